"""The turns of one game, solved as they are asked for and remembered."""

from functools import cached_property

from kubik.computer.odds.circumstances import USUAL, Circumstances
from kubik.computer.odds.course import Course
from kubik.computer.odds.long_run import worth_of_busts
from kubik.computer.odds.table import Table
from kubik.computer.odds.turn_solver import Solution, Solver
from kubik.rules.keeping import Keeping

MOST_KNOWN = 16
"""So many circumstances are remembered with their solutions; each takes up to a megabyte."""


class Solutions:
    """Solves turns under one set of rules, one solution for each kind of circumstances."""

    def __init__(self, keeping: Keeping) -> None:
        """Take the rules in force; every throw is looked at now."""
        self.rules = keeping.rules
        self.course = Course(keeping)
        self.table = Table(self.course)
        self._known: dict[Circumstances, tuple[Solver, Solution]] = {}

    @cached_property
    def _worth_of_busts(self) -> tuple[float, ...]:
        return worth_of_busts(Solver(self.table, USUAL))

    def bust_value(self, circumstances: Circumstances) -> float:
        """What a bust is worth: the points it takes, and in the long run will cost."""
        bust = circumstances.bust(self.course)
        if not circumstances.on_board:  # nothing to lose, and opening ends a row of busts
            return float(bust.change)
        worth = self._worth_of_busts
        return bust.change + worth[min(bust.in_a_row, len(worth) - 1)]

    def at(self, circumstances: Circumstances, points: int = 0) -> Solution:
        """The solution for these circumstances, which holds up to `points` at risk."""
        found = self._known.get(circumstances)
        if found is not None and points < found[1].trusted * self.table.step:
            return found[1]
        solver = found[0] if found else Solver(self.table, circumstances)
        solution = solver.solve((self.bust_value(circumstances),), points)
        if found is None and len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[circumstances] = solver, solution
        return solution
