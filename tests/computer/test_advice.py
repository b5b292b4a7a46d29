"""A hint says what the strong and the perfect player do, with the numbers of the odds."""

import json
import random
from fractions import Fraction
from functools import cache

import pytest

from computer.recursion import Written
from kubik import cli
from kubik.computer.advice import Advice, Measure, advice
from kubik.computer.levels import Level
from kubik.computer.minds import BankingMind, Mind, mind_of
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.computer.players import Player
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Turn
from kubik.rules.events import Offer
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.scorepad import ScorepadState
from rules.test_laws import GAMES


@cache
def game(name: str, **rules: str) -> tuple[Ruleset, Mind]:
    ruleset = shipped(name).ruleset(**rules)
    return ruleset, mind_of(ruleset)


def banking(name: str, *scores: int, **rules: str) -> BankingState:
    state = game(name, **rules)[0].start(len(scores))
    assert isinstance(state, BankingState)
    return state._replace(pads=tuple(Pad(score, on_board=True) for score in scores))


def given(state: MatchState, name: str, *, to_win: bool = False, **rules: str) -> Advice:
    found = advice(state, game(name, **rules)[1], to_win=to_win)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_never_leads_elsewhere_than_the_strong_or_the_perfect_player(name: str) -> None:
    ruleset, mind = game(name)
    strong, perfect = (
        Player(level, ruleset, random.Random(1), mind) for level in (Level.STRONG, Level.PERFECT)
    )
    state, cup, source = ruleset.start(2), SeededCup(3), random.Random(3)
    player = Player(Level.CASUAL, ruleset, source, mind)
    for _ in range(25):
        if state.seat is None:
            break
        assert given(state, name).best.choice == strong.choice(state)
        assert given(state, name, to_win=True).best.choice == perfect.choice(state)
        for action in player.choice(state).actions:
            _, state = state.step(action, cup)


def test_the_numbers_are_those_of_the_odds_and_stopping_is_among_them() -> None:
    state = banking("zonk_chicago", 0, 0).step(a.Roll(), Written((5, 5, 1, 2, 3)))[1]
    found = given(state, "zonk_chicago")
    odds = TurnOdds(game("zonk_chicago")[0])
    worth = {choice.actions: choice for choice in odds.choices(state)}
    assert found.measure is Measure.POINTS
    for option in (found.best, *found.next):
        assert option.worth == pytest.approx(worth[option.choice.actions].expected, abs=1e-9)
        assert option.bust == worth[option.choice.actions].bust
    assert (found.best.choice.keep, found.best.dice, found.best.points) == ((1,), 4, 100)
    stops = [option for option in found.next if option.dice == 0]
    assert [option.worth for option in stops] == [200.0]
    assert 2 <= len(found.next) <= 4


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        ("zonk_chicago", (5, 1, 5, 2, 3)),
        ("zonk_chicago", (1, 2, 3, 4, 5)),
        ("zilch", (2, 2, 2, 1, 5, 4)),
        ("dice10000", (2, 2, 3, 3, 4, 6)),
        ("yacht", (2, 2, 4, 4, 6)),
    ],
)
def test_the_numbers_are_those_that_kubik_odds_prints(
    capsys: pytest.CaptureFixture[str], name: str, faces: tuple[int, ...]
) -> None:
    state = game(name)[0].start(2)
    if isinstance(state, BankingState):
        state = banking(name, 0, 0)
    found = given(state.step(a.Roll(), Written(faces))[1], name)
    assert cli.main(("odds", name, "--json", "--dice", *map(str, faces))) == 0
    printed = json.loads(capsys.readouterr().out)["choices"]
    assert found.best.worth == pytest.approx(printed[0]["expected"], abs=1e-9)
    told = {(round(c["expected"], 6), Fraction(c.get("bust", 0))) for c in printed}
    for option in (found.best, *found.next):
        assert (round(option.worth, 6), option.bust) in told


def test_near_the_end_a_hint_speaks_of_winning() -> None:
    state = banking("zilch", 14000, 15500)._replace(trigger=1)
    found = given(state.step(a.Roll(), Written((1, 1, 1, 2, 3, 4)))[1], "zilch")
    assert found.measure is Measure.CHANCE
    assert 0 < found.best.worth < 1
    assert all(option.worth == 0 for option in found.next if option.dice == 0)


def test_what_lies_there_to_be_taken_over_is_told_with_its_points() -> None:
    state = banking("zonk_chicago", 0, 600)._replace(turn=Turn(0, offer=Offer(600, (0, 1))))
    best = given(state, "zonk_chicago").best
    assert (best.choice.actions, best.dice, best.points) == ((a.TakeOver(),), 2, 600)


def test_of_attempts_at_one_combination_there_is_the_best() -> None:
    state = banking("dice10000", 0, 0).step(a.Roll(), Written((2, 2, 3, 3, 4, 6)))[1]
    found = given(state, "dice10000")
    shapes = [o.choice.actions[0] for o in (found.best, *found.next)]
    attempts = [action.shape for action in shapes if isinstance(action, a.Attempt)]
    assert len(attempts) == len(set(attempts)) == 2
    given_up = next(o for o in found.next if o.choice.actions == (a.GiveUp(),))
    assert (given_up.dice, given_up.points) == (0, 0)
    assert (found.best.dice, found.best.points) == (1, 0)


def test_after_all_dice_have_scored_all_are_thrown() -> None:
    state = banking("zilch", 0, 0).step(a.Roll(), Written((1, 2, 3, 4, 5, 6)))[1]
    best = given(state, "zilch").best
    assert (best.dice, best.points) == (6, 1500)


def test_on_a_sheet_boxes_have_their_points_and_throws_their_dice() -> None:
    state = game("yacht")[0].start(2).step(a.Roll(), Written((6, 6, 6, 6, 1)))[1]
    assert isinstance(state, ScorepadState)
    found = given(state, "yacht")
    assert found.measure is Measure.POINTS
    for option in (found.best, *found.next):
        if isinstance(option.choice.actions[-1], a.Score):
            assert (option.dice, option.points) in {(0, 25), (0, 24), (0, 1), (0, 0)}
        else:
            assert (option.dice, option.points) == (5 - len(option.choice.keep), None)


def test_there_is_nothing_to_say_when_the_match_is_over() -> None:
    ruleset, mind = game("zonk_chicago")
    state = banking("zonk_chicago", 9900, 0).step(a.Roll(), Written((1, 2, 3, 4, 6)))[1]
    for action in (a.Keep((0,)), a.Bank()):
        _, state = state.step(action, Written())
    assert advice(state, mind) is None
    assert isinstance(mind_of(ruleset), BankingMind)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("has_thrown", [False, True])
def test_the_last_box_is_told_in_points_where_there_is_no_chance_to_speak_of(
    seats: int, has_thrown: bool
) -> None:
    ruleset, _ = game("yacht")
    state, cup = ruleset.start(seats), SeededCup(1)
    assert isinstance(state, ScorepadState)
    for box in state.rules.boxes[:-1]:
        for _ in range(seats):
            for action in (a.Roll(), a.Score(box.id)):
                _, state = state.step(action, cup)
    if has_thrown:
        _, state = state.step(a.Roll(), cup)
    for to_win in (False, True):
        found = given(state, "yacht", to_win=to_win)
        told = Measure.CHANCE if seats > 1 and has_thrown else Measure.POINTS
        assert found.measure is told
        if told is Measure.CHANCE:
            assert 0 <= found.best.worth <= 1
