"""Windows are tested in English, and live until their test has closed them."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def english(english_forms: None) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def kept_windows(qtbot: QtBot) -> Iterator[list[QWidget]]:
    """Holds what `qtbot.addWidget` is given: a window collected while it paints crashes."""
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def keep(widget: QWidget, **more: Any) -> None:
        kept.append(widget)
        add(widget, **more)

    qtbot.addWidget = keep  # type: ignore[method-assign]
    yield kept
    kept.clear()
