"""Races of two players solved exactly: `python tests/benchmarks/races.py [NAME ...]`.

With `gui` on PYTHONPATH. Prints, for each race or only for those named, the chance of whoever
begins, of two perfect players; last, the chance of one who makes the most points of every turn
against the best reply, when either begins and on average. Beside them stands the value that was
found for it elsewhere: with corners that need not be turned once a bank would win, which the rules
do not allow (RULES.md B5), so that every race is solved both ways. Each takes one to ten minutes of
one core, and with take-over much memory for a while.
"""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from typing_extensions import override

from kubik.computer.odds.solutions import Solutions
from kubik.computer.winning.pace import Pace
from kubik.computer.winning.race import ENOUGH, NUDGE, Lanes, Race, RaceTurn, Values
from kubik.rule_files import shipped
from kubik.rules.keeping import Keeping
from kubik.rules.settings import BankingRules


class FreeTurn(RaceTurn):
    """Turns in which all that is missing may be banked although all dice have scored."""

    @override
    def _past_target(self) -> tuple[Values, Values]:
        return np.ones(len(self.bust)), np.zeros(len(self.bust))


class FreeRace(Race):
    """A race of such turns."""

    turn_type = FreeTurn


class Reply:
    """One who plays to win against one who makes the most points of every turn.

    `chances[m, t]` is that of the first when it is his turn and he misses m steps, the other t;
    `of_points[t, m]` is that of the other when it is his.
    """

    def __init__(self, rules: BankingRules, most: int, turn: RaceTurn) -> None:
        """Solve every pair up to `most` steps missing. No dice may be taken over."""
        keeping = Keeping(rules)
        self._turn = turn
        gains = Pace(Solutions(keeping)).gains
        self._gains = gains[:most]
        self._more = gains[::-1].cumsum()[::-1]  # by steps, the chance of so many or more
        self.chances = np.zeros((most + 1, most + 1))
        self.of_points = np.zeros((most + 1, most + 1))
        for total in range(2, 2 * most + 1):
            self._solve(Lanes.of(total, most))

    def _solve(self, lanes: Lanes) -> None:
        mine, theirs = lanes.mine, lanes.theirs
        rows = np.arange(int(mine[0]))[:, None]
        missing = np.maximum(mine - rows, 0)
        others = np.broadcast_to(theirs, missing.shape)
        worth = np.where(missing, 1 - self.of_points[others, missing], 1.0)
        dice = self._turn.table.course.keeping.rules.dice
        stop = np.repeat(np.repeat(worth[:, None], dice, axis=1), 2, axis=2)
        # The other wins at once, or leaves less to himself and the turn to the first, or busts.
        won = np.array([self._wins(int(m), int(t)) for m, t in zip(mine, theirs, strict=True)])
        stays = float(self._gains[0])
        both = Lanes(np.repeat(mine, 2), np.repeat(theirs, 2))
        first = self._turn.table.node_number[self._turn.table.course.first]
        guess = np.maximum(self.chances[mine - 1, theirs], 0.5 * (mine == 1))
        while True:
            bust = 1 - won - stays * (1 - guess)
            values = self._turn.solve(both, stop, np.stack([bust, bust - NUDGE], 1).ravel())
            start = values[0, first]
            now, slope = start[::2], (start[::2] - start[1::2]) / NUDGE
            better = (now - slope * stays * guess) / (1 - slope * stays)
            moved = np.abs(better - guess).max()
            guess = better
            if moved < ENOUGH:
                break
        self.chances[mine, theirs] = guess
        self.of_points[theirs, mine] = won + stays * (1 - guess)

    def _wins(self, mine: int, theirs: int) -> float:
        """The chance of the player for points, on turn, but for what a bust leaves him."""
        steps = np.arange(1, min(theirs, len(self._gains)))
        later = self._gains[steps] @ (1 - self.chances[mine, theirs - steps])
        return float(later + self._more[min(theirs, len(self._more) - 1)])


def rules_of(game: str, *, take_over: bool) -> BankingRules:
    """Those of the game as it ships, but for the take-over."""
    rules = shipped(game).ruleset().rules
    assert isinstance(rules, BankingRules)
    return replace(rules, take_over=take_over)


def two_perfect(game: str, published: dict[int, float], *, take_over: bool = False) -> None:
    """Print the chance of whoever begins for each of the targets that `published` names."""
    rules = rules_of(game, take_over=take_over)
    for race in (Race, FreeRace):
        began = time.process_time()
        step = rules.unit
        chances = race(rules, max(published) // step).chances
        seconds = time.process_time() - began
        how = "free corner" if race is FreeRace else "by the rules"
        for target, value in published.items():
            won = chances[target // step, target // step]
            print(f"  to {target:,}, {how}: {won:.6f} (elsewhere {value}; {seconds:.0f} s)")


def points_against_best_reply() -> None:
    """Print how the player for points does in Zonk Chicago to 10,000."""
    rules = rules_of("zonk_chicago", take_over=False)
    for turn_type, how in ((RaceTurn, "by the rules"), (FreeTurn, "free corner")):
        began, most = time.process_time(), 10_000 // rules.unit
        reply = Reply(rules, most, turn_type(Keeping(rules)))
        begins, follows = reply.of_points[most, most], 1 - reply.chances[most, most]
        print(
            f"  {how}: {begins:.6f} who begins, {follows:.6f} who follows, on average"
            f" {(begins + follows) / 2:.6f} (elsewhere 0.485; {time.process_time() - began:.0f} s)"
        )


RACES: dict[str, Callable[[], None]] = {
    "chicago": lambda: two_perfect("zonk_chicago", {10_000: 0.522349, 5_000: 0.5316}),
    "points": points_against_best_reply,
    "detroit": lambda: two_perfect("zonk_detroit", {10_000: 0.5365}),
    "taking_over": lambda: two_perfect("zonk_chicago", {10_000: 0.5221}, take_over=True),
}


def main(names: Sequence[str]) -> None:
    """Solve the races of these names, or all."""
    for name in names or RACES:
        print(f"{name}:", flush=True)
        RACES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
