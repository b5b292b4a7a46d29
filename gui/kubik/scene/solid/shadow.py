"""The shadow of a die on the felt, which tells how high the die is.

It is tight and dark below a die that lies, wide and pale below one in the air. Its true outline is
drawn into a tile of a few dozen pixels and enlarged smoothly, five times as fast as a blur.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from kubik.scene.solid.body import INNER, Signs, outline
from kubik.scene.solid.camera import DISTANCE, FOCAL, seen
from kubik.scene.solid.light import LAMP
from kubik.scene.solid.quaternion import axes
from kubik.scene.solid.recordings import Pose

REACH = 0.465 / INNER
"""Shadows are cast by a cube a little smaller than the die, for its corners are round."""
SLOPE_X, SLOPE_Y = (part / (LAMP[2] * 1.35) for part in LAMP[:2])
UNIT = FOCAL / DISTANCE
DARK = (4, 12, 10)
UMBRA = 0.86
SPREAD = 1.3
"""The tile reaches so many blurs beyond the outline: it must end in nothing."""
CELL = 0.62
"""The side of a tile's pixel, in blurs."""
NO_PEN = QPen(Qt.PenStyle.NoPen)


class Shadow(NamedTuple):
    """The shadow of a die in one pose: its outline in the scene, how soft and how dark it is."""

    outline: QPolygonF
    blur: float
    """How far its edge is spread, in scene units."""
    dark: float
    """0–1."""
    box: QRectF
    """All that the shadow touches, in the scene."""


def shadow(pose: Pose) -> Shadow:
    """The shadow of a die in this pose."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = axes(pose.turn)
    lx, ly, lz = LAMP
    lit: Signs = (
        1 if ax * lx + ay * ly + az * lz > 0 else -1,
        1 if bx * lx + by * ly + bz * lz > 0 else -1,
        1 if cx * lx + cy * ly + cz * lz > 0 else -1,
    )
    points = []
    for corner in outline(lit):
        a, b, c = (part * REACH for part in corner)
        high = max(0.0, pose.z + a * az + b * bz + c * cz)
        x = pose.x + a * ax + b * bx + c * cx - SLOPE_X * high
        y = pose.y + a * ay + b * by + c * cy - SLOPE_Y * high
        spot = seen((x, y, 0.0))
        points.append(QPointF(spot.x, spot.y))
    height = max(0.0, pose.z - 0.465 * (abs(az) + abs(bz) + abs(cz)))
    blur = (0.10 + 0.20 * min(height, 2.5)) * UNIT
    polygon, around = QPolygonF(points), blur * SPREAD
    box = polygon.boundingRect().adjusted(-around, -around, around, around)
    return Shadow(polygon, blur, 0.62 / (1 + 0.9 * height), box)


def tile(cast: Shadow) -> QImage:
    """A small picture of the shadow, to be enlarged smoothly onto its box."""
    box, cell = cast.box, max(2.0, cast.blur * CELL)
    columns, rows = max(6, int(box.width() / cell) + 1), max(6, int(box.height() / cell) + 1)
    image = QImage(columns, rows, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(*DARK, int(255 * cast.dark * 0.5)))
    middle = box.center()
    painter.scale(columns / box.width(), rows / box.height())
    painter.translate(-box.left(), -box.top())
    painter.drawPolygon(cast.outline)
    painter.translate(middle.x() * (1 - UMBRA), middle.y() * (1 - UMBRA))
    painter.scale(UMBRA, UMBRA)
    painter.drawPolygon(cast.outline)
    painter.end()
    return image
