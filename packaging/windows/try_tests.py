#!/usr/bin/env python3
"""Runs the tests that need no window on the code and the Python that ship for Windows, under Wine.

python3 packaging/build.py windows
python3 packaging/windows/try_tests.py [ARGUMENT ...]     passed on to pytest

The folder that the installer carries gets a python.exe, pytest and hypothesis beside it; Kubik is
imported from there, compiled as it ships, and numpy with its small linear algebra.
"""

import shutil
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from launch import requirements
from making import BUILD, ROOT, environment, run, this_release
from system_libraries import Refusal, say
from windows import libraries
from windows.folder import FOLDER, LIBRARY, PYTHON, WHEELS
from windows.wine import HERE, MATHEMATICS, Wine, compiled

PLACE = BUILD / "windows" / "try-tests"
TESTS = (
    "tests/rules",
    "tests/play",
    "tests/storage",
    "tests/computer",
    "tests/test_cards.py",
    "tests/test_cli.py",
    "tests/test_odds_command.py",
    "tests/test_playthroughs.py",
)
LEFT_OUT = (
    # Windows finds no file of too long a name, does not say that a name is a folder's, and renames
    # nothing onto what is there; SQLite, another version, has another name for a folder.
    "tests/rules/test_definition.py::test_a_file_that_cannot_be_a_rule_file_is_refused",
    "tests/storage/test_exchange.py::test_a_file_is_replaced_at_once_or_not_at_all",
    "tests/storage/test_opening.py::test_a_folder_in_the_place_of_the_file_is_left_there",
    "tests/storage/test_opening.py::test_what_is_still_in_the_log_is_saved_too",
    # They look for the assets where a checkout has them.
    "tests/test_cli.py::test_check_accepts_the_shipped_files",
    "tests/test_cli.py::test_check_names_each_mistake_and_still_checks_the_rest",
    # They send a signal that Windows has not, and close a pipe as Wine does not understand.
    "tests/test_cli.py::test_ctrl_c_during_simulate_is_one_line",
    "tests/test_cli.py::test_a_reader_who_has_seen_enough_causes_no_complaint",
)
"""Tests that expect another system, or another place, and why."""

PATIENCE = 7200
"""In seconds."""

SETTINGS = """\
[pytest]
addopts = --import-mode=importlib -m "not slow" -p no:cacheprovider
markers = slow: takes more than a few seconds
filterwarnings = error
"""


def main(arguments: Sequence[str]) -> int:
    """Run them; the exit status is pytest's."""
    try:
        if not FOLDER.is_dir():
            raise Refusal("build it first: python3 packaging/build.py windows")
        wine = prepared()
    except Refusal as refusal:
        say(str(refusal))
        return 1
    python = PLACE / "Kubik" / "python.exe"
    options = ("-X", "utf8", "-m", "pytest", "-q", "-c", wine.path(PLACE / "pytest.ini"))
    without = [word for name in LEFT_OUT for word in ("--deselect", name)]
    wanted = ("--rootdir", wine.path(ROOT), *without, *(arguments or TESTS))
    ended = wine.run(python, *options, *wanted, patience=PATIENCE, folder=ROOT)
    wine.kill_all()
    print(ended.said)
    return 1 if ended.status is None else ended.status


def prepared() -> Wine:
    """A Windows without a screen, and the folder as a Python to run tests with."""
    release, home = this_release(), environment()
    shutil.rmtree(PLACE, ignore_errors=True)
    folder, site = PLACE / "Kubik", PLACE / "site"
    shutil.copytree(FOLDER, folder)
    wanted = requirements(ROOT / "pyproject.toml", "dev")
    tools = [line for line in wanted if line.startswith(("pytest>", "hypothesis>"))]
    run(
        *(home.python, "-m", "pip", "install", "--quiet", "--target", site),
        *("--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:"),
        *(*tools, "colorama"),  # which pytest wants on Windows
        release=release,
    )
    for wheel in WHEELS.glob("numpy-*.whl"):  # hypothesis wants a part of it
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if name.startswith("numpy/random/")]
            archive.extractall(folder / "app", names)
    compiled("-municode", "-o", folder / "python.exe", HERE / "python.c")
    wine = Wine(PLACE / "wine", display="")
    wine.install()
    wine.mend_numpy(folder, libraries.asked_of(FOLDER, MATHEMATICS.decode()))
    # Python's library as a whole comes last: pytest asks for parts that Kubik does not need.
    beside = (wine.path(path) for path in (ROOT / "tests", site, LIBRARY))
    places = (f"{PYTHON}.zip", "DLLs", "app", *beside)
    (folder / f"{PYTHON}._pth").write_text("\n".join(places), encoding="utf-8")
    (PLACE / "pytest.ini").write_text(SETTINGS, encoding="utf-8")
    return wine


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
