"""How fast matches are kept: `python tests/benchmarks/storage.py`, with `gui` on PYTHONPATH.

Prints what it costs to write one step (bar: 15 ms at the median) to a file in the folder given, or
in the present one, and how long a match of 300 turns and six seats takes to resume (bar: 1 s); then
how long the list of 100 matches takes. Steps in wall time, resuming in the best of three.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match
from kubik.play.records import MemoryJournal
from kubik.play.seats import Seat
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules.definition import parse
from kubik.rules.events import TurnStarted
from kubik.storage.database import Database
from kubik.storage.journal import Row

ROUNDS = 300
SEATS = tuple(Seat(name) for name in ("Anna", "Béla", "Carla", "Dávid", "Emma", "Feri"))


def now() -> datetime:
    return datetime.now(UTC)


def long_match() -> tuple[Match, MemoryJournal]:
    """300 turns of each of six, which takes a target that nobody plays for."""
    text = shipped("zilch").text.replace("choices: [2000,", "choices: [900000, 2000,")
    ruleset = parse(text, "a very long match").ruleset(None, target=900_000)
    journal, source = MemoryJournal(), random.Random(1)
    match = Match(ruleset, SEATS, SeededCup(1), journal)
    while match.state.round <= ROUNDS:
        match.submit(random_action(match.state, source))
    return match, journal


def milliseconds_a_step(folder: Path) -> list[float]:
    database = Database.open(folder / "steps.sqlite", now)
    source = random.Random(2)
    found: list[float] = []
    match = Match(shipped("zilch").ruleset(), SEATS, SeededCup(2), database.begin())
    while len(found) < 500 and match.state.outcome is None:
        action = random_action(match.state, source)
        began = time.perf_counter()
        match.submit(action)
        found.append(1000 * (time.perf_counter() - began))
    database.close()
    return found


def seconds(measured: Callable[[], object]) -> tuple[float, float]:
    """The best of three: wall time and processor time."""
    walls, processors = [], []
    for _ in range(3):
        began, worked = time.perf_counter(), time.process_time()
        measured()
        walls.append(time.perf_counter() - began)
        processors.append(time.process_time() - worked)
    return min(walls), min(processors)


def main(folder: Path) -> None:
    steps = milliseconds_a_step(folder)
    print(
        f"write a step: median {statistics.median(steps):.2f} ms,"
        f" 95 of 100 under {statistics.quantiles(steps, n=20)[-1]:.2f} ms"
    )
    match, journal = long_match()
    turns = sum(isinstance(event, TurnStarted) for step in match.steps for event in step.events)
    database = Database.open(folder / "long.sqlite", now)
    when = now().isoformat()
    long_id = database.add(Row("the long one", when, when), journal.records, match)
    wall, processor = seconds(lambda: database.resume(long_id, ScriptedCup("")))
    print(
        f"resume {turns} turns of {len(SEATS)} seats, {len(journal.records)} records:"
        f" {wall:.2f} s ({processor:.2f} s of the processor)"
    )
    wall, _ = seconds(database.check_unfinished)
    print(f"look through it at the start: {1000 * wall:.0f} ms")
    for number in range(100):
        database.add(Row(str(number), when, when), journal.records[:200], short(journal))
    wall, _ = seconds(database.unfinished)
    print(f"list {len(database.unfinished())} matches: {1000 * wall:.1f} ms")
    database.close()


def short(journal: MemoryJournal) -> Match:
    return Match.resumed(journal.records[:200], ScriptedCup(""))


if __name__ == "__main__":
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else ".") as name:
        main(Path(name))
