"""Writes a match down, step by step."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from uuid import uuid4

from kubik.errors import KnownError
from kubik.play.records import Opened, Record
from kubik.play.seats import Seat
from kubik.storage.codec import RECORD
from kubik.storage.faults import GONE_ON_ELSEWHERE, transaction
from kubik.storage.saved import HOUSE_RULES, POINTS, SEATS, Clock, Status, checksum, stamp
from kubik.storage.standing import Standing


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match has been written: the id of its row, the records, their checksum."""

    id: int
    records: int
    checksum: int
    standing: Standing


class MatchJournal:
    """The journal of one match in the file (see `kubik.play.records.Journal`).

    A record is safe when `append` returns, and not there at all when it raises; then the match can
    go on as if nothing had been asked, and append again.
    """

    def __init__(self, connection: sqlite3.Connection, now: Clock) -> None:
        """Write to `connection`; the match is there once its head has been appended."""
        self._connection = connection
        self._now = now
        self._progress: Progress | None = None

    def go_on_from(self, progress: Progress) -> None:
        """Append to the match that has been written so far."""
        self._progress = progress

    @property
    def id(self) -> int:
        """The id of the match. The caller has seen that its head is written."""
        assert self._progress is not None
        return self._progress.id

    def append(self, record: Record) -> None:
        """Make `record` durable. Raises `KnownError`: no room, disk error, file in use."""
        if isinstance(record, Opened):
            assert self._progress is None
            self._progress = self._open(record)
            return
        before = self._progress
        assert before is not None
        standing, line = before.standing.after(record), RECORD.text(record)
        after = Progress(before.id, before.records + 1, checksum([line], before.checksum), standing)
        with transaction(self._connection):
            self._connection.execute(
                "INSERT INTO record (match, number, line) VALUES (?, ?, ?)",
                (before.id, before.records, line),
            )
            changed = self._connection.execute(
                "UPDATE match SET changed = ?, status = ?, seats = ?, points = ?, records = ?,"
                " checksum = ? WHERE id = ? AND records = ? AND checksum = ?",
                (
                    stamp(self._now()),
                    standing.status,
                    SEATS.text(standing.seats),
                    POINTS.text(standing.points),
                    after.records,
                    after.checksum,
                    before.id,
                    before.records,
                    before.checksum,
                ),
            )
            if changed.rowcount != 1:
                raise KnownError(GONE_ON_ELSEWHERE)
            if standing.seats is not before.standing.seats:
                meet(self._connection, standing.seats, stamp(self._now()))
        self._progress = after

    def _open(self, head: Opened) -> Progress:
        standing, when = Standing.opened(head), stamp(self._now())
        with transaction(self._connection):
            return insert(
                self._connection, Row(str(uuid4()), when, when), [RECORD.text(head)], standing, head
            )


@dataclass(frozen=True, slots=True)
class Row:
    """Of a match's row what its records do not tell: the uuid, when it was opened and changed."""

    uuid: str
    opened: str
    changed: str
    status: Status | None = None
    """None for what the records say."""
    forgotten: str | None = None


def insert(
    connection: sqlite3.Connection,
    row: Row,
    lines: Sequence[str],
    standing: Standing,
    head: Opened,
) -> Progress:
    """Write a match and its records, within a transaction of the caller's."""
    sum_of_lines = checksum(lines)
    cursor = connection.execute(
        "INSERT INTO match (uuid, game, form, house_rules, seats, points, opened, changed, status,"
        " records, checksum, forgotten) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.uuid,
            head.game,
            head.form,
            HOUSE_RULES.text(head.house_rules),
            SEATS.text(standing.seats),
            POINTS.text(standing.points),
            row.opened,
            row.changed,
            row.status or standing.status,
            len(lines),
            sum_of_lines,
            row.forgotten,
        ),
    )
    match_id = cursor.lastrowid
    assert match_id is not None
    connection.executemany(
        "INSERT INTO record (match, number, line) VALUES (?, ?, ?)",
        ((match_id, number, line) for number, line in enumerate(lines)),
    )
    meet(connection, standing.seats, row.changed)
    return Progress(match_id, len(lines), sum_of_lines, standing)


def meet(connection: sqlite3.Connection, seats: Sequence[Seat], when: str) -> None:
    """Remember the people on these seats, within a transaction of the caller's."""
    connection.executemany(
        "INSERT INTO person (id, name, used) VALUES (?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET name = excluded.name, used = excluded.used WHERE used <= excluded.used",
        [(seat.person, seat.name, when) for seat in seats if seat.level is None],
    )
