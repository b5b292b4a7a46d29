"""A match watched again, step by step: the table, the sheet, and the buttons of a player."""

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QSlider,
    QSplitter,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.play.match import Match, Step
from kubik.play.seats import Seat
from kubik.rules.events import MatchEnded, TurnStarted
from kubik.rules.ruleset import MatchState
from kubik.scene.banner import Tone
from kubik.scene.director import Director
from kubik.scene.headline import step_headline
from kubik.scene.sounds import Sounds
from kubik.scene.table_scene import TableScene
from kubik.scene.timings import Timings
from kubik.text.catalogue import game_name, number, translate
from kubik.text.narration import outcome_sentence
from kubik.text.step_words import told
from kubik.windows.action_bar import TurnButton
from kubik.windows.announcer import Announcer
from kubik.windows.sheet_view import SheetView
from kubik.windows.table_view import TableView
from kubik.windows.turn_line import TurnLine

FIRST, BACK, PLAY, ON, LAST = "first", "back", "play", "on", "last"
TURN_BACK, TURN_ON = "turn_back", "turn_on"

KEYS = {
    FIRST: ("Home",),
    BACK: ("Left",),
    PLAY: ("Space", "F5"),
    ON: ("Right",),
    LAST: ("End",),
    TURN_BACK: ("PgUp",),
    TURN_ON: ("PgDown",),
}
BUTTONS = (FIRST, BACK, PLAY, ON, LAST)
LINES_TOLD = 3


