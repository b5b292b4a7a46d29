"""The Debian package of the frozen program."""

from __future__ import annotations

import hashlib
import shutil
from email.utils import formatdate
from typing import TYPE_CHECKING

import contents
from frozen import build_folder
from linux_tree import install_tree, packed, settle
from making import BUILD, PEOPLE, megabytes, run
from system_libraries import say

if TYPE_CHECKING:
    from pathlib import Path

    from making import Release

C_LIBRARY = "libc6 (>= {}.{})".format(*contents.NEWEST_C_LIBRARY)
DEPENDS = (
    C_LIBRARY,
    *sorted({*contents.FROM_THE_SYSTEM.values()} - {"libc6"}),
    "fontconfig",  # lists the fonts once for all, which else each person's first start does
    "fonts-dejavu-core | fonts-noto-core | fonts-liberation | fonts-freefont-ttf",
)
MAINTAINER = "Kubik contributors <kubik@example.org>"
RECOMMENDS = (*sorted({*contents.IF_THERE.values()}), "libasound2")


def build_deb(release: Release) -> Path:
    """The Debian package of the folder, which is built first."""
    folder = build_folder(release)
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    install_tree(folder, root, release)
    changelog = root / "usr/share/doc/kubik/changelog.gz"
    changelog.write_bytes(packed(changelog_text(release)))
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(control_text(release, installed_kilobytes(root)), encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text(md5sums(root), encoding="utf-8")
    settle(root, release)
    PEOPLE.mkdir(parents=True, exist_ok=True)
    package = PEOPLE / f"kubik_{release.version}_amd64.deb"
    run(
        *("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", root, package),
        release=release,
    )
    say(f"deb: {package.stat().st_size / 1e6:.1f} MB, installed {megabytes(root)} MB")
    return package


def control_text(release: Release, kilobytes: int) -> str:
    """What the package says of itself."""
    return f"""Package: kubik
Version: {release.version}
Section: games
Priority: optional
Architecture: amd64
Installed-Size: {kilobytes}
Depends: {", ".join(DEPENDS)}
Recommends: {", ".join(RECOMMENDS)}
Maintainer: {MAINTAINER}
Description: dice games for a family at one table
 Zilch, Zonk (Chicago and Detroit), Yacht and Dice 10,000 on one computer,
 with animated dice, every house rule of the kitchen table, and a score
 sheet that nobody has to add up. In English, Hungarian, German, Russian
 and Kyrgyz. No match is ever lost, and no network is needed.
"""


def changelog_text(release: Release) -> str:
    """A changelog in Debian's form, that says where to read what is new."""
    moment = formatdate(release.seconds)
    return f"""kubik ({release.version}) unstable; urgency=low

  * What players notice is told in NEWS.gz.

 -- {MAINTAINER}  {moment}
"""


def installed_kilobytes(root: Path) -> int:
    """What the files take, each rounded up to whole kilobytes, as Debian counts."""
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(-(-path.stat().st_size // 1024) for path in files)


def md5sums(root: Path) -> str:
    """A line for each file, by which `dpkg -V` finds damage."""
    lines = []
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.parent.name != "DEBIAN":
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {path.relative_to(root)}\n")
    return "".join(lines)
