"""The file of matches: written as it is played, listed, resumed, thrown away and brought back."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.records import Hinted, Retracted
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.storage.database import Database
from kubik.storage.saved import BEFORE_ALL, Status, checksum, moment, stamp
from storage.matches import ANNA, BELA, Ticking, zilch

BANKED = "1 1 1 2 3 4 | 2 2 3 3 4 6 | 1 1 1 2 3 4"
"""Anna keeps three 1s, 1,000 points; Béla busts; Anna throws again."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "kubik.sqlite"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    database = Database.open(path, Ticking())
    yield database
    database.close()


def edit(path: Path, order: str) -> None:
    """Change the file as no program of ours would."""
    connection = sqlite3.connect(path)
    connection.execute(order)
    connection.commit()
    connection.close()


def bank_a_thousand(match: Match) -> None:
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())


def test_a_match_is_kept_as_soon_as_it_is_opened(database: Database) -> None:
    journal = database.begin()
    assert database.unfinished() == ()
    zilch("", journal)
    [saved] = database.unfinished()
    assert saved.id == journal.id
    assert (saved.game, saved.form, saved.house_rules) == ("zilch", "to_15000", ())
    assert (saved.seats, saved.points, saved.records) == ((ANNA, BELA), (0, 0), 1)
    assert stamp(saved.opened) == stamp(saved.changed) == "2026-11-27T18:00:01.000+00:00"
    assert database.head(saved.id).rule_text == shipped("zilch").text


def test_every_step_is_in_the_file_for_another_reader(database: Database, path: Path) -> None:
    match = zilch(BANKED, database.begin())
    reader = Database.open(path, Ticking())
    for number in range(1, 4):
        assert len(reader.records(1)) == number
        match.submit((a.Roll(), a.Keep((0, 1, 2)), a.Bank())[number - 1])
    [saved] = reader.unfinished()
    assert saved.points == (1000, 0)
    assert saved.changed > saved.opened
    reader.close()


def test_a_resumed_match_goes_on_where_it_was(database: Database) -> None:
    match = zilch(BANKED, database.begin())
    bank_a_thousand(match)
    match.submit(a.Roll())
    again = database.resume(1, ScriptedCup("1 1 1 2 3 4"))
    assert (again.state, again.seats, again.steps) == (match.state, match.seats, match.steps)
    again.submit(a.Roll())
    once_more = database.resume(1, ScriptedCup(""))
    assert once_more.state == again.state


def test_a_hint_is_kept_and_moves_nothing(database: Database) -> None:
    match = zilch(BANKED, database.begin())
    bank_a_thousand(match)
    [before] = database.unfinished()
    match.note_hint()
    [after] = database.unfinished()
    assert database.records(1)[-1] == Hinted(1)
    assert (after.points, after.records) == (before.points, before.records + 1)
    again = database.resume(1, ScriptedCup(""))
    assert (again.hints, again.state) == ((match.seats[1].person,), match.state)
    match.undo()
    assert database.resume(1, ScriptedCup("")).state == match.state


def test_what_is_taken_back_is_taken_back_in_the_file(database: Database) -> None:
    match = zilch(BANKED, database.begin())
    bank_a_thousand(match)
    match.undo()
    [saved] = database.unfinished()
    assert saved.points == (0, 0)
    assert database.records(1)[-1] == Retracted()
    again = database.resume(1, ScriptedCup(""))
    assert again.redoable is not None
    again.undo()
    again.redo()
    again.redo()
    assert database.saved(1).points == (1000, 0)


def test_new_seats_are_seen_in_the_list(database: Database) -> None:
    match = zilch("", database.begin())
    carla = Seat("Carla", "c-3")
    match.change_seats((BELA, carla))
    [saved] = database.unfinished()
    assert saved.seats == (BELA, carla)
    assert [person.name for person in database.persons()] == ["Béla", "Carla", "Anna"]


def test_the_match_played_last_comes_first(database: Database) -> None:
    first, second = zilch(BANKED, database.begin()), zilch("", database.begin())
    assert [saved.id for saved in database.unfinished()] == [2, 1]
    first.submit(a.Roll())
    assert [saved.id for saved in database.unfinished()] == [1, 2]
    second.change_seats((BELA, ANNA))
    assert [saved.id for saved in database.unfinished()] == [2, 1]


