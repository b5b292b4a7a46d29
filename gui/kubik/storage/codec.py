"""Values as one line of JSON, and back: the records of a match, and what preferences hold.

Only types that are reached from the one a `Codec` was made for can come out: nothing in the text
names code. A dataclass is an object with its fields; where several could stand it is within another
object under its name, `{"Bank": {}}`. What is None is left out, and a field with a default may be
missing, as in a text from before it was there.
"""

import json
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, Generic, NamedTuple, Self, TypeVar, Union, get_args, get_origin
from typing import get_type_hints as type_hints

from kubik.errors import QT_TRANSLATE_NOOP, KnownError, Phrase, shown
from kubik.play.records import Record

T = TypeVar("T")

LARGEST = 2**53
"""Whole numbers reach so far in JSON everywhere."""

BAD_VALUE = QT_TRANSLATE_NOOP("KnownError", "{where}: found {found}, expected {expected}.")
# Each stands in the place of {found} or {expected} above.
NOTHING = QT_TRANSLATE_NOOP("KnownError", "nothing")
HALF_CHARACTER = QT_TRANSLATE_NOOP("KnownError", "half a character")
TEXT = QT_TRANSLATE_NOOP("KnownError", "text")
WHOLE_NUMBER = QT_TRANSLATE_NOOP("KnownError", "a whole number")
LIST = QT_TRANSLATE_NOOP("KnownError", "a list")
LIST_OF = QT_TRANSLATE_NOOP("KnownError", "a list of {length}")
ONE_OF = QT_TRANSLATE_NOOP("KnownError", "one of {names}")
NO_FIELD = QT_TRANSLATE_NOOP("KnownError", "no field")
FIELDS_OF = QT_TRANSLATE_NOOP("KnownError", "{name} with its fields")
SOME_FIELDS = QT_TRANSLATE_NOOP("KnownError", "one name with its fields")
VALUE_FOR = QT_TRANSLATE_NOOP("KnownError", "a value for {name}")


class Codec(Generic[T]):
    """Turns values of one type into text and back."""

    def __init__(self, kind: Any) -> None:
        """Take the type: of `int`, `str`, `bool`, None, enums, dataclasses, tuples, unions."""
        self._part = _part(kind)

    def text(self, value: T) -> str:
        """One line of JSON. Raises `KnownError` for half a character (a lone surrogate)."""
        text = json.dumps(self._part.write(value), ensure_ascii=False, separators=(",", ":"))
        try:
            _check_characters(text)
        except _Wrong as wrong:
            raise wrong.known() from wrong
        return text

    def value(self, text: str) -> T:
        """The value that `text` stands for. Raises `KnownError` where it stands for none."""
        try:
            found: T = self._part.read(json.loads(text))
        except _Wrong as wrong:
            raise wrong.known() from wrong
        except (ValueError, RecursionError) as error:  # too deep, or a number of too many digits
            raise KnownError(BAD_VALUE, where="JSON", found=shown(text), expected="JSON") from error
        return found


class _Wrong(Exception):
    """What stands somewhere is not what was expected; the place is put together on the way up."""

    def __init__(self, found: object, expected: Phrase) -> None:
        super().__init__(found, expected)
        self.found = found
        self.expected = expected
        self.places: list[str] = []

    def within(self, place: str) -> Self:
        """The same, one level further out."""
        self.places.append(place)
        return self

    def known(self) -> KnownError:
        """The error for a person, with the whole place."""
        where = " → ".join(reversed(self.places)) or "JSON"
        found = self.found if isinstance(self.found, Phrase) else shown(self.found)
        return KnownError(BAD_VALUE, where=shown(where, 200), found=found, expected=self.expected)


