"""What Kubik.exe and kubik.exe begin with on Windows: what nobody could read, a box says."""

import io
import multiprocessing
import os
import sys
from contextlib import suppress

from kubik.__main__ import run, wants_self_check, wants_words
from kubik.resources import INSTALLED_IN
from start import speak_to_the_terminal

CODES = {"1031": "de", "1033": "en", "1038": "hu", "1049": "ru", "1088": "ky"}
"""Languages, by the numbers that Windows and its installers give them."""

ERROR, INFORMATION = 0x10, 0x40
"""The icons of a box, as Windows numbers them."""


def main() -> int:
    """Start Kubik; give the exit status."""
    # To multiprocessing, what is frozen has no python.exe: it starts Kubik.exe again, to think.
    sys.frozen = True  # type: ignore[attr-defined]
    multiprocessing.freeze_support()
    speak_to_the_terminal()
    hand_on_language()
    arguments = sys.argv[1:]
    if sys.stdout is not None or not (wants_words(arguments) or wants_self_check(arguments)):
        return run()
    said = sys.stdout = sys.stderr = io.StringIO()
    status = run()
    show(said.getvalue(), ERROR if status else INFORMATION)
    return status


def hand_on_language() -> None:
    """Begin in the language that was chosen in the installer, until one is chosen in Kubik."""
    if sys.platform == "win32":
        import winreg

        place = (winreg.HKEY_CURRENT_USER, "Software\\Kubik")
        with suppress(OSError), winreg.OpenKey(*place) as key:
            number, _ = winreg.QueryValueEx(key, "Language")
            os.environ.setdefault(INSTALLED_IN, CODES.get(str(number), ""))


def show(text: str, icon: int) -> None:
    """Open a box and wait until it has been read."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "Kubik", icon)


if __name__ == "__main__":
    sys.exit(main())
