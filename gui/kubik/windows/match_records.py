"""The windows that look back: all matches, the turns of one, its replay, its coach, statistics."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.records import Hinted
from kubik.play.statistics import Played
from kubik.scene.sounds import Sounds
from kubik.scene.speaker import SilentBackend
from kubik.scene.timings import Timings
from kubik.storage.database import Database
from kubik.windows.coach_window import CoachWindow
from kubik.windows.history_window import HistoryWindow
from kubik.windows.matches_window import MatchesWindow
from kubik.windows.message import show_error
from kubik.windows.replay_window import ReplayWindow
from kubik.windows.statistics_window import StatisticsWindow
from kubik.windows.thinker import Thinker


class MatchRecords(QObject):
    """Opens these windows, each once, and closes them. They only read the matches they show."""

    resumed = Signal(int)
    """The id of a match that somebody wants to go on with."""

    changed = Signal()
    """Matches were thrown away, brought back or read from a file."""

    def __init__(
        self,
        database: Database,
        under_way: Callable[[], int | None],
        thinker: Callable[[], Thinker | None],
        window: QWidget,
    ) -> None:
        """Look back on what is in `database`; `window` is the parent of all windows.

        `under_way` gives the id of the match on the table, which cannot be thrown away; `thinker`
        what judges decisions.
        """
        super().__init__(window)
        self._under_way = under_way
        self._database = database
        self._window = window
        self._all: MatchesWindow | None = None
        self._turns: HistoryWindow | None = None
        self._coach: CoachWindow | None = None
        self._thinker = thinker
        self._versions = count(1)
        self._replay: ReplayWindow | None = None
        self._statistics: StatisticsWindow | None = None
        self._timings = Timings.normal()

    def show_all(self) -> None:
        """Show the list of all matches. Raises `KnownError` where it cannot be read."""
        if self._all is None:
            self._all = MatchesWindow(self._database, self._window, under_way=self._under_way)
            self._all.resumed.connect(self._resume)
            self._all.history_wanted.connect(self._show_kept)
            self._all.changed.connect(self.changed)
        _bring(self._all)

    def _resume(self, match_id: int) -> None:
        if self._all is not None:
            self._all.hide()
        self.resumed.emit(match_id)

    def _show_kept(self, match_id: int) -> None:
        try:
            match = Match.resumed(self._database.records(match_id), ScriptedCup(""))
        except KnownError as error:
            show_error(error, self._window)
            return
        self.show_turns(match, self._timings)

    def show_turns(self, match: Match, timings: Timings) -> None:
        """Show the turns of `match`; it may go on. A replay is as fast as `timings` say."""
        self._close_match()
        self._timings = timings
        self._turns = HistoryWindow(match, self._window)
        self._turns.replay_wanted.connect(partial(self._watch, match))
        self._turns.coach_wanted.connect(partial(self.show_coach, match, timings))
        _bring(self._turns)

    def show_coach(self, match: Match, timings: Timings) -> None:
        """Show what could have been better in `match`, which is over."""
        _end(self._coach)
        self._timings = timings
        self._coach = CoachWindow(match, next(self._versions), self._thinker(), self._window)
        self._coach.replay_wanted.connect(partial(self._watch, match))
        _bring(self._coach)

    def _watch(self, match: Match, place: int) -> None:
        _end(self._replay)
        # A director hushes its sounds, and those of the table are not its own.
        self._replay = ReplayWindow(match, self._timings, Sounds(SilentBackend), self._window)
        self._replay.place_changed.connect(self._choose)
        self._replay.go_to(place)
        _bring(self._replay)

    def _choose(self, place: int) -> None:
        if self._turns is not None and place > 0:
            self._turns.choose_step(place - 1)

    def show_statistics(self) -> None:
        """Show what all matches tell of people and dice."""
        if self._statistics is None:
            self._statistics = StatisticsWindow(self._played, self._window)
        _bring(self._statistics)

    def _played(self) -> Iterator[Played]:
        for saved, records in self._database.all_records():
            hints = any(isinstance(record, Hinted) for record in records)
            yield Played(saved.changed, records, hints=hints)

    def follow(self, match: Match) -> None:
        """Another match is on the table: what is open of the one before is closed."""
        if any(window.match is not match for window in (self._turns, self._coach) if window):
            self._close_match()

    def _close_match(self) -> None:
        _end(self._replay)
        _end(self._turns)
        _end(self._coach)
        self._replay = self._turns = self._coach = None

    def close(self) -> None:
        """Close all of them."""
        self._close_match()
        _end(self._all)
        _end(self._statistics)
        self._all = self._statistics = None


def _bring(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()


def _end(window: QDialog | QWidget | None) -> None:
    if window is not None:
        window.close()
        window.deleteLater()
