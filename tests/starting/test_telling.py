"""A sentence is seen, whatever there is to show it with."""

import os
import sys
from pathlib import Path

import pytest

from kubik.starting.telling import BOXES, show_on_desktop, tell

SENTENCE, ENGLISH = "Kein Bild: 100 % <b>{dunkel}</b> & „still“", "No picture."

pytestmark = pytest.mark.skipif(os.name != "posix", reason="its boxes are programs of Linux")


def program(folder: Path, name: str, does: str) -> None:
    """A program that writes its arguments down, one a line, and then does something."""
    file = folder / name
    file.write_text(f'#!/bin/sh\nprintf "%s\\n" {name} "$@" >> "{folder}/said"\n{does}\n')
    file.chmod(0o755)


def which(folder: Path, name: str) -> str | None:
    return str(folder / name) if (folder / name).exists() else None


def said(folder: Path) -> list[str]:
    return (folder / "said").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", [box[0] for box in BOXES])
def test_each_program_gets_the_sentence_as_it_is(name: str, tmp_path: Path) -> None:
    program(tmp_path, name, "exit 0")
    assert show_on_desktop(SENTENCE, ENGLISH, lambda it: which(tmp_path, it))
    assert any(SENTENCE in line for line in said(tmp_path))


def test_where_one_cannot_the_next_one_does(tmp_path: Path) -> None:
    program(tmp_path, "zenity", "exit 1")
    program(tmp_path, "notify-send", "exit 3")
    program(tmp_path, "xmessage", "exit 0")
    assert show_on_desktop(SENTENCE, ENGLISH, lambda it: which(tmp_path, it))
    names = [box[0] for box in BOXES]
    assert [line for line in said(tmp_path) if line in names] == [
        "zenity",
        "notify-send",
        "xmessage",
    ]
    assert ENGLISH in said(tmp_path)  # its letters may be Latin only


@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")
def test_a_box_that_stays_is_left_to_the_person(tmp_path: Path) -> None:
    program(tmp_path, "zenity", 'read answer < "$(dirname "$0")/never"')
    os.mkfifo(tmp_path / "never")
    program(tmp_path, "xmessage", "exit 0")
    assert show_on_desktop(SENTENCE, ENGLISH, lambda it: which(tmp_path, it), patience=0.3)
    with (tmp_path / "never").open("w", encoding="utf-8") as answer:
        answer.write("read\n")
    assert "xmessage" not in said(tmp_path)


def test_a_desktop_without_any_is_no_harm() -> None:
    assert not show_on_desktop(SENTENCE, ENGLISH, lambda _name: None)


@pytest.mark.skipif(sys.platform != "linux", reason="that is how Linux starts from a menu")
def test_started_from_a_menu_it_is_printed_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    program(tmp_path, "zenity", "exit 0")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    tell(SENTENCE, ENGLISH)
    assert capfd.readouterr().err == f"Kubik: {SENTENCE}\n"
    assert f"--text={SENTENCE}" in said(tmp_path)
    (tmp_path / "said").unlink()
    monkeypatch.setattr(sys, "stderr", None)
    tell(SENTENCE, ENGLISH)
    assert f"--text={SENTENCE}" in said(tmp_path)
