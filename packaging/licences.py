#!/usr/bin/env python3
"""Lays the texts of all licences into a program that is ready to be packed.

python packaging/licences.py FOLDER [SITE_PACKAGES]

FOLDER is what PyInstaller has made. SITE_PACKAGES is where the libraries in it were installed; as a
rule they are those of the Python that runs this. Every installer packs FOLDER, and takes the texts
along; Kubik's own About window finds them there. Texts that wheels carry are taken from them, those
of Debian's libraries from Debian; `packaging/licences/` has the others.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from system_libraries import Refusal, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "packaging" / "licences"
INSIDE = Path("_internal") / "kubik" / "licences"
"""Beside the package, where `kubik.libraries` looks."""

LIBRARIES = ("numpy", "pyyaml", "miniaudio", "cffi", "typing_extensions", "pyinstaller")
"""What is installed, beside Qt, whose wheels carry no texts; each is in the program in part."""
NAMED = ("LICEN", "COPYING", "NOTICE", "AUTHORS")
DOCUMENTS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
COMMON_NAME = re.compile(rf"{COMMON}/([A-Za-z0-9.-]*[A-Za-z0-9])")


def collect(program: Path, site: Path) -> Path:
    """Lay all texts into `program`; give the folder. Raises `Refusal` where one is missing."""
    if not (program / "_internal").is_dir():
        raise Refusal(f"{program} is no folder that PyInstaller has made.")
    target = program / INSIDE
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(TEXTS, target)
    shutil.copyfile(ROOT / "LICENSE", target / "Kubik.txt")
    for library in LIBRARIES:
        (target / f"{library}.txt").write_text(text_of(library, site), encoding="utf-8")
    if not list((program / "_internal").glob("libicu*")):
        (target / "ICU.txt").unlink()
    _of_the_system(program / "_internal", target / "system")
    for file in target.rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)
    return target


def text_of(library: str, site: Path) -> str:
    """Every text that a library's wheel carries about its licence, one after the other."""
    parts = []
    for info in site.glob(f"{library}-*.dist-info"):
        for file in sorted(info.rglob("*")):
            if file.is_file() and file.name.upper().startswith(NAMED):
                name = file.relative_to(info).as_posix().removeprefix("licenses/")
                text = file.read_text(encoding="utf-8", errors="replace").strip()
                parts.append(f"{name}\n{'=' * len(name)}\n\n{text}\n")
    if not parts:
        raise Refusal(f"{site} has no licence of {library}.")
    return "\n\n".join(parts)


def _of_the_system(internal: Path, target: Path) -> None:
    """What Debian says of its libraries that are in the program; nothing on another system."""
    libraries = [file.name for file in internal.glob("lib*.so*")]
    files = {package: DOCUMENTS / package / "copyright" for package in owners(libraries)}
    texts = {
        package: file.read_text(encoding="utf-8", errors="replace")
        for package, file in files.items()
        if file.is_file()
    }
    if not texts:
        return
    target.mkdir()
    for package, text in texts.items():
        (target / f"{package}.txt").write_text(text, encoding="utf-8")
    for name in common_licences(texts.values()):
        shutil.copyfile(COMMON / name, target / f"{name}.txt")


def owners(libraries: Sequence[str]) -> tuple[str, ...]:
    """The Debian packages, sorted, that have installed libraries of these names here."""
    if not libraries or not shutil.which("dpkg-query"):
        return ()
    patterns = [f"*/{name}" for name in libraries]
    asked = subprocess.run(  # its status only repeats that one was not found
        ["dpkg-query", "--search", *patterns],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    return packages(asked.stdout)


def packages(listing: str) -> tuple[str, ...]:
    """The names of packages in what dpkg-query lists, sorted: `libxcb1:amd64: /usr/lib/…`."""
    found = set()
    for line in listing.splitlines():
        before, separator, path = line.rpartition(": ")
        if (
            separator
            and not line.startswith("diversion ")
            and path.startswith(("/lib", "/usr/lib"))
        ):
            found |= {each.strip().split(":")[0] for each in before.split(",")}
    return tuple(sorted(found))


def common_licences(texts: Iterable[str]) -> tuple[str, ...]:
    """The texts, sorted, that Debian has once for all packages and these refer to."""
    named = {name for text in texts for name in COMMON_NAME.findall(text)}
    return tuple(sorted(name for name in named if (COMMON / name).is_file()))


def main(arguments: Sequence[str]) -> int:
    """Lay the texts into the program that is named."""
    if not 1 <= len(arguments) <= 2:  # noqa: PLR2004 - FOLDER and SITE_PACKAGES
        print(__doc__)
        return 2
    site = Path(arguments[1] if len(arguments) > 1 else sysconfig.get_path("purelib"))
    try:
        target = collect(Path(arguments[0]), site)
    except Refusal as refusal:
        say(str(refusal))
        return 1
    files = [file for file in target.rglob("*") if file.is_file()]
    say(f"licences: {len(files)} texts, {sum(file.stat().st_size for file in files) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
