"""The tables of the statistics: what each column is called, holds and says."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, TypeVar

from kubik.play.statistics.account import GameForm
from kubik.play.statistics.bests import Feat
from kubik.play.statistics.course import Who
from kubik.play.statistics.people import Person, Sums
from kubik.text.catalogue import look_up, number, translate
from kubik.text.statistics_words import day, decimal, who_name

Row = TypeVar("Row")
Value = str | int | float | datetime | None
"""What a cell holds; None where there is nothing to say."""

NOTHING = "–"
"""What stands for no value."""


@dataclass(frozen=True)
class Column(Generic[Row]):
    """One column: its heading and a sentence about it (both marked for translation), its values.

    `shown` gives the text of a value other than None, where that is not just the value; `note` what
    else is to be known about it.
    """

    heading: str
    about: str
    value: Callable[[Row], Value]
    shown: Callable[[Row], str] | None = None
    note: Callable[[Row], str] | None = None

    def title(self) -> str:
        """The heading."""
        return look_up("Statistics", self.heading)

    def explained(self) -> str:
        """What the column says."""
        return look_up("Statistics", self.about)

    def text(self, row: Row) -> str:
        """What stands in the cell."""
        value = self.value(row)
        return self.shown(row) if self.shown and value is not None else plain(value)

    def noted(self, row: Row) -> str:
        """What else is to be known about the cell; empty for nothing."""
        return self.note(row) if self.note else ""

    def spoken(self, row: Row) -> str:
        """The cell for a screen reader: the heading, the text, the note."""
        nothing = translate("Statistics", "nothing yet")
        text = nothing if self.value(row) is None else self.text(row)
        said = translate("Statistics", "{heading}: {text}").format(heading=self.title(), text=text)
        note = self.noted(row)
        return f"{said}. {note}" if note else said


def plain(value: Value) -> str:
    """A value as the language of the moment writes it."""
    match value:
        case str():
            return value
        case int():
            return number(value)
        case float():
            return decimal(value)
        case datetime():
            return day(value)
        case None:
            return NOTHING


@dataclass(frozen=True, slots=True)
class PersonLine:
    """What somebody has done in one game and form, or, where that is None, in all of them."""

    person: Person
    game_form: GameForm | None
    sums: Sums


@dataclass(frozen=True, slots=True)
class FeatLine:
    """A line of a best list; equals share their rank (from 1)."""

    rank: int
    name: str
    feat: Feat


@dataclass(frozen=True, slots=True)
class FaceLine:
    """How often a face fell among `dice` dice, and how often it was to be expected."""

    face: int
    fell: int
    expected: float


def person_lines(people: Sequence[Person]) -> tuple[PersonLine, ...]:
    """A line for each of the people."""
    return tuple(PersonLine(person, None, person.overall) for person in people)


def form_lines(person: Person) -> tuple[PersonLine, ...]:
    """A line for each game and form that the person has played."""
    return tuple(PersonLine(person, game_form, sums) for game_form, sums in person.by_form)


def feat_lines(feats: Sequence[Feat], names: Mapping[Who, str]) -> tuple[FeatLine, ...]:
    """The lines of a best list, in the order given: best first."""
    points = [feat.points for feat in feats]
    return tuple(
        FeatLine(points.index(feat.points) + 1, who_name(names[feat.who], feat.who), feat)
        for feat in feats
    )


def face_lines(counts: Sequence[int]) -> tuple[FaceLine, ...]:
    """A line for each face, from 1; none before the first throw."""
    expected = sum(counts) / len(counts)
    if not expected:
        return ()
    return tuple(FaceLine(face, fell, expected) for face, fell in enumerate(counts, 1))


AnyColumn = Column[Any]
"""A column of rows that only it knows to read."""


def sort_key(value: Value) -> str | float | None:
    """What to sort a value by: texts as they are, anything else by size, in time the earlier."""
    if isinstance(value, datetime):
        return value.timestamp()
    return value
