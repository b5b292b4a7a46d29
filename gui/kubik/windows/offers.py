"""What the buttons of a turn would do in a position, and why they cannot."""

from dataclasses import dataclass

from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import attempts
from kubik.rules.banking.position import Stage, Turn
from kubik.rules.combination import Shape
from kubik.rules.keeping import Completion
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState
from kubik.rules.state import Refusal, Why
from kubik.text.catalogue import number, translate
from kubik.text.refusals import reason

ROLL = "roll"
BANK = "bank"
TAKE_OVER = "take_over"
CHALLENGE = "challenge"
STRAIGHT = "attempt_straight"
PAIRS = "attempt_pairs"
GIVE_UP = "give_up"
ATTEMPTS = (STRAIGHT, PAIRS)
BUTTONS = (ROLL, BANK, TAKE_OVER, CHALLENGE, *ATTEMPTS, GIVE_UP)

MOST_MISSING = 2
"""A straight that lacks more faces is not offered while something scores (RULES.md B32)."""


@dataclass(frozen=True, slots=True)
class Offered:
    """One button: what pressing it does, and the line beneath it.

    `refused` is why it is off, None when it is on. A button that is not visible has no place in the
    game as it is played.
    """

    action: Action
    line: str
    refused: Refusal | None
    is_visible: bool = True


def offers(state: MatchState) -> dict[str, Offered]:
    """Every button of `BUTTONS` in this position."""
    if isinstance(state, ScorepadState):
        found = {name: _absent(a.Bank()) for name in BUTTONS}
        throws = state.turn.throws if state.turn else state.rules.throws
        #: Throw is a noun here: the second throw of three.
        hint = translate("Offers", "Throw {number} of {most}")
        line = hint.format(number=number(throws + 1), most=number(state.rules.throws))
        found[ROLL] = _offered(state, a.Roll(), line)
        return found
    rules, turn = state.rules, state.turn
    return {
        ROLL: _offered(state, a.Roll(), _dice_line(state, turn)),
        BANK: _offered(state, a.Bank(), _bank_line(turn)),
        TAKE_OVER: _offered(state, a.TakeOver(), _take_over_line(turn), visible=rules.take_over),
        CHALLENGE: _challenge(state),
        STRAIGHT: _attempt(state, Shape.STRAIGHT, visible=rules.straight_attempt),
        PAIRS: _attempt(
            state,
            Shape.THREE_PAIRS,
            visible=rules.three_pairs_attempt and bool(rules.three_pairs),
        ),
        GIVE_UP: _give_up(state),
    }


def challenge_targets(state: MatchState) -> tuple[int, ...]:
    """The seats that may be challenged now."""
    if isinstance(state, ScorepadState):
        return ()
    seats = range(len(state.pads))
    return tuple(seat for seat in seats if state.refusal(a.Challenge(seat)) is None)


def is_forced(state: MatchState) -> bool:
    """Whether the dice are thrown without a decision: to knock points off (RULES.md B42)."""
    return (
        isinstance(state, BankingState)
        and state.turn is not None
        and state.turn.stage is Stage.KNOCK_OFF
    )


def _absent(action: Action) -> Offered:
    return Offered(action, "", Refusal(Why.NOT_IN_THIS_GAME), is_visible=False)


def _offered(state: MatchState, action: Action, line: str, *, visible: bool = True) -> Offered:
    refused = state.refusal(action)
    return Offered(action, reason(refused, action) if refused else line, refused, visible)


def _dice_line(state: BankingState, turn: Turn | None) -> str:
    dice = state.rules.dice
    if turn is not None and turn.stage is Stage.KNOCK_OFF:
        dice = len(turn.loose)
    elif turn is not None and turn.stage is Stage.THROWN:
        dice = len(turn.rest) or state.rules.dice
    return translate("Offers", "Dice to throw: {dice}").format(dice=number(dice))


def _bank_line(turn: Turn | None) -> str:
    points = turn.at_risk if turn else 0
    #: Beneath the button Bank: what it would do.
    return translate("Offers", "Write %Ln point(s)", None, points)


def _take_over_line(turn: Turn | None) -> str:
    if turn is None or turn.offer is None:
        return ""
    line = translate(
        "Offers", "Go on with %Ln point(s). Dice to throw: {dice}", None, turn.offer.points
    )
    return line.format(dice=number(len(turn.offer.dice)))


def _challenge(state: BankingState) -> Offered:
    targets = challenge_targets(state)
    seat = state.seat or 0
    other = targets[0] if targets else (seat + 1) % len(state.pads)
    line = translate("Offers", "Play this turn against somebody")
    return _offered(state, a.Challenge(other), line, visible=state.rules.challenges)


def _attempt(state: BankingState, shape: Shape, *, visible: bool) -> Offered:
    found = [completion for completion in _known_attempts(state) if completion.shape is shape]
    if not found or state.turn is None:
        nothing = a.Attempt(shape, ())
        return _offered(state, nothing, "", visible=visible)
    best = found[0]
    line = translate("Offers", "%Ln point(s), or the turn is lost", None, best.points)
    action = a.Attempt(shape, best.dice)
    offered = _offered(state, action, line, visible=visible)
    is_hopeful = (
        state.rules.dice - len(best.dice) <= MOST_MISSING
        if shape is Shape.STRAIGHT
        else len(_pairs(state, best.dice)) > 1
    )
    if is_hopeful or not state.kept_sets(state.turn):
        return offered
    refused = Refusal(Why.CANNOT_ATTEMPT)
    return Offered(action, reason(refused, action), refused, visible)


def _known_attempts(state: BankingState) -> tuple[Completion, ...]:
    thrown = state.turn is not None and state.turn.stage is Stage.THROWN
    return attempts(state, state.turn) if thrown and state.turn is not None else ()


def _pairs(state: BankingState, dice: tuple[int, ...]) -> set[int]:
    faces = [state.lying[die] for die in dice]
    return {face for face in faces if faces.count(face) > 1}


def _give_up(state: BankingState) -> Offered:
    line = translate("Offers", "The points of this turn are lost")
    offered = _offered(state, a.GiveUp(), line)
    return Offered(offered.action, offered.line, offered.refused, offered.refused is None)
