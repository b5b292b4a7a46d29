"""The light over the table: a lamp at the far left, a pale one from the player, and the room's."""

from math import hypot, sqrt

from kubik.scene.solid.camera import COS, SIN, turned
from kubik.scene.solid.quaternion import Vector


def _unit(x: float, y: float, z: float) -> Vector:
    length = sqrt(x * x + y * y + z * z)
    return (x / length, y / length, z / length)


LAMP = _unit(-0.42, 0.34, 0.84)
FILL = _unit(0.15, -0.90, 0.42)
LX, LY, LZ = LAMP
FX, FY, FZ = FILL

IN_CAMERA = turned(LAMP)
"""The direction to the lamp as the camera has it."""
_ACROSS = hypot(IN_CAMERA[0], IN_CAMERA[1])
IN_SCENE = (IN_CAMERA[0] / _ACROSS, -IN_CAMERA[1] / _ACROSS)
"""The direction to the lamp in the picture."""

SHINE_ABOVE = 0.9


def gloss_direction(x: float, y: float, away: float) -> Vector:
    """Which way a surface looks that mirrors the lamp, at a point as the camera has it."""
    length = sqrt(x * x + y * y + away * away)
    x, y, away = x / length, y / length, away / length
    return _unit(LX - x, LY - (y * COS + away * SIN), LZ - (y * SIN - away * COS))


def shade(x: float, y: float, z: float, gloss: Vector) -> tuple[float, float]:
    """The light (0.4–1.1) on a surface that looks along (x, y, z), and its shine (0–1)."""
    light = 0.40 + 0.10 * z
    lamp = x * LX + y * LY + z * LZ
    if lamp > 0.0:
        light += 0.50 * lamp
    fill = x * FX + y * FY + z * FZ
    if fill > 0.0:
        light += 0.16 * fill
    mirror = x * gloss[0] + y * gloss[1] + z * gloss[2]
    return light, (mirror**48 if mirror > SHINE_ABOVE else 0.0)
