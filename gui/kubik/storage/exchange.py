"""A match as one small text file: to keep elsewhere, to carry to another computer, for a report.

The file begins with a head that people can read, and has one record a line (see
`kubik.storage.codec`):

    Kubik match, version 1
    uuid: 8b0c…
    opened: 2026-11-30T18:20:03.120+00:00
    changed: 2026-11-30T19:02:44.004+00:00
    game: zilch
    players: Anna, Béla
    records: 214
    checksum: …

    {"Opened":{…
"""

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from uuid import UUID

from kubik.errors import QT_TRANSLATE_NOOP, KnownError, Phrase, reason, shown
from kubik.play.cup import ScriptedCup
from kubik.play.match import BAD_STEP, Match
from kubik.play.records import Record
from kubik.play.seats import clean
from kubik.storage.codec import NOTHING, RECORD, TEXT
from kubik.storage.database import Database
from kubik.storage.journal import Row
from kubik.storage.saved import Saved, Status, moment, stamp

SUFFIX = ".kubik"
FIRST_LINE = "Kubik match, version 1"
FIRST_OF_DAMAGED = "Kubik match, damaged"
"""A file that begins so is for a report; it is never read in."""
HEAD = ("uuid", "opened", "changed", "game", "players", "records", "checksum")
LARGEST_FILE = 20_000_000
"""In bytes; the longest match that was ever simulated has a tenth of it."""

BAD_LINE = QT_TRANSLATE_NOOP(
    "KnownError", "{file}, line {line}: found {found}, expected {expected}."
)
BAD_RECORD = QT_TRANSLATE_NOOP("KnownError", "{file}, line {line}: {problem}")
# Each stands in the place of {found} or {expected} above.
OF_THIS_VERSION = QT_TRANSLATE_NOOP("KnownError", "a match that this Kubik can read")
EMPTY_LINE = QT_TRANSLATE_NOOP("KnownError", "an empty line")
UNIQUE_ID = QT_TRANSLATE_NOOP("KnownError", "a uuid")
MOMENT = QT_TRANSLATE_NOOP("KnownError", "a date and time in UTC")
NOT_UTF_8 = QT_TRANSLATE_NOOP("KnownError", "a byte that is not UTF-8")
TOO_LARGE = QT_TRANSLATE_NOOP("KnownError", "more than %Ln byte(s)")
FAR_SMALLER = QT_TRANSLATE_NOOP("KnownError", "a match, which is far smaller")
NO_FILE = QT_TRANSLATE_NOOP("KnownError", "{file} cannot be read ({reason}).")
NOT_WRITTEN = QT_TRANSLATE_NOOP("KnownError", "{file} cannot be written ({reason}).")
GONE_APART = QT_TRANSLATE_NOOP(
    "KnownError", "This match is here already and has gone on differently; nothing was changed."
)


@dataclass(frozen=True, slots=True)
class Carried:
    """What a file holds: who the match is, when it was played, its records, and what they say."""

    uuid: str
    opened: datetime
    changed: datetime
    records: tuple[Record, ...]
    match: Match


class Arrival(StrEnum):
    """What became of a match that was read in."""

    NEW = "new"
    KNOWN = "known"
    """It was here already, as far or farther."""
    LONGER = "longer"
    """It was here, but has gone on elsewhere, or was damaged here: now it is as in the file."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A match that is here now: its id, and whether it was before."""

    id: int
    arrival: Arrival


def exported(saved: Saved, records: Sequence[Record]) -> str:
    """The text of the file for a match."""
    lines = [RECORD.text(record) for record in records]
    above = [FIRST_LINE, *_head(saved, len(lines))]
    return "\n".join([*above, f"checksum: {_checksum(above, lines)}", "", *lines, ""])


def _head(saved: Saved, records: int) -> list[str]:
    head = {
        "uuid": saved.uuid,
        "opened": stamp(saved.opened),
        "changed": stamp(saved.changed),
        "game": saved.game,
        "players": ", ".join(clean(seat.name) for seat in saved.seats),
        "records": str(records),
    }
    return [f"{name}: {value}" for name, value in head.items()]