class _Part(NamedTuple):
    """How values of one type are read from plain JSON and written to it."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any]


def _part(kind: Any) -> _Part:
    """The way to read and write values of the type `kind`."""
    if get_origin(kind) in {Union, UnionType}:
        return _union(get_args(kind))
    if get_origin(kind) is tuple:
        return _tuple(get_args(kind))
    if is_dataclass(kind):
        return _dataclass(kind)
    if issubclass(kind, StrEnum):
        return _word(kind)
    return {int: _NUMBER, str: _TEXT, bool: _SWITCH}[kind]


def _as_it_is(value: Any) -> Any:
    return value


def _read_number(value: Any) -> int:
    if type(value) is not int or not -LARGEST <= value <= LARGEST:
        raise _Wrong(value, Phrase(WHOLE_NUMBER))
    return value


def _read_text(value: Any) -> str:
    if type(value) is not str:
        raise _Wrong(value, Phrase(TEXT))
    if not value.isascii():
        _check_characters(value)
    return value


def _read_switch(value: Any) -> bool:
    if type(value) is not bool:
        raise _Wrong(value, Phrase(ONE_OF, names="true, false"))
    return value


def _check_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise _Wrong(Phrase(HALF_CHARACTER), Phrase(TEXT)) from error


_NUMBER = _Part(_read_number, _as_it_is)
_TEXT = _Part(_read_text, _as_it_is)
_SWITCH = _Part(_read_switch, _as_it_is)


def _word(kind: type[StrEnum]) -> _Part:
    words = {str(word): word for word in kind}

    def read(value: Any) -> StrEnum:
        if type(value) is not str or value not in words:
            raise _Wrong(value, Phrase(ONE_OF, names=", ".join(words)))
        return words[value]

    return _Part(read, str)


def _tuple(kinds: tuple[Any, ...]) -> _Part:
    is_open = kinds[-1] is ...
    if is_open and kinds[0] is int:
        return _NUMBERS
    parts = [_part(kind) for kind in kinds if kind is not ...]

    def read(value: Any) -> tuple[Any, ...]:
        if type(value) is not list:
            raise _Wrong(value, Phrase(LIST))
        if not is_open and len(value) != len(parts):
            raise _Wrong(value, Phrase(LIST_OF, length=len(parts)))
        found = []
        for place, item in enumerate(value):
            try:
                found.append(parts[0 if is_open else place].read(item))
            except _Wrong as wrong:
                raise wrong.within(str(place + 1)) from None
        return tuple(found)

    def write(value: tuple[Any, ...]) -> list[Any]:
        return [parts[0 if is_open else at].write(item) for at, item in enumerate(value)]

    return _Part(read, write)


def _read_numbers(value: Any) -> tuple[int, ...]:
    # Dice and faces: most of what a match consists of.
    if type(value) is not list:
        raise _Wrong(value, Phrase(LIST))
    for number in value:
        _read_number(number)
    return tuple(value)


_NUMBERS = _Part(_read_numbers, list)


def _dataclass(kind: Any) -> _Part:
    hints = type_hints(kind)
    parts = {field.name: _part(hints[field.name]) for field in fields(kind)}
    needed = [f.name for f in fields(kind) if f.default is MISSING]
    expected = Phrase(ONE_OF, names=", ".join(parts)) if parts else Phrase(NO_FIELD)

    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _Wrong(value, Phrase(FIELDS_OF, name=kind.__name__))
        found = {}
        for name, item in value.items():
            if name not in parts:
                raise _Wrong(name, expected).within(kind.__name__)
            try:
                found[name] = parts[name].read(item)
            except _Wrong as wrong:
                raise wrong.within(f"{kind.__name__}.{name}") from None
        for name in needed:
            if name not in found:
                raise _Wrong(Phrase(NOTHING), Phrase(VALUE_FOR, name=name)).within(kind.__name__)
        return kind(**found)

    def write(value: Any) -> dict[str, Any]:
        written = {}
        for name, part in parts.items():
            item = getattr(value, name)
            if item is not None or name in needed:
                written[name] = part.write(item)
        return written

    return _Part(read, write)


def _union(kinds: tuple[Any, ...]) -> _Part:
    if NoneType in kinds:
        [other] = [_part(kind) for kind in kinds if kind is not NoneType]
        return _Part(
            lambda value: None if value is None else other.read(value),
            lambda value: None if value is None else other.write(value),
        )
    parts = {kind.__name__: _part(kind) for kind in kinds}

    def read(value: Any) -> Any:
        if type(value) is not dict or len(value) != 1:
            raise _Wrong(value, Phrase(SOME_FIELDS))
        [(name, content)] = value.items()
        if name not in parts:
            raise _Wrong(name, Phrase(ONE_OF, names=", ".join(parts)))
        return parts[name].read(content)

    def write(value: Any) -> dict[str, Any]:
        name = type(value).__name__
        return {name: parts[name].write(value)}

    return _Part(read, write)


RECORD: Codec[Record] = Codec(Record)
"""The records of a match, as they are kept and handed on."""
