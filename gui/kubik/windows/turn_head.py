"""Above the table: whose turn it is, and what it has come to so far."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState
from kubik.text.catalogue import number, translate


class TurnHead(QWidget):
    """Two large lines."""

    def __init__(self, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._turn = QLabel(self)
        self._turn.setTextFormat(Qt.TextFormat.PlainText)
        _enlarge(self._turn, 1.7)
        self._points = QLabel(self)
        _enlarge(self._points, 1.4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._turn)
        layout.addWidget(self._points)

    @property
    def turn_text(self) -> str:
        """Whose turn it is, as it is shown."""
        return self._turn.text()

    def show_state(self, state: MatchState, names: Sequence[str]) -> None:
        """Show the turn of this position; nothing once the match is over."""
        if state.seat is None:
            self._turn.clear()
            self._points.clear()
            return
        text = translate("MatchPage", "{name} to play")
        self._turn.setText(text.format(name=names[state.seat]))
        if isinstance(state, ScorepadState):
            text = translate("MatchPage", "Points so far: {points}")
            self._points.setText(text.format(points=number(state.scores[state.seat])))
        else:
            at_risk = state.turn.at_risk if state.turn else 0
            text = translate("MatchPage", "Points at risk: {points}")
            self._points.setText(text.format(points=number(at_risk)))


def _enlarge(label: QLabel, factor: float) -> None:
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    font.setBold(True)
    label.setFont(font)
