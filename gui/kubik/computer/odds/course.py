"""Where a turn can stand between two throws, and where every throw leads: the engine says both."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from fractions import Fraction
from math import inf
from typing import NamedTuple

from kubik.computer.odds.falls import Fall, coloured_falls, falls
from kubik.rules.actions import GiveUp, Roll
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import attempts
from kubik.rules.banking.position import Pad, Stage, Turn
from kubik.rules.combination import Dice, Shape
from kubik.rules.events import Banked, BustCause, Busted, Event, MatchEnded
from kubik.rules.keeping import Completion, Keeping, KeptSet, completed_points
from kubik.rules.settings import BankingRules, ColoursScope

ROOM_FOR_ALL = 10**9
"""So many points may be added in exact mode where the target is to be out of reach."""


class Node(NamedTuple):
    """A turn before a throw, but for its points: the dice to throw and what they may build on.

    `is_first` is set only where the rules tell the first throw of a turn from later ones.
    """

    dice: int
    building: Dice = ()
    is_first: bool = False


class Manner(IntEnum):
    """How the dice lie when a player must choose between stopping and throwing on."""

    REST = 0
    """Some are not set aside."""
    HOT = 1
    """All have been set aside from one throw of all."""
    SPENT = 2
    """All have been set aside, over several throws."""


class Goal(NamedTuple):
    """Where dice set aside lead: how the dice lie, and the throw to come if the turn goes on."""

    manner: Manner
    node: Node


class Term(NamedTuple):
    """With `chance` an option adds `points` and leads to `goal`."""

    chance: float
    points: int
    goal: Goal


Option = tuple[Term, ...]
"""Something to do with a throw. The chances that are missing from 1 are those of a bust."""


class Ending(StrEnum):
    """What a throw means before anybody decides."""

    NONE = "none"
    BUST = "bust"
    WIN = "win"
    """The match ends at once."""
    OVERSHOT = "overshot"
    """All that scores would pass the target in exact mode."""


class Lead(NamedTuple):
    """What may be done with a throw.

    Where the target must be hit exactly, this holds while at least `least` and fewer than `below`
    points are missing.
    """

    ending: Ending
    options: frozenset[Option] = frozenset()
    least: float = -inf
    below: float = inf
    overshoots: bool = False
    """Whether giving up an attempt counts as passing the target, not as a bust."""

    @property
    def scores(self) -> bool:
        """Whether dice may be set aside; where they may not, an attempt can still be there."""
        certain = any(term.chance == 1 for option in self.options for term in option)
        return certain or self.ending is Ending.WIN


@dataclass(frozen=True, slots=True)
class Given:
    """A cup that gives these faces."""

    faces: tuple[int, ...]

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        """The faces, of which there are as many as dice are asked for."""
        del faces
        assert dice == len(self.faces)
        return self.faces


class Course:
    """All throws that a turn can come to, whatever its points.

    Dice kept from before the corner (`progressive_across_hot_dice`) are left out: with them the
    throws would be too many. `is_exact` says whether that makes a difference.
    """

    def __init__(self, keeping: Keeping) -> None:
        """Ask the engine about every throw."""
        self.keeping = keeping
        rules = keeping.rules
        one_time = bool(rules.coloured_pairs) and rules.colours_scope is ColoursScope.FIRST_THROW
        self.first = Node(rules.dice, (), one_time)
        self.is_exact = not (rules.progressive_across_hot_dice and rules.progressive != "off")
        self.leads: dict[Node, Mapping[Lead, int]] = {}
        self._busts: dict[tuple[Node, int], Fraction] = {}
        self._attempts: dict[tuple[Shape, Dice], tuple[Fraction, Option]] = {}
        self.busting: tuple[Node, Fall] | None = None
        """A throw that scores nothing, if there is one."""
        self.tight: tuple[int, Node, Fall] = (0, self.first, Fall((), 0))
        """The throw that needs the most room up to the target, after that room in points."""
        waiting = [self.first, *(Node(dice) for dice in range(rules.dice, 0, -1))]
        while waiting:
            node = waiting.pop()
            if node not in self.leads:
                leads: Counter[Lead] = Counter()
                for fall in falls_at(rules, node):
                    for lead in self._leads(node, fall):
                        leads[lead] += fall.ways
                self.leads[node] = leads
                terms = (t for lead in leads for option in lead.options for t in option)
                waiting += {term.goal.node for term in terms} - self.leads.keys()

    def bust_chance(self, node: Node, room: int = ROOM_FOR_ALL) -> Fraction:
        """The chance that no die of this throw may be set aside, with `room` up to the target."""
        known = self._busts.get((node, room))
        if known is None:
            ways = 0
            banks = not self.keeping.rules.overshoot_is_bust
            for lead, number in self.leads[node].items():
                if lead.least <= room < lead.below and not lead.scores:
                    ways += 0 if banks and lead.ending is Ending.OVERSHOT else number
            known = Fraction(ways, self.keeping.rules.faces**node.dice)
            self._busts[node, room] = known
        return known

    def goal(self, kept: KeptSet, dice: int) -> Goal:
        """Where a kept set of a throw of `dice` dice leads."""
        rest, everything = dice - len(kept.dice), self.keeping.rules.dice
        if rest:
            return Goal(Manner.REST, Node(rest, kept.building))
        return Goal(Manner.HOT if dice == everything else Manner.SPENT, Node(everything))

    def known(self, node: Node) -> Node:
        """`node`, or without anything to build on where dice of before the corner are among it."""
        return node if node in self.leads else Node(node.dice)

    def attempt(self, shape: Shape, kept: Dice) -> tuple[Fraction, Option]:
        """The attempt at `shape` that keeps these faces: the chance that it fails, and the rest."""
        found = self._attempts.get((shape, kept))
        if found is None:
            hot = Goal(Manner.HOT, Node(self.keeping.rules.dice))
            chances = completion_chances(self.keeping.rules, shape, kept)
            terms = [Term(float(chance), points, hot) for points, chance in chances.items()]
            found = 1 - sum(chances.values(), Fraction(0)), tuple(terms)
            self._attempts[shape, kept] = found
        return found

    def _leads(self, node: Node, fall: Fall) -> Iterator[Lead]:
        lead, dearest = self._lead(node, fall, ROOM_FOR_ALL)
        if lead.ending is Ending.BUST:
            self.busting = node, fall
        if not self.keeping.rules.exact_mode:
            yield lead
            return
        # What may be done changes only where the room gets too small for the dearest of it.
        below: float = inf
        while dearest:
            yield lead._replace(least=dearest, below=below)
            below = dearest
            lead, dearest = self._lead(node, fall, dearest - 1)
        if lead.ending is Ending.OVERSHOT and not node.is_first:  # before it nothing is at risk
            self.tight = max(self.tight, (int(below), node, fall))
        yield lead._replace(below=below)

    def _lead(self, node: Node, fall: Fall, room: int) -> tuple[Lead, int]:
        """What the throw leads to, and the most points that may be had for it, 0 for none."""
        events, after = self._thrown(node, fall, room)
        kinds = {type(event) for event in events}
        if _is_overshooting(events):
            return Lead(Ending.OVERSHOT), 0
        if Busted in kinds:
            return Lead(Ending.BUST), 0
        if MatchEnded in kinds:
            return Lead(Ending.WIN), 0
        turn = after.turn
        assert turn is not None
        sets = after.kept_sets(turn)
        tries: tuple[Completion, ...] = attempts(after, turn)
        options: set[Option] = {
            (Term(1.0, kept.points, self.goal(kept, node.dice)),) for kept in sets.values()
        }
        options |= {self.attempt(done.shape, after.faces_of(done.dice))[1] for done in tries}
        points = [kept.points for kept in sets.values()] + [done.points for done in tries]
        overshoots = False
        if not sets:
            given_up, _ = after.step(GiveUp(), Given(()))
            overshoots = _is_overshooting(given_up)
        return Lead(Ending.NONE, frozenset(options), overshoots=overshoots), max(points)

    def _thrown(self, node: Node, fall: Fall, room: int) -> tuple[tuple[Event, ...], BankingState]:
        turn = before(self.keeping.rules, node)
        pad = Pad(self.keeping.rules.target - room - turn.secured, on_board=True)
        state = BankingState(self.keeping, (pad, pad), turn)
        return state.step(Roll(), Given(fall.faces))


def _is_overshooting(events: tuple[Event, ...]) -> bool:
    """Whether all that scores would have passed the target, whatever became of the turn."""
    return any(
        isinstance(event, Banked)
        or (isinstance(event, Busted) and event.cause is BustCause.OVER_TARGET)
        for event in events
    )


def before(rules: BankingRules, node: Node, points: int = 1, carried: int = 0) -> Turn:
    """A turn with `points` at risk in which the dice of `node` will be thrown next."""
    if node.is_first:
        return Turn(0)
    turn = Turn(0, Stage.THROWN, secured=points, carried=carried, throws=1)
    if node.dice == rules.dice:  # as after an attempt that has come off, with no die left
        return turn
    places = tuple(range(node.dice + 1))
    kept = places[-1:]
    return turn._replace(loose=places, kept=kept, kept_points=0, kept_building=node.building)


def falls_at(rules: BankingRules, node: Node) -> Iterator[Fall]:
    """Every different throw at `node`."""
    if node.dice == rules.dice and rules.coloured_pairs:
        return coloured_falls(rules.faces, rules.colours)
    return iter(falls(node.dice, rules.faces))


def completion_chances(rules: BankingRules, shape: Shape, kept: Dice) -> Mapping[int, Fraction]:
    """How likely an attempt that keeps these faces brings which points; the rest is failure."""
    rest = rules.dice - len(kept)
    ways: Counter[int] = Counter()
    for fall in falls(rest, rules.faces):
        ways[completed_points(rules, shape, kept + fall.faces)] += fall.ways
    return {points: Fraction(n, rules.faces**rest) for points, n in ways.items() if points}
