"""The buttons of a turn with their keys: what may be done now, or how to skip somebody's turn."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from kubik.rules.ruleset import MatchState
from kubik.text.catalogue import translate
from kubik.windows.action_bar import ActionBar
from kubik.windows.offers import (
    BANK,
    BUTTONS,
    CHALLENGE,
    GIVE_UP,
    PAIRS,
    ROLL,
    STRAIGHT,
    TAKE_OVER,
    challenge_targets,
    offers,
)

SKIP = "skip"
"""The button that stands in the place of all others while a computer player is on turn."""
KEYS = {
    # Each letter has a key beside it that a Cyrillic layout has, too.
    ROLL: (Qt.Key.Key_Space, Qt.Key.Key_F5),
    BANK: (Qt.Key.Key_B, Qt.Key.Key_Backspace),
    TAKE_OVER: (Qt.Key.Key_T, Qt.Key.Key_F6),
    CHALLENGE: (Qt.Key.Key_C, Qt.Key.Key_F7),
    STRAIGHT: (Qt.Key.Key_S, Qt.Key.Key_F8),
    PAIRS: (Qt.Key.Key_P, Qt.Key.Key_F9),
    GIVE_UP: (Qt.Key.Key_G, Qt.Key.Key_F10),
    SKIP: (Qt.Key.Key_Space, Qt.Key.Key_F5),
}


class TurnButtons(ActionBar):
    """A button for everything of `offers`; those for which there is more than one way, a menu."""

    pressed = Signal(str)
    """The name of a button, one of `BUTTONS` but `CHALLENGE`."""

    challenged = Signal(int)
    """A seat."""

    skipped = Signal()

    def __init__(self, page: QWidget) -> None:
        """Show nothing yet. The keys work everywhere on `page`."""
        group = QActionGroup(page)
        actions = {name: QAction(group) for name in BUTTONS}
        skip_action = QAction(page)
        super().__init__((*actions.values(), skip_action), page)
        self.actions_by_name, self.skip_action = actions, skip_action
        for name, action in (*actions.items(), (SKIP, skip_action)):
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(key) for key in KEYS[name]])
            action.setAutoRepeat(False)  # a held key acts once
            page.addAction(action)
        group.triggered.connect(self._pressed)
        skip_action.triggered.connect(self.skipped)
        self.challenge_menu = QMenu(page)
        self.challenge_menu.triggered.connect(self._challenge_chosen)

    def press_first(self) -> None:
        """Throw, or skip the turn: whichever is on."""
        for action in (self.actions_by_name[ROLL], self.skip_action):
            if action.isEnabled():
                action.trigger()
                return

    def show_state(self, state: MatchState, names: Sequence[str], *, is_skippable: bool) -> bool:
        """Show what may be done in this position, or only how to skip somebody else's turn.

        Gives whether a button that had the focus has gone without another that could take it.
        """
        focused = self.focusWidget()
        self.skip_action.setEnabled(is_skippable)
        line = translate("MatchPage", "Shows at once how this turn ends")
        self.show_action(self.skip_action, line, visible=is_skippable)
        for name, offered in offers(state).items():
            action = self.actions_by_name[name]
            action.setEnabled(offered.refused is None and not is_skippable)
            action.setToolTip(offered.line)
            visible = offered.is_visible and not is_skippable
            self.show_action(action, offered.line, visible=visible)
        self.challenge_menu.clear()
        for seat in challenge_targets(state):
            entry = self.challenge_menu.addAction(names[seat].replace("&", "&&"))
            entry.setData(seat)
        if focused is None or not is_skippable:
            return focused is not None and focused.isHidden()
        self.button(self.skip_action).setFocus()
        return False

    def retranslate(self) -> None:
        """Set the names of the buttons in the present language; the rest follows a position."""
        words = {
            #: The button that throws the dice: a verb.
            ROLL: translate("MatchPage", "Roll"),
            #: The button that ends the turn and writes its points down: a verb.
            BANK: translate("MatchPage", "Bank"),
            TAKE_OVER: translate("MatchPage", "Take over"),
            #: The button that challenges another player: a verb.
            CHALLENGE: translate("MatchPage", "Challenge"),
            STRAIGHT: translate("MatchPage", "Complete the straight"),
            PAIRS: translate("MatchPage", "Complete three pairs"),
            GIVE_UP: translate("MatchPage", "Give up the turn"),
        }
        for name, text in words.items():
            self.actions_by_name[name].setText(text)
        #: The button that shows at once how the turn of a computer player ends: a verb.
        self.skip_action.setText(translate("MatchPage", "Skip"))

    def _pressed(self, action: QAction) -> None:
        if action is self.actions_by_name[CHALLENGE]:
            button = self.button(action)
            self.challenge_menu.popup(button.mapToGlobal(button.rect().topLeft()))
        else:
            self.pressed.emit(action.objectName())

    def _challenge_chosen(self, chosen: QAction) -> None:
        self.challenged.emit(int(chosen.data()))
