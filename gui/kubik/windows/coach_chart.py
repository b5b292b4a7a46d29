"""Two bars for each round: what the dice gave, and what the decisions cost."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from kubik.text.catalogue import listing, number, translate
from kubik.text.coach_words import RoundLine, points, signed_points
from kubik.windows.chart import CENTRED, FRAME, Chart
from kubik.windows.score_delegate import mixed

BARS = 0.78
"""How much of its place the bars of a round take together, from 0 to 1."""

TEXT, WINDOW = QPalette.ColorRole.WindowText, QPalette.ColorRole.Window


class CoachChart(Chart):
    """Luck goes up or down from the middle, a full bar; cost always down, a hatched one."""

    def __init__(self, parent: QWidget) -> None:
        """Start without bars."""
        super().__init__(parent, 22)
        self._lines: tuple[RoundLine, ...] = ()

    def show_lines(self, lines: Sequence[RoundLine]) -> None:
        """Show these rounds."""
        self._lines = tuple(lines)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the same in the present language, to a screen reader too."""
        self.setAccessibleName(translate("Coach", "Bar chart: luck and cost of every round"))
        text = translate("Coach", "round {round}: luck {luck}, cost {cost}")
        said = [
            text.format(
                round=number(line.round),
                luck=signed_points(line.luck, is_fine=line.is_fine),
                cost=points(line.cost, is_fine=line.is_fine),
            )
            for line in self._lines
        ]
        self.setAccessibleDescription(listing(said))
        self.update()

    @property
    @override
    def is_empty(self) -> bool:
        return not self._lines

    @override
    def paint(self, painter: QPainter) -> None:
        line_height = QFontMetricsF(self.font()).height()
        room = QRectF(0, line_height * 1.9, self.width(), self.height() - line_height * 3.2)
        highest = max(0.0, *(line.luck for line in self._lines))
        lowest = min(0.0, *(min(line.luck, -line.cost) for line in self._lines))
        scale = room.height() / ((highest - lowest) or 1.0)
        zero = room.top() + highest * scale
        place = room.width() / len(self._lines)
        width = place * BARS / 2
        for position, line in enumerate(self._lines):
            left = place * position + place * (1 - BARS) / 2
            painter.fillRect(_bar(left, zero, width, -line.luck * scale), self._luck_brush())
            self._paint_cost(painter, _bar(left + width, zero, width, line.cost * scale))
        painter.setPen(
            QPen(
                mixed(
                    self.colour(TEXT),
                    self.colour(QPalette.ColorRole.Window),
                    FRAME,
                ),
                1,
            )
        )
        painter.drawLine(QPointF(room.left(), zero), QPointF(room.right(), zero))
        self._write_rounds(painter, place, QRectF(0, room.bottom(), place, line_height * 1.3))
        self._write_legend(painter, line_height)

    def _paint_cost(self, painter: QPainter, bar: QRectF) -> None:
        painter.setPen(QPen(self.colour(TEXT), 1))
        painter.setBrush(QBrush(self.colour(TEXT), Qt.BrushStyle.BDiagPattern))
        if bar.height() >= 1:
            painter.drawRect(bar)

    def _luck_brush(self) -> QBrush:
        return QBrush(self.colour(QPalette.ColorRole.Highlight))

    def _write_rounds(self, painter: QPainter, place: float, slot: QRectF) -> None:
        """As many of their numbers as have room."""
        painter.setPen(self.colour(TEXT))
        widest = QFontMetricsF(self.font()).horizontalAdvance(number(self._lines[-1].round) + "  ")
        every = max(1, -int(-widest // place))
        for position in range(0, len(self._lines), every):
            there = slot.translated(place * position, 0)
            painter.drawText(there, CENTRED, number(self._lines[position].round))

    def _write_legend(self, painter: QPainter, line_height: float) -> None:
        luck = translate("Coach", "Luck")
        cost = translate("Coach", "Cost of decisions")
        square = QRectF(0, line_height * 0.25, line_height * 0.7, line_height * 0.7)
        painter.fillRect(square, self._luck_brush())
        left = self._write_beside(painter, square, luck)
        square.moveLeft(left + line_height)
        self._paint_cost(painter, square)
        self._write_beside(painter, square, cost)

    def _write_beside(self, painter: QPainter, square: QRectF, text: str) -> float:
        metrics = QFontMetricsF(self.font())
        gap = metrics.averageCharWidth()
        width = metrics.horizontalAdvance(text)
        slot = QRectF(square.right() + gap, 0, width, metrics.height() * 1.2)
        painter.setPen(self.colour(TEXT))
        painter.drawText(slot, CENTRED, text)
        return slot.right()


def _bar(left: float, zero: float, width: float, height: float) -> QRectF:
    """A bar from the zero line, downward where the height is positive."""
    return QRectF(left, zero, width, height).normalized()
