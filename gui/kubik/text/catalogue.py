"""Looks words up in the language of the moment."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from kubik.errors import KnownError

translate = QCoreApplication.translate
"""`translate("Context", "text {named}")`: lupdate finds only calls with two literal texts."""


def look_up(context: str, text: str) -> str:
    """The translation of a text that was marked with `QT_TRANSLATE_NOOP` where it is written."""
    return translate(context, text)


def number(n: int) -> str:
    """A whole number as the language of the moment groups its digits."""
    return QLocale().toString(n)


def listing(words: Sequence[str]) -> str:
    """Several words as one: `Anna, Béla and Carla`."""
    return QLocale().createSeparatedList(words)


def error_text(error: KnownError) -> str:
    """What went wrong, for a person."""
    values = {
        name: number(value) if isinstance(value, int) else value
        for name, value in error.values.items()
    }
    return look_up("KnownError", error.text).format_map(values)


def game_name(words: Mapping[str, str]) -> str:
    """The name of a game, a form or a box; English where the rule file lacks the language."""
    language = QLocale().name().split("_")[0]
    return words.get(language, words["en"])
