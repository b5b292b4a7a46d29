"""The turns of a match as views and screen readers get them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kubik.models.log_model import (
    COLUMNS,
    ENTRY_ROLE,
    PLAYER,
    POINTS,
    RESULT,
    ROUND,
    SCORE,
    THROWS,
    LogModel,
    TurnsOfOne,
)
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.play.turns import Result, TurnEntry
from kubik.rules import actions as a
from play.test_seat_laws import GAMES, Party
from play.test_turns import ANNA, BELA, BUST, CSABA, THOUSAND, Book

SAID = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QObject]:
    parent = QObject()
    yield parent
    parent.deleteLater()


def model_of(match: Match, parent: QObject) -> LogModel:
    model = LogModel(match, parent)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    match.listen(model.follow)
    return model


def row(model: LogModel, place: int = -1) -> list[object]:
    place = place % model.rowCount()
    return [model.data(model.index(place, column)) for column in range(COLUMNS)]


def said(model: LogModel, place: int = -1) -> object:
    return model.data(model.index(place % model.rowCount(), ROUND), SAID)


def test_it_is_empty_before_the_first_throw(parent: QObject) -> None:
    model = model_of(Book("zilch", "").match, parent)
    assert (model.rowCount(), model.columnCount()) == (0, COLUMNS)
    model.retranslate()
    assert model.row_of_step(0) is None


def test_it_is_a_table_and_no_tree(parent: QObject) -> None:
    book = Book("zilch", BUST)
    model = model_of(book.match, parent)
    book.do(a.Roll())
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)


def test_a_bank_is_told_with_its_throws_points_and_score(parent: QObject) -> None:
    book = Book("zilch", f"{THOUSAND} | 5 2 3")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Roll())
    assert row(model)[RESULT:] == ["under way", "", ""]
    book.do(a.Keep((3,)), a.Bank())
    throws = (
        "Throw 1: 1 1 1 2 3 4, kept 1 1 1 for 1,000 points; Throw 2: 5 2 3, kept 5 for 50 points"
    )
    assert row(model) == ["1", "Anna", throws, "banked", "+1,050", "1,050"]
    assert said(model) == (
        "Round 1, Anna. Throw 1: 1 1 1 2 3 4, kept 1 1 1 for 1,000 points. "
        "Throw 2: 5 2 3, kept 5 for 50 points. banked: +1,050. Score 1,050"
    )
    entry = model.data(model.index(0, THROWS), ENTRY_ROLE)
    assert isinstance(entry, TurnEntry)
    assert entry.result is Result.BANKED


def test_a_bust_says_what_was_lost(parent: QObject) -> None:
    book = Book("zilch", f"{THOUSAND} | 2 3 3 | {BUST}")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Roll(), a.Roll())
    assert row(model, 0)[RESULT:] == ["bust", "1,000 lost", "0"]
    assert row(model, 1)[RESULT:] == ["bust", "0", "0"]


def test_a_box_is_called_by_its_name(parent: QObject) -> None:
    book = Book("yacht", "5 5 2 3 4")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Score("fives"))
    assert row(model)[RESULT:] == ["Fives", "+10", "10"]


def test_what_was_special_stands_beside_the_result(parent: QObject) -> None:
    book = Book("dice10000", THOUSAND, (9500, 0), challenges=True, challenge_needs_board=False)
    model = model_of(book.match, parent)
    book.do(a.Challenge(1), a.Roll(), a.Keep((0, 1, 2)), a.Bank())
    assert row(model)[RESULT] == "banked, challenges Béla, begins the last round"
    book = Book("zonk_chicago", "1 1 1 2 3 | 2 3", (500, 500))
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.TakeOver())
    assert row(model)[RESULT:] == ["bust, takes 1,000 points over", "1,000 lost", "500"]


def test_who_knocked_points_off_is_told_with_the_turn_that_lost_them(parent: QObject) -> None:
    book = Book("dice10000", "1 2 2 3 4 6 | 5 5 2 3 4", (9900, 0), form="exact")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Keep((0,)), a.Roll())
    assert "Béla throws 5 5 2 3 4 to knock the points off" in str(row(model, 0)[THROWS])
    assert row(model, 0)[RESULT:] == ["knocked off", "100 lost", "9,900"]


def test_coloured_dice_are_said_with_their_colours(parent: QObject) -> None:
    book = Book("zonk_detroit", BUST)
    model = model_of(book.match, parent)
    book.do(a.Roll())
    assert "2 white" in str(said(model))
    assert "red" in str(said(model))


def test_players_who_come_and_the_end_are_rows_of_their_own(parent: QObject) -> None:
    book = Book("dice10000", f"{BUST} | 2 2 2 2 2 2", straight_attempt=False)
    model = model_of(book.match, parent)
    book.match.change_seats([BELA, ANNA, CSABA])
    assert row(model)[THROWS] == ("Csaba joins the match. The order is now: Béla, Anna, and Csaba")
    assert said(model) == row(model)[THROWS]
    book.do(a.Roll(), a.GiveUp(), a.Roll())
    assert row(model, -2)[RESULT] == "all dice alike"
    assert row(model)[THROWS] == "All dice alike: Anna wins at once"
    assert row(model)[SCORE] == row(model)[PLAYER] == row(model)[POINTS] == ""


def test_a_new_name_is_shown_in_all_turns_of_the_person(parent: QObject) -> None:
    book = Book("zilch", f"{BUST} | {BUST} | {THOUSAND}")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Roll())
    told = QSignalSpy(model.dataChanged)
    book.match.change_seats([Seat("Panni", "p1"), BELA])
    assert row(model, 0)[PLAYER] == "Panni"
    assert (told.at(0)[0].row(), told.at(0)[1].row()) == (0, 1)
    assert model.names == {"p1": "Panni", "p2": "Béla"}


def test_a_step_taken_back_is_not_in_it(parent: QObject) -> None:
    book = Book("zilch", f"{THOUSAND} | {BUST}")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Keep((0, 1, 2)))
    before = row(model)
    book.do(a.Bank())
    removed = QSignalSpy(model.rowsRemoved)
    book.match.change_seats([BELA, ANNA])
    assert model.rowCount() == 2
    book.match.undo()
    book.match.undo()
    assert (row(model), removed.count()) == (before, 1)


def test_within_a_turn_only_its_row_is_told(parent: QObject) -> None:
    book = Book("zilch", f"{BUST} | {THOUSAND}")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Roll())
    told, added = QSignalSpy(model.dataChanged), QSignalSpy(model.rowsInserted)
    book.do(a.Keep((0,)))
    assert (told.count(), added.count()) == (1, 0)
    assert (told.at(0)[0].row(), told.at(0)[1].row()) == (1, 1)


def test_the_row_of_a_step_is_found(parent: QObject) -> None:
    book = Book("zilch", f"{BUST} | {THOUSAND} | {BUST}")
    model = model_of(book.match, parent)
    book.do(a.Roll(), a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.Roll())
    assert [model.row_of_step(place) for place in range(5)] == [0, 1, 1, 1, 2]


def test_one_persons_turns_can_be_shown_alone(parent: QObject) -> None:
    book = Book("zilch", f"{BUST} | {BUST} | {BUST}")
    model = model_of(book.match, parent)
    proxy = TurnsOfOne(parent)
    proxy.setSourceModel(model)
    QAbstractItemModelTester(proxy, QAbstractItemModelTester.FailureReportingMode.Fatal, proxy)
    book.do(a.Roll(), a.Roll())
    proxy.show_person("p1")
    assert proxy.rowCount() == 1
    book.do(a.Roll())
    book.match.change_seats([BELA, ANNA])
    assert proxy.rowCount() == 3  # and what happened to all
    proxy.show_person(None)
    assert proxy.rowCount() == 4


def test_a_place_that_is_not_there_has_nothing_to_say(parent: QObject) -> None:
    model = model_of(Book("zilch", "").match, parent)
    outside = model.index(7, 7)
    assert model.data(outside) is None
    assert model.flags(outside) == Qt.ItemFlag.NoItemFlags
    assert model.headerData(COLUMNS, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Round"


def test_a_change_of_language_asks_the_views_to_look_again(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    book = Book("zilch", BUST)
    model = model_of(book.match, window)
    book.do(a.Roll())
    told, heads = QSignalSpy(model.dataChanged), QSignalSpy(model.headerDataChanged)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert (told.count(), heads.count()) == (1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_followed_as_it_is_shown_afterwards(parent: QObject, game: str) -> None:
    party = Party(game, 6)
    live = model_of(party.match, parent)
    party.play()
    afterwards = model_of(party.match, parent)
    assert live.rowCount() == afterwards.rowCount() > 3
    for place in range(live.rowCount()):
        assert row(live, place) == row(afterwards, place)
        assert said(live, place) == said(afterwards, place)
