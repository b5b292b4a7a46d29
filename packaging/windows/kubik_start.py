"""What Kubik.exe and kubik.exe begin with on Windows: what nobody could read, a box says."""

import io
import multiprocessing
import sys

from kubik.__main__ import run, wants_self_check, wants_words
from start import speak_to_the_terminal

ERROR, INFORMATION = 0x10, 0x40
"""The icons of a box, as Windows numbers them."""


def main() -> int:
    """Start Kubik; give the exit status."""
    # To multiprocessing, what is frozen has no python.exe: it starts Kubik.exe again, to think.
    sys.frozen = True  # type: ignore[attr-defined]
    multiprocessing.freeze_support()
    speak_to_the_terminal()
    arguments = sys.argv[1:]
    if sys.stdout is not None or not (wants_words(arguments) or wants_self_check(arguments)):
        return run()
    said = sys.stdout = sys.stderr = io.StringIO()
    status = run()
    show(said.getvalue(), ERROR if status else INFORMATION)
    return status


def show(text: str, icon: int) -> None:
    """Open a box and wait until it has been read."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "Kubik", icon)


if __name__ == "__main__":
    sys.exit(main())
