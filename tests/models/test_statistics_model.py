"""The tables of the statistics as views and screen readers get them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from kubik.models.statistics_model import SORT_ROLE, SortedModel, StatisticsModel
from kubik.play.seats import Seat
from kubik.play.statistics.people import people
from kubik.text.statistics_columns import BEST_TURNS, BUSTS, FACES, NAME, PEOPLE, TOTALS
from kubik.text.statistics_tables import PersonLine, face_lines, person_lines
from play.statistics.samples import match, told
from play.statistics.test_statistics import bust, lost, throw, won

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
SHOWN, SAID = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
UP, DOWNWARDS = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[StatisticsModel]:
    parent = QObject()
    model = StatisticsModel(PEOPLE, parent)
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(model, fatal, model)
    QAbstractItemModelTester(SortedModel(model, model), fatal, model)
    yield model
    parent.deleteLater()


def lines(*names: str) -> tuple[PersonLine, ...]:
    """One line for each name; each of them has thrown once more than the one before."""
    seats = tuple(Seat(name) for name in names)
    matches = [match((throw(1),), seats=(seat, Seat("Somebody"))) for seat in seats]
    every = person_lines(people(told(*matches)))
    found = {line.person.name: line for line in every}
    return tuple(found[name] for name in names)


def test_it_is_empty_before_it_is_shown_anything(model: StatisticsModel) -> None:
    assert (model.rowCount(), model.columnCount()) == (0, len(PEOPLE))
    assert model.lines == ()
    assert model.headerData(1, ACROSS, Qt.ItemDataRole.TextAlignmentRole) is not None
    model.retranslate()


def test_cells_have_a_text_a_word_for_screen_readers_and_a_side(model: StatisticsModel) -> None:
    model.show(person_lines(people(told(won(1)))))
    name, matches = model.index(0, 0), model.index(0, 1)
    assert (name.data(SHOWN), matches.data(SHOWN)) == ("Anna", "1")
    assert (name.data(SAID), matches.data(SAID)) == ("Name: Anna", "Matches: 1")
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    for index, side in ((name, left), (matches, right)):
        aligned = model.data(index, Qt.ItemDataRole.TextAlignmentRole)
        head = model.headerData(index.column(), ACROSS, Qt.ItemDataRole.TextAlignmentRole)
        assert isinstance(aligned, Qt.AlignmentFlag)
        assert aligned & side
        assert head == aligned
    assert model.flags(name) & Qt.ItemFlag.ItemIsSelectable
    assert not model.flags(name) & Qt.ItemFlag.ItemIsEditable
    assert name.data(Qt.ItemDataRole.EditRole) is None


def test_headings_are_named_and_explained(model: StatisticsModel) -> None:
    assert model.headerData(0, ACROSS) == "Name"
    assert model.headerData(1, ACROSS, Qt.ItemDataRole.ToolTipRole) == (
        "Matches played, unfinished ones among them"
    )
    assert model.headerData(0, DOWN) is None
    assert model.headerData(99, ACROSS) is None
    assert model.headerData(0, ACROSS, Qt.ItemDataRole.DecorationRole) is None


def test_what_does_not_exist_has_nothing(model: StatisticsModel) -> None:
    model.show(person_lines(people(told(won(1)))))
    nowhere = model.index(9, 9)
    assert model.data(nowhere) is None
    assert model.flags(nowhere) == Qt.ItemFlag.NoItemFlags
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)


def test_other_columns_may_take_the_place_of_these(model: StatisticsModel) -> None:
    model.show((), TOTALS)
    assert model.columnCount() == len(TOTALS)
    model.show((), BEST_TURNS)
    assert model.columnCount() == len(BEST_TURNS)
    model.show(face_lines((3, 1)), FACES)
    assert [model.index(0, column).data() for column in range(4)] == ["1", "3", "2.0", "+1.0"]


def test_a_new_language_asks_for_all_texts_again(model: StatisticsModel) -> None:
    model.show(person_lines(people(told(won(1)))))
    cells, heads = QSignalSpy(model.dataChanged), QSignalSpy(model.headerDataChanged)
    QCoreApplication.sendEvent(model, QEvent(QEvent.Type.LanguageChange))
    assert (cells.count(), heads.count()) == (1, 1)


def shown(model: SortedModel, column: int = 0) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_names_are_sorted_as_the_language_sorts_them(model: StatisticsModel) -> None:
    QLocale.setDefault(QLocale("hu_HU"))
    names = SortedModel(model, model)
    model.show(lines("Zoltán", "elek", "Éva", "Anna 10", "Anna 2", "Cili"))
    names.sort(0, UP)
    assert shown(names) == ["Anna 2", "Anna 10", "Cili", "elek", "Éva", "Zoltán"]
    names.sort(0, DOWNWARDS)
    assert shown(names) == ["Zoltán", "Éva", "elek", "Cili", "Anna 10", "Anna 2"]
    QLocale.setDefault(QLocale("de_DE"))
    names.retranslate()
    assert shown(names)[0] == "Zoltán"


def test_figures_are_sorted_by_size_and_nothing_comes_last(model: StatisticsModel) -> None:
    sheet = match((throw(1),), game="yacht", form="standard", seats=(Seat("Cili"),))
    twice = match((throw(1), bust(0)), (throw(1), bust(0)), (throw(1),), seats=(Seat("Dora"),))
    found = person_lines(people(told(won(1), lost(2), sheet, twice)))
    model.show(found)
    column = PEOPLE.index(BUSTS)
    ordered = SortedModel(model, model)
    ordered.sort(column, UP)
    assert shown(ordered, column) == ["1 (50 %)", "2 (100 %)", "–", "–"]
    assert shown(ordered, column)[-1] == "–"
    ordered.sort(column, DOWNWARDS)
    assert shown(ordered, column)[0] == "2 (100 %)"
    assert shown(ordered, column)[-1] == "–"
    matches = 1
    ordered.sort(matches, DOWNWARDS)
    assert shown(ordered, matches) == sorted(shown(ordered, matches), reverse=True)
    assert model.index(0, 0).data(SORT_ROLE) == NAME.value(found[0])
