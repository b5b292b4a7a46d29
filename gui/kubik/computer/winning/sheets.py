"""Score sheets played to win: the chance to have more points in the end than everybody else.

What is still to come for a player is taken to be spread normally around its mean, with the
variance of the play for the most points (`SheetSolver` with two moments). For the last box of the
last player that is exact; before, it is an approximation: the others do not change their play.
"""

from functools import cached_property
from math import erf, sqrt

import numpy as np

from kubik.computer.odds.choice import Choice, ranked
from kubik.computer.odds.keeps import Places, Values, choose
from kubik.computer.odds.sheet_odds import SheetOdds, keeps_of
from kubik.computer.odds.sheet_solver import SheetSolver
from kubik.rules import actions as a
from kubik.rules.scorepad import ScorepadState, Sheet
from kubik.rules.settings import ScorepadRules

CERTAIN = 1e-9
"""A smaller variance is none."""

Total = tuple[float, float]
"""Mean and variance of the points that a player will have in the end."""


class SheetsToWin:
    """Values what may be done on a score sheet by the chance to win."""

    def __init__(self, rules: ScorepadRules, odds: SheetOdds) -> None:
        """Take the rules in force and their odds, for whoever plays alone."""
        self._rules = rules
        self._odds = odds

    @cached_property
    def _solver(self) -> SheetSolver:
        return SheetSolver(self._rules, moments=2)

    def prepare(self) -> None:
        """Solve now what is solved only once."""
        assert self._solver

    def choices(self, state: ScorepadState) -> tuple[Choice, ...]:
        """Everything that may be done, the best first; `expected` is the chance to win.

        A shared win counts as half a win. Before the first throw there is only that, and alone one
        plays for points.
        """
        turn = state.turn
        if turn is None or len(state.sheets) == 1 or not turn.throws:
            return self._odds.choices(state)
        totals = [self._total(s) for seat, s in enumerate(state.sheets) if seat != turn.seat]
        sheet, throws = state.sheets[turn.seat], self._solver.keeps.throws
        best = np.zeros((1, len(throws), 1))
        found: list[Choice] = []
        lying = throws.index(tuple(sorted(state.lying)))
        for place, box in enumerate(self._rules.boxes):
            if sheet.points(box.id) is not None:
                continue
            worth = self._worths(sheet, place, totals)
            choose(best, worth[None, :, None])
            found.append(Choice((a.Score(box.id),), float(worth[lying])))
        left = self._rules.throws - turn.throws
        held: list[Values] = []
        thrown = best
        for _ in range(left):
            held = self._solver.keeps.thrown(thrown)
            thrown = self._solver.keeps.best(held)
            choose(thrown, best)
        if left:
            found += keeps_of(state, self._solver.keeps, held)
        return ranked(found)

    def _total(self, sheet: Sheet) -> Total:
        filled, section = self._odds.row(sheet)
        mean, square = self._solver.worth[:, filled, section]
        here = sum(points for _, points in sheet.filled)
        return here + float(mean), max(0.0, float(square - mean * mean))

    def _worths(self, sheet: Sheet, box: int, others: list[Total]) -> Values:
        """The chance to win by what throw is written in the box, to be gone on with for points."""
        points, first, like = self._kinds[box]
        filled, section = self._odds.row(sheet)
        mean, square = self._solver.after(np.array([filled]), np.array([section]), box)[:, :, 0]
        if len(mean) > 1:  # the box counts for its section
            mean, square = mean[first], square[first]
        here = sum(points for _, points in sheet.filled)
        chances = [
            self._chance((float(total), float(spread)), others)
            for total, spread in np.broadcast(
                here + points + mean, np.maximum(0.0, square - mean * mean)
            )
        ]
        return np.array(chances)[like]

    @cached_property
    def _kinds(self) -> list[tuple[Places, Places, Places]]:
        """By box: the different points in it, a throw that has them, and which a throw has."""
        return [
            np.unique(points, return_index=True, return_inverse=True)
            for points in self._solver.points
        ]

    def _chance(self, own: Total, others: list[Total]) -> float:
        """The chance to win with this total."""
        mean, variance = own
        chance = 1.0
        for total, wide in others:
            chance *= ahead(mean - total, variance + wide)
        return chance


def ahead(lead: float, variance: float) -> float:
    """The chance that a normal quantity with this mean is above 0; a half where it is 0."""
    if variance < CERTAIN:
        return 0.5 if abs(lead) < CERTAIN else float(lead > 0)
    return 0.5 * (1 + erf(lead / sqrt(2 * variance)))
