"""The ways dice can fall, told apart only as far as the rules can tell them apart."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import NamedTuple

from kubik.rules.dice import Colour, pairs_by_colour


class Fall(NamedTuple):
    """Faces in the order of the dice, and in how many of the faces ** dice ways they come up."""

    faces: tuple[int, ...]
    ways: int


@cache
def falls(dice: int, faces: int) -> tuple[Fall, ...]:
    """Every different throw of that many dice, as sorted faces; the ways add up to faces ** dice.

    >>> falls(2, 2)
    (Fall(faces=(1, 1), ways=1), Fall(faces=(1, 2), ways=2), Fall(faces=(2, 2), ways=1))
    """
    thrown = combinations_with_replacement(range(1, faces + 1), dice)
    return tuple(Fall(fall, arrangements(fall)) for fall in thrown)


def arrangements(fall: Sequence[int]) -> int:
    """In how many orders these faces can lie on so many different dice."""
    ways = factorial(len(fall))
    for face in set(fall):
        ways //= factorial(fall.count(face))
    return ways


def coloured_falls(faces: int, colours: tuple[Colour, ...]) -> Iterator[Fall]:
    """Every different throw of all dice; those that pair up by colour (B50) count apart."""
    for fall, ways in falls(len(colours), faces):
        if fall[::2] == fall[1::2]:  # only pairs of faces can pair up by colour, too
            orders = set(permutations(fall))
            paired = [order for order in orders if pairs_by_colour(order, colours)]
            yield Fall(min(paired), len(paired))
            unpaired = orders.difference(paired)
            if unpaired:
                yield Fall(min(unpaired), ways - len(paired))
        else:
            yield Fall(fall, ways)
