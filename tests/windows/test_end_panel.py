"""The end of a match in the window: the win on the table, the ranking and the way on beneath it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.laurels import Honours
from kubik.scene.timings import Timings
from kubik.windows.action_bar import TurnButton
from kubik.windows.main_window import MainWindow
from seated import seated

NAMES = ("Anna", "Béla", "Csaba", "Dóra", "Ede", "Flóra", "Gizi", "Hugó")
SIX_ALIKE = "3 3 3 3 3 3"


def ended(qtbot: QtBot, timings: Timings, seats: int = 3) -> MainWindow:
    """A window in which the first throw has won at once."""
    window = MainWindow(timings, lambda: ScriptedCup(f"{SIX_ALIKE} | {SIX_ALIKE}"))
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.begin(shipped("dice10000").ruleset(), seated(*NAMES[:seats]))
    window.match_page.submit(a.Roll())
    window.match_page.director.skip()
    return window


def test_the_win_is_on_the_table_and_the_ranking_beneath_it(qtbot: QtBot) -> None:
    window = ended(qtbot, Timings.for_tests())
    page = window.match_page
    assert page.scene.celebration.honours == Honours("Anna", "10,000 points")
    assert page.table.isVisible()
    assert not page.bar.isVisible()
    panel = page.end_panel
    assert panel.isVisible()
    assert panel.sentence == "All dice alike: Anna wins at once"
    assert panel.ranking[:2] == (("1.", "Anna", "10,000 points"), ("2.", "Béla", "0 points"))
    assert panel.geometry().top() >= page.table.geometry().bottom()


def test_eight_players_have_room_in_a_small_window(qtbot: QtBot) -> None:
    window = ended(qtbot, Timings.for_tests(), seats=8)
    window.resize(800, 600)
    QApplication.processEvents()
    page = window.match_page
    assert window.width() == 800
    assert page.table.height() >= 200
    labels = page.end_panel.findChildren(QLabel)
    assert len(labels) == 1 + 8 * 3
    for label in labels:
        needed = label.heightForWidth(label.width())
        assert label.height() >= (needed if label.wordWrap() else label.sizeHint().height())
    places = {label.text(): label.pos() for label in labels}
    assert places["Ede"].x() > places["Anna"].x()
    assert places["Ede"].y() == places["Anna"].y()


def test_the_focus_goes_to_the_way_on_and_enter_plays_again(qtbot: QtBot) -> None:
    window = ended(qtbot, Timings.for_tests())
    page = window.match_page
    focused = window.focusWidget()
    assert focused is not None
    assert isinstance(focused, TurnButton)
    assert focused.text() == "&Play again"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert page.state is not None
    assert page.state.outcome is None
    assert page.scene.celebration.honours is None
    assert page.bar.isVisible()
    assert not page.end_panel.isVisible()


def test_a_click_on_the_table_ends_the_falling_of_confetti(qtbot: QtBot) -> None:
    window = ended(qtbot, Timings.normal())
    page = window.match_page
    assert page.scene.celebration.is_ticking
    centre = page.table.viewport().rect().center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert not page.scene.celebration.is_ticking
    assert page.scene.celebration.honours is not None


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8])
def test_closing_or_playing_again_in_the_middle_leaves_no_timer(qtbot: QtBot, share: float) -> None:
    window = ended(qtbot, Timings.normal())
    celebration = window.match_page.scene.celebration
    celebration.advance(share * Timings.normal().festivity / 1000)
    assert celebration.is_ticking
    window.play_again.trigger()
    assert not celebration.is_ticking
    assert celebration.honours is None
    window.match_page.submit(a.Roll())
    window.match_page.director.skip()
    assert celebration.is_ticking
    window.close()
    assert not celebration.is_ticking
