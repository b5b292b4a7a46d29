"""Completing a combination with one brave throw (Dice 10,000)."""

import pytest

from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.combination import Shape
from kubik.rules.definition import parse
from kubik.rules.events import (
    AttemptMade,
    BustCause,
    Busted,
    CornerTurned,
    DiceFrozen,
    DiceThrown,
    TurnStarted,
)
from kubik.rules.state import Refusal, Why
from rules.table import Table

STRAIGHT, THREE_PAIRS = Shape.STRAIGHT, Shape.THREE_PAIRS
BUST = "2 2 3 3 4 6"  # B34: two pairs and two odd dice without 1 or 5


@pytest.mark.parametrize(
    ("thrown", "kept", "rest"),
    [
        ("1 2 3 4 5 5", "1 2 3 4 5", "6"),
        ("1 2 3 4 4 5", "1 2 3 4 5", "6"),
        ("1 1 2 3 4 4", "1 2 3 4", "5 6"),
        ("2 2 2 4 6 6", "2 4 6", "1 3 5"),
        ("1 1 1 5 5 5", "1 5", "2 3 4 6"),
    ],
)
def test_a_straight_may_be_attempted_with_one_to_four_numbers_missing(
    thrown: str, kept: str, rest: str
) -> None:
    # A4.5, B32: one die of each number is kept, the rest thrown once; B33: 1500
    table = Table("dice10000", f"{thrown} | {rest}")
    table.roll()
    assert (STRAIGHT, kept) in table.attempts
    made, fell, frozen = table.attempt(STRAIGHT, kept)
    assert isinstance(made, AttemptMade)
    assert isinstance(fell, DiceThrown)
    assert len(fell.dice) == 6 - len(kept.split())
    assert isinstance(frozen, DiceFrozen)
    assert frozen.points == 1500
    assert table.at_risk == 1500


def test_the_engine_keeps_one_die_of_each_number_for_a_straight() -> None:
    # B32: nothing less
    table = Table("dice10000", "1 1 2 3 4 4")
    table.roll()
    assert {kept for shape, kept in table.attempts if shape is STRAIGHT} == {"1 2 3 4"}


@pytest.mark.parametrize(("most", "offered"), [(1, False), (2, True), (3, True), (4, True)])
def test_how_many_numbers_may_be_missing_is_a_house_rule(most: int, offered: bool) -> None:
    # B32, attempt_max_missing
    table = Table("dice10000", "1 1 2 3 4 4", attempt_max_missing=most)
    table.roll()
    assert ((STRAIGHT, "1 2 3 4") in table.attempts) is offered


def test_no_straight_is_attempted_from_a_straight() -> None:
    # B32: a throw that is not a straight
    table = Table("dice10000", "6 5 4 3 2 1")
    table.roll()
    assert not {shape for shape, _ in table.attempts} & {STRAIGHT}


def test_a_failed_attempt_is_a_bust_even_with_ones_and_fives() -> None:
    # A4.5, B33: a crap-out even if there are scoring dice on the table
    table = Table("dice10000", "1 2 3 4 5 5 | 1")
    table.roll()
    busted, passed = table.attempt(STRAIGHT, "1 2 3 4 5")[-2:]
    assert busted == Busted(0, 0, BustCause.ATTEMPT_FAILED, 1)
    assert passed == TurnStarted(1, 1)
    assert table.scores == (0, 0)


def test_a_failed_attempt_loses_the_whole_turn() -> None:
    # B33: after hot dice, which allow another attempt
    table = Table("dice10000", "1 2 3 4 5 6 | 1 2 3 4 5 5 | 1")
    table.throws("1 2 3 4 5 6")
    table.roll()
    assert Busted(0, 1500, BustCause.ATTEMPT_FAILED, 1) in table.attempt(STRAIGHT, "1 2 3 4 5")


def test_an_attempt_is_optional() -> None:
    # B33: instead of setting dice aside
    table = Table("dice10000", "1 2 3 4 5 5")
    table.banks("1")
    assert table.scores == (100, 0)


def test_an_attempt_may_follow_a_change_of_mind_about_the_dice_kept() -> None:
    # B33: nothing is set aside until the next throw
    table = Table("dice10000", "1 2 3 4 5 5 | 6")
    table.throws("1")
    table.attempt(STRAIGHT, "1 2 3 4 5")
    assert table.at_risk == 1500


def test_a_completed_straight_leaves_hot_dice() -> None:
    # B33: six dice used; in Dice 10,000 one may stop or throw all anew (B5)
    table = Table("dice10000", "1 2 3 4 5 5 | 6 | 1 2 2 3 4 6")
    table.roll()
    table.attempt(STRAIGHT, "1 2 3 4 5")
    assert set(table.legal()) == {a.Roll(), a.Bank()}
    assert table.roll()[0] == CornerTurned()
    assert len(table.lying) == 6


def test_a_completed_straight_may_be_banked() -> None:
    # B33
    table = Table("dice10000", "1 2 3 4 5 5 | 6")
    table.roll()
    table.attempt(STRAIGHT, "1 2 3 4 5")
    table.bank()
    assert table.scores == (1500, 0)


