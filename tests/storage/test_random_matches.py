"""Laws of keeping: a match that is closed and opened again at any moment is the same match."""

import random
from pathlib import Path

import pytest

from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match
from kubik.play.records import Journal, MemoryJournal
from kubik.storage.database import Database
from kubik.storage.exchange import Arrival, export_match, exported, import_match
from kubik.storage.standing import Standing
from storage.matches import GAMES, Ticking, one_more_step, random_ruleset, random_seats

STEPS = 60


def opened(game: str, seed: int, cup: SeededCup, journal: Journal | None = None) -> Match:
    source = random.Random(f"{game} {seed}")
    ruleset = random_ruleset(game, source)
    return Match(ruleset, random_seats(ruleset, source), cup, journal)


def is_same(one: Match, other: Match) -> bool:
    """Whether two matches are alike in all that one can see or take back."""
    return (one.state, one.seats, one.steps, one.undoable, one.redoable) == (
        other.state,
        other.seats,
        other.steps,
        other.undoable,
        other.redoable,
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_is_closed_and_opened_again_is_the_one_that_was_played_on(
    game: str, seed: int, tmp_path: Path
) -> None:
    path, clock = tmp_path / "kubik.sqlite", Ticking()
    cup, same_cup = SeededCup(seed), SeededCup(seed)
    source, same_source = random.Random(seed), random.Random(seed)
    memory = MemoryJournal()
    played_on = opened(game, seed, cup, memory)
    database = Database.open(path, clock)
    kept = opened(game, seed, same_cup, database.begin())
    when = random.Random(f"when {seed}")
    reopened = 0
    for _ in range(STEPS):
        one_more_step(played_on, source)
        one_more_step(kept, same_source)
        if when.random() < 0.2:
            database.close()
            database = Database.open(path, clock)
            kept = database.resume(1, same_cup)
            reopened += 1
            assert is_same(kept, played_on)
    assert reopened > 3
    assert is_same(kept, played_on)
    assert database.records(1) == tuple(memory.records)
    [saved] = (*database.unfinished(), *database.finished())
    assert (saved.points, saved.seats) == (played_on.state.scores, played_on.seats)
    database.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_is_read_in_is_the_one_that_was_written_out(
    game: str, seed: int, tmp_path: Path
) -> None:
    here, there = Database.in_memory(Ticking()), Database.in_memory(Ticking())
    source, path = random.Random(seed), tmp_path / "friday.kubik"
    match = opened(game, seed, SeededCup(seed), here.begin())
    for number in range(STEPS):
        one_more_step(match, source)
        if number % 20 == 0:
            export_match(here, 1, path)
            found = import_match(there, path)
            assert is_same(there.resume(found.id, ScriptedCup("")), match)
            assert import_match(there, path).arrival is Arrival.KNOWN
    export_match(here, 1, path)
    [saved] = [there.saved(import_match(there, path).id)]
    assert there.records(saved.id) == here.records(1)
    assert exported(saved, there.records(saved.id)).encode() == path.read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_how_a_match_stands_is_told_by_its_records_alone(game: str) -> None:
    memory, source = MemoryJournal(), random.Random(game)
    match = opened(game, 1, SeededCup(1), memory)
    [head] = memory.records
    standing = Standing.opened(head)  # type: ignore[arg-type]
    for _ in range(STEPS):
        known = len(memory.records)
        one_more_step(match, source)
        for record in memory.records[known:]:
            standing = standing.after(record)  # type: ignore[arg-type]
        assert (standing.state, standing.seats) == (match.state, match.seats)
        assert Standing.of(match) == standing
