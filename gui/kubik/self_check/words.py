"""The languages: their catalogues, Qt's own, and the rule books."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator

from kubik.errors import QT_TRANSLATE_NOOP
from kubik.rule_files import shipped, shipped_ids
from kubik.self_check.checks import Check, Fault, counted
from kubik.text.catalogue import look_up
from kubik.text.languages import LANGUAGES, Languages, catalogues
from kubik.text.rule_book import page

OURS = ("MatchMenu", QT_TRANSLATE_NOOP("MatchMenu", "&New match…"))
QTS = ("QPlatformTheme", "Cancel")
"""A text of Kubik, and one of Qt, that no language but English has as it is."""
ENGLISH = "en"


def checks(place: Path) -> Sequence[Check]:
    """A check for each language; catalogues that are not compiled yet are compiled in `place`."""
    application = QCoreApplication.instance() or QCoreApplication(["kubik"])
    languages = Languages(application, place)
    return tuple(
        Check(f"language {code}", partial(language, code, languages, place)) for code in LANGUAGES
    )


def language(code: str, languages: Languages, place: Path) -> str:
    """Its catalogues are there and know their texts; its rule books are its own, and are whole."""
    files = catalogues(code, place)
    for file in files:
        if not QTranslator().load(str(file)):
            raise Fault(f"{file.name} cannot be read")
    ours = [file for file in files if file.name == f"kubik_{code}.qm"]
    if not ours:
        raise Fault(f"there is no kubik_{code}.qm")
    languages.use(code)
    for context, text in (OURS, QTS) if code != ENGLISH else ():
        if look_up(context, text) == text:
            raise Fault(f"{text} is not translated")
    size = sum(file.stat().st_size for file in files) // 1000
    compiled = counted(len(files), "catalogue")
    said = look_up(*OURS).replace("&", "")
    return f"{LANGUAGES[code]}: “{said}”, {compiled} of {size} kB, {_books(code)}"


def _books(code: str) -> str:
    sections = words = 0
    for game in shipped_ids():
        for form in shipped(game).forms:
            book = page(shipped(game).ruleset(form.id), code)
            if book.language != code:
                raise Fault(f"the rule book of {game} is told in {book.language}")
            for section in book.sections:
                if not section.html or not section.plain:
                    raise Fault(f"{section.id} of {game} says nothing")
                words += len(section.plain.split())
            sections += len(book.sections)
    return f"{len(shipped_ids())} rule books, all forms: {sections} sections, {words:,} words"
