"""The window of all matches: to go on, to look back, to carry elsewhere, to clear up."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from kubik.models.matches_model import GAME, PLAYERS, WHEN
from kubik.storage.database import Database
from kubik.storage.exchange import export_match
from kubik.storage.saved import Status
from kubik.windows.matches_window import MatchesWindow
from kubik.windows.message import Message
from windows.kept import NOW, Clock, damage, fill, yacht, zilch
from windows.pseudo import ACCENTED, GREEK, settle, spoken
from windows.reader import can_listen, listening

Opener = Callable[[], MatchesWindow]
THROWN, DAMAGED, AWAY, FINISHED, BEGUN = range(1, 6)
"""The ids of the matches of `fill`."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path, clock: Clock) -> Iterator[Database]:
    database = Database.open(tmp_path / "kubik.db", clock)
    yield database
    database.close()


@pytest.fixture
def opened(qtbot: QtBot, database: Database) -> Opener:
    kept: list[MatchesWindow] = []

    def open_window(under_way: int | None = None) -> MatchesWindow:
        window = MatchesWindow(database, None, lambda: NOW, lambda: under_way)
        qtbot.addWidget(window)
        kept.append(window)
        window.resize(800, 600)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        return window

    return open_window


@pytest.fixture
def window(opened: Opener, database: Database, clock: Clock) -> MatchesWindow:
    """The window of a database that has a match of every kind."""
    fill(database, clock)
    return opened()


def ids(window: MatchesWindow) -> list[int]:
    """The matches in the order of the rows."""
    view = window.view
    found = []
    for row in range(view.model().rowCount()):
        view.setCurrentIndex(view.model().index(row, WHEN))
        assert window.match is not None
        found.append(window.match.saved.id)
    return found


def given(spy: QSignalSpy) -> list[object]:
    return [spy.at(n)[0] for n in range(spy.count())]


def show_only(window: MatchesWindow, text: str) -> None:
    box = window.filter_box
    box.setCurrentIndex([box.itemText(n) for n in range(box.count())].index(text))


def on(window: MatchesWindow) -> list[str]:
    """The buttons that are on."""
    buttons = (window.go_on, window.history, window.save, window.away, window.throw_away)
    return [button.text().replace("&", "") for button in buttons if button.isEnabled()]


def message(window: MatchesWindow) -> str:
    """The sentence in the box that has come up; it is closed."""
    [box] = [box for box in window.findChildren(Message) if box.isVisible()]
    text = box.text()
    box.accept()
    settle()
    return text


def test_where_nothing_was_played_it_says_what_will_stand_there(opened: Opener) -> None:
    window = opened()
    assert window.empty_text.startswith("No match has been played yet.")
    assert not window.view.isVisible()
    assert on(window) == []
    assert window.note == "No match is chosen."
    assert window.open_file.isEnabled()


def test_all_but_what_was_thrown_away_stand_there_the_last_one_first(
    window: MatchesWindow,
) -> None:
    assert window.match is not None
    assert window.match.saved.id == BEGUN
    assert ids(window) == [BEGUN, FINISHED, AWAY, DAMAGED]
    assert [window.filter_box.itemText(n) for n in range(6)] == [
        "All matches (4)",
        "Unfinished (1)",
        "Finished (1)",
        "Put away (1)",
        "Damaged (1)",
        "In the bin (1)",
    ]
    show_only(window, "In the bin (1)")
    assert ids(window) == [THROWN]


@pytest.mark.parametrize(
    ("match", "buttons", "why"),
    [
        (BEGUN, ["Go on", "History", "Save as a file…", "Put away", "To the bin"], ""),
        (AWAY, ["Go on", "History", "Save as a file…", "Bring back", "To the bin"], ""),
        (FINISHED, ["History", "Save as a file…", "To the bin"], "This match is over."),
        (
            DAMAGED,
            ["Save as a file…", "To the bin"],
            "This match is damaged; what there is of it can be saved for a report.",
        ),
        (
            THROWN,
            ["History", "Save as a file…", "Bring back"],
            "This match is in the bin; bring it back first.",
        ),
    ],
)
def test_a_button_that_is_off_says_why(
    window: MatchesWindow, match: int, buttons: list[str], why: str
) -> None:
    window.choose(match)
    assert on(window) == buttons
    assert window.note == why
    if why:
        assert window.go_on.accessibleDescription() == window.go_on.toolTip() == why


def test_the_match_on_the_table_is_neither_put_nor_thrown_away(
    opened: Callable[[int], MatchesWindow], database: Database, clock: Clock
) -> None:
    fill(database, clock)
    window = opened(BEGUN)
    window.choose(BEGUN)
    assert on(window) == ["Go on", "History", "Save as a file…"]
    assert window.note == "This match is on the table now."
    QTest.keyClick(window.view, Qt.Key.Key_Delete)
    assert database.saved(BEGUN) in database.unfinished()


