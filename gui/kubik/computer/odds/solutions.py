"""The turns of one game, solved as they are asked for and remembered."""

from functools import cached_property, lru_cache, partial

from kubik.computer.odds.circumstances import USUAL, Circumstances
from kubik.computer.odds.course import Course
from kubik.computer.odds.long_run import worth_of_busts
from kubik.computer.odds.table import Table
from kubik.computer.odds.turn_solver import Permissions, Solution, Solver
from kubik.rules.keeping import Keeping

MOST_KNOWN = 1000
"""So many circumstances are remembered with what little is needed to solve their turns."""
MEMORY = 64_000_000
"""So many bytes of solutions are remembered; one takes from ten kilobytes up to megabytes."""


class Solutions:
    """Solves turns under one set of rules, one solution for each kind of circumstances."""

    def __init__(self, keeping: Keeping, memory: int = MEMORY) -> None:
        """Take the rules in force; every throw is looked at now."""
        self.rules = keeping.rules
        self.course = Course(keeping)
        self.table = Table(self.course)
        self.solver = lru_cache(MOST_KNOWN)(self._solver)
        """What solves turns in these circumstances, whatever their points are worth."""
        self.bust_value = lru_cache(MOST_KNOWN)(self._bust_value)
        """What a bust is worth in these circumstances: the points it takes, and will cost."""
        self._permissions = lru_cache(MOST_KNOWN)(partial(Permissions, self.table))
        self._known: dict[Circumstances, Solution] = {}
        self._room = memory

    @cached_property
    def _worth_of_busts(self) -> tuple[float, ...]:
        return worth_of_busts(Solver(self.table, USUAL))

    def at(self, circumstances: Circumstances, points: int = 0) -> Solution:
        """The solution for these circumstances, which holds up to `points` at risk."""
        found = self._known.get(circumstances)
        if found is not None:
            if points < found.trusted * self.table.step:
                return found
            self._forget(circumstances)
        solver = self.solver(circumstances)
        solution = solver.solve((self.bust_value(circumstances),), points)
        self._known[circumstances] = solution
        self._room -= solution.values.nbytes
        while self._room < 0 and len(self._known) > 1:
            self._forget(next(iter(self._known)))
        return solution

    def _forget(self, circumstances: Circumstances) -> None:
        self._room += self._known.pop(circumstances).values.nbytes

    def _bust_value(self, circumstances: Circumstances) -> float:
        bust = circumstances.bust(self.course)
        if not circumstances.on_board:  # nothing to lose, and opening ends a row of busts
            return float(bust.change)
        worth = self._worth_of_busts
        return bust.change + worth[min(bust.in_a_row, len(worth) - 1)]

    def _solver(self, circumstances: Circumstances) -> Solver:
        permissions = self._permissions(circumstances.permitting(self.rules))
        return Solver(self.table, circumstances, permissions)
