"""The sheet with boxes as views and screen readers get it."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kubik.models.score_roles import NOTE_ROLE, PRESENT_ROLE, PREVIEW_ROLE, SUM_ROLE
from kubik.models.scorepad_model import ScorepadModel
from kubik.play.cup import SeededCup
from kubik.play.match import replay
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules.definition import parse
from kubik.rules.ruleset import Ruleset
from kubik.rules.scorepad import ScorepadState, Sheet
from rules.table import Table

NAMES = ("Anna", "Béla")
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
SHOWN, SAID = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
YACHT, FULL_HOUSE, CHOICE, TOTAL = 0, 4, 5, 12


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[ScorepadModel]:
    parent = QObject()
    model = ScorepadModel(parent)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    yield model
    parent.deleteLater()


def _begun(model: ScorepadModel, table: Table) -> ScorepadModel:
    model.begin(shipped("yacht").ruleset(), NAMES)
    model.show(table.sheet)
    return model


def _at(model: ScorepadModel, row: int, column: int, role: int = SHOWN) -> object:
    return model.data(model.index(row, column), role)


def _with_bonus() -> Ruleset:
    text = shipped("yacht").text.replace(
        "rules: {dice: 5, throws: 3}",
        "rules:\n  {dice: 5, bonus_boxes: [sixes, fives], bonus_from: 40, bonus_points: 35}",
    )
    return parse(text, "a sheet with a bonus").ruleset()


def test_it_is_empty_before_a_match(model: ScorepadModel) -> None:
    assert (model.rowCount(), model.columnCount(), model.totals()) == (0, 0, ())
    assert model.choosable(model.index(0, 0)) is None
    model.retranslate()


def test_it_is_a_table_and_no_tree(model: ScorepadModel) -> None:
    _begun(model, Table("yacht"))
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)


def test_the_rows_are_the_boxes_in_order_and_the_total(model: ScorepadModel) -> None:
    _begun(model, Table("yacht"))
    rows = [model.headerData(row, DOWN) for row in range(model.rowCount())]
    assert rows[0] == "Yacht"
    assert rows[FULL_HOUSE] == "Full House"
    assert rows[-2:] == ["Ones", "Total"]
    assert model.headerData(TOTAL, DOWN, SUM_ROLE) is True
    assert _at(model, TOTAL, 0, SUM_ROLE) is True


def test_before_a_throw_nothing_can_be_chosen(model: ScorepadModel) -> None:
    _begun(model, Table("yacht"))
    assert _at(model, CHOICE, 0) == ""
    assert _at(model, CHOICE, 0, SAID) == "Anna, Player's Choice: open"
    assert model.choosable(model.index(CHOICE, 0)) is None


def test_open_boxes_show_what_the_dice_would_score(model: ScorepadModel) -> None:
    table = Table("yacht", "3 3 3 6 6")
    table.roll()
    _begun(model, table)
    assert (_at(model, FULL_HOUSE, 0), _at(model, YACHT, 0)) == ("(21)", "(0)")
    assert _at(model, FULL_HOUSE, 0, PREVIEW_ROLE) is True
    assert _at(model, FULL_HOUSE, 0, SAID) == "Anna, Full House: open, this throw would give 21"
    assert _at(model, FULL_HOUSE, 1) == ""
    assert _at(model, TOTAL, 0) == "0"


def test_a_filled_box_shows_its_points(model: ScorepadModel) -> None:
    table = Table("yacht", "3 3 3 6 6 | 1 1 1 1 1")
    table.roll()
    table.score("full_house")
    table.roll()
    _begun(model, table)
    assert _at(model, FULL_HOUSE, 0) == "21"
    assert _at(model, FULL_HOUSE, 0, PREVIEW_ROLE) is False
    assert _at(model, FULL_HOUSE, 0, SAID) == "Anna, Full House: 21"
    assert _at(model, YACHT, 1) == "(50)"
    assert model.headerData(0, ACROSS, NOTE_ROLE) == "21"
    assert model.totals() == (21, 0)


def test_only_open_boxes_of_the_present_seat_can_be_chosen(model: ScorepadModel) -> None:
    table = Table("yacht", "3 3 3 6 6 | 1 1 1 1 1 | 2 2 2 2 2")
    for box in ("full_house", "yacht"):
        table.roll()
        table.score(box)
    table.roll()
    _begun(model, table)
    chosen = {
        (row, column)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if model.choosable(model.index(row, column)) is not None
    }
    assert model.choosable(model.index(YACHT, 0)) == "yacht"
    assert chosen == {(row, 0) for row in range(TOTAL) if row != FULL_HOUSE}
    selectable = Qt.ItemFlag.ItemIsSelectable
    assert all(
        bool(model.flags(model.index(row, column)) & selectable) == ((row, column) in chosen)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    )


def test_the_arrow_keys_reach_every_cell(model: ScorepadModel) -> None:
    _begun(model, Table("yacht"))
    enabled = Qt.ItemFlag.ItemIsEnabled
    assert all(
        model.flags(model.index(row, column)) & enabled
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    )


def test_a_bonus_row_counts_up_to_the_bonus(model: ScorepadModel) -> None:
    ruleset = _with_bonus()
    model.begin(ruleset, NAMES)
    state = ruleset.start(2)
    assert isinstance(state, ScorepadState)
    assert model.headerData(12, DOWN) == "Bonus"
    assert _at(model, 12, 0) == "0 of 40"
    model.show(
        replace(state, sheets=(Sheet((("sixes", 24),)), Sheet((("sixes", 6), ("fives", 5)))))
    )
    assert _at(model, 12, 0) == "24 of 40"
    assert _at(model, 12, 0, SAID) == "Anna, Bonus: 24 of 40"
    assert _at(model, 12, 1) == "0"
    model.show(replace(state, sheets=(Sheet((("sixes", 24), ("fives", 20))), Sheet())))
    assert (_at(model, 12, 0), _at(model, 13, 0)) == ("35", "79")


def test_a_throw_tells_the_rows_and_no_header(model: ScorepadModel) -> None:
    table = Table("yacht", "3 3 3 6 6")
    _begun(model, table)
    told, heads = QSignalSpy(model.dataChanged), QSignalSpy(model.headerDataChanged)
    table.roll()
    model.show(table.sheet)
    model.show(table.sheet)
    assert (told.count(), heads.count()) == (1, 0)
    table.score("full_house")
    model.show(table.sheet)
    assert (told.count(), heads.count()) == (2, 1)
    assert [model.headerData(seat, ACROSS, PRESENT_ROLE) for seat in (0, 1)] == [False, True]
    assert model.headerData(1, ACROSS, SAID) == "Béla. Score 0. The dice are here now"
    assert _at(model, TOTAL, 1, PRESENT_ROLE) is True


def test_a_change_of_language_asks_the_views_to_look_again(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    model = _begun(ScorepadModel(window), Table("yacht"))
    told, heads = QSignalSpy(model.dataChanged), QSignalSpy(model.headerDataChanged)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert (told.count(), heads.count()) == (1, 2)


def test_a_place_that_is_not_there_has_nothing_to_say(model: ScorepadModel) -> None:
    _begun(model, Table("yacht"))
    outside = model.index(70, 7)
    assert model.data(outside) is None
    assert model.flags(outside) == Qt.ItemFlag.NoItemFlags
    assert model.choosable(outside) is None
    assert model.headerData(70, ACROSS) is None
    assert model.headerData(70, DOWN) is None


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("has_bonus", [False, True])
def test_a_whole_match_can_be_shown_step_by_step(
    model: ScorepadModel, seats: int, has_bonus: bool
) -> None:
    ruleset = _with_bonus() if has_bonus else shipped("yacht").ruleset()
    model.begin(ruleset, tuple(f"Player {seat}" for seat in range(seats)))
    state = ruleset.start(seats)
    source, cup = random.Random(seats), SeededCup(seats)
    while state.outcome is None:
        state = replay(state, state.decide(random_action(state, source), cup))
        assert isinstance(state, ScorepadState)
        model.show(state)
        for row in range(model.rowCount()):
            for role in (SHOWN, SAID):
                _at(model, row, seats - 1, role)
    assert model.totals() == state.scores
    bottom = model.rowCount() - 1
    assert [_at(model, bottom, seat) for seat in range(seats)] == [str(n) for n in state.scores]
