"""Matches in the window: by the mouse and by keys, to the end, and what clumsy fingers do."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.state import Cup
from kubik.scene.table_picture import Look
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from kubik.windows.match_page import MatchPage
from kubik.windows.offers import ATTEMPTS, BANK, CHALLENGE, ROLL, TAKE_OVER, is_forced
from seated import seated
from windows.player import KeyPlayer, MousePlayer

Opener = Callable[..., MainWindow]

SHORT = [
    ("zilch", {"target": 2000}),
    ("zilch", {"target": 2000, "challenges": "on", "challenge_needs_board": "off"}),
    ("zonk_chicago", {"target": 2000}),
    ("zonk_detroit", {"target": 2000}),
    ("dice10000", {"target": 2000}),
    ("dice10000", {"target": 2000, "exact_mode": "on"}),
    ("dice10000", {"form": "classic", "target": 3000}),
    ("yacht", {}),
]


@pytest.fixture
def open_match(qtbot: QtBot) -> Opener:
    """Open the window with a match of a game and scripted or seeded dice."""
    windows: list[MainWindow] = []

    def start(
        game: str,
        dice: str | int = 1,
        timings: Timings | None = None,
        names: tuple[str, ...] = ("Anna", "Béla"),
        **rules: object,
    ) -> MainWindow:
        def cup() -> Cup:
            return ScriptedCup(dice) if isinstance(dice, str) else SeededCup(dice)

        window = MainWindow(timings or Timings.for_tests(), cup)
        qtbot.addWidget(window)
        windows.append(window)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        form = rules.pop("form", None)
        window.begin(shipped(game).ruleset(form, **rules), seated(*names))  # type: ignore[arg-type]
        return window

    return start


def line(page: MatchPage, name: str) -> str:
    return page.bar.line(page.bar.actions_by_name[name])


def is_on(page: MatchPage, name: str) -> bool:
    return page.bar.actions_by_name[name].isEnabled()


@pytest.mark.parametrize(("game", "rules"), SHORT)
def test_a_match_is_played_to_the_end_by_clicks(
    open_match: Opener, game: str, rules: dict[str, object]
) -> None:
    window = open_match(game, **rules)
    MousePlayer(window, seed=3).play_to_the_end()
    page = window.match_page
    assert page.state is not None
    assert page.state.outcome is not None
    assert page.end_panel.isVisible()
    winner = page.names[page.state.outcome.winners[0]]
    assert winner in page.end_panel.sentence
    assert page.end_panel.ranking[0][1] == winner


@pytest.mark.parametrize(("game", "rules"), SHORT)
def test_a_match_is_played_to_the_end_by_keys_alone(
    open_match: Opener, game: str, rules: dict[str, object]
) -> None:
    window = open_match(game, **rules)
    KeyPlayer(window, seed=5).play_to_the_end()
    assert window.match_page.end_panel.isVisible()


def test_play_again_starts_afresh_with_the_same_people_and_rules(open_match: Opener) -> None:
    window = open_match("zilch", target=2000, topping="on")
    MousePlayer(window, seed=1).play_to_the_end()
    window.play_again.trigger()
    page = window.match_page
    assert page.state is not None
    assert page.state.scores == (0, 0)
    assert page.names == ("Anna", "Béla")
    assert page.match is not None
    assert dict(page.match.ruleset.changed) == {"target": 2000, "topping": True}
    assert page.table.isVisible()
    assert is_on(page, ROLL)
    MousePlayer(window, seed=2).play_to_the_end()
    assert page.end_panel.isVisible()


def test_a_button_that_is_off_says_why(open_match: Opener) -> None:
    window = open_match("zilch", "1 1 1 2 3 4 | 2 3 6")
    page = window.match_page
    assert not is_on(page, BANK)
    assert "Roll" in line(page, BANK) or "first" in line(page, BANK)
    page.submit(a.Roll())
    assert not is_on(page, ROLL)
    assert line(page, ROLL)
    page.submit(a.Keep((0,)))
    assert not is_on(page, BANK)
    assert line(page, BANK) == "400 more points to get on board"
    page.submit(a.Keep((0, 1, 2)))
    assert is_on(page, BANK)
    assert "1,000" in line(page, BANK)


def test_only_dice_that_may_be_kept_can_be_kept(open_match: Opener) -> None:
    window = open_match("zilch", "1 1 1 2 3 4")
    player = MousePlayer(window, seed=0)
    player.press_button(ROLL)
    player.press_die(3)
    looks = [die.look for die in window.match_page.scene.picture.dice]
    assert looks == [Look.FREE, Look.FREE, Look.FREE, Look.DEAD, Look.DEAD, Look.DEAD]
    player.press_die(1)
    looks = [die.look for die in window.match_page.scene.picture.dice]
    assert looks == [Look.FREE, Look.CHOSEN, Look.FREE, Look.DEAD, Look.DEAD, Look.DEAD]
    player.press_die(1)
    assert window.match_page.scene.picture.dice[1].look is Look.FREE


def test_a_double_click_on_roll_throws_once(open_match: Opener) -> None:
    window = open_match("yacht", 4, Timings.normal())
    page = window.match_page
    button = page.bar.button(page.bar.actions_by_name[ROLL])
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert page.state is not None
    assert page.state.turn is not None
    assert page.state.turn.throws == 1


def test_after_the_dice_have_settled_roll_throws_again(open_match: Opener, qtbot: QtBot) -> None:
    window = open_match("yacht", 4, Timings(pace=None, glide=0, guard=30, forced_pause=0))
    page = window.match_page

    def has_thrown_twice() -> bool:
        QTest.keyClick(window, Qt.Key.Key_Space)
        return page.state is not None and page.state.turn.throws == 2  # type: ignore[union-attr]

    QTest.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(has_thrown_twice)


def test_a_held_key_throws_once() -> None:
    window = MainWindow(Timings.for_tests(), lambda: SeededCup(1))
    try:
        for action in window.match_page.bar.actions_by_name.values():
            assert not action.autoRepeat()
    finally:
        window.deleteLater()


def test_a_double_click_on_a_die_sets_it_aside_and_leaves_it_there(open_match: Opener) -> None:
    window = open_match("zilch", "1 1 1 2 3 4")
    page = window.match_page
    page.submit(a.Roll())
    point = page.table.mapFromScene(page.scene.die_position(0))
    # What a real double click sends: a press, a release, and a double press.
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseDClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert page.scene.picture.dice[0].look is Look.CHOSEN


def test_space_on_a_focused_button_presses_that_button(open_match: Opener) -> None:
    window = open_match("zilch", "1 1 1 2 3 4")
    page = window.match_page
    page.submit(a.Roll())
    page.submit(a.Keep((0, 1, 2)))
    page.bar.button(page.bar.actions_by_name[BANK]).setFocus()
    QTest.keyClick(page.bar.button(page.bar.actions_by_name[BANK]), Qt.Key.Key_Space)
    assert page.state is not None
    assert page.state.scores == (1000, 0)


def test_buttons_that_the_game_has_no_use_for_are_not_there(open_match: Opener) -> None:
    page = open_match("zilch").match_page
    hidden = (TAKE_OVER, CHALLENGE, *ATTEMPTS)
    assert not any(page.bar.button(page.bar.actions_by_name[name]).isVisible() for name in hidden)
    page = open_match("zonk_chicago").match_page
    assert page.bar.button(page.bar.actions_by_name[TAKE_OVER]).isVisible()
    assert not is_on(page, TAKE_OVER)
    assert line(page, TAKE_OVER)


@pytest.mark.parametrize(("knock_off", "winner"), [("2 3", "Anna"), ("5 3", None)])
def test_a_knock_off_is_thrown_by_itself(
    open_match: Opener, qtbot: QtBot, knock_off: str, winner: str | None
) -> None:
    window = open_match(
        "dice10000", f"1 1 1 1 2 3 | {knock_off}", form="exact", target=2000, turn_min=0
    )
    page = window.match_page
    page.submit(a.Roll())
    page.submit(a.Keep((0, 1, 2, 3)))
    assert page.turn_text.startswith("Béla")

    def has_been_thrown() -> bool:
        return page.state is not None and not is_forced(page.state)

    qtbot.waitUntil(has_been_thrown)
    assert page.state is not None
    assert page.state.scores == ((2000, 0) if winner else (0, 0))
    assert page.end_panel.isVisible() is bool(winner)


def test_closing_in_the_middle_of_a_turn_leaves_no_timer(open_match: Opener) -> None:
    window = open_match("yacht", 1, Timings.normal())
    window.match_page.submit(a.Roll())
    window.close()
    assert not window.isVisible()
    QApplication.processEvents()


def test_a_new_match_in_the_middle_of_a_throw_forgets_the_old_one(open_match: Opener) -> None:
    window = open_match("yacht", 1, Timings.normal())
    window.match_page.submit(a.Roll())
    window.begin(shipped("zilch").ruleset(), seated("Csaba", "Dóra"))
    page = window.match_page
    assert page.scene.picture.dice == ()
    assert page.names == ("Csaba", "Dóra")
    assert is_on(page, ROLL)


def test_names_are_shown_as_they_are_even_with_marks_in_them(open_match: Opener) -> None:
    window = open_match("zilch", 1, names=("<b>Anna</b> & Co", "{points}"), challenges="on")
    page = window.match_page
    page.submit(a.Roll())
    assert "<b>Anna</b> & Co" in page.turn_text


def test_the_sheet_goes_to_the_column_of_whoever_decides(open_match: Opener) -> None:
    page = open_match("yacht", "1 2 3 4 6 | 1 2 3 4 6").match_page
    sheet = page.sheet
    sheet.setFocus()
    sheet.setCurrentIndex(sheet.model().index(11, 0))
    page.submit(a.Roll())
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert (sheet.currentIndex().row(), sheet.currentIndex().column()) == (11, 1)
    page.submit(a.Roll())
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert page.state is not None
    assert page.state.scores == (1, 1)
    assert sheet.currentIndex().column() == 0


def test_seats_that_change_are_shown_with_their_sheet_and_told(open_match: Opener) -> None:
    window = open_match("zilch", "1 1 1 2 3 4")
    page = window.match_page
    for action in (a.Roll(), a.Keep((0, 1, 2)), a.Bank()):
        page.submit(action)
    assert page.match is not None
    anna, bela = page.match.seats
    page.match.change_seats([Seat("Csaba"), bela, anna])
    assert ", ".join(page.names) == "Csaba, Béla, Anna"
    assert page.sheet.model().columnCount() == 3
    assert page.turn_text == "Béla to play"
    assert "Csaba joins the match" in page.narration
    page.match.undo()
    assert ", ".join(page.names) == "Anna, Béla"
    assert page.sheet.model().columnCount() == 2
    assert page.narration.endswith("Taken back: the change at the table")


def test_a_new_name_is_shown_at_once_even_in_mid_turn(open_match: Opener) -> None:
    window = open_match("yacht", "1 1 1 2 3")
    page = window.match_page
    page.submit(a.Roll())
    assert page.match is not None
    anna, bela = page.match.seats
    page.match.change_seats([Seat("Panni", anna.person), bela])
    assert page.turn_text == "Panni to play"
    assert page.sheet.model().headerData(0, Qt.Orientation.Horizontal) == "Panni"
