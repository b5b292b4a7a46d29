"""The window of the rule book: it opens where one is, can be searched, and follows every change."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QFont, QImage, QTextDocument, QWheelEvent
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped, shipped_ids
from kubik.rules import actions as a
from kubik.rules.combination import Shape
from kubik.scene.timings import Timings
from kubik.text.house_rule_words import title
from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.main_window import MainWindow
from kubik.windows.new_match_dialog import NewMatchDialog
from kubik.windows.rule_book_document import Ink, die_picture
from kubik.windows.rule_book_window import RuleBookWindow
from kubik.windows.shortcut_sheet import ShortcutSheet
from seated import seated
from windows.reader import tree

Key = Qt.Key
Opener = Callable[..., RuleBookWindow]


@pytest.fixture
def open_book(qtbot: QtBot) -> Opener:
    def start(game: str = "zilch", section: str = "", **house_rules: object) -> RuleBookWindow:
        owner = QWidget()
        qtbot.addWidget(owner)
        window = RuleBookWindow(owner)
        window.owner = owner  # type: ignore[attr-defined]
        window.resize(800, 600)
        window.show_rules(shipped(game).ruleset(None, **house_rules), section)
        QApplication.processEvents()
        return window

    return start


@pytest.fixture
def system_scheme() -> Iterator[None]:
    yield
    use_scheme(Scheme.SYSTEM)


def text(window: RuleBookWindow) -> str:
    return window.view.toPlainText()


def top_line(window: RuleBookWindow) -> str:
    """The first line that stands whole on the page."""
    view = window.view
    height = window.fontMetrics().height()
    for y in range(0, height * 3, 2):
        cursor = view.cursorForPosition(QPoint(40, y))
        if cursor.block().text() and view.cursorRect(cursor).top() >= 0:
            return cursor.block().text()
    return ""


# Where it opens.


@pytest.mark.parametrize("game", shipped_ids())
def test_each_section_can_be_opened_at(open_book: Opener, game: str) -> None:
    window = open_book(game)
    assert window.book is not None
    first, *others = window.book.sections
    window.go_to(others[-1].id)
    window.go_to(first.id)
    assert top_line(window) == window.book.title
    for section in others:
        window.go_to(section.id)
        assert window.section == section.id
        bar = window.view.verticalScrollBar()
        assert top_line(window) == section.title or bar.value() == bar.maximum()


@pytest.mark.parametrize(
    ("game", "house_rules", "dice", "played", "section"),
    [
        ("zilch", {}, "", (), "minimum"),
        ("zilch", {}, "1 2 3 3 4 6", (a.Roll(),), "scoring"),
        ("zilch", {}, "1 2 3 3 4 6", (a.Roll(), a.Keep((0,))), "minimum"),
        ("zilch", {}, "1 1 1 3 4 6", (a.Roll(), a.Keep((0, 1, 2))), "turn"),
        ("zilch", {}, "1 1 1 5 5 5", (a.Roll(), a.Keep((0, 1, 2, 3, 4, 5))), "hot"),
        ("zonk_chicago", {}, "", (), "turn"),
        ("zonk_chicago", {}, "1 1 1 3 4", (a.Roll(), a.Keep((0, 1, 2)), a.Bank()), "takeover"),
        ("zonk_chicago", {"challenges": "on"}, "", (), "challenge"),
        (
            "zilch",
            {"challenges": "on", "challenge_needs_board": "off"},
            "",
            (a.Challenge(1),),
            "challenge",
        ),
        ("dice10000", {}, "2 2 3 3 4 6", (a.Roll(),), "attempts"),
        (
            "dice10000",
            {"target": 2000},
            "1 1 1 5 5 5",
            (a.Roll(), a.Keep((0, 1, 2, 3, 4, 5)), a.Bank()),
            "end",
        ),
        ("yacht", {}, "1 2 2 4 6", (a.Roll(),), "turn"),
        (
            "yacht",
            {},
            "1 2 2 4 6 | 4 4 6 | 1 4 4",
            (a.Roll(), a.Keep((1, 2)), a.Roll(), a.Keep((1, 2)), a.Roll()),
            "scoring",
        ),
    ],
)
def test_at_the_table_the_book_opens_at_the_paragraph_of_the_moment(
    qtbot: QtBot,
    *,
    game: str,
    house_rules: dict[str, object],
    dice: str,
    played: tuple[a.Action, ...],
    section: str,
) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(dice))
    qtbot.addWidget(window)
    window.show()
    window.begin(shipped(game).ruleset(None, **house_rules), seated("Anna", "Béla"))
    for action in played:
        window.match_page.submit(action)
    window.rules.trigger()
    assert window.rule_book.isVisible()
    assert not window.rule_book.isModal()
    assert window.rule_book.section == section


def test_an_attempt_that_has_come_off_leads_to_hot_dice(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("2 2 3 3 4 6 | 6"))
    qtbot.addWidget(window)
    window.begin(shipped("dice10000").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    window.match_page.submit(a.Attempt(Shape.THREE_PAIRS, (0, 1, 2, 3, 5)))
    assert window.match_page.moment == "hot"


def test_f1_while_one_chooses_a_box_opens_the_boxes(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup("1 2 2 4 6"))
    qtbot.addWidget(window)
    window.show()
    window.begin(shipped("yacht").ruleset(), seated("Anna", "Béla"))
    window.match_page.submit(a.Roll())
    with qtbot.waitActive(window):
        window.activateWindow()
    window.match_page.sheet.setFocus()
    assert window.match_page.moment == "scoring"


def test_the_front_page_has_the_rules_of_each_game(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))
    qtbot.addWidget(window)
    window.show()
    for button, card in zip(window.start_page.rules_buttons, window.start_page.cards, strict=True):
        button.click()
        assert window.rule_book.book is not None
        assert window.rule_book.book.title == card.game.name["en"]
        assert window.rule_book.section == "goal"


def test_f1_on_the_front_page_is_about_the_card_with_the_focus(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.start_page.cards[2].setFocus()
    QTest.keyClick(window, Key.Key_F1)
    assert window.rule_book.book is not None
    assert window.rule_book.book.title == window.start_page.cards[2].game.name["en"]


def test_the_dialog_shows_the_rules_as_they_are_chosen_there(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(None, None, [shipped("zilch")])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.rules_button.click()
    book = dialog.rule_book
    assert book is not None
    assert "mind your neighbour" not in text(book)
    field = next(
        field for field in dialog._house_rules.fields if field.house_rule.name == "topping"
    )
    field.control.click()  # type: ignore[union-attr]
    assert "House rule: And mind your neighbour" in text(book)
    field.control.click()  # type: ignore[union-attr]
    assert "mind your neighbour" not in text(book)
    assert title("topping") not in text(book)


def test_a_new_match_turns_the_open_book_to_its_rules(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))
    qtbot.addWidget(window)
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    window.rules.trigger()
    window.begin(shipped("zilch").ruleset("to_5000", three_pairs=750), seated("Anna", "Béla"))
    assert "5,000 points" in text(window.rule_book)
    assert "15,000" not in text(window.rule_book)
    assert "three pairs" in text(window.rule_book)
    window.close()
    assert not window.rule_book.isVisible()


# Searching.


def test_searching_counts_the_places_and_goes_round(open_book: Opener) -> None:
    window = open_book()
    count = text(window).lower().count("corner")
    assert count >= 2
    QTest.keyClick(window, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.search.field.setText("corner")
    assert window.search.count.text() == f"1 of {count}"
    seen = set()
    for _ in range(count):
        cursor = window.view.textCursor()
        seen.add(cursor.position())
        rect = window.view.cursorRect(cursor)
        assert 0 <= rect.top() < window.view.viewport().height()
        window.next.trigger()
    assert len(seen) == count
    assert window.search.count.text() == f"1 of {count}"
    window.previous.trigger()
    assert window.search.count.text() == f"{count} of {count}"
    assert len(window.view.extraSelections()) == count


def test_what_is_not_there_is_said_to_be_missing(open_book: Opener) -> None:
    window = open_book()
    window.search.field.setText("xylophone")
    assert window.search.count.text() == "not found"
    assert not window.next.isEnabled()
    assert window.search.field.accessibleDescription() == "not found"
    window.search.field.clear()
    assert not window.search.count.text()


def test_return_in_the_search_goes_on(open_book: Opener, qtbot: QtBot) -> None:
    window = open_book()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.to_search.trigger()
    QTest.keyClicks(window.search.field, "throw")
    assert window.search.field.hasFocus()
    assert window.search.count.text().startswith("1 of ")
    QTest.keyClick(window.search.field, Key.Key_Return)
    assert window.search.count.text().startswith("2 of ")


def test_the_places_follow_other_rules(open_book: Opener) -> None:
    window = open_book()
    window.search.field.setText("neighbour")
    assert window.search.count.text() == "not found"
    window.use_rules(shipped("zilch").ruleset(topping="on"))
    assert window.search.count.text() == "1 of 1"


# On paper.


def test_a_pdf_is_written_with_all_dice(open_book: Opener, tmp_path: Path) -> None:
    window = open_book("zonk_detroit")
    window.write_pdf(str(tmp_path / "rules.pdf"))
    content = (tmp_path / "rules.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert content.count(b"/Subtype /Image") >= 12
    assert content.count(b"/Type /Page\n") + content.count(b"/Type /Page\r") >= 2


class Watched(RuleBookWindow):
    """Remembers the pages it has made."""

    def __init__(self, parent: QWidget) -> None:
        self.pages: list[str] = []
        super().__init__(parent)

    @override
    def _document(self, ink: Ink, font: QFont, sharp: int) -> QTextDocument:
        made = super()._document(ink, font, sharp)
        self.pages.append(made.toHtml())
        return made


@pytest.mark.usefixtures("system_scheme")
def test_paper_is_black_on_white_in_the_dark_too(qtbot: QtBot, tmp_path: Path) -> None:
    use_scheme(Scheme.DARK)
    owner = QWidget()
    qtbot.addWidget(owner)
    window = Watched(owner)
    window.show_rules(shipped("yacht").ruleset())
    window.write_pdf(str(tmp_path / "rules.pdf"))
    on_screen, on_paper = window.pages[0], window.pages[-1]
    assert "color:#f0f0f0" in on_screen
    assert "color:#000000" in on_paper
    assert "color:#f0f0f0" not in on_paper


def test_the_print_preview_opens(open_book: Opener, qtbot: QtBot) -> None:
    window = open_book("yacht")
    window.print.trigger()
    previews = window.findChildren(QPrintPreviewDialog)
    assert len(previews) == 1
    qtbot.waitUntil(previews[0].isVisible)
    previews[0].reject()


# Looks.


@pytest.mark.usefixtures("system_scheme")
@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_the_open_book_takes_on_new_colours_where_it_is(open_book: Opener, scheme: Scheme) -> None:
    window = open_book(section="hot")
    use_scheme(scheme)
    QApplication.processEvents()
    role = window.palette().ColorRole
    colour = window.palette().color(role.Text).name()
    assert f"color:{colour}" in window.view.document().toHtml()
    assert window.section == "hot"


def test_letters_and_dice_grow_together(open_book: Opener) -> None:
    window = open_book(section="examples")
    before = window.view.document().defaultFont().pointSizeF()
    html = window.view.document().toHtml()
    window.larger.trigger()
    assert window.view.document().defaultFont().pointSizeF() > before
    assert window.view.document().toHtml().count("<img") == html.count("<img")
    assert _first_width(window) > _width_in(html)
    window.plain_size.trigger()
    assert window.view.document().defaultFont().pointSizeF() == before
    for _ in range(20):
        window.smaller.trigger()
    assert not window.smaller.isEnabled()


def _width_in(html: str) -> int:
    return int(html.split("<img", 1)[1].split('width="', 1)[1].split('"', 1)[0])


def _first_width(window: RuleBookWindow) -> int:
    return _width_in(window.view.document().toHtml())


def test_the_wheel_with_ctrl_changes_the_size(open_book: Opener) -> None:
    window = open_book()
    before = _first_width(window)
    turn = QWheelEvent(
        QPointF(20, 20),
        QPointF(20, 20),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(window.view.viewport(), turn)
    assert _first_width(window) > before


@pytest.mark.parametrize("game", shipped_ids())
@pytest.mark.parametrize("zoom", [0, 5])
def test_nothing_is_cut_off_at_800_by_600(open_book: Opener, game: str, zoom: int) -> None:
    window = open_book(game)
    for _ in range(zoom):
        window.zoom_in()
    QApplication.processEvents()
    view = window.view
    if not zoom:
        assert view.horizontalScrollBar().maximum() == 0
        assert view.document().idealWidth() <= view.viewport().width()
    for button in window.findChildren(QToolButton):
        if button.isVisible() and button.defaultAction() is not None:
            assert button.width() >= button.sizeHint().width()
            assert QRectF(window.rect()).contains(QRectF(button.geometry()))
    assert window.search.field.width() > window.fontMetrics().averageCharWidth() * 20


@pytest.mark.parametrize("name", ["1", "6", "w2", "r5", "g3"])
def test_a_die_fills_its_picture_and_is_not_cut(name: str) -> None:
    picture = die_picture(name, 120)
    opaque = [
        (x, y) for x in range(120) for y in range(120) if picture.pixelColor(x, y).alpha() > 128
    ]
    columns, rows = {x for x, _ in opaque}, {y for _, y in opaque}
    assert min(columns) > 1
    assert min(rows) > 0
    assert max(columns) < 118
    assert max(rows) < 119
    assert max(columns) - min(columns) > 90


def test_dice_are_sharp_at_twice_the_scale(open_book: Opener) -> None:
    window = open_book("zonk_detroit")
    found = window.view.document().resource(
        QTextDocument.ResourceType.ImageResource, QUrl("die:r3")
    )
    assert isinstance(found, QImage)
    assert found.width() >= 2 * _first_width(window)


# Keys and screen readers.


def test_escape_closes_the_window(open_book: Opener) -> None:
    window = open_book()
    QTest.keyClick(window, Key.Key_Escape)
    assert not window.isVisible()


def test_the_contents_lead_to_a_section_by_arrow_keys(open_book: Opener) -> None:
    window = open_book()
    assert window.book is not None
    window.contents.setFocus()
    for _ in range(4):
        QTest.keyClick(window.contents, Key.Key_Down)
    assert window.contents.currentRow() == 4
    assert top_line(window) == window.book.sections[4].title


def test_scrolling_moves_the_mark_in_the_contents(open_book: Opener) -> None:
    window = open_book()
    assert window.section == "goal"
    bar = window.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert window.contents.currentRow() > 2


def test_a_screen_reader_gets_the_sections_with_the_dice_in_words(open_book: Opener) -> None:
    window = open_book("zonk_detroit")
    heard = tree(window)
    entry = next(thing for thing in heard if thing.name == "Examples")
    assert "two, white, five, white, two, red, one, red" in entry.description
    assert [t for t in heard if {"focusable"} <= t.flags and not t.name] == []


def test_it_asks_for_all_words_again_when_the_language_changes(open_book: Opener) -> None:
    window = open_book(section="end")
    for button in window.findChildren(QPushButton):
        button.setText("?")
    window.search.field.setPlaceholderText("?")
    window.setWindowTitle("?")
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.search.field.placeholderText() == "Search the rules"
    assert window.windowTitle() == "Zilch: the rules"
    assert window.section == "end"


def test_the_keys_of_the_book_are_its_own(qtbot: QtBot) -> None:
    window = MainWindow(Timings.for_tests(), lambda: ScriptedCup(""))
    qtbot.addWidget(window)
    window.show()
    window.start_page.rules_buttons[0].click()
    book = window.rule_book
    with qtbot.waitActive(book):
        book.activateWindow()
    book.search.field.setText("throw")
    QTest.keyClick(book.view, Key.Key_F3)  # in the main window it opens the sheet of keys
    assert book.search.count.text().startswith("2 of ")
    assert window.findChildren(ShortcutSheet) == []
    QTest.keyClick(book.view, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search.field.hasFocus()
