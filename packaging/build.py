#!/usr/bin/env python3
"""Builds what people install. Run it on Debian 12 with nothing but Python 3.11 and its venv.

python3 packaging/build.py wheel      wheel and source archive, for pip and pipx
python3 packaging/build.py folder     the program in one folder, with all it needs (PyInstaller)
python3 packaging/build.py deb        Debian package, of that folder
python3 packaging/build.py windows    installer for Windows, put together of wheels (NSIS, mingw)
python3 packaging/build.py all        all of them, and their checksums

Everything is made in build/; what is for people lies in build/for-people/ in the end. The first
run makes an environment of its own and needs the network.
"""

from __future__ import annotations

import hashlib
import sys
import time
from typing import TYPE_CHECKING

from debian import build_deb
from frozen import build_folder
from making import PEOPLE, ROOT, Release, environment, run, this_release
from system_libraries import Refusal, say
from windows.installer import build_setup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


def build_wheel(release: Release) -> Path:
    """The wheel and the source archive. In them the catalogues are compiled on first use."""
    home = environment()
    PEOPLE.mkdir(parents=True, exist_ok=True)
    run(home.python, "-m", "build", "--outdir", PEOPLE, ROOT, release=release)
    return PEOPLE / f"kubik-{release.version}-py3-none-any.whl"


TARGETS: dict[str, Callable[[Release], Path]] = {
    "folder": build_folder,
    "wheel": build_wheel,
    "deb": build_deb,
    "windows": build_setup,
}


def main(arguments: Sequence[str]) -> int:
    """Build what the arguments name."""
    wanted = ["wheel", "deb", "windows"] if list(arguments) == ["all"] else list(arguments)
    if not wanted or not set(wanted) <= set(TARGETS):
        print(__doc__)
        return 2
    release, began = this_release(), time.monotonic()
    try:
        for name in wanted:
            TARGETS[name](release)
        if PEOPLE.is_dir():
            checksums()
    except Refusal as refusal:
        say(str(refusal))
        return 1
    say(f"built in {time.monotonic() - began:.0f} s")
    return 0


def checksums() -> Path:
    """A file with the SHA-256 of everything that is for people."""
    target = PEOPLE / "SHA256SUMS"
    files = [path for path in sorted(PEOPLE.iterdir()) if path != target]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    target.write_text("".join(lines), encoding="utf-8")
    return target


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
