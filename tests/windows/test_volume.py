"""How loud the dice are: chosen in a menu, heard at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.sounds import Sounds
from kubik.scene.speaker import Samples
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from kubik.windows.volume import VOLUMES, Loudness
from seated import seated


class Tape:
    """A backend that writes down how loud everything would be."""

    def __init__(self) -> None:
        self.heard: list[float] = []

    def play(self, samples: Samples, volume: float, delay: float = 0.0) -> None:
        self.heard.append(volume)

    def close(self) -> None:
        pass


@pytest.fixture
def tape() -> Tape:
    return Tape()


@pytest.fixture
def window(qtbot: QtBot, tape: Tape) -> MainWindow:
    window = MainWindow(
        Timings.normal(), lambda: ScriptedCup("1 1 5 2 3 3"), lambda: Sounds(lambda: tape)
    )
    qtbot.addWidget(window)
    window.show()
    return window


def chosen(window: MainWindow, loudness: Loudness) -> QAction:
    return next(x for x in window.view_menu.volumes.actions() if x.data() == loudness)


def thrown(window: MainWindow) -> None:
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    window.match_page.director.advance(4.0)


def test_louder_is_louder_and_off_is_silent(window: MainWindow, tape: Tape) -> None:
    loudest = []
    for loudness in Loudness:
        chosen(window, loudness).trigger()
        tape.heard.clear()
        thrown(window)
        loudest.append(max(tape.heard, default=0.0))
    assert loudest == sorted(loudest)
    assert loudest[0] == 0.0
    assert len(set(loudest)) == len(Loudness)


def test_a_choice_is_heard_at_once_in_the_middle_of_a_throw(window: MainWindow, tape: Tape) -> None:
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    window.match_page.director.advance(0.2)
    chosen(window, Loudness.LOUD).trigger()
    assert tape.heard[-1] == pytest.approx(1.0)
    chosen(window, Loudness.OFF).trigger()
    tape.heard.clear()
    window.match_page.director.advance(4.0)
    assert tape.heard == []


def test_the_window_begins_as_loud_as_the_menu_says(window: MainWindow, tape: Tape) -> None:
    checked = [x.data() for x in window.view_menu.volumes.actions() if x.isChecked()]
    assert checked == [Loudness.NORMAL]
    thrown(window)
    assert 0.0 < max(tape.heard) <= VOLUMES[Loudness.NORMAL] ** 2


def test_the_volume_is_reached_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    menus = [menu for menu in window.findChildren(QMenu) if menu.title() == "S&ound"]
    assert [x.text() for x in menus[0].actions()] == [
        "&Off",
        "&Quiet",
        "&As loud as on a table",
        "&Loud",
    ]
    menus[0].popup(window.pos())
    QTest.keyClick(menus[0], Qt.Key.Key_Q)
    assert chosen(window, Loudness.QUIET).isChecked()
