"""Two players race to a target, both play to win: the chance of each in every position.

Value iteration over pairs of points still missing. A position before a turn is worth the best turn
in which banking is worth what the other's position then leaves, and a bust what his present one
leaves. Banking makes the sum of what is missing smaller, so that the pairs are solved by that sum;
only a bust leads to the same sum. The two pairs that busts lead between solve two equations whose
right sides are convex and made of straight pieces: Newton's method, as in `odds.long_run`.

Where dice may be taken over (RULES.md A2.10), what a bank is worth depends on the dice it leaves,
too: the other takes them where that is better for him than a turn of his own.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.course import Course, Ending, Manner, Node
from kubik.computer.odds.table import Table
from kubik.rules.keeping import Keeping
from kubik.rules.settings import BankingRules, Comparator, HotDiceScope, LastRound

Values = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]

NEVER = -1e15
ENOUGH = 1e-10
"""How exactly the equations must hold, as a chance."""
NUDGE = 1e-5
"""As a chance: so much the worth of a bust is changed to see how much it matters."""


def is_race(rules: BankingRules) -> bool:
    """Whether the match is a bare race, as this module solves it for two players."""
    return (
        rules.last_round is LastRound.NONE
        and rules.win_comparator is Comparator.AT_LEAST
        and rules.hot_dice_scope is HotDiceScope.CUMULATIVE
        and not (rules.exact_mode or rules.open_min or rules.turn_min or rules.topping)
        and not (rules.no_fifties or rules.challenges or rules.triple_zilch_penalty)
        and not (rules.straight_attempt or rules.three_pairs_attempt or rules.six_alike_wins)
        and not rules.take_over_penalty
        and rules.progressive == "off"
    )


@dataclass(frozen=True, slots=True)
class Lanes:
    """Pairs that are solved together: what the player on turn and the other still miss, in steps.

    The first have the most to go.
    """

    mine: Places
    theirs: Places

    @classmethod
    def of(cls, total: int, most: int) -> "Lanes":
        """All pairs of that sum in which nobody misses more than `most`."""
        mine = np.arange(min(most, total - 1), max(0, total - most - 1), -1)
        return cls(mine, total - mine)


class RaceTurn:
    """Turns of a race, many at a time: lane l is a turn of a player who misses `mine[l]` steps."""

    def __init__(self, keeping: Keeping) -> None:
        """Take the rules in force, for which `is_race` holds."""
        self.table = Table(Course(keeping))
        table = self.table
        dice = range(1, keeping.rules.dice + 1)
        self.node_of_dice = np.array([table.node_number[Node(n)] for n in dice])
        """By the number of dice less one."""
        optional = not keeping.rules.hot_dice_mandatory
        self.may_bank = np.array([optional or goal.manner is Manner.REST for goal in table.goals])
        self.dice_left = np.array([goal.node.dice for goal in table.goals])
        self.bust = table.chance_of[Ending.BUST][:, None]
        self._terms, self._leads = _undominated(table)
        self._past_all = self._past_target()

    def solve(self, lanes: Lanes, stop: Values, bust: Values) -> Values:
        """What throwing on is worth, by steps at risk, node and lane.

        `stop` is what banking is worth, by steps at risk, dice left (less one) and lane; past what
        is missing it is 1. `bust` is what a bust is worth, by lane.
        """
        table, rows = self.table, int(lanes.mine[0])
        size, goals = len(bust), len(table.goals)
        sure, lost = self._past_all
        beyond = sure[:, None] + lost[:, None] * bust
        values = np.empty((rows + 1, len(table.node_number), size))
        values[:] = beyond
        after = np.empty((rows + table.most + 1, goals, size))
        past = np.where(self.may_bank[:, None], 1.0, beyond[table.node_of_goal])
        after[rows:] = past
        flat = after.reshape(-1, size)
        where = table.rises[self._terms] * goals + table.goal_of_term[self._terms]
        active = np.searchsorted(-lanes.mine, -np.arange(rows + 1), side="left")
        stopping = np.flatnonzero(self.may_bank)
        left = self.dice_left[stopping] - 1
        for row in range(rows - 1, -1, -1):
            count = active[row]
            on = values[row, :, :count]
            of_terms = flat[where + row * goals, :count]
            np.matmul(table.chances, np.maximum.reduceat(of_terms, self._leads), out=on)
            on += self.bust * bust[:count]
            here = after[row]
            here[:, count:] = past[:, count:]
            here[:, :count] = on[table.node_of_goal]
            here[stopping, :count] = np.maximum(here[stopping, :count], stop[row][left, :count])
        return values

    def _past_target(self) -> tuple[Values, Values]:
        """Throwing on with enough points: the chance to bank them, and to bust, by node.

        Who must throw on after all dice have scored may still lose.
        """
        table = self.table
        sure, lost = np.zeros(len(self.bust)), np.ones(len(self.bust))
        while True:
            ends = np.where(self.may_bank, 1.0, sure[table.node_of_goal])
            further = table.chances @ np.maximum.reduceat(ends[table.goal_of_term], table.leads)
            if np.abs(further - sure).max() < 1e-15:  # noqa: PLR2004
                return sure, lost
            sure = further
            lost = 1 - sure


def _undominated(table: Table) -> tuple[Places, Places]:
    """The terms worth looking at, and where each lead begins among them.

    Of two ways to the same goal, the one with more points is never worse.
    """
    terms: list[int] = []
    leads: list[int] = []
    ends = [*table.leads[1:], len(table.rises)]
    for first, end in zip(table.leads, ends, strict=True):
        most: dict[int, int] = {}
        for term in range(first, end):
            goal = int(table.goal_of_term[term])
            if goal not in most or table.rises[term] > table.rises[most[goal]]:
                most[goal] = term
        leads.append(len(terms))
        terms += most.values()
    return np.array(terms, dtype=np.intp), np.array(leads, dtype=np.intp)


class Race:
    """The whole race, solved: `chances[m, t]` is that of a player on turn who misses m steps.

    The other misses t. With take-over, `offers[m, t, p, d - 1]` is the chance of a player who takes
    over p steps and throws d dice; it holds up to m steps.
    """

    turn_type = RaceTurn

    def __init__(self, rules: BankingRules, most: int) -> None:
        """Solve every pair up to `most` steps missing."""
        self.rules = rules
        self.turn = self.turn_type(Keeping(rules))
        self.step = self.turn.table.step
        self.most = most
        self.chances = np.zeros((most + 1, most + 1))
        self.offers = (
            np.zeros((most + 1, most + 1, most + 1, rules.dice), dtype=np.float32)
            if rules.take_over
            else None
        )
        for total in range(2, 2 * most + 1):
            self._solve(Lanes.of(total, most))

    def _solve(self, lanes: Lanes) -> None:
        mine, theirs = lanes.mine, lanes.theirs
        first = self.turn.table.node_number[self.turn.table.course.first]
        stop = self._stop(lanes)
        guess = self._guess(lanes)
        bust = 1 - guess[::-1]
        # How much a bust matters changes little on the way: it is looked at once.
        both = Lanes(np.repeat(mine, 2), np.repeat(theirs, 2))
        nudged = np.stack([bust, bust - NUDGE], 1).ravel()
        start = self.turn.solve(both, np.repeat(stop, 2, axis=2), nudged)[0, first]
        slope = (start[::2] - start[1::2]) / NUDGE
        now = start[::2]
        while True:
            level = now + slope * (1 - bust)
            guess = (level - slope * level[::-1]) / (1 - slope * slope[::-1])
            bust = 1 - guess[::-1]
            values = self.turn.solve(lanes, stop, bust)
            now = values[0, first]
            if np.abs(now - guess).max() < ENOUGH:
                break
        self.chances[mine, theirs] = guess
        if self.offers is not None:
            rows = values[:, self.turn.node_of_dice].transpose(2, 0, 1)
            self.offers[mine, theirs, : rows.shape[1]] = rows

    def _guess(self, lanes: Lanes) -> Values:
        """The chances as those of a step less on either side let expect them."""
        mine, theirs = lanes.mine, lanes.theirs
        chances = self.chances
        plane = chances[mine - 1, theirs] + chances[mine, theirs - 1]
        plane = plane - chances[mine - 1, theirs - 1]
        known: Values = np.where((mine > 1) & (theirs > 1), plane, 0.5)
        return known

    def _stop(self, lanes: Lanes) -> Values:
        """What banking is worth: the other is on turn then, and may take over."""
        rows = np.arange(int(lanes.mine[0]))[:, None]
        missing = np.maximum(lanes.mine - rows, 0)
        theirs = np.broadcast_to(lanes.theirs, missing.shape)
        worth = np.where(missing, 1 - self.chances[theirs, missing], 1.0)
        if self.offers is None:
            return np.repeat(worth[:, None], self.rules.dice, axis=1)
        points = np.minimum(rows, theirs)
        taken = 1 - self.offers[theirs, missing, points].astype(np.float64)
        taken[missing == 0] = 1.0
        # Nobody can have banked nothing.
        taken[0] = 1.0
        least: Values = np.minimum(worth[:, :, None], taken).transpose(0, 2, 1)
        return least
