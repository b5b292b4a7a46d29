"""One playing of a game: seats, the position, the journal, and who wants to be told."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from kubik.play.records import Journal, MemoryJournal, Opened, Record, Stepped
from kubik.play.seats import Seat
from kubik.rules.actions import Action
from kubik.rules.definition import parse
from kubik.rules.events import Event
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.state import Cup, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action: the position before it, what happened, the position after it."""

    before: MatchState
    action: Action
    events: tuple[Event, ...]
    after: MatchState


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
        self.seats = tuple(seats)
        self.state: MatchState = ruleset.start(len(self.seats))
        self._cup = cup
        self._journal = MemoryJournal() if journal is None else journal
        self._listeners: list[Listener] = []
        house_rules = tuple((name, str(value)) for name, value in ruleset.changed)
        self._journal.append(Opened(ruleset.game.text, ruleset.form.id, house_rules, self.seats))

    def listen(self, listener: Listener) -> None:
        """Tell `listener` of every step from now on."""
        self._listeners.append(listener)

    def submit(self, action: Action) -> Step:
        """Do `action`. When it raises (`IllegalAction`, the journal), nothing has happened."""
        events = self.state.decide(action, self._cup)
        self._journal.append(Stepped(action, events))  # durable
        step = Step(self.state, action, events, replay(self.state, events))
        self.state = step.after  # true
        for listener in self._listeners:  # told
            listener(step)
        return step


def position_of(records: Iterable[Record]) -> tuple[Ruleset, MatchState]:
    """The rules and the position that the records of one match lead to. Raises `KnownError`."""
    ruleset: Ruleset | None = None
    state: MatchState | None = None
    for record in records:
        match record:
            case Opened(rule_text, form, house_rules, seats):
                game = parse(rule_text, "the journal")
                ruleset = game.ruleset(form, **dict(house_rules))
                state = ruleset.start(len(seats))
            case Stepped(_, events):
                assert state is not None
                state = replay(state, events)
    assert ruleset is not None
    assert state is not None
    return ruleset, state
