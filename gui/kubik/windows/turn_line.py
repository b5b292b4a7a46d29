"""Whose turn it is, and the points that matter now, large enough to be read across the room."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget
from typing_extensions import override

from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState
from kubik.text.catalogue import number, translate
from kubik.windows.reading import fit_letters

NAME_SHARE, POINTS_SHARE, WORDS_SHARE = 1 / 26, 1 / 15, 1 / 55
"""Of the height of the window: 51 pixels for points in a window of 768, 72 in one of 1080."""


class TurnLine(QWidget):
    """A name to the left; to the right what the points are, and the points."""

    def __init__(self, parent: QWidget | None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._text = ""
        self._turn = QLabel(self)
        self._turn.setTextFormat(Qt.TextFormat.PlainText)
        self._turn.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._caption = QLabel(self)
        self._caption.setWordWrap(True)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._points = QLabel(self)
        for label in (self._turn, self._points):
            font = label.font()
            font.setBold(True)
            label.setFont(font)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._turn, 3)
        layout.addWidget(self._caption, 1)
        layout.addWidget(self._points)

    @property
    def turn(self) -> str:
        """Whose turn it is, as it is shown where there is room."""
        return self._text

    @property
    def points(self) -> str:
        """The points, as they are shown."""
        return self._points.text()

    def show_state(self, state: MatchState, names: Sequence[str]) -> None:
        """Show whose turn it is in this position, and what it has come to; nothing at the end."""
        if state.seat is None:
            self.show_turn("", "", "")
            return
        turn = translate("MatchPage", "{name} to play").format(name=names[state.seat])
        if isinstance(state, ScorepadState):
            caption, points = translate("MatchPage", "Points so far"), state.scores[state.seat]
        else:
            caption = translate("MatchPage", "Points at risk")
            points = state.turn.at_risk if state.turn else 0
        self.show_turn(turn, caption, number(points))

    def show_turn(self, turn: str, caption: str, points: str) -> None:
        """Show whose turn it is, and some points with a few words about them."""
        self._text = turn
        self._turn.setAccessibleName(turn)
        self._turn.setToolTip(turn)
        self._caption.setText(caption)
        self._points.setText(points)
        self._points.setAccessibleName(f"{caption}: {points}")
        self._elide()

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels."""
        fit_letters(self._turn, height, NAME_SHARE)
        fit_letters(self._points, height, POINTS_SHARE)
        fit_letters(self._caption, height, WORDS_SHARE)
        self._elide()
        self.updateGeometry()  # the page does not hear of it from a layout that is in another one

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        width = self._turn.width()
        end = Qt.TextElideMode.ElideRight
        self._turn.setText(self._turn.fontMetrics().elidedText(self._text, end, width))
