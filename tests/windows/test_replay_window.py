"""A match watched again: every step as it was, and nothing of it changed."""

import logging
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kubik.play.match import Match
from kubik.rules import actions as a
from kubik.scene.sounds import Sounds
from kubik.scene.speaker import SilentBackend
from kubik.scene.table_picture import picture_of
from kubik.scene.timings import Timings
from kubik.windows.replay_window import BACK, FIRST, LAST, ON, PLAY, TURN_ON, ReplayWindow
from play.test_seat_laws import GAMES, Party
from play.test_turns import ANNA, BELA, BUST, CSABA, THOUSAND, Book

Opener = Callable[..., ReplayWindow]
MOMENTS = 20


@pytest.fixture
def open_replay(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> Opener:
    caplog.set_level(logging.WARNING)

    kept: list[ReplayWindow] = []  # one that nobody knows may end while it is painted

    def start(match: Match, timings: Timings | None = None) -> ReplayWindow:
        window = ReplayWindow(match, timings or Timings.for_tests(), Sounds(SilentBackend), None)
        qtbot.addWidget(window)
        kept.append(window)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        return window

    return start


def book_of_two_turns() -> Book:
    book = Book("zilch", f"{THOUSAND} | {BUST} | {THOUSAND}")
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.Roll())
    return book


def press(window: ReplayWindow, name: str) -> None:
    window.actions_by_name[name].trigger()


def type_key(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def totals(window: ReplayWindow) -> tuple[int, ...]:
    return window.sheet.model().totals()  # type: ignore[attr-defined,no-any-return]


def test_it_starts_at_the_beginning(open_replay: Opener) -> None:
    window = open_replay(book_of_two_turns().match)
    assert (window.place, window.is_playing) == (0, False)
    assert window.where == "Round 1, step 0 of 4"
    assert window.scene.picture.dice == ()
    assert not window.actions_by_name[BACK].isEnabled()
    assert not window.actions_by_name[FIRST].isEnabled()


def test_each_step_is_shown_as_it_was(open_replay: Opener) -> None:
    match = book_of_two_turns().match
    window = open_replay(match)
    for place, step in enumerate(match.steps, 1):
        press(window, ON)
        assert window.place == window.slider.value() == place
        assert window.scene.picture == picture_of(step.after)
        assert totals(window) == step.after.scores
    assert not window.actions_by_name[ON].isEnabled()
    assert window.narration.startswith("Béla throws 2 3 4 6 2 and 3")
    press(window, BACK)
    assert window.narration.startswith("Anna sets aside 1 1 1: 1,000 points")
    assert window.scene.picture == picture_of(match.steps[2].after)
    press(window, FIRST)
    assert (window.place, window.narration) == (0, "")
    press(window, LAST)
    assert window.place == 4


def test_it_plays_by_itself_to_the_end_and_then_from_the_beginning(
    open_replay: Opener, qtbot: QtBot
) -> None:
    window = open_replay(book_of_two_turns().match)
    press(window, PLAY)
    assert window.is_playing
    assert window.actions_by_name[PLAY].text() == "Pause"
    qtbot.waitUntil(lambda: window.place == 4 and not window.is_playing)
    assert window.actions_by_name[PLAY].text() == "Play"
    press(window, PLAY)
    assert window.place == 1
    press(window, PLAY)
    assert not window.is_playing
    QApplication.processEvents()
    assert window.place == 1


def test_it_can_be_done_by_keys_alone(open_replay: Opener) -> None:
    window = open_replay(book_of_two_turns().match)
    keys = [
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, 4),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageDown, 3),
        (Qt.Key.Key_PageDown, 4),
        (Qt.Key.Key_PageUp, 3),
        (Qt.Key.Key_PageUp, 0),
    ]
    for key, place in keys:
        type_key(key)
        assert window.place == place, key
    type_key(Qt.Key.Key_Space)
    assert window.is_playing
    type_key(Qt.Key.Key_Space)
    assert not window.is_playing
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_arrow_keys_stay_with_the_sheet_while_it_has_the_focus(open_replay: Opener) -> None:
    window = open_replay(book_of_two_turns().match)
    window.sheet.setFocus()
    window.sheet.setCurrentIndex(window.sheet.model().index(0, 0))
    QTest.keyClick(window.sheet, Qt.Key.Key_Right)
    assert (window.place, window.sheet.currentIndex().column()) == (0, 1)


