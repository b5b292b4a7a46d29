"""The score sheet of the press-your-luck games: a row a round, a column a seat."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    Qt,
)
from typing_extensions import override

from kubik.models.score_roles import (
    AT_RISK_ROLE,
    BUST_ROLE,
    CHANGE_ROLE,
    NOTE_ROLE,
    PRESENT_ROLE,
    TOTAL_ROLE,
)
from kubik.models.sheet_model import Index, SheetModel
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Line, LineKind, Stage
from kubik.rules.ruleset import Ruleset
from kubik.text.catalogue import number, translate
from kubik.text.narration import line_text, line_tooltip

Role = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class Cell:
    """What happened to one seat in one round, and what its turn under way puts at risk."""

    lines: tuple[Line, ...] = ()
    at_risk: int | None = None
    is_present: bool = False
    rival: str | None = None
    """Whom the turn under way is played against."""


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above one column; `missing` is the opening minimum until it has been reached."""

    name: str
    score: int
    missing: int = 0
    is_present: bool = False


class BankingModel(SheetModel):
    """Shows the pads of a position. The row of a round is there as soon as the round begins."""

    def __init__(self, parent: QObject) -> None:
        """Start without players."""
        super().__init__(parent)
        self._heads: tuple[Head, ...] = ()
        self._rows: tuple[tuple[Cell, ...], ...] = ()

    def begin(self, ruleset: Ruleset, names: tuple[str, ...]) -> None:
        """Show the sheet before the first throw."""
        state = ruleset.start(len(names))
        assert isinstance(state, BankingState)
        self.beginResetModel()
        self._names = names
        self._heads = tuple(_heads(state, names))
        self._rows = tuple(_rows(state, names))
        self.endResetModel()

    def show(self, state: BankingState) -> None:
        """Show this position of the match that was begun."""
        rows = tuple(_rows(state, self._names))
        heads = tuple(_heads(state, self._names))
        self._show_more_or_fewer(rows)
        rows_before, self._rows = self._rows, rows
        heads_before, self._heads = self._heads, heads
        self._tell_changes(rows_before, columns_changed=_present(heads) != _present(heads_before))
        if heads != heads_before:
            self._tell_heads()

    def totals(self) -> tuple[int, ...]:
        """The score of every seat."""
        return tuple(head.score for head in self._heads)

    def _show_more_or_fewer(self, rows: tuple[tuple[Cell, ...], ...]) -> None:
        # Fewer when an earlier position is shown: the last rounds have not been played there.
        old, new = len(self._rows), len(rows)
        if new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
            self._rows += rows[old:]
            self.endInsertRows()
        elif new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
            self._rows = self._rows[:new]
            self.endRemoveRows()

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren

    @override
    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._rows[index.row()][index.column()]
        match role:
            case Role.DisplayRole:
                return _text(cell)
            case Role.ToolTipRole:
                return "\n".join(_sentences(cell)) or None
            case Role.AccessibleTextRole:
                return self._in_words(index, cell)
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _ if role == TOTAL_ROLE:
                return cell.lines[-1].score if cell.lines else None
            case _ if role == CHANGE_ROLE:
                return " ".join(_change(line) for line in cell.lines)
            case _ if role == BUST_ROLE:
                return any(line.kind is LineKind.BUSTED for line in cell.lines)
            case _ if role == AT_RISK_ROLE:
                return cell.at_risk is not None
            case _ if role == PRESENT_ROLE:
                return self._heads[index.column()].is_present
            case _:
                return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return self._round_header(section, role) if 0 <= section < len(self._rows) else None
        return self._seat_header(section, role) if 0 <= section < len(self._heads) else None

    def _round_header(self, row: int, role: int) -> object:
        match role:
            case Role.DisplayRole:
                return number(row + 1)
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return translate("ScoreSheet", "Round {round}").format(round=number(row + 1))
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case _:
                return None

    def _seat_header(self, column: int, role: int) -> object:
        head = self._heads[column]
        match role:
            case Role.DisplayRole:
                return head.name
            case Role.ToolTipRole:
                return "\n".join(_head_sentences(head))
            case Role.AccessibleTextRole:
                return ". ".join(_head_sentences(head))
            case _ if role == NOTE_ROLE:
                return _note(head)
            case _ if role == PRESENT_ROLE:
                return head.is_present
            case _:
                return None

    def _in_words(self, index: Index, cell: Cell) -> str:
        head = self._heads[index.column()]
        sentences = [head.name, *_sentences(cell)]
        if cell.at_risk is not None:
            sentences.append(_score(head))
        elif not cell.lines:
            nothing = translate("ScoreSheet", "Round {round}: nothing yet")
            sentences.append(nothing.format(round=number(index.row() + 1)))
        return ". ".join(sentences)


