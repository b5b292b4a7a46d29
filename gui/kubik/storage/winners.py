"""Who has won a match that is kept, without deciding all of it anew."""

from kubik.errors import KnownError
from kubik.play.records import Stepped
from kubik.rules.events import MatchEnded
from kubik.storage.codec import RECORD
from kubik.storage.database import Database
from kubik.storage.saved import Saved, Status

MARK = "MatchEnded"
"""Stands in the line of the step that ended a match."""


def winners(database: Database, saved: Saved) -> tuple[str, ...]:
    """The names of those who have won; empty where nobody has, or where it cannot be read.

    In a match that is over, the last step that ended it stands: nothing comes after the end but
    taking it back.
    """
    if saved.status is not Status.ENDED:
        return ()
    try:
        record = RECORD.value(database.last_line(saved.id, MARK) or "")
    except KnownError:
        return ()
    for event in record.events if isinstance(record, Stepped) else ():
        if isinstance(event, MatchEnded):
            winning = event.outcome.winners
            return tuple(seat.name for place, seat in enumerate(saved.seats) if place in winning)
    return ()
