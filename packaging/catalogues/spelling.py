#!/usr/bin/env python3
"""Finds misspelt words in everything that Kubik says, with hunspell.

PYTHONPATH=packaging python -m catalogues.spelling                     every language
PYTHONPATH=packaging python -m catalogues.spelling --write LANGUAGE    its list of words, anew

A line a word, `file: text: word`, and exit status 1 where there is one; 2 where hunspell or one of
its dictionaries is missing. Words that are right but in no dictionary stand in
`translations/words/LANGUAGE.txt`; --write puts every unknown word there and takes out what is
used no more, so look at what it has changed.

Kyrgyz has no dictionary: its list holds every Kyrgyz word that Kubik says, so that a new one, or a
new form of one, asks to be looked at. That finds slips, not what was wrong when first listed.
"""

import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from shutil import which
from typing import Any, Protocol

import yaml

from catalogues.letters import CYRILLIC, FOREIGN, MIXED
from catalogues.messages import read, words_of

ROOT = Path(__file__).resolve().parents[2]

DICTIONARIES = {"en": "en_GB", "hu": "hu_HU", "de": "de_DE", "ru": "ru_RU", "ky": None}
"""The dictionary of each language."""

PACKAGES = "hunspell hunspell-en-gb hunspell-hu hunspell-de-de hunspell-ru"
"""What Debian calls hunspell and the dictionaries."""

LEFT_OUT = re.compile(
    r"<!--.*?-->|```.*?```|`[^`]*`|\]\([^)]*\)|https?://\S+|</?\w[^>\n]*>", re.DOTALL
)
"""What is not read: remarks, code, where links lead, tags."""

PLURAL = re.compile(r"\{plural [^:}]*:([^}]*)\}")
DIRECTIVE = re.compile(r"\{[^}]*\}")
ENTITY = re.compile(r"&#?\w+;")
GLUE = str.maketrans({"‑": "-", "’": "'", "\u00ad": None})
"""One hyphen, one apostrophe, and none of the places where a word may be broken."""

WORD = re.compile(r"(?<!\w)(?<!\d-)[^\W\d_]+(?:['-][^\W\d_]+)*(?!\w)")
"""Letters, also with a hyphen or an apostrophe in their midst; no ending of a number."""


@dataclass(frozen=True, slots=True)
class Text:
    """What is written in a file in one language, and the words of it that are to be looked up."""

    file: str
    language: str
    said: str
    words: tuple[str, ...]


class Speller(Protocol):
    """Knows the words of some languages."""

    def unknown(self, language: str, words: Collection[str]) -> frozenset[str]:
        """Those `words` that the language does not have."""


class MissingError(Exception):
    """Hunspell or a dictionary is not there; its text says which."""


class Hunspell:
    """Asks the program hunspell. Raises `MissingError` where it is not there, or a dictionary."""

    def __init__(self) -> None:
        """Look for the program."""
        self._program = which("hunspell")
        if self._program is None:
            raise MissingError(f"hunspell is missing; on Debian: apt-get install {PACKAGES}")

    def unknown(self, language: str, words: Collection[str]) -> frozenset[str]:
        """Those `words` of which hunspell does not know a part; all, where it has no dictionary."""
        dictionary = DICTIONARIES[language]
        if dictionary is None:
            return frozenset(words)
        done = subprocess.run(
            [str(self._program), "-l", "-i", "utf-8", "-d", dictionary],
            input="\n".join(words) + "\n",
            check=False,
            capture_output=True,
            encoding="utf-8",
        )
        if done.returncode:
            said = done.stderr.strip()
            raise MissingError(
                f"the dictionary {dictionary} is missing; on Debian: apt-get install {PACKAGES}\n"
                f"{said}"
            )
        parts = set(done.stdout.split())
        return frozenset(word for word in words if parts & {word, *re.split("['-]", word)})


def words_in(text: str) -> tuple[str, ...]:
    """The words of a text, in order, without code, tags, entities and numbers."""
    plain = unescape(LEFT_OUT.sub(" ", text)).translate(GLUE).replace("(s)", "s")
    return tuple(WORD.findall(plain))


def in_catalogue(path: Path) -> Iterator[Text]:
    """The translations of a catalogue."""
    catalogue = read(path)
    for message in catalogue.messages:
        for form in message.forms:
            yield _of_window(path.name, catalogue.language, form)


def in_code(path: Path) -> Iterator[Text]:
    """The English texts of the code, as the catalogue at `path` has taken them from there."""
    for source in dict.fromkeys(message.source for message in read(path).messages):
        yield _of_window("gui/kubik", "en", source)


def in_rule_text(path: Path) -> Iterator[Text]:
    """The lines of a rule text; of the directives only the forms of a word."""
    language = path.name.split(".")[-2]
    for line in LEFT_OUT.sub(" ", path.read_text(encoding="utf-8")).splitlines():
        words = DIRECTIVE.sub(" ", PLURAL.sub(r" \1 ", line))
        yield Text(path.name, language, line, words_in(words))


