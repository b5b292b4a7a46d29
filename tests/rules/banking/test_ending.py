"""How a match ends: the target, the last round, ties, and the limit of rounds."""

import pytest

from kubik.rules import actions as a
from kubik.rules.events import (
    BustCause,
    Busted,
    DiceThrown,
    LastRoundStarted,
    RollOffStarted,
    RollOffThrown,
    Termination,
    TurnStarted,
)
from kubik.rules.state import Refusal, Why
from rules.table import Table, game_with, of_kind

ZILCH = "2 3 4 6 2 3"
THOUSAND = "1 1 1 2 3 4"


@pytest.mark.parametrize(
    ("game", "form", "target"),
    [
        ("zilch", "to_15000", 15000),
        ("zilch", "to_10000", 10000),
        ("zilch", "to_5000", 5000),
        ("dice10000", "standard", 10000),
    ],
)
def test_the_target_must_be_passed(game: str, form: str, target: int) -> None:
    # A1.13, A1.17, A1.18, A4.11, B12, B39: strictly more
    table = Table(game, THOUSAND, form=form, scores=(target - 1000, 0))
    table.banks("1 1 1")
    assert table.scores == (target, 0)
    assert table.position.trigger is None
    table = Table(game, THOUSAND, form=form, scores=(target - 950, 0))
    assert LastRoundStarted(0) in table.banks("1 1 1")


@pytest.mark.parametrize("game", ["zonk_chicago", "zonk_detroit"])
def test_zonk_ends_when_the_target_is_reached(game: str) -> None:
    # A2.11, B12, B53: at once, without a last round
    table = Table(game, "1 1 1 2 3" + " 4" * (game == "zonk_detroit"), scores=(9000, 9950))
    table.banks("1 1 1")
    assert table.winners == (0,)
    assert table.ended().outcome.termination is Termination.TARGET


def test_whether_the_target_must_be_passed_is_a_house_rule() -> None:
    # B12, win_comparator
    table = Table("zilch", THOUSAND, scores=(14000, 0), win_comparator=">=")
    assert LastRoundStarted(0) in table.banks("1 1 1")
    table = Table("zonk_chicago", "1 1 1 2 3", scores=(9000, 0), win_comparator=">")
    table.banks("1 1 1")
    assert table.outcome is None


@pytest.mark.parametrize("game", ["zilch", "dice10000"])
def test_every_other_player_gets_one_last_turn(game: str) -> None:
    # A1.14, A4.11, B13: in order, then stop
    table = Table(game, f"{THOUSAND} | {THOUSAND} | {THOUSAND}", scores=(15000, 3000, 4000))
    table.banks("1 1 1")
    assert table.seat == 1
    table.banks("1 1 1")
    assert table.seat == 2
    table.banks("1 1 1")
    assert table.winners == (0,)
    assert table.ended().outcome.termination is Termination.LAST_ROUND
    assert [place.seat for place in table.ended().outcome.ranking] == [0, 2, 1]


def test_the_last_round_stops_even_if_the_lead_changes_hands() -> None:
    # B13, A1.15: the highest final score wins
    table = Table("zilch", f"{THOUSAND} | {THOUSAND}", scores=(14500, 15000))
    table.banks("1 1 1")
    table.banks("1 1 1")
    assert table.scores == (15500, 16000)
    assert table.winners == (1,)


def test_a_zilch_ends_a_last_turn() -> None:
    # A1.14
    table = Table("zilch", f"{THOUSAND} | {ZILCH}", scores=(14500, 15000))
    table.banks("1 1 1")
    table.busts()
    assert table.winners == (0,)


def test_without_a_last_round_the_target_ends_the_match() -> None:
    # B13, last_round none
    table = Table("zilch", THOUSAND, scores=(14500, 15000), last_round="none")
    table.banks("1 1 1")
    assert table.winners == (0,)
    assert table.ended().outcome.termination is Termination.TARGET


def test_zonk_may_be_played_with_a_last_round() -> None:
    # B53: others give one chance
    table = Table(
        "zonk_chicago",
        "1 1 1 2 3 | 1 2 3 4 5 | 5 2 3 4 6",
        scores=(9000, 8000),
        last_round="one_turn",
    )
    table.banks("1 1 1")
    table.throws("1 2 3 4 5")
    table.banks("5")
    assert table.scores == (10000, 9550)
    assert table.winners == (0,)


