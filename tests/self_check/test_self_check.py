"""`kubik --self-check`: all is well here, and what is broken is said, one line a thing."""

import multiprocessing
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import NoReturn

import pytest

import kubik
from kubik import libraries, resources
from kubik.__main__ import wants_self_check, wants_words
from kubik.rule_files import shipped_ids
from kubik.scene.sounds import Sound
from kubik.self_check import assets, command, machine
from kubik.self_check.checks import Check, Fault, passed
from kubik.text.languages import LANGUAGES

GUI = Path(kubik.__file__).parent.parent
THINGS = 21


def tree(*folders: Path) -> dict[Path, tuple[int, int]]:
    """Every file with its size and time; Python's own leftovers do not count."""
    return {
        file: (file.stat().st_size, file.stat().st_mtime_ns)
        for folder in folders
        for file in folder.rglob("*")
        if file.is_file() and file.suffix != ".pyc"
    }


def test_all_is_well_without_a_display_and_nothing_is_left_behind(tmp_path: Path) -> None:
    home, temporary = tmp_path / "Őzike otthona", tmp_path / "tmp"
    for folder in (home, temporary):
        folder.mkdir()
    without = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_CACHE_HOME", "XDG_DATA_HOME")
    environ = {name: value for name, value in os.environ.items() if name not in without}
    environ |= {
        "HOME": str(home),
        "TMPDIR": str(temporary),
        "PYTHONPATH": str(GUI),
        "LC_ALL": "C.UTF-8",
    }
    program = (GUI, resources.folder("assets"), resources.folder("translations"))
    before = tree(*program)
    done = subprocess.run(
        [sys.executable, "-m", "kubik", "--self-check"],
        cwd=tmp_path,
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    *lines, last = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert last.startswith(f"{THINGS} things looked at")
    assert last.endswith("no fault.")
    assert [line for line in lines[1:] if not line.startswith("ok ")] == []
    assert {f"language {code}" for code in LANGUAGES} <= {line[6:28].strip() for line in lines}
    assert f"{len(Sound)} sounds" in done.stdout
    assert f"{len(shipped_ids())} rule files" in done.stdout
    assert list(home.rglob("*")) == list(temporary.rglob("*")) == []
    assert tree(*program) == before


def test_only_the_option_in_front_asks_for_it() -> None:
    assert wants_self_check(["--self-check"])
    assert not wants_self_check([])
    assert not wants_self_check(["-style", "--self-check"])
    assert not wants_words(["--self-check"])


def test_every_check_has_its_line_and_the_status_says_whether_all_is_well(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken() -> str:
        raise Fault("it is bent")

    def unforeseen() -> str:
        return {"knife": "sharp"}["spoon"]

    def unloadable(place: Path) -> tuple[Check, ...]:
        assert place.is_dir()
        raise ImportError("libEGL.so.1")

    well = Check("knife", lambda: "sharp")
    groups = (
        ("kitchen", lambda _place: (Check("fork", broken), Check("spoon", unforeseen), well)),
        ("cellar", unloadable),
    )
    assert command.main(groups) == command.BROKEN
    said = capsys.readouterr().out.splitlines()
    assert [line[:28].split() for line in said[1:-1]] == [
        ["FAULT", "fork"],
        ["FAULT", "spoon"],
        ["ok", "knife"],
        ["FAULT", "cellar"],
    ]
    assert said[1].endswith("it is bent")
    assert "KeyError: 'spoon'" in said[2]
    assert "ImportError: libEGL.so.1" in said[4]
    assert ": 3 faults." in said[-1]
    assert command.main((("kitchen", lambda _place: (well,)),)) == command.WORKS


def without_a_sound(place: Path) -> None:
    (place / "sounds" / "win.wav").unlink()


def with_a_sound_nobody_plays(place: Path) -> None:
    shutil.copyfile(place / "sounds" / "win.wav", place / "sounds" / "lose.wav")


def with_a_torn_table(place: Path) -> None:
    file = next((place / "tables").glob("*.race"))
    file.write_bytes(file.read_bytes()[:-100])


def with_torn_recordings(place: Path) -> None:
    file = place / "throws" / "recordings.bin"
    file.write_bytes(file.read_bytes()[:-100])


def with_a_wrong_icon(place: Path) -> None:
    shutil.copyfile(place / "icons" / "kubik-16.png", place / "icons" / "kubik-256.png")


def without_icons(place: Path) -> None:
    for file in (place / "icons").glob("*.png"):
        file.unlink()


def with_a_mistake_in_a_rule_file(place: Path) -> None:
    file = next((place / "games").glob("*.yaml"))
    file.write_text(file.read_text(encoding="utf-8") + "\nhorses: 7\n", encoding="utf-8")


def with_a_mistake_in_an_example(place: Path) -> None:
    next((place / "examples").glob("*.yaml")).write_text("id: [", encoding="utf-8")


def with_old_cards(place: Path) -> None:
    file = place / "games" / "cards.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"sum": ', '"sum": 1'))


def with_a_folder_too_many(place: Path) -> None:
    (place / "horses").mkdir()


@pytest.mark.parametrize(
    ("harm", "names"),
    [
        (without_a_sound, {"sounds"}),
        (with_a_sound_nobody_plays, {"sounds"}),
        (with_a_torn_table, {"tables"}),
        (with_torn_recordings, {"throws"}),
        (with_a_wrong_icon, {"icons"}),
        (without_icons, {"icons"}),
        (with_a_mistake_in_a_rule_file, {"games", "first page", "throws"}),
        (with_a_mistake_in_an_example, {"examples"}),
        (with_old_cards, {"first page"}),
        (with_a_folder_too_many, {"horses"}),
    ],
)
def test_what_is_broken_among_the_files_is_found_and_nothing_else_is(
    harm: Callable[[Path], None],
    names: set[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copytree(resources.folder("assets"), tmp_path / "assets")
    harm(tmp_path / "assets")
    monkeypatch.setattr(resources, "PACKAGE", tmp_path)  # there `folder` looks first
    checks = assets.checks()
    _, faults = passed(checks)
    said = capsys.readouterr().out.splitlines()
    assert {line[6:28].strip() for line in said if line.startswith("FAULT")} == names
    assert (faults, len(said)) == (len(names), len(checks))


def lost(name: str) -> NoReturn:
    raise metadata.PackageNotFoundError(name)


def test_the_licences_that_must_be_shipped_are_missed_where_an_installer_laid_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "each library brings its own" in assets.licences()
    with monkeypatch.context() as frozen:  # there no package is known
        frozen.setattr(metadata, "distribution", lost)
        with pytest.raises(Fault, match="there are none"):
            assets.licences()
    monkeypatch.setattr(libraries, "PACKAGE", tmp_path)
    (tmp_path / "licences").mkdir()
    for name in assets.SHIPPED_LICENCES:
        (tmp_path / "licences" / name).write_text("terms")
    assert assets.licences().startswith("5 texts")
    (tmp_path / "licences" / "LGPL-3.0.txt").unlink()
    with pytest.raises(Fault, match=r"LGPL-3\.0\.txt"):
        assets.licences()


def test_a_library_that_is_missing_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "numpy" in assets.built_on()
    monkeypatch.setitem(sys.modules, "yaml", None)
    with pytest.raises(Fault, match="PyYAML"):
        assets.built_on()


def test_a_letter_that_the_terminal_lacks_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = os.pipe()
    with os.fdopen(writer, "w", encoding="ascii") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        assert passed([Check("name", lambda: "Гүл")]) == (1, 0)
    with os.fdopen(reader, encoding="ascii") as answer:
        assert "\\u0413" in answer.read()


def test_a_part_of_qt_that_ends_its_process_is_a_fault_and_not_the_end() -> None:
    with pytest.raises(Fault, match="status 3"):
        machine._apart(os._exit, 3)
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_the_other_process_is_told_by_this_one() -> None:
    with pytest.raises(Fault, match="ValueError"):
        machine._apart("{:d}".format, "dice")
    assert machine._apart("{:d}".format, 6) == "6"
