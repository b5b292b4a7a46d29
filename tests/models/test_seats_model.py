"""The names of those who are going to play."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kubik.models.seats_model import PROBLEM_ROLE, SeatsModel
from seated import seated

SAID = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[SeatsModel]:
    parent = QObject()
    model = SeatsModel(parent)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    yield model
    parent.deleteLater()


def _problems(model: SeatsModel) -> list[object]:
    return [model.data(model.index(row), PROBLEM_ROLE) for row in range(model.rowCount())]


def test_new_seats_get_names_of_their_own(model: SeatsModel) -> None:
    assert [model.add(), model.add()] == [0, 1]
    assert model.names == ("Player 1", "Player 2")
    model.remove(0)
    model.add()
    assert model.names == ("Player 2", "Player 1")


def test_a_new_seat_takes_no_name_that_somebody_has_typed(model: SeatsModel) -> None:
    model.show(seated("player 1", "Anna"))
    model.add()
    assert model.names == ("player 1", "Anna", "Player 2")


def test_a_name_can_be_edited(model: SeatsModel) -> None:
    model.show(seated("Anna", "Béla"))
    told = QSignalSpy(model.names_changed)
    assert model.setData(model.index(1), " Béla  Kiss ")
    assert model.names == ("Anna", "Béla Kiss")
    assert model.data(model.index(1), Qt.ItemDataRole.EditRole) == " Béla  Kiss "
    assert model.setData(model.index(1), " Béla  Kiss ")
    assert told.count() == 1
    assert model.flags(model.index(0)) & Qt.ItemFlag.ItemIsEditable


def test_only_the_name_itself_can_be_edited(model: SeatsModel) -> None:
    model.show(seated("Anna"))
    assert not model.setData(model.index(0), "Béla", Qt.ItemDataRole.ToolTipRole)
    assert not model.setData(model.index(3), "Béla")
    assert model.names == ("Anna",)


def test_pasted_lines_become_one_name(model: SeatsModel) -> None:
    model.show(seated("Anna"))
    model.setData(model.index(0), "Anna\r\n\tMária\u2028")
    assert model.data(model.index(0)) == "Anna Mária"


@pytest.mark.parametrize("row", [0, 1, 2])
@pytest.mark.parametrize("to", [0, 1, 2])
def test_a_seat_can_be_moved(model: SeatsModel, row: int, to: int) -> None:
    names = ["Anna", "Béla", "Carla"]
    model.show(seated(*names))
    model.move(row, to)
    moved = names.pop(row)
    names.insert(to, moved)
    assert model.names == tuple(names)


def test_each_mistake_in_a_name_is_said_at_its_seat(model: SeatsModel) -> None:
    model.show(seated("Anna", " ", "x" * 200, "ANNA", "Béla"))
    assert _problems(model) == [
        None,
        "Player 2 has no name yet.",
        "The name of player 3 has 200 letters; at most 30 fit on the sheet.",
        "Two players are called ANNA; give one of them another name.",
        None,
    ]
    assert model.data(model.index(1), SAID) == "Player 2 of 5:  . Player 2 has no name yet."
    assert model.data(model.index(0), SAID) == "Player 1 of 5: Anna"


def test_mending_one_name_mends_the_other(model: SeatsModel) -> None:
    model.show(seated("Anna", "Anna"))
    told = QSignalSpy(model.dataChanged)
    model.setData(model.index(0), "Béla")
    assert _problems(model) == [None, None]
    assert (told.at(0)[0].row(), told.at(0)[1].row()) == (0, 1)


def test_seats_beyond_the_most_of_the_game_are_marked(model: SeatsModel) -> None:
    model.show(seated("Anna", "Béla", "Carla"))
    model.show_most(2)
    assert _problems(model) == [None, None, "This game is for at most 2 players."]


def test_a_change_of_language_asks_the_views_to_look_again(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    model = SeatsModel(window)
    model.add()
    told = QSignalSpy(model.dataChanged)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert told.count() == 1


def test_a_place_that_is_not_there_has_nothing_to_say(model: SeatsModel) -> None:
    model.show(seated("Anna"))
    assert model.data(model.index(4)) is None
    assert model.flags(model.index(4)) == Qt.ItemFlag.NoItemFlags
    assert model.rowCount(model.index(0)) == 0


def test_a_thousand_clumsy_fingers(model: SeatsModel) -> None:
    source = random.Random(7)
    for _ in range(1000):
        rows = model.rowCount()
        match source.randrange(4):
            case 0:
                model.add()
            case 1 if rows:
                model.remove(source.randrange(rows))
            case 2 if rows:
                model.move(source.randrange(rows), source.randrange(rows))
            case 3 if rows:
                model.setData(model.index(source.randrange(rows)), source.choice(["", "A", "a\n"]))
        assert len(model.names) == model.rowCount()


def test_it_is_known_where_each_seat_comes_from(model: SeatsModel) -> None:
    model.show(seated("Anna", "Béla", "Csaba"))
    model.add()
    model.move(2, 0)
    model.remove(1)
    assert model.origins == (2, 1, None)
