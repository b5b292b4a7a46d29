"""The keys of the program on one sheet."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.errors import QT_TRANSLATE_NOOP
from kubik.text.catalogue import look_up, translate

KEEP_DIE = QT_TRANSLATE_NOOP("ShortcutSheet", "Keep the first, second, third … die or take it back")
NEXT_DIE = QT_TRANSLATE_NOOP("ShortcutSheet", "Go from die to die")
PRESS = QT_TRANSLATE_NOOP("ShortcutSheet", "Press the die or the button that has the focus")
NEXT_BOX = QT_TRANSLATE_NOOP("ShortcutSheet", "Go from box to box of the score sheet")
FILL_BOX = QT_TRANSLATE_NOOP("ShortcutSheet", "Write the throw into the box")
NEXT_PART = QT_TRANSLATE_NOOP("ShortcutSheet", "Go on to the dice, the buttons and the score sheet")

Keys = QAction | Sequence[QKeySequence]
Row = tuple[str, Keys]
"""What keys do, and the keys: a text marked with `QT_TRANSLATE_NOOP("ShortcutSheet", …)`, or ""
where an action says it itself."""

FEWEST_IN_A_RUN = 3
HEIGHT_IN_LINES = 24


class ShortcutSheet(QDialog):
    """Two columns: what can be done, and by which keys."""

    def __init__(self, rows: Sequence[Row], parent: QWidget) -> None:
        """List `rows`; those with an action follow its shortcuts."""
        super().__init__(parent)
        self._rows = tuple(rows)
        self.table = QTableWidget(len(self._rows), 2, self)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setWordWrap(True)
        self.table.setTabKeyNavigation(False)
        self.table.setCornerButtonEnabled(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table)
        layout.addWidget(buttons)
        self.retranslate()
        self.table.setCurrentCell(0, 0)
        self.table.setFocus()
        metrics = self.fontMetrics()
        lines = min(len(self._rows) * 2 + 4, HEIGHT_IN_LINES)
        self.resize(metrics.averageCharWidth() * 80, metrics.lineSpacing() * lines)

    def retranslate(self) -> None:
        """Set all texts and the names of the keys in the present language."""
        self.setWindowTitle(translate("ShortcutSheet", "Keys"))
        self.table.setAccessibleName(translate("ShortcutSheet", "Keys"))
        self.table.setHorizontalHeaderLabels(
            [translate("ShortcutSheet", "What it does"), translate("ShortcutSheet", "Keys")]
        )
        for row, (title, keys) in enumerate(self._rows):
            action = keys if isinstance(keys, QAction) else None
            text = look_up("ShortcutSheet", title) if title else _plain(action)
            sequences = keys.shortcuts() if isinstance(keys, QAction) else keys
            for column, words in enumerate((text, keys_text(sequences))):
                self._cell(row, column).setText(words)

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        cell = self.table.item(row, column)
        if cell is None:
            cell = QTableWidgetItem()
            self.table.setItem(row, column, cell)
        return cell

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def keys_text(sequences: Sequence[QKeySequence]) -> str:
    """The names of keys as this system writes them: `Space, F5`; `1 – 9, 0` where many follow."""
    names = [keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in sequences]
    return ", ".join(_runs_together([name for name in names if name]))


def _runs_together(names: Sequence[str]) -> Iterator[str]:
    run: list[str] = []
    for name, after in pairwise((*names, "")):
        run.append(name)
        if _is_next(name, after):
            continue
        if len(run) < FEWEST_IN_A_RUN:
            yield from run
        else:
            yield f"{run[0]} – {run[-1]}"
        run = []


def _is_next(name: str, after: str) -> bool:
    return name.isdigit() and after.isdigit() and int(after) == int(name) + 1


def _plain(action: QAction | None) -> str:
    return action.iconText().replace("&", "").rstrip("…") if action else ""
