"""The words of the games: a translation must use those of the glossary."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from catalogues.messages import Catalogue, Message, words_of

SHORT = 6
"""So many words have the texts in which even a term that is not asked for `always` must stand."""


@dataclass(frozen=True, slots=True)
class Term:
    """An English word, and by language the stems of which a translation must have one."""

    key: str
    words: tuple[str, ...]
    stems: dict[str, tuple[str, ...]] = field(default_factory=dict)
    always: bool = False
    but: tuple[str, ...] = ()
    """The texts in which it means something else, or is best left out."""

    def stands_in(self, source: str) -> bool:
        """Whether a translation of `source` must use it."""
        words = words_of(source.replace("(s)", "s")).casefold()
        is_asked = self.always or len(words.split()) <= SHORT
        pattern = rf"\b(?:{'|'.join(map(re.escape, self.words))})\b"
        return is_asked and source not in self.but and bool(re.search(pattern, words))


def read_terms(path: Path) -> tuple[Term, ...]:
    """What the part `check` of the glossary at `path` asks for."""
    glossary = yaml.safe_load(path.read_text(encoding="utf-8"))
    return tuple(
        Term(
            key,
            tuple(asked.pop("words")),
            always=asked.pop("always", False),
            but=tuple(asked.pop("but", ())),
            stems={language: tuple(stems) for language, stems in asked.items()},
        )
        for key, asked in glossary["check"].items()
    )


def missing_terms(message: Message, catalogue: Catalogue, terms: Sequence[Term]) -> Iterator[str]:
    """The terms of a message that its translation has in no form."""
    for term in terms:
        stems = term.stems.get(catalogue.language, ())
        if not stems or not term.stands_in(message.source):
            continue
        for form in message.forms:
            said = words_of(form).lower()  # casefold would turn ß into ss
            if said.strip() and not any(stem in said for stem in stems):
                yield f"has no word for “{term.key}” ({', '.join(stems)}): {form}"
