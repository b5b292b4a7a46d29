"""The names of the players as a list in which they are typed."""

import logging

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from kubik.models.seats_model import LEVEL_ROLE, PROBLEM_ROLE, played_by_computer
from kubik.text.catalogue import number, translate

LOG = logging.getLogger(__name__)

Index = QModelIndex | QPersistentModelIndex
ENTER_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
MOST_ROWS_SHOWN = 8


class NameDelegate(QStyledItemDelegate):
    """A row is a number, a field to write a name in, and a mark where the name will not do."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        try:
            self._paint(painter, option, index)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("the name in row %s could not be painted", index.row())

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        name, row.text = row.text, ""
        style = _style(row)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, row.widget)
        painter.save()
        is_selected = bool(row.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        painter.setPen(row.palette.color(role))
        number_place, field, mark = _parts(row)
        painter.drawText(number_place, Qt.AlignmentFlag.AlignCenter, number(index.row() + 1))
        frame = QStyleOptionFrame()
        frame.rect = field
        frame.palette = row.palette
        frame.lineWidth = 1
        frame.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Sunken
        painter.fillRect(field, row.palette.color(QPalette.ColorRole.Base))
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, frame, painter, row.widget)
        gap = row.fontMetrics.averageCharWidth() // 2
        within, middle = field.adjusted(gap, 0, -gap, 0), Qt.AlignmentFlag.AlignVCenter
        level = index.data(LEVEL_ROLE)
        if level is not None:
            words = played_by_computer(level)
            painter.setPen(row.palette.color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(within, Qt.AlignmentFlag.AlignRight | middle, words)
            within.adjust(0, 0, -row.fontMetrics.horizontalAdvance(words) - gap, 0)
        painter.setPen(row.palette.color(QPalette.ColorRole.Text))
        shown = row.fontMetrics.elidedText(name, Qt.TextElideMode.ElideRight, within.width())
        painter.drawText(within, middle, shown)
        if index.data(PROBLEM_ROLE):
            icon = style.standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
            icon.paint(painter, mark)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(
            option.fontMetrics.averageCharWidth() * 20, row_height(option.fontMetrics.height())
        )

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(
            translate("NewMatch", "Name of player {number}").format(number=number(index.row() + 1))
        )
        editor.textEdited.connect(self._typed)
        return editor

    def _typed(self) -> None:
        # Each letter counts at once, so that nobody must know that a name has to be confirmed.
        editor = self.sender()
        assert isinstance(editor, QLineEdit)
        self.commitData.emit(editor)

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        name = str(index.data(Qt.ItemDataRole.EditRole))
        if editor.text() != name:  # setting it moves the cursor
            editor.setText(name)

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        _, field, _ = _parts(option)
        editor.setGeometry(field)


class NamesView(QListView):
    """The names. A click or Enter opens one for typing; Tab goes to the next, and then on."""

    def __init__(self, parent: QWidget) -> None:
        """Start without a model."""
        super().__init__(parent)
        self.setItemDelegate(NameDelegate(self))
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self.edit)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            # The Enter that ends the typing of a name comes by here, too; it must start no match.
            if self.state() != QAbstractItemView.State.EditingState:
                self.edit(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        # Qt would open the last name again, and nobody could leave it by Tab.
        row, last = self.currentIndex().row(), self.model().rowCount() - 1
        leaves_forwards = hint is QAbstractItemDelegate.EndEditHint.EditNextItem and row == last
        leaves_backwards = hint is QAbstractItemDelegate.EndEditHint.EditPreviousItem and not row
        if leaves_forwards or leaves_backwards:
            super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
            self.focusNextPrevChild(leaves_forwards)
            return
        super().closeEditor(editor, hint)

    @override
    def sizeHint(self) -> QSize:
        height = row_height(self.fontMetrics().height())
        rows = min(max(self.model().rowCount(), 2), MOST_ROWS_SHOWN) if self.model() else 2
        return QSize(super().sizeHint().width(), rows * height + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        height = row_height(self.fontMetrics().height())
        return QSize(super().minimumSizeHint().width(), 2 * height + 2 * self.frameWidth())


def row_height(text_height: int) -> int:
    """The height of a name's row, from that of its text."""
    return round(text_height * 1.9)


def _parts(row: QStyleOptionViewItem) -> tuple[QRect, QRect, QRect]:
    # Where the number, the name and the mark of a row stand.
    whole, gap = row.rect, row.fontMetrics.averageCharWidth() // 2
    side = row.fontMetrics.height()
    number_place = QRect(whole.left(), whole.top(), side * 2, whole.height())
    mark = QRect(whole.right() - side - gap, whole.center().y() - side // 2, side, side)
    field = QRect(
        number_place.right(), whole.top() + gap // 2, mark.left() - gap - number_place.right(), 0
    )
    field.setHeight(whole.height() - gap)
    return number_place, field, mark


def _style(row: QStyleOptionViewItem) -> QStyle:
    return row.widget.style() if row.widget else QApplication.style()
