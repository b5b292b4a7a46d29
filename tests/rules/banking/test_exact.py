"""The exact finish: not a point too many, and the next player may knock it off."""

import pytest

from kubik.errors import KnownError
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.definition import parse
from kubik.rules.events import (
    Banked,
    BustCause,
    Busted,
    Change,
    DiceThrown,
    KnockedOff,
    KnockOffStarted,
    LastRoundStarted,
    ScoreChanged,
    Termination,
    TookOver,
    TurnStarted,
)
from kubik.rules.state import Refusal, Why
from rules.table import Table, of_kind


def exact(dice: str, *scores: int, **choices: object) -> Table:
    """Dice 10,000 in its exact form with these scores."""
    return Table("dice10000", dice, form="exact", scores=scores or (0, 0), rules=choices)


def test_exactly_the_target_wins_at_once() -> None:
    # A4.12, B41: the bank is automatic; on six dice nobody can knock it off (B42)
    table = exact("1 2 3 4 5 6", 8500, 9950)
    events = table.throws("1 2 3 4 5 6")
    assert Banked(0, 1500) in events
    assert not of_kind(events, LastRoundStarted, KnockOffStarted)
    assert table.scores == (10000, 9950)
    assert table.winners == (0,)
    assert table.ended().outcome.termination is Termination.EXACT


def test_hot_dice_force_no_throw_on_the_target() -> None:
    # B41
    table = exact("1 2 3 4 5 6", 8500, 0, hot_dice_mandatory=True)
    table.throws("1 2 3 4 5 6")
    assert table.winners == (0,)


def test_a_kept_set_that_goes_over_is_illegal() -> None:
    # B40: a 1 may be left lying to stay under
    table = exact("1 5 2 3 4 6", 9900, 0, straight_attempt=False)
    table.roll()
    assert table.kept_sets == {"1": 100, "5": 50}
    table.keep("5")
    assert table.refusal_to_keep("1 5") == Refusal(Why.OVER_TARGET, 100)


def test_points_of_the_turn_count_towards_the_limit() -> None:
    # B40: banked + turn
    table = exact("5 2 2 3 4 6 | 1 5 2 3 4", 9850, 0)
    table.throws("5")
    table.roll()
    assert table.refusal_to_keep("1 5") == Refusal(Why.OVER_TARGET, 100)
    assert table.kept_sets == {"1": 100, "5": 50}


def test_where_every_kept_set_goes_over_the_turn_is_lost() -> None:
    # A4.12, B40: the dice pass
    table = exact("5 2 2 3 4 6 | 1 1 2 3 4", 9900, 0)
    table.throws("5")
    assert table.busts() == Busted(0, 50, BustCause.OVER_TARGET, 1)
    assert table.scores == (9900, 0)
    assert table.seat == 1


def test_going_over_counts_as_one_of_three_zilches() -> None:
    # B10 with B40
    dice = "1 1 2 2 3 4 | 5 2 3 4 6 6 | " * 3
    table = exact(
        dice, 9950, 0, triple_zilch_penalty=500, straight_attempt=False, three_pairs_attempt=False
    )
    for _ in range(2):
        table.busts()
        table.banks("5")
    table.busts()
    assert table.scores[0] == 9450


def test_giving_up_what_only_an_attempt_could_use_is_an_overshoot() -> None:
    # B34 with B40: the triplet goes over, three pairs at 500 would fit
    table = exact("6 6 6 2 3 4", 9500, 0, three_pairs=500)
    table.roll()
    assert table.kept_sets == {}
    assert table.attempts
    assert table.give_up()[0] == Busted(0, 0, BustCause.OVER_TARGET, 1)


def test_an_overshoot_may_cost_only_the_throw() -> None:
    # B40, overshoot_is_bust off: what the turn had before is kept
    table = exact("5 2 2 3 4 6 | 1 1 2 3 4", 9900, 0, overshoot_is_bust=False)
    table.throws("5")
    assert Banked(0, 50) in table.roll()
    assert table.scores == (9950, 0)
    assert table.seat == 1


def test_with_nothing_before_it_the_overshoot_is_a_bust_all_the_same() -> None:
    # B40, overshoot_is_bust off
    table = exact("6 6 6 2 3 4", 9900, 0, overshoot_is_bust=False)
    assert table.busts() == Busted(0, 0, BustCause.OVER_TARGET, 1)


def test_points_below_the_minimum_are_not_kept_by_an_overshoot() -> None:
    # B40 with B7, overshoot_is_bust off
    table = exact("5 2 2 3 4 6 | 1 1 2 3 4", 9900, 0, overshoot_is_bust=False, turn_min=100)
    table.throws("5")
    assert table.busts() == Busted(0, 50, BustCause.OVER_TARGET, 1)


