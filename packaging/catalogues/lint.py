#!/usr/bin/env python3
"""Finds the mistakes in the catalogues that Qt's compiler lets through.

PYTHONPATH=packaging python -m catalogues.lint [--finished] [FILE.ts ...]

Without files it reads all catalogues of Kubik. A line a mistake, `file: context: source: what`, and
exit status 1 where there is one. A text without a translation is one only with --finished.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from catalogues import letters
from catalogues.messages import FORMS, PLACE, Catalogue, Message, mnemonics, plain, read
from catalogues.terms import Term, missing_terms, read_terms

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"

TOGETHER = (("MatchMenu", "UndoActions"), ("EndPanel", "MatchMenu"))
"""Contexts whose texts stand in one menu or dialog; else each is one by itself."""

BESIDE_OURS = ("qtbase",)
"""Qt's own texts: their contexts are classes, not menus, and their words not ours."""

CONFUSED = (("Undo", "Redo"), ("Undo", "Cancel"), ("Turn", "Round"))
"""Texts, of whatever context, that must not be the same: one would press the wrong one."""

SAME_IS_FINE = (
    {"off", "none"},  # in some languages one word says that there is no such rule, or points
    {"off", "not in this game"},
    {"none", "not in this game"},
    {"Game", "Games"},
    {"white", "White"},
    {"Coloured pairs", "When coloured pairs count"},
)
"""Texts of one context that may have one translation."""

Found = tuple[Message, str]


def mistakes(catalogue: Catalogue, terms: Sequence[Term] = ()) -> Iterator[Found]:
    """Every mistake of a catalogue but what is missing."""
    is_ours = not catalogue.name.startswith(BESIDE_OURS)
    for message in catalogue.messages:
        yield from ((message, what) for what in _of_message(message, catalogue.language))
        if is_ours and not message.is_empty and catalogue.language != "en":
            yield from ((message, what) for what in missing_terms(message, catalogue, terms))
    if is_ours and catalogue.language != "en":
        yield from _clashes(catalogue)
        yield from _same(catalogue)
    yield from _confused(catalogue)


def unfinished(catalogue: Catalogue) -> tuple[Message, ...]:
    """The texts that wait for a translation."""
    return tuple(m for m in catalogue.messages if not m.is_finished or m.is_empty)


def _of_message(message: Message, language: str) -> Iterator[str]:
    yield from _of_forms(message, language)
    for form in message.forms:
        if form.strip():
            yield from _of_places(message, form)
            if language != "en":
                yield from _of_mnemonic(message, form)
            yield from letters.mistakes(message.source, form, language)


def _of_forms(message: Message, language: str) -> Iterator[str]:
    is_counted = "%n" in message.source or "%Ln" in message.source
    if is_counted and not message.is_plural:
        yield "has a count, but is no plural: extract it anew"
    if message.is_empty:
        if message.is_finished:
            yield "is marked as finished, but empty"
        return
    if message.is_plural and len(message.forms) != FORMS[language]:
        yield f"{len(message.forms)} plural forms, {language} has {FORMS[language]}: shows English"
    if not all(form.strip() for form in message.forms):
        yield "one plural form is empty: shows English for every number"


def _of_places(message: Message, form: str) -> Iterator[str]:
    wanted, got = PLACE.findall(message.source), PLACE.findall(form)
    for place in sorted({*wanted, *got}):
        if wanted.count(place) != got.count(place):
            yield f"{place} is there {got.count(place)} times, not {wanted.count(place)}: {form}"


def _of_mnemonic(message: Message, form: str) -> Iterator[str]:
    wanted, got = mnemonics(message.source), mnemonics(form)
    if len(got) != len(wanted):
        yield f"{len(got)} keys marked with &, not {len(wanted)}: {form}"


def _clashes(catalogue: Catalogue) -> Iterator[Found]:
    contexts = {message.context for message in catalogue.messages}
    alone = contexts.difference(*TOGETHER)
    for group in (*TOGETHER, *((context,) for context in sorted(alone))):
        marked = [
            message
            for message in catalogue.messages
            if message.context in group and mnemonics(message.forms[0])
        ]
        for one, other in combinations(marked, 2):
            key = mnemonics(one.forms[0])[0]
            # "&Undo" and "&Undo: {decision}" are one entry at different moments.
            is_one_entry = plain(one.source).split(":")[0] == plain(other.source).split(":")[0]
            is_same_text = one.context == other.context and plain(one.source) == plain(other.source)
            if key in mnemonics(other.forms[0]) and not is_one_entry and not is_same_text:
                yield other, f"has the key {key} of {one.forms[0]}"


def _same(catalogue: Catalogue) -> Iterator[Found]:
    seen: dict[tuple[str, str], Message] = {}
    for message in catalogue.messages:
        if message.is_empty:
            continue
        key = (message.context, "|".join(plain(form).casefold() for form in message.forms))
        first = seen.setdefault(key, message)
        pair = {plain(first.source), plain(message.source)}
        if len({text.casefold() for text in pair}) > 1 and pair not in SAME_IS_FINE:
            yield message, f"has the translation of {first.source}: {message.forms[0]}"


def _confused(catalogue: Catalogue) -> Iterator[Found]:
    said = {plain(m.source): m for m in catalogue.messages if not m.is_empty}
    for one, other in CONFUSED:
        first, second = said.get(one), said.get(other)
        if first and second and _bare(first) == _bare(second):
            yield second, f"has the translation of {one}: {second.forms[0]}"


def _bare(message: Message) -> str:
    return plain(message.forms[0]).casefold()


def report(
    catalogue: Catalogue, terms: Sequence[Term] = (), *, finished: bool = False
) -> list[str]:
    """A line for each mistake, and for each text that is missing where all must be `finished`."""
    found = list(mistakes(catalogue, terms))
    if finished:
        found += [(message, "is not translated") for message in unfinished(catalogue)]
    return [f"{catalogue.name}: {m.context}: {m.source}: {what}" for m, what in found]


def main(arguments: Sequence[str]) -> int:
    """Print what is wrong; 1 where something is."""
    finished = "--finished" in arguments
    paths = [Path(name) for name in arguments if name != "--finished"]
    terms = read_terms(TRANSLATIONS / "glossary.yaml")
    missing: Mapping[str, int]
    lines, missing = [], {}
    for path in paths or sorted(TRANSLATIONS.glob("*.ts")):
        catalogue = read(path)
        lines += report(catalogue, terms, finished=finished)
        missing = {**missing, path.name: len(unfinished(catalogue))}
    print("\n".join(lines) or "no mistakes")
    for name, count in missing.items():
        if count:
            print(f"{name}: {count} not translated yet")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
