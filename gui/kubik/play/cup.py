"""Where dice come from."""

import random

from kubik.errors import KnownError
from kubik.rules.notation import read_throw


class FairCup:
    """Dice from the entropy of the system: nobody can foresee or repeat them."""

    def __init__(self) -> None:
        """Open the system's source."""
        self._source = random.SystemRandom()

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        """Give that many faces, each from 1 to `faces` with equal chance."""
        return tuple(self._source.choices(range(1, faces + 1), k=dice))


class SeededCup:
    """Dice that come again with the same seed, for simulations."""

    def __init__(self, seed: int) -> None:
        """Take the seed, any whole number."""
        self._source = random.Random(seed)

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        """Give that many faces, each from 1 to `faces` with equal chance."""
        return tuple(self._source.choices(range(1, faces + 1), k=dice))


class ScriptedCup:
    """Dice that are written down beforehand: `ScriptedCup("5 2 5 5 2 | 1 1")`."""

    def __init__(self, script: str) -> None:
        """Take the throws, parted by `|`. Raises `KnownError`."""
        self._throws = [read_throw(part).faces for part in script.split("|") if part.strip()]
        self._next = 0

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        """Give the next throw of the script, which must fit the dice asked for."""
        if self._next == len(self._throws):
            raise KnownError("The script has no throw number {number}.", number=self._next + 1)
        thrown = self._throws[self._next]
        self._next += 1
        if len(thrown) != dice or max(thrown) > faces:
            raise KnownError(
                "Throw {number} of the script: found {found}, expected {dice} dice up to {faces}.",
                number=self._next,
                found=" ".join(map(str, thrown)),
                dice=dice,
                faces=faces,
            )
        return thrown

    @property
    def is_empty(self) -> bool:
        """Whether every throw has been used."""
        return self._next == len(self._throws)
