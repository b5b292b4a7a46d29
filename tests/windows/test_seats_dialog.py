"""The players of a match under way: what can be changed, what cannot, and who they are after."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.windows.seats_dialog import SeatsDialog

ANNA, BELA, CSABA = Seat("Anna", "p1"), Seat("Béla", "p2"), Seat("Csaba", "p3")
THOUSAND = "1 1 1 2 3 4"
Opener = Callable[[Match], SeatsDialog]


@pytest.fixture
def open_dialog(qtbot: QtBot) -> Opener:
    kept: list[SeatsDialog] = []  # one that nobody knows may end while it is painted

    def start(match: Match) -> SeatsDialog:
        dialog = SeatsDialog(match, None)
        qtbot.addWidget(dialog)
        kept.append(dialog)
        dialog.open()
        with qtbot.waitActive(dialog):
            dialog.activateWindow()
        return dialog

    return start


def match_of(
    game: str = "zilch", dice: str = THOUSAND, *, seats: int = 3, **rules: object
) -> Match:
    people = (ANNA, BELA, CSABA)[:seats]
    return Match(shipped(game).ruleset(None, **rules), people, ScriptedCup(dice))


def bank(match: Match) -> None:
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())


def choose(dialog: SeatsDialog, row: int) -> None:
    dialog.players.view.setCurrentIndex(dialog.players.model.index(row))


def rename(dialog: SeatsDialog, row: int, name: str) -> None:
    dialog.players.model.setData(dialog.players.model.index(row), name)


def ok(dialog: SeatsDialog) -> QPushButton:
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    return box.button(QDialogButtonBox.StandardButton.Ok)


def test_it_starts_with_the_players_as_they_sit(open_dialog: Opener) -> None:
    match = match_of()
    dialog = open_dialog(match)
    assert dialog.players.names == ("Anna", "Béla", "Csaba")
    assert dialog.seats == match.seats
    assert dialog.verdict == "Nothing is changed yet."


def test_a_renamed_player_stays_the_same_person(open_dialog: Opener) -> None:
    match = match_of()
    match.submit(a.Roll())  # a name may be changed at any time
    dialog = open_dialog(match)
    dialog.wanted.connect(match.change_seats)
    rename(dialog, 1, "Béla bácsi")
    assert "Béla is called Béla bácsi from now on" in dialog.verdict
    ok(dialog).click()
    assert match.seats == (ANNA, Seat("Béla bácsi", "p2"), CSABA)


def test_who_leaves_takes_the_points_along_and_it_is_said(open_dialog: Opener) -> None:
    match = match_of()
    bank(match)
    dialog = open_dialog(match)
    dialog.wanted.connect(match.change_seats)
    choose(dialog, 0)
    dialog.players.remove_button.click()
    assert "Anna leaves the match" in dialog.verdict
    assert "Anna takes 1,000 points along" in dialog.verdict
    ok(dialog).click()
    assert match.seats == (BELA, CSABA)
    assert match.state.scores == (0, 0)


def test_somebody_joins_with_a_name_that_is_typed(open_dialog: Opener) -> None:
    match = match_of()
    dialog = open_dialog(match)
    dialog.wanted.connect(match.change_seats)
    dialog.players.add_button.click()
    editor = QApplication.focusWidget()
    assert editor is not None
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, "Dora")
    assert "Dora joins the match" in dialog.verdict
    ok(dialog).click()
    assert match.seats == (ANNA, BELA, CSABA, Seat("Dora", "dora"))


def test_a_newcomer_is_another_person_than_one_who_was_called_so(open_dialog: Opener) -> None:
    match = Match(shipped("zilch").ruleset(), (Seat("Anna"), Seat("Béla")), ScriptedCup(""))
    match.change_seats([Seat("Anna néni", "anna"), Seat("Béla")])
    dialog = open_dialog(match)
    dialog.players.add_button.click()
    rename(dialog, 2, "Anna")
    assert dialog.seats[2] == Seat("Anna", "anna 2")


def test_the_order_is_changed_by_buttons_and_by_keys(open_dialog: Opener) -> None:
    match = match_of()
    dialog = open_dialog(match)
    dialog.wanted.connect(match.change_seats)
    choose(dialog, 2)
    dialog.players.up_button.click()
    assert dialog.players.names == ("Anna", "Csaba", "Béla")
    dialog.players.view.setFocus()
    QTest.keyClick(dialog.players.view, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert dialog.players.names == ("Csaba", "Anna", "Béla")
    QTest.keyClick(dialog.players.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert dialog.players.names == ("Anna", "Csaba", "Béla")
    assert "The order is now: Anna, Csaba, and Béla" in dialog.verdict
    ok(dialog).click()
    assert match.seats == (ANNA, CSABA, BELA)


def test_it_says_who_is_on_then(open_dialog: Opener) -> None:
    match = match_of()
    bank(match)
    dialog = open_dialog(match)
    choose(dialog, 1)
    dialog.players.remove_button.click()
    assert "Csaba's turn" in dialog.verdict


def test_it_says_that_a_match_would_end(open_dialog: Opener) -> None:
    match = match_of("zilch", " | ".join([THOUSAND] * 2), target=2000, last_round="one_turn")
    state = match.state
    pads = tuple(pad._replace(score=1500, on_board=True) for pad in state.pads)  # type: ignore[union-attr]
    match.opening = state._replace(pads=pads)  # type: ignore[union-attr]
    bank(match)
    bank(match)
    dialog = open_dialog(match)
    choose(dialog, 2)
    dialog.players.remove_button.click()
    assert "share the win" in dialog.verdict or "wins" in dialog.verdict or "tie" in dialog.verdict


def test_in_mid_turn_only_names_can_be_changed_and_it_says_why(open_dialog: Opener) -> None:
    match = match_of()
    match.submit(a.Roll())
    dialog = open_dialog(match)
    choose(dialog, 1)
    panel = dialog.players
    for button in (panel.add_button, panel.remove_button, panel.up_button, panel.down_button):
        assert not button.isEnabled()
        assert "before the first throw of a turn" in button.toolTip()
    assert panel.hint.count("before the first throw of a turn") == 1
    assert ok(dialog).isEnabled()


def test_in_the_last_round_players_can_only_leave(open_dialog: Opener) -> None:
    match = match_of(target=2000, last_round="one_turn", open_min=0)
    state = match.state
    pads = tuple(pad._replace(score=1500) for pad in state.pads)  # type: ignore[union-attr]
    match.opening = state._replace(pads=pads)  # type: ignore[union-attr]
    bank(match)
    dialog = open_dialog(match)
    choose(dialog, 1)
    assert not dialog.players.add_button.isEnabled()
    assert not dialog.players.up_button.isEnabled()
    assert dialog.players.remove_button.isEnabled()
    assert "last round" in dialog.players.hint


def test_nobody_joins_yacht_after_the_first_round(open_dialog: Opener) -> None:
    match = match_of("yacht", " | ".join(["1 2 3 4 6"] * 3))
    for _ in range(3):
        match.submit(a.Roll())
        match.submit(a.Score("ones"))
    dialog = open_dialog(match)
    assert not dialog.players.add_button.isEnabled()
    assert dialog.players.add_button.toolTip() == (
        "In this game nobody can join after the first round"
    )
    assert dialog.players.remove_button.isEnabled()


def test_too_few_or_two_of_one_name_cannot_be_accepted(open_dialog: Opener) -> None:
    dialog = open_dialog(match_of(seats=2))
    assert not dialog.players.remove_button.isEnabled()
    assert "at least 2 players" in dialog.players.remove_button.toolTip()
    rename(dialog, 1, "anna")
    assert dialog.verdict == "Two players are called anna; give one of them another name."
    assert not ok(dialog).isEnabled()
    dialog.accept()
    assert dialog.isVisible()


def test_a_player_who_was_only_just_added_may_go_again_in_any_case(open_dialog: Opener) -> None:
    dialog = open_dialog(match_of(seats=2))
    dialog.players.add_button.click()
    dialog.players.remove_button.click()
    assert dialog.seats == (ANNA, BELA)


def test_nothing_is_wanted_where_nothing_was_changed_or_it_was_cancelled(
    open_dialog: Opener,
) -> None:
    dialog = open_dialog(match_of())
    wanted = QSignalSpy(dialog.wanted)
    ok(dialog).click()
    dialog = open_dialog(match_of())
    wanted_too = QSignalSpy(dialog.wanted)
    choose(dialog, 0)
    dialog.players.remove_button.click()
    dialog.reject()
    assert (wanted.count(), wanted_too.count()) == (0, 0)


def test_a_turn_that_has_begun_meanwhile_is_noticed(open_dialog: Opener) -> None:
    match = match_of()
    dialog = open_dialog(match)
    choose(dialog, 0)
    dialog.players.remove_button.click()
    match.submit(a.Roll())
    dialog.accept()
    assert dialog.isVisible()
    assert "before the first throw of a turn" in dialog.verdict


def test_players_changed_elsewhere_meanwhile_are_shown(open_dialog: Opener) -> None:
    match = match_of()
    dialog = open_dialog(match)
    match.change_seats([CSABA, ANNA])
    rename(dialog, 0, "Dora")
    assert dialog.players.names == ("Csaba", "Anna")


def test_enter_ends_the_typing_of_a_name_and_no_more(open_dialog: Opener) -> None:
    dialog = open_dialog(match_of())
    dialog.players.view.setFocus()
    QTest.keyClick(dialog.players.view, Qt.Key.Key_Return)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_it_follows_the_language(open_dialog: Opener) -> None:
    dialog = open_dialog(match_of())
    ok(dialog).setText("?")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert ok(dialog).text() == "OK"
