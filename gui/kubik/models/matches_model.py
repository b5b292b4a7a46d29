"""The matches that are kept, a row each: when, what, who, and how each stands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import assert_never

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QSortFilterProxyModel,
    Qt,
)
from typing_extensions import override

from kubik.models.statistics_model import SORT_ROLE, Index, SortedModel
from kubik.storage.saved import Saved, Status
from kubik.text.catalogue import listing, translate
from kubik.text.matches_words import Names, game_and_form, players, when

Role = Qt.ItemDataRole

WHEN, GAME, PLAYERS, STATE = range(4)
COLUMNS = 4


class Standing(StrEnum):
    """What has become of a match, in the order in which lists have them."""

    UNFINISHED = "unfinished"
    FINISHED = "finished"
    PUT_AWAY = "put_away"
    DAMAGED = "damaged"
    THROWN_AWAY = "thrown_away"


STANDINGS = {
    Status.OPEN: Standing.UNFINISHED,
    Status.ENDED: Standing.FINISHED,
    Status.CLOSED: Standing.PUT_AWAY,
    Status.DAMAGED: Standing.DAMAGED,
}


@dataclass(frozen=True, slots=True)
class Kept:
    """A match in the list. `winners` are the names of those who have won it."""

    saved: Saved
    is_thrown_away: bool = False
    winners: tuple[str, ...] = ()

    @property
    def standing(self) -> Standing:
        """What has become of it."""
        return Standing.THROWN_AWAY if self.is_thrown_away else STANDINGS[self.saved.status]


def standing_word(standing: Standing) -> str:
    """What one match of this kind is called in a list."""
    match standing:
        case Standing.UNFINISHED:
            #: How one match stands.
            return translate("Matches", "Unfinished")
        case Standing.FINISHED:
            return translate("Matches", "Finished")
        case Standing.PUT_AWAY:
            #: A match that its players have left as it stands, to be brought back perhaps.
            return translate("Matches", "Put away")
        case Standing.DAMAGED:
            return translate("Matches", "Damaged")
        case Standing.THROWN_AWAY:
            return translate("Matches", "In the bin")
        case _:
            assert_never(standing)


def standing_heading(standing: Standing) -> str:
    """What all matches of this kind are called together, with their number after it."""
    match standing:
        case Standing.UNFINISHED:
            #: A heading for many matches; their number follows.
            return translate("MatchesByStanding", "Unfinished")
        case Standing.FINISHED:
            return translate("MatchesByStanding", "Finished")
        case Standing.PUT_AWAY:
            return translate("MatchesByStanding", "Put away")
        case Standing.DAMAGED:
            return translate("MatchesByStanding", "Damaged")
        case Standing.THROWN_AWAY:
            return translate("MatchesByStanding", "In the bin")
        case _:
            assert_never(standing)


def standing_sentence(kept: Kept) -> str:
    """How a match stands, and who has won it."""
    word = standing_word(kept.standing)
    if not kept.winners:
        return word
    if len(kept.winners) > 1:
        text = translate("Matches", "{standing}: {players} share the win")
    else:
        #: {standing} is "Finished"; {players} is one player here.
        text = translate("Matches", "{standing}: {players} has won")
    return text.format(standing=word, players=listing(kept.winners))


class MatchesModel(QAbstractTableModel):
    """Shows matches, the names of their games in the language of the moment."""

    def __init__(self, names: Names, now: Callable[[], datetime], parent: QObject) -> None:
        """Start without matches. `now` is what "today" goes by."""
        super().__init__(parent)
        self._names = names
        self._now = now
        self._matches: tuple[Kept, ...] = ()

    @property
    def matches(self) -> tuple[Kept, ...]:
        """What is shown, in the order of the rows."""
        return self._matches

    def show(self, matches: Sequence[Kept]) -> None:
        """Show these matches."""
        self.beginResetModel()
        self._matches = tuple(matches)
        self.endResetModel()

    def row_of(self, match_id: int) -> int | None:
        """The row of a match, None where it is not there."""
        ids = [kept.saved.id for kept in self._matches]
        return ids.index(match_id) if match_id in ids else None

    def retranslate(self) -> None:
        """Let the views ask for all texts again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)
        if self._matches:
            last = self.index(len(self._matches) - 1, COLUMNS - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._matches)

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
        if not index.isValid():
            return None
        kept = self._matches[index.row()]
        match role:
            case Role.DisplayRole | Role.ToolTipRole:
                return self._text(kept, index.column())
            case Role.AccessibleTextRole:
                text = translate("Matches", "{heading}: {text}")
                heading, shown = _heading(index.column()), self._text(kept, index.column())
                return text.format(heading=heading, text=shown)
            case _ if role == SORT_ROLE:
                return self._sort_key(kept, index.column())
            case _:
                return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < COLUMNS:
            return None
        match role:
            case Role.DisplayRole:
                return _heading(section)
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def _text(self, kept: Kept, column: int) -> str:
        match column:
            case 0:
                return when(kept.saved.changed, self._now())
            case 1:
                return game_and_form(kept.saved, self._names)
            case 2:
                return players(kept.saved) or translate("Matches", "unknown")
            case _:
                return standing_sentence(kept)

    def _sort_key(self, kept: Kept, column: int) -> str | float:
        if column == WHEN:
            return kept.saved.changed.timestamp()
        if column == STATE:
            return tuple(Standing).index(kept.standing)
        return self._text(kept, column)


def _heading(column: int) -> str:
    match column:
        case 0:
            return translate("Matches", "Last played")
        case 1:
            return translate("Matches", "Game")
        case 2:
            return translate("Matches", "Players and points")
        case _:
            return translate("Matches", "How it stands")


class MatchesInOrder(SortedModel):
    """The matches sorted by a column; all but those thrown away, or those of one standing."""

    def __init__(self, source: MatchesModel, parent: QObject) -> None:
        """Show all of `source` but what was thrown away."""
        self._matches = source
        self._standing: Standing | None = None
        super().__init__(source, parent)

    def show_standing(self, standing: Standing | None) -> None:
        """Show the matches of this standing; None for all that are not thrown away."""
        self.beginFilterChange()
        self._standing = standing
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def kept(self, index: Index) -> Kept | None:
        """The match of a row, None for no row."""
        found = self.mapToSource(index)
        return self._matches.matches[found.row()] if found.isValid() else None

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        standing = self._matches.matches[source_row].standing
        if self._standing is None:
            return standing is not Standing.THROWN_AWAY
        return standing is self._standing
