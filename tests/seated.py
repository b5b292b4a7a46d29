"""Seats for tests."""

from collections.abc import Sequence

from kubik.play.seats import Seat


def seated(*names: str, **levels: str) -> tuple[Seat, ...]:
    """A person for each name, then a computer player for each name with a level."""
    people = [Seat(name) for name in names]
    return (*people, *(Seat(name, level=level) for name, level in levels.items()))


def names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Who sits there, in order."""
    return tuple(seat.name for seat in seats)
