"""Races solved: a published value, plain recursion, and what a table keeps of them."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from computer.recursion import ruleset_of
from kubik.computer.odds import decisions
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.computer.winning.pace import Pace
from kubik.computer.winning.race import Race, is_race
from kubik.computer.winning.racers import Racers
from kubik.computer.winning.tables import RaceByTable, fingerprint, packed, solved_race, unpacked
from kubik.computer.winning.valuing import ToWin
from kubik.rule_files import shipped
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Turn
from kubik.rules.events import Offer
from kubik.rules.settings import BankingRules, LastRound

SHORT = 24
"""In steps of 50 points: a race to 1,200."""


@cache
def race(*, take_over: bool) -> Race:
    rules = shipped("zonk_chicago").ruleset(last_round="none").rules
    assert isinstance(rules, BankingRules)
    return Race(replace(rules, take_over=take_over, target=50 * SHORT), SHORT)


def test_pig_to_a_hundred_is_won_by_the_first_player_53_06_times_in_100() -> None:
    # Neller and Presser 2004: two perfect players, 0.5306 (0.530592725 in RULES.md part D).
    pig = BankingRules(
        dice=1,
        singles=(0, 2, 3, 4, 5, 6),
        triplets=(0,) * 6,
        target=100,
        last_round=LastRound.NONE,
    )
    assert is_race(pig)
    assert Race(pig, 100).chances[100, 100] == pytest.approx(0.530592725, abs=5e-9)


def test_the_two_who_race_share_the_win() -> None:
    for solved in (race(take_over=False), race(take_over=True)):
        inside = solved.chances[1:, 1:]
        assert ((inside > 0) & (inside < 1)).all()
        # Less to go is better, and the less the other has to go the worse.
        assert (np.diff(inside, axis=0) < 0).all()
        assert (np.diff(inside, axis=1) > 0).all()


def test_a_single_step_is_won_by_whoever_scores_first() -> None:
    # Fifty points missing on both sides: who throws wins unless five dice bust, 25 times in 324,
    # and after a bust the other is as well off.
    bust = 25 / 324
    won = race(take_over=False).chances[1, 1]
    # All five dice scoring cannot be banked, but never need be kept.
    assert won == pytest.approx(1 / (1 + bust), abs=1e-9)


@pytest.mark.parametrize("take_over", [False, True])
def test_a_table_gives_a_race_back(*, take_over: bool) -> None:
    solved = race(take_over=take_over)
    content = packed(solved.rules, solved.step, solved.chances, solved.offers)
    assert content == packed(solved.rules, solved.step, solved.chances, solved.offers)
    rules, table = unpacked(content)
    assert rules == fingerprint(solved.rules)
    assert table.most == SHORT
    assert np.abs(table.chances - solved.chances).max() < 1e-5
    if solved.offers is None:
        assert not table.offers.size
        return
    for mine, theirs in ((20, 20), (20, 17), (13, 22)):
        exact = np.maximum(solved.offers[mine, theirs] - solved.chances[mine, theirs], 0)
        taken = np.arange(1, mine)
        found = table.offer(mine, np.full(len(taken), theirs), taken)
        assert np.abs(found - exact[1:mine]).max() < 0.02


def at(rules: BankingRules, mine: int, theirs: int, offer: Offer | None = None) -> BankingState:
    state = ruleset_of(rules).start(2)
    assert isinstance(state, BankingState)
    pads = tuple(Pad(rules.target - 50 * steps, on_board=True) for steps in (mine, theirs))
    return state._replace(pads=pads, turn=Turn(0, offer=offer))


@pytest.mark.parametrize("take_over", [False, True])
def test_a_turn_played_by_a_table_has_the_value_of_the_race(*, take_over: bool) -> None:
    solved = race(take_over=take_over)
    _, table = unpacked(packed(solved.rules, solved.step, solved.chances, solved.offers))
    odds = TurnOdds(ruleset_of(solved.rules))
    valuing = ToWin(odds.solutions, RaceByTable(solved.rules, table))
    for mine, theirs in ((20, 20), (10, 5), (15, 20)):
        best, *_ = decisions.choices(valuing, at(solved.rules, mine, theirs))
        assert best.expected == pytest.approx(solved.chances[mine, theirs], abs=2e-3)
    if solved.offers is not None:
        choices = decisions.choices(valuing, at(solved.rules, 20, 10, Offer(350, (0, 1))))
        taken = next(choice for choice in choices if choice.bust > 0.4)
        assert taken.expected == pytest.approx(solved.offers[20, 10, 7, 1], abs=5e-3)


def test_what_the_others_can_still_do_is_judged_nearly_as_the_race_is() -> None:
    solved = race(take_over=False)
    odds = TurnOdds(ruleset_of(solved.rules))
    valuing = ToWin(odds.solutions, Racers(Pace(odds.solutions)))
    for mine, theirs in ((24, 24), (24, 12), (12, 24), (6, 6)):
        best, *_ = decisions.choices(valuing, at(solved.rules, mine, theirs))
        assert best.expected == pytest.approx(solved.chances[mine, theirs], abs=0.03)


def test_a_turn_for_points_gains_on_average_what_the_odds_say() -> None:
    for game in ("zonk_chicago", "zonk_detroit", "zilch"):
        odds = TurnOdds(shipped(game).ruleset())
        pace = Pace(odds.solutions)
        assert pace.gains.sum() == pytest.approx(1, abs=1e-9)
        assert pace.average * pace.step == pytest.approx(odds.expected_per_turn, abs=0.01)


def test_no_table_serves_rules_that_it_was_not_made_for() -> None:
    assert solved_race(shipped("zilch").ruleset()) is None
    assert solved_race(shipped("zonk_chicago").ruleset(kind_mode="double")) is None
    assert solved_race(shipped("zonk_chicago").ruleset(target=20000)) is None


def test_a_table_serves_every_shorter_race_of_the_game_as_it_ships() -> None:
    for target in (2000, 5000, 10000):
        assert solved_race(shipped("zonk_chicago").ruleset(target=target)) is not None


@pytest.mark.slow
def test_zonk_chicago_to_ten_thousand_is_won_by_the_first_player_5223_times_in_ten_thousand() -> (
    None
):
    # RULES.md part D has 0.522349, with corners that need not be turned once a bank would win; by
    # B5 they must be, which makes it 0.522268.
    rules = shipped("zonk_chicago").ruleset(take_over="off").rules
    assert isinstance(rules, BankingRules)
    solved = Race(rules, 200)
    assert solved.chances[200, 200] == pytest.approx(0.522268, abs=5e-7)
    assert solved.chances[100, 100] == pytest.approx(0.5315, abs=5e-5)
