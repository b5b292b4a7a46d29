"""Reads the `.throws` files: throws written down by hand, with what each is worth.

# a comment, to the end of the line
[form=to_10000 kind_mode=add]       the form and house rules of what follows; [] = the defaults
2 2 2 2 3 3 -> 4000 ; all 2000      the dearest kept set; and what keeping every die pays
1 2 2 3 4 6 -> 100 ; all -          every die may not be kept together
2 2 3 3 4 6 -> bust                 nothing may be kept
2 2 2 2 2 2 -> win                  the match is won at once
w2 w2 r3 r3 g4 g4 -> 1000           dice with colours: white, red, green
3 3 3 6 6 -> full_house 21, ones 0  a score sheet: some of its boxes
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

DIE = re.compile(r"([wrg]?)([1-6])")
WORTH = re.compile(r"(\d+)(?:\s*;\s*all\s+(\d+|-))?")
BOX = re.compile(r"([a-z_]+)\s+(\d+)")
SETTING = re.compile(r"([a-z_]+)=([a-z_0-9]+)")


@dataclass(frozen=True, slots=True)
class Bust:
    """Nothing of the throw may be kept."""


@dataclass(frozen=True, slots=True)
class Win:
    """The throw wins the match at once."""


@dataclass(frozen=True, slots=True)
class Points:
    """What the dearest kept set pays, and what every die together does.

    `all_dice` is "-" where they may not be kept together, and None where the line does not say.
    """

    best: int
    all_dice: int | Literal["-"] | None


@dataclass(frozen=True, slots=True)
class Boxes:
    """What the throw pays in the boxes that the line names."""

    points: Mapping[str, int]


Expectation: TypeAlias = Bust | Win | Points | Boxes


@dataclass(frozen=True, slots=True)
class Case:
    """One line: a throw as the dice lie, under these settings (as written), and its worth.

    `colours` are "w", "r" or "g" per die, or None for dice without.
    """

    line: int
    settings: Mapping[str, str]
    faces: tuple[int, ...]
    colours: tuple[str, ...] | None
    expectation: Expectation


def read(path: Path) -> list[Case]:
    """The throws of a file, in its order; ValueError names the line that cannot be read."""
    cases: list[Case] = []
    settings: Mapping[str, str] = {}
    for number, written in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        line = written.partition("#")[0].strip()
        try:
            if line.startswith("["):
                settings = _settings(line)
            elif line:
                cases.append(_case(number, settings, line))
        except ValueError as error:
            raise ValueError(f"{path.name}:{number}: {error}") from error
    return cases


def _settings(header: str) -> Mapping[str, str]:
    if not header.endswith("]"):
        raise ValueError(f"a section ends with ], not {header!r}")
    return dict(_match(SETTING, setting, "name=value") for setting in header[1:-1].split())


def _case(number: int, settings: Mapping[str, str], line: str) -> Case:
    dice, arrow, worth = line.partition("->")
    if not arrow or not dice:
        raise ValueError(f"{line!r} is not dice -> worth")
    marks, faces = zip(*(_match(DIE, die, "a die") for die in dice.split()), strict=True)
    if len({bool(mark) for mark in marks}) > 1:
        raise ValueError(f"every die has a colour or none has: {dice!r}")
    return Case(
        line=number,
        settings=settings,
        faces=tuple(int(face) for face in faces),
        colours=tuple(marks) if all(marks) else None,
        expectation=_expectation(worth.strip()),
    )


def _expectation(worth: str) -> Expectation:
    if worth == "bust":
        return Bust()
    if worth == "win":
        return Win()
    if worth[:1].isdigit():
        best, all_dice = _match(WORTH, worth, "points ; all points")
        if all_dice == "-":
            return Points(int(best), "-")
        return Points(int(best), int(all_dice) if all_dice else None)
    named = [_match(BOX, box.strip(), "box points") for box in worth.split(",")]
    return Boxes({name: int(points) for name, points in named})


def _match(pattern: re.Pattern[str], text: str, wanted: str) -> tuple[str, str]:
    """Both groups of a pattern that is the whole of a text; a group left out is ""."""
    found = pattern.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is not {wanted}")
    first, second = found.groups(default="")
    return first, second
