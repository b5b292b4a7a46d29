"""How the levels do against each other: `python tests/benchmarks/levels.py [MATCHES [GAME ...]]`.

With `gui` on PYTHONPATH. Each pair plays MATCHES (4,000) matches of two, half of them with seats
swapped, for each game; a share is that of the better level, with its standard error, a shared win
counting half. Beside Zonk Chicago, two perfect players race to 10,000 without take-over: the share
is that of whoever begins, which exact play makes 52.23 in 100.

All are played side by side, a part of the matches at a time, and what is known so far is printed
after every part, so that it can be looked at, and stopped, at any moment. The table for the README
comes at the end. It takes hours on one core.
"""

import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from typing_extensions import override

from kubik.computer.levels import Level
from kubik.computer.minds import mind_of
from kubik.computer.players import Player
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import Ruleset

PAIRS = (
    (Level.CASUAL, Level.BEGINNER),
    (Level.STRONG, Level.CASUAL),
    (Level.PERFECT, Level.STRONG),
)
PARTS = 40
MEMORY = 1_500_000_000
"""In bytes for each game: what has been solved once is needed again in later matches."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a pair has won so far, of so many matches, and what that took in seconds."""

    won: float = 0.0
    matches: int = 0
    seconds: float = 0.0

    def plus(self, won: float, matches: int, seconds: float) -> "Score":
        """With more matches."""
        return Score(self.won + won, self.matches + matches, self.seconds + seconds)

    @override
    def __str__(self) -> str:
        """The share with its standard error, in a hundred."""
        share = self.won / self.matches
        return f"{100 * share:.1f} ± {100 * sqrt(share * (1 - share) / self.matches):.1f}"


class Pairing:
    """Two players of one game, who go on playing."""

    def __init__(self, name: str, players: tuple[Player, Player], ruleset: Ruleset) -> None:
        """Take who shall be better, and who worse."""
        self.name = name
        self.score = Score()
        self._players = players
        self._ruleset = ruleset
        self._cup = SeededCup(2026)

    def play(self, matches: int, *, swapped: bool = True) -> None:
        """So many matches more, the seats swapped after each or never."""
        began, won = time.process_time(), 0.0
        first, second = self._players
        for number in range(matches):
            if swapped and number % 2:
                won += 1 - self._share_of_first(second, first)
            else:
                won += self._share_of_first(first, second)
        self.score = self.score.plus(won, matches, time.process_time() - began)

    def _share_of_first(self, *players: Player) -> float:
        """How much of one match the first of two players wins: 1, 0 or a half."""
        state = self._ruleset.start(2)
        while state.seat is not None:
            for action in players[state.seat].choice(state).actions:
                _, state = state.step(action, self._cup)
        assert state.outcome is not None
        winners = state.outcome.winners
        return (0 in winners) / len(winners)


def pairings(game: str) -> Iterator[Pairing]:
    """Every pair of levels in this game; what is solved is shared."""
    ruleset = shipped(game).ruleset()
    mind = mind_of(ruleset, MEMORY)
    for pair in PAIRS:
        better, worse = (
            Player(level, ruleset, random.Random(number), mind) for number, level in enumerate(pair)
        )
        yield Pairing(f"{pair[0]} against {pair[1]}", (better, worse), ruleset)


def alone() -> Pairing:
    """Two perfect players of whom the first always begins."""
    ruleset = shipped("zonk_chicago").ruleset(take_over="off")
    player = Player(Level.PERFECT, ruleset, random.Random(1), mind_of(ruleset, MEMORY))
    return Pairing("who begins", (player, player), ruleset)


def print_table(games: dict[str, tuple[Pairing, ...]]) -> None:
    """As Markdown, a row for each game."""
    heads = [pairing.name for pairing in next(iter(games.values()))]
    print("|", *(f"| {head.replace(' against ', ' : ')}" for head in heads), "| matches each |")
    print("|---" * (len(heads) + 2) + "|")
    for game, all_pairs in games.items():
        name = shipped(game).name["en"]
        shares = " | ".join(str(pairing.score) for pairing in all_pairs)
        print(f"| {name} | {shares} | {all_pairs[0].score.matches:,} |")


def main(arguments: Sequence[str]) -> None:
    """Play, and print what has come of it."""
    matches = int(arguments[0]) if arguments else 4000
    games = {game: tuple(pairings(game)) for game in arguments[1:] or shipped_ids()}
    first = alone() if "zonk_chicago" in games else None
    part = max(2, matches // PARTS // 2 * 2)
    for done in range(0, matches, part):
        more = min(part, matches - done)
        for game, all_pairs in games.items():
            for pairing in all_pairs:
                pairing.play(more)
                score = pairing.score
                print(
                    f"{game}: {pairing.name} {score}"
                    f" ({score.matches} matches, {score.seconds:.0f} s)",
                    flush=True,
                )
        if first is not None:
            first.play(more, swapped=False)
            print(f"zonk_chicago without take-over: who begins {first.score}", flush=True)
    print_table(games)
    if first is not None:
        print(f"Zonk Chicago without take-over, two perfect players: who begins {first.score}")


if __name__ == "__main__":
    main(sys.argv[1:])
