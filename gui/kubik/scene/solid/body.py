"""The shape of a die, rounded along its edges, and the corners that make its outline.

A die is all that is within `ROUNDING` of a smaller cube, so its outline is that of the eight balls
on that cube's corners. Which of them matter depends only on which faces are seen: there are 26
cases, worked out once.
"""

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, sqrt

from kubik.scene.solid.faces import OUTWARD
from kubik.scene.solid.quaternion import Vector

HALF = 0.5
ROUNDING = 0.095
INNER = HALF - ROUNDING
REACH = INNER + 0.006
"""The flat part of a face reaches so far: a little over its roundings, so that there is no seam."""
DIAGONAL = sqrt(1 / 3)
CORNERS: tuple[tuple[int, int, int], ...] = tuple(
    (x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)
)
Signs = tuple[int, int, int]
"""For each axis of the body: the side (1 or -1) whose face is seen, or 0 where none is."""


def _face_at(axis: int, sign: int) -> int:
    return next(face for face, outward in OUTWARD.items() if outward[axis] == sign)


FACE_AT = {(axis, sign): _face_at(axis, sign) for axis in range(3) for sign in (-1, 1)}
"""The face on an axis of the body, on its positive (1) or negative (-1) side."""


@dataclass(frozen=True, slots=True)
class Rounding:
    """The rounding from a face to one beside it, in steps: its lines, and where they look.

    `near` and `far` are the two ends of each line, from the face on; `normals` are between the
    lines.
    """

    near: tuple[Vector, ...]
    far: tuple[Vector, ...]
    normals: tuple[Vector, ...]


FaceAt = tuple[int, int]
"""A face by the axis of the body it is on, and its side (1 or -1)."""


def _along(face: FaceAt, length: float, other: FaceAt, aside: float, rest: float) -> Vector:
    """`length` the way one face looks, `aside` the way another does, `rest` on the third axis."""
    vector = [rest, rest, rest]
    vector[face[0]], vector[other[0]] = face[1] * length, other[1] * aside
    return (vector[0], vector[1], vector[2])


@cache
def rounding(face: FaceAt, other: FaceAt, steps: int) -> Rounding:
    """The rounding between two faces that meet."""
    angles = [pi / 2 * step / steps for step in range(steps + 1)]
    between = [pi / 2 * (step + 0.5) / steps for step in range(steps)]
    near, far = (
        tuple(
            _along(face, INNER + ROUNDING * cos(a), other, INNER + ROUNDING * sin(a), end)
            for a in angles
        )
        for end in (-INNER, INNER)
    )
    return Rounding(near, far, tuple(_along(face, cos(a), other, sin(a), 0.0) for a in between))


@cache
def normal(face: FaceAt) -> Vector:
    """Where a face looks."""
    axis, side = face
    return _along(face, 1.0, ((axis + 1) % 3, side), 0.0, 0.0)


@cache
def corner_ring(corner: Signs) -> tuple[Vector, ...]:
    """The rim of the rounding where three faces meet, from face to edge to face, and its middle."""
    a, b, c = corner
    half, tip = INNER + ROUNDING * sqrt(0.5), INNER + ROUNDING * DIAGONAL
    ring = (
        (HALF, INNER, INNER), (half, half, INNER), (INNER, HALF, INNER),
        (INNER, half, half), (INNER, INNER, HALF), (half, INNER, half), (tip, tip, tip),
    )  # fmt: skip
    return tuple((a * x, b * y, c * z) for x, y, z in ring)


@cache
def outline(seen: Signs) -> tuple[Vector, ...]:
    """The corners of the inner cube that are its outline, in order around it.

    `seen` is not (0, 0, 0): from outside at least one face is seen.
    """
    edges = [
        (one, other)
        for one in CORNERS
        for other in CORNERS
        if _differ_in_one(one, other) and _is_rim(one, other, seen)
    ]
    following: dict[Signs, list[Signs]] = {}
    for one, other in edges:
        following.setdefault(one, []).append(other)
    start = min(following)
    around, before = [start], start
    here = following[start][0]
    while here != start:
        around.append(here)
        here, before = next(corner for corner in following[here] if corner != before), here
    return tuple((x * INNER, y * INNER, z * INNER) for x, y, z in around)


def _differ_in_one(one: Signs, other: Signs) -> bool:
    return sum(a != b for a, b in zip(one, other, strict=True)) == 1


def _is_rim(one: Signs, other: Signs, seen: Signs) -> bool:
    """Whether one of the two faces that meet in an edge is seen and the other is not."""
    shown = [seen[axis] == one[axis] for axis in range(3) if one[axis] == other[axis]]
    return shown[0] != shown[1]
