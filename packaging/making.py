"""What every build shares: which release it is, where things are made, and how programs are run."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from launch import Environment, requirements
from system_libraries import Refusal

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PEOPLE = BUILD / "for-people"


@dataclass(frozen=True)
class Release:
    """Which version is built, and of which day: the same commit gives the same files."""

    version: str
    seconds: int
    """Since 1970: when the commit that is built was made."""

    @property
    def date(self) -> str:
        """Year, month and day."""
        return time.strftime("%Y-%m-%d", time.gmtime(self.seconds))


def this_release() -> Release:
    """The version in the code, and the time of the last commit (now, where there is none)."""
    text = (ROOT / "gui" / "kubik" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise Refusal("gui/kubik/__init__.py does not say the version.")
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return Release(found[1], int(asked.stdout or time.time()))


def run(*command: str | Path, release: Release, folder: Path = ROOT) -> None:
    """Run a program; what it says is shown only where it fails."""
    environ = {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(release.seconds),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-5000:])
        raise Refusal(f"{Path(str(command[0])).name} failed with status {done.returncode}.")


def environment() -> Environment:
    """The environment that builds: what Kubik needs, and the tools."""
    home = Environment(ROOT / ".venv-build")
    home.make_ready(requirements(ROOT / "pyproject.toml", "build"))
    return home


def megabytes(folder: Path) -> int:
    """What a folder takes on the disk, in MB."""
    sizes = [path.lstat() for path in folder.rglob("*")]
    return round(
        sum(size.st_blocks * 512 for size in sizes if not stat.S_ISDIR(size.st_mode)) / 1e6
    )
