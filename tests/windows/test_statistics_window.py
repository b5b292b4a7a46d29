"""The window of the statistics, as people use it with mouse, keys and screen readers."""

import csv
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from typing_extensions import override

from kubik.errors import KnownError
from kubik.play.records import Retracted
from kubik.play.statistics import Played
from kubik.rules import events as e
from kubik.text.statistics_tables import FaceLine, PersonLine, face_lines
from kubik.text.statistics_words import day
from kubik.windows.faces_chart import FacesChart
from kubik.windows.facts_view import FactsView
from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.statistics_window import StatisticsWindow
from play.statistics.samples import NOON, PEOPLE, ROBOTS, match
from play.statistics.test_statistics import bust, end, lost, throw, won

NOW = NOON + timedelta(days=20)
Open = Callable[[Iterable[Played]], StatisticsWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    def open_with(matches: Iterable[Played]) -> StatisticsWindow:
        window = StatisticsWindow(lambda: matches, None, lambda: NOW)
        qtbot.addWidget(window)
        window.resize(800, 600)
        window.show()
        return window

    return open_with


def house(day: int, *, hints: bool = False) -> Played:
    return match(
        (throw(1, 6), e.Banked(0, 5050), end(5050, 0)),
        rules=(("target", "5000"),),
        when=NOON + timedelta(day),
        hints=hints,
    )


def against_robot(day: int) -> Played:
    return match(
        (throw(5, 5), e.Banked(0, 9000), e.TurnStarted(1, 1)),
        (throw(2, 3), bust(1), end(9000, 0)),
        seats=(PEOPLE[0], ROBOTS[0]),
        when=NOON + timedelta(day),
    )


def column(view: FactsView, number: int) -> list[str]:
    model = view.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def test_where_nothing_was_played_it_says_kindly_what_will_stand_there(opened: Open) -> None:
    window = opened(())
    assert window.is_empty
    assert window.empty_text.startswith("Nothing to count yet\nHere you will see who has played")
    assert not window.filter.games.isEnabled()
    assert not _button(window, "Save as CSV…").isEnabled()


def test_a_match_in_which_nothing_was_thrown_is_nothing_to_count(opened: Open) -> None:
    assert opened([match()]).empty_text.startswith("Nothing to count yet")


def test_the_people_stand_in_a_table_and_the_first_of_them_game_by_game(opened: Open) -> None:
    window = opened([won(1), lost(2), won(3, game="zonk_chicago", form="standard")])
    assert not window.is_empty
    assert column(window.people.people, 0) == ["Anna", "Béla"]
    assert column(window.people.people, 1) == ["3", "3"]
    assert window.people.games.accessibleName() == "Anna, game by game"
    assert column(window.people.games, 0) == ["Zilch, To 10,000", "Zonk Chicago"]


def test_the_arrow_keys_show_the_games_of_the_next_person(opened: Open) -> None:
    window = opened([won(1)])
    QTest.keyClick(window.people.people, Qt.Key.Key_Down)
    assert window.people.games.accessibleName() == "Béla, game by game"
    window.refresh()
    assert window.people.games.accessibleName() == "Béla, game by game"


def test_enter_sorts_by_the_column_and_once_more_the_other_way(opened: Open) -> None:
    window = opened([won(1), lost(2)])
    view = window.people.people
    assert column(view, 0) == ["Anna", "Béla"]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert column(view, 0) == ["Béla", "Anna"]
    QTest.keyClick(view, Qt.Key.Key_Enter)
    assert column(view, 0) == ["Anna", "Béla"]
    assert isinstance(view.line, PersonLine)


def test_a_filter_leaves_one_game(opened: Open) -> None:
    window = opened([won(1), won(2, game="zonk_chicago", form="standard")])
    assert [window.filter.games.itemText(n) for n in range(3)] == [
        "All games",
        "Zilch",
        "Zonk Chicago",
    ]
    window.filter.games.setCurrentIndex(2)
    assert column(window.people.games, 0) == ["Zonk Chicago"]
    assert [window.bests.games.itemText(0), window.bests.games.count()] == ["Zonk Chicago", 1]
    window.refresh()
    assert window.filter.games.currentText() == "Zonk Chicago"


def test_a_filter_leaves_a_time(opened: Open) -> None:
    window = opened([won(-400), won(-40), won(1)])
    matches = 1
    counted = []
    for place in range(3):
        window.filter.since.setCurrentIndex(place)
        counted.append(column(window.people.people, matches)[0])
    assert counted == ["3", "2", "1"]


def test_where_the_filter_leaves_nothing_it_says_what_to_do(opened: Open) -> None:
    window = opened([won(-400)])
    window.filter.since.setCurrentIndex(2)
    assert window.is_empty
    assert window.empty_text == (
        "Nothing was played in this time\nChoose another game or a longer time above."
    )
    window.filter.since.setCurrentIndex(0)
    assert not window.is_empty


def test_results_with_house_rules_have_a_list_of_their_own(opened: Open) -> None:
    window = opened([won(1), won(2), house(3)])
    bests = window.bests
    bests_points = 2
    assert bests.rules.isVisibleTo(bests)
    assert [bests.rules.itemText(n) for n in range(2)] == [
        "As the rule book says",
        "Target score: 5,000 points",
    ]
    assert column(bests.list, bests_points)[:2] == ["10,000", "10,000"]
    bests.rules.setCurrentIndex(1)
    assert column(bests.list, bests_points) == ["5,050", "0"]
    bests.kinds.setCurrentIndex(1)
    assert column(bests.list, bests_points) == ["5,050"]


def test_results_with_hints_are_shown_only_where_they_are_asked_for(opened: Open) -> None:
    window = opened([house(3, hints=True), house(4)])
    bests = window.bests
    assert not window.bests.rules.isHidden()
    assert len(column(bests.list, 1)) == 2
    assert (
        bests.foot
        == "House rules: Target score: 5,000 points\nMatches with hints, left out here: 1"
    )
    bests.hints.setChecked(True)
    assert sorted(column(bests.list, 2)) == ["", "", "with hints", "with hints"]


def test_a_list_without_results_says_so(opened: Open) -> None:
    window = opened([match((throw(1),))])
    assert window.bests.foot == "Nobody has come to a result here yet."
    assert not window.bests.rules.isVisibleTo(window.bests)
    assert not window.bests.hints.isVisibleTo(window.bests)


def test_the_game_most_played_is_shown_first_and_a_choice_stays(opened: Open) -> None:
    zonk = [won(day, game="zonk_chicago", form="standard") for day in (1, 2)]
    window = opened([won(3), *zonk])
    assert window.bests.games.currentText() == "Zonk Chicago"
    window.bests.games.setCurrentIndex(0)
    window.refresh()
    assert window.bests.games.currentText() == "Zilch, To 10,000"


def test_the_dice_of_people_and_computer_players_stand_apart(opened: Open) -> None:
    window = opened([against_robot(1)])
    window.tabs.setCurrentIndex(2)
    assert window.dice.computers.isVisible()
    assert column(window.dice.people.faces, 1) == ["0", "0", "0", "0", "2", "0"]
    assert column(window.dice.computers.faces, 1) == ["0", "1", "1", "0", "0", "0"]
    assert window.dice.people.sentence.text() == (
        "Too few dice to say anything: 2 so far, and it takes 30 at least."
    )
    assert window.dice.people.chart.accessibleDescription() == (
        "1: 0, 2: 0, 3: 0, 4: 0, 5: 2, and 6: 0"
    )
    assert not window.dice.choice.isVisible()


def test_without_computer_players_there_are_no_dice_of_theirs(opened: Open) -> None:
    window = opened([won(1)])
    window.tabs.setCurrentIndex(2)
    assert window.dice.people.isVisible()
    assert not window.dice.computers.isVisible()


def test_matches_that_cannot_be_read_are_mentioned(opened: Open) -> None:
    window = opened([won(1), Played(NOON, [Retracted()], hints=False)])
    assert window.note == "Matches that cannot be read and are left out: 1"
    assert opened([won(1)]).note == ""


def test_a_store_that_cannot_be_read_is_no_crash(qtbot: QtBot) -> None:
    def broken() -> Iterable[Played]:
        raise KnownError("The store is locked by {who}.", who="Béla")

    window = StatisticsWindow(broken, None, lambda: NOW)
    qtbot.addWidget(window)
    window.show()
    assert window.is_empty
    assert window.empty_text == "The matches cannot be read\nThe store is locked by Béla."


def test_it_reads_the_matches_anew_whenever_it_comes_up_and_with_f5(qtbot: QtBot) -> None:
    matches = [won(1)]
    window = StatisticsWindow(lambda: matches, None, lambda: NOW)
    qtbot.addWidget(window)
    window.show()
    matches.append(won(2))
    window.hide()
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    assert column(window.people.people, 1)[0] == "2"
    matches.append(won(3))
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert column(window.people.people, 1)[0] == "3"


def test_each_page_is_saved_as_a_table_of_its_own(opened: Open, tmp_path: Path) -> None:
    window = opened([against_robot(1), house(2)])
    heads = []
    for page in range(3):
        window.tabs.setCurrentIndex(page)
        file = tmp_path / f"{page}.csv"
        window.save_to(str(file))
        assert file.read_bytes().startswith(b"\xef\xbb\xbf")
        with file.open(encoding="utf-8-sig", newline="") as opened_file:
            rows = list(csv.reader(opened_file))
        assert len(rows) > 2
        assert len({len(row) for row in rows}) == 1
        heads.append(rows[0][0])
    assert heads == ["Name", "Game", "Faces of the die"]


def test_a_file_that_cannot_be_written_is_told(opened: Open, tmp_path: Path) -> None:
    window = opened([won(1)])
    window.save_to(str(tmp_path / "no such folder" / "x.csv"))
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "x.csv cannot be written (there is no such file or folder)."
    box.close()


def test_where_to_save_is_asked_with_a_name_for_the_page(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(tmp_path))
    window = opened([won(1)])
    window.tabs.setCurrentIndex(2)
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    _button(window, "Save as CSV…").click()
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert [Path(file).name for file in dialog.selectedFiles()] == ["Kubik – Dice.csv"]
    file = tmp_path / "dice.csv"
    dialog.fileSelected.emit(str(file))
    assert file.exists()
    dialog.reject()


def test_escape_and_the_button_close_it(opened: Open) -> None:
    window = opened([won(1)])
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    window.show()
    _button(window, "Close").click()
    assert not window.isVisible()
    assert not window.isModal()


def test_another_language_changes_every_figure_at_once(opened: Open) -> None:
    window = opened([won(1), house(2), house(3, hints=True)])
    QLocale.setDefault(QLocale("de_DE"))
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert column(window.people.games, 4)[0].startswith("10.000")


def test_every_text_is_looked_up_when_the_language_changes(opened: Open) -> None:
    window = opened([won(1), against_robot(2), house(3), house(4, hints=True)])
    days = {day(datetime(2026, 3, number)) for number in range(1, 6)}  # Qt knows the months
    names = {"Anna", "Béla", "Robi", "Zilch", *days}
    before = _texts(window)
    assert len(before) > 40
    translator = Brackets()
    QApplication.installTranslator(translator)
    try:
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        after = _texts(window)
    finally:
        QApplication.removeTranslator(translator)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    plain = [text for text in after if "‹" not in text and any(letter.isalpha() for letter in text)]
    assert set(plain) <= names
    assert _texts(window) == before


def test_no_two_things_of_a_page_answer_to_the_same_letter(opened: Open) -> None:
    window = opened([won(1), house(3), house(4, hints=True)])
    for page in range(3):
        window.tabs.setCurrentIndex(page)
        texts = [window.tabs.tabText(n) for n in range(3)]
        texts += [x.text() for x in window.findChildren(QAbstractButton) if x.isVisible()]
        texts += [x.text() for x in window.findChildren(QLabel) if x.isVisible() and x.buddy()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) >= 7
        assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_the_bars_are_seen_in_every_look(qtbot: QtBot, scheme: Scheme) -> None:
    use_scheme(scheme)
    holder = QWidget()
    qtbot.addWidget(holder)
    chart = FacesChart(holder)
    chart.resize(300, 200)
    chart.show_lines(face_lines((10, 0, 20, 5, 5, 5)))
    picture = chart.grab().toImage()
    bar = chart.palette().color(chart.palette().ColorRole.Highlight)
    highest = [
        min((y for y in range(200) if picture.pixelColor(25 + 50 * n, y) == bar), default=200)
        for n in range(6)
    ]
    use_scheme(Scheme.SYSTEM)
    assert highest[2] < highest[0] < highest[3] == highest[4] == highest[5] < highest[1] == 200


def test_a_fault_in_painting_is_no_crash(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    chart = FacesChart(holder)
    chart.show_lines([FaceLine(1, 0, 0.0)])  # no bar can be drawn where nothing is expected
    chart.grab()
    assert "the bars could not be painted" in caplog.text


def test_nothing_is_cut_off_at_800_by_600(opened: Open) -> None:
    window = opened([won(1), against_robot(2), house(3), house(4, hints=True)])
    for page in range(3):
        window.tabs.setCurrentIndex(page)
        assert window.minimumSizeHint().width() <= 800
        assert window.minimumSizeHint().height() <= 600
    for view in (window.dice.people.faces, window.dice.computers.faces):
        assert not view.verticalScrollBar().isVisible()
        assert view.viewport().height() >= view.verticalHeader().length()


def _button(window: StatisticsWindow, text: str) -> QPushButton:
    return next(
        button
        for button in window.findChildren(QPushButton)
        if button.text().replace("&", "") == text
    )


def _texts(window: StatisticsWindow) -> list[str]:
    """Everything that is written or said in the window."""
    texts = [window.windowTitle(), *(window.tabs.tabText(n) for n in range(3))]
    for page in range(3):
        window.tabs.setCurrentIndex(page)
        for widget in window.findChildren(QWidget):
            if not widget.isVisible():
                continue
            texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            if isinstance(widget, (QLabel, QAbstractButton)):
                texts.append(widget.text())
            if isinstance(widget, QComboBox):
                texts += [widget.itemText(n) for n in range(widget.count())]
            if isinstance(widget, FactsView):
                model = widget.model()
                across = Qt.Orientation.Horizontal
                for number in range(model.columnCount()):
                    texts += [
                        model.headerData(number, across),
                        model.headerData(number, across, Qt.ItemDataRole.ToolTipRole),
                        *column(widget, number),
                        model.index(0, number).data(Qt.ItemDataRole.AccessibleTextRole),
                    ]
    return texts


class Brackets(QTranslator):
    """Translates every text by putting it into ‹brackets›."""

    @override
    def translate(
        self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"‹{source_text}›"
