"""The history of a match in its window: every turn, live, by player, by keys."""

import logging
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kubik.models.log_model import PLAYER, THROWS
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rules import actions as a
from kubik.windows.history_window import HistoryWindow
from play.test_seat_laws import GAMES, Party
from play.test_turns import BELA, BUST, CSABA, THOUSAND, Book

Opener = Callable[[Match], HistoryWindow]


@pytest.fixture
def open_history(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> Opener:
    caplog.set_level(logging.WARNING)

    kept: list[HistoryWindow] = []  # one that nobody knows may end while it is painted

    def start(match: Match) -> HistoryWindow:
        window = HistoryWindow(match, None)
        qtbot.addWidget(window)
        kept.append(window)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        return window

    return start


def rows(window: HistoryWindow) -> list[str]:
    """The players of the turns that are listed."""
    model = window.view.model()
    return [str(model.index(row, PLAYER).data()) for row in range(model.rowCount())]


def test_it_says_that_there_is_nothing_yet_and_then_follows(open_history: Opener) -> None:
    book = Book("zilch", f"{BUST} | {THOUSAND}")
    window = open_history(book.match)
    assert not window.view.isVisible()
    assert not window.watch_button.isEnabled()
    book.do(a.Roll(), a.Roll())
    assert window.view.isVisible()
    assert rows(window) == ["Anna", "Béla"]
    book.do(a.Keep((0, 1, 2)))
    assert "kept 1 1 1" in str(window.view.model().index(1, THROWS).data())
    book.match.undo()
    assert "kept" not in str(window.view.model().index(1, THROWS).data())


def test_it_follows_no_more_once_it_is_closed(open_history: Opener) -> None:
    book = Book("zilch", f"{BUST} | {BUST}")
    window = open_history(book.match)
    book.do(a.Roll())
    window.close()
    book.do(a.Roll())
    assert window.model.rowCount() == 1
    window.done(0)  # twice is no harm


def test_a_list_at_its_end_stays_there_and_one_scrolled_back_stays_too(
    open_history: Opener,
) -> None:
    book = Book("zilch", " | ".join([BUST] * 60))
    window = open_history(book.match)
    book.do(*[a.Roll()] * 40)
    QApplication.processEvents()
    bar = window.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(3)
    book.do(a.Roll())
    QApplication.processEvents()
    assert bar.value() == 3


def test_one_player_can_be_looked_at_alone(open_history: Opener) -> None:
    book = Book("zilch", " | ".join([BUST] * 5))
    book.do(*[a.Roll()] * 4)
    window = open_history(book.match)
    box = window.player_box
    assert [box.itemText(n) for n in range(box.count())] == ["Everybody", "Anna", "Béla"]
    box.setCurrentIndex(2)
    assert rows(window) == ["Béla", "Béla"]
    book.match.change_seats([Seat("Panni", "p1"), BELA, CSABA])
    assert [box.itemText(n) for n in range(box.count())] == ["Everybody", "Panni", "Béla", "Csaba"]
    assert box.currentIndex() == 2
    box.setCurrentIndex(0)
    assert rows(window) == ["Panni", "Béla", "Panni", "Béla", ""]
    box.setCurrentIndex(3)
    assert rows(window) == [""]


def test_a_turn_is_chosen_by_enter_double_click_and_button(open_history: Opener) -> None:
    book = Book("zilch", f"{THOUSAND} | {BUST} | {BUST}")
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.Roll(), a.Roll())
    window = open_history(book.match)
    wanted = QSignalSpy(window.replay_wanted)
    view = window.view
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Return)
    window.watch_button.click()
    where = view.visualRect(view.model().index(0, PLAYER)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert [wanted.at(n)[0] for n in range(wanted.count())] == [3, 3, 0]
    assert window.isVisible()


def test_the_turn_of_a_step_can_be_chosen(open_history: Opener) -> None:
    book = Book("zilch", f"{THOUSAND} | {BUST}")
    window = open_history(book.match)
    window.choose_step(0)
    assert not window.view.currentIndex().isValid()
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.Roll())
    window.choose_step(2)
    assert window.view.currentIndex().row() == 0
    window.choose_step(3)
    assert window.view.currentIndex().row() == 1
    window.player_box.setCurrentIndex(1)
    window.choose_step(3)
    assert window.view.currentIndex().row() == 0


def test_long_turns_take_more_lines_in_a_narrow_window(open_history: Opener) -> None:
    dice = "1 2 2 3 4 6 | 1 2 2 3 4 | 1 2 3 4 | 1 2 3 | 5 2 | 3"
    book = Book("zilch", dice, open_min=0, turn_min=0)
    window = open_history(book.match)
    for _ in range(5):
        book.do(a.Roll())
        turn = book.match.state.turn
        assert turn is not None
        book.do(a.Keep((turn.loose[0],)))  # type: ignore[union-attr]
    window.resize(1400, 600)
    QApplication.processEvents()
    wide = window.view.visualRect(window.view.model().index(0, THROWS)).height()
    window.resize(640, 600)
    QApplication.processEvents()
    assert window.view.visualRect(window.view.model().index(0, THROWS)).height() > wide


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_painted(
    open_history: Opener, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    party = Party(game, 2)
    party.play()
    window = open_history(party.match)
    for size in (QSize(640, 480), QSize(1366, 768)):
        window.resize(size)
        window.view.scrollToTop()
        assert not window.grab().isNull()
    assert not caplog.records


def test_it_follows_the_language(open_history: Opener) -> None:
    book = Book("zilch", BUST)
    book.do(a.Roll())
    window = open_history(book.match)
    window.watch_button.setText("?")
    told = QSignalSpy(window.model.dataChanged)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.watch_button.text() == "&Watch this turn again"
    assert window.windowTitle() == "History: Zilch"
    assert told.count() == 1
