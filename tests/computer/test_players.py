"""Computer players keep to the rules, whatever they are, and play as their level says."""

import random
from functools import cache

import pytest

from computer.recursion import Written
from kubik.computer.levels import Level
from kubik.computer.minds import Mind, mind_of
from kubik.computer.players import Player
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Turn
from kubik.rules.events import Banked, Offer
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.scorepad import ScorepadState, Sheet
from rules.test_laws import GAMES, random_ruleset

MOST_ACTIONS = 60_000
ROUNDS = 40
"""A match under random rules is played so far at least, or to its end."""


@cache
def game(name: str, form: str | None = None, **rules: str) -> tuple[Ruleset, Mind]:
    ruleset = shipped(name).ruleset(form, **rules)
    return ruleset, mind_of(ruleset)


def play_legally(name: str, seed: int) -> None:
    """One match of random rules and random levels; no action is refused, no bank is too small."""
    source = random.Random(f"{name} {seed}")
    ruleset = random_ruleset(name, source, is_short=True)
    mind, cup = mind_of(ruleset), SeededCup(seed)
    levels = source.choices(list(Level), k=source.randint(2, 3))
    players = [Player(level, ruleset, source, mind) for level in levels]
    state: MatchState = ruleset.start(len(players))
    for _ in range(MOST_ACTIONS):
        if state.seat is None:
            break
        action = players[state.seat].decide(state)
        assert state.refusal(action) is None, (ruleset.changed, levels, action, state)
        before = state
        events, state = state.step(action, cup)
        if isinstance(before, BankingState):
            for event in events:
                if isinstance(event, Banked) and not before.rules.exact_mode:
                    least = before.rules.turn_min if before.pads[event.seat].on_board else 1
                    assert event.points >= least
    assert state.outcome is not None


@pytest.mark.parametrize("name", GAMES)
def test_every_level_keeps_to_random_rules_and_comes_to_an_end(name: str) -> None:
    for seed in range(2):
        play_legally(name, seed)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(20))
@pytest.mark.parametrize("name", GAMES)
def test_every_level_keeps_to_random_rules_in_a_thousand_matches(name: str, chunk: int) -> None:
    for seed in range(10 * chunk, 10 * chunk + 10):
        play_legally(name, 1000 + seed)
