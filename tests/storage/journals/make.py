"""Made `v1.sqlite` and `v1.txt` here, with `gui` and `tests` on PYTHONPATH; not to be run again.

The files stay as the Kubik of that time wrote them, and `tests/storage/test_journals.py` opens them
for ever after. A new version of the tables gets files of its own: raise VERSION first.
"""

from itertools import count
from pathlib import Path

from kubik.play.cup import ScriptedCup
from kubik.play.seats import Seat
from kubik.storage import preferences
from kubik.storage.database import Database
from kubik.storage.preferences import LastMatch
from storage.matches import ANNA, BELA, GAMES, Ticking, random_match, zilch

VERSION = 1
LONGEST = 180
"""Steps of a finished match; a small file is looked at by people, too."""
HERE = Path(__file__).parent


def described(database: Database) -> str:
    """Every match as its records lead to it, the people and the preferences."""
    told = []
    matches = (*database.unfinished(), *database.finished(), *database.forgotten())
    for saved in sorted(matches, key=lambda saved: saved.id):
        match = database.resume(saved.id, ScriptedCup(""))
        back, again = match.undoable, match.redoable
        told += [
            f"match {saved.id}: {saved.game}, {saved.form}, {saved.status}",
            f"  opened {saved.opened}, changed {saved.changed}",
            "  house rules: " + ", ".join(f"{name}={value}" for name, value in saved.house_rules),
            "  seats: " + ", ".join(f"{s.name} ({s.person}, {s.language})" for s in match.seats),
            f"  points: {match.state.scores}, listed {saved.points}",
            f"  round {match.state.round}, seat {match.state.seat}, dice {match.state.lying}",
            f"  {len(match.steps)} steps stand of {saved.records} records",
            f"  to take back: {back.action if back else None}",
            f"  to do again: {again.action if again else None}",
            f"  end: {match.state.outcome}",
        ]
    told += [f"person {p.id}: {p.name}, {p.used}" for p in database.persons()]
    return "\n".join([*told, str(preferences.read(database)), ""])


def short_one(game: str) -> str:
    """The first seed of a match that ends soon."""
    for number in count():
        for match in random_match(game, f"{VERSION} finished {number}", LONGEST):
            if match.state.outcome is not None and len(match.seats) > 1:
                return f"{VERSION} finished {number}"
    raise AssertionError


def write(database: Database) -> None:
    for game in GAMES:
        for _ in random_match(game, f"{VERSION} unfinished", 40, database.begin()):
            pass
    for game in GAMES:
        for match in random_match(game, short_one(game), LONGEST, database.begin()):
            if match.state.outcome is not None:
                break
    left, thrown_away = database.begin(), database.begin()
    zilch("", left).change_seats((ANNA, BELA, Seat("Robot", "r", "easy", "en")))
    zilch("", thrown_away)
    database.end_early(left.id)
    database.forget(thrown_away.id)
    database.rename_person("a-1", "Annuska")
    last = LastMatch("zilch", "to_5000", (("topping", "True"),), (ANNA, BELA))
    preferences.change(database, speed="fast", volume=30, language="ky", last_match=last)


if __name__ == "__main__":
    kept = Database.open(HERE / f"v{VERSION}.sqlite", Ticking())
    write(kept)
    (HERE / f"v{VERSION}.txt").write_text(described(kept), encoding="utf-8")
    kept.close()
