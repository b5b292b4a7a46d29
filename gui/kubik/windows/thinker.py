"""What thinks beside the window, as the window hears it: computer players, hints, the coach."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal

from kubik.computer.thinking import Answer, Question
from kubik.rules.ruleset import Ruleset


class Thinks(Protocol):
    """Takes questions and answers them later, as `kubik.computer.thinking.Thinking` does."""

    def play(self, ruleset: Ruleset) -> None:
        """Positions to come are of this game."""

    def ask(self, question: Question) -> None:
        """Think about this; an answer to an earlier question of its kind is wanted no more."""

    def forget(self) -> None:
        """No answer is wanted any more."""

    def close(self) -> None:
        """Answer nothing from now on."""


NewThinking = Callable[[Callable[[Answer], None]], Thinks]


class Thinker(QObject):
    """Brings the answers into the thread that shows things.

    Whoever asks compares the version of an answer with that of what is shown.
    """

    answered = Signal(Answer)

    _arrived = Signal(Answer)

    def __init__(self, new_thinking: NewThinking, parent: QObject) -> None:
        """Begin to think; `new_thinking` may call its argument from any thread."""
        super().__init__(parent)
        # Never while the question is still being asked: whoever asks goes on first.
        self._arrived.connect(self.answered, Qt.ConnectionType.QueuedConnection)
        self._thinks = new_thinking(self._arrived.emit)
        self.play, self.ask = self._thinks.play, self._thinks.ask
        self.forget, self.close = self._thinks.forget, self._thinks.close
