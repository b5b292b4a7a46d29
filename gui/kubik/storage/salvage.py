"""Gets out of a damaged file whatever SQLite can still read."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.records import Opened
from kubik.storage import schema
from kubik.storage.codec import RECORD
from kubik.storage.faults import transaction
from kubik.storage.journal import Row, insert
from kubik.storage.saved import Clock, Status, checksum, stamp
from kubik.storage.standing import Standing

MOST_MATCHES = 100_000
"""Ids above it are not believed: trying all below them would take for ever."""

EVIDENCE = b'{"Opened":{"game":'
"""How the records of every match begin."""
PAGE = 4096
"""In bytes; what SQLite uses everywhere since 2016."""
LENGTH_AT = 28
"""Where the first page says how many pages there are (sqlite.org/fileformat.html, 1.3)."""

MATCH = (
    "id, uuid, game, form, house_rules, opened, changed, status, seats, points, records,"
    " checksum, forgotten"
)


def salvage(damaged: Path, into: sqlite3.Connection, now: Clock) -> tuple[int, int]:
    """Copy what can be read of the file `damaged`: how many matches are healthy, how many not.

    Of a damaged match the records that can be read are kept. `damaged` is written to, so that it
    must be a copy. Raises `KnownError` where `into` cannot be written.
    """
    if not _is_whole(damaged) and not _is_made_readable(damaged):
        return 0, 0
    old = schema.connected(damaged)
    try:
        with transaction(into):
            for table, columns in (("person", "id, name, used"), ("setting", "name, value")):
                for row in _readable(old, f"SELECT {columns} FROM {table}"):
                    marks = ", ".join("?" * len(row))
                    into.execute(
                        f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({marks})",
                        tuple(map(str, row)),
                    )
            healthy = [_copied(old, into, number, now) for number in _ids(old)]
    finally:
        old.close()
    return healthy.count(True), healthy.count(False)


def _is_whole(file: Path) -> bool:
    """Whether nothing is wrong with the file but that it cannot be written where it is."""
    connection = schema.connected(file)
    try:
        schema.migrate(connection)
        return schema.is_whole(connection)
    except (KnownError, sqlite3.Error, UnicodeDecodeError):
        return False
    finally:
        connection.close()


def _is_made_readable(damaged: Path) -> bool:
    """Put a fresh first page before the others; whether there is anything of ours in the file.

    The first page says where each table begins, which is the same in every file of one version, how
    long the file is, and how the tables were made: a file without it is lost, one with it is not.
    """
    content = bytearray(damaged.read_bytes())
    log = damaged.with_name(damaged.name + "-wal")
    if EVIDENCE not in content and not (log.exists() and EVIDENCE in log.read_bytes()):
        return False
    fresh = damaged.with_name("fresh")
    connection = schema.connected(fresh)
    schema.configure(connection)
    schema.migrate(connection)
    connection.close()
    page = fresh.read_bytes()[:PAGE]
    content[: len(page)] = page
    pages = -(-len(content) // PAGE)
    content[LENGTH_AT : LENGTH_AT + 4] = pages.to_bytes(4, "big")
    damaged.write_bytes(content)
    return True


def _ids(old: sqlite3.Connection) -> list[int]:
    """Every id that a match may have, in order."""
    found = set()
    for order in ("", "DESC"):  # from both ends: somewhere between them is the damage
        for question in (
            f"SELECT id FROM match ORDER BY id {order}",
            f"SELECT match FROM record ORDER BY match {order}, number {order}",
        ):
            for (number,) in _readable(old, question):
                if isinstance(number, int) and 0 < number <= MOST_MATCHES:
                    found.add(number)
    return list(range(1, max(found, default=0) + 1))


def _copied(
    old: sqlite3.Connection, into: sqlite3.Connection, number: int, now: Clock
) -> bool | None:
    """Copy one match. Whether it is healthy; None where there is nothing of it."""
    rows = list(_readable(old, f"SELECT {MATCH} FROM match WHERE id = ?", number))
    lines = [
        str(line)
        for (line,) in _readable(
            old, "SELECT line FROM record WHERE match = ? ORDER BY number", number
        )
    ]
    if not rows:
        return None if not lines else _copied_without_row(into, number, lines, stamp(now()))
    row: dict[str, object] = dict(zip(MATCH.split(", "), rows[0], strict=True))
    is_whole = (row["records"], row["checksum"]) == (len(lines), checksum(lines))
    if not is_whole:
        row["status"] = Status.DAMAGED
    _insert_as_it_is(into, row, lines)
    return bool(row["status"] != Status.DAMAGED)


def _copied_without_row(into: sqlite3.Connection, number: int, lines: list[str], when: str) -> bool:
    """Copy a match of which only the records are left; they tell all but its uuid and dates."""
    uuid = str(uuid4())
    try:
        records = [RECORD.value(line) for line in lines]
        standing = Standing.of(Match.resumed(records, ScriptedCup("")))
    except KnownError:
        row: dict[str, object] = dict.fromkeys(MATCH.split(", "), "")
        row |= {"id": number, "uuid": uuid, "opened": when, "changed": when, "forgotten": None}
        _insert_as_it_is(into, row | {"status": Status.DAMAGED}, lines)
        return False
    head = records[0]
    assert isinstance(head, Opened)
    insert(into, Row(uuid, when, when), lines, standing, head)
    return True


def _insert_as_it_is(into: sqlite3.Connection, row: dict[str, object], lines: list[str]) -> None:
    row = {name: "" if value is None else value for name, value in row.items()}
    row["forgotten"] = row["forgotten"] or None
    if into.execute("SELECT 1 FROM match WHERE uuid = ?", (row["uuid"],)).fetchone():
        row["uuid"] = str(uuid4())
    marks = ", ".join("?" * len(row))
    into.execute(f"INSERT INTO match ({MATCH}) VALUES ({marks})", tuple(row.values()))
    into.executemany(
        "INSERT INTO record (match, number, line) VALUES (?, ?, ?)",
        [(row["id"], number, line) for number, line in enumerate(lines)],
    )


def _readable(old: sqlite3.Connection, question: str, *values: int) -> Iterator[tuple[Any, ...]]:
    """The rows that come before the first damage."""
    try:
        yield from old.execute(question, values)
    except (sqlite3.Error, UnicodeDecodeError):
        return
