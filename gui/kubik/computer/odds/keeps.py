"""All that may be held of a throw, ordered so that one die more or less is one step up or down."""

from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from kubik.rules.combination import Dice

Values = npt.NDArray[np.float64]
"""Values of several positions at once: by moment (the first is the mean), dice, position."""
Places = npt.NDArray[np.intp]


class Keeps:
    """The different choices of dice to hold, by how many there are.

    `of[n]` are those of n dice, sorted; those of all dice are the throws.
    """

    def __init__(self, dice: int, faces: int) -> None:
        """Order the choices for so many dice."""
        self.of: list[tuple[Dice, ...]] = [
            tuple(combinations_with_replacement(range(1, faces + 1), number))
            for number in range(dice + 1)
        ]
        self.number = [{kept: place for place, kept in enumerate(level)} for level in self.of]
        self._up: list[Places] = []
        self._down: list[Places] = []
        for number in range(dice):
            above = self.number[number + 1]
            self._up.append(
                np.array(
                    [
                        [above[tuple(sorted((*kept, face)))] for kept in self.of[number]]
                        for face in range(1, faces + 1)
                    ]
                )
            )
            below = self.number[number]
            self._down.append(
                np.array(
                    [
                        [below[kept[:die] + kept[die + 1 :]] for kept in self.of[number + 1]]
                        for die in range(number + 1)
                    ]
                )
            )

    @property
    def throws(self) -> tuple[Dice, ...]:
        """Every different throw."""
        return self.of[-1]

    def thrown(self, throws: Values) -> list[Values]:
        """What holding is worth, by how many dice are held, if a throw of the rest is worth this.

        The rest may as well fall one by one.
        """
        found = [throws]
        for up in reversed(self._up):
            found.append(found[-1][:, up].mean(axis=1))
        return found[::-1]

    def best(self, held: list[Values]) -> Values:
        """By throw, what the best hold of it is worth; at least one die is thrown again."""
        best = held[0]
        for number, down in enumerate(self._down, 1):
            fewer = best[:, down[0]]
            for place in down[1:]:
                choose(fewer, best[:, place])
            if number < len(self._down):
                choose(fewer, held[number])
            best = fewer
        return best


def choose(found: Values, other: Values) -> None:
    """Put into `found` what is better in `other`; the mean decides."""
    if len(found) == 1:
        np.maximum(found, other, out=found)
    else:
        np.copyto(found, other, where=other[0] > found[0])
