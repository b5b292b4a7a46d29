"""The felt, in several colours."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient


class FeltColour(StrEnum):
    """What lies on the table. Automatic is green, and blue under red and green dice."""

    AUTOMATIC = "automatic"
    GREEN = "green"
    BLUE = "blue"
    WINE = "wine"
    SLATE = "slate"


@dataclass(frozen=True, slots=True)
class Felt:
    """A felt: its colour in the light, and at the edge of the table."""

    light: QColor
    dark: QColor


FELTS = {
    FeltColour.GREEN: Felt(QColor("#2a714c"), QColor("#124029")),
    FeltColour.BLUE: Felt(QColor("#305986"), QColor("#142a48")),
    FeltColour.WINE: Felt(QColor("#7a2f45"), QColor("#431522")),
    FeltColour.SLATE: Felt(QColor("#4a5560"), QColor("#262d34")),
}


def felt_for(colour: FeltColour, *, coloured_dice: bool) -> Felt:
    """The felt of this colour; for `AUTOMATIC` one on which no dice vanish for any eyes."""
    if colour is FeltColour.AUTOMATIC:
        colour = FeltColour.BLUE if coloured_dice else FeltColour.GREEN
    return FELTS[colour]


def paint_felt(painter: QPainter, rect: QRectF, felt: Felt, centre: QPointF, radius: float) -> None:
    """Cover `rect` with `felt`, lit around `centre`."""
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, felt.light)
    light.setColorAt(1, felt.dark)
    painter.fillRect(rect, light)


def paint_tray(painter: QPainter, tray: QRectF) -> None:
    """Sink a tray into the felt."""
    painter.setPen(QPen(QColor(255, 255, 255, 50), 2))
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(tray, 20, 20)
    painter.setBrush(Qt.BrushStyle.NoBrush)
