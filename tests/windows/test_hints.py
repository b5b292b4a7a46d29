"""Hints in the window: asked for by key, menu and button, shown until the next step, recorded."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from typing_extensions import override

from kubik.computer.advice import advice
from kubik.computer.levels import Level
from kubik.computer.minds import mind_of
from kubik.computer.players import Player
from kubik.computer.thinking import Answer, Question
from kubik.errors import KnownError
from kubik.models.score_roles import HINT_ROLE
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.records import Hinted, Record
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.state import Cup
from kubik.scene.timings import Timings
from kubik.text.advice_words import option_words
from kubik.windows.hint_panel import HintPanel
from kubik.windows.hints import MOST_TRIES, dice_of
from kubik.windows.main_window import MainWindow
from kubik.windows.offers import is_forced
from seated import seated
from windows.instant_thinking import InstantThinking
from windows.pseudo import ACCENTED, GREEK, spoken

DICE = "1 1 5 2 3 4 | 2 3 4 6 6 | 5 5 5 1 2 3"
BEST = "Keep 1 and throw 5 dice: 486 points on average, busts 8 times in 100."


class Table:
    """A window in which there is a match, and what thinks beside it."""

    def __init__(self, qtbot: QtBot, game: str = "zilch", dice: str | Cup = DICE) -> None:
        self.thinking: InstantThinking | None = None
        cup = ScriptedCup(dice) if isinstance(dice, str) else dice
        self.window = MainWindow(Timings.for_tests(), lambda: cup, new_thinking=self.thinks)
        qtbot.addWidget(self.window)
        self.window.show()
        with qtbot.waitActive(self.window):
            self.window.activateWindow()
        self.window.begin(shipped(game).ruleset(), seated("Anna", "Béla"))
        self.page = self.window.match_page
        self.panel: HintPanel = self.page.hint_panel
        self.match = self.page.match

    def thinks(self, answered: Callable[[Answer], None]) -> InstantThinking:
        self.thinking = InstantThinking(answered)
        return self.thinking

    @property
    def mind(self) -> InstantThinking:
        assert self.thinking is not None
        return self.thinking

    @property
    def recorded(self) -> tuple[str, ...]:
        assert self.match is not None
        return self.match.hints

    def do(self, *actions: a.Action) -> None:
        for action in actions:
            self.page.submit(action)

    def ask(self) -> None:
        self.window.hint.trigger()
        QApplication.processEvents()

    @property
    def best(self) -> str:
        return self.panel.words.best if self.panel.words else ""

    @property
    def pointed_at(self) -> int:
        return len(self.page.scene.pointers.tips)


@pytest.mark.parametrize("way", ["menu", "button", "H", "F12"])
def test_menu_button_and_keys_give_the_same_hint(qtbot: QtBot, way: str) -> None:
    table = Table(qtbot)
    table.do(a.Roll())
    match way:
        case "menu":
            menus = table.window.findChildren(QMenu)
            assert sum(table.window.hint in menu.actions() for menu in menus) == 1
            table.window.hint.trigger()
        case "button":
            QTest.mouseClick(table.panel.bar.button(table.window.hint), Qt.MouseButton.LeftButton)
        case _:
            QTest.keyClick(table.window, Qt.Key(getattr(Qt.Key, f"Key_{way}")))
    QApplication.processEvents()
    assert table.panel.card.isVisible()
    assert table.panel.card.best.text() == table.best == BEST
    words = table.panel.words
    assert words is not None
    assert words.title == "Hint: points of this turn"
    assert words.others[0].startswith("Keep 5 and throw 5 dice: 466 points")
    assert table.pointed_at == 1
    assert table.recorded == (table.match.seats[0].person,) if table.match else False


@pytest.mark.parametrize("width", [1024, 620])
def test_the_table_stays_where_it_is_and_no_die_is_covered(qtbot: QtBot, width: int) -> None:
    table = Table(qtbot)
    table.window.resize(width, 600)
    table.do(a.Roll())
    QApplication.processEvents()
    before = table.page.table.geometry()
    table.ask()
    assert table.page.table.geometry() == before
    corner = table.panel.mapTo(table.window, table.panel.rect().topLeft())
    assert corner.x() >= table.page.table.mapTo(table.window, before.topRight()).x()


def test_a_hint_is_recorded_once_however_often_it_is_asked_for(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.do(a.Roll())
    table.ask()
    table.ask()
    assert len(table.recorded) == 1
    assert len(table.mind.asked) == 1
    table.panel.card.close_button.click()
    assert not table.panel.card.isVisible()
    table.ask()
    assert len(table.recorded) == 2  # it was put away, and shown anew


def test_a_match_with_hints_is_gone_on_with_and_marked_in_the_statistics(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.do(a.Roll())
    table.ask()
    table.do(a.Keep((0,)), a.Roll())
    [(_, records)] = table.window.database.all_records()
    assert Hinted(0) in records
    assert [played.hints for played in table.window.records._played()] == [True]
    table.window.resume(1)
    assert table.page.match is not None
    assert table.page.match.hints == table.recorded
    assert not table.panel.card.isVisible()


@pytest.mark.parametrize("way", ["step", "undo", "new match", "away", "Esc"])
def test_a_hint_is_gone_with_the_next_thing_that_happens(qtbot: QtBot, way: str) -> None:
    table = Table(qtbot)
    table.do(a.Roll(), a.Keep((0,)))
    table.ask()
    assert table.panel.card.isVisible()
    assert table.pointed_at == 1
    match way:
        case "step":
            table.do(a.Roll())
        case "undo":
            table.window.undo_actions.undo.trigger()
        case "new match":
            table.window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
        case "away":
            table.window.show_first_page()
            assert not table.window.hint.isEnabled()
        case _:
            QTest.keyClick(table.window, Qt.Key.Key_Escape)
    assert not table.panel.card.isVisible()
    assert table.panel.words is None
    assert table.pointed_at == 0


@pytest.mark.parametrize("way", ["step", "undo", "new match", "away"])
def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, way: str) -> None:
    table = Table(qtbot)
    table.do(a.Roll(), a.Keep((0,)))
    table.mind.silent = True
    table.ask()
    late = table.mind.waiting
    match way:
        case "step":
            table.do(a.Roll())
        case "undo":
            table.window.undo_actions.undo.trigger()
        case "new match":
            table.window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
            table.do(a.Roll())
        case _:
            table.window.show_first_page()
    table.mind.waiting = late
    table.mind.speak()
    QApplication.processEvents()
    assert table.panel.words is None
    assert table.recorded == ()
    assert table.pointed_at == 0


def test_who_waits_longer_is_told_that_there_is_thinking_and_plays_on_meanwhile(
    qtbot: QtBot,
) -> None:
    table = Table(qtbot)
    table.do(a.Roll())
    table.mind.silent = True
    table.window.hint.trigger()
    table.window.hint.trigger()  # impatience asks nothing anew
    assert len(table.mind.asked) == 1
    assert not table.panel.card.isVisible()
    qtbot.waitUntil(table.panel.card.isVisible)
    assert table.best == "Thinking…"
    assert table.recorded == ()
    table.mind.speak()
    qtbot.waitUntil(lambda: table.best == BEST)
    table.mind.silent = True
    table.do(a.Keep((0,)))
    table.ask()
    table.do(a.Roll())
    table.mind.speak()
    QApplication.processEvents()
    assert table.panel.words is None


class Lost(InstantThinking):
    """Its process dies at each of the first questions, `deaths` times."""

    deaths = 1

    @override
    def ask(self, question: Question) -> None:
        self.asked.append(question)
        if len(self.asked) <= self.deaths:
            self.answered(Answer(question.version, type(question), None))
        else:
            self.answered(self.thinker.answer(question))


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_lost_process_is_asked_once_more_and_then_there_is_no_hint(
    qtbot: QtBot, deaths: int
) -> None:
    table = Table(qtbot)
    lost = Lost(table.mind.answered)
    lost.thinker, lost.deaths = table.mind.thinker, deaths
    assert table.window.thinker is not None
    table.window.thinker.ask = lost.ask
    table.do(a.Roll())
    table.ask()
    qtbot.waitUntil(lambda: table.best not in {"", "Thinking…"})
    assert len(lost.asked) == MOST_TRIES
    if deaths < MOST_TRIES:
        assert table.best == BEST
    else:
        assert table.best == "There is no hint just now. Ask once more in a moment."
        assert table.recorded == ()
        table.ask()
        qtbot.waitUntil(lambda: table.best == BEST)


def test_the_button_is_off_where_there_is_nothing_to_ask_and_says_why(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("2 2 2 2 2 2"))
    qtbot.addWidget(window)
    window.show()
    assert (window.hint.isEnabled(), window.hint.toolTip()) == (
        False,
        "Begin or go on with a match first",
    )
    window.begin(shipped("dice10000").ruleset(), seated("Anna", "Béla"))
    panel = window.match_page.hint_panel
    assert not window.hint.isEnabled()
    assert panel.bar.line(window.hint) == "There is nobody here to give one"
    table = Table(qtbot, "dice10000", "2 2 2 2 2 2")
    assert table.panel.bar.line(table.window.hint) == "What is best now?"
    assert table.window.hint.isEnabled()
    table.do(a.Roll())
    assert not table.window.hint.isEnabled()
    assert table.window.hint.toolTip() == "The match is over"
    assert not table.panel.bar.isVisible()


def test_nobody_asks_while_a_computer_player_is_on_turn(qtbot: QtBot) -> None:
    table = Table(qtbot)
    assert table.match is not None
    anna, bela = table.match.seats
    table.page.change_seats((replace(anna, level=Level.STRONG), bela))
    assert table.panel.bar.line(table.window.hint) == "A computer player is on turn"
    assert not table.window.hint.isEnabled()


def hinted_cells(table: Table) -> list[str]:
    """What a screen reader says of the cells that the hint points at."""
    sheet = table.page.sheet.model()
    cells = [
        sheet.index(row, column)
        for row in range(sheet.rowCount())
        for column in range(sheet.columnCount())
    ]
    return [cell.data(Qt.ItemDataRole.AccessibleTextRole) for cell in cells if cell.data(HINT_ROLE)]


def test_the_best_box_is_marked_on_the_sheet_and_told_in_words(qtbot: QtBot) -> None:
    table = Table(qtbot, "yacht", "5 5 5 2 2 | 2 3 | 2 2")
    keep = a.Keep((0, 1, 2))
    table.do(a.Roll(), keep, a.Roll(), keep, a.Roll())
    table.ask()
    assert table.best == "Write it into Full House: 169 points on average."
    assert hinted_cells(table) == [
        "Anna, Full House: open, this throw would give 19. Best, says the hint"
    ]
    assert table.pointed_at == 0
    table.do(a.Score("full_house"))
    assert hinted_cells(table) == []


def test_the_best_box_stays_in_sight_when_the_window_becomes_small(qtbot: QtBot) -> None:
    table = Table(qtbot, "yacht", "1 1 1 2 4 | 2 4 | 2 4")
    keep = a.Keep((0, 1, 2))
    table.do(a.Roll(), keep, a.Roll(), keep, a.Roll())
    table.ask()
    assert table.best.startswith("Write it into Ones")
    sheet = table.page.sheet
    ones = sheet.model().index(11, 0)
    assert ones.data(HINT_ROLE)
    table.window.resize(1024, 420)
    QApplication.processEvents()
    assert sheet.viewport().rect().contains(sheet.visualRect(ones))


def test_the_hint_is_said_by_the_screen_reader_and_again_when_it_is_asked_for_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    table = Table(qtbot)
    table.do(a.Roll())
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    table.ask()
    assert len(said) == 1
    assert said[0].startswith(f"Hint: points of this turn. {BEST} Keep 5 and")
    table.ask()
    assert len(said) == 2


def test_a_hint_is_worded_anew_when_the_language_changes(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.do(a.Roll())
    table.ask()
    with spoken(ACCENTED) as languages:
        languages.use(GREEK)
        assert table.best != BEST
        assert table.panel.card.best.text() == table.best
        assert table.pointed_at == 1
    assert table.panel.card.best.text() == BEST
    assert len(table.recorded) == 1


def test_what_cannot_be_written_down_is_not_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(qtbot)
    table.do(a.Roll())
    assert table.match is not None

    def full(_record: Record) -> None:
        raise KnownError("This is not the record of a match.")

    monkeypatch.setattr(table.match._journal, "append", full)
    table.ask()
    assert table.best == "This is not the record of a match."
    assert table.pointed_at == 0


@pytest.mark.parametrize("game", ["zilch", "zonk_chicago", "yacht"])
def test_whoever_follows_the_hints_does_what_the_strong_player_does(
    qtbot: QtBot, game: str
) -> None:
    table = Table(qtbot, game, SeededCup(5))
    ruleset = shipped(game).ruleset()
    strong = Player(Level.STRONG, ruleset, random.Random(1), mind_of(ruleset))
    for _ in range(10):
        state = table.page.state
        assert state is not None
        assert not is_forced(state)
        choice = strong.choice(state)
        table.ask()
        assert table.panel.words is not None
        found = advice(state, strong.mind)
        assert found is not None
        assert table.best == option_words(found.best, found.measure, ruleset.game.box_names)
        assert found.best.choice == choice
        assert table.pointed_at == len(dice_of(choice, state))
        table.do(*choice.actions)
