"""Whatever the state of the file, the program starts, says what it did, and loses nothing."""

import os
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from typing_extensions import override

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup
from kubik.storage import database as database_module
from kubik.storage import opening, preferences, schema
from kubik.storage.database import Database
from kubik.storage.opening import Opening, opened_safely
from storage.matches import GAMES, Ticking, random_match, zilch

ASIDE = "kubik (damaged 2026-11-27).sqlite"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kubik.sqlite"


@pytest.fixture(autouse=True)
def _is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "BUSY_TIMEOUT", 0.05)


def filled(path: Path) -> dict[str, object]:
    """A file with a match of each game; the position of each by its game."""
    content, ends = example()
    path.write_bytes(content)
    return dict(ends)


@cache
def example() -> tuple[bytes, dict[str, object]]:
    """The file, made once."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kubik.sqlite"
        ends = play(path)
        return path.read_bytes(), ends


def play(path: Path) -> dict[str, object]:
    database = Database.open(path, Ticking())
    ends: dict[str, object] = {}
    for game in GAMES:
        for match in random_match(game, "opening", 60, database.begin()):
            ends[game] = match.state
    preferences.change(database, felt="wine")
    database.close()
    return ends


def states(database: Database) -> dict[str, object]:
    """The position of every healthy match by its game."""
    healthy = (*database.unfinished(), *database.finished())
    return {saved.game: database.resume(saved.id, ScriptedCup("")).state for saved in healthy}


def said(found: Opening) -> list[str]:
    return [str(notice) for notice in found.notices]


def works(found: Opening) -> bool:
    """Whether a match can be begun and is there then."""
    before = len(found.database.unfinished())
    zilch("", found.database.begin())
    return len(found.database.unfinished()) == before + 1


def files(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


def test_the_first_start_has_nothing_to_say(path: Path) -> None:
    found = opened_safely(path.parent / "new" / path.name, Ticking())
    assert (found.notices, found.is_kept) == ((), True)
    assert works(found)
    found.database.close()


def test_a_healthy_file_is_opened_without_a_word(path: Path) -> None:
    ends = filled(path)
    found = opened_safely(path, Ticking())
    assert (found.notices, found.is_kept) == ((), True)
    assert states(found.database) == ends
    found.database.close()
    assert files(path) == ["kubik.sqlite"]


def test_an_empty_file_is_begun_anew(path: Path) -> None:
    path.touch()
    found = opened_safely(path, Ticking())
    assert said(found) == ["kubik.sqlite was empty; a new one was begun."]
    assert found.is_kept
    assert works(found)
    found.database.close()
    assert opened_safely(path, Ticking()).notices == ()


@pytest.mark.parametrize("content", [b"x", b"My holidays\n" * 1000, bytes(5000)])
def test_a_file_that_is_no_database_is_kept_aside(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    found = opened_safely(path, Ticking())
    assert said(found) == [
        f"kubik.sqlite was not a file of Kubik's matches; it is kept as {ASIDE}, and a new one"
        " was begun."
    ]
    assert path.with_name(ASIDE).read_bytes() == content
    assert works(found)
    found.database.close()
    again = opened_safely(path, Ticking())
    assert again.notices == ()
    assert len(again.database.unfinished()) == 1
    again.database.close()


def test_a_file_that_was_cut_off_in_its_first_lines_is_damaged(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes()[:200])
    found = opened_safely(path, Ticking())
    assert said(found) == [
        f"kubik.sqlite was damaged and is kept as {ASIDE}; matches saved: 0, damaged: 0."
    ]
    assert path.with_name(ASIDE).stat().st_size == 200
    found.database.close()


class NoRoom(sqlite3.Connection):
    """A connection to a full disk: what is there can be read, and no more be written."""

    @override
    def execute(self, order: str, *values: Any) -> sqlite3.Cursor:
        if order.startswith("PRAGMA user_version ="):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return super().execute(order, *values)


def test_a_file_on_a_full_disk_is_opened_for_there_may_be_room_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = filled(path)

    def connected(path: Path | str) -> sqlite3.Connection:
        kind = NoRoom if path != ":memory:" else sqlite3.Connection
        return sqlite3.connect(path, isolation_level=None, factory=kind)

    monkeypatch.setattr(schema, "connected", connected)
    found = opened_safely(path, Ticking())
    assert (found.notices, found.is_kept) == ((), True)
    assert states(found.database) == ends
    found.database.close()


def test_the_database_of_another_program_is_kept_aside(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    content = path.read_bytes()
    found = opened_safely(path, Ticking())
    assert "was not a file of Kubik's matches" in said(found)[0]
    assert path.with_name(ASIDE).read_bytes() == content
    found.database.close()


def test_an_older_file_that_was_kept_aside_is_never_written_over(path: Path) -> None:
    for content in (b"first", b"second", b"third"):
        path.write_bytes(content)
        opened_safely(path, Ticking()).database.close()
    assert path.with_name(ASIDE).read_bytes() == b"first"
    assert path.with_name("kubik (damaged 2026-11-27 2).sqlite").read_bytes() == b"second"
    assert path.with_name("kubik (damaged 2026-11-27 3).sqlite").read_bytes() == b"third"


def test_a_file_of_a_newer_version_stays_as_it_is(path: Path) -> None:
    filled(path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    content = path.read_bytes()
    found = opened_safely(path, Ticking())
    assert said(found) == [
        "kubik.sqlite was written by a newer Kubik and stays as it is: matches are not kept this"
        " time."
    ]
    assert not found.is_kept
    assert works(found)
    found.database.close()
    assert (files(path), path.read_bytes()) == (["kubik.sqlite"], content)


def test_a_locked_file_is_left_to_the_other_program(path: Path) -> None:
    ends = filled(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    found = opened_safely(path, Ticking())
    assert said(found) == [
        "kubik.sqlite is used by another program: matches are not kept this time."
    ]
    assert not found.is_kept
    assert works(found)
    other.close()
    again = opened_safely(path, Ticking())
    assert (again.notices, states(again.database)) == ((), ends)
    again.database.close()


def test_a_folder_in_the_place_of_the_file_is_left_there(path: Path) -> None:
    path.mkdir()
    found = opened_safely(path, Ticking())
    assert said(found) == [
        "kubik.sqlite cannot be opened (SQLITE_CANTOPEN): matches are not kept this time."
    ]
    assert works(found)
    assert path.is_dir()


def test_a_file_in_the_place_of_the_folder_is_left_there(path: Path) -> None:
    path.write_bytes(b"a file")
    found = opened_safely(path / "kubik.sqlite", Ticking())
    assert "cannot be opened" in said(found)[0]
    assert works(found)
    assert path.read_bytes() == b"a file"


def test_a_file_that_was_cut_off_gives_back_what_is_left(path: Path) -> None:
    ends = filled(path)
    content = path.read_bytes()
    saved_once = 0
    for length in range(len(content) - 100, 0, -max(1, len(content) // 12)):
        path.write_bytes(content[:length])
        found = opened_safely(path, Ticking())
        assert len(found.notices) == 1
        assert found.is_kept
        left = states(found.database)
        assert all(ends[game] == state for game, state in left.items())
        saved_once += len(left)
        assert works(found)
        found.database.close()
        if length > len(content) - 4096:  # SQLite takes the rest of the last page for empty
            assert len(left) >= 4
        else:
            assert path.with_name(ASIDE).read_bytes() == content[:length]
        path.with_name(ASIDE).unlink(missing_ok=True)
    assert saved_once > 5


def rows(path: Path) -> dict[int, list[tuple[object, ...]]]:
    """What SQLite alone can read of each match: its row and its records."""
    connection = sqlite3.connect(path)
    connection.text_factory = bytes
    connection.execute("PRAGMA writable_schema = ON")
    found = {}
    for number in range(1, len(GAMES) + 1):
        try:
            found[number] = [
                *connection.execute("SELECT * FROM match WHERE id = ?", (number,)),
                *connection.execute("SELECT * FROM record WHERE match = ?", (number,)),
            ]
        except (sqlite3.Error, UnicodeDecodeError):
            found[number] = []
    connection.close()
    return found


@pytest.mark.parametrize(
    "chunk", [0, 1, *(pytest.param(number, marks=pytest.mark.slow) for number in range(2, 20))]
)
def test_a_damaged_file_loses_no_healthy_match(path: Path, chunk: int, tmp_path: Path) -> None:
    ends = filled(path)
    whole, content = rows(path), path.read_bytes()
    copy, saved, replaced = tmp_path / "copy", 0, 0
    for seed in range(15):
        source = random.Random(f"{chunk} {seed}")
        damaged = bytearray(content)
        for _ in range(source.choice((1, 8, 200, 4096))):
            start = source.randrange(len(content) // 4096) * 4096
            damaged[start + source.randrange(4096)] = source.randrange(256)
        path.write_bytes(damaged)
        copy.write_bytes(damaged)
        left = rows(copy)
        found = opened_safely(path, Ticking())
        now = healthy(found.database)
        assert all(ends[game] == state for game, state in now.items())
        assert {GAMES[number - 1] for number in whole if left[number] == whole[number]} <= set(now)
        saved, replaced = saved + len(now), replaced + path.with_name(ASIDE).exists()
        assert works(found)
        found.database.close()
        path.with_name(ASIDE).unlink(missing_ok=True)
    assert saved > 15
    assert replaced > 2


def healthy(database: Database) -> dict[str, object]:
    """The position of every match that can be resumed, by its game."""
    found: dict[str, object] = {}
    for saved in (*database.unfinished(), *database.finished()):
        try:
            found[saved.game] = database.resume(saved.id, ScriptedCup("")).state
        except KnownError:
            assert saved.id in {damaged.id for damaged in database.damaged()}
    return found


def edit(path: Path, *orders: str) -> None:
    connection = sqlite3.connect(path)
    for order in orders:
        connection.execute(order)
    connection.commit()
    connection.close()


def test_one_damaged_match_is_listed_as_such_and_the_others_are_offered(path: Path) -> None:
    ends = filled(path)
    edit(path, "UPDATE record SET line = '{}' WHERE match = 2 AND number = 5")
    found = opened_safely(path, Ticking())
    assert said(found) == [
        "Matches that cannot be read: 1. They are listed as damaged, all others are whole."
    ]
    assert found.is_kept
    assert [saved.id for saved in found.database.damaged()] == [2]
    assert len(found.database.lines(2)) > 5
    del ends[GAMES[1]]
    assert states(found.database) == ends
    found.database.close()


def test_a_missing_table_is_damage_and_the_others_are_saved(path: Path) -> None:
    ends = filled(path)
    edit(path, "DROP TABLE setting")
    found = opened_safely(path, Ticking())
    assert said(found) == [
        f"kubik.sqlite was damaged and is kept as {ASIDE}; matches saved: 5, damaged: 0."
    ]
    assert states(found.database) == ends
    assert len(found.database.persons()) > 1
    found.database.close()


def test_matches_without_their_rows_are_told_by_their_records(path: Path) -> None:
    ends = filled(path)
    edit(
        path,
        "UPDATE record SET line = '{}' WHERE match = 4 AND number = 5",
        "PRAGMA foreign_keys = OFF",
        "DROP TABLE match",
    )
    found = opened_safely(path, Ticking())
    assert said(found) == [
        f"kubik.sqlite was damaged and is kept as {ASIDE}; matches saved: 4, damaged: 1."
    ]
    del ends[GAMES[3]]
    assert states(found.database) == ends
    assert len(found.database.damaged()) == 1
    found.database.close()


def test_rows_that_contradict_each_other_are_saved_all_the_same(path: Path) -> None:
    ends = filled(path)
    edit(
        path,
        "PRAGMA writable_schema = ON",
        "DELETE FROM sqlite_master WHERE name = 'sqlite_autoindex_match_1'",
        "UPDATE sqlite_master SET sql = replace(replace(sql, 'UNIQUE', ''), 'NOT NULL', '')",
    )
    edit(
        path,
        "UPDATE match SET uuid = 'the same', opened = NULL",
        "UPDATE match SET records = 1, forgotten = '2026' WHERE id = 2",
        "UPDATE match SET status = 'damaged' WHERE id = 3",
        "DELETE FROM record WHERE match = 4",
        "DELETE FROM match WHERE id = 4",
    )
    found = opened_safely(path, Ticking())
    assert "matches saved: 2, damaged: 2." in said(found)[0]
    assert set(states(found.database)) == {GAMES[0], GAMES[4]}
    assert [saved.id for saved in found.database.damaged()] == [3]
    assert [saved.id for saved in found.database.forgotten()] == [2]
    assert ends
    found.database.close()


def test_a_table_whose_name_is_no_text_is_damage(path: Path) -> None:
    ends = filled(path)
    content = path.read_bytes()
    content = content.replace(b"tablematchmatch", b"table\xe6atchmatch", 1)
    path.write_bytes(content.replace(b"CREATE TABLE match", b"CREATE TABLX match", 1))
    found = opened_safely(path, Ticking())
    assert "matches saved: 5, damaged: 0." in said(found)[0]
    assert states(found.database) == ends
    found.database.close()


def test_a_file_whose_version_is_wrong_is_taken_for_damaged(path: Path) -> None:
    ends = filled(path)
    edit(path, "PRAGMA user_version = 0")
    found = opened_safely(path, Ticking())
    assert "matches saved: 5, damaged: 0." in said(found)[0]
    assert states(found.database) == ends
    found.database.close()


def test_what_is_still_in_the_log_is_saved_too(path: Path) -> None:
    ends = filled(path)
    # The program is killed with steps in the log, and then the file is damaged.
    database = Database.open(path, Ticking())
    match = database.resume(1, ScriptedCup(""))
    match.change_seats(match.seats)
    for end in ("", "-wal"):
        shutil.copyfile(f"{path}{end}", f"{path}.killed{end}")
    database.close()
    (path.parent / "kubik.sqlite.killed").rename(path)
    (path.parent / "kubik.sqlite.killed-wal").rename(f"{path}-wal")
    content = bytearray(path.read_bytes())
    content[:4096] = bytes(4096)
    path.write_bytes(content)
    log = Path(f"{path}-wal").read_bytes()
    found = opened_safely(path, Ticking())
    assert said(found) == [
        f"kubik.sqlite was damaged and is kept as {ASIDE}; matches saved: 5, damaged: 0."
    ]
    assert states(found.database) == ends
    assert found.database.resume(1, ScriptedCup("")).steps == match.steps
    assert path.with_name(f"{ASIDE}-wal").read_bytes() == log
    found.database.close()


def test_a_start_that_was_killed_while_it_replaced_the_file_is_finished_by_the_next(
    path: Path,
) -> None:
    ends = filled(path)
    for moved in ((), ("-wal",), ("-wal", "")):
        path.rename(path.with_name("kubik.sqlite.saved"))
        path.write_bytes(b"damaged")
        Path(f"{path}-wal").write_bytes(b"its log")
        for end in moved:
            Path(f"{path}{end}").rename(path.with_name(ASIDE + end))
        found = opened_safely(path, Ticking())
        assert (found.notices, states(found.database)) == ((), ends)
        found.database.close()
        assert path.with_name(ASIDE).read_bytes() == b"damaged"
        assert path.with_name(f"{ASIDE}-wal").read_bytes() == b"its log"
        path.with_name(ASIDE).unlink()
        path.with_name(f"{ASIDE}-wal").unlink()
        assert files(path) == ["kubik.sqlite"]


def test_a_file_that_was_half_salvaged_is_salvaged_again(path: Path) -> None:
    ends = filled(path)
    edit(path, "DROP TABLE setting")
    Path(f"{path}.new").write_bytes(b"half of it")
    found = opened_safely(path, Ticking())
    assert states(found.database) == ends
    found.database.close()
    assert files(path) == [ASIDE, "kubik.sqlite"]


def test_a_damaged_file_that_cannot_be_moved_is_shown_and_left(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = filled(path)
    edit(path, "DROP TABLE setting")
    content = path.read_bytes()

    def refuse(self: Path, target: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    monkeypatch.setattr(Path, "replace", refuse)
    found = opened_safely(path, Ticking())
    [notice] = said(found)
    assert notice.startswith("kubik.sqlite is damaged and could not be replaced")
    assert notice.endswith("matches are not kept this time.")
    assert not found.is_kept
    assert states(found.database) == ends
    assert path.read_bytes() == content


def test_where_nothing_can_be_copied_there_is_still_a_database(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path)
    edit(path, "DROP TABLE setting")

    def refuse(prefix: str, ignore_cleanup_errors: bool) -> None:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(opening, "TemporaryDirectory", refuse)
    found = opened_safely(path, Ticking())
    assert "could not be replaced" in said(found)[0]
    assert not found.is_kept
    assert works(found)


def test_damage_that_cannot_be_marked_is_said_as_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path)
    edit(path, "UPDATE record SET line = '{}' WHERE match = 2 AND number = 5")

    def refuse(self: Database, order: str, *values: object) -> None:
        raise KnownError("There is no room left on the disk: the last step was not done.")

    monkeypatch.setattr(Database, "_write", refuse)
    found = opened_safely(path, Ticking())
    assert "no room" in said(found)[0]
    assert len(found.database.unfinished()) + len(found.database.finished()) == 5
    found.database.close()


def test_a_file_that_was_tidied_by_another_program_is_read_into_memory_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = filled(path)
    edit(path, "DROP TABLE person", "CREATE TABLE other (a)", "VACUUM")  # everything moves
    edit(path, "DROP TABLE other", *schema.VERSION_1.split(";\n")[2:3])
    edit(path, "VACUUM")

    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(database_module, "_look_at_beginning", refuse)
    found = opened_safely(path, Ticking())
    assert said(found) == [
        "kubik.sqlite cannot be used (it is not allowed): its matches can be gone on"
        " with, but nothing is kept."
    ]
    assert states(found.database) == ends
    assert preferences.read(found.database).felt == "wine"


@contextmanager
def as_nobody() -> Iterator[None]:
    """Do everything within as somebody to whom permissions apply."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.fixture
