"""Who is going to play, and in which order, while it can still be changed."""

from collections.abc import Sequence
from dataclasses import dataclass

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
from kubik.play.seats import Seat, clean, name_problem
from kubik.text.catalogue import error_text, number, translate
from kubik.text.languages import LANGUAGES
from kubik.text.level_words import level_name

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

PROBLEM_ROLE = Qt.ItemDataRole.UserRole + 1
"""What is wrong with the name, as a sentence; None where nothing is."""

LANGUAGE_ROLE = Qt.ItemDataRole.UserRole + 2
"""The code of the language of this player's turns; None for that of the program."""


LEVEL_ROLE = Qt.ItemDataRole.UserRole + 3
"""The id of the level at which the computer plays here; None for a person."""


@dataclass(slots=True)
class Row:
    """A seat while it can still be changed.

    `name` is a number where nobody has typed one; `origin` is the place of the seat among those
    that were shown, None where it was added.
    """

    name: str | int
    origin: int | None = None
    language: str | None = None
    level: str | None = None


class SeatsModel(QAbstractListModel):
    """A row a seat, with a name that can be edited.

    A name that nobody has typed is kept as its number, and so follows the language.
    """

    names_changed = Signal()
    """A name, the order or the number of the seats is another one."""

    def __init__(self, parent: QObject) -> None:
        """Start without seats, for any number of them."""
        super().__init__(parent)
        self._rows: list[Row] = []
        self._most: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names in order, cleaned of outer spaces and line breaks."""
        return tuple(clean(self._name(row)) for row in self._rows)

    @property
    def origins(self) -> tuple[int | None, ...]:
        """For each seat its place among those that were shown; None where it was added."""
        return tuple(row.origin for row in self._rows)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who would sit where; the persons are known by their names alone."""
        return tuple(
            Seat(name, level=row.level, language=row.language)
            for name, row in zip(self.names, self._rows, strict=True)
        )

    def show(self, seats: Sequence[Seat]) -> None:
        """Show these seats in place of all others."""
        self.beginResetModel()
        self._rows = [
            Row(seat.name, place, seat.language, seat.level) for place, seat in enumerate(seats)
        ]
        self.endResetModel()
        self.names_changed.emit()

    def show_most(self, most: int) -> None:
        """Mark the seats beyond the first `most` as too many."""
        self._most = most
        self._tell_all()

    def add(self, level: str | None = None) -> int:
        """Add a seat with a name of its own at the end, for the computer with a level; its row."""
        row = len(self._rows)
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.append(Row(self._free_number(level), level=level))
        self.endInsertRows()
        self._tell_all()
        return row

    def remove(self, row: int) -> None:
        """Remove the seat at `row`."""
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._rows[row]
        self.endRemoveRows()
        self._tell_all()

    def move(self, row: int, to: int) -> None:
        """Move the seat at `row`, so that it comes to stand at row `to`."""
        before = to + 1 if to > row else to  # Qt names the row that it will stand before
        if not self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), before):
            return
        self._rows.insert(to, self._rows.pop(row))
        self.endMoveRows()
        self._tell_all()

    def retranslate(self) -> None:
        """Let the views ask for all texts again."""
        self._tell_all()

    def _tell_all(self) -> None:
        # What is wrong with one name depends on all the others.
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
        self.names_changed.emit()

    def _name(self, row: Row) -> str:
        if isinstance(row.name, str):
            return row.name
        return _untyped(row.name, row.level)

    def _free_number(self, level: str | None, but: Row | None = None) -> int:
        taken = {clean(self._name(row)).casefold() for row in self._rows if row is not but}
        return next(
            count
            for count in range(1, len(self._rows) + 2)
            if _untyped(count, level).casefold() not in taken
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
        return 0 if parent.isValid() else len(self._rows)

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
        row = self._rows[index.row()]
        match role:
            case Role.DisplayRole | Role.EditRole:
                return self._name(row)
            case Role.AccessibleTextRole:
                return self._in_words(index.row())
            case _ if role == LANGUAGE_ROLE:
                return row.language
            case _ if role == LEVEL_ROLE:
                return row.level
            case _ if role in {Role.ToolTipRole, PROBLEM_ROLE}:
                problem = self._problem(index.row())
                return error_text(problem) if problem else None
            case _:
                return None

    def _in_words(self, place: int) -> str:
        row = self._rows[place]
        words = translate("Seats", "Player {place} of {count}: {name}").format(
            place=number(place + 1), count=number(len(self._rows)), name=self._name(row)
        )
        if row.level is not None:
            words = f"{words}, {played_by_computer(row.level)}"
        if row.language is not None:
            words = f"{words}, {LANGUAGES[row.language]}"
        problem = self._problem(place)
        return f"{words}. {error_text(problem)}" if problem else words

    @override
    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        if not index.isValid():
            return False
        row = self._rows[index.row()]
        chosen = None if value is None else str(value)
        match role:
            case Role.EditRole:
                text = str(value)
                if any(letter < " " or (letter.isspace() and letter != " ") for letter in text):
                    text = clean(text)  # pasted lines, or half a table
                if text == self._name(row):
                    return True
                row.name = text
            case _ if role == LANGUAGE_ROLE:
                row.language = chosen
            case _ if role == LEVEL_ROLE:
                row.level = chosen
                if not isinstance(row.name, str):  # a computer is called otherwise than a person
                    row.name = self._free_number(chosen, row)
            case _:
                return False
        self._tell_all()
        return True


def played_by_computer(level: str) -> str:
    """A few words about a seat of a computer player of this level."""
    return translate("Seats", "computer, {level}").format(level=level_name(level))


def _untyped(count: int, level: str | None) -> str:
    """The name of whoever has not been given one: the first, the second, and so on."""
    if level is None:
        #: The name of a player who has not typed one.
        return translate("Seats", "Player {number}").format(number=number(count))
    #: The name of the program, and of the first computer player: a little die.
    name = translate("Seats", "Kubik")
    return name if count == 1 else f"{name} {number(count)}"
