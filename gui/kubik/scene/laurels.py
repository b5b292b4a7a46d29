"""The picture of a win: warm light, a cup in a laurel wreath, and the winner's name beneath it."""

import logging
from dataclasses import dataclass
from functools import cache
from math import cos, degrees, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from kubik.scene.layout import HEIGHT, WIDTH

LOG = logging.getLogger(__name__)

MIDDLE = QPointF(WIDTH / 2, 196)
"""The middle of the wreath."""
RADIUS = 148.0
LEAVES = 9
"""On each side of each branch."""
LEAF = 46.0
BOTTOM, TOP = 1.47 * pi, 0.68 * pi
"""Where the left branch begins and ends, anticlockwise from the right."""

GOLD, BRIGHT_GOLD, DEEP_GOLD = QColor("#e0a52e"), QColor("#ffe9a6"), QColor("#b0761a")
LIGHT, DUSK = QColor("#84561e"), QColor("#1a0f08")
INK = QColor("#fff6e0")
NAME_MIDDLE, NAME_PIXELS = 420.0, 66
LINE_MIDDLE, LINE_PIXELS = 494.0, 36
WIDEST = WIDTH - 80


@dataclass(frozen=True, slots=True)
class Honours:
    """Who has won, and with what, in the words of the moment."""

    names: str
    line: str


class Laurels(QGraphicsItem):
    """Covers the table with the picture of a win."""

    def __init__(self) -> None:
        """Honour nobody yet."""
        super().__init__()
        self._honours = Honours("", "")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def honours(self) -> Honours:
        """What is written."""
        return self._honours

    def show_honours(self, honours: Honours) -> None:
        """Write this from now on."""
        self._honours = honours
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        # As wide and as high as any view can see around the table.
        return QRectF(-WIDTH, -2 * HEIGHT, 3 * WIDTH, 5 * HEIGHT)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        try:
            self._paint(painter)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("the win could not be painted: %s", self._honours)

    def _paint(self, painter: QPainter) -> None:
        glow = QRadialGradient(MIDDLE, WIDTH * 0.62)
        glow.setColorAt(0, LIGHT)
        glow.setColorAt(1, DUSK)
        painter.fillRect(self.boundingRect(), glow)
        sheen = QLinearGradient(0, MIDDLE.y() - RADIUS, 0, MIDDLE.y() + RADIUS)
        sheen.setColorAt(0, BRIGHT_GOLD)
        sheen.setColorAt(0.45, GOLD)
        sheen.setColorAt(1, DEEP_GOLD)
        painter.setBrush(sheen)
        painter.setPen(QPen(DEEP_GOLD, 1.2))
        painter.drawPath(_wreath())
        painter.drawPath(_cup())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 70))
        painter.drawPath(_shine())
        _write(painter, self._honours.names, NAME_MIDDLE, NAME_PIXELS, INK)
        _write(painter, self._honours.line, LINE_MIDDLE, LINE_PIXELS, BRIGHT_GOLD)


def _write(painter: QPainter, text: str, middle: float, pixels: int, ink: QColor) -> None:
    """One line around the middle of the table, made smaller where it is too wide."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(pixels)
    width = QFontMetricsF(font).horizontalAdvance(text)
    painter.save()
    painter.translate(WIDTH / 2, middle)
    if width > WIDEST:
        painter.scale(WIDEST / width, WIDEST / width)
    painter.setFont(font)
    painter.setPen(ink)
    box = QRectF(-width, -pixels, 2 * width, 2 * pixels)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


@cache
def _wreath() -> QPainterPath:
    """Two branches from the bottom to the top, open above."""
    branch = QPainterPath()
    for step in range(LEAVES):
        share = step / (LEAVES - 1)
        angle = BOTTOM + (TOP - BOTTOM) * share
        size = LEAF * (1 - 0.35 * share)
        foot = MIDDLE + QPointF(cos(angle), -sin(angle)) * RADIUS
        along = degrees(angle) - 90  # the way the branch grows, upwards
        for lean in (-34, 34):
            turn = QTransform().translate(foot.x(), foot.y()).rotate(-along + lean)
            branch.addPath(turn.map(_leaf(size)))
    wreath = QPainterPath(branch)
    mirror = QTransform(-1, 0, 0, 1, 2 * MIDDLE.x(), 0)
    wreath.addPath(mirror.map(branch))
    return wreath


def _leaf(size: float) -> QPainterPath:
    leaf = QPainterPath(QPointF(0, 0))
    leaf.quadTo(QPointF(size * 0.5, -size * 0.34), QPointF(size, 0))
    leaf.quadTo(QPointF(size * 0.5, size * 0.34), QPointF(0, 0))
    return leaf


def _at(x: float, y: float) -> QPointF:
    """A point of the cup; its middle is that of the wreath."""
    return MIDDLE + QPointF(x, y)


@cache
def _cup() -> QPainterPath:
    bowl = QPainterPath(_at(-58, -84))
    bowl.lineTo(_at(58, -84))
    bowl.cubicTo(_at(58, -10), _at(34, 18), _at(12, 26))
    bowl.lineTo(_at(10, 52))
    bowl.cubicTo(_at(14, 66), _at(40, 64), _at(42, 84))
    bowl.lineTo(_at(-42, 84))
    bowl.cubicTo(_at(-40, 64), _at(-14, 66), _at(-10, 52))
    bowl.lineTo(_at(-12, 26))
    bowl.cubicTo(_at(-34, 18), _at(-58, -10), _at(-58, -84))
    bowl.closeSubpath()
    cup = bowl.united(_handle(-1)).united(_handle(1))
    rim = QPainterPath()
    rim.addRoundedRect(QRectF(_at(-66, -96), _at(66, -80)), 8, 8)
    foot = QPainterPath()
    foot.addRoundedRect(QRectF(_at(-54, 80), _at(54, 98)), 5, 5)
    return cup.united(rim).united(foot)


def _handle(side: int) -> QPainterPath:
    outer = QPainterPath(_at(side * 52, -72))
    outer.cubicTo(_at(side * 112, -82), _at(side * 100, 2), _at(side * 36, 4))
    outer.lineTo(_at(side * 42, -8))
    outer.cubicTo(_at(side * 84, -14), _at(side * 92, -66), _at(side * 53, -58))
    outer.closeSubpath()
    return outer


@cache
def _shine() -> QPainterPath:
    shine = QPainterPath(_at(-44, -72))
    shine.lineTo(_at(-28, -72))
    shine.cubicTo(_at(-28, -30), _at(-20, -4), _at(-10, 10))
    shine.cubicTo(_at(-34, -4), _at(-44, -40), _at(-44, -72))
    shine.closeSubpath()
    return shine
