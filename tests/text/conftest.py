"""English by default, and a made-up language that shows what has been looked up."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from typing_extensions import override


class Brackets(QTranslator):
    """Translates every text by putting it into ‹brackets›."""

    @override
    def translate(
        self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"‹{source_text.replace('(s)', '' if n == 1 else 's')}›"


@pytest.fixture(autouse=True)
def english(english_forms: None) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def brackets(qapp: QCoreApplication) -> Iterator[None]:
    translator = Brackets()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
