"""What a turn must reach before it may be banked."""

import pytest

from kubik.errors import KnownError
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.definition import parse
from kubik.rules.events import BustCause, Busted
from kubik.rules.state import Refusal, Why
from rules.table import Table


def test_the_opening_turn_of_zilch_needs_500() -> None:
    # A1.4, B17
    table = Table("zilch", "1 1 5 5 2 3 | 1 5")
    table.throws("1 1 5 5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 200)
    table.throws("1")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 100)


def test_exactly_500_opens_and_counts() -> None:
    # A1.4, B8: the opening turn's points count
    table = Table("zilch", "5 5 5 2 3 4")
    table.banks("5 5 5")
    assert table.scores == (500, 0)
    assert table.position.pads[0].on_board


def test_the_opening_is_reached_in_one_turn_not_added_up() -> None:
    # B8: 400 lost and 400 more do not open
    table = Table("zilch", "4 4 4 2 3 6 | 2 3 6 | 2 3 4 6 2 3 | 4 4 4 2 3 6")
    table.throws("4 4 4")
    table.busts()
    table.busts()
    table.throws("4 4 4")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 100)


def test_later_turns_need_350() -> None:
    # A1.5, B17
    table = Table("zilch", "3 3 3 2 4 6 | 5 2 4", on_board=True)
    table.throws("3 3 3")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 50)
    table.throws("5")
    table.bank()
    assert table.scores == (350, 0)


def test_the_minimum_of_the_opening_is_for_each_player_by_himself() -> None:
    # B17
    table = Table("zilch", "5 5 5 2 3 4 | 4 4 4 2 3 6")
    table.banks("5 5 5")
    table.throws("4 4 4")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 100)


def test_a_player_may_stop_once_the_minimum_is_reached_and_may_go_on() -> None:
    # A1.11
    table = Table("zilch", "4 4 4 2 3 6", on_board=True)
    table.throws("4 4 4")
    assert table.refusal(a.Bank()) is None
    assert table.refusal(a.Roll()) is None


def test_below_the_minimum_a_player_must_go_on() -> None:
    # B7: no bank below, no voluntary 0
    table = Table("zilch", "1 2 3 4 6 6", on_board=True)
    table.throws("1")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 250)
    assert table.refusal(a.GiveUp()) == Refusal(Why.STILL_SCORING)
    assert a.Roll() in table.legal()


def test_the_minimum_binds_the_bank_that_would_win() -> None:
    # B7
    table = Table("zilch", "1 1 2 3 4 6", scores=(14900, 0))
    table.throws("1 1")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 150)


def test_the_minimum_binds_in_the_last_round() -> None:
    # B13
    table = Table("zilch", "1 1 1 2 3 4 | 1 1 2 3 4 6", scores=(15000, 15900))
    table.banks("1 1 1")
    table.throws("1 1")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 150)


@pytest.mark.parametrize("game", ["zonk_chicago", "zonk_detroit", "dice10000"])
def test_the_other_games_have_no_minimum(game: str) -> None:
    # A2.11, B31, B48
    table = Table(game, "5 2 3 4 6" + " 2" * (game != "zonk_chicago"))
    assert table.position.pads[0].on_board
    table.banks("5")
    assert table.scores == (50, 0)


def test_the_opening_minimum_is_a_house_rule() -> None:
    # B17, B31, open_min
    table = Table("dice10000", "6 6 6 2 3 4 | 1 1 1", open_min=1000)
    table.throws("6 6 6")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 400)
    table.banks("1 1 1")
    assert table.scores == (1600, 0)


def test_the_turn_minimum_is_a_house_rule() -> None:
    # B17, B31, turn_min
    table = Table("dice10000", "1 1 2 3 4 6", turn_min=300, on_board=True)
    table.throws("1 1")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 100)


def test_without_an_opening_minimum_only_the_turn_minimum_holds() -> None:
    # B17
    table = Table("dice10000", "1 1 2 3 4 6", turn_min=300)
    table.throws("1 1")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 100)


@pytest.mark.parametrize("name", ["open_min", "turn_min"])
def test_a_minimum_above_the_target_is_refused(name: str) -> None:
    text = shipped("dice10000").text.replace("to: 2000", "to: 3000").replace("to: 1000", "to: 3000")
    game = parse(text, "dice10000 with higher minimums")
    with pytest.raises(KnownError) as raised:
        game.ruleset(None, **{name: 2050, "target": 2000})
    assert str(raised.value) == (
        f"House rule {name}: found 2050, expected no more than the target, 2000."
    )
    assert game.ruleset(None, **{name: 2000, "target": 2000})


def test_once_on_board_always_on_board() -> None:
    # B9: even at a negative score
    table = Table(
        "zilch",
        "2 3 4 6 2 3 | 4 4 4 2 3 6 | 4 4 4 2 3 6",
        scores=(100, 1000),
        challenges=True,
    )
    table.challenge(1)
    table.busts()
    assert table.scores == (-500, 1000)
    table.banks("4 4 4")
    table.banks("4 4 4")
    assert table.scores == (-100, 1400)


