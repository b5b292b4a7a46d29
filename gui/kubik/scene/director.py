"""Shows the steps of a match one after the other; the match itself never waits for it."""

from collections import deque
from random import Random

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from kubik.play.match import Step, replay
from kubik.rules.events import DiceThrown
from kubik.rules.ruleset import MatchState
from kubik.scene.solid.throw_plan import ThrowPlan, plan
from kubik.scene.sounds import Sound, Sounds
from kubik.scene.table_picture import picture_of
from kubik.scene.table_scene import TableScene
from kubik.scene.timings import Timings

FRAME = 16
LONGEST_STEP = 0.1
"""Seconds; after a stall the dice go on where they were, not where they would be."""


class Director(QObject):
    """Moves the scene from position to position.

    `shown` gives each position once the dice that led to it can be read: what tells points or whose
    turn it is follows that, never the match. `idle` when nothing moves any more.
    """

    shown = Signal(object)
    idle = Signal()

    rolling = Signal()
    """Dice have left the hand; they cannot be read until `shown`."""

    def __init__(
        self, scene: TableScene, timings: Timings, sounds: Sounds, parent: QObject
    ) -> None:
        """Direct `scene`, and let `sounds` be heard with the dice."""
        super().__init__(parent)
        self.timings = timings
        self._sounds = sounds
        self._scene = scene
        self._queue: deque[Step] = deque()
        self._step: Step | None = None
        self._plan: ThrowPlan | None = None
        self._time = 0.0
        self._is_told = True
        self._seeds = Random()
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""
        return self._step is None

    @property
    def is_rolling(self) -> bool:
        """Whether dice roll that nobody can read yet."""
        return self._step is not None and not self._is_told

    def show_now(self, state: MatchState) -> None:
        """Forget whatever moves and show `state`."""
        self._queue.clear()
        self._step, self._plan = None, None
        self._timer.stop()
        self._sounds.hush()
        self._scene.show_picture(picture_of(state))
        self.shown.emit(state)

    def enqueue(self, step: Step) -> None:
        """Show `step` after those that came before it."""
        self._queue.append(step)
        if self._step is None:
            self._next()

    def skip(self) -> None:
        """Show at once how everything that waits or moves ends."""
        while self._step is not None:
            self._finish()

    def _next(self) -> None:
        if not self._queue:
            self._timer.stop()
            self.idle.emit()
            return
        step = self._step = self._queue.popleft()
        self._time, self._is_told, self._plan = 0.0, False, None
        if self.timings.is_instant:
            self._finish()
            return
        for place, event in enumerate(step.events):
            if isinstance(event, DiceThrown):
                mid = replay(step.before, step.events[: place + 1])
                self._plan = plan(event.faces, self._seeds.getrandbits(32))
                self._scene.begin_throw(picture_of(mid), event.dice, self._plan)
                self._sounds.play(Sound.RATTLE, 0.7)
                self._sounds.throw(self._plan.contacts, self.timings.pace)
                self.rolling.emit()
                break
        else:
            self._tell()
            if not self._scene.take_picture(picture_of(step.after)):
                self._finish()
                return
        self._clock.restart()
        self._timer.start()

    @property
    def is_ticking(self) -> bool:
        """Whether a timer runs; none does while nothing moves."""
        return self._timer.isActive()

    def _tick(self) -> None:
        self.advance(min(self._clock.restart() / 1000, LONGEST_STEP))

    def advance(self, seconds: float) -> None:
        """Let the dice move on by so many seconds of a person's time."""
        if self._step is None:
            return
        self._time += seconds * (self.timings.pace or 1.0)
        glided = self._time * 1000 / max(self.timings.glide, 1)
        self._scene.show_glide(min(glided, 1.0))
        if self._plan is None:
            if glided >= 1.0:
                self._finish()
            return
        self._scene.show_throw(self._time)
        self._sounds.advance(self._time)
        if self._time >= self._plan.settle and not self._is_told:
            self._tell()
        if self._time >= self._plan.total:
            self._finish()

    def _tell(self) -> None:
        assert self._step is not None
        self._is_told = True
        if self._plan is not None:
            self._scene.show_looks(picture_of(self._step.after))
        self.shown.emit(self._step.after)

    def _finish(self) -> None:
        """The end of a step, watched or skipped: the scene shows the true position."""
        assert self._step is not None
        step = self._step
        if not self._is_told:
            self._tell()
        self._sounds.hush()
        self._scene.show_picture(picture_of(step.after))
        self._step, self._plan = None, None
        self._next()
