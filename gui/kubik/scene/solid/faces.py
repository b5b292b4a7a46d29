"""Which face of a die is on top, and how to hand it over so that another one is.

The die is right-handed, and its opposite faces add up to seven.
"""

from functools import cache
from math import sqrt

from kubik.scene.solid.quaternion import (
    IDENTITY,
    Quaternion,
    Vector,
    axes,
    bringing,
    dot,
    product,
    unit,
)

FACES = (1, 2, 3, 4, 5, 6)
OUTWARD: dict[int, Vector] = {
    1: (0.0, 0.0, 1.0),
    2: (0.0, -1.0, 0.0),
    3: (1.0, 0.0, 0.0),
    4: (-1.0, 0.0, 0.0),
    5: (0.0, 1.0, 0.0),
    6: (0.0, 0.0, -1.0),
}
"""Where each face looks, seen in the body."""
UP: Vector = (0.0, 0.0, 1.0)
SAME = 1e-6
HALF = sqrt(0.5)


def direction(turn: Quaternion, face: int) -> Vector:
    """Where a face looks, seen from the table."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = axes(turn)
    u, v, w = OUTWARD[face]
    return (u * ax + v * bx + w * cx, u * ay + v * by + w * cy, u * az + v * bz + w * cz)


def top_face(turn: Quaternion) -> int:
    """The face that looks up most."""
    return tilt(turn)[0]


def tilt(turn: Quaternion) -> tuple[int, float]:
    """The face that looks up most, and how much: 1 means that the die lies flat."""
    (_, _, a), (_, _, b), (_, _, c) = axes(turn)
    return max(
        ((face, u * a + v * b + w * c) for face, (u, v, w) in OUTWARD.items()),
        key=lambda pair: pair[1],
    )


def flat(turn: Quaternion) -> Quaternion:
    """`turn` with its top face level: the least correction that lays a resting die flat."""
    return unit(product(bringing(direction(turn, top_face(turn)), UP), turn))


@cache
def rotations() -> tuple[Quaternion, ...]:
    """The 24 ways to put a cube into a box of its size, always in the same order."""
    quarters: list[Quaternion] = [
        (HALF, HALF, 0.0, 0.0),
        (HALF, 0.0, HALF, 0.0),
        (HALF, 0.0, 0.0, HALF),
    ]
    found: list[Quaternion] = [IDENTITY]
    for known in found:  # grows while it is walked
        for quarter in quarters:
            turn = unit(product(known, quarter))
            if not any(abs(dot(turn, other)) > 1 - SAME for other in found):
                found.append(turn)
    return tuple(found)


@cache
def _relabellings(top: int, face: int) -> tuple[Quaternion, ...]:
    return tuple(turn for turn in rotations() if _carries(turn, face, top))


def _carries(turn: Quaternion, face: int, place: int) -> bool:
    """Whether `turn` brings `face` to where `place` was."""
    got, wanted = direction(turn, face), OUTWARD[place]
    return sum(a * b for a, b in zip(got, wanted, strict=True)) > 1 - SAME


def relabellings(final: Quaternion, face: int) -> tuple[Quaternion, ...]:
    """The 4 rotations r for which a die that ends as `final · r` shows `face` on top.

    All of them are turns of a whole die, so every die they make is a right one. Their order depends
    on nothing but `face` and the top of `final`.
    """
    return _relabellings(top_face(final), face)


def squared_up(turn: Quaternion) -> Quaternion:
    """The nearest way to lie along the edges of the table. A flat die keeps its top face."""
    return max(rotations(), key=lambda rotation: abs(dot(turn, rotation)))


def upright(face: int, quarters: int = 0) -> Quaternion:
    """A die along the edges of the table with `face` on top, after quarter turns to the left."""
    turn = next(rotation for rotation in rotations() if top_face(rotation) == face)
    for _ in range(quarters % 4):
        turn = unit(product((HALF, 0.0, 0.0, HALF), turn))
    return turn
