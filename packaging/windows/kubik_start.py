"""What Kubik.exe begins with on Windows: what nobody would see on standard error, a box says."""

import ctypes
import io
import multiprocessing
import sys
import traceback
from types import TracebackType

from kubik.__main__ import run, wants_self_check, wants_words

NOT_STARTED = {
    0x07: "Kubik kann nicht starten. Bitte neu installieren; deine Partien bleiben erhalten.",
    0x09: "Kubik cannot start. Please install Kubik again; your matches will be kept.",
    0x0E: "A Kubik nem tud elindulni. Telepítsd újra; a játszmáid megmaradnak.",
    0x19: "Kubik не может запуститься. Установите программу ещё раз; ваши партии сохранятся.",
    0x40: "Kubik ишке кире албай жатат. Аны кайра орнотуп коюңуз; оюндарыңыз сакталып калат.",
}
"""In each language, by the number that Windows gives it; `launcher.c` has the other sentences."""

ERROR, INFORMATION = 0x10, 0x40
"""The icons of a box, as Windows numbers them."""


def show(text: str, icon: int) -> None:
    """Open a box with `text` and wait until it has been read."""
    user = ctypes.CDLL("user32.dll")
    user.MessageBoxW(None, ctypes.c_wchar_p(text), ctypes.c_wchar_p("Kubik"), icon)


def not_started(kind: type[BaseException], error: BaseException, _: TracebackType | None) -> None:
    """Say in the person's language that Kubik cannot start, and in English why."""
    language = ctypes.CDLL("kernel32.dll").GetUserDefaultUILanguage() & 0x3FF
    reason = "".join(traceback.format_exception_only(kind, error)).strip()
    show(f"{NOT_STARTED.get(language, NOT_STARTED[0x09])}\n\n{reason}", ERROR)


def main() -> int:
    """Start Kubik; give the exit status."""
    # To multiprocessing, what is frozen has no python.exe: it starts Kubik.exe again, to think.
    sys.frozen = True  # type: ignore[attr-defined]
    multiprocessing.freeze_support()
    if sys.stderr is not None:  # there is a console: kubik.exe, or somebody reads what is said
        return run()
    sys.excepthook = not_started  # until the window has its own
    said = sys.stdout = sys.stderr = io.StringIO()
    status = run()
    is_asked = wants_words(sys.argv[1:]) or wants_self_check(sys.argv[1:])
    if is_asked and said.getvalue():
        show(said.getvalue(), ERROR if status else INFORMATION)
    return status


if __name__ == "__main__":
    sys.exit(main())
