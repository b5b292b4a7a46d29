"""Nothing nameless takes the focus: what a screen reader finds in the windows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from kubik.windows.new_match_dialog import NewMatchDialog
from kubik.windows.statistics_window import StatisticsWindow
from play.statistics.samples import random_match


def front() -> QWidget:
    return MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))


def match() -> QWidget:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("1 1 5 2 3 3"))
    window.begin(shipped("zonk_detroit").ruleset(), ("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    window.match_page.submit(a.Keep((0,)))
    return window


def end() -> QWidget:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("2 2 2 2 2 2"))
    window.begin(shipped("dice10000").ruleset(), ("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    return window


def dialog() -> QWidget:
    return NewMatchDialog(None, None)


def boxes() -> QWidget:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("1 1 5 2 3"))
    window.begin(shipped("yacht").ruleset(), ("Anna",))
    window.match_page.submit(a.Roll())
    return window


def statistics() -> QWidget:
    return StatisticsWindow(lambda: [random_match(3).played])


@pytest.mark.parametrize("make", [front, match, boxes, end, dialog, statistics])
def test_everything_that_takes_the_focus_has_a_name(
    qtbot: QtBot, make: Callable[[], QWidget]
) -> None:
    window = make()
    qtbot.addWidget(window)
    window.show()
    focusable = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert focusable
    for widget in focusable:
        found = QAccessible.queryAccessibleInterface(widget)
        assert found is not None
        name = found.text(QAccessible.Text.Name)
        assert name, f"{widget.metaObject().className()} {widget.objectName()} is nameless"