def test_no_score_may_end_in_fifty_where_the_house_says_so() -> None:
    # B15, no_fifties
    table = Table("dice10000", "1 5 2 3 4 6", scores=(1000, 0), no_fifties=True)
    table.throws("5")
    assert table.refusal(a.Bank()) == Refusal(Why.ENDS_IN_FIFTY, 1050)
    table.keep("1 5")
    assert table.refusal(a.Bank()) == Refusal(Why.ENDS_IN_FIFTY, 1150)
    table.keep("1")
    table.bank()
    assert table.scores == (1100, 0)


def test_it_is_the_new_total_that_may_not_end_in_fifty() -> None:
    # B15
    table = Table("dice10000", "1 5 2 3 4 6", scores=(1050, 0), no_fifties=True)
    table.throws("1")
    assert table.refusal(a.Bank()) == Refusal(Why.ENDS_IN_FIFTY, 1150)
    table.keep("5")
    table.bank()
    assert table.scores == (1100, 0)


def test_totals_may_end_in_fifty_by_default() -> None:
    # B15
    table = Table("dice10000", "1 5 2 3 4 6")
    table.banks("5")
    assert table.scores == (50, 0)


THREE_BUSTS = "2 3 4 6 2 3 | 2 3 4 6 2 3 | 2 3 4 6 2 3 | 2 3 4 6 2 3 | 2 3 4 6 2 3"


def busts_of_seat_0(table: Table, number: int) -> list[Busted]:
    """The busts of the first seat; the other one busts in between."""
    found = []
    for turn in range(number):
        found.append(table.busts())
        if turn < number - 1:
            table.busts()
    return found


def test_three_zilches_in_a_row_cost_nothing_by_default() -> None:
    # B10
    table = Table("zilch", THREE_BUSTS, scores=(1000, 0))
    assert [bust.in_a_row for bust in busts_of_seat_0(table, 3)] == [1, 2, 3]
    assert table.scores == (1000, 0)


@pytest.mark.parametrize("penalty", [500, 1000])
def test_the_third_zilch_in_a_row_costs_a_penalty(penalty: int) -> None:
    # B10, triple_zilch_penalty
    table = Table("zilch", THREE_BUSTS, scores=(800, 800), triple_zilch_penalty=penalty)
    assert [bust.in_a_row for bust in busts_of_seat_0(table, 2)] == [1, 2]
    assert table.scores == (800, 800)
    table.busts()
    table.busts()
    assert table.scores == (800 - penalty, 800)  # B11: below nothing, once on board


def test_after_the_penalty_the_count_begins_anew() -> None:
    # B10, reset_after_penalty on: the sixth costs again, the fourth and fifth do not
    dice = " | ".join(["2 3 4 6 2 3"] * 11)
    table = Table("zilch", dice, scores=(5000, 0), triple_zilch_penalty=500)
    assert [bust.in_a_row for bust in busts_of_seat_0(table, 6)] == [1, 2, 0, 1, 2, 0]
    assert table.scores[0] == 4000


def test_without_the_new_count_every_further_zilch_in_a_row_costs() -> None:
    # B10, reset_after_penalty off
    dice = " | ".join(["2 3 4 6 2 3"] * 9)
    table = Table(
        "zilch", dice, scores=(5000, 0), triple_zilch_penalty=500, reset_after_penalty=False
    )
    assert [bust.in_a_row for bust in busts_of_seat_0(table, 5)] == [1, 2, 3, 4, 5]
    assert table.scores[0] == 3500


def test_a_bank_ends_the_row_of_zilches() -> None:
    # B10
    dice = " | ".join(["2 3 4 6 2 3"] * 4 + ["4 4 4 2 3 6"] + ["2 3 4 6 2 3"] * 2)
    table = Table("zilch", dice, scores=(1000, 0), triple_zilch_penalty=500)
    busts_of_seat_0(table, 2)
    table.busts()
    table.banks("4 4 4")
    table.busts()
    assert table.busts() == Busted(0, 0, BustCause.NO_SCORE, 1)
    assert table.scores[0] == 1400


@pytest.mark.parametrize(("score", "left"), [(300, 0), (0, 0), (700, 200)])
def test_the_floor_keeps_a_penalty_from_going_below_nothing(score: int, left: int) -> None:
    # B11, score_floor 0
    table = Table(
        "zilch",
        THREE_BUSTS,
        scores=(score, 0),
        on_board=True,
        triple_zilch_penalty=500,
        score_floor="0",
    )
    busts_of_seat_0(table, 3)
    assert table.scores[0] == left


def test_before_the_board_no_penalty_goes_below_nothing() -> None:
    # B11: "cannot get a minus score until you are on the board"
    table = Table("zilch", THREE_BUSTS, triple_zilch_penalty=500)
    busts_of_seat_0(table, 3)
    assert table.scores == (0, 0)
