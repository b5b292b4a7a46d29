"""How often each face fell, for people and for computer players."""

from collections.abc import Iterable
from dataclasses import dataclass

from kubik.play.statistics.account import Account


@dataclass(frozen=True, slots=True)
class Fallen:
    """How often each face of such dice fell, from face 1; `faces` is how many there are."""

    faces: int
    people: tuple[int, ...]
    computers: tuple[int, ...]


def fallen(told: Iterable[Account]) -> tuple[Fallen, ...]:
    """What the dice of these matches did, apart for each number of faces, fewest first.

    Each die is counted once, as it fell: not again where it is taken over as it lies.
    """
    counts: dict[int, tuple[list[int], list[int]]] = {}
    for account in told:
        faces = len(account.fallen[0])
        sums = counts.setdefault(faces, ([0] * faces, [0] * faces))
        for total, more in zip(sums, account.fallen, strict=True):
            for place, count in enumerate(more):
                total[place] += count
    return tuple(
        Fallen(faces, tuple(by_people), tuple(by_computers))
        for faces, (by_people, by_computers) in sorted(counts.items())
    )
