"""What the frozen program begins with."""

import io
import os
import sys


def help_another() -> None:
    """Do what another Kubik has started this one for, if it has, and end."""
    command = sys.argv[sys.argv.index("-c") + 1] if "-c" in sys.argv[:-1] else ""
    if command.startswith("from multiprocessing.resource_tracker import main"):
        exec(command)
        os._exit(0)  # it has closed its output, which an orderly end would write to
    if "--multiprocessing-fork" in sys.argv:
        from multiprocessing import spawn

        spawn.freeze_support()  # the process that thinks; this does not come back


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
    del __file__  # else a helper looks for it, and it exists only inside of the program
    help_another()
    from kubik.__main__ import run

    speak_to_the_terminal()
    sys.exit(run())
