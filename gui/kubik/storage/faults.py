"""What may go wrong with a file, in sentences for a person."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from kubik import errors
from kubik.errors import QT_TRANSLATE_NOOP, KnownError, Phrase

NO_ROOM = QT_TRANSLATE_NOOP(
    "KnownError", "There is no room left on the disk: the last step was not done."
)
LOCKED = QT_TRANSLATE_NOOP(
    "KnownError", "Another program is using the file of the matches: the last step was not done."
)
READ_ONLY = QT_TRANSLATE_NOOP(
    "KnownError", "The file of the matches cannot be written: the last step was not done."
)
DISK_ERROR = QT_TRANSLATE_NOOP(
    "KnownError", "The disk reports an error ({reason}): the last step was not done."
)
GONE_ON_ELSEWHERE = QT_TRANSLATE_NOOP(
    "KnownError", "This match has gone on in another window: the last step was not done here."
)
UNREADABLE = QT_TRANSLATE_NOOP("KnownError", "The file of the matches cannot be read ({reason}).")

PRIMARY = 0xFF
"""The bits of SQLite's error code that say what kind of error it is."""

SENTENCES = {
    sqlite3.SQLITE_FULL: NO_ROOM,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CONSTRAINT: GONE_ON_ELSEWHERE,
}

REASONS = {
    sqlite3.SQLITE_FULL: errors.NO_ROOM,
    sqlite3.SQLITE_BUSY: errors.IN_USE,
    sqlite3.SQLITE_LOCKED: errors.IN_USE,
    sqlite3.SQLITE_READONLY: errors.UNWRITABLE,
    sqlite3.SQLITE_PERM: errors.NOT_ALLOWED,
}
"""What a person understands of the same, within another sentence."""


class Damaged(KnownError):
    """The file is not, or not whole, a file of Kubik's matches; it should be kept aside."""


def kind_of(error: sqlite3.Error) -> int:
    """SQLite's primary error code, 0 where Python found the mistake."""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY


def reason(error: KnownError | OSError | sqlite3.Error) -> object:
    """Why a file cannot be used, as a value of a sentence; a code where nobody could mend it."""
    match error:
        case KnownError():
            return error.values.get("reason", error)
        case OSError():
            return errors.reason(error)
        case _ if kind_of(error) in REASONS:
            return Phrase(REASONS[kind_of(error)])
        case _:
            return getattr(error, "sqlite_errorname", type(error).__name__)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do everything within, or nothing. Raises `KnownError` where the file cannot be written."""
    try:
        _clear(connection)
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        finally:
            _clear(connection)
    except sqlite3.Error as error:
        sentence = SENTENCES.get(kind_of(error), DISK_ERROR)
        raise KnownError(sentence, reason=reason(error)) from error


@contextmanager
def reading(connection: sqlite3.Connection) -> Iterator[None]:
    """Read what is in the file and nothing else. Raises `KnownError` where it cannot be read."""
    try:
        _clear(connection)
        yield
    except sqlite3.Error as error:
        raise KnownError(UNREADABLE, reason=reason(error)) from error


def _clear(connection: sqlite3.Connection) -> None:
    """Undo what was left half done; on a broken disk that may have failed, too, at the time."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
