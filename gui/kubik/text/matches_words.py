"""The words of the matches that are kept: the game, who plays, and when it was played last.

The first page shows them: nothing that takes long is loaded here.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QTime

from kubik.cards import Card
from kubik.text.catalogue import game_name, number, translate

if TYPE_CHECKING:
    from kubik.storage.saved import Saved

Names = Mapping[str, Card]
"""What is known of each shipped game, by its id."""

NO_YEAR = 1970
"""The year of a moment that could not be read."""

WEEKDAY = re.compile(r"[,\s]*dddd[,\s]*")


def game_and_form(saved: "Saved", names: Names) -> str:
    """What is played, with its form where the game has several; the id of an unknown game."""
    card = names.get(saved.game)
    if card is None:
        return saved.game or translate("Matches", "unknown game")
    form = card.forms.get(saved.form)
    if form is None:
        return game_name(card.name)
    text = translate("Matches", "{game}, {form}")
    return text.format(game=game_name(card.name), form=game_name(form))


def players(saved: "Saved") -> str:
    """Who plays and has how many points: `Anna 2,350 · Béla 1,900`."""
    points: Sequence[int | None] = saved.points
    if len(points) != len(saved.seats):  # where the match is damaged
        points = (None,) * len(saved.seats)
    said = []
    for seat, has in zip(saved.seats, points, strict=True):
        name = seat.name
        if seat.level is not None:
            name = translate("Matches", "{name} (computer)").format(name=name)
        said.append(name if has is None else f"{name} {number(has)}")
    return " · ".join(said)


def when(moment: datetime, now: datetime) -> str:
    """When something was, in the time of this place: `today 20:14`, `yesterday 21:05`, a date."""
    local, today = moment.astimezone(), now.astimezone().date()
    time = QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    if local.date() == today:
        #: When a match was played last: "today 20:14".
        return translate("Matches", "today {time}").format(time=time)
    if local.date() == today - timedelta(days=1):
        return translate("Matches", "yesterday {time}").format(time=time)
    if local.year <= NO_YEAR:
        #: When a match was played, or by whom, where that cannot be read.
        return translate("Matches", "unknown")
    return date(local)


def date(local: datetime) -> str:
    """The day with the month in letters: in some languages nobody knows which of 5/11 it is."""
    form = WEEKDAY.sub("", QLocale().dateFormat(QLocale.FormatType.LongFormat))
    return QLocale().toString(QDate(local.year, local.month, local.day), form)
