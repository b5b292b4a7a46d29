"""Every refusal has its sentence."""

import pytest

from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.combination import Shape
from kubik.rules.state import Refusal, Why
from kubik.text.refusals import reason

STRAIGHT = a.Attempt(Shape.STRAIGHT, (0, 1, 2, 3))
EVERY_ACTION: tuple[Action, ...] = (
    a.Roll(),
    a.Keep((0,)),
    a.Keep((0, 1)),
    a.Bank(),
    a.TakeOver(),
    a.Challenge(1),
    STRAIGHT,
    a.GiveUp(),
    a.Score("choice"),
    a.ChangeSeats((1, 0)),
)

SENTENCES: list[tuple[Why, int, Action, str]] = [
    (Why.MATCH_OVER, 0, a.Roll(), "The match is over"),
    (Why.NOT_IN_THIS_GAME, 0, a.TakeOver(), "In this game no dice are taken over"),
    (Why.NOT_IN_THIS_GAME, 0, a.Challenge(1), "In this game nobody is challenged"),
    (Why.NOT_IN_THIS_GAME, 0, STRAIGHT, "In this game no combination can be completed"),
    (Why.NOT_IN_THIS_GAME, 0, a.Score("choice"), "This game has no boxes"),
    (Why.NOT_IN_THIS_GAME, 0, a.Bank(), "In this game nothing is banked: choose a box"),
    (Why.NOT_IN_THIS_GAME, 0, a.GiveUp(), "This game knows no such thing"),
    (Why.ROLL_FIRST, 0, a.Bank(), "Throw the dice first"),
    (Why.ONLY_ROLL, 0, a.Bank(), "Only a throw counts now: just throw the dice"),
    (Why.NOTHING_KEPT, 0, a.Roll(), "Set at least one scoring die aside first"),
    (Why.NOTHING_KEPT, 0, a.Bank(), "Set at least one scoring die aside before you bank"),
    (Why.INCOMPLETE, 0, a.Roll(), "The dice you chose do not score together yet"),
    (Why.MUST_FREEZE_ALL, 0, a.Roll(), "Set aside every die that adds points"),
    (Why.HOT_DICE, 0, a.Bank(), "All dice have scored: you must throw them all again"),
    (Why.NO_DICE_LEFT, 0, a.Roll(), "No dice are left to throw: bank your points"),
    (Why.ONE_ROLL, 0, a.Roll(), "In this last round everybody throws only once"),
    (Why.BELOW_OPENING, 1050, a.Bank(), "1,050 more points to get on board"),
    (Why.BELOW_MINIMUM, 250, a.Bank(), "250 more points before you may bank"),
    (Why.BELOW_TOPPING, 100, a.Bank(), "100 more points to top the turn before yours"),
    (Why.ENDS_IN_FIFTY, 1050, a.Bank(), "No score may end in 50, and this would be 1,050"),
    (Why.DIE_NOT_LYING, 6, a.Keep((5,)), "Die number 6 is not part of this throw"),
    (Why.DIE_SCORES_NOTHING, 0, a.Keep((0,)), "This die scores nothing"),
    (Why.DIE_SCORES_NOTHING, 0, a.Keep((0, 1)), "Not all of these dice score"),
    (
        Why.OVER_TARGET,
        300,
        a.Keep((0,)),
        "That goes over the target: only 300 points are missing",
    ),
    (Why.OVER_TARGET, 300, a.TakeOver(), "Too many to take over: only 300 points are missing"),
    (Why.NO_CHANGE, 0, a.Keep(()), "That changes nothing"),
    (Why.NOTHING_TO_TAKE_OVER, 0, a.TakeOver(), "There are no dice to take over"),
    (
        Why.NOT_ON_BOARD,
        500,
        a.Challenge(1),
        "First get on board with 500 points in one turn",
    ),
    (
        Why.TURN_BEGUN,
        0,
        a.Challenge(1),
        "A challenge is announced before the first throw of a turn",
    ),
    (Why.TURN_BEGUN, 0, a.TakeOver(), "Dice are taken over before the first throw of a turn"),
    (
        Why.CHALLENGE_SPENT,
        0,
        a.Challenge(1),
        "Your challenge for this part of the match is used up",
    ),
    (Why.ALREADY_CHALLENGED, 0, a.Challenge(1), "This turn is a challenge already"),
    (Why.NO_SUCH_SEAT, 0, a.Challenge(0), "Choose another player to challenge"),
    (Why.CANNOT_ATTEMPT, 0, STRAIGHT, "This throw cannot be completed that way"),
    (Why.STILL_SCORING, 0, a.GiveUp(), "The turn is not lost: something still scores"),
    (Why.ALL_HELD, 0, a.Roll(), "You keep all dice: release at least one to throw it again"),
    (Why.NO_THROWS_LEFT, 3, a.Roll(), "No throws are left: choose a box"),
    (Why.BOX_FILLED, 0, a.Score("choice"), "This box is filled already"),
    (Why.NO_SUCH_BOX, 0, a.Score("chance"), "The sheet has no such box"),
    (Why.NO_SUCH_SEAT, 0, a.ChangeSeats((1, 2)), "Nobody sits on one of these seats"),
    (
        Why.BETWEEN_TURNS,
        0,
        a.ChangeSeats((1, 0)),
        "Seats change only before the first throw of a turn: finish it first",
    ),
    (
        Why.LAST_ROUND_RUNS,
        0,
        a.ChangeSeats((1, 0)),
        "In the last round nobody can join and the order stays as it is",
    ),
    (
        Why.FIRST_ROUND_OVER,
        0,
        a.ChangeSeats((0, 1, None)),
        "In this game nobody can join after the first round",
    ),
]


@pytest.mark.parametrize(("why", "points", "action", "sentence"), SENTENCES)
def test_a_refusal_reads(why: Why, points: int, action: Action, sentence: str) -> None:
    assert reason(Refusal(why, points), action) == sentence


def test_the_table_above_has_every_reason() -> None:
    assert {why for why, *_ in SENTENCES} == set(Why)


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("action", EVERY_ACTION, ids=str)
@pytest.mark.parametrize("why", Why)
def test_every_reason_is_looked_up_for_every_action(why: Why, action: Action) -> None:
    sentence = reason(Refusal(why, 350), action)
    assert sentence.startswith("‹")
    assert sentence.endswith("›")
    assert len(sentence) > len("‹›")
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("kept", "action", "sentence"),
    [
        ((), a.Roll(), "Set at least one scoring die aside first"),
        ((0,), a.Bank(), "400 more points to get on board"),
        ((), a.Keep((1,)), "This die scores nothing"),
        ((), a.Keep((0, 1)), "Not all of these dice score"),
    ],
)
def test_a_player_at_the_table_is_told(
    kept: tuple[int, ...], action: Action, sentence: str
) -> None:
    match = Match(
        shipped("zilch").ruleset(), (Seat("Anna"), Seat("Béla")), ScriptedCup("1 2 2 3 4 6")
    )
    match.submit(a.Roll())
    if kept:
        match.submit(a.Keep(kept))
    refusal = match.state.refusal(action)
    assert refusal is not None
    assert reason(refusal, action) == sentence
