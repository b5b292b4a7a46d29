"""The course of a turn: setting aside, throwing on, losing it, passing the dice."""

import pytest

from kubik.errors import KnownError
from kubik.rules import actions as a
from kubik.rules.combination import Shape
from kubik.rules.events import (
    Banked,
    BoxScored,
    BustCause,
    Busted,
    DiceFrozen,
    DiceKept,
    DiceThrown,
    TurnStarted,
)
from kubik.rules.state import IllegalAction, Refusal, Why
from rules.table import Table

BANKING_GAMES = ("zilch", "zonk_chicago", "zonk_detroit", "dice10000")


@pytest.mark.parametrize("game", BANKING_GAMES)
@pytest.mark.parametrize("seats", [1, 9])
def test_a_press_your_luck_game_is_for_two_to_eight(game: str, seats: int) -> None:
    # A1.1: two or more players
    with pytest.raises(KnownError, match=f"2 to 8 players; found {seats}"):
        Table(game, seats=seats)


@pytest.mark.parametrize(
    ("game", "dice"), [("zilch", 6), ("zonk_chicago", 5), ("zonk_detroit", 6), ("dice10000", 6)]
)
def test_a_turn_starts_with_all_dice(game: str, dice: int) -> None:
    # A1.1, A1.6, A2.2, A4.1
    table = Table(game, "1 1 1 2 3" + " 4" * (dice - 5))
    (thrown,) = table.roll()
    assert thrown == DiceThrown(tuple(range(dice)), (1, 1, 1, 2, 3, 4)[:dice])


def test_the_first_decision_of_a_turn_is_to_throw() -> None:
    # A1.6
    table = Table("zilch")
    assert list(table.legal()) == [a.Roll()]
    for action in (a.Keep((0,)), a.Bank(), a.GiveUp()):
        assert table.refusal(action) == Refusal(Why.ROLL_FIRST)


def test_more_than_one_counter_may_be_set_aside_together() -> None:
    # A1.7: three 2s and a single 1
    table = Table("zilch", "2 2 2 1 3 4")
    table.throws("2 2 2 1")
    assert table.at_risk == 300


def test_one_counter_of_several_is_enough() -> None:
    # B1
    table = Table("zilch", "2 2 2 1 3 4")
    table.roll()
    assert table.kept_sets == {"1": 100, "2 2 2": 200, "1 2 2 2": 300}
    table.keep("1")
    assert table.refusal(a.Roll()) is None


def test_all_counters_must_be_set_aside_where_the_house_says_so() -> None:
    # B1, must_freeze_all
    table = Table("zilch", "2 2 2 1 3 4 | 3 3", must_freeze_all=True)
    table.throws("1")
    assert table.refusal(a.Roll()) == Refusal(Why.MUST_FREEZE_ALL)
    assert table.refusal(a.Bank()) == Refusal(Why.MUST_FREEZE_ALL)
    table.keep("2 2 2 1")
    assert isinstance(table.roll()[-1], TurnStarted)


def test_fewer_points_with_more_dice_may_be_all_counters_too() -> None:
    # B1 with B3: neither leaves a die that would add points
    table = Table("zilch", "2 2 2 2 3 3", must_freeze_all=True)
    table.roll()
    assert table.kept_sets == {"2 2 2 2": 4000, "2 2 2 2 3 3": 2000}


@pytest.mark.parametrize(
    ("kept", "points"), [("1", 100), ("3 3 3", 300), ("1 3 3 3", 400), ("5", 50), ("1 5", 150)]
)
def test_part_of_what_scores_may_be_taken(kept: str, points: int) -> None:
    # B2
    table = Table("dice10000", "1 2 3 3 3 5")
    assert table.throws(kept)[-1] == DiceKept(table.turn.kept, points)


def test_one_of_three_alike_may_be_taken() -> None:
    # B2: one 1 of three 1s
    table = Table("dice10000", "1 1 1 2 3 4")
    table.throws("1")
    assert table.at_risk == 100
    assert table.refusal(a.Bank()) is None


def test_three_of_four_alike_may_be_taken() -> None:
    # B2: three 2s of four
    table = Table("dice10000", "2 2 2 2 3 4")
    table.throws("2 2 2")
    assert table.at_risk == 200


