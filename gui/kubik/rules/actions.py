"""What a player may want to do. An action may be refused; the refusal says why."""

from dataclasses import dataclass

from kubik.rules.combination import Shape


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice that are not set aside."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Set aside exactly these dice of the present throw, by their places (from 0, sorted).

    The choice may be changed until the next throw, and need not be complete: two of three 2s may be
    chosen on the way to the triplet, but then nothing else can be done yet.
    """

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bank:
    """Stop and write the points of the turn."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Throw the dice the previous player left, building on his points (RULES.md A2.10)."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Announce before the first throw that the turn is played against `seat` (A1.20)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Attempt:
    """Keep `dice` (places, sorted), throw the others once to complete `shape` (A4.5, A4.7)."""

    shape: Shape
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Accept the bust instead of attempting a combination."""


@dataclass(frozen=True, slots=True)
class Score:
    """Write the present throw into the box with this id (RULES.md A3.5)."""

    box: str


@dataclass(frozen=True, slots=True)
class ChangeSeats:
    """Seat the players anew: others join, some leave, the order changes.

    `sources` gives for each new seat the old one that its player comes from, None for a newcomer.
    Where nobody moves (a player is only called otherwise) it is always allowed.
    """

    sources: tuple[int | None, ...]


Action = Roll | Keep | Bank | TakeOver | Challenge | Attempt | GiveUp | Score | ChangeSeats
