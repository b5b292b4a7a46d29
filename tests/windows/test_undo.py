"""Taking back in the window: menu, buttons and keys agree; dice that have fallen stay."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.records import Opened, Record
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from seated import seated

Opener = Callable[..., MainWindow]
DICE = "1 1 1 2 3 4 | 2 3 4 6 6 2 | 5 5 5 1 2 3"


@pytest.fixture
def open_match(qtbot: QtBot) -> Opener:
    windows: list[MainWindow] = []

    def start(game: str, dice: str = DICE, timings: Timings | None = None) -> MainWindow:
        window = MainWindow(timings or Timings.for_tests(), lambda: ScriptedCup(dice))
        qtbot.addWidget(window)
        windows.append(window)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        window.begin(shipped(game).ruleset(), seated("Anna", "Béla"))
        return window

    return start


def tool_button(window: MainWindow, name: str) -> QToolButton:
    buttons = window.match_page.findChildren(QToolButton)
    found = [b for b in buttons if b.defaultAction() and b.defaultAction().objectName() == name]
    assert len(found) == 1
    return found[0]


def test_menu_button_and_keys_share_one_action_that_says_what_it_takes_back(
    open_match: Opener,
) -> None:
    window = open_match("zilch")
    page = window.match_page
    undo = page.undo_actions.undo
    assert not undo.isEnabled()
    assert undo.toolTip() == "There is nothing to take back yet"
    page.submit(a.Roll())
    assert not tool_button(window, "undo").isEnabled()
    assert tool_button(window, "undo").toolTip() == "Dice that have fallen are never taken back"
    page.submit(a.Keep((0, 1, 2)))
    assert undo.text() == "&Undo: dice set aside"
    assert tool_button(window, "undo").text() == "Undo"
    assert any(undo in menu.actions() for menu in window.findChildren(QMenu))


@pytest.mark.parametrize("way", ["menu", "button", "Ctrl+Z", "F4"])
def test_a_bank_is_taken_back_after_the_next_player_has_come_up(
    open_match: Opener, way: str
) -> None:
    window = open_match("zilch")
    page = window.match_page
    page.submit(a.Roll())
    page.submit(a.Keep((0, 1, 2)))
    before = page.state
    page.submit(a.Bank())
    assert page.turn_text == "Béla to play"
    match way:
        case "menu":
            page.undo_actions.undo.trigger()
        case "button":
            QTest.mouseClick(tool_button(window, "undo"), Qt.MouseButton.LeftButton)
        case "Ctrl+Z":
            QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        case _:
            QTest.keyClick(window, Qt.Key.Key_F4)
    assert page.state == before
    assert page.turn_text == "Anna to play"
    assert page.narration.endswith("Taken back: 1,000 points banked")
    QTest.keyClick(
        window,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert page.turn_text == "Béla to play"
    assert page.state is not None
    assert page.state.scores == (1000, 0)


def test_undo_in_mid_throw_takes_nothing_back_and_the_dice_lie(open_match: Opener) -> None:
    window = open_match("zilch", timings=Timings.normal())
    page = window.match_page
    page.submit(a.Roll())
    thrown = page.state
    page.undo()
    assert page.director.is_idle
    assert page.state is thrown
    window.close()


def test_the_end_of_a_match_can_be_taken_back(open_match: Opener) -> None:
    window = open_match("zilch")
    page = window.match_page
    match = Match(
        shipped("zilch").ruleset(None, target=2000, last_round="none", open_min=0, turn_min=0),
        (Seat("Anna"), Seat("Béla")),
        ScriptedCup("1 1 1 1 2 3"),
    )
    page.begin(match)
    page.submit(a.Roll())
    page.submit(a.Keep((0, 1, 2, 3)))
    page.submit(a.Bank())
    assert page.end_panel.isVisible()
    page.undo()
    assert not page.end_panel.isVisible()
    assert page.turn_text == "Anna to play"
    page.redo()
    assert page.end_panel.isVisible()


def test_new_seats_are_seen_on_the_sheet(open_match: Opener) -> None:
    window = open_match("zilch")
    page = window.match_page
    anna, bela = page.match.seats if page.match else ()
    page.change_seats((bela, Seat("Anikó", anna.person), Seat("Carla")))
    model = page.sheet.model()
    heads = [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())
    ]
    assert heads == ["Béla", "Anikó", "Carla"]
    assert page.turn_text == "Béla to play"
    page.submit(a.Roll())
    page.change_seats((Seat("Anikó", anna.person), bela))
    assert page.narration == "Seats change only before the first throw of a turn: finish it first"
    page.change_seats((bela, bela))
    assert page.narration == "Two players are called Béla; give one of them another name."


class FullDisk:
    """A journal that can write the head of a match and nothing after it."""

    def append(self, record: Record) -> None:
        if not isinstance(record, Opened):
            raise KnownError("There is no room.")


def test_a_step_that_cannot_be_written_is_not_done_and_said(open_match: Opener) -> None:
    page = open_match("zilch").match_page
    seats = (Seat("Anna"), Seat("Béla"))
    page.begin(Match(shipped("zilch").ruleset(), seats, ScriptedCup(DICE), FullDisk()))
    before = page.state
    page.submit(a.Roll())
    QApplication.processEvents()
    assert page.state is before
    assert page.narration == "There is no room."
