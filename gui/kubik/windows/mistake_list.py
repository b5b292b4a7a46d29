"""The dearest mistakes of a player in plain words, each with the way back to its moment."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kubik.computer.coach import DEAREST, Decision
from kubik.rules.ruleset import Words
from kubik.text.catalogue import number, translate
from kubik.text.coach_words import mistake_lines, mistake_title
from kubik.windows.facts_view import bold


class MistakeCard(QFrame):
    """One mistake: when, what it cost, what was done, what would have been better."""

    watched = Signal(int)
    """The number of the step (from 0) that the mistake ended with."""

    def __init__(self, parent: QWidget) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._step = 0
        self.title, self.done, self.better = bold(QLabel(self)), QLabel(self), QLabel(self)
        self.watch_button = QPushButton(self)
        self.watch_button.setAutoDefault(False)
        self.watch_button.clicked.connect(self._watch)
        layout = QVBoxLayout(self)
        for label in (self.title, self.done, self.better):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            layout.addWidget(label)
        layout.addWidget(self.watch_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_mistake(
        self, decision: Decision, box_names: Mapping[str, Words], *, is_fine: bool
    ) -> None:
        """Tell of this mistake, in the language of the moment."""
        self._step = decision.step
        self.title.setText(mistake_title(decision, is_fine=is_fine))
        done, better = mistake_lines(decision, box_names)
        self.done.setText(done)
        self.better.setText(better)
        self.watch_button.setText(translate("Coach", "Watch this moment again"))
        name = translate("Coach", "Watch this moment of round {round} again")
        self.watch_button.setAccessibleName(name.format(round=number(decision.round)))
        self.watch_button.setAccessibleDescription(f"{self.title.text()}. {done} {better}")

    def _watch(self) -> None:
        self.watched.emit(self._step)


class MistakeList(QScrollArea):
    """Up to three mistakes, or a word of praise."""

    watched = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons are scrolled to by Tab
        page = QWidget(self)
        layout = QVBoxLayout(page)
        self.praise = QLabel(page)
        self.praise.setWordWrap(True)
        self.praise.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(self.praise)
        self.cards = tuple(MistakeCard(page) for _ in range(DEAREST))
        for card in self.cards:
            card.watched.connect(self.watched)
            layout.addWidget(card)
        layout.addStretch()
        self.setWidget(page)
        for part in (self.viewport(), page):  # the background is that of the tab
            part.setAutoFillBackground(False)

    def show_mistakes(
        self,
        mistakes: Sequence[Decision],
        praise: str,
        box_names: Mapping[str, Words],
        *,
        is_fine: bool,
    ) -> None:
        """Tell of these, or praise where there are none, in the language of the moment."""
        self.praise.setText(praise)
        self.praise.setVisible(not mistakes)
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(mistakes))
            if place < len(mistakes):
                card.show_mistake(mistakes[place], box_names, is_fine=is_fine)
