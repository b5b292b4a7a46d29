"""Draws one die as a solid: true perspective, rounded edges, lit faces and drilled pips.

A drawing is made once for a pose and can be painted many times. Everything in it is a polygon with
a ready brush: curves, new pens and translucent colours cost ten times as much.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from kubik.scene.solid import light
from kubik.scene.solid.body import (
    CORNERS,
    DIAGONAL,
    FACE_AT,
    HALF,
    INNER,
    REACH,
    ROUNDING,
    FaceAt,
    Rounding,
    Signs,
    corner_ring,
    normal,
    outline,
    rounding,
)
from kubik.scene.solid.camera import COS, FOCAL, SIN, from_camera
from kubik.scene.solid.palette import Palette
from kubik.scene.solid.quaternion import Axes, Vector, axes
from kubik.scene.solid.recordings import Pose

NO_PEN = QPen(Qt.PenStyle.NoPen)
STRIPS_MOVING, STRIPS_AT_REST = 1, 4
FLOOR_SHIFT = 0.034
MOVING_EDGE = 0.80
"""The light of the outermost rounding while a die moves: one for all, a gradient would be dear."""
FLAT = QPolygonF([QPointF(x * REACH, y * REACH) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
"""The flat part of a face, on its plane."""
LEAN, LEAN_ASIDE = 0.84, 0.384
"""The direction of a third of a corner: nearer to one axis than to the others."""


@dataclass(slots=True)
class Drawing:
    """A die in one pose, around the point where its middle is seen."""

    scale: float
    """Scene units a die-side."""
    hull: QPolygonF
    edge: QBrush
    areas: list[tuple[QBrush, QPolygonF]] = field(default_factory=list)
    prints: list[tuple[QBrush, QPainterPath]] = field(default_factory=list)


class _View:
    """One die before the camera."""

    def __init__(self, pose: Pose, palette: Palette) -> None:
        self.palette = palette
        self.x, self.y, self.away = from_camera(pose.point)
        self.px, self.py = FOCAL * self.x / self.away, -FOCAL * self.y / self.away
        self.scale = FOCAL / self.away
        self.world = axes(pose.turn)
        self.axes: Axes = tuple(  # type: ignore[assignment]
            (x, y * COS + z * SIN, y * SIN - z * COS) for x, y, z in self.world
        )
        self.gloss = light.gloss_direction(self.x, self.y, self.away)
        self.towards = [x * self.x + y * self.y + z * self.away for x, y, z in self.axes]

    def seen(self, reach: float) -> Signs:
        """Which faces of a cube of this half side are seen."""
        a, b, c = ((1 if t < -reach else -1 if t > reach else 0) for t in self.towards)
        return (a, b, c)

    def shade(self, normal: Vector) -> tuple[float, float]:
        """Light and shine on a surface that looks along `normal` of the body."""
        a, b, c = normal
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = self.world
        return light.shade(
            a * ax + b * bx + c * cx, a * ay + b * by + c * cy, a * az + b * bz + c * cz, self.gloss
        )

    def faces_away(self, normal: Vector) -> bool:
        """Whether a surface that looks along `normal` of the body cannot be seen."""
        a, b, c = self.towards
        return normal[0] * a + normal[1] * b + normal[2] * c > 0

    def points(self, places: Iterable[Vector]) -> list[QPointF]:
        """Where points of the body are drawn."""
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = self.axes
        x, y, away, px, py = self.x, self.y, self.away, self.px, self.py
        return [
            QPointF(
                (x + a * ax + b * bx + c * cx) * (k := FOCAL / (away + a * az + b * bz + c * cz))
                - px,
                -(y + a * ay + b * by + c * cy) * k - py,
            )
            for a, b, c in places
        ]

    def plane(self, axis: int, sign: int) -> QTransform:
        """From the plane of a face, seen from outside with y down, to the drawing."""
        n, u, v = self.axes[axis], self.axes[(axis + 1) % 3], self.axes[(axis + 2) % 3]
        if sign < 0:
            u, v = v, u
        reach = sign * HALF
        x, y, away = self.x + reach * n[0], self.y + reach * n[1], self.away + reach * n[2]
        k, px, py = 1.0 / away, self.px, self.py
        return QTransform(
            (FOCAL * u[0] - px * u[2]) * k, (-FOCAL * u[1] - py * u[2]) * k, u[2] * k,
            -(FOCAL * v[0] - px * v[2]) * k, (FOCAL * v[1] + py * v[2]) * k, -v[2] * k,
            (FOCAL * x - px * away) * k, (-FOCAL * y - py * away) * k, 1.0,
        )  # fmt: skip

    def from_lamp(self, axis: int, sign: int) -> tuple[float, float]:
        """How far the floor of a drilled pip is seen aside of its rim, in the plane of the face."""
        u, v = self.axes[(axis + 1) % 3], self.axes[(axis + 2) % 3]
        if sign < 0:
            u, v = v, u
        lx, ly, lz = light.IN_CAMERA
        return (
            -FLOOR_SHIFT * (lx * u[0] + ly * u[1] + lz * u[2]),
            FLOOR_SHIFT * (lx * v[0] + ly * v[1] + lz * v[2]),
        )


def drawing(pose: Pose, palette: Palette, *, moving: bool) -> Drawing:
    """A die in this pose; plainer while it is `moving`, which nobody sees and is twice as fast."""
    view = _View(pose, palette)
    edge = palette.lit(MOVING_EDGE, 0.0) if moving else palette.edge(view.scale)
    made = Drawing(view.scale, _hull(view, fine=not moving), edge)
    seen = view.seen(HALF)
    shown = [(axis, side) for axis, side in enumerate(seen) if side]
    if not moving:
        for corner in CORNERS:
            if not view.faces_away(corner):
                _corner(made, view, corner)
        for face in shown:
            _rims(made, view, face, seen)
    elif len(shown) == len(seen):
        _plain_corner(made, view, seen)
    steps = STRIPS_MOVING if moving else STRIPS_AT_REST
    for axis, side in shown:
        after = (axis + 1) % 3
        if seen[after]:
            _edge(made, view, rounding((axis, side), (after, seen[after]), steps))
    for face in shown:
        _face(made, view, face, moving=moving)
    return made


def paint(painter: QPainter, drawn: Drawing) -> None:
    """Draw a die around the origin."""
    painter.setPen(NO_PEN)
    painter.setBrush(drawn.edge)
    painter.drawPolygon(drawn.hull)
    for brush, polygon in drawn.areas:
        painter.setBrush(brush)
        painter.drawPolygon(polygon)
    for brush, path in drawn.prints:
        painter.setBrush(brush)
        painter.drawPath(path)


def _hull(view: _View, *, fine: bool) -> QPolygonF:
    """The outline: around the outer corners of the inner cube at the distance of the rounding."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = view.axes
    corners = []
    for a, b, c in outline(view.seen(INNER)):
        k = FOCAL / (view.away + a * az + b * bz + c * cz)
        x, y = view.x + a * ax + b * bx + c * cx, view.y + a * ay + b * by + c * cy
        corners.append((x * k - view.px, -y * k - view.py, ROUNDING * k))
    area = sum(
        x * v - u * y
        for (x, y, _), (u, v, _) in zip(corners, corners[1:] + corners[:1], strict=True)
    )
    if area < 0:
        corners.reverse()
    normals = []
    for (x, y, _), (u, v, _) in zip(corners[-1:] + corners[:-1], corners, strict=True):
        length = sqrt((u - x) * (u - x) + (v - y) * (v - y)) or 1.0
        normals.append(((v - y) / length, (x - u) / length))
    hull: list[QPointF] = []
    for (x, y, rim), before, after in zip(corners, normals, normals[1:] + normals[:1], strict=True):
        middle = _bisector(before, after)
        around = [before, middle, after]
        if fine:
            around[1:1] = [_bisector(before, middle)]
            around[3:3] = [_bisector(middle, after)]
        hull += [QPointF(x + rim * u, y + rim * v) for u, v in around]
    return QPolygonF(hull)


