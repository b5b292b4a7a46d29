"""Topping: beat the points of the turn before."""

from kubik.rules import actions as a
from kubik.rules.state import Refusal, Why
from rules.table import Table


def test_nobody_needs_to_beat_the_turn_before_by_default() -> None:
    # A1.21: a variation
    table = Table("zilch", "1 1 1 2 3 4 | 5 5 5 2 3 4")
    table.banks("1 1 1")
    table.banks("5 5 5")
    assert table.scores == (1000, 500)


def test_a_turn_must_be_worth_more_than_the_one_before() -> None:
    # A1.21, B18: strictly more, by the step of all scores
    table = Table("zilch", "5 5 5 2 3 4 | 5 5 5 2 3 4 | 5 2 3", topping=True)
    table.banks("5 5 5")
    table.throws("5 5 5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_TOPPING, 50)
    table.banks("5")
    assert table.scores == (500, 550)


def test_as_much_is_enough_where_the_house_says_so() -> None:
    # B18, topping_equal_is_enough
    table = Table(
        "zilch",
        "5 5 5 2 3 4 | 4 4 4 2 3 6 | 5 2 3 | 5 2",
        on_board=True,
        topping=True,
        topping_equal_is_enough=True,
    )
    table.banks("5 5 5")
    table.throws("4 4 4")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_TOPPING, 100)
    table.throws("5")
    table.banks("5")
    assert table.scores == (500, 500)


def test_the_first_turn_has_nothing_to_beat() -> None:
    # B18: 0 at the start
    table = Table("zilch", "5 5 5 2 3 4", topping=True)
    table.throws("5 5 5")
    assert table.refusal(a.Bank()) is None


def test_a_zilch_clears_the_bar() -> None:
    # B18, B19
    table = Table("zilch", "1 1 1 2 3 4 | 2 3 4 6 2 3 | 5 5 5 2 3 4", on_board=True, topping=True)
    table.banks("1 1 1")
    table.busts()
    table.throws("5 5 5")
    assert table.refusal(a.Bank()) is None


def test_only_the_turn_just_before_is_compared() -> None:
    # B18: the player who moved immediately before
    table = Table(
        "zilch",
        "5 5 5 2 3 4 | 6 6 6 2 3 4 | 5 5 5 2 3 4 | 1 1 4",
        seats=3,
        topping=True,
    )
    table.banks("5 5 5")
    table.banks("6 6 6")
    table.throws("5 5 5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_TOPPING, 150)
    table.banks("1 1")
    assert table.scores == (500, 600, 700)


def test_the_bar_comes_on_top_of_the_minimum() -> None:
    # A1.21, B18: not only meet the minimum
    table = Table("zilch", "4 4 4 2 3 6 | 5 2 3 4 6 6", scores=(500, 0), topping=True)
    table.banks("4 4 4")
    table.throws("5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 450)


def test_a_taken_over_turn_is_compared_with_all_its_points() -> None:
    # B18
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 4", topping=True)
    table.banks("1 1 1")
    table.take_over()
    table.keep("5")
    assert table.at_risk == 1050
    table.bank()
    assert table.scores == (1000, 1050)


def test_the_bar_holds_in_the_last_round() -> None:
    # B18
    table = Table("zilch", "1 1 1 2 3 4 | 5 5 5 2 3 4", scores=(15000, 15000), topping=True)
    table.banks("1 1 1")
    table.throws("5 5 5")
    assert table.position.trigger == 0
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_TOPPING, 550)


def test_a_challenge_must_top_as_well() -> None:
    # B22
    table = Table(
        "zilch", "5 5 5 2 3 4 | 5 5 5 2 3 4", on_board=True, topping=True, challenges=True
    )
    table.banks("5 5 5")
    table.challenge(0)
    table.throws("5 5 5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_TOPPING, 50)