def test_going_on_and_looking_back_are_asked_for_by_buttons_keys_and_mouse(
    window: MatchesWindow,
) -> None:
    resumed, history = QSignalSpy(window.resumed), QSignalSpy(window.history_wanted)
    window.choose(BEGUN)
    window.go_on.click()
    window.history.click()
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    window.choose(FINISHED)
    QTest.keyClick(window.view, Qt.Key.Key_Enter)
    where = window.view.visualRect(window.view.currentIndex()).center()
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    window.choose(DAMAGED)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert given(resumed) == [BEGUN, BEGUN]
    assert given(history) == [BEGUN, FINISHED, FINISHED]


def test_what_was_put_away_is_unfinished_again_when_it_is_gone_on_with(
    window: MatchesWindow, database: Database
) -> None:
    resumed = QSignalSpy(window.resumed)
    window.choose(AWAY)
    window.go_on.click()
    assert given(resumed) == [AWAY]
    assert database.saved(AWAY).status is Status.OPEN


def test_a_match_is_put_away_and_brought_back(window: MatchesWindow, database: Database) -> None:
    changed = QSignalSpy(window.changed)
    window.choose(BEGUN)
    window.away.click()
    assert database.saved(BEGUN).status is Status.CLOSED
    assert window.note == "The match was put away; it can be brought back."
    assert window.away.text() == "&Bring back"
    window.away.click()
    assert database.saved(BEGUN).status is Status.OPEN
    assert window.note == "The match was brought back."
    assert changed.count() == 2


def test_a_match_is_thrown_away_and_brought_back(window: MatchesWindow, database: Database) -> None:
    window.choose(FINISHED)
    QTest.keyClick(window.view, Qt.Key.Key_Delete)
    assert [saved.id for saved in database.forgotten()] == [FINISHED, THROWN]
    assert window.note.startswith("The match is in the bin now;")
    assert window.match is not None
    assert window.match.saved.id == AWAY  # it has come up to the row
    assert ids(window) == [BEGUN, AWAY, DAMAGED]
    window.choose(FINISHED)
    assert window.filter_box.currentText() == "In the bin (2)"
    window.away.click()
    assert [saved.id for saved in database.forgotten()] == [THROWN]
    assert ids(window) == [THROWN]
    window.away.click()
    assert not window.view.isVisible()
    assert window.empty_text == "There is no such match. Choose others above."


def test_the_keys_stay_in_the_window_whatever_is_switched_off(window: MatchesWindow) -> None:
    assert QApplication.focusWidget() is window.view
    window.choose(BEGUN)
    window.away.setFocus()
    for _ in range(2):  # put away and brought back, by the same button
        QTest.keyClick(window.away, Qt.Key.Key_Space)
        assert QApplication.focusWidget() is window.away
    window.throw_away.setFocus()
    for _ in range(3):
        QTest.keyClick(window.throw_away, Qt.Key.Key_Space)
        assert QApplication.focusWidget() is window.throw_away
    QTest.keyClick(window.throw_away, Qt.Key.Key_Space)
    assert not window.view.isVisible()
    assert QApplication.focusWidget() is window.filter_box


def test_tab_goes_from_the_filter_to_the_list_to_the_buttons(window: MatchesWindow) -> None:
    window.filter_box.setFocus()
    order = [window.filter_box, window.view, window.go_on, window.history, window.save]
    order += [window.away, window.throw_away, window.open_file, window.close_button]
    window.choose(BEGUN)
    for widget in order:
        focused = QApplication.focusWidget()
        assert focused is widget
        QTest.keyClick(focused, Qt.Key.Key_Tab)


def test_what_was_said_goes_when_another_match_is_chosen(window: MatchesWindow) -> None:
    window.choose(BEGUN)
    window.away.click()
    window.refresh()
    assert window.note.startswith("The match was put away")
    window.choose(FINISHED)
    assert window.note == "This match is over."


@pytest.mark.skipif(not can_listen(), reason="the events of accessibility cannot be caught here")
def test_what_was_done_is_announced(window: MatchesWindow) -> None:
    window.choose(BEGUN)
    with listening() as heard:
        window.away.click()
    assert "The match was put away; it can be brought back." in [said for _, said in heard]


def test_space_sorts_by_the_column_and_once_more_the_other_way(window: MatchesWindow) -> None:
    view = window.view
    view.setCurrentIndex(view.model().index(0, GAME))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.model().index(0, GAME).data() == "Dice 10,000, Standard"
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.model().index(3, GAME).data() == "Dice 10,000, Standard"
    view.setCurrentIndex(view.model().index(0, PLAYERS))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.model().index(3, PLAYERS).data() == "Béla 10,000 · Ágnes 0"
    QTest.keyClick(view, Qt.Key.Key_Down)  # other keys do what they do in any table
    assert view.currentIndex().row() == 1


def test_a_match_that_has_gone_on_is_read_again(
    window: MatchesWindow, database: Database, clock: Clock
) -> None:
    window.choose(FINISHED)
    yacht(database)
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert window.match is not None
    assert window.match.saved.id == FINISHED
    assert ids(window)[0] == 6
    window.hide()
    zilch(database)
    window.show()
    assert ids(window)[0] == 7


# Files