def _bisector(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    x, y = one[0] + other[0], one[1] + other[1]
    length = sqrt(x * x + y * y) or 1.0
    return (x / length, y / length)


def _edge(made: Drawing, view: _View, between: Rounding) -> None:
    """The rounding between two faces that are seen, as strips; each covers the seam to the next."""
    near, far = view.points(between.near), view.points(between.far[::-1])
    lit = view.palette.lit
    for step, looks in enumerate(between.normals):
        light_on, shine = view.shade(looks)
        strip = QPolygonF(near[step:] + far[: len(far) - step])
        made.areas.append((lit(light_on, shine * 0.6), strip))


def _rims(made: Drawing, view: _View, face: FaceAt, seen: Signs) -> None:
    """The roundings from a face that is seen to those that are not, as far as they are seen."""
    for axis in {0, 1, 2} - {face[0]}:
        for side in {-1, 1} - {seen[axis]}:
            between = rounding(face, (axis, side), STRIPS_AT_REST)
            looking = [looks for looks in between.normals if not view.faces_away(looks)]
            count = len(looking)
            near = view.points(between.near[: count + 1])
            far = view.points(between.far[count::-1])
            for step in reversed(range(count)):
                lit, shine = view.shade(looking[step])
                strip = QPolygonF(near[: step + 2] + far[count - step - 1 :])
                made.areas.append((view.palette.lit(lit, shine * 0.6), strip))


def _plain_corner(made: Drawing, view: _View, corner: Signs) -> None:
    """The rounding where three faces meet, as one patch."""
    a, b, c = corner
    lit, shine = view.shade((a * DIAGONAL, b * DIAGONAL, c * DIAGONAL))
    ring = QPolygonF(view.points(corner_ring(corner)[:-1]))
    made.areas.append((view.palette.lit(lit, shine * 0.35), ring))


def _corner(made: Drawing, view: _View, corner: Signs) -> None:
    """The same with three patches on it, each of which leans towards a face."""
    _plain_corner(made, view, corner)
    a, b, c = corner
    *ring, middle = view.points(corner_ring(corner))
    for place in range(3):
        x, y, z = (LEAN if axis == place else LEAN_ASIDE for axis in range(3))
        lit, shine = view.shade((a * x, b * y, c * z))
        patch = QPolygonF([ring[2 * place - 1], ring[2 * place], ring[2 * place + 1], middle])
        made.areas.append((view.palette.lit(lit, shine * 0.45), patch))


def _face(made: Drawing, view: _View, face: FaceAt, *, moving: bool) -> None:
    lit, shine = view.shade(normal(face))
    brush = view.palette.lit(lit, shine * 0.35) if moving else _sheen(view, lit, shine)
    inks, prints = view.palette.inks(lit), view.palette.print_on(FACE_AT[face])
    plane = view.plane(*face)
    made.areas.append((brush, plane.map(FLAT)))
    if prints.mark is not None:
        made.prints.append((inks.mark, plane.map(prints.mark)))
    if moving:
        ink = inks.pip if view.palette.drilled_dark else inks.floor
        made.prints.append((ink, plane.map(prints.pip)))
        return
    made.prints.append((inks.rim, plane.map(prints.rim)))
    made.prints.append((inks.pip, plane.map(prints.pip)))
    floor = QTransform.fromTranslate(*view.from_lamp(*face)) * plane
    made.prints.append((inks.floor, floor.map(prints.floor)))


def _sheen(view: _View, lit: float, shine: float) -> QBrush:
    """A face that is a little brighter towards the lamp, and shines where it mirrors it."""
    x, y = (part * 0.62 * view.scale for part in light.IN_SCENE)
    gradient = QLinearGradient(x, y, -x, -y)
    tone = view.palette.tone
    gradient.setColorAt(0.0, tone(lit * 1.08, (0.10 + 0.16 * shine) * lit * lit))
    gradient.setColorAt(0.55, tone(lit * 1.01, 0.05 * shine))
    gradient.setColorAt(1.0, tone(lit * 0.90, 0.0))
    return QBrush(gradient)
