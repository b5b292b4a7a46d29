"""Paints the score sheet: the total and how it came about, and whose turn it is."""

import logging
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from kubik.models.score_roles import (
    AT_RISK_ROLE,
    BUST_ROLE,
    CHANGE_ROLE,
    HINT_ROLE,
    NOTE_ROLE,
    PRESENT_ROLE,
    PREVIEW_ROLE,
    SUM_ROLE,
)
from kubik.scene.pointers import arrow

LOG = logging.getLogger(__name__)

SMALLER = 0.85
"""The size of the secondary text beside the font of the view."""

DIM = 0.7
"""How much of the text colour is left in secondary text; still easy to read."""

TINT = 0.18
"""How much of the highlight colour is in the column of the seat whose turn it is."""

BUST_MARK = "×"
"""What is left of a lost turn in a column too narrow for the word."""

ARROW, FRAME = 0.9, 2.0
"""What a hint points out: the length of its arrow in lines, the width of its frame in pixels."""

Index = QModelIndex | QPersistentModelIndex


class ScoreDelegate(QStyledItemDelegate):
    """Paints one cell: the text to the right, and small beside it how it came about."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        try:
            self._paint(painter, option, index)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("the cell at %s, %s could not be painted", index.row(), index.column())

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        text, cell.text = cell.text, ""
        is_selected = bool(cell.state & QStyle.StateFlag.State_Selected)
        if index.data(PRESENT_ROLE) and not is_selected:
            cell.backgroundBrush = QBrush(tint(cell.palette))
        style = cell.widget.style() if cell.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, cell, painter, cell.widget)
        painter.save()
        within = cell.rect.adjusted(_margin(cell.font), 0, -_margin(cell.font), 0)
        text_font = font_of(cell.font, index)
        painter.setFont(text_font)
        is_secondary = bool(index.data(PREVIEW_ROLE))
        painter.setPen(_colour(cell, is_selected=is_selected, is_dim=is_secondary))
        painter.drawText(within, _RIGHT, text)
        if index.data(HINT_ROLE):
            _point_out(painter, cell)
        change = cast("str | None", index.data(CHANGE_ROLE))
        if change:
            used = QFontMetrics(text_font).horizontalAdvance(text) + _margin(cell.font)
            within.setRight(within.right() - used)
            painter.setFont(smaller(cell.font))
            painter.setPen(_colour(cell, is_selected=is_selected, is_dim=True))
            if painter.fontMetrics().horizontalAdvance(change) > within.width():
                change = BUST_MARK if index.data(BUST_ROLE) else ""  # half a number misleads
            painter.drawText(within, _LEFT, change)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        font = option.font
        text, change = index.data(), index.data(CHANGE_ROLE)
        width = QFontMetrics(font_of(font, index)).horizontalAdvance(str(text or ""))
        if change:
            width += QFontMetrics(smaller(font)).horizontalAdvance(str(change)) + _margin(font)
        metrics = QFontMetrics(font)
        return QSize(width + 2 * _margin(font), metrics.height() + metrics.height() // 2)


class ScoreHeader(QHeaderView):
    """The names above the columns, each with its score or with what is missing to get on board."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        """Leave every column room for a large score."""
        super().__init__(orientation, parent)
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(self.fontMetrics().averageCharWidth() * 11)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        try:
            self._paint(painter, rect, logicalIndex)
        except Exception:  # an exception that leaves paintSection() can end the process
            LOG.exception("the header of column %s could not be painted", logicalIndex)

    def _paint(self, painter: QPainter, rect: QRect, section: int) -> None:
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        option.rect = rect
        option.section = section
        painter.save()
        self.style().drawControl(QStyle.ControlElement.CE_HeaderSection, option, painter, self)
        is_present = bool(self._told(section, PRESENT_ROLE))
        if is_present:
            colour = self.palette().color(QPalette.ColorRole.Highlight)
            painter.fillRect(rect.adjusted(0, rect.height() - self._bar(), -1, 0), colour)
        note = str(self._told(section, NOTE_ROLE) or "")
        name = str(self._told(section, Qt.ItemDataRole.DisplayRole) or "")
        within = rect.adjusted(_margin(self.font()), 0, -_margin(self.font()), -self._bar())
        if note:
            within.setHeight(within.height() - self._note_metrics().height())
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        painter.setFont(self._name_font(is_present=is_present))
        name = f"▸ {name}" if is_present else name  # colour never stands alone
        painter.drawText(within, _CENTRE, _elided(painter, name, within))
        within = QRect(
            within.left(), within.bottom(), within.width(), self._note_metrics().height()
        )
        painter.setFont(smaller(self.font()))
        painter.drawText(within, _CENTRE, _elided(painter, note, within))
        painter.restore()

    @override
    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        note = str(self._told(logicalIndex, NOTE_ROLE) or "")
        name = str(self._told(logicalIndex, Qt.ItemDataRole.DisplayRole) or "")
        metrics = QFontMetrics(self._name_font(is_present=True))
        width = max(
            metrics.horizontalAdvance(f"▸ {name}"), self._note_metrics().horizontalAdvance(note)
        )
        height = metrics.height() + (self._note_metrics().height() if note else 0)
        return QSize(width + 2 * _margin(self.font()), height + metrics.height() // 3 + self._bar())

    def _told(self, section: int, role: int) -> object:
        model = self.model()
        return model.headerData(section, self.orientation(), role) if model else None

    def _name_font(self, *, is_present: bool) -> QFont:
        font = QFont(self.font())
        font.setBold(is_present)
        return font

    def _note_metrics(self) -> QFontMetrics:
        return QFontMetrics(smaller(self.font()))

    def _bar(self) -> int:
        return max(2, self.fontMetrics().height() // 6)


def font_of(font: QFont, index: Index) -> QFont:
    """The font of a cell's text: slanted while it may still change, heavy for what counts now."""
    changed = QFont(font)
    is_at_risk = bool(index.data(AT_RISK_ROLE))
    changed.setItalic(is_at_risk or bool(index.data(PREVIEW_ROLE)))
    changed.setBold(is_at_risk or bool(index.data(SUM_ROLE)))
    return changed


