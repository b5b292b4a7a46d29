"""The published and twice computed values of RULES.md part D, and what a turn's odds promise."""

import random
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt

import pytest

from computer.recursion import Written, ruleset_of
from kubik.computer.odds.circumstances import USUAL, Circumstances
from kubik.computer.odds.combination_odds import combination_odds
from kubik.computer.odds.solutions import Solutions
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.play.cup import SeededCup
from kubik.resources import folder
from kubik.rule_files import read, shipped
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Stage, Turn
from kubik.rules.combination import Shape
from kubik.rules.dice import Throw
from kubik.rules.events import Offer
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import BankingRules, Progressive, ScoreFloor

BUSCHE = folder("assets") / "examples" / "zilch_playr.yaml"
PLAIN_10000: Mapping[str, str] = {
    "straight_attempt": "off",
    "three_pairs_attempt": "off",
    "six_alike_wins": "off",
}
PYRAMID = BankingRules(
    singles=(100, 0, 0, 0, 50, 0),
    triplets=(1000, 200, 300, 400, 500, 600),
    progressive=Progressive.KINDS,
)


@cache
def busches(**rules: str | int) -> TurnOdds:
    return TurnOdds(read(BUSCHE).ruleset(**rules))  # type: ignore[arg-type]


@cache
def odds_of(game: str, form: str | None = None, **rules: str | int) -> TurnOdds:
    return TurnOdds(shipped(game).ruleset(form, **rules))


@pytest.mark.parametrize(
    ("game", "form", "rules", "points", "bank"),
    [
        ("zilch", None, {}, 845.814456, [None, 3950, 1200, 500, 350, 450]),
        ("zilch", "to_10000", {}, 590.375595, [None, 2950, 1050, 450, 350, 350]),
        ("zilch", "to_5000", {}, 467.052429, [None, 2900, 1000, 400, 350, 350]),
        ("zonk_chicago", None, {}, 340.408293, [None, 950, 400, 200, 200]),
        ("zonk_detroit", None, {}, 466.977911, [None, 2900, 1000, 400, 250, 250]),
        ("dice10000", None, PLAIN_10000, 586.545132, [17950, 3100, 1050, 450, 250, 350]),
    ],
)
def test_a_turn_is_worth_what_part_d_says(
    game: str,
    form: str | None,
    rules: Mapping[str, str],
    points: float,
    bank: list[int | None],
) -> None:
    odds = odds_of(game, form, **rules)
    assert round(odds.expected_per_turn, 6) == points
    assert odds.bank_from() == dict(zip(range(len(bank), 0, -1), bank, strict=True))
    assert odds.inexact == ()


def test_the_opening_turn_of_zilch_is_worth_what_part_d_says() -> None:
    odds = odds_of("zilch")
    assert odds.expected_opening == pytest.approx(841.468798, abs=5e-7)
    bank = {6: None, 5: 3950, 4: 1200, 3: 500, 2: 500, 1: 500}
    assert odds.bank_from(on_board=False) == bank
    assert odds_of("zonk_chicago").expected_opening is None


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ({}, 620.854672),  # Busche 2010: 620.855
        ({"quad_plus_pair_is_three_pairs": "off"}, 611.794378),  # RULES.md B16: 611.794
    ],
)
def test_the_long_run_of_the_example_file_is_busches(
    rules: Mapping[str, str], points: float
) -> None:
    odds = busches(**rules)
    assert round(odds.expected_per_turn, 6) == points
    assert odds.bank_from()[6] is None  # six dice cannot bust
    assert odds.inexact == ()


def test_a_penalty_that_goes_on_costs_more_than_one_that_starts_anew() -> None:
    anew = busches().expected_per_turn
    goes_on = busches(reset_after_penalty="off").expected_per_turn
    without = busches(triple_zilch_penalty=0).expected_per_turn
    assert goes_on < anew < without


