"""The process that thinks: answers come, stale ones do not, and nothing is left behind."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from types import EllipsisType

import pytest

from computer.recursion import Written
from kubik.computer.advice import Advice, Option, advice
from kubik.computer.levels import Level
from kubik.computer.minds import mind_of
from kubik.computer.odds.choice import Choice
from kubik.computer.thinking import (
    Answer,
    Decide,
    Game,
    Hint,
    Message,
    Packed,
    Review,
    Thinking,
    review,
)
from kubik.computer.worker import MOST_GAMES, Desk, Thinker
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.records import Opened
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.ruleset import MatchState

WAIT = 60
"""In seconds; only a failure takes so long."""
LARGEST_PIPE = 300_000
"""In bytes: more than the buffer of a pair of sockets holds."""
CHICAGO = shipped("zonk_chicago").ruleset()


class Asked:
    """A process and its answers, in order."""

    def __init__(self) -> None:
        self.answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self.thinking = Thinking(self.answers.put)

    def next(self) -> Answer:
        return self.answers.get(timeout=WAIT)


@pytest.fixture(scope="module")
def asked() -> Iterator[Asked]:
    asked = Asked()
    yield asked
    asked.thinking.close()


def thrown() -> MatchState:
    return CHICAGO.start(2).step(a.Roll(), Written((5, 1, 5, 2, 3)))[1]


def test_a_hint_from_the_process_is_the_hint_that_is_worked_out_here(asked: Asked) -> None:
    asked.thinking.play(CHICAGO)
    asked.thinking.ask(Hint(7, Packed.of(thrown())))
    answer = asked.next()
    assert (answer.version, answer.kind) == (7, Hint)
    assert answer.found == advice(thrown(), mind_of(CHICAGO))


def test_a_decision_can_be_done(asked: Asked) -> None:
    asked.thinking.play(CHICAGO)
    for level in Level:
        asked.thinking.ask(Decide(8, Packed.of(thrown()), level))
        found = asked.next().found
        assert isinstance(found, Choice)
        keep, last = found.actions
        assert isinstance(keep, a.Keep)
        assert isinstance(last, a.Roll | a.Bank)
        _, kept = thrown().step(keep, ScriptedCup(""))
        assert kept.refusal(last) is None


def test_only_the_last_question_of_a_kind_is_answered(asked: Asked) -> None:
    asked.thinking.play(CHICAGO)
    for version in range(1, 30):
        asked.thinking.ask(Hint(version, Packed.of(thrown())))
    asked.thinking.ask(Decide(5, Packed.of(thrown()), Level.STRONG))
    kinds = {asked.next().kind: None, asked.next().kind: None}
    assert set(kinds) == {Hint, Decide}
    assert asked.answers.empty()


def test_a_sheet_travels_too_and_a_match_that_is_over_has_no_answer(asked: Asked) -> None:
    yacht = shipped("yacht").ruleset()
    asked.thinking.play(yacht)
    state = yacht.start(1).step(a.Roll(), Written((6, 6, 6, 6, 1)))[1]
    asked.thinking.ask(Decide(1, Packed.of(state), Level.STRONG))
    assert asked.next().found is not None
    asked.thinking.play(CHICAGO)
    over = CHICAGO.start(2)._replace(turn=None)  # type: ignore[union-attr]
    asked.thinking.ask(Hint(2, Packed.of(over)))
    assert asked.next() == Answer(2, Hint, None)


def banked() -> Match:
    match = Match(CHICAGO, (Seat("Anna"), Seat("Béla")), ScriptedCup("5 1 5 2 3"))
    for action in (a.Roll(), a.Keep((0, 1, 2)), a.Bank()):
        match.submit(action)
    return match


def test_a_match_is_reviewed_from_its_records(asked: Asked) -> None:
    asked.thinking.ask(review(3, banked()))
    found = asked.next().found
    assert isinstance(found, tuple)
    [anna] = found
    assert anna.seat.name == "Anna"
    assert len(anna.dearest) == 1


def test_what_is_forgotten_is_not_answered(asked: Asked) -> None:
    asked.thinking.play(CHICAGO)
    asked.thinking.ask(Hint(1, Packed.of(thrown())))
    asked.thinking.forget()
    asked.thinking.ask(Decide(2, Packed.of(thrown()), Level.STRONG))
    assert asked.next().kind is Decide
    assert asked.answers.empty()


def test_a_process_that_is_lost_is_told_of_and_replaced() -> None:
    asked = Asked()
    asked.thinking.play(CHICAGO)
    asked.thinking.ask(Hint(1, Packed.of(thrown())))
    assert asked.next().found is not None
    process = asked.thinking.process
    assert process is not None
    slow = shipped("dice10000").ruleset(progressive="all")
    asked.thinking.play(slow)
    asked.thinking.ask(Hint(2, Packed.of(slow.start(2))))
    process.kill()
    assert asked.next() == Answer(2, Hint, None)
    process.join(WAIT)
    asked.thinking.play(CHICAGO)
    asked.thinking.ask(Hint(3, Packed.of(thrown())))
    assert asked.next().found is not None
    asked.thinking.close()


@pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="nobody can be made to stop and not read"
)
def test_whoever_asks_about_a_match_larger_than_the_pipe_goes_on_at_once() -> None:
    asked = Asked()
    asked.thinking.play(CHICAGO)
    asked.thinking.ask(Hint(1, Packed.of(thrown())))
    asked.next()
    process = asked.thinking.process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    head, *steps = review(2, banked()).records
    assert isinstance(head, Opened)
    head = replace(head, rule_text=head.rule_text + "#" * LARGEST_PIPE)
    question = Review(2, (head, *steps))
    asking = threading.Thread(target=asked.thinking.ask, args=(question,), daemon=True)
    asking.start()
    asking.join(WAIT)
    assert not asking.is_alive()
    os.kill(process.pid, signal.SIGCONT)
    asked.thinking.close()
    assert not process.is_alive()


def test_a_review_is_answered_though_another_match_has_begun(asked: Asked) -> None:
    asked.thinking.ask(review(4, banked()))
    asked.thinking.play(shipped("zonk_detroit").ruleset())
    asked.thinking.forget()
    assert asked.next().version == 4


class Scripted:
    """A line on which messages come one after the other; an ellipsis is a moment of silence."""

    def __init__(self, *messages: Message | EllipsisType) -> None:
        self.messages = list(messages)
        self.said: list[Answer] = []

    def poll(self) -> bool:
        if self.messages[0] is ...:
            self.messages.pop(0)
            return False
        return True

    def recv(self) -> Message:
        message = self.messages.pop(0)
        return self.recv() if message is ... else message

    def send(self, obj: Answer) -> None:
        self.said.append(obj)


def test_who_plays_does_not_wait_until_a_match_has_been_looked_back_on() -> None:
    hint, decide = Hint(2, Packed.of(thrown())), Decide(3, Packed.of(thrown()), Level.STRONG)
    game = Game.of(CHICAGO)
    looking_back = (review(1, banked()), ..., hint, ..., decide, ..., ...)
    Desk(line := Scripted(game, *looking_back, hint, ..., ..., None)).work()
    assert [answer.kind for answer in line.said] == [Hint, Decide, Review, Hint]
    assert all(answer.found for answer in line.said)


def test_looking_back_on_another_match_ends_the_looking_back_on_the_first() -> None:
    line = Scripted(review(1, banked()), ..., review(2, banked()), *5 * (...,), None)
    Desk(line).work()
    assert [(answer.kind, answer.version) for answer in line.said] == [(Review, 2)]


def test_the_end_is_heard_in_the_middle_of_looking_back() -> None:
    line = Scripted(review(1, banked()), ..., ..., None)
    Desk(line).work()
    assert line.said == []


def test_closing_leaves_no_process_even_in_the_middle_of_a_thought() -> None:
    asked = Asked()
    asked.thinking.play(CHICAGO)
    asked.thinking.ask(Hint(1, Packed.of(thrown())))
    asked.next()
    process = asked.thinking.process
    assert process is not None
    asked.thinking.play(shipped("dice10000").ruleset(progressive="all"))
    asked.thinking.close()
    assert not process.is_alive()
    assert asked.answers.empty()


def test_the_one_who_asks_need_not_load_numpy() -> None:
    code = "import sys, kubik.computer.thinking; sys.exit('numpy' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=False)
    assert done.returncode == 0


def test_without_a_game_there_is_nothing_to_say() -> None:
    thinker = Thinker(likely=())
    assert not thinker.prepare()
    assert thinker.answer(Hint(1, Packed.of(thrown()))).found is None
    thinker.play(Game.of(CHICAGO))
    assert thinker.answer(Hint(1, Packed.of(thrown()))).found is not None


def test_a_game_is_solved_once_and_sheets_and_ends_are_understood() -> None:
    thinker = Thinker()
    yacht = shipped("yacht").ruleset()
    thinker.play(Game.of(yacht))
    known = thinker._known[Game.of(yacht)]
    thinker.play(Game.of(yacht))
    assert thinker._known[Game.of(yacht)] is known
    thrown_once = yacht.start(1).step(a.Roll(), Written((6, 6, 6, 6, 1)))[1]
    found = thinker.answer(Hint(1, Packed.of(thrown_once))).found
    assert found == advice(thrown_once, known[2])
    thinker.play(Game.of(CHICAGO))
    over = CHICAGO.start(2)._replace(turn=None)  # type: ignore[union-attr]
    assert thinker.answer(Hint(2, Packed.of(over))).found is None


def test_what_the_match_needs_is_solved_beforehand_and_then_the_games_as_they_ship() -> None:
    thinker = Thinker(likely=("zonk_chicago", "yacht"))
    yacht = shipped("yacht").ruleset()
    thinker.play(Game.of(yacht))
    assert [thinker.prepare() for _ in range(4)] == [True, True, True, False]
    state = yacht.start(2).step(a.Roll(), Written((6, 6, 6, 6, 1)))[1]
    question = Decide(1, Packed.of(state), Level.PERFECT)
    found = thinker.answer(question).found
    assert found == thinker.answer(question).found
    thinker.play(Game.of(CHICAGO))  # solved already
    assert thinker.answer(Hint(3, Packed.of(thrown()))).found is not None


def test_the_games_played_last_are_remembered() -> None:
    thinker = Thinker(likely=())
    hints: dict[str, Option] = {}
    changed = list(product((2000, 5000, 10_000, 15_000, 20_000), ("none", "double")))
    assert len(changed) > MOST_GAMES
    for target, kinds in 2 * changed:
        thinker.play(Game.of(shipped("zonk_chicago").ruleset(target=target, kind_mode=kinds)))
        found = thinker.answer(Hint(target, Packed.of(thrown()))).found
        assert isinstance(found, Advice)
        # No turn comes near the target, and throws to come are worth more where kinds double.
        assert hints.setdefault(kinds, found.best) == found.best
    assert hints["none"] != hints["double"]
