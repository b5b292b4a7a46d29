"""What a player may do now, and why not."""

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.banking.position import Pad, Position, Stage, Turn
from kubik.rules.keeping import Completion, completions
from kubik.rules.seating import has_only_left, is_as_before, is_possible
from kubik.rules.settings import HotDiceScope, LastRound, ScoreFloor
from kubik.rules.state import Refusal, Why


def candidates(position: Position) -> Iterator[Action]:
    """Every action worth asking about: each different one that could ever be legal here."""
    turn = position.turn
    if turn is None:
        return
    yield a.Roll()
    if turn.stage is Stage.START:
        yield a.TakeOver()
        yield from (a.Challenge(seat) for seat in range(len(position.pads)))
    if turn.stage is Stage.THROWN:
        yield a.Bank()
        yield a.GiveUp()
        for number in range(len(turn.loose) + 1):
            yield from (a.Keep(dice) for dice in combinations(turn.loose, number))
        for completion in attempts(position, turn):
            yield a.Attempt(completion.shape, completion.dice)


def refusal(position: Position, action: Action) -> Refusal | None:
    """Why `action` cannot be done now, or None when it can."""
    turn = position.turn
    if isinstance(action, a.ChangeSeats) and is_as_before(action.sources, len(position.pads)):
        return None
    if turn is None:
        return Refusal(Why.MATCH_OVER)
    if isinstance(action, a.ChangeSeats):
        return _change_seats(position, turn, action)
    if turn.stage in {Stage.KNOCK_OFF, Stage.ROLL_OFF}:
        return None if isinstance(action, a.Roll) else Refusal(Why.ONLY_ROLL)
    match action:
        case a.Roll():
            return _roll(position, turn)
        case a.Keep(dice):
            return _keep(position, turn, dice)
        case a.Bank():
            return _bank(position, turn)
        case a.TakeOver():
            return _take_over(position, turn)
        case a.Challenge(seat):
            return _challenge(position, turn, seat)
        case a.Attempt():
            return _attempt(position, turn, action)
        case a.GiveUp():
            return _give_up(position, turn)
        case a.Score():
            return Refusal(Why.NOT_IN_THIS_GAME)
    assert_never(action)


def _change_seats(position: Position, turn: Turn, action: a.ChangeSeats) -> Refusal | None:
    if not is_possible(action.sources, len(position.pads)):
        return Refusal(Why.NO_SUCH_SEAT)
    if turn.stage is not Stage.START or turn.challenged is not None:
        return Refusal(Why.BETWEEN_TURNS)
    if position.trigger is not None and not has_only_left(action.sources):
        return Refusal(Why.LAST_ROUND_RUNS)
    return None


def is_hot(position: Position, turn: Turn) -> bool:
    """Whether the chosen dice are the last: all dice have scored (RULES.md A1.12, B4).

    A completed attempt counts as one throw of all dice.
    """
    if turn.rest:
        return False
    in_one = len(turn.loose) in {0, position.rules.dice}
    return in_one or position.rules.hot_dice_scope is HotDiceScope.CUMULATIVE


def is_one_roll(position: Position) -> bool:
    """Whether the turn is the single throw of a last round (RULES.md B13)."""
    return position.trigger is not None and position.rules.last_round is LastRound.ONE_ROLL


def lands_exactly(position: Position, turn: Turn) -> bool:
    """Whether banking now would give exactly the target in exact mode (RULES.md B40)."""
    score = position.pads[turn.seat].score + turn.at_risk
    return position.rules.exact_mode and score == position.rules.target


def attempts(position: Position, turn: Turn) -> tuple[Completion, ...]:
    """What may be tried for with the present throw, overshooting left out (RULES.md B32, B42a)."""
    rules = position.rules
    if not (rules.straight_attempt or rules.three_pairs_attempt):
        return ()
    if len(turn.loose) != rules.dice or is_one_roll(position):
        return ()
    room = position.room(turn)
    return tuple(
        completion
        for completion in completions(rules, position.lying)
        if room is None or completion.points <= room
    )


def shortfall(position: Position, turn: Turn, points: int) -> Refusal | None:
    """Why `points` are too few to bank (RULES.md B7, B17, B18, B48); None when they are enough."""
    rules, pad = position.rules, position.pads[turn.seat]
    if not pad.on_board:
        own = points - turn.carried  # B48: the opening turn must reach it without help
        if own < rules.open_min:
            return Refusal(Why.BELOW_OPENING, rules.open_min - own)
    elif points < rules.turn_min:
        return Refusal(Why.BELOW_MINIMUM, rules.turn_min - points)
    if rules.topping and position.previous_points:
        least = position.previous_points + (0 if rules.topping_equal_is_enough else rules.unit)
        if points < least:
            return Refusal(Why.BELOW_TOPPING, least - points)
    score = pad.score + points
    if rules.no_fifties and score % 100 == 50:  # noqa: PLR2004 - B15
        return Refusal(Why.ENDS_IN_FIFTY, score)
    return None


def token_for(position: Position, pad: Pad) -> int:
    """Which of the two challenges a player may use at his score (RULES.md B20)."""
    return 0 if pad.score < position.rules.challenge_split else 1


