"""The turns of one game, solved as they are asked for and remembered."""

from functools import cached_property
from typing import Any

from kubik.computer.odds.circumstances import USUAL, Circumstances
from kubik.computer.odds.course import Course
from kubik.computer.odds.long_run import worth_of_busts
from kubik.computer.odds.table import Table
from kubik.computer.odds.turn_solver import Permissions, Solution, Solver
from kubik.rules.keeping import Keeping

MOST_SOLVERS = 1000
MOST_BYTES = 64_000_000
"""So much is remembered of solutions; one takes from ten kilobytes up to megabytes."""


class Solutions:
    """Solves turns under one set of rules, one solution for each kind of circumstances."""

    def __init__(self, keeping: Keeping) -> None:
        """Take the rules in force; every throw is looked at now."""
        self.rules = keeping.rules
        self.course = Course(keeping)
        self.table = Table(self.course)
        self._solvers: dict[Circumstances, Solver] = {}
        self._bust_values: dict[Circumstances, float] = {}
        self._permissions: dict[Circumstances, Permissions] = {}
        self._known: dict[Circumstances, Solution] = {}
        self._bytes = 0

    @cached_property
    def _worth_of_busts(self) -> tuple[float, ...]:
        return worth_of_busts(Solver(self.table, USUAL))

    def bust_value(self, circumstances: Circumstances) -> float:
        """What a bust is worth: the points it takes, and in the long run will cost."""
        value = self._bust_values.get(circumstances)
        if value is None:
            bust = circumstances.bust(self.course)
            value = float(bust.change)
            if circumstances.on_board:  # else nothing to lose, and opening ends a row of busts
                worth = self._worth_of_busts
                value += worth[min(bust.in_a_row, len(worth) - 1)]
            _make_room(self._bust_values)
            self._bust_values[circumstances] = value
        return value

    def at(self, circumstances: Circumstances, points: int = 0) -> Solution:
        """The solution for these circumstances, which holds up to `points` at risk."""
        found = self._known.get(circumstances)
        if found is not None and points < found.trusted * self.table.step:
            return found
        solver = self.solver(circumstances)
        solution = solver.solve((self.bust_value(circumstances),), points)
        self._forget(circumstances)
        self._known[circumstances] = solution
        self._bytes += solution.values.nbytes
        while self._bytes > MOST_BYTES and len(self._known) > 1:
            self._forget(next(iter(self._known)))
        return solution

    def solver(self, circumstances: Circumstances) -> Solver:
        """What solves turns in these circumstances, whatever their points are worth."""
        solver = self._solvers.get(circumstances)
        if solver is None:
            alike = circumstances.permitting(self.rules)
            permissions = self._permissions.get(alike)
            if permissions is None:
                permissions = Permissions(self.table, alike)
                _make_room(self._permissions)
                self._permissions[alike] = permissions
            solver = Solver(self.table, circumstances, permissions)
            _make_room(self._solvers)
            self._solvers[circumstances] = solver
        return solver

    def _forget(self, circumstances: Circumstances) -> None:
        solution = self._known.pop(circumstances, None)
        if solution is not None:
            self._bytes -= solution.values.nbytes


def _make_room(known: dict[Circumstances, Any]) -> None:
    """Forget what was learnt first, where there is much."""
    if len(known) >= MOST_SOLVERS:
        del known[next(iter(known))]
