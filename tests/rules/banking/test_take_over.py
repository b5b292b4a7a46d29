"""Taking over the dice that the previous player left, and his points with them."""

import pytest

from kubik.rules import actions as a
from kubik.rules.events import (
    Banked,
    BustCause,
    Busted,
    Change,
    DiceThrown,
    MatchEnded,
    Offer,
    ScoreChanged,
    TookOver,
    TurnStarted,
)
from kubik.rules.state import Refusal, Why
from rules.table import Table, of_kind


@pytest.mark.parametrize("game", ["zonk_chicago", "zonk_detroit"])
def test_the_next_player_may_take_over_the_remaining_dice(game: str) -> None:
    # A2.10, B44: an immediate throw of exactly those dice
    table = Table(
        game,
        "2 1 1 1 3" + " 4" * (game == "zonk_detroit") + " | 5 4" + " 6" * (game == "zonk_detroit"),
    )
    table.banks("1 1 1")
    left = (0, 4) if game == "zonk_chicago" else (0, 4, 5)
    assert table.turn.offer == Offer(1000, left)
    took, thrown = table.take_over()
    assert took == TookOver(1000, left)
    assert thrown == DiceThrown(left, (5, 4, 6)[: len(left)])
    table.keep("5")
    assert table.bank()[0] == Banked(1, 1050)
    assert table.scores == (1000, 1050)


def test_taking_over_is_an_option() -> None:
    # A2.10
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 2 3 4 6")
    table.banks("1 1 1")
    assert table.refusal(a.Roll()) is None
    table.banks("5")
    assert table.scores == (1000, 50)


@pytest.mark.parametrize("game", ["zilch", "dice10000"])
def test_the_other_games_have_no_taking_over(game: str) -> None:
    # B31
    table = Table(game, "1 1 1 2 3 4")
    table.banks("1 1 1")
    assert table.refusal(a.TakeOver()) == Refusal(Why.NOT_IN_THIS_GAME)
    assert table.turn.offer is None


def test_taking_over_is_a_house_rule() -> None:
    # B31, take_over
    table = Table("dice10000", "1 1 1 2 3 4 | 5 2 3", take_over=True)
    table.banks("1 1 1")
    table.take_over()
    table.keep("5")
    assert table.at_risk == 1050


def test_what_is_carried_is_the_turn_never_the_score() -> None:
    # B45
    table = Table("zonk_chicago", "5 2 3 4 6", scores=(4000, 0))
    table.banks("5")
    assert table.turn.offer == Offer(50, (1, 2, 3, 4))


def test_what_was_carried_is_carried_on() -> None:
    # B45: including what he himself had carried
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 4 | 1", seats=3)
    table.banks("1 1 1")
    table.take_over()
    table.keep("5")
    table.bank()
    assert table.turn.offer == Offer(1050, (4,))
    table.take_over()
    table.keep("1")
    assert table.at_risk == 1150


def test_a_taker_who_busts_scores_nothing_and_the_other_keeps_his_points() -> None:
    # B44, B46
    table = Table("zonk_chicago", "1 1 1 2 3 | 2 4")
    table.banks("1 1 1")
    took, _, busted, passed = table.take_over()
    assert took == TookOver(1000, (3, 4))
    assert busted == Busted(1, 1000, BustCause.NO_SCORE, 1)
    assert passed == TurnStarted(0, 2, None)
    assert table.scores == (1000, 0)


def test_after_a_bust_there_is_nothing_to_take_over() -> None:
    # B46
    table = Table("zonk_chicago", "2 3 3 4 6")
    table.busts()
    assert table.refusal(a.TakeOver()) == Refusal(Why.NOTHING_TO_TAKE_OVER)


def test_at_the_start_there_is_nothing_to_take_over() -> None:
    assert Table("zonk_chicago").refusal(a.TakeOver()) == Refusal(Why.NOTHING_TO_TAKE_OVER)


def test_the_right_lapses_with_the_first_throw() -> None:
    # A2.10
    table = Table("zonk_chicago", "1 1 1 2 3 | 1 1 1 2 3")
    table.banks("1 1 1")
    table.roll()
    assert table.refusal(a.TakeOver()) == Refusal(Why.TURN_BEGUN)


def test_only_the_next_player_may_take_over() -> None:
    # A2.10
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 2 3 4 6 | 2 3 3 4 6", seats=3)
    table.banks("1 1 1")
    table.banks("5")
    assert table.turn.offer == Offer(50, (1, 2, 3, 4))


