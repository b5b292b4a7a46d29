"""Preferences: kept where they change, and as at first where they cannot be read."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typing_extensions import override

from kubik.scene.felt import FeltColour
from kubik.storage import preferences
from kubik.storage.database import Database
from kubik.storage.preferences import LastMatch, Preferences
from storage.matches import ANNA, BELA, Ticking


class Counting(Database):
    """Counts how often settings are written."""

    written = 0

    @override
    def set(self, settings: Mapping[str, str]) -> None:
        self.written += 1
        super().set(settings)


def counting() -> Counting:
    return Counting.in_memory(Ticking())


def test_at_first_everything_is_as_the_program_comes() -> None:
    assert preferences.read(counting()) == Preferences()


def test_what_is_changed_is_there_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "kubik.sqlite"
    last = LastMatch("yacht", "standard", (("throws", "3"),), (ANNA, BELA))
    database = Database.open(path, Ticking())
    preferences.change(database, speed="fast", volume=0, language="hu", last_match=last)
    database.close()
    again = Database.open(path, Ticking())
    assert preferences.read(again) == Preferences(
        speed="fast", volume=0, language="hu", last_match=last
    )
    preferences.change(again, language=None, asks_before_giving_away=False)
    assert preferences.read(again).language is None
    again.close()


def test_nothing_is_written_where_nothing_has_changed() -> None:
    database = counting()
    assert preferences.change(database, speed="normal", volume=65) == Preferences()
    assert preferences.change(database) == Preferences()
    assert database.written == 0
    preferences.change(database, speed="slow")
    preferences.change(database, speed="slow")
    assert database.written == 1
    assert database.settings() == {"speed": '"slow"'}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("volume", "loud"),
        ("volume", "101"),
        ("volume", "-1"),
        ("volume", "true"),
        ("volume", "null"),
        ("speed", "3"),
        ("asks_before_giving_away", '"no"'),
        ("last_match", '{"game":"zilch"}'),
        ("window", "["),
    ],
)
def test_a_broken_value_is_as_at_first_and_the_others_stay(name: str, text: str) -> None:
    database = counting()
    database.set({"felt": '"wine"', name: text, "of a newer version": "1"})
    assert preferences.read(database) == Preferences(felt="wine")


@settings(max_examples=25, deadline=None)
@given(st.dictionaries(st.sampled_from(("volume", "speed", "window", "last_match")), st.text()))
def test_whatever_stands_there_gives_preferences(found: dict[str, str]) -> None:
    database = counting()
    database.set({name: text.encode("utf-8", "replace").decode() for name, text in found.items()})
    assert 0 <= preferences.read(database).volume <= 100


def test_a_file_that_cannot_be_read_gives_the_preferences_of_the_first_start() -> None:
    database = counting()
    database.close()
    assert preferences.read(database) == Preferences()


def test_a_word_of_another_version_is_the_default() -> None:
    assert preferences.word("wine", FeltColour, FeltColour.AUTOMATIC) is FeltColour.WINE
    assert preferences.word("tartan", FeltColour, FeltColour.AUTOMATIC) is FeltColour.AUTOMATIC
