"""The language changes at any moment, and the match does not notice."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kubik.play.cup import SeededCup
from kubik.play.simulation import random_action
from kubik.rules import actions as a
from kubik.rules.ruleset import Value
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from kubik.windows.offers import is_forced
from kubik.windows.rule_book_window import RuleBookWindow
from windows.pseudo import ACCENTED, GREEK, PseudoLanguages, spoken
from windows.states import BUST, NAMES, STATES, State, playing
from windows.walk import escaped

MOST_STEPS = 5_000
STEPS_APART = 23


@pytest.fixture
def languages() -> Iterator[PseudoLanguages]:
    with spoken(ACCENTED) as found:
        yield found


@dataclass(frozen=True)
class Kept:
    """What no change of the language may touch."""

    position: object
    focus: QWidget | None
    chosen: tuple[tuple[int, int], ...]
    boxes: tuple[int, ...]


def kept(window: MainWindow) -> Kept:
    position = window.match_page.state  # the page is made when it is first wanted
    views = window.findChildren(QAbstractItemView)
    return Kept(
        position,
        QApplication.focusWidget(),
        tuple((view.currentIndex().row(), view.currentIndex().column()) for view in views),
        tuple(box.currentIndex() for box in window.findChildren(QComboBox)),
    )


def check_switch(window: MainWindow, languages: PseudoLanguages) -> None:
    before = kept(window)
    for tongue in (GREEK, ACCENTED):
        # A book has another text, and keeps its place by its sections (test_rule_book_window.py).
        bars = [
            bar
            for bar in window.findChildren(QScrollBar)
            if bar.isVisible() and not isinstance(bar.window(), RuleBookWindow)
        ]
        scrolled = [bar.value() for bar in bars]
        languages.use(tongue)
        assert escaped(window, tongue, NAMES) == []
        assert kept(window) == before
        # Where the texts are shorter than before, there may be less to scroll.
        assert [bar.value() for bar in bars] == [
            min(value, bar.maximum()) for value, bar in zip(scrolled, bars, strict=True)
        ]


@pytest.mark.parametrize("name", STATES)
def test_nothing_of_the_old_language_is_left(
    qtbot: QtBot, languages: PseudoLanguages, name: str
) -> None:
    window = STATES[name].opened()
    qtbot.addWidget(window)
    check_switch(window, languages)


def test_dice_in_the_air_fly_on(qtbot: QtBot, languages: PseudoLanguages) -> None:
    window = State(playing("zilch"), "1 1 1 2 3 4").opened(Timings.slow())
    qtbot.addWidget(window)
    page = window.match_page
    page.submit(a.Roll())
    assert page.director.is_rolling
    check_switch(window, languages)
    assert page.director.is_rolling
    page.finish()
    check_switch(window, languages)


def test_the_sheet_stays_where_somebody_reads(qtbot: QtBot, languages: PseudoLanguages) -> None:
    turns = 50
    reach = playing("zilch", *[a.Roll()] * turns)
    window = State(reach, " | ".join([BUST] * turns)).opened()
    qtbot.addWidget(window)
    window.resize(900, 420)
    bar = window.match_page.sheet.verticalScrollBar()
    QApplication.processEvents()
    assert bar.maximum() > 2
    bar.setValue(2)
    check_switch(window, languages)
    assert bar.value() == 2


def test_a_die_a_box_and_a_name_keep_the_focus(qtbot: QtBot, languages: PseudoLanguages) -> None:
    window = STATES["boxes"].opened()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.activateWindow()
    page = window.match_page
    page.dice_buttons.button(2).setFocus()
    check_switch(window, languages)
    assert page.dice_buttons.focused == 2
    sheet = page.sheet
    sheet.setFocus()
    sheet.setCurrentIndex(sheet.model().index(4, 0))
    check_switch(window, languages)
    assert QApplication.focusWidget() is sheet


def test_a_refusal_is_said_again(qtbot: QtBot, languages: PseudoLanguages) -> None:
    window = STATES["refused"].opened()
    qtbot.addWidget(window)
    said = window.match_page.narration
    assert said.startswith(ACCENTED.marks[0])
    languages.use(GREEK)
    assert window.match_page.narration.startswith(GREEK.marks[0])
    languages.use(ACCENTED)
    assert window.match_page.narration == said


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("zilch", {"target": 2000, "challenges": True, "challenge_needs_board": False}),
        ("zonk_chicago", {"target": 2000}),
        ("dice10000", {"target": 2000, "exact_mode": True}),
        ("yacht", {}),
    ],
)
def test_a_whole_match_in_two_languages(
    qtbot: QtBot, languages: PseudoLanguages, game: str, rules: dict[str, Value]
) -> None:
    window = MainWindow(Timings.for_tests(), lambda: SeededCup(3))
    qtbot.addWidget(window)
    playing(game, **rules)(window)
    page, source = window.match_page, random.Random(3)
    for count in range(MOST_STEPS):
        assert page.state is not None
        if page.state.outcome is not None:
            break
        if is_forced(page.state):
            QApplication.processEvents()
            continue
        page.submit(random_action(page.state, source))
        if count % STEPS_APART == 0:
            tongue = GREEK if count % (2 * STEPS_APART) else ACCENTED
            languages.use(tongue)
            assert escaped(window, tongue, NAMES) == []
    assert page.end_panel.isVisibleTo(page)
    check_switch(window, languages)
