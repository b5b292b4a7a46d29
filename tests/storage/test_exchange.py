"""A match as a text file: the same when it comes back, and refused where anything is off."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from uuid import UUID

import pytest

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.records import MemoryJournal, Opened, Record, Stepped
from kubik.rules import actions as a
from kubik.rules.definition import parse
from kubik.storage import exchange
from kubik.storage.codec import RECORD
from kubik.storage.database import Database
from kubik.storage.exchange import (
    Arrival,
    carried,
    export_damaged,
    export_match,
    exported,
    import_match,
)
from kubik.storage.saved import Saved, Status
from storage.matches import ANNA, BELA, GAMES, Ticking, random_match, zilch

THROWS = "1 1 1 2 3 4 | 2 2 3 3 4 6 | 1 1 1 2 3 4"
CORRUPTIONS = 500
"""A game and way; 5,000 in all."""


@pytest.fixture
def database() -> Database:
    return Database.in_memory(Ticking())


def file_of(database: Database, match_id: int, path: Path) -> list[str]:
    export_match(database, match_id, path)
    return path.read_text("utf-8").split("\n")


def with_right_checksum(lines: list[str]) -> str:
    """The file with the checksum and number of records that its other lines have."""
    head, body = lines[:7], lines[9:]
    head[6] = f"records: {len(body) - 1 if body and not body[-1] else len(body)}"
    body = body[:-1] if body and not body[-1] else body
    return "\n".join([*head, f"checksum: {exchange._checksum(head, body)}", "", *body, ""])


def refused(text: str) -> str:
    with pytest.raises(KnownError) as raised:
        carried(text, "friday.kubik")
    return str(raised.value)


def a_match(database: Database) -> Match:
    """Anna has banked 1,000 points, Béla has lost his throw."""
    match = zilch(THROWS, database.begin())
    for action in (a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.Roll()):
        match.submit(action)
    return match


def test_a_file_begins_with_what_people_want_to_know(database: Database, tmp_path: Path) -> None:
    a_match(database)
    lines = file_of(database, 1, tmp_path / "friday.kubik")
    assert lines[0] == "Kubik match, version 1"
    assert UUID(lines[1].removeprefix("uuid: "))
    assert lines[2:7] == [
        "opened: 2026-11-27T18:00:01.000+00:00",
        f"changed: {database.saved(1).changed.isoformat(timespec='milliseconds')}",
        "game: zilch",
        "players: Anna, Béla",
        "records: 5",
    ]
    assert lines[8] == ""
    assert lines[9].startswith('{"Opened":{"game":"zilch"')
    assert lines[10].startswith('{"Stepped":{"action":{"Roll":{}}')
    assert lines[14:] == [""]


def test_a_match_that_is_carried_to_another_computer_is_the_same_there(
    database: Database, tmp_path: Path
) -> None:
    match = a_match(database)
    export_match(database, 1, tmp_path / "friday.kubik")
    there = Database.in_memory(Ticking())
    assert import_match(there, tmp_path / "friday.kubik").arrival is Arrival.NEW
    assert there.saved(1) == database.saved(1)
    assert there.records(1) == database.records(1)
    again = there.resume(1, ScriptedCup("1 1 1 2 3 4"))
    assert again.state == match.state
    again.submit(a.Roll())
    assert {person.id for person in there.persons()} == {"a-1", "b-2"}


def test_a_match_that_is_here_already_is_not_there_twice(
    database: Database, tmp_path: Path
) -> None:
    a_match(database)
    export_match(database, 1, tmp_path / "friday.kubik")
    database.forget(1)
    found = import_match(database, tmp_path / "friday.kubik")
    assert (found.id, found.arrival) == (1, Arrival.KNOWN)
    assert [saved.id for saved in database.unfinished()] == [1]
    database.resume(1, ScriptedCup("1 1 1 2 3 4")).submit(a.Roll())
    assert import_match(database, tmp_path / "friday.kubik").arrival is Arrival.KNOWN
    assert len(database.records(1)) == 6


def test_a_match_that_has_gone_on_elsewhere_goes_on_from_there(
    database: Database, tmp_path: Path
) -> None:
    a_match(database)
    export_match(database, 1, tmp_path / "friday.kubik")
    there = Database.in_memory(Ticking())
    import_match(there, tmp_path / "friday.kubik")
    match = there.resume(1, ScriptedCup("1 1 1 2 3 4"))
    match.submit(a.Roll())
    export_match(there, 1, tmp_path / "sunday.kubik")
    found = import_match(database, tmp_path / "sunday.kubik")
    assert found.arrival is Arrival.LONGER
    [saved] = database.unfinished()
    assert (saved.id, saved.uuid) == (found.id, there.saved(1).uuid)
    assert database.resume(found.id, ScriptedCup("")).state == match.state


def test_a_match_that_has_gone_on_here_and_elsewhere_is_left_as_it_is(
    database: Database, tmp_path: Path
) -> None:
    a_match(database)
    export_match(database, 1, tmp_path / "friday.kubik")
    there = Database.in_memory(Ticking())
    import_match(there, tmp_path / "friday.kubik")
    there.resume(1, ScriptedCup("1 1 1 2 3 4")).submit(a.Roll())
    export_match(there, 1, tmp_path / "sunday.kubik")
    database.resume(1, ScriptedCup("5 1 1 2 3 4")).submit(a.Roll())
    before = database.records(1)
    with pytest.raises(KnownError, match="has gone on differently; nothing was changed"):
        import_match(database, tmp_path / "sunday.kubik")
    assert database.records(1) == before


def test_a_damaged_match_is_mended_from_its_file(database: Database, tmp_path: Path) -> None:
    match = a_match(database)
    export_match(database, 1, tmp_path / "friday.kubik")
    database._write("UPDATE record SET line = 'x' WHERE number = 2")
    with pytest.raises(KnownError):
        database.resume(1, ScriptedCup(""))
    found = import_match(database, tmp_path / "friday.kubik")
    assert found.arrival is Arrival.LONGER
    assert database.damaged() == ()
    assert database.resume(found.id, ScriptedCup("")).state == match.state


def test_a_file_is_replaced_at_once_or_not_at_all(database: Database, tmp_path: Path) -> None:
    a_match(database)
    path = tmp_path / "friday.kubik"
    path.write_text("older")
    (tmp_path / "friday.kubik.part").mkdir()
    with pytest.raises(KnownError, match=r"friday.kubik cannot be written \(it is a folder\)"):
        export_match(database, 1, path)
    assert path.read_text() == "older"
    (tmp_path / "friday.kubik.part").rmdir()
    export_match(database, 1, path)
    assert [file.name for file in tmp_path.iterdir()] == ["friday.kubik"]


def test_a_disk_that_is_full_leaves_no_half_file(database: Database, tmp_path: Path) -> None:
    a_match(database)
    with pytest.raises(KnownError, match="cannot be written"):
        export_match(database, 1, tmp_path / "no folder" / "friday.kubik")
    (tmp_path / "friday.kubik").mkdir()
    with pytest.raises(KnownError, match="cannot be written"):
        export_match(database, 1, tmp_path / "friday.kubik")
    assert [file.name for file in tmp_path.iterdir()] == ["friday.kubik"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "friday.kubik, line 1: found nothing, expected a match that this Kubik can read."),
        (b"Kubik match, version 2\n", "line 1: found Kubik match, version 2, expected a match"),
        (b"\x89PNG\r\n\x1a\n", "line 1: found a byte that is not UTF-8, expected text."),
        (b"Kubik\n\xff", "line 2: found a byte that is not UTF-8, expected text."),
        (b"Kubik match, version 1", "line 2: found nothing, expected uuid: …."),
        (b" " * 20_000_001, "line 1: found more than 20000000 bytes, expected a match, which is"),
    ],
)
def test_what_is_no_match_is_refused(
    database: Database, tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "friday.kubik"
    path.write_bytes(content)
    with pytest.raises(KnownError) as raised:
        import_match(database, path)
    assert sentence in str(raised.value)
    assert database.unfinished() == ()


def test_a_file_that_is_not_there_is_said_not_to_be(database: Database, tmp_path: Path) -> None:
    with pytest.raises(KnownError, match=r"cannot be read \(there is no such file or folder\)"):
        import_match(database, tmp_path / "friday.kubik")


def test_a_file_from_another_system_or_editor_is_read_all_the_same(
    database: Database, tmp_path: Path
) -> None:
    match = a_match(database)
    text = "\n".join(file_of(database, 1, tmp_path / "friday.kubik"))
    for other in ("\ufeff" + text, text.replace("\n", "\r\n"), text.rstrip("\n")):
        assert carried(other, "x").match.state == match.state


@pytest.mark.parametrize(
    ("line", "found", "sentence"),
    [
        (2, "uuid: 7", "line 2: found 7, expected a uuid."),
        (3, "opened: Friday", "line 3: found Friday, expected a date and time in UTC."),
        (4, "changed: 2026-11-27T18:00:01", "line 4: found 2026-11-27T18:00:01, expected a date"),
        (5, "game: yacht", "line 5: found yacht, expected zilch."),
        (6, "players: Anna", "line 6: found Anna, expected Anna, Béla."),
        (10, "{}", "line 10: JSON: found {}, expected one name with its fields."),
        (10, '{"Retracted":{}}', "line 10: This is not the record of a match."),
        (11, '{"Retracted":{}}', "line 11: Step 1 of this match does not follow from the rules."),
        (13, '{"Retracted":{}}', "line 14: Step 4 of this match does not follow from the rules."),
    ],
)
def test_a_changed_line_is_refused_by_its_number_even_with_the_right_checksum(
    database: Database, tmp_path: Path, line: int, found: str, sentence: str
) -> None:
    a_match(database)
    lines = file_of(database, 1, tmp_path / "friday.kubik")
    lines[line - 1] = found
    assert refused(with_right_checksum(lines)).startswith(f"friday.kubik, {sentence}")
    lines[7] = "checksum: 0"
    assert "line 8: found 0, expected" in refused("\n".join(lines))


def test_a_missing_record_is_noticed_by_the_number_of_records(
    database: Database, tmp_path: Path
) -> None:
    a_match(database)
    lines = file_of(database, 1, tmp_path / "friday.kubik")
    head, body = lines[:7], lines[9:-2]
    text = "\n".join([*head, f"checksum: {exchange._checksum(head, body)}", "", *body, ""])
    assert "line 7: found 5, expected 4." in refused(text)
    lines[8] = "x"
    assert "line 9: found x, expected an empty line." in refused("\n".join(lines))


def test_dice_that_were_put_right_afterwards_are_noticed(
    database: Database, tmp_path: Path
) -> None:
    a_match(database)
    lines = file_of(database, 1, tmp_path / "friday.kubik")
    assert '"faces":[1,1,1,2,3,4]' in lines[10]
    lines[10] = lines[10].replace("[1,1,1,2,3,4]", "[1,1,1,1,1,9]")
    assert "line 11: Step 1 of this match" in refused(with_right_checksum(lines))


parse_once = cache(parse)


@cache
def short_match(game: str) -> str:
    """The file of a match of 40 steps of every kind."""
    journal = MemoryJournal()
    *_, match = random_match(game, "corrupt", 40, journal)
    saved = Saved(
        1,
        "8b0c3c3e-6d0f-4f0e-8f57-0a1d6f1f7a11",
        game,
        match.ruleset.form.id,
        (),
        match.seats,
        match.state.scores,
        Ticking()(),
        Ticking()(),
        Status.OPEN,
        len(journal.records),
    )
    return exported(saved, journal.records)


def flip(text: str, source: random.Random) -> str:
    """A few letters become others."""
    letters = list(text)
    for _ in range(source.randint(1, 3)):
        place = source.randrange(len(letters))
        letters[place] = chr(source.choice((source.randrange(128), ord(letters[place]) ^ 1)))
    return "".join(letters)


def cut(text: str, source: random.Random) -> str:
    start = source.randrange(len(text))
    return text[:start] + source.choice(("", text[start + source.randrange(200) :]))


def move_lines(text: str, source: random.Random) -> str:
    lines = text.split("\n")
    one, other = source.randrange(len(lines)), source.randrange(len(lines))
    match source.randrange(3):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.insert(one, lines[other])
        case _:
            del lines[one]
    return "\n".join(lines)


def in_the_steps(change: Callable[[str, random.Random], str]) -> Callable[..., str]:
    """Change only what follows the head of the match, and put the checksum right."""

    def changed(text: str, source: random.Random) -> str:
        lines = text.split("\n")
        steps = change("\n".join(lines[10:]), source)
        return with_right_checksum([*lines[:10], *steps.split("\n")])

    changed.__name__ = f"{change.__name__}, checked"
    return changed


NONSENSE = ("0", "-1", "7", "99999999", "9007199254740992", "null", "[]", "{}", '"x"', "true")


def edit_values(text: str, source: random.Random) -> str:
    """Some numbers and words of the steps become others that JSON allows."""
    lines = text.split("\n")
    for _ in range(source.randint(1, 3)):
        at = source.randrange(10, len(lines) - 1)
        ends = [place for place, letter in enumerate(lines[at]) if letter in ":,[]{}"]
        start = source.randrange(len(ends) - 1)
        between = slice(ends[start] + 1, ends[start + 1])
        words = (*NONSENSE, str(source.randrange(8)), f"[{source.randrange(8)}]")
        lines[at] = lines[at][: between.start] + source.choice(words) + lines[at][between.stop :]
    return with_right_checksum(lines)


def edit_head(text: str, source: random.Random) -> str:
    """The rules, seats or house rules become others; now and then they are still good."""
    lines = text.split("\n")
    head = lines[9]
    for _ in range(source.randint(1, 2)):
        place = source.randrange(len(head))
        head = head[:place] + source.choice('0123456789abc",:[]\\n ') + head[place + 1 :]
    lines[9] = head
    return with_right_checksum(lines)


def add_steps(text: str, source: random.Random) -> str:
    """Steps that nobody has done, with what other steps led to."""
    lines = text.split("\n")
    actions: tuple[a.Action, ...] = (
        a.Roll(),
        a.Keep((source.randrange(-1, 9),)),
        a.Bank(),
        a.TakeOver(),
        a.Challenge(source.randrange(-2, 9)),
        a.GiveUp(),
        a.Score(source.choice(("yacht", "chance", "no box"))),
        a.ChangeSeats(()),
        a.ChangeSeats((None,) * source.randrange(12)),
        a.ChangeSeats(tuple(source.randrange(-1, 4) for _ in range(source.randrange(5)))),
        a.ChangeSeats((0, 1)),
    )
    for _ in range(source.randint(1, 3)):
        at = source.randrange(10, len(lines))
        record = RECORD.value(source.choice(lines[10:-1]))
        if isinstance(record, Stepped):
            seats = source.choice((None, None, (), (ANNA, BELA)))
            record = Stepped(source.choice(actions), record.events, seats)
        lines.insert(at, RECORD.text(record))
    return with_right_checksum(lines)


WAYS = (
    flip,
    cut,
    move_lines,
    in_the_steps(flip),
    in_the_steps(cut),
    in_the_steps(move_lines),
    edit_values,
    edit_values,
    edit_head,
    add_steps,
)


@pytest.mark.parametrize("way", range(len(WAYS)), ids=lambda way: WAYS[way].__name__)
def test_a_corrupted_file_is_refused_or_gives_a_legal_match(
    way: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kubik.play.match.parse", parse_once)  # two thirds of the time
    sentences = []
    for number in range(CORRUPTIONS):
        game = GAMES[number % len(GAMES)]
        source = random.Random(f"{way} {number}")
        text = WAYS[way](short_match(game), source)
        try:
            found = carried(text, "friday.kubik")
        except KnownError as error:
            sentences.append(str(error))
        else:
            check_legal(found.records, found.match)
    assert all(sentence.startswith("friday.kubik, line ") for sentence in sentences)
    assert len(sentences) > CORRUPTIONS // 2


def check_legal(records: tuple[Record, ...], match: Match) -> None:
    """Whether every step of the match is one that the rules give."""
    head = records[0]
    assert isinstance(head, Opened)
    state = match.opening
    for step in match.steps:
        assert step.before == state
        faces = [event.faces for event in step.events if hasattr(event, "faces")]
        script = " | ".join(" ".join(map(str, throw)) for throw in faces)
        assert state.decide(step.action, ScriptedCup(script)) == step.events
        state = step.after
    assert match.state == state


def test_of_a_damaged_match_every_line_is_written_as_it_stands(
    database: Database, tmp_path: Path
) -> None:
    a_match(database)
    lines = list(database.lines(1))
    database._write("UPDATE record SET line = 'spoilt ő' WHERE number = 2")
    with pytest.raises(KnownError):
        export_match(database, 1, tmp_path / "friday.kubik")
    assert not list(tmp_path.iterdir())
    export_damaged(database, 1, tmp_path / "friday.kubik")
    written = (tmp_path / "friday.kubik").read_text("utf-8").split("\n")
    assert written[:2] == ["Kubik match, damaged", f"uuid: {database.saved(1).uuid}"]
    assert written[7] == ""
    assert written[8:] == [*lines[:2], "spoilt ő", *lines[3:], ""]
    with pytest.raises(KnownError, match=r"line 1: found Kubik match, damaged, expected a match"):
        import_match(database, tmp_path / "friday.kubik")
