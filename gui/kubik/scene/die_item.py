"""One die in the scene: it draws itself and says that it was clicked."""

import logging

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from typing_extensions import override

from kubik.scene.die_painter import SIDE, paint_die
from kubik.scene.table_picture import DiePicture, Look

LOG = logging.getLogger(__name__)


class DieItem(QGraphicsObject):
    """A die; `clicked` gives its place."""

    clicked = Signal(int)

    def __init__(self, picture: DiePicture, parent: QGraphicsItem | None = None) -> None:
        """Show `picture`."""
        super().__init__(parent)
        self._picture = picture
        self.show_picture(picture)

    @property
    def picture(self) -> DiePicture:
        """What is shown."""
        return self._picture

    def show_picture(self, picture: DiePicture) -> None:
        """Show `picture` from now on."""
        self._picture = picture
        usable = picture.look in {Look.FREE, Look.CHOSEN}
        shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-SIDE / 2 - 16, -SIDE / 2 - 18, SIDE + 34, SIDE + 38)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        try:
            paint_die(painter, self._picture.face, self._picture.colour, self._picture.look)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("a die could not be painted: %s", self._picture)

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(self._picture.place)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()  # the second press of a double click does not undo the first
