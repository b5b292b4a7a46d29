"""Who plays: names to be typed, in an order that can be changed."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kubik.models.seats_model import LANGUAGE_ROLE, LEVEL_ROLE, SeatsModel, played_by_computer
from kubik.play.seats import Seat
from kubik.text.catalogue import translate
from kubik.text.languages import LANGUAGES
from kubik.text.level_words import LEVELS, level_sentence
from kubik.windows.names_view import NamesView

FIRST_LEVEL = "casual"
"""What is offered to whoever wants an opponent: one that can be beaten, and has to be."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """Why nobody can be added, removed or moved, as sentences; empty where somebody can."""

    adding: str = ""
    removing: str = ""
    moving: str = ""


class PlayersPanel(QWidget):
    """The names with their buttons. A button that is off says why, beneath the names."""

    def __init__(self, parent: QWidget) -> None:
        """Start without players."""
        super().__init__(parent)
        self.model = SeatsModel(self)
        self._fewest, self._most = 1, 1
        self._refusals = Refusals()
        self._label = QLabel(self)
        self.view = NamesView(self)
        self.view.setModel(self.model)
        self._label.setBuddy(self.view)
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self.add_button = QPushButton(self)
        self.computer_button = QPushButton(self)
        self.remove_button = QPushButton(self)
        self.up_button = QPushButton(self)
        self.down_button = QPushButton(self)
        self._level_label = QLabel(self)
        self.level_box = QComboBox(self)
        for level in (None, *LEVELS):
            self.level_box.addItem("", level)
        self.level_box.activated.connect(self._level_chosen)
        self._level_label.setBuddy(self.level_box)
        self._language_label = QLabel(self)
        self.language_box = QComboBox(self)
        self.language_box.addItem("", None)
        for code, name in LANGUAGES.items():
            self.language_box.addItem(name, code)
        self.language_box.activated.connect(self._language_chosen)
        self._language_label.setBuddy(self.language_box)
        self._lay_out()
        self.model.names_changed.connect(self._follow)
        self.view.selectionModel().currentChanged.connect(self._follow)
        self.retranslate()

    def _lay_out(self) -> None:
        for key, button in (("Ctrl+Up", self.up_button), ("Ctrl+Down", self.down_button)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)
        moving, changing = QVBoxLayout(), QHBoxLayout()
        for button, pressed, beside in (
            (self.up_button, self._move_up, moving),
            (self.down_button, self._move_down, moving),
            (self.add_button, self._add, changing),
            (self.computer_button, self._add_computer, changing),
            (self.remove_button, self._remove, changing),
        ):
            button.clicked.connect(pressed)
            beside.addWidget(button)
        moving.addStretch()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._label, 0, 0, 1, 2)
        layout.addWidget(self.view, 1, 0)
        layout.addLayout(moving, 1, 1)
        layout.addLayout(changing, 2, 0, 1, 2)
        about_one = QGridLayout()
        about_one.addWidget(self._level_label, 0, 0)
        about_one.addWidget(self.level_box, 0, 1)
        about_one.addWidget(self._language_label, 1, 0)
        about_one.addWidget(self.language_box, 1, 1)
        about_one.setColumnStretch(1, 1)
        layout.addLayout(about_one, 3, 0, 1, 2)
        layout.addWidget(self._hint, 4, 0, 1, 2)
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(1, 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The names in order."""
        return self.model.names

    @property
    def hint(self) -> str:
        """What can be done and why something cannot, as it is shown."""
        return self._hint.text()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who would sit where; the persons are known by their names alone."""
        return self.model.seats

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Show these seats; new ones where there are none."""
        self.model.show(seats)
        while not seats and self.model.rowCount() < max(2, self._fewest):
            self.model.add()
        self._select(0)

    def show_limits(self, fewest: int, most: int) -> None:
        """Say how many players the game takes. Nobody is added or removed by that."""
        self._fewest, self._most = fewest, most
        self.model.show_most(most)
        self._follow()

    def show_refusals(self, refusals: Refusals) -> None:
        """Say what cannot be done just now; a player who was added may always go again."""
        self._refusals = refusals
        self._follow()

    def end_typing(self) -> None:
        """Take the name that is being typed as it stands."""
        if self.view.state() == QAbstractItemView.State.EditingState:
            self.view.setFocus()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._label.setText(translate("NewMatch", "&Players, in the order of play"))
        self.view.setAccessibleName(translate("NewMatch", "Players, in the order of play"))
        self._level_label.setText(translate("NewMatch", "Pla&yed by"))
        for place in range(self.level_box.count()):
            level = self.level_box.itemData(place)
            words = (
                translate("NewMatch", "a person") if level is None else played_by_computer(level)
            )
            self.level_box.setItemText(place, words)
            if level is not None:
                sentence = level_sentence(level)
                self.level_box.setItemData(place, sentence, Qt.ItemDataRole.ToolTipRole)
        self._language_label.setText(translate("NewMatch", "&Language of this player"))
        self.language_box.setItemText(0, translate("NewMatch", "The language of the program"))
        self.add_button.setText(translate("NewMatch", "&Add"))
        #: A button: add a player whom the computer plays.
        self.computer_button.setText(translate("NewMatch", "Add a &computer"))
        self.remove_button.setText(translate("NewMatch", "&Remove"))
        self.up_button.setText(translate("NewMatch", "Move &up"))
        self.down_button.setText(translate("NewMatch", "Move &down"))
        self._follow()

    def _follow(self) -> None:
        count, row = self.model.rowCount(), self.view.currentIndex().row()
        self._show_level(row)
        self._show_language(row)
        refusals = self._refusals
        is_new = row >= 0 and self.model.origins[row] is None
        no_more, no_fewer = refusals.adding, "" if is_new else refusals.removing
        if not no_more and count >= self._most:
            no_more = translate(
                "NewMatch",
                "This game is for at most %Ln player(s): nobody can be added.",
                None,
                self._most,
            )
        if not no_fewer and count <= self._fewest:
            no_fewer = translate(
                "NewMatch",
                "This game takes at least %Ln player(s): nobody can be removed.",
                None,
                self._fewest,
            )
        first = translate("NewMatch", "This player begins already.") if row <= 0 else ""
        last = translate("NewMatch", "This player comes last already.") if row >= count - 1 else ""
        chosen = translate("NewMatch", "Choose a player first.") if row < 0 else ""
        _explain(self.add_button, no_more)
        _explain(self.computer_button, no_more)
        _explain(self.remove_button, no_fewer or chosen)
        _explain(self.up_button, refusals.moving or chosen or first)
        _explain(self.down_button, refusals.moving or chosen or last)
        click = translate("NewMatch", "Click on a name to change it.")
        # The same reason may hold for all buttons; it is said once.
        level = self.level_box.currentData()
        playing = "" if level is None else level_sentence(level)
        reasons = dict.fromkeys((playing or click, no_more, no_fewer, refusals.moving))
        self._hint.setText(" ".join(_sentence(reason) for reason in reasons if reason))
        self.view.updateGeometry()

    def _show_level(self, row: int) -> None:
        self.level_box.setEnabled(row >= 0)
        name = self.names[row] if row >= 0 else ""
        text = translate("NewMatch", "Who plays for {player}").format(player=name)
        self.level_box.setAccessibleName(text)
        self.level_box.setToolTip(text)
        level = self.seats[row].level if row >= 0 else None
        self.level_box.setCurrentIndex(LEVELS.index(level) + 1 if level in LEVELS else 0)

    def _level_chosen(self, place: int) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self.end_typing()
            self.model.setData(index, self.level_box.itemData(place), LEVEL_ROLE)

    def _show_language(self, row: int) -> None:
        self.language_box.setEnabled(row >= 0)
        name = self.names[row] if row >= 0 else ""
        text = translate("NewMatch", "Language on the turn of {player}").format(player=name)
        self.language_box.setAccessibleName(text)
        self.language_box.setToolTip(text)
        code = self.seats[row].language if row >= 0 else None
        self.language_box.setCurrentIndex(self.language_box.findData(code) if code else 0)

    def _language_chosen(self, place: int) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self.model.setData(index, self.language_box.itemData(place), LANGUAGE_ROLE)

    def _select(self, row: int) -> None:
        self.view.setCurrentIndex(self.model.index(row))

    def _add(self) -> None:
        row = self.model.add()
        self._select(row)
        self.view.setFocus()
        self.view.edit(self.model.index(row))

    def _add_computer(self) -> None:
        self._select(self.model.add(FIRST_LEVEL))
        self._keep_focus(self.computer_button)

    def _remove(self) -> None:
        row = self.view.currentIndex().row()
        self.model.remove(row)
        self._select(min(row, self.model.rowCount() - 1))
        self._keep_focus(self.remove_button)

    def _move_up(self) -> None:
        self._move(-1)
        self._keep_focus(self.up_button)

    def _move_down(self) -> None:
        self._move(1)
        self._keep_focus(self.down_button)

    def _move(self, step: int) -> None:
        self.end_typing()
        row = self.view.currentIndex().row()
        self.model.move(row, row + step)
        self._select(row + step)

    def _keep_focus(self, button: QPushButton) -> None:
        # A button that has gone off would hand the focus, and the next press, to its neighbour.
        if not button.isEnabled():
            self.view.setFocus()


def _sentence(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


def _explain(button: QPushButton, reason: str) -> None:
    button.setEnabled(not reason)
    button.setToolTip(reason)
    button.setAccessibleDescription(reason)
