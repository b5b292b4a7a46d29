"""What has happened last, in a few sentences, or what somebody should know now."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from kubik.play.match import Match, Step
from kubik.play.seats import Seat
from kubik.text.step_words import told
from kubik.windows.reading import fit_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kubik.rules.ruleset import Words

REMEMBERED_SENTENCES = 3
SHARE = 1 / 58
"""Letters, of the height of the page."""


class NarrationLabel(QLabel):
    """Remembers steps, not sentences: they are said anew in the language of the moment."""

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._boxes: Mapping[str, Words] = {}
        self._told: tuple[tuple[Step, tuple[Seat, ...]], ...] = ()
        self._notice: Callable[[], str] | None = None

    def begin(self, match: Match) -> None:
        """Tell of the last steps of a match that is gone on with."""
        self._boxes = match.ruleset.game.box_names
        steps = match.steps[-REMEMBERED_SENTENCES - 1 :]
        before = [match.opening_seats, *(step.seats for step in match.steps)][-len(steps) - 1 : -1]
        told_of = list(zip(steps, before, strict=True))
        self._told, self._notice = tuple(told_of[-REMEMBERED_SENTENCES:]), None

    def tell(self, step: Step, seats: tuple[Seat, ...]) -> tuple[str, ...]:
        """Tell of `step` of these people from the next `say` on; its own sentences."""
        said = told(step, seats, self._boxes)
        if said:
            self._told = (*self._told, (step, seats))[-REMEMBERED_SENTENCES:]
        self._notice = None
        return said

    def notify(self, notice: Callable[[], str]) -> None:
        """Say this until something happens."""
        self._notice = notice
        self.say()

    def say(self) -> None:
        """Say everything in the present language."""
        said = [s for step, seats in self._told for s in told(step, seats, self._boxes)]
        self.setText(self._notice() if self._notice else "\n".join(said[-REMEMBERED_SENTENCES:]))

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels."""
        fit_letters(self, height, SHARE)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * REMEMBERED_SENTENCES)