class ReplayWindow(QDialog):
    """Shows the steps of a match again. It only reads the match and never changes it.

    `place_changed` gives how many steps have been shown whenever that changes. The steps of a match
    under way are added as they come.
    """

    place_changed = Signal(int)

    def __init__(
        self, match: Match, timings: Timings, sounds: Sounds, parent: QWidget | None
    ) -> None:
        """Show `match` from its beginning, as fast as `timings` say."""
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Window)
        self._match = match
        self._steps = match.steps
        self._place = 0
        self._untold: Step | None = None
        self._names: tuple[str, ...] = ()
        self._shown: MatchState = match.opening
        self._is_playing = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_on)
        self._controls = QWidget(self)
        self._make_actions()
        self._make_widgets(timings, sounds)
        match.listen(self._follow)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 130, metrics.lineSpacing() * 36)
        self.retranslate()
        self.go_to(0)
        self._buttons[PLAY].setFocus()

    # What it is made of.

    def _make_actions(self) -> None:
        self.actions_by_name = {name: QAction(self) for name in KEYS}
        for (name, action), pressed in zip(
            self.actions_by_name.items(),
            (
                self.go_to_first,
                self.step_back,
                self.play_or_pause,
                self.step_on,
                self.go_to_last,
                self.turn_back,
                self.turn_on,
            ),
            strict=True,
        ):
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(key) for key in KEYS[name]])
            action.triggered.connect(pressed)
            if name == PLAY:
                self.addAction(action)
            else:  # the arrow keys go from cell to cell while the sheet has the focus
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                self._controls.addAction(action)

    def _make_widgets(self, timings: Timings, sounds: Sounds) -> None:
        self.scene = TableScene(self)
        self.director = Director(self.scene, timings, sounds, self)
        self.director.shown.connect(self._show)
        self.director.idle.connect(self._come_to_rest)
        self.table = TableView(self.scene, self.director, self)
        for part in (self.table, self.table.viewport()):  # nothing on it can be pressed
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._announcer = Announcer(self.table)
        self._head = TurnLine(self)
        self._narration = QLabel(self)
        self._narration.setWordWrap(True)
        self._narration.setTextFormat(Qt.TextFormat.PlainText)
        self._narration.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._narration.setMinimumHeight(self.fontMetrics().lineSpacing() * LINES_TOLD)
        self.sheet = SheetView(self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self._controls)
        self.slider.valueChanged.connect(self.go_to)
        self._where = QLabel(self._controls)
        self._where.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons: dict[str, TurnButton] = {}
        buttons = QHBoxLayout()
        for name in BUTTONS:
            button = self._buttons[name] = TurnButton(self.actions_by_name[name], self._controls)
            button.setMinimumHeight(self.fontMetrics().height() * 2)
            buttons.addWidget(button, 1)
        controls = QVBoxLayout(self._controls)
        controls.setContentsMargins(0, 0, 0, 0)
        controls.addWidget(self.slider)
        controls.addWidget(self._where, 0, Qt.AlignmentFlag.AlignHCenter)
        controls.addLayout(buttons)
        playing = QWidget(self)
        left = QVBoxLayout(playing)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self._head)
        left.addWidget(self.table, 1)
        left.addWidget(self._narration)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(playing)
        splitter.addWidget(self.sheet)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([560, 440])
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.addWidget(splitter, 1)
        layout.addWidget(self._controls)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._head.fit(self.height())
        self.sheet.fit(self.height())

    # Where it stands.

    @property
    def place(self) -> int:
        """How many steps have been shown."""
        return self._place

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._is_playing

    @property
    def narration(self) -> str:
        """What is told of the last step."""
        return self._narration.text()

    @property
    def where(self) -> str:
        """Where in the match it stands, as it is shown."""
        return self._where.text()

    def _state(self, place: int) -> MatchState:
        return self._steps[place - 1].after if place else self._match.opening

    def _seats(self, place: int) -> tuple[Seat, ...]:
        return self._steps[place - 1].seats if place else self._match.opening_seats

    # Moving about.

    def go_to(self, place: int) -> None:
        """Show at once how things stood after so many steps, and play no further."""
        self._stop()
        self._untold = None
        self._place = min(max(place, 0), len(self._steps))
        self.director.show_now(self._state(self._place))
        self._tell(self._steps[self._place - 1] if self._place else None)
        self._show_place()

    def go_to_first(self) -> None:
        """Show the beginning of the match."""
        self.go_to(0)

    def go_to_last(self) -> None:
        """Show how things stand after the last step."""
        self.go_to(len(self._steps))

    def step_back(self) -> None:
        """Show how things stood a step earlier."""
        self.go_to(self._place - 1)

    def step_on(self) -> None:
        """Show the next step, as it was, with the dice rolling."""
        self._stop()
        self._show_step()

    def turn_back(self) -> None:
        """Go to the beginning of this turn, or of the one before."""
        begun = [place for place in self._turns() if place < self._place]
        self.go_to(begun[-1] if begun else 0)

    def turn_on(self) -> None:
        """Go to the beginning of the next turn, or to the end."""
        later = [place for place in self._turns() if place > self._place]
        self.go_to(later[0] if later else len(self._steps))

    def _turns(self) -> list[int]:
        return [
            place
            for place, step in enumerate(self._steps, 1)
            if any(isinstance(event, TurnStarted) for event in step.events)
        ]

    def play_or_pause(self) -> None:
        """Go on by itself from here, from the beginning where it stands at the end; or stop."""
        if self._is_playing:
            self._stop()
            self.director.skip()
            return
        if self._place == len(self._steps):
            self.go_to(0)
        if self._steps:
            self._is_playing = True
            self._show_buttons()
            self._show_step()

    def _stop(self) -> None:
        self._pause.stop()
        self._is_playing = False
        self._show_buttons()

    def _play_on(self) -> None:
        if self._is_playing:
            self._show_step()

    def _show_step(self) -> None:
        was_playing, self._is_playing = self._is_playing, False
        self.director.skip()  # at rest: the end of what still rolls must not play on
        self._is_playing = was_playing
        if self._place == len(self._steps):
            self._stop()
            return
        step = self._untold = self._steps[self._place]
        self._place += 1
        self._show_place()
        self.director.enqueue(step)

    def _come_to_rest(self) -> None:
        if not self._is_playing:
            return
        if self._place == len(self._steps):
            self._stop()
            return
        pause, step = self.director.timings.forced_pause, self._steps[self._place - 1]
        # A turn that has ended takes longer to read than dice that were set aside.
        ended = any(isinstance(event, TurnStarted | MatchEnded) for event in step.events)
        self._pause.start(pause if ended else pause // 2)

    def _follow(self, _step: Step) -> None:
        self._steps = self._match.steps
        if self._place > len(self._steps):  # what was shown last has been taken back
            self.go_to(len(self._steps))
        self._show_place()

    # What is shown.

    def _show(self, state: MatchState) -> None:
        self._shown = state
        names = tuple(seat.name for seat in self._seats(self._place))
        if names != self._names:
            self._names = names
            self.sheet.begin(self._match.ruleset, names)
        self.sheet.show_state(state)
        self._head.show_state(state, names)
        if self._untold is not None:
            step, self._untold = self._untold, None
            self.scene.show_banner(*step_headline(step))
            self._announcer.say(self._tell(step))
        else:
            self.scene.show_banner("", Tone.QUIET)

    def _tell(self, step: Step | None) -> tuple[str, ...]:
        said: tuple[str, ...] = ()
        if step is not None:
            before = self._seats(self._place - 1)
            said = told(step, before, self._match.ruleset.game.box_names)
        elif self._shown.outcome is not None:
            said = (outcome_sentence(self._shown.outcome, self._names),)
        self._narration.setText("\n".join(said[-LINES_TOLD:]))
        return said

    def _show_place(self) -> None:
        count = len(self._steps)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, count)
            self.slider.setPageStep(max(1, count // 20))
            self.slider.setValue(self._place)
        state = self._state(self._place)
        text = translate("Replay", "Round {round}, step {step} of {count}")
        self._where.setText(
            text.format(round=number(state.round), step=number(self._place), count=number(count))
        )
        self.slider.setAccessibleDescription(self._where.text())
        self._show_buttons()
        self.place_changed.emit(self._place)

    def _show_buttons(self) -> None:
        is_first, is_last = not self._place, self._place == len(self._steps)
        for names, is_off in (((FIRST, BACK, TURN_BACK), is_first), ((ON, LAST, TURN_ON), is_last)):
            for name in names:
                button = self._buttons.get(name)
                had_focus = button is not None and button.hasFocus()
                self.actions_by_name[name].setEnabled(not is_off)
                if is_off and had_focus:  # the next press must not go to its neighbour
                    self._buttons[PLAY].setFocus()
        play = self.actions_by_name[PLAY]
        play.setEnabled(bool(self._steps))
        if self._is_playing:
            play.setText(translate("Replay", "Pause"))
        else:
            play.setText(translate("Replay", "Play"))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        game = game_name(self._match.ruleset.game.name)
        self.setWindowTitle(translate("Replay", "Watched again: {game}").format(game=game))
        words = {
            FIRST: translate("Replay", "Beginning"),
            BACK: translate("Replay", "Step back"),
            ON: translate("Replay", "Step on"),
            LAST: translate("Replay", "End"),
            TURN_BACK: translate("Replay", "One turn back"),
            TURN_ON: translate("Replay", "One turn on"),
        }
        for name, text in words.items():
            self.actions_by_name[name].setText(text)
        self.slider.setAccessibleName(translate("Replay", "Place in the match"))
        self.table.setAccessibleName(translate("MatchPage", "The table with the dice"))
        for part in (self.sheet, self.sheet.viewport()):
            part.setAccessibleName(translate("MatchPage", "Score sheet"))
        self.scene.retranslate()
        if self._names:
            self._head.show_state(self._shown, self._names)
        if self._untold is None:  # else the dice still roll
            self._tell(self._steps[self._place - 1] if self._place else None)
        self._show_place()

    @override
    def done(self, result: int) -> None:
        self._stop()
        self._match.unlisten(self._follow)
        self.director.skip()
        super().done(result)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
