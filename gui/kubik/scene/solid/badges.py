"""The sign of what a die is to the player: an outline around it and a badge outside its top face.

Never colour alone: what may be taken has a dashed outline and a plus, what is taken a tick, what
stays a padlock. What cannot be used has a thin line and no badge: without it a red die would vanish
on blue felt for some eyes.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kubik.scene.solid.die_solid import Drawing
from kubik.scene.table_picture import Look

INK = QColor("#14181C")
BADGE = 0.17
"""The radius of a badge, in die-sides."""
GROWS = 0.26
"""So many die-sides outline and badge need around a die."""


@dataclass(frozen=True, slots=True)
class Sign:
    """How a look is drawn around a die."""

    tint: QColor
    dashed: bool = False
    glows: bool = False
    width: float = 0.10
    """Of the line, in die-sides."""


SIGNS = {
    Look.FREE: Sign(QColor("#FFFFFF"), dashed=True),
    Look.CHOSEN: Sign(QColor("#FFD54A"), glows=True),
    Look.FROZEN: Sign(QColor("#6EC1FF")),
    Look.DEAD: Sign(QColor("#D3D9DD"), width=0.05),
}


def paint_outline(painter: QPainter, drawn: Drawing, look: Look) -> None:
    """Draw what lies below the die: a line around its outline on a dark casing."""
    sign = SIGNS[look]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if sign.glows:
        for width, alpha in ((0.34, 34), (0.26, 60)):
            _line(painter, drawn, _alpha(sign.tint, alpha), width)
    _line(painter, drawn, _alpha(INK, 150), 1.7 * sign.width)
    _line(painter, drawn, sign.tint, sign.width, dashed=sign.dashed)


def _line(
    painter: QPainter, drawn: Drawing, tint: QColor, width: float, *, dashed: bool = False
) -> None:
    pen = QPen(tint, width * drawn.scale)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([1.6, 1.0])
    painter.setPen(pen)
    painter.drawPolygon(drawn.hull)


def _alpha(tint: QColor, alpha: int) -> QColor:
    return QColor(tint.red(), tint.green(), tint.blue(), alpha)


def paint_badge(painter: QPainter, drawn: Drawing, look: Look) -> None:
    """Draw what lies above the die: the badge, at the top right of its outline."""
    if look is Look.DEAD:
        return
    sign = SIGNS[look]
    radius = BADGE * drawn.scale
    box = drawn.hull.boundingRect()
    centre = QPointF(box.right() + radius * 0.15, box.top() - radius * 0.15)
    painter.setPen(QPen(INK, 0.024 * drawn.scale))
    painter.setBrush(sign.tint)
    painter.drawEllipse(centre, radius, radius)
    pen = QPen(INK, 0.052 * drawn.scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def at(x: float, y: float) -> QPointF:
        return centre + QPointF(x * radius, y * radius)

    match look:
        case Look.FREE:
            painter.drawLine(at(-0.5, 0.0), at(0.5, 0.0))
            painter.drawLine(at(0.0, -0.5), at(0.0, 0.5))
        case Look.CHOSEN:
            painter.drawPolyline(QPolygonF([at(-0.48, 0.0), at(-0.12, 0.38), at(0.50, -0.38)]))
        case Look.FROZEN:
            painter.drawArc(QRectF(at(-0.30, -0.62), at(0.30, 0.18)), 0, 180 * 16)
            painter.setBrush(INK)
            painter.drawRect(QRectF(at(-0.36, -0.10), at(0.36, 0.44)))
