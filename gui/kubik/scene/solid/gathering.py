"""How resting dice come into a row without passing through each other: who would, hops higher."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from kubik.scene.solid.camera import seen

Spot = tuple[float, float]
HOP = 0.12
STOREY = 1.18
"""Dice whose ways cross are so much higher than each other, in die-sides."""
ROOM = 1.20
"""Middles closer than this may touch, for dice that are half turned to each other."""
STOREYS = 4
ABOVE = 0.15
"""How bad it is to rise out of the picture, beside meeting another die."""
LOOKS = 16
Steps = list[tuple[float, float, float]]
UP = 0.20
"""In this share of the way up, and again down, a die is on its storey."""


@dataclass(frozen=True, slots=True)
class Path:
    """The way of one die over the felt."""

    start: Spot
    end: Spot
    storey: int
    """0 slides with a little hop."""


def eased(share: float) -> float:
    """0–1 for 0–1, slow at both ends."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def point_on(path: Path, share: float) -> tuple[float, float, float, float]:
    """After `share` (0–1) of the time: x, y, the height over the felt, and the share of the way.

    A die that passes over others goes up first, then along, then down.
    """
    if path.storey:
        along = eased((share - UP / 2) / (1 - UP))
        height = path.storey * STOREY * (eased(share / UP) * eased((1 - share) / UP))
    else:
        along = eased(share)
        height = HOP * 4 * share * (1 - share)
    (x, y), (u, v) = path.start, path.end
    return (x + (u - x) * along, y + (v - y) * along, height, along)


def lifted(ways: Sequence[tuple[Spot, Spot]]) -> tuple[Path, ...]:
    """The paths for ways from start to end, each on the storey where it meets others least.

    Dice at the far rail stay low, for above it the picture ends; the nearer ones hop over them.
    """
    order = sorted(range(len(ways)), key=lambda die: (-ways[die][0][1], die))
    paths: dict[int, Path] = {}
    walked: list[Steps] = []
    for die in order:
        choices = []
        for storey in range(STOREYS):
            path = Path(*ways[die], storey)
            steps = [point_on(path, step / LOOKS)[:3] for step in range(LOOKS + 1)]
            harm = sum(_meeting(steps, other) for other in walked) + ABOVE * sum(map(_above, steps))
            choices.append((harm, storey, path, steps))
            if not choices[-1][0]:
                break
        _, _, paths[die], steps = min(choices, key=lambda choice: choice[:2])
        walked.append(steps)
    return tuple(paths[die] for die in range(len(ways)))


def _above(step: tuple[float, float, float]) -> float:
    """How far a die is above the picture, in die-sides."""
    x, y, height = step
    spot = seen((x, y, height + 0.5))
    return max(0.0, 0.7 - spot.y / spot.scale) if height > HOP else 0.0


def _meeting(one: Steps, other: Steps) -> float:
    """How much two dice are in each other's way, over all steps."""
    return sum(
        (ROOM - apart) * (1.0 - abs(a[2] - b[2]))
        for a, b in zip(one, other, strict=True)
        if abs(a[2] - b[2]) < 1.0 and (apart := hypot(a[0] - b[0], a[1] - b[1])) < ROOM
    )
