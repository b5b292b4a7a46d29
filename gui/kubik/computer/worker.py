"""The process that thinks: takes questions from a pipe, answers the last of each kind."""

import os
import random
import signal
from multiprocessing.connection import Connection
from typing import assert_never

from kubik.computer.advice import Advice, advice
from kubik.computer.coach import Report, reports
from kubik.computer.minds import Mind, mind_of
from kubik.computer.odds.choice import Choice
from kubik.computer.players import Player
from kubik.computer.thinking import Answer, Decide, Game, Hint, Packed, Question, Review
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.rules.banking import BankingState
from kubik.rules.definition import parse
from kubik.rules.ruleset import MatchState, Ruleset

POLITE = 5
"""So much less urgent than what is shown, in the system's measure."""


def run(connection: Connection) -> None:
    """Answer until the other end is closed, or says None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then closes
    if hasattr(os, "nice"):
        os.nice(POLITE)
    thinker = Thinker()
    while True:
        waiting: dict[type, Question] = {}
        try:
            if not connection.poll():
                thinker.prepare()
            while not waiting or connection.poll():
                message: Game | Question | None = connection.recv()
                if message is None:
                    return
                if isinstance(message, Game):
                    for kind in (Hint, Decide):  # they were about another match
                        waiting.pop(kind, None)
                    thinker.play(message)
                else:
                    waiting.pop(type(message), None)
                    waiting[type(message)] = message
            for question in waiting.values():
                connection.send(thinker.answer(question))
        except (EOFError, OSError):  # the program has gone
            return


class Thinker:
    """Solves the game it was told last, and answers questions about it."""

    def __init__(self) -> None:
        """Know no game yet."""
        self._source = random.Random()
        self._game: tuple[Ruleset, MatchState, Mind] | None = None
        self._known: dict[Game, tuple[Ruleset, MatchState, Mind]] = {}

    def play(self, game: Game) -> None:
        """Take the rules, and solve a turn or a sheet."""
        if game not in self._known:
            self._known.clear()
            definition = parse(game.rule_text, "the match")
            ruleset = definition.ruleset(game.form, **dict(game.house_rules))
            state = ruleset.start(max(2, definition.seats[0]))
            self._known[game] = ruleset, state, mind_of(ruleset)
        self._game = self._known[game]
        _, state, mind = self._game
        mind.in_points(state)

    def prepare(self) -> None:
        """Solve beforehand what will be needed later, as nothing is wanted just now."""
        if self._game is not None:
            _, state, mind = self._game
            mind.prepare(state)

    def answer(self, question: Question) -> Answer:
        """What there is to be said."""
        return Answer(question.version, type(question), self._found(question))

    def _found(self, question: Question) -> Advice | Choice | tuple[Report, ...] | None:
        if isinstance(question, Review):
            match = Match.resumed(question.records, ScriptedCup(""))
            known = self._known.get(Game.of(match.ruleset))
            mind = mind_of(match.ruleset) if known is None else known[2]
            return reports(match.steps, mind.in_points, mind.strongest)
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


def _unpacked(position: Packed, start: MatchState) -> MatchState:
    if position.sheet is not None:
        return position.sheet
    assert isinstance(start, BankingState)
    assert position.banking is not None
    return BankingState(start.keeping, *position.banking)  # type: ignore[arg-type]