def test_a_last_turn_may_be_one_throw_only() -> None:
    # B13, last_round one_roll
    table = Table("zilch", f"{THOUSAND} | {THOUSAND}", scores=(14500, 15000), last_round="one_roll")
    table.banks("1 1 1")
    table.throws("1 1 1")
    assert table.refusal(a.Roll()) == Refusal(Why.ONE_ROLL)
    table.bank()
    assert table.winners == (1,)


def test_the_one_throw_must_reach_the_minimum() -> None:
    # B13: minimums still apply, and there is no throw left to reach them
    table = Table(
        "zilch", f"{THOUSAND} | 3 3 3 2 4 6", scores=(14500, 15000), last_round="one_roll"
    )
    table.banks("1 1 1")
    assert table.busts() == Busted(1, 0, BustCause.BELOW_MINIMUM, 1)
    assert table.winners == (0,)


def test_the_one_throw_may_be_banked_on_all_dice() -> None:
    # B5 with B13: there is no throw to go on with
    table = Table(
        "zilch", f"{THOUSAND} | 1 2 3 4 5 6", scores=(14500, 14600), last_round="one_roll"
    )
    table.banks("1 1 1")
    table.banks("1 2 3 4 5 6")
    assert table.scores == (15500, 16100)


def test_the_one_throw_leaves_no_attempt() -> None:
    # B33 with B13: an attempt is a second throw
    table = Table(
        "dice10000", f"{THOUSAND} | 1 2 3 4 5 5", scores=(9500, 9900), last_round="one_roll"
    )
    table.banks("1 1 1")
    table.roll()
    assert table.attempts == set()


def test_the_one_throw_that_busts_leaves_no_attempt() -> None:
    # B34 with B13
    table = Table(
        "dice10000", f"{THOUSAND} | 2 2 3 3 4 6", scores=(9500, 9900), last_round="one_roll"
    )
    table.banks("1 1 1")
    assert table.busts() == Busted(1, 0, BustCause.NO_SCORE, 1)


def test_six_alike_in_the_one_throw_win() -> None:
    # B37 with B13
    table = Table("dice10000", f"{THOUSAND} | 3 3 3 3 3 3", scores=(9500, 0), last_round="one_roll")
    table.banks("1 1 1")
    table.roll()
    assert table.winners == (1,)


def tied(dice: str, *scores: int, **choices: object) -> Table:
    """Zilch at the end of a last round in which the last player zilches."""
    table = Table("zilch", f"{THOUSAND} | {dice}", scores=scores, rules=choices)
    table.banks("1 1 1")
    return table


def test_tied_players_throw_six_dice_once_each() -> None:
    # A1.16, B14
    table = tied(f"{ZILCH} | 5 2 3 4 6 6 | 1 2 3 4 6 6", 15000, 16000)
    assert table.roll()[-1] == RollOffStarted((0, 1))
    assert list(table.legal()) == [a.Roll()]
    assert table.refusal(a.Challenge(1)) == Refusal(Why.ONLY_ROLL)
    thrown, worth = table.roll()
    assert thrown == DiceThrown((0, 1, 2, 3, 4, 5), (5, 2, 3, 4, 6, 6))
    assert worth == RollOffThrown(0, 50)
    assert table.seat == 1
    assert RollOffThrown(1, 100) in table.roll()
    assert table.winners == (1,)
    assert table.scores == (16000, 16000)
    assert table.ended().outcome.termination is Termination.ROLL_OFF
    assert [place.seat for place in table.ended().outcome.ranking] == [1, 0]


def test_the_best_value_of_the_throw_counts_and_a_zilch_is_nothing() -> None:
    # B14: no minimum, no hot dice
    table = tied(f"{ZILCH} | {ZILCH} | 5 2 3 4 6 6", 15000, 16000)
    table.roll()
    assert RollOffThrown(0, 0) in table.roll()
    table.roll()
    assert table.winners == (1,)


def test_all_dice_in_a_roll_off_are_not_thrown_anew() -> None:
    # B14: no hot dice
    table = tied(f"{ZILCH} | 1 2 3 4 5 6 | 1 1 1 1 2 3", 15000, 16000)
    table.roll()
    assert table.roll()[-1] == RollOffThrown(0, 1500)
    assert RollOffThrown(1, 4000) in table.roll()
    assert table.winners == (1,)


