"""The program in one folder, with all it needs, which the installers for Linux carry."""

from __future__ import annotations

import shutil
from functools import cache
from typing import TYPE_CHECKING

import contents
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
    trim(FROZEN, release)
    contents.check(FROZEN)
    say(f"folder: {megabytes(FROZEN)} MB in {FROZEN.relative_to(ROOT)}")
    return FROZEN


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
