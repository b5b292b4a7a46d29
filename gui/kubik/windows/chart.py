"""What the charts have in common: their room, and a painting that cannot end the program."""

import logging

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

LOG = logging.getLogger(__name__)

FRAME = 0.35
"""How much of the text colour is in the lines around and beneath the bars."""

CENTRED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


class Chart(QWidget):
    """A chart of bars. `paint` is called where there is something to show."""

    def __init__(self, parent: QWidget, lines_wide: int) -> None:
        """Start empty; it likes to be as wide as so many lines of text are high."""
        super().__init__(parent)
        self._lines_wide = lines_wide
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show, as long as a chart says nothing else."""
        return True

    def paint(self, painter: QPainter) -> None:
        """Paint what there is to show: each chart its own."""

    def colour(self, role: QPalette.ColorRole) -> QColor:
        """A colour of the present look."""
        return self.palette().color(role)

    @override
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * self._lines_wide, line * 11)

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 9, line * 6)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            if not self.is_empty:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.paint(painter)
        except Exception:  # an exception that leaves paintEvent() can end the process
            LOG.exception("the bars could not be painted")
        finally:
            painter.end()
