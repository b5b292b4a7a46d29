"""The dice by keys and by ear: what is said of each, where the focus goes, what a press does."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAction, QColor, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.ruleset import MatchState
from kubik.scene.director import Director
from kubik.scene.solid.solid_item import SolidItem
from kubik.scene.sounds import Sounds
from kubik.scene.speaker import SilentBackend
from kubik.scene.table_picture import toggled_choice
from kubik.scene.table_scene import TableScene
from kubik.scene.timings import Timings
from kubik.windows.dice_buttons import DiceButtons, DieButton, SaidDie, said_dice
from kubik.windows.table_view import TableView
from windows.reader import can_listen, listening, tree

Key = Qt.Key
LONGER_THAN_ANY_THROW = 4.0


class Table(QWidget):
    """A table as it is used in a match, between two buttons; Space throws."""

    def __init__(self, match: Match, timings: Timings) -> None:
        super().__init__()
        self.match = match
        self.wanted: list[int] = []
        self.before = QPushButton("before", self)
        self.scene = TableScene(self)
        self.director = Director(self.scene, timings, Sounds(SilentBackend), self)
        self.view = TableView(self.scene, self.director, self)
        self.view.setAccessibleName("The table")
        self.after = QPushButton("after", self)
        self.view.return_pressed.connect(self.throw)
        self.dice = DiceButtons(self.scene, self.view)
        self.dice.wanted.connect(self.toggle)
        self.scene.die_clicked.connect(self.toggle)
        self.director.shown.connect(self.dice.show)
        self.director.rolling.connect(self.dice.hide_all)
        self.director.idle.connect(self._idle)
        roll = QAction(self)
        roll.setShortcut(QKeySequence(Key.Key_Space))
        roll.triggered.connect(self.throw)
        self.addAction(roll)
        layout = QVBoxLayout(self)
        for widget in (self.before, self.view, self.after):
            layout.addWidget(widget)
        self.resize(800, 600)
        match.listen(self.director.enqueue)
        self.director.show_now(match.state)

    @property
    def state(self) -> MatchState:
        return self.match.state

    def throw(self) -> None:
        self.match.submit(a.Roll())

    def toggle(self, place: int) -> None:
        self.wanted.append(place)
        kept = self.state.turn.kept if self.state.turn else ()
        action = a.Keep(toggled_choice(kept, place))
        if self.state.refusal(action) is None:
            self.match.submit(action)

    def _idle(self) -> None:
        self.dice.show(self.state)

    def button(self, place: int) -> DieButton:
        return self.dice.button(place)

    @property
    def buttons(self) -> list[DieButton]:
        """All there are, in reading order."""
        return [b for b in self.view.viewport().children() if isinstance(b, DieButton)]

    @property
    def names(self) -> list[str]:
        return [button.accessibleName() for button in self.buttons]


Lay = Callable[..., Table]


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    """Lay a table for a game, with scripted dice."""
    tables = []

    def lay(game: str, dice: str, timings: Timings | None = None, **rules: object) -> Table:
        ruleset = shipped(game).ruleset(rules.pop("form", None), **rules)  # type: ignore[arg-type]
        match = Match(ruleset, [Seat("Anna"), Seat("Béla")], ScriptedCup(dice))
        table = Table(match, timings or Timings.for_tests())
        tables.append(table)
        qtbot.addWidget(table)
        table.show()
        with qtbot.waitActive(table):
            table.activateWindow()
        return table

    return lay


def thrown(lay: Lay, dice: str = "1 2 3 4 6 5", game: str = "zilch") -> Table:
    table = lay(game, dice)
    table.throw()
    return table


def enter_row(table: Table) -> None:
    table.view.setFocus()
    QTest.keyClick(table.view, Key.Key_Tab)


def press(key: Qt.Key) -> None:
    """Press `key` wherever the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def hold(key: Qt.Key, times: int) -> None:
    """Hold `key` down, wherever the focus is, until it has repeated itself so often."""
    focused = QApplication.focusWidget()
    assert focused is not None
    kinds = [QEvent.Type.KeyPress]
    for _ in range(times):
        kinds += [QEvent.Type.KeyRelease, QEvent.Type.KeyPress]
    for n, kind in enumerate([*kinds, QEvent.Type.KeyRelease]):
        repeats = 0 < n <= 2 * times
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ", autorep=repeats)
        QApplication.sendEvent(focused, event)


