"""The rpm of the frozen program, for Fedora and openSUSE: the files of the Debian package."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from frozen import build_folder
from linux_tree import LINUX, filled, install_tree, settle
from making import BUILD, PEOPLE, run
from system_libraries import Refusal, say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from making import Release


def build_rpm(release: Release) -> Path:
    """The package; the folder is built first.

    By rpmbuild, which Debian has, and not nfpm: it reads out of each library what that library
    needs, by names that Fedora and openSUSE share, and its xz makes 50 MB of what makes 61 there
    (in the same time of the processor).
    """
    if not shutil.which("rpmbuild"):
        raise Refusal("the rpm needs rpmbuild: apt-get install rpm")
    folder = build_folder(release)
    work, root = BUILD / "rpm", BUILD / "rpm" / "tree"
    shutil.rmtree(work, ignore_errors=True)
    install_tree(folder, root, release)
    shutil.rmtree(root / "usr/share/lintian")
    settle(root, release)
    recipe = work / "kubik.spec"
    recipe.write_text(filled(LINUX / "kubik.rpm-spec.in", release), encoding="utf-8")
    names = (path.name for path in root.rglob("*.so*"))
    run(
        *("rpmbuild", "-bb", "--quiet", "--define", f"_topdir {work}"),
        *("--define", f"tree {root}", "--define", f"brought {one_of(names)}"),
        recipe,
        release=release,
    )
    PEOPLE.mkdir(parents=True, exist_ok=True)
    made = work / "RPMS" / "x86_64" / f"kubik-{release.version}-1.x86_64.rpm"
    package = made.replace(PEOPLE / made.name)
    say(f"rpm: {package.stat().st_size / 1e6:.1f} MB")
    return package


def one_of(names: Iterable[str]) -> str:
    """A regular expression for these names, as it must be written on rpmbuild's command line."""
    return "|".join(re.sub(r"([.+])", r"\\\\\1", name) for name in sorted(set(names)))
