"""A step that cannot be written has not happened, and the match goes on when it can be again."""

import os
import random
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.records import MemoryJournal, Opened, Record
from kubik.play.seats import Seat
from kubik.rules import actions as a
from kubik.storage import schema
from kubik.storage.database import Database
from kubik.storage.opening import opened_safely
from storage.matches import ANNA, BELA, GAMES, Ticking, one_more_step, random_match, zilch

THROW = "1 1 1 2 3 4"


class Failing(sqlite3.Connection):
    """A connection to a disk that fails at the n-th order from now, and may go on failing."""

    orders_left = -1
    """Negative: none fails."""
    is_broken_for_good = False

    def count_down(self) -> None:
        if self.orders_left == 0:
            if not self.is_broken_for_good:
                self.orders_left = -1
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
            raise error
        self.orders_left -= self.orders_left > 0

    @override
    def execute(self, *order: Any) -> sqlite3.Cursor:
        self.count_down()
        return super().execute(*order)

    @override
    def executemany(self, *order: Any) -> sqlite3.Cursor:
        self.count_down()
        return super().executemany(*order)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Failing]:
    connection = sqlite3.connect(tmp_path / "kubik.sqlite", factory=Failing, isolation_level=None)
    schema.configure(connection)
    schema.migrate(connection)
    yield connection
    connection.close()


def kept(database: Database) -> list[tuple[Record, ...]]:
    """The records of every match."""
    return [database.records(saved.id) for saved in database.unfinished()]


def mend(disk: Failing) -> None:
    disk.orders_left, disk.is_broken_for_good = -1, False


@pytest.mark.parametrize("is_broken_for_good", [False, True])
@pytest.mark.parametrize("order", range(4))  # begin, the record, the row, commit
def test_a_failure_at_any_write_of_a_step_leaves_nothing_of_it(
    disk: Failing, order: int, is_broken_for_good: bool
) -> None:
    database = Database(disk, Ticking())
    match = zilch(f"{THROW} | {THROW}", database.begin())
    told: list[object] = []
    match.listen(told.append)
    before, recorded = match.state, kept(database)
    disk.orders_left, disk.is_broken_for_good = order, is_broken_for_good
    with pytest.raises(KnownError, match=r"\(OperationalError\): the last step was not done"):
        match.submit(a.Roll())
    assert match.state is before
    assert told == []
    mend(disk)
    assert kept(Database(disk, Ticking())) == recorded
    match.submit(a.Roll())
    assert database.resume(1, ScriptedCup("")).state == match.state


@pytest.mark.parametrize("order", range(5))  # begin, the record, the row, the people, commit
def test_a_failure_at_any_write_of_new_seats_leaves_the_old_ones(disk: Failing, order: int) -> None:
    database = Database(disk, Ticking())
    match = zilch(THROW, database.begin())
    disk.orders_left = order
    with pytest.raises(KnownError, match="the last step was not done"):
        match.change_seats((BELA, Seat("Carla", "c-3")))
    assert match.seats == (ANNA, BELA)
    assert {person.name for person in database.persons()} == {"Anna", "Béla"}
    match.change_seats((BELA, Seat("Carla", "c-3")))
    assert database.resume(1, ScriptedCup("")).seats == match.seats


