"""Two made-up languages: whatever was not looked up, or not looked up again, stands out."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from string import ascii_letters

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from typing_extensions import override

LONGER = 0.4
"""A translation may be so much longer than the English text."""

KEPT = re.compile(r"(\{\w+\}|%L?n|<[^>]*>|&\w+;)")
"""Places that are filled in, and marks of rich text."""


@dataclass(frozen=True)
class Tongue:
    """Puts every text between `marks`, and its letters into others."""

    code: str
    """The language whose numbers, dates and names of games it uses."""
    marks: tuple[str, str]
    letters: str
    """What stands for a–z and A–Z."""

    def said(self, text: str) -> str:
        """`text` in this language."""
        table = str.maketrans(ascii_letters, self.letters)
        parts = KEPT.split(text)
        strange = "".join(p if place % 2 else p.translate(table) for place, p in enumerate(parts))
        return f"{self.marks[0]}{strange}{'~' * round(len(text) * LONGER)}{self.marks[1]}"


ACCENTED = Tongue("de", ("⟦", "⟧"), "åƀçđéƒğĥíĵķłɱñöþɋŕšţûṽŵẋýžÅɃÇĐÉƑĞĤÍĴĶŁⱮÑÖÞɊŔŠŢÛṼŴẊÝŽ")
GREEK = Tongue("ru", ("⟪", "⟫"), "αβψδεφγηιξκλμνοπϙρστθωϟχυζΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠϘΡΣΤΘΩϞΧΥΖ")


class PseudoTranslator(QTranslator):
    """Knows a translation of every text there is, Qt's own too."""

    def __init__(self, tongue: Tongue) -> None:
        super().__init__()
        self.tongue = tongue

    @override
    def translate(
        self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        # Qt asks for this one to know the direction of writing.
        return (
            source_text if source_text == "QT_LAYOUT_DIRECTION" else self.tongue.said(source_text)
        )


def settle() -> None:
    """Let happen what waits, and what is to be deleted be gone."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class PseudoLanguages:
    """Speaks one of the made-up languages at a time, as `Languages` does the real ones."""

    def __init__(self) -> None:
        self._spoken: PseudoTranslator | None = None

    def use(self, tongue: Tongue | None) -> None:
        """Speak `tongue` from now on; None for English."""
        if self._spoken is not None:
            QCoreApplication.removeTranslator(self._spoken)
        self._spoken = PseudoTranslator(tongue) if tongue is not None else None
        QLocale.setDefault(QLocale(tongue.code if tongue is not None else "en"))
        if self._spoken is not None:
            QCoreApplication.installTranslator(self._spoken)
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())
        settle()


@contextmanager
def spoken(tongue: Tongue) -> Iterator[PseudoLanguages]:
    """Speak `tongue` for a while."""
    languages = PseudoLanguages()
    languages.use(tongue)
    try:
        yield languages
    finally:
        languages.use(None)
