"""What is looked at, and what is said of it."""

import sys
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass


class Fault(Exception):
    """Something that ought to be there is missing or does not work; the text says what."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing to look at. `look` gives what it found, in words, and raises where it is broken."""

    name: str
    look: Callable[[], str]


def passed(checks: Iterable[Check]) -> tuple[int, int]:
    """Print a line for each check; how many have passed, and how many have not."""
    good = bad = 0
    for check in checks:
        try:
            found = check.look()
        except Fault as fault:
            bad += 1
            say("FAULT", check.name, str(fault))
        except Exception as error:  # whatever is broken, the rest is looked at as well
            bad += 1
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.name}, line {place.lineno}"
            say("FAULT", check.name, f"{type(error).__name__}: {error} ({where})")
        else:
            good += 1
            say("ok", check.name, found)
    return good, bad


def say(verdict: str, name: str, found: str) -> None:
    """Print one line."""
    told(f"{verdict:5} {name:22} {found}")


def counted(n: int, thing: str) -> str:
    """So many things: `1 sound`, `15 sounds`."""
    return f"{n:,} {thing}" if n == 1 else f"{n:,} {thing}s"


def told(line: str) -> None:
    """Print a line at once, in whatever letters the terminal has."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), flush=True)