def test_pig_is_held_at_twenty() -> None:
    # One die, a 1 busts: hold at 20, 8.14 points a turn (Neller and Presser 2004).
    pig = BankingRules(dice=1, singles=(0, 2, 3, 4, 5, 6), triplets=(0,) * 6, target=100)
    odds = TurnOdds(ruleset_of(pig))
    assert odds.bank_from() == {1: 20}
    assert odds.bust_chance(1) == Fraction(1, 6)
    assert odds.expected_per_turn == pytest.approx(8.1418, abs=5e-5)


@pytest.mark.parametrize(
    ("game", "busts"),
    [
        ("zilch", ["2/3", "4/9", "5/18", "17/108", "25/324", "5/216"]),
        ("zonk_chicago", ["2/3", "4/9", "5/18", "17/108", "25/324"]),
        ("zonk_detroit", ["2/3", "4/9", "5/18", "17/108", "25/324", "59/1944"]),
        ("dice10000", ["2/3", "4/9", "5/18", "17/108", "25/324", "5/216"]),
    ],
)
@pytest.mark.parametrize("most", [5, pytest.param(6, marks=pytest.mark.slow)])
def test_the_bust_chances_are_those_of_part_d_and_of_an_enumeration(
    game: str, busts: list[str], most: int
) -> None:
    ruleset = shipped(game).ruleset()
    odds = odds_of(game)
    rules = ruleset.rules
    assert isinstance(rules, BankingRules)
    assert [str(odds.bust_chance(dice)) for dice in range(1, rules.dice + 1)] == busts
    for dice in range(1, min(most, rules.dice) + 1):
        colours = rules.colours if dice == rules.dice and rules.colours else None
        thrown = product(range(1, 7), repeat=dice)
        lost = sum(not ruleset.kept_sets(Throw(faces, colours)) for faces in thrown)
        assert Fraction(lost, 6**dice) == odds.bust_chance(dice)


def test_six_dice_without_three_pairs_bust_five_times_in_162() -> None:
    assert odds_of("zilch", "to_5000").bust_chance(6) == Fraction(5, 162)


SIMULATED = [
    ("zilch", None, {}),
    ("zonk_chicago", None, {}),
    ("zonk_detroit", None, {}),
    ("dice10000", None, {}),
    ("dice10000", "classic", {}),
    ("zilch", None, {"progressive": "kinds"}),
    ("dice10000", None, {"progressive": "all"}),
]


def mean_and_error(ruleset: Ruleset, turns: int) -> tuple[float, float, float]:
    """The exact value of a turn, and the average and its standard error in the real engine."""
    odds, cup = TurnOdds(ruleset), SeededCup(2026)
    start = ruleset.start(2)
    assert isinstance(start, BankingState)
    pads = (Pad(on_board=True), Pad(on_board=True))
    start = start._replace(pads=pads)
    exact = odds.choices(start)[0].expected
    known: dict[object, tuple[a.Action, ...]] = {}
    total = squares = 0.0
    for _ in range(turns):
        state = start
        while (
            state.turn is not None and state.turns == 1 and state.turn.stage is not Stage.KNOCK_OFF
        ):
            turn = state.turn
            # Equal positions are played alike; dice that differ only in their order are not equal.
            key = (turn.stage, turn.secured, turn.loose, turn.building, state.lying)
            if key not in known:
                known[key] = odds.choices(state)[0].actions
            for action in known[key]:
                state = state.step(action, cup)[1]
        points = state.scores[0]
        total += points
        squares += points * points
    mean = total / turns
    return exact, mean, sqrt((squares / turns - mean * mean) / turns)


@pytest.mark.parametrize(("game", "form", "rules"), SIMULATED[:3])
def test_the_best_play_brings_its_value_in_the_real_engine(
    game: str, form: str | None, rules: Mapping[str, str]
) -> None:
    exact, mean, error = mean_and_error(shipped(game).ruleset(form, **rules), 500)
    assert abs(mean - exact) < 3 * error


@pytest.mark.slow
@pytest.mark.parametrize(("game", "form", "rules"), SIMULATED)
def test_the_best_play_brings_its_value_in_a_hundred_thousand_turns(
    game: str, form: str | None, rules: Mapping[str, str]
) -> None:
    exact, mean, error = mean_and_error(shipped(game).ruleset(form, **rules), 100_000)
    assert abs(mean - exact) < 3 * error