def in_game(path: Path) -> Iterator[Text]:
    """The words of a rule file in every language."""
    for language, said in _worded(yaml.safe_load(path.read_text(encoding="utf-8"))):
        yield Text(path.name, language, said, words_in(said))


def in_prose(path: Path) -> Iterator[Text]:
    """The paragraphs of an English document."""
    for paragraph in re.split(r"\n\s*\n", LEFT_OUT.sub(" ", path.read_text(encoding="utf-8"))):
        yield Text(path.name, "en", " ".join(paragraph.split()), words_in(paragraph))


def everything(root: Path) -> Iterator[Text]:
    """All that Kubik says, and tells of itself, in the checkout at `root`."""
    translations = root / "translations"
    for path in sorted(translations.glob("*.ts")):
        yield from in_catalogue(path)
    yield from in_code(translations / "kubik_hu.ts")
    for path in sorted((translations / "rules").glob("*.*.md")):
        yield from in_rule_text(path)
    for path in sorted((root / "assets" / "games").glob("*.yaml")):
        yield from in_game(path)
    for name in ("README.md", "CHANGELOG.md"):
        yield from in_prose(root / name)


def names(root: Path) -> frozenset[str]:
    """The words of the English names of the games, which other languages may keep."""
    games = sorted((root / "assets" / "games").glob("*.yaml"))
    told = (yaml.safe_load(path.read_text(encoding="utf-8"))["name"]["en"] for path in games)
    return frozenset(word for name in told for word in words_in(name))


def mistakes(
    texts: Sequence[Text], lists: Mapping[str, Collection[str]], speller: Speller
) -> Iterator[tuple[Text, str]]:
    """Every word that is in no list of its language, and that the speller does not know."""
    for language in dict.fromkeys(text.language for text in texts):
        ours = [text for text in texts if text.language == language]
        listed = lists.get(language, ())
        asked = sorted({word for text in ours for word in text.words if not _is_in(listed, word)})
        unknown = speller.unknown(language, asked)
        for text in ours:
            for word in dict.fromkeys(text.words):
                if word in unknown or _has_foreign_letter(word, language):
                    yield text, word


def read_list(path: Path) -> frozenset[str]:
    """The words of a list, one a line; none where there is no list."""
    return frozenset(path.read_text(encoding="utf-8").split() if path.exists() else ())


def new_list(
    texts: Sequence[Text], old: Collection[str], known: Collection[str], speller: Speller
) -> tuple[str, ...]:
    """What the list of the language of `texts` must hold, in order; unused words of the `old` go.

    A new word that stands there in small letters too is listed in these.
    """
    unknown = {word for _, word in mistakes(texts, {texts[0].language: known}, speller)}
    used = {form for word in unknown for form in _forms(word) if form in old}
    new = {word for word in unknown if not _is_in(used, word)}
    return tuple(sorted(used | {word for word in new if not _is_in(new - {word}, word)}))


def _of_window(file: str, language: str, text: str) -> Text:
    return Text(file, language, text, words_in(words_of(ENTITY.sub(" ", text))))


def _worded(part: Any) -> Iterator[tuple[str, str]]:
    """Languages and words, wherever a part of a rule file has an English word."""
    match part:
        case {"en": _}:
            yield from part.items()
        case dict():
            for inner in part.values():
                yield from _worded(inner)
        case list():
            for inner in part:
                yield from _worded(inner)
        case _:  # a number, an id
            pass


def _is_in(listed: Collection[str], word: str) -> bool:
    """Whether a list has a word; one in small letters may also begin, or be all, in capitals."""
    return any(form in listed for form in _forms(word))


def _forms(word: str) -> tuple[str, ...]:
    small = word.lower() if word.isupper() else word[0].lower() + word[1:]
    return word, small


def _has_foreign_letter(word: str, language: str) -> bool:
    return language in CYRILLIC and bool(MIXED.search(word) or set(word) & set(FOREIGN[language]))


def main(arguments: Sequence[str]) -> int:
    """Print the unknown words; 1 where there is one, 2 where they cannot be looked up."""
    texts, known = tuple(everything(ROOT)), names(ROOT)
    paths = {name: ROOT / "translations" / "words" / f"{name}.txt" for name in DICTIONARIES}
    try:
        speller = Hunspell()
        match list(arguments):
            case []:
                lists = {name: known | read_list(path) for name, path in paths.items()}
                lines = [
                    f"{text.file}: {' '.join(text.said.split())}: {word}"
                    for text, word in mistakes(texts, lists, speller)
                ]
                print("\n".join(lines) or "no unknown words")
                return 1 if lines else 0
            case ["--write", language] if language in paths:
                ours = tuple(text for text in texts if text.language == language)
                listed = new_list(ours, read_list(paths[language]), known, speller)
                paths[language].write_text("".join(f"{word}\n" for word in listed), "utf-8")
                name = paths[language].relative_to(ROOT)
                print(f"{name}: {len(listed)} words; look at the new ones")
                return 0
            case _:
                print(__doc__)
                return 2
    except MissingError as missing:
        print(missing)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
