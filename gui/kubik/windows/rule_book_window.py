"""The rule book in a window of its own, which stays open beside the table."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QLocale, QMarginsF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPagedPaintDevice,
    QPageSize,
    QPdfWriter,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.rules.ruleset import Ruleset
from kubik.text.catalogue import translate
from kubik.text.rule_book import Book, page
from kubik.windows.page_search import PageSearch
from kubik.windows.rule_book_document import ON_PAPER, PRINTED_SHARP, SHARP, Ink, document

ZOOMS = (0.7, 0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5)
PLAIN_ZOOM = ZOOMS.index(1.0)
READING_SIZE = 1.1
"""The size of the text beside that of buttons: one reads longer here."""
MARGIN_MM = 18.0


class BookView(QTextBrowser):
    """The page that one reads. The wheel with Ctrl asks for another size."""

    zoomed = Signal(int)
    """So many steps larger, or smaller where below 0."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)


class RuleBookWindow(QWidget):
    """Shows one book at a time: contents at the left, the text at the right, a search above."""

    def __init__(self, parent: QWidget) -> None:
        """Start without a book; `show_rules` opens one."""
        super().__init__(parent, Qt.WindowType.Window)
        self._ruleset: Ruleset | None = None
        self._book: Book | None = None
        self._page: QTextDocument | None = None
        self._zoom = PLAIN_ZOOM
        self._place = ("", 0.0)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(0)
        self._settling.timeout.connect(self._come_back)
        self._make_widgets()
        self._make_actions()
        self._lay_out()
        self.resize(820, 640)
        self.retranslate()

    # What it is made of.

    def _make_widgets(self) -> None:
        self.contents = QListWidget(self)
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentRowChanged.connect(self._go_to_row)
        self.contents.itemClicked.connect(self._go_to_item)
        self.view = BookView(self)
        self.view.setOpenLinks(False)
        self.view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.view.zoomed.connect(self._zoom_by)
        self.view.verticalScrollBar().valueChanged.connect(self._follow_scrolling)
        self.search = PageSearch(self.view, self)

    def _make_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.to_search = self._action([QKeySequence("Ctrl+F")], self.search.focus_field)
        self.next, self.previous = self.search.next, self.search.previous
        self.next.setShortcuts([QKeySequence("F3"), QKeySequence("Ctrl+G")])
        self.previous.setShortcuts([QKeySequence("Shift+F3"), QKeySequence("Ctrl+Shift+G")])
        self.addActions([self.next, self.previous])
        self.larger = self._action(
            [*QKeySequence.keyBindings(standard.ZoomIn), QKeySequence("Ctrl+=")], self.zoom_in
        )
        self.smaller = self._action(QKeySequence.keyBindings(standard.ZoomOut), self.zoom_out)
        self.plain_size = self._action([QKeySequence("Ctrl+0")], self.zoom_back)
        self.print = self._action([QKeySequence("Ctrl+P")], self._preview_print)
        self.save = self._action([QKeySequence("Ctrl+S")], self._ask_for_pdf)

    def _action(self, keys: list[QKeySequence], done: object) -> QAction:
        action = QAction(self)
        action.setShortcuts(list(dict.fromkeys(keys)))
        action.triggered.connect(done)
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        for action in (
            self.previous, self.next, self.smaller, self.larger, self.print, self.save,
        ):  # fmt: skip
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            top.addWidget(button)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(self.contents)
        splitter.addWidget(self.view)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([self.fontMetrics().averageCharWidth() * 26, 600])
        self.contents.setMinimumWidth(self.fontMetrics().averageCharWidth() * 16)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(splitter, 1)

    # What it shows.

    @property
    def book(self) -> Book | None:
        """The book that is open."""
        return self._book

    def show_rules(self, ruleset: Ruleset, section: str = "") -> None:
        """Open the book of `ruleset` at a section, or where it was read last."""
        self.use_rules(ruleset)
        self.show()
        self.raise_()
        self.activateWindow()
        self.view.setFocus()
        if section:
            self.go_to(section)

    def use_rules(self, ruleset: Ruleset) -> None:
        """Tell other rules from now on; the place one reads at stays."""
        if ruleset == self._ruleset and self._book is not None:
            return
        is_same_game = self._ruleset is not None and self._ruleset.game.id == ruleset.game.id
        self._ruleset = ruleset
        self._render(keep_place=is_same_game)

    def go_to(self, section: str) -> None:
        """Show a section at the top of the page."""
        assert self._book is not None
        found = self._book.section(section)
        row = self._book.sections.index(found)
        self._select_row(row)
        self._scroll_to(found.id)
        if row == 0:  # the title of the book is worth seeing, too
            self.view.verticalScrollBar().setValue(0)

    @property
    def section(self) -> str:
        """The id of the section that is read: the last one whose title has been reached."""
        if self._book is None:
            return ""
        row = max(self.contents.currentRow(), 0)
        return self._book.sections[row].id

    def _scroll_to(self, section: str) -> None:
        for name, position in self._headings():
            if name == section:
                cursor = self.view.textCursor()
                cursor.setPosition(position)
                row = self.contents.currentRow()
                self.view.setTextCursor(cursor)
                self.view.scrollToAnchor(section)
                self._select_row(row)  # near the end of the book scrolling cannot tell

    def _headings(self) -> Iterator[tuple[str, int]]:
        """The ids of the sections and the positions of their titles."""
        block = self.view.document().begin()
        while block.isValid():
            fragment = block.begin()
            names = [] if fragment.atEnd() else fragment.fragment().charFormat().anchorNames()
            if names:
                yield names[0], block.position()
            block = block.next()

    def _render(self, *, keep_place: bool) -> None:
        if self._ruleset is None:
            return
        section, below = self._reading if keep_place else ("", 0.0)
        self._book = page(self._ruleset, QLocale().name().split("_")[0])
        before_it = self._page
        self._page = self._document(Ink.of(self.palette()), self._font(), SHARP)
        self.view.setDocument(self._page)
        if before_it is not None:
            before_it.deleteLater()
        with QSignalBlocker(self.contents):
            self.contents.clear()
            for part in self._book.sections:
                item = QListWidgetItem(part.title)
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, part.plain)
                item.setToolTip(part.title)
                self.contents.addItem(item)
            self.contents.setCurrentRow(0)
        self._read_on(section, below)
        self._name_window()
        self.search.search_anew()

    @property
    def _reading(self) -> tuple[str, float]:
        """The section one reads, and how far below its title, in parts of its height."""
        tops = self._tops()
        for section, top, height in tops:
            if section == self.section:
                return section, (self.view.verticalScrollBar().value() - top) / max(height, 1.0)
        return "", 0.0

    def _read_on(self, section: str, below: float) -> None:
        """Come back to a place that `_reading` gave, as near as there still is one."""
        for row, (name, top, height) in enumerate(self._tops()):
            if name == section:
                self.view.verticalScrollBar().setValue(round(top + below * height))
                self._select_row(row)
                return

    def _come_back(self) -> None:
        self._read_on(*self._place)

    def _tops(self) -> list[tuple[str, float, float]]:
        """The ids of the sections, where their titles stand on the page, and how high they are."""
        document = self.view.document()
        layout = document.documentLayout()
        tops = [
            (name, layout.blockBoundingRect(document.findBlock(position)).top())
            for name, position in self._headings()
        ]
        ends = [*(top for _, top in tops[1:]), layout.documentSize().height()]
        return [(name, top, end - top) for (name, top), end in zip(tops, ends, strict=True)]

    def _document(self, ink: Ink, font: QFont, sharp: int) -> QTextDocument:
        assert self._book is not None
        return document(self._book, ink, font, sharp, self.view)

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF(), 1.0) * READING_SIZE * ZOOMS[self._zoom])
        return font

    def _go_to_row(self, row: int) -> None:
        if self._book is not None and row >= 0:
            self._scroll_to(self._book.sections[row].id)

    def _go_to_item(self, item: QListWidgetItem) -> None:
        self._go_to_row(self.contents.row(item))

    def _select_row(self, row: int) -> None:
        with QSignalBlocker(self.contents):
            self.contents.setCurrentRow(row)

    def _follow_scrolling(self) -> None:
        if self._book is None:
            return
        top = self.view.verticalScrollBar().value() + self.fontMetrics().height() * 2
        rows = [row for row, (_, at, _) in enumerate(self._tops()) if at <= top]
        row = rows[-1] if rows else 0
        self._select_row(row)

    # The size of the text.

    def zoom_in(self) -> None:
        """Larger letters and dice."""
        self._zoom_by(1)

    def zoom_out(self) -> None:
        """Smaller letters and dice."""
        self._zoom_by(-1)

    def zoom_back(self) -> None:
        """The size that the program has elsewhere, or a little more."""
        self._zoom_by(PLAIN_ZOOM - self._zoom)

    def _zoom_by(self, steps: int) -> None:
        self._zoom = min(max(self._zoom + steps, 0), len(ZOOMS) - 1)
        self.larger.setEnabled(self._zoom < len(ZOOMS) - 1)
        self.smaller.setEnabled(self._zoom > 0)
        self._render(keep_place=True)

    # On paper.

    def write_pdf(self, path: str) -> None:
        """Write the whole book to a PDF file."""
        writer = QPdfWriter(path)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM))
        writer.setTitle(self.windowTitle())
        self.print_to(writer)

    def print_to(self, device: QPagedPaintDevice) -> None:
        """Print the whole book, black on white whatever the window looks like."""
        font = QFont(self.font())
        font.setPointSizeF(10.5)
        printed = self._document(ON_PAPER, font, PRINTED_SHARP)
        printed.print_(device)
        printed.deleteLater()

    def _preview_print(self) -> None:
        # Printing takes a library of its own, which is loaded only when somebody prints.
        from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog  # noqa: PLC0415

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageMargins(QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM))
        printer.setDocName(self.windowTitle())
        preview = QPrintPreviewDialog(printer, self)
        preview.paintRequested.connect(self.print_to)
        preview.finished.connect(preview.deleteLater)
        self._printer = printer  # the preview does not keep it
        preview.open()

    def _ask_for_pdf(self) -> None:
        assert self._book is not None
        path, _ = QFileDialog.getSaveFileName(
            self,
            translate("RuleBook", "Save the rules as PDF"),
            f"{self._book.title}.pdf",
            translate("RuleBook", "PDF files (*.pdf)"),
        )
        if path:
            self.write_pdf(path)

    # Words and looks.

    def retranslate(self) -> None:
        """Set all texts in the present language, those of the book too."""
        self.search.retranslate()
        self.contents.setAccessibleName(translate("RuleBook", "Contents"))
        for action, text, sign in (
            (self.to_search, translate("RuleBook", "Search"), ""),
            (self.next, translate("RuleBook", "Next place"), "▼"),
            (self.previous, translate("RuleBook", "Previous place"), "▲"),
            (self.larger, translate("RuleBook", "Larger text"), "A+"),
            (self.smaller, translate("RuleBook", "Smaller text"), "A−"),
            (self.plain_size, translate("RuleBook", "Text as large as usual"), ""),
            (self.print, translate("RuleBook", "Print…"), ""),
            (self.save, translate("RuleBook", "Save as PDF…"), ""),
        ):
            action.setText(text)
            action.setIconText(sign or text)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({keys})")
        for button in self.findChildren(QToolButton):
            if button.defaultAction() is not None:
                button.setAccessibleName(button.defaultAction().text())
        self._render(keep_place=True)
        self._name_window()

    def _name_window(self) -> None:
        title = self._book.title if self._book else "Kubik"
        text = translate("RuleBook", "{game}: the rules").format(game=title)
        self.setWindowTitle(text)
        self.view.setAccessibleName(text)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return
        super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        match event.type():
            case QEvent.Type.LanguageChange:
                self.retranslate()
            case QEvent.Type.PaletteChange | QEvent.Type.FontChange:
                if not self._settling.isActive():
                    self._place = self._reading
                self._render(keep_place=True)
                self._settling.start()  # frames and margins of the new look come a moment later
            case _:
                pass
        super().changeEvent(event)