@pytest.mark.parametrize("scope", ["cumulative", "single_roll"])
def test_where_hot_dice_are_compulsory_a_completed_straight_must_go_on(scope: str) -> None:
    # B33 with B4 and B5: the completed combination counts as one throw
    table = Table("dice10000", "1 2 3 4 5 5 | 6", hot_dice_mandatory=True, hot_dice_scope=scope)
    table.roll()
    table.attempt(STRAIGHT, "1 2 3 4 5")
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)


def test_there_is_no_second_attempt_on_the_same_six_dice() -> None:
    # B33, B36
    table = Table("dice10000", "1 2 3 4 5 5 | 6")
    table.roll()
    table.attempt(STRAIGHT, "1 2 3 4 5")
    assert table.attempts == set()
    assert table.refusal(a.Attempt(STRAIGHT, (0, 1, 2, 3, 4))) == Refusal(Why.CANNOT_ATTEMPT)


def test_another_attempt_is_allowed_after_hot_dice() -> None:
    # B33
    table = Table("dice10000", "1 2 3 4 5 5 | 6 | 1 1 2 3 4 5 | 6")
    table.roll()
    table.attempt(STRAIGHT, "1 2 3 4 5")
    table.roll()
    table.attempt(STRAIGHT, "1 2 3 4 5")
    assert table.at_risk == 3000


def test_an_attempt_needs_a_throw_of_all_six_dice() -> None:
    # B32
    table = Table("dice10000", "1 2 3 4 4 5 | 2 3 4 5 6")
    table.throws("1")
    table.roll()
    assert table.attempts == set()
    assert table.refusal(a.Attempt(STRAIGHT, (1, 2, 3, 4, 5))) == Refusal(Why.CANNOT_ATTEMPT)


def test_an_attempt_follows_a_throw() -> None:
    table = Table("dice10000")
    assert table.refusal(a.Attempt(STRAIGHT, (0, 1))) == Refusal(Why.ROLL_FIRST)


@pytest.mark.parametrize(
    ("thrown", "kept", "rest"),
    [
        ("2 2 3 3 4 6", "2 2 3 3 4", "4"),
        ("2 2 2 3 3 6", "2 2 3 3 6", "6"),
        ("2 2 2 2 3 3", "2 2 3 3", "4 4"),
        ("1 1 1 5 5 5", "1 1 5 5", "4 4"),
        ("1 1 2 3 4 6", "1 1 2 3", "3 2"),
        ("2 2 3 3 4 6", "2 2 3 3", "5 5"),
    ],
)
def test_three_pairs_may_be_attempted_from_dice_that_can_still_become_them(
    thrown: str, kept: str, rest: str
) -> None:
    # A4.7, B35
    table = Table("dice10000", f"{thrown} | {rest}")
    table.roll()
    assert (THREE_PAIRS, kept) in table.attempts
    table.attempt(THREE_PAIRS, kept)
    assert table.at_risk == 1500


@pytest.mark.parametrize("kept", ["2 2 2", "2 2 3 4 6", "2 2 2 3 3", "2 2 2 3 4 6"])
def test_more_than_two_of_a_face_or_three_faces_are_not_kept_for_three_pairs(kept: str) -> None:
    # B35
    table = Table("dice10000", "2 2 2 3 4 6" if "4" in kept or kept == "2 2 2" else "2 2 2 3 3 6")
    table.roll()
    assert (THREE_PAIRS, kept) not in table.attempts


def test_a_failed_attempt_at_three_pairs_is_a_bust() -> None:
    # A4.7
    table = Table("dice10000", "1 1 5 5 4 6 | 1")
    table.roll()
    assert Busted(0, 0, BustCause.ATTEMPT_FAILED, 1) in table.attempt(THREE_PAIRS, "1 1 5 5 4")


def test_four_and_a_pair_complete_no_three_pairs() -> None:
    # A4.6: four of a kind plus a pair does not count
    table = Table("dice10000", "2 2 3 3 4 6 | 3 3")
    table.roll()
    busted = table.attempt(THREE_PAIRS, "2 2 3 3")[-2]
    assert busted == Busted(0, 0, BustCause.ATTEMPT_FAILED, 1)


def test_four_and_a_pair_complete_them_where_they_count_as_three_pairs() -> None:
    # A4.6 "unless agreed otherwise", quad_plus_pair_is_three_pairs
    table = Table("dice10000", "2 2 3 3 4 6 | 3 3", quad_plus_pair_is_three_pairs=True)
    table.roll()
    table.attempt(THREE_PAIRS, "2 2 3 3")
    assert table.at_risk == 1500


def test_no_three_pairs_are_attempted_from_three_pairs() -> None:
    # A4.7: "fails to roll three pairs"
    table = Table("dice10000", "2 2 4 4 5 5")
    table.roll()
    assert not {shape for shape, _ in table.attempts} & {THREE_PAIRS}


