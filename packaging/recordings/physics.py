"""Dice that fall, roll and bump: rounded cubes on a felt with a rail, 240 steps a second.

Lengths are die-sides, time is seconds, a die weighs 1. Contacts are balls on the corners and in the
middle of the edges; they are solved together by sequential impulses (Catto, GDC 2006). Only
`+ - * /` and the square root are used, so a seed gives the same throw on every machine.
"""

from dataclasses import dataclass, field
from math import sqrt

from kubik.scene.solid.camera import TABLE_DEPTH, TABLE_WIDTH
from kubik.scene.solid.faces import tilt
from kubik.scene.solid.quaternion import Axes, Quaternion, Vector, axes, product, unit

STEP = 1 / 240
GRAVITY = 75.0
HALF = 0.5
ROUNDING = 0.095
INNER = HALF - ROUNDING
INVERSE_INERTIA = 6.0  # of a cube of mass 1 and side 1
CORNERS = tuple((x, y, z) for x in (-INNER, INNER) for y in (-INNER, INNER) for z in (-INNER, INNER))
EDGES = tuple(
    point
    for a in (-INNER, INNER)
    for b in (-INNER, INNER)
    for point in ((0.0, a, b), (a, 0.0, b), (a, b, 0.0))
)
POINTS = CORNERS + EDGES
FELT, RAIL = -1, -2
"""What a die can touch beside other dice."""

FELT_BOUNCE, RAIL_BOUNCE, DICE_BOUNCE = 0.34, 0.32, 0.32
FELT_FRICTION, RAIL_FRICTION, DICE_FRICTION = 0.60, 0.12, 0.12
AIR_DRAG, AIR_SPIN_DRAG = 0.25, 0.9
FELT_DRAG, FELT_ROLL_DRAG, FELT_SPIN_DRAG = 1.2, 3.0, 6.0
ROUNDS = 7
BOUNCES_ABOVE = 1.6
HEARD_ABOVE = 2.2
HEARD_AGAIN_AFTER = 0.045
SINKS_BY = 0.004
QUIET_ENERGY = 0.06
FLAT = 0.9985
RESTS_AFTER = 8
"""So many quiet steps and a die rests."""


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


@dataclass(frozen=True, slots=True)
class Impact:
    """Two things met at `speed`: a die, and another die, `FELT` or `RAIL`."""

    time: float
    first: int
    second: int
    speed: float


NOWHERE: Vector = (0.0, 0.0, 0.0)


class Table:
    """The felt, its rail and the dice over it."""

    def __init__(self, bodies: list[Body]) -> None:
        """Let `bodies` go."""
        self.bodies = bodies
        self.steps = 0
        self.impacts: list[Impact] = []
        self.deepest = 0.0
        """How far two dice have been inside each other at most."""
        self._last: dict[tuple[int, int], float] = {}

    @property
    def time(self) -> float:
        """Seconds since the dice were let go."""
        return self.steps * STEP

    @property
    def at_rest(self) -> bool:
        """Whether all dice lie still and flat."""
        return all(body.quiet >= RESTS_AFTER for body in self.bodies)

    def step(self) -> None:
        """Let `STEP` seconds pass."""
        slower, calmer = 1 - AIR_DRAG * STEP, 1 - AIR_SPIN_DRAG * STEP
        for body in self.bodies:
            x, y, z = body.velocity
            body.velocity[:] = (x * slower, y * slower, (z - GRAVITY * STEP) * slower)
            body.spin[:] = [part * calmer for part in body.spin]
        contacts = self._contacts()
        for contact in contacts:
            self._prepare(contact)
        for _ in range(ROUNDS):
            for contact in contacts:
                _solve(contact)
        touching = {contact.first.place for contact in contacts if contact.kind == FELT}
        for body in self.bodies:
            _move(body, on_felt=body.place in touching)
        self.steps += 1

    def _contacts(self) -> list[Contact]:
        contacts: list[Contact] = []
        for body in self.bodies:
            if not body.entered and body.position[1] > -TABLE_DEPTH / 2 + 0.75:
                body.entered = True
            contacts += _with_table(body)
        for first in self.bodies:
            for second in self.bodies:
                if first is not second and _near(first.position, second.position):
                    contacts += _between(first, second)
        return contacts

    def _prepare(self, contact: Contact) -> None:
        vx, vy, vz = _approach(contact)
        nx, ny, nz = contact.normal
        mass = 1.0 + INVERSE_INERTIA * _lever(contact.arm, contact.normal)
        if contact.second is not None:
            mass += 1.0 + INVERSE_INERTIA * _lever(contact.other_arm, contact.normal)
            self.deepest = max(self.deepest, contact.depth)
        speed = vx * nx + vy * ny + vz * nz
        contact.mass = 1.0 / mass
        if speed < -BOUNCES_ABOVE:
            contact.target = -contact.bounce * speed
        else:
            contact.target = min(4.0, 0.18 / STEP * max(0.0, contact.depth - SINKS_BY))
        if speed < -HEARD_ABOVE:
            self._hear(contact.first.place, contact.kind, -speed)

    def _hear(self, first: int, second: int, speed: float) -> None:
        pair = (max(first, second), min(first, second))
        if self.time - self._last.get(pair, -1.0) > HEARD_AGAIN_AFTER:
            self.impacts.append(Impact(self.time, *pair, speed))
        self._last[pair] = self.time


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
                first, second, second.place, (nx, ny, nz), (sx, sy, sz),
                (dx + sx, dy + sy, dz + sz), depth, DICE_BOUNCE, DICE_FRICTION,
            )  # fmt: skip
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


