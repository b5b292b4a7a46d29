"""Turning the corner: all dice have scored and are thrown anew."""

import pytest

from kubik.rules import actions as a
from kubik.rules.events import BustCause, Busted, CornerTurned, DiceFrozen, DiceThrown
from kubik.rules.state import Refusal, Why
from rules.table import Table

ALL = (0, 1, 2, 3, 4, 5)


def test_the_corner_is_turned_with_six_dice() -> None:
    # A1.12
    table = Table("zilch", "1 2 3 4 5 6 | 1 1 2 3 4 6")
    table.throws("1 2 3 4 5 6")
    assert table.roll() == (
        DiceFrozen(ALL, 1500),
        CornerTurned(),
        DiceThrown(ALL, (1, 1, 2, 3, 4, 6)),
    )
    assert table.at_risk == 1500


@pytest.mark.parametrize("game", ["zilch", "zonk_chicago", "zonk_detroit"])
def test_the_corner_is_compulsory(game: str) -> None:
    # A1.12, A2.9, B5
    run = "1 2 3 4 5" if game == "zonk_chicago" else "1 2 3 4 5 6"
    table = Table(game, run)
    table.throws(run)
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)
    assert table.refusal(a.Roll()) is None


def test_the_corner_is_compulsory_in_the_last_round_and_where_a_bank_would_win() -> None:
    # B5
    table = Table("zilch", "1 1 1 2 3 4 | 1 1 1 5 5 5", scores=(15000, 14000))
    table.banks("1 1 1")
    table.throws("1 1 1 5 5 5")
    assert table.position.trigger == 0
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)


@pytest.mark.parametrize("game", ["dice10000", "zilch"])
def test_an_optional_corner_may_be_turned_or_banked(game: str) -> None:
    # B5, hot_dice_mandatory off (the default of Dice 10,000)
    choices = {} if game == "dice10000" else {"hot_dice_mandatory": False}
    table = Table(game, "1 2 3 4 5 6", rules=choices)
    table.throws("1 2 3 4 5 6")
    assert table.refusal(a.Roll()) is None
    table.bank()
    assert table.scores == (1500, 0)


def test_a_compulsory_corner_is_a_house_rule_of_dice_10000() -> None:
    # B5, hot_dice_mandatory on
    table = Table("dice10000", "1 2 3 4 5 6", hot_dice_mandatory=True)
    table.throws("1 2 3 4 5 6")
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)


def test_a_zilch_after_the_corner_loses_the_whole_turn() -> None:
    # A1.12
    table = Table("zilch", "1 2 3 4 5 6 | 1 2 2 3 4 6 | 2 2 3 4 6")
    table.throws("1 2 3 4 5 6")
    table.throws("1")
    assert table.busts() == Busted(0, 1600, BustCause.NO_SCORE, 1)
    assert table.scores == (0, 0)


def test_the_corner_is_turned_by_dice_of_several_throws() -> None:
    # B4, hot_dice_scope cumulative (the default); A1.9 "until all dice are frozen"
    table = Table("zilch", "1 1 1 2 2 3 | 5 1 2 | 5 | 1 2 2 3 4 6")
    table.throws("1 1 1")
    table.throws("1 5")
    table.throws("5")
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)
    assert CornerTurned() in table.roll()


def test_where_only_one_throw_counts_dice_of_several_end_the_turn() -> None:
    # B4, hot_dice_scope single_roll
    table = Table("zilch", "1 1 1 2 2 3 | 5 1 1", hot_dice_scope="single_roll")
    table.throws("1 1 1")
    table.throws("5 1 1")
    assert table.refusal(a.Roll()) == Refusal(Why.NO_DICE_LEFT)
    table.bank()
    assert table.scores == (1250, 0)


def test_where_only_one_throw_counts_all_dice_of_it_turn_the_corner() -> None:
    # B4, hot_dice_scope single_roll
    table = Table("zilch", "1 1 1 5 5 5 | 1 2 3 4 6 6", hot_dice_scope="single_roll")
    table.throws("1 1 1 5 5 5")
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)
    assert CornerTurned() in table.roll()


def test_all_dice_set_aside_below_the_minimum_are_thrown_again() -> None:
    # B6: compulsory
    table = Table("zilch", "5 2 2 3 4 6 | 5 2 3 4 6 | 5 2 3 4 | 1 2 3 | 5 2 | 5 | 1 1 2 3 4 6")
    for kept in ("5", "5", "5", "1", "5", "5"):
        table.throws(kept)
    assert table.at_risk == 350
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)
    assert CornerTurned() in table.roll()


@pytest.mark.parametrize(
    "choices", [{"hot_dice_mandatory": False}, {"hot_dice_scope": "single_roll"}]
)
def test_below_the_minimum_the_corner_is_the_only_move_whatever_the_house_says(
    choices: dict[str, object],
) -> None:
    # B6
    table = Table("zilch", "1 5 2 3 4 6 | 1 5 3 4 | 5 5 | 1 2 2 3 4 6", rules=choices)
    table.throws("1 5")
    table.throws("1 5")
    table.throws("5 5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 100)
    assert CornerTurned() in table.roll()
    assert table.at_risk == 400


def test_hot_dice_may_go_on_and_on() -> None:
    # A2.9: indefinitely
    run = "1 2 3 4 5"
    table = Table("zonk_chicago", " | ".join([run] * 8))
    for _ in range(8):
        table.throws(run)
    assert table.at_risk == 8 * 1500