def carried(text: str, file: str) -> Carried:
    """What the text of a file holds; `file` names it in errors.

    Everything is looked at: the checksum, the head, every record and whether it follows from the
    rules. Raises `KnownError` with line, what was found and what was expected.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise _wrong(file, 1, lines[0], Phrase(OF_THIS_VERSION))
    head: dict[str, str] = {}
    for number, name in enumerate(HEAD, 2):
        line = lines[number - 1] if number <= len(lines) else ""
        if not line.startswith(f"{name}: "):
            raise _wrong(file, number, line, f"{name}: …")
        head[name] = line.removeprefix(f"{name}: ")
    place_of = {name: number for number, name in enumerate(HEAD, 2)}
    blank = len(HEAD) + 2
    if lines[blank - 1 : blank] != [""]:
        raise _wrong(file, blank, "".join(lines[blank - 1 : blank]), Phrase(EMPTY_LINE))
    body = lines[blank:]
    if body and not body[-1]:
        body.pop()
    if head["checksum"] != (right := _checksum(lines[: len(HEAD)], body)):
        raise _wrong(file, place_of["checksum"], head["checksum"], right)
    if head["records"] != str(len(body)):
        raise _wrong(file, place_of["records"], head["records"], str(len(body)))
    if not _is_uuid(head["uuid"]):
        raise _wrong(file, place_of["uuid"], head["uuid"], Phrase(UNIQUE_ID))
    for name in ("opened", "changed"):
        if stamp(moment(head[name])) != head[name]:
            raise _wrong(file, place_of[name], head[name], Phrase(MOMENT))
    records = _records(body, file, blank + 1)
    match = _match(records, file, blank + 1)
    for name, expected in (
        ("game", match.ruleset.game.id),
        ("players", ", ".join(seat.name for seat in match.seats)),
    ):
        if head[name] != expected:
            raise _wrong(file, place_of[name], head[name], expected)
    return Carried(head["uuid"], moment(head["opened"]), moment(head["changed"]), records, match)


def export_match(database: Database, match_id: int, path: Path) -> None:
    """Write a match to a file; what was there before is replaced at once or not at all.

    Raises `KnownError`.
    """
    _write(exported(database.saved(match_id), database.records(match_id)).encode(), path)


def export_damaged(database: Database, match_id: int, path: Path) -> None:
    """Write what there is of a damaged match to a file, every line as it stands.

    It is for a report, and refused by `import_match`. Raises `KnownError`.
    """
    saved, lines = database.saved(match_id), database.lines(match_id)
    text = "\n".join([FIRST_OF_DAMAGED, *_head(saved, saved.records), "", *lines, ""])
    _write(text.encode("utf-8", "surrogatepass"), path)


def _write(content: bytes, path: Path) -> None:
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise KnownError(NOT_WRITTEN, file=path.name, reason=reason(error)) from error


def import_match(database: Database, path: Path) -> Imported:
    """Keep the match of a file. Raises `KnownError`; then nothing has changed."""
    found = carried(_text(path), path.name)
    old = database.known(found.uuid)
    arrival = Arrival.NEW if old is None else _arrival(database, old, found)
    if old is not None and arrival is Arrival.KNOWN:
        database.restore(old.id)
        return Imported(old.id, arrival)
    row = Row(found.uuid, stamp(found.opened), stamp(found.changed))
    return Imported(database.add(row, found.records, found.match), arrival)


def _arrival(database: Database, old: Saved, found: Carried) -> Arrival:
    if old.status is Status.DAMAGED:
        return Arrival.LONGER
    records = database.records(old.id)
    shorter = min(len(records), len(found.records))
    if records[:shorter] != found.records[:shorter]:
        raise KnownError(GONE_APART)
    return Arrival.KNOWN if shorter == len(found.records) else Arrival.LONGER


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise KnownError(NO_FILE, file=path.name, reason=reason(error)) from error
    if len(content) > LARGEST_FILE:
        found = Phrase(TOO_LARGE, n=LARGEST_FILE)
        raise _wrong(path.name, 1, found, Phrase(FAR_SMALLER))
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise _wrong(path.name, line, Phrase(NOT_UTF_8), Phrase(TEXT)) from error


def _records(lines: Sequence[str], file: str, first: int) -> tuple[Record, ...]:
    records = []
    for number, line in enumerate(lines, first):
        try:
            records.append(RECORD.value(line))
        except KnownError as error:
            raise KnownError(BAD_RECORD, file=file, line=number, problem=error) from error
    return tuple(records)


def _match(records: Sequence[Record], file: str, first: int) -> Match:
    """The match that the records lead to; a mistake is given the line of its record."""
    try:
        return Match.resumed(records, ScriptedCup(""))
    except KnownError as error:
        line = first + int(str(error.values["number"])) if error.text == BAD_STEP else first
        raise KnownError(BAD_RECORD, file=file, line=line, problem=error) from error


def _is_uuid(text: str) -> bool:
    try:
        return str(UUID(text)) == text
    except ValueError:
        return False


def _checksum(head: Sequence[str], lines: Sequence[str]) -> str:
    """Over the lines above the checksum, and those of the records."""
    content = "\n".join([*head, *lines])
    return hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()


def _wrong(file: str, line: int, found: str | Phrase, expected: str | Phrase) -> KnownError:
    if isinstance(found, str):
        found = shown(found) or Phrase(NOTHING)
    return KnownError(BAD_LINE, file=file, line=line, found=found, expected=expected)