def test_a_match_that_has_ended_is_finished_until_its_last_step_is_taken_back(
    database: Database,
) -> None:
    rules = {"target": 2000, "win_comparator": ">=", "last_round": "none"}
    ruleset = shipped("zilch").ruleset(None, **rules)
    match = Match(ruleset, (ANNA, BELA), ScriptedCup("1 1 1 1 1 2"), database.begin())
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2, 3, 4)))
    match.submit(a.Bank())
    assert match.state.outcome is not None
    assert [saved.status for saved in database.finished()] == [Status.ENDED]
    assert database.unfinished() == ()
    match.undo()
    assert [saved.status for saved in database.unfinished()] == [Status.OPEN]


def test_a_match_that_is_left_is_not_offered_again_but_counts(database: Database) -> None:
    zilch("", database.begin())
    database.end_early(1)
    assert database.unfinished() == ()
    assert [saved.status for saved in database.finished()] == [Status.CLOSED]
    assert [saved.id for saved, _ in database.all_records()] == [1]


def test_a_match_that_was_left_can_be_offered_again(database: Database) -> None:
    zilch("", database.begin())
    database.end_early(1)
    database.reopen(1)
    assert [saved.status for saved in database.unfinished()] == [Status.OPEN]


def test_a_match_that_is_over_is_never_offered_again(database: Database, path: Path) -> None:
    zilch("", database.begin())
    edit(path, "UPDATE match SET status = 'ended'")
    database.reopen(1)
    assert database.unfinished() == ()


def test_a_match_that_is_thrown_away_can_be_brought_back(database: Database) -> None:
    zilch("", database.begin())
    database.forget(1)
    assert database.unfinished() == ()
    assert list(database.all_records()) == []
    assert [saved.id for saved in database.forgotten()] == [1]
    database.restore(1)
    assert [saved.id for saved in database.unfinished()] == [1]


def test_a_match_that_is_not_there_is_said_not_to_be(database: Database) -> None:
    for ask in (database.saved, database.records):
        with pytest.raises(KnownError, match="not kept here any more"):
            ask(7)
    with pytest.raises(KnownError, match="not kept here any more"):
        database.resume(7, ScriptedCup(""))
    with pytest.raises(KnownError, match="This match is damaged"):
        database.head(7)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE record SET line = replace(line, '1', '2') WHERE match = 1 AND number = 1",
        "UPDATE record SET line = CAST(x'ff' AS TEXT) WHERE match = 1 AND number = 1",
        "DELETE FROM record WHERE match = 1 AND number = 1",
        "INSERT INTO record VALUES (1, 9, '{\"Retracted\":{}}')",
        "UPDATE match SET checksum = 0 WHERE id = 1",
        "UPDATE match SET records = 'two' WHERE id = 1",
    ],
)
def test_damage_in_one_match_is_noticed_and_leaves_the_others_alone(
    database: Database, path: Path, damage: str
) -> None:
    zilch(BANKED, database.begin()).submit(a.Roll())
    zilch("", database.begin())
    edit(path, damage)
    with pytest.raises(KnownError, match="This match is damaged"):
        database.resume(1, ScriptedCup(""))
    [damaged] = database.damaged()
    assert (damaged.id, damaged.status) == (1, Status.DAMAGED)
    assert len(database.lines(1)) > 0
    assert [saved.id for saved in database.unfinished()] == [2]
    assert [saved.id for saved, _ in database.all_records()] == [2]


def test_records_that_break_the_rules_are_damage_even_where_the_checksum_fits(
    database: Database, path: Path
) -> None:
    zilch("", database.begin())
    line = '{"Retracted":{}}'
    edit(path, f"UPDATE record SET line = '{line}'")
    edit(path, f"UPDATE match SET checksum = {checksum([line])}")
    assert database.records(1) == (Retracted(),)
    with pytest.raises(KnownError, match="This match is damaged"):
        database.head(1)
    with pytest.raises(KnownError, match="not the record of a match"):
        database.resume(1, ScriptedCup(""))
    assert [saved.id for saved in database.damaged()] == [1]


def test_a_finished_match_that_is_damaged_is_not_counted(database: Database, path: Path) -> None:
    zilch("", database.begin())
    database.end_early(1)
    edit(path, "DELETE FROM record")
    assert list(database.all_records()) == []


