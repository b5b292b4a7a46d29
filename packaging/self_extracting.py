"""The installer for any other Linux: a shell script with the frozen program behind it."""

from __future__ import annotations

import hashlib
import io
import lzma
import os
import shutil
import tarfile
from typing import TYPE_CHECKING

from frozen import build_folder
from linux_tree import APP, LINUX, install_tree, settle
from making import BUILD, PEOPLE, megabytes
from system_libraries import say

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from making import Release

SCRIPTS = LINUX / "run"
ROOM = 20
"""MB more than the files take: folders, and the rounding of other disks."""


def build_run(release: Release) -> Path:
    """The installer; the folder is built first.

    A script of our own and not makeself's: that one unpacks to /tmp, which may be closed to
    programs, before a word of ours is heard, and copies everything from there a second time.
    """
    usr = BUILD / "run"
    shutil.rmtree(usr, ignore_errors=True)
    install_tree(build_folder(release), usr, release)
    settle(usr, release)
    root = usr / "usr/lib/kubik"
    (usr / "usr/share").replace(root / "share")
    shutil.rmtree(root / "share/lintian")
    (root / "share/doc/kubik").replace(root / "licences")
    (root / "share/doc").rmdir()
    PEOPLE.mkdir(parents=True, exist_ok=True)
    target = PEOPLE / f"kubik-{release.version}-linux-x86_64.run"
    target.write_bytes(installer(root, release))
    target.chmod(0o755)
    say(f"run: {target.stat().st_size / 1e6:.1f} MB, installed {megabytes(root)} MB")
    return target


def installer(root: Path, release: Release, effort: int = 9) -> bytes:
    """The whole installer of the program in `root`, to which the way to remove it is added.

    `root` holds `kubik`, and in `share` what goes into the person's own `~/.local/share`.
    `effort` is xz's, from 0 to 9.
    """
    entry = root / "share/applications" / f"{APP}.desktop"
    with entry.open("a", encoding="utf-8") as end:
        end.write((SCRIPTS / "actions.desktop").read_text(encoding="utf-8"))
    uninstaller = root / "uninstall"
    uninstaller.write_text(script("uninstall.sh", {}), encoding="utf-8")
    uninstaller.chmod(0o755)
    for changed in (entry, uninstaller):
        os.utime(changed, (release.seconds, release.seconds))
    # x86: jumps are written so that they repeat; it saves a twentieth of what is downloaded.
    filters = [{"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": effort}]
    packed = lzma.compress(archive(root), filters=filters)
    values = {
        "VERSION": release.version,
        "SIZE": str(len(packed)),
        "CHECKSUM": hashlib.sha256(packed).hexdigest(),
        "MEGABYTES": str(megabytes(root) + ROOM),
    }
    return script("install.sh", values).encode() + packed


def script(name: str, values: Mapping[str, str]) -> str:
    """One of the two scripts, with the sentences in front and its values filled in."""
    text = (SCRIPTS / name).read_text(encoding="utf-8")
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return "#!/bin/sh\n" + (SCRIPTS / "words.sh").read_text(encoding="utf-8") + "\n" + text


def archive(root: Path) -> bytes:
    """A tar of everything under `root` that does not tell who made it."""
    store = io.BytesIO()
    with tarfile.open(fileobj=store, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for path in sorted(root.rglob("*")):
            entry = tar.gettarinfo(path, str(path.relative_to(root)))
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            if entry.isreg():
                with path.open("rb") as content:
                    tar.addfile(entry, content)
            else:
                tar.addfile(entry)
    return store.getvalue()
