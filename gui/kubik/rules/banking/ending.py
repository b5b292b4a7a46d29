"""What passes to the next seat, and what ends a match."""

from collections.abc import Iterator

from kubik.rules import events as e
from kubik.rules.banking.position import Position, Turn
from kubik.rules.events import Event, MatchEnded, Offer, Outcome, Termination, TurnStarted
from kubik.rules.settings import Comparator, LastRound, TieBreak
from kubik.rules.state import ranked


def after_bank(position: Position, turn: Turn, offer: Offer) -> Iterator[Event]:
    """What follows when the points of `turn` have been written and `offer` is left lying."""
    rules, seat = position.rules, turn.seat
    if rules.exact_mode:
        if position.pads[seat].score == rules.target:
            yield _finished_exactly(position, turn)
            return
    elif _is_reached(position, seat) and position.trigger is None:
        if rules.last_round is LastRound.NONE:
            yield win_at_once(position, seat, Termination.TARGET)
            return
        started = e.LastRoundStarted(seat)
        yield started
        position = position.evolve(started)
    yield from after_turn(position, seat, offer)


def after_turn(position: Position, seat: int, offer: Offer | None = None) -> Iterator[Event]:
    """The next turn, or the end after the last one."""
    following = (seat + 1) % len(position.pads)
    if following == position.trigger:
        nobody = not any(_is_reached(position, other) for other in range(len(position.pads)))
        if not (nobody and position.rules.resume_if_nobody_above):  # B25
            yield _finish(position, Termination.LAST_ROUND)
            return
        yield e.LastRoundCancelled()
    elif (
        position.trigger is None and not following and position.round >= position.rules.round_limit
    ):
        yield _finish(position, Termination.ROUND_LIMIT)
        return
    yield start_turn(position, following, seat, offer if position.rules.take_over else None)


def start_turn(
    position: Position, seat: int, after: int, offer: Offer | None = None
) -> TurnStarted:
    """The dice come from the seat `after` to `seat`; a round begins where the order begins anew."""
    return TurnStarted(seat, position.round + (seat <= after), offer)


def win_at_once(position: Position, seat: int, termination: Termination) -> MatchEnded:
    """`seat` wins here and now, whatever the scores."""
    return MatchEnded(Outcome(termination, ranked(position.scores, (seat,))))


def after_roll_off(position: Position) -> Iterator[Event]:
    """Once all the tied have thrown: the winner, or another roll-off of those still tied."""
    roll_off = position.roll_off
    assert roll_off is not None
    if len(roll_off.points) < len(roll_off.seats):
        return
    highest = max(roll_off.points)
    best = [
        seat
        for seat, points in zip(roll_off.seats, roll_off.points, strict=True)
        if points == highest
    ]
    if len(best) == 1:
        yield win_at_once(position, best[0], Termination.ROLL_OFF)
    else:
        yield e.RollOffStarted(tuple(best))


def _is_reached(position: Position, seat: int) -> bool:
    score, rules = position.pads[seat].score, position.rules
    more = rules.win_comparator is Comparator.MORE
    return score > rules.target if more else score >= rules.target


def _finished_exactly(position: Position, turn: Turn) -> Event:
    left = turn.rest
    if position.rules.knock_off and left and len(position.pads) > 1:  # B42
        return e.KnockOffStarted((turn.seat + 1) % len(position.pads), left)
    return win_at_once(position, turn.seat, Termination.EXACT)


def _finish(position: Position, termination: Termination) -> Event:
    scores = position.scores
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) > 1:
        match position.rules.tie_break:
            case TieBreak.ROLL_OFF:
                return e.RollOffStarted(tuple(tied))
            case TieBreak.FIRST_TO_REACH:  # B14: a leader must be beaten
                earliest = min(position.pads[seat].since for seat in tied)
                first = [seat for seat in tied if position.pads[seat].since == earliest]
                if len(first) == 1:
                    return win_at_once(position, first[0], termination)
            case TieBreak.SHARED:
                pass
    return MatchEnded(Outcome(termination, ranked(scores)))
