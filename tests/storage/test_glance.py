"""The glance at the settings never fails, and never touches the file."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kubik.storage import glance, preferences
from kubik.storage.database import Database


def now() -> datetime:
    return datetime(2026, 11, 30, 18, 0, tzinfo=UTC)


def test_what_has_been_set_is_seen_while_the_file_is_open_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "Őzike és Гүлнара" / "kubik.sqlite"
    database = Database.open(path, now)
    assert glance.settings(path) == {}
    preferences.change(database, language="ky", look="dark")
    assert glance.settings(path) == {"language": "ky", "look": "dark"}
    database.close()
    assert glance.settings(path) == {"language": "ky", "look": "dark"}


def test_without_a_file_nothing_is_set_and_none_is_made(tmp_path: Path) -> None:
    assert glance.settings(tmp_path / "missing.sqlite") == {}
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0 and nothing more", b"no database"])
def test_a_file_that_is_none_sets_nothing_and_stays(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "kubik.sqlite"
    path.write_bytes(content)
    assert glance.settings(path) == {}
    assert path.read_bytes() == content


def test_a_value_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "kubik.sqlite"
    database = Database.open(path, now)
    database.set({"language": "{", "look": '"light"'})
    with sqlite3.connect(path) as file:
        file.execute("INSERT INTO setting (name, value) VALUES ('felt', x'ff')")
    assert glance.settings(path) == {"look": "light"}
    database.close()
