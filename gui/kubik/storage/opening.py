"""Gets a database whatever the state of the file, and says what was done."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from kubik.errors import QT_TRANSLATE_NOOP, KnownError
from kubik.storage.database import IN_USE, NEWER, NOT_OURS, Database
from kubik.storage.faults import Damaged, reason
from kubik.storage.saved import Clock

BEGUN_ANEW = QT_TRANSLATE_NOOP("KnownError", "{file} was empty; a new one was begun.")
FOREIGN_ASIDE = QT_TRANSLATE_NOOP(
    "KnownError",
    "{file} was not a file of Kubik's matches; it is kept as {aside}, and a new one was begun.",
)
DAMAGED_ASIDE = QT_TRANSLATE_NOOP(
    "KnownError",
    "{file} was damaged and is kept as {aside}; matches saved: {saved}, damaged: {lost}.",
)
DAMAGED_STAYS = QT_TRANSLATE_NOOP(
    "KnownError",
    "{file} is damaged and could not be replaced ({reason}): matches are not kept this time.",
)
READ_ONLY_COPY = QT_TRANSLATE_NOOP(
    "KnownError",
    "{file} cannot be used ({reason}): its matches can be gone on with, but nothing is kept.",
)
NEWER_STAYS = QT_TRANSLATE_NOOP(
    "KnownError",
    "{file} was written by a newer Kubik and stays as it is: matches are not kept this time.",
)
IN_USE_ELSEWHERE = QT_TRANSLATE_NOOP(
    "KnownError", "{file} is used by another program: matches are not kept this time."
)
NOT_KEPT = QT_TRANSLATE_NOOP(
    "KnownError", "{file} cannot be opened ({reason}): matches are not kept this time."
)
DAMAGED_MATCHES = QT_TRANSLATE_NOOP(
    "KnownError",
    "Matches that cannot be read: {number}. They are listed as damaged, all others are whole.",
)


@dataclass(frozen=True, slots=True)
class Opening:
    """A database, what there is to say about it, and whether it is kept when the program ends."""

    database: Database
    notices: tuple[KnownError, ...]
    is_kept: bool = True


def opened_safely(path: Path, now: Clock) -> Opening:
    """The file at `path`, or the best that can be had instead of it; never an error.

    A damaged file is kept aside, and what can be read of it is copied to a new one. A file that
    cannot be written is read into memory. As a last resort there is an empty database in memory.
    """
    was_empty = _is_empty(path)
    try:
        _finish_replacing(path, now)
        database = Database.open(path, now)
    except Damaged as error:
        return _replaced(path, now, error)
    except (KnownError, OSError) as error:
        return _in_memory(path, now, error)
    notices = [KnownError(BEGUN_ANEW, file=path.name)] if was_empty else []
    return _looked_through(Opening(database, tuple(notices)))


def _looked_through(opening: Opening) -> Opening:
    """The same, with a word on matches that cannot be read."""
    try:
        number = opening.database.check_unfinished()
    except KnownError as error:
        return Opening(opening.database, (*opening.notices, error), opening.is_kept)
    if not number:
        return opening
    notice = KnownError(DAMAGED_MATCHES, number=number)
    return Opening(opening.database, (*opening.notices, notice), opening.is_kept)


def _is_empty(path: Path) -> bool:
    try:
        return path.stat().st_size == 0 and not _beside(path, "-wal").exists()
    except OSError:
        return False


def _in_memory(path: Path, now: Clock, error: KnownError | OSError) -> Opening:
    """What to play with where the file at `path` cannot be used but is not known to be damaged."""
    database, file = Database.in_memory(now), path.name
    match getattr(error, "text", ""):
        case text if text == NEWER:
            notice = KnownError(NEWER_STAYS, file=file)
        case text if text == IN_USE:
            notice = KnownError(IN_USE_ELSEWHERE, file=file)
        case _:
            sentence = READ_ONLY_COPY if _has_read(database, path) else NOT_KEPT
            notice = KnownError(sentence, file=file, reason=reason(error))
    return Opening(database, (notice,), is_kept=False)


def _has_read(database: Database, path: Path) -> bool:
    """Whether the matches of a file that cannot be moved or written are now in `database`."""
    if not path.is_file():
        return False
    try:
        with _copied(path) as copy:
            return any(database.take_over(copy))
    except (KnownError, OSError):
        return False


def _replaced(path: Path, now: Clock, error: Damaged) -> Opening:
    """Salvage what can be read, keep the damaged file aside, and go on with a new one."""
    fresh = _beside(path, ".new")
    try:
        with _copied(path) as copy:
            healthy, lost = _salvaged(copy, fresh, now)
        fresh.replace(_beside(path, ".saved"))
        aside = _finish_replacing(path, now)
        database = Database.open(path, now)
    except (KnownError, OSError) as trouble:
        memory = Database.in_memory(now)
        _has_read(memory, path)
        notice = KnownError(DAMAGED_STAYS, file=path.name, reason=reason(trouble))
        return Opening(memory, (notice,), is_kept=False)
    notice = (
        KnownError(FOREIGN_ASIDE, file=path.name, aside=aside)
        if error.text == NOT_OURS and not healthy and not lost
        else KnownError(DAMAGED_ASIDE, file=path.name, aside=aside, saved=healthy, lost=lost)
    )
    return Opening(database, (notice,))


def _salvaged(copy: Path, fresh: Path, now: Clock) -> tuple[int, int]:
    for leftover in (fresh, _beside(fresh, "-wal"), _beside(fresh, "-shm")):
        leftover.unlink(missing_ok=True)
    database = Database.open(fresh, now)
    try:
        return database.take_over(copy)
    finally:
        database.close()


def _finish_replacing(path: Path, now: Clock) -> str:
    """Put what was salvaged in the place of the damaged file; give the name of that one.

    The program may be killed after any line: the salvaged file is complete when it is called
    `.saved`, and what is left to do is done at the next start.
    """
    saved = _beside(path, ".saved")
    if not saved.exists():
        return ""
    aside = _free_name(path, now)
    for end in ("-wal", "-shm", ""):  # the file last: a log must never lie beside another file
        part = _beside(path, end)
        if part.exists():
            part.rename(_beside(aside, end))
    saved.rename(path)
    return aside.name


def _free_name(path: Path, now: Clock) -> Path:
    """A name with the date that no file has as yet."""
    number = 1
    while True:
        more = f" {number}" if number > 1 else ""
        name = f"{path.stem} (damaged {now():%Y-%m-%d}{more}){path.suffix}"
        aside = path.with_name(name)
        if not aside.exists():
            return aside
        number += 1


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


@contextmanager
def _copied(path: Path) -> Iterator[Path]:
    """A copy of the file and its log, for as long as it is needed. Raises `OSError`."""
    with TemporaryDirectory(prefix="kubik-", ignore_cleanup_errors=True) as folder:
        copy = Path(folder) / path.name
        for end in ("", "-wal"):
            if _beside(path, end).exists():
                shutil.copyfile(_beside(path, end), _beside(copy, end))
        yield copy
