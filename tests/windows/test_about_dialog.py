"""What Kubik is: the version, the libraries, their licences, also without eyes or a mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from kubik import __version__
from kubik.libraries import libraries
from kubik.windows.about_dialog import AboutDialog
from windows.reader import tree

TEXTS = Path("/usr/lib/kubik/_internal/kubik/licences")


def shown(qtbot: QtBot, texts: Path | None = TEXTS) -> AboutDialog:
    dialog = AboutDialog(libraries(), texts, None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_library_stands_there_with_its_version_and_licence(qtbot: QtBot) -> None:
    table = shown(qtbot).table
    rows = [
        tuple(table.model().index(row, column).data() for column in range(3))
        for row in range(table.rowCount())
    ]
    assert rows == [(each.name, each.version, each.licence) for each in libraries()]
    last = table.visualRect(table.model().index(table.rowCount() - 1, 0))
    assert table.viewport().rect().contains(last)


def test_a_screen_reader_hears_it_all(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    said = dialog.accessibleDescription()
    for words in (__version__, "MIT", "LGPL-3.0", "Qt, PySide6", "replaced", str(TEXTS)):
        assert words in said
    heard = {found.name for found in tree(dialog)}
    assert {"What Kubik is built on", "miniaudio", "BSD-3-Clause", "Licence texts"} <= heard


def test_the_folder_with_the_texts_is_opened_where_there_is_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog = shown(qtbot)
    QTest.keyClick(dialog.open_texts, Qt.Key.Key_Space)
    assert [url.toLocalFile() for url in opened] == [str(TEXTS)]
    without = shown(qtbot, None)
    assert not without.open_texts.isVisible()
    assert "brings the text of its licence" in without.where.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_one_key_closes_it(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = shown(qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    QTest.keyClick(QApplication.focusWidget() or dialog, key)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected
