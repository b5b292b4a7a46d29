"""The buttons of a turn. A button that is off says why, beneath it."""

import logging

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from kubik.windows.reading import fit_letters

LOG = logging.getLogger(__name__)

BUTTON_SHARE, LINE_SHARE = 1 / 50, 1 / 60
"""Letters, of the height of the page."""
RING = 3.0
"""The width of the line around a button that has the focus, in pixels."""
PRESSING_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class TurnButton(QPushButton):
    """A large button for an action. Space and Enter press it while it has the focus."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        """Show `action`, and follow it."""
        super().__init__(parent)
        self.action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.fit(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels."""
        fit_letters(self, height, BUTTON_SHARE)
        self.setMinimumHeight(round(self.fontMetrics().height() * 2.6))

    def follow(self) -> None:
        """Look as the action says."""
        self.setText(self.action.text())
        self.setEnabled(self.action.isEnabled())
        self.setToolTip(self.action.toolTip())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        try:
            if self.hasFocus():  # some styles show the focus only after the Tab key, or hardly
                self._paint_ring()
        except Exception:  # an exception that leaves a paint call can end the process
            LOG.exception("the focus of a button could not be painted: %s", self.text())

    def _paint_ring(self) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), RING))
            half = RING / 2
            ring = QRectF(self.rect()).adjusted(half, half, -half, -half)
            painter.drawRoundedRect(ring, RING, RING)

    @override
    def event(self, event: QEvent) -> bool:
        # Without this, Space would always be the shortcut of another action.
        is_key = event.type() == QEvent.Type.ShortcutOverride
        if is_key and isinstance(event, QKeyEvent) and event.key() in PRESSING_KEYS:
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():  # a held key acts once
            event.accept()
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            return
        super().keyPressEvent(event)

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyReleaseEvent(event)


class ActionBar(QWidget):
    """The buttons side by side, each with a line beneath it: what it would do, or why it is off."""

    def __init__(self, actions: tuple[QAction, ...], parent: QWidget) -> None:
        """Make a button for each action, in this order."""
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._columns: dict[QAction, tuple[QWidget, TurnButton, QLabel]] = {}
        for action in actions:
            column = QWidget(self)
            inside = QVBoxLayout(column)
            inside.setContentsMargins(0, 0, 0, 0)
            button = TurnButton(action, column)
            line = QLabel(column)
            line.setWordWrap(True)
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            inside.addWidget(button)
            inside.addWidget(line, 1)
            layout.addWidget(column, 1)
            self._columns[action] = (column, button, line)
        self.fit(0)

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels."""
        for _, button, line in self._columns.values():
            button.fit(height)
            fit_letters(line, height, LINE_SHARE)
            line.setMinimumHeight(line.fontMetrics().lineSpacing() * 2)

    def button(self, action: QAction) -> TurnButton:
        """The button of `action`."""
        return self._columns[action][1]

    def line(self, action: QAction) -> str:
        """What stands beneath the button of `action`."""
        return self._columns[action][2].text()

    def show_action(self, action: QAction, line: str, *, visible: bool) -> None:
        """Show or hide the button of `action`, with this line beneath it."""
        column, button, label = self._columns[action]
        column.setVisible(visible)
        label.setText(line)
        button.setAccessibleName(action.text().replace("&", ""))
        button.setAccessibleDescription(line)
