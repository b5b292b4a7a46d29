"""What lists show of a match that is kept, and of the people who play."""

import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, TypeVar

from kubik.errors import KnownError
from kubik.play.seats import Seat
from kubik.storage.codec import Codec

T = TypeVar("T")

Clock = Callable[[], datetime]
"""Gives the present moment, with its time zone."""

BEFORE_ALL = datetime(1970, 1, 1, tzinfo=UTC)


class Status(StrEnum):
    """What has become of a match."""

    OPEN = "open"
    """It can be gone on with."""
    ENDED = "ended"
    CLOSED = "closed"
    """The players have left it as it stands."""
    DAMAGED = "damaged"
    """It cannot be read; its records are kept for a report."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that is kept: what a list shows of it. `id` is good for this file only.

    `points` has a number for each of `seats`. `records` counts all records, the head included.
    Where the match is damaged any part may be missing.
    """

    id: int
    uuid: str
    game: str
    form: str
    house_rules: tuple[tuple[str, str], ...]
    seats: tuple[Seat, ...]
    points: tuple[int, ...]
    opened: datetime
    changed: datetime
    status: Status
    records: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays; known by `id`, whatever the name. `used` is when last seated."""

    id: str
    name: str
    used: datetime


HOUSE_RULES: Codec[tuple[tuple[str, str], ...]] = Codec(tuple[tuple[str, str], ...])
SEATS: Codec[tuple[Seat, ...]] = Codec(tuple[Seat, ...])
POINTS: Codec[tuple[int, ...]] = Codec(tuple[int, ...])

COLUMNS = (
    "id, uuid, game, form, house_rules, seats, points, opened, changed, status, records, checksum"
)
"""What `saved` reads, in its order."""


def saved(row: tuple[Any, ...]) -> Saved:
    """A row of the table; what cannot be read in it is left empty, for the list must be shown."""
    match_id, uuid, game, form, rules, seats, points, opened, changed, status, records, _ = row
    return Saved(
        id=match_id,
        uuid=str(uuid),
        game=str(game),
        form=str(form),
        house_rules=_or_nothing(HOUSE_RULES, rules),
        seats=_or_nothing(SEATS, seats),
        points=_or_nothing(POINTS, points),
        opened=moment(opened),
        changed=moment(changed),
        status=Status(status) if status in set(Status) else Status.DAMAGED,
        records=records if isinstance(records, int) else 0,
    )


def _or_nothing(codec: Codec[tuple[T, ...]], text: object) -> tuple[T, ...]:
    try:
        return codec.value(str(text))
    except KnownError:
        return ()


def moment(text: object) -> datetime:
    """The moment that is written as `stamp` writes it; long ago where it cannot be read."""
    try:
        found = datetime.fromisoformat(str(text))
        return found.astimezone(UTC) if found.tzinfo else BEFORE_ALL
    except (ValueError, OverflowError):
        return BEFORE_ALL


def stamp(when: datetime) -> str:
    """A moment as it is kept: ISO 8601 in UTC, so that later is greater."""
    return when.astimezone(UTC).isoformat(timespec="milliseconds")


def checksum(lines: Iterable[str], before: int = 0) -> int:
    """The running CRC-32 of records' lines; `before` is that of the ones before them."""
    for line in lines:
        before = zlib.crc32(line.encode() + b"\n", before)
    return before
