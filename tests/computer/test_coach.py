"""The coach: what decisions cost, what the dice gave, and that both explain the points."""

import random
from functools import cache

import pytest

from kubik.computer.coach import Report, reports
from kubik.computer.levels import Level
from kubik.computer.minds import Mind, mind_of
from kubik.computer.players import Player
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.events import TurnStarted
from kubik.rules.ruleset import Ruleset

ANNA, BELA = Seat("Anna", "1"), Seat("Béla", "2")


@cache
def game(name: str, form: str | None = None) -> tuple[Ruleset, Mind]:
    ruleset = shipped(name).ruleset(form)
    return ruleset, mind_of(ruleset)


def told(match: Match, mind: Mind) -> tuple[Report, ...]:
    return reports(match.steps, mind.in_points, mind.strongest)


def test_whoever_decides_best_pays_nothing_and_the_dice_explain_the_rest() -> None:
    ruleset, mind = game("zonk_chicago")
    match = Match(ruleset, (ANNA, BELA), ScriptedCup("5 1 5 2 3 | 1 1 1 2 | 2 3 4 6 6"))
    match.submit(a.Roll())
    match.submit(a.Keep((0,)))  # thinks again before the throw
    match.submit(a.Keep((1,)))
    match.submit(a.Roll())
    match.submit(a.Keep((0, 2, 3)))
    match.submit(a.Bank())
    match.submit(a.Roll())
    anna, bela = told(match, mind)
    assert (anna.seat, anna.best_share, anna.dearest) == (ANNA, 1.0, ())
    # The first throw is no decision: there was nothing else to do.
    assert [decision.step for decision in anna.decisions] == [3, 5]
    per_turn = mind.typical
    assert anna.luck == pytest.approx(1100 - per_turn)
    # Béla could have taken 1,100 over, and threw all dice instead.
    assert len(bela.decisions) == 1
    assert bela.decisions[0].best.choice.actions == (a.TakeOver(),)
    assert bela.cost == pytest.approx(mind.in_points(match.steps[6].before)[0].expected - per_turn)
    assert bela.luck == pytest.approx(-per_turn)
    assert bela.by_round == ((1, bela.cost, bela.luck),)


def test_a_mistake_costs_what_the_odds_say() -> None:
    ruleset, mind = game("zonk_chicago")
    match = Match(ruleset, (ANNA, BELA), ScriptedCup("5 1 5 2 3"))
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())
    (anna,) = told(match, mind)
    (mistake,) = anna.dearest
    best = mind.in_points(match.steps[0].after)[0]
    assert (mistake.chosen.choice.keep, mistake.best.choice) == ((1, 5, 5), best)
    assert mistake.cost == pytest.approx(best.expected - 200)


def test_what_wins_likeliest_costs_nothing_though_it_brings_fewer_points() -> None:
    ruleset, mind = game("zonk_chicago")
    match = Match(ruleset, (ANNA, BELA), SeededCup(4))
    perfect = Player(Level.STRONG, ruleset, random.Random(1), mind)
    while match.state.outcome is None:
        match.submit(perfect.decide(match.state))
    for report in told(match, mind):
        assert report.cost == pytest.approx(0, abs=1e-4)


@pytest.mark.parametrize(
    ("name", "form"), [("zilch", None), ("zonk_detroit", None), ("dice10000", "exact")]
)
def test_costs_and_luck_explain_every_point_of_a_press_your_luck_match(
    name: str, form: str | None
) -> None:
    ruleset, mind = game(name, form)
    match = Match(ruleset, (ANNA, BELA), SeededCup(8))
    levels = (Level.BEGINNER, Level.CASUAL)
    players = [Player(level, ruleset, random.Random(2), mind) for level in levels]
    while match.state.seat is not None and match.state.round < 6:
        match.submit(players[match.state.seat].decide(match.state))
    while match.state.seat is not None and not any(
        isinstance(event, TurnStarted) for event in match.steps[-1].events
    ):
        match.submit(players[match.state.seat].decide(match.state))
    starts = {0: mind.in_points(match.opening)[0].expected, 1: 0.0}
    for step in match.steps[:-1]:
        if any(isinstance(event, TurnStarted) for event in step.events):
            assert step.after.seat is not None
            starts[step.after.seat] += mind.in_points(step.after)[0].expected
    for seat, report in enumerate(told(match, mind)):
        explained = starts[seat] - sum(d.cost for d in report.decisions) + report.luck
        assert match.state.scores[seat] == pytest.approx(explained, abs=1e-3)
        assert 0 < report.best_share <= 1
        assert len(report.dearest) <= 3


