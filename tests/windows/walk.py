"""Every text of a window that can be seen or heard, and whether it was looked up."""

import re
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QLocale, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QGraphicsItem,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QSpinBox,
    QTabBar,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from kubik.libraries import libraries
from kubik.models.score_roles import CHANGE_ROLE, NOTE_ROLE
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import Definition
from kubik.scene.banner import Banner
from kubik.text.catalogue import game_name
from kubik.text.languages import LANGUAGES
from kubik.windows.rule_book_window import RuleBookWindow
from windows.pseudo import ACCENTED, GREEK, Tongue
from windows.reader import tree

ROLES: tuple[int, ...] = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    NOTE_ROLE,
    CHANGE_ROLE,
)
"""What a view shows of a model, or a screen reader says."""

Texts = tuple[Callable[[], str], ...]


def texts_of(window: QWidget) -> Iterator[tuple[str, str]]:
    """Where each text stands, and the text: of `window`, and of all that belongs to it."""
    for widget in (window, *window.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}".strip()
        if _is_in_files(widget) or _is_never_seen(widget):
            continue
        for read in (*_of_all(widget), *_of_kind(widget)):
            yield f"{where}.{read.__name__}", read()
        if isinstance(widget, QComboBox):
            yield from ((where, widget.itemText(row)) for row in range(widget.count()))
        if isinstance(widget, QTabBar):
            yield from ((where, widget.tabText(tab)) for tab in range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from ((where, text) for text in _of_model(widget.model()))
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                yield from ((f"{where} {type(item).__name__}", text) for text in _of_item(item))
    for action in window.findChildren(QAction):
        for read in (action.text, action.iconText, action.toolTip, action.statusTip):
            yield f"QAction {action.objectName()}.{read.__name__}", read()
    for heard in tree(window):
        for text in (heard.name, heard.description):
            yield f"heard: {type(heard.object).__name__}", text


def _is_in_files(widget: QWidget) -> bool:
    # What stands in the rule book has a file for each language, not a catalogue.
    return isinstance(widget.window(), RuleBookWindow) and isinstance(
        widget, QTextBrowser | QListWidget
    )


def _is_never_seen(widget: QWidget) -> bool:
    # Every bar of tabs has buttons to scroll; Qt names them once, in the language of that moment.
    bar = widget.parentWidget()
    is_button = isinstance(widget, QAbstractButton) and isinstance(bar, QTabBar)
    return is_button and isinstance(bar, QTabBar) and not bar.usesScrollButtons()


def _of_all(widget: QWidget) -> Texts:
    names = (widget.accessibleName, widget.accessibleDescription)
    return (widget.windowTitle, widget.toolTip, widget.statusTip, widget.whatsThis, *names)


def _of_kind(widget: QWidget) -> Texts:
    match widget:
        case QMessageBox():
            return (widget.text, widget.informativeText, widget.detailedText)
        case QLabel() | QAbstractButton() | QProgressBar():
            return (widget.text,)
        case QLineEdit():
            return (widget.text, widget.placeholderText)
        case QSpinBox() | QDoubleSpinBox():
            return (widget.text, widget.prefix, widget.suffix, widget.specialValueText)
        case QAbstractSpinBox():
            return (widget.text,)
        case QGroupBox() | QMenu():
            return (widget.title,)
        case QTextEdit() | QPlainTextEdit():
            return (widget.toPlainText, widget.placeholderText)
        case _:
            return ()


def _of_item(item: QGraphicsItem) -> Iterator[str]:
    yield item.toolTip()
    match item:
        case QGraphicsSimpleTextItem():
            yield item.text()
        case QGraphicsTextItem():
            yield item.toPlainText()
        case Banner():
            yield item.text
        case _:
            pass


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    for text in (*_of_headers(model), *_of_cells(model, QModelIndex())):
        if isinstance(text, str):
            yield text


def _of_headers(model: QAbstractItemModel) -> Iterator[object]:
    for way, count in (
        (Qt.Orientation.Horizontal, _columns(model, QModelIndex())),
        (Qt.Orientation.Vertical, model.rowCount(QModelIndex())),
    ):
        for section in range(count):
            yield from (model.headerData(section, way, role) for role in ROLES)


def _of_cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[object]:
    for row in range(model.rowCount(parent)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            yield from (index.data(role) for role in ROLES)
            yield from _of_cells(model, index)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    # Of a list PySide will not say it: Qt made that method private.
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def escaped(window: QWidget, tongue: Tongue, names: Iterable[str]) -> list[str]:
    """The texts of `window` that are not in this made-up language, each with its place.

    Players' names, the names of games, numbers, keys and symbols need not be.
    """
    known = _known(names)
    found = {
        f"{where}: {text}" for where, text in texts_of(window) if not is_said(text, tongue, known)
    }
    return sorted(found)


def is_said(text: str, tongue: Tongue, known: Iterable[str]) -> bool:
    """Whether nothing in `text` but what is `known` escapes the language."""
    text = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    for word in known:
        text = text.replace(word, "")
    outside = re.sub(r"<[^>]*>", "", text)
    depth, loose = 0, ""
    for letter in outside:
        depth += (letter == tongue.marks[0]) - (letter == tongue.marks[1])
        loose += letter if depth == 0 else ""
    # A fragment that was put into a sentence as it is, or as another language has it.
    within = re.search(r"[A-Za-z]{2}", outside) or set(outside) & (MARKS - set(tongue.marks))
    left = (word for word in re.findall(r"\w+", loose) if not KEY.fullmatch(word))
    return not within and not any(re.search(r"[^\W\d_]", word) for word in left)


MARKS = {*ACCENTED.marks, *GREEK.marks}
KEY = re.compile(r"[A-Z]|F\d+|\d+")


def _known(names: Iterable[str]) -> tuple[str, ...]:
    """The words that are the same in every language, or were looked up elsewhere; longest first."""
    joined = re.findall(r"[^\W\d_]+", QLocale().createSeparatedList(["1", "2", "3"]))
    between = [f" {word} " for word in joined]
    games = [word for game in map(shipped, shipped_ids()) for word in _words_of(game)]
    own = {"(Language)", *LANGUAGES.values()}  # whoever has lost the way must find the languages
    known = {"Kubik", *own, *words_of_libraries(), *names, *games, *between, *_words_of_dates()}
    return tuple(sorted(known, key=len, reverse=True))


def words_of_libraries() -> Iterator[str]:
    """What stands in the window about the program, and is the same in every language."""
    for each in libraries():
        yield from (each.name, each.version, each.licence)


def _words_of_dates() -> Iterator[str]:
    """The months, and what the language puts behind a year: Qt knows them."""
    months = range(1, 13)
    yield from (QLocale().monthName(month) for month in months)
    form = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    yield from (word.replace("'", "") for word in re.findall(r"[^\w']'[^']+'", form))


def _words_of(game: Definition) -> Iterator[str]:
    forms = (form.name for form in game.forms)
    for words in (game.name, game.about, *forms, *game.box_names.values()):
        yield game_name(words)
