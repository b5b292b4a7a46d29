"""What happens to what belongs to the seats when the players sit anew."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

Sources = tuple[int | None, ...]
"""For each new seat the old one that its player comes from, None for a newcomer."""


def is_as_before(sources: Sources, seats: int) -> bool:
    """Whether nobody joins, leaves or moves."""
    return sources == tuple(range(seats))


def is_possible(sources: Sources, seats: int) -> bool:
    """Whether somebody sits, and every source is one of the old seats, none of them named twice."""
    old = [source for source in sources if source is not None]
    is_once = len(set(old)) == len(old)
    return bool(sources) and is_once and all(0 <= source < seats for source in old)


def has_only_left(sources: Sources) -> bool:
    """Whether some may have left, but nobody has joined or changed places."""
    old = [source for source in sources if source is not None]
    return len(old) == len(sources) and old == sorted(old)


def seated(items: Sequence[T], sources: Sources, fresh: T) -> tuple[T, ...]:
    """What belongs to each seat, in the new order; `fresh` for a newcomer."""
    return tuple(fresh if source is None else items[source] for source in sources)


def heir(seat: int, sources: Sources, seats: int) -> int:
    """The new seat of whoever sat on `seat`, or of the next one after him who has stayed."""
    for step in range(seats):
        old = (seat + step) % seats
        if old in sources:
            return sources.index(old)
    return 0
