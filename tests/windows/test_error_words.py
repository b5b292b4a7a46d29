"""Whatever goes wrong is told in the language of the program, to the last word."""

import ast
import errno
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

import kubik
from kubik import errors, rule_files
from kubik.errors import KnownError, Phrase
from kubik.models.seats_model import SeatsModel
from kubik.play.cup import ScriptedCup
from kubik.play.records import Opened, Record
from kubik.play.seats import Seat, checked, name_problem
from kubik.resources import folder
from kubik.rules.actions import Keep, Roll
from kubik.rules.definition import parse
from kubik.storage import exchange, faults
from kubik.storage.codec import RECORD, Codec
from kubik.storage.database import Database
from kubik.storage.exchange import FIRST_OF_DAMAGED, carried, export_match, import_match
from kubik.storage.opening import _in_memory, opened_safely
from kubik.text.catalogue import error_text
from storage.matches import ANNA, BELA, Ticking, zilch
from windows.pseudo import ACCENTED, spoken

MODULES = sorted(Path(kubik.__path__[0]).rglob("*.py"))
THROWS = "1 1 1 2 3 4 | 2 2 3 3 4 6"
FILE, MATCHES = "friday.kubik", "kubik.sqlite"
ASIDE = "kubik (damaged 2026-11-27).sqlite"
CHECKSUM = re.compile(r"\b[0-9a-f]{64}\b")
RECORDS = "Opened, Stepped, Retracted, Hinted"

OF_TYPED_DICE = {
    "Die {number}: found {found}, expected a face from 1 to {faces}.",
    "Die {number}: found {found}, expected a face from 1 to {faces}, with w, r or g before it.",
    "Found no dice, expected at least one.",
    "Dice: {dice}. With a colour: {found}; expected all or none.",
}
"""No window asks for dice in writing."""

MAKERS = {"KnownError", "Damaged", "Phrase", "_Wrong", "_wrong"}
WITHIN = re.compile(r"^f|\{[^}]*\}")
NAMES = {"'JSON'", "'true, false'"}
"""What is called so in every language."""
FOR_THE_COMMAND_LINE = {
    "cli.py",
    "cup.py",
    "odds_command",
    "rule_book_check.py",
    "ruleset.py",
    "sheet_solver.py",  # beside the window it runs in a process of its own
}
"""Modules with sentences that no window shows, in English alone."""

Make = Callable[[Path], object]


@dataclass(frozen=True)
class Mistake:
    """How it comes about in an empty folder, and what of it is in no language: names, codes."""

    make: Make
    names: tuple[str, ...] = ()


def of(make: Make, *names: str) -> Mistake:
    return Mistake(make, names)


# The file of one match.


def exported(place: Path) -> list[str]:
    """The lines of a file of a match."""
    database = Database.in_memory(Ticking())
    match = zilch(THROWS, database.begin())
    for action in (Roll(), Keep((0, 1, 2))):
        match.submit(action)
    export_match(database, 1, place / FILE)
    return (place / FILE).read_text("utf-8").split("\n")


def read_in(number: int, line: str, *names: str) -> Mistake:
    """A file is read in whose line of this number is another; its checksum is right, if need be."""

    def make(place: Path) -> object:
        lines = exported(place)
        lines[number - 1] = line
        if number not in {1, 8, 9}:
            lines[7] = f"checksum: {exchange._checksum(lines[:7], lines[9:-1])}"
        return carried("\n".join(lines), FILE)

    return of(make, FILE, *names)


def content(content: bytes, *names: str) -> Mistake:
    """A file that holds this is read in."""

    def make(place: Path) -> object:
        (place / FILE).write_bytes(content)
        return import_match(Database.in_memory(Ticking()), place / FILE)

    return of(make, FILE, *names)


def head(
    game: str = "zilch",
    text: str | None = None,
    form: str = "zilch",
    house_rules: tuple[tuple[str, str], ...] = (),
) -> str:
    """The record that opens a match with these rules."""
    rules = rule_files.shipped("zilch").text if text is None else text
    opened: Record = Opened(game, rules, form, house_rules, (ANNA, BELA))
    return RECORD.text(opened)


def gone_apart(place: Path) -> object:
    here, there = (Database.in_memory(Ticking()) for _ in range(2))
    zilch(THROWS, here.begin())
    export_match(here, 1, place / FILE)
    import_match(there, place / FILE)
    for database, dice in ((here, "1 1 1 2 3 4"), (there, "5 1 1 2 3 4")):
        database.resume(1, ScriptedCup(dice)).submit(Roll())
    export_match(there, 1, place / FILE)
    return import_match(here, place / FILE)


