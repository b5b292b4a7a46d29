"""Follows a match event by event: who throws, what falls, what is written, how it ends."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kubik.play.records import Stepped
from kubik.play.seats import Seat
from kubik.rules import events as e
from kubik.rules.seating import heir


class Who(NamedTuple):
    """Whom statistics speak of: a person by id, or a computer player.

    Where a computer player goes on in somebody's place, what it does is not put down to him. (A
    named tuple, because it is looked up at every throw: the hash of a dataclass takes Python code.)
    """

    person: str
    is_computer: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """The turns that somebody took in a match, up to the end of each.

    `written` are the points of those that were banked or written into a box, in order; 0 where a
    box was scratched. A turn whose points the next player knocked off is none of those, but counts
    in `turns`, as `busts` do. Points taken over from the player before count for whoever banks
    them. Penalties, gifts and the bonus of a sheet belong to no turn. A win at once by six alike
    writes no turn; nor does the throw for a knock-off or in a roll-off.
    """

    turns: int
    busts: int
    written: tuple[int, ...]

    @property
    def points(self) -> int:
        """All points of the turns."""
        return sum(self.written)


@dataclass(frozen=True, slots=True)
class Final:
    """What stands in the ranking for somebody: the rank from 1 (shared by equals), the points."""

    who: Who
    rank: int
    score: int


class Course:
    """What the steps of a match add up to. Only those that stand are taken.

    Events are looked up by their class, because a thousand matches have a million of them.
    """

    def __init__(self, seats: Sequence[Seat], faces: int) -> None:
        """Begin with these seats, the first of them up, and dice of so many faces."""
        self.names: dict[Who, str] = {}
        """What everybody was called last."""
        self.finals: tuple[Final, ...] = ()
        self.threw: set[Who] = set()
        self._faces = range(1, faces + 1)
        self._dice: dict[bool, list[int]] = {False: [], True: []}
        self._tallies: dict[Who, _Tally] = {}
        self._last = _Tally()
        self._seats: tuple[Who, ...] = ()
        self._up = 0
        self._to_roll_off: list[int] = []
        self._step: Stepped | None = None
        self._has_thrown = False
        self._sit(seats)
        # Any: each takes the events of the class that it stands for.
        self._readers: Mapping[type, Callable[[Any], None]] = {
            e.DiceThrown: self._thrown,
            e.SeatsChanged: self._seats_changed,
            e.TurnStarted: self._turn_started,
            e.KnockOffStarted: self._turn_started,
            e.Banked: self._written,
            e.BoxScored: self._written,
            e.Busted: self._busted,
            e.KnockedOff: self._knocked_off,
            e.RollOffStarted: self._roll_off_started,
            e.RollOffThrown: self._roll_off_thrown,
            e.MatchEnded: self._ended,
        }

    def take(self, step: Stepped) -> None:
        """Let the events of `step` happen."""
        self._step, self._has_thrown = step, False
        for event in step.events:
            reader = self._readers.get(type(event))
            if reader is not None:
                reader(event)

    @property
    def taken(self) -> dict[Who, Taken]:
        """The turns of everybody who has ended one."""
        return {
            who: Taken(tally.turns, tally.busts, tuple(tally.written))
            for who, tally in self._tallies.items()
        }

    def fallen(self, *, to_computers: bool) -> tuple[int, ...]:
        """How often each face fell, from face 1."""
        dice = self._dice[to_computers]
        return tuple(dice.count(face) for face in self._faces)

    def _thrown(self, event: e.DiceThrown) -> None:
        # Dice taken over from a knock-off stay as they fell: their event repeats them.
        if not self._has_thrown:
            who = self._seats[self._up]
            self.threw.add(who)
            self._dice[who.is_computer] += event.faces
        self._has_thrown = True

    def _seats_changed(self, event: e.SeatsChanged) -> None:
        self._up = heir(self._up, event.sources, len(self._seats))
        assert self._step is not None
        assert self._step.seats is not None
        self._sit(self._step.seats)

    def _turn_started(self, event: e.TurnStarted | e.KnockOffStarted) -> None:
        self._up = event.seat

    def _written(self, event: e.Banked | e.BoxScored) -> None:
        self._tally(event.seat).written.append(event.points)

    def _busted(self, event: e.Busted) -> None:
        self._tally(event.seat).busts += 1

    def _knocked_off(self, event: e.KnockedOff) -> None:
        # Nothing can come between the bank and the throw that cancels it.
        points = self._last.written.pop()
        assert points == event.points

    def _roll_off_started(self, event: e.RollOffStarted) -> None:
        self._up, *self._to_roll_off = event.seats

    def _roll_off_thrown(self, event: e.RollOffThrown) -> None:
        if self._to_roll_off:
            self._up = self._to_roll_off.pop(0)

    def _ended(self, event: e.MatchEnded) -> None:
        self.finals = tuple(
            Final(self._seats[place.seat], place.rank, place.score)
            for place in event.outcome.ranking
        )

    def _tally(self, seat: int) -> "_Tally":
        # That of the seat's turn which has just ended.
        self._last = self._tallies.setdefault(self._seats[seat], _Tally())
        self._last.turns += 1
        return self._last

    def _sit(self, seats: Sequence[Seat]) -> None:
        self._seats = tuple(Who(seat.person, seat.level is not None) for seat in seats)
        self.names.update(zip(self._seats, (seat.name for seat in seats), strict=True))


class _Tally:
    """The turns of one player, as they come."""

    def __init__(self) -> None:
        self.turns = 0
        self.busts = 0
        self.written: list[int] = []
