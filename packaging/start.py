"""What the frozen program begins with."""

import io
import multiprocessing
import sys

from kubik.__main__ import run


def speak_to_the_terminal() -> None:
    """On Windows, let what is printed be seen in the terminal that has started the program.

    Windows gives a program with windows none, and what goes to a file or a pipe old letters.
    """
    if sys.platform == "win32":
        import ctypes

        parent = -1
        if sys.stdout is None and ctypes.windll.kernel32.AttachConsole(parent):
            sys.stdout = sys.stderr = open("CONOUT$", "w", encoding="utf-8")  # noqa: PTH123, SIM115
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")


if __name__ == "__main__":
    multiprocessing.freeze_support()  # the process that thinks begins with this file, too
    speak_to_the_terminal()
    sys.exit(run())