def test_the_taker_who_busts_pays_a_penalty_where_the_house_says_so() -> None:
    # B46, take_over_penalty
    table = Table("zonk_chicago", "1 1 1 2 3 | 2 4", scores=(0, 2000), take_over_penalty=500)
    table.banks("1 1 1")
    assert ScoreChanged(1, -500, Change.TAKE_OVER_LOST) in table.take_over()
    assert table.scores == (1000, 1500)


def test_who_busts_with_his_own_dice_pays_no_such_penalty() -> None:
    # B46
    table = Table("zonk_chicago", "1 1 1 2 3 | 2 3 3 4 6", scores=(0, 2000), take_over_penalty=500)
    table.banks("1 1 1")
    table.busts()
    assert table.scores == (1000, 2000)


def test_a_taker_may_turn_the_corner_and_throw_all_dice() -> None:
    # A2.9 with A2.10
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 5 | 1 2 3 4 6")
    table.banks("1 1 1")
    table.take_over()
    table.keep("5 5")
    assert table.refusal(a.Bank()) == Refusal(Why.HOT_DICE)
    table.roll()
    assert table.at_risk == 1100
    assert len(table.lying) == 5


def test_dice_of_the_previous_player_are_not_combined_with() -> None:
    # B49: his two 5s and the new one are no triplet
    table = Table("zonk_chicago", "5 5 2 3 4 | 5 2 3", progressive="all")
    table.banks("5 5")
    table.take_over()
    assert table.kept_sets == {"5": 50}


def test_where_hot_dice_are_optional_all_dice_are_taken_over() -> None:
    # B47
    table = Table("zonk_detroit", "1 2 3 4 5 6 | 5 2 3 4 6 6", hot_dice_mandatory=False)
    table.banks("1 2 3 4 5 6")
    assert table.turn.offer == Offer(1000, (0, 1, 2, 3, 4, 5))
    table.take_over()
    table.keep("5")
    assert table.at_risk == 1050


def test_dice_set_aside_over_several_throws_leave_all_dice_too() -> None:
    # B47
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 5", hot_dice_mandatory=False)
    table.throws("1 1 1")
    table.banks("5 5")
    assert table.turn.offer == Offer(1100, (0, 1, 2, 3, 4))


def test_with_an_opening_minimum_only_players_on_board_take_over() -> None:
    # B48, take_over_needs_board
    table = Table("zonk_chicago", "1 1 1 2 3", open_min=500)
    table.banks("1 1 1")
    assert table.refusal(a.TakeOver()) == Refusal(Why.NOT_ON_BOARD, 500)


def test_on_board_taking_over_is_free_again() -> None:
    # B48
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 3", scores=(0, 600), open_min=500)
    table.banks("1 1 1")
    table.take_over()
    table.keep("5")
    table.bank()
    assert table.scores == (1000, 1650)


def test_the_opening_must_be_reached_without_help() -> None:
    # B48, take_over_needs_board off
    table = Table(
        "zonk_chicago", "1 1 1 2 3 | 5 5 | 6 6 6 2 3", open_min=600, take_over_needs_board=False
    )
    table.banks("1 1 1")
    table.take_over()
    table.keep("5 5")
    table.roll()
    table.keep("6 6 6")
    assert table.refusal(a.Bank()) is None
    table.bank()
    assert table.scores == (1000, 1700)


def test_carried_points_do_not_open() -> None:
    # B48
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 3", open_min=500, take_over_needs_board=False)
    table.banks("1 1 1")
    table.take_over()
    table.keep("5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_OPENING, 450)


def test_a_bank_that_reaches_the_target_ends_the_right() -> None:
    # B53
    table = Table("zonk_chicago", "1 1 1 2 3", scores=(9000, 0))
    events = table.banks("1 1 1")
    assert isinstance(events[-1], MatchEnded)
    assert not of_kind(events, TurnStarted)


def test_a_challenge_may_be_played_with_dice_taken_over() -> None:
    # B27: announced before the first throw
    table = Table("zonk_chicago", "1 1 1 2 3 | 5 3", scores=(3000, 3000), challenges=True)
    table.banks("1 1 1")
    table.challenge(0)
    table.take_over()
    table.keep("5")
    table.bank()
    assert table.scores == (2950, 4050)


def test_what_would_pass_the_target_cannot_be_taken_over() -> None:
    # B40 with A2.10
    table = Table("zonk_chicago", "1 1 1 2 3", scores=(0, 9000), exact_mode=True)
    table.banks("1 1 1")
    assert table.refusal(a.TakeOver()) == Refusal(Why.OVER_TARGET, 1000)
