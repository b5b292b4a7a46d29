"""What dice score: the combinations of a game and the best way to split dice into them."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, permutations

from kubik.rules.settings import BankingRules, KindMode

Dice = tuple[int, ...]
"""Faces as a multiset: sorted, lowest first."""


class Shape(StrEnum):
    """The kinds of combination (RULES.md part A)."""

    SINGLE = "single"
    ALIKE = "alike"
    STRAIGHT = "straight"
    THREE_PAIRS = "three_pairs"
    FOUR_AND_PAIR = "four_and_pair"
    TWO_TRIPLETS = "two_triplets"
    DOUBLE_TRIPS = "double_trips"
    FULL_HOUSE = "full_house"
    COLOURED_PAIRS = "coloured_pairs"
    NOTHING = "nothing"
    SIX_ALIKE = "six_alike"


@dataclass(frozen=True, slots=True)
class Combination:
    """A shape on the table and its price: the sorted faces it uses and its points."""

    shape: Shape
    dice: Dice
    points: int

    @property
    def is_kind(self) -> bool:
        """Whether later dice of the same face may be added under `progressive: kinds` (B28)."""
        return self.shape in {Shape.SINGLE, Shape.ALIKE}


@dataclass(frozen=True, slots=True)
class Partition:
    """Dice split into combinations that use every die once: the points and the combinations."""

    points: int
    parts: tuple[Combination, ...]


NOTHING_YET = Partition(0, ())


def alike_points(rules: BankingRules, face: int, number: int) -> int:
    """The points of `number` dice of one face in one throw; 0 where they are no combination."""
    triplet = rules.triplets[face - 1]
    if number == 3:  # noqa: PLR2004 - three alike
        return triplet
    match rules.kind_mode:
        case KindMode.NONE:
            return 0
        case KindMode.ADD:  # RULES.md A4.3
            return triplet * (number - 2)
        case KindMode.DOUBLE:
            return triplet << (number - 3)
        case KindMode.FIXED:
            return dict(rules.kind_fixed).get(number, (0,) * rules.faces)[face - 1]


def scoring_combinations(rules: BankingRules) -> Iterator[Combination]:
    """Every combination with points that dice alone can show, whatever their colours."""
    faces = range(1, rules.faces + 1)
    found: list[tuple[Shape, Dice, int]] = []
    for face in faces:
        found.append((Shape.SINGLE, (face,), rules.singles[face - 1]))
        found += [
            (Shape.ALIKE, (face,) * number, alike_points(rules, face, number))
            for number in range(3, rules.dice + 1)
        ]
    found += [(Shape.STRAIGHT, tuple(sorted(run)), points) for run, points in rules.straights]
    found += [
        (Shape.THREE_PAIRS, tuple(sorted(three * 2)), rules.three_pairs)
        for three in combinations(faces, 3)
    ]
    for a, b in permutations(faces, 2):
        found.append((Shape.FOUR_AND_PAIR, _sorted(a, 4, b, 2), rules.quad_plus_pair))
        if rules.quad_plus_pair_is_three_pairs:  # B16
            found.append((Shape.THREE_PAIRS, _sorted(a, 4, b, 2), rules.three_pairs))
        if rules.full_house:
            points = rules.triplets[a - 1] + rules.full_house
            found.append((Shape.FULL_HOUSE, _sorted(a, 3, b, 2), points))
    triplets = [(a, b) for a, b in combinations(faces, 2)]
    if rules.six_alike_is_two_triplets:
        triplets += [(a, a) for a in faces]
    for a, b in triplets:
        found.append((Shape.TWO_TRIPLETS, _sorted(a, 3, b, 3), rules.two_triplets))
        first, second = rules.triplets[a - 1], rules.triplets[b - 1]
        if rules.double_trips and first and second:  # A4.8: added and doubled
            found.append((Shape.DOUBLE_TRIPS, _sorted(a, 3, b, 3), 2 * (first + second)))
    if rules.quad_plus_pair_is_three_pairs:  # B16: six alike are three pairs, too
        found += [(Shape.THREE_PAIRS, (a,) * 6, rules.three_pairs) for a in faces]
    for shape, dice, points in found:
        if points and len(dice) <= rules.dice:
            yield Combination(shape, dice, points)


def _sorted(a: int, of_a: int, b: int, of_b: int) -> Dice:
    return tuple(sorted((a,) * of_a + (b,) * of_b))


class Partitions:
    """The best exact partition of any dice into given combinations (RULES.md B3), remembered."""

    def __init__(self, choices: Iterator[Combination]) -> None:
        """Take the combinations that dice may be split into."""
        self._starting_with: dict[int, list[Combination]] = {}
        for combination in choices:
            self._starting_with.setdefault(combination.dice[0], []).append(combination)
        self._known: dict[Dice, Partition | None] = {(): NOTHING_YET}

    def best(self, dice: Dice) -> Partition | None:
        """The partition of the sorted `dice` with the most points, or None where there is none."""
        if dice in self._known:
            return self._known[dice]
        best: Partition | None = None
        # The lowest die must be in some combination, and there it is the lowest, too.
        for combination in self._starting_with.get(dice[0], ()):
            rest = without(dice, combination.dice)
            others = None if rest is None else self.best(rest)
            if others is not None:
                points = combination.points + others.points
                if best is None or points > best.points:
                    best = Partition(points, (combination, *others.parts))
        self._known[dice] = best
        return best


def without(dice: Dice, taken: Dice) -> Dice | None:
    """The sorted `dice` less those `taken`, or None where not all of them are there."""
    rest = list(dice)
    for face in taken:
        if face not in rest:
            return None
        rest.remove(face)
    return tuple(rest)


def subsets(dice: Dice) -> set[Dice]:
    """Every different choice of some of the sorted `dice`, none and all of them included."""
    found: set[Dice] = {()}
    for face in dice:
        found |= {(*chosen, face) for chosen in found}
    return found
