"""How often each combination of a press-your-luck game is thrown, and what it brings."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from kubik.computer.odds.course import Node, falls_at
from kubik.rules.combination import Shape
from kubik.rules.dice import Throw
from kubik.rules.keeping import Keeping
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import BankingRules


@dataclass(frozen=True, slots=True)
class CombinationOdds:
    """A combination of so many dice: the chance that a throw of all dice lets it be set aside.

    `average` is what it then brings, in points.
    """

    shape: Shape
    dice: int
    chance: Fraction
    average: float


def combination_odds(ruleset: Ruleset) -> tuple[CombinationOdds, ...]:
    """The odds of each combination in the first throw, the dearest first."""
    rules = ruleset.rules
    assert isinstance(rules, BankingRules)
    keeping = Keeping(rules)
    ways: Counter[tuple[Shape, int]] = Counter()
    points: Counter[tuple[Shape, int]] = Counter()
    for fall in falls_at(rules, Node(rules.dice)):
        shown: dict[tuple[Shape, int], int] = {}
        for kept in keeping.of(Throw(fall.faces, rules.colours or None)).values():
            for part in kept.parts:
                kind = part.shape, len(part.dice)
                shown[kind] = max(part.points, shown.get(kind, 0))
        for kind, most in shown.items():
            ways[kind] += fall.ways
            points[kind] += fall.ways * most
    of_all = rules.faces**rules.dice
    found = [
        CombinationOdds(*kind, Fraction(number, of_all), points[kind] / number)
        for kind, number in ways.items()
    ]
    return tuple(sorted(found, key=lambda odds: (-odds.average, odds.chance)))