def test_a_row_that_cannot_be_read_is_listed_with_what_can(database: Database, path: Path) -> None:
    zilch("", database.begin())
    edit(path, "UPDATE match SET seats = 'x', points = x'00', opened = 'now', changed = '2026'")
    [saved] = database.unfinished()
    assert (saved.seats, saved.points, saved.opened) == ((), (), BEFORE_ALL)
    assert database.resume(1, ScriptedCup("")).seats == (ANNA, BELA)
    edit(path, "UPDATE match SET status = 'lost', records = 'many'")
    [saved] = database.damaged()
    assert (saved.status, saved.records) == (Status.DAMAGED, 0)


@pytest.mark.parametrize(
    "text", ["", "now", "2026-11-27T18:00:01", "0001-01-01T00:00:00+23:59", "9" * 40]
)
def test_what_is_no_moment_is_long_ago(text: str) -> None:
    assert moment(text) == BEFORE_ALL


def test_a_match_that_goes_on_in_two_windows_goes_on_in_the_first_one(
    database: Database, path: Path
) -> None:
    match = zilch(BANKED, database.begin())
    other = Database.open(path, Ticking())
    again = other.resume(1, ScriptedCup("1 1 1 2 3 4"))
    again.submit(a.Roll())
    before = match.state
    with pytest.raises(KnownError, match="gone on in another window"):
        match.submit(a.Roll())
    assert match.state is before
    again.submit(a.Keep((0, 1, 2)))
    assert database.resume(1, ScriptedCup("")).state == again.state
    other.close()


def test_a_match_that_was_brought_in_anew_is_not_gone_on_with_from_before(
    database: Database, path: Path
) -> None:
    match = zilch(BANKED, database.begin())
    edit(path, "UPDATE match SET checksum = 7")
    with pytest.raises(KnownError, match="gone on in another window"):
        match.submit(a.Roll())
    assert len(database.lines(1)) == 1


def test_people_are_known_by_their_id_and_computers_are_none(database: Database) -> None:
    seats = (ANNA, Seat("Robot", "r", level="easy"))
    Match(shipped("zilch").ruleset(), seats, ScriptedCup(""), database.begin())
    [person] = database.persons()
    assert (person.id, person.name, stamp(person.used)) == (
        "a-1",
        "Anna",
        "2026-11-27T18:00:01.000+00:00",
    )
    assert database.person_called(" anna ") == "a-1"
    new = database.person_called("Carla")
    assert new not in {"", "a-1", database.person_called("Carla")}


def test_a_person_is_renamed_in_the_list_and_keeps_the_id(database: Database) -> None:
    zilch("", database.begin())
    database.rename_person("a-1", " Annabel ")
    assert {person.id: person.name for person in database.persons()} == {
        "a-1": "Annabel",
        "b-2": "Béla",
    }
    with pytest.raises(KnownError, match="Two players are called"):
        database.rename_person("a-1", "BÉLA")
    with pytest.raises(KnownError, match="has no name yet"):
        database.rename_person("a-1", " ")


def test_a_name_given_in_mid_match_is_the_persons_name(database: Database) -> None:
    match = zilch("", database.begin())
    match.change_seats((Seat("Annuska", "a-1"), BELA))
    assert database.person_called("Annuska") == "a-1"


def test_settings_are_kept_all_or_none(database: Database, path: Path) -> None:
    database.set({"speed": '"fast"', "volume": "30"})
    database.set({"volume": "40"})
    other = Database.open(path, Ticking())
    assert other.settings() == {"speed": '"fast"', "volume": "40"}
    other.close()


def test_a_file_that_is_gone_while_it_is_read_is_said_to_be(database: Database) -> None:
    zilch("", database.begin())
    database.close()
    with pytest.raises(KnownError, match="cannot be read"):
        database.unfinished()
    with pytest.raises(KnownError, match="cannot be read"):
        database.resume(1, ScriptedCup(""))  # and nothing is marked as damaged


def test_a_database_in_memory_does_the_same() -> None:
    database = Database.in_memory(Ticking())
    match = zilch(BANKED, database.begin())
    bank_a_thousand(match)
    assert database.resume(1, ScriptedCup("")).state == match.state
    database.close()


def test_a_step_is_durable_by_the_settings_of_the_connection(path: Path) -> None:
    database = Database.open(path, Ticking())
    connection = database._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    database.close()
    assert path.read_bytes()[68:72] == b"Kubk"
