"""Paints the throws of a turn as rows of small dice."""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)
from typing_extensions import override

from kubik.models.log_model import ENTRY_ROLE
from kubik.play.turns import ThrownDie, TurnEntry, TurnThrow
from kubik.scene.small_dice import paint_small_die

LOG = logging.getLogger(__name__)

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large things are drawn, in pixels, from the height of the text."""

    die: float
    gap: float
    between: float
    """Between two throws."""
    line: float
    """The height of a line of dice with the stroke under those kept."""

    @classmethod
    def of(cls, metrics: QFontMetrics) -> "Sizes":
        """The sizes beside text of these metrics."""
        die = float(round(metrics.height() * 1.25))
        return cls(die, round(die * 0.14), round(die * 0.75), round(die * 1.5))


class OneLineDelegate(QStyledItemDelegate):
    """A cell that is never higher than the dice: a long list asks it for its height very often."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, 0)


class ThrowsDelegate(QStyledItemDelegate):
    """A throw is a group of dice, the kept ones underlined; a long turn goes on in the next line.

    What is no turn is a sentence.
    """

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        try:
            self._paint(painter, option, index)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("the throws in row %s could not be painted", index.row())

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(ENTRY_ROLE)
        if not isinstance(entry, TurnEntry):
            super().paint(painter, option, index)
            return
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        row.text = ""
        style = row.widget.style() if row.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, row.widget)
        is_selected = bool(row.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        sizes = Sizes.of(row.fontMetrics)
        painter.save()
        pen = QPen(row.palette.color(role), max(2.0, sizes.die * 0.12))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        height = _height(entry.throws, sizes, row.rect.width())
        top = row.rect.top() + (row.rect.height() - height) / 2
        left = row.rect.left() + sizes.gap * 2
        for throw, corner in _places(entry.throws, sizes, _width(row.rect.width(), sizes)):
            _paint_throw(painter, throw, QPointF(left, top) + corner, sizes)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry = index.data(ENTRY_ROLE)
        sizes = Sizes.of(option.fontMetrics)
        view = option.widget
        width = view.columnWidth(index.column()) if isinstance(view, QTreeView) else 10_000
        if not isinstance(entry, TurnEntry):
            room = QRect(0, 0, round(_width(width, sizes)), 0)
            wraps, text = int(Qt.TextFlag.TextWordWrap), str(index.data())
            height = option.fontMetrics.boundingRect(room, wraps, text).height()
            return QSize(width, round(max(height + 2 * sizes.gap, sizes.line)))
        return QSize(width, round(_height(entry.throws, sizes, width) + sizes.gap))


def _height(throws: Sequence[TurnThrow], sizes: Sizes, width: int) -> float:
    corners = [corner for _, corner in _places(throws, sizes, _width(width, sizes))]
    return (corners[-1].y() if corners else 0.0) + sizes.line


def _width(width: int, sizes: Sizes) -> float:
    return width - 4 * sizes.gap


def _places(
    throws: Sequence[TurnThrow], sizes: Sizes, width: float
) -> Iterator[tuple[TurnThrow, QPointF]]:
    """Where each throw begins: one after the other, in the next line where it does not fit."""
    x = y = 0.0
    for throw in throws:
        needed = len(throw.dice) * (sizes.die + sizes.gap) - sizes.gap
        if x and x + needed > width:
            x, y = 0.0, y + sizes.line
        yield throw, QPointF(x, y)
        x += needed + sizes.between


def _paint_throw(painter: QPainter, throw: TurnThrow, corner: QPointF, sizes: Sizes) -> None:
    runs = tuple(_sorted(throw))
    for number, die in enumerate(runs):
        x = corner.x() + number * (sizes.die + sizes.gap)
        place = QRectF(x, corner.y() + sizes.gap, sizes.die, sizes.die)
        is_kept = die.place in throw.kept
        paint_small_die(painter, place, die.face, die.colour, is_faded=not is_kept)
        if is_kept:
            y = place.bottom() + sizes.gap * 1.6
            goes_on = number + 1 < len(runs) and runs[number + 1].place in throw.kept
            end = place.right() + (sizes.gap if goes_on else 0.0)
            painter.drawLine(QPointF(place.left(), y), QPointF(end, y))


def _sorted(throw: TurnThrow) -> list[ThrownDie]:
    # The kept dice first, then by face: dice have no order once they lie.
    return sorted(throw.dice, key=lambda die: (die.place not in throw.kept, die.face))
