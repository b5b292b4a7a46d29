"""Whose turn it is, and the points that matter now, large enough to be read across the room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget
from typing_extensions import override

NAME_SHARE, POINTS_SHARE = 1 / 26, 1 / 15
"""Of the height of the window: 51 pixels for points in a window of 768, 72 in one of 1080."""
LEAST_NAME = 20


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
        for label, pixels in (
            (self._turn, max(LEAST_NAME, height * NAME_SHARE)),
            (self._points, height * POINTS_SHARE),
        ):
            font = QFont(label.font())
            font.setBold(True)
            font.setPixelSize(round(pixels))
            label.setFont(font)
        self._elide()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        width = self._turn.width()
        end = Qt.TextElideMode.ElideRight
        self._turn.setText(self._turn.fontMetrics().elidedText(self._text, end, width))
