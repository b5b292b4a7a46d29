"""Looks at one part of Kubik after the other, and gives the exit status."""

import os
import platform
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from kubik import __version__
from kubik.self_check.checks import Check, counted, passed, told

Group = tuple[str, Callable[[Path], Sequence[Check]]]
"""Its name, and what gives its checks; they may write in the folder they are given."""

WORKS, BROKEN = 0, 1
"""Exit statuses."""


def main(groups: Sequence[Group] | None = None) -> int:
    """Look at everything, print a line for each thing, and say whether all is well.

    No display is needed, and nothing is written but in a temporary folder, which goes in the end.
    """
    began = time.perf_counter()
    told(f"Kubik {__version__}, Python {platform.python_version()}, {platform.platform()}")
    good = bad = 0
    with TemporaryDirectory(prefix="kubik-self-check-", ignore_cleanup_errors=True) as folder:
        place = Path(folder).resolve()
        _keep_libraries_in(place)
        for name, group in GROUPS if groups is None else groups:
            try:
                checks = tuple(group(place))
            except Exception as error:  # what cannot even be loaded is the finding
                checks = (_unloadable(name, error),)
            more, faults = passed(checks)
            good, bad = good + more, bad + faults
    seconds = time.perf_counter() - began
    faults_said = counted(bad, "fault") if bad else "no fault"
    told(f"{counted(good + bad, 'thing')} looked at in {seconds:.1f} s: {faults_said}.")
    return BROKEN if bad else WORKS


def _keep_libraries_in(place: Path) -> None:
    """Let fontconfig, and the sound system where there is no session, write nowhere else."""
    os.environ["XDG_CACHE_HOME"] = str(place / "cache")
    if "XDG_RUNTIME_DIR" not in os.environ:
        os.environ["PULSE_RUNTIME_PATH"] = str(place / "pulse")


def _unloadable(name: str, error: Exception) -> Check:
    def look() -> str:
        raise error

    return Check(name, look)


# Each group is loaded by itself: what is missing for one of them is a line, and not the end.


def _assets(place: Path) -> Sequence[Check]:
    from kubik.self_check.assets import checks

    del place
    return checks()


def _words(place: Path) -> Sequence[Check]:
    from kubik.self_check.words import checks

    return checks(place)


def _thought(place: Path) -> Sequence[Check]:
    from kubik.self_check.thought import checks

    del place
    return checks()


def _keeping(place: Path) -> Sequence[Check]:
    from kubik.self_check.keeping import checks

    return checks(place)


def _machine(place: Path) -> Sequence[Check]:
    from kubik.self_check.machine import checks

    return checks(place)


GROUPS: tuple[Group, ...] = (
    ("files", _assets),
    ("languages", _words),
    ("odds", _thought),
    ("database", _keeping),
    ("window", _machine),
)
