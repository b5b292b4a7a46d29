"""Whether Qt can open a window here: it would end the program without a word that people know."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import (
    QLibraryInfo,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFontInfo, QGuiApplication

from kubik.errors import KnownError
from kubik.starting.reasons import LIBRARY, NO_FONT, NO_LIBRARY, NO_SCREEN, NO_WINDOW, QT

NAMED = re.compile(r'platform plugin "(\w+)"')


@contextmanager
def watched(refused: Callable[[KnownError], int]) -> Iterator[None]:
    """While Qt looks for a screen, call `refused` with why it finds none, and end the program."""
    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        said.append(text)
        if sys.stderr is not None:
            print(text, file=sys.stderr, flush=True)
        if kind is QtMsgType.QtFatalMsg:
            os._exit(refused(why_not("\n".join(said))))  # else Qt would abort here

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)


def why_not(said: str) -> KnownError:
    """Why there is no window, of what Qt has said: a screen, a library, or its own part for it."""
    if "could not connect to display" in said or "Failed to create wl_display" in said:
        return KnownError(NO_SCREEN)
    plugin = NAMED.search(said)
    missing = _missing_library(plugin[1]) if plugin else None
    if missing:
        return KnownError(NO_LIBRARY, library=missing)
    return KnownError(NO_WINDOW, reason=plugin[1] if plugin else QT)


def _missing_library(plugin: str) -> str | None:
    """The library that the plugin asks for and the system lacks; None where that is not why."""
    import ctypes  # noqa: PLC0415 - only a start that fails needs it

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    for file in sorted(folder.glob(f"*q{plugin}.*")):
        try:
            ctypes.CDLL(str(file))
        except OSError as error:
            found = LIBRARY.search(str(error))
            return found[1] if found else None
    return None


def require_font() -> None:
    """Raise `KnownError` where there is no font, and nothing could be read in a window.

    Qt goes on without one. To ask for all families takes 30 ms, for the one of all buttons none.
    """
    if not QFontInfo(QGuiApplication.font()).family():
        raise KnownError(NO_FONT)
