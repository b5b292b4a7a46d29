"""Who has won, read from the last line that tells it."""

import random

import pytest

from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.storage.database import Database
from kubik.storage.winners import winners
from storage.matches import ANNA, BELA, Ticking, zilch


@pytest.fixture
def database() -> Database:
    return Database.in_memory(Ticking())


def test_nobody_has_won_a_match_that_is_under_way(database: Database) -> None:
    zilch("", database.begin())
    assert winners(database, database.saved(1)) == ()


def won(database: Database) -> Match:
    ruleset = shipped("dice10000").ruleset()
    match = Match(ruleset, (BELA, ANNA), ScriptedCup("2 2 2 2 2 2"), database.begin())
    match.submit(a.Roll())
    return match


def test_the_winner_is_the_one_of_the_ranking(database: Database) -> None:
    won(database)
    assert winners(database, database.saved(1)) == ("Béla",)


def test_an_end_that_cannot_be_read_tells_of_nobody(database: Database) -> None:
    won(database)
    database._write("UPDATE record SET line = 'MatchEnded' WHERE number = 1")
    assert winners(database, database.saved(1)) == ()
    database._write("DELETE FROM record")
    assert winners(database, database.saved(1)) == ()


def test_a_name_may_be_the_word_that_is_looked_for(database: Database) -> None:
    won(database)
    first = database.lines(1)[0].replace("Béla", "MatchEnded")
    database._write("UPDATE record SET line = ? WHERE number = 0", first)
    database._write("DELETE FROM record WHERE number = 1")
    assert winners(database, database.saved(1)) == ()


@pytest.mark.parametrize("seed", range(5))
def test_an_end_that_was_taken_back_and_come_to_again_counts_once(
    database: Database, seed: int
) -> None:
    match = Match(shipped("yacht").ruleset(), (ANNA, BELA), SeededCup(seed), database.begin())
    play_on(match)
    match.undo()
    assert winners(database, database.saved(1)) == ()
    play_on(match)
    outcome = match.state.outcome
    assert outcome is not None
    names = tuple(match.seats[place].name for place in sorted(outcome.winners))
    assert winners(database, database.saved(1)) == names


def play_on(match: Match) -> None:
    source = random.Random(3)
    while match.state.outcome is None:
        match.submit(random_action(match.state, source))