@pytest.mark.slow
def test_busches_long_run_is_that_of_a_long_match() -> None:
    ruleset = read(BUSCHE).ruleset()
    odds, cup, turns = TurnOdds(ruleset), SeededCup(7), 100_000
    start = ruleset.start(2)
    assert isinstance(start, BankingState)
    busts, total, squares = 0, 0.0, 0.0
    known: dict[object, tuple[a.Action, ...]] = {}
    for _ in range(turns):
        state = start._replace(pads=(Pad(on_board=True, busts=busts), Pad(on_board=True)))
        while state.turns == 1 and state.turn is not None:
            key = (state.turn.stage, state.turn.secured, state.turn.loose, state.lying, busts)
            if key not in known:
                known[key] = odds.choices(state)[0].actions
            for action in known[key]:
                state = state.step(action, cup)[1]
        busts = state.pads[0].busts
        total += state.scores[0]
        squares += state.scores[0] ** 2
    mean = total / turns
    error = sqrt((squares / turns - mean * mean) / turns)
    assert abs(mean - odds.expected_per_turn) < 3 * error


def position(
    ruleset: Ruleset, *, score: int = 0, on_board: bool = True, turn: Turn | None = None
) -> BankingState:
    state = ruleset.start(2)
    assert isinstance(state, BankingState)
    pads = (Pad(score, on_board=on_board), Pad(on_board=True))
    return state._replace(pads=pads, turn=turn or Turn(0))


def thrown(state: BankingState, *faces: int) -> BankingState:
    return state.step(a.Roll(), Written(faces))[1]


def test_a_choice_is_a_whole_decision_with_its_dice_and_its_danger() -> None:
    ruleset = shipped("zonk_chicago").ruleset()
    best, *_ = odds_of("zonk_chicago").choices(thrown(position(ruleset), 5, 1, 5, 2, 3))
    assert best.actions == (a.Keep((1,)), a.Roll())
    assert best.keep == (1,)
    assert best.bust == Fraction(17, 108)


def test_dice_chosen_already_need_not_be_chosen_again() -> None:
    ruleset = shipped("zonk_chicago").ruleset()
    state = thrown(position(ruleset), 5, 1, 5, 2, 3).step(a.Keep((1,)), Written())[1]
    best, *_ = odds_of("zonk_chicago").choices(state)
    assert best.actions == (a.Roll(),)


@pytest.mark.parametrize("decisions", [6, pytest.param(40, marks=pytest.mark.slow)])
def test_every_choice_can_be_done_in_the_engine(decisions: int) -> None:
    source = random.Random(4)
    for game, form in (("zilch", None), ("dice10000", "exact"), ("dice10000", "classic")):
        ruleset = shipped(game).ruleset(form, challenges="on", take_over="on")
        odds, state, cup = (
            odds_of(game, form, challenges="on", take_over="on"),
            position(ruleset, score=8000),
            SeededCup(11),
        )
        for _ in range(decisions):
            choices = odds.choices(state)
            assert choices or state.outcome
            for choice in choices:
                after = state
                for action in choice.actions:
                    assert after.refusal(action) is None
                    after = after.step(action, cup)[1]
            for action in source.choice(choices).actions if choices else ():
                state = state.step(action, cup)[1]


def test_a_hundred_positions_with_one_solution_are_told_from_another_score() -> None:
    # In the base game the score is nothing to a turn: one solution serves every score.
    ruleset = shipped("zilch").ruleset()
    first = Circumstances.of(position(ruleset, score=3000), Turn(0))
    assert first == Circumstances.of(position(ruleset, score=9000), Turn(0)) == USUAL
    exact = shipped("zilch").ruleset(exact_mode="on")
    assert Circumstances.of(position(exact, score=3000), Turn(0)).score == 3000
    no_fifties = shipped("zilch").ruleset(no_fifties="on")
    assert Circumstances.of(position(no_fifties, score=3050), Turn(0)).score == 50