def test_a_useless_die_cannot_be_set_aside() -> None:
    # A1.7, B3
    table = Table("zilch", "1 1 2 3 4 6")
    table.roll()
    for die in "2346":
        assert table.refusal_to_keep(die) == Refusal(Why.DIE_SCORES_NOTHING)
    assert table.refusal_to_keep("1 2") == Refusal(Why.DIE_SCORES_NOTHING)
    with pytest.raises(IllegalAction, match="die_scores_nothing"):
        table.keep("1 2")


def test_an_unfinished_choice_may_be_made_but_nothing_done_with_it() -> None:
    # B3: two of three 2s are a beginning, no kept set
    table = Table("zilch", "2 2 2 3 4 6")
    assert table.throws("2 2")[-1] == DiceKept((0, 1), None)
    assert table.at_risk == 0
    assert table.refusal(a.Roll()) == Refusal(Why.INCOMPLETE)
    assert table.refusal(a.Bank()) == Refusal(Why.INCOMPLETE)


def test_the_choice_may_be_changed_until_the_next_throw() -> None:
    table = Table("zilch", "1 1 5 3 4 6")
    table.throws("1 1 5")
    table.keep("1")
    assert table.at_risk == 100
    table.keep("")
    assert table.at_risk == 0
    assert table.refusal(a.Roll()) == Refusal(Why.NOTHING_KEPT)
    assert table.refusal(a.Bank()) == Refusal(Why.NOTHING_KEPT)


@pytest.mark.parametrize("dice", [(), (0, 0), (1, 0)])
def test_a_choice_names_each_die_once_in_order_and_changes_something(dice: tuple[int, ...]) -> None:
    table = Table("zilch", "1 1 5 3 4 6")
    table.roll()
    assert table.refusal(a.Keep(dice)) == Refusal(Why.NO_CHANGE)


@pytest.mark.parametrize("die", [-1, 0, 6])
def test_only_dice_of_the_present_throw_can_be_set_aside(die: int) -> None:
    table = Table("zilch", "1 2 3 4 6 6 | 1 2 3 4 6")
    table.throws("1")
    table.roll()
    assert table.refusal(a.Keep((die,))) == Refusal(Why.DIE_NOT_LYING, die + 1)


def test_only_the_dice_that_are_not_set_aside_are_thrown_again() -> None:
    # A1.8
    table = Table("zilch", "2 1 3 5 4 6 | 1 2 3 4")
    table.throws("1 5")
    frozen, thrown = table.roll()
    assert frozen == DiceFrozen((1, 3), 150)
    assert thrown == DiceThrown((0, 2, 4, 5), (1, 2, 3, 4))


def test_each_throw_is_counted_by_itself() -> None:
    # A1.2, A4.9, B28: 1s collected in three throws are three single 1s
    table = Table("zilch", "1 2 3 4 6 6 | 1 2 3 4 6 | 1 2 3 4")
    table.throws("1")
    table.throws("1")
    table.throws("1")
    assert table.at_risk == 300


@pytest.mark.parametrize("game", ["zilch", "zonk_detroit"])
def test_a_throw_without_a_counter_loses_the_turn(game: str) -> None:
    # A1.3, A1.9, A2.1
    table = Table(game, "1 1 1 2 3 4 | 2 3 4")
    table.throws("1 1 1")
    events = table.roll()
    assert events[-2] == Busted(0, 1000, BustCause.NO_SCORE, 1)
    assert table.scores == (0, 0)
    assert table.seat == 1


def test_the_dice_pass_clockwise_and_a_round_begins_where_the_order_begins() -> None:
    # A1.9
    table = Table("zilch", "2 3 4 6 2 3 | 2 3 4 6 2 3 | 2 3 4 6 2 3 | 2 3 4 6 2 3", seats=3)
    passed = [table.roll()[-1] for _ in range(4)]
    assert passed == [
        TurnStarted(1, 1),
        TurnStarted(2, 1),
        TurnStarted(0, 2),
        TurnStarted(1, 2),
    ]


def test_points_are_written_only_at_the_end_of_the_turn() -> None:
    # A1.10
    table = Table("zilch", "1 1 1 2 3 4 | 5 2 3")
    table.throws("1 1 1")
    table.throws("5")
    assert table.scores == (0, 0)
    assert table.bank()[0] == Banked(0, 1050)
    assert table.scores == (1050, 0)


