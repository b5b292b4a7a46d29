"""Which dice of a throw may be set aside, what they are worth, and what may be tried instead."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from typing_extensions import override

from kubik.rules.combination import (
    NOTHING_YET,
    Combination,
    Dice,
    Partition,
    Partitions,
    Shape,
    scoring_combinations,
    subsets,
    without,
)
from kubik.rules.dice import Throw
from kubik.rules.settings import BankingRules, Progressive


@dataclass(frozen=True, slots=True)
class KeptSet:
    """Dice that may be set aside together.

    `points` is what they add to the turn, `parts` how the value comes about (with `progressive`,
    dice set aside before are among them), `building` the dice that later throws may build on.
    """

    dice: Dice
    points: int
    parts: tuple[Combination, ...]
    building: Dice = ()


class KeptSets(Mapping[Dice, KeptSet]):
    """The legal kept sets of one throw by their sorted faces; empty is a bust."""

    def __init__(self, sets: dict[Dice, KeptSet]) -> None:
        """Take the sets that are legal and complete."""
        self._sets = sets

    @override
    def __getitem__(self, dice: Dice) -> KeptSet:
        return self._sets[dice]

    @override
    def __iter__(self) -> Iterator[Dice]:
        return iter(self._sets)

    @override
    def __len__(self) -> int:
        return len(self._sets)

    @cached_property
    def beginnings(self) -> frozenset[Dice]:
        """Every choice of dice that can still be completed to a legal kept set."""
        return frozenset(chosen for dice in self._sets for chosen in subsets(dice))

    @cached_property
    def best(self) -> KeptSet | None:
        """The set with the most points; of equal ones that with the fewest, lowest dice."""
        order = sorted(
            self._sets.values(), key=lambda kept: (-kept.points, len(kept.dice), kept.dice)
        )
        return order[0] if order else None

    def within(self, limit: int) -> "KeptSets":
        """Only those worth no more than `limit` points (exact finish, RULES.md B40)."""
        return KeptSets({d: kept for d, kept in self._sets.items() if kept.points <= limit})

    def freezing_all(self) -> "KeptSets":
        """Only those that leave no die lying that would add points (RULES.md B1)."""
        return KeptSets(
            {
                dice: kept
                for dice, kept in self._sets.items()
                if not any(
                    more.points > kept.points and without(larger, dice) is not None
                    for larger, more in self._sets.items()
                )
            }
        )


class Lying(NamedTuple):
    """What decides the worth of a throw.

    Its sorted faces, whether all dice of the game were thrown, whether they pair up by colour, and
    the dice set aside before that it may build on.
    """

    dice: Dice
    is_whole: bool
    is_paired_by_colour: bool = False
    building: Dice = ()


class Keeping:
    """Values the throws of one game; remembers what it has valued."""

    def __init__(self, rules: BankingRules) -> None:
        """Take the rules in force."""
        self.rules = rules
        everything = tuple(scoring_combinations(rules))
        self._all = Partitions(iter(everything))
        self._kinds = Partitions(part for part in everything if part.is_kind)
        self._closed = Partitions(part for part in everything if not part.is_kind)
        self._raw: dict[Lying, KeptSets] = {}
        self._known: dict[tuple[Lying, int | None], KeptSets] = {}

    @override
    def __eq__(self, other: object) -> bool:
        """Two are equal when their rules are."""
        return self is other or (isinstance(other, Keeping) and self.rules == other.rules)

    @override
    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self.rules)

    def of(self, throw: Throw, building: Dice = ()) -> KeptSets:
        """The legal kept sets of `throw`; `building` as in `Lying`."""
        is_whole = len(throw.faces) == self.rules.dice
        coloured = is_whole and bool(self.rules.coloured_pairs) and throw.is_paired_by_colour
        return self.sets(Lying(tuple(sorted(throw.faces)), is_whole, coloured, building))

    def sets(self, lying: Lying, limit: int | None = None) -> KeptSets:
        """The legal kept sets, worth no more than `limit` points where one is given."""
        key = (lying, limit)
        known = self._known.get(key)
        if known is None:
            known = self._raw.get(lying)
            if known is None:
                known = self._raw[lying] = KeptSets(self._legal(lying))
            if limit is not None and known.best and known.best.points > limit:
                known = known.within(limit)
            if self.rules.must_freeze_all:
                known = known.freezing_all()
            self._known[key] = known
        return known

    def parts(self, dice: Dice, points: int) -> tuple[Combination, ...]:
        """The combinations by which the sorted `dice` by themselves are worth `points`.

        Empty where something else has a part in the points: dice set aside before, or colours.
        """
        best = self._all.best(dice)
        return best.parts if best is not None and best.points == points else ()

    def _legal(self, lying: Lying) -> dict[Dice, KeptSet]:
        rules = self.rules
        sets = {}
        for dice in subsets(lying.dice) - {()}:
            kept = self._value(dice, lying.building)
            if kept is not None:
                sets[dice] = kept
        if not lying.is_whole:
            return sets
        dice = lying.dice
        special: list[Combination] = []
        if lying.is_paired_by_colour:  # B50: the better of the colours and everything else
            special.append(Combination(Shape.COLOURED_PAIRS, dice, rules.coloured_pairs))
        if rules.six_alike_wins and len(set(dice)) == 1:  # B37: shown as the target
            special.append(Combination(Shape.SIX_ALIKE, dice, rules.target))
        if not sets and not special and rules.nothing_scores:
            special.append(Combination(Shape.NOTHING, dice, rules.nothing_scores))
        for part in special:
            if dice not in sets or part.points > sets[dice].points:
                sets[dice] = KeptSet(dice, part.points, (part,), lying.building)
        return sets

    def _value(self, dice: Dice, building: Dice) -> KeptSet | None:
        match self.rules.progressive:
            case Progressive.OFF:
                found = self._all.best(dice)
                return KeptSet(dice, found.points, found.parts) if found else None
            case Progressive.ALL:  # B29: the whole of what is set aside is valued anew
                together = tuple(sorted(building + dice))
                before, found = self._all.best(building), self._all.best(together)
                if found is None or before is None or found.points <= before.points:
                    return None
                return KeptSet(dice, found.points - before.points, found.parts, together)
            case Progressive.KINDS:
                return self._value_kinds(dice, building)

    def _value_kinds(self, dice: Dice, building: Dice) -> KeptSet | None:
        # Kinds are valued by face over all dice set aside; other combinations lie in one throw.
        before = self._kinds.best(building) or NOTHING_YET
        best: KeptSet | None = None
        for closed_dice in sorted(subsets(dice)):
            closed = self._closed.best(closed_dice)
            rest = without(dice, closed_dice)
            if closed is None or rest is None:
                continue
            together = tuple(sorted(building + rest))
            kinds: Partition | None = self._kinds.best(together) if rest else before
            if kinds is None or (rest and kinds.points <= before.points):
                continue
            points = closed.points + kinds.points - before.points
            if points > 0 and (best is None or points > best.points):
                best = KeptSet(dice, points, closed.parts + kinds.parts, together)
        return best


@dataclass(frozen=True, slots=True)
class Completion:
    """A combination that may be tried for: the dice to keep (places) and the most it can bring."""

    shape: Shape
    dice: tuple[int, ...]
    points: int


def completions(rules: BankingRules, faces: tuple[int, ...]) -> tuple[Completion, ...]:
    """What may be tried for with a throw of all dice (B32 to B36), the likeliest keep first.

    `faces` are in the order of the dice; `Completion.dice` are positions in it.
    """
    if len(faces) != rules.dice:
        return ()
    found: list[Completion] = []
    if rules.straight_attempt:
        found += _straights(rules, faces)
    if rules.three_pairs_attempt and rules.three_pairs:
        found += _three_pairs(rules, faces)
    return tuple(found)


def _straights(rules: BankingRules, faces: tuple[int, ...]) -> list[Completion]:
    if completed_points(rules, Shape.STRAIGHT, faces):
        return []
    points_by_keep: dict[tuple[int, ...], int] = {}
    for run, points in rules.straights:
        missing = len(set(run) - set(faces))
        if len(run) == rules.dice and 0 < missing <= min(rules.attempt_max_missing, rules.dice - 1):
            kept = tuple(sorted(faces.index(face) for face in set(run) & set(faces)))
            # The same dice may lead to two straights; then either will do.
            points_by_keep[kept] = max(points, points_by_keep.get(kept, 0))
    most = max(map(len, points_by_keep), default=0)
    return [
        Completion(Shape.STRAIGHT, kept, points)
        for kept, points in points_by_keep.items()
        if len(kept) == most
    ]


def _three_pairs(rules: BankingRules, faces: tuple[int, ...]) -> list[Completion]:
    if is_three_pairs(rules, faces):
        return []
    keeps = []
    for size in range(1, rules.dice):
        for dice in combinations(range(rules.dice), size):
            kept = [faces[die] for die in dice]
            if len(set(kept)) <= 3 and all(kept.count(face) <= 2 for face in kept):  # noqa: PLR2004
                keeps.append(dice)
    # B35: the most dice kept, in the most pairs, is the best chance (1/6, 1/9 or 1/18).
    keeps.sort(key=lambda dice: (-len(dice), len({faces[die] for die in dice}), dice))
    return [Completion(Shape.THREE_PAIRS, dice, rules.three_pairs) for dice in keeps]


def is_three_pairs(rules: BankingRules, faces: tuple[int, ...]) -> bool:
    """Whether six dice are three pairs by the ruling in force (RULES.md B16)."""
    counts = sorted(faces.count(face) for face in set(faces))
    return counts == [2, 2, 2] or (rules.quad_plus_pair_is_three_pairs and counts in ([2, 4], [6]))


def completed_points(rules: BankingRules, shape: Shape, faces: tuple[int, ...]) -> int:
    """What an attempt at `shape` brings with the dice now showing `faces`; 0 when it has failed."""
    if shape is Shape.THREE_PAIRS:
        return rules.three_pairs if is_three_pairs(rules, faces) else 0
    runs = [(set(run), points) for run, points in rules.straights if len(run) == len(faces)]
    return max((points for run, points in runs if run == set(faces)), default=0)
