"""Files that earlier versions of Kubik wrote are opened for ever after."""

import random
import shutil
from pathlib import Path

import pytest

from kubik.play.cup import SeededCup
from kubik.play.match import Match
from kubik.play.simulation import random_action
from kubik.storage.database import Database
from kubik.storage.opening import opened_safely
from storage.journals.make import described
from storage.matches import GAMES, Ticking

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.sqlite"))


@pytest.fixture(params=JOURNALS, ids=lambda path: path.stem)
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the file with what was written down of it beside it."""
    source: Path = request.param
    shutil.copy(source.with_suffix(".txt"), tmp_path)
    return Path(shutil.copy(source, tmp_path))


def test_there_is_a_file_of_every_version() -> None:
    assert [path.stem for path in JOURNALS] == ["v1"]


def test_every_match_is_as_it_was_when_it_was_written(journal: Path) -> None:
    opening = opened_safely(journal, Ticking())
    assert (opening.notices, opening.is_kept) == ((), True)
    assert described(opening.database) == journal.with_suffix(".txt").read_text("utf-8")
    opening.database.close()


def test_the_file_has_a_finished_and_an_unfinished_match_of_every_game(journal: Path) -> None:
    database = Database.open(journal, Ticking())
    assert {saved.game for saved in database.unfinished()} == set(GAMES)
    assert {saved.game for saved in database.finished()} == set(GAMES)
    text = journal.with_suffix(".txt").read_text("utf-8")
    assert "to take back: Bank" in text
    assert "to do again: Keep" in text
    lines = [line for saved in database.unfinished() for line in database.lines(saved.id)]
    assert any("Retracted" in line for line in lines)
    assert any('"SeatsChanged"' in line and '"seats"' in line for line in lines)
    database.close()


def test_a_file_of_every_version_can_be_saved_when_its_first_page_is_lost(journal: Path) -> None:
    content = journal.read_bytes()
    journal.write_bytes(bytes(4096) + content[4096:])
    opening = opened_safely(journal, Ticking())
    assert "saved: 12, damaged: 0" in str(opening.notices[0])
    assert described(opening.database) == journal.with_suffix(".txt").read_text("utf-8")
    opening.database.close()


def test_every_unfinished_match_can_be_played_to_its_end(journal: Path) -> None:
    database = Database.open(journal, Ticking())
    for saved in database.unfinished():
        match = Match.resumed(database.records(saved.id), SeededCup(saved.id))
        play_to_the_end(match)
    database.close()


def play_to_the_end(match: Match) -> None:
    source = random.Random(1)
    while match.state.outcome is None:
        match.submit(random_action(match.state, source))
