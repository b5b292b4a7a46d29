"""What a computer player can work out about one game: the best by points, and the best to win."""

from functools import cached_property
from typing import Protocol

from kubik.computer.odds import decisions
from kubik.computer.odds.choice import Choice
from kubik.computer.odds.course import Given
from kubik.computer.odds.sheet_odds import SheetOdds
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.computer.winning.pace import Pace
from kubik.computer.winning.racers import Racers
from kubik.computer.winning.sheets import SheetsToWin
from kubik.computer.winning.tables import solved_race
from kubik.computer.winning.valuing import MEMORY, Outlook, ToWin
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.scorepad import ScorepadState
from kubik.rules.settings import LastRound, ScorepadRules

NEAR = 2.0
"""The end is near for whoever may reach the target within so many turns of average gain."""


class Mind(Protocol):
    """Solves one game, as it is asked; see each method. Every answer has the best first."""

    @property
    def typical(self) -> float:
        """The points by which mistakes are measured: those of a good turn, or of a filled box."""
        ...

    def in_points(self, state: MatchState) -> tuple[Choice, ...]:
        """By the points of the turn, or those still to come on a sheet."""
        ...

    def to_win(self, state: MatchState) -> tuple[Choice, ...]:
        """By the chance to win."""
        ...

    def strongest(self, state: MatchState) -> tuple[Choice, ...]:
        """By points, and near the end by the chance to win."""
        ...

    def is_near_end(self, state: MatchState) -> bool:
        """Whether `strongest` looks at the chance to win."""
        ...

    def prepare(self, start: MatchState) -> None:
        """Solve what later questions of a match will need; `start` is where it begins."""
        ...

    def sure_win(self, state: MatchState, choices: tuple[Choice, ...]) -> Choice | None:
        """The one of `choices`, which are in points, that wins at once whatever falls, or None."""
        ...


def mind_of(ruleset: Ruleset, memory: int = MEMORY) -> Mind:
    """What solves this game; `memory` is how many bytes of turns it may remember."""
    if isinstance(ruleset.rules, ScorepadRules):
        return SheetMind(ruleset)
    return BankingMind(ruleset, memory=memory)


class BankingMind:
    """Solves a press-your-luck game."""

    def __init__(
        self, ruleset: Ruleset, odds: TurnOdds | None = None, memory: int = MEMORY
    ) -> None:
        """Take the rules in force; `odds` are theirs, where somebody has them already."""
        self.odds = TurnOdds(ruleset) if odds is None else odds
        self._ruleset = ruleset
        self._memory = memory
        self._rules = self.odds.solutions.rules

    @cached_property
    def _pace(self) -> Pace:
        return Pace(self.odds.solutions)

    @cached_property
    def _approximate(self) -> ToWin:
        return ToWin(self.odds.solutions, Racers(self._pace), self._memory)

    @cached_property
    def _exact(self) -> ToWin | None:
        race: Outlook | None = solved_race(self._ruleset)
        return None if race is None else ToWin(self.odds.solutions, race, self._memory)

    @cached_property
    def typical(self) -> float:
        """What a good turn brings, in points."""
        return self.odds.expected_per_turn

    def in_points(self, state: MatchState) -> tuple[Choice, ...]:
        """By the points of the turn."""
        assert isinstance(state, BankingState)
        return self.odds.choices(state)

    def to_win(self, state: MatchState) -> tuple[Choice, ...]:
        """By the chance to win: from a table for two players where there is one."""
        assert isinstance(state, BankingState)
        exact = self._exact if len(state.pads) == 2 else None  # noqa: PLR2004
        return decisions.choices(exact or self._approximate, state)

    def strongest(self, state: MatchState) -> tuple[Choice, ...]:
        """By points, and near the end by the chance to win."""
        assert isinstance(state, BankingState)
        if self.is_near_end(state):
            return decisions.choices(self._approximate, state)
        return self.odds.choices(state)

    def is_near_end(self, state: MatchState) -> bool:
        """Whether the last round runs, or this turn may begin it or end the match."""
        assert isinstance(state, BankingState)
        turn = state.turn
        if turn is None or state.trigger is not None:
            return True
        missing = self._rules.target - state.pads[turn.seat].score
        # Not what is at risk: with the dice in hand that would change, and so would the decision.
        reach = turn.secured + self.typical
        if self._rules.last_round is LastRound.NONE and not self._rules.exact_mode:
            return missing <= reach
        return missing <= max(NEAR * self.typical, reach)

    def prepare(self, start: MatchState) -> None:
        """Solve how fast players get on, and read the table where there is one."""
        assert isinstance(start, BankingState)
        decisions.choices(self._approximate, start)
        self.to_win(start)

    def sure_win(self, state: MatchState, choices: tuple[Choice, ...]) -> Choice | None:
        """Banking that reaches the target, where nobody has a turn after it."""
        assert isinstance(state, BankingState)
        assert state.turn is not None
        missing = self._rules.target - state.pads[state.turn.seat].score
        for choice in choices:
            ends = choice.expected >= missing or state.trigger is not None
            if ends and isinstance(choice.actions[-1], a.Bank):
                after = state
                for action in choice.actions:
                    after = after.step(action, Given(()))[1]
                if after.outcome is not None and after.outcome.winners == (state.seat,):
                    return choice
        return None


class SheetMind:
    """Solves a game with a score sheet."""

    def __init__(self, ruleset: Ruleset, odds: SheetOdds | None = None) -> None:
        """Take the rules in force; `odds` are theirs, where somebody has them already."""
        assert isinstance(ruleset.rules, ScorepadRules)
        self.odds = SheetOdds(ruleset) if odds is None else odds
        self._boxes = len(ruleset.rules.boxes)
        self._winning = SheetsToWin(ruleset.rules, self.odds)

    @cached_property
    def typical(self) -> float:
        """What a box brings on average, in points."""
        return self.odds.expected_total / self._boxes

    def in_points(self, state: MatchState) -> tuple[Choice, ...]:
        """By the points still to come."""
        assert isinstance(state, ScorepadState)
        return self.odds.choices(state)

    def to_win(self, state: MatchState) -> tuple[Choice, ...]:
        """By the chance to win."""
        assert isinstance(state, ScorepadState)
        return self._winning.choices(state)

    def strongest(self, state: MatchState) -> tuple[Choice, ...]:
        """By points, and with the last box by the chance to win."""
        return self.to_win(state) if self.is_near_end(state) else self.in_points(state)

    def is_near_end(self, state: MatchState) -> bool:
        """Whether the last box of a sheet is to be filled."""
        assert isinstance(state, ScorepadState)
        turn = state.turn
        return turn is not None and len(state.sheets[turn.seat].filled) == self._boxes - 1

    def prepare(self, start: MatchState) -> None:
        """Solve the spread of the points to come."""
        assert isinstance(start, ScorepadState)
        self._winning.prepare()

    def sure_win(self, state: MatchState, choices: tuple[Choice, ...]) -> Choice | None:
        """None: no beginner sees from a sheet that he has won."""
        del state, choices
        return None
