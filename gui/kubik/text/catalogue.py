"""Looks words up in the language of the moment."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from kubik.errors import KnownError, Phrase, RuleFileError

translate = QCoreApplication.translate
"""`translate("Context", "text {named}")`, or `translate("Context", "%Ln point(s)", None, n)`.

lupdate finds only calls with two literal texts. A noun that follows a number stands in the second
kind, where `%Ln` is the number, 0 or more, and chooses the form of the sentence; one count a
sentence. First comes `translate`, then `.format`.
"""


def look_up(context: str, text: str, n: int = -1) -> str:
    """The translation of a text that was marked with `QT_TRANSLATE_NOOP` where it is written.

    `n` is the count of a text with `%Ln`.
    """
    return translate(context, text, None, n)


def number(n: int) -> str:
    """A whole number as the language of the moment groups its digits."""
    return QLocale().toString(n)


def listing(words: Sequence[str]) -> str:
    """Several words as one: `Anna, Béla and Carla`."""
    return QLocale().createSeparatedList(words)


def quoted(words: str) -> str:
    """A name in the quotation marks of the language: “Full house”, „Full House“, «Фулл-хаус»."""
    return QLocale().quoteString(words)


def error_text(error: KnownError | Phrase) -> str:
    """What went wrong, for a person."""
    values = {name: _worded(value) for name, value in error.values.items()}
    if isinstance(error, RuleFileError):  # the command line says the rest of it
        text = translate("KnownError", "{file}, line {line}, column {column}: there is a mistake.")
        return text.format_map(values)
    count = error.values.get("n", -1)
    assert isinstance(count, int)
    return look_up("KnownError", error.text, count).format_map(values)


def _worded(value: object) -> object:
    match value:
        case KnownError() | Phrase():
            return error_text(value)
        case int():
            return number(value)
        case _:
            return value


def game_name(words: Mapping[str, str]) -> str:
    """The name of a game, a form or a box; English where the rule file lacks the language."""
    language = QLocale().name().split("_")[0]
    return words.get(language, words["en"])
