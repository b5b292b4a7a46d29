"""Looks words up without Qt, for what has to be said where Qt cannot start.

A compiled catalogue (Qt's format, `qttools/src/linguist/shared/qm.cpp`) is a row of blocks, each a
tag and a length. One block holds the messages; a message is a row of parts in the same way, the
first of them the translation, then the English text. Numbers have their highest byte first.
"""

import locale
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from kubik.errors import KnownError, Phrase
from kubik.resources import INSTALLED_IN, folder
from kubik.storage import glance

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
MESSAGES = 0x69
END, TRANSLATION, TEXT = 1, 3, 6
OLD = 5
"""A part of four bytes that has no length."""
ENGLISH = "en"
FILE = "kubik.sqlite"


def error_words(error: KnownError, language: str) -> str:
    """What went wrong, in this language, or in English where that cannot be looked up."""
    try:
        texts = _known_texts(language)
    except (KnownError, OSError, ValueError, IndexError, SyntaxError):  # the last one is XML's
        texts = {}
    return _worded(error, texts)


def _worded(error: KnownError | Phrase, texts: Mapping[str, str]) -> str:
    values = {
        name: _worded(value, texts) if isinstance(value, KnownError | Phrase) else value
        for name, value in error.values.items()
    }
    return texts.get(error.text, error.text).format_map(values)


def language_wanted(environ: Mapping[str, str]) -> str:
    """The language chosen in Kubik, or else in its installer, or else the first of the system's."""
    try:
        ours = {path.stem.partition("_")[2] for path in folder("translations").glob("kubik_*.*")}
    except KnownError:
        return ENGLISH
    chosen = str(glance.settings(data_folder(environ) / FILE).get("language"))
    for tag in (chosen, environ.get(INSTALLED_IN, ""), *_system_languages(environ)):
        code = tag.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in ours:
            return code
    return ENGLISH


def data_folder(environ: Mapping[str, str], system: str = sys.platform) -> Path:
    """Where Qt says that Kubik keeps its matches."""
    match system:
        case "win32":
            return Path(environ.get("APPDATA", "")) / "kubik"
        case "darwin":
            return Path.home() / "Library" / "Application Support" / "kubik"
        case _:
            base = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
            return Path(base) / "kubik"


def _system_languages(environ: Mapping[str, str]) -> Sequence[str]:
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return (locale.windows_locale.get(number, ENGLISH),)
    first = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ENGLISH
    if first.split(".")[0] in {"C", "POSIX"}:
        return (ENGLISH,)
    return (*environ.get("LANGUAGE", "").split(":"), first)


def _known_texts(language: str) -> Mapping[str, str]:
    compiled = folder("translations") / f"kubik_{language}.qm"
    source = compiled.with_suffix(".ts")  # in a checkout, where the compiled one may be older
    if source.is_file():
        return dict(_source_texts(source))
    return dict(compiled_texts(compiled.read_bytes())) if compiled.is_file() else {}


def _source_texts(source: Path) -> Iterator[tuple[str, str]]:
    import xml.etree.ElementTree as ET  # an installed program has no sources, and no parser

    for message in ET.parse(source).iter("message"):
        text, said = message.findtext("source"), message.findtext("translation")
        if text and said and said.strip():
            yield text, said


def compiled_texts(content: bytes) -> Iterator[tuple[str, str]]:
    """The English texts of a catalogue and what stands for each; of several forms the last one.

    Raises `ValueError` where the file is none.
    """
    if not content.startswith(MAGIC):
        msg = "this is no compiled catalogue"
        raise ValueError(msg)
    position = len(MAGIC)
    while position < len(content):
        tag, size = content[position], int.from_bytes(content[position + 1 : position + 5])
        position += 5
        if tag == MESSAGES:
            yield from _messages(content[position : position + size])
        position += size


def _messages(content: bytes) -> Iterator[tuple[str, str]]:
    position, text, said = 0, "", ""
    while position < len(content):
        tag = content[position]
        position += 1
        if tag == END:
            if text and said:
                yield text, said
            text = said = ""
            continue
        if tag == OLD:
            position += 4
            continue
        size = int.from_bytes(content[position : position + 4])
        position += 4
        if size == 0xFFFFFFFF:  # noqa: PLR2004 - it stands for nothing
            size = 0
        part = content[position : position + size]
        position += size
        if tag == TRANSLATION:
            said = part.decode("utf-16-be")
        elif tag == TEXT:
            text = part.decode()


def wanted_words(error: KnownError) -> str:
    """What went wrong, in the language of whoever starts the program."""
    return error_words(error, language_wanted(os.environ))