def _rows(state: BankingState, names: tuple[str, ...]) -> Iterator[tuple[Cell, ...]]:
    by_round: dict[tuple[int, int], tuple[Line, ...]] = {}
    for seat, pad in enumerate(state.pads):
        for line in pad.lines:
            key = (line.round, seat)
            by_round[key] = (*by_round.get(key, ()), line)
    for row in range(1, state.round + 1):
        cells = [Cell(by_round.get((row, seat), ())) for seat in range(len(state.pads))]
        turn = state.turn
        if turn is not None and row == state.round and turn.stage in {Stage.START, Stage.THROWN}:
            rival = None if turn.challenged is None else names[turn.challenged]
            lines = cells[turn.seat].lines
            cells[turn.seat] = Cell(lines, turn.at_risk, is_present=True, rival=rival)
        yield tuple(cells)


def _heads(state: BankingState, names: tuple[str, ...]) -> Iterator[Head]:
    for seat, (pad, name) in enumerate(zip(state.pads, names, strict=True)):
        missing = 0 if pad.on_board else state.rules.open_min
        yield Head(name, pad.score, missing, is_present=seat == state.seat)


def _text(cell: Cell) -> str:
    if cell.at_risk is not None:
        return f"({number(cell.at_risk)})"
    return number(cell.lines[-1].score) if cell.lines else ""


def _change(line: Line) -> str:
    match line.kind:
        case LineKind.BANKED:
            return f"+{line_text(line)}"
        case LineKind.BUSTED:
            #: In a narrow cell beside the score.
            return translate("ScoreSheet", "× bust")
        case LineKind.KNOCKED_OFF:
            return translate("ScoreSheet", "× knocked off")
        case LineKind.CHANGED:
            return line_text(line)


def _sentences(cell: Cell) -> Iterator[str]:
    yield from (line_tooltip(line) for line in cell.lines)
    if cell.at_risk is not None:
        yield translate("ScoreSheet", "Points at risk in this turn: {points}").format(
            points=number(cell.at_risk)
        )
    if cell.rival is not None:
        yield translate("ScoreSheet", "This turn challenges {player}").format(player=cell.rival)


def _present(heads: tuple[Head, ...]) -> int | None:
    return next((seat for seat, head in enumerate(heads) if head.is_present), None)


def _score(head: Head) -> str:
    return translate("ScoreSheet", "Score {score}").format(score=number(head.score))


def _note(head: Head) -> str:
    if not head.missing:
        return number(head.score)
    #: Above a column: the points without which nobody gets on board.
    needs = translate("ScoreSheet", "needs {points}").format(points=number(head.missing))
    return f"{number(head.score)} · {needs}" if head.score else needs


def _head_sentences(head: Head) -> Iterator[str]:
    yield head.name
    yield _score(head)
    if head.missing:
        yield translate(
            "ScoreSheet", "Not on the board yet: needs %Ln point(s) in one turn", None, head.missing
        )
    if head.is_present:
        yield translate("ScoreSheet", "The dice are here now")