def value(kind: object, text: str, *names: str) -> Mistake:
    """A value of this type is read."""
    codec: Codec[object] = Codec(kind)
    return of(lambda place: codec.value(text), *names)


def cannot_write(number: int, *names: str) -> Mistake:
    """A file cannot be written, and the system gives this as its reason."""
    reason = errors.reason(OSError(number, "in English"))
    error = KnownError(exchange.NOT_WRITTEN, file=FILE, reason=reason)
    return of(lambda place: error, FILE, *names)


# The file of all matches.


def sqlite_error(code: int, name: str) -> sqlite3.Error:
    error = sqlite3.OperationalError("in English")
    error.sqlite_errorcode, error.sqlite_errorname = code, name
    return error


def step(code: int, name: str = "") -> Mistake:
    """A step is to be written, and SQLite has this against it."""

    def make(place: Path) -> None:
        with faults.transaction(sqlite3.connect(":memory:", isolation_level=None)):
            raise sqlite_error(code, name)

    return of(make, *filter(None, [name]))


def unreadable(place: Path) -> None:
    with faults.reading(sqlite3.connect(":memory:")):
        raise sqlite_error(sqlite3.SQLITE_IOERR, "SQLITE_IOERR_READ")


def filled(path: Path) -> Database:
    database = Database.open(path, Ticking())
    zilch(THROWS, database.begin())
    return database


def edited(order: str) -> Make:
    """The file of one match after `order`."""

    def prepare(path: Path) -> None:
        database = filled(path)
        database._connection.execute(order)
        database.close()

    return prepare


def opening(prepare: Make, *names: str) -> Mistake:
    """The file is opened; `prepare` has been given its path before."""

    def make(place: Path) -> object:
        prepare(place / MATCHES)
        return Database.open(place / MATCHES, Ticking())

    return of(make, MATCHES, *names)


def start(prepare: Make, *names: str) -> Mistake:
    """The program starts; `prepare` has been given the path of the file before."""

    def make(place: Path) -> object:
        prepare(place / MATCHES)
        return started(place / MATCHES, Ticking())

    return of(make, MATCHES, *names)


def instead(prepare: Make, error: KnownError | OSError, *names: str) -> Mistake:
    """The program starts, but cannot open the file for this reason."""

    def make(place: Path) -> object:
        prepare(place / MATCHES)
        return _in_memory(place / MATCHES, Ticking(), error).notices[0]

    return of(make, MATCHES, *names)


def started(path: Path, now: Ticking) -> KnownError:
    """What the first page has to say."""
    found = opened_safely(path, now)
    found.database.close()
    [notice] = found.notices
    return notice


