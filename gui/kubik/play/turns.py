"""The turns of a match as one looks back on them: what was thrown, what was kept, what it came to.

A step that is taken back takes its part of the turn with it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from kubik.play.match import Step
from kubik.play.seats import Seat
from kubik.rules import events as e
from kubik.rules.banking.position import Stage
from kubik.rules.banking.position import Turn as BankingTurn
from kubik.rules.dice import Colour
from kubik.rules.events import BustCause, Event, Outcome
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState


class Result(StrEnum):
    """What became of a turn."""

    OPEN = "open"
    BANKED = "banked"
    BUSTED = "busted"
    BOX = "box"
    KNOCKED_OFF = "knocked_off"
    ROLL_OFF = "roll_off"
    ENDED = "ended"
    """The match ended with the throw, without a bank (six alike)."""


@dataclass(frozen=True, slots=True)
class ThrownDie:
    """One die of a throw: its place (from 0), its face and its colour."""

    place: int
    face: int
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class TurnThrow:
    """One throw, in the order of the dice's places; which were kept, and the points for them.

    `knocker` is the person who threw where it was no throw of the turn's own, but a knock-off.
    """

    dice: tuple[ThrownDie, ...]
    kept: tuple[int, ...] = ()
    """The places of the dice that were kept."""
    points: int | None = None
    knocker: str | None = None

    @property
    def kept_dice(self) -> tuple[ThrownDie, ...]:
        """The dice that were kept."""
        return tuple(die for die in self.dice if die.place in self.kept)


@dataclass(frozen=True, slots=True)
class TurnEntry:
    """One turn: whose it was (the person's id), in which round, and all that happened in it."""

    person: str
    round: int
    first_step: int
    """The place (from 0) of the turn's first step among the steps of the match."""
    throws: tuple[TurnThrow, ...] = ()
    rival: str | None = None
    """The person who was challenged."""
    taken_over: int = 0
    """The points that were taken over."""
    result: Result = Result.OPEN
    points: int = 0
    """What was written, lost in a bust or knocked off, or what a throw of a roll-off is worth."""
    cause: BustCause | None = None
    box: str | None = None
    score: int | None = None
    """The score after the turn; None while it goes on."""
    starts_last_round: bool = False


@dataclass(frozen=True, slots=True)
class SeatsEntry:
    """Players came, went or changed places between turns."""

    before: tuple[Seat, ...]
    step: Step
    first_step: int


@dataclass(frozen=True, slots=True)
class EndEntry:
    """The match was over; `seats` is who sat where."""

    outcome: Outcome
    seats: tuple[Seat, ...]
    first_step: int


Entry = TurnEntry | SeatsEntry | EndEntry


class Turns:
    """The entries of a match, kept up step by step.

    A turn is there from its first throw on. Only the last turn ever changes; `follow` says from
    which entry on they are others than before.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        """Start with the seats that a match was opened with, before its first step."""
        self.entries: list[Entry] = []
        self.names = {seat.person: seat.name for seat in seats}
        """What each person is called, those who have left included."""
        self._seats = seats
        self._marks: list[tuple[int, Entry | None]] = []

    def follow(self, step: Step) -> int:
        """Take in `step`; give the place of the first entry that is new or another one."""
        before, self._seats = self._seats, step.seats
        if step.seats != before:
            self.names.update((seat.person, seat.name) for seat in step.seats)
        if step.took_back is not None:
            return self._take_back()
        count = len(self.entries)
        self._marks.append((count, self.entries[-1] if count else None))
        _Fold(self.entries, before, step, len(self._marks) - 1).run()
        changed = count and self.entries[count - 1] is not self._marks[-1][1]
        return count - 1 if changed else count

    def _take_back(self) -> int:
        count, last = self._marks.pop()
        changed = bool(count) and self.entries[count - 1] is not last
        del self.entries[count:]
        if changed and last is not None:
            self.entries[-1] = last
        return count - 1 if changed else count


class _Fold:
    """Takes the events of one step into the entries."""

    def __init__(
        self, entries: list[Entry], seats: tuple[Seat, ...], step: Step, place: int
    ) -> None:
        self._entries = entries
        self._seats = seats
        self._step = step
        self._place = place

    def run(self) -> None:
        state, events = self._step.before, self._step.events
        for place, event in enumerate(events, 1):
            after = state.evolve(event) if place < len(events) else self._step.after
            self._take(event, state, after)
            state = after

    def _person(self, seat: int | None) -> str:
        assert seat is not None
        return self._seats[seat].person

    @property
    def _turn(self) -> TurnEntry | None:
        """The turn that goes on, or that has just been decided by this step."""
        last = self._entries[-1] if self._entries else None
        return last if isinstance(last, TurnEntry) else None

    def _open(self, state: MatchState) -> TurnEntry:
        turn = self._turn
        if turn is None or turn.score is not None:
            turn = TurnEntry(self._person(state.seat), state.round, self._place)
            self._entries.append(turn)
        return turn

    def _change(self, **changes: object) -> None:
        turn = self._turn
        assert turn is not None
        self._entries[-1] = replace(turn, **changes)  # type: ignore[arg-type]

    def _take(self, event: Event, state: MatchState, after: MatchState) -> None:
        match event:
            case e.ChallengeMade(target):
                self._open(state)
                self._change(rival=self._person(target))
            case e.TookOver(points):
                self._open(state)
                self._change(taken_over=points)
            case e.DiceThrown():
                self._throw(event, state, after)
            case e.DiceKept(dice, points) | e.DiceFrozen(dice, points):
                self._keep(dice, points)
            case e.AttemptMade(_, dice):
                self._keep(dice, None)
            case e.Banked(seat, points):
                self._end(after, seat, Result.BANKED, points)
            case e.Busted(seat, lost, cause):
                self._end(after, seat, Result.BUSTED, lost, cause=cause)
            case e.BoxScored(seat, box, points):
                self._keep(tuple(range(after.rules.dice)), None)
                self._end(after, seat, Result.BOX, points, box=box)
            case e.KnockedOff(seat, points):
                self._end(after, seat, Result.KNOCKED_OFF, points)
            case e.RollOffThrown(seat, points):
                # The scores are as they were: what counts is the throw.
                self._end(after, seat, Result.ROLL_OFF, points)
            case e.ScoreChanged(seat):
                turn = self._turn
                assert turn is not None
                if turn.score is None:
                    self._end(after, seat, Result.ENDED, event.points)
                elif turn.person == self._person(seat):
                    self._change(score=after.scores[seat])
            case e.LastRoundStarted():
                self._change(starts_last_round=True)
            case e.SeatsChanged(sources):
                if sources != tuple(range(len(self._seats))):
                    self._entries.append(SeatsEntry(self._seats, self._step, self._place))
            case e.MatchEnded(outcome):
                self._end_of_match(after, outcome)
            case (
                e.TurnStarted()
                | e.CornerTurned()
                | e.LastRoundCancelled()
                | e.KnockOffStarted()
                | e.RollOffStarted()
            ):
                pass
            case _:
                assert_never(event)

    def _throw(self, event: e.DiceThrown, state: MatchState, after: MatchState) -> None:
        turn = self._turn
        is_knock_off = turn is not None and _is_knock_off(state)
        if not is_knock_off:
            turn = self._open(state)
        assert turn is not None
        dice = tuple(_dice(event, after))
        # Only where dice are held from throw to throw are some of a fresh throw kept already.
        held = after.turn.kept if isinstance(after, ScorepadState) and after.turn else ()
        knocker = self._person(state.seat) if is_knock_off else None
        throws = (*turn.throws, TurnThrow(dice, held, None, knocker))
        self._entries[-1] = replace(turn, throws=throws)

    def _keep(self, kept: tuple[int, ...], points: int | None) -> None:
        turn = self._turn
        assert turn is not None
        last = turn.throws[-1]
        changed = TurnThrow(last.dice, kept, points, last.knocker)
        self._entries[-1] = replace(turn, throws=(*turn.throws[:-1], changed))

    def _end(
        self, after: MatchState, seat: int, result: Result, points: int, **more: object
    ) -> None:
        self._change(result=result, points=points, score=after.scores[seat], **more)

    def _end_of_match(self, after: MatchState, outcome: Outcome) -> None:
        turn = self._turn
        if turn is not None and turn.score is None:
            winner = outcome.winners[0]
            self._end(after, winner, Result.ENDED, 0)
        seats = self._step.seats
        self._entries.append(EndEntry(outcome, seats, self._place))


def _is_knock_off(state: MatchState) -> bool:
    return isinstance(state.turn, BankingTurn) and state.turn.stage is Stage.KNOCK_OFF


def _dice(event: e.DiceThrown, after: MatchState) -> Iterator[ThrownDie]:
    if isinstance(after, ScorepadState):  # the dice that were held lie there with the others
        yield from (ThrownDie(place, face) for place, face in enumerate(after.lying))
        return
    colours = after.rules.colours
    for place, face in zip(event.dice, event.faces, strict=True):
        yield ThrownDie(place, face, colours[place] if colours else None)
