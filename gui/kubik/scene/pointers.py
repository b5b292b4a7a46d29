"""Arrows that point at what a hint speaks of: a shape, so that nobody need tell colours apart."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

LOG = logging.getLogger(__name__)

LENGTH = 38.0
"""Of an arrow above a die, in scene units."""
GAP = 9.0
"""Between its tip and the die."""
LINE = 3.0
ABOVE_DICE = 400.0
FILL, INK = QColor("#fff8e8"), QColor("#14181C")

SHAPE = ((0.0, 0.0), (-0.4, -0.5), (-0.17, -0.5), (-0.17, -1.0), (0.17, -1.0), (0.17, -0.5))
"""The right half and the shaft of an arrow that points down; its tip is at 0, its length is 1."""


def arrow(tip: QPointF, length: float, *, to_the_right: bool = False) -> QPolygonF:
    """The outline of an arrow that ends at `tip`: from above, or from the left."""
    points = [*SHAPE, (0.4, -0.5)]
    if to_the_right:
        points = [(y, x) for x, y in points]
    return QPolygonF([tip + QPointF(x * length, y * length) for x, y in points])


class Pointers(QGraphicsItem):
    """Shows an arrow above each of some points, or none."""

    def __init__(self) -> None:
        """Point at nothing yet."""
        super().__init__()
        self._tips: tuple[QPointF, ...] = ()
        self.setZValue(ABOVE_DICE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def tips(self) -> tuple[QPointF, ...]:
        """What is pointed at."""
        return self._tips

    def point_at(self, tips: Sequence[QPointF]) -> None:
        """Point at these places of the scene from now on."""
        self.prepareGeometryChange()
        self._tips = tuple(tip - QPointF(0, GAP) for tip in tips)
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        box = QRectF()
        for tip in self._tips:
            box = box.united(arrow(tip, LENGTH).boundingRect())
        return box.adjusted(-LINE, -LINE, LINE, LINE) if self._tips else box

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        try:
            painter.setPen(QPen(INK, LINE))
            painter.setBrush(FILL)
            for tip in self._tips:
                painter.drawPolygon(arrow(tip, LENGTH))
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("the arrows at %s could not be painted", self._tips)
