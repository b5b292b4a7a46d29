"""The turns of computer players: each decision is shown for a while before the next is made."""

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from kubik.computer.levels import Level
from kubik.computer.odds.choice import Choice
from kubik.computer.thinking import Answer, Decide, Packed
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.windows.thinker import Thinker

if TYPE_CHECKING:
    from kubik.rules.actions import Action
    from kubik.rules.ruleset import MatchState

MOST_TRIES = 3
"""So often in a row a decision is asked for that does not come."""


class ComputerTurns(QObject):
    """Asks what a computer player does, and wants it done when it is time.

    A decision may be of several actions, from setting dice aside to the throw; they are done one by
    one, as long as nothing else happens between them.
    """

    wanted = Signal(object)
    """The next action, in a position where nothing has moved since it was asked for."""

    failed = Signal()
    """No decision is to be had."""

    def __init__(self, parent: QObject) -> None:
        """Nobody plays until there is something that thinks."""
        super().__init__(parent)
        self._thinker: Thinker | None = None
        self._match: Match | None = None
        self._version = 0
        self._tries = 0
        self._plan: deque[Action] = deque()
        self._expected: MatchState | None = None
        self._acts = False
        self._skips_turn_of: int | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)

    def use(self, thinker: Thinker) -> None:
        """Ask `thinker` from now on."""
        self._thinker = thinker
        thinker.answered.connect(self._hear)

    @property
    def skips(self) -> bool:
        """Whether the turn is being played to its end at once."""
        return self._skips_turn_of is not None

    def skip(self) -> None:
        """Play this turn to its end without a pause."""
        match = self._match
        seat = computer_on_turn(match) if match is not None else None
        if match is None or seat is None or self._thinker is None:
            return
        self._skips_turn_of = match.state.seat
        if self._pause.isActive():
            self._pause.start(0)
        elif not self._plan:
            self._ask(self._thinker, match, seat)  # once more, if need be

    def consider(self, match: Match, pause: int) -> None:
        """Nothing moves in `match`: go on in `pause` milliseconds if the computer is on turn."""
        seat = computer_on_turn(match)
        if self._acts:
            self._expected = match.state
        if match is not self._match or match.state.seat != self._skips_turn_of:
            self._skips_turn_of = None
        self._match = match
        if seat is None or self._thinker is None:
            self._pause.stop()
            self._plan.clear()
            return
        self._pause.start(0 if self.skips else pause)
        if not self._plan or match.state is not self._expected:
            self._tries = 0
            self._ask(self._thinker, match, seat)

    def stop(self) -> None:
        """Let nothing wait any more; what is still thought about is not wanted."""
        self._pause.stop()
        self._plan.clear()
        self._match = self._skips_turn_of = None

    def _ask(self, thinker: Thinker, match: Match, seat: Seat) -> None:
        self._plan.clear()
        self._version += 1
        self._expected = match.state
        # In a file from elsewhere there may be a level that this version does not have.
        level = Level(seat.level) if seat.level in set(Level) else Level.STRONG
        thinker.ask(Decide(self._version, Packed.of(match.state), level))

    def _hear(self, answer: Answer) -> None:
        match = self._match
        if answer.kind is not Decide or answer.version != self._version or match is None:
            return
        if match.state is not self._expected:
            return
        if isinstance(answer.found, Choice):
            self._plan = deque(answer.found.actions)
            self._go_on()
            return
        seat, self._tries = computer_on_turn(match), self._tries + 1
        if seat is None or self._thinker is None:
            return
        if self._tries < MOST_TRIES:
            self._ask(self._thinker, match, seat)
        else:
            self.failed.emit()

    def _go_on(self) -> None:
        match = self._match
        if match is None or not self._plan or self._pause.isActive():
            return
        if match.state is not self._expected:
            return
        self._acts = True
        self.wanted.emit(self._plan.popleft())
        self._acts, self._expected = False, match.state


def computer_on_turn(match: Match) -> Seat | None:
    """The seat that is on turn, where the computer plays for it."""
    place = match.state.seat
    if place is None or match.seats[place].level is None:
        return None
    return match.seats[place]
