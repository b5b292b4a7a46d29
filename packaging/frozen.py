"""The program in one folder, with all it needs, which the installers for Linux carry."""

from __future__ import annotations

import shutil
from functools import cache
from typing import TYPE_CHECKING

import contents
import licences
from making import BUILD, ROOT, environment, megabytes, run
from system_libraries import say
from trimming import trim

if TYPE_CHECKING:
    from pathlib import Path

    from launch import Environment
    from making import Release

STAGE, FROZEN = BUILD / "stage", BUILD / "frozen" / "kubik"


@cache
def build_folder(release: Release) -> Path:
    """The program in one folder, made once however many installers want it."""
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
    unpack_shiboken(home, release)
    trim(FROZEN, release)
    pyside = home.pyside()
    assert pyside is not None  # what froze the program
    licences.collect(FROZEN, pyside.parent)
    contents.check(FROZEN)
    say(f"folder: {megabytes(FROZEN)} MB in {FROZEN.relative_to(ROOT)}")
    return FROZEN


def unpack_shiboken(home: Environment, release: Release) -> None:
    """Lay out, compiled, the modules that shiboken else unpacks in memory at every start: 10 ms."""
    run(home.python, "-c", _UNPACK, FROZEN / "_internal", release=release)


# It unpacks beside itself, where it would find the modules from then on; so they are taken away.
_UNPACK = """
import compileall, os, pathlib, py_compile, shutil, sys
os.environ["SBK_EMBED"] = "0"
import shiboken6, PySide6.QtCore
unpacked = pathlib.Path(shiboken6.__file__).parent / "files.dir"
inside = pathlib.Path(sys.argv[1])
target = inside / "shiboken6" / "files.dir"
shutil.copytree(unpacked, target, ignore=shutil.ignore_patterns("__pycache__"))
shutil.rmtree(unpacked)
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
assert compileall.compile_dir(
    target, quiet=1, legacy=True, optimize=2, stripdir=inside, invalidation_mode=unchecked
)
for source in target.rglob("*.py"):
    source.unlink()
"""


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
