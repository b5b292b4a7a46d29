"""Announcements: every sentence once, politely."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kubik.windows.announcer import Announcer
from windows.reader import can_listen, listening

ANNOUNCED = QAccessible.Event.Announcement


@pytest.fixture
def announcer(qtbot: QtBot) -> Announcer:
    speaker = QWidget()
    qtbot.addWidget(speaker)
    return Announcer(speaker)


def step(*sentences: str) -> tuple[str, ...]:
    return sentences  # a new one each time


def test_saying_does_no_harm_where_nobody_listens(announcer: Announcer) -> None:
    assert not QAccessible.isActive()
    announcer.say(step("Anna throws 1"))


needs_ears = pytest.mark.skipif(not can_listen(), reason="events can be caught on Linux only")


@needs_ears
def test_the_sentences_of_a_step_are_said_in_one_breath(announcer: Announcer) -> None:
    with listening() as heard:
        announcer.say(step("Anna throws 1 and 5", "Hot dice!", "What now?", "Béla's turn"))
    assert heard == [(ANNOUNCED, "Anna throws 1 and 5. Hot dice! What now? Béla's turn.")]


@needs_ears
def test_a_step_is_said_once_however_often_it_is_shown(announcer: Announcer) -> None:
    told = step("Anna throws 1")
    with listening() as heard:
        announcer.say(told)
        announcer.say(told)
        announcer.say(())
        announcer.say(told)
    assert heard == [(ANNOUNCED, "Anna throws 1.")]


@needs_ears
def test_the_same_words_of_another_step_are_said_again(announcer: Announcer) -> None:
    with listening() as heard:
        announcer.say(step("This die scores nothing"))
        announcer.say(step("This die scores nothing"))
    assert [said for _, said in heard] == ["This die scores nothing."] * 2


@needs_ears
def test_nothing_is_said_of_a_step_without_words(announcer: Announcer) -> None:
    with listening() as heard:
        announcer.say(())
    assert heard == []
