"""Nothing is lost in the window: matches, people and settings are found again at the next start."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from kubik.app import build
from kubik.play.cup import ScriptedCup
from kubik.play.seats import newcomer
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.felt import FeltColour
from kubik.scene.timings import Timings
from kubik.storage import preferences
from kubik.storage.opening import opened_safely
from kubik.text.languages import Languages
from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.main_window import MainWindow
from kubik.windows.message import Message
from kubik.windows.seats_dialog import SeatsDialog
from kubik.windows.volume import Loudness
from seated import names, seated

Starter = Callable[..., MainWindow]


def now() -> datetime:
    return datetime(2026, 11, 30, 18, 0, tzinfo=UTC)


@pytest.fixture
def spoken(qapp: QCoreApplication) -> Iterator[Languages]:
    before = QLocale()
    languages = Languages()
    yield languages
    languages.use("en")
    QLocale.setDefault(before)
    use_scheme(Scheme.SYSTEM)


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, spoken: Languages) -> Starter:
    """Start the program on the file of this test, with dice that are written down."""
    windows: list[MainWindow] = []

    def started(dice: str = "", file: Path | None = None) -> MainWindow:
        window = MainWindow(
            Timings.for_tests(),
            lambda: ScriptedCup(dice),
            None,
            lambda: opened_safely(file or tmp_path / "kubik.sqlite", now),
            spoken,
        )
        qtbot.addWidget(window)
        windows.append(window)
        window.show()
        window.prepare()
        return window

    return started


def entry(actions: list[QAction], word: str) -> QAction:
    return next(action for action in actions if action.data() == word)


def resume_buttons(window: MainWindow) -> list[QPushButton]:
    buttons = window.start_page.resume_panel.findChildren(QPushButton)
    return [button for button in buttons if button.text() == "Go on" and button.isVisible()]


def test_a_match_is_gone_on_with_where_it_was_when_the_plug_was_pulled(start: Starter) -> None:
    window = start("1 1 1 2 3 5 | 2 3 4")
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    page = window.match_page
    page.submit(a.Roll())
    page.submit(a.Keep((0, 1, 2)))
    before = page.state
    # Nobody closes the window: the power is gone.
    again = start("4 6 6")
    (button,) = resume_buttons(again)
    button.click()
    assert again.match_page.state == before
    assert again.match_page.isVisible()
    assert again.match_page.turn_text == "Anna to play"
    assert again.match_page.names == ("Anna", "Béla")
    assert "Anna throws 1 1 1 2 3 and 5" in again.match_page.narration
    assert again.undo_actions.undo.isEnabled()
    assert again.windowTitle().startswith("Anna to play – Zilch")


def test_closing_asks_nothing_and_a_match_that_is_over_is_not_offered(start: Starter) -> None:
    window = start("1 1 1 1 2 3")
    rules = shipped("zilch").ruleset(None, target=2000, last_round="none", open_min=0, turn_min=0)
    window.begin(rules, seated("Anna", "Béla"))
    for action in (a.Roll(), a.Keep((0, 1, 2, 3)), a.Bank()):
        window.match_page.submit(action)
    assert window.close()
    again = start()
    assert resume_buttons(again) == []
    assert len(again.database.finished()) == 1


def test_going_back_to_the_games_keeps_the_match(start: Starter) -> None:
    window = start("1 1 1 2 3 5")
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    before = window.match_page.state
    window.first_page.trigger()
    assert window.start_page.isVisible()
    assert window.windowTitle() == "Kubik"
    assert not window.history.isEnabled()
    assert window.history.toolTip() == "Begin or go on with a match first"
    (button,) = resume_buttons(window)
    button.click()
    assert window.match_page.state == before


def test_people_keep_their_ids_from_match_to_match(start: Starter) -> None:
    window = start()
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    first = window.match_page.match
    window.begin(shipped("yacht").ruleset(), seated("anna", "Carla"))
    second = window.match_page.match
    assert first is not None
    assert second is not None
    assert first.seats[0].person == second.seats[0].person
    assert second.seats[1].person not in {seat.person for seat in first.seats}


def test_settings_are_found_again(start: Starter) -> None:
    window = start()
    entry(window.view_menu.speeds.actions(), "fast").trigger()
    entry(window.view_menu.schemes.actions(), Scheme.DARK).trigger()
    entry(window.view_menu.felts.actions(), FeltColour.WINE).trigger()
    entry(window.view_menu.volumes.actions(), Loudness.QUIET).trigger()
    window.match_page.asks_no_more.emit()
    window.close()
    again = start()
    assert again.view_menu.speed == "fast"
    assert again.match_page.director.timings == Timings.fast()
    assert again.view_menu.felt is FeltColour.WINE
    assert again.view_menu.loudness is Loudness.QUIET
    assert not again.match_page.asks
    assert preferences.read(again.database).look == Scheme.DARK


def test_nothing_is_written_where_nothing_is_changed(start: Starter) -> None:
    window = start()
    assert window.database.settings() == {}
    entry(window.view_menu.speeds.actions(), "normal").trigger()
    assert window.database.settings() == {}


def test_the_last_people_and_rules_are_offered_for_the_next_match(start: Starter) -> None:
    window = start()
    window.begin(shipped("zilch").ruleset("to_5000", topping="on"), seated("Anna", "Béla", "Carla"))
    window.close()
    again = start()
    again.ask_for_match()
    assert names(again._dialog.seats) == ("Anna", "Béla", "Carla")
    assert again._dialog.ruleset.form.id == "to_5000"
    assert dict(again._dialog.ruleset.changed) == {"topping": True}


def test_the_language_is_chosen_from_the_first_page_and_kept(
    start: Starter, spoken: Languages, tmp_path: Path
) -> None:
    window = start()
    assert [action.text() for action in window.language_menu.languages] == [
        "English",
        "Magyar",
        "Deutsch",
        "Русский",
        "Кыргызча",
    ]
    entry(list(window.language_menu.languages), "ky").trigger()
    assert spoken.code == "ky"
    assert QLocale().name().startswith("ky")
    assert entry(list(window.language_menu.languages), "ky").isChecked()
    window.close()
    spoken.use("en")
    again = build(tmp_path, spoken)
    assert spoken.code == "ky"
    assert entry(list(again.language_menu.languages), "ky").isChecked()
    again.close()


def test_the_window_is_where_it_was(start: Starter, spoken: Languages, tmp_path: Path) -> None:
    window = start()
    window.resize(780, 641)
    window.close()
    again = build(tmp_path, spoken)
    assert (again.width(), again.height()) == (780, 641)
    again.close()


def test_a_newcomer_gets_the_id_of_the_person_of_that_name(start: Starter) -> None:
    window = start()
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    window.begin(shipped("zilch").ruleset(), seated("Carla", "Dora"))
    window.players.trigger()
    dialog = window.findChild(SeatsDialog)
    assert isinstance(dialog, SeatsDialog)
    match = window.match_page.match
    assert match is not None
    dialog.wanted.emit((*match.seats, newcomer("Anna", match.seats)))
    assert match.seats[-1].name == "Anna"
    assert match.seats[-1].person == window.database.person_called("Anna")
    dialog.reject()


def test_what_cannot_be_kept_is_said_and_a_match_can_be_played(
    start: Starter, tmp_path: Path
) -> None:
    file = tmp_path / "folder"
    file.mkdir()
    window = start("1 1 1 2 3 5", file)  # a folder where the file should be
    assert not window.kept.is_kept
    assert "matches are not kept this time" in " ".join(
        label.text() for label in window.start_page.resume_panel.findChildren(QLabel)
    )
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    assert window.match_page.state is not None
    assert window.match_page.state.lying == (1, 1, 1, 2, 3, 5)


def test_a_match_that_is_damaged_is_said_to_be_and_stays_in_the_list(start: Starter) -> None:
    window = start("1 1 1 2 3 5")
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    window.first_page.trigger()
    (saved,) = window.database.unfinished()
    window.database._write("UPDATE record SET line = '{' WHERE number = 1")
    window.resume(saved.id)
    message = window.findChild(Message)
    assert isinstance(message, Message)
    assert "damaged" in message.text()
    assert resume_buttons(window) == []
    assert len(window.database.damaged()) == 1
    message.close()


def test_a_second_start_brings_the_window_to_the_front(start: Starter) -> None:
    window = start()
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.come_to_front()
    assert not window.isMinimized()
    assert window.isVisible()