# What is said.


def test_every_die_of_a_throw_says_what_it_shows_and_what_it_is_good_for(lay: Lay) -> None:
    table = thrown(lay, "1 2 3 4 6 5")
    assert (
        table.names
        == [
            "Die 1: one, can be kept",
            "Die 2: two, scores nothing",
            "Die 3: three, scores nothing",
            "Die 4: four, scores nothing",
            "Die 5: five, can be kept",
            "Die 6: six, scores nothing",
        ]
        or sorted(table.names) == table.names
    )  # a straight may score in some form
    assert [b.isEnabled() for b in table.buttons] == ["can be kept" in n for n in table.names]


def test_a_die_that_is_off_says_why_and_says_it_once(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    off = [b for b in table.buttons if not b.isEnabled()]
    assert len(off) == 4
    for button in off:
        why = (button.accessibleName() + button.accessibleDescription()).lower()
        assert why.count("scores nothing") == 1
    assert [b.accessibleDescription() for b in table.buttons if b.isEnabled()] == ["", ""]


def test_a_kept_die_says_so_and_is_checked(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    table.toggle(1)
    assert table.names[:2] == ["Die 1: one, can be kept", "Die 2: one, kept"]
    assert [b.isChecked() for b in table.buttons] == [False, True, False, False, False, False]
    table.toggle(1)
    assert table.names[1] == "Die 2: one, can be kept"
    assert not table.button(1).isChecked()


def test_dice_set_aside_say_what_they_are_worth_together_and_come_last(lay: Lay) -> None:
    table = thrown(lay, "1 1 1 2 3 4 | 2 5 6")
    for place in range(3):
        table.toggle(place)
    table.throw()
    assert table.names == [
        "Die 1: two, scores nothing",
        "Die 2: five, can be kept",
        "Die 3: six, scores nothing",
        *["Set aside, 3 × 1 = 1,000: one"] * 3,
    ]
    tray = table.buttons[-1]
    assert not tray.isEnabled()
    assert tray.accessibleDescription() == "Together: one, one, and one"


def test_a_die_set_aside_by_itself_says_what_it_is_worth(lay: Lay) -> None:
    table = thrown(lay, "1 2 2 3 4 6 | 5 2 3 4 6")
    table.toggle(0)
    table.throw()
    assert table.names[-1] == "Set aside, 1 = 100: one"
    assert table.buttons[-1].accessibleDescription() == ""


def test_the_colour_of_a_die_is_said(lay: Lay) -> None:
    table = thrown(lay, "1 1 1 1 1 1", "zonk_detroit")
    said = {name.split(", ")[1] for name in table.names}
    assert said == {"white", "red", "green"}


def test_dice_that_lie_from_before_say_that_they_must_be_thrown(lay: Lay) -> None:
    table = thrown(lay, "2 2 3 3 4 6")  # a bust: the next player's turn has begun
    assert table.names[0] == "Die 1: two"
    assert {b.accessibleDescription() for b in table.buttons} == {"Throw the dice first"}
    assert not any(b.isEnabled() for b in table.buttons)


def test_in_a_game_with_boxes_every_die_can_be_kept_until_the_last_throw(lay: Lay) -> None:
    table = thrown(lay, "1 2 3 4 6 | 1 2 3 4 | 5 5 5 5", "yacht")
    assert all(name.endswith("can be kept") for name in table.names)
    table.toggle(0)
    table.throw()
    table.throw()
    assert table.state.turn is not None
    assert table.state.turn.throws == 3
    assert not any(b.isEnabled() for b in table.buttons)
    assert {b.accessibleDescription() for b in table.buttons} == {
        "No throws are left: choose a box"
    }


def test_the_number_that_is_said_is_the_key_that_means_the_die(lay: Lay) -> None:
    table = thrown(lay, "6 1 5 2 3 3")
    for key, place in enumerate(table.scene.row, 1):
        assert table.button(place).accessibleName().startswith(f"Die {key}: ")
    assert table.buttons == [table.button(place) for place in table.scene.row]


class Brackets(QTranslator):
    @override
    def translate(
        self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"‹{source_text}›"


def test_the_dice_follow_the_language(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    translator = Brackets()
    QCoreApplication.installTranslator(translator)
    try:
        table.dice.retranslate()
        assert table.names[0] == "‹Die 1: ‹one›, can be kept›"
        assert table.buttons[-1].accessibleDescription() == ""
        assert table.view.viewport().accessibleName() == "‹Dice›"
    finally:
        QCoreApplication.removeTranslator(translator)


# Where they lie.


def middle_of_die(table: Table, place: int) -> QPoint:
    return table.view.mapFromScene(table.scene.die_position(place))


def assert_over_the_dice(table: Table) -> None:
    assert table.buttons
    for place in [die.place for die in table.scene.picture.dice]:
        box = table.button(place).geometry()
        assert box.contains(middle_of_die(table, place))
        away = box.center() - middle_of_die(table, place)
        assert away.manhattanLength() < box.width() / 4
        others = {die.place for die in table.scene.picture.dice} - {place}
        assert not any(box.contains(middle_of_die(table, other)) for other in others)


def test_each_button_lies_over_its_die(lay: Lay) -> None:
    table = thrown(lay, "1 1 1 2 3 4 | 2 5 6")
    assert_over_the_dice(table)
    for place in range(3):
        table.toggle(place)
        assert_over_the_dice(table)
    table.throw()
    assert_over_the_dice(table)


def test_the_buttons_follow_a_change_of_size(lay: Lay, qtbot: QtBot) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    width = table.button(0).width()

    def has_changed(before: int) -> bool:
        return table.button(0).width() != before

    for size in ((1600, 1100), (500, 400), (900, 1000)):
        table.resize(*size)
        qtbot.waitUntil(partial(has_changed, width))
        QApplication.processEvents()
        assert_over_the_dice(table)
        width = table.button(0).width()


def test_the_mouse_reaches_the_scene_through_the_buttons(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    at = table.view.viewport().mapTo(table, middle_of_die(table, 0))
    assert table.childAt(at) is table.view.viewport()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle_of_die(table, 0))
    assert table.wanted == [0]
    assert table.button(0).isChecked()
    assert QApplication.focusWidget() is not table.button(0)


def test_while_dice_roll_there_are_no_buttons(lay: Lay) -> None:
    table = lay("zilch", "1 1 1 2 3 4 | 2 5 6", Timings.normal())
    table.throw()
    assert table.director.is_rolling
    assert not any(b.isVisible() for b in table.buttons)
    table.director.advance(LONGER_THAN_ANY_THROW)
    assert table.director.is_idle
    assert len(table.buttons) == 6
    assert all(b.isVisible() for b in table.buttons)
    assert_over_the_dice(table)
    for place in range(3):
        table.toggle(place)
        table.director.skip()
    table.throw()
    assert not any(b.isVisible() for b in table.buttons)
    table.director.skip()
    assert all(b.isVisible() for b in table.buttons)
    assert_over_the_dice(table)


def test_the_ring_goes_along_with_the_die_it_is_around(lay: Lay) -> None:
    table = lay("zilch", "1 1 2 3 4 6", Timings.normal())
    table.throw()
    table.director.skip()
    enter_row(table)
    press(Key.Key_Space)
    assert table.dice.focused is not None
    ring = table.button(table.dice.focused)
    before = ring.y()
    table.director.advance(0.08)
    assert not table.director.is_idle
    on_the_way = ring.y()
    table.director.skip()
    assert before < on_the_way < ring.y()


def test_dice_in_the_cup_have_no_button(lay: Lay, qtbot: QtBot) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    old = table.buttons
    fresh = Match(shipped("zilch").ruleset(), [Seat("C"), Seat("D")], ScriptedCup("1"))
    table.director.show_now(fresh.state)
    assert not any(b.isVisible() for b in old)
    qtbot.waitUntil(lambda: table.buttons == [])


def test_a_change_of_size_between_two_matches_does_no_harm(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    fresh = Match(shipped("zilch").ruleset(), [Seat("C"), Seat("D")], ScriptedCup("1"))
    table.scene.show_picture(type(table.scene.picture)())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    table.dice.cover()
    table.director.show_now(fresh.state)


# Keys.


def test_one_tab_enters_the_row_and_one_leaves_it(lay: Lay) -> None:
    table = thrown(lay, "1 1 5 3 4 6")
    table.before.setFocus()
    visited = []
    for _ in range(4):
        press(Key.Key_Tab)
        visited.append(QApplication.focusWidget())
    first = table.button(table.dice.usable[0])
    assert visited == [table.view, first, table.after, table.before]
    QTest.keyClick(table.before, Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(table.after, Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is first


def test_a_row_without_a_usable_die_is_no_stop(lay: Lay) -> None:
    table = thrown(lay, "2 2 3 3 4 6")
    enter_row(table)
    assert QApplication.focusWidget() is table.after


def test_arrows_go_from_usable_die_to_usable_die_and_stay_in_the_row(lay: Lay) -> None:
    table = thrown(lay, "1 2 3 3 5 1")
    usable = table.dice.usable
    assert len(usable) == 3
    enter_row(table)
    path = [table.dice.focused]
    keys = [Key.Key_Left, Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Up]
    for key in keys:
        press(key)
        path.append(table.dice.focused)
    at = [usable.index(place) for place in path if place is not None]
    assert at == [0, 0, 1, 2, 2, 1, 1]


def test_tab_comes_back_to_the_die_it_left(lay: Lay) -> None:
    table = thrown(lay, "1 2 3 3 5 1")
    enter_row(table)
    press(Key.Key_Right)
    left = table.dice.focused
    press(Key.Key_Tab)
    QTest.keyClick(table.after, Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert table.dice.focused == left == table.dice.usable[1]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_key_keeps_the_die_that_has_the_focus_and_throws_nothing(lay: Lay, key: Qt.Key) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    enter_row(table)
    press(key)
    assert table.wanted == [0]
    assert table.button(0).isChecked()
    assert table.dice.focused == 0
    press(key)
    assert table.wanted == [0, 0]
    assert not table.button(0).isChecked()


def test_space_throws_while_no_die_has_the_focus(lay: Lay) -> None:
    table = lay("zilch", "1 1 2 3 4 6")
    table.view.setFocus()
    press(Key.Key_Space)
    assert len(table.buttons) == 6


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_a_held_key_acts_once(lay: Lay, key: Qt.Key) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    enter_row(table)
    hold(key, 5)
    assert table.wanted == [0]
    assert table.button(0).isChecked()


def test_a_wish_that_is_refused_changes_nothing(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    table.dice.wanted.disconnect(table.toggle)
    enter_row(table)
    press(Key.Key_Space)
    assert not table.button(0).isChecked()


def test_keys_with_ctrl_are_not_the_dice_s(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    enter_row(table)
    QTest.keyClick(table.button(0), Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert table.wanted == []


# The focus.


def test_the_focus_waits_on_the_table_while_dice_roll_and_comes_back(lay: Lay) -> None:
    table = lay("zilch", "1 1 1 2 3 4 | 2 5 6", Timings.normal())
    table.throw()
    table.director.skip()
    enter_row(table)
    for key in (Key.Key_Space, Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Space):
        press(key)
        table.director.skip()
    table.throw()
    assert QApplication.focusWidget() is table.view
    table.director.skip()
    assert table.dice.focused == table.dice.usable[0]


def test_the_focus_stays_away_from_the_dice_where_it_was_not_there(lay: Lay) -> None:
    table = lay("zilch", "1 1 1 2 3 4 | 2 5 6 1 2")
    table.after.setFocus()
    table.throw()
    assert QApplication.focusWidget() is table.after
    table.view.setFocus()
    table.toggle(0)
    table.throw()
    assert QApplication.focusWidget() is table.view


def test_the_focus_does_not_come_back_when_somebody_has_taken_it_elsewhere(lay: Lay) -> None:
    table = lay("zilch", "1 1 1 2 3 4 | 2 5 6 1 2", Timings.normal())
    table.throw()
    table.director.skip()
    enter_row(table)
    press(Key.Key_Space)
    table.director.skip()
    table.throw()
    assert QApplication.focusWidget() is table.view
    table.after.setFocus()
    table.director.skip()
    assert QApplication.focusWidget() is table.after


def test_a_die_that_goes_out_of_use_hands_the_focus_on(lay: Lay) -> None:
    table = lay("yacht", "1 2 3 4 6 | 1 2 3 4 | 5 5 5 5")
    table.throw()
    enter_row(table)
    press(Key.Key_Space)
    for _ in range(2):
        assert table.dice.focused == table.dice.usable[0]
        table.throw()
    assert not table.dice.usable
    assert QApplication.focusWidget() is table.view


def test_the_next_usable_die_gets_the_focus_of_one_that_goes_out_of_use(lay: Lay) -> None:
    table = thrown(lay, "1 2 3 3 5 5")
    enter_row(table)
    press(Key.Key_Right)
    held = table.dice.focused
    assert held is not None
    # The same dice, and the one that holds the focus is worth nothing.
    faces = ["1", "2", "3", "3", "5", "5"]
    faces[held] = "4"
    other = Match(shipped("zilch").ruleset(), [Seat("A"), Seat("B")], ScriptedCup(" ".join(faces)))
    table.dice.show(other.submit(a.Roll()).after)
    assert held not in table.dice.usable
    assert table.dice.focused in table.dice.usable


def contrast(one: QColor, other: QColor) -> float:
    def luminance(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), parts, strict=True))

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("game", "dice", "keep"),
    [
        ("zilch", "1 1 2 3 4 6", False),
        ("zilch", "1 1 2 3 4 6", True),
        ("zonk_detroit", "1 1 1 1 1 1", False),
    ],
)
def test_the_focus_is_seen_on_felt_and_on_dice(lay: Lay, game: str, dice: str, keep: bool) -> None:
    table = thrown(lay, dice, game)
    enter_row(table)
    if keep:
        press(Key.Key_Space)
    for _ in table.dice.usable:
        place = table.dice.focused
        assert place is not None
        box = table.button(place).geometry()
        with_ring = table.view.viewport().grab(box).toImage()
        table.after.setFocus()
        without = table.view.viewport().grab(box).toImage()
        table.button(place).setFocus()
        middle = with_ring.height() // 2
        pairs: Sequence[tuple[QColor, QColor]] = [
            (with_ring.pixelColor(x, middle), without.pixelColor(x, middle))
            for x in range(with_ring.width())
        ]
        changed = [contrast(now, then) for now, then in pairs if now != then]
        assert len(changed) >= 8
        assert max(changed) >= 3
        # The two lines stand out from each other, whatever is beneath them.
        lines = [now for now, then in pairs if now != then]
        assert max(contrast(one, other) for one in lines for other in lines) >= 4.5
        press(Key.Key_Right)


def test_a_ring_that_cannot_be_painted_is_logged_and_ends_nothing(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    enter_row(table)

    def fail(_: DieButton) -> None:
        msg = "no paint"
        raise ValueError(msg)

    monkeypatch.setattr(DieButton, "_paint_ring", fail)
    table.button(0).grab()
    assert "the focus of a die could not be painted: Die 1" in caplog.text


def test_the_badge_of_a_die_is_seen_through_its_ring(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    enter_row(table)
    press(Key.Key_Space)
    place = table.dice.focused
    assert place is not None
    box = table.button(place).geometry()
    item = next(
        item
        for item in table.scene.items()
        if isinstance(item, SolidItem) and item.picture.place == place
    )
    die = table.view.mapFromScene(item.mapToScene(item.shape())).boundingRect()
    corner = die.topRight().toPoint() - box.topLeft()
    with_ring = table.view.viewport().grab(box).toImage()
    table.after.setFocus()
    without = table.view.viewport().grab(box).toImage()
    reach = range(-round(die.width() * 0.1), round(die.width() * 0.1))
    for x, y in ((corner.x() + dx, corner.y() + dy) for dx in reach for dy in reach):
        assert with_ring.pixelColor(x, y) == without.pixelColor(x, y)


# What a screen reader gets.


def test_the_tree_has_every_die_with_its_state_and_nothing_nameless(lay: Lay) -> None:
    table = thrown(lay, "1 1 1 2 3 4 | 2 5 5")
    for place in range(3):
        table.toggle(place)
    table.throw()
    enter_row(table)
    press(Key.Key_Space)
    heard = tree(table.view)
    assert [(t.role, t.name) for t in heard[:2]] == [
        (QAccessible.Role.Client, "The table"),
        (QAccessible.Role.Client, "Dice"),
    ]
    dice = heard[2:]
    assert {die.role for die in dice} == {QAccessible.Role.CheckBox}
    assert [(die.name, set(die.flags - {"checkable", "focusable"})) for die in dice] == [
        ("Die 1: two, scores nothing", {"disabled"}),
        ("Die 2: five, kept", {"checked", "focused"}),
        ("Die 3: five, can be kept", set()),
        *[("Set aside, 3 × 1 = 1,000: one", {"disabled"})] * 3,
    ]
    assert [t for t in heard if "focusable" in t.flags and not t.name] == []


def test_while_dice_roll_the_tree_says_that_they_are_out_of_sight(lay: Lay) -> None:
    table = lay("zilch", "1 1 1 2 3 4 | 2 5 5 1 2", Timings.normal())
    table.throw()
    table.director.skip()
    table.toggle(0)
    table.director.skip()
    table.throw()
    assert all("invisible" in thing.flags for thing in tree(table.view)[2:])
    table.director.skip()


@pytest.mark.parametrize("doing", ["Toggle", "Press"])
def test_a_screen_reader_keeps_a_die(lay: Lay, qtbot: QtBot, doing: str) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    found = QAccessible.queryAccessibleInterface(table.button(1))
    assert found is not None
    found.actionInterface().doAction(doing)
    qtbot.waitUntil(lambda: table.wanted == [1])
    assert table.button(1).isChecked()


def test_a_screen_reader_takes_the_focus_to_any_usable_die(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    found = QAccessible.queryAccessibleInterface(table.button(1))
    assert found is not None
    found.actionInterface().doAction("SetFocus")
    assert table.dice.focused == 1
    assert table.button(1).focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert table.button(0).focusPolicy() is Qt.FocusPolicy.ClickFocus


@pytest.mark.skipif(not can_listen(), reason="events can be caught on Linux only")
def test_a_die_that_is_kept_is_told_once_by_name_and_once_by_state(lay: Lay) -> None:
    table = thrown(lay, "1 1 2 3 4 6")
    enter_row(table)
    with listening() as heard:
        press(Key.Key_Space)
    kinds = [kind for kind, _ in heard]
    assert kinds.count(QAccessible.Event.NameChanged) == 1
    assert kinds.count(QAccessible.Event.StateChanged) == 1


@pytest.mark.parametrize("game", ["zilch", "zonk_detroit", "yacht"])
def test_what_is_said_of_a_position_is_a_value(game: str) -> None:
    dice = "1 1 1 2 3" if game == "yacht" else "1 1 1 2 3 4"
    match = Match(shipped(game).ruleset(), [Seat("A"), Seat("B")], ScriptedCup(dice))
    assert said_dice(match.state, ()) == {}
    state = match.submit(a.Roll()).after
    said = said_dice(state, ())
    assert len(said) == len(dice.split())
    assert all(isinstance(die, SaidDie) and die.name for die in said.values())
    assert all(die.is_usable == die.name.endswith("can be kept") for die in said.values())