def test_carried_points_are_no_points_of_ones_own_to_keep() -> None:
    # B40 with B46: the taker who overshoots at once has scored nothing
    table = exact("5 2 2 3 4 6 | 1 1 2 3 4", 0, 9900, overshoot_is_bust=False, take_over=True)
    table.banks("5")
    busted = table.take_over()[-2]
    assert busted == Busted(1, 50, BustCause.OVER_TARGET, 1)
    assert table.scores == (50, 9900)


def test_the_minimums_are_waived_for_the_bank_that_lands_on_the_target() -> None:
    # B40
    table = exact("5 2 2 3 4 6", 9950, 0, turn_min=350, knock_off=False)
    table.throws("5")
    assert table.winners == (0,)


def test_the_opening_minimum_is_waived_too() -> None:
    # B40: 1950 taken over and 50 points of one's own, where 500 are needed to open
    table = exact(
        "1 1 1 5 5 5 | 4 4 4 5 2 3 | 5 2",
        target=2000,
        open_min=500,
        double_trips=False,
        knock_off=False,
        take_over=True,
        take_over_needs_board=False,
    )
    table.throws("1 1 1 5 5 5")
    table.banks("4 4 4 5")
    table.take_over()
    table.keep("5")
    assert table.scores == (1950, 2000)
    assert table.winners == (1,)


def test_below_the_target_the_minimum_holds_in_exact_mode() -> None:
    # B40: only the bank that lands exactly
    table = exact("5 2 2 3 4 6", 9900, 0, turn_min=350)
    table.throws("5")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 300)


@pytest.mark.parametrize("kept", range(1, 6))
def test_one_to_five_dice_left_let_the_next_player_throw_them(kept: int) -> None:
    # A4.12, B42: only the next player, once, exactly those dice
    ones = " ".join(["1"] * kept)
    others = " ".join("234623"[: 6 - kept])
    points = {1: 100, 2: 200, 3: 1000, 4: 2000, 5: 3000}[kept]
    left = " ".join("234623"[: 6 - kept])
    table = exact(f"{ones} {others} | {left}", 10000 - points, 0, 0)
    started = table.throws(ones)[-1]
    dice = tuple(range(kept, 6))
    assert started == KnockOffStarted(1, dice)
    assert table.seat == 1
    assert list(table.legal()) == [a.Roll()]
    assert table.refusal(a.Bank()) == Refusal(Why.ONLY_ROLL)
    thrown = table.roll()[0]
    assert thrown == DiceThrown(dice, tuple(map(int, left.split())))
    assert table.winners == (0,)  # no score in it: the win stands
    assert table.scores == (10000, 0, 0)


@pytest.mark.parametrize("kept", range(1, 6))
def test_a_knock_off_cancels_the_last_turn_of_the_winner(kept: int) -> None:
    # B42: any score; the match goes on with the next player's ordinary turn
    ones = " ".join(["1"] * kept)
    others = " ".join("234623"[: 6 - kept])
    points = {1: 100, 2: 200, 3: 1000, 4: 2000, 5: 3000}[kept]
    left = " ".join("5" + "23462"[: 5 - kept])
    table = exact(f"{ones} {others} | {left} | 5 2 2 3 4 6", 10000 - points, 0)
    table.throws(ones)
    knocked, started = table.roll()[-2:]
    assert knocked == KnockedOff(0, points)
    assert started == TurnStarted(1, 1)
    assert table.scores == (10000 - points, 0)
    table.banks("5")
    assert table.scores == (10000 - points, 50)
    assert table.seat == 0


def test_on_six_dice_there_is_no_knock_off() -> None:
    # B42: good play is to finish on all six dice, over several throws too
    table = exact("1 1 2 3 4 6 | 5 5 5 1", 9200, 0)
    table.throws("1 1")
    assert not of_kind(table.throws("5 5 5 1"), KnockOffStarted)
    assert table.winners == (0,)


def test_the_last_player_is_knocked_off_by_the_first() -> None:
    # B42: the next player; a new round begins with him
    table = exact("2 2 3 3 4 6 | 5 2 2 3 4 6 | 1 2 3 4 6", 0, 9950)
    table.roll()
    table.give_up()
    table.throws("5")
    assert table.seat == 0
    assert table.roll()[-1] == TurnStarted(0, 2)


