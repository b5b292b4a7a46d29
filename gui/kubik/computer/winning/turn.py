"""The best turn when banking is worth anything at all, for instance a chance to win."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.course import Ending, Manner, Node
from kubik.computer.odds.table import Table
from kubik.computer.odds.turn_solver import NEVER, Flags, Solver

Values = npt.NDArray[np.float64]

ENOUGH = 1e-12
"""How near two steps of an iteration must be, in the measure of the values."""
MOST_TIMES = 500


@dataclass(frozen=True, slots=True)
class ValuedTurn:
    """A solved turn: what banking (`stop`) and throwing on (`values`) are worth.

    Both go by steps of points at risk, of which the last row holds for all more; then by dice that
    would be thrown next, less one, and by node.
    """

    table: Table
    stop: Values
    values: Values
    may_bank: Flags
    may_roll: Flags
    bust: float

    @property
    def size(self) -> int:
        """The memory that it takes, in bytes."""
        return self.stop.nbytes + self.values.nbytes

    def may(self, manner: Manner, points: int) -> tuple[bool, bool]:
        """See `odds.valuing.Valuation`."""
        row = self._row(points)
        return bool(self.may_bank[row, manner]), bool(self.may_roll[row, manner])

    def worth_of_stop(self, points: int, dice: int) -> float:
        """What banking so many points is worth, with so many dice left."""
        return float(self.stop[self._row(points), dice - 1])

    def roll(self, points: int, node: Node) -> float:
        """What throwing on is worth."""
        return float(self.values[self._row(points), self.table.node_number[node]])

    def _row(self, points: int) -> int:
        return min(points // self.table.step, len(self.stop) - 1)


def solve(solver: Solver, stop: Values, bust: float, win: float) -> ValuedTurn:
    """The best turn with these worths of banking, of a bust and of winning at once."""
    table, circumstances = solver.table, solver.circumstances
    course = table.course
    room = circumstances.room(course.keeping.rules)
    rows, goals = len(stop), len(table.goals)
    bank, roll = solver.flags(rows)
    dice = np.array([goal.node.dice for goal in table.goals]) - 1
    after = np.ascontiguousarray(np.where(bank[:, table.manner_of_goal], stop[:, dice], NEVER))
    go_on = np.where(roll[:, table.manner_of_goal], 0.0, NEVER)
    flat = after.reshape(-1)
    lost = np.array([bust])
    ended = bust * table.chance_of[Ending.BUST] + win * table.chance_of[Ending.WIN]
    values = np.empty((rows, len(table.node_number)))
    last = (rows - 1) * goals
    inside = table.rises * goals + table.goal_of_term
    for row in range(rows - 1, -1, -1):
        where = inside + row * goals
        if row + table.most >= rows:
            where = np.minimum((table.rises + row) * goals, last) + table.goal_of_term
        missing, written = 0.0, 0
        if room is not None:
            missing = room - row * table.step
            written = circumstances.overshot(course, row * table.step)
        kept = float(stop[written // table.step, -1]) if written else bust
        for _ in range(1 if row < rows - 1 or room is not None else MOST_TIMES):
            leads = table.best(flat.take(where)[None], lost)[0]
            if room is not None:
                if written:
                    leads = np.maximum(leads, np.where(table.overshoots, kept, NEVER))
                leads = leads * ((table.least <= missing) & (missing < table.below))
            values[row] = ended + table.chances @ leads
            for node, chance, lead in table.limited if room is not None else ():
                if lead.least <= missing < lead.below:
                    values[row, node] += chance * (kept if lead.ending is Ending.OVERSHOT else bust)
            on = values[row][table.node_of_goal] + go_on[row]
            before = after[row].copy()
            np.maximum(before, on, out=after[row])
            if row == rows - 1 and np.abs(after[row] - before).max() < ENOUGH:
                break
    return ValuedTurn(table, stop, values, bank, roll, bust)
