"""Dice and throws."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Colour(StrEnum):
    """The colour of a die, where a game has them (RULES.md A2.2)."""

    WHITE = "white"
    RED = "red"
    GREEN = "green"


@dataclass(frozen=True, slots=True)
class Throw:
    """The faces on the table in the order the dice lie, with the colours of the dice where known.

    `faces` are numbers from 1; `colours`, where given, has one entry a die.
    """

    faces: tuple[int, ...]
    colours: tuple[Colour, ...] | None = None

    def __post_init__(self) -> None:
        if self.colours is not None and len(self.colours) != len(self.faces):
            msg = f"{len(self.faces)} dice with {len(self.colours)} colours"
            raise ValueError(msg)

    @property
    def is_paired_by_colour(self) -> bool:
        """Whether all dice pair up by colour and number (RULES.md A2.6, B50)."""
        return self.colours is not None and pairs_by_colour(self.faces, self.colours)


def pairs_by_colour(faces: Iterable[int], colours: Iterable[Colour]) -> bool:
    """Whether every colour is on exactly two dice and the two show one number."""
    by_colour: dict[Colour, list[int]] = {}
    for face, colour in zip(faces, colours, strict=True):
        by_colour.setdefault(colour, []).append(face)
    return bool(by_colour) and all(
        len(pair) == 2 and pair[0] == pair[1]  # noqa: PLR2004 - a pair is two
        for pair in by_colour.values()
    )