def test_costs_and_luck_explain_every_point_of_a_sheet() -> None:
    ruleset, mind = game("yacht")
    match = Match(ruleset, (ANNA,), SeededCup(8))
    player = Player(Level.BEGINNER, ruleset, random.Random(2), mind)
    while match.state.outcome is None:
        match.submit(player.decide(match.state))
    (anna,) = reports(match.steps, mind.in_points)
    expected = mind.in_points(match.opening)[0].expected
    assert match.state.scores[0] == pytest.approx(expected - anna.cost + anna.luck, abs=1e-6)
    assert len(anna.dearest) == 3
    costs = [decision.cost for decision in anna.dearest]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(decision.cost for decision in anna.decisions)
    assert [number for number, *_ in anna.by_round] == list(range(1, 13))


def test_a_challenge_belongs_to_the_decision_that_it_announces() -> None:
    ruleset = shipped("zilch").ruleset(challenges="on", open_min=0)
    mind = mind_of(ruleset)
    match = Match(ruleset, (ANNA, BELA), ScriptedCup("2 2 3 4 6 6"))
    match.submit(a.Challenge(1))
    match.submit(a.Roll())
    assert isinstance(match.state, BankingState)
    (anna,) = told(match, mind)
    (decision,) = anna.decisions
    assert decision.chosen.choice.actions == (a.Challenge(1), a.Roll())
    assert decision.cost > 0


def test_a_change_at_the_table_is_no_decision() -> None:
    ruleset, mind = game("zonk_chicago")
    match = Match(ruleset, (ANNA, BELA), ScriptedCup("2 3 4 6 6"))
    match.change_seats((BELA, ANNA))
    match.submit(a.Roll())
    (report,) = told(match, mind)
    assert report.seat == BELA
    assert report.best_share == 1.0


TWO_THOUSAND = "1 1 1 5 5 | 1 1 1 2 3"
"""In Zonk Chicago: 1,100 with all dice, which must be thrown again, and 1,000 more."""


def two_thousand(match: Match) -> None:
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2, 3, 4)))
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())


def test_a_roll_off_is_no_decision() -> None:
    ruleset = shipped("zonk_chicago").ruleset(
        target=2000, last_round="one_turn", tie_break="roll_off", take_over="off"
    )
    mind = mind_of(ruleset)
    cup = ScriptedCup(f"{TWO_THOUSAND} | {TWO_THOUSAND} | 1 1 1 2 3 | 2 3 4 6 6")
    match = Match(ruleset, (ANNA, BELA), cup)
    two_thousand(match)
    two_thousand(match)
    before = told(match, mind)
    while match.state.outcome is None:
        match.submit(a.Roll())
    assert told(match, mind) == before


def test_a_finish_on_exactly_the_target_is_a_decision_and_a_knock_off_is_none() -> None:
    ruleset = shipped("zonk_chicago").ruleset(target=2000, exact_mode="on", take_over="off")
    mind = mind_of(ruleset)
    cup = ScriptedCup("1 1 1 5 5 | 1 1 1 2 3 | 2 3 4 6 6 | 1 1 1 4 6 | 6 3")
    match = Match(ruleset, (ANNA, BELA), cup)
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())
    match.submit(a.Roll())  # nothing scores
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Roll())  # the knock-off, which comes to nothing
    assert match.state.outcome is not None
    anna, bela = told(match, mind)
    assert anna.seat == ANNA
    assert len(bela.decisions) == 2
    last = bela.decisions[-1]
    assert (last.chosen.choice.actions, last.chosen.choice.keep) == (
        (a.Keep((0, 1, 2)),),
        (1, 1, 1),
    )
    assert last.cost == 0
