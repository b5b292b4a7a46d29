"""The list of matches as views and screen readers get it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from kubik.cards import cards
from kubik.models.matches_model import (
    GAME,
    PLAYERS,
    STATE,
    WHEN,
    Kept,
    MatchesInOrder,
    MatchesModel,
    Standing,
)
from kubik.play.seats import Seat
from kubik.storage.database import Database
from kubik.storage.saved import BEFORE_ALL, Saved, Status
from windows.kept import NOW, Clock, fill

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
SAID = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[MatchesModel]:
    parent = QObject()
    model = MatchesModel({card.id: card for card in cards()}, lambda: NOW, parent)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    yield model
    parent.deleteLater()


@pytest.fixture
def rows(model: MatchesModel) -> MatchesInOrder:
    rows = MatchesInOrder(model, model)
    QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal, rows)
    return rows


@pytest.fixture
def some() -> tuple[Kept, ...]:
    """The matches 1 to 5 of `fill`."""
    clock = Clock()
    database = Database.in_memory(clock)
    fill(database, clock)
    kept = [Kept(saved, winners=("Béla",) if saved.id == 4 else ()) for saved in all_of(database)]
    thrown = [Kept(saved, is_thrown_away=True) for saved in database.forgotten()]
    return tuple(sorted([*kept, *thrown], key=lambda kept: kept.saved.id))


def all_of(database: Database) -> list[Saved]:
    return [*database.unfinished(), *database.finished(), *database.damaged()]


def ids(rows: MatchesInOrder) -> list[int]:
    found = [rows.kept(rows.index(row, 0)) for row in range(rows.rowCount())]
    return [kept.saved.id for kept in found if kept is not None]


def test_it_is_empty_before_it_is_shown_anything(model: MatchesModel, rows: MatchesInOrder) -> None:
    assert (model.rowCount(), model.columnCount(), rows.rowCount()) == (0, 4, 0)
    assert model.row_of(1) is None
    assert rows.kept(rows.index(0, 0)) is None
    model.retranslate()


def test_a_row_tells_when_what_who_and_how_it_stands(
    model: MatchesModel, some: tuple[Kept, ...]
) -> None:
    model.show(some)
    told = [[model.index(row, column).data() for column in range(4)] for row in range(5)]
    assert told == [
        ["November 18, 2026", "Yacht", "Béla 15 · Ágnes 0", "In the bin"],
        ["November 19, 2026", "Zilch, To 15,000", "Ágnes 1,000 · Béla 0", "Damaged"],
        ["November 24, 2026", "Zilch, To 15,000", "Ágnes 1,000 · Béla 0", "Put away"],
        [
            "yesterday 8:30\u202fPM",
            "Dice 10,000, Standard",
            "Béla 10,000 · Ágnes 0",
            "Finished: Béla has won",
        ],
        ["today 8:30\u202fPM", "Zilch, To 15,000", "Ágnes 1,000 · Béla 0", "Unfinished"],
    ]
    assert model.index(0, GAME).data(SAID) == "Game: Yacht"
    assert model.headerData(PLAYERS, Qt.Orientation.Horizontal) == "Players and points"
    assert model.headerData(PLAYERS, Qt.Orientation.Vertical) is None
    assert model.row_of(4) == 3


def test_a_shared_win_is_told_as_such(model: MatchesModel, some: tuple[Kept, ...]) -> None:
    model.show([replace(some[3], winners=("Béla", "Ágnes"))])
    assert model.index(0, STATE).data() == "Finished: Béla and Ágnes share the win"


def test_what_cannot_be_read_of_a_damaged_match_is_told_as_unknown(
    model: MatchesModel, some: tuple[Kept, ...]
) -> None:
    bare = replace(some[1].saved, seats=(), points=(), game="", changed=BEFORE_ALL)
    model.show([Kept(bare)])
    told = [model.index(0, column).data() for column in range(4)]
    assert told == ["unknown", "unknown game", "unknown", "Damaged"]
    model.show([Kept(replace(some[1].saved, points=()))])
    assert model.index(0, PLAYERS).data() == "Ágnes · Béla"


def test_a_computer_player_is_marked(model: MatchesModel, some: tuple[Kept, ...]) -> None:
    seats = (Seat("Ágnes"), Seat("Robi", level="strong"))
    model.show([Kept(replace(some[4].saved, seats=seats))])
    assert model.index(0, PLAYERS).data() == "Ágnes 1,000 · Robi (computer) 0"


def test_every_status_has_a_standing(some: tuple[Kept, ...]) -> None:
    found = {Kept(replace(some[4].saved, status=status)).standing for status in Status}
    assert found == set(Standing) - {Standing.THROWN_AWAY}


def test_the_columns_sort_by_time_by_name_and_by_standing(
    model: MatchesModel, rows: MatchesInOrder, some: tuple[Kept, ...]
) -> None:
    model.show(some)
    rows.sort(WHEN, DOWN)
    assert ids(rows) == [5, 4, 3, 2]
    rows.sort(WHEN, UP)
    assert ids(rows) == [2, 3, 4, 5]
    rows.sort(GAME, UP)
    assert ids(rows)[0] == 4
    rows.sort(STATE, UP)
    assert ids(rows) == [5, 4, 3, 2]
    rows.sort(PLAYERS, DOWN)
    assert ids(rows)[0] == 4


@pytest.mark.parametrize(
    ("standing", "found"),
    [
        (None, [2, 3, 4, 5]),
        (Standing.UNFINISHED, [5]),
        (Standing.FINISHED, [4]),
        (Standing.PUT_AWAY, [3]),
        (Standing.DAMAGED, [2]),
        (Standing.THROWN_AWAY, [1]),
    ],
)
def test_a_standing_can_be_looked_at_alone(
    model: MatchesModel,
    rows: MatchesInOrder,
    some: tuple[Kept, ...],
    standing: Standing | None,
    found: list[int],
) -> None:
    model.show(some)
    rows.sort(WHEN, UP)
    rows.show_standing(standing)
    assert ids(rows) == found


def test_views_are_told_of_another_language(model: MatchesModel, some: tuple[Kept, ...]) -> None:
    model.show(some)
    told, heads = QSignalSpy(model.dataChanged), QSignalSpy(model.headerDataChanged)
    QCoreApplication.sendEvent(model, QEvent(QEvent.Type.LanguageChange))
    assert (told.count(), heads.count()) == (1, 1)
