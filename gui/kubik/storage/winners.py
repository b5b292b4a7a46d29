"""Who has won a match that is kept, without deciding all of it anew."""

from kubik.errors import KnownError
from kubik.play.records import Stepped
from kubik.rules.events import MatchEnded
from kubik.storage.codec import RECORD
from kubik.storage.database import Database
from kubik.storage.saved import Saved, Status

MARK = "MatchEnded"
"""Stands in the line of the step that ended a match; most lines need not be read any further."""


def winners(database: Database, saved: Saved) -> tuple[str, ...]:
    """The names of those who have won; empty where nobody has, or where it cannot be read.

    In a match that is over, the last step that ended it stands: nothing comes after the end but
    taking it back. Raises `KnownError` where the file cannot be read.
    """
    if saved.status is not Status.ENDED:
        return ()
    for line in reversed(database.lines(saved.id)):
        if MARK not in line:
            continue
        try:
            record = RECORD.value(line)
        except KnownError:
            return ()
        for event in record.events if isinstance(record, Stepped) else ():
            if isinstance(event, MatchEnded):
                return tuple(
                    seat.name
                    for place, seat in enumerate(saved.seats)
                    if place in event.outcome.winners
                )
    return ()
