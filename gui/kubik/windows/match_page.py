"""A match on the screen: the table, the sheet, and the buttons of a turn."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.errors import KnownError
from kubik.play.match import Match, Step
from kubik.play.seats import Seat
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.events import DiceThrown, Outcome
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState
from kubik.rules.state import IllegalAction
from kubik.scene.banner import Tone
from kubik.scene.director import Director
from kubik.scene.earcons import sound_of
from kubik.scene.headline import honours, step_headline
from kubik.scene.sounds import Sounds
from kubik.scene.table_picture import toggled_choice
from kubik.scene.table_scene import TableScene
from kubik.scene.timings import Timings
from kubik.text.catalogue import error_text, translate
from kubik.text.refusals import reason
from kubik.text.rule_book_moment import moment
from kubik.windows.announcer import Announcer
from kubik.windows.computer_turns import ComputerTurns, computer_on_turn
from kubik.windows.dice_buttons import DiceButtons
from kubik.windows.end_panel import EndPanel
from kubik.windows.giving_away import MANY, GivingAwayQuestion, given_away
from kubik.windows.hint_panel import HintPanel
from kubik.windows.narration_label import NarrationLabel
from kubik.windows.offers import is_forced, offers
from kubik.windows.sheet_view import SheetView
from kubik.windows.table_view import TableView
from kubik.windows.turn_buttons import TurnButtons
from kubik.windows.turn_line import TurnLine
from kubik.windows.undo_actions import UndoActions


class MatchPage(QWidget):
    """Plays one match after another; knows no rule, it asks the position."""

    told_anew = Signal()
    """Whose turn it is, or how the match ended, is shown anew: another position or language."""

    asks_no_more = Signal()
    """Somebody does not want to be asked before giving points away."""

    def __init__(
        self,
        timings: Timings,
        sounds: Sounds,
        end_actions: tuple[QAction, ...],
        undo_actions: UndoActions,
        parent: QWidget,
        *,
        hint_action: QAction,
    ) -> None:
        """Offer `end_actions` when a match is over, and do what `undo_actions` ask for.

        What `hint_action` asks for is shown on the `hint_panel`; somebody else gives it.
        """
        super().__init__(parent)
        self._sounds = sounds
        self.undo_actions = undo_actions
        self._match: Match | None = None
        self._seats: tuple[Seat, ...] = ()
        self._latest: Step | None = None
        self._untold: deque[Step] = deque()
        self._shown: MatchState | None = None
        self.asks = True
        """Whether to ask before a box is filled that gives many points away."""
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._forced = QTimer(self)
        self._forced.setSingleShot(True)
        self._forced.timeout.connect(self._roll_by_itself)
        self.computers = ComputerTurns(self)
        self.computers.wanted.connect(self._do_for_computer)
        self.computers.failed.connect(self._say_that_nobody_thinks)
        self._make_actions()
        self.hint_panel = HintPanel(hint_action, self)
        self._make_widgets(timings, end_actions)
        self.retranslate()

    # What it is made of.

    def _make_actions(self) -> None:
        self.bar = TurnButtons(self)
        self.bar.pressed.connect(self._button_pressed)
        self.bar.challenged.connect(self._challenge)
        self.bar.skipped.connect(self.skip)
        self._dice_keys = QActionGroup(self)
        self._dice_keys.triggered.connect(self._die_key)
        for number_pressed in range(1, 11):
            action = QAction(self._dice_keys)
            action.setData(number_pressed)
            action.setShortcut(QKeySequence(str(number_pressed % 10)))
        undo, redo = self.undo_actions.undo, self.undo_actions.redo
        undo.triggered.connect(self.undo)
        redo.triggered.connect(self.redo)
        for action in (*self._dice_keys.actions(), undo, redo):
            action.setAutoRepeat(False)  # a held key acts once
            self.addAction(action)

    def _make_widgets(self, timings: Timings, end_actions: tuple[QAction, ...]) -> None:
        self.scene = TableScene(self)
        self.scene.die_clicked.connect(self.toggle)
        self.director = Director(self.scene, timings, self._sounds, self)
        self.director.shown.connect(self._show_next)
        self.director.idle.connect(self._come_to_rest)
        self.table = TableView(self.scene, self.director, self)
        self.dice_buttons = DiceButtons(self.scene, self.table)
        self.dice_buttons.wanted.connect(self.toggle)
        self.director.rolling.connect(self.dice_buttons.hide_all)
        self._announcer = Announcer(self.table)
        self.table.return_pressed.connect(self.bar.press_first)
        self.end_panel = EndPanel(end_actions, self)
        self._turn = TurnLine(self)
        self._narration = NarrationLabel(self)
        self.sheet = SheetView(self)
        self.sheet.box_chosen.connect(self.score)
        self._lay_out()

    def _lay_out(self) -> None:
        side = QWidget(self)
        undo, redo = self.undo_actions.undo, self.undo_actions.redo
        self._undo_buttons = (_tool_button(undo, side), _tool_button(redo, side))
        told = QHBoxLayout()
        told.addWidget(self._narration, 1)
        for button in self._undo_buttons:
            told.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self._turn)
        left.addWidget(self.table, 1)
        left.addLayout(told)
        left.addWidget(self.bar)
        left.addWidget(self.end_panel)
        beside = QWidget(self)
        right = QVBoxLayout(beside)
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.sheet, 1)
        right.addWidget(self.hint_panel)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(side)
        splitter.addWidget(beside)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([680, 420])
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.addWidget(splitter)

    # A match.

    @property
    def match(self) -> Match | None:
        """The match that is shown."""
        return self._match

    def begin(self, match: Match) -> None:
        """Show `match` from now on."""
        self.finish()
        self._sounds.prepare()
        self._match = match
        self._seats = match.seats
        self._latest = None
        self._narration.begin(match)
        self._untold.clear()
        match.listen(self._after_step)
        self.sheet.begin(match.ruleset, self.names)
        self.director.show_now(match.state)
        self._come_to_rest()
        self.table.setFocus()

    def leave(self) -> None:
        """Show no match any more."""
        self.finish()
        self._match = self._shown = None
        self.undo_actions.show(None)
        self.told_anew.emit()

    def finish(self) -> None:
        """Let nothing move or wait any more."""
        self.director.skip()  # what comes to rest by that may want to go on
        self._forced.stop()
        self._guard.stop()
        self.computers.stop()
        self.scene.celebration.skip()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats that are shown, in order; the true ones may be a moment ahead."""
        return tuple(seat.name for seat in self._seats)

    @property
    def shown_seat(self) -> Seat | None:
        """Whose turn it is, as it is shown; None before and after a match."""
        seat = self._shown.seat if self._shown else None
        return self._seats[seat] if seat is not None else None

    @property
    def state(self) -> MatchState | None:
        """The true position; what is shown may be a moment behind."""
        return self._match.state if self._match else None

    @property
    def moment(self) -> str:
        """The section of the rule book that belongs to what is shown."""
        return moment(self._shown, sheet_has_focus=self.sheet.hasFocus()) if self._shown else ""

    @property
    def turn_text(self) -> str:
        """Whose turn it is, as it is shown."""
        return self._turn.turn

    @property
    def told(self) -> str:
        """Whose turn it is, or how the match ended, as it is shown."""
        is_over = self._shown is not None and self._shown.outcome is not None
        return self.end_panel.sentence if is_over else self.turn_text

    @property
    def narration(self) -> str:
        """What has been told last."""
        return self._narration.text()

    def submit(self, action: Action) -> None:
        """Do what somebody wants, or say why it cannot be done."""
        match = self._match
        if match is None or (self._guard.isActive() and _throws(action)):
            return
        if self._is_for_computer(match) or self._interrupts():
            return
        refused = match.state.refusal(action)
        if refused is not None:
            self._narration.notify(partial(reason, refused, action))
        else:
            self._try(partial(match.submit, action))

    def _is_for_computer(self, match: Match) -> bool:
        """Whether nobody else may decide now; then it is said."""
        seat = computer_on_turn(match)
        if seat is not None:
            self._narration.notify(partial(_who_plays, seat.name))
        return seat is not None

    def skip(self) -> None:
        """Show at once how the turn of a computer player ends."""
        self.computers.skip()
        self.director.skip()

    def _do_for_computer(self, action: Action) -> None:
        assert self._match is not None
        self._try(partial(self._match.submit, action))

    def _say_that_nobody_thinks(self) -> None:
        self._narration.notify(_nobody_thinks)

    def undo(self) -> None:
        """Take the last decision back, where that can be done."""
        match = self._match
        if match is not None and not self._interrupts() and match.undoable is not None:
            self._try(match.undo)

    def redo(self) -> None:
        """Do again what was taken back last, where that can be done."""
        match = self._match
        if match is not None and not self._interrupts() and match.redoable is not None:
            self._try(match.redo)

    def change_seats(self, seats: Sequence[Seat]) -> None:
        """Seat the players of the match anew, or say why it cannot be done."""
        match = self._match
        if match is not None and not self._interrupts():
            self._try(partial(match.change_seats, seats))

    def _interrupts(self) -> bool:
        # Nobody decides on dice that cannot be read: where they roll, they lie now, no more.
        was_rolling = self.director.is_rolling
        self.director.skip()
        return was_rolling

    def _try(self, step: Callable[[], object]) -> None:
        # What cannot be written down does not happen; the match goes on from where it is.
        try:
            step()
        except KnownError as error:
            self._narration.notify(partial(error_text, error))
        except IllegalAction as error:
            self._narration.notify(partial(reason, error.refusal, error.action))

    def _after_step(self, step: Step) -> None:
        assert self._match is not None
        was_skipped = self.computers.skips
        has_thrown = any(isinstance(event, DiceThrown) for event in step.events)
        # Whoever wanted to skip a turn that has just ended must not throw.
        if (has_thrown or was_skipped) and self.director.timings.guard:
            self._guard.start(self.director.timings.guard)
        self._untold.append(step)
        self.director.enqueue(step)
        if was_skipped:
            self.director.skip()

    def _show_next(self, state: MatchState) -> None:
        self._shown = state
        self._show_dice_buttons(state)
        if self._untold:
            step = self._untold.popleft()
            self._tell(step)
            self._seat(step)
        else:
            self._latest = None
            self._show_headline()
        self._show()

    def _tell(self, step: Step) -> None:
        said = self._narration.tell(step, self._seats)
        self._latest = step
        self._announcer.say(said)
        sound = sound_of(step.events)
        if sound is not None:
            self._sounds.play(sound)
        self._show_headline()

    def _seat(self, step: Step) -> None:
        assert self._match is not None
        if step.seats != self._seats:
            self._seats = step.seats
            self.sheet.begin(self._match.ruleset, self.names)

    def _show_headline(self) -> None:
        step = self._latest
        self.scene.show_banner(*(step_headline(step) if step else ("", Tone.QUIET)))

    def _come_to_rest(self) -> None:
        if self._match is None:
            return
        state, timings = self._match.state, self.director.timings
        self._show_dice_buttons(state)
        self._forced.stop()
        if is_forced(state):
            self._forced.start(0 if self.computers.skips else timings.forced_pause)
        else:
            self.computers.consider(self._match, timings.thought)

    def _show_dice_buttons(self, state: MatchState) -> None:
        if self._computer_plays(state):
            self.dice_buttons.hide_all()
        else:
            self.dice_buttons.show(state)

    def _computer_plays(self, state: MatchState) -> bool:
        return state.seat is not None and self._seats[state.seat].level is not None

    # What people want.

    def toggle(self, place: int) -> None:
        """Set the die at `place` aside, or take it back."""
        state = self.state
        if state is not None:
            kept = state.turn.kept if state.turn else ()
            self.submit(a.Keep(toggled_choice(kept, place)))

    def score(self, box: str) -> None:
        """Write the throw into `box`; ask first when that gives many points away."""
        match, state = self._match, self.state
        if match is None or self._is_for_computer(match):
            return
        if self.asks and isinstance(state, ScorepadState) and not state.refusal(a.Score(box)):
            points = given_away(state, box)
            if points >= MANY:
                question = GivingAwayQuestion(box, points, self)
                question.confirmed.connect(self._write)
                question.switched_off.connect(self._ask_no_more)
                question.open()
                return
        self._write(box)

    def _write(self, box: str) -> None:
        self.submit(a.Score(box))

    def _ask_no_more(self) -> None:
        self.asks = False
        self.asks_no_more.emit()

    def _die_key(self, action: QAction) -> None:
        row, number_pressed = self.scene.row, int(action.data())
        if number_pressed <= len(row):
            self.toggle(row[number_pressed - 1])

    def _button_pressed(self, name: str) -> None:
        if self.state is not None:
            self.submit(offers(self.state)[name].action)

    def _challenge(self, seat: int) -> None:
        self.submit(a.Challenge(seat))

    def _roll_by_itself(self) -> None:
        state = self.state
        if self._match is not None and state is not None and is_forced(state):
            self._try(partial(self._match.submit, a.Roll()))

    # What is shown.

    def _show(self) -> None:
        state = self._shown
        if state is None:
            return
        self.sheet.show_state(state)
        self.undo_actions.show(self._match)
        is_for_computer = self._computer_plays(state)
        if self.bar.show_state(state, self.names, is_skippable=is_for_computer):
            self.table.setFocus()  # else the focus would go to whatever stands near
        self._turn.show_state(state, self.names)
        self._narration.say()
        self._show_end(state.outcome)
        self.told_anew.emit()

    def _show_end(self, outcome: Outcome | None) -> None:
        for part in (self._turn, self._narration, *self._undo_buttons, self.bar):
            part.setVisible(outcome is None)
        has_just_ended = outcome is not None and not self.end_panel.isVisible()
        self.end_panel.setVisible(outcome is not None)
        if outcome is None:
            self.scene.celebration.end()
            return
        self.end_panel.show_outcome(outcome, self.names)
        festivity = self.director.timings.festivity
        self.scene.celebration.begin(honours(outcome, self.names), festivity)
        if has_just_ended:
            self.end_panel.take_focus()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.bar.retranslate()
        self.undo_actions.show(self._match)
        self.table.setAccessibleName(translate("MatchPage", "The table with the dice"))
        for part in (self.sheet, self.sheet.viewport()):
            part.setAccessibleName(translate("MatchPage", "Score sheet"))
        self.scene.retranslate()
        self.dice_buttons.retranslate()
        self._show_headline()
        self._show()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = self.height()
        self._turn.fit(height)
        self.bar.fit(height)
        self.end_panel.fit(height)
        self.sheet.fit(height)
        self.hint_panel.fit(height)
        self._narration.fit(height)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _who_plays(name: str) -> str:
    text = translate("MatchPage", "The computer plays for {name} now.")
    return text.format(name=name)


def _nobody_thinks() -> str:
    return translate(
        "MatchPage",
        "The computer player has no answer. Press Skip to try again, or seat a person there.",
    )


def _throws(action: Action) -> bool:
    return isinstance(action, a.Roll | a.TakeOver | a.Attempt)


def _tool_button(action: QAction, parent: QWidget) -> QToolButton:
    button = QToolButton(parent)
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
