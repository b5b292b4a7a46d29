"""The end of a match: who won, the ranking, and the way on."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kubik.rules.events import Outcome
from kubik.text.catalogue import number, translate
from kubik.text.narration import outcome_sentence
from kubik.windows.action_bar import TurnButton


class EndPanel(QFrame):
    """Takes the place of the table when a match is over."""

    def __init__(self, actions: tuple[QAction, ...], parent: QWidget) -> None:
        """Offer `actions` beneath the ranking."""
        super().__init__(parent)
        self._sentence = QLabel(self)
        font = self._sentence.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        font.setBold(True)
        self._sentence.setFont(font)
        self._sentence.setWordWrap(True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._ranking = QGridLayout()
        self._ranking.setHorizontalSpacing(self.fontMetrics().height() * 2)
        self._ranking.setVerticalSpacing(self.fontMetrics().height() // 2)
        self._labels: list[QLabel] = []
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addLayout(self._ranking)
        middle.addStretch()
        buttons = QHBoxLayout()
        buttons.addStretch()
        for action in actions:
            button = TurnButton(action, self)
            button.setMinimumWidth(self.fontMetrics().averageCharWidth() * 24)
            buttons.addWidget(button)
        buttons.addStretch()
        layout = QVBoxLayout(self)
        layout.setSpacing(self.fontMetrics().height())
        layout.addStretch(1)
        layout.addWidget(self._sentence)
        layout.addLayout(middle)
        layout.addLayout(buttons)
        layout.addStretch(1)

    @property
    def sentence(self) -> str:
        """Who won, as it is shown."""
        return self._sentence.text()

    @property
    def ranking(self) -> tuple[tuple[str, str, str], ...]:
        """The ranking as it is shown: place, name and points a line."""
        texts = [label.text() for label in self._labels]
        return tuple(zip(texts[::3], texts[1::3], texts[2::3], strict=True))

    def show_outcome(self, outcome: Outcome, names: Sequence[str]) -> None:
        """Show how the match ended."""
        self._sentence.setText(outcome_sentence(outcome, names))
        for label in self._labels:
            self._ranking.removeWidget(label)
            label.deleteLater()
        self._labels.clear()
        for row, place in enumerate(outcome.ranking):
            #: The place in the ranking, a number: "1.".
            rank = translate("EndPanel", "{rank}.").format(rank=number(place.rank))
            points = _points(place.score)
            for column, text in enumerate((rank, names[place.seat], points)):
                label = QLabel(text, self)
                label.setTextFormat(Qt.TextFormat.PlainText)
                font = label.font()
                font.setPointSizeF(font.pointSizeF() * 1.25)
                font.setBold(place.rank == 1)
                label.setFont(font)
                side = Qt.AlignmentFlag.AlignRight if column != 1 else Qt.AlignmentFlag.AlignLeft
                self._ranking.addWidget(label, row, column, side)
                self._labels.append(label)


def _points(score: int) -> str:
    if score < 0:
        #: A score below zero: "-250 points".
        return translate("EndPanel", "-%Ln point(s)", None, -score)
    return translate("EndPanel", "%Ln point(s)", None, score)
