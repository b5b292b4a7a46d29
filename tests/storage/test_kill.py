"""The plug is pulled at any moment: no step is lost, and no throw can be had twice."""

import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from kubik.play.cup import ScriptedCup
from kubik.storage.database import Database
from storage.matches import Ticking

TESTS = Path(__file__).parent.parent
LONGEST = 0.04
"""In seconds, from a child's first word to its end."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")


class Killed:
    """Lets children play and kills each after a while; knows everything they have said."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done: dict[str, list[str]] = {}
        """What was said to be durable: the records of each match by its uuid, as lines."""
        self.resumed = 0
        self._parent = subprocess.Popen(
            [sys.executable, str(TESTS / "storage" / "killed_player.py"), str(path)],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join([str(TESTS.parent / "gui"), str(TESTS)]),
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._orders: IO[str] = self._parent.stdin
        self._words: IO[str] = self._parent.stdout

    def one_child(self, seconds: float) -> int:
        """Let one play for so long, counted from its first word; give how many steps it said."""
        self._orders.write("go\n")
        self._orders.flush()
        steps, child, words = 0, 0, self._words
        while child == 0 or (steps == 0 and seconds > LONGEST / 4):
            word, *rest = words.readline().split(maxsplit=3)
            child = int(rest[0]) if word == "began" else child
            steps += self._hear(word, rest)
        if seconds > 0:
            select.select([], [], [], seconds)
        os.kill(child, signal.SIGKILL)
        while (line := words.readline()) != "gone\n":
            word, *rest = line.split(maxsplit=3)
            steps += self._hear(word, rest)
        return steps

    def _hear(self, word: str, rest: list[str]) -> int:
        match word:
            case "done":
                uuid, number, line = rest
                lines = self.done.setdefault(uuid, [])
                assert int(number) == len(lines), "a record was written twice, or one is missing"
                lines.append(line.rstrip("\n"))
                return 1
            case "resumed":
                uuid, number, *_ = rest
                self.resumed += 1
                assert int(number) == len(self.done[uuid]), "not where the file was when looked at"
            case _:
                assert word == "began", word
        return 0

    def look(self) -> None:
        """Whether everything that was said is in the file, whole."""
        database = Database.open(self.path, Ticking())
        kept = {}
        for saved in (*database.unfinished(), *database.finished()):
            kept[saved.uuid] = list(database.lines(saved.id))
        assert database.damaged() == ()
        database.close()
        for uuid, lines in self.done.items():
            assert kept[uuid][: len(lines)] == lines
        for uuid, lines in kept.items():
            # A step may be durable and its child killed before it could say so; never more.
            assert len(lines) <= len(self.done.get(uuid, [])) + 1
        # From now on it must stay as it is: these are the dice that are shown when it is resumed.
        self.done = kept

    def end(self) -> None:
        self._orders.close()
        self._words.close()
        self._parent.wait()


def check_every_match(path: Path) -> None:
    """Whether all that was played can be resumed; while it is played the next child does that."""
    database = Database.open(path, Ticking())
    for saved in (*database.unfinished(), *database.finished()):
        match = database.resume(saved.id, ScriptedCup(""))
        assert (match.seats, match.state.scores) == (saved.seats, saved.points)
    database.close()


@pytest.fixture
def killed(tmp_path: Path) -> Iterator[Killed]:
    killed = Killed(tmp_path / "kubik.sqlite")
    yield killed
    killed.end()


def check(killed: Killed, times: int, seed: str) -> None:
    source = random.Random(seed)
    began = time.monotonic()
    steps = [kill_and_look(killed, source.uniform(0, LONGEST)) for _ in range(times)]
    print(f"{times} kills, {sum(steps)} steps in {time.monotonic() - began:.1f} s")
    check_every_match(killed.path)
    assert sum(steps) > times
    assert killed.resumed > times // 2


def kill_and_look(killed: Killed, seconds: float) -> int:
    steps = killed.one_child(seconds)
    killed.look()
    return steps


def test_two_hundred_kills_lose_no_step_and_give_no_throw_twice(killed: Killed) -> None:
    check(killed, 200, "quick")


@pytest.mark.slow
def test_two_thousand_kills_lose_no_step_and_give_no_throw_twice(killed: Killed) -> None:
    check(killed, 2000, "slow")
