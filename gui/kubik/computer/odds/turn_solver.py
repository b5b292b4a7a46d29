"""The best turn by dynamic programming, from many points at risk down to none.

Without an exact finish the points at risk have no upper end. They are cut off, and two values are
carried side by side: one that gives a player no more than he surely has beyond the cut, and one
that gives him more than he can hope for. Where the two meet they are the value; the cut is moved
until they do.
"""

from dataclasses import dataclass
from math import isinf

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.circumstances import Circumstances
from kubik.computer.odds.course import Ending, Goal, Manner, Node
from kubik.computer.odds.table import Table, Values

Flags = npt.NDArray[np.bool_]

NEVER = -1e15
"""Less than anything that can happen, and still a number when a chance of 0 multiplies it."""
ENOUGH = 1e-10
"""How near two bounds must be, in points, to be one value."""
MOST_STEPS = 40_000
"""How far points at risk are followed; only a turn that hardly ever ends needs so many."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a turn in given circumstances, by points at risk (in steps), lane and node.

    A lane is one value of a bust. `values` is what throwing on is worth, in points, that at risk
    included; it holds below `trusted` steps.
    """

    table: Table
    values: Values
    may_bank: Flags
    may_roll: Flags
    trusted: int
    is_exact: bool
    is_whole: bool
    """Whether there is nothing to learn from more points at risk."""

    def roll(self, points: int, node: Node, lane: int = 0) -> float:
        """The expected points of a turn that throws on at `node` with `points` at risk."""
        return float(self.values[points // self.table.step, lane, self.table.node_number[node]])

    def start(self) -> Values:
        """The expected points of a whole turn, by lane."""
        first = self.table.node_number[self.table.course.first]
        found: Values = self.values[0, :, first]
        return found

    def may(self, manner: Manner, points: int) -> tuple[bool, bool]:
        """Whether one may bank and may throw on, with dice that lie in this manner."""
        row = points // self.table.step
        return bool(self.may_bank[row, manner]), bool(self.may_roll[row, manner])

    def bank_from(self, goal: Goal) -> int | None:
        """From how many points banking is best, at most 1e-9 points aside; None for never."""
        stops, wants = self._stopping(goal)
        good = np.flatnonzero(stops & ~wants)
        better_on = np.flatnonzero(stops & wants)
        if better_on.size:
            good = good[good > better_on[-1]]
        return int(good[0]) * self.table.step if good.size else None

    def is_settled(self, goal: Goal) -> bool:
        """Whether more points would tell nothing new about banking at `goal`.

        The more is at risk, the less throwing on can be worth beside it: where it is no longer
        right it never will be again.
        """
        stops, wants = self._stopping(goal)
        rows = np.flatnonzero(stops)
        return not rows.size or not wants[rows[-1]]

    def _stopping(self, goal: Goal) -> tuple[Flags, Flags]:
        """By steps of points: whether one may bank at `goal`, and whether throwing on is better."""
        rows = np.arange(self.trusted)
        node = self.table.node_number[goal.node]
        better = self.values[rows, 0, node] > rows * float(self.table.step) + 1e-9
        return self.may_bank[rows, goal.manner], better & self.may_roll[rows, goal.manner]


class Permissions:
    """Whether one may bank, and may throw on, by steps of points and manner: the engine is asked.

    What is known serves all circumstances that permit the same (`Circumstances.permitting`).
    """

    def __init__(self, table: Table, circumstances: Circumstances) -> None:
        """Take the course of the turn and what surrounds it."""
        self._table = table
        self._circumstances = circumstances
        self._manners = {goal.manner for goal in table.goals}
        self._known = np.zeros((0, len(Manner), 2), dtype=np.bool_)

    def flags(self, rows: int) -> tuple[Flags, Flags]:
        """Both, up to so many steps."""
        known = len(self._known)
        if known < rows:
            more = np.zeros((rows - known, len(Manner), 2), dtype=np.bool_)
            keeping, step = self._table.course.keeping, self._table.step
            for row in range(known, rows):
                for manner in self._manners:
                    may = self._circumstances.may(keeping, manner, row * step)
                    more[row - known, manner] = may
            self._known = np.concatenate([self._known, more])
        return self._known[:rows, :, 0], self._known[:rows, :, 1]


class Solver:
    """Solves the turns of one table in one kind of circumstances."""

    def __init__(
        self, table: Table, circumstances: Circumstances, permissions: Permissions | None = None
    ) -> None:
        """Take the course of the turn, what surrounds it, and what that is known to permit."""
        self.table = table
        self.circumstances = circumstances
        self.win = float(max(0, table.course.keeping.rules.target - circumstances.score))
        self._permissions = permissions or Permissions(table, circumstances)
        self._hope: float | None = None

    def solve(self, busts: tuple[float, ...], need: int = 0) -> Solution:
        """The values of the turn up to `need` points at risk, for each value of a bust."""
        table = self.table
        room = self.circumstances.room(table.course.keeping.rules)
        lost = np.array(busts)
        if room is not None:
            top = max(room, 0) // table.step
            values = self._descend(lost, top, None)
            return self._solution(values, top + 1, is_exact=True)
        if self._hope is None:
            self._hope = table.hope(self.win)
        wanted = need // table.step + table.most + 1
        top = 2 * wanted + 8 * table.most  # enough for most games
        while True:
            values = self._descend(np.tile(lost, 2), top, self._beyond(lost, top))
            lanes = len(busts)
            apart = (values[:, lanes:] - values[:, :lanes]).max(axis=(1, 2))
            far = np.flatnonzero(apart > ENOUGH)
            trusted = int(far[0]) if far.size else top + 1
            if trusted >= wanted or top >= MOST_STEPS + wanted or isinf(self._hope):
                is_exact = trusted >= wanted and not isinf(self._hope)
                return self._solution(values[:, :lanes], max(trusted, wanted), is_exact=is_exact)
            top *= 2

    def _solution(self, values: Values, trusted: int, *, is_exact: bool) -> Solution:
        bank, roll = self.flags(len(values))
        is_whole = (
            not is_exact or self.circumstances.room(self.table.course.keeping.rules) is not None
        )
        return Solution(self.table, values, bank, roll, trusted, is_exact, is_whole)

    def flags(self, rows: int) -> tuple[Flags, Flags]:
        """Whether one may bank, and may throw on, by steps of points and manner."""
        return self._permissions.flags(rows)

    def _beyond(self, busts: Values, top: int) -> Values:
        """The two bounds of what throwing on is worth above `top` steps, by lane and step."""
        points = np.arange(top + 1, top + self.table.most + 1) * float(self.table.step)
        hope = self._hope if self._hope is not None and not isinf(self._hope) else 0.0
        sure = np.minimum(0.0, busts)[:, None] + np.zeros(len(points))
        return np.vstack([sure, np.tile(points + hope, (len(busts), 1))])

    def _descend(self, busts: Values, top: int, beyond: Values | None) -> Values:
        """What throwing on is worth, by steps up to `top`, lane and node; see `Solution`."""
        table = self.table
        lanes, goals = len(busts), len(table.goals)
        rows = top + table.most + 1
        bank, roll = self.flags(rows)
        points = np.arange(rows) * float(table.step)
        stop = np.where(bank[:, table.manner_of_goal], points[:, None], NEVER)
        go_on = np.where(roll[:, table.manner_of_goal], 0.0, NEVER)
        after = np.empty((lanes, rows, goals))
        after[:] = stop
        if beyond is not None:
            after[:, top + 1 :] = np.maximum(after[:, top + 1 :], beyond[:, :, None])
        flat = after.reshape(lanes, rows * goals)
        where = table.rises * goals + table.goal_of_term
        values = np.empty((top + 1, lanes, len(table.node_number)))
        ended = busts[:, None] * table.chance_of[Ending.BUST]
        ended += table.chance_of[Ending.WIN] * self.win
        chances = table.chances.T.copy()
        room = self.circumstances.room(table.course.keeping.rules)
        missing, written = 0.0, 0
        for row in range(top, -1, -1):
            leads = table.best(flat.take(where + row * goals, axis=1), busts)
            if room is not None:
                missing = room - points[row]
                written = self.circumstances.overshot(table.course, row * table.step)
                if written:
                    leads = np.maximum(leads, np.where(table.overshoots, written, NEVER))
                leads *= (table.least <= missing) & (missing < table.below)
            values[row] = ended + leads @ chances
            if room is not None:
                self._add_limited(values[row], missing, written, busts)
            on = values[row][:, table.node_of_goal] + go_on[row]
            np.maximum(after[:, row], on, out=after[:, row])
        return values

    def _add_limited(self, values: Values, missing: float, written: int, busts: Values) -> None:
        """Add the throws that end a turn because so few points are missing, as long as they do."""
        for node, chance, lead in self.table.limited:
            if lead.least <= missing < lead.below:
                banks = lead.ending is Ending.OVERSHOT and written
                values[:, node] += chance * (written if banks else busts)
