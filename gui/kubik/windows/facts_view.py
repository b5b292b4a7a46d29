"""A table of facts that can be sorted by mouse and by keys."""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from kubik.models.statistics_model import Index, SortedModel, StatisticsModel
from kubik.text.catalogue import translate
from kubik.text.statistics_tables import AnyColumn

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FactsDelegate(QStyledItemDelegate):
    """Gives every cell room, so that the figures of two columns do not touch."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + 2 * option.fontMetrics.averageCharWidth(), size.height())


def show_as_lines(table: QTableView) -> None:
    """Let a table show one thing a line, a whole line chosen at a time, with nothing to edit."""
    table.setItemDelegate(FactsDelegate(table))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() * 3 // 2)
    table.horizontalHeader().setHighlightSections(False)


class FactsView(QTableView):
    """Shows lines in columns. A click on a heading sorts by it, and so does Enter in its column.

    `line_chosen` tells that another line is the current one.
    """

    line_chosen = Signal()

    def __init__(self, columns: Sequence[AnyColumn], wide: int | None, parent: QWidget) -> None:
        """Start without lines. Column number `wide` takes the room that is left, or all do."""
        super().__init__(parent)
        self.facts = StatisticsModel(columns, self)
        self._sorted = SortedModel(self.facts, self)
        self.setModel(self._sorted)
        self.setSortingEnabled(True)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self._unsort()
        show_as_lines(self)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(self.fontMetrics().averageCharWidth() * 5)
        self._wide = wide
        self.selectionModel().currentRowChanged.connect(self._tell)
        self.retranslate()

    @property
    def line(self) -> object | None:
        """The line that is the current one, if any."""
        index = self._sorted.mapToSource(self.currentIndex())
        return self.facts.lines[index.row()] if index.isValid() else None

    def show_lines(
        self,
        lines: Sequence[object],
        columns: Sequence[AnyColumn] | None = None,
        chosen: int | None = None,
    ) -> None:
        """Show these lines, in other columns if they are named; line number `chosen` is marked.

        The table stays sorted as it is unless its columns change.
        """
        if columns is not None:
            self._unsort()
        self.facts.show(lines, columns)
        self._share_room()
        if lines:
            flag = QItemSelectionModel.SelectionFlag
            how = flag.NoUpdate if chosen is None else flag.ClearAndSelect | flag.Rows
            index = self._sorted.index(0, 0)
            if chosen is not None:
                index = self._sorted.mapFromSource(self.facts.index(chosen, 0))
            self.selectionModel().setCurrentIndex(index, how)

    def _share_room(self) -> None:
        """Let a column take the room that is left, but never less than its own texts need."""
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        columns = range(self.facts.columnCount())
        needs = sum(
            max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            for column in columns
        )
        fits = self._wide is None or needs <= self.viewport().width()
        for column in columns:
            is_wide = fits and self._wide in {None, column}
            wanted = mode.Stretch if is_wide else mode.ResizeToContents
            if header.sectionResizeMode(column) is not wanted:
                header.setSectionResizeMode(column, wanted)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def height_of_all(self) -> int:
        """How high the view must be to show all lines without scrolling, in pixels."""
        rows = self.verticalHeader().defaultSectionSize() * self.facts.rowCount()
        return self.horizontalHeader().sizeHint().height() + rows + 2 * self.frameWidth()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.facts.retranslate()
        self._sorted.retranslate()
        self._share_room()
        self.setAccessibleDescription(
            translate("Statistics", "Enter sorts by the column, once more the other way round")
        )

    def _unsort(self) -> None:
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)

    def _tell(self) -> None:
        self.line_chosen.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and self.currentIndex().isValid():
            column, header = self.currentIndex().column(), self.horizontalHeader()
            is_again = header.sortIndicatorSection() == column
            is_down = header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
            down, up = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
            self.sortByColumn(column, up if is_again and is_down else down)
            event.accept()
            return
        super().keyPressEvent(event)


def bold(label: QLabel) -> QLabel:
    """The label as the title of what is below it."""
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
