"""The messages of a catalogue, as the linter reads them."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PLACE = re.compile(r"%L?n|%L?\d+|\{\w*\}")
"""What is filled in when a text is shown."""

FORMS = {"en": 2, "hu": 1, "de": 2, "ru": 3, "ky": 2}
"""How many forms Qt wants of a counted text; with fewer it shows English, without a word."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text: its context, the English of it, and its translation in one form or several."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool = False
    is_finished: bool = True

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been translated."""
        return not any(form.strip() for form in self.forms)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All messages of one language in one file; what is obsolete is left out."""

    name: str
    language: str
    messages: tuple[Message, ...]


def read(path: Path) -> Catalogue:
    """The catalogue at `path`, whose name ends with its language."""
    root = ET.parse(path).getroot()
    return Catalogue(path.name, path.stem.rsplit("_", 1)[-1], tuple(_messages(root)))


def _messages(root: ET.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in {"vanished", "obsolete"}:
                continue
            is_plural = message.get("numerus") == "yes"
            forms = translation.findall("numerusform") if is_plural else [translation]
            yield Message(
                context.findtext("name") or "",
                message.findtext("source") or "",
                tuple(form.text or "" for form in forms),
                is_plural,
                translation.get("type") != "unfinished",
            )


def mnemonics(text: str) -> list[str]:
    """The letters that a text marks as keys, in small letters."""
    return [letter.lower() for letter in re.findall(r"&([^&\s])", text.replace("&&", ""))]


def plain(text: str) -> str:
    """A text without the mark of its key."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def words_of(text: str) -> str:
    """The words of a text alone: no places, no mark of a key."""
    return PLACE.sub(" ", plain(text))
