"""The file of all matches, of the people who play, and of the preferences.

One SQLite file holds them all, settings too: a backup is one file, a transaction covers a match and
who was met in it, and a fault is mended in one place. `kubik.storage.opening` gets a database
whatever the state of the file.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

from kubik.errors import QT_TRANSLATE_NOOP, KnownError
from kubik.play.match import Match
from kubik.play.records import Opened, Record
from kubik.play.seats import clean, name_problem
from kubik.rules.state import Cup
from kubik.storage import schema
from kubik.storage.codec import RECORD
from kubik.storage.faults import NO_ROOM, Damaged, kind_of, reading, reason, transaction
from kubik.storage.journal import MatchJournal, Progress, Row, insert
from kubik.storage.salvage import salvage
from kubik.storage.saved import (
    COLUMNS,
    Clock,
    Person,
    Saved,
    Status,
    checksum,
    moment,
    saved,
    stamp,
)
from kubik.storage.standing import Standing

NOT_OURS = QT_TRANSLATE_NOOP("KnownError", "{file} is not a file of Kubik's matches.")
HAS_DAMAGE = QT_TRANSLATE_NOOP("KnownError", "{file} is damaged.")
NEWER = QT_TRANSLATE_NOOP("KnownError", "{file} was written by a newer Kubik.")
CANNOT_OPEN = QT_TRANSLATE_NOOP("KnownError", "{file} cannot be opened ({reason}).")
IN_USE = QT_TRANSLATE_NOOP("KnownError", "{file} is used by another program.")
NO_MATCH = QT_TRANSLATE_NOOP("KnownError", "This match is not kept here any more.")
DAMAGED_MATCH = QT_TRANSLATE_NOOP(
    "KnownError", "This match is damaged; its records are kept for a report."
)

SIGNATURE = b"SQLite format 3\0"
SHORTEST = 512
"""In bytes: the smallest page, and a database has one at least."""


class Database:
    """The file, open for reading and writing; close it when the program ends."""

    def __init__(self, connection: sqlite3.Connection, now: Clock) -> None:
        """Use a connection whose tables are of the present version."""
        self._connection = connection
        self._now = now

    @classmethod
    def open(cls, path: Path, now: Clock) -> Self:
        """The file at `path`, made where there is none; `now` gives the time for what is written.

        Raises `Damaged` where the file is not a whole file of ours, `KnownError` where it cannot be
        read and written or is of a newer Kubik; the file is then as it was.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _look_at_beginning(path)
            connection = schema.connected(path)
        except (OSError, sqlite3.Error) as error:
            raise _known(error, path) from error
        try:
            _check(connection, path)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            connection.close()
            raise _known(error, path) from error
        except KnownError as error:
            connection.close()
            if isinstance(error.__cause__, sqlite3.Error):
                raise _known(error.__cause__, path) from error
            raise
        return cls(connection, now)

    @classmethod
    def in_memory(cls, now: Clock) -> Self:
        """An empty database that is gone when the program ends."""
        connection = schema.connected(":memory:")
        schema.configure(connection)
        schema.migrate(connection)
        return cls(connection, now)

    def close(self) -> None:
        """Let go of the file. Everything is in it already."""
        self._connection.close()

    # Matches

    def begin(self) -> MatchJournal:
        """A journal for a new match, which is kept as soon as its head is appended."""
        return MatchJournal(self._connection, self._now)

    def resume(self, match_id: int, cup: Cup) -> Match:
        """The match as it stands, every step decided anew; it goes on with `cup`, and is kept.

        Raises `KnownError` where it is damaged; from then on it is listed as such.
        """
        journal = self.begin()
        try:
            lines, known = self._lines(match_id)
            match = Match.resumed(map(RECORD.value, lines), cup, journal)
        except KnownError as error:
            self._mark_damaged(match_id, error)
            raise
        journal.go_on_from(Progress(match_id, len(lines), known, Standing.of(match)))
        return match

    def unfinished(self) -> tuple[Saved, ...]:
        """The matches that can be gone on with, the one played last first."""
        return self._listed("forgotten IS NULL AND status = 'open'")

    def finished(self) -> tuple[Saved, ...]:
        """The matches that are over or were left by their players, the last one first."""
        return self._listed("forgotten IS NULL AND status IN ('ended', 'closed')")

    def damaged(self) -> tuple[Saved, ...]:
        """The matches that cannot be read, the last one first."""
        return self._listed("forgotten IS NULL AND status NOT IN ('open', 'ended', 'closed')")

    def forgotten(self) -> tuple[Saved, ...]:
        """The matches that somebody has thrown away, the last one first."""
        return self._listed("forgotten IS NOT NULL")

    def saved(self, match_id: int) -> Saved:
        """What lists show of one match. Raises `KnownError` where there is none."""
        found = self._listed("id = ?", match_id)
        if not found:
            raise KnownError(NO_MATCH)
        return found[0]

    def known(self, uuid: str) -> Saved | None:
        """The match with this uuid, thrown away or not, or None."""
        found = self._listed("uuid = ?", uuid)
        return found[0] if found else None

    def head(self, match_id: int) -> Opened:
        """How a match was opened. Raises `KnownError` where that cannot be read."""
        rows = self._rows("SELECT line FROM record WHERE match = ? AND number = 0", match_id)
        head = RECORD.value(rows[0][0]) if rows else None
        if not isinstance(head, Opened):
            raise KnownError(DAMAGED_MATCH)
        return head

    def records(self, match_id: int) -> tuple[Record, ...]:
        """All records of a match, the head first. Raises `KnownError` where it is damaged."""
        lines, _ = self._lines(match_id)
        return tuple(map(RECORD.value, lines))

    def lines(self, match_id: int) -> tuple[str, ...]:
        """The records as they stand in the file, whole or not: for a report of damage."""
        rows = self._rows("SELECT line FROM record WHERE match = ? ORDER BY number", match_id)
        return tuple(str(line) for (line,) in rows)

    def last_line(self, match_id: int, mark: str) -> str | None:
        """The last record in which `mark` stands, as it is in the file; None where there is none.

        A list of many matches need not read all of each for it.
        """
        rows = self._rows(
            "SELECT line FROM record WHERE match = ? AND instr(line, ?) > 0"
            " ORDER BY number DESC LIMIT 1",
            match_id,
            mark,
        )
        return str(rows[0][0]) if rows else None

    def all_records(self) -> Iterator[tuple[Saved, tuple[Record, ...]]]:
        """Every match that can be read and is not thrown away, in the order of their opening.

        Nothing is decided anew: this is for counting what has happened.
        """
        matches = (*self.unfinished(), *self.finished())
        for match in sorted(matches, key=lambda match: (match.opened, match.id)):
            try:
                records = self.records(match.id)
            except KnownError:
                continue  # it is listed as damaged when it is opened
            yield match, records

    def forget(self, match_id: int) -> None:
        """Throw a match away; `restore` brings it back."""
        self._write("UPDATE match SET forgotten = ? WHERE id = ?", self._stamp(), match_id)

    def restore(self, match_id: int) -> None:
        """Bring back a match that was thrown away."""
        self._write("UPDATE match SET forgotten = NULL WHERE id = ?", match_id)

    def end_early(self, match_id: int) -> None:
        """Leave an open match as it stands: it is not offered any more, but counts as played."""
        self._write("UPDATE match SET status = 'closed' WHERE id = ? AND status = 'open'", match_id)

    def reopen(self, match_id: int) -> None:
        """Offer again a match that was left as it stood."""
        self._write("UPDATE match SET status = 'open' WHERE id = ? AND status = 'closed'", match_id)

    def add(self, row: Row, records: Sequence[Record], match: Match) -> int:
        """Keep a match that comes from elsewhere, and give its id. Raises `KnownError`.

        `match` is what `records` lead to. One of the same uuid is replaced.
        """
        head, *_ = records
        assert isinstance(head, Opened)
        lines = [RECORD.text(record) for record in records]
        with transaction(self._connection):
            old = self._connection.execute("SELECT id FROM match WHERE uuid = ?", (row.uuid,))
            for (match_id,) in old.fetchall():
                self._connection.execute("DELETE FROM record WHERE match = ?", (match_id,))
                self._connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
            return insert(self._connection, row, lines, Standing.of(match), head).id

    def check_unfinished(self) -> int:
        """Look through the matches that can be gone on with; give how many prove damaged."""
        found = 0
        for match in self.unfinished():
            try:
                self._lines(match.id)
            except KnownError as error:
                self._mark_damaged(match.id, error)
                found += 1
        return found

    def take_over(self, damaged: Path) -> tuple[int, int]:
        """Copy what can be read of another file: how many matches are healthy, how many not."""
        found = salvage(damaged, self._connection, self._now)
        self._rows("PRAGMA wal_checkpoint(TRUNCATE)")  # all of it in one file, to be moved
        return found

    # People

    def persons(self) -> tuple[Person, ...]:
        """Everybody who has played, the last ones first."""
        rows = self._rows("SELECT id, name, used FROM person ORDER BY used DESC, name")
        return tuple(Person(str(who), str(name), moment(used)) for who, name, used in rows)

    def person_called(self, name: str) -> str:
        """The id of the person of this name (small or capital letters), or one for somebody new."""
        wanted = clean(name).casefold()
        for person in self.persons():
            if clean(person.name).casefold() == wanted:
                return person.id
        return str(uuid4())

    def rename_person(self, person_id: str, name: str) -> None:
        """Call a person otherwise from now on. Raises `KnownError` where the name will not do."""
        others = [person.name for person in self.persons() if person.id != person_id]
        problem = name_problem([*others, name], len(others))
        if problem is not None:
            raise problem
        self._write("UPDATE person SET name = ? WHERE id = ?", clean(name), person_id)

    # Settings

    def settings(self) -> dict[str, str]:
        """What has been set, as JSON by name (see `kubik.storage.preferences`)."""
        rows = self._rows("SELECT name, value FROM setting")
        return {str(name): str(value) for name, value in rows}

    def set(self, settings: Mapping[str, str]) -> None:
        """Keep these settings, all or none."""
        with transaction(self._connection):
            self._connection.executemany(
                "INSERT INTO setting (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                settings.items(),
            )

    # SQL

    def _lines(self, match_id: int) -> tuple[tuple[str, ...], int]:
        """The records of a match, and the checksum that they have. Raises `KnownError`."""
        known = self._rows("SELECT records, checksum FROM match WHERE id = ?", match_id)
        if not known:
            raise KnownError(NO_MATCH)
        lines = self.lines(match_id)
        found = checksum(lines)
        if known != [(len(lines), found)]:
            raise KnownError(DAMAGED_MATCH)
        return lines, found

    def _mark_damaged(self, match_id: int, error: KnownError) -> None:
        if isinstance(error.__cause__, sqlite3.Error):
            return  # nothing is known of the match: the file could not be read just now
        self._write("UPDATE match SET status = ? WHERE id = ?", Status.DAMAGED, match_id)

    def _listed(self, which: str, *values: object) -> tuple[Saved, ...]:
        rows = self._rows(
            f"SELECT {COLUMNS} FROM match WHERE {which} ORDER BY changed DESC, id DESC", *values
        )
        return tuple(map(saved, rows))

    def _rows(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        with reading(self._connection):
            return self._connection.execute(question, values).fetchall()

    def _write(self, order: str, *values: object) -> None:
        with transaction(self._connection):
            self._connection.execute(order, values)

    def _stamp(self) -> str:
        return stamp(self._now())


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Whether the file is ours, whole, and can be written; its tables are brought up to date."""
    if schema.is_foreign(connection):
        raise Damaged(NOT_OURS, file=path.name)
    if schema.version(connection) > schema.VERSION:
        raise KnownError(NEWER, file=path.name)
    schema.configure(connection)
    schema.migrate(connection)
    if not schema.is_whole(connection):
        raise Damaged(HAS_DAMAGE, file=path.name)
    try:
        with transaction(connection):  # whether it can be written and is not locked
            connection.execute(f"PRAGMA user_version = {schema.VERSION}")
    except KnownError as error:
        if error.text != NO_ROOM:  # there may be room again later, and each step says so
            raise


def _look_at_beginning(path: Path) -> None:
    """Whether the file is a database or empty; SQLite itself writes over the shortest others."""
    if not path.is_file():
        return
    with path.open("rb") as file:
        beginning = file.read(SHORTEST)
    if beginning and not beginning.startswith(SIGNATURE):
        raise Damaged(NOT_OURS, file=path.name)
    if 0 < len(beginning) < SHORTEST:
        raise Damaged(HAS_DAMAGE, file=path.name)


def _known(error: OSError | sqlite3.Error | UnicodeDecodeError, path: Path) -> KnownError:
    """What went wrong with opening `path`, as a sentence."""
    file = path.name
    if isinstance(error, UnicodeDecodeError):  # SQLite quotes what should be the name of a table
        return Damaged(HAS_DAMAGE, file=file)
    if isinstance(error, sqlite3.Error):
        match kind_of(error):
            case sqlite3.SQLITE_NOTADB:
                return Damaged(NOT_OURS, file=file)
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_ERROR:  # the latter: a table is missing
                return Damaged(HAS_DAMAGE, file=file)
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                return KnownError(IN_USE, file=file)
            case _:
                pass
    return KnownError(CANNOT_OPEN, file=file, reason=reason(error))