@pytest.mark.parametrize("order", range(5))
def test_a_failure_at_any_write_of_the_head_leaves_no_match(disk: Failing, order: int) -> None:
    database = Database(disk, Ticking())
    disk.orders_left = order
    with pytest.raises(KnownError, match="the last step was not done"):
        zilch("", database.begin())
    assert (database.unfinished(), database.persons()) == ((), ())
    zilch("", database.begin())
    assert len(database.unfinished()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_a_failing_disk_has_exactly_the_steps_that_were_done(
    disk: Failing, game: str
) -> None:
    database, source = Database(disk, Ticking()), random.Random(f"failing {game}")
    journal, failures = database.begin(), 0
    for match in random_match(game, "failing", 1, journal):
        for _ in range(80):
            disk.orders_left = source.randrange(12)
            try:
                one_more_step(match, source)
            except KnownError:
                failures += 1
            mend(disk)
            assert len(database.lines(journal.id)) >= 1
        again = database.resume(journal.id, ScriptedCup(""))
        assert (again.state, again.seats, again.steps) == (match.state, match.seats, match.steps)
    assert failures > 10


def play_until_full(match: Match) -> KnownError:
    """Why it does not go on."""
    source = random.Random(1)
    for _ in range(10_000):
        try:
            one_more_step(match, source)
        except KnownError as error:
            return error
    raise AssertionError("there is always room")


def test_a_full_file_says_that_there_is_no_room_and_the_match_goes_on_with_more(
    tmp_path: Path,
) -> None:
    database = Database.open(tmp_path / "kubik.sqlite", Ticking())
    journal = database.begin()
    [match] = random_match("zilch", "full", 1, journal)
    [pages] = database._connection.execute("PRAGMA page_count").fetchone()
    database._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    error = play_until_full(match)
    assert str(error) == "There is no room left on the disk: the last step was not done."
    state, steps = match.state, match.steps
    again = database.resume(journal.id, ScriptedCup(""))
    assert (again.state, again.steps) == (state, steps)
    database._connection.execute("PRAGMA max_page_count = 100000")
    one_more_step(match, random.Random(2))
    one_more_step(match, random.Random(3))
    assert database.resume(journal.id, ScriptedCup("")).steps == match.steps
    database.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of half a megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    if os.name != "posix" or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only the administrator may make a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_on_a_full_disk_a_step_is_not_done_and_can_be_done_once_there_is_room(
    small_disk: Path,
) -> None:
    database = Database.open(small_disk / "kubik.sqlite", Ticking())
    journal = database.begin()
    [match] = random_match("zonk_chicago", "small disk", 1, journal)
    ballast = small_disk / "holiday.mp4"
    fill(ballast)
    error = play_until_full(match)
    assert "the last step was not done." in str(error)
    steps = match.steps
    assert database.resume(journal.id, ScriptedCup("")).steps == steps
    ballast.unlink()
    source = random.Random(4)
    for _ in range(20):
        one_more_step(match, source)
    database.close()
    again = Database.open(small_disk / "kubik.sqlite", Ticking())
    assert again.resume(journal.id, ScriptedCup("")).steps == match.steps
    again.close()


def test_a_start_on_a_full_disk_still_shows_the_matches(small_disk: Path) -> None:
    path = small_disk / "kubik.sqlite"
    database = Database.open(path, Ticking())
    *_, match = random_match("zonk_chicago", "full at the start", 20, database.begin())
    database.close()
    fill(small_disk / "holiday.mp4")
    found = opened_safely(path, Ticking())
    assert len(found.notices) <= 1
    again = found.database.resume(1, ScriptedCup(""))
    assert again.steps == match.steps
    found.database.close()
    (small_disk / "holiday.mp4").unlink()
    found = opened_safely(path, Ticking())
    assert (found.notices, found.is_kept) == ((), True)
    assert found.database.resume(1, ScriptedCup("")).steps == match.steps
    found.database.close()


def fill(file: Path) -> None:
    """Take all the room that is left on the disk."""
    with file.open("wb", buffering=0) as ballast:
        try:
            while True:
                ballast.write(bytes(4096))
        except OSError:
            pass


def test_another_program_that_holds_the_file_stops_the_step_and_not_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY_TIMEOUT", 0.05)
    path = tmp_path / "kubik.sqlite"
    database = Database.open(path, Ticking())
    match = zilch(f"{THROW} | {THROW}", database.begin())
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(KnownError, match="Another program is using the file"):
        match.submit(a.Roll())
    other.execute("ROLLBACK")
    other.close()
    match.submit(a.Roll())
    assert len(database.records(1)) == 2
    database.close()


def test_the_journal_of_the_file_says_the_same_as_one_in_memory() -> None:
    database, memory = Database.in_memory(Ticking()), MemoryJournal()
    for journal in (database.begin(), memory):
        for _ in random_match("dice10000", "twice", 100, journal):
            pass
    assert list(database.records(1)) == memory.records
    assert isinstance(memory.records[0], Opened)
