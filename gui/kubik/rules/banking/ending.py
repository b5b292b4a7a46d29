"""What passes to the next seat, and what ends a match."""

from collections.abc import Iterator
from typing import assert_never

from kubik.rules import events as e
from kubik.rules.banking.position import LineKind, Position, Turn
from kubik.rules.events import Event, MatchEnded, Offer, Outcome, Termination, TurnStarted
from kubik.rules.seating import Sources, heir, is_as_before
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
    up, number = following(position, seat)
    if up == position.trigger:
        nobody = not any(_is_reached(position, other) for other in range(len(position.pads)))
        if not (nobody and position.rules.resume_if_nobody_above):  # B25
            yield _finish(position, Termination.LAST_ROUND)
            return
        yield e.LastRoundCancelled()
    elif position.trigger is None and number > position.rules.round_limit:
        yield _finish(position, Termination.ROUND_LIMIT)
        return
    yield TurnStarted(up, number, offer if position.rules.take_over else None)


def after_change_of_seats(before: Position, after: Position, sources: Sources) -> Iterator[Event]:
    """Who is next once the players sit anew; `before` and `after` are the positions around that.

    Whoever was on turn stays so. If he has left, the next one of those who have not had their turn
    in this round is on; a round in which nobody has had one begins with the first seat.
    """
    turn = before.turn
    if turn is None or is_as_before(sources, len(before.pads)):
        return
    assert after.turn is not None
    if after.trigger is not None and not any(_is_reached(after, s) for s in range(len(sources))):
        # Whoever had the points to win has left.
        yield e.LastRoundCancelled()
        after = after.evolve(e.LastRoundCancelled())
    stays = turn.seat in sources
    up = heir(turn.seat, sources, len(before.pads))
    if after.trigger is not None:
        if not stays and _is_last(before, turn.seat, sources):
            yield _finish(after, Termination.LAST_ROUND)
        elif not stays:
            yield TurnStarted(up, before.round + _is_over(turn.seat, sources), turn.offer)
        return
    waiting = [seat for seat in range(len(sources)) if not _has_had_turn(after, seat)]
    if len(waiting) == len(sources):
        if not stays or up:
            yield TurnStarted(0, before.round, turn.offer)
    elif not stays:
        # As if the seat before the next one's had just had its turn.
        yield from after_turn(after, (up - 1) % len(sources), turn.offer)


def _is_last(position: Position, seat: int, sources: Sources) -> bool:
    """Whether the last round ends with the turn of `seat` among those who stay."""
    count = len(position.pads)
    after = [(seat + step) % count for step in range(1, count)]
    return position.trigger in after and not any(
        other in sources for other in after[: after.index(position.trigger)]
    )


def _is_over(seat: int, sources: Sources) -> bool:
    """Whether nobody who stays sits after `seat`, so that the next turn is in the next round."""
    return all(source is not None and source < seat for source in sources)


def following(position: Position, seat: int) -> tuple[int, int]:
    """Who throws after `seat`, and in which round: the next who has not had a turn in this one.

    Where nobody has changed places that is the next seat. In a last round it is that anyway.
    """
    count = len(position.pads)
    if position.trigger is not None:
        return (seat + 1) % count, position.round + (seat + 1 == count)
    for step in range(1, count + 1):
        other = (seat + step) % count
        if not _has_had_turn(position, other):
            return other, position.round
    return 0, position.round + 1


def _has_had_turn(position: Position, seat: int) -> bool:
    for line in reversed(position.pads[seat].lines):
        if line.round != position.round:
            break
        if line.kind is not LineKind.CHANGED:
            return True
    return False


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
            case _:
                assert_never(position.rules.tie_break)
    return MatchEnded(Outcome(termination, ranked(scores)))
