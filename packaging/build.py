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

import gzip
import hashlib
import os
import re
import shutil
import stat
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from launch import Environment, requirements
from system_libraries import Refusal, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
STAGE, FROZEN, PEOPLE = BUILD / "stage", BUILD / "frozen" / "kubik", BUILD / "for-people"
LINUX = ROOT / "packaging" / "linux"
APP = "org.kubik.Kubik"
DEPENDS = (
    "libc6 (>= 2.35)",
    "libegl1",
    "libexpat1",
    "libfontconfig1",
    "libgl1",
    "libstdc++6",
    "libxcb1",
    "fonts-dejavu-core | fonts-noto-core | fonts-liberation | fonts-freefont-ttf",
)
RECOMMENDS = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libasound2")


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


def stage(home: Environment, release: Release) -> None:
    """What ships beside the code, with the catalogues compiled."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "assets", STAGE / "assets")
    shutil.copytree(ROOT / "translations", STAGE / "translations")
    for old in (STAGE / "translations").glob("*.qm"):
        old.unlink()
    script = ROOT / "packaging" / "catalogues" / "catalogues.py"
    run(home.python, script, "compile", STAGE / "translations", release=release)
    for source in (STAGE / "translations").glob("*.ts"):
        source.unlink()
    for only_for_translators in ("glossary.yaml", "rules/HOWTO.md"):
        (STAGE / "translations" / only_for_translators).unlink()
    shutil.rmtree(STAGE / "translations" / "words")


def build_folder(release: Release) -> Path:
    """The program in one folder."""
    home = environment()
    stage(home, release)
    shutil.rmtree(FROZEN.parent, ignore_errors=True)
    run(
        home.python,
        *("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", FROZEN.parent, "--workpath", BUILD / "work"),
        ROOT / "packaging" / "kubik.spec",
        release=release,
    )
    for library in FROZEN.glob("_internal/libpython3*.so*"):
        run("strip", "--strip-unneeded", library, release=release)
    say(f"folder: {megabytes(FROZEN)} MB in {FROZEN.relative_to(ROOT)}")
    return FROZEN


def build_wheel(release: Release) -> Path:
    """The wheel and the source archive. In them the catalogues are compiled on first use."""
    home = environment()
    PEOPLE.mkdir(parents=True, exist_ok=True)
    run(home.python, "-m", "build", "--outdir", PEOPLE, ROOT, release=release)
    return PEOPLE / f"kubik-{release.version}-py3-none-any.whl"


def build_deb(release: Release) -> Path:
    """The Debian package of the folder, which is built first."""
    folder = build_folder(release)
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    install_tree(folder, root, release)
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(control_text(release, installed_kilobytes(root)), encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text(md5sums(root), encoding="utf-8")
    settle(root, release)
    PEOPLE.mkdir(parents=True, exist_ok=True)
    package = PEOPLE / f"kubik_{release.version}_amd64.deb"
    run(
        *("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, package),
        release=release,
    )
    say(f"deb: {package.stat().st_size / 1e6:.1f} MB, installed {megabytes(root)} MB")
    return package


def build_windows(release: Release) -> Path:
    """The installer for Windows."""
    from windows.installer import build_setup

    return build_setup(release)


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
    (documents / "changelog.gz").write_bytes(packed(changes))


def filled(source: Path, release: Release) -> str:
    """The text of `source` with version and date."""
    text = source.read_text(encoding="utf-8")
    return text.replace("@VERSION@", release.version).replace("@DATE@", release.date)


def packed(text: str) -> bytes:
    """Compressed as Debian wants it: as small as can be, without a time."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


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
Maintainer: Kubik contributors <kubik@example.org>
Description: dice games for a family at one table
 Zilch, Zonk (Chicago and Detroit), Yacht and Dice 10,000 on one computer,
 with animated dice, every house rule of the kitchen table, and a score
 sheet that nobody has to add up. In English, Hungarian, German, Russian
 and Kyrgyz. No match is ever lost, and no network is needed.
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


def settle(root: Path, release: Release) -> None:
    """Give every file the rights and the time that do not depend on who builds."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        is_program = path.is_dir() or path == root / "usr/lib/kubik/kubik"
        path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (release.seconds, release.seconds))


def megabytes(folder: Path) -> int:
    """What a folder takes on the disk, in MB."""
    sizes = [path.lstat() for path in folder.rglob("*")]
    return round(
        sum(size.st_blocks * 512 for size in sizes if not stat.S_ISDIR(size.st_mode)) / 1e6
    )


def checksums() -> Path:
    """A file with the SHA-256 of everything that is for people."""
    target = PEOPLE / "SHA256SUMS"
    files = [path for path in sorted(PEOPLE.iterdir()) if path != target]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    target.write_text("".join(lines), encoding="utf-8")
    return target


TARGETS: dict[str, Callable[[Release], Path]] = {
    "folder": build_folder,
    "wheel": build_wheel,
    "deb": build_deb,
    "windows": build_windows,
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
