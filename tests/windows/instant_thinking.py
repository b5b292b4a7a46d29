"""Thinks at once and in this process, and can be told to be silent for a while."""

from collections.abc import Callable
from functools import cache

from kubik.computer.thinking import Answer, Game, Question, Review
from kubik.computer.worker import Thinker
from kubik.rules.ruleset import Ruleset


@cache
def solved(game: Game) -> Thinker:
    """What has solved this game, once for all tests: it takes a second."""
    thinker = Thinker()
    thinker.play(game)
    return thinker


class InstantThinking:
    """Answers as the process does. While it is `silent`, what is asked waits in `waiting`."""

    def __init__(self, answered: Callable[[Answer], None]) -> None:
        self.answered = answered
        self.thinker = Thinker()
        self.silent = False
        self.waiting: list[Question] = []
        self.asked: list[Question] = []

    def play(self, ruleset: Ruleset) -> None:
        self.forget()
        self.thinker = solved(Game.of(ruleset))

    def ask(self, question: Question) -> None:
        self.asked.append(question)
        if self.silent:
            self.waiting.append(question)
        else:
            self.answered(self.thinker.answer(question))

    def speak(self) -> None:
        """Answer what waits."""
        for question in self.waiting:
            self.answered(self.thinker.answer(question))
        self.waiting.clear()

    def forget(self) -> None:
        self.waiting = [question for question in self.waiting if isinstance(question, Review)]

    def close(self) -> None:
        self.waiting.clear()


class SilentThinking(InstantThinking):
    """Answers nothing until it is told to speak."""

    def __init__(self, answered: Callable[[Answer], None]) -> None:
        super().__init__(answered)
        self.silent = True