def floor_change(position: Position, seat: int, points: int, *, needs_board: bool) -> int:
    """How much of the deduction `points` a score takes (RULES.md B11, B23).

    With `needs_board` a player who is not on board keeps what he has above nothing.
    """
    pad = position.pads[seat]
    bottomless = position.rules.score_floor is ScoreFloor.NONE and (pad.on_board or not needs_board)
    return points if bottomless else max(points, -max(pad.score, 0))


def _choice(position: Position, turn: Turn) -> Refusal | None:
    # Whether the chosen dice are a legal kept set.
    if turn.stage is not Stage.THROWN:
        return Refusal(Why.ROLL_FIRST)
    if not turn.loose:  # an attempt has come off
        return None
    if not turn.kept:
        return Refusal(Why.NOTHING_KEPT)
    if turn.kept_points is None:
        frees = position.rules.must_freeze_all
        return Refusal(Why.MUST_FREEZE_ALL if frees else Why.INCOMPLETE)
    return None


def _roll(position: Position, turn: Turn) -> Refusal | None:
    if turn.stage is Stage.START:
        return None
    chosen = _choice(position, turn)
    if chosen is not None:
        return chosen
    if is_one_roll(position):
        return Refusal(Why.ONE_ROLL)
    if turn.rest or is_hot(position, turn):
        return None
    # All dice are set aside, but over several throws: stop, unless the points are too few (B6).
    return Refusal(Why.NO_DICE_LEFT) if shortfall(position, turn, turn.at_risk) is None else None


def _bank(position: Position, turn: Turn) -> Refusal | None:
    chosen = _choice(position, turn)
    if chosen is not None:
        return chosen
    if is_hot(position, turn) and position.rules.hot_dice_mandatory and not is_one_roll(position):
        return Refusal(Why.HOT_DICE)
    return shortfall(position, turn, turn.at_risk)


def _keep(position: Position, turn: Turn, dice: tuple[int, ...]) -> Refusal | None:
    if turn.stage is not Stage.THROWN:
        return Refusal(Why.ROLL_FIRST)
    for die in dice:
        if die not in turn.loose:
            return Refusal(Why.DIE_NOT_LYING, die + 1)
    if dice == turn.kept or tuple(sorted(set(dice))) != dice:
        return Refusal(Why.NO_CHANGE)
    faces = position.faces_of(dice)
    sets = position.kept_sets(turn)
    if faces in sets.beginnings or not faces:
        return None
    room = position.room(turn)
    if room is not None and faces in position.keeping.sets(position.lying_now(turn)).beginnings:
        return Refusal(Why.OVER_TARGET, room)
    return Refusal(Why.DIE_SCORES_NOTHING)


def _take_over(position: Position, turn: Turn) -> Refusal | None:
    rules, pad = position.rules, position.pads[turn.seat]
    if not rules.take_over:
        return Refusal(Why.NOT_IN_THIS_GAME)
    if turn.stage is not Stage.START:
        return Refusal(Why.TURN_BEGUN)
    if turn.offer is None:
        return Refusal(Why.NOTHING_TO_TAKE_OVER)
    if rules.open_min and rules.take_over_needs_board and not pad.on_board:  # B48
        return Refusal(Why.NOT_ON_BOARD, rules.open_min)
    room = position.room(turn)
    if room is not None and turn.offer.points >= room:
        return Refusal(Why.OVER_TARGET, room)
    return None


def _challenge(position: Position, turn: Turn, seat: int) -> Refusal | None:
    rules, pad = position.rules, position.pads[turn.seat]
    if not rules.challenges:
        return Refusal(Why.NOT_IN_THIS_GAME)
    if not 0 <= seat < len(position.pads) or seat == turn.seat:
        return Refusal(Why.NO_SUCH_SEAT)
    if turn.stage is not Stage.START:  # B27
        return Refusal(Why.TURN_BEGUN)
    if turn.challenged is not None:
        return Refusal(Why.ALREADY_CHALLENGED)
    if rules.challenge_needs_board and not pad.on_board:  # B21
        return Refusal(Why.NOT_ON_BOARD, rules.open_min)
    if pad.spent[token_for(position, pad)]:
        return Refusal(Why.CHALLENGE_SPENT)
    return None


def _attempt(position: Position, turn: Turn, attempt: a.Attempt) -> Refusal | None:
    rules = position.rules
    if not (rules.straight_attempt or rules.three_pairs_attempt):
        return Refusal(Why.NOT_IN_THIS_GAME)
    if turn.stage is not Stage.THROWN:
        return Refusal(Why.ROLL_FIRST)
    known = ((done.shape, done.dice) for done in attempts(position, turn))
    if (attempt.shape, attempt.dice) not in known:
        return Refusal(Why.CANNOT_ATTEMPT)
    return None


def _give_up(position: Position, turn: Turn) -> Refusal | None:
    if turn.stage is not Stage.THROWN:
        return Refusal(Why.ROLL_FIRST)
    still_scoring = not turn.loose or position.kept_sets(turn)
    return Refusal(Why.STILL_SCORING) if still_scoring else None