def test_the_player_picks_one_of_both_attempts() -> None:
    # B36
    table = Table("dice10000", "1 1 2 2 3 4 | 5 6")
    table.roll()
    assert {(STRAIGHT, "1 2 3 4"), (THREE_PAIRS, "1 1 2 2 3")} <= table.attempts
    table.attempt(STRAIGHT, "1 2 3 4")
    assert table.at_risk == 1500


@pytest.mark.parametrize(
    ("switch", "left"),
    [("straight_attempt", THREE_PAIRS), ("three_pairs_attempt", STRAIGHT)],
)
def test_each_attempt_can_be_switched_off(switch: str, left: Shape) -> None:
    # B32, B35
    table = Table("dice10000", "1 1 2 2 3 4", rules={switch: False})
    table.roll()
    assert {shape for shape, _ in table.attempts} == {left}


def test_a_throw_that_would_bust_may_be_rescued() -> None:
    # B34: the engine must not end the turn before offering the attempt
    table = Table("dice10000", f"{BUST} | 6")
    assert len(table.roll()) == 1
    assert table.seat == 0
    assert table.kept_sets == {}
    assert (THREE_PAIRS, "2 2 3 3 6") in table.attempts
    table.attempt(THREE_PAIRS, "2 2 3 3 6")
    assert table.at_risk == 1500


def test_who_does_not_dare_gives_up() -> None:
    # B34
    table = Table("dice10000", BUST)
    table.roll()
    assert table.refusal(a.Roll()) == Refusal(Why.NOTHING_KEPT)
    busted, passed = table.give_up()
    assert busted == Busted(0, 0, BustCause.NO_SCORE, 1)
    assert passed == TurnStarted(1, 1)


@pytest.mark.parametrize(
    "choices",
    [{"attempt_on_bust": False}, {"straight_attempt": False, "three_pairs_attempt": False}],
)
def test_otherwise_such_a_throw_ends_the_turn(choices: dict[str, object]) -> None:
    # B34, attempt_on_bust off
    table = Table("dice10000", BUST, rules=choices)
    assert table.busts() == Busted(0, 0, BustCause.NO_SCORE, 1)


def test_attempts_from_scoring_throws_remain_where_none_may_rescue_a_bust() -> None:
    # B34, attempt_on_bust off
    table = Table("dice10000", "1 2 3 4 5 5", attempt_on_bust=False)
    table.roll()
    assert (STRAIGHT, "1 2 3 4 5") in table.attempts


def test_an_attempt_that_would_go_over_the_target_is_not_offered() -> None:
    # B42a: 1500 more than 8600 is over
    table = Table("dice10000", "1 1 2 2 3 4", form="exact", scores=(8550, 0))
    table.roll()
    assert table.attempts == set()


def test_an_attempt_that_lands_on_the_target_wins() -> None:
    # B41, B42a
    table = Table("dice10000", "1 2 3 4 5 5 | 6", form="exact", scores=(8500, 0))
    table.roll()
    table.attempt(STRAIGHT, "1 2 3 4 5")
    assert table.winners == (0,)
    assert table.scores == (10000, 0)


def test_a_chicago_straight_is_attempted_at_the_nearest_run() -> None:
    # B32 with A2.4
    table = Table("zonk_chicago", "2 3 4 6 6 | 5", straight_attempt=True)
    table.roll()
    assert table.attempts == {(STRAIGHT, "2 3 4 6")}
    table.attempt(STRAIGHT, "2 3 4 6")
    assert table.at_risk == 1500


def test_an_attempt_that_could_become_either_chicago_run_is_offered_once() -> None:
    # B32 with A2.4: 2-3-4-5 lacks a 1 or a 6
    table = Table("zonk_chicago", "2 3 4 5 5", straight_attempt=True)
    table.roll()
    offered = [action for action in table.legal() if isinstance(action, a.Attempt)]
    assert offered == [a.Attempt(STRAIGHT, (0, 1, 2, 3))]


@pytest.mark.parametrize(("last", "points"), [("1", 500), ("6", 750)])
def test_a_completed_run_pays_its_own_price(last: str, points: int) -> None:
    # B33; part C, farkle_kcd: 1-5 pays 500, 2-6 pays 750
    text = shipped("zonk_chicago").text
    text = text.replace("5], points: 1500", "5], points: 500")
    text = text.replace("6], points: 1500", "6], points: 750")
    table = Table(parse(text, "two prices"), f"2 3 4 5 5 | {last}", straight_attempt=True)
    table.roll()
    table.attempt(STRAIGHT, "2 3 4 5")
    assert table.at_risk == points


def test_a_chicago_throw_that_is_a_run_leaves_nothing_to_attempt() -> None:
    # B32
    table = Table("zonk_chicago", "2 3 4 5 6", straight_attempt=True)
    table.roll()
    assert table.attempts == set()


def test_without_a_price_for_three_pairs_there_is_nothing_to_attempt() -> None:
    table = Table("dice10000", "1 1 2 2 3 4", three_pairs=0, straight_attempt=False)
    table.roll()
    assert table.attempts == set()
