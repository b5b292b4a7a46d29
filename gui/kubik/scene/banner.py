"""A few large words on the felt: points, a bust, hot dice, the last round."""

import logging
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

LOG = logging.getLogger(__name__)

TEXT_PIXELS = 30
ABOVE_DICE = 500.0


class Tone(StrEnum):
    """How the words are meant."""

    QUIET = "quiet"
    """A bust: nobody is laughed at."""
    WARM = "warm"
    FESTIVE = "festive"


PAPERS = {
    Tone.QUIET: QColor(30, 38, 48, 235),
    Tone.WARM: QColor("#7a4a12"),
    Tone.FESTIVE: QColor("#7b1f4c"),
}
INK = QColor("#fff8e8")


class Banner(QGraphicsItem):
    """Shows one line on a rounded paper around its position, or nothing."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._text = ""
        self._tone = Tone.WARM
        self._box = QRectF()
        self._font = QFont()
        self._font.setPixelSize(TEXT_PIXELS)
        self._font.setBold(True)
        self.setZValue(ABOVE_DICE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text

    @property
    def tone(self) -> Tone:
        """How it is meant."""
        return self._tone

    def show_text(self, text: str, tone: Tone, centre: QPointF, widest: float) -> None:
        """Show `text` around `centre`, at most `widest` scene units wide; empty shows nothing."""
        self.prepareGeometryChange()
        self._text, self._tone = text, tone
        width = QFontMetricsF(self._font).horizontalAdvance(text) + 2 * TEXT_PIXELS
        self._box = QRectF(-width / 2, -TEXT_PIXELS, width, 2 * TEXT_PIXELS) if text else QRectF()
        self.setScale(min(1.0, widest / width))
        self.setPos(centre)
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._box

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        try:
            if not self._text:
                return
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PAPERS[self._tone])
            painter.drawRoundedRect(self._box, TEXT_PIXELS, TEXT_PIXELS)
            painter.setPen(INK)
            painter.setFont(self._font)
            painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self._text)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("a banner could not be painted: %s", self._text)
