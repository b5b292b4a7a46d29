"""One die in the scene as a solid: it draws itself, casts a shadow and says that it was clicked."""

import logging

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from typing_extensions import override

from kubik.scene.solid import die_solid
from kubik.scene.solid.badges import GROWS, paint_badge, paint_outline
from kubik.scene.solid.camera import seen
from kubik.scene.solid.die_solid import Drawing
from kubik.scene.solid.palette import palette
from kubik.scene.solid.recordings import Pose
from kubik.scene.solid.shadow import Shadow, shadow, tile
from kubik.scene.table_picture import DiePicture, Look

LOG = logging.getLogger(__name__)

OUTSIDE = 0.80
"""A die of any turn is within so many die-sides of its middle."""
BOX_STEP = 6.0
"""Boxes grow in steps: each change of a box makes the scene think."""
SHADOWS, DICE = -10.0, 100.0
USABLE = (Look.FREE, Look.CHOSEN)


class ShadowItem(QGraphicsItem):
    """The shadow of a die, below all dice."""

    def __init__(self) -> None:
        """Cast nothing yet."""
        super().__init__()
        self._box = QRectF()
        self._exact = QRectF()
        self._shadow: Shadow | None = None
        self._tile: QImage | None = None
        self.setZValue(SHADOWS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_shadow(self, cast: Shadow, x: float, y: float, scale: float) -> None:
        """Cast `cast` from a die seen at (x, y), drawn at `scale` of its size."""
        self._shadow, self._tile = cast, None
        self.setPos(x, y)
        self.setScale(scale)
        exact = cast.box.translated(-x, -y)
        if not self._box.contains(exact) or self._box.width() > exact.width() + 4 * BOX_STEP:
            self.prepareGeometryChange()
            self._box = exact.adjusted(-BOX_STEP, -BOX_STEP, BOX_STEP, BOX_STEP)
        self._exact = exact
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
            if self._shadow is None:
                return
            if self._tile is None:
                self._tile = tile(self._shadow)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            # Its edges are nothing anyhow: a quarter less time.
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.drawImage(self._exact, self._tile)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("a shadow could not be painted: %s", self._shadow)


class SolidItem(QGraphicsObject):
    """A die; `clicked` gives its place.

    Its position in the scene follows from its pose: call `set_pose`, never `setPos`.
    """

    clicked = Signal(int)

    def __init__(self, picture: DiePicture, pose: Pose) -> None:
        """Show `picture` at `pose`. `enter` puts it into a scene."""
        super().__init__()
        self._picture, self._pose = picture, pose
        self._moving = self._plain = False
        self._reach = 0.0
        self._drawing: Drawing | None = None
        self.shadow = ShadowItem()
        self.show_picture(picture)
        self._place(1.0)

    def enter(self, scene: QGraphicsScene) -> None:
        """Lie in `scene` from now on, with the shadow."""
        scene.addItem(self.shadow)
        scene.addItem(self)

    def leave(self) -> None:
        """Leave the scene, with the shadow, and end."""
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self.shadow)
            scene.removeItem(self)
        self.deleteLater()

    @property
    def picture(self) -> DiePicture:
        """What is shown."""
        return self._picture

    @property
    def pose(self) -> Pose:
        """Where the die is, and how it is turned."""
        return self._pose

    def show_picture(self, picture: DiePicture, *, plain: bool = False) -> None:
        """Show the colour and the look of `picture` from now on. Its face is the pose's affair.

        A `plain` die has no sign of its look: nothing can be done with it yet.
        """
        self._picture, self._plain = picture, plain
        usable = picture.look in USABLE
        shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self._drawing = None
        self._fit()
        self.update()

    def set_pose(self, pose: Pose, *, moving: bool = False, scale: float = 1.0) -> None:
        """Show the die in this pose, at `scale` of its size.

        While it is `moving` in a throw it is drawn faster, without a sign of its look.
        """
        if (pose, moving, scale) == (self._pose, self._moving, self.scale()):
            return
        self._pose, self._moving, self._drawing = pose, moving, None
        self._place(scale)

    def _place(self, scale: float) -> None:
        # A cached picture pays off only while it stays the same.
        self.setCacheMode(
            QGraphicsItem.CacheMode.NoCache
            if self._moving
            else QGraphicsItem.CacheMode.DeviceCoordinateCache
        )
        spot = seen(self._pose.point)
        self.setPos(spot.x, spot.y)
        self.setScale(scale)
        self.setZValue(DICE + spot.scale)
        self._fit()
        self.shadow.show_shadow(shadow(self._pose), spot.x, spot.y, scale)
        self.update()

    def _fit(self) -> None:
        around = OUTSIDE if self._is_plain else OUTSIDE + GROWS
        reach = BOX_STEP * (int(around * seen(self._pose.point).scale / BOX_STEP) + 1)
        if reach != self._reach:
            self.prepareGeometryChange()
            self._reach = reach

    @property
    def _is_plain(self) -> bool:
        return self._moving or self._plain

    @property
    def drawing(self) -> Drawing:
        """The die as it is drawn now."""
        if self._drawing is None:
            dead = self._picture.look is Look.DEAD and not self._is_plain
            colours = palette(self._picture.colour, dimmed=dead)
            self._drawing = die_solid.drawing(self._pose, colours, moving=self._moving)
        return self._drawing

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-self._reach, -self._reach, 2 * self._reach, 2 * self._reach)

    @override
    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(self.drawing.hull)
        path.closeSubpath()
        return path

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        try:
            drawn, look = self.drawing, self._picture.look
            if self._is_plain:
                die_solid.paint(painter, drawn)
                return
            paint_outline(painter, drawn, look)
            die_solid.paint(painter, drawn)
            paint_badge(painter, drawn, look)
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
