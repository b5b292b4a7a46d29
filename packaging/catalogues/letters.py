"""Mistakes in how a translation is written: letters, spaces, ends, and what stands by a place."""

import re
from collections.abc import Iterator

from catalogues.messages import PLACE, plain, words_of

CYRILLIC = ("ru", "ky")

FOREIGN = {
    "hu": "äßÄ",
    "de": "áéíóúőűÁÉÍÓÚŐŰ",
    "ru": "ңөүҢӨҮіїєәғқұһ",
    "ky": "әғқұһіӘҒҚҰҺІїє",
}
"""Letters of a neighbour's alphabet: Kazakh ones in Kyrgyz, Kyrgyz ones in Russian."""

BANNED = {
    "hu": ("tekercs", "lejátszó", "egyenes"),
    "de": ("rollen ", "von einer art", "rolle "),
    "ru": ("рулон", "прям"),
    "ky": ("тамаша", "өкчөмө", "манжасы", "түз "),
}
"""What machines say for a roll, a player, a straight, fun (see the glossary, `not_used`)."""

ENDS = ("…", ":", "?", "!", ".")

PLACES = rf"(?:{PLACE.pattern})"
GLUED = re.compile(rf"{PLACES}[-‑]?[^\W\d_%]")
ARTICLE = re.compile(rf"\b[Aa]z?\s+[„»]?{PLACES}")
MIXED = re.compile(r"[A-Za-z](?=[а-яёңөү])|(?<=[а-яёңөү])[A-Za-z]", re.IGNORECASE)


def mistakes(source: str, form: str, language: str) -> Iterator[str]:
    """What is written wrongly in `form`, a translation of `source`."""
    yield from _spaces(source, form)
    yield from _ends(source, form)
    words = words_of(form)
    if language in CYRILLIC and MIXED.search(words):
        yield f"a Latin letter in a Cyrillic word: {form}"
    if language not in CYRILLIC and re.search("[а-яё]", words, re.IGNORECASE):
        yield f"a Cyrillic letter: {form}"
    foreign = sorted(set(words) & set(FOREIGN.get(language, "")))
    if foreign:
        yield f"a letter that {language} does not have, {' '.join(foreign)}: {form}"
    for banned in BANNED.get(language, ()):
        if re.search(rf"\b{re.escape(banned)}", f"{words.casefold()} "):
            yield f"“{banned.strip()}” is a machine's word: {form}"
    if GLUED.search(plain(form)) and not GLUED.search(plain(source)):
        yield f"an ending glued to a place; it depends on what stands there: {form}"
    if language == "hu" and ARTICLE.search(plain(form)):
        yield f"an article before a place; a or az depends on what stands there: {form}"


def _spaces(source: str, form: str) -> Iterator[str]:
    if form != form.strip() and source == source.strip():
        yield f"a space at its beginning or end: “{form}”"
    if "  " in form and "  " not in source:
        yield f"two spaces: {form}"


def _ends(source: str, form: str) -> Iterator[str]:
    if "..." in form:
        yield f"three dots instead of …: {form}"
    wanted, got = _end(source), _end(form)
    if wanted != got:
        yield f"ends with “{got}”, not with “{wanted}”: {form}"


def _end(text: str) -> str:
    return next((end for end in ENDS if text.rstrip().replace("...", "…").endswith(end)), "")
