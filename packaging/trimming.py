"""What makes the frozen program small: libraries cut down to the part of them that Kubik uses."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import icu_data
from making import BUILD, ROOT, run
from system_libraries import Refusal, say

if TYPE_CHECKING:
    from pathlib import Path

    from making import Release

LINEAR_ALGEBRA = ROOT / "packaging" / "linear_algebra" / "linear_algebra.c"
TOOLS = {"gcc": "gcc libc6-dev", "strip": "binutils"}
"""The programs that this needs, and Debian's packages of them."""


def trim(folder: Path, release: Release) -> None:
    """Make the frozen program in `folder` smaller by 90 MB that it never reads."""
    lacking = [packages for tool, packages in TOOLS.items() if shutil.which(tool) is None]
    if lacking:
        raise Refusal(f"To build the folder: apt-get install {' '.join(lacking)}")
    before = _size(folder)
    replace_linear_algebra(folder, release)
    cut_languages(folder, release)
    strip(folder, release)
    say(f"folder: {(before - _size(folder)) / 1e6:.0f} MB of libraries left out")


def replace_linear_algebra(folder: Path, release: Release) -> None:
    """Compile Kubik's own small linear algebra in the place of OpenBLAS."""
    for library in _libraries(folder, "libscipy_openblas*"):
        run(
            *("gcc", "-std=c11", "-O3", "-fPIC", "-shared", "-fvisibility=hidden", "-s"),
            *(f"-Wl,-soname,{library.name}", "-Wl,--build-id=none", "-o", library, LINEAR_ALGEBRA),
            release=release,
        )
    for library in (*_libraries(folder, "libgfortran*"), *_libraries(folder, "libquadmath*")):
        library.unlink()
    _drop_dead_links(folder)


def cut_languages(folder: Path, release: Release) -> None:
    """Link ICU's data anew, without the languages that Kubik does not speak."""
    for library in _libraries(folder, "libicudata.so.*"):
        data = icu_data.parse(icu_data.in_library(library.read_bytes()))
        cut = BUILD / "work" / "icu.dat"
        cut.write_bytes(icu_data.written(data.kept()))
        version = re.sub(r".*\.so\.", "", library.name)
        assembly = cut.with_suffix(".s")
        assembly.write_text(_ASSEMBLY.format(name=f"icudt{version}_dat", file=cut))
        run(
            *("gcc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-Wl,--build-id=none"),
            *("-s", "-o", library, assembly),
            release=release,
        )


def strip(folder: Path, release: Release) -> None:
    """Take the names for debuggers out of what is not Qt's: Qt's libraries stay as they came."""
    libraries = [path for path in _libraries(folder, "*.so*") if "PySide6" not in path.parts]
    run("strip", "--strip-unneeded", *libraries, release=release)


_ASSEMBLY = """\
    .section .rodata
    .globl {name}
    .type {name}, @object
    .balign 16
{name}:
    .incbin "{file}"
    .size {name}, . - {name}
    .section .note.GNU-stack, "", @progbits
"""


def _libraries(folder: Path, pattern: str) -> list[Path]:
    return sorted(path for path in folder.rglob(pattern) if not path.is_symlink())


def _drop_dead_links(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())
