"""The dialog for a new match, as people who have never seen it use it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kubik.rule_files import shipped, shipped_ids
from kubik.rules.definition import parse
from kubik.rules.ruleset import Definition, Value
from kubik.rules.settings import NEEDS
from kubik.windows.house_rules_panel import HouseRulesPanel, RuleField
from kubik.windows.new_match_dialog import Choice, NewMatchDialog
from kubik.windows.players_panel import PlayersPanel
from seated import seated

Opener = Callable[..., NewMatchDialog]
Key = Qt.Key


@pytest.fixture
def open_dialog(qtbot: QtBot) -> Opener:
    def opened(
        previous: Choice | None = None, games: tuple[Definition, ...] | None = None
    ) -> NewMatchDialog:
        dialog = NewMatchDialog(previous, None, games)
        qtbot.addWidget(dialog)
        dialog.resize(800, 600)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return opened


def _chosen(game: str, *names: str, form: str | None = None, **house_rules: Value) -> Choice:
    people = seated(*(names or ("Anna", "Béla")))
    return Choice(game, form or shipped(game).form().id, tuple(house_rules.items()), people)


def _names(dialog: NewMatchDialog) -> tuple[str, ...]:
    return tuple(seat.name for seat in dialog.seats)


def _button(dialog: NewMatchDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text)


def _players(dialog: NewMatchDialog) -> PlayersPanel:
    found = dialog.findChild(PlayersPanel)
    assert isinstance(found, PlayersPanel)
    return found


def _house_rules(dialog: NewMatchDialog) -> HouseRulesPanel:
    found = dialog.findChild(HouseRulesPanel)
    assert isinstance(found, HouseRulesPanel)
    return found


def _games(dialog: NewMatchDialog) -> QListWidget:
    found = dialog.findChild(QListWidget)
    assert isinstance(found, QListWidget)
    return found


def _forms(dialog: NewMatchDialog) -> QComboBox:
    return next(
        box
        for box in dialog.findChildren(QComboBox)
        if not isinstance(box.parentWidget(), RuleField)
    )


def _field(dialog: NewMatchDialog, name: str) -> RuleField:
    return next(f for f in _house_rules(dialog).fields if f.house_rule.name == name)


def _set(field: RuleField, value: Value) -> None:
    match field.control:
        case QCheckBox():
            if field.control.isChecked() != value:
                field.control.click()
        case QSpinBox():
            field.control.setValue(int(value))
        case QComboBox():
            field.control.setCurrentIndex(field.house_rule.choices.index(value))


def _texts(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def _changed(dialog: NewMatchDialog) -> dict[str, Value]:
    return dict(dialog.ruleset.changed)


def _can_start(dialog: NewMatchDialog) -> bool:
    start = _button(dialog, "Start")
    assert start.isEnabled() == (not start.toolTip())
    return start.isEnabled()


def _choose_game(dialog: NewMatchDialog, game: str) -> None:
    names = [item.text() for item in map(_games(dialog).item, range(_games(dialog).count()))]
    _games(dialog).setCurrentRow(names.index(shipped(game).name["en"]))


def _press(key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the focus is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifier)
    QCoreApplication.processEvents()


def _type(text: str) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClicks(widget, text)


def _alt(qtbot: QtBot, key: Key) -> None:
    """Press a mnemonic; Qt shows the button pressed for a moment before it counts."""
    _press(key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(_no_button_is_down)


def _no_button_is_down() -> bool:
    return not any(
        isinstance(widget, QAbstractButton) and widget.isDown()
        for widget in QApplication.allWidgets()
    )


# What one finds.


def test_it_opens_ready_to_play(open_dialog: Opener) -> None:
    dialog = open_dialog()
    assert _names(dialog) == ("Player 1", "Player 2")
    assert _changed(dialog) == {}
    assert _can_start(dialog)
    assert "Ready: Player 1 begins." in _texts(dialog)


def test_every_game_can_be_chosen_with_every_form(open_dialog: Opener) -> None:
    dialog = open_dialog()
    assert _games(dialog).count() == len(shipped_ids())
    for game in map(shipped, shipped_ids()):
        _choose_game(dialog, game.id)
        assert _forms(dialog).isVisible() == (len(game.forms) > 1)
        for place, form in enumerate(game.forms):
            _forms(dialog).setCurrentIndex(place)
            assert (dialog.ruleset.game.id, dialog.ruleset.form) == (game.id, form)
            assert _can_start(dialog)


def test_it_opens_with_what_was_played_last(open_dialog: Opener) -> None:
    last = _chosen("zilch", "Anna", "Béla", "Carla", form="to_5000", open_min=1000)
    dialog = open_dialog(last)
    assert dialog.choice == last
    assert dialog.ruleset.rules == shipped("zilch").ruleset("to_5000", open_min=1000).rules


def test_opening_and_closing_it_changes_nothing(open_dialog: Opener) -> None:
    last = _chosen("dice10000", "Anna", "Béla", form="exact", welfare=True)
    assert open_dialog(open_dialog(last).choice).choice == last


@pytest.mark.parametrize(
    "stale",
    [
        Choice("a game that is gone", "standard", (), seated("Anna", "Béla")),
        Choice("zilch", "a form that is gone", (), seated("Anna", "Béla")),
        Choice("zilch", "to_15000", (("gone", True), ("open_min", 7)), seated("Anna", "Béla")),
    ],
)
def test_what_is_gone_since_then_does_no_harm(open_dialog: Opener, stale: Choice) -> None:
    dialog = open_dialog(stale)
    assert _can_start(dialog)
    assert _names(dialog) == ("Anna", "Béla")
    assert _changed(dialog) == {}


def test_house_rules_read_back_as_text_are_understood(open_dialog: Opener) -> None:
    text = (("open_min", "1000"), ("topping", "True"), ("last_round", "one_roll"))
    dialog = open_dialog(Choice("zilch", "to_15000", text, seated("Anna", "Béla")))
    expected = shipped("zilch").ruleset(None, open_min=1000, topping=True, last_round="one_roll")
    assert dialog.ruleset.changed == expected.changed


# Players.


def test_players_can_be_added_up_to_the_most_and_the_dialog_says_why_no_more(
    open_dialog: Opener,
) -> None:
    dialog = open_dialog(_chosen("zilch"))
    add = _button(dialog, "Add")
    for _ in range(6):
        QTest.mouseClick(add, Qt.MouseButton.LeftButton)
    assert len(_names(dialog)) == 8
    assert len(set(_names(dialog))) == 8
    assert not add.isEnabled()
    assert "at most 8 players" in add.toolTip()
    assert add.toolTip() in _texts(dialog)
    assert _can_start(dialog)


def test_players_can_be_removed_down_to_the_fewest_and_the_dialog_says_why_no_more(
    open_dialog: Opener,
) -> None:
    dialog = open_dialog(_chosen("zilch", "Anna", "Béla", "Carla"))
    remove = _button(dialog, "Remove")
    QTest.mouseClick(remove, Qt.MouseButton.LeftButton)
    assert _names(dialog) == ("Béla", "Carla")
    assert not remove.isEnabled()
    assert "at least 2 players" in remove.toolTip()
    assert remove.toolTip() in _texts(dialog)


def test_the_order_can_be_changed_and_the_selection_goes_along(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch", "Anna", "Béla", "Carla"))
    up, down = _button(dialog, "Move up"), _button(dialog, "Move down")
    assert (up.isEnabled(), up.toolTip()) == (False, "This player begins already.")
    QTest.mouseClick(down, Qt.MouseButton.LeftButton)
    QTest.mouseClick(down, Qt.MouseButton.LeftButton)
    assert _names(dialog) == ("Béla", "Carla", "Anna")
    assert (down.isEnabled(), down.toolTip()) == (False, "This player comes last already.")
    QTest.mouseClick(up, Qt.MouseButton.LeftButton)
    assert _names(dialog) == ("Béla", "Anna", "Carla")
    assert "Béla begins." in _texts(dialog)


def test_a_button_that_has_gone_off_does_not_pass_the_next_press_on(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch", "Anna", "Béla"))
    _button(dialog, "Move down").setFocus()
    _press(Key.Key_Space)
    assert _names(dialog) == ("Béla", "Anna")
    assert _players(dialog).view.hasFocus()


def test_switching_the_game_keeps_the_names(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch", "Anna", "Béla", "Carla"))
    for game in shipped_ids():
        _choose_game(dialog, game)
        assert _names(dialog) == ("Anna", "Béla", "Carla")


def test_too_few_for_the_next_game_is_said_and_nobody_is_made_up(
    qtbot: QtBot, open_dialog: Opener
) -> None:
    dialog = open_dialog(_chosen("yacht", "Anna"))
    assert _can_start(dialog)
    _choose_game(dialog, "zilch")
    assert _names(dialog) == ("Anna",)
    assert not _can_start(dialog)
    assert "This game is for 2 to 8 players; found 1." in _texts(dialog)
    _alt(qtbot, Key.Key_A)
    assert _can_start(dialog)


# Mistakes of new users.


def test_without_players_it_opens_with_the_fewest(open_dialog: Opener) -> None:
    dialog = open_dialog(Choice("zilch", "to_15000", (), ()))
    assert _names(dialog) == ("Player 1", "Player 2")


def test_twenty_players_are_too_many(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch", *(f"P{number}" for number in range(20))))
    assert not _can_start(dialog)
    assert "This game is for 2 to 8 players; found 20." in _texts(dialog)
    for _ in range(12):
        QTest.mouseClick(_button(dialog, "Remove"), Qt.MouseButton.LeftButton)
    assert _can_start(dialog)


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("Anna", ""), "Player 2 has no name yet."),
        (("Anna", "  \t "), "Player 2 has no name yet."),
        (("x" * 200, "Béla"), "The name of player 1 has 200 letters; at most 30 fit on the sheet."),
        (("Anna", "anna "), "Two players are called anna; give one of them another name."),
    ],
)
def test_a_name_that_will_not_do_is_refused_and_marked(
    open_dialog: Opener, names: tuple[str, ...], why: str
) -> None:
    dialog = open_dialog(_chosen("zilch", *names))
    assert not _can_start(dialog)
    assert why in _texts(dialog)
    assert _button(dialog, "Start").toolTip() == why
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.width() == 800
    dialog.grab()


def test_a_name_counts_while_it_is_typed(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch", "Anna", "Anna"))
    view = _players(dialog).view
    place = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    _type("Bela ")
    assert _can_start(dialog)
    _type("Kiss")  # the space before it has not been eaten
    assert _names(dialog) == ("Anna", "Bela Kiss")
    _press(Key.Key_Backspace)
    assert _names(dialog) == ("Anna", "Bela Kis")


def test_enter_in_a_name_ends_the_typing_and_starts_nothing(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    accepted = QSignalSpy(dialog.accepted)
    _players(dialog).view.setFocus()
    _press(Key.Key_Return)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    _type("Carla")
    _press(Key.Key_Return)
    assert _players(dialog).view.hasFocus()
    assert _names(dialog) == ("Carla", "Béla")
    assert (accepted.count(), dialog.isVisible()) == (0, True)


def test_escape_in_a_name_leaves_the_dialog_open(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _players(dialog).view.setFocus()
    _press(Key.Key_F2)
    _press(Key.Key_Escape)
    assert dialog.isVisible()


def test_pasted_lines_become_one_name(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    QGuiApplication.clipboard().setText("Anna\nMária\r\n")
    _players(dialog).view.setFocus()
    _press(Key.Key_F2)
    _press(Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert _names(dialog) == ("Anna Mária", "Béla")
    assert _can_start(dialog)


def test_tab_goes_through_the_names_and_on(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _players(dialog).view.setFocus()
    _press(Key.Key_F2)
    _type("Eva")
    _press(Key.Key_Tab)
    _type("Ferenc")
    _press(Key.Key_Tab)
    assert _names(dialog) == ("Eva", "Ferenc")
    assert QApplication.focusWidget() is _button(dialog, "Add")
    _players(dialog).view.setFocus()
    _players(dialog).view.setCurrentIndex(_players(dialog).model.index(0))
    _press(Key.Key_F2)
    _press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert not isinstance(QApplication.focusWidget(), QLineEdit)


def test_a_name_being_typed_counts_when_one_starts_by_a_key(
    qtbot: QtBot, open_dialog: Opener
) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _players(dialog).view.setFocus()
    _press(Key.Key_F2)
    _type("Zita")
    _alt(qtbot, Key.Key_S)
    assert (dialog.isVisible(), _names(dialog)) == (False, ("Zita", "Béla"))


def test_a_double_click_on_start_starts_once(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    accepted = QSignalSpy(dialog.accepted)
    QTest.mouseDClick(_button(dialog, "Start"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(_button(dialog, "Start"), Qt.MouseButton.LeftButton)
    assert accepted.count() == 1


# Keys alone.


def test_a_match_can_be_set_up_by_keys_alone(qtbot: QtBot, open_dialog: Opener) -> None:
    dialog = open_dialog()
    accepted = QSignalSpy(dialog.accepted)
    assert _games(dialog).hasFocus()
    for letter in "Zi":
        _type(letter)
    _alt(qtbot, Key.Key_V)
    _press(Key.Key_Down)
    _alt(qtbot, Key.Key_P)
    _press(Key.Key_Return)
    _type("Anna")
    _press(Key.Key_Tab)
    _type("Bela")
    _press(Key.Key_Return)
    _alt(qtbot, Key.Key_A)
    _type("Carla")
    _press(Key.Key_Return)
    _alt(qtbot, Key.Key_U)
    _alt(qtbot, Key.Key_H)
    topping = _field(dialog, "topping")
    for _ in range(100):
        if QApplication.focusWidget() is topping.control:
            break
        _press(Key.Key_Tab)
    _press(Key.Key_Space)
    _press(Key.Key_Return)  # ends nothing, starts nothing
    assert accepted.count() == 0
    _alt(qtbot, Key.Key_S)
    assert accepted.count() == 1
    people = seated("Anna", "Carla", "Bela")
    assert dialog.choice == Choice("zilch", "to_10000", (("topping", True),), people)


def test_enter_on_a_game_starts_it_and_escape_leaves(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("yacht", "Anna"))
    _press(Key.Key_Return)
    assert not dialog.isVisible()
    other = open_dialog()
    rejected = QSignalSpy(other.rejected)
    _press(Key.Key_Escape)
    assert rejected.count() == 1


def test_tab_reaches_everything_and_comes_round(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("yacht", "Anna", "Béla"))
    reached = [QApplication.focusWidget()]
    for _ in range(30):
        _press(Key.Key_Tab)
        if QApplication.focusWidget() is reached[0]:
            break
        reached.append(QApplication.focusWidget())
    assert [widget for widget in reached if widget is not None] == [
        _games(dialog),
        _players(dialog).view,
        _button(dialog, "Add"),
        _button(dialog, "Add a computer"),
        _button(dialog, "Remove"),
        _button(dialog, "Move down"),
        _players(dialog).level_box,
        _players(dialog).language_box,
        _house_rules(dialog).unfold_button,
        _button(dialog, "Start"),
        _button(dialog, "Cancel"),
        _button(dialog, "Rules"),
    ]


def test_no_two_things_have_the_same_mnemonic(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("dice10000"))
    _house_rules(dialog).unfold_button.click()
    texts = [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
    texts += [button.text() for button in dialog.findChildren(QAbstractButton)]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert sorted(letters) == sorted(set(letters))
    assert len(letters) == 13


def test_everything_that_can_have_the_focus_has_a_name(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("dice10000"))
    _house_rules(dialog).unfold_button.click()
    for widget in dialog.findChildren(QWidget):
        inner = widget.parentWidget()
        is_part = isinstance(inner, QComboBox | QSpinBox | QScrollArea)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not is_part and widget.isVisible():
            is_named = widget.accessibleName() or (
                isinstance(widget, QAbstractButton) and widget.text()
            )
            assert is_named, widget


# House rules.


def test_house_rules_are_folded_away_until_asked_for(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    field = _field(dialog, "topping")
    assert not field.isVisible()
    _house_rules(dialog).unfold_button.click()
    assert field.isVisible()
    assert "To bank, a player must" in _texts(field)
    _house_rules(dialog).unfold_button.click()
    assert not field.isVisible()


@pytest.mark.parametrize("game", shipped_ids())
def test_every_choice_of_every_house_rule_comes_out(open_dialog: Opener, game: str) -> None:
    dialog = open_dialog(_chosen(game))
    rules = shipped(game).house_rules
    for house_rule in rules:
        _button(dialog, "As in the rule book").click()
        assert _changed(dialog) == {}
        for needed in rules:
            if needed.name in NEEDS.get(house_rule.name, ()):
                _set(_field(dialog, needed.name), needed.choices[-1])
        field = _field(dialog, house_rule.name)
        assert field.control.isEnabled()
        default = getattr(shipped(game).form().rules, house_rule.name)
        for value in house_rule.choices:
            _set(field, value)
            assert _changed(dialog).get(house_rule.name, default) == value
            assert _can_start(dialog)


def test_what_has_been_changed_is_counted_and_can_be_taken_back(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _house_rules(dialog).unfold_button.click()
    reset = _button(dialog, "As in the rule book")
    assert "None changed" in _texts(dialog)
    assert (reset.isEnabled(), bool(reset.toolTip())) == (False, True)
    _set(_field(dialog, "open_min"), 1000)
    _set(_field(dialog, "topping"), True)
    assert "Changed: 2" in _texts(dialog)
    assert "In the rule book: 500 points" in _texts(_field(dialog, "open_min"))
    QTest.mouseClick(reset, Qt.MouseButton.LeftButton)
    assert "None changed" in _texts(dialog)
    assert _changed(dialog) == {}


def test_a_rule_that_says_nothing_at_present_is_off_and_says_why(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _house_rules(dialog).unfold_button.click()
    equal = _field(dialog, "topping_equal_is_enough")
    assert not equal.control.isEnabled()
    assert "Topping" in equal.toolTip()
    assert equal.toolTip() in _texts(equal)
    assert equal.toolTip() in equal.control.accessibleDescription()
    _set(_field(dialog, "topping"), True)
    assert equal.control.isEnabled()
    assert equal.toolTip() == ""


def test_house_rules_never_go_from_one_game_to_another(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch", topping=True))
    _choose_game(dialog, "dice10000")
    assert _changed(dialog) == {}
    _set(_field(dialog, "no_fifties"), True)
    _choose_game(dialog, "zilch")  # and are found again by whoever comes back
    assert _changed(dialog) == {"topping": True}


def test_another_form_keeps_what_was_chosen_but_where_the_forms_differ(
    open_dialog: Opener,
) -> None:
    dialog = open_dialog(_chosen("zilch", topping=True, target=20000))
    _forms(dialog).setCurrentIndex(1)
    assert dialog.ruleset.form.id == "to_10000"
    assert _changed(dialog) == {"topping": True}
    assert dialog.ruleset.rules.target == 10000  # type: ignore[union-attr]


def test_settings_that_contradict_each_other_are_refused_with_a_reason(
    open_dialog: Opener,
) -> None:
    text = shipped("zilch").text.replace(
        "open_min: {from: 0, to: 2000", "open_min: {from: 0, to: 9000"
    )
    dialog = open_dialog(_chosen("zilch"), (parse(text, "a test"),))
    _set(_field(dialog, "target"), 2000)
    _set(_field(dialog, "open_min"), 2500)
    assert not _can_start(dialog)
    field = _field(dialog, "open_min")
    assert field.isVisible()  # unfolded, or nobody would see which one it is
    assert "“Opening minimum”" in _button(dialog, "Start").toolTip()
    assert _button(dialog, "Start").toolTip() in _texts(field)
    dialog.accept()
    assert dialog.isVisible()
    _set(field, 2000)
    assert _can_start(dialog)
    assert _changed(dialog) == {"target": 2000, "open_min": 2000}


def test_points_between_two_steps_go_to_the_nearer_one(qtbot: QtBot, open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _house_rules(dialog).unfold_button.click()
    field = _field(dialog, "open_min")
    assert isinstance(field.control, QSpinBox)
    for typed, value in (("1230", 1250), ("99999999999999", 2000), ("abc700", 700), ("0", 0)):
        field.control.setFocus()
        field.control.selectAll()
        _type(typed)
        _press(Key.Key_Tab)
        assert dialog.ruleset.rules.open_min == value  # type: ignore[union-attr]
    assert field.control.text() == "none"
    field.control.setFocus()
    field.control.selectAll()
    _type("1,010")
    _alt(qtbot, Key.Key_S)  # what is being typed counts
    assert _changed(dialog) == {"open_min": 1000}


def test_the_wheel_changes_no_rule_in_passing(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _house_rules(dialog).unfold_button.click()
    for name in ("target", "open_min"):
        control = _field(dialog, name).control
        control.setFocus()
        place = QPointF(5, 5)
        event = QWheelEvent(
            place,
            QPointF(control.mapToGlobal(place)),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(control, event)
    assert _changed(dialog) == {}


def test_a_click_on_a_title_is_a_click_on_its_box(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    _house_rules(dialog).unfold_button.click()
    field = _field(dialog, "no_fifties")
    label = next(x for x in field.findChildren(QLabel) if x.text() == "No scores ending in 50")
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=label.geometry().center())
    assert _changed(dialog) == {"no_fifties": True}


def test_a_game_without_house_rules_says_so(open_dialog: Opener) -> None:
    text = shipped("yacht").text
    bare = parse(text[: text.index("\nhouse_rules:")] + "\nhouse_rules: {}\n", "a test")
    dialog = open_dialog(None, (bare,))
    assert "This game has none." in _texts(dialog)
    assert not _house_rules(dialog).unfold_button.isEnabled()
    assert _can_start(dialog)


# How it looks.


@pytest.mark.parametrize("size", [9, 13])
@pytest.mark.parametrize("game", ["dice10000", "yacht"])
def test_it_fits_a_small_screen(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, size: int, game: str
) -> None:
    before = QApplication.font()
    larger = QFont(before)
    larger.setPointSize(size)
    QApplication.setFont(larger)
    try:
        dialog = NewMatchDialog(_chosen(game, *"ABCDEFGH"), None)
        qtbot.addWidget(dialog)
        _house_rules(dialog).unfold_button.click()
        dialog.resize(800, 600)
        dialog.show()
        assert (dialog.width(), dialog.height()) == (800, 600)
        start = _button(dialog, "Start")
        place = start.mapTo(dialog, start.rect().bottomRight())
        assert dialog.rect().contains(place)
        dialog.grab()
        assert caplog.records == []  # what goes wrong in paint() is logged
    finally:
        QApplication.setFont(before)


def test_a_change_of_language_asks_for_all_words_again(open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch", topping=True))
    _house_rules(dialog).unfold_button.click()
    widgets: list[QLabel | QAbstractButton] = [
        *dialog.findChildren(QLabel),
        *dialog.findChildren(QAbstractButton),
    ]
    shown = [widget for widget in widgets if widget.text()]
    before = [widget.text() for widget in shown]
    for widget in shown:
        widget.setText("?")
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert [widget.text() for widget in shown] == before
    assert dialog.windowTitle() == "New match"


def test_the_list_of_names_is_a_sound_model(qtbot: QtBot, open_dialog: Opener) -> None:
    dialog = open_dialog(_chosen("zilch"))
    model = _players(dialog).model
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, dialog)
    _alt(qtbot, Key.Key_A)
    _press(Key.Key_Return)
    _alt(qtbot, Key.Key_U)
    _alt(qtbot, Key.Key_R)
    assert _names(dialog) == ("Anna", "Béla")
