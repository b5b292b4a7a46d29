"""The installer for Windows, setup.exe, made on Linux by NSIS out of the program's folder."""

import os
import shutil
from pathlib import Path

from making import BUILD, PEOPLE, ROOT, Release, environment, run
from system_libraries import System, say
from windows.folder import HERE, build_program, four_numbers

TOOLS = ("nsis", "gcc-mingw-w64-x86-64", "libpython3.11-stdlib")
"""Debian's packages that it takes to make it."""


def build_setup(release: Release) -> Path:
    """The installer; the folder it carries is made first."""
    _look_for_tools()
    folder = build_program(release)
    shutil.copyfile(ROOT / "assets" / "icons" / "kubik.ico", folder / "kubik.ico")
    PEOPLE.mkdir(parents=True, exist_ok=True)
    setup = PEOPLE / f"kubik-{release.version}-windows-x64-setup.exe"
    pack(folder, setup, release)
    say(f"windows: {setup.stat().st_size / 1e6:.1f} MB, installed {installed_megabytes(folder)} MB")
    return setup


def pack(folder: Path, setup: Path, release: Release, *options: str) -> None:
    """Make the installer `setup` of a folder; `options` are further ones of makensis."""
    picture = BUILD / "windows" / "side.bmp"
    run(environment().python, HERE / "side_picture.py", picture, release=release)
    for path in (picture, folder, *folder.rglob("*")):  # NSIS keeps the times of files
        os.utime(path, (release.seconds, release.seconds))
    defined = {
        "VERSION": release.version,
        "FOUR": four_numbers(release.version),
        "FOLDER": folder,
        "PICTURE": picture,
        "SETUP": setup,
    }
    run(
        *("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options),
        *(f"-D{name}={value}" for name, value in defined.items()),
        HERE / "kubik.nsi",
        release=release,
    )


def _look_for_tools() -> None:
    programs = ("makensis", "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres")
    if not all(shutil.which(program) for program in programs):
        System.here().install(TOOLS, reason="what makes the installer for Windows is missing")


def installed_megabytes(folder: Path) -> int:
    """What a folder takes on a disk of Windows, in MB: whole blocks of 4,096 bytes."""
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    return round(sum(-(-size // 4096) * 4096 for size in sizes) / 1e6)
