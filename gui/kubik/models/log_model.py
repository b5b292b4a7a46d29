"""The turns of a match, a row each: who, what was thrown and kept, what it came to."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QSortFilterProxyModel,
    Qt,
)
from typing_extensions import override

from kubik.models.sheet_model import Index
from kubik.play.match import Match, Step
from kubik.play.turns import Entry, TurnEntry, Turns
from kubik.text.catalogue import number, translate
from kubik.text.turn_words import (
    extras,
    note,
    points_words,
    result_words,
    sentences,
    throw_words,
)

Role = Qt.ItemDataRole

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `Entry` of the row."""

ROUND, PLAYER, THROWS, RESULT, POINTS, SCORE = range(6)
COLUMNS = 6


class LogModel(QAbstractTableModel):
    """Shows the turns of one match and follows it; steps taken back are not in it."""

    def __init__(self, match: Match, parent: QObject) -> None:
        """Show `match`. Whoever made the model lets it follow the steps that come."""
        super().__init__(parent)
        self._box_names = match.ruleset.game.box_names
        self._turns = Turns(match.opening_seats)
        for step in match.steps:
            self._turns.follow(step)
        self._count = len(self._turns.entries)

    @property
    def entries(self) -> Sequence[Entry]:
        """What is shown, a row each."""
        return self._turns.entries

    @property
    def names(self) -> dict[str, str]:
        """What each person is called, by id, those who have left included."""
        return dict(self._turns.names)

    def follow(self, step: Step) -> None:
        """Show what came by `step`."""
        names = dict(self._turns.names)
        first = self._turns.follow(step)
        entries, old = self._turns.entries, self._count
        new = len(entries)
        # The rows are told one after the other, and each time there must be as many as were told.
        if new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
            self._count = new
            self.endRemoveRows()
        elif new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
            self._count = new
            self.endInsertRows()
        if self._turns.names != names:
            first = 0
        if first < min(old, new):
            self._tell_rows(first, min(old, new) - 1)

    def row_of_step(self, place: int) -> int | None:
        """The row to which the step at `place` (from 0) belongs, None before the first turn."""
        entries = self._turns.entries
        low, high = 0, len(entries)
        while low < high:
            middle = (low + high) // 2
            if entries[middle].first_step <= place:
                low = middle + 1
            else:
                high = middle
        return low - 1 if low else None

    def retranslate(self) -> None:
        """Let the views ask for all texts again."""
        if self._count:
            self._tell_rows(0, self._count - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)

    def _tell_rows(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, COLUMNS - 1))

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else self._count

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else COLUMNS

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    @override
    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        entries = self._turns.entries
        if not index.isValid() or index.row() >= len(entries):  # a row that is just being removed
            return None
        entry = entries[index.row()]
        match role:
            case Role.DisplayRole:
                return self._text(entry, index.column())
            case Role.AccessibleTextRole if index.column() == ROUND:
                # A reader says the first cell when a row is chosen: it tells all of it.
                return self._in_words(entry)
            case Role.AccessibleTextRole:
                return self._text(entry, index.column())
            case Role.ToolTipRole:
                return self._in_words(entry)
            case Role.TextAlignmentRole:
                return _side(index.column()) | Qt.AlignmentFlag.AlignVCenter
            case _ if role == ENTRY_ROLE:
                return entry
            case _:
                return None

    def _text(self, entry: Entry, column: int) -> str:
        if not isinstance(entry, TurnEntry):
            return note(entry, self._box_names) if column == THROWS else ""
        match column:
            case 0:
                return number(entry.round)
            case 1:
                return self._turns.names[entry.person]
            case 2:
                names = self._turns.names
                throws = enumerate(entry.throws, 1)
                return "; ".join(throw_words(place, throw, names) for place, throw in throws)
            case 3:
                more = extras(entry, self._turns.names)
                return ", ".join((result_words(entry, self._box_names), *more))
            case 4:
                return points_words(entry)
            case _:
                return "" if entry.score is None else number(entry.score)

    def _in_words(self, entry: Entry) -> str:
        return ". ".join(sentences(entry, self._turns.names, self._box_names))

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Role.DisplayRole | Role.AccessibleTextRole:
                return self._heads()[section] if 0 <= section < COLUMNS else None
            case Role.TextAlignmentRole:
                return _side(section) | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def _heads(self) -> tuple[str, ...]:
        return (
            translate("History", "Round"),
            translate("History", "Player"),
            translate("History", "Throws, the kept dice underlined"),
            translate("History", "Result"),
            translate("History", "Points"),
            translate("History", "Score"),
        )


def _side(column: int) -> Qt.AlignmentFlag:
    match column:
        case 0:
            return Qt.AlignmentFlag.AlignHCenter
        case 4 | 5:
            return Qt.AlignmentFlag.AlignRight
        case _:
            return Qt.AlignmentFlag.AlignLeft


class TurnsOfOne(QSortFilterProxyModel):
    """The turns of one person, and what happened to all; or everybody's."""

    def __init__(self, parent: QObject) -> None:
        """Start with everybody's."""
        super().__init__(parent)
        self._person: str | None = None

    def show_person(self, person: str | None) -> None:
        """Show the turns of this person only, None for everybody's."""
        self.beginFilterChange()
        self._person = person
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        if self._person is None:
            return True
        model = self.sourceModel()
        assert isinstance(model, LogModel)
        entry = model.entries[source_row]
        return not isinstance(entry, TurnEntry) or entry.person == self._person
