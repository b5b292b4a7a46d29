"""A whole decision of a player, and what it is worth."""

from dataclasses import dataclass
from fractions import Fraction

from kubik.rules.actions import Action
from kubik.rules.combination import Dice


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be done now, from setting dice aside to the throw or the end of the turn.

    `actions` are done in this order. `expected` is how many points it brings on average when all
    that follows is played as well as it can be. `bust` is the chance that the throw it makes loses
    the turn, `keep` the faces that it sets aside or holds.
    """

    actions: tuple[Action, ...]
    expected: float
    bust: Fraction = Fraction(0)
    keep: Dice = ()


def ranked(choices: list[Choice]) -> tuple[Choice, ...]:
    """The best first; of equal ones (to a millionth of a point) the one with less to lose."""
    order = sorted(choices, key=lambda choice: (-round(choice.expected, 6), choice.bust))
    return tuple(order)