def _lever(arm: Vector, normal: Vector) -> float:
    rx, ry, rz = arm
    nx, ny, nz = normal
    x, y, z = ry * nz - rz * ny, rz * nx - rx * nz, rx * ny - ry * nx
    return x * x + y * y + z * z


def _approach(contact: Contact) -> Vector:
    """The velocity of the first surface as the second one sees it."""
    vx, vy, vz = contact.first.velocity
    wx, wy, wz = contact.first.spin
    rx, ry, rz = contact.arm
    x, y, z = vx + wy * rz - wz * ry, vy + wz * rx - wx * rz, vz + wx * ry - wy * rx
    if contact.second is not None:
        vx, vy, vz = contact.second.velocity
        wx, wy, wz = contact.second.spin
        rx, ry, rz = contact.other_arm
        x -= vx + wy * rz - wz * ry
        y -= vy + wz * rx - wx * rz
        z -= vz + wx * ry - wy * rx
    return (x, y, z)


def _solve(contact: Contact) -> None:
    x, y, z = _approach(contact)
    nx, ny, nz = contact.normal
    speed = x * nx + y * ny + z * nz
    pushed = max(0.0, contact.pushed + (contact.target - speed) * contact.mass)
    push = pushed - contact.pushed
    contact.pushed = pushed
    x, y, z = x - speed * nx, y - speed * ny, z - speed * nz
    slip = sqrt(x * x + y * y + z * z)
    drag = -min(slip * contact.mass, contact.friction * pushed) / slip if slip > 1e-6 else 0.0  # noqa: PLR2004
    force = (push * nx + drag * x, push * ny + drag * y, push * nz + drag * z)
    _hit(contact.first, contact.arm, force, 1.0)
    if contact.second is not None:
        _hit(contact.second, contact.other_arm, force, -1.0)


def _hit(body: Body, arm: Vector, force: Vector, sign: float) -> None:
    fx, fy, fz = force
    rx, ry, rz = arm
    velocity, spin, turning = body.velocity, body.spin, sign * INVERSE_INERTIA
    velocity[0] += sign * fx
    velocity[1] += sign * fy
    velocity[2] += sign * fz
    spin[0] += turning * (ry * fz - rz * fy)
    spin[1] += turning * (rz * fx - rx * fz)
    spin[2] += turning * (rx * fy - ry * fx)


def _move(body: Body, *, on_felt: bool) -> None:
    velocity, spin = body.velocity, body.spin
    if on_felt:
        spin[0] *= 1 - FELT_ROLL_DRAG * STEP
        spin[1] *= 1 - FELT_ROLL_DRAG * STEP
        spin[2] *= 1 - FELT_SPIN_DRAG * STEP
        velocity[0] *= 1 - FELT_DRAG * STEP
        velocity[1] *= 1 - FELT_DRAG * STEP
    x, y, z = body.position
    body.position = (x + velocity[0] * STEP, y + velocity[1] * STEP, z + velocity[2] * STEP)
    w, i, j, k = product((0.0, spin[0], spin[1], spin[2]), body.turn)
    half = STEP / 2
    a, b, c, d = body.turn
    body.turn = unit((a + half * w, b + half * i, c + half * j, d + half * k))
    body.axes = axes(body.turn)
    energy = sum(part * part for part in velocity) + sum(part * part for part in spin) / 6
    still = energy < QUIET_ENERGY and tilt(body.turn)[1] > FLAT
    body.quiet = body.quiet + 1 if still else 0
