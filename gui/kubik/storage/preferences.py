"""What people have set, and what they played last."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, TypeVar, get_type_hints

from kubik.errors import KnownError
from kubik.play.seats import Seat
from kubik.storage.codec import Codec
from kubik.storage.database import Database

W = TypeVar("W", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class LastMatch:
    """The match that was begun last, for the next one."""

    game: str
    form: str
    house_rules: tuple[tuple[str, str], ...] = ()
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Preferences:
    """Everything that can be set. The words are those of `Timings`, `Scheme` and `FeltColour`."""

    speed: str = "normal"
    look: str = "system"
    felt: str = "automatic"
    volume: int = field(default=65, metadata={"range": (0, 100)})
    """Of the sounds, in hundredths; 0 is silence."""
    asks_before_giving_away: bool = True
    """Whether to ask before a box is filled that gives many points away."""
    language: str | None = None
    """Of the program, as `hu`; None for the system's."""
    window: str | None = None
    """Place and size of the window as Qt saves them, in base 64."""
    last_match: LastMatch | None = None


_CODECS: dict[str, Codec[Any]] = {
    name: Codec(kind) for name, kind in get_type_hints(Preferences).items()
}


def read(database: Database) -> Preferences:
    """The preferences that are kept; what is not kept or cannot be read is as at first."""
    try:
        texts = database.settings()
    except KnownError:
        return Preferences()
    found: dict[str, Any] = {}
    for one in fields(Preferences):
        try:
            value = _CODECS[one.name].value(texts[one.name])
        except (KeyError, KnownError):
            continue
        if "range" in one.metadata:
            lowest, highest = one.metadata["range"]
            if not lowest <= value <= highest:
                continue
        found[one.name] = value
    return Preferences(**found)


def change(database: Database, **changes: Any) -> Preferences:
    """Keep these changes; what is so already is not written. Raises `KnownError`."""
    before = read(database)
    after = replace(before, **changes)
    texts = {
        one.name: _CODECS[one.name].text(getattr(after, one.name))
        for one in fields(Preferences)
        if getattr(after, one.name) != getattr(before, one.name)
    }
    if texts:
        database.set(texts)
    return after


def word(found: str, words: Iterable[W], default: W) -> W:
    """The word that was set; `default` where there is none like it (an older or newer Kubik)."""
    return next((word for word in words if word == found), default)