def test_a_knock_off_takes_back_what_the_turn_did_to_others() -> None:
    # B42: the last turn is cancelled, a challenge with it; the challenge stays spent
    table = exact("1 1 1 2 3 4 | 1 2 3", 9000, 5000, challenges=True)
    table.challenge(1)
    table.throws("1 1 1")
    assert table.scores == (10000, 4000)
    table.roll()
    assert table.scores == (9000, 5000)
    assert table.position.pads[0].spent == (False, True)


def test_without_knock_off_the_win_stands() -> None:
    # B42, knock_off off
    table = exact("5 2 2 3 4 6", 9950, 0, knock_off=False)
    table.throws("5")
    assert table.winners == (0,)


def test_the_knocker_may_go_on_with_the_dice_and_the_points() -> None:
    # B42, knock_off_steals_turn: as a take-over turn
    table = exact("5 2 2 3 4 6 | 1 2 3 4 6", 9950, 1000, knock_off_steals_turn=True)
    table.throws("5")
    assert TookOver(50, (1, 2, 3, 4, 5)) in table.roll()
    assert table.scores == (9950, 1000)
    table.keep("1")
    assert table.at_risk == 150
    table.bank()
    assert table.scores == (9950, 1150)


def test_the_knocker_goes_on_only_if_the_points_fit() -> None:
    # B40 with B42, knock_off_steals_turn
    table = exact("1 1 1 2 3 4 | 1 3 4", 9000, 9500, knock_off_steals_turn=True)
    table.throws("1 1 1")
    events = table.roll()
    assert not of_kind(events, TookOver)
    assert events[-1] == TurnStarted(1, 1)


def test_the_stolen_throw_may_go_over_the_target() -> None:
    # B40 with B42, knock_off_steals_turn: 1000 carried to 8950 leave room for 50
    table = exact("1 1 1 2 3 4 | 1 3 4", 9000, 8950, knock_off_steals_turn=True)
    table.throws("1 1 1")
    assert Busted(1, 1000, BustCause.OVER_TARGET, 1) in table.roll()


def test_after_a_knock_off_there_is_nothing_to_top() -> None:
    # B18 with B42: the turn before was cancelled
    table = exact("1 1 1 2 3 4 | 1 3 4 | 5 2 2 3 4 6", 9000, 0, topping=True)
    table.throws("1 1 1")
    table.roll()
    table.throws("5")
    assert table.refusal(a.Bank()) is None


def test_the_points_of_an_overshoot_go_to_the_lowest_of_the_others() -> None:
    # B43, welfare
    table = exact("5 2 2 3 4 6 | 1 1 2 3 4", 9900, 3000, 500, 700, welfare=True)
    table.throws("5")
    assert ScoreChanged(2, 250, Change.WELFARE) in table.roll()  # 50 and the best, two 1s
    assert table.scores == (9900, 3000, 750, 700)


def test_there_is_no_welfare_by_default() -> None:
    # B43
    table = exact("6 6 6 2 3 4", 9900, 0)
    assert not of_kind(table.roll(), ScoreChanged)


def test_nobody_finishes_by_welfare() -> None:
    # B43: the winning points must be one's own
    table = exact("6 6 6 2 3 4", 9900, 9600, welfare=True)
    table.roll()
    assert table.scores == (9900, 9600)


def test_a_player_alone_at_the_table_has_nobody_to_give_to_or_to_knock_off() -> None:
    text = shipped("dice10000").text.replace("seats: {min: 2,", "seats: {min: 1,")
    alone = parse(text, "dice10000 for one")
    table = Table(alone, "6 6 6 2 3 4 | 1 2 2 3 4 6", form="exact", scores=(9900,), welfare=True)
    table.busts()
    table.throws("1")
    assert table.winners == (0,)


def test_in_the_ordinary_game_exactly_10000_ends_nothing() -> None:
    # B39: strictly more
    table = Table("dice10000", "1 1 1 2 3 4", scores=(9000, 0))
    table.banks("1 1 1")
    assert table.position.trigger is None
    assert table.outcome is None


@pytest.mark.parametrize("game", ["zilch", "zonk_chicago", "zonk_detroit"])
def test_every_press_your_luck_game_can_be_played_to_an_exact_finish(game: str) -> None:
    # B54, exact_mode
    dice = "5 2 2 3 4" + " 6" * (game != "zonk_chicago")
    table = Table(game, dice, scores=(1950, 0), target=2000, exact_mode=True, knock_off=False)
    table.throws("5")
    assert table.winners == (0,)


def test_a_target_that_no_score_can_hit_exactly_is_refused() -> None:
    text = shipped("dice10000").text.replace("target: 10000", "target: 10020", 1)
    with pytest.raises(KnownError, match="a multiple of 50"):
        parse(text, "dice10020")
