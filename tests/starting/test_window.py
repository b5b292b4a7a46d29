"""Whatever stands in the way of the window becomes one sentence, in the person's language."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

import kubik
from kubik import app
from kubik.errors import KnownError
from kubik.starting import telling
from kubik.starting.reasons import MISTAKE, NO_LIBRARY, NO_SCREEN, NO_WINDOW, unloadable
from kubik.starting.window import CANNOT, started
from kubik.storage import schema
from kubik.windows.screen import why_not

GUI = Path(kubik.__file__).parent.parent

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="as Linux says it")

DARK = """\
could not connect to display :4711
From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin.
Could not load the Qt platform plugin "xcb" in "" even though it was found.
This application failed to start because no Qt platform plugin could be initialized."""
UNKNOWN = 'Could not find the Qt platform plugin "nonsense" in ""\nThis application failed'


@pytest.mark.parametrize(
    ("said", "text", "values"),
    [
        (DARK, NO_SCREEN, {}),
        ("Failed to create wl_display (No such file or directory)\nCould not load", NO_SCREEN, {}),
        (UNKNOWN, NO_WINDOW, {"reason": "nonsense"}),
        ("", NO_WINDOW, {"reason": "Qt"}),
    ],
)
def test_the_reason_is_taken_from_what_qt_says(
    said: str, text: str, values: dict[str, str]
) -> None:
    found = why_not(said)
    assert (found.text, found.values) == (text, values)


@pytest.mark.parametrize(
    ("error", "text", "value"),
    [
        (
            ImportError("libEGL.so.1: cannot open shared object file: No such file or directory"),
            NO_LIBRARY,
            "libEGL.so.1",
        ),
        (
            ImportError("DLL load failed while importing QtGui: The specified module …"),
            NO_LIBRARY,
            "QtGui",
        ),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), NO_LIBRARY, "PySide6"),
        (ImportError("cannot import name 'x'", name="kubik.x"), NO_WINDOW, "kubik.x"),
        (ImportError("nobody knows"), NO_WINDOW, "Qt"),
    ],
)
def test_what_cannot_be_loaded_is_named(error: ImportError, text: str, value: str) -> None:
    found = unloadable(error)
    assert (found.text, *found.values.values()) == (text, value)


def test_a_program_that_cannot_start_says_so_once_and_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    monkeypatch.setattr(telling, "tell", lambda _sentence, english: told.append(english))

    def program(arguments: Sequence[str]) -> int:
        match arguments:
            case ["library"]:
                raise ImportError("libEGL.so.1: cannot open shared object file")
            case ["folder"]:
                raise KnownError("The folder {name} is missing.", name="assets")
            case ["mistake"]:
                raise ZeroDivisionError("seven by nothing")
            case _:
                return 7

    assert started(program, []) == 7
    assert told == []
    assert [started(program, [each]) for each in ("library", "folder", "mistake")] == [CANNOT] * 3
    assert "libEGL.so.1" in told[0]
    assert told[1] == "The folder assets is missing."
    assert told[2] == str(KnownError(MISTAKE, reason="ZeroDivisionError"))
    assert "Traceback" in capsys.readouterr().err


def start(home: Path, *arguments: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    """The program as a menu starts it: no terminal, and a box of the desktop that can be read."""
    box = home / "zenity"
    box.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{home}/box"\n')
    box.chmod(0o755)
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LANGUAGE")
    before = {name: value for name, value in os.environ.items() if name not in unset}
    own = {
        "PATH": f"{home}:/usr/bin:/bin",
        "PYTHONPATH": str(GUI),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
    }
    return subprocess.run(
        [sys.executable, *arguments],
        env=before | own | environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@on_linux
def test_without_a_screen_it_is_said_in_hungarian(tmp_path: Path) -> None:
    done = start(tmp_path, "-m", "kubik", LANG="hu_HU.UTF-8")
    assert done.returncode == CANNOT
    assert done.stderr.splitlines()[-1].startswith("Kubik: A Kubik nem talál képernyőt")
    assert "--text=A Kubik nem talál képernyőt" in (tmp_path / "box").read_text(encoding="utf-8")


@on_linux
def test_without_a_font_it_is_said_in_kyrgyz(tmp_path: Path) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
        f"<fontconfig><dir>{tmp_path}/none</dir><cachedir>{tmp_path}/cache</cachedir></fontconfig>"
    )
    arguments = ("-m", "kubik", "-platform", "offscreen")
    done = start(tmp_path, *arguments, LANG="ky_KG.UTF-8", FONTCONFIG_FILE=str(fonts))
    assert done.returncode == CANNOT
    assert "бул компьютерде шрифт жок" in (tmp_path / "box").read_text(encoding="utf-8")


@on_linux
def test_without_a_library_it_is_named(tmp_path: Path) -> None:
    # What is no library is found first, and Qt's window cannot be loaded: as if it were not there.
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file: No such file')"
    )
    path = f"{tmp_path}:{GUI}"
    done = start(tmp_path, "-m", "kubik", LANG="de_DE.UTF-8", PYTHONPATH=path)
    assert done.returncode == CANNOT
    assert done.stderr.endswith(
        "Kubik: Kubik kann nicht starten: Auf diesem Computer fehlt libEGL.so.1. "
        "Wer ihn betreut, kann das installieren.\n"
    )


STARTED = """
import sys
from PySide6.QtCore import QTimer
from kubik import app
from kubik.windows.main_window import MainWindow