def test_the_slider_goes_anywhere(open_replay: Opener) -> None:
    match = book_of_two_turns().match
    window = open_replay(match)
    told = QSignalSpy(window.place_changed)
    window.slider.setValue(3)
    assert (window.place, told.count()) == (3, 1)
    assert window.scene.picture == picture_of(match.steps[2].after)


def test_a_step_shows_the_dice_rolling_and_the_next_one_does_not_wait(
    open_replay: Opener,
) -> None:
    match = book_of_two_turns().match
    window = open_replay(match, Timings.normal())
    press(window, ON)
    assert window.director.is_rolling
    assert window.narration == ""
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.narration == ""
    press(window, ON)
    assert window.place == 2
    window.director.skip()
    assert window.scene.picture == picture_of(match.steps[1].after)


def test_playing_on_waits_until_the_dice_rest(open_replay: Opener, qtbot: QtBot) -> None:
    window = open_replay(book_of_two_turns().match, Timings(1.0, 160, 0, 2))
    press(window, PLAY)
    assert window.place == 1
    window.director.advance(10.0)
    window.director.advance(10.0)
    qtbot.waitUntil(lambda: window.place == 2)


def test_players_who_come_and_go_have_their_columns_at_their_time(open_replay: Opener) -> None:
    book = Book("zilch", f"{BUST} | {THOUSAND}")
    book.do(a.Roll())
    book.match.change_seats([CSABA, BELA, ANNA])
    book.do(a.Roll())
    window = open_replay(book.match)
    columns = [window.sheet.model().columnCount()]
    for _ in range(3):
        press(window, ON)
        columns.append(window.sheet.model().columnCount())
    assert columns == [2, 2, 3, 3]
    window.go_to(2)
    assert "Csaba joins the match" in window.narration
    assert window.sheet.model().headerData(0, Qt.Orientation.Horizontal) == "Csaba"
    press(window, BACK)
    assert window.sheet.model().columnCount() == 2


def test_a_match_under_way_grows_and_shrinks_in_it(open_replay: Opener) -> None:
    book = book_of_two_turns()
    window = open_replay(book.match)
    press(window, LAST)
    book.do(a.Roll(), a.Keep((0,)))
    assert (window.place, window.slider.maximum()) == (4, 6)
    press(window, LAST)
    book.match.undo()
    assert (window.place, window.slider.maximum()) == (5, 5)
    assert window.scene.picture == picture_of(book.match.state)


def test_a_match_without_steps_has_nothing_to_play(open_replay: Opener) -> None:
    window = open_replay(Book("zilch", "").match)
    for name in (FIRST, BACK, PLAY, ON, LAST, TURN_ON):
        assert not window.actions_by_name[name].isEnabled()
    window.play_or_pause()
    window.step_on()
    assert (window.place, window.is_playing) == (0, False)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_watched_and_stays_as_it_was(
    open_replay: Opener, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    party = Party(game, 6)
    party.play()
    match, written = party.match, list(party.journal.records)
    steps, state = match.steps, match.state
    window = open_replay(match)
    for step in steps:
        press(window, ON)
        assert totals(window) == step.after.scores
    window.scene.die_clicked.emit(0)
    window.sheet.box_chosen.emit("yacht")
    for place in random.Random(1).sample(range(len(steps)), 10):
        window.go_to(place)
        QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)
    assert (match.steps, match.state, party.journal.records) == (steps, state, written)
    assert not caplog.records


def test_closing_at_any_moment_leaves_nothing_running(
    open_replay: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    moments, book = random.Random(7), book_of_two_turns()
    book.do(a.Roll())
    for moment in range(MOMENTS):
        window = open_replay(book.match, Timings.normal())
        window.go_to(moments.randrange(4))
        press(window, PLAY if moment % 2 else ON)
        window.director.advance(moments.random() * 4)
        window.close()
        place = window.place
        assert not window.director.is_ticking
        assert not window.is_playing
        QApplication.processEvents()
        assert window.place == place
        steps = window.slider.maximum()
        book.do(a.Keep((moment % 3,)) if not moment % 2 else a.Keep(()))
        assert window.slider.maximum() == steps  # it follows no more
    assert not caplog.records


def test_it_follows_the_language(open_replay: Opener) -> None:
    window = open_replay(book_of_two_turns().match)
    window.actions_by_name[ON].setText("?")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.actions_by_name[ON].text() == "Step on"
    assert window.windowTitle() == "Watched again: Zilch"
