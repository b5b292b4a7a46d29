"""One playing of a game: seats, the position, the journal, and who wants to be told."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Self, TypeVar, assert_never

from kubik.errors import QT_TRANSLATE_NOOP, KnownError
from kubik.play.records import Hinted, Journal, MemoryJournal, Opened, Record, Retracted, Stepped
from kubik.play.seats import Seat, checked
from kubik.rules.actions import Action, ChangeSeats
from kubik.rules.definition import parse
from kubik.rules.events import DiceThrown, Event
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.state import Cup, IllegalAction, State

S = TypeVar("S", bound=State)

NOT_A_MATCH = QT_TRANSLATE_NOOP("KnownError", "This is not the record of a match.")
BAD_RULES = QT_TRANSLATE_NOOP(
    "KnownError", "The rules that this match was begun with cannot be understood."
)
BAD_STEP = QT_TRANSLATE_NOOP(
    "KnownError", "Step {number} of this match does not follow from the rules."
)


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action: the position before it, what happened, the position after it.

    `seats` is who sits where afterwards. A step that takes back another names it in `took_back`; it
    has no events of its own, and its action is the one that is undone.
    """

    before: MatchState
    action: Action
    events: tuple[Event, ...]
    after: MatchState
    seats: tuple[Seat, ...] = ()
    took_back: "Step | None" = None

    @property
    def has_thrown(self) -> bool:
        """Whether dice fell; then it stands for good."""
        return any(isinstance(event, DiceThrown) for event in self.events)


Listener = Callable[[Step], None]


def replay(state: S, events: Iterable[Event]) -> S:
    """The position that `events` lead to from `state`."""
    for event in events:
        state = state.evolve(event)
    return state


