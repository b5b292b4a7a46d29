"""What happens to the window in the middle of a throw: nothing is lost, nothing is left running."""

import logging
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kubik.play.cup import SeededCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.table_picture import picture_of
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from kubik.windows.offers import ROLL
from seated import seated
from windows.player import MousePlayer

Disturbance = Callable[[MainWindow], None]
MOMENTS = 20


def resize(window: MainWindow) -> None:
    window.resize(840, 620)
    QApplication.processEvents()
    window.resize(1500, 700)


def hide(window: MainWindow) -> None:
    window.hide()
    QApplication.processEvents()
    window.show()


def minimise(window: MainWindow) -> None:
    window.showMinimized()
    QApplication.processEvents()
    window.showNormal()


def switch_language(window: MainWindow) -> None:
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendEvent(window.match_page, QEvent(QEvent.Type.LanguageChange))


@pytest.fixture
def window(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> MainWindow:
    caplog.set_level(logging.WARNING)
    window = MainWindow(Timings.normal(), lambda: SeededCup(3))
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


def begin(window: MainWindow, game: str = "zonk_detroit") -> None:
    window.begin(shipped(game).ruleset(), seated("Anna", "Béla"))


@pytest.mark.parametrize("disturb", [resize, hide, minimise, switch_language])
def test_a_throw_survives(
    window: MainWindow, disturb: Disturbance, caplog: pytest.LogCaptureFixture
) -> None:
    page, moments = window.match_page, Random(1)
    for _ in range(MOMENTS):
        begin(window)
        page.submit(a.Roll())
        page.director.advance(moments.random() * 1.6)
        QApplication.processEvents()
        disturb(window)
        QApplication.processEvents()
        page.director.advance(4.0)
        assert page.director.is_idle
        assert not page.director.is_ticking
        assert page.state is not None
        assert page.scene.picture == picture_of(page.state)
    assert not caplog.records


def test_a_new_match_in_mid_throw_leaves_nothing_of_the_old_one(
    window: MainWindow, caplog: pytest.LogCaptureFixture
) -> None:
    page, moments = window.match_page, Random(2)
    for _ in range(MOMENTS):
        begin(window)
        page.submit(a.Roll())
        page.director.advance(moments.random() * 1.6)
        begin(window, "yacht")
        QApplication.processEvents()
        assert page.director.is_idle
        assert not page.director.is_ticking
        assert page.scene.picture.dice == ()
        assert page.scene.banner.text == ""
    assert not caplog.records


def test_closing_in_mid_throw_leaves_no_timer(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    moments = Random(3)
    for _ in range(MOMENTS):
        window = MainWindow(Timings.normal(), lambda: SeededCup(3))
        qtbot.addWidget(window)
        window.show()
        begin(window)
        window.match_page.submit(a.Roll())
        window.match_page.director.advance(moments.random() * 1.6)
        window.close()
        assert not window.match_page.director.is_ticking
        QApplication.processEvents()
    assert not caplog.records


def test_ten_clicks_and_a_key_at_once_are_one_throw(window: MainWindow) -> None:
    begin(window, "yacht")
    page = window.match_page
    button = page.bar.button(page.bar.actions_by_name[ROLL])
    for _ in range(10):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert page.state is not None
    assert page.state.turn is not None
    assert page.state.turn.throws == 1


def test_a_click_on_rolling_dice_shows_at_once_how_they_lie(window: MainWindow) -> None:
    begin(window)
    page = window.match_page
    page.submit(a.Roll())
    assert page.director.is_rolling
    centre = page.table.viewport().rect().center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert page.director.is_idle
    assert page.state is not None
    assert page.scene.picture == picture_of(page.state)
    assert page.state.turn is not None
    assert page.state.turn.kept == ()


def test_nothing_tells_the_throw_before_the_dice_rest(window: MainWindow) -> None:
    begin(window)
    page = window.match_page
    before = (page.narration, [page.bar.line(x) for x in page.bar.actions_by_name.values()])
    page.submit(a.Roll())
    page.director.advance(0.3)
    assert before == (page.narration, [page.bar.line(x) for x in page.bar.actions_by_name.values()])
    page.director.advance(4.0)
    assert page.narration.startswith("Anna throws")


def test_input_while_the_dice_gather_counts(window: MainWindow) -> None:
    begin(window)
    page = window.match_page
    page.submit(a.Roll())
    while page.director.is_rolling:
        page.director.advance(0.01)
    assert not page.director.is_idle
    player = MousePlayer(window, seed=1)
    state = player.state
    place = next(p for p in page.scene.row if state.refusal(a.Keep((p,))) is None)
    page.toggle(place)
    assert player.state.turn is not None
    assert player.state.turn.kept == (place,)


def test_the_speed_can_be_chosen(window: MainWindow) -> None:
    for action, timings in zip(
        window.view_menu.speeds.actions(),
        (Timings.slow(), Timings.normal(), Timings.fast(), Timings.instant()),
        strict=True,
    ):
        action.trigger()
        assert window.match_page.director.timings == timings
        assert action.isChecked()


def test_a_held_key_is_one_throw_however_often_it_repeats(window: MainWindow) -> None:
    begin(window, "yacht")
    page = window.match_page
    for target in (window, page.table, page.bar.button(page.bar.actions_by_name[ROLL])):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            for is_repeat in (False, *([True] * 20)):
                kind = QEvent.Type.KeyPress
                QApplication.sendEvent(
                    target,
                    QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ", is_repeat),
                )
    assert page.state is not None
    assert page.state.turn is not None
    assert page.state.turn.throws == 1


def test_no_button_tells_the_throw_before_the_dice_rest(window: MainWindow) -> None:
    begin(window, "zilch")
    page = window.match_page
    before = [(x.isEnabled(), x.toolTip()) for x in page.bar.actions_by_name.values()]
    page.submit(a.Roll())
    told: list[object] = []
    page.director.shown.connect(told.append)
    while page.director.is_rolling:
        assert [(x.isEnabled(), x.toolTip()) for x in page.bar.actions_by_name.values()] == before
        assert told == []
        page.director.advance(0.02)
    assert len(told) == 1
    assert [(x.isEnabled(), x.toolTip()) for x in page.bar.actions_by_name.values()] != before
