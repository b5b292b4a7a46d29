"""Somebody who plays in the window: by the mouse, or by keys alone."""

import random

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from kubik.play.simulation import random_action
from kubik.rules import actions as a
from kubik.rules.ruleset import MatchState
from kubik.windows.main_window import MainWindow
from kubik.windows.offers import (
    BANK,
    CHALLENGE,
    GIVE_UP,
    PAIRS,
    ROLL,
    STRAIGHT,
    TAKE_OVER,
    is_forced,
    offers,
)
from kubik.windows.turn_buttons import KEYS

BUTTON_OF: dict[type[a.Action], str] = {
    a.Roll: ROLL,
    a.Bank: BANK,
    a.TakeOver: TAKE_OVER,
    a.GiveUp: GIVE_UP,
}
MOST_MOVES = 20_000


class Player:
    """Wants random legal things and does them as a person would."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.page = window.match_page
        self.source = random.Random(seed)

    @property
    def state(self) -> MatchState:
        state = self.page.state
        assert state is not None
        return state

    def play_to_the_end(self) -> None:
        for _ in range(MOST_MOVES):
            if self.state.outcome is not None:
                return
            self.play_a_move()
        msg = "the match does not end"
        raise AssertionError(msg)

    def play_a_move(self) -> None:
        before = self.state
        if is_forced(before):
            QApplication.processEvents()
            return
        action = random_action(before, self.source)
        if isinstance(action, a.Attempt):
            action = self.offered_attempt(action)
        self.do(action)
        assert self.state is not before, f"{action} changed nothing"

    def offered_attempt(self, wanted: a.Attempt) -> a.Action:
        found = offers(self.state)
        for name in (STRAIGHT, PAIRS):
            if found[name].refused is None:
                return found[name].action
        assert not found[GIVE_UP].is_visible, f"{wanted} is possible but not offered"
        turn = self.state.turn
        assert turn is not None
        places = self.page.scene.row
        return next(
            a.Keep((place,)) for place in places if self.state.refusal(a.Keep((place,))) is None
        )

    def do(self, action: a.Action) -> None:
        match action:
            case a.Keep(dice):
                turn = self.state.turn
                assert turn is not None
                # First what must come in: the way there need not be legal the other way round.
                out, into = set(turn.kept) - set(dice), set(dice) - set(turn.kept)
                for place in (*sorted(out), *sorted(into)):
                    self.press_die(place)
            case a.Score(box):
                self.press_box(self.index_of(box))
            case a.Challenge(seat):
                self.challenge(seat)
            case a.Attempt():
                found = offers(self.state)
                name = STRAIGHT if found[STRAIGHT].action == action else PAIRS
                self.press_button(name)
            case _:
                self.press_button(BUTTON_OF[type(action)])

    def index_of(self, box: str) -> QModelIndex:
        model = self.page.sheet.model()
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                index = model.index(row, column)
                if self.page.sheet.choosable(index) == box:
                    return index
        msg = f"{box} cannot be chosen"
        raise AssertionError(msg)

    def challenge(self, seat: int) -> None:
        self.press_button(CHALLENGE)
        menu = self.page.bar.challenge_menu
        entry = next(action for action in menu.actions() if action.data() == seat)
        while menu.activeAction() is not entry:
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    def press_die(self, place: int) -> None:
        raise NotImplementedError

    def press_button(self, name: str) -> None:
        raise NotImplementedError

    def press_box(self, index: QModelIndex) -> None:
        raise NotImplementedError


class MousePlayer(Player):
    """Clicks."""

    @override
    def press_die(self, place: int) -> None:
        table = self.page.table
        point = table.mapFromScene(self.page.scene.die_position(place))
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)

    @override
    def press_button(self, name: str) -> None:
        button = self.page.bar.button(self.page.bar.actions_by_name[name])
        assert button.isEnabled()
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    @override
    def press_box(self, index: QModelIndex) -> None:
        sheet = self.page.sheet
        sheet.scrollTo(index)
        point = sheet.visualRect(index).center()
        QTest.mouseClick(sheet.viewport(), Qt.MouseButton.LeftButton, pos=point)


class KeyPlayer(Player):
    """Never touches the mouse."""

    @override
    def press_die(self, place: int) -> None:
        number = self.page.scene.row.index(place) + 1
        QTest.keyClick(self.window, Qt.Key(Qt.Key.Key_0.value + number % 10))

    @override
    def press_button(self, name: str) -> None:
        QTest.keyClick(self.window, KEYS[name][0])

    @override
    def press_box(self, index: QModelIndex) -> None:
        sheet = self.page.sheet
        sheet.setFocus()
        sheet.setCurrentIndex(sheet.model().index(0, index.column()))
        for _ in range(index.row()):
            QTest.keyClick(sheet, Qt.Key.Key_Down)
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        self.page.table.setFocus()