class Match:
    """A match under way. Each step is in the journal before anybody is told."""

    def __init__(
        self, ruleset: Ruleset, seats: Sequence[Seat], cup: Cup, journal: Journal | None = None
    ) -> None:
        """Open a match and write its head. Raises `KnownError` where the seats do not fit."""
        self.ruleset = ruleset
        self.opening_seats = tuple(seats)
        self.opening: MatchState = ruleset.start(len(self.opening_seats))
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._hinted: list[str] = []
        self._cup = cup
        self._journal = MemoryJournal() if journal is None else journal
        self._listeners: list[Listener] = []
        house_rules = tuple((name, str(value)) for name, value in ruleset.changed)
        game, form = ruleset.game, ruleset.form
        self._journal.append(Opened(game.id, game.text, form.id, house_rules, self.opening_seats))

    @classmethod
    def resumed(cls, records: Iterable[Record], cup: Cup, journal: Journal | None = None) -> Self:
        """The match that `records` tell of; it goes on with `cup` and is written to `journal`.

        Every step is decided anew with the dice that fell. Raises `KnownError` where one of them
        does not follow from the rules that the match was opened with.
        """
        past = iter(records)
        head = next(past, None)
        if not isinstance(head, Opened):
            raise KnownError(NOT_A_MATCH)
        rules = dict(head.house_rules)
        if "form" in rules:  # the form has a place of its own
            raise KnownError(NOT_A_MATCH)
        try:
            game = parse(head.rule_text, "the match")
            ruleset = game.ruleset(head.form, **rules)
        except KnownError as error:
            raise KnownError(BAD_RULES) from error
        if game.id != head.game:
            raise KnownError(NOT_A_MATCH)
        match = cls(ruleset, checked(head.seats, *game.seats), cup, MemoryJournal())
        for number, record in enumerate(past, 1):
            try:
                match._repeat(record)
            except (IllegalAction, _Otherwise) as error:
                raise KnownError(BAD_STEP, number=number) from error
        match._journal = MemoryJournal() if journal is None else journal
        return match

    def _repeat(self, record: Record) -> None:
        match record:
            case Stepped(action, events, seats):
                cup = _FallenDice(events)
                decided, after = self.state.step(action, cup)
                if decided != events:
                    raise _Otherwise
                moved = action.sources if isinstance(action, ChangeSeats) else None
                if seats is not None:
                    seats = checked(seats, *self.ruleset.game.seats)
                if moved != (None if seats is None else sources(self.seats, seats)):
                    raise _Otherwise
                self._take(action, events, after, seats)
            case Retracted():
                if self.undoable is None:
                    raise _Otherwise
                self._undone.append(self._steps.pop())
            case Hinted(seat):
                if seat != self.state.seat:
                    raise _Otherwise
                self._hinted.append(self.seats[seat].person)
            case Opened():
                raise _Otherwise
            case _:
                assert_never(record)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that stand, in order; those taken back are not among them."""
        return tuple(self._steps)

    @property
    def state(self) -> MatchState:
        """The true position."""
        return self._steps[-1].after if self._steps else self.opening

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return self._steps[-1].seats if self._steps else self.opening_seats

    @property
    def hints(self) -> tuple[str, ...]:
        """For each hint that was given the person who got it, in order."""
        return tuple(self._hinted)

    @property
    def undoable(self) -> Step | None:
        """The step that `undo` would take back.

        None where there is none, dice have fallen, or a computer player has decided.
        """
        last = self._steps[-1] if self._steps else None
        return None if last is None or last.has_thrown or _is_of_computer(last) else last

    @property
    def redoable(self) -> Step | None:
        """The step that `redo` would do again, or None."""
        return self._undone[-1] if self._undone else None

    def listen(self, listener: Listener) -> None:
        """Tell `listener` of every step from now on."""
        self._listeners.append(listener)

    def unlisten(self, listener: Listener) -> None:
        """Tell `listener` nothing any more; one that is told nothing stays so."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def submit(self, action: Action) -> Step:
        """Do `action`. When it raises (`IllegalAction`, the journal), nothing has happened."""
        return self._do(action, None)

    def change_seats(self, seats: Sequence[Seat]) -> Step:
        """Seat the players anew; who is who is said by `Seat.person`.

        Raises `KnownError` where the seats do not fit the game, `IllegalAction` where it is not the
        time for it; then nothing has happened.
        """
        new = checked(seats, *self.ruleset.game.seats)
        return self._do(ChangeSeats(sources(self.seats, new)), new)

    def preview_of_seats(self, seats: Sequence[Seat]) -> Step:
        """The step that `change_seats` would be. Nothing happens; it raises the same errors."""
        new = checked(seats, *self.ruleset.game.seats)
        action = ChangeSeats(sources(self.seats, new))
        events = self.state.decide(action, self._cup)  # no dice are thrown by it
        return Step(self.state, action, events, replay(self.state, events), new)

    def undo(self) -> Step:
        """Take the last step back. The caller has seen that `undoable` is not None."""
        undone = self.undoable
        assert undone is not None
        self._journal.append(Retracted())
        self._steps.pop()
        self._undone.append(undone)
        return self._tell(
            Step(undone.after, undone.action, (), undone.before, self.seats, took_back=undone)
        )

    def redo(self) -> Step:
        """Do again what was taken back last. The caller has seen that `redoable` is not None."""
        again = self.redoable
        assert again is not None
        new_seats = again.seats if isinstance(again.action, ChangeSeats) else None
        return self._do(again.action, new_seats)

    def note_hint(self) -> None:
        """Write down that whoever is on turn is shown a hint. The caller has seen that one is."""
        seat = self.state.seat
        assert seat is not None
        self._journal.append(Hinted(seat))
        self._hinted.append(self.seats[seat].person)

    def _do(self, action: Action, seats: tuple[Seat, ...] | None) -> Step:
        events, after = self.state.step(action, self._cup)
        self._journal.append(Stepped(action, events, seats))  # durable
        step = self._take(action, events, after, seats)  # true
        return self._tell(step)

    def _take(
        self,
        action: Action,
        events: tuple[Event, ...],
        after: MatchState,
        seats: tuple[Seat, ...] | None,
    ) -> Step:
        step = Step(self.state, action, events, after, seats or self.seats)
        if self._undone and self._undone[-1] == step:
            self._undone.pop()
        else:
            self._undone.clear()
        self._steps.append(step)
        return step

    def _tell(self, step: Step) -> Step:
        for listener in tuple(self._listeners):  # one of them may want to be told no more
            listener(step)
        return step


def _is_of_computer(step: Step) -> bool:
    """Whether a computer player has decided on `step`; who sits where is decided by people."""
    seat = step.before.seat
    is_about_seats = isinstance(step.action, ChangeSeats)
    return seat is not None and not is_about_seats and step.seats[seat].level is not None


def sources(old: Sequence[Seat], new: Sequence[Seat]) -> tuple[int | None, ...]:
    """For each of the new seats the old one of the same person, None for a newcomer."""
    places = {seat.person: place for place, seat in enumerate(old)}
    return tuple(places.get(seat.person) for seat in new)


class _Otherwise(Exception):
    """What the record says is not what the rules say."""


class _FallenDice:
    """Gives out again the dice that fell in a step."""

    def __init__(self, events: Iterable[Event]) -> None:
        self._throws = iter([event.faces for event in events if isinstance(event, DiceThrown)])

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        thrown = next(self._throws, ())
        if len(thrown) != dice or not all(1 <= face <= faces for face in thrown):
            raise _Otherwise
        return thrown
