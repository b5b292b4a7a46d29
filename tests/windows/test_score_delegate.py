"""How the score sheet is painted: nothing goes wrong, and nothing is said by colour alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot

from kubik.models.banking_model import BankingModel
from kubik.models.scorepad_model import ScorepadModel
from kubik.rule_files import shipped
from kubik.windows.score_delegate import ScoreDelegate, ScoreHeader, font_of, smaller
from rules.table import Table

NAMES = ("Anna", "Béla")


@pytest.fixture
def view(qtbot: QtBot) -> QTableView:
    view = QTableView()
    qtbot.addWidget(view)
    view.setItemDelegate(ScoreDelegate(view))
    view.setHorizontalHeader(ScoreHeader(Qt.Orientation.Horizontal, view))
    view.resize(500, 300)
    return view


def _banking(parent: QWidget, table: Table) -> BankingModel:
    model = BankingModel(parent)
    model.begin(shipped("zilch").ruleset(), NAMES)
    model.show(table.position)
    return model


def _picture(view: QTableView) -> QImage:
    view.show()
    return view.viewport().grab().toImage()


def test_a_banking_sheet_can_be_painted_at_any_width(
    view: QTableView, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table("zilch", "1 1 1 2 3 4 | 2 3 3 4 6 6 | 1 1 1 2 3 4")
    table.banks("1 1 1")
    table.busts()
    table.throws("1 1 1")
    view.setModel(_banking(view, table))
    for width in (0, 20, 60, 200):
        view.setColumnWidth(1, width)
        view.grab()
    assert caplog.records == []


def test_a_lost_turn_can_be_seen_in_a_narrow_column(view: QTableView) -> None:
    pictures = []
    for dice in ("2 3 3 4 6 6", "1 1 1 2 3 4"):
        table = Table("zilch", dice, scores=(0, 0) if dice[0] == "2" else (-1000, 0))
        if dice[0] == "2":
            table.busts()
        else:
            table.banks("1 1 1")
        view.setModel(_banking(view, table))
        view.setColumnWidth(0, view.horizontalHeader().minimumSectionSize() // 2)
        cell = view.visualRect(view.model().index(0, 0))
        pictures.append(_picture(view).copy(cell))
    assert pictures[0] != pictures[1]  # both stand at 0


def test_a_sheet_with_boxes_can_be_painted(
    view: QTableView, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table("yacht", "3 3 3 6 6")
    table.roll()
    model = ScorepadModel(view)
    model.begin(shipped("yacht").ruleset(), NAMES)
    model.show(table.sheet)
    view.setModel(model)
    view.selectRow(4)
    view.resizeColumnsToContents()
    view.grab()
    assert caplog.records == []


def test_what_may_still_change_is_slanted_and_what_sums_up_is_heavy(view: QTableView) -> None:
    table = Table("yacht", "3 3 3 6 6")
    table.roll()
    model = ScorepadModel(view)
    model.begin(shipped("yacht").ruleset(), NAMES)
    model.show(table.sheet)
    fonts = [font_of(QFont(), model.index(row, 0)) for row in (4, 12)]
    assert [(font.italic(), font.bold()) for font in fonts] == [(True, False), (False, True)]


def test_the_present_seat_is_marked_by_more_than_colour(view: QTableView) -> None:
    view.setModel(_banking(view, Table("zilch")))
    header = view.horizontalHeader()
    assert isinstance(header, ScoreHeader)
    widest = header.fontMetrics().horizontalAdvance("▸ Anna")
    assert header.sectionSizeFromContents(0).width() > widest
    assert header.sectionSizeFromContents(0).height() > header.fontMetrics().height() * 1.8


def test_secondary_text_is_smaller_in_points_and_in_pixels() -> None:
    font = QFont()
    font.setPixelSize(20)
    assert smaller(font).pixelSize() == 17
    font.setPointSizeF(20)
    assert smaller(font).pointSizeF() == pytest.approx(17)