def test_solutions_are_forgotten_when_they_take_much_memory() -> None:
    ruleset = shipped("zonk_chicago").ruleset(exact_mode="on")
    state = position(ruleset)
    solutions = Solutions(state.keeping, memory=5000)
    circumstances = [
        Circumstances.of(position(ruleset, score=10000 - 50 * n), Turn(0)) for n in range(1, 20)
    ]
    first = solutions.at(circumstances[0])
    assert solutions.at(circumstances[0]) is first
    for other in circumstances[1:]:
        solutions.at(other)
    again = solutions.at(circumstances[0]).start()[0]
    assert solutions.at(circumstances[0]) is not first
    assert again == first.start()[0]
    # Fifty points are missing: a 5, and that with five dice.
    assert 0 < again < 50


def test_a_finish_by_the_last_keep_needs_no_bank() -> None:
    ruleset = shipped("dice10000").ruleset("exact")
    state = thrown(position(ruleset, score=9900), 1, 2, 3, 3, 4, 6)
    best, *_ = odds_of("dice10000", "exact").choices(state)
    assert (best.actions, best.expected) == ((a.Keep((0,)),), 100)


def test_an_overshot_throw_that_does_not_count_banks_what_was_secured() -> None:
    ruleset = shipped("zonk_chicago").ruleset(exact_mode="on", overshoot_is_bust="off")
    turn = Turn(0, Stage.THROWN, loose=(0, 1), kept=(1,), kept_points=0, secured=900, throws=1)
    state = position(ruleset, score=9050, turn=turn)
    # One die, fifty short: a 5 finishes, a 1 overshoots and banks 900, the rest busts.
    choice = TurnOdds(ruleset).stop_or_throw(state, 1)
    roll = next(found for found in choice if found.actions == (a.Roll(),))
    assert roll.expected == pytest.approx((950 + 900) / 6)
    assert roll.bust == Fraction(4, 6)


def test_taking_over_is_weighed_against_a_turn_of_ones_own() -> None:
    ruleset = shipped("zonk_chicago").ruleset()
    odds = odds_of("zonk_chicago")
    rich = position(ruleset, turn=Turn(0, offer=Offer(600, (0, 1))))
    poor = position(ruleset, turn=Turn(0, offer=Offer(200, (0,))))
    assert odds.choices(rich)[0].actions == (a.TakeOver(),)
    assert odds.choices(poor)[0].actions == (a.Roll(),)


def test_a_challenge_costs_what_its_bust_costs() -> None:
    ruleset = shipped("zilch").ruleset(challenges="on")
    plain, challenge = odds_of("zilch", challenges="on").choices(position(ruleset))
    assert challenge.actions == (a.Challenge(1), a.Roll())
    assert plain.expected - challenge.expected > 600 * float(plain.bust)


def test_a_last_round_of_one_throw_is_solved_throw_by_throw() -> None:
    ruleset = shipped("zonk_chicago").ruleset(last_round="one_roll", challenges="on")
    state = position(ruleset, turn=Turn(0, offer=Offer(300, (0,))))._replace(trigger=1)
    odds = TurnOdds(ruleset)
    choices = {choice.actions: choice for choice in odds.choices(state)}
    take_over = choices[(a.TakeOver(),)]
    assert take_over.expected == pytest.approx((400 + 350) / 6)
    assert take_over.bust == Fraction(4, 6)
    best = [
        max(ruleset.kept_sets(Throw(faces)).values(), default=0)
        for faces in product(range(1, 7), repeat=5)
    ]
    assert choices[(a.Roll(),)].expected == pytest.approx(sum(best) / 6**5)
    assert choices[(a.Challenge(1), a.Roll())].expected < choices[(a.Roll(),)].expected
    after = thrown(state, 1, 1, 5, 2, 3)
    best_bank = odds.choices(after)[0]
    assert (best_bank.actions, best_bank.expected) == ((a.Keep((0, 1, 2)), a.Bank()), 250)


