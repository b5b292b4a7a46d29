"""What a throw must be like to be shown: quick, tumbling, inside the picture, no die in another."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt

from kubik.scene.solid.camera import (
    FOCAL,
    REST_X,
    REST_Y,
    TABLE_DEPTH,
    TABLE_WIDTH,
    from_camera,
    seen,
)
from kubik.scene.solid.faces import flat, tilt
from kubik.scene.solid.quaternion import Axes, Quaternion, Vector, axes, between, dot
from kubik.scene.solid.recordings import AT_REST, Contact, Pose, Recording
from recordings.contacts import CORNERS, INNER, ROUNDING
from recordings.physics import Table
from recordings.throwing import HERTZ, Flight, Frame

SHORTEST, LONGEST = 0.80, 1.30
TURNS = 0.8
"""Every die makes at least so much of a whole turn."""
GAP = 1.30
"""The middles of two dice at rest are at least so far apart."""
DAYLIGHT = 0.06
"""And so much felt is between them, wherever they are turned."""
OVERLAP = 0.09
HIGHEST = 3.4
SHORT_BELOW = 2.0
"""A die that is slower before it came over the near rail will not come over it."""
SCENE_WIDTH, SCENE_HEIGHT, MARGIN = 1000.0, 560.0, 2.0
ON_RAIL = 0.01
LAYING_FLAT = 10
"""In so many last frames a resting die is brought from nearly to wholly flat."""
HEARD_ABOVE = 3.0
TWO_PI = 6.283185307179586

Solid = tuple[Vector, Axes]


def is_good(table: Table) -> bool:
    """Whether a throw may still become a recording, asked after each frame."""
    return table.deepest <= OVERLAP and all(
        body.position[2] <= HIGHEST
        and (body.entered or body.velocity[1] > SHORT_BELOW)
        and is_in_picture(body.position, body.axes)
        for body in table.bodies
    )


def refusal(flight: Flight) -> str | None:
    """Why a throw that came to rest is no recording; None where it is one."""
    last = flight.frames[-1]
    for place, (position, turn) in enumerate(last):
        x, y, z = position
        if abs(x) > REST_X or abs(y) > REST_Y or not _is_within(position, axes(turn)):
            return "by the rail"
        if abs(z - AT_REST) > 0.03 or tilt(turn)[1] < 0.9985:  # noqa: PLR2004
            return "on another die"
        if any(not _apart(position, turn, *other) for other in last[:place]):
            return "close together"
    if min(turns(flight.frames)) < TURNS:
        return "little tumbling"
    return None


def recording(flight: Flight) -> Recording | None:
    """The throw from its first visible frame, laid flat; None where it is too long or deep."""
    first = next(k for k, frame in enumerate(flight.frames) if any(map(_is_visible, frame)))
    frames = flight.frames[max(0, first - 1) :]
    began = max(0, first - 1) / HERTZ
    if not SHORTEST <= (len(frames) - 1) / HERTZ <= LONGEST:
        return None
    resting = tuple(Pose(p[0], p[1], AT_REST, flat(turn)) for p, turn in frames[-1])
    laid = []
    for number, frame in enumerate(frames):
        share = max(0.0, 1 - (len(frames) - 1 - number) / LAYING_FLAT)
        share *= share * (3 - 2 * share)
        laid.append(tuple(_laid(*die, end, share) for die, end in zip(frame, resting, strict=True)))
    laid[-1] = resting
    if overlap(laid) > OVERLAP:
        return None
    contacts = tuple(
        Contact(impact.time - began, impact.first, impact.second, impact.speed)
        for impact in flight.impacts
        if impact.speed > HEARD_ABOVE and impact.time >= began
    )
    return Recording(tuple(zip(*laid, strict=True)), contacts)


def _laid(position: Vector, turn: Quaternion, end: Pose, share: float) -> Pose:
    """A pose on its way to `end`, lifted where the solver let it sink into the felt."""
    x, y, z = (a + (b - a) * share for a, b in zip(position, end.point, strict=True))
    turn = between(turn, end.turn, share)
    lowest = INNER * sum(abs(axis[2]) for axis in axes(turn)) + ROUNDING
    return Pose(x, y, max(z, lowest), turn)


def turns(frames: Sequence[Frame]) -> list[float]:
    """How many whole turns each die makes. Chords stand for arcs, which is less by a percent."""
    made = [0.0] * len(frames[0])
    for before, after in pairwise(frames):
        for place, ((_, start), (_, end)) in enumerate(zip(before, after, strict=True)):
            made[place] += 2 * sqrt(max(0.0, 2 - 2 * abs(dot(start, end)))) / TWO_PI
    return made


def is_in_picture(position: Vector, body: Axes) -> bool:
    """Whether the die is seen wholly, or not at all yet, below the picture."""
    left, top, right, _ = _box(position, body)
    if top >= SCENE_HEIGHT:
        return True
    return left >= MARGIN and top >= MARGIN and right <= SCENE_WIDTH - MARGIN


def _is_within(position: Vector, body: Axes) -> bool:
    """Whether a die is within the rail, as far as the solver keeps it there."""
    across, away = (
        abs(position[axis]) + INNER * sum(abs(edge[axis]) for edge in body) + ROUNDING
        for axis in (0, 1)
    )
    return across <= TABLE_WIDTH / 2 + ON_RAIL and away <= TABLE_DEPTH / 2 + ON_RAIL


def _is_visible(die: tuple[Vector, Quaternion]) -> bool:
    return _box(die[0], axes(die[1]))[1] < SCENE_HEIGHT


def _box(position: Vector, body: Axes) -> tuple[float, float, float, float]:
    corners = [seen(_corner(position, body, corner)) for corner in CORNERS]
    rim = ROUNDING * FOCAL / from_camera(position)[2]
    return (
        min(corner.x for corner in corners) - rim,
        min(corner.y for corner in corners) - rim,
        max(corner.x for corner in corners) + rim,
        max(corner.y for corner in corners) + rim,
    )


def _corner(position: Vector, body: Axes, corner: Vector) -> Vector:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = body
    (x, y, z), (a, b, c) = position, corner
    return (
        x + a * ax + b * bx + c * cx,
        y + a * ay + b * by + c * cy,
        z + a * az + b * bz + c * cz,
    )


def _apart(here: Vector, turn: Quaternion, there: Vector, other: Quaternion) -> bool:
    """Whether two dice at rest have daylight between them."""
    if (here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2 < GAP * GAP:
        return False
    return -depth((here, axes(turn)), (there, axes(other))) >= DAYLIGHT


def depth(one: Solid, other: Solid) -> float:
    """How far two dice are inside each other; below 0 is at least the distance between them.

    Cubes that are apart are so along one of fifteen axes (Gottschalk, Lin, Manocha 1996).
    """
    (here, body), (there, body_other) = one, other
    apart = (here[0] - there[0], here[1] - there[1], here[2] - there[2])
    if _dot(apart, apart) > 4.0:  # noqa: PLR2004 - two dice are nowhere longer than this
        return -0.1
    least = 1.0
    for axis in _axes_between(body, body_other):
        length = sqrt(_dot(axis, axis))
        if length < 1e-3:  # noqa: PLR2004 - parallel edges make no axis
            continue
        reach = sum(abs(_dot(axis, edge)) for edge in (*body, *body_other)) * INNER / length
        least = min(least, reach + 2 * ROUNDING - abs(_dot(apart, axis)) / length)
    return least


def _axes_between(one: Axes, other: Axes) -> Iterable[Vector]:
    yield from one
    yield from other
    for ax, ay, az in one:
        for bx, by, bz in other:
            yield (ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)


def _dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def overlap(frames: Sequence[Sequence[Pose]]) -> float:
    """How far two dice are inside each other at most, over all frames."""
    deepest = 0.0
    for frame in frames:
        solids = [(pose.point, axes(pose.turn)) for pose in frame]
        for place, solid in enumerate(solids):
            for other in solids[:place]:
                deepest = max(deepest, depth(solid, other))
    return deepest