prepared = MainWindow.prepare

def prepare(window):
    prepared(window)
    print(window.is_painted, window.kept.is_kept)
    print(*window.kept.notices, sep="\\n")
    QTimer.singleShot(0, window.close)

MainWindow.prepare = prepare
sys.exit(app.main(["-platform", "offscreen"]))
"""


def whole(file: Path) -> None:
    """No file: the first start."""


def nonsense(file: Path) -> None:
    file.write_bytes(b"This is no database." * 100)


def torn(file: Path) -> None:
    connection = schema.connected(file)
    schema.migrate(connection)
    connection.close()
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\xff" * 4096 + content[8192:])


def newer(file: Path) -> None:
    connection = schema.connected(file)
    schema.migrate(connection)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()


def in_the_way(file: Path) -> None:
    file.mkdir()


def nowhere(file: Path) -> None:
    file.parent.rmdir()
    file.parent.write_text("no folder can be made here")


@pytest.mark.parametrize(
    ("state", "is_kept", "words"),
    [
        (whole, True, ""),
        (nonsense, True, "a new one was begun"),
        (torn, True, "was damaged and is kept as"),
        (newer, False, "was written by a newer Kubik and stays as it is"),
        (in_the_way, False, "matches are not kept this time"),
        (nowhere, False, "matches are not kept this time"),
    ],
)
@on_linux
def test_whatever_the_file_of_matches_is_like_the_window_opens_and_says_so(
    state: Callable[[Path], None], is_kept: bool, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "data" / "kubik" / app.FILE
    file.parent.mkdir(parents=True)
    state(file)
    done = start(tmp_path, "-c", STARTED, LANG="en_GB.UTF-8")
    assert done.returncode == 0, done.stderr
    first, *notices = done.stdout.rstrip("\n").split("\n")
    assert first == f"True {is_kept}"
    assert words in "\n".join(notices)
    assert not (tmp_path / "box").exists()


@on_linux
def test_a_window_that_cannot_be_made_is_a_box_of_qt_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda _parent, _title, text: told.append(text))
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    missing = "Kubik is not installed completely: the folder {name} is missing."
    assert app._not_opened(KnownError(missing, name="assets")) == CANNOT
    assert app._not_opened(ZeroDivisionError("seven by nothing")) == CANNOT
    assert told[0] == "A Kubik telepítése hiányos, nincs meg ez a mappa: assets."
    assert "(ZeroDivisionError)" in told[1]
    assert "ZeroDivisionError: seven by nothing" in capsys.readouterr().err
