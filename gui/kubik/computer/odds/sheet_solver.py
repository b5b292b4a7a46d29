"""The best play of a score sheet, from the last open box to the empty sheet.

What counts of a sheet are the boxes that are open and, where a section has a bonus, the points in
it, up to what the bonus asks for: 4,096 sheets for twelve boxes without a bonus.
"""

from collections.abc import Iterator

import numpy as np

from kubik.computer.odds.keeps import Keeps, Places, Values, choose
from kubik.errors import KnownError
from kubik.rules.scorepad import Sheet, box_points
from kubik.rules.settings import ScorepadRules

NEVER = -1e15
AT_ONCE = 1024
"""So many sheets are worked on together: as many as a processor's cache can hold."""
MOST_SHEETS = 6_000_000


class SheetSolver:
    """The expected points still to come for every sheet, by the boxes filled and the section.

    A sheet's row is a number whose binary digit b is 1 when box b is filled. With `moments` 2 the
    mean of the square of the points to come is worked out, too.
    """

    def __init__(self, rules: ScorepadRules, moments: int = 1) -> None:
        """Solve every sheet. Raises `KnownError` where there are too many."""
        self.rules = rules
        self.keeps = Keeps(rules.dice, rules.faces)
        self.points = np.array(
            [[box_points(rules, box, faces) for faces in self.keeps.throws] for box in rules.boxes]
        )
        """By box and throw."""
        self.in_section = [box.id in rules.bonus_boxes for box in rules.boxes]
        self.full = 2 ** len(rules.boxes) - 1
        self.cap = rules.bonus_from if rules.bonus_boxes else 0
        if (self.full + 1) * (self.cap + 1) > MOST_SHEETS:
            raise KnownError("This sheet has too many boxes to be solved.")
        self.worth = np.zeros((moments, self.full + 1, self.cap + 1))
        """By moment, filled boxes and points in the section."""
        self.worth[0, self.full] = [self._bonus(points) for points in range(self.cap + 1)]
        self.worth[1:, self.full] = self.worth[0, self.full] ** 2
        for filled, section in self._sheets():
            worth = self.throws_to_come(filled, section)[rules.throws][0][:, 0]
            self.worth[:, filled, section] = worth

    def throws_to_come(self, filled: Places, section: Places) -> list[list[Values]]:
        """What holding dice is worth on these sheets, by how many throws are left and dice held.

        With no throw left all dice are held.
        """
        throws = self._boxes(filled, section)
        found = [[throws]]
        for left in range(1, self.rules.throws + 1):
            held = self.keeps.thrown(throws)
            found.append(held)
            if left < self.rules.throws:
                throws = self.keeps.best(held)
                choose(throws, found[0][0])
        return found

    def after(self, filled: Places, section: Places, box: int) -> Values:
        """What is still to come once a throw stands in this box, by moment, throw and sheet."""
        gained = self.points[box][:, None] if self.in_section[box] else np.zeros((1, 1), dtype=int)
        section = np.minimum(self.cap, section[None, :] + gained)
        return self.worth[:, filled[None, :] | 1 << box, section]

    def _boxes(self, filled: Places, section: Places) -> Values:
        """What a throw is worth in its best box."""
        shape = (len(self.worth), len(self.keeps.throws), len(filled))
        best = np.full(shape, NEVER)
        for box, of_throw in enumerate(self.points):
            is_open = (filled >> box & 1) == 0
            points = of_throw[:, None].astype(float)
            later = self.after(filled, section, box)
            total = np.empty(shape)
            total[0] = np.where(is_open, points + later[0], NEVER)
            if len(total) > 1:
                total[1] = points * points + 2 * points * later[0] + later[1]
            choose(best, total)
        return best

    def _bonus(self, points: int) -> int:
        if not self.rules.bonus_boxes:
            return 0
        return Sheet(((self.rules.bonus_boxes[0], points),)).bonus(self.rules)

    def _sheets(self) -> Iterator[tuple[Places, Places]]:
        """The sheets that can come about, with more boxes filled before fewer, some at a time."""
        sums = self._sums()
        section = sum(1 << box for box, inside in enumerate(self.in_section) if inside)
        by_number: dict[int, list[tuple[int, int]]] = {}
        for filled in range(self.full):
            found = by_number.setdefault(filled.bit_count(), [])
            found += [(filled, points) for points in sums[filled & section]]
        for number in sorted(by_number, reverse=True):
            sheets = np.array(by_number[number], dtype=np.intp)
            for first in range(0, len(sheets), AT_ONCE):
                some = sheets[first : first + AT_ONCE]
                yield some[:, 0], some[:, 1]

    def _sums(self) -> dict[int, list[int]]:
        """The points that can be in the section, by the boxes of it that are filled."""
        sums = {0: [0]}
        for box, inside in enumerate(self.in_section):
            if inside:
                gains = {int(points) for points in self.points[box]}
                for filled, before in list(sums.items()):
                    added = {min(self.cap, points + gain) for points in before for gain in gains}
                    sums[filled | 1 << box] = sorted(added)
        return sums
