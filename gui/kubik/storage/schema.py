"""The tables of the file, version by version."""

import sqlite3
from pathlib import Path

from kubik.storage.faults import transaction

APPLICATION_ID = 0x4B75626B
"""`Kubk` in ASCII: by this a file is known as ours, also by `file(1)`."""

BUSY_TIMEOUT = 2.0
"""In seconds. Whoever else writes (a backup, a second start) is done long before that."""

# A step is one row; the rest of a match's row is what lists show without reading the steps, and
# a running CRC-32 of the lines, by which damage is noticed that SQLite does not see.
VERSION_1 = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    house_rules TEXT NOT NULL,  -- JSON
    opened TEXT NOT NULL,       -- ISO 8601, UTC
    changed TEXT NOT NULL,
    status TEXT NOT NULL,
    seats TEXT NOT NULL,        -- JSON, as they are now
    points TEXT NOT NULL,       -- JSON, one a seat
    records INTEGER NOT NULL,   -- how many there are
    checksum INTEGER NOT NULL,
    forgotten TEXT              -- when, or NULL
);
CREATE TABLE record (
    match INTEGER NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,    -- from 0: how the match was opened
    line TEXT NOT NULL,         -- JSON
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    used TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL         -- JSON
) WITHOUT ROWID;
"""

MIGRATIONS = (VERSION_1,)
"""Script n (from 0) leads from version n to version n + 1; none is ever changed."""

VERSION = len(MIGRATIONS)


def connected(path: Path | str) -> sqlite3.Connection:
    """A connection as ours all are; nothing is read or written as yet."""
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None)
    # A byte that is no text damages one line, not the reading of all others.
    connection.text_factory = lambda found: found.decode("utf-8", "replace")
    return connection


def configure(connection: sqlite3.Connection) -> None:
    """Let no step be lost by a power cut, and read nothing of what the file says as a program."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def version(connection: sqlite3.Connection) -> int:
    """The version of the tables, 0 where there are none."""
    return number(connection, "PRAGMA user_version")


def is_foreign(connection: sqlite3.Connection) -> bool:
    """Whether the file belongs to another program."""
    if number(connection, "PRAGMA application_id") == APPLICATION_ID:
        return False
    return number(connection, "SELECT count(*) FROM sqlite_master") > 0


def number(connection: sqlite3.Connection, question: str) -> int:
    """The one whole number that answers an SQL question."""
    return int(connection.execute(question).fetchone()[0])


def tables(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """The name of each table with the text that made it."""
    found = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    return frozenset((str(name), str(text)) for name, text in found)


def expected_tables() -> frozenset[tuple[str, str]]:
    """What `tables` gives for a file of the present version."""
    connection = connected(":memory:")
    migrate(connection)
    found = tables(connection)
    connection.close()
    return found


def is_whole(connection: sqlite3.Connection) -> bool:
    """Whether all tables are there as they were made, and SQLite finds no damage in them."""
    if not expected_tables() <= tables(connection):
        return False
    return connection.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables to the present version. Raises `KnownError`."""
    if version(connection) == VERSION:
        return
    with transaction(connection):
        for script in MIGRATIONS[version(connection) :]:
            for statement in script.split(";\n"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
