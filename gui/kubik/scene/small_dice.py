"""Dice as small as letters, for lists: flat, with their pips, and a line under those kept."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kubik.rules.dice import Colour
from kubik.scene.solid.palette import MATERIALS, Mark

COLUMNS = (0.26, 0.5, 0.74)
"""Where the pips stand, across and down, in sides of the die."""
PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}
PIP = 0.1
LONE_PIP = 0.13
CORNER = 0.2
FADED = 0.6
"""How opaque a die is that was not kept."""


def paint_small_die(
    painter: QPainter, place: QRectF, face: int, colour: Colour | None, *, is_faded: bool
) -> None:
    """Paint a die with `face` on top into the square `place`; faded where it was not kept."""
    material, side = MATERIALS[colour], place.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(FADED if is_faded else 1.0)
    painter.setPen(QPen(QColor(material.dark), max(1.0, side * 0.05)))
    painter.setBrush(QColor(material.body))
    body = place.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(body, side * CORNER, side * CORNER)
    _paint_mark(painter, body, material.mark, QColor(material.pips))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(material.pips))
    radius = side * (LONE_PIP if face == 1 else PIP)
    for column, row in PIPS.get(face, ()):
        centre = place.topLeft() + QPointF(COLUMNS[column] * side, COLUMNS[row] * side)
        painter.drawEllipse(centre, radius, radius)
    painter.restore()


def _paint_mark(painter: QPainter, body: QRectF, mark: Mark, ink: QColor) -> None:
    # What tells the die from others without its colour, as on the large dice.
    edge = body.width() * 0.1
    inner = body.adjusted(edge, edge, -edge, -edge)
    painter.setPen(QPen(ink, max(1.0, body.width() * 0.045)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match mark:
        case Mark.NONE:
            pass
        case Mark.FRAME:
            painter.drawRoundedRect(inner, edge, edge)
        case Mark.BRACKETS:
            painter.drawLine(inner.topLeft(), inner.bottomLeft())
            painter.drawLine(inner.topRight(), inner.bottomRight())
