"""What a journal is made of: how a match was opened, every step of it, and every hint."""

from dataclasses import dataclass, field
from typing import Protocol

from kubik.play.seats import Seat
from kubik.rules.actions import Action
from kubik.rules.events import Event


@dataclass(frozen=True, slots=True)
class Opened:
    """The head of a match: the game's id and rule file, the form, changed house rules, the seats.

    The text of the file is stored, so that editing a rule file never changes a match.
    """

    game: str
    rule_text: str = field(repr=False)
    form: str
    house_rules: tuple[tuple[str, str], ...]
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Stepped:
    """One accepted action and what it led to, the dice included.

    `seats` is who sits where afterwards, where the action has changed that.
    """

    action: Action
    events: tuple[Event, ...]
    seats: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Retracted:
    """The last step that still stood was taken back."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """Whoever has this seat was shown what is best to do. It stands, whatever is taken back."""

    seat: int


Record = Opened | Stepped | Retracted | Hinted


class Journal(Protocol):
    """Where a match is written down before anybody sees it."""

    def append(self, record: Record) -> None:
        """Make `record` durable: safe when this returns, not there at all when it raises."""
        ...


class MemoryJournal:
    """A journal that lives as long as the program."""

    def __init__(self) -> None:
        """Start empty."""
        self.records: list[Record] = []

    def append(self, record: Record) -> None:
        """Keep `record`."""
        self.records.append(record)
