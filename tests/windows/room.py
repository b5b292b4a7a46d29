"""Whether every text of a window has the room it needs, and is in the language that is spoken."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QScrollArea,
    QTabBar,
    QTableView,
    QWidget,
)

from kubik.resources import folder
from kubik.rule_files import shipped, shipped_ids
from kubik.text.languages import LANGUAGES, Languages
from kubik.windows.turn_line import TurnLine
from windows.pseudo import settle
from windows.walk import texts_of, words_of_libraries

Finding = str

FRAME = 4
"""What a field takes at each side for its frame and its cursor, in pixels."""


@contextmanager
def speaking(code: str, percent: int) -> Iterator[None]:
    """Speak a language of the program for a while, in letters of this size."""
    languages, font = Languages(), QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(font.pointSizeF() * percent / 100)
    languages.use(code)
    QApplication.setFont(larger)
    try:
        yield
    finally:
        QApplication.setFont(font)
        languages.use("en")
        languages.deleteLater()
        settle()


def put_on_screen(window: QWidget, screen: QSize) -> None:
    """Give each window that is open the size it has on a screen: never more than all of it."""
    for each in _windows(window):
        each.resize(screen if each is window else each.size().boundedTo(screen))
    settle()


def without_room(window: QWidget, screen: QSize) -> list[Finding]:
    """What is cut off in `window` and in all windows that belong to it."""
    found: set[Finding] = set()
    for top in _windows(window):
        if top.width() > screen.width() or top.height() > screen.height():
            found.add(f"{_name(top)} is {_size(top.size())}, the screen {_size(screen)}")
        for widget in (top, *top.findChildren(QWidget)):
            if widget.window() is top and widget.isVisible():
                found |= {f"{_name(top)}: {_name(widget)} {fault}" for fault in _faults(widget)}
    for menu in window.findChildren(QMenu):
        needs = menu.sizeHint()
        if needs.width() > screen.width() or needs.height() > screen.height():
            found.add(f"{_name(menu)} “{menu.title()}” needs {_size(needs)}")
    return sorted(found)


def _windows(window: QWidget) -> list[QWidget]:
    children = window.findChildren(QWidget)
    return [window, *(child for child in children if child.isWindow() and child.isVisible())]


def _faults(widget: QWidget) -> Iterator[str]:
    """What is wrong with one widget that can be seen."""
    match widget:
        case QLabel() if not _is_elided_by_design(widget):
            yield from _of_label(widget)
        case QAbstractButton() | QComboBox():
            yield from _of_button(widget)
        case QGraphicsView():
            yield from _of_scene(widget)
        case QScrollArea():
            if widget.horizontalScrollBar().maximum() > 0:
                yield f"goes {widget.horizontalScrollBar().maximum()} beyond the edge"
        case QLineEdit() | QAbstractSpinBox():
            yield from _of_field(widget)
        case QHeaderView():
            yield from _of_header(widget)
        case QTableView():
            yield from _of_table(widget)
        case QListView():
            yield from _of_list(widget)
        case QTabBar() | QMenuBar():
            if widget.sizeHint().width() > widget.width():
                yield f"needs {widget.sizeHint().width()}, has {widget.width()}"
        case QGroupBox():
            if widget.minimumSizeHint().width() > widget.width():
                yield f"“{widget.title()}” has {widget.width()}"
        case _:
            pass


def _is_elided_by_design(label: QLabel) -> bool:
    # A name of any length may be whose turn it is: it ends in … and is whole in its tool tip.
    return isinstance(label.parentWidget(), TurnLine) and bool(label.toolTip())


def _of_label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if label.wordWrap():
        needs = QSize(_widest_word(label), label.heightForWidth(label.width()))
    else:
        needs = label.sizeHint()
    yield from _lack(label, needs, label.text())
    yield from _outside(label, label.text())


def _widest_word(label: QLabel) -> int:
    """The width of the longest word, which no line break makes shorter."""
    words = re.sub(r"<[^>]*>", " ", label.text()).split()
    return max((label.fontMetrics().horizontalAdvance(word) for word in words), default=0)


def _of_button(button: QAbstractButton | QComboBox) -> Iterator[str]:
    text = button.currentText() if isinstance(button, QComboBox) else button.text()
    text = text or button.accessibleName()
    needs = button.sizeHint()
    if button.layout() is not None:  # a card: its labels are looked at, each for itself
        needs = QSize(button.minimumSizeHint().width(), button.heightForWidth(button.width()))
    yield from _lack(button, needs, text)
    yield from _outside(button, text)


def _lack(widget: QWidget, needs: QSize, text: str) -> Iterator[str]:
    if needs.width() > widget.width() or needs.height() > widget.height():
        yield f"“{text}” needs {_size(needs)}, has {_size(widget.size())}"


def _outside(widget: QWidget, text: str) -> Iterator[str]:
    """Whether it reaches beyond what holds it, up to where one can scroll."""
    child, parent = widget, widget.parentWidget()
    area = QRect(child.rect())
    while parent is not None and not child.isWindow():
        area.translate(child.pos())
        if _scrolls(parent):
            return
        if not parent.rect().contains(area):
            yield f"“{text}” reaches out of {_name(parent)}"
            return
        child, parent = parent, parent.parentWidget()


def _scrolls(parent: QWidget) -> bool:
    holder = parent.parentWidget()
    return isinstance(holder, QAbstractScrollArea) and holder.viewport() is parent


def _of_header(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    for section in range(header.count()):
        if header.isSectionHidden(section) or model is None:
            continue
        if model.headerData(section, header.orientation(), Qt.ItemDataRole.ToolTipRole):
            continue  # it is whole in its tool tip
        text = model.headerData(section, header.orientation())
        needs, has = header.sectionSizeHint(section), header.sectionSize(section)
        if needs > has:
            yield f"“{text}” needs {needs}, has {has}"
        if header.orientation() is Qt.Orientation.Vertical and isinstance(text, str):
            width = header.fontMetrics().horizontalAdvance(text)
            if width > header.width():
                yield f"“{text}” needs {width}, has {header.width()}"


def _of_table(table: QTableView) -> Iterator[str]:
    model = table.model()
    if model is None:
        return
    for row in range(model.rowCount(QModelIndex())):
        for column in range(model.columnCount(QModelIndex())):
            index = model.index(row, column, QModelIndex())
            if index.data(Qt.ItemDataRole.ToolTipRole) or table.isColumnHidden(column):
                continue  # it is whole in its tool tip
            if not isinstance(index.data(), str) or not index.data():
                continue
            needs = table.sizeHintForIndex(index)
            if table.wordWrap():
                needs = QSize(0, min(needs.height(), table.sizeHintForRow(row)))
            has = table.visualRect(index).size()
            if needs.width() > has.width() + 1 or needs.height() > has.height() + 1:
                yield f"cell “{index.data()}” needs {_size(needs)}, has {_size(has)}"


def _of_field(field: QLineEdit | QAbstractSpinBox) -> Iterator[str]:
    """Whether what stands in an empty field, or the longest number, can be read whole."""
    if isinstance(field, QAbstractSpinBox):
        yield from _lack(field, field.minimumSizeHint(), field.text())
        return
    needs = field.fontMetrics().horizontalAdvance(field.placeholderText())
    if field.placeholderText() and needs + 2 * FRAME > field.width():
        yield f"“{field.placeholderText()}” needs {needs}, has {field.width()}"


def _of_scene(view: QGraphicsView) -> Iterator[str]:
    scene, seen = view.scene(), view.viewport().rect().adjusted(-1, -1, 1, 1)
    for item in scene.items() if scene is not None else ():
        if isinstance(item, QGraphicsSimpleTextItem | QGraphicsTextItem) and item.isVisible():
            text = item.text() if isinstance(item, QGraphicsSimpleTextItem) else item.toPlainText()
            place = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            if text and not seen.contains(place):
                yield f"“{text}” is at {place.x()}, {place.y()}, {_size(place.size())}"


def _of_list(view: QListView) -> Iterator[str]:
    """Whether each row of a list is as high as its text needs; names have tool tips."""
    model = view.model()
    for row in range(model.rowCount(QModelIndex())) if model is not None else ():
        index = model.index(row, view.modelColumn(), QModelIndex())
        needs, has = view.sizeHintForIndex(index), view.visualRect(index).size()
        is_wider = needs.width() > has.width() and not index.data(Qt.ItemDataRole.ToolTipRole)
        if is_wider or needs.height() > has.height():
            yield f"row “{index.data()}” needs {_size(needs)}, has {_size(has)}"


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()}".strip()


def _size(size: QSize) -> str:
    return f"{size.width()} × {size.height()}"


# The language of the texts.

PLACES = re.compile(r"%L?n|%L?\d+|\{\w*\}")
LATIN, CYRILLIC = re.compile(r"[A-Za-zÀ-ɏ]{2,}"), re.compile(r"[Ѐ-ӿ]+")
FEWEST_LETTERS = 4
"""A text of fewer may be a word of both languages."""
LATIN_WORDS = re.compile(
    r"\b(?:Ctrl|Alt|Shift|Tab|Esc|Enter|Return|Backspace|Delete|Del|OK|CSV|PDF|MIT)\b"
)
"""What stands on keys and on buttons in Latin letters everywhere, kinds of files, the licence."""


def in_another_language(window: QWidget, code: str, names: tuple[str, ...]) -> list[Finding]:
    """The texts of `window` that are English, or in another language's letters, with their places.

    Players' names, those of games and of the languages themselves need not be translated.
    """
    known, places = _known(code, names), dict[str, str]()
    for where, text in texts_of(window):
        places.setdefault(text, where)
    return sorted(
        f"{where}: {text}" for text, where in places.items() if _is_foreign(text, code, known)
    )


@cache
def _is_foreign(text: str, code: str, known: tuple[str, ...]) -> bool:
    plain = _plain(re.sub(r"<[^>]*>", "", text))
    if plain in known:  # the name of the program, which a computer player bears in our letters
        return False
    if code != "en" and any(english(plain) for english in _english(code)):
        return True
    for word in known:
        plain = plain.replace(word, "")
    strange = LATIN if code in {"ru", "ky"} else CYRILLIC
    return bool(strange.search(LATIN_WORDS.sub("", plain)))


@cache
def _known(code: str, names: tuple[str, ...]) -> tuple[str, ...]:
    games = [shipped(game).name for game in shipped_ids()]
    games_here = (words.get(code, words["en"]) for words in games)
    # The box of the forms is hidden where a game has but this one.
    words = {"Kubik", "Language", "Standard", *LANGUAGES.values(), *names, *games_here}
    words |= {*words_of_libraries()}
    return tuple(sorted(words, key=len, reverse=True))


@cache
def _english(code: str) -> tuple[Callable[[str], object], ...]:
    """What finds the English of the texts that this language says in another way."""
    sources: dict[str, bool] = {}
    for name in ("qtbase", "kubik"):
        for source, forms in _messages(folder("translations") / f"{name}_{code}.ts"):
            sources[source] = source in forms or sources.get(source, False)
    wanted = [source for source, is_same in sources.items() if not is_same]
    return tuple(
        re.compile(".*".join(map(re.escape, PLACES.split(source)))).fullmatch
        for source in wanted
        if len(re.findall(r"[A-Za-z]", PLACES.sub("", source))) >= FEWEST_LETTERS
    )


def _messages(path: Path) -> Iterator[tuple[str, set[str]]]:
    for message in ET.parse(path).getroot().iter("message"):
        found = message.find("translation")
        forms = [] if found is None else [found, *found.findall("numerusform")]
        said = {_plain(form.text) for form in forms if form.text and form.text.strip()}
        if said:
            yield _plain(message.findtext("source") or ""), said


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
