"""Paints a game in a list: its name, and what it is about beneath it."""

import logging

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)
from typing_extensions import override

LOG = logging.getLogger(__name__)

ABOUT_ROLE = Qt.ItemDataRole.AccessibleDescriptionRole
"""The paragraph beneath the name; screen readers read the same."""

NAME_SIZE = 1.15
"""The size of the name beside the font of the list."""

WRAPPED = int(Qt.TextFlag.TextWordWrap)

Index = QModelIndex | QPersistentModelIndex


class GameDelegate(QStyledItemDelegate):
    """Each row is as high as its paragraph needs at the width of the list."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        try:
            self._paint(painter, option, index)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("the game in row %s could not be painted", index.row())

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        name, row.text = row.text, ""
        style = row.widget.style() if row.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, row.widget)
        is_selected = bool(row.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        gap = _gap(row.font)
        within = row.rect.adjusted(gap, gap, -gap, -gap)
        painter.save()
        painter.setPen(row.palette.color(role))
        name_font = _name_font(row.font)
        painter.setFont(name_font)
        painter.drawText(within, WRAPPED, name)
        used = _height(name_font, name, within.width()) + gap // 3
        painter.setFont(row.font)
        painter.drawText(within.adjusted(0, used, 0, 0), WRAPPED, str(index.data(ABOUT_ROLE)))
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        gap = _gap(option.font)
        view = option.widget
        whole = option.rect.width()
        if isinstance(view, QListView):  # as if the scroll bar stood there: with it rows are taller
            bar = view.verticalScrollBar().sizeHint().width()
            whole = view.width() - 2 * view.frameWidth() - bar
        name, about = str(index.data()), str(index.data(ABOUT_ROLE))
        width = max(whole - 2 * gap, 1)
        height = _height(_name_font(option.font), name, width) + gap // 3
        return QSize(1, height + _height(option.font, about, width) + 2 * gap)


def _height(font: QFont, text: str, width: int) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 0), WRAPPED, text).height()


def _name_font(font: QFont) -> QFont:
    changed = QFont(font)
    changed.setBold(True)
    if font.pointSizeF() > 0:
        changed.setPointSizeF(font.pointSizeF() * NAME_SIZE)
    return changed


def _gap(font: QFont) -> int:
    return QFontMetrics(font).height() // 2
