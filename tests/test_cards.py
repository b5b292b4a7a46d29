"""What the first page says of the games is what their rule files say."""

import re
import shutil
from pathlib import Path

import pytest

from kubik import cards
from kubik.cards import INDEX, card_of, index
from kubik.rule_files import games_folder, shipped, shipped_ids


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the shipped games, which is all that is found."""
    place = tmp_path / "games"
    shutil.copytree(games_folder(), place)
    monkeypatch.setattr(cards, "folder", lambda _name: tmp_path)
    return place


def test_the_index_says_what_the_rule_files_say() -> None:
    written = (games_folder() / INDEX).read_text(encoding="utf-8")
    assert written == index(sorted(games_folder().glob("*.yaml"))), (
        "run packaging/make_cards.py with gui on PYTHONPATH"
    )


def test_a_card_shows_the_game_as_its_rule_file_has_it() -> None:
    assert cards.cards() == tuple(card_of(shipped(game)) for game in shipped_ids())


def test_a_changed_rule_file_is_read_anew(assets: Path) -> None:
    file = assets / f"{shipped_ids()[0]}.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(
        re.sub("^  en: .*$", "  en: Renamed", text, count=1, flags=re.MULTILINE), "utf-8"
    )
    assert cards.cards()[0].name["en"] == "Renamed"


def test_an_added_rule_file_has_a_card(assets: Path) -> None:
    text = (assets / f"{shipped_ids()[0]}.yaml").read_text(encoding="utf-8")
    (assets / "another.yaml").write_text(text.replace(shipped_ids()[0], "another"), "utf-8")
    assert "another" in [card.id for card in cards.cards()]


@pytest.mark.parametrize("content", ["", "{", "[]", "null"])
def test_without_a_good_index_the_rule_files_are_read(assets: Path, content: str) -> None:
    known = cards.cards()
    (assets / INDEX).write_text(content, encoding="utf-8")
    assert cards.cards() == known
    (assets / INDEX).unlink()
    assert cards.cards() == known
