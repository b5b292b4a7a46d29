"""Races solved: a published value, plain recursion, and what a table keeps of them."""

from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pytest

from computer.recursion import Written, ruleset_of
from kubik.computer.minds import mind_of
from kubik.computer.odds import decisions
from kubik.computer.odds.choice import Choice
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.computer.winning.pace import Pace
from kubik.computer.winning.race import Race, is_race
from kubik.computer.winning.racers import Racers
from kubik.computer.winning.tables import (
    RaceByTable,
    RaceTable,
    fingerprint,
    packed,
    solved_race,
    unpacked,
)
from kubik.computer.winning.valuing import ToWin
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Stage, Turn
from kubik.rules.dice import Throw
from kubik.rules.events import Offer
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import BankingRules, KindMode, LastRound

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


def table_of(solved: Race) -> RaceTable:
    return unpacked(packed(solved.rules, solved.step, solved.chances, solved.offers))[1]


@pytest.mark.parametrize("take_over", [False, True])
def test_a_table_gives_a_race_back(*, take_over: bool) -> None:
    solved = race(take_over=take_over)
    content = packed(solved.rules, solved.step, solved.chances, solved.offers)
    assert content == packed(solved.rules, solved.step, solved.chances, solved.offers)
    rules, table = unpacked(content)
    assert rules == fingerprint(solved.rules)
    fixed = replace(solved.rules, kind_mode=KindMode.FIXED)
    assert fingerprint(fixed) not in {
        rules,
        fingerprint(replace(fixed, kind_fixed=((4, (900,) * 6),))),
    }
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


def at(
    rules: BankingRules | Ruleset, mine: int, theirs: int, offer: Offer | None = None
) -> BankingState:
    ruleset = rules if isinstance(rules, Ruleset) else ruleset_of(rules)
    state = ruleset.start(2)
    assert isinstance(state, BankingState)
    target = state.rules.target
    pads = tuple(Pad(target - 50 * steps, on_board=True) for steps in (mine, theirs))
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


def test_a_single_throw_reaches_what_an_enumeration_says() -> None:
    ruleset = shipped("zonk_chicago").ruleset(last_round="one_roll")
    pace = Pace(TurnOdds(ruleset).solutions)
    best = [
        max(ruleset.kept_sets(Throw(faces)).values(), default=0)
        for faces in product(range(1, 7), repeat=5)
    ]
    for steps in (1, 3, 20, 30):
        chance = sum(points >= 50 * steps for points in best) / 6**5
        assert pace.reach_in_a_throw[steps] == pytest.approx(chance, abs=1e-12)
    # In the last throw of all, that is the chance to be ahead.
    state = at(ruleset, 20, 0)._replace(trigger=1)
    rest = decisions.choices(ToWin(pace.solutions, Racers(pace)), state)
    assert rest[0].expected == pytest.approx(sum(points > 1000 for points in best) / 6**5)
    # Before it begins, whoever banks 10,150 is passed by a throw of 1,200 from 9,000.
    state = at(ruleset, 2, 20).step(a.Roll(), Written((1, 1, 5, 2, 3)))[1]
    banks = [
        choice
        for choice in decisions.choices(ToWin(pace.solutions, Racers(pace)), state)
        if choice.keep == (1, 1, 5) and choice.actions[-1] == a.Bank()
    ]
    passed = sum(points >= 1200 for points in best) / 6**5
    assert [choice.expected for choice in banks] == [pytest.approx(1 - passed)]


def test_whoever_plays_alone_is_the_better_off_the_less_is_missing() -> None:
    ruleset = shipped("zonk_chicago").ruleset(take_over="off")
    odds = TurnOdds(ruleset)
    valuing = ToWin(odds.solutions, Racers(Pace(odds.solutions)))
    chances = []
    for steps in (200, 100, 20):
        state = at(ruleset, steps, 0)
        alone = state._replace(pads=state.pads[:1])
        chances.append(decisions.choices(valuing, alone)[0].expected)
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] <= 1


def test_an_exact_finish_that_nobody_may_knock_off_wins_whatever_dice_are_left() -> None:
    ruleset = shipped("dice10000").ruleset("exact", knock_off="off")
    mind = mind_of(ruleset)
    state = at(ruleset, 2, 20).step(a.Roll(), Written((1, 2, 3, 3, 4, 6)))[1]
    assert mind.to_win(state)[0] == Choice((a.Keep((0,)),), 1.0, keep=(1,))


def test_an_attempt_given_up_may_leave_what_was_secured_to_win_with() -> None:
    # Thirty are missing; whoever gives up the attempt banks the twenty that were secured.
    rules = BankingRules(
        dice=2,
        faces=2,
        singles=(0, 50),
        triplets=(0, 0),
        straights=(((1, 2), 10),),
        straight_attempt=True,
        exact_mode=True,
        overshoot_is_bust=False,
        target=200,
    )
    state = at(rules, 0, 0)
    pads = (Pad(170, on_board=True), Pad(0, on_board=True))
    state = state._replace(pads=pads, turn=Turn(0, Stage.THROWN, secured=20, throws=2))
    choices = mind_of(ruleset_of(rules)).to_win(state.step(a.Roll(), Written((2, 2)))[1])
    attempt, given_up = (choice.expected for choice in choices)
    # The attempt wins at once half of the time; who gives up needs the straight, sooner or later.
    assert 0.5 <= attempt <= 1
    assert 0 < given_up < attempt


def test_turns_that_take_much_memory_are_forgotten() -> None:
    solved = race(take_over=False)
    odds = TurnOdds(ruleset_of(solved.rules))
    valuing = ToWin(odds.solutions, RaceByTable(solved.rules, table_of(solved)), memory=1)
    states = [at(solved.rules, 20, 20), at(solved.rules, 20, 10)]
    first, other, again = (
        decisions.choices(valuing, state)[0].expected for state in (*states, states[0])
    )
    assert first == again < other or first == again > other


def test_no_table_serves_rules_that_it_was_not_made_for() -> None:
    assert solved_race(shipped("zilch").ruleset()) is None
    for kinds in ("double", "fixed"):
        assert solved_race(shipped("zonk_chicago").ruleset(kind_mode=kinds)) is None
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