def in_use(make: Callable[[Path, Ticking], object]) -> Make:
    """The same while another program is writing to the file."""

    def in_vain(place: Path) -> object:
        filled(place / MATCHES).close()
        with closing(sqlite3.connect(place / MATCHES, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            return make(place / MATCHES, Ticking())

    return in_vain


def nothing(path: Path) -> None:
    """Leave the folder empty."""


def not_to_be_replaced(path: Path) -> None:
    path.write_bytes(b"no database")
    (path.parent / f"{path.name}.new").mkdir()


def gone_on_elsewhere(place: Path) -> object:
    database = Database.in_memory(Ticking())
    match = zilch(THROWS, database.begin())
    database.resume(1, ScriptedCup("1 1 1 2 3 4")).submit(Roll())
    return match.submit(Roll())


def damaged_match(place: Path) -> object:
    database = filled(place / MATCHES)
    database._connection.execute("UPDATE record SET line = 'x'")
    return database.resume(1, ScriptedCup(""))


# Players, rules and their files.


def one_too_many(place: Path) -> object:
    parent = QObject()
    model = SeatsModel(parent)
    model.show([ANNA, BELA, Seat("Carla")])
    model.show_most(2)
    return model._problem(2)


def rules(old: str, new: str, **choices: object) -> Make:
    """House rules that contradict each other, in a game that offers more of them than ours do."""
    game = parse(rule_files.shipped("dice10000").text.replace(old, new), "dice10000")
    return lambda place: game.ruleset(None, **choices)


def rule_file(content: bytes | None) -> Make:
    """A rule file, or a folder in its place, is read."""

    def make(place: Path) -> object:
        path = place / "farkle.yaml"
        path.mkdir() if content is None else path.write_bytes(content)
        return rule_files.read(path)

    return make


MISTAKES: dict[str, Mistake] = {
    "too few players": of(lambda place: checked([], 1, 8)),
    "too few at the table": of(lambda place: rule_files.shipped("zilch").ruleset().start(1)),
    "one player too many": of(one_too_many),
    "a player without a name": of(lambda place: name_problem([""], 0)),
    "a long name": of(lambda place: name_problem(["n" * 31], 0)),
    "two of one name": of(lambda place: name_problem(["Anna", "Anna"], 1), "Anna"),
    "a minimum above the target": of(
        rules("to: 2000", "to: 3000", open_min=2050, target=2000), "open_min"
    ),
    "a target nobody hits": of(rules("[2000,", "[2010,", exact_mode=True, target=2010), "target"),
    "no folder of ours": of(lambda place: folder("farkle"), "farkle"),
    "a folder for rules": of(rule_file(None), "<folder>/farkle.yaml"),
    "no file for rules": of(lambda place: rule_files.read(place / "x.yaml"), "<folder>/x.yaml"),
    "a long path for rules": of(lambda place: rule_files.read(Path("x" * 5000)), "x" * 5000),
    "a rule file with a mistake": of(rule_file(b"id: 7"), "<folder>/farkle.yaml"),
    "a rule file that is too large": of(rule_file(b" " * 200_001), "<folder>/farkle.yaml"),
    # The file of one match: its head, its records, one of them.
    "another first line": read_in(1, "PNG", "PNG"),
    "what is for a report": read_in(1, FIRST_OF_DAMAGED, FIRST_OF_DAMAGED),
    "no uuid": read_in(2, "uuid: Friday", "Friday"),
    "no line for the uuid": read_in(2, "", "uuid: …"),
    "no moment": read_in(3, "opened: Friday", "Friday"),
    "another game": read_in(5, "game: yacht", "yacht", "zilch"),
    "other players": read_in(6, "players: Carla", "Carla", "Anna, Béla"),
    "another number of records": read_in(7, "records: 7"),
    "another checksum": read_in(8, "checksum: 0"),
    "no empty line": read_in(9, "Friday", "Friday"),
    "no head": read_in(10, '{"Retracted":{}}'),
    "an empty record": read_in(10, "{}", "JSON"),
    "no JSON": read_in(10, "Friday", "Friday", "JSON"),
    "rules that cannot be read": read_in(10, head(text="id: zilch")),
    "a house rule that is not there": read_in(10, head(house_rules=(("farkle", "on"),))),
    "a form that is not there": read_in(10, head(form="farkle")),
    "the rules of another game": read_in(10, head(game="yacht")),
    "a step against the rules": read_in(11, '{"Retracted":{}}'),
    "no text": content(b"\xff"),
    "nothing at all": content(b""),
    "too large": content(b" " * (exchange.LARGEST_FILE + 1)),
    "no such file": of(
        lambda place: import_match(Database.in_memory(Ticking()), place / FILE), FILE
    ),
    "gone on in two places": of(gone_apart),
    **{
        f"a file that cannot be written: {errno.errorcode[number]}": cannot_write(number)
        for number in errors.REASONS
    },
    "a file that cannot be written for another reason": cannot_write(errno.EMFILE, "EMFILE"),
    "no record": value(Record, '{"Farkle":{}}', "Farkle", RECORDS, "JSON"),
    "two records in one": value(Record, '{"a":1,"b":2}', "'a'", "'b'", "JSON"),
    "a record without fields": value(Record, '{"Hinted":7}', "Hinted", "JSON"),
    "a field that is not there": value(Record, '{"Hinted":{"x":7}}', "x", "Hinted", "seat"),
    "a field too many": value(Record, '{"Retracted":{"x":7}}', "x", "Retracted"),
    "a field too few": value(Record, '{"Hinted":{}}', "Hinted", "seat"),
    "no number": value(Record, '{"Hinted":{"seat":"x"}}', "Hinted.seat"),
    "no list": value(tuple[int, ...], "1", "JSON"),
    "a list too short": value(tuple[int, int], "[1]", "JSON"),
    "no words": value(str, "1", "JSON"),
    "no switch": value(bool, "1", "JSON", "true, false"),
    "half a character": value(str, r'"\ud800"', "JSON"),
    # The file of all matches.
    "no such match": of(lambda place: Database.in_memory(Ticking()).saved(7)),
    "a damaged match": of(damaged_match),
    "no room for a step": step(sqlite3.SQLITE_FULL),
    "a step while it is locked": step(sqlite3.SQLITE_LOCKED),
    "a step on a disk to read from": step(sqlite3.SQLITE_READONLY),
    "a step on a broken disk": step(sqlite3.SQLITE_IOERR, "SQLITE_IOERR_WRITE"),
    "a step in another window": of(gone_on_elsewhere),
    "reading from a broken disk": of(unreadable, "SQLITE_IOERR_READ"),
    "no database": opening(lambda path: path.write_bytes(b"PNG")),
    "a database cut off": opening(lambda path: path.write_bytes(b"SQLite format 3\0")),
    "a newer one": opening(edited("PRAGMA user_version = 99")),
    "one in use": of(in_use(Database.open), MATCHES),
    "a folder instead": opening(Path.mkdir, "SQLITE_CANTOPEN"),
    "a start with an empty one": start(lambda path: path.touch()),
    "a start with no database": start(lambda path: path.write_bytes(b"PNG"), ASIDE),
    "a start with a damaged one": start(edited("DROP TABLE setting"), ASIDE),
    "a start with one that stays damaged": start(not_to_be_replaced),
    "a start with a newer one": start(edited("PRAGMA user_version = 99")),
    "a start with one in use": of(in_use(started), MATCHES),
    "a start with one to read from": instead(
        lambda path: filled(path).close(), PermissionError(errno.EACCES, "in English")
    ),
    "a start without one": instead(nothing, OSError(errno.EMFILE, "in English"), "EMFILE"),
    "a start without a reason": instead(nothing, KnownError(faults.NO_ROOM)),
    "a start with a damaged match": start(edited("UPDATE record SET line = 'x'")),
}


def shown(error: KnownError | Phrase) -> Iterator[str]:
    """The sentence of an error and every phrase within it, as they are looked up."""
    yield error.text
    for part in error.values.values():
        if isinstance(part, KnownError | Phrase):
            yield from shown(part)


def english(error: KnownError, names: tuple[str, ...]) -> list[str]:
    """The words that are left in English where the made-up language is spoken."""
    said = CHECKSUM.sub("", error_text(error))
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, "")
    return re.findall("[A-Za-z]{2,}", said)


def made(name: str, place: Path) -> KnownError:
    """The mistake of this name, raised or given back."""
    try:
        found = MISTAKES[name].make(place)
    except KnownError as error:
        return error
    assert isinstance(found, KnownError)
    return found


@pytest.fixture(autouse=True)
def _is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kubik.storage.schema.BUSY_TIMEOUT", 0.01)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_without_a_word_of_english(name: str, tmp_path: Path) -> None:
    error = made(name, tmp_path)
    names = tuple(part.replace("<folder>", str(tmp_path)) for part in MISTAKES[name].names)
    with spoken(ACCENTED):
        assert english(error, names) == [], error_text(error)


def test_a_word_of_english_would_be_found() -> None:
    error = KnownError(exchange.BAD_LINE, file=FILE, line=1, found="nothing", expected="7")
    with spoken(ACCENTED):
        assert english(error, (FILE,)) == ["nothing"]
    error.values["found"] = Phrase("nothing")
    with spoken(ACCENTED):
        assert english(error, (FILE,)) == []


def test_every_sentence_that_a_window_may_show_is_among_the_mistakes(tmp_path: Path) -> None:
    told = set()
    for number, name in enumerate(MISTAKES):
        place = tmp_path / str(number)
        place.mkdir()
        told |= set(shown(made(name, place)))
    assert marked() - told == OF_TYPED_DICE


def marked() -> set[str]:
    """Every text that is marked as one of errors, but those for which there is no window yet."""
    modules = [module for module in MODULES if module.parent.name != "starting"]
    trees = [ast.parse(module.read_text(encoding="utf-8")) for module in modules]
    return {
        str(ast.literal_eval(call.args[1]))
        for call in chain.from_iterable(map(ast.walk, trees))
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "QT_TRANSLATE_NOOP"
        and ast.unparse(call.args[0]) == "'KnownError'"
    }


def english_values(source: str) -> list[str]:
    """The literals with words in them that stand in the place of a value of an error."""
    found = []
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in MAKERS:
            values = (*call.args, *(keyword.value for keyword in call.keywords))
            literals = [
                value for value in values if isinstance(value, ast.Constant | ast.JoinedStr)
            ]
            words = [ast.unparse(value) for value in literals]
            found += [word for word in words if re.search("[A-Za-z]{2,}", WITHIN.sub("", word))]
    return [word for word in found if word not in NAMES]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_no_words_are_put_into_a_sentence_as_they_are(module: Path) -> None:
    if not FOR_THE_COMMAND_LINE & set(module.parts):
        assert english_values(module.read_text(encoding="utf-8")) == []


def test_words_that_are_put_into_a_sentence_are_found() -> None:
    assert english_values('KnownError(BAD, found="nothing", line=f"{line}: …")') == ["'nothing'"]
    assert english_values('_Wrong(value, f"a list of {n}")') == ["f'a list of {n}'"]
    assert english_values("KnownError(BAD, found=Phrase(NOTHING), where='JSON')") == []
