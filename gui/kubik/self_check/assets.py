"""The files that ship beside the code: each is read by the code that needs it."""

import json
import zlib
from collections.abc import Callable, Sequence
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import TypeVar

from kubik.cards import INDEX, card_of, cards
from kubik.libraries import MISSING, libraries, licence_texts
from kubik.resources import folder
from kubik.rule_files import read, shipped, shipped_ids
from kubik.scene.solid.recordings import Library
from kubik.scene.sounds import Sound
from kubik.scene.sounds import read as read_sound
from kubik.scene.speaker import RATE
from kubik.self_check.checks import Check, Fault, counted

T = TypeVar("T")

QTS_PACKAGE = "PySide6-Essentials"
"""A name of its own: what is asked for in words is taken along by the freezer."""

SHIPPED_LICENCES = ("Kubik.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt", "numpy.txt")
PNG, ICO = b"\x89PNG\r\n\x1a\n", b"\0\0\1\0"
PNG_HEAD = 24
"""In bytes: the signature, the head's length and name, width and height."""


def checks() -> Sequence[Check]:
    """A check for each folder of `assets`; a folder that none of them knows is a fault."""
    looks: dict[str, Callable[[Path], str]] = {
        "games": games,
        "examples": examples,
        "icons": icons,
        "sounds": sounds,
        "tables": tables,
        "throws": throws,
    }
    assets = folder("assets")
    found = {path.name for path in assets.iterdir() if path.is_dir()}
    return (
        *(Check(name, partial(look, assets / name)) for name, look in looks.items()),
        *(Check(name, partial(_unknown, assets / name)) for name in sorted(found - set(looks))),
        Check("first page", first_page),
        Check("libraries", built_on),
        Check("licences", licences),
    )


def games(place: Path) -> str:
    """Every rule file is read, and each form of it is begun."""
    del place
    forms = rules = 0
    for game in map(shipped, shipped_ids()):
        for form in game.forms:
            game.ruleset(form.id).start(game.seats[0])
            forms += 1
        rules += len(game.house_rules)
    _some(shipped_ids(), "rule files")
    names = ", ".join(shipped_ids())
    return f"{len(shipped_ids())} rule files with {forms} forms and {rules} house rules: {names}"


def first_page() -> str:
    """What is written down of the games for the first page agrees with their rule files."""
    place = folder("assets") / "games"
    written = json.loads((place / INDEX).read_bytes())
    for game in shipped_ids():
        file = place / f"{game}.yaml"
        entry = written.get(file.name, {})
        if entry.get("sum") != zlib.crc32(file.read_bytes()):
            raise Fault(f"{INDEX} was made for another {file.name}")
    if cards() != tuple(card_of(shipped(game)) for game in shipped_ids()):
        raise Fault(f"{INDEX} says something else than the rule files")
    return f"{len(cards())} cards in {INDEX}, as the rule files say"


def examples(place: Path) -> str:
    """The examples for people who write rule files can be read."""
    files = _some(sorted(place.glob("*.yaml")), "examples")
    read_ones = [read(file).name["en"] for file in files]
    return f"{counted(len(files), 'rule file')}: {', '.join(read_ones)}"


def icons(place: Path) -> str:
    """Every icon is a picture of the size in its name."""
    for file in _some(sorted(place.glob("*.png")), "icons"):
        head = file.read_bytes()[:PNG_HEAD]
        size = int(file.stem.rpartition("-")[2])
        found = tuple(int.from_bytes(head[at : at + 4], "big") for at in (16, 20))
        if not head.startswith(PNG) or found != (size, size):
            raise Fault(f"{file.name} is no picture of {size} × {size}")
    for file in _some(sorted(place.glob("*.ico")), "icons for Windows"):
        if not file.read_bytes().startswith(ICO):
            raise Fault(f"{file.name} is no icon")
    sizes = sorted(int(file.stem.rpartition("-")[2]) for file in place.glob("*.png"))
    return f"{len(sizes)} pictures, {sizes[0]} to {sizes[-1]} pixels wide, and one for Windows"


def sounds(place: Path) -> str:
    """Every sound that the program knows is there, and no other."""
    files = {file.stem: file for file in place.glob("*.wav")}
    missing, more = set(Sound) - set(files), set(files) - set(Sound)
    if missing or more:
        raise Fault(f"missing: {sorted(missing)}; nobody plays: {sorted(more)}")
    samples = 0
    for name, file in sorted(files.items()):
        found = read_sound(file)
        if not any(found):
            raise Fault(f"{name} is silent")
        samples += len(found)
    return f"{len(files)} sounds, {samples / RATE:.1f} s, {RATE} samples a second"


def tables(place: Path) -> str:
    """Every race that was solved beforehand is unpacked, and holds chances."""
    from kubik.computer.winning.tables import unpacked  # it loads numpy

    entries = 0
    for file in _some(sorted(place.glob("*.race")), "tables"):
        _, table = unpacked(file.read_bytes())
        values = table.chances[1:, 1:]
        if not (values.min() >= 0 and values.max() <= 1 and values.max() > values.min()):
            raise Fault(f"{file.name} holds no chances")
        entries += values.size + table.offers.size
    return f"{len(list(place.glob('*.race')))} solved races, {entries:,} chances"


def throws(place: Path) -> str:
    """There are recorded throws of as many dice as any game has, and each can be read."""
    library = Library((place / "recordings.bin").read_bytes())
    most = max(form.rules.dice for game in map(shipped, shipped_ids()) for form in game.forms)
    total, seconds = 0, 0.0
    for dice in range(1, most + 1):
        count = library.count(dice)
        if not count:
            raise Fault(f"no recording of {dice} dice")
        for number in range(count):
            recording = library.recording(dice, number)
            if recording.dice != dice:
                raise Fault(f"recording {number} of {dice} dice has {recording.dice}")
            seconds += recording.settle
        total += count
    return f"{total} recorded throws of 1 to {most} dice, {seconds:.0f} s"


def built_on() -> str:
    """Every library says which version it is."""
    found = libraries()
    missing = {each.name for each in found if each.version == MISSING}
    missing -= {"miniaudio"}  # not to be had everywhere: the check of the loudspeaker knows where
    if missing:
        raise Fault(f"not there: {', '.join(missing)}")
    return ", ".join(f"{each.name.replace(', ', ' and ')} {each.version}" for each in found)


def licences() -> str:
    """The texts that must be shipped are there, of an installer or each beside its library."""
    place = licence_texts()
    if place is None:
        try:
            metadata.distribution(QTS_PACKAGE)
        except metadata.PackageNotFoundError as error:
            raise Fault("there are none: packaging/licences.py lays them into a program") from error
        return "no folder of them: each library brings its own along"
    missing = [name for name in SHIPPED_LICENCES if not (place / name).is_file()]
    if missing:
        raise Fault(f"not in {place}: {', '.join(missing)}")
    texts = [file for file in place.rglob("*") if file.is_file()]
    return f"{counted(len(texts), 'text')}, {sum(file.stat().st_size for file in texts) // 1000} kB"


def _unknown(place: Path) -> str:
    raise Fault(f"nothing in Kubik reads {place.name}")


def _some(found: Sequence[T], what: str) -> Sequence[T]:
    if not found:
        raise Fault(f"there are no {what}")
    return found
