"""The process that thinks: takes questions from a pipe, answers the last of each kind."""

import os
import random
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Protocol, assert_never

from kubik.computer.advice import Advice, advice
from kubik.computer.coach import Report, reports
from kubik.computer.minds import Mind, mind_of
from kubik.computer.odds.choice import Choice
from kubik.computer.players import Player
from kubik.computer.thinking import (
    Answer,
    Decide,
    Game,
    Hint,
    Message,
    Packed,
    Question,
    Review,
)
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match, Step
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.banking import BankingState
from kubik.rules.definition import parse
from kubik.rules.ruleset import MatchState, Ruleset

MOST_GAMES = 8
"""So many games are remembered with what has been solved of them."""
POLITE = 5
"""So much less urgent than what is shown, in the system's measure."""


class Line(Protocol):
    """One end of a connection: what `multiprocessing` has."""

    def poll(self) -> bool:
        """Whether there is a message, or the other end is closed."""
        ...

    def recv(self) -> Message:
        """The next message; waits for it. Raises `EOFError` where the other end is closed."""
        ...

    def send(self, obj: Answer) -> None:
        """Say this. Raises `OSError` where the other end is closed."""
        ...


def run(connection: Line) -> None:
    """Answer until the other end is closed, or says None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then closes
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with suppress(EOFError, OSError):  # the program has gone
        Desk(connection).work()


class Desk:
    """Takes questions as they come. Looking back on a match is interrupted by any other."""

    def __init__(self, line: Line) -> None:
        """Nothing has been asked yet."""
        self._line = line
        self._thinker = Thinker()
        self._waiting: dict[type[Question], Question] = {}

    def work(self) -> None:
        """Answer until None is said. Raises `EOFError` or `OSError` where nobody listens."""
        with suppress(_Ended):
            while True:
                while not self._waiting and not self._line.poll() and self._thinker.prepare():
                    pass
                self._listen(wait=not self._waiting)
                self._answer()

    def _listen(self, *, wait: bool) -> None:
        """Take what has been said; with `wait` at least one thing."""
        while wait or self._line.poll():
            wait = False
            message = self._line.recv()
            if message is None:
                raise _Ended
            if isinstance(message, Game):
                for kind in (Hint, Decide):  # they were about another match
                    self._waiting.pop(kind, None)
                self._thinker.play(message)
            else:
                self._waiting[type(message)] = message

    def _answer(self) -> None:
        self._answer_about_positions()
        question = self._waiting.pop(Review, None)
        if question is not None:
            with suppress(_Outdated):
                self._line.send(self._thinker.answer(question, self._look_up))

    def _answer_about_positions(self) -> None:
        for kind in (Decide, Hint):
            question = self._waiting.pop(kind, None)
            if question is not None:
                self._line.send(self._thinker.answer(question))

    def _look_up(self) -> None:
        """Before the next step of a match: who plays another one must not wait for all of it."""
        self._listen(wait=False)
        self._answer_about_positions()
        if Review in self._waiting:
            raise _Outdated


class _Ended(Exception):
    """No more questions."""


class _Outdated(Exception):
    """Somebody wants to look back on a match once more, or on another one."""


def _alone() -> None:
    """Nobody interrupts."""


class Thinker:
    """Solves the game it was told last, and answers questions about it."""

    def __init__(self, likely: Iterable[str] | None = None) -> None:
        """Know no game yet; `likely` are the ids of those to be solved beforehand, else all."""
        self._source = random.Random()
        self._game: tuple[Ruleset, MatchState, Mind] | None = None
        self._known: dict[Game, tuple[Ruleset, MatchState, Mind]] = {}
        self._is_prepared = True
        self._likely = deque(shipped_ids() if likely is None else likely)

    def play(self, game: Game) -> None:
        """Take the rules, and solve a turn or a sheet."""
        self._game = self._learn(game)
        self._is_prepared = False

    def prepare(self) -> bool:
        """Solve something beforehand, as nothing is wanted just now; False when all is solved.

        First what the match will need later, then the games as they ship: a hint in one of them is
        to be there at once even if it is the first thing that is asked.
        """
        if self._game is not None and not self._is_prepared:
            _, state, mind = self._game
            mind.prepare(state)
            self._is_prepared = True
            return True
        if self._likely:
            self._learn(Game.of(shipped(self._likely.popleft()).ruleset()))
            return True
        return False

    def _learn(self, game: Game) -> tuple[Ruleset, MatchState, Mind]:
        known = self._known.pop(game, None)
        if known is None:
            definition = parse(game.rule_text, "the match")
            ruleset = definition.ruleset(game.form, **dict(game.house_rules))
            state = ruleset.start(max(2, definition.seats[0]))
            known = ruleset, state, mind_of(ruleset)
            known[2].in_points(state)
            while len(self._known) >= MOST_GAMES:
                del self._known[next(iter(self._known))]
        self._known[game] = known
        return known

    def answer(self, question: Question, look_up: Callable[[], None] = _alone) -> Answer:
        """What there is to be said. `look_up` is called before each step of a match."""
        return Answer(question.version, type(question), self._found(question, look_up))

    def _found(
        self, question: Question, look_up: Callable[[], None]
    ) -> Advice | Choice | tuple[Report, ...] | None:
        if isinstance(question, Review):
            match = Match.resumed(question.records, ScriptedCup(""))
            known = self._known.get(Game.of(match.ruleset))
            mind = mind_of(match.ruleset) if known is None else known[2]
            return reports(_watched(match.steps, look_up), mind.in_points, mind.strongest)
        if self._game is None:
            return None
        ruleset, start, mind = self._game
        state = _unpacked(question.position, start)
        if state.seat is None:
            return None
        match question:
            case Hint(to_win=to_win):
                return advice(state, mind, to_win=to_win)
            case Decide(level=level):
                return Player(level, ruleset, self._source, mind).choice(state)
        assert_never(question)


def _watched(steps: Iterable[Step], look_up: Callable[[], None]) -> Iterator[Step]:
    for step in steps:
        look_up()
        yield step


def _unpacked(position: Packed, start: MatchState) -> MatchState:
    if position.sheet is not None:
        return position.sheet
    assert isinstance(start, BankingState)
    assert position.banking is not None
    return BankingState(start.keeping, *position.banking)  # type: ignore[arg-type]
