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
from kubik.rules.scorepad import Turn as SheetTurn
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


def position(name: str, *scores: int, form: str | None = None, **rules: str) -> BankingState:
    """A match of these scores before the turn of the first player; all are on board."""
    state = game(name, form, **rules)[0].start(len(scores))
    assert isinstance(state, BankingState)
    return state._replace(pads=tuple(Pad(score, on_board=True) for score in scores))


def thrown(state: BankingState, *faces: int) -> BankingState:
    return state.step(a.Roll(), Written(faces))[1]


def actions(level: Level, state: MatchState, name: str, **rules: str) -> tuple[a.Action, ...]:
    ruleset, mind = game(name, **rules)
    return Player(level, ruleset, random.Random(1), mind).choice(state).actions


@pytest.mark.parametrize("level", list(Level))
def test_nobody_throws_a_certain_win_away(level: Level) -> None:
    state = thrown(position("zonk_chicago", 9800, 9900), 1, 1, 2, 3, 4)
    assert actions(level, state, "zonk_chicago") == (a.Keep((0, 1)), a.Bank())


def test_who_must_beat_the_leader_in_the_last_round_does_not_stop_below_him() -> None:
    state = position("zilch", 14000, 15500)._replace(trigger=1)
    state = thrown(state, 1, 1, 1, 2, 3, 4)
    for level in (Level.STRONG, Level.PERFECT):
        assert actions(level, state, "zilch") == (a.Keep((0, 1, 2)), a.Roll())
    # By points alone one would stop: three dice left bust 5 times in 18, and 1000 are at risk.
    _, mind = game("zilch")
    assert mind.in_points(state)[0].actions == (a.Keep((0, 1, 2)), a.Bank())


def test_who_is_ahead_after_everybody_elses_last_turn_stops() -> None:
    state = position("zilch", 14000, 14100)._replace(trigger=1)
    state = thrown(state, 1, 1, 1, 1, 3, 4)
    for level in (Level.STRONG, Level.PERFECT):
        assert isinstance(actions(level, state, "zilch")[-1], a.Bank)


def test_to_stop_just_past_the_target_can_be_wrong_where_the_others_have_a_last_turn() -> None:
    # RULES.md A4.11: whoever passes 10,000 must survive the others' last turn. Ten points more are
    # won easily from 9,500, so that 10,050 against 9,500 is worth less than a throw of five dice.
    state = thrown(position("dice10000", 9950, 9500), 1, 2, 3, 3, 4, 6)
    for level in (Level.STRONG, Level.PERFECT):
        assert isinstance(actions(level, state, "dice10000")[-1], a.Roll | a.Attempt)


def test_an_exact_finish_that_cannot_be_knocked_off_is_taken() -> None:
    ruleset, mind = game("dice10000", "exact")
    state = thrown(position("dice10000", 8500, 9000, form="exact"), 1, 2, 3, 4, 5, 6)
    choice = Player(Level.PERFECT, ruleset, random.Random(1), mind).choice(state)
    assert (choice.keep, choice.expected) == ((1, 2, 3, 4, 5, 6), 1.0)


def test_the_strong_and_the_perfect_player_use_what_the_others_leave() -> None:
    state = position("zonk_chicago", 5000, 5600)
    state = state._replace(turn=Turn(0, offer=Offer(600, (0, 1))))
    for level in Level:
        assert actions(level, state, "zonk_chicago") == (a.TakeOver(),)


def test_an_attempt_and_a_challenge_are_weighed_like_everything_else() -> None:
    state = thrown(position("dice10000", 0, 0), 2, 2, 3, 3, 4, 6)
    for level in Level:
        assert isinstance(actions(level, state, "dice10000")[0], a.Attempt)
    # A challenge doubles what a turn is worth in a race; only its bust is dear.
    ruleset, mind = game("zilch", challenges="on")
    state = position("zilch", 14000, 15600, challenges="on")._replace(trigger=1)
    first = Player(Level.PERFECT, ruleset, random.Random(1), mind).decide(state)
    assert first == a.Challenge(1)


@pytest.mark.parametrize("exact_mode", ["off", "on"])
def test_dice_in_the_hand_change_no_mind(exact_mode: str) -> None:
    # Whoever asks again with dice chosen must hear the same, or would choose for ever.
    _, mind = game("zilch", exact_mode=exact_mode)
    for score in (11_000, 13_200, 13_750, 14_600):
        state = thrown(position("zilch", score, 9000, exact_mode=exact_mode), 1, 1, 1, 5, 2, 3)
        assert isinstance(state, BankingState)
        best = mind.strongest(state)[0]
        for kept in ((0,), (3,), (0, 1), (0, 1, 2), (0, 1, 2, 3)):
            if state.refusal(a.Keep(kept)) is not None:  # it would overshoot
                continue
            _, chosen = state.step(a.Keep(kept), SeededCup(1))
            again = mind.strongest(chosen)[0]
            assert (again.keep, again.actions[-1]) == (best.keep, best.actions[-1])
            assert mind.is_near_end(chosen) == mind.is_near_end(state)


def test_a_mistake_of_a_beginner_is_bounded() -> None:
    ruleset, mind = game("zilch")
    player, cup = Player(Level.BEGINNER, ruleset, random.Random(5), mind), SeededCup(5)
    state, mistakes = ruleset.start(2), 0
    for _ in range(400):
        if state.seat is None:
            break
        choices = mind.in_points(state)
        choice = player.choice(state)
        lost = choices[0].expected - choice.expected
        mistakes += lost > 1
        assert lost <= 0.7 * mind.typical + 1e-6
        for action in choice.actions:
            _, state = state.step(action, cup)
    assert mistakes > 5


def last_box(total: int, rival: int, *faces: int, throws: int) -> ScorepadState:
    """The last box of the last player, Choice: he has `total` points, the other `rival`."""
    ruleset, _ = game("yacht")
    state = ruleset.start(2)
    assert isinstance(state, ScorepadState)
    boxes = [box.id for box in state.rules.boxes if box.id != "choice"]
    full = [(box, 0) for box in [*boxes, "choice"]]
    full[0] = (full[0][0], rival)
    mine = [(box, 0) for box in boxes]
    mine[0] = (mine[0][0], total)
    sheets = (Sheet(tuple(full)), Sheet(tuple(mine)))
    turn = SheetTurn(1, throws)
    return ScorepadState(state.rules, sheets, turn, round=12, lying=faces)


def test_the_last_box_is_played_to_win_and_not_for_points() -> None:
    # Nine points are enough: whoever has 6 6 6 1 1 has won, and throws nothing again.
    won = last_box(100, 108, 6, 6, 6, 1, 1, throws=1)
    assert actions(Level.PERFECT, won, "yacht") == (a.Score("choice"),)
    assert actions(Level.STRONG, won, "yacht") == (a.Score("choice"),)
    # Thirty are needed to be level: only sixes will do.
    late = last_box(100, 130, 6, 5, 5, 5, 5, throws=2)
    assert actions(Level.PERFECT, late, "yacht") == (a.Keep((0,)), a.Roll())
