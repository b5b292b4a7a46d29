"""Why something cannot be done, in one short sentence."""

from typing import assert_never

from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.state import Refusal, Why
from kubik.text.catalogue import number, translate


def reason(refusal: Refusal, action: Action) -> str:
    """Why `action` is refused, said to whoever wanted it."""
    points = refusal.number
    why = refusal.why
    match why:
        case Why.MATCH_OVER:
            return translate("Refusals", "The match is over")
        case Why.NOT_IN_THIS_GAME:
            return _not_in_this_game(action)
        case Why.ROLL_FIRST:
            return translate("Refusals", "Throw the dice first")
        case Why.ONLY_ROLL:
            return translate("Refusals", "Only a throw counts now: just throw the dice")
        case Why.NOTHING_KEPT:
            if isinstance(action, a.Bank):
                return translate("Refusals", "Set at least one scoring die aside before you bank")
            return translate("Refusals", "Set at least one scoring die aside first")
        case Why.INCOMPLETE:
            return translate("Refusals", "The dice you chose do not score together yet")
        case Why.MUST_FREEZE_ALL:
            return translate("Refusals", "Set aside every die that adds points")
        case Why.HOT_DICE:
            return translate("Refusals", "All dice have scored: you must throw them all again")
        case Why.NO_DICE_LEFT:
            return translate("Refusals", "No dice are left to throw: bank your points")
        case Why.ONE_ROLL:
            return translate("Refusals", "In this last round everybody throws only once")
        case Why.BELOW_OPENING:
            return translate("Refusals", "%Ln more point(s) to get on board", None, points)
        case Why.BELOW_MINIMUM:
            return translate("Refusals", "%Ln more point(s) before you may bank", None, points)
        case Why.BELOW_TOPPING:
            return translate(
                "Refusals", "%Ln more point(s) to top the turn before yours", None, points
            )
        case Why.ENDS_IN_FIFTY:
            return translate(
                "Refusals", "No score may end in 50, and this would be {score}"
            ).format(score=number(points))
        case Why.DIE_NOT_LYING:
            return translate("Refusals", "Die number {die} is not part of this throw").format(
                die=number(points)
            )
        case Why.DIE_SCORES_NOTHING:
            if isinstance(action, a.Keep) and len(action.dice) > 1:
                return translate("Refusals", "Not all of these dice score")
            return translate("Refusals", "This die scores nothing")
        case Why.OVER_TARGET:
            return _over_target(action, points)
        case Why.NO_CHANGE:
            return translate("Refusals", "That changes nothing")
        case Why.NOTHING_TO_TAKE_OVER:
            return translate("Refusals", "There are no dice to take over")
        case Why.NOT_ON_BOARD:
            return translate(
                "Refusals", "First get on board with %Ln point(s) in one turn", None, points
            )
        case Why.TURN_BEGUN:
            return _turn_begun(action)
        case Why.CHALLENGE_SPENT:
            return translate("Refusals", "Your challenge for this part of the match is used up")
        case Why.ALREADY_CHALLENGED:
            return translate("Refusals", "This turn is a challenge already")
        case Why.NO_SUCH_SEAT:
            if isinstance(action, a.ChangeSeats):
                return translate("Refusals", "Nobody sits on one of these seats")
            return translate("Refusals", "Choose another player to challenge")
        case Why.CANNOT_ATTEMPT:
            return translate("Refusals", "This throw cannot be completed that way")
        case Why.STILL_SCORING:
            return translate("Refusals", "The turn is not lost: something still scores")
        case Why.ALL_HELD:
            return translate(
                "Refusals", "You keep all dice: release at least one to throw it again"
            )
        case Why.NO_THROWS_LEFT:
            return translate("Refusals", "No throws are left: choose a box")
        case Why.BOX_FILLED:
            return translate("Refusals", "This box is filled already")
        case Why.NO_SUCH_BOX:
            return translate("Refusals", "The sheet has no such box")
        case Why.BETWEEN_TURNS:
            return translate(
                "Refusals", "Seats change only before the first throw of a turn: finish it first"
            )
        case Why.LAST_ROUND_RUNS:
            return translate(
                "Refusals", "In the last round nobody can join and the order stays as it is"
            )
        case Why.FIRST_ROUND_OVER:
            return translate("Refusals", "In this game nobody can join after the first round")
        case _:
            assert_never(why)


def _not_in_this_game(action: Action) -> str:
    match action:
        case a.TakeOver():
            return translate("Refusals", "In this game no dice are taken over")
        case a.Challenge():
            return translate("Refusals", "In this game nobody is challenged")
        case a.Attempt():
            return translate("Refusals", "In this game no combination can be completed")
        case a.Score():
            return translate("Refusals", "This game has no boxes")
        case a.Bank():
            return translate("Refusals", "In this game nothing is banked: choose a box")
        case _:
            return translate("Refusals", "This game knows no such thing")


def _over_target(action: Action, points: int) -> str:
    if isinstance(action, a.TakeOver):
        return translate(
            "Refusals", "Too many to take over: only %Ln point(s) are missing", None, points
        )
    return translate(
        "Refusals", "That goes over the target: only %Ln point(s) are missing", None, points
    )


def _turn_begun(action: Action) -> str:
    if isinstance(action, a.Challenge):
        return translate("Refusals", "A challenge is announced before the first throw of a turn")
    return translate("Refusals", "Dice are taken over before the first throw of a turn")
