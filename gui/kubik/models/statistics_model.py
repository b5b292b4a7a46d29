"""The tables of the statistics: a row a line, a column for each thing that is told of it."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from typing_extensions import override

from kubik.text.statistics_tables import AnyColumn, sort_key

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

SORT_ROLE = Role.UserRole
"""The value of a cell to sort by: a number or a text; None where there is nothing."""


class StatisticsModel(QAbstractTableModel):
    """Shows lines, each of which has a value in every one of `columns`."""

    def __init__(self, columns: Sequence[AnyColumn], parent: QObject) -> None:
        """Start without lines."""
        super().__init__(parent)
        self._columns = tuple(columns)
        self._lines: tuple[object, ...] = ()

    @property
    def lines(self) -> tuple[object, ...]:
        """What is shown."""
        return self._lines

    def show(self, lines: Sequence[object], columns: Sequence[AnyColumn] | None = None) -> None:
        """Show these lines, in other columns if they are named."""
        self.beginResetModel()
        self._lines = tuple(lines)
        if columns is not None:
            self._columns = tuple(columns)
        self.endResetModel()

    def retranslate(self) -> None:
        """Let the views ask for all texts again."""
        last = len(self._columns) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, last))

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._columns)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    @override
    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], self._columns[index.column()]
        match role:
            case Role.DisplayRole:
                return column.text(line)
            case Role.ToolTipRole:
                return column.noted(line) or None
            case Role.AccessibleTextRole:
                return column.spoken(line)
            case Role.TextAlignmentRole:
                return _alignment(is_text=isinstance(column.value(line), str))
            case _ if role == SORT_ROLE:
                return sort_key(column.value(line))
            case _:
                return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Role.DisplayRole:
                return column.title()
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return column.explained()
            case Role.TextAlignmentRole:
                values = [column.value(line) for line in self._lines[:1]]
                return _alignment(is_text=any(isinstance(value, str) for value in values))
            case _:
                return None


def _alignment(*, is_text: bool) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


class SortedModel(QSortFilterProxyModel):
    """The lines of a table by one of its columns; names in the order of the language."""

    def __init__(self, source: QAbstractTableModel, parent: QObject) -> None:
        """Show `source` in its own order until it is sorted."""
        super().__init__(parent)
        self._collator = QCollator(QLocale())
        self._collator.setNumericMode(True)
        self._collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setSourceModel(source)

    def retranslate(self) -> None:
        """Sort names as the present language does."""
        self._collator.setLocale(QLocale())
        self.invalidate()

    @override
    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        left, right = source_left.data(SORT_ROLE), source_right.data(SORT_ROLE)
        if left is None or right is None:
            # Nothing comes last, whichever way one sorts.
            is_upwards = self.sortOrder() == Qt.SortOrder.AscendingOrder
            return left is not right and (right is None) == is_upwards
        if isinstance(left, str) and isinstance(right, str):
            return self._collator.compare(left, right) < 0
        return float(left) < float(right)
