"""The odds of a game with a score sheet: what it can bring, and every keep and box."""

from functools import cached_property, lru_cache
from itertools import combinations

import numpy as np

from kubik.computer.odds.choice import Choice, ranked
from kubik.computer.odds.keeps import Keeps, Values
from kubik.computer.odds.sheet_solver import SheetSolver
from kubik.rules import actions as a
from kubik.rules.ruleset import Ruleset
from kubik.rules.scorepad import ScorepadState, Sheet
from kubik.rules.settings import ScorepadRules

MOST_KNOWN = 4096
"""So many sheets are remembered with what holding dice is worth; each takes some ten kilobytes."""


class SheetOdds:
    """Solves one game for a player who wants as many points as he can get."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Take the rules in force, of a game with a score sheet."""
        assert isinstance(ruleset.rules, ScorepadRules)
        self._rules = ruleset.rules
        self._held = lru_cache(MOST_KNOWN)(self._throws_to_come)

    @cached_property
    def _solver(self) -> SheetSolver:
        return SheetSolver(self._rules)

    @property
    def expected_total(self) -> float:
        """The most points that a whole sheet can bring on average."""
        return self.expected(Sheet())

    @cached_property
    def deviation(self) -> float:
        """The standard deviation of the total of a player who plays for the most points."""
        mean, square = SheetSolver(self._rules, moments=2).worth[:, 0, 0]
        return float(np.sqrt(square - mean * mean))

    def expected(self, sheet: Sheet) -> float:
        """The most points still to come on average, the bonus of a section among them."""
        filled, section = self.row(sheet)
        return float(self._solver.worth[0, filled, section])

    def choices(self, state: ScorepadState) -> tuple[Choice, ...]:
        """Everything that may be done, the best first; the points are all those still to come."""
        turn = state.turn
        if turn is None:
            return ()
        sheet = state.sheets[turn.seat]
        if not turn.throws:
            return (Choice((a.Roll(),), self.expected(sheet)),)
        return ranked([*self._boxes(state, sheet), *self._keeps(state, sheet)])

    def row(self, sheet: Sheet) -> tuple[int, int]:
        """Which row of the solver a sheet is: its filled boxes, and its section's points."""
        rules = self._rules
        filled = section = 0
        for number, box in enumerate(rules.boxes):
            points = sheet.points(box.id)
            if points is not None:
                filled |= 1 << number
                section += points if box.id in rules.bonus_boxes else 0
        return filled, min(section, self._solver.cap)

    def _boxes(self, state: ScorepadState, sheet: Sheet) -> list[Choice]:
        found = []
        for box in self._rules.boxes:
            points = state.preview(box)
            if sheet.points(box.id) is None and points is not None:
                after = Sheet((*sheet.filled, (box.id, points)))
                found.append(Choice((a.Score(box.id),), points + self.expected(after)))
        return found

    def _keeps(self, state: ScorepadState, sheet: Sheet) -> list[Choice]:
        turn = state.turn
        assert turn is not None
        left = self._rules.throws - turn.throws
        if not left:
            return []
        return keeps_of(state, self._solver.keeps, self._held(*self.row(sheet))[left])

    def _throws_to_come(self, filled: int, section: int) -> list[list[Values]]:
        """What holding dice is worth on this sheet, by how many throws are left and dice held."""
        return self._solver.throws_to_come(np.array([filled]), np.array([section]))


def keeps_of(state: ScorepadState, keeps: Keeps, held: list[Values]) -> list[Choice]:
    """Every different way to hold dice and throw the rest; `held` is what each is worth.

    `held` goes by how many dice are held, then as `Keeps.of` does.
    """
    turn, dice = state.turn, state.rules.dice
    assert turn is not None
    chosen = tuple(sorted(state.lying[die] for die in turn.kept))
    found: dict[tuple[int, ...], Choice] = {}
    for number in range(dice):
        for places in combinations(range(dice), number):
            faces = tuple(sorted(state.lying[die] for die in places))
            if faces not in found:
                value = float(held[number][0, keeps.number[number][faces], 0])
                keep: tuple[a.Action, ...] = () if faces == chosen else (a.Keep(places),)
                found[faces] = Choice((*keep, a.Roll()), value, keep=faces)
    return list(found.values())
