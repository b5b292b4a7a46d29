"""Pyramiding: later throws build on the dice that are set aside."""

import pytest

from kubik.rules.combination import Shape
from kubik.rules.events import BustCause, Busted, CornerTurned, DiceFrozen
from rules.table import Table

# A4.10: "4-4-4 taken (400); rest comes 2-4-5."
FOURS = "4 4 4 2 3 6 | 2 4 5"


def test_without_building_the_extra_four_is_worthless() -> None:
    # A4.10, B28 progressive off (the default)
    table = Table("dice10000", FOURS)
    table.throws("4 4 4")
    table.roll()
    assert table.kept_sets == {"5": 50}


def test_without_building_two_more_fives_are_singles() -> None:
    # A4.10: 50 each, not a triplet
    table = Table("dice10000", FOURS + " | 5 5")
    table.throws("4 4 4")
    table.throws("5")
    table.throws("5 5")
    assert table.at_risk == 400 + 50 + 100


@pytest.mark.parametrize("mode", ["kinds", "all"])
def test_with_building_the_extra_four_makes_four_alike(mode: str) -> None:
    # B42b: 4-4-4-4 = 800, not 400 + 0
    table = Table("dice10000", FOURS, progressive=mode)
    table.throws("4 4 4")
    table.roll()
    assert table.kept_sets == {"4": 400, "5": 50, "4 5": 450}


@pytest.mark.parametrize(("mode", "points"), [("kinds", 400 + 500), ("all", 2 * (400 + 500))])
def test_with_building_two_more_fives_make_a_triplet(mode: str, points: int) -> None:
    # B42b: 5, then 5-5 becomes 500; B38: where everything builds, the triplets are double trips
    table = Table("dice10000", FOURS + " | 5 5", progressive=mode)
    table.throws("4 4 4")
    table.throws("5")
    table.throws("5 5")
    assert table.at_risk == points


@pytest.mark.parametrize("mode", ["kinds", "all"])
def test_two_fives_thrown_to_one_count_as_a_triplet_in_zilch(mode: str) -> None:
    # A1.19: "If you have a 5 frozen and roll two 5s"
    table = Table("zilch", "5 2 2 3 4 6 | 5 5 2 3 4", progressive=mode)
    table.throws("5")
    table.throws("5 5")
    assert table.at_risk == 500


def test_one_die_after_a_triplet_pays_what_four_alike_add() -> None:
    # B28: 2-2-2 + 2 = 4000; B29: 2-3-6 is not a Zilch, it adds 3800
    table = Table("zilch", "2 2 2 3 4 6 | 2 3 6", progressive="kinds")
    table.throws("2 2 2")
    table.roll()
    assert table.kept_sets == {"2": 3800}
    table.keep("2")
    assert table.at_risk == 4000


def test_without_building_the_same_throw_is_a_zilch() -> None:
    # B29
    table = Table("zilch", "2 2 2 3 4 6 | 2 3 6")
    table.throws("2 2 2")
    assert table.busts() == Busted(0, 200, BustCause.NO_SCORE, 1)


def test_a_throw_that_builds_nothing_is_a_zilch() -> None:
    # B29
    table = Table("zilch", "2 2 2 3 4 6 | 3 4 6", progressive="all")
    table.throws("2 2 2")
    assert table.busts() == Busted(0, 200, BustCause.NO_SCORE, 1)


def test_dice_that_score_nothing_are_never_kept_for_later() -> None:
    # B29
    table = Table("zilch", "5 2 2 3 4 6", progressive="all")
    table.roll()
    assert table.kept_sets == {"5": 50}


def test_what_would_lower_the_value_is_no_kept_set() -> None:
    # B29: the value of all that is set aside must grow
    table = Table("zilch", "2 2 2 2 3 6 | 3 3", progressive="all")
    table.throws("2 2 2 2")
    assert table.busts().lost == 4000  # 2-2-2-2-3-3 is three pairs, 2000


def test_kinds_alone_build_no_straight() -> None:
    # B28, B29
    table = Table("zilch", "1 2 2 3 3 5 | 2 3 4 6", progressive="kinds")
    table.throws("1 5")
    assert table.busts().lost == 150


