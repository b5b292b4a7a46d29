"""Where a point of the table is seen: one pinhole camera for all dice.

The table is measured in die-sides: x to the right, y away from the player, z up, the origin on the
felt in the middle. The scene is measured in its own units, y down. The camera is placed so that a
die that rests on the felt is about 77 units wide and the whole table fits above the tray.
"""

from math import cos, radians, sin
from typing import NamedTuple

from kubik.scene.solid.quaternion import Vector

TABLE_WIDTH = 12.0
TABLE_DEPTH = 4.5
"""The rail stands around this, in die-sides."""
REST_X = 5.4
REST_Y = 1.76
"""The middle of a die at rest is no farther out than this."""

DISTANCE = 17.0
TILT = radians(27.0)
SIN, COS = sin(TILT), cos(TILT)
FOCAL = 75.0 * DISTANCE
CENTRE_X, CENTRE_Y = 500.0, 206.0


class Seen(NamedTuple):
    """A point in the scene, and how many scene units a die-side has at its distance."""

    x: float
    y: float
    scale: float


def turned(direction: Vector) -> Vector:
    """A direction as the camera has it: to the right, up, away from it."""
    x, y, z = direction
    return (x, y * COS + z * SIN, y * SIN - z * COS)


def from_camera(point: Vector) -> Vector:
    """A point of the table as the camera has it: to the right, up, away from it."""
    x, y, z = point
    y += DISTANCE * SIN
    z -= DISTANCE * COS
    return (x, y * COS + z * SIN, y * SIN - z * COS)


def seen(point: Vector) -> Seen:
    """Where a point of the table appears."""
    x, y, away = from_camera(point)
    scale = FOCAL / away
    return Seen(CENTRE_X + x * scale, CENTRE_Y - y * scale, scale)


def on_table(x: float, y: float, height: float = 0.5) -> Vector:
    """The point at `height` over the felt that appears at (x, y) of the scene."""
    right, up = (x - CENTRE_X) / FOCAL, (CENTRE_Y - y) / FOCAL
    # The ray `reach` times (right, up, 1) from the camera, in the directions of the table.
    along_y, along_z = up * COS + SIN, up * SIN - COS
    reach = (height - DISTANCE * COS) / along_z
    return (right * reach, along_y * reach - DISTANCE * SIN, height)


def outline() -> tuple[Seen, Seen, Seen, Seen]:
    """The corners of the table as they are seen, from the far left one clockwise."""
    x, y = TABLE_WIDTH / 2, TABLE_DEPTH / 2
    far_left, far_right = seen((-x, y, 0.0)), seen((x, y, 0.0))
    near_right, near_left = seen((x, -y, 0.0)), seen((-x, -y, 0.0))
    return (far_left, far_right, near_right, near_left)