def test_roll_offs_and_knock_offs_leave_only_the_throw() -> None:
    ruleset = shipped("dice10000").ruleset("exact")
    state = thrown(position(ruleset, score=9900), 1, 2, 3, 3, 4, 6)
    knocked = state.step(a.Keep((0,)), Written())[1]
    assert knocked.turn is not None
    assert knocked.turn.stage is Stage.KNOCK_OFF
    odds = odds_of("dice10000", "exact")
    assert [choice.actions for choice in odds.choices(knocked)] == [(a.Roll(),)]
    over = knocked.step(a.Roll(), Written((2, 3, 3, 4, 6)))[1]
    assert over.outcome is not None
    assert odds.choices(over) == ()


def test_what_cannot_be_exact_is_said() -> None:
    rules = replace(PYRAMID, dice=3, progressive_across_hot_dice=True)
    across = TurnOdds(ruleset_of(rules))
    assert across.inexact == ("progressive_across_hot_dice",)
    floor = odds_of("zilch", triple_zilch_penalty=500, score_floor=ScoreFloor.ZERO)
    assert floor.inexact == ("score_floor",)


def test_a_turn_that_never_needs_to_end_has_no_exact_value() -> None:
    rules = BankingRules(dice=1, faces=2, singles=(10, 20), triplets=(0, 0), target=100)
    odds = TurnOdds(ruleset_of(rules))
    assert odds.inexact == ("endless",)
    assert odds.bank_from() == {1: None}


def test_every_throw_may_win_at_once() -> None:
    rules = BankingRules(
        dice=1, faces=2, singles=(10, 0), triplets=(0, 0), six_alike_wins=True, target=100
    )
    assert TurnOdds(ruleset_of(rules)).expected_per_turn == 100


def test_dice_of_before_the_corner_are_not_built_on_but_do_no_harm() -> None:
    ruleset = shipped("dice10000").ruleset(progressive="all", progressive_across_hot_dice="on")
    turn = Turn(0, Stage.THROWN, building=(1, 1, 5, 5, 5, 5), secured=2200, throws=2)
    state = thrown(position(ruleset, turn=turn), 1, 2, 3, 3, 4, 6)
    choices = TurnOdds(ruleset).choices(state)
    assert {choice.keep for choice in choices} >= {(1,)}


def test_the_dice_that_may_be_built_on_are_known() -> None:
    odds = TurnOdds(ruleset_of(PYRAMID))
    assert odds.can_build_on(4, (1, 5))
    assert not odds.can_build_on(4, (2, 3))
    assert not odds.can_build_on(5, (1, 5))


def test_an_attempt_is_tried_given_up_or_come_off() -> None:
    ruleset = shipped("dice10000").ruleset()
    odds = odds_of("dice10000")
    state = thrown(position(ruleset), 2, 2, 3, 3, 4, 6)
    attempt, *_, given_up = odds.choices(state)
    assert isinstance(attempt.actions[0], a.Attempt)
    assert given_up.actions == (a.GiveUp(),)
    assert (given_up.expected, given_up.bust) == (0.0, Fraction(1))
    third = next(face for face in attempt.keep if attempt.keep.count(face) == 1)
    done = state.step(attempt.actions[0], Written((third,)))[1]
    assert {choice.actions for choice in odds.choices(done)} == {(a.Roll(),), (a.Bank(),)}


def test_an_attempt_given_up_may_bank_what_was_secured() -> None:
    rules = BankingRules(
        dice=2,
        faces=2,
        singles=(0, 50),
        triplets=(0, 0),
        straights=(((1, 2), 20),),
        straight_attempt=True,
        exact_mode=True,
        overshoot_is_bust=False,
        target=200,
    )
    ruleset = ruleset_of(rules)
    turn = Turn(0, Stage.THROWN, secured=100, throws=2)
    state = thrown(position(ruleset, score=70, turn=turn), 2, 2)
    choices = TurnOdds(ruleset).choices(state)
    assert next(c for c in choices if c.actions == (a.GiveUp(),)).expected == 100


