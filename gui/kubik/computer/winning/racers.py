"""Chances to win against what the others can still do, for any number of players and any rules.

This is an approximation where no table has been solved, and it says so: every other player is taken
to play his turns for points, and to try for the rest at once where that is likelier to succeed
(`Pace.within`); turns of different players do not look at each other. So the chance of a player is
the sum over turns of the chance that he has the points after so many and none before him has.

What the rules say about the end is looked at exactly for one turn ahead: a last turn or throw of
each of the others (who must beat the leader: `Pace.reach`), an exact finish, a knock-off, ties.
Before the last round has begun, where the others will stand in it is taken from their average.
Dice that the next player may take over count for him by the points that they are worth.
"""

from functools import cached_property
from typing import assert_never

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.course import Node
from kubik.computer.winning.pace import Pace
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Turn
from kubik.rules.settings import Comparator, LastRound, TieBreak

Values = npt.NDArray[np.float64]
Steps = npt.NDArray[np.intp]


class Racers:
    """The chance to win of whoever is on turn, once the turn is over."""

    def __init__(self, pace: Pace) -> None:
        """Take how fast players get on."""
        self._pace = pace
        self._rules = pace.rules
        self._step = pace.step

    def rows(self, state: BankingState, turn: Turn) -> int:
        """From how many steps on more points at risk make no difference to speak of."""
        own = state.pads[turn.seat].score
        if self._rules.exact_mode:
            return max(0, self._rules.target - own) // self._step
        highest = max([self._rules.target, *state.scores])
        ahead = len(self._pace.reach) // 2 if self._rules.last_round is not LastRound.NONE else 1
        return -(-(highest - own) // self._step) + ahead

    def banked(self, state: BankingState, turn: Turn) -> Values:
        """The chance to win after banking, by steps and by dice left less one."""
        rows, dice = self.rows(state, turn) + 1, self._rules.dice
        points = np.arange(rows) * self._step
        own = state.pads[turn.seat].score + points
        found = np.empty((rows, dice))
        scores = [np.full(rows, pad.score) for pad in state.pads]
        if turn.challenged is not None:
            scores[turn.challenged] = scores[turn.challenged] - points
        scores[turn.seat] = own
        pads = [*state.pads]
        pads[turn.seat] = pads[turn.seat]._replace(on_board=True)
        if state.trigger is not None:
            found[:] = self._last_round(state, turn, scores)[:, None]
            return found
        found[:] = self._race(state, turn, scores, pads, np.zeros(rows))[:, None]
        if self._rules.take_over and len(scores) > 1:
            for left in range(1, dice + 1):
                bonuses = self._pace.bonuses[:, left - 1]
                bonus = bonuses[np.minimum(np.arange(rows), len(bonuses) - 1)]
                found[:, left - 1] = self._race(state, turn, scores, pads, bonus)
        reached = self._reached(own)
        if self._rules.exact_mode:
            found[-1] = self._exact(state, turn)
        elif self._rules.last_round is LastRound.NONE:
            found[reached] = 1.0
        else:
            first = state._replace(trigger=turn.seat)
            found[reached] = self._last_round(first, turn, scores)[reached, None]
        return found

    def busted(self, state: BankingState, turn: Turn, change: int) -> float:
        """The chance to win after a turn that has changed the score by `change` without banking."""
        scores = [np.array([pad.score]) for pad in state.pads]
        scores[turn.seat] = scores[turn.seat] + change
        if state.trigger is not None:
            return float(self._last_round(state, turn, scores)[0])
        return float(self._race(state, turn, scores, list(state.pads), np.zeros(1))[0])

    def _reached(self, scores: Steps) -> npt.NDArray[np.bool_]:
        more = self._rules.win_comparator is Comparator.MORE
        target = self._rules.target
        return scores > target if more else scores >= target

    def _missing(self, scores: Steps, pad: Pad) -> Steps:
        """The steps up to the target; whoever is not on board waits some turns to be."""
        more = self._rules.win_comparator is Comparator.MORE and not self._rules.exact_mode
        steps = -((scores - self._rules.target) // self._step) + (1 if more else 0)
        if not pad.on_board:
            opens = self._pace.reach_opening[0]
            steps = steps + round(self._pace.average * (1 / max(opens, 1e-3) - 1))
        size = self._pace.within.shape[1] - 1
        return np.clip(steps, 0 if not self._rules.exact_mode else 1, size)

    def _race(
        self,
        state: BankingState,
        turn: Turn,
        scores: list[Steps],
        pads: list[Pad],
        bonus: Values,
    ) -> Values:
        """Nobody has reached the target. `bonus`: what the next player may take over, in steps."""
        count, within = len(scores), self._pace.within
        if count == 1:
            alone: Values = within[len(within) // 2, self._missing(scores[0], pads[0])]
            return alone
        order = [(turn.seat + place) % count for place in range(1, count + 1)]
        after: list[Values] = []
        for place, seat in enumerate(order):
            at = scores[seat]
            if place == 0:
                at = at + np.round(bonus).astype(np.intp) * self._step
                at = np.minimum(at, np.maximum(scores[seat], self._rules.target - self._step))
            after.append(within[:, self._missing(at, pads[seat])])
        leads = [self._leads(place, scores, pads, order) for place in range(count)]
        found = np.zeros(len(scores[turn.seat]))
        taken = np.zeros_like(found)
        for place in range(count):
            first = np.diff(after[place], axis=0)
            for other in range(count):
                if other != place:
                    first = first * (
                        1 - after[other][1:] if other < place else 1 - after[other][:-1]
                    )
            if place == count - 1:
                found += (first * leads[place]).sum(axis=0)
            else:
                found += (first * (1 - leads[place])).sum(axis=0) / (count - 1)
            taken += first.sum(axis=0)
        return np.clip(found / np.maximum(taken, 1e-9), 0.0, 1.0)

    def _leads(
        self, place: int, scores: list[Steps], pads: list[Pad], order: list[int]
    ) -> Values | float:
        """The chance, by turns, that whoever is first at the target is not beaten in the end."""
        if self._rules.exact_mode or self._rules.last_round is LastRound.NONE:
            return 1.0
        chance: Values = np.ones((len(self._held) - 1, len(scores[0])))
        for other, seat in enumerate(order):
            if other != place:
                held = self._held[:, self._missing(scores[seat], pads[seat])]
                chance = chance * (held[1:] if other < place else held[:-1])
        return chance

    @cached_property
    def _held(self) -> Values:
        """The chance that a leader is not beaten in the end, by turns and what another missed."""
        past = self._pace.average  # so far beyond the target a leader tries to come
        return 1 - self._beating((self._pace.left + past) * self._step, on_board=True)

    def _beating(self, gap: Values | Steps, *, on_board: bool) -> Values:
        """The chance of a player so many points behind to be ahead after one more turn or throw.

        A tie counts as it is broken.
        """
        reach = self._pace.reach if on_board else self._pace.reach_opening
        if self._rules.last_round is LastRound.ONE_ROLL:
            reach = self._pace.reach_in_a_throw
        steps = np.ceil(np.asarray(gap, dtype=float) / self._step).astype(np.intp)
        most = len(reach) - 1
        level: Values = np.where(steps > 0, reach[np.clip(steps, 0, most)], 1.0)
        above: Values = np.where(steps >= 0, reach[np.clip(steps + 1, 0, most)], 1.0)
        if self._rules.tie_break is TieBreak.FIRST_TO_REACH:
            return above
        return (level + above) / 2

    def _last_round(self, state: BankingState, turn: Turn, scores: list[Steps]) -> Values:
        """The others who still have their last turn must pass the best of those who have had it."""
        count, seat = len(scores), turn.seat
        assert state.trigger is not None
        waiting = []
        following = (seat + 1) % count
        while following not in {state.trigger, seat}:
            waiting.append(following)
            following = (following + 1) % count
        own = scores[seat]
        done = [other for other in range(count) if other != seat and other not in waiting]
        chance = np.ones(len(own))
        for other in done:
            chance = chance * self._ahead(own - scores[other])
        for other in waiting:
            on_board = state.pads[other].on_board
            chance = chance * (1 - self._beating(own - scores[other], on_board=on_board))
        return chance

    def _ahead(self, lead: Steps) -> Values:
        """The chance to win, by how far a player is ahead at the end of another who is done."""
        level = lead == 0
        match self._rules.tie_break:
            case TieBreak.FIRST_TO_REACH:  # the other was there before
                return (lead > 0).astype(float)
            case TieBreak.ROLL_OFF | TieBreak.SHARED:
                return np.where(level, 0.5, lead > 0)
        assert_never(self._rules.tie_break)

    def _exact(self, state: BankingState, turn: Turn) -> Values:
        """The chance to win on exactly the target, by dice left less one (RULES.md B42)."""
        found = np.ones(self._rules.dice)
        if self._rules.knock_off and len(state.pads) > 1:
            back = self.busted(state, turn, 0)
            for left in range(1, self._rules.dice):
                fails = float(self._pace.table.course.bust_chance(Node(left)))
                found[left - 1] = fails + (1 - fails) * back
        return found
