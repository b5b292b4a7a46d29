"""Challenges: a turn that is played against another player."""

import pytest

from kubik.rules import actions as a
from kubik.rules.events import Banked, ChallengeMade, Change, LastRoundCancelled, ScoreChanged
from kubik.rules.state import Refusal, Why
from rules.table import Table

ZILCH = "2 3 4 6 2 3"


def challenged(dice: str = "", scores: tuple[int, ...] = (1000, 1000), **choices: object) -> Table:
    """Zilch with challenges; both players on board with 1000 points unless told otherwise."""
    return Table("zilch", dice, scores=scores, challenges=True, rules=choices)


def test_there_are_no_challenges_by_default() -> None:
    # A1.20: a variation
    table = Table("zilch", scores=(1000, 1000))
    assert table.refusal(a.Challenge(1)) == Refusal(Why.NOT_IN_THIS_GAME)


def test_a_challenge_won_is_added_and_deducted() -> None:
    # A1.20: the full points of the turn
    table = challenged("5 5 5 2 3 4 | 1 2 3")
    assert table.challenge(1) == (ChallengeMade(1, 0),)
    table.throws("5 5 5")
    table.throws("1")
    banked, deducted, _ = table.bank()
    assert banked == Banked(0, 600)
    assert deducted == ScoreChanged(1, -600, Change.CHALLENGED)
    assert table.scores == (1600, 400)


@pytest.mark.parametrize(("score", "token", "penalty"), [(1000, 0, 600), (5000, 1, 2000)])
def test_a_challenge_lost_costs_a_penalty(score: int, token: int, penalty: int) -> None:
    # A1.20: 600 and 2,000; B24: and the turn's points; the target is untouched
    table = challenged("5 5 5 2 3 4 | 2 3 4", scores=(score, 1000))
    assert table.challenge(1) == (ChallengeMade(1, token),)
    table.throws("5 5 5")
    events = table.roll()
    assert ScoreChanged(0, -penalty, Change.CHALLENGE_LOST) in events
    assert table.scores == (score - penalty, 1000)


def test_a_challenge_lost_may_lead_below_nothing() -> None:
    # B11, B24
    table = challenged(ZILCH, scores=(100, 1000))
    table.challenge(1)
    table.busts()
    assert table.scores == (-500, 1000)


def test_a_challenge_lost_stops_at_the_floor_where_there_is_one() -> None:
    # B11, score_floor
    table = challenged(ZILCH, scores=(100, 1000), score_floor="0")
    table.challenge(1)
    table.busts()
    assert table.scores == (0, 1000)


def test_a_challenge_is_announced_before_the_first_throw() -> None:
    # A1.20, B27
    table = challenged("5 5 5 2 3 4")
    table.roll()
    assert table.refusal(a.Challenge(1)) == Refusal(Why.TURN_BEGUN)


def test_only_one_player_is_challenged_in_a_turn() -> None:
    # B27
    table = challenged(scores=(1000, 1000, 1000))
    table.challenge(2)
    assert table.refusal(a.Challenge(1)) == Refusal(Why.ALREADY_CHALLENGED)


@pytest.mark.parametrize("seat", [-1, 0, 2, 99])
def test_only_another_player_can_be_challenged(seat: int) -> None:
    # B27
    assert challenged().refusal(a.Challenge(seat)) == Refusal(Why.NO_SUCH_SEAT)


def test_a_player_who_is_not_on_board_may_be_challenged() -> None:
    # B27, B23: and goes below nothing
    table = challenged("5 5 5 2 3 4", scores=(1000, 0))
    table.challenge(1)
    table.banks("5 5 5")
    assert table.scores == (1500, -500)
    assert not table.position.pads[1].on_board


def test_the_challenged_goes_below_nothing() -> None:
    # B23
    table = challenged("5 5 5 2 3 4", scores=(1000, 200))
    table.challenge(1)
    table.banks("5 5 5")
    assert table.scores == (1500, -300)


def test_the_floor_holds_for_the_challenged_too() -> None:
    # B23, score_floor
    table = challenged("5 5 5 2 3 4", scores=(1000, 200), score_floor="0")
    table.challenge(1)
    table.banks("5 5 5")
    assert table.scores == (1500, 0)


def test_a_player_who_is_not_on_board_may_not_challenge() -> None:
    # B21
    assert challenged(scores=(0, 1000)).refusal(a.Challenge(1)) == Refusal(Why.NOT_ON_BOARD, 500)


def test_where_the_house_allows_it_anybody_may_challenge() -> None:
    # B21, challenge_needs_board off; B11: no minus score before the board
    table = challenged(ZILCH, scores=(0, 1000), challenge_needs_board=False)
    table.challenge(1)
    table.busts()
    assert table.scores == (0, 1000)
    assert table.position.pads[0].spent == (True, False)


@pytest.mark.parametrize(("score", "token"), [(4950, 0), (5000, 1), (5050, 1)])
def test_the_own_score_decides_which_challenge_may_be_used(score: int, token: int) -> None:
    # B20
    table = challenged(scores=(score, 9000))
    assert table.challenge(1) == (ChallengeMade(1, token),)


