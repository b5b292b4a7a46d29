"""Who plays: names to be typed, in an order that can be changed."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPalette, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.models.seats_model import LANGUAGE_ROLE, PROBLEM_ROLE, SeatsModel
from kubik.text.catalogue import number, translate
from kubik.text.languages import LANGUAGES

LOG = logging.getLogger(__name__)

Index = QModelIndex | QPersistentModelIndex
ENTER_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
MOST_ROWS_SHOWN = 8


class NameDelegate(QStyledItemDelegate):
    """A row is a number, a field to write a name in, and a mark where the name will not do."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        try:
            self._paint(painter, option, index)
        except Exception:  # an exception that leaves paint() can end the process
            LOG.exception("the name in row %s could not be painted", index.row())

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        name, row.text = row.text, ""
        style = _style(row)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, row.widget)
        painter.save()
        is_selected = bool(row.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        painter.setPen(row.palette.color(role))
        number_place, field, mark = _parts(row)
        painter.drawText(number_place, Qt.AlignmentFlag.AlignCenter, number(index.row() + 1))
        frame = QStyleOptionFrame()
        frame.rect = field
        frame.palette = row.palette
        frame.lineWidth = 1
        frame.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Sunken
        painter.fillRect(field, row.palette.color(QPalette.ColorRole.Base))
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, frame, painter, row.widget)
        gap = row.fontMetrics.averageCharWidth() // 2
        within = field.adjusted(gap, 0, -gap, 0)
        painter.setPen(row.palette.color(QPalette.ColorRole.Text))
        shown = row.fontMetrics.elidedText(name, Qt.TextElideMode.ElideRight, within.width())
        painter.drawText(within, int(Qt.AlignmentFlag.AlignVCenter), shown)
        if index.data(PROBLEM_ROLE):
            icon = style.standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
            icon.paint(painter, mark)
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(
            option.fontMetrics.averageCharWidth() * 20, row_height(option.fontMetrics.height())
        )

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(
            translate("NewMatch", "Name of player {number}").format(number=number(index.row() + 1))
        )
        editor.textEdited.connect(self._typed)
        return editor

    def _typed(self) -> None:
        # Each letter counts at once, so that nobody must know that a name has to be confirmed.
        editor = self.sender()
        assert isinstance(editor, QLineEdit)
        self.commitData.emit(editor)

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        name = str(index.data(Qt.ItemDataRole.EditRole))
        if editor.text() != name:  # setting it moves the cursor
            editor.setText(name)

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        _, field, _ = _parts(option)
        editor.setGeometry(field)


