"""Who is going to play, and in which order, while it can still be changed."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from typing_extensions import override

from kubik.errors import QT_TRANSLATE_NOOP, KnownError
from kubik.play.seats import clean, name_problem
from kubik.text.catalogue import error_text, number, translate
from kubik.text.languages import LANGUAGES

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

PROBLEM_ROLE = Qt.ItemDataRole.UserRole + 1
"""What is wrong with the name, as a sentence; None where nothing is."""

LANGUAGE_ROLE = Qt.ItemDataRole.UserRole + 2
"""The code of the language of this player's turns; None for that of the program."""


class SeatsModel(QAbstractListModel):
    """A row a seat, with a name that can be edited.

    A name that nobody has typed is kept as its number, and so follows the language.
    """

    names_changed = Signal()
    """A name, the order or the number of the seats is another one."""

    def __init__(self, parent: QObject) -> None:
        """Start without seats, for any number of them."""
        super().__init__(parent)
        self._entries: list[str | int] = []
        self._origins: list[int | None] = []
        self._languages: list[str | None] = []
        self._most: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names in order, cleaned of outer spaces and line breaks."""
        return tuple(clean(self._name(row)) for row in range(len(self._entries)))

    @property
    def origins(self) -> tuple[int | None, ...]:
        """For each seat its place among those that were shown; None where it was added."""
        return tuple(self._origins)

    @property
    def languages(self) -> tuple[str | None, ...]:
        """For each seat the code of its language; None for that of the program."""
        return tuple(self._languages)

    def show(self, names: Sequence[str], languages: Sequence[str | None] = ()) -> None:
        """Show these names in place of all others; without `languages` all speak the program's."""
        self.beginResetModel()
        self._entries = list(names)
        self._languages = list(languages or [None] * len(names))
        self._origins = list(range(len(names)))
        self.endResetModel()
        self.names_changed.emit()

    def show_most(self, most: int) -> None:
        """Mark the seats beyond the first `most` as too many."""
        self._most = most
        self._tell_all()

    def add(self) -> int:
        """Add a seat with a name of its own at the end; its row."""
        row = len(self._entries)
        self.beginInsertRows(QModelIndex(), row, row)
        self._entries.append(self._free_number())
        self._origins.append(None)
        self._languages.append(None)
        self.endInsertRows()
        self._tell_all()
        return row

    def remove(self, row: int) -> None:
        """Remove the seat at `row`."""
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._entries[row], self._origins[row], self._languages[row]
        self.endRemoveRows()
        self._tell_all()

    def move(self, row: int, to: int) -> None:
        """Move the seat at `row`, so that it comes to stand at row `to`."""
        before = to + 1 if to > row else to  # Qt names the row that it will stand before
        if not self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), before):
            return
        self._entries.insert(to, self._entries.pop(row))
        self._origins.insert(to, self._origins.pop(row))
        self._languages.insert(to, self._languages.pop(row))
        self.endMoveRows()
        self._tell_all()

    def retranslate(self) -> None:
        """Let the views ask for all texts again."""
        self._tell_all()

    def _tell_all(self) -> None:
        # What is wrong with one name depends on all the others.
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))
        self.names_changed.emit()

    def _name(self, row: int) -> str:
        entry = self._entries[row]
        if isinstance(entry, str):
            return entry
        #: The name of a player who has not typed one.
        return translate("Seats", "Player {number}").format(number=number(entry))

    def _free_number(self) -> int:
        taken = {name.casefold() for name in self.names}
        text = translate("Seats", "Player {number}")
        return next(
            count
            for count in range(1, len(self._entries) + 2)
            if text.format(number=number(count)).casefold() not in taken
        )

    def _problem(self, row: int) -> KnownError | None:
        if self._most is not None and row >= self._most:
            return KnownError(
                QT_TRANSLATE_NOOP("KnownError", "This game is for at most %Ln player(s)."),
                n=self._most,
            )
        return name_problem(self.names, row)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._entries)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsEditable
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    @override
    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = index.row()
        match role:
            case Role.DisplayRole | Role.EditRole:
                return self._name(row)
            case Role.AccessibleTextRole:
                return self._in_words(row)
            case _ if role == LANGUAGE_ROLE:
                return self._languages[row]
            case _ if role in {Role.ToolTipRole, PROBLEM_ROLE}:
                problem = self._problem(row)
                return error_text(problem) if problem else None
            case _:
                return None

    def _in_words(self, row: int) -> str:
        place = translate("Seats", "Player {place} of {count}: {name}").format(
            place=number(row + 1), count=number(len(self._entries)), name=self._name(row)
        )
        language = self._languages[row]
        if language is not None:
            place = f"{place}, {LANGUAGES[language]}"
        problem = self._problem(row)
        return f"{place}. {error_text(problem)}" if problem else place

    @override
    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        if index.isValid() and role == LANGUAGE_ROLE:
            self._languages[index.row()] = None if value is None else str(value)
            self._tell_all()
            return True
        if not index.isValid() or role != Role.EditRole:
            return False
        text = str(value)
        if any(letter < " " or (letter.isspace() and letter != " ") for letter in text):
            text = clean(text)  # pasted lines, or half a table
        if text != self._name(index.row()):
            self._entries[index.row()] = text
            self._tell_all()
        return True
