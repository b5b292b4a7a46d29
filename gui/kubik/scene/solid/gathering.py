"""How resting dice come into a row without passing through each other: some hop, some wait."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import hypot

from kubik.scene.solid.camera import seen

Spot = tuple[float, float]
Way = tuple[Spot, Spot]
"""Where a die lies, and where it is to lie."""
HOP = 0.12
STOREY = 1.18
"""Dice whose ways cross are so much higher than each other, in die-sides."""
ROOM = 1.33
"""Middles closer than this may touch, for dice that are half turned to each other."""
STOREYS = 4
WINDOWS = ((0.0, 1.0), (0.0, 0.62), (0.38, 1.0))
"""The shares of the time in which a die can be under way: all of it, early, late."""
ABOVE = 0.02
"""How bad it is to rise out of the picture, beside meeting another die."""
LOOKS = 18
ROUNDS, PAIRS = 24, 2
"""So many times a die that meets another looks for a better way, and a pair together: that takes
fifteen times as long."""
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
    window: tuple[float, float] = WINDOWS[0]


def eased(share: float) -> float:
    """0–1 for 0–1, slow at both ends."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def point_on(path: Path, share: float) -> tuple[float, float, float, float]:
    """After `share` (0–1) of the time: x, y, the height over the felt, and the share of the way.

    A die that passes over others goes up first, then along, then down.
    """
    begin, end = path.window
    share = min(1.0, max(0.0, (share - begin) / (end - begin)))
    if path.storey:
        along = eased((share - UP / 2) / (1 - UP))
        height = path.storey * STOREY * (eased(share / UP) * eased((1 - share) / UP))
    else:
        along = eased(share)
        height = HOP * 4 * share * (1 - share)
    (x, y), (u, v) = path.start, path.end
    return (x + (u - x) * along, y + (v - y) * along, height, along)


@lru_cache(maxsize=4)
def lifted(ways: tuple[Way, ...]) -> tuple[Path, ...]:
    """The paths for ways from start to end, each where and when it meets others least.

    Dice at the far rail stay low, for above it the picture ends; the nearer ones hop over them.
    """
    return _Search(ways).paths()


class _Search:
    """One path after the other is chosen, then those that still meet others are chosen anew."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self._choices = [
            tuple(Path(*way, storey, window) for window, storey in product(WINDOWS, range(STOREYS)))
            for way in ways
        ]
        self._steps: dict[Path, Steps] = {}
        self._harms: dict[tuple[int, int, int, int], float] = {}
        self._chosen: dict[int, int] = {}

    def paths(self) -> tuple[Path, ...]:
        dice = range(len(self._choices))
        for die in sorted(dice, key=lambda die: (-self._choices[die][0].start[1], die)):
            self._choose(die)
        pairs = PAIRS
        for _ in range(ROUNDS):
            worst = max(dice, key=self._meetings, default=None)
            if worst is None or not self._meetings(worst):
                break
            before = self._chosen[worst]
            self._choose(worst)
            if self._chosen[worst] == before:
                if not pairs:
                    break
                pairs -= 1
                self._choose_with_another(worst)
        return tuple(self._choices[die][self._chosen[die]] for die in dice)

    def _choose(self, die: int) -> None:
        self._chosen[die] = min(
            range(len(self._choices[die])), key=lambda choice: (self._harm(die, choice), choice)
        )

    def _choose_with_another(self, die: int) -> None:
        """Choose anew together with the die that is met most."""
        here = self._chosen[die]
        others = [other for other in self._chosen if other != die]
        other = max(others, key=lambda other: self._meeting(die, here, other, self._chosen[other]))
        there = self._chosen[other]
        best = (self._harm(die, here) + self._harm(other, there), here, there)
        for choice in range(len(self._choices[die])):
            self._chosen[die] = choice
            self._choose(other)
            there = self._chosen[other]
            best = min(best, (self._harm(die, choice) + self._harm(other, there), choice, there))
        _, self._chosen[die], self._chosen[other] = best

    def _harm(self, die: int, choice: int) -> float:
        steps = self._walked(die, choice)
        above = ABOVE * sum(map(_above, steps))
        return above + sum(
            self._meeting(die, choice, other, self._chosen[other])
            for other in self._chosen
            if other != die
        )

    def _meetings(self, die: int) -> float:
        return sum(
            self._meeting(die, self._chosen[die], other, self._chosen[other])
            for other in self._chosen
            if other != die
        )

    def _walked(self, die: int, choice: int) -> Steps:
        path = self._choices[die][choice]
        if path not in self._steps:
            self._steps[path] = [point_on(path, look / LOOKS)[:3] for look in range(LOOKS + 1)]
        return self._steps[path]

    def _meeting(self, die: int, choice: int, other: int, there: int) -> float:
        if die > other:
            die, choice, other, there = other, there, die, choice
        key = (die, choice, other, there)
        if key not in self._harms:
            self._harms[key] = _meeting(self._walked(die, choice), self._walked(other, there))
        return self._harms[key]


def _above(step: tuple[float, float, float]) -> float:
    """How far a die is above the picture, in die-sides."""
    x, y, height = step
    if height <= HOP:
        return 0.0
    spot = seen((x, y, height + 0.5))
    return max(0.0, 0.7 - spot.y / spot.scale)


def _meeting(one: Steps, other: Steps) -> float:
    """How much two dice are in each other's way, over all steps.

    Dice may rest closer than `ROOM`: while they only leave each other that does no harm.
    """
    harm, nearest = 0.0, 0.0
    is_leaving = True
    for (x, y, z), (u, v, w) in zip(one, other, strict=True):
        apart = hypot(x - u, y - v)
        is_leaving = is_leaving and apart >= nearest
        nearest = apart
        if apart < ROOM and not is_leaving and abs(z - w) < 1.0:
            harm += (ROOM - apart) * (1.0 - abs(z - w))
    return harm
