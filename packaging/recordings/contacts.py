"""Where dice touch each other, the felt and the rail.

A die is a rounded cube. It touches with balls on its corners and in the middle of its edges.
"""

from dataclasses import dataclass, field
from math import sqrt

from kubik.scene.solid.camera import TABLE_DEPTH, TABLE_WIDTH
from kubik.scene.solid.quaternion import Axes, Quaternion, Vector, axes

HALF = 0.5
ROUNDING = 0.095
INNER = HALF - ROUNDING
CORNERS = tuple(
    (x, y, z) for x in (-INNER, INNER) for y in (-INNER, INNER) for z in (-INNER, INNER)
)
EDGES = tuple(
    point
    for a in (-INNER, INNER)
    for b in (-INNER, INNER)
    for point in ((0.0, a, b), (a, 0.0, b), (a, b, 0.0))
)
POINTS = CORNERS + EDGES
FELT, RAIL = -1, -2
"""What a die can touch beside other dice."""

FELT_BOUNCE, RAIL_BOUNCE, DICE_BOUNCE = 0.28, 0.20, 0.25
FELT_FRICTION, RAIL_FRICTION, DICE_FRICTION = 0.60, 0.12, 0.12
NOWHERE: Vector = (0.0, 0.0, 0.0)


@dataclass(slots=True)
class Body:
    """A die in motion."""

    place: int
    position: Vector
    turn: Quaternion
    velocity: list[float]
    spin: list[float]
    entered: bool = False
    """It has come over the near rail, which holds it from now on."""
    quiet: int = 0
    axes: Axes = field(init=False)

    def __post_init__(self) -> None:
        self.axes = axes(self.turn)


@dataclass(slots=True)
class Contact:
    """Two surfaces that touch: where, along which normal, and what they have done to each other."""

    first: Body
    second: Body | None
    kind: int
    """The place of the second die, or `FELT` or `RAIL`."""
    normal: Vector
    arm: Vector
    other_arm: Vector
    depth: float
    bounce: float
    friction: float
    mass: float = 0.0
    target: float = 0.0
    pushed: float = 0.0


def found(bodies: list[Body]) -> list[Contact]:
    """All contacts between bodies, felt and rail."""
    contacts: list[Contact] = []
    for body in bodies:
        if not body.entered and body.position[1] > -TABLE_DEPTH / 2 + 0.75:
            body.entered = True
        contacts += _with_table(body)
    for first in bodies:
        for second in bodies:
            if first is not second and _near(first.position, second.position):
                contacts += _between(first, second)
    return contacts


def _near(one: Vector, other: Vector) -> bool:
    x, y, z = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return x * x + y * y + z * z <= (2 * INNER * 1.7321 + 2 * ROUNDING) ** 2


def _with_table(body: Body) -> list[Contact]:
    half_width, half_depth = TABLE_WIDTH / 2, TABLE_DEPTH / 2
    px, py, pz = body.position
    if not (pz < 0.9 or abs(px) > half_width - 0.9 or abs(py) > half_depth - 0.9):  # noqa: PLR2004
        return []
    contacts: list[Contact] = []

    def touch(kind: int, normal: Vector, corner: Vector, depth: float) -> None:
        x, y, z = (part - ROUNDING * away for part, away in zip(corner, normal, strict=True))
        bounce, friction = (
            (FELT_BOUNCE, FELT_FRICTION) if kind == FELT else (RAIL_BOUNCE, RAIL_FRICTION)
        )
        contacts.append(
            Contact(body, None, kind, normal, (x, y, z), NOWHERE, depth, bounce, friction)
        )

    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = body.axes
    for a, b, c in CORNERS:
        x, y, z = a * ax + b * bx + c * cx, a * ay + b * by + c * cy, a * az + b * bz + c * cz
        corner = (x, y, z)
        if pz + z < ROUNDING:
            touch(FELT, (0.0, 0.0, 1.0), corner, ROUNDING - pz - z)
        if px + x > half_width - ROUNDING:
            touch(RAIL, (-1.0, 0.0, 0.0), corner, px + x - half_width + ROUNDING)
        elif px + x < ROUNDING - half_width and body.entered:
            touch(RAIL, (1.0, 0.0, 0.0), corner, ROUNDING - half_width - px - x)
        if py + y > half_depth - ROUNDING:
            touch(RAIL, (0.0, -1.0, 0.0), corner, py + y - half_depth + ROUNDING)
        elif py + y < ROUNDING - half_depth and body.entered:
            touch(RAIL, (0.0, 1.0, 0.0), corner, ROUNDING - half_depth - py - y)
    return contacts


def _between(first: Body, second: Body) -> list[Contact]:
    """Where the balls on `first` are in `second`."""
    contacts: list[Contact] = []
    dx, dy, dz = (a - b for a, b in zip(first.position, second.position, strict=True))
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = first.axes
    (ux, uy, uz), (vx, vy, vz), (wx, wy, wz) = second.axes
    reach = HALF + ROUNDING
    for a, b, c in POINTS:
        rx, ry, rz = a * ax + b * bx + c * cx, a * ay + b * by + c * cy, a * az + b * bz + c * cz
        x, y, z = dx + rx, dy + ry, dz + rz
        u = x * ux + y * uy + z * uz
        if u > reach or u < -reach:
            continue
        v = x * vx + y * vy + z * vz
        if v > reach or v < -reach:
            continue
        w = x * wx + y * wy + z * wz
        if w > reach or w < -reach:
            continue
        found = _depth(u, v, w)
        if found is None:
            continue
        depth, (p, q, r) = found
        nx = p * ux + q * vx + r * wx
        ny = p * uy + q * vy + r * wy
        nz = p * uz + q * vz + r * wz
        inward = ROUNDING - depth / 2
        sx, sy, sz = rx - nx * inward, ry - ny * inward, rz - nz * inward
        contacts.append(
            Contact(
                first,
                second,
                second.place,
                (nx, ny, nz),
                (sx, sy, sz),
                (dx + sx, dy + sy, dz + sz),
                depth,
                DICE_BOUNCE,
                DICE_FRICTION,
            )
        )
    return contacts


def _depth(u: float, v: float, w: float) -> tuple[float, Vector] | None:
    """How deep a ball at (u, v, w) of a die is in it, and which way out, in the die's own axes."""
    out = tuple(part - max(-INNER, min(INNER, part)) for part in (u, v, w))
    square = out[0] * out[0] + out[1] * out[1] + out[2] * out[2]
    if square > 1e-9:  # noqa: PLR2004 - not within the inner cube
        distance = sqrt(square)
        if distance >= 2 * ROUNDING:
            return None
        return 2 * ROUNDING - distance, (out[0] / distance, out[1] / distance, out[2] / distance)
    room, axis = min((INNER - abs(part), axis) for axis, part in enumerate((u, v, w)))
    side = 1.0 if (u, v, w)[axis] > 0 else -1.0
    normal = (side if axis == 0 else 0.0, side if axis == 1 else 0.0, side if axis > 1 else 0.0)
    return 2 * ROUNDING + room, normal
