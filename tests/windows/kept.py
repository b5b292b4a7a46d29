"""Matches of every kind in a file, for the windows that list them."""

from datetime import UTC, datetime, timedelta

from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.storage.database import Database

NOW = datetime(2026, 11, 27, 20, 30).astimezone()
"""A Friday evening, wherever the tests run."""
ANNA, BELA = Seat("Ágnes", "a-1"), Seat("Béla", "b-2")
BANKED = (a.Roll(), a.Keep((0, 1, 2)), a.Bank())


class Clock:
    """Shows the time that somebody has set."""

    def __init__(self) -> None:
        self.time = NOW

    def __call__(self) -> datetime:
        return self.time.astimezone(UTC)

    def back(self, **times: float) -> None:
        """Set the clock so long before `NOW`."""
        self.time = NOW - timedelta(**times)


def zilch(database: Database) -> Match:
    """Ágnes has banked 1,000 points: under way."""
    ruleset = shipped("zilch").ruleset(None, open_min=0)
    match = Match(ruleset, (ANNA, BELA), ScriptedCup("1 1 1 2 3 4"), database.begin())
    for action in BANKED:
        match.submit(action)
    return match


def yacht(database: Database) -> Match:
    """Five dice have fallen: under way."""
    ruleset = shipped("yacht").ruleset()
    match = Match(ruleset, (BELA, ANNA), ScriptedCup("5 5 5 2 2"), database.begin())
    match.submit(a.Roll())
    match.submit(a.Score("fives"))
    return match


def won(database: Database) -> Match:
    """Béla has won with one throw."""
    ruleset = shipped("dice10000").ruleset()
    match = Match(ruleset, (BELA, ANNA), ScriptedCup("2 2 2 2 2 2"), database.begin())
    match.submit(a.Roll())
    return match


def damage(database: Database, match_id: int) -> None:
    """Write over a record, as a failing disk may."""
    database._write("UPDATE record SET line = 'spoilt' WHERE match = ? AND number = 1", match_id)


def fill(database: Database, clock: Clock) -> None:
    """Matches 1 to 5: thrown away, damaged, put away, finished, and under way."""
    for days, begin in ((9, yacht), (8, zilch), (3, zilch), (1, won), (0, zilch)):
        clock.back(days=days)
        begin(database)
    clock.back()
    database.forget(1)
    damage(database, 2)
    assert database.check_unfinished() == 1
    database.end_early(3)
