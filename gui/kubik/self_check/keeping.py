"""The file of matches, in a temporary place: written, closed, opened again, and the same."""

import random
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from kubik.play.cup import FairCup, ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import seats
from kubik.play.simulation import random_action
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import MatchState
from kubik.self_check.checks import Check, Fault
from kubik.storage import preferences
from kubik.storage.opening import opened_safely

STEPS = 40
"""So many of each match are played; two of them are people whose names have every letter."""
NAMES = ("Őzike", "Гүлнара", "Жүсүп", "Große Schwester")


def checks(place: Path) -> Sequence[Check]:
    """The one check; the file lies in a folder of `place` with a name that is hard to write."""
    return (Check("database", partial(database, place / "Őzike Гүлнара" / "kubik.sqlite")),)


def database(path: Path) -> str:
    """A match of every game is kept and read back; the file is whole."""
    written = _written(path)
    opening = opened_safely(path, _now)
    try:
        if opening.notices or not opening.is_kept:
            raise Fault("; ".join(map(str, opening.notices)))
        kept = (*opening.database.unfinished(), *opening.database.finished())
        found = {each.id: opening.database.resume(each.id, ScriptedCup("")).state for each in kept}
        if found != written:
            raise Fault("the matches are read back otherwise than they were written")
        if preferences.read(opening.database).felt != "wine":
            raise Fault("a setting is not kept")
        records = sum(len(opening.database.records(each.id)) for each in kept)
    finally:
        opening.database.close()
    size = path.stat().st_size // 1000
    return (
        f"{len(kept)} matches with {records} records written, closed, read back, whole; "
        f"{size} kB; SQLite {sqlite3.sqlite_version}"
    )


def _written(path: Path) -> dict[int, MatchState]:
    """The position of each match by its id."""
    opening = opened_safely(path, _now)
    found: dict[int, MatchState] = {}
    try:
        preferences.change(opening.database, felt="wine")
        for game in map(shipped, shipped_ids()):
            journal = opening.database.begin()
            people = seats(NAMES[: game.seats[0]], *game.seats)
            match = Match(game.ruleset(), people, FairCup(), journal)
            source = random.Random(game.id)
            for _ in range(STEPS):
                if match.state.outcome is None:
                    match.submit(random_action(match.state, source))
            assert journal.id is not None
            found[journal.id] = match.state
    finally:
        opening.database.close()
    return found


def _now() -> datetime:
    return datetime.now(UTC)
