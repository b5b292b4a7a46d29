"""Searching a page: a field, how many places there are, and the way from one to the next."""

from PySide6.QtGui import QAction, QPalette, QTextCursor, QTextFormat
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextBrowser, QTextEdit, QWidget

from kubik.text.catalogue import number, translate


class PageSearch(QWidget):
    """Marks every place on a page where the words searched for stand, and goes through them."""

    def __init__(self, view: QTextBrowser, parent: QWidget) -> None:
        """Search what `view` shows."""
        super().__init__(parent)
        self._view = view
        self._found: list[QTextCursor] = []
        self._current = 0
        self.next = QAction(self)
        self.next.triggered.connect(self.find_next)
        self.previous = QAction(self)
        self.previous.triggered.connect(self.find_previous)
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.search_anew)
        self.field.returnPressed.connect(self.find_next)
        self.count = QLabel(self)
        self.count.setMinimumWidth(self.fontMetrics().averageCharWidth() * 12)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field, 1)
        layout.addWidget(self.count)

    def focus_field(self) -> None:
        """Let somebody type what to search for."""
        self.field.setFocus()
        self.field.selectAll()

    def search_anew(self) -> None:
        """Find all places, after other words have been typed or the page has changed."""
        self._found, self._current = [], 0
        text, cursor = self.field.text().strip(), QTextCursor(self._view.document())
        while text:
            cursor = self._view.document().find(text, cursor)
            if cursor.isNull():
                break
            self._found.append(cursor)
        self._show_found(go=bool(text) and self.field.hasFocus())

    def find_next(self) -> None:
        """Go on to the next place where the words searched for stand."""
        self._find(1)

    def find_previous(self) -> None:
        """Go back to the place before."""
        self._find(-1)

    def _find(self, step: int) -> None:
        if self._found:
            self._current = (self._current + step) % len(self._found)
        self._show_found(go=True)

    def _show_found(self, *, go: bool) -> None:
        role = QPalette.ColorRole
        marks = []
        for place, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            chosen = place == self._current
            mark.format.setForeground(
                self.palette().color(role.HighlightedText if chosen else role.Text)
            )
            if chosen:
                mark.format.setBackground(self.palette().color(role.Highlight))
            mark.format.setProperty(QTextFormat.Property.TextUnderlineStyle, 1)
            marks.append(mark)
        self._view.setExtraSelections(marks)
        for action in (self.next, self.previous):
            action.setEnabled(bool(self._found))
        if self._found and go:
            cursor = QTextCursor(self._found[self._current])
            cursor.setPosition(cursor.selectionStart())
            self._view.setTextCursor(cursor)
            self._view.ensureCursorVisible()
        self._tell_count()

    def _tell_count(self) -> None:
        if not self.field.text().strip():
            self.count.clear()
        elif self._found:
            text = translate("RuleBook", "{number} of {count}")
            self.count.setText(
                text.format(number=number(self._current + 1), count=number(len(self._found)))
            )
        else:
            self.count.setText(translate("RuleBook", "not found"))
        self.field.setAccessibleDescription(self.count.text())

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        hint = translate("RuleBook", "Search the rules")
        self.field.setPlaceholderText(hint)
        metrics = self.field.fontMetrics()  # with as much beside it as frame and cursor take
        self.field.setMinimumWidth(metrics.horizontalAdvance(hint) + metrics.height())
        self.field.setAccessibleName(translate("RuleBook", "Search the rules"))
        self._tell_count()
