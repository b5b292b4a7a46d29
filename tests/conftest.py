"""Draw on no screen: Qt reads this once, when it is first imported. And speak English."""

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def english_forms(qapp: object) -> Iterator[None]:
    """The English plurals, as they are there in every language of the program."""
    from PySide6.QtCore import QCoreApplication, QTranslator  # noqa: PLC0415 - most need no Qt

    from kubik.text.languages import catalogues  # noqa: PLC0415

    translator = QTranslator()
    for path in catalogues("en"):
        if path.stem == "kubik_en":
            assert translator.load(str(path))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
