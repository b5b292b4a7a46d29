"""`python -m kubik`: the window, or with a command word the command line."""

import gc
import sys
from collections.abc import Sequence


def wants_words(arguments: list[str]) -> bool:
    """Whether the arguments ask for the command line; options of Qt are for the window."""
    if not arguments:
        return False
    first = arguments[0]
    return not first.startswith("-") or first in {"-h", "--help", "--version"}


def wants_self_check(arguments: list[str]) -> bool:
    """Whether the arguments ask what is there and works, which needs neither window nor words."""
    return arguments[:1] == ["--self-check"]


def run() -> int:
    """Start what the arguments ask for; give the exit status."""
    arguments = sys.argv[1:]
    if wants_words(arguments):
        from kubik import cli

        return cli.main(arguments)
    if wants_self_check(arguments):
        from kubik.self_check import command

        return command.main()
    gc.disable()  # until the window is there: what is loaded is no garbage, and to look costs 10 ms
    from kubik.starting.window import started

    return started(_window, arguments)


def _window(arguments: Sequence[str]) -> int:
    from kubik.app import main

    return main(arguments)


if __name__ == "__main__":
    sys.exit(run())