def test_a_match_is_carried_by_a_file_to_another_computer(
    window: MatchesWindow, database: Database, tmp_path: Path, clock: Clock
) -> None:
    window.choose(FINISHED)
    file = tmp_path / "friday.kubik"
    window.save_to(str(file))
    assert window.note == "The match was saved as friday.kubik. This match is over."
    elsewhere = Database.open(tmp_path / "elsewhere.db", clock)
    there = MatchesWindow(elsewhere, None, lambda: NOW)
    there.show()
    there.open_from(str(file))
    assert elsewhere.records(1) == database.records(FINISHED)
    assert there.note.startswith("The match of friday.kubik is kept here now.")
    there.open_from(str(file))
    assert there.note.startswith("The match of friday.kubik was here already; nothing was changed.")
    there.close()
    elsewhere.close()


def test_a_match_that_went_on_elsewhere_goes_on_from_there(
    window: MatchesWindow, database: Database, tmp_path: Path, clock: Clock
) -> None:
    export_match(database, BEGUN, tmp_path / "friday.kubik")
    damage(database, BEGUN)
    assert database.check_unfinished() == 1
    window.open_from(str(tmp_path / "friday.kubik"))
    assert window.note == "The match was here already and is now as far as in friday.kubik."
    assert window.match is not None
    assert window.match.standing == "unfinished"


def test_of_a_damaged_match_the_lines_are_kept(
    window: MatchesWindow, database: Database, tmp_path: Path
) -> None:
    damage(database, FINISHED)  # nobody has noticed as yet
    for match in (DAMAGED, FINISHED):
        window.choose(match)
        file = tmp_path / f"{match}.kubik"
        window.save_to(str(file))
        assert window.note.startswith(f"{match}.kubik holds what there is of the damaged match")
        assert file.read_text("utf-8").split("\n")[8:] == [*database.lines(match), ""]
    window.open_from(str(file))
    assert message(window) == (
        "4.kubik, line 1: found Kubik match, damaged, expected a match that this Kubik can read."
    )


def test_a_file_that_cannot_be_written_or_read_is_a_sentence(
    window: MatchesWindow, tmp_path: Path
) -> None:
    window.choose(FINISHED)
    window.save_to(str(tmp_path / "nowhere" / "friday.kubik"))
    assert message(window).startswith("friday.kubik cannot be written (")
    (tmp_path / "wrong.kubik").write_text("Dear Anna,", "utf-8")
    window.open_from(str(tmp_path / "wrong.kubik"))
    assert message(window).startswith("wrong.kubik, line 1: found Dear Anna,")
    assert ids(window) == [BEGUN, FINISHED, AWAY, DAMAGED]


def test_a_disk_that_fails_is_a_sentence_and_nothing_is_lost(
    window: MatchesWindow, database: Database
) -> None:
    resumed = QSignalSpy(window.resumed)
    database._connection.execute("PRAGMA query_only = ON")
    window.choose(AWAY)
    for button in (window.throw_away, window.away, window.go_on):
        button.click()
        assert message(window).startswith("The file of the matches cannot be written")
    assert resumed.count() == 0
    assert ids(window) == [BEGUN, FINISHED, AWAY, DAMAGED]


def test_a_file_of_matches_that_cannot_be_read_is_said_in_place_of_the_list(
    window: MatchesWindow, database: Database
) -> None:
    database._connection.execute("ALTER TABLE match RENAME TO gone")
    window.refresh()
    assert window.empty_text.startswith("The file of the matches cannot be read (")
    assert on(window) == []
    database._connection.execute("ALTER TABLE gone RENAME TO match")
    window.refresh()
    assert window.view.isVisible()


def test_the_file_dialogs_ask_for_files_of_matches(window: MatchesWindow) -> None:
    window.choose(FINISHED)
    for button, accept, name in (
        (window.save, "&Save", "Kubik – Dice 10,000, Standard – 2026-11-26.kubik"),
        (window.open_file, "&Open", None),
    ):
        button.click()
        [dialog] = window.findChildren(QFileDialog)
        assert dialog.nameFilters() == ["Matches of Kubik (*.kubik)"]
        assert dialog.labelText(QFileDialog.DialogLabel.Accept) == accept
        if name is not None:
            assert [Path(file).name for file in dialog.selectedFiles()] == [name]
        dialog.reject()
        settle()


def test_a_message_and_the_list_follow_the_language(
    window: MatchesWindow, database: Database
) -> None:
    window.choose(BEGUN)
    window.away.click()
    shown = window.note
    with spoken(ACCENTED) as languages:
        languages.use(GREEK)
        assert window.note.startswith(GREEK.marks[0])
        assert window.filter_box.itemText(1).startswith(GREEK.marks[0])
        languages.use(None)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.note == shown


def test_the_columns_fit_into_a_small_window(window: MatchesWindow) -> None:
    QApplication.processEvents()
    assert not window.view.horizontalScrollBar().isVisible()
    assert window.minimumSizeHint().width() <= 800
    letter = window.fontMetrics().averageCharWidth()
    assert window.view.columnWidth(PLAYERS) >= letter * 20
