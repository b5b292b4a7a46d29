"""A second start finds the first, whatever became of earlier ones."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from kubik.windows.single_instance import SingleInstance

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from kubik.windows.single_instance import SingleInstance
application = QCoreApplication([])
other = SingleInstance(Path(sys.argv[1]))
print("first" if other.is_first() else "answered" if other.call() else "silence")
if len(sys.argv) > 2:
    import os, signal
    other.listen()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def second_start(folder: Path, *more: str) -> "subprocess.Popen[str]":
    gui = Path(__file__).resolve().parents[2] / "gui"
    return subprocess.Popen(
        [sys.executable, "-c", SECOND, str(folder), *more],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(gui)},
    )


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[SingleInstance]:
    folder = tmp_path / "Гүлнара Őzike"
    folder.mkdir()
    instance = SingleInstance(folder)
    assert instance.is_first()
    yield instance
    instance.close()


def test_a_second_start_calls_the_first(
    qtbot: QtBot, first: SingleInstance, tmp_path: Path
) -> None:
    first.listen()
    with qtbot.waitSignal(first.called, timeout=20_000):
        other = second_start(tmp_path / "Гүлнара Őzike")
    said, _ = other.communicate(timeout=20)
    assert said == "answered\n"


def test_a_first_that_does_not_answer_is_noticed(first: SingleInstance, tmp_path: Path) -> None:
    said, _ = second_start(tmp_path / "Гүлнара Őzike").communicate(timeout=20)
    assert said == "silence\n"


def test_another_folder_is_another_matter(first: SingleInstance, tmp_path: Path) -> None:
    other = SingleInstance(tmp_path)
    assert other.is_first()
    other.close()


def test_what_a_killed_program_has_left_is_in_nobodys_way(qtbot: QtBot, tmp_path: Path) -> None:
    killed = second_start(tmp_path, "and be killed")
    said, _ = killed.communicate(timeout=20)
    assert said in {"first\n", ""}
    assert killed.returncode == -9
    instance = SingleInstance(tmp_path)
    assert instance.is_first()
    instance.listen()
    with qtbot.waitSignal(instance.called, timeout=20_000):
        other = second_start(tmp_path)
    assert other.communicate(timeout=20)[0] == "answered\n"
    instance.close()


def test_a_folder_that_takes_no_lock_stops_nobody(tmp_path: Path) -> None:
    instance = SingleInstance(tmp_path / "missing")
    assert instance.is_first()
    assert instance._lock.error() is not QLockFile.LockError.NoError
    instance.close()
