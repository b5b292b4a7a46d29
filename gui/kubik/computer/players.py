"""Computer players: four levels, all of them with the eyes of a person.

A player sees a position and gives an action. Dice to come are hidden from it, and it has every
right that a person has: to challenge, to take over, to try for a combination, to give up.

The beginner and the casual player go by what one sees (`habits`); both are kept from what nobody
would do: a mistake that costs more than a bound is not made, and a certain win is taken. The strong
player makes the most points of every turn and, near the end, looks at the score: what a turn leaves
to win with. The perfect player plays every turn to win (`minds`).
"""

import random
from typing import assert_never

from kubik.computer import habits
from kubik.computer.levels import Level
from kubik.computer.minds import Mind, mind_of
from kubik.computer.odds.choice import Choice
from kubik.rules.actions import Action
from kubik.rules.ruleset import MatchState, Ruleset


class Player:
    """Plays one game at one level."""

    def __init__(
        self, level: Level, ruleset: Ruleset, source: random.Random, mind: Mind | None = None
    ) -> None:
        """Take chance for the whims of the beginner, and a mind that others may share."""
        self.level = level
        self.mind = mind_of(ruleset) if mind is None else mind
        self._source = source

    def decide(self, state: MatchState) -> Action:
        """What this player does in `state`, which is not the end of a match."""
        return self.choice(state).actions[0]

    def choice(self, state: MatchState) -> Choice:
        """The whole decision that `decide` begins."""
        match self.level:
            case Level.PERFECT:
                return self.mind.to_win(state)[0]
            case Level.STRONG:
                return self.mind.strongest(state)[0]
            case Level.CASUAL | Level.BEGINNER:
                return self._by_habit(state)
        assert_never(self.level)

    def _by_habit(self, state: MatchState) -> Choice:
        choices = self.mind.in_points(state)
        if len(choices) == 1:
            return choices[0]
        whim = self._source if self.level is Level.BEGINNER else None
        wanted = habits.wanted(state, choices, self.mind.typical, whim)
        win = self.mind.sure_win(state, choices)
        if win is not None:
            return win
        bound = habits.bound(self.level, self.mind.typical)
        if choices[0].expected - wanted.expected <= bound:
            return wanted
        return habits.nearest(wanted, choices, bound)
