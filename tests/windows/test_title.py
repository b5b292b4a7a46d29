"""The title of the window: who plays what, or who has won."""

from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from seated import seated


def test_the_title_tells_whose_turn_it_is(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("2 2 3 3 4 6"))
    qtbot.addWidget(window)
    assert window.windowTitle() == "Kubik"
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    assert window.windowTitle().startswith("Anna to play – Zilch")
    assert window.windowTitle().endswith(" – Kubik")
    window.match_page.submit(a.Roll())
    assert window.windowTitle().startswith("Béla to play – Zilch")


def test_the_title_tells_who_has_won_once_the_dice_can_be_read(qtbot: QtBot) -> None:
    window = MainWindow(Timings.normal(), lambda: ScriptedCup("5 5 5 5 5 5"))
    qtbot.addWidget(window)
    window.begin(shipped("dice10000").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    window.match_page.director.advance(0.3)
    assert window.windowTitle().startswith("Anna to play")
    window.match_page.director.skip()
    assert window.windowTitle().startswith("All dice alike: Anna wins at once")
