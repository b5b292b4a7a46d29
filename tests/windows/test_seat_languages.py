"""Each person's turn can have a language of its own; the match does not notice."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.timings import Timings
from kubik.text.languages import Languages
from kubik.windows.main_window import MainWindow
from kubik.windows.new_match_dialog import NewMatchDialog
from kubik.windows.players_panel import PlayersPanel
from kubik.windows.seats_dialog import SeatsDialog
from seated import seated

DICE = "1 1 1 2 3 4 | 2 3 4 6 6 2 | 5 5 5 1 2 3"


@pytest.fixture
def spoken(qapp: QCoreApplication) -> Iterator[Languages]:
    before = QLocale()
    languages = Languages()
    languages.use("en")
    yield languages
    languages.use("de")
    languages.use("en")
    QLocale.setDefault(before)


@pytest.fixture
def window(qtbot: QtBot, spoken: Languages) -> MainWindow:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(DICE), None, None, spoken)
    qtbot.addWidget(window)
    window.show()
    return window


def test_the_table_speaks_the_language_of_whoever_is_on_turn(
    window: MainWindow, spoken: Languages
) -> None:
    people = Seat("Anna"), Seat("Gulnara", language="ky"), Seat("Kurt", language="de")
    window.begin(shipped("zilch").ruleset(), people)
    assert spoken.code == "en"
    page = window.match_page
    page.submit(a.Roll())
    page.submit(a.Keep((0, 1, 2)))
    assert spoken.code == "en"
    page.submit(a.Bank())
    assert spoken.code == "ky"
    assert QLocale().name().startswith("ky")
    state = page.state
    page.submit(a.Roll())  # nothing scores
    assert spoken.code == "de"
    page.undo()  # dice are never taken back, and nothing changes
    assert spoken.code == "de"
    assert page.state is not None
    assert page.state is not state
    assert page.state.scores == (1000, 0, 0)
    window.show_first_page()
    assert spoken.code == "en"


def test_the_menu_keeps_the_language_of_the_program(window: MainWindow, spoken: Languages) -> None:
    people = Seat("Anna", language="hu"), Seat("Gulnara")
    window.begin(shipped("zilch").ruleset(), people)
    assert spoken.code == "hu"
    marked = [action.data() for action in window.language_menu.languages if action.isChecked()]
    assert marked == ["en"]
    next(x for x in window.language_menu.languages if x.data() == "ru").trigger()
    assert spoken.code == "ru"
    page = window.match_page
    page.submit(a.Roll())
    page.submit(a.Keep((0, 1, 2)))
    page.submit(a.Bank())
    assert spoken.code == "ru"


def test_a_language_is_chosen_for_a_player_and_offered_again(window: MainWindow) -> None:
    window.ask_for_match_of("zilch")
    dialog = window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    panel = dialog.findChild(PlayersPanel)
    assert isinstance(panel, PlayersPanel)
    assert panel.language_box.currentData() is None
    panel.view.setCurrentIndex(panel.model.index(1))
    panel.language_box.setCurrentIndex(panel.language_box.findData("ky"))
    panel.language_box.activated.emit(panel.language_box.currentIndex())
    assert [seat.language for seat in dialog.seats] == [None, "ky"]
    panel.up_button.click()
    assert [seat.language for seat in dialog.seats] == ["ky", None]
    assert panel.language_box.currentData() == "ky"
    panel.view.setCurrentIndex(panel.model.index(1))
    assert panel.language_box.currentData() is None
    dialog.accept()
    match = window.match_page.match
    assert match is not None
    assert [seat.language for seat in match.seats] == ["ky", None]
    window.ask_for_match()
    assert [seat.language for seat in window._dialog.seats] == ["ky", None]
    window._dialog.reject()


def test_a_language_can_be_given_in_mid_turn(window: MainWindow, spoken: Languages) -> None:
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Gulnara"))
    page = window.match_page
    page.submit(a.Roll())
    before = page.state
    assert page.match is not None
    dialog = SeatsDialog(page.match, window)
    dialog.wanted.connect(window._change_seats)
    panel = dialog.players
    panel.view.setCurrentIndex(panel.model.index(0))
    panel.language_box.setCurrentIndex(panel.language_box.findData("de"))
    panel.language_box.activated.emit(panel.language_box.currentIndex())
    dialog.accept()
    assert spoken.code == "de"
    assert page.state == before
