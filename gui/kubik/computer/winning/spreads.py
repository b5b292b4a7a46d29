"""How the points that a nearly full sheet still brings are spread, played for the most points."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.keeps import choose
from kubik.computer.odds.sheet_solver import NEVER, SheetSolver

Chances = npt.NDArray[np.float64]
"""Of a number of points, by points from 0 on."""

MOST_KNOWN = 1000


class Spreads:
    """The chances of the points to come, for one sheet after another as they are asked for."""

    def __init__(self, solver: SheetSolver) -> None:
        """Take the best play."""
        self._solver = solver
        self._kinds = [np.unique(points, return_inverse=True) for points in solver.points]
        self.of = lru_cache(MOST_KNOWN)(self._of)
        """The chances by row of the solver: the boxes filled and the points in the section."""

    def _of(self, filled: int, section: int) -> Chances:
        solver = self._solver
        if filled == solver.full:
            bonus = int(solver.worth[0, filled, section])
            return np.append(np.zeros(bonus), 1.0)
        # As `SheetSolver.throws_to_come`, with the chances in the place of the second moment.
        boxes = self._boxes(filled, section)
        throws = boxes
        for _ in range(solver.rules.throws - 1):
            throws = solver.keeps.best(solver.keeps.thrown(throws))
            choose(throws, boxes)
        chances: Chances = solver.keeps.thrown(throws)[0][1:, 0, 0]
        return chances

    def _boxes(self, filled: int, section: int) -> npt.NDArray[np.float64]:
        """By mean and chances, then by throw: the best box for it."""
        solver = self._solver
        best = np.full(len(solver.keeps.throws), NEVER)
        rows: list[Chances] = [np.zeros(0)] * len(best)
        for box, (kinds, like) in enumerate(self._kinds):
            if filled >> box & 1:
                continue
            for kind, points in enumerate(kinds.tolist()):
                gained = points if solver.in_section[box] else 0
                row = filled | 1 << box, min(solver.cap, section + gained)
                mean = points + float(solver.worth[0, *row])
                better = np.flatnonzero((like == kind) & (best < mean))
                if better.size:
                    best[better] = mean
                    chances = np.append(np.zeros(points), self.of(*row))
                    for throw in better:
                        rows[throw] = chances
        spread = np.zeros((1 + max(map(len, rows)), len(best), 1))
        spread[0, :, 0] = best
        for column, chances in enumerate(rows):
            spread[1 : 1 + len(chances), column, 0] = chances
        return spread