def readable(path: Path) -> Iterator[list[str]]:
    """A file in a folder that everybody may enter; the games that are unfinished."""
    filled(path)
    database = Database.open(path, Ticking())
    games = sorted(saved.game for saved in database.unfinished())
    database.close()
    outer = [folder for folder in path.parents if folder.stat().st_mode & 0o5 != 0o5]
    modes = {folder: folder.stat().st_mode for folder in outer}
    for folder in outer:
        folder.chmod(0o755)
    yield games
    path.parent.chmod(0o755)
    for folder, mode in modes.items():
        folder.chmod(mode)


@pytest.mark.skipif(os.name != "posix", reason="permissions are different there")
@pytest.mark.parametrize("folder_mode", [0o555, 0o777])
@pytest.mark.parametrize("has_log", [False, True])
def test_a_file_that_cannot_be_written_is_read_into_memory(
    path: Path, readable: list[str], folder_mode: int, has_log: bool
) -> None:
    if has_log:
        database = Database.open(path, Ticking())
        readable = sorted([*readable, "zilch"])
        zilch("", database.begin())
        for end in ("", "-wal"):
            shutil.copyfile(f"{path}{end}", f"{path}.killed{end}")
        database.close()
        for end in ("", "-wal"):
            Path(f"{path}.killed{end}").rename(f"{path}{end}")
            Path(f"{path}{end}").chmod(0o444)
    path.chmod(0o444)
    path.parent.chmod(folder_mode)
    content = path.read_bytes()
    with as_nobody():
        found = opened_safely(path, Ticking())
        games = sorted(
            found.database.resume(saved.id, ScriptedCup("")).ruleset.game.id
            for saved in found.database.unfinished()
        )
    [notice] = said(found)
    assert notice.startswith("kubik.sqlite cannot be used (")
    assert notice.endswith("its matches can be gone on with, but nothing is kept.")
    assert not found.is_kept
    assert games == readable
    assert path.read_bytes() == content