def test_an_attempt_may_come_off_in_several_ways() -> None:
    # From 2 and 2 the other die makes 1-2 (20 points) or 2-3 (30) or nothing, each as likely; after
    # either all dice are thrown again or the points are banked.
    rules = BankingRules(
        dice=2,
        faces=3,
        singles=(0, 0, 0),
        triplets=(0, 0, 0),
        straights=(((1, 2), 20), ((2, 3), 30)),
        straight_attempt=True,
        target=200,
    )
    odds = TurnOdds(ruleset_of(rules))
    state = thrown(position(ruleset_of(rules)), 2, 2)
    attempt, given_up = odds.choices(state)
    assert (attempt.bust, given_up.bust) == (Fraction(1, 3), Fraction(1))
    worths = [
        odds.choices(state.step(attempt.actions[0], Written((other,)))[1])[0].expected
        for other in (1, 3)
    ]
    assert attempt.expected == pytest.approx(sum(worths) / 3, abs=1e-9)
    assert attempt.expected > 50 / 3


def test_banking_is_followed_as_far_as_it_takes_to_know_when_it_is_right() -> None:
    # Six dice that hardly ever bust, and for few points: the border lies far above what any throw
    # adds.
    rules = BankingRules(
        dice=6,
        singles=(100, 0, 0, 0, 50, 0),
        triplets=(300, 200, 300, 400, 500, 600),
        three_pairs=500,
        nothing_scores=0,
        target=10_000,
    )
    odds = TurnOdds(ruleset_of(rules))
    border = odds.bank_from()[6]
    assert border is not None
    assert border > 5 * 1100
    state = position(ruleset_of(rules), turn=Turn(0, Stage.THROWN, secured=border, throws=1))
    below = state._replace(turn=Turn(0, Stage.THROWN, secured=border - 50, throws=1))
    assert odds.stop_or_throw(state, 6)[0].actions == (a.Bank(),)
    assert odds.stop_or_throw(below, 6)[0].actions == (a.Roll(),)


def test_a_last_throw_must_reach_the_minimum() -> None:
    ruleset = shipped("zonk_chicago").ruleset(last_round="one_roll", turn_min=200)
    state = thrown(position(ruleset)._replace(trigger=1), 1, 1, 5, 2, 3)
    keeps = {choice.keep for choice in TurnOdds(ruleset).choices(state)}
    assert keeps == {(1, 1), (1, 1, 5)}


def test_combinations_have_the_chances_of_part_d() -> None:
    found = {(odds.shape, odds.dice): odds for odds in combination_odds(shipped("zilch").ruleset())}
    assert found[Shape.STRAIGHT, 6].chance == Fraction(720, 6**6)
    assert found[Shape.ALIKE, 6].chance == Fraction(6, 6**6)
    assert found[Shape.ALIKE, 5].chance == Fraction(6 + 180, 6**6)
    assert found[Shape.TWO_TRIPLETS, 6].chance == Fraction(300, 6**6)


def test_rules_under_which_nothing_can_be_lost_cost_nothing() -> None:
    rules = BankingRules(dice=1, faces=2, singles=(10, 20), triplets=(0, 0), exact_mode=True)
    (choice,) = TurnOdds(ruleset_of(rules)).choices(position(ruleset_of(rules), score=9980))
    assert 0 < choice.expected <= 20


def test_a_bust_with_dice_taken_over_costs_its_penalty_in_a_last_round_of_one_throw_too() -> None:
    rules = {"last_round": "one_roll", "take_over_penalty": "500", "target": "2000"}
    ruleset = shipped("zonk_chicago").ruleset(None, **rules)
    state = ruleset.start(2)
    assert isinstance(state, BankingState)
    pads = Pad(0, on_board=True), Pad(500, on_board=True)
    state = state._replace(pads=pads, turn=Turn(0, offer=Offer(50, (0,))), trigger=1)
    worth = {choice.actions[-1]: choice.expected for choice in TurnOdds(ruleset).choices(state)}
    assert worth[a.TakeOver()] == pytest.approx((150 + 100 - 4 * 500) / 6)
