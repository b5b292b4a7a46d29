"""Nothing nameless takes the focus: what a screen reader finds in the windows."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kubik.libraries import libraries
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.sounds import Sounds
from kubik.scene.speaker import SilentBackend
from kubik.scene.timings import Timings
from kubik.windows.about_dialog import AboutDialog
from kubik.windows.coach_window import CoachWindow
from kubik.windows.history_window import HistoryWindow
from kubik.windows.main_window import MainWindow
from kubik.windows.matches_window import MatchesWindow
from kubik.windows.new_match_dialog import NewMatchDialog
from kubik.windows.replay_window import ReplayWindow
from kubik.windows.resume_panel import ResumePanel
from kubik.windows.seats_dialog import SeatsDialog
from kubik.windows.statistics_window import StatisticsWindow
from play.statistics.samples import random_match
from seated import seated
from windows.states import STATES, begun, some_matches

THROWN = "2 3 4 6 2 3"


def front() -> QWidget:
    return MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))


def match() -> QWidget:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("1 1 5 2 3 3"))
    window.begin(shipped("zonk_detroit").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    window.match_page.submit(a.Keep((0,)))
    return window


def end() -> QWidget:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("2 2 2 2 2 2"))
    window.begin(shipped("dice10000").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    return window


def dialog() -> QWidget:
    return NewMatchDialog(None, None)


def boxes() -> QWidget:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("1 1 5 2 3"))
    window.begin(shipped("yacht").ruleset(), seated("Anna"))
    window.match_page.submit(a.Roll())
    return window


def statistics() -> QWidget:
    return StatisticsWindow(lambda: [random_match(3).played])


def played() -> Match:
    match = Match(shipped("zilch").ruleset(), (Seat("Anna"), Seat("Béla")), ScriptedCup(THROWN))
    match.submit(a.Roll())
    return match


def seats() -> QWidget:
    return SeatsDialog(played(), None)


def history() -> QWidget:
    return HistoryWindow(played(), None)


def replay() -> QWidget:
    return ReplayWindow(played(), Timings.for_tests(), Sounds(SilentBackend), None)


def matches() -> QWidget:
    return MatchesWindow(some_matches(), None)


def begun_matches() -> QWidget:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))
    begun(window)
    assert window.findChild(ResumePanel) is not None
    return window


def about() -> QWidget:
    return AboutDialog(libraries(), Path("licences"), None)


def hinted() -> QWidget:
    return STATES["hint"].opened()


def coach() -> QWidget:
    window = STATES["coach: mistakes"].opened()
    found = window.findChild(CoachWindow)
    assert found is not None
    return found


@pytest.mark.parametrize(
    "make",
    [
        about,
        front,
        match,
        boxes,
        end,
        dialog,
        statistics,
        seats,
        history,
        replay,
        matches,
        begun_matches,
        hinted,
        coach,
    ],
)
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
