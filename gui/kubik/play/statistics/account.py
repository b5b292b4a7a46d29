"""One match in figures: who took which turns, what they wrote, how it ended, what fell."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import assert_never

from kubik.errors import KnownError
from kubik.play.match import NOT_A_MATCH
from kubik.play.records import Hinted, Opened, Record, Retracted, Stepped
from kubik.play.statistics.course import Course, Final, Taken, Who
from kubik.rules.definition import parse
from kubik.rules.ruleset import Definition, Ruleset, Value, Words
from kubik.rules.settings import BankingRules

HouseRules = tuple[tuple[str, Value], ...]
"""Those that differ from the rule book, with what they were set to."""

NO_TURNS = Taken(0, 0, ())

FEWEST_TO_WIN = 2
"""Seats at the end of a match. Nobody wins against nobody: a sheet filled alone is no victory."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match as it was written down, finished or not.

    `when` is when it was last played; `hints` whether anybody was given one.
    """

    when: datetime
    records: Sequence[Record]
    hints: bool


@dataclass(frozen=True, slots=True)
class GameForm:
    """A game and its form, known by their ids; `form_name` is None where there is no other form."""

    game: str
    form: str
    name: Words = field(compare=False)
    form_name: Words | None = field(compare=False)


@dataclass(frozen=True, slots=True)
class Account:
    """What statistics need of one match.

    `fallen` says how often each face fell, from face 1: for people, and for computer players.
    `finals` is the ranking of those who sat at the end; it is empty until then.
    """

    when: datetime
    hints: bool
    game_form: GameForm
    house_rules: HouseRules
    can_bust: bool
    names: Mapping[Who, str]
    taken: Mapping[Who, Taken]
    """The turns of everybody who has ended one."""
    finals: tuple[Final, ...]
    players: frozenset[Who]
    """Who has played: thrown dice, ended a turn, or sat there at the end."""
    fallen: tuple[tuple[int, ...], tuple[int, ...]]

    def turns(self, who: Who) -> Taken:
        """The turns of `who`; none where he has ended none."""
        return self.taken.get(who, NO_TURNS)

    def final(self, who: Who) -> Final | None:
        """How it ended for `who`: None where it has not ended, or for who has left before."""
        return next((final for final in self.finals if final.who == who), None)

    @property
    def is_contest(self) -> bool:
        """Whether it has ended with at least two at the table, so that somebody could win it."""
        return len(self.finals) >= FEWEST_TO_WIN

    @property
    def winners(self) -> tuple[Who, ...]:
        """Who won; several where the win is shared, nobody where it was no contest."""
        return tuple(final.who for final in self.finals if final.rank == 1 and self.is_contest)


def accounts(matches: Iterable[Played]) -> tuple[tuple[Account, ...], int]:
    """The matches in figures, by the time they were played, and how many could not be read.

    A match cannot be read that has no head, or whose rule text is not understood any more.
    """
    told: list[Account] = []
    unread = 0
    rulesets = _Rulesets()
    for played in matches:
        try:
            told.append(_account(played, rulesets.of))
        except KnownError:
            unread += 1
    return tuple(sorted(told, key=_time)), unread


def selected(
    told: Iterable[Account], game: str | None = None, since: datetime | None = None
) -> tuple[Account, ...]:
    """Those of one game (by id), and those played at or after `since`; None does not restrict."""
    earliest = None if since is None else since.timestamp()
    return tuple(
        account
        for account in told
        if (game is None or account.game_form.game == game)
        and (earliest is None or _time(account) >= earliest)
    )


def _time(account: Account) -> float:
    return account.when.timestamp()  # compares times with and without a time zone


def standing(records: Iterable[Record]) -> Iterator[Stepped]:
    """The steps that were not taken back. Raises `KnownError` where that makes no sense."""
    steps: list[Stepped] = []
    for record in records:
        match record:
            case Stepped():
                steps.append(record)
            case Retracted() if steps:
                steps.pop()
            case Hinted():
                pass
            case Retracted() | Opened():
                raise KnownError(NOT_A_MATCH)
            case _:
                assert_never(record)
    return iter(steps)


def _account(played: Played, ruleset_of: Callable[[Opened], Ruleset]) -> Account:
    head, *rest = played.records or [Retracted()]
    if not isinstance(head, Opened):
        raise KnownError(NOT_A_MATCH)
    ruleset = ruleset_of(head)
    course = Course(head.seats, ruleset.rules.faces)
    for step in standing(rest):
        course.take(step)
    taken = course.taken
    return Account(
        when=played.when,
        hints=played.hints or any(isinstance(record, Hinted) for record in rest),
        game_form=_game_form(ruleset),
        house_rules=ruleset.changed,
        can_bust=isinstance(ruleset.rules, BankingRules),
        names=course.names,
        taken=taken,
        finals=course.finals,
        players=frozenset(course.threw | set(taken) | {final.who for final in course.finals}),
        fallen=(course.fallen(to_computers=False), course.fallen(to_computers=True)),
    )


def _game_form(ruleset: Ruleset) -> GameForm:
    game, form = ruleset.game, ruleset.form
    return GameForm(game.id, form.id, game.name, form.name if len(game.forms) > 1 else None)


class _Rulesets:
    """Reads each rule text once, however many matches were played by it."""

    def __init__(self) -> None:
        self._games: dict[str, Definition] = {}
        self._rulesets: dict[tuple[str, str, tuple[tuple[str, str], ...]], Ruleset] = {}

    def of(self, head: Opened) -> Ruleset:
        key = (head.rule_text, head.form, head.house_rules)
        if key not in self._rulesets:
            if head.rule_text not in self._games:
                self._games[head.rule_text] = parse(head.rule_text, "the match")
            game = self._games[head.rule_text]
            self._rulesets[key] = game.ruleset(head.form, **dict(head.house_rules))
        return self._rulesets[key]
