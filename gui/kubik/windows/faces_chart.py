"""A bar for each face of the die, as long as it fell often."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from kubik.text.catalogue import listing, number, translate
from kubik.text.statistics_tables import FaceLine
from kubik.text.statistics_words import decimal
from kubik.windows.chart import CENTRED, FRAME, Chart
from kubik.windows.score_delegate import mixed

BAR = 0.62
"""How much of its place a bar takes, from 0 to 1."""


class FacesChart(Chart):
    """Shows how often each face fell; a dashed line is where all bars would end on the average."""

    def __init__(self, parent: QWidget) -> None:
        """Start without bars."""
        super().__init__(parent, 16)
        self._lines: tuple[FaceLine, ...] = ()

    def show_lines(self, lines: Sequence[FaceLine]) -> None:
        """Show these faces."""
        self._lines = tuple(lines)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say the same in the present language to a screen reader."""
        self.setAccessibleName(translate("Statistics", "Bar chart: how often each face fell"))
        text = translate("Statistics", "{face}: {count}")
        said = [text.format(face=number(x.face), count=number(x.fell)) for x in self._lines]
        self.setAccessibleDescription(listing(said))

    @property
    @override
    def is_empty(self) -> bool:
        return not self._lines

    @override
    def paint(self, painter: QPainter) -> None:
        line_height = QFontMetricsF(self.font()).height()
        room = QRectF(0, line_height * 1.8, self.width(), self.height() - line_height * 3.2)
        expected = self._lines[0].expected
        highest = max(expected, *(line.fell for line in self._lines))
        text, base = (
            self.colour(QPalette.ColorRole.WindowText),
            self.colour(QPalette.ColorRole.Window),
        )
        bar_colour = self.colour(QPalette.ColorRole.Highlight)
        on_bar = self.colour(QPalette.ColorRole.HighlightedText)
        place = room.width() / len(self._lines)
        for position, line in enumerate(self._lines):
            height = room.height() * line.fell / highest
            left = room.left() + place * (position + (1 - BAR) / 2)
            bar = QRectF(left, room.bottom() - height, place * BAR, height)
            painter.fillRect(bar, bar_colour)
            slot = QRectF(left, room.bottom() + line_height * 0.2, place * BAR, line_height)
            painter.setPen(text)
            painter.drawText(slot, CENTRED, number(line.face))
            is_inside = height > line_height * 2
            slot.moveBottom((room.bottom() if is_inside else bar.top()) - line_height * 0.3)
            painter.setPen(on_bar if is_inside else text)
            painter.drawText(slot, CENTRED, number(line.fell))
        painter.setPen(QPen(mixed(text, base, FRAME), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        self._paint_expected(painter, room, room.bottom() - room.height() * expected / highest)

    def _paint_expected(self, painter: QPainter, room: QRectF, level: float) -> None:
        # Drawn twice, so that it is seen before the bars and beside them.
        for role, width in ((QPalette.ColorRole.Window, 3), (QPalette.ColorRole.WindowText, 1)):
            pen = QPen(self.colour(role), width)
            pen.setDashPattern([6 / width, 4 / width])
            painter.setPen(pen)
            painter.drawLine(int(room.left()), round(level), int(room.right()), round(level))
        legend = translate("Statistics", "- - -  expected: {count}")
        painter.drawText(
            QRectF(0, 0, self.width(), QFontMetricsF(self.font()).height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            legend.format(count=decimal(self._lines[0].expected)),
        )
