"""Thinks in a process of its own, so that nothing that is shown waits.

A thread would not do: Python's global lock is held between numpy's short operations, of which the
solvers do very many, and an animation beside them loses frames (`tests/benchmarks/computer.py`
measures both). The process is started once, is told the rules of a match when it begins, and gets a
position at a time; it keeps what it has solved. Answers carry the version of the match that was
asked about, and those that are no longer wanted are dropped. It ends when it is told to, when the
other end of its pipe is gone, or at the latest when it is killed by `close`.
"""

import multiprocessing
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import TYPE_CHECKING

from kubik.computer.advice import Advice
from kubik.computer.coach import Report
from kubik.computer.levels import Level
from kubik.computer.odds.choice import Choice
from kubik.play.match import Match
from kubik.play.records import Opened, Record, Stepped
from kubik.rules.actions import ChangeSeats
from kubik.rules.banking import BankingState
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.scorepad import ScorepadState

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

PATIENCE = 0.5
"""In seconds: so long the process may take to end by itself when it is closed."""


@dataclass(frozen=True, slots=True)
class Game:
    """The rules that positions to come belong to, as a journal's head holds them."""

    rule_text: str
    form: str
    house_rules: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, ruleset: Ruleset) -> "Game":
        """The rules in force."""
        house_rules = tuple((name, str(value)) for name, value in ruleset.changed)
        return cls(ruleset.game.text, ruleset.form.id, house_rules)


@dataclass(frozen=True, slots=True)
class Packed:
    """A position without what its rules have already been sent for."""

    banking: tuple[object, ...] | None
    sheet: ScorepadState | None

    @classmethod
    def of(cls, state: MatchState) -> "Packed":
        """Pack a position of the game."""
        if isinstance(state, BankingState):
            return cls(tuple(state)[1:], None)
        return cls(None, state)


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask what is best in this position. `to_win` as in `advice`."""

    version: int
    position: Packed
    to_win: bool = False


@dataclass(frozen=True, slots=True)
class Decide:
    """Ask what a player of this level does in this position, to the throw or the end of a turn."""

    version: int
    position: Packed
    level: Level


@dataclass(frozen=True, slots=True)
class Review:
    """Ask what there is to be said about a match, which its records tell."""

    version: int
    records: tuple[Record, ...]


Question = Hint | Decide | Review
Message = Game | Question | None
"""What the process is told; None to end."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the question of this version and kind; what it is depends on the kind.

    None for a question that there is no answer to: the match is over, or the process has gone.
    """

    version: int
    kind: type[Question]
    found: Advice | Choice | tuple[Report, ...] | None


def review(version: int, match: Match) -> Review:
    """The question about a whole match; what was taken back is left out."""
    house_rules = Game.of(match.ruleset).house_rules
    game = match.ruleset.game
    head = Opened(game.id, game.text, match.ruleset.form.id, house_rules, match.opening_seats)
    steps = [
        Stepped(
            step.action, step.events, step.seats if isinstance(step.action, ChangeSeats) else None
        )
        for step in match.steps
    ]
    return Review(version, (head, *steps))


class Thinking:
    """A process that thinks, and the threads that write to it and listen; none is waited for.

    `answered` is called in a thread with every answer that is still wanted: emit a signal there and
    do nothing else. Of a kind of question only the last that was asked is wanted.
    """

    def __init__(self, answered: Callable[[Answer], None]) -> None:
        """Begin to start the process; questions may be asked at once."""
        self._answered = answered
        self._lock = threading.Lock()
        self._game: Game | None = None
        self._wanted: dict[type[Question], int] = {}
        self._closed = False
        self._start()

    def play(self, ruleset: Ruleset) -> None:
        """Positions to come are of this game; solving it begins now."""
        game = Game.of(ruleset)
        with self._lock:
            self._forget()
            self._game = game
        self._messages.put(game)

    def ask(self, question: Question) -> None:
        """Think about this; an answer to an earlier question of its kind is wanted no more."""
        with self._lock:
            self._wanted[type(question)] = question.version
            is_gone = not self._thread.is_alive() and not self._closed
        if is_gone:
            self._start()
            if self._game is not None:
                self._messages.put(self._game)
        self._messages.put(question)

    def forget(self) -> None:
        """No answer about a position is wanted any more; one about a whole match still is."""
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        for kind in (Hint, Decide):
            self._wanted.pop(kind, None)

    def close(self) -> None:
        """End the process. Nothing is answered from now on."""
        with self._lock:
            self._closed = True
            self._wanted.clear()
        self._messages.put(None)
        self._thread.join(PATIENCE)
        process = self.process
        if process is not None and process.is_alive():
            process.kill()
        self._thread.join()
        self._writer.join()
        self._connection.close()

    def _start(self) -> None:
        self._connection, theirs = multiprocessing.get_context("spawn").Pipe()
        self._messages: SimpleQueue[Message] = SimpleQueue()
        self.process: BaseProcess | None = None
        self._thread = threading.Thread(
            target=self._wait, args=(theirs, self._messages), daemon=True
        )
        self._writer = threading.Thread(
            target=_write, args=(self._connection, self._messages), daemon=True
        )
        self._thread.start()
        self._writer.start()

    def _wait(self, theirs: Connection, messages: "SimpleQueue[Message]") -> None:
        """Start the process, which takes too long for the thread that shows things, and listen."""
        process = multiprocessing.get_context("spawn").Process(
            target=work, args=(theirs,), name="kubik thinks", daemon=True
        )
        process.start()
        self.process = process
        theirs.close()
        connection = self._connection
        while True:
            try:
                answer: Answer = connection.recv()
            except (EOFError, OSError):
                break
            self._give(answer)
        messages.put(None)  # there is nobody left to write to
        process.join()
        with self._lock:
            lost = [Answer(version, kind, None) for kind, version in self._wanted.items()]
        for answer in lost:
            self._give(answer)

    def _give(self, answer: Answer) -> None:
        with self._lock:
            wanted = self._wanted.get(answer.kind) == answer.version
            if wanted:
                del self._wanted[answer.kind]
        if wanted:
            self._answered(answer)


def _write(connection: Connection, messages: "SimpleQueue[Message]") -> None:
    """Pass messages on until there are no more, or the process has gone.

    It takes as long as the process is busy where they do not fit into the pipe: a whole match may
    not, and the thread that shows things must not wait for it.
    """
    while True:
        message = messages.get()
        try:
            connection.send(message)
        except OSError:  # it has gone; whoever waits is told so
            return
        if message is None:
            return


def work(connection: Connection) -> None:
    """What the process does until the other end of the connection is closed."""
    from kubik.computer.worker import run

    run(connection)
