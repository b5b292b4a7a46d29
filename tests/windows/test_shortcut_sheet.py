"""The sheet of keys: what the actions really have, by the names the system gives the keys."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from kubik.windows import shortcut_sheet
from kubik.windows.offers import BANK, ROLL
from kubik.windows.shortcut_sheet import ShortcutSheet, keys_text
from kubik.windows.turn_buttons import KEYS
from windows.reader import tree

NATIVE = QKeySequence.SequenceFormat.NativeText


class Brackets(QTranslator):
    @override
    def isEmpty(self) -> bool:
        return False  # a language that is empty would be told to nobody

    @override
    def translate(
        self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"‹{source_text}›" if context == "ShortcutSheet" else source_text


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    owner = QWidget()
    qtbot.addWidget(owner)
    return owner


@pytest.fixture
def actions(owner: QWidget) -> dict[str, QAction]:
    found = {}
    for name, text in ((ROLL, "&Roll"), (BANK, "Bank…")):
        found[name] = QAction(text, owner)
        found[name].setShortcuts([QKeySequence(key) for key in KEYS[name]])
    return found


@pytest.fixture
def sheet(owner: QWidget, actions: dict[str, QAction]) -> ShortcutSheet:
    digits = [QKeySequence(str(n % 10)) for n in range(1, 11)]
    return ShortcutSheet(
        [
            (shortcut_sheet.KEEP_DIE, digits),
            ("", actions[ROLL]),
            ("", actions[BANK]),
            (shortcut_sheet.FILL_BOX, [QKeySequence("Return"), QKeySequence("Enter")]),
        ],
        owner,
    )


def cells(sheet: ShortcutSheet) -> list[tuple[str, str]]:
    texts = []
    for row in range(sheet.table.rowCount()):
        what, keys = sheet.table.item(row, 0), sheet.table.item(row, 1)
        assert what is not None
        assert keys is not None
        texts.append((what.text(), keys.text()))
    return texts


def test_it_lists_what_the_keys_do_beside_the_keys(sheet: ShortcutSheet) -> None:
    assert cells(sheet) == [
        ("Keep the first, second, third … die or take it back", "1 – 9, 0"),
        ("Roll", "Space, F5"),
        ("Bank", "B, Backspace"),
        ("Write the throw into the box", "Return, Enter"),
    ]


def test_it_tells_the_shortcuts_an_action_has_now(
    sheet: ShortcutSheet, actions: dict[str, QAction]
) -> None:
    actions[ROLL].setShortcuts([QKeySequence("Ctrl+R")])
    actions[ROLL].setText("&Throw")
    sheet.retranslate()
    assert cells(sheet)[1] == ("Throw", QKeySequence("Ctrl+R").toString(NATIVE))


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (["1", "2", "3", "4"], "1 – 4"),
        (["1", "2"], "1, 2"),
        (["F1", "F2", "F3"], "F1, F2, F3"),
        (["Ctrl+N", "F2"], "Ctrl+N, F2"),
        (["", "F1"], "F1"),
        ([], ""),
    ],
)
def test_keys_that_follow_each_other_run_together(keys: list[str], text: str) -> None:
    assert keys_text([QKeySequence(key) for key in keys]) == text


def test_it_follows_the_language_while_it_is_open(sheet: ShortcutSheet) -> None:
    sheet.show()
    translator = Brackets()
    QCoreApplication.installTranslator(translator)
    try:
        QApplication.processEvents()
        assert sheet.windowTitle() == "‹Keys›"
        assert cells(sheet)[3][0] == "‹Write the throw into the box›"
        assert cells(sheet)[1][0] == "Roll"
        header = sheet.table.horizontalHeaderItem(0)
        assert header is not None
        assert header.text() == "‹What it does›"
    finally:
        QCoreApplication.removeTranslator(translator)


def test_a_screen_reader_gets_every_cell_and_nothing_nameless_that_takes_the_focus(
    sheet: ShortcutSheet,
) -> None:
    sheet.show()
    heard = tree(sheet)
    names = [thing.name for thing in heard]
    for cell in cells(sheet):
        assert names.index(cell[0]) < names.index(cell[1])
    focusable = {"focusable"}
    assert [t for t in heard if focusable <= t.flags and not t.name] == []


def test_it_opens_on_the_first_line_and_escape_closes_it(
    sheet: ShortcutSheet, qtbot: QtBot
) -> None:
    sheet.open()
    with qtbot.waitActive(sheet):
        sheet.activateWindow()
    assert sheet.table.hasFocus()
    assert sheet.table.currentRow() == 0
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