def test_each_challenge_is_used_once() -> None:
    # A1.20: two turns a game
    table = challenged(f"4 4 4 2 3 6 | {ZILCH} | {ZILCH} | {ZILCH} | {ZILCH}", scores=(4900, 1000))
    table.challenge(1)
    table.banks("4 4 4")
    table.busts()
    assert table.scores[0] == 5300
    table.challenge(1)
    table.busts()
    table.busts()
    assert table.scores[0] == 3300
    assert table.position.pads[0].spent == (True, True)
    assert table.refusal(a.Challenge(1)) == Refusal(Why.CHALLENGE_SPENT)


def test_the_second_challenge_waits_for_5000_points() -> None:
    # B20: below 5,000 the second is not to be had in place of the first
    table = challenged(f"{ZILCH} | {ZILCH}", scores=(1000, 1000))
    table.challenge(1)
    table.busts()
    table.busts()
    assert table.refusal(a.Challenge(1)) == Refusal(Why.CHALLENGE_SPENT)


def test_an_unused_first_challenge_sleeps_and_wakes_below_5000() -> None:
    # B20
    table = challenged(f"{ZILCH} | {ZILCH}", scores=(5500, 1000))
    table.challenge(1)
    table.busts()
    table.busts()
    assert table.scores[0] == 3500
    assert table.challenge(1) == (ChallengeMade(1, 0),)


def test_the_penalty_follows_the_challenge_not_the_score() -> None:
    # B20
    table = challenged(f"5 5 5 2 3 4 | {ZILCH} | {ZILCH}", scores=(4900, 1000))
    table.banks("5 5 5")
    table.busts()
    assert table.challenge(1) == (ChallengeMade(1, 1),)
    assert ScoreChanged(0, -2000, Change.CHALLENGE_LOST) in table.roll()


def test_a_challenge_turn_must_reach_the_minimum() -> None:
    # B22
    table = challenged("1 1 2 3 4 6")
    table.challenge(1)
    table.throws("1 1")
    assert table.refusal(a.Bank()) == Refusal(Why.BELOW_MINIMUM, 150)
    assert table.refusal(a.GiveUp()) == Refusal(Why.STILL_SCORING)


def test_a_challenge_turn_past_the_target_starts_the_last_round() -> None:
    # B26
    table = challenged("5 5 5 2 3 4", scores=(14900, 14000))
    table.challenge(1)
    table.banks("5 5 5")
    assert table.position.trigger == 0
    assert table.scores == (15400, 13500)


def test_a_challenge_in_the_last_round_counts_before_the_final_comparison() -> None:
    # B25
    table = challenged("5 5 5 2 3 4 | 5 5 5 2 3 4", scores=(15000, 14600))
    table.banks("5 5 5")
    table.challenge(0)
    table.banks("5 5 5")
    assert table.scores == (15000, 15100)
    assert table.winners == (1,)


def test_the_last_round_finishes_even_if_nobody_is_above_the_target_any_more() -> None:
    # B25
    table = challenged("5 5 5 2 3 4 | 6 6 6 2 3 4 | 4 4 4 2 3 6", scores=(15000, 9000, 2000))
    table.banks("5 5 5")
    table.challenge(0)
    table.banks("6 6 6")
    assert table.scores[0] == 14900
    table.banks("4 4 4")
    assert table.winners == (0,)


def test_where_the_house_says_so_the_match_goes_on_if_nobody_is_above() -> None:
    # B25, resume_if_nobody_above
    table = challenged(
        "5 5 5 2 3 4 | 6 6 6 2 3 4 | 4 4 4 2 3 6 | 4 4 4 2 3 6 | 5 5 5 2 3 4",
        scores=(15000, 9000, 2000),
        resume_if_nobody_above=True,
    )
    table.banks("5 5 5")
    table.challenge(0)
    table.banks("6 6 6")
    assert LastRoundCancelled() in table.banks("4 4 4")
    assert table.outcome is None
    assert table.seat == 0
    table.banks("4 4 4")
    assert table.position.trigger == 0  # 15,300: another last round


def test_a_challenger_who_only_draws_level_has_not_beaten_the_leader() -> None:
    # B14 with B25, tie_break first_to_reach: the earlier leader keeps the win
    table = challenged(
        f"{ZILCH} | 6 6 6 2 3 4 | 4 4 4 5 2 3",
        scores=(14700, 15000),
        tie_break="first_to_reach",
    )
    table.busts()
    table.banks("6 6 6")
    table.challenge(1)
    table.banks("4 4 4 5")
    assert table.scores == (15150, 15150)
    assert table.winners == (1,)


def test_with_somebody_above_the_target_nothing_is_resumed() -> None:
    # B25
    table = challenged(
        "5 5 5 2 3 4 | 6 6 6 2 3 4", scores=(15000, 15000), resume_if_nobody_above=True
    )
    table.banks("5 5 5")
    table.challenge(0)
    table.banks("6 6 6")
    assert table.winners == (1,)


def test_the_points_of_a_game_for_all_are_only_moved() -> None:
    # A1.20: what one gains by the challenge the other loses
    table = challenged("1 1 1 2 3 4")
    table.challenge(1)
    table.banks("1 1 1")
    assert sum(table.scores) == 2000
