"""The odds of a press-your-luck game: what a turn is worth, and every decision in it."""

from dataclasses import replace
from fractions import Fraction

from kubik.computer.odds import decisions
from kubik.computer.odds.choice import Choice
from kubik.computer.odds.circumstances import USUAL
from kubik.computer.odds.course import Node
from kubik.computer.odds.solutions import Solutions
from kubik.computer.odds.valuing import InPoints
from kubik.rules.banking import BankingState
from kubik.rules.combination import Dice
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import ScoreFloor


class TurnOdds:
    """Solves the turns of one game under one set of house rules; remembers what it has solved.

    Points are a player's own: what a challenge or the dice he leaves do to others is not looked at.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        """Take the rules in force, of a press-your-luck game."""
        state = ruleset.start(ruleset.game.seats[0])
        assert isinstance(state, BankingState)
        self._rules = state.rules
        self._solutions = Solutions(state.keeping)
        self._points = InPoints(self._solutions)

    @property
    def expected_per_turn(self) -> float:
        """The most points that a turn can bring on average, to a player who is on board.

        With a penalty for busts in a row: in the long run, the penalties taken off.
        """
        return float(self._solutions.at(USUAL).start()[0])

    @property
    def expected_opening(self) -> float | None:
        """The same for a turn that must reach the opening minimum; None where there is none."""
        if not self._rules.open_min:
            return None
        return float(self._solutions.at(replace(USUAL, on_board=False)).start()[0])

    def bust_chance(self, dice: int) -> Fraction:
        """The chance that in a throw of so many dice none may be set aside.

        With pyramiding, where there is nothing to build on.
        """
        return self._solutions.course.bust_chance(Node(dice))

    def bank_from(self, *, on_board: bool = True) -> dict[int, int | None]:
        """From how many points on to bank, by the number of dice that would be thrown next.

        None where the rules or the odds never let a player stop. With pyramiding, the points from
        which it is right whatever the dice set aside are.
        """
        circumstances = replace(USUAL, on_board=on_board)
        table, course = self._solutions.table, self._solutions.course
        goals = [goal for goal in table.goals if course.bust_chance(goal.node)]
        need = max(self._rules.open_min, self._rules.turn_min)
        solution = self._solutions.at(circumstances, need)
        while not solution.is_whole and not all(map(solution.is_settled, goals)):
            need = 2 * need + table.most * table.step
            solution = self._solutions.at(circumstances, need)
        found: dict[int, int | None] = dict.fromkeys(range(self._rules.dice, 0, -1))
        for goal in goals:
            points = solution.bank_from(goal)
            if points is not None:
                found[goal.node.dice] = max(points, found[goal.node.dice] or 0)
        return found

    @property
    def inexact(self) -> tuple[str, ...]:
        """Why the values are not the exact optimum; empty when they are.

        `progressive_across_hot_dice`: dice of before the corner are not built on, so that the
        values are too low. `endless`: a turn need not end, so that there is no optimum.
        `score_floor`: that a penalty may be cut by the floor is looked at for the next bust alone.
        """
        reasons = {
            "progressive_across_hot_dice": not self._solutions.course.is_exact,
            "endless": not self._solutions.at(USUAL).is_exact,
            "score_floor": bool(self._rules.triple_zilch_penalty)
            and self._rules.score_floor is not ScoreFloor.NONE,
        }
        return tuple(reason for reason, holds in reasons.items() if holds)

    def choices(self, state: BankingState) -> tuple[Choice, ...]:
        """Everything that may be done in a position of this game, the best first.

        The points are those that the turn writes; in a knock-off or a roll-off, none.
        """
        return decisions.choices(self._points, state)

    def stop_or_throw(self, state: BankingState, dice: int) -> tuple[Choice, ...]:
        """Banking what the turn has secured, or throwing so many dice, whichever are legal.

        For a player who has already chosen what to set aside.
        """
        return decisions.stop_or_throw(self._points, state, dice)

    @property
    def solutions(self) -> Solutions:
        """The turns solved so far, for whoever values them otherwise."""
        return self._solutions

    @property
    def unit(self) -> int:
        """What divides the points of any turn."""
        return self._solutions.table.step

    def can_build_on(self, dice: int, building: Dice) -> bool:
        """Whether so many dice can come to be thrown with these sorted faces to build on."""
        return Node(dice, building) in self._solutions.course.leads
