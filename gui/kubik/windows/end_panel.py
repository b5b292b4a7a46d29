"""The end of a match: who won, the ranking, and the way on."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kubik.rules.events import Outcome
from kubik.text.catalogue import number, translate
from kubik.text.narration import outcome_sentence
from kubik.windows.action_bar import TurnButton
from kubik.windows.reading import fit_letters

COLUMNS = 3
"""Place, name and points."""
SENTENCE_SHARE, RANK_SHARE = 1 / 34, 1 / 45
"""Letters, of the height of the page."""
IN_COLUMN = 4
"""More players than that stand beside the first ones."""
SHORTEST = 16
"""No button is narrower, in letters."""


class EndPanel(QFrame):
    """Takes the place of the buttons of a turn when a match is over."""

    def __init__(self, actions: tuple[QAction, ...], parent: QWidget) -> None:
        """Offer `actions` beneath the ranking."""
        super().__init__(parent)
        self._sentence = QLabel(self)
        font = self._sentence.font()
        font.setBold(True)
        self._sentence.setFont(font)
        self._sentence.setWordWrap(True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._ranking = QGridLayout()
        self._ranking.setHorizontalSpacing(self.fontMetrics().height() * 2)
        self._ranking.setVerticalSpacing(self.fontMetrics().height() // 4)
        self._labels: list[QLabel] = []
        self._height = 0
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addLayout(self._ranking)
        middle.addStretch()
        buttons = QHBoxLayout()
        buttons.addStretch()
        self._buttons = tuple(TurnButton(action, self) for action in actions)
        for button in self._buttons:
            buttons.addWidget(button)
        buttons.addStretch()
        layout = QVBoxLayout(self)
        layout.setSpacing(self.fontMetrics().height() // 2)
        layout.addWidget(self._sentence)
        layout.addLayout(middle)
        layout.addLayout(buttons)

    @property
    def sentence(self) -> str:
        """Who won, as it is shown."""
        return self._sentence.text()

    @property
    def ranking(self) -> tuple[tuple[str, str, str], ...]:
        """The ranking as it is shown: place, name and points a line."""
        texts = [label.text() for label in self._labels]
        return tuple(zip(texts[::3], texts[1::3], texts[2::3], strict=True))

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels."""
        self._height = height
        fit_letters(self._sentence, height, SENTENCE_SHARE)
        for label in self._labels:
            fit_letters(label, height, RANK_SHARE)
        for button in self._buttons:
            button.fit(height)
        self._widen_buttons()
        self.updateGeometry()  # the page does not hear of it from a layout that is in another one

    def _widen_buttons(self) -> None:
        """Give each the room for its text, and a short one not much less than the others."""
        for button in self._buttons:
            least = button.fontMetrics().averageCharWidth() * SHORTEST
            button.setMinimumWidth(max(least, button.sizeHint().width()))

    def take_focus(self) -> None:
        """Let the keys go to the first way on."""
        self._buttons[0].setFocus()

    def show_outcome(self, outcome: Outcome, names: Sequence[str]) -> None:
        """Show how the match ended."""
        self._sentence.setText(outcome_sentence(outcome, names))
        self._widen_buttons()
        for label in self._labels:
            self._ranking.removeWidget(label)
            label.deleteLater()
        self._labels.clear()
        for number_shown, place in enumerate(outcome.ranking):
            aside, row = divmod(number_shown, IN_COLUMN)
            #: The place in the ranking, a number: "1.".
            rank = translate("EndPanel", "{rank}.").format(rank=number(place.rank))
            points = _points(place.score)
            for column, text in enumerate((rank, names[place.seat], points)):
                label = self._label(text, is_first=place.rank == 1)
                side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignRight
                self._ranking.addWidget(label, row, aside * COLUMNS + column, side)
                self._labels.append(label)

    def _label(self, text: str, *, is_first: bool) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        font = label.font()
        font.setBold(is_first)
        label.setFont(font)
        fit_letters(label, self._height, RANK_SHARE)
        return label


def _points(score: int) -> str:
    if score < 0:
        #: A score below zero: "-250 points".
        return translate("EndPanel", "-%Ln point(s)", None, -score)
    return translate("EndPanel", "%Ln point(s)", None, score)
