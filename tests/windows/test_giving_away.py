"""The question before many points are given away."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.scorepad import ScorepadState
from kubik.scene.timings import Timings
from kubik.windows.giving_away import GivingAwayQuestion, given_away
from kubik.windows.main_window import MainWindow
from kubik.windows.match_page import MatchPage
from seated import seated

FIVE_SIXES = "6 6 6 6 6 | 6 6 6 6 6 | 1 2 3 5 6"


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[MatchPage]:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(FIVE_SIXES))
    qtbot.addWidget(window)
    window.show()
    window.begin(shipped("yacht").ruleset(), seated("Anna"))
    window.match_page.submit(a.Roll())
    yield window.match_page
    window.close()


def filled(page: MatchPage) -> dict[str, int]:
    assert isinstance(page.state, ScorepadState)
    return dict(page.state.sheets[0].filled)


def question(page: MatchPage) -> GivingAwayQuestion | None:
    asked = [box for box in page.findChildren(GivingAwayQuestion) if box.isVisible()]
    return asked[0] if asked else None


def press(asked: GivingAwayQuestion, text: str) -> None:
    button = next(b for b in asked.findChildren(QAbstractButton) if b.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_writing_nothing_for_five_alike_is_asked_about(page: MatchPage) -> None:
    page.score("ones")
    asked = question(page)
    assert asked is not None
    assert "50" in asked.text()
    assert filled(page) == {}
    press(asked, "&Choose another box")
    assert filled(page) == {}
    page.score("ones")
    asked = question(page)
    assert asked is not None
    press(asked, "&Write here")
    assert filled(page) == {"ones": 0}


def test_the_question_can_be_switched_off(page: MatchPage) -> None:
    page.score("ones")
    asked = question(page)
    assert asked is not None
    press(asked, "Do not &ask again")
    press(asked, "&Write here")
    page.submit(a.Roll())
    page.score("twos")
    assert filled(page) == {"ones": 0, "twos": 0}


def test_a_choice_that_gives_little_away_is_not_asked_about(page: MatchPage) -> None:
    page.score("sixes")
    assert question(page) is None
    assert filled(page) == {"sixes": 30}


def test_what_is_given_away_is_counted_over_open_boxes_only(page: MatchPage) -> None:
    assert isinstance(page.state, ScorepadState)
    assert given_away(page.state, "ones") == 50
    assert given_away(page.state, "yacht") == 0
    page.score("yacht")
    page.submit(a.Roll())
    assert given_away(page.state, "ones") == 30
