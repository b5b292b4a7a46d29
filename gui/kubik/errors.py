"""What a person can act on: errors that say what was found, what was expected and where."""

import errno
from collections.abc import Mapping

from typing_extensions import override


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark `text` for the translators and return it unchanged; it is looked up when it is shown."""
    del context
    return text


class Phrase:
    """Some words within the sentence of a `KnownError`, one of its values: `an empty line`.

    They are marked and looked up as the sentence is, and may have places of their own.
    """

    def __init__(self, text: str, **values: object) -> None:
        self.text = text
        self.values = values

    @override
    def __str__(self) -> str:
        return _in_english(self.text, self.values)


class KnownError(Exception):
    """A mistake that a person can understand and mend.

    `text` is the English sentence with `{named}` places, also the key under which translations are
    looked up; `values` fill the places. The value `n` is the count of a sentence with a counted
    noun, `at most %Ln player(s)`: it stands for `%Ln` and chooses the form. Words among the values
    are names and what stands in files; all others are a `Phrase`, or another `KnownError`. `str()`
    gives the English sentence.
    """

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values

    @override
    def __str__(self) -> str:
        return _in_english(self.text, self.values)


class RuleFileError(KnownError):
    """A mistake in a rule file: file, line, column (from 1), what was found and expected.

    Whoever writes rule files reads it in English, as their keys are: it is in no catalogue. The
    window says no more than where it is.
    """

    def __init__(self, source: str, line: int, column: int, found: str, expected: str) -> None:
        super().__init__(
            "{file}, line {line}, column {column}: found {found}, expected {expected}.",
            file=source,
            line=line,
            column=column,
            found=found,
            expected=expected,
        )


NO_FILE = QT_TRANSLATE_NOOP("KnownError", "there is no such file or folder")
NOT_ALLOWED = QT_TRANSLATE_NOOP("KnownError", "it is not allowed")
IS_FOLDER = QT_TRANSLATE_NOOP("KnownError", "it is a folder")
UNWRITABLE = QT_TRANSLATE_NOOP("KnownError", "nothing can be written there")
NO_ROOM = QT_TRANSLATE_NOOP("KnownError", "there is no room left")
IN_USE = QT_TRANSLATE_NOOP("KnownError", "another program is using it")
LONG_NAME = QT_TRANSLATE_NOOP("KnownError", "its name is too long")
BROKEN_DISK = QT_TRANSLATE_NOOP("KnownError", "the disk reports an error")

REASONS = {
    errno.ENOENT: NO_FILE,
    errno.ENOTDIR: NO_FILE,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EISDIR: IS_FOLDER,
    errno.EROFS: UNWRITABLE,
    errno.ENOSPC: NO_ROOM,
    errno.EBUSY: IN_USE,
    errno.ENAMETOOLONG: LONG_NAME,
    errno.EIO: BROKEN_DISK,
}
"""What the system's numbers of errors mean to a person; it gives its own words in English."""


def reason(error: OSError) -> Phrase | str:
    """Why something cannot be done with a file; a code, `EMFILE`, where nobody could mend it."""
    number = error.errno
    if number in REASONS:
        return Phrase(REASONS[number])
    return errno.errorcode.get(number or 0, type(error).__name__)


def shown(value: object, limit: int = 60) -> str:
    """`value` as an error message quotes it: on one line, never longer than `limit` characters."""
    text = value if isinstance(value, str) and "\n" not in value else repr(value)
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _in_english(text: str, values: Mapping[str, object]) -> str:
    if "n" in values:
        ending = "" if values["n"] == 1 else "s"
        text = text.replace("%Ln", "{n}").replace("(s)", ending)
    return text.format_map(values)
