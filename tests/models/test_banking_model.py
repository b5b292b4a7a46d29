"""The sheet of the press-your-luck games as views and screen readers get it."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kubik.models.banking_model import BankingModel
from kubik.models.score_roles import (
    AT_RISK_ROLE,
    BUST_ROLE,
    CHANGE_ROLE,
    NOTE_ROLE,
    PRESENT_ROLE,
    TOTAL_ROLE,
)
from kubik.play.cup import SeededCup
from kubik.play.match import replay
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules.banking import BankingState
from rules.table import Table

NAMES = ("Anna", "Béla")
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
SHOWN, SAID = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[BankingModel]:
    parent = QObject()
    model = BankingModel(parent)
    _strictly_tested(model)
    yield model
    parent.deleteLater()


def _strictly_tested(model: QAbstractItemModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)


def _at(model: BankingModel, row: int, column: int, role: int = SHOWN) -> object:
    return model.data(model.index(row, column), role)


def _begun(model: BankingModel, table: Table) -> BankingModel:
    names = NAMES[: len(table.scores)]
    model.begin(shipped("zilch").ruleset(), names)
    model.show(table.position)
    return model


def test_it_is_empty_before_a_match(model: BankingModel) -> None:
    assert (model.rowCount(), model.columnCount(), model.totals()) == (0, 0, ())
    model.retranslate()


def test_it_is_a_table_and_no_tree(model: BankingModel) -> None:
    _begun(model, Table("zilch"))
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)


def test_the_row_of_a_round_is_there_before_its_first_throw(model: BankingModel) -> None:
    _begun(model, Table("zilch"))
    assert model.rowCount() == 1
    assert model.headerData(0, DOWN) == "1"
    assert (_at(model, 0, 0), _at(model, 0, 1)) == ("(0)", "")
    assert _at(model, 0, 0, AT_RISK_ROLE) is True


def test_the_points_at_risk_stand_in_parentheses(model: BankingModel) -> None:
    table = Table("zilch", "1 1 1 2 3 4")
    table.throws("1 1 1")
    _begun(model, table)
    assert _at(model, 0, 0) == "(1,000)"
    assert _at(model, 0, 0, TOTAL_ROLE) is None
    assert _at(model, 0, 0, SAID) == "Anna. Points at risk in this turn: 1,000. Score 0"


def test_a_bank_shows_the_total_and_how_it_came_about(model: BankingModel) -> None:
    table = Table("zilch", "1 1 1 2 3 4", scores=(450, 0))
    table.banks("1 1 1")
    _begun(model, table)
    assert _at(model, 0, 0) == "1,450"
    assert _at(model, 0, 0, TOTAL_ROLE) == 1450
    assert _at(model, 0, 0, CHANGE_ROLE) == "+1,000"
    assert _at(model, 0, 0, SAID) == "Anna. Round 1: 1,000 points banked, score 1,450"
    assert _at(model, 0, 0, Qt.ItemDataRole.ToolTipRole) == (
        "Round 1: 1,000 points banked, score 1,450"
    )
    assert _at(model, 0, 1, SAID) == "Béla. Points at risk in this turn: 0. Score 0"


def test_a_bust_is_a_word_and_no_colour_alone(model: BankingModel) -> None:
    table = Table("zilch", "2 3 3 4 6 6", scores=(450, 0))
    table.busts()
    _begun(model, table)
    assert (_at(model, 0, 0), _at(model, 0, 0, CHANGE_ROLE)) == ("450", "× bust")
    assert _at(model, 0, 0, BUST_ROLE) is True
    assert _at(model, 0, 0, SAID) == "Anna. Round 1: bust, score still 450"


def test_a_deduction_stands_in_the_cell_of_its_round(model: BankingModel) -> None:
    table = Table("zilch", "1 1 1 2 3 4", scores=(0, 700), on_board=True, challenges=True)
    table.challenge(1)
    table.banks("1 1 1")
    _begun(model, table)
    assert _at(model, 0, 1, CHANGE_ROLE) == "-1,000"
    assert _at(model, 0, 1, TOTAL_ROLE) == -300
    assert _at(model, 0, 1) == "(0)"
    assert "lost to a challenger" in str(_at(model, 0, 1, SAID))


def test_a_penalty_stands_beside_the_bust(model: BankingModel) -> None:
    table = Table("zilch", "2 3 3 4 6 6", scores=(700, 0), on_board=True, challenges=True)
    table.challenge(1)
    _begun(model, table)
    assert "This turn challenges Béla" in str(_at(model, 0, 0, SAID))
    table.busts()
    model.show(table.position)
    assert _at(model, 0, 0, CHANGE_ROLE) == "× bust -600"
    assert _at(model, 0, 0) == "100"


def test_points_knocked_off_are_marked(model: BankingModel) -> None:
    table = Table("dice10000", "1 2 2 3 4 6 | 5 5 5 5 5", scores=(9900, 0), form="exact")
    table.throws("1")
    table.roll()
    _begun(model, table)
    assert _at(model, 0, 0, CHANGE_ROLE) == "× knocked off"
    assert _at(model, 0, 0) == "9,900"


def test_nobody_has_points_at_risk_in_a_roll_off_or_a_knock_off(model: BankingModel) -> None:
    table = Table("dice10000", "1 2 2 3 4 6", scores=(9900, 0), form="exact")
    table.throws("1")
    _begun(model, table)
    assert (_at(model, 0, 1), _at(model, 0, 1, AT_RISK_ROLE)) == ("", False)
    assert _at(model, 0, 1, SAID) == "Béla. Round 1: nothing yet"
    assert model.headerData(1, ACROSS, PRESENT_ROLE) is True


def test_a_header_says_what_is_missing_to_get_on_board(model: BankingModel) -> None:
    table = Table("zilch", "1 1 1 2 3 4")
    _begun(model, table)
    assert model.headerData(0, ACROSS, NOTE_ROLE) == "needs 500"
    assert "needs 500 points in one turn" in str(model.headerData(0, ACROSS, SAID))
    table.banks("1 1 1")
    model.show(table.position)
    assert model.headerData(0, ACROSS, NOTE_ROLE) == "1,000"
    assert "board" not in str(model.headerData(0, ACROSS, SAID))
    assert model.totals() == (1000, 0)


def test_a_header_without_a_minimum_shows_the_score(model: BankingModel) -> None:
    state = shipped("dice10000").ruleset().start(2)
    assert isinstance(state, BankingState)
    model.begin(shipped("dice10000").ruleset(), NAMES)
    model.show(state)
    assert model.headerData(1, ACROSS, NOTE_ROLE) == "0"


def test_the_header_says_whose_turn_it_is(model: BankingModel) -> None:
    table = Table("zilch", "2 3 3 4 6 6")
    _begun(model, table)
    assert [model.headerData(seat, ACROSS, PRESENT_ROLE) for seat in (0, 1)] == [True, False]
    assert str(model.headerData(0, ACROSS, SAID)).endswith("The dice are here now")
    table.busts()
    model.show(table.position)
    assert [model.headerData(seat, ACROSS, PRESENT_ROLE) for seat in (0, 1)] == [False, True]
    assert _at(model, 0, 1, PRESENT_ROLE) is True


def test_within_a_turn_only_its_row_is_told(model: BankingModel) -> None:
    table = Table("zilch", "2 3 3 4 6 6 | 2 3 3 4 6 6 | 1 1 1 2 3 4")
    table.busts()
    table.busts()
    table.roll()
    _begun(model, table)
    told, reset = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    table.keep("1 1 1")
    model.show(table.position)
    assert [(at[0].row(), at[1].row()) for at in (told.at(n) for n in range(told.count()))] == [
        (1, 1)
    ]
    model.show(table.position)
    assert (told.count(), reset.count()) == (1, 0)


def test_a_new_round_is_a_new_row_and_no_reset(model: BankingModel) -> None:
    table = Table("zilch", "2 3 3 4 6 6 | 2 3 3 4 6 6")
    table.busts()
    _begun(model, table)
    added, reset = QSignalSpy(model.rowsInserted), QSignalSpy(model.modelReset)
    before = table.position
    table.busts()
    model.show(table.position)
    assert (added.count(), reset.count(), model.rowCount()) == (1, 0, 2)
    removed = QSignalSpy(model.rowsRemoved)
    model.show(before)  # a step taken back, or an earlier position looked at
    assert (removed.count(), model.rowCount()) == (1, 1)


def test_other_players_are_a_reset(model: BankingModel) -> None:
    reset = QSignalSpy(model.modelReset)
    model.begin(shipped("zilch").ruleset(), NAMES)
    model.begin(shipped("zilch").ruleset(), (*NAMES, "Carla"))
    assert (reset.count(), model.columnCount()) == (2, 3)


def test_a_change_of_language_asks_the_views_to_look_again(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    model = _begun(BankingModel(window), Table("zilch"))
    told, heads = QSignalSpy(model.dataChanged), QSignalSpy(model.headerDataChanged)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert (told.count(), heads.count()) == (1, 2)


def test_a_place_that_is_not_there_has_nothing_to_say(model: BankingModel) -> None:
    _begun(model, Table("zilch"))
    outside = model.index(7, 7)
    assert model.data(outside) is None
    assert model.flags(outside) == Qt.ItemFlag.NoItemFlags
    assert model.headerData(7, ACROSS) is None
    assert model.headerData(7, DOWN) is None


@pytest.mark.parametrize("game", ["zilch", "zonk_chicago", "zonk_detroit", "dice10000"])
@pytest.mark.parametrize("seats", [2, 8])
def test_a_whole_match_can_be_shown_step_by_step(
    model: BankingModel, game: str, seats: int
) -> None:
    house_rules = {"challenges": True, "challenge_needs_board": False, "triple_zilch_penalty": 500}
    ruleset = shipped(game).ruleset(None, target=3000, take_over=True, **house_rules)
    names = tuple(f"Player {seat}" for seat in range(seats))
    model.begin(ruleset, names)
    state = ruleset.start(seats)
    source, cup = random.Random(seats), SeededCup(seats)
    while state.outcome is None:
        state = replay(state, state.decide(random_action(state, source), cup))
        assert isinstance(state, BankingState)
        model.show(state)
        for role in (SHOWN, SAID, CHANGE_ROLE, TOTAL_ROLE):
            for seat in range(seats):
                _at(model, model.rowCount() - 1, seat, role)
    assert isinstance(state, BankingState)
    assert model.totals() == state.scores
    for seat, pad in enumerate(state.pads):
        last = max((line.round for line in pad.lines), default=1)
        assert _at(model, last - 1, seat, TOTAL_ROLE) == pad.score
