"""How the levels do against each other: `python tests/benchmarks/levels.py [MATCHES [GAME ...]]`.

With `gui` on PYTHONPATH. Each pair plays MATCHES (4,000) matches of two, half of them with seats
swapped, for each game; a share is that of the better level, with its standard error, a shared win
counting half. At last two perfect players race to 10,000 in Zonk Chicago without take-over: the
share is that of whoever begins, which exact play makes 0.5223.
"""

import random
import sys
import time
from collections.abc import Sequence
from math import sqrt

from kubik.computer.levels import Level
from kubik.computer.minds import Mind, mind_of
from kubik.computer.players import Player
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import Ruleset

PAIRS = (
    (Level.CASUAL, Level.BEGINNER),
    (Level.STRONG, Level.CASUAL),
    (Level.PERFECT, Level.STRONG),
)


def share_of_first(ruleset: Ruleset, players: Sequence[Player], cup: SeededCup) -> float:
    """How much of one match the first of two players wins: 1, 0 or a half."""
    state = ruleset.start(2)
    while state.seat is not None:
        for action in players[state.seat].choice(state).actions:
            _, state = state.step(action, cup)
    assert state.outcome is not None
    winners = state.outcome.winners
    return (0 in winners) / len(winners)


def share(ruleset: Ruleset, mind: Mind, pair: tuple[Level, Level], matches: int) -> float:
    """How much of the matches the first level of the pair wins, the seats swapped every time."""
    better, worse = (
        Player(level, ruleset, random.Random(number), mind) for number, level in enumerate(pair)
    )
    cup, won = SeededCup(2026), 0.0
    for number in range(matches):
        if number % 2:
            won += 1 - share_of_first(ruleset, (worse, better), cup)
        else:
            won += share_of_first(ruleset, (better, worse), cup)
    return won / matches


def shown(won: float, matches: int) -> str:
    """A share with its standard error."""
    return f"{won:.4f} ± {sqrt(won * (1 - won) / matches):.4f}"


def main(arguments: Sequence[str]) -> None:
    """Print the table."""
    matches = int(arguments[0]) if arguments else 4000
    for game in arguments[1:] or shipped_ids():
        ruleset = shipped(game).ruleset()
        mind = mind_of(ruleset)
        for pair in PAIRS:
            began = time.process_time()
            won = share(ruleset, mind, pair, matches)
            seconds = time.process_time() - began
            print(
                f"{game}: {pair[0]} against {pair[1]} {shown(won, matches)} ({seconds:.0f} s)",
                flush=True,
            )
    ruleset = shipped("zonk_chicago").ruleset(take_over="off")
    both = (Player(Level.PERFECT, ruleset, random.Random(1)),) * 2
    cup = SeededCup(1)
    won = sum(share_of_first(ruleset, both, cup) for _ in range(matches)) / matches
    print(f"zonk_chicago without take-over: who begins {shown(won, matches)}")


if __name__ == "__main__":
    main(sys.argv[1:])
