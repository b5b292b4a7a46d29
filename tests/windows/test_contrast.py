"""Every text can be read: contrasts in the pixels of real windows, in every look."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QGraphicsItem,
    QGraphicsSimpleTextItem,
    QLabel,
    QListView,
    QStyle,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.scene.felt import FELTS, FeltColour
from kubik.scene.timings import Timings
from kubik.storage.opening import DAMAGED_MATCHES
from kubik.windows.coach_window import CoachWindow
from kubik.windows.dice_buttons import DieButton
from kubik.windows.looks import COLOURS, Scheme, use_scheme
from kubik.windows.main_window import MainWindow
from kubik.windows.matches_window import MatchesWindow
from kubik.windows.new_match_dialog import NewMatchDialog
from kubik.windows.resume_panel import ResumePanel
from pixels import contrast_of_text, region_of
from seated import seated
from windows.states import STATES, some_matches

TEXT = 4.5
"""WCAG 2.2, 1.4.3, for text of any size."""


@pytest.fixture(autouse=True)
def back_to_the_system(qapp: QGuiApplication) -> Iterator[None]:
    yield
    use_scheme(Scheme.SYSTEM)


def match(game: str, dice: str, *actions: Action) -> MainWindow:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(dice))
    window.begin(shipped(game).ruleset(), seated("Anna", "Béla"))
    for action in actions:
        window.match_page.submit(action)
    return window


def turn() -> MainWindow:
    """Dice in the tray, others chosen, points at risk, an earlier turn banked and one lost."""
    rolls = "1 1 1 2 3 4 | 2 2 3 3 4 6 | 2 2 2 3 4 6 | 1 5 3"
    banked = (a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.Roll())
    return match("zilch", rolls, *banked, a.Roll(), a.Keep((0, 1, 2)), a.Roll(), a.Keep((3,)))


def boxes() -> MainWindow:
    """A box filled, one scratched, the others with what the dice would bring."""
    scores = (a.Roll(), a.Score("fives"), a.Roll(), a.Score("yacht"), a.Roll())
    return match("yacht", "5 5 1 2 3 | 5 5 1 2 3 | 1 2 3 4 6", *scores)


def end() -> MainWindow:
    return match("dice10000", "3 3 3 3 3 3", a.Roll())


def front() -> MainWindow:
    return MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))


def dialog() -> QWidget:
    return NewMatchDialog(None, None)


def matches() -> QWidget:
    window = MatchesWindow(some_matches(), None)
    window.show()
    window.choose(4)
    return window


def resuming() -> QWidget:
    page = QWidget()
    panel = ResumePanel(page)
    panel.show_matches(some_matches().unfinished())
    panel.show_notices([KnownError(DAMAGED_MATCHES, number=1)])
    layout = QVBoxLayout(page)
    layout.addWidget(panel)
    layout.addStretch()
    return page


def hinted() -> QWidget:
    return STATES["hint"].opened()


def coach() -> QWidget:
    found = STATES["coach: mistakes"].opened().findChild(CoachWindow)
    assert isinstance(found, CoachWindow)
    return found


def shown(qtbot: QtBot, window: QWidget, scheme: Scheme) -> QImage:
    use_scheme(scheme)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    QApplication.processEvents()
    return window.grab().toImage()


def texts(window: QWidget) -> Iterator[QWidget]:
    """Everything in a window that is written and switched on."""
    for widget in window.findChildren(QWidget):
        if not (isinstance(widget, QLabel | QAbstractButton) and widget.isVisible()):
            continue
        is_seen = not widget.visibleRegion().isEmpty() and not isinstance(widget, DieButton)
        if is_seen and widget.isEnabled() and widget.text():
            yield widget


@pytest.mark.parametrize("scheme", COLOURS)
@pytest.mark.parametrize(
    "make", [front, turn, boxes, end, dialog, matches, resuming, hinted, coach]
)
def test_labels_and_buttons_can_be_read(
    qtbot: QtBot, make: Callable[[], QWidget], scheme: Scheme
) -> None:
    window = make()
    image = shown(qtbot, window, scheme)
    found = list(texts(window))
    assert len(found) >= 3
    for widget in found:
        contrast = contrast_of_text(image, region_of(widget, window))
        assert contrast >= TEXT, f"{widget} {widget.property('text')}: {contrast:.1f}"


@pytest.mark.parametrize("scheme", COLOURS)
@pytest.mark.parametrize("make", [turn, boxes])
def test_every_cell_of_the_sheet_can_be_read(
    qtbot: QtBot, make: Callable[[], MainWindow], scheme: Scheme
) -> None:
    window = make()
    image = shown(qtbot, window, scheme)
    sheet = window.match_page.sheet
    model, seen = sheet.model(), 0
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            if not model.index(row, column).data():
                continue
            seen += 1
            whole = cell(sheet, row, column, window)
            half = whole.width() // 2
            parts = [whole.adjusted(half, 0, 0, 0)]  # the text; how it came about is to its left
            if make is turn and row == 0:
                parts.append(whole.adjusted(0, 0, -half, 0))
            for part in parts:
                assert contrast_of_text(image, part) >= TEXT, (row, column)
    assert seen >= 3
    for header in (sheet.horizontalHeader(), sheet.verticalHeader()):
        for section in range(header.count()):
            place, size = header.sectionViewportPosition(section), header.sectionSize(section)
            is_across = header.orientation() is Qt.Orientation.Horizontal
            box = (
                QRect(place + 2, 2, size - 4, header.height() - 10)
                if is_across
                else QRect(2, place + 2, header.width() - 4, size - 4)
            )
            part = QRect(header.viewport().mapTo(window, box.topLeft()), box.size())
            assert contrast_of_text(image, part) >= TEXT, header.orientation()


def cell(sheet: QTableView, row: int, column: int, window: QWidget) -> QRect:
    box = sheet.visualRect(sheet.model().index(row, column)).adjusted(2, 2, -2, -2)
    return QRect(sheet.viewport().mapTo(window, box.topLeft()), box.size())


@pytest.mark.parametrize("scheme", COLOURS)
def test_a_selected_box_can_be_read(qtbot: QtBot, scheme: Scheme) -> None:
    window = boxes()
    window.match_page.sheet.setCurrentIndex(window.match_page.sheet.model().index(3, 0))
    window.match_page.sheet.setFocus()
    image = shown(qtbot, window, scheme)
    assert contrast_of_text(image, cell(window.match_page.sheet, 3, 0, window)) >= TEXT


@pytest.mark.parametrize("scheme", COLOURS)
def test_every_game_and_player_in_a_list_can_be_read(qtbot: QtBot, scheme: Scheme) -> None:
    window = dialog()
    image = shown(qtbot, window, scheme)
    lists = [x for x in window.findChildren(QListView) if x.isVisible()]
    assert len(lists) == 2  # the games and the players
    for rows in lists:
        for row in range(rows.model().rowCount()):
            box = rows.visualRect(rows.model().index(row, 0)).intersected(rows.viewport().rect())
            if box.height() < rows.fontMetrics().height():
                continue
            part = QRect(rows.viewport().mapTo(window, box.topLeft()), box.size())
            if rows.itemDelegate().metaObject().className() == "NameDelegate":
                part = part.adjusted(part.width() // 12, 8, -part.width() // 2, -8)
            assert contrast_of_text(image, part.adjusted(4, 4, -4, -4)) >= TEXT, row


def test_the_frame_of_what_can_be_ticked_is_seen_on_black(qtbot: QtBot) -> None:
    box = QCheckBox("Ask again")
    image = shown(qtbot, box, Scheme.CONTRAST)
    size = box.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
    middle = box.height() // 2
    part = QRect(0, middle - size, size + 8, 2 * size)
    assert contrast_of_text(image, part) >= 3.0


def seen_at(window: MainWindow, item: QGraphicsItem) -> QRect:
    """Where something of the table is in a picture of its window."""
    table = window.match_page.table
    box = table.mapFromScene(item.sceneBoundingRect()).boundingRect()
    return QRect(table.viewport().mapTo(window, box.topLeft()), box.size())


@pytest.mark.parametrize("felt", FELTS)
def test_everything_written_on_the_table_can_be_read_on_every_felt(
    qtbot: QtBot, felt: FeltColour
) -> None:
    window = turn()
    scene = window.match_page.scene
    scene.use_felt(felt)
    image = shown(qtbot, window, Scheme.DARK)
    labels = [item for item in scene.items() if isinstance(item, QGraphicsSimpleTextItem)]
    assert {label.text() for label in labels} == {"3 × 2 = 200", "1", "2", "3"}
    for label in labels:
        assert contrast_of_text(image, seen_at(window, label)) >= TEXT, label.text()
    assert scene.banner.text == "These dice: 100 points"
    assert contrast_of_text(image, seen_at(window, scene.banner).adjusted(9, 4, -9, -4)) >= TEXT


@pytest.mark.parametrize(
    ("dice", "words"),
    [("2 2 3 3 4 6", "Nothing this time"), ("1 1 1 2 3 4", "1,000 points written")],
)
def test_every_headline_can_be_read(qtbot: QtBot, dice: str, words: str) -> None:
    is_bust = dice.startswith("2")
    more = () if is_bust else (a.Keep((0, 1, 2)), a.Bank())
    window = match("zilch", dice, a.Roll(), *more)
    image = shown(qtbot, window, Scheme.LIGHT)
    banner = window.match_page.scene.banner
    assert banner.text == words
    assert contrast_of_text(image, seen_at(window, banner).adjusted(9, 4, -9, -4)) >= TEXT


@pytest.mark.parametrize("scheme", COLOURS)
def test_the_winner_can_be_read_on_the_warm_light(qtbot: QtBot, scheme: Scheme) -> None:
    window = end()
    image = shown(qtbot, window, scheme)
    table = window.match_page.table
    for left, top, width, height in ((300, 390, 400, 60), (300, 475, 400, 40)):
        box = table.mapFromScene(left, top, width, height).boundingRect()
        part = QRect(table.viewport().mapTo(window, box.topLeft()), box.size())
        assert contrast_of_text(image, part) >= TEXT
