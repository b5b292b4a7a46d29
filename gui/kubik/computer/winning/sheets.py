"""Score sheets played to win: the chance to have more points in the end than everybody else.

What is still to come for a player is spread as it is in play for the most points. While more than
`FEW` boxes are open on a sheet, it is taken to be spread normally, with the right mean and variance
(`SheetSolver` with two moments); then its chances are known (`Spreads`): a single box may be worth
50 points or nothing, which nothing normal is like. For the last box of the last player that is
exact; before, it is an approximation: nobody changes his play later.
"""

from collections.abc import Callable
from functools import cached_property
from math import erf, sqrt

import numpy as np

from kubik.computer.odds.choice import Choice, ranked
from kubik.computer.odds.keeps import Places, Values, choose
from kubik.computer.odds.sheet_odds import SheetOdds, keeps_of
from kubik.computer.odds.sheet_solver import SheetSolver
from kubik.computer.winning.spreads import Spreads
from kubik.rules import actions as a
from kubik.rules.scorepad import ScorepadState, Sheet
from kubik.rules.settings import ScorepadRules

FEW = 4
"""So many open boxes are few: the sheets that can come of one are at most 16."""
CERTAIN = 1e-9
"""A smaller variance is none."""

Total = tuple[float, float]
"""Mean and variance of the points that a player will have in the end."""
Worths = Callable[[int], Values]
"""By box: the chance to win by what throw is written in it, to be gone on with for points."""


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
        sheet, throws = state.sheets[turn.seat], self._solver.keeps.throws
        others = [other for seat, other in enumerate(state.sheets) if seat != turn.seat]
        few = len(self._rules.boxes) - FEW
        is_late = all(len(each.filled) >= few for each in state.sheets)
        worths = self._exactly(sheet, others) if is_late else self._nearly(sheet, others)
        best = np.zeros((1, len(throws), 1))
        found: list[Choice] = []
        lying = throws.index(tuple(sorted(state.lying)))
        for place, box in enumerate(self._rules.boxes):
            if sheet.points(box.id) is not None:
                continue
            worth = worths(place)
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

    def _exactly(self, sheet: Sheet, others: list[Sheet]) -> Worths:
        """With the chances of every number of points to come."""
        filled, section = self._odds.row(sheet)
        here = _points(sheet)
        shares = [self._share(other) for other in others]
        share = np.ones(max(map(len, shares)))  # of the win, by points in the end
        for each in shares:
            share[: len(each)] *= each

        def worths(box: int) -> Values:
            points, _, like = self._kinds[box]
            chances = []
            for gain in map(int, points):
                inside = gain if self._solver.in_section[box] else 0
                row = filled | 1 << box, min(self._solver.cap, section + inside)
                spread = self._spreads.of(*row)
                totals = here + gain + np.arange(len(spread))
                chance = float(spread @ share[np.minimum(totals, len(share) - 1)])
                chances.append(min(1.0, chance))  # not above, by rounding
            return np.array(chances)[like]

        return worths

    def _share(self, other: Sheet) -> Values:
        """How much of a win a number of points is against this sheet, by points, up to a whole."""
        spread = self._spreads.of(*self._odds.row(other))
        exactly = np.concatenate([np.zeros(_points(other)), spread, [0.0]])
        share: Values = exactly.cumsum() - exactly / 2
        return share

    @cached_property
    def _spreads(self) -> Spreads:
        return Spreads(self._solver)

    def _nearly(self, sheet: Sheet, others: list[Sheet]) -> Worths:
        """With mean and variance of the points to come."""
        filled, section = self._odds.row(sheet)
        here = _points(sheet)
        rivals = [self._total(other) for other in others]

        def worths(box: int) -> Values:
            points, first, like = self._kinds[box]
            mean, square = self._solver.after(np.array([filled]), np.array([section]), box)[:, :, 0]
            if len(mean) > 1:  # the box counts for its section
                mean, square = mean[first], square[first]
            variance = np.maximum(0.0, square - mean * mean)
            totals = np.broadcast(here + points + mean, variance)
            chances = [_chance((float(total), float(wide)), rivals) for total, wide in totals]
            return np.array(chances)[like]

        return worths

    def _total(self, sheet: Sheet) -> Total:
        filled, section = self._odds.row(sheet)
        mean, square = self._solver.worth[:, filled, section]
        return _points(sheet) + float(mean), max(0.0, float(square - mean * mean))

    @cached_property
    def _kinds(self) -> list[tuple[Places, Places, Places]]:
        """By box: the different points in it, a throw that has them, and which a throw has."""
        return [
            np.unique(points, return_index=True, return_inverse=True)
            for points in self._solver.points
        ]


def _points(sheet: Sheet) -> int:
    """What stands on the sheet, without a bonus."""
    return sum(points for _, points in sheet.filled)


def _chance(own: Total, rivals: list[Total]) -> float:
    """The chance to win with this total."""
    mean, variance = own
    chance = 1.0
    for total, wide in rivals:
        chance *= ahead(mean - total, variance + wide)
    return chance


def ahead(lead: float, variance: float) -> float:
    """The chance that a normal quantity with this mean is above 0; a half where it is 0."""
    if variance < CERTAIN:
        return 0.5 if abs(lead) < CERTAIN else float(lead > 0)
    return 0.5 * (1 + erf(lead / sqrt(2 * variance)))