def test_those_still_tied_throw_again() -> None:
    # B14: repeat among those still tied
    table = tied(
        f"{ZILCH} | {ZILCH} | 1 2 3 4 6 6 | 1 2 3 4 6 6 | 5 2 3 4 6 6 | {ZILCH} | 5 2 3 4 6 6",
        15000,
        16000,
        16000,
    )
    table.roll()
    assert table.roll()[-1] == RollOffStarted((0, 1, 2))
    table.roll()
    table.roll()
    assert table.roll()[-1] == RollOffStarted((0, 1))
    assert table.seat == 0
    table.roll()
    table.roll()
    assert table.winners == (1,)
    assert [place.seat for place in table.ended().outcome.ranking] == [1, 0, 2]


def test_only_the_tied_throw() -> None:
    # A1.16
    table = tied(f"{ZILCH} | {ZILCH} | 5 2 3 4 6 6 | 1 2 3 4 6 6", 15000, 3000, 16000)
    table.roll()
    assert table.roll()[-1] == RollOffStarted((0, 2))
    table.roll()
    assert table.seat == 2
    table.roll()
    assert table.winners == (2,)


@pytest.mark.parametrize("game", ["zilch", "dice10000"])
def test_the_earlier_leader_keeps_the_win(game: str) -> None:
    # B14, tie_break first_to_reach (the default of Dice 10,000): a leader must be beaten
    table = Table(
        game,
        f"{ZILCH} | {THOUSAND} | {THOUSAND}",
        scores=(15000, 15000),
        tie_break="first_to_reach",
        three_pairs_attempt=False,
        straight_attempt=False,
    )
    table.busts()
    table.banks("1 1 1")
    table.banks("1 1 1")
    assert table.scores == (16000, 16000)
    assert table.winners == (1,)
    assert [place.rank for place in table.ended().outcome.ranking] == [1, 2]


def test_the_win_may_be_shared() -> None:
    # B14, tie_break shared
    table = tied(ZILCH, 15000, 16000, tie_break="shared")
    table.roll()
    assert table.winners == (0, 1)
    assert [(place.rank, place.score) for place in table.ended().outcome.ranking] == [
        (1, 16000),
        (1, 16000),
    ]


def test_equals_below_the_first_share_a_rank() -> None:
    table = Table("zonk_chicago", "1 1 1 2 3", scores=(9000, 500, 700, 500, 100))
    table.banks("1 1 1")
    places = [(place.rank, place.seat) for place in table.ended().outcome.ranking]
    assert places == [(1, 0), (2, 2), (3, 1), (3, 3), (5, 4)]


def test_after_the_limit_of_rounds_the_highest_score_wins() -> None:
    # So that every match ends; not a rule of the sources
    table = Table(game_with("zilch", "round_limit: 3"), " | ".join([ZILCH, THOUSAND] + [ZILCH] * 4))
    table.busts()
    table.banks("1 1 1")
    for _ in range(4):
        assert table.outcome is None
        table.busts()
    assert table.winners == (1,)
    assert table.ended().outcome.termination is Termination.ROUND_LIMIT


def test_a_last_round_under_way_is_not_cut_short_by_the_limit() -> None:
    table = Table(
        game_with("zilch", "round_limit: 1"),
        f"{ZILCH} | {THOUSAND} | {THOUSAND}",
        scores=(15000, 15000),
    )
    table.busts()
    table.banks("1 1 1")
    assert table.events[-1] == TurnStarted(0, 2)
    table.banks("1 1 1")
    assert of_kind(tuple(table.events), RollOffStarted)


def test_a_tie_at_the_limit_is_broken_like_any_other() -> None:
    # B14
    table = Table(game_with("zilch", "round_limit: 1"), f"{ZILCH} | {ZILCH}")
    table.busts()
    assert table.roll()[-1] == RollOffStarted((0, 1))


def test_a_tie_that_nobody_reached_first_is_not_won_by_the_lower_seat() -> None:
    # CASES.md, "End" (deuces 5); at the limit of rounds nobody has a point
    table = Table(game_with("zonk_chicago", "round_limit: 1"), "2 3 3 4 6 | 2 3 3 4 6")
    table.busts()
    table.busts()
    assert table.winners == (0, 1)


def test_nothing_can_be_done_after_the_end() -> None:
    table = Table("zonk_chicago", "1 1 1 2 3", scores=(9000, 0))
    table.banks("1 1 1")
    assert table.seat is None
    assert list(table.legal()) == []
    assert not table.state.legal_actions()
    for action in (a.Roll(), a.Bank(), a.Keep((0,)), a.TakeOver()):
        assert table.refusal(action) == Refusal(Why.MATCH_OVER)