def test_only_dice_set_aside_are_tallied() -> None:
    # A1.10: the 5s left lying pay nothing
    table = Table("zilch", "1 1 1 5 5 4")
    table.banks("1 1 1")
    assert table.scores == (1000, 0)


@pytest.mark.parametrize("game", ["zonk_chicago", "zonk_detroit", "dice10000"])
def test_after_scoring_one_may_bank_at_once_or_throw_the_rest(game: str) -> None:
    # A2.8, B31: no minimum
    table = Table(game, "5 2 3 4 6" + " 6" * (game != "zonk_chicago"))
    table.throws("5")
    assert table.refusal(a.Bank()) is None
    assert table.refusal(a.Roll()) is None


def test_without_a_kept_die_nobody_throws_on_or_banks() -> None:
    # A1.7, B7: no throw for nothing, no voluntary 0
    table = Table("dice10000", "5 2 3 4 6 6")
    table.roll()
    assert table.refusal(a.Roll()) == Refusal(Why.NOTHING_KEPT)
    assert table.refusal(a.Bank()) == Refusal(Why.NOTHING_KEPT)


def test_giving_up_is_refused_while_something_scores() -> None:
    # B7: no voluntary 0
    table = Table("dice10000", "5 2 3 4 6 6")
    table.roll()
    assert table.refusal(a.GiveUp()) == Refusal(Why.STILL_SCORING)


def test_a_box_is_nothing_in_a_game_without_boxes() -> None:
    table = Table("zilch", "1 1 1 2 3 4")
    table.roll()
    assert table.refusal(a.Score("yacht")) == Refusal(Why.NOT_IN_THIS_GAME)


@pytest.mark.parametrize("action", [a.TakeOver(), a.Challenge(1), a.Attempt(Shape.STRAIGHT, (0,))])
def test_what_the_house_does_not_play_is_not_in_the_game(action: a.Action) -> None:
    assert Table("zilch").refusal(action) == Refusal(Why.NOT_IN_THIS_GAME)


def test_arrangements_combine() -> None:
    # A2.7: 2-2-2-5-1 = 350
    table = Table("zonk_chicago", "2 2 2 5 1")
    table.throws("2 2 2 5 1")
    assert table.at_risk == 350


@pytest.mark.parametrize("die", ["2 2 2 2", "1 1 1 1 1", "5 5 5 5 5"])
def test_four_alike_are_no_combination_of_zonk(die: str) -> None:
    # B51: triplets, and the others as singles
    table = Table("zonk_chicago", f"{die} 4"[:9])
    table.roll()
    worth = {"2 2 2 2": None, "1 1 1 1 1": 1200, "5 5 5 5 5": 600}[die]
    assert table.kept_sets.get(die) == worth


@pytest.mark.parametrize(
    ("mode", "points"), [("none", 500), ("add", 1500), ("double", 2000), ("fixed", 5000)]
)
def test_what_five_alike_pay_is_a_house_rule(mode: str, points: int) -> None:
    # B51, kind_mode; five 5s as a triplet and two singles would be 600
    table = Table("zonk_chicago", "5 5 5 5 5", kind_mode=mode)
    table.roll()
    assert table.kept_sets["5 5 5 5 5"] == max(points, 600)


def test_a_run_of_five_is_nothing_among_six_dice() -> None:
    # B52
    table = Table("zonk_detroit", "2 3 4 5 6 6")
    table.roll()
    assert table.kept_sets == {"5": 50}


def test_the_chicago_run_takes_all_five_dice_of_one_throw() -> None:
    # A2.4, B52a: never by adding a die that was set aside
    table = Table("zonk_chicago", "1 2 2 4 6 | 2 3 4 5")
    table.throws("1")
    table.roll()
    assert table.kept_sets == {"5": 50}


@pytest.mark.parametrize("run", ["1 2 3 4 5", "2 3 4 5 6"])
def test_both_chicago_runs_pay_1500_after_hot_dice_too(run: str) -> None:
    # A2.4, B52a
    table = Table("zonk_chicago", f"{run} | {run}")
    table.throws(run)
    table.throws(run)
    assert table.at_risk == 3000


def test_an_event_of_another_family_is_refused_loudly() -> None:
    with pytest.raises(TypeError, match="in a game without boxes"):
        Table("zilch").position.evolve(BoxScored(0, "yacht", 50))
