"""Why the window may not open, for the person in front of the computer."""

import re

from kubik.errors import QT_TRANSLATE_NOOP, KnownError

NO_SCREEN = QT_TRANSLATE_NOOP(
    "KnownError", "Kubik finds no screen to open its window on. Start it from a desktop."
)
NO_LIBRARY = QT_TRANSLATE_NOOP(
    "KnownError",
    "Kubik cannot start: this computer lacks {library}. Whoever looks after it can install that.",
)
NO_FONT = QT_TRANSLATE_NOOP(
    "KnownError",
    "Kubik cannot start: this computer has no font. Whoever looks after it can install one.",
)
NO_WINDOW = QT_TRANSLATE_NOOP("KnownError", "Kubik cannot open its window ({reason}).")
MISTAKE = QT_TRANSLATE_NOOP(
    "KnownError",
    "Kubik cannot start because of a mistake in it ({reason}). To install it anew may help.",
)

QT = "Qt"
"""Named where nothing more is known."""

LIBRARY = re.compile(r"(\S+): cannot open shared object file|DLL load failed while importing (\w+)")
"""What systems say of a library that is not there."""


def unloadable(error: ImportError) -> KnownError:
    """Why a part of Kubik, or of what it is built on, cannot be loaded."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        return KnownError(NO_LIBRARY, library=error.name)
    found = LIBRARY.search(str(error))
    if found is None:
        return KnownError(NO_WINDOW, reason=error.name or QT)
    return KnownError(NO_LIBRARY, library=found[1] or found[2])


def unforeseen(error: BaseException) -> KnownError:
    """What is said of a mistake of the program: its name; the rest of it is on standard error."""
    return KnownError(MISTAKE, reason=type(error).__name__)