def smaller(font: QFont) -> QFont:
    """The same font for secondary text."""
    changed = QFont(font)
    if font.pointSizeF() > 0:
        changed.setPointSizeF(font.pointSizeF() * SMALLER)
    else:
        changed.setPixelSize(round(font.pixelSize() * SMALLER))
    return changed


def tint(palette: QPalette) -> QColor:
    """The background of the column whose turn it is."""
    base = palette.color(QPalette.ColorRole.Base)
    return mixed(palette.color(QPalette.ColorRole.Highlight), base, TINT)


def mixed(colour: QColor, other: QColor, share: float) -> QColor:
    """So much of `colour`, from 0 to 1, and the rest of `other`."""
    rest = 1 - share
    return QColor.fromRgbF(
        colour.redF() * share + other.redF() * rest,
        colour.greenF() * share + other.greenF() * rest,
        colour.blueF() * share + other.blueF() * rest,
    )


_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


def _point_out(painter: QPainter, cell: QStyleOptionViewItem) -> None:
    """An arrow and a frame: colour never stands alone."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    length = QFontMetrics(cell.font).height() * ARROW
    tip = QPointF(cell.rect.left() + _margin(cell.font) + length, cell.rect.center().y() + 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    text = cell.palette.color(QPalette.ColorRole.Text)
    painter.setBrush(text)
    painter.drawPolygon(arrow(tip, length, to_the_right=True))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(text, FRAME))
    half = FRAME / 2
    painter.drawRect(QRectF(cell.rect).adjusted(half, half, -half - 1, -half - 1))
    painter.restore()


def _margin(font: QFont) -> int:
    return QFontMetrics(font).averageCharWidth()


def _elided(painter: QPainter, text: str, within: QRect) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, within.width())


def _colour(cell: QStyleOptionViewItem, *, is_selected: bool, is_dim: bool) -> QColor:
    palette = cell.palette
    if is_selected:
        return palette.color(QPalette.ColorRole.HighlightedText)
    text = palette.color(QPalette.ColorRole.Text)
    return mixed(text, palette.color(QPalette.ColorRole.Base), DIM) if is_dim else text
