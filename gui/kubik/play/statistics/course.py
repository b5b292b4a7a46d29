"""Follows a match event by event: who throws, what falls, what is written, how it ends."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from kubik.play.records import Stepped
from kubik.play.seats import Seat
from kubik.rules import events as e
from kubik.rules.events import Event
from kubik.rules.seating import heir


@dataclass(frozen=True, slots=True)
class Who:
    """Whom statistics speak of: a person by id, or a computer player.

    Where a computer player goes on in somebody's place, what it does is not put down to him.
    """

    person: str
    is_computer: bool = False


class Written(StrEnum):
    """What became of a turn."""

    POINTS = "points"
    """They were banked or written into a box; 0 where a box was scratched."""
    BUST = "bust"
    KNOCKED_OFF = "knocked_off"
    """The next player has cancelled what was banked; the turn is worth nothing then."""


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """A turn that was played to its end, and the points that it wrote (0 unless `POINTS`).

    Points taken over from the player before count for whoever banks them. Penalties, gifts and the
    bonus of a sheet belong to no turn. A win at once by six alike writes no turn; nor does the
    throw for a knock-off or in a roll-off.
    """

    who: Who
    points: int
    written: Written


@dataclass(frozen=True, slots=True)
class Final:
    """What stands in the ranking for somebody: the rank from 1 (shared by equals), the points."""

    who: Who
    rank: int
    score: int


class Course:
    """What the steps of a match add up to. Only those that stand are taken."""

    def __init__(self, seats: Sequence[Seat], faces: int) -> None:
        """Begin with these seats, the first of them up, and dice of so many faces."""
        self.names: dict[Who, str] = {}
        """What everybody was called last."""
        self.turns: list[TurnTaken] = []
        self.finals: tuple[Final, ...] = ()
        self.threw: set[Who] = set()
        self.fallen = {False: [0] * faces, True: [0] * faces}
        """How often each face fell, from face 1, for people and (True) computer players."""
        self._seats: tuple[Who, ...] = ()
        self._up = 0
        self._to_roll_off: list[int] = []
        self._sit(seats)

    def take(self, step: Stepped) -> None:
        """Let the events of `step` happen."""
        has_thrown = False
        for event in step.events:
            if isinstance(event, e.DiceThrown):
                # Dice taken over from a knock-off stay as they fell: their event repeats them.
                if not has_thrown:
                    self._throw(event.faces)
                has_thrown = True
            elif isinstance(event, e.SeatsChanged):
                self._up = heir(self._up, event.sources, len(self._seats))
                assert step.seats is not None
                self._sit(step.seats)
            else:
                self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case e.TurnStarted(seat) | e.KnockOffStarted(seat):
                self._up = seat
            case e.Banked(seat, points) | e.BoxScored(seat, _, points):
                self.turns.append(TurnTaken(self._seats[seat], points, Written.POINTS))
            case e.Busted(seat):
                self.turns.append(TurnTaken(self._seats[seat], 0, Written.BUST))
            case e.KnockedOff():
                # Nothing can come between the bank and the throw that cancels it.
                self.turns[-1] = replace(self.turns[-1], points=0, written=Written.KNOCKED_OFF)
            case e.RollOffStarted(seats):
                self._up, *self._to_roll_off = seats
            case e.RollOffThrown():
                if self._to_roll_off:
                    self._up = self._to_roll_off.pop(0)
            case e.MatchEnded(outcome):
                self.finals = tuple(
                    Final(self._seats[place.seat], place.rank, place.score)
                    for place in outcome.ranking
                )
            case _:
                pass  # tells nothing that is counted

    def _throw(self, faces: tuple[int, ...]) -> None:
        who = self._seats[self._up]
        self.threw.add(who)
        counts = self.fallen[who.is_computer]
        for face in faces:
            counts[face - 1] += 1

    def _sit(self, seats: Sequence[Seat]) -> None:
        self._seats = tuple(Who(seat.person, seat.level is not None) for seat in seats)
        self.names.update(zip(self._seats, (seat.name for seat in seats), strict=True))
