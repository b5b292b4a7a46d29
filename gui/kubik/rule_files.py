"""Reads rule files from the disk: the shipped ones and those that people write."""

from pathlib import Path

from kubik.errors import QT_TRANSLATE_NOOP, KnownError, RuleFileError, reason, shown
from kubik.resources import folder
from kubik.rules.definition import parse
from kubik.rules.ruleset import Definition

LARGEST_FILE = 200_000
"""In bytes; the longest of ours has a fiftieth of it."""

FOLDER = QT_TRANSLATE_NOOP("KnownError", "{file}: found a folder, expected a rule file.")
NO_FILE = QT_TRANSLATE_NOOP("KnownError", "{file}: found no file, expected a rule file.")
UNREADABLE = QT_TRANSLATE_NOOP("KnownError", "{file} cannot be read ({reason}).")
# Only the command line asks for a game by its id: in no catalogue.
NO_GAME = "There is no game {found}; expected one of {expected}, or the path of a rule file."


def games_folder() -> Path:
    """Where the shipped rule files lie."""
    return folder("assets") / "games"


def shipped_ids() -> tuple[str, ...]:
    """The ids of the shipped games, sorted."""
    return tuple(sorted(path.stem for path in games_folder().glob("*.yaml")))


def shipped(game: str) -> Definition:
    """The shipped game with this id. Raises `KnownError`."""
    if game not in shipped_ids():
        raise KnownError(NO_GAME, found=shown(game), expected=", ".join(shipped_ids()))
    return read(games_folder() / f"{game}.yaml")


def find(game: str) -> Definition:
    """The game that a person names by its id or by the path of a rule file. Raises `KnownError`."""
    looks_like_path = any(mark in game for mark in "./\\")
    return read(Path(game)) if looks_like_path else shipped(game)


def read(path: Path) -> Definition:
    """The game that the rule file at `path` describes. Raises `KnownError`."""
    name = str(path)
    try:
        if path.is_dir():
            raise KnownError(FOLDER, file=name)
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except FileNotFoundError as error:
        raise KnownError(NO_FILE, file=name) from error
    except OSError as error:
        raise KnownError(UNREADABLE, file=name, reason=reason(error)) from error
    except ValueError as error:  # what a person typed is no path on any disk
        raise KnownError(NO_FILE, file=name) from error
    if len(content) > LARGEST_FILE:
        found = f"a file of more than {LARGEST_FILE} bytes"
        raise RuleFileError(name, 1, 1, found, "a rule file, which is far smaller")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise RuleFileError(name, line, column, "a byte that is not UTF-8", "text") from error
    return parse(text, name)
