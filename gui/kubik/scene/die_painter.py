"""Draws one die from above: body, pips, the mark of its colour and the sign of its state."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from kubik.rules.dice import Colour
from kubik.scene.table_picture import Look

SIDE = 100.0
"""The side of a die, in scene units."""
ROUND = 18.0

# Pips on a grid of three by three, column and row from -1 to 1.
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
    9: ((-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Material:
    """The colours of a die: the light and dark side of its body, and its pips."""

    light: QColor
    dark: QColor
    pips: QColor


IVORY = Material(QColor("#fffaf0"), QColor("#e2d5b8"), QColor("#2a2320"))
MATERIALS: dict[Colour | None, Material] = {
    None: IVORY,
    Colour.WHITE: Material(QColor("#ffffff"), QColor("#d7dade"), QColor("#20242a")),
    Colour.RED: Material(QColor("#c9303b"), QColor("#8f1420"), QColor("#fff4f0")),
    Colour.GREEN: Material(QColor("#1f9d6b"), QColor("#0d6a47"), QColor("#f2fff8")),
}
GOLD = QColor("#ffd447")
ICE = QColor("#8fd0ff")
INK = QColor("#16202c")
WHITE = QColor("#ffffff")


def paint_die(painter: QPainter, face: int, colour: Colour | None, look: Look) -> None:
    """Draw a die around the origin, `SIDE` wide."""
    material = MATERIALS[colour]
    body = QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
    _shadow(painter, body)
    light, dark, pips = material.light, material.dark, material.pips
    if look is Look.DEAD:
        light, dark, pips = (_dimmed(tint) for tint in (light, dark, pips))
    gradient = QLinearGradient(body.topLeft(), body.bottomRight())
    gradient.setColorAt(0, light)
    gradient.setColorAt(1, dark)
    painter.setPen(QPen(dark.darker(125), 1.5))
    painter.setBrush(gradient)
    painter.drawRoundedRect(body, ROUND, ROUND)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(body.adjusted(7, 7, -7, -7), ROUND - 4, ROUND - 4)
    _mark(painter, colour, pips)
    for column, row in PIPS[face]:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pips)
        painter.drawPath(_pip(colour, QPointF(column * 24.0, row * 24.0)))
    _state(painter, body, look)


def _dimmed(colour: QColor) -> QColor:
    grey = (colour.red() + colour.green() + colour.blue()) // 3
    parts = (colour.red(), colour.green(), colour.blue())
    return QColor(*(int(0.5 * (part * 0.45 + grey * 0.55) + 44) for part in parts))


def _shadow(painter: QPainter, body: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in ((7.0, 26), (4.0, 36), (1.0, 50)):
        painter.setBrush(QColor(0, 0, 0, alpha))
        grown = body.adjusted(-spread, -spread, spread, spread).translated(5, 8)
        painter.drawRoundedRect(grown, ROUND + spread, ROUND + spread)


def _pip(colour: Colour | None, centre: QPointF) -> QPainterPath:
    """Round pips on ivory and white, diamonds on red, squares on green: no colour is needed."""
    path = QPainterPath()
    if colour is Colour.RED:
        points = (QPointF(0, -12), QPointF(12, 0), QPointF(0, 12), QPointF(-12, 0))
        path.addPolygon(_polygon(centre + point for point in points))
    elif colour is Colour.GREEN:
        path.addRect(QRectF(centre.x() - 9, centre.y() - 9, 18, 18))
    else:
        path.addEllipse(centre, 10.0, 10.0)
    path.closeSubpath()
    return path


def _polygon(points: Iterable[QPointF]) -> QPolygonF:
    return QPolygonF(list(points))


def _mark(painter: QPainter, colour: Colour | None, ink: QColor) -> None:
    """Corner brackets on red dice, a frame on green ones."""
    pen = QPen(ink, 2.5)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = SIDE / 2 - 9
    if colour is Colour.GREEN:
        painter.drawRoundedRect(QRectF(-edge, -edge, 2 * edge, 2 * edge), 9, 9)
    elif colour is Colour.RED:
        for x in (-1, 1):
            for y in (-1, 1):
                corner = QPointF(x * edge, y * edge)
                painter.drawLine(corner, corner - QPointF(x * 16, 0))
                painter.drawLine(corner, corner - QPointF(0, y * 16))


def _state(painter: QPainter, body: QRectF, look: Look) -> None:
    """An outline and a badge; never the colour alone."""
    if look in {Look.DEAD, Look.PLAIN}:
        return
    tint = {Look.CHOSEN: GOLD, Look.FROZEN: ICE, Look.FREE: WHITE}[look]
    pen = QPen(tint, 3.0 if look is Look.FREE else 5.0)
    if look is Look.FREE:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body.adjusted(-5, -5, 5, 5), ROUND + 4, ROUND + 4)
    centre = body.topRight() + QPointF(-2, 2)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(tint)
    painter.drawEllipse(centre, 15, 15)
    painter.setPen(QPen(INK, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if look is Look.FREE:
        painter.drawLine(centre + QPointF(-7, 0), centre + QPointF(7, 0))
        painter.drawLine(centre + QPointF(0, -7), centre + QPointF(0, 7))
    elif look is Look.CHOSEN:
        painter.drawLine(centre + QPointF(-7, 0), centre + QPointF(-2, 6))
        painter.drawLine(centre + QPointF(-2, 6), centre + QPointF(7, -6))
    else:
        painter.setPen(QPen(INK, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(QRectF(centre.x() - 5, centre.y() - 9, 10, 12), 0, 180 * 16)
        painter.fillRect(QRectF(centre.x() - 7, centre.y() - 3, 14, 10), INK)
