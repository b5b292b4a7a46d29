"""Windows of a test live until it has closed them; pytest-qt alone would let them go."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


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
