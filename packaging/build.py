#!/usr/bin/env python3
"""Builds what people install. Run it on Debian 12 with nothing but Python 3.11 and its venv.

python3 packaging/build.py wheel      wheel and source archive, for pip and pipx
python3 packaging/build.py folder     the program in one folder, with all it needs (PyInstaller)
python3 packaging/build.py deb        Debian package, of that folder
python3 packaging/build.py rpm        package for Fedora and openSUSE, of that folder
python3 packaging/build.py run        installer for any other Linux, of that folder
python3 packaging/build.py windows    installer for Windows, put together of wheels (NSIS, mingw)
python3 packaging/build.py dmg        disk image for macOS, on a Mac alone
python3 packaging/build.py sums       checksums of what is there, which every build writes, too
python3 packaging/build.py all        all of them but the image, and their checksums

Everything is made in build/; what is for people lies in build/for-people/ in the end. The first
run makes an environment of its own and needs the network.
"""

from __future__ import annotations

import hashlib
import sys
import time
from typing import TYPE_CHECKING

from debian import build_deb
from disk_image import build_dmg
from frozen import build_folder
from making import PEOPLE, ROOT, Release, environment, run, this_release
from rpm_package import build_rpm
from self_extracting import build_run
from system_libraries import Refusal, say
from windows.installer import build_setup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


def build_wheel(release: Release) -> Path:
    """The source archive, and the wheel that is built of it."""
    home = environment()
    PEOPLE.mkdir(parents=True, exist_ok=True)
    run(home.python, "-m", "build", "--no-isolation", "--outdir", PEOPLE, ROOT, release=release)
    return PEOPLE / f"kubik-{release.version}-py3-none-any.whl"


TARGETS: dict[str, Callable[[Release], Path]] = {
    "folder": build_folder,
    "wheel": build_wheel,
    "deb": build_deb,
    "rpm": build_rpm,
    "run": build_run,
    "windows": build_setup,
    "dmg": build_dmg,
}
ALONE = ("folder", "dmg")
"""Not asked for by `all`: other forms make the folder on their way, and the image needs a Mac."""


def main(arguments: Sequence[str]) -> int:
    """Build what the arguments name."""
    wanted = list(arguments)
    if wanted == ["all"]:
        wanted = [name for name in TARGETS if name not in ALONE]
    if not wanted or not set(wanted) <= {*TARGETS, "sums"}:
        print(__doc__)
        return 2
    release, began = this_release(), time.monotonic()
    try:
        for name in wanted:
            if name != "sums":
                TARGETS[name](release)
        checksums()
    except Refusal as refusal:
        say(str(refusal))
        return 1
    say(f"built in {time.monotonic() - began:.0f} s")
    return 0


def checksums() -> Path:
    """A file with the SHA-256 of everything that is for people."""
    PEOPLE.mkdir(parents=True, exist_ok=True)
    target = PEOPLE / "SHA256SUMS"
    files = [path for path in sorted(PEOPLE.iterdir()) if path != target]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    target.write_text("".join(lines), encoding="utf-8")
    return target


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
