"""Opens the window; whatever stands in the way becomes one sentence and status 1."""

import sys
from collections.abc import Callable, Sequence

from kubik.errors import KnownError
from kubik.starting.reasons import unforeseen, unloadable

CANNOT = 1
"""The exit status of a program that could not start."""


def started(program: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run the window program; give its exit status, or say why there is none.

    `program` loads what it needs when it is called, so that what cannot be loaded is said, too.
    """
    try:
        return program(arguments)
    except KnownError as error:
        return refused(error)
    except ImportError as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return refused(unloadable(error))
    except Exception as error:  # the crash handler of a program that is not there yet
        import traceback

        traceback.print_exc()
        return refused(unforeseen(error))


def refused(error: KnownError) -> int:
    """Say it where it can be seen, without Qt; give the exit status."""
    from kubik.starting.telling import tell
    from kubik.starting.words import wanted_words

    tell(wanted_words(error), str(error))
    return CANNOT