class NamesView(QListView):
    """The names. A click or Enter opens one for typing; Tab goes to the next, and then on."""

    def __init__(self, parent: QWidget) -> None:
        """Start without a model."""
        super().__init__(parent)
        self.setItemDelegate(NameDelegate(self))
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self.edit)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            # The Enter that ends the typing of a name comes by here, too; it must start no match.
            if self.state() != QAbstractItemView.State.EditingState:
                self.edit(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        # Qt would open the last name again, and nobody could leave it by Tab.
        row, last = self.currentIndex().row(), self.model().rowCount() - 1
        leaves_forwards = hint is QAbstractItemDelegate.EndEditHint.EditNextItem and row == last
        leaves_backwards = hint is QAbstractItemDelegate.EndEditHint.EditPreviousItem and not row
        if leaves_forwards or leaves_backwards:
            super().closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)
            self.focusNextPrevChild(leaves_forwards)
            return
        super().closeEditor(editor, hint)

    @override
    def sizeHint(self) -> QSize:
        height = row_height(self.fontMetrics().height())
        rows = min(max(self.model().rowCount(), 2), MOST_ROWS_SHOWN) if self.model() else 2
        return QSize(super().sizeHint().width(), rows * height + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        height = row_height(self.fontMetrics().height())
        return QSize(super().minimumSizeHint().width(), 2 * height + 2 * self.frameWidth())


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
        self.remove_button = QPushButton(self)
        self.up_button = QPushButton(self)
        self.down_button = QPushButton(self)
        self._language_label = QLabel(self)
        self.language_box = QComboBox(self)
        self.language_box.addItem("", None)
        for code, name in LANGUAGES.items():
            self.language_box.addItem(name, code)
        self.language_box.activated.connect(self._language_chosen)
        self._language_label.setBuddy(self.language_box)
        for key, button in (("Ctrl+Up", self.up_button), ("Ctrl+Down", self.down_button)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)
        buttons = QVBoxLayout()
        for button, pressed in (
            (self.add_button, self._add),
            (self.remove_button, self._remove),
            (self.up_button, self._move_up),
            (self.down_button, self._move_down),
        ):
            button.clicked.connect(pressed)
            buttons.addWidget(button)
        buttons.addStretch()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._label, 0, 0, 1, 2)
        layout.addWidget(self.view, 1, 0)
        layout.addLayout(buttons, 1, 1)
        speaking = QHBoxLayout()
        speaking.addWidget(self._language_label)
        speaking.addWidget(self.language_box, 1)
        layout.addLayout(speaking, 2, 0, 1, 2)
        layout.addWidget(self._hint, 3, 0, 1, 2)
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(1, 1)
        self.model.names_changed.connect(self._follow)
        self.view.selectionModel().currentChanged.connect(self._follow)
        self.retranslate()

    @property
    def names(self) -> tuple[str, ...]:
        """The names in order."""
        return self.model.names

    @property
    def hint(self) -> str:
        """What can be done and why something cannot, as it is shown."""
        return self._hint.text()

    @property
    def languages(self) -> tuple[str | None, ...]:
        """For each player the code of the language of his turns; None for the program's."""
        return self.model.languages

    def show_names(self, names: Sequence[str], languages: Sequence[str | None] = ()) -> None:
        """Show these names; new ones where there are none."""
        self.model.show(names, languages)
        while not names and self.model.rowCount() < max(2, self._fewest):
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
        self._language_label.setText(translate("NewMatch", "&Language of this player"))
        self.language_box.setItemText(0, translate("NewMatch", "The language of the program"))
        self.add_button.setText(translate("NewMatch", "&Add"))
        self.remove_button.setText(translate("NewMatch", "&Remove"))
        self.up_button.setText(translate("NewMatch", "Move &up"))
        self.down_button.setText(translate("NewMatch", "Move &down"))
        self._follow()

    def _follow(self) -> None:
        count, row = self.model.rowCount(), self.view.currentIndex().row()
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
        _explain(self.remove_button, no_fewer or chosen)
        _explain(self.up_button, refusals.moving or chosen or first)
        _explain(self.down_button, refusals.moving or chosen or last)
        click = translate("NewMatch", "Click on a name to change it.")
        # The same reason may hold for all buttons; it is said once.
        reasons = dict.fromkeys((click, no_more, no_fewer, refusals.moving))
        self._hint.setText(" ".join(_sentence(reason) for reason in reasons if reason))
        self.view.updateGeometry()

    def _show_language(self, row: int) -> None:
        self.language_box.setEnabled(row >= 0)
        name = self.names[row] if row >= 0 else ""
        text = translate("NewMatch", "Language on the turn of {player}").format(player=name)
        self.language_box.setAccessibleName(text)
        self.language_box.setToolTip(text)
        code = self.languages[row] if row >= 0 else None
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


def row_height(text_height: int) -> int:
    """The height of a name's row, from that of its text."""
    return round(text_height * 1.9)


def _sentence(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


def _explain(button: QPushButton, reason: str) -> None:
    button.setEnabled(not reason)
    button.setToolTip(reason)
    button.setAccessibleDescription(reason)


def _parts(row: QStyleOptionViewItem) -> tuple[QRect, QRect, QRect]:
    # Where the number, the name and the mark of a row stand.
    whole, gap = row.rect, row.fontMetrics.averageCharWidth() // 2
    side = row.fontMetrics.height()
    number_place = QRect(whole.left(), whole.top(), side * 2, whole.height())
    mark = QRect(whole.right() - side - gap, whole.center().y() - side // 2, side, side)
    field = QRect(
        number_place.right(), whole.top() + gap // 2, mark.left() - gap - number_place.right(), 0
    )
    field.setHeight(whole.height() - gap)
    return number_place, field, mark


def _style(row: QStyleOptionViewItem) -> QStyle:
    return row.widget.style() if row.widget else QApplication.style()
