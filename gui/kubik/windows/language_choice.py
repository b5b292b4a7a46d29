"""Which language the program speaks: a menu, and plain buttons for the first page."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget
from typing_extensions import override

from kubik.text.catalogue import translate
from kubik.text.languages import LANGUAGES


class LanguageMenu(QMenu):
    """The five languages, each named in itself. `chosen` gives the code of one."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Mark English."""
        super().__init__(parent)
        self._group = QActionGroup(self)
        for code, name in LANGUAGES.items():
            action = QAction(name, self._group)
            action.setData(code)
            action.setCheckable(True)
        self._group.triggered.connect(self._tell)
        self.addActions(self._group.actions())
        self.mark("en")
        self.retranslate()

    @property
    def languages(self) -> tuple[QAction, ...]:
        """The entries, in the order of the menu; the data of each is its code."""
        return tuple(self._group.actions())

    def mark(self, code: str) -> None:
        """Mark the language that is spoken."""
        for action in self._group.actions():
            action.setChecked(action.data() == code)

    def _tell(self, action: QAction) -> None:
        self.chosen.emit(action.data())

    def retranslate(self) -> None:
        """Set the title in the present language; the entries keep their names."""
        title = translate("MenuBar", "&Language")
        # Whoever cannot read the language of the moment must find the menu all the same.
        self.setTitle(title if title == "&Language" else f"{title} (Language)")


class LanguageButtons(QWidget):
    """The languages side by side; the one that is spoken is pressed."""

    def __init__(self, menu: LanguageMenu, parent: QWidget) -> None:
        """A button for each entry of `menu`."""
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch()
        for action in menu.languages:
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        layout.addStretch()
        self.retranslate()

    def retranslate(self) -> None:
        """Set the name that a screen reader says."""
        self.setAccessibleName(translate("StartPage", "Language"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
