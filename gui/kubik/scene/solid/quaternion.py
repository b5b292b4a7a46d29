"""How a die is turned: unit quaternions (w, x, y, z) and the three axes of its body.

Only `+ - * /` and the square root, which every machine rounds alike: what is recorded with these
functions comes out the same everywhere.
"""

from math import sqrt

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
Axes = tuple[Vector, Vector, Vector]

IDENTITY: Quaternion = (1.0, 0.0, 0.0, 0.0)


def product(first: Quaternion, second: Quaternion) -> Quaternion:
    """The turn `second`, seen in the body, followed by `first`, seen from the table."""
    aw, ax, ay, az = first
    bw, bx, by, bz = second
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def unit(turn: Quaternion) -> Quaternion:
    """The same turn at length 1. `turn` is not all zero."""
    w, x, y, z = turn
    scale = 1.0 / sqrt(w * w + x * x + y * y + z * z)
    return (w * scale, x * scale, y * scale, z * scale)


def dot(first: Quaternion, second: Quaternion) -> float:
    """How alike two turns are: ±1 for the same turn, 0 for half a turn apart."""
    a, b, c, d = first
    e, f, g, h = second
    return a * e + b * f + c * g + d * h


def axes(turn: Quaternion) -> Axes:
    """Where the body's x, y and z point, as seen from the table."""
    w, x, y, z = turn
    xx, yy, zz = x * x, y * y, z * z
    xy, xz, yz, wx, wy, wz = x * y, x * z, y * z, w * x, w * y, w * z
    return (
        (1 - 2 * (yy + zz), 2 * (xy + wz), 2 * (xz - wy)),
        (2 * (xy - wz), 1 - 2 * (xx + zz), 2 * (yz + wx)),
        (2 * (xz + wy), 2 * (yz - wx), 1 - 2 * (xx + yy)),
    )


def between(start: Quaternion, end: Quaternion, share: float) -> Quaternion:
    """The turn `share` (0–1) of the shorter way from `start` to `end`.

    The chord is followed, not the arc: no difference can be seen between two frames of a recording.
    """
    a, b, c, d = start
    e, f, g, h = end
    left = 1.0 - share
    if a * e + b * f + c * g + d * h < 0:
        share = -share
    w, x, y, z = (
        a * left + e * share,
        b * left + f * share,
        c * left + g * share,
        d * left + h * share,
    )
    scale = 1.0 / sqrt(w * w + x * x + y * y + z * z)
    return (w * scale, x * scale, y * scale, z * scale)


def bringing(direction: Vector, target: Vector) -> Quaternion:
    """The shortest turn, seen from the table, that brings one unit vector onto another.

    The two must not be opposite.
    """
    ax, ay, az = direction
    bx, by, bz = target
    w = 1.0 + ax * bx + ay * by + az * bz
    return unit((w, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx))
