"""Where the rule book opens: the section that belongs to the present moment."""

from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import attempts, is_hot
from kubik.rules.banking.position import Stage, Turn
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState
from kubik.rules.state import Why

GOAL = "goal"
SCORING = "scoring"
TURN = "turn"
MINIMUM = "minimum"
HOT = "hot"
ATTEMPTS = "attempts"
TAKE_OVER = "takeover"
CHALLENGE = "challenge"
END = "end"
SCOREPAD_SECTIONS = (GOAL, SCORING, TURN, END)
"""What the book of a game with boxes must have."""
BANKING_SECTIONS = (*SCOREPAD_SECTIONS, MINIMUM, HOT, ATTEMPTS, TAKE_OVER, CHALLENGE)
"""What the book of a press-your-luck game must have, some of them only with a house rule on."""

TOO_FEW = {Why.BELOW_OPENING, Why.BELOW_MINIMUM, Why.BELOW_TOPPING, Why.ENDS_IN_FIFTY}


def moment(state: MatchState, *, sheet_has_focus: bool = False) -> str:
    """The id of the section that tells what the present decision is about.

    `sheet_has_focus`: somebody is choosing a box.
    """
    if isinstance(state, ScorepadState):
        return _of_scorepad(state, sheet_has_focus=sheet_has_focus)
    turn = state.turn
    if turn is None or turn.stage in {Stage.KNOCK_OFF, Stage.ROLL_OFF}:
        return END
    if turn.stage is Stage.START:
        return _before_throw(state, turn)
    return _after_throw(state, turn)


def _of_scorepad(state: ScorepadState, *, sheet_has_focus: bool) -> str:
    if state.turn is None:
        return END
    is_last = state.turn.throws == state.rules.throws
    return SCORING if is_last or sheet_has_focus else TURN


def _before_throw(state: BankingState, turn: Turn) -> str:
    if turn.challenged is not None:
        return CHALLENGE
    if state.trigger is not None:
        return END
    if state.refusal(a.TakeOver()) is None:
        return TAKE_OVER
    if not state.pads[turn.seat].on_board:
        return MINIMUM
    others = (seat for seat in range(len(state.pads)) if seat != turn.seat)
    if any(state.refusal(a.Challenge(seat)) is None for seat in others):
        return CHALLENGE
    return TURN


def _after_throw(state: BankingState, turn: Turn) -> str:
    chosen = turn.kept_points is not None or not turn.loose
    if chosen and is_hot(state, turn):
        return HOT
    if chosen:
        refused = state.refusal(a.Bank())
        return MINIMUM if refused is not None and refused.why in TOO_FEW else TURN
    if not turn.kept and attempts(state, turn) and not state.kept_sets(turn):
        return ATTEMPTS
    return SCORING
