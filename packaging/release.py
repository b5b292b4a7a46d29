#!/usr/bin/env python3
"""Makes a release in one command, from a clean checkout on Debian 12, as root.

python3 packaging/release.py VERSION

It writes the version into the code, commits, runs the checks and the tests, builds everything,
tries what can be tried here, makes the page for the download, and sets the tag. Where one of
these fails, the commit is taken back and the checkout is as it was. Nothing leaves this machine:
in the end it says what to upload.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from download.page import page
from making import PEOPLE, ROOT, this_release
from system_libraries import Refusal, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

VERSION_FILE = Path("gui") / "kubik" / "__init__.py"
VERSION_LINE = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
NUMBERS = re.compile(r"(\d+)\.(\d+)\.(\d+)")


def main(arguments: Sequence[str]) -> int:
    """Make the release that the one argument names."""
    if len(arguments) != 1 or not NUMBERS.fullmatch(arguments[0]):
        print(__doc__)
        return 2
    try:
        make(arguments[0], ROOT, everything)
    except Refusal as refusal:
        say(str(refusal))
        return 1
    files = "\n".join(f"  {path.relative_to(ROOT)}" for path in sorted(PEOPLE.iterdir()))
    print(f"Upload these files into one folder:\n{files}\nand: git push --follow-tags")
    return 0


def make(version: str, root: Path, build: Callable[[Path], None]) -> None:
    """Commit and tag the version in the checkout `root`, if `build` can build that commit."""
    look_before(version, root)
    before = git(root, "rev-parse", "HEAD")
    if write_version(version, root):
        git(root, "commit", "--quiet", "--message", f"Release {version}", "--", str(VERSION_FILE))
    try:
        build(root)
        if git(root, "status", "--porcelain"):
            raise Refusal("the checks or the build have changed files of the checkout.")
    except (Refusal, KeyboardInterrupt):
        git(root, "reset", "--quiet", "--hard", before)
        raise
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Kubik {version}")


def look_before(version: str, root: Path) -> None:
    """Refuse what cannot become a release, before anything is touched."""
    if git(root, "status", "--porcelain"):
        raise Refusal("the checkout has changes that are not committed.")
    in_code = version_in(root)
    released = [tag[1:] for tag in git(root, "tag", "--list", "v*").split()]
    highest = max(released, key=numbers, default=None)
    if highest is not None and numbers(version) <= numbers(highest):
        raise Refusal(f"{version} is not higher than {highest}, which is released.")
    if numbers(version) < numbers(in_code):
        raise Refusal(f"{version} is lower than {in_code}, which the code says.")
    entry = changes(version, (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not entry:
        raise Refusal(f"CHANGELOG.md must begin with “## {version}” and what is new for players.")


def changes(version: str, changelog: str) -> tuple[str, ...]:
    """The points of the changelog's first entry, if it is the entry of this version."""
    first = re.search(r"^## (.+)\n((?:(?!## ).*\n?)*)", changelog, re.MULTILINE)
    if first is None or first[1].strip() != version:
        return ()
    return tuple(re.findall(r"^- (.+)$", first[2], re.MULTILINE))


def version_in(root: Path) -> str:
    """The version that the code says."""
    found = VERSION_LINE.search((root / VERSION_FILE).read_text(encoding="utf-8"))
    if found is None:
        raise Refusal(f"{VERSION_FILE} does not say the version.")
    return found[1]


def write_version(version: str, root: Path) -> bool:
    """Write the version where it has its one place; whether that changed anything."""
    file = root / VERSION_FILE
    before = file.read_text(encoding="utf-8")
    after = VERSION_LINE.sub(f'__version__ = "{version}"', before)
    file.write_text(after, encoding="utf-8")
    return after != before


def numbers(version: str) -> tuple[int, ...]:
    """By what versions are compared: 0.10.0 is higher than 0.9.1."""
    found = NUMBERS.match(version)
    return tuple(map(int, found.groups())) if found else ()


def git(root: Path, *arguments: str) -> str:
    """What git says."""
    done = subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Refusal(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def everything(root: Path) -> None:
    """Check, test, build and try; then the page, and checksums of all there is."""
    packaging = root / "packaging"
    shutil.rmtree(PEOPLE, ignore_errors=True)
    step(sys.executable, packaging / "launch.py", "--check")
    step(sys.executable, packaging / "launch.py", "--test")
    step(sys.executable, packaging / "build.py", "all")
    for trial in sorted(packaging.glob("*/try_*.*")):
        step(*((sys.executable, trial) if trial.suffix == ".py" else (trial,)))
    release = this_release()
    text = page(PEOPLE, release.version, release.date)
    (PEOPLE / "index.html").write_text(text, encoding="utf-8")
    step(sys.executable, packaging / "build.py", "sums")


def step(*command: str | Path) -> None:
    """Run one step, which speaks for itself."""
    words = [str(word) for word in command]
    say(" ".join(words))
    if subprocess.run(words, check=False, env={**os.environ, "LC_ALL": "C.UTF-8"}).returncode:
        raise Refusal(f"{Path(words[-1]).name} is not content: nothing is released.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
