"""The cards of the first page lead to the dialog for the game they show."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from kubik.windows.new_match_dialog import NewMatchDialog


def test_each_card_opens_the_dialog_with_its_game(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))
    qtbot.addWidget(window)
    window.show()
    shown = []
    for card in window.start_page.cards:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        dialog = next(d for d in window.findChildren(NewMatchDialog) if d.isVisible())
        shown.append(dialog.choice.game)
        dialog.reject()
    assert shown == [card.game.id for card in window.start_page.cards]
    assert len(set(shown)) == 5
