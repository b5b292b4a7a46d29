"""What the first page says of each shipped game, at once, without reading the rule files.

To read five rule files takes longer than to open the window. So `packaging/make_cards.py` writes
down what the cards show, with a checksum of each file. What a changed or an added file says is read
from the file itself: the cards are never wrong, only later.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kubik.resources import folder

if TYPE_CHECKING:
    from kubik.rules.ruleset import Definition

INDEX = "cards.json"


class Card(NamedTuple):
    """A game as the first page shows it."""

    id: str
    name: Mapping[str, str]
    """By language code, as is `about`; `en` is always there."""
    about: Mapping[str, str]
    colours: tuple[str | None, ...]
    """For each die of the game its colour; None is ivory."""
    forms: Mapping[str, Mapping[str, str]]
    """By id what each form is called; empty where the game has but one."""


def cards() -> tuple[Card, ...]:
    """The shipped games in the order of their ids. Raises `KnownError`."""
    place = folder("assets") / "games"
    known = _index(place / INDEX)
    return tuple(_card(file, known) for file in sorted(place.glob("*.yaml")))


def index(files: Iterable[Path]) -> str:
    """What `cards` finds written down, for these rule files. Raises `KnownError`."""
    found = {
        file.name: {"sum": zlib.crc32(file.read_bytes()), **_read(file)._asdict()} for file in files
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _index(file: Path) -> dict[str, Any]:
    try:
        known = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return {}  # then the rule files are read
    return known if isinstance(known, dict) else {}


def _card(file: Path, known: dict[str, Any]) -> Card:
    entry = known.get(file.name, {})
    if entry.get("sum") != zlib.crc32(file.read_bytes()):
        return _read(file)
    colours = tuple(entry["colours"])
    return Card(entry["id"], entry["name"], entry["about"], colours, entry["forms"])


def _read(file: Path) -> Card:
    from kubik.rule_files import read  # noqa: PLC0415 - YAML and the rules take 60 ms to load

    return card_of(read(file))


def card_of(game: "Definition") -> Card:
    """The card of a game, with the dice of its first form."""
    from kubik.rules.settings import BankingRules  # noqa: PLC0415 - loaded where a game is read

    rules = game.forms[0].rules
    colours = rules.colours if isinstance(rules, BankingRules) else ()
    dice = tuple(colours) or (None,) * rules.dice
    forms = {form.id: form.name for form in game.forms} if len(game.forms) > 1 else {}
    return Card(game.id, game.name, game.about, dice, forms)
