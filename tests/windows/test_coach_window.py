"""The coach after a match: what it says, how one gets to the moment, and that it never hinders."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from typing_extensions import override

from kubik.computer.coach import reports
from kubik.computer.minds import mind_of
from kubik.computer.thinking import Answer, Question, Review
from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.timings import Timings
from kubik.windows.coach_window import MOST_TRIES, CoachWindow
from kubik.windows.history_window import HistoryWindow
from kubik.windows.main_window import MainWindow
from kubik.windows.replay_window import ReplayWindow
from seated import seated
from windows.instant_thinking import InstantThinking
from windows.pseudo import ACCENTED, GREEK, settle, spoken
from windows.states import LUCKY, coached

NAMES = ("Ágnes", "Béla")


class Lost(InstantThinking):
    """Its process dies over the first questions."""

    deaths = 0

    @override
    def ask(self, question: Question) -> None:
        if len(self.asked) < self.deaths:
            self.asked.append(question)
            self.answered(Answer(question.version, type(question), None))
        else:
            super().ask(question)


class Table:
    """A window in which a match has been won, and what thinks beside it."""

    def __init__(self, qtbot: QtBot, dice: str = LUCKY) -> None:
        self.mind = Lost(print)
        self.window = MainWindow(
            Timings.for_tests(), lambda: ScriptedCup(dice), new_thinking=self.thinks
        )
        qtbot.addWidget(self.window)
        self.window.show()

    def thinks(self, answered: Callable[[Answer], None]) -> InstantThinking:
        self.mind.answered = answered
        return self.mind

    @property
    def coach(self) -> CoachWindow:
        settle()
        [found] = self.window.findChildren(CoachWindow)
        assert isinstance(found, CoachWindow)
        return found


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = Table(qtbot)
    coached(0)(table.window)
    return table


def unanswered(qtbot: QtBot) -> Table:
    table = Table(qtbot, "2 2 2 2 2 2 | 2 2 2 2 2 2")
    table.window.begin(shipped("dice10000").ruleset(), seated(*NAMES))
    table.window.match_page.submit(a.Roll())
    return table


def cells(coach: CoachWindow) -> list[list[str]]:
    model = coach.players.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_it_says_of_everybody_what_decisions_cost_and_luck_gave(table: Table) -> None:
    match = table.window.match_page.match
    assert match is not None
    mind = mind_of(match.ruleset)
    agnes, bela = reports(match.steps, mind.in_points, mind.strongest)
    coach = table.coach
    kinder = round(agnes.luck - bela.luck)
    assert coach.sentence.text() == (
        f"The dice were {kinder:,} points kinder to Ágnes than to Béla."
    )
    assert cells(coach) == [
        ["Ágnes", f"{agnes.cost:,.0f}", f"+{agnes.luck:,.0f}", "0 %"],
        ["Béla", f"{bela.cost:,.0f}", f"−{-bela.luck:,.0f}", "0 %"],
    ]


def test_the_dearest_mistakes_are_told_in_plain_words(table: Table) -> None:
    first, *others = table.coach.mistakes.cards
    assert first.done.text() == "Done: Keep 1 1 5 and stop."
    assert first.better.text().startswith("Better: Keep 1 and throw 5 dice: 403 points on average")
    assert [card.isVisible() for card in others] == [False, False]
    table.coach.players.selectRow(1)
    assert first.done.text() == "Done: Keep 1 and stop."


def test_a_mistake_leads_to_the_moment_before_its_decision(table: Table) -> None:
    coach = table.coach
    coach.players.selectRow(1)
    coach.mistakes.cards[0].watch_button.click()
    settle()
    [replay] = table.window.findChildren(ReplayWindow)
    assert isinstance(replay, ReplayWindow)
    # Ágnes: throw, keep, bank. Béla: throw; then he kept a one and banked.
    assert replay._place == 4
    assert coach.isVisible()


def test_all_that_the_chart_shows_stands_in_a_table_beside_it(table: Table) -> None:
    coach = table.coach
    model = coach.rounds.model()
    luck = [model.index(row, 2).data() for row in range(model.rowCount())]
    cost = [model.index(row, 1).data() for row in range(model.rowCount())]
    said = coach.chart.accessibleDescription()
    for each in (*luck, *cost):
        assert each in said
    assert said.startswith(f"round 1: luck {luck[0]}, cost {cost[0]}")


def test_escape_closes_it_and_it_remembers_nothing(table: Table) -> None:
    coach = table.coach
    coach.tabs.setCurrentIndex(1)
    QTest.keyClick(coach, Qt.Key.Key_Escape)
    assert not coach.isVisible()
    table.window.look_back.trigger()
    assert table.coach.tabs.currentIndex() == 0


def test_whoever_closes_it_while_it_looks_back_hears_no_more(qtbot: QtBot) -> None:
    table = unanswered(qtbot)
    table.mind.silent = True
    table.window.look_back.trigger()
    coach = table.coach
    assert coach.sentence.text() == "Looking back on every decision…"
    assert not coach.tabs.isVisible()
    with spoken(ACCENTED) as languages:
        languages.use(GREEK)
        assert coach.sentence.text().startswith(GREEK.marks[0])
    coach.close()
    table.mind.speak()
    QApplication.processEvents()
    assert not coach.players.facts.lines


def test_another_match_closes_it_in_the_middle_of_a_thought(qtbot: QtBot) -> None:
    table = unanswered(qtbot)
    table.mind.silent = True
    table.window.look_back.trigger()
    assert table.coach.isVisible()
    table.window.begin(shipped("zilch").ruleset(), seated(*NAMES))
    settle()
    assert not table.window.findChildren(CoachWindow)
    table.mind.speak()
    QApplication.processEvents()


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_lost_process_is_asked_once_more_and_then_it_is_said(qtbot: QtBot, deaths: int) -> None:
    table = unanswered(qtbot)
    table.mind.deaths = deaths
    table.window.look_back.trigger()
    qtbot.waitUntil(lambda: table.coach.sentence.text() != "Looking back on every decision…")
    assert len(table.mind.asked) == MOST_TRIES
    lost = "Nobody could look back on this match. Try it once more."
    assert (table.coach.sentence.text() == lost) is (deaths == MOST_TRIES)


def test_the_history_leads_to_it_once_the_match_is_over(qtbot: QtBot) -> None:
    table = Table(qtbot, "2 2 2 2 2 2")
    table.window.begin(shipped("dice10000").ruleset(), seated(*NAMES))
    table.window.history.trigger()
    history = table.window.findChild(HistoryWindow)
    assert isinstance(history, HistoryWindow)
    assert (history.coach_button.isEnabled(), history.coach_button.toolTip()) == (
        False,
        "When the match is over",
    )
    table.window.match_page.submit(a.Roll())
    assert history.coach_button.isEnabled()
    history.coach_button.click()
    assert table.coach.isVisible()
    assert any(isinstance(question, Review) for question in table.mind.asked)


def test_a_match_that_was_kept_is_looked_back_on_with_no_match_under_way(qtbot: QtBot) -> None:
    table = unanswered(qtbot)
    table.window.show_first_page()
    records = table.window.records
    records._show_kept(1)
    history = table.window.findChild(HistoryWindow)
    assert isinstance(history, HistoryWindow)
    history.coach_button.click()
    qtbot.waitUntil(lambda: table.coach.sentence.text() != "Looking back on every decision…")
    assert "Ágnes" in cells(table.coach)[0]
