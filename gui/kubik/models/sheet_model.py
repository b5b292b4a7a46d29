"""What the sheets of all games share: a column a seat, rows of values, words of the moment."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from typing_extensions import override

Index = QModelIndex | QPersistentModelIndex


class SheetModel(QAbstractTableModel):
    """A table of `_rows`, with a column for each of `_names`."""

    def __init__(self, parent: QObject) -> None:
        """Start without players."""
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._rows: Sequence[Sequence[object]] = ()

    def retranslate(self) -> None:
        """Let the views ask for all texts again."""
        if not self._rows:
            return
        self._tell_rows(0, len(self._rows) - 1)
        self._tell_heads()
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)

    def _tell_changes(self, before: Sequence[Sequence[object]], *, columns_changed: bool) -> None:
        """Tell the views which rows differ from those `before`; all where whole columns do."""
        changed = [row for row, cells in enumerate(self._rows) if cells != before[row]]
        if columns_changed:
            changed = [0, len(self._rows) - 1]
        if changed:
            self._tell_rows(changed[0], changed[-1])

    def _tell_rows(self, first: int, last: int) -> None:
        last_column = len(self._names) - 1
        self.dataChanged.emit(self.index(first, 0), self.index(last, last_column))

    def _tell_heads(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._names) - 1)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._names)
