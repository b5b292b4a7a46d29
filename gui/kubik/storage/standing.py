"""How a match stands, as its records alone tell it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self, assert_never

from kubik.play.match import Match, replay
from kubik.play.records import Hinted, Opened, Retracted, Stepped
from kubik.play.seats import Seat
from kubik.rules.definition import parse
from kubik.rules.events import DiceThrown, Event
from kubik.rules.ruleset import MatchState
from kubik.storage.saved import Status


@dataclass(frozen=True, slots=True)
class Standing:
    """The position and who sits where; `before` is what taking the last step back leads to."""

    state: MatchState
    seats: tuple[Seat, ...]
    before: Self | None = None

    @classmethod
    def opened(cls, head: Opened) -> Self:
        """How a match begins. Raises `KnownError` where the head is no match."""
        ruleset = parse(head.rule_text, "the match").ruleset(head.form, **dict(head.house_rules))
        return cls(ruleset.start(len(head.seats)), head.seats)

    @classmethod
    def of(cls, match: Match) -> Self:
        """How `match` stands now."""
        standing = cls(match.opening, match.opening_seats)
        for step in match.steps:
            standing = cls(step.after, step.seats, _unless_thrown(step.events, standing))
        return standing

    def after(self, record: Stepped | Retracted | Hinted) -> "Standing":
        """How it stands after `record`."""
        match record:
            case Stepped(_, events, seats):
                before = _unless_thrown(events, self)
                return Standing(replay(self.state, events), seats or self.seats, before)
            case Retracted():
                assert self.before is not None
                return self.before
            case Hinted():
                return self
            case _:
                assert_never(record)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of every seat."""
        return self.state.scores

    @property
    def status(self) -> Status:
        """Whether the match has ended."""
        return Status.OPEN if self.state.outcome is None else Status.ENDED


def _unless_thrown(events: Iterable[Event], before: Standing) -> Standing | None:
    # Dice stand for good, so nothing before them is needed any more.
    return None if any(isinstance(event, DiceThrown) for event in events) else before
