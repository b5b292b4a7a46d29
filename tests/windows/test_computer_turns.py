"""Computer players at the table: they are followed, skipped, and decide only when it is theirs."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kubik.computer.levels import Level
from kubik.computer.thinking import Answer, Decide, Question
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.seats import Seat
from kubik.rule_files import shipped, shipped_ids
from kubik.rules import actions as a
from kubik.rules.state import Cup
from kubik.scene.timings import Timings
from kubik.text.level_words import LEVELS
from kubik.windows.main_window import MainWindow
from kubik.windows.match_page import MatchPage
from kubik.windows.players_panel import PlayersPanel
from kubik.windows.seats_dialog import SeatsDialog
from seated import seated
from windows.instant_thinking import InstantThinking
from windows.player import KeyPlayer

ALL_ALIKE = "5 5 5 1 2 3"
SLOW = Timings(pace=None, glide=0, guard=0, forced_pause=0, thought=60_000)

Opener = Callable[..., tuple[MainWindow, InstantThinking]]


@pytest.fixture
def opened(qtbot: QtBot) -> Opener:
    def begun(
        cup: Cup, game: str = "zilch", timings: Timings | None = None, **levels: str
    ) -> tuple[MainWindow, InstantThinking]:
        made: list[InstantThinking] = []

        def new_thinking(answered: Callable[[Answer], None]) -> InstantThinking:
            made.append(InstantThinking(answered))
            return made[0]

        window = MainWindow(timings or Timings.for_tests(), lambda: cup, new_thinking=new_thinking)
        qtbot.addWidget(window)
        window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        assert not made, "nothing thinks before somebody wants to play"
        people = () if "Anna" in levels else ("Anna",)
        window.begin(shipped(game).ruleset(), seated(*people, **levels))
        return window, made[0]

    return begun


def until_person(page: MatchPage) -> None:
    """Let the computer play until it is on turn no more."""
    for _ in range(2000):
        match = page.match
        assert match is not None
        seat = match.state.seat
        if seat is None or match.seats[seat].level is None:
            return
        QApplication.processEvents()
        QTest.qWait(1)
    msg = "the computer does not come to an end"
    raise AssertionError(msg)


def bank_first_turn(page: MatchPage) -> None:
    for action in (a.Roll(), a.Keep((0, 1, 2)), a.Bank()):
        page.submit(action)


def test_the_computer_plays_its_turn_and_hands_on(opened: Opener) -> None:
    window, _ = opened(ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), Robi="strong")
    page = window.match_page
    bank_first_turn(page)
    assert page.match is not None
    assert page.match.state.seat == 1
    until_person(page)
    assert page.match.state.seat == 0
    assert page.match.state.scores[0] == 500
    decided = [step.action for step in page.match.steps if step.before.seat == 1]
    assert decided[0] == a.Roll()
    assert isinstance(decided[1], a.Keep)


def test_each_decision_is_shown_before_the_next(opened: Opener) -> None:
    window, _ = opened(
        ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), timings=SLOW, Robi="strong"
    )
    page = window.match_page
    bank_first_turn(page)
    assert page.match is not None
    steps = len(page.match.steps)
    for _ in range(20):
        QApplication.processEvents()
    assert len(page.match.steps) == steps, "nobody has had the time to look"
    pause = page.computers._pause
    assert pause.interval() == SLOW.thought
    for more in (1, 2):
        pause.stop()
        page.computers._go_on()
        QApplication.processEvents()
        assert len(page.match.steps) == steps + more
        assert pause.isActive()


def test_a_turn_is_skipped_by_the_key_that_throws(opened: Opener) -> None:
    cup = ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4")
    window, _ = opened(cup, timings=SLOW, Robi="strong")
    page = window.match_page
    bank_first_turn(page)
    QApplication.processEvents()
    assert page.match is not None
    assert page.match.state.seat == 1
    assert page.bar.skip_action.isEnabled()
    assert page.bar.button(page.bar.skip_action).isVisible()
    others = map(page.bar.button, page.bar.actions_by_name.values())
    assert not any(button.isVisible() for button in others)
    QTest.keyClick(window, Qt.Key.Key_Space)
    until_person(page)
    assert page.match.state.seat == 0
    assert not page.bar.skip_action.isEnabled()
    assert not page.computers.skips
    steps = len(page.match.steps)
    QApplication.processEvents()
    assert len(page.match.steps) == steps


def test_whoever_skips_too_late_throws_nothing(opened: Opener) -> None:
    timings = Timings(pace=None, glide=0, guard=60_000, forced_pause=0, thought=60_000)
    cup = ScriptedCup("2 2 3 3 4 6 | 2 2 3 3 4 6 | 1 1 1 2 3 4")
    window, _ = opened(cup, timings=timings, Robi="strong")
    page = window.match_page
    page.submit(a.Roll())
    QTest.keyClick(window, Qt.Key.Key_Space)
    until_person(page)
    assert page.match is not None
    steps = len(page.match.steps)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert len(page.match.steps) == steps


def test_nobody_decides_for_the_computer(opened: Opener) -> None:
    window, thinking = opened(ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), Robi="strong")
    thinking.silent = True
    page = window.match_page
    bank_first_turn(page)
    QApplication.processEvents()
    state = page.state
    for action in (a.Roll(), a.Bank(), a.Keep((0,))):
        page.submit(action)
        assert page.state is state
        assert page.narration == "The computer plays for Robi now."
    thinking.silent = False
    thinking.speak()
    until_person(page)
    assert page.state is not state


def test_a_persons_decision_is_taken_back_and_the_computers_is_not(opened: Opener) -> None:
    window, thinking = opened(ScriptedCup(f"{ALL_ALIKE} | 1 1 1 1 2 3"), Robi="strong")
    thinking.silent = True
    page, undo = window.match_page, window.undo_actions.undo
    bank_first_turn(page)
    QApplication.processEvents()
    assert page.match is not None
    assert undo.isEnabled()
    undo.trigger()
    assert page.match.state.seat == 0
    thinking.speak()  # about what is no more
    QApplication.processEvents()
    assert page.match.state.seat == 0
    assert len(page.match.steps) == 2
    window.undo_actions.redo.trigger()
    assert page.match.state.seat == 1
    QApplication.processEvents()
    thinking.silent = False
    thinking.speak()
    until_person(page)
    assert page.match.steps[-1].action == a.Bank()
    assert page.match.steps[-1].before.seat == 1
    assert not undo.isEnabled()
    assert undo.toolTip() == "What a computer player has decided stands"


def test_a_decision_that_does_not_come_is_asked_for_again_and_then_said(opened: Opener) -> None:
    window, thinking = opened(ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), Robi="strong")
    thinking.silent = True
    page = window.match_page
    bank_first_turn(page)
    asked = len(thinking.asked)

    def is_lost(question: Question) -> None:
        thinking.answered(Answer(question.version, Decide, None))
        QApplication.processEvents()

    for tries in range(3):
        QApplication.processEvents()
        assert len(thinking.asked) == asked + tries + (asked == 0)
        is_lost(thinking.asked[-1])
    assert "has no answer" in page.narration
    thinking.silent = False
    page.skip()
    until_person(page)
    assert page.match is not None
    assert page.match.state.seat == 0


def test_leaving_and_closing_want_nothing_of_a_computer_that_thinks(opened: Opener) -> None:
    window, thinking = opened(ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), Robi="strong")
    thinking.silent = True
    page = window.match_page
    bank_first_turn(page)
    QApplication.processEvents()
    match = page.match
    assert match is not None
    steps = len(match.steps)
    window.show_first_page()
    thinking.speak()
    QApplication.processEvents()
    assert len(match.steps) == steps
    window.close()


def test_a_match_is_gone_on_with_where_the_computer_is_on_turn(opened: Opener) -> None:
    window, thinking = opened(ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), Robi="strong")
    thinking.silent = True
    bank_first_turn(window.match_page)
    window.show_first_page()
    thinking.silent = False
    (left,) = window.database.unfinished()
    window._new_cup = lambda: ScriptedCup(f"{ALL_ALIKE} | 2 3 4")
    window.resume(left.id)
    page = window.match_page
    until_person(page)
    assert page.match is not None
    assert page.match.state.seat == 0
    assert [seat.level for seat in page.match.seats] == [None, "strong"]


def test_a_person_takes_over_for_the_computer(opened: Opener) -> None:
    window, thinking = opened(ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), Robi="strong")
    thinking.silent = True
    page = window.match_page
    bank_first_turn(page)
    QApplication.processEvents()
    assert page.match is not None
    anna, robi = page.match.seats
    page.change_seats((anna, type(robi)(robi.name, robi.person)))
    thinking.speak()
    QApplication.processEvents()
    assert page.match.state.seat == 1
    page.submit(a.Roll())
    assert page.match.steps[-1].has_thrown


def test_a_level_that_is_not_known_plays_well(opened: Opener) -> None:
    window, thinking = opened(
        ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4"), Robi="grand master"
    )
    bank_first_turn(window.match_page)
    until_person(window.match_page)
    question = thinking.asked[0]
    assert isinstance(question, Decide)
    assert question.level is Level.STRONG


SLOW_GAMES = [
    pytest.param(game, marks=pytest.mark.slow) for game in shipped_ids() if game != "yacht"
]


@pytest.mark.parametrize("game", ["yacht", *SLOW_GAMES])
def test_a_person_and_three_computers_play_to_the_end(opened: Opener, game: str) -> None:
    levels = {"Ubul": "beginner", "Vili": "casual", "Zsolt": "strong"}
    window, _ = opened(SeededCup(2026), game, **levels)
    page = window.match_page
    assert page.match is not None
    player = KeyPlayer(window, 7)
    for _ in range(20_000):
        until_person(page)
        if page.match.state.outcome is not None:
            break
        player.play_a_move()
    assert page.match.state.outcome is not None
    assert page.end_panel.isVisible()


def test_computers_play_among_themselves(opened: Opener) -> None:
    window, _ = opened(SeededCup(5), "zonk_chicago", Anna="strong", Robi="casual")
    until_person(window.match_page)
    assert window.match_page.match is not None
    assert window.match_page.match.state.outcome is not None


def test_a_computer_is_asked_to_the_table_and_offered_again(opened: Opener) -> None:
    window, _ = opened(SeededCup(1), Robi="casual")
    window.ask_for_match_of("yacht")
    panel = window._dialog.findChild(PlayersPanel)
    assert isinstance(panel, PlayersPanel)
    panel.computer_button.click()
    assert panel.names == ("Player 1", "Player 2", "Kubik")
    assert panel.hint.startswith("Goes by rules of thumb")
    choose_level(panel, "perfect")
    assert panel.hint.startswith("Plays every turn to win")
    panel.up_button.click()
    choose_level(panel, None)
    assert panel.names == ("Player 1", "Player 3", "Player 2")
    choose_level(panel, "strong")
    window._dialog.accept()
    assert window.match_page.match is not None
    taken = [("Player 1", None), ("Kubik", "strong"), ("Player 2", None)]
    assert [(seat.name, seat.level) for seat in window.match_page.match.seats] == taken
    window.ask_for_match()
    assert [(seat.name, seat.level) for seat in window._dialog.seats] == taken


def test_the_computer_plays_on_for_somebody_who_must_go(opened: Opener) -> None:
    window, _ = opened(
        ScriptedCup(f"{ALL_ALIKE} | {ALL_ALIKE} | 2 3 4 | 2 2 3 3 4 6"), Robi="strong"
    )
    page = window.match_page
    bank_first_turn(page)
    until_person(page)
    assert page.match is not None
    dialog = SeatsDialog(page.match, window)
    dialog.wanted.connect(window._change_seats)
    panel = dialog.findChild(PlayersPanel)
    assert isinstance(panel, PlayersPanel)
    before = page.match.seats[0]
    choose_level(panel, "beginner")
    dialog.accept()
    after = page.match.seats[0]
    assert (after.level, after.person, after.name) == ("beginner", before.person, "Anna")


def test_who_was_played_on_for_is_a_player_of_the_computer_in_the_next_match(
    opened: Opener,
) -> None:
    window, thinking = opened(SeededCup(1), Robi="strong")
    thinking.silent = True
    page = window.match_page
    assert page.match is not None
    anna, robi = page.match.seats
    assert (anna.person == "anna", robi.person) == (False, "robi")
    page.change_seats((Seat("Anna", anna.person, "casual"), robi))
    window.begin_again()
    assert [seat.person for seat in page.match.seats] == ["anna", "robi"]
    people = [person.id for person in window.database.persons()]
    assert people == [anna.person]


def choose_level(panel: PlayersPanel, level: str | None) -> None:
    place = [None, *LEVELS].index(level)
    panel.level_box.setCurrentIndex(place)
    panel.level_box.activated.emit(place)


def test_what_thinks_is_woken_while_a_match_is_being_chosen(qtbot: QtBot) -> None:
    made: list[InstantThinking] = []

    def new_thinking(answered: Callable[[Answer], None]) -> InstantThinking:
        made.append(InstantThinking(answered))
        return made[-1]

    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(""), new_thinking=new_thinking)
    qtbot.addWidget(window)
    window.prepare()
    assert not made
    window.ask_for_match_of("yacht")
    assert len(made) == 1
    window._dialog.accept()
    window.ask_for_match()
    assert len(made) == 1