def test_everything_builds_a_straight() -> None:
    # B28, progressive all: a set-aside 1 and 5 plus 2-3-4-6
    table = Table("zilch", "1 2 2 3 3 5 | 2 3 4 6", progressive="all")
    table.throws("1 5")
    table.throws("2 3 4 6")
    assert table.at_risk == 1500


def test_everything_builds_double_trips_over_two_throws() -> None:
    # B38
    table = Table("dice10000", "2 2 2 3 4 6 | 3 3 3", progressive="all")
    table.throws("2 2 2")
    table.throws("3 3 3")
    assert table.at_risk == 1000


@pytest.mark.parametrize("mode", ["off", "kinds"])
def test_otherwise_two_triplets_of_two_throws_are_only_added(mode: str) -> None:
    # B38: one throw only
    table = Table("dice10000", "2 2 2 3 4 6 | 3 3 3", progressive=mode)
    table.throws("2 2 2")
    table.throws("3 3 3")
    assert table.at_risk == 500


def test_six_alike_built_up_pay_the_table_and_win_nothing() -> None:
    # B37, B42b: 4-4-4, 4, 4-4 pays 1600
    table = Table("dice10000", "4 4 4 2 3 6 | 4 2 3 | 4 4", progressive="all")
    table.throws("4 4 4")
    table.throws("4")
    table.throws("4 4")
    assert table.at_risk == 1600
    assert table.outcome is None


@pytest.mark.parametrize("mode", ["kinds", "all"])
def test_a_combination_of_one_throw_and_a_building_die_are_kept_together(mode: str) -> None:
    table = Table("dice10000", "1 2 2 3 4 6 | 1 1 2 2 5", progressive=mode)
    table.throws("1")
    table.throws("1 1 5")
    assert table.at_risk == 1050


def test_kinds_count_three_pairs_of_one_throw_by_the_ordinary_table() -> None:
    # B29: a kept set of all six dice
    table = Table("zilch", "2 2 3 3 4 4", progressive="kinds")
    table.throws("2 2 3 3 4 4")
    assert table.at_risk == 2000


@pytest.mark.parametrize("mode", ["kinds", "all"])
def test_nothing_is_built_on_across_the_corner(mode: str) -> None:
    # B30: the set-aside dice are picked up
    table = Table("zilch", "1 1 1 5 5 2 | 5 | 1 2 2 3 3 4", progressive=mode)
    table.throws("1 1 1 5 5")
    table.throws("5")
    assert CornerTurned() in table.roll()
    assert table.kept_sets == {"1": 100}


def test_where_the_house_says_so_building_goes_on_across_the_corner() -> None:
    # B30, progressive_across_hot_dice; three 1s and one more are four alike
    table = Table(
        "zilch",
        "1 1 1 5 5 2 | 5 | 1 2 2 3 3 4",
        progressive="kinds",
        progressive_across_hot_dice=True,
    )
    table.throws("1 1 1 5 5")
    table.throws("5")
    assert CornerTurned((1, 1, 1, 5, 5, 5)) in table.roll()
    assert table.kept_sets == {"1": 3000}


def test_across_the_corner_no_more_than_one_set_of_dice_is_built_on() -> None:
    # B30 says no end; with twelve dice set aside the building begins anew
    table = Table(
        "dice10000",
        "1 1 1 5 5 2 | 5 | 1 1 1 5 5 2 | 5 | 1 2 2 3 3 4",
        progressive="kinds",
        progressive_across_hot_dice=True,
    )
    for _ in range(2):
        table.throws("1 1 1 5 5")
        table.throws("5")
    assert table.at_risk == 4000 + 2000
    assert CornerTurned(()) in table.roll()
    assert table.kept_sets == {"1": 100}


def test_a_completed_straight_is_built_on_where_everything_builds() -> None:
    # B33 with B28: the six dice of the straight are the dice set aside
    table = Table("dice10000", "1 2 3 4 5 5 | 6 | 2 2 2 3 4 6", progressive="all")
    table.roll()
    events = table.attempt(Shape.STRAIGHT, "1 2 3 4 5")
    assert events[-1] == DiceFrozen((5,), 1500, (1, 2, 3, 4, 5, 6))
    table.roll()
    assert table.turn.building == ()
