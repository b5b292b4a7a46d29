"""Who plays, and in which order."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kubik.errors import QT_TRANSLATE_NOOP, KnownError

LONGEST_NAME = 30
"""In characters, as a person counts them on the sheet."""

JOINERS = "\u200c\u200d"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who sits there.

    `person` is the id by which statistics know the player whatever the name; without one of its
    own it is the name, as `clean` and `casefold` give it. `level` is that of a computer player,
    None for people; `language` that of the table on this player's turn, None for the program's.
    """

    name: str
    person: str = ""
    level: str | None = None
    language: str | None = None

    def __post_init__(self) -> None:
        """Give whoever has no id one."""
        if not self.person:
            object.__setattr__(self, "person", clean(self.name).casefold())


def seats(names: Sequence[str], fewest: int, most: int) -> tuple[Seat, ...]:
    """The seats for these names, in order, cleaned of outer spaces.

    Raises `KnownError` for too few or too many, and for a name that `name_problem` refuses.
    """
    return checked([Seat(name) for name in names], fewest, most)


def newcomer(name: str, others: Sequence[Seat]) -> Seat:
    """A seat for somebody who joins `others`: another person than each of them.

    One of them may have been called so before, and still be known by that name.
    """
    seat, taken = Seat(name), {other.person for other in others}
    number = 2
    while seat.person in taken:
        seat, number = Seat(name, f"{clean(name).casefold()} {number}"), number + 1
    return seat


def checked(taken: Sequence[Seat], fewest: int, most: int) -> tuple[Seat, ...]:
    """These seats with their names cleaned. Raises `KnownError` as `seats` does."""
    names = [seat.name for seat in taken]
    if not fewest <= len(names) <= most:
        raise KnownError(
            QT_TRANSLATE_NOOP(
                "KnownError", "This game is for {fewest} to %Ln player(s); found {found}."
            ),
            fewest=fewest,
            n=most,
            found=len(names),
        )
    for place in range(len(names)):
        problem = name_problem(names, place)
        if problem is not None:
            raise problem
    return tuple(replace(seat, name=clean(seat.name)) for seat in taken)


def name_problem(names: Sequence[str], place: int) -> KnownError | None:
    """What is wrong with the name at `place` (from 0), or None: empty, too long, or twice."""
    name = clean(names[place])
    if not name:
        return KnownError(
            QT_TRANSLATE_NOOP("KnownError", "Player {number} has no name yet."), number=place + 1
        )
    if len(name) > LONGEST_NAME:
        return KnownError(
            QT_TRANSLATE_NOOP(
                "KnownError",
                "The name of player {number} has %Ln letter(s); at most {most} fit on the sheet.",
            ),
            number=place + 1,
            n=len(name),
            most=LONGEST_NAME,
        )
    if clean(name).casefold() in {clean(other).casefold() for other in names[:place]}:
        return KnownError(
            QT_TRANSLATE_NOOP(
                "KnownError", "Two players are called {name}; give one of them another name."
            ),
            name=name,
        )
    return None


def clean(name: str) -> str:
    """`name` in one Unicode form, without outer spaces and without what cannot be seen.

    Line breaks and control characters become spaces; marks that turn the direction of writing or
    take no room are dropped, but for the joiners that some scripts and pictures need inside a word.
    """
    seen = []
    for letter in unicodedata.normalize("NFC", name):
        match unicodedata.category(letter):
            case "Cc" | "Zl" | "Zp":
                seen.append(" ")
            case "Cf" | "Cs" | "Co" | "Cn" if letter not in JOINERS:
                pass
            case _:
                seen.append(letter)
    return " ".join("".join(seen).split()).strip(JOINERS + " ")
