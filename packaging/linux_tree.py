"""The program as it lies on a Linux system: what the Debian package and the rpm hold."""

from __future__ import annotations

import gzip
import os
import shutil
from typing import TYPE_CHECKING

from making import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from making import Release

APP = "org.kubik.Kubik"
LINUX = ROOT / "packaging" / "linux"


def install_tree(folder: Path, root: Path, release: Release) -> None:
    """Lay the program and what a Linux desktop wants of it out under `root`, as installed."""
    share, documents = root / "usr/share", root / "usr/share/doc/kubik"
    shutil.copytree(folder, root / "usr/lib/kubik", symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin/kubik").symlink_to("../lib/kubik/kubik")
    written = {
        share / "applications" / f"{APP}.desktop": LINUX / f"{APP}.desktop",
        share / "metainfo" / f"{APP}.metainfo.xml": LINUX / f"{APP}.metainfo.xml",
        documents / "copyright": LINUX / "copyright",
        share / "lintian/overrides/kubik": LINUX / "lintian-overrides",
    }
    for target, source in written.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(source, release), encoding="utf-8")
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        target = share / f"icons/hicolor/{size}x{size}/apps/{APP}.png"
        target.parent.mkdir(parents=True)
        shutil.copyfile(ROOT / "assets" / "icons" / f"kubik-{size}.png", target)
    manual = share / "man/man6/kubik.6.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(packed(filled(LINUX / "kubik.6.in", release)))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (documents / "NEWS.gz").write_bytes(packed(changes))


def filled(source: Path, release: Release) -> str:
    """The text of `source` with version and date."""
    text = source.read_text(encoding="utf-8")
    return text.replace("@VERSION@", release.version).replace("@DATE@", release.date)


def packed(text: str) -> bytes:
    """Compressed as Debian wants it: as small as can be, without a time."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def settle(root: Path, release: Release) -> None:
    """Give every file the rights and the time that do not depend on who builds."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        is_program = path.is_dir() or path == root / "usr/lib/kubik/kubik"
        path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (release.seconds, release.seconds))
