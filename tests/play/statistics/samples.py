"""Matches for the tests of statistics: played by chance, or written down event by event."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cache

from kubik.errors import KnownError
from kubik.play.cup import SeededCup
from kubik.play.match import Match
from kubik.play.records import MemoryJournal, Opened, Record, Stepped
from kubik.play.seats import Seat
from kubik.play.simulation import random_action
from kubik.play.statistics import Account, Played, accounts
from kubik.rule_files import shipped, shipped_ids
from kubik.rules import actions as a
from kubik.rules.events import Event
from kubik.rules.ruleset import Definition, Ruleset
from kubik.rules.state import IllegalAction
from rules.table import game_with

NOON = datetime(2026, 3, 1, 12)
PEOPLE = tuple(
    Seat(name, person=f"person-{name}") for name in ("Anna", "Béla", "Гүлнара", "Jürgen")
)
ROBOTS = tuple(Seat(name, person=f"robot-{name}", level="hard") for name in ("Robi", "Maxi"))


def match(
    *steps: tuple[Event, ...] | Record,
    game: str = "zilch",
    form: str = "to_10000",
    rules: tuple[tuple[str, str], ...] = (),
    seats: Sequence[Seat] = PEOPLE[:2],
    when: datetime = NOON,
    hints: bool = False,
) -> Played:
    """A match whose steps are written down, as events or as whole records."""
    head = Opened(game, shipped(game).text, form, rules, tuple(seats))
    records = [step if not isinstance(step, tuple) else Stepped(a.Roll(), step) for step in steps]
    return Played(when, (head, *records), hints)


def told(*matches: Played) -> tuple[Account, ...]:
    """The matches in figures; all of them can be read."""
    found, unread = accounts(matches)
    assert unread == 0
    return found


@dataclass
class Watched:
    """A match played by chance, and the dice as its cup gave them: for people, for computers."""

    played: Played
    match: Match
    dice: dict[bool, list[int]] = field(default_factory=lambda: {False: [], True: []})


class _WatchedCup:
    """A seeded cup that writes down each die and whether a computer player threw it."""

    def __init__(self, seed: int) -> None:
        self._cup = SeededCup(seed)
        self.watched: Watched | None = None

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        thrown = self._cup.throw(dice, faces)
        assert self.watched is not None
        match = self.watched.match
        assert match.state.seat is not None
        self.watched.dice[match.seats[match.state.seat].level is not None] += thrown
        return thrown


@cache
def game(name: str) -> Definition:
    """A shipped game, read once."""
    return shipped(name)


@cache
def short_game() -> Definition:
    """A game of one round."""
    return game_with("zilch", "round_limit: 1")


def random_rules(source: random.Random) -> Ruleset:
    """Any game and form; in half of the cases some house rules. The target is near.

    One in eight ends after a round, so that there are ties and roll-offs.
    """
    if source.random() < 1 / 8:
        return short_game().ruleset(tie_break=source.choice(["roll_off", "shared"]))
    definition = game(source.choice(shipped_ids()))
    has_target = any(rule.name == "target" for rule in definition.house_rules)
    while True:
        choices: dict[str, object] = {"target": 2000} if has_target else {}
        if source.random() < 0.5:
            choices |= {
                rule.name: source.choice(rule.choices)
                for rule in definition.house_rules
                if rule.name != "target" and source.random() < 0.3
            }
        try:
            return definition.ruleset(source.choice(definition.forms).id, **choices)
        except KnownError:
            continue


def random_match(seed: int, most_steps: int = 600) -> Watched:
    """A match with decisions taken back and done again, and players who come, go and move.

    One of ten stops early.
    """
    source = random.Random(seed)
    ruleset = random_rules(source)
    fewest, most = ruleset.game.seats
    count = source.randint(max(fewest, 1), min(most, 4))
    seats = source.sample((*PEOPLE, *ROBOTS), count)
    journal, cup = MemoryJournal(), _WatchedCup(seed)
    playing = Match(ruleset, seats, cup, journal)
    when = NOON + timedelta(days=source.randint(0, 400), seconds=seed)
    cup.watched = Watched(Played(when, journal.records, source.random() < 0.2), playing)
    if source.random() < 0.1:
        most_steps = source.randint(0, 30)
    for _ in range(most_steps):
        if source.random() < 0.1 and playing.undoable is not None:
            playing.undo()
            if source.random() < 0.5:
                playing.redo()
        if source.random() < 0.02:
            _sit_otherwise(playing, source)
        if playing.state.outcome is not None:
            if source.random() < 0.8 or playing.undoable is None:
                break
            playing.undo()
        if playing.state.outcome is not None:
            continue  # only a new name was taken back
        playing.submit(random_action(playing.state, source))
    return cup.watched


def _sit_otherwise(playing: Match, source: random.Random) -> None:
    seats = list(playing.seats)
    place = source.randrange(len(seats))
    match source.randrange(5):
        case 0:
            del seats[place]
        case 1:
            others = {seat.person for seat in seats}
            seats += [seat for seat in PEOPLE if seat.person not in others][:1]
        case 2:
            source.shuffle(seats)
        case 3:
            seats[place] = replace(
                seats[place], name=f"{seats[place].name[:20]}{source.random()}"[:28]
            )
        case _:
            level = None if seats[place].level else "easy"
            seats[place] = replace(seats[place], level=level)
    try:
        playing.change_seats(seats)
    except (IllegalAction, KnownError):
        return  # not the time for it
