"""What busts in a row cost in the long run (RULES.md B10).

A penalty for the third bust in a row makes a second bust dearer than a first. How much dearer
depends on how the turns to come are played, and that on how dear their busts are. The best average
of a turn, and what a player with so many busts behind him is worse off, solve one equation for
each number of busts:

    average + worth(busts) = best turn in which a bust brings change(busts) + worth(busts after it)

The right side is convex and made of straight pieces, so Newton's method ends after a few steps.
"""

import numpy as np

from kubik.computer.odds.circumstances import Circumstances
from kubik.computer.odds.turn_solver import Solver

DEEP = 10**9
"""A score so high that no floor keeps a penalty off."""
LONGEST_ROW = 3
"""A fourth bust in a row costs what the third does, or starts a row anew."""
ENOUGH = 1e-9
"""How exactly the equations must hold, in points."""
NUDGE = 1e-3
"""In points: so much the value of a bust is changed to see how much it matters."""


def worth_of_busts(solver: Solver) -> tuple[float, ...]:
    """What so many busts in a row are worth to a player on board, in points, 0 or less.

    The last entry holds for all more; the first is 0. `solver` is that of a usual turn.
    """
    course = solver.table.course
    if not course.keeping.rules.triple_zilch_penalty:
        return (0.0,)
    row = [Circumstances(score=DEEP, busts=n).bust(course) for n in range(LONGEST_ROW + 1)]
    size = len(row)
    changes = np.array([bust.change for bust in row], dtype=float)
    following = np.array([min(bust.in_a_row, LONGEST_ROW) for bust in row])
    average, worth = 0.0, np.zeros(size)
    while True:
        busts = changes + worth[following]
        values = solver.solve((*busts, *(busts - NUDGE))).start()
        if np.abs(average + worth - values[:size]).max() < ENOUGH:
            return tuple(map(float, worth))
        slopes = (values[:size] - values[size:]) / NUDGE
        # Unknown are the average and, but for the first, which is 0, the worths.
        equations = np.eye(size)
        equations[np.arange(size), following] -= slopes
        equations[:, 0] = 1
        average, *later = np.linalg.solve(equations, values[:size] - slopes * worth[following])
        worth = np.array([0.0, *later])
