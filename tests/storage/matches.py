"""Matches for the tests of storage: games, seats, and play by chance with every kind of step."""

import random
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match
from kubik.play.records import Journal
from kubik.play.seats import Seat
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules.ruleset import Ruleset
from kubik.rules.state import IllegalAction

GAMES = ("zilch", "zonk_chicago", "zonk_detroit", "dice10000", "yacht")
NAMES = ("Anna", "Béla", "Айгүл", "Дима", "Élise", "Jörg", "Ömer", "Zoë")
ANNA, BELA = Seat("Anna", "a-1"), Seat("Béla", "b-2")


class Ticking:
    """A clock that is one second later every time it is asked."""

    def __init__(self, start: datetime = datetime(2026, 11, 27, 18, 0, tzinfo=UTC)) -> None:
        self.time = start

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


def zilch(script: str, journal: Journal | None = None) -> Match:
    """A match of Anna and Béla with the dice of `script`."""
    return Match(shipped("zilch").ruleset(), (ANNA, BELA), ScriptedCup(script), journal)


def random_ruleset(game: str, source: random.Random) -> Ruleset:
    """Any form, and a third of the house rules set by chance."""
    definition = shipped(game)
    while True:
        choices = {
            rule.name: source.choice(rule.choices)
            for rule in definition.house_rules
            if source.random() < 0.3
        }
        if "target" in choices:
            choices["target"] = 2000
        try:
            return definition.ruleset(source.choice(definition.forms).id, **choices)
        except KnownError:  # house rules that contradict each other
            continue


def random_seats(ruleset: Ruleset, source: random.Random) -> tuple[Seat, ...]:
    fewest, most = ruleset.game.seats
    number = source.randint(max(fewest, 2), min(most, 4))
    return tuple(Seat(name, f"id of {name}") for name in source.sample(NAMES, number))


def one_more_step(match: Match, source: random.Random) -> None:
    """Something that people do: mostly play, now and then take back, do again, change seats."""
    chance = source.random()
    if chance < 0.15 and match.undoable:
        match.undo()
    elif chance < 0.25 and match.redoable:
        match.redo()
    elif chance < 0.32:
        try_new_seats(match, source)
    elif match.state.outcome is None:
        match.submit(random_action(match.state, source))


def try_new_seats(match: Match, source: random.Random) -> None:
    """Others sit down, some leave, the order changes, a name changes; where it is time for it."""
    now = list(match.seats)
    match source.randrange(4):
        case 0:
            source.shuffle(now)
        case 1:
            now.pop(source.randrange(len(now)))
        case 2:
            newcomers = [name for name in NAMES if all(seat.name != name for seat in now)]
            if newcomers:
                name = source.choice(newcomers)
                now.insert(source.randint(0, len(now)), Seat(name, f"id of {name}"))
        case _:
            place = source.randrange(len(now))
            now[place] = Seat(f"{now[place].name[:20]}*", now[place].person, language="hu")
    with suppress(IllegalAction, KnownError):  # not the time for it, or too few or too many
        match.change_seats(now)


def random_match(
    game: str, seed: str, steps: int, journal: Journal | None = None
) -> Iterator[Match]:
    """A match by chance, after each of so many steps."""
    source = random.Random(f"{game} {seed}")
    ruleset = random_ruleset(game, source)
    match = Match(
        ruleset, random_seats(ruleset, source), SeededCup(source.randrange(10**9)), journal
    )
    for _ in range(steps):
        one_more_step(match, source)
        yield match
