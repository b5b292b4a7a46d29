"""The score sheet of the games with boxes: a row a box, a column a seat."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QObject,
    Qt,
)
from typing_extensions import override

from kubik.models.score_roles import HINT_ROLE, NOTE_ROLE, PRESENT_ROLE, PREVIEW_ROLE, SUM_ROLE
from kubik.models.sheet_model import Index, SheetModel
from kubik.rules.actions import Score
from kubik.rules.ruleset import Ruleset
from kubik.rules.scorepad import ScorepadState
from kubik.rules.settings import Box, ScorepadRules
from kubik.text.catalogue import game_name, number, translate

Role = Qt.ItemDataRole


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one place of the sheet; `missing` counts up to a bonus not yet won."""

    points: int | None = None
    is_preview: bool = False
    missing: int = 0


class ScorepadModel(SheetModel):
    """Shows the sheets of a position, and in the open boxes what the present dice would score."""

    def __init__(self, parent: QObject) -> None:
        """Start without players."""
        super().__init__(parent)
        self._ruleset: Ruleset | None = None
        self._state: ScorepadState | None = None
        self._rows: tuple[tuple[Cell, ...], ...] = ()
        self._hinted: str | None = None

    def begin(self, ruleset: Ruleset, names: tuple[str, ...]) -> None:
        """Show the sheet before the first throw."""
        state = ruleset.start(len(names))
        assert isinstance(state, ScorepadState)
        self.beginResetModel()
        self._ruleset, self._names, self._state = ruleset, names, state
        self._rows = _rows(state)
        self.endResetModel()

    def show(self, state: ScorepadState) -> None:
        """Show this position of the match that was begun."""
        before, self._state = self._state, state
        rows_before, self._rows = self._rows, _rows(state)
        assert before is not None
        self._tell_changes(rows_before, columns_changed=state.seat != before.seat)
        if (state.seat, state.scores) != (before.seat, before.scores):
            self._tell_heads()

    def show_hint(self, box: str | None) -> int | None:
        """Mark the box of this id for whoever decides, or none; give its row."""
        self._hinted = box
        if self._state is None:
            return None
        boxes = [each.id for each in self._state.rules.boxes]
        self._tell_rows(0, len(boxes) - 1)
        return boxes.index(box) if box is not None else None

    def _is_hinted(self, index: Index) -> bool:
        box = self._box(index.row())
        return box is not None and box.id == self._hinted and self._is_present(index.column())

    def totals(self) -> tuple[int, ...]:
        """The score of every seat."""
        return self._state.scores if self._state is not None else ()

    def choosable(self, index: Index) -> str | None:
        """The id of the box at `index` where the present throw may be written into it, or None."""
        state = self._state
        if state is None or not index.isValid() or index.column() != state.seat:
            return None
        box = self._box(index.row())
        return box.id if box is not None and state.refusal(Score(box.id)) is None else None

    def _box(self, row: int) -> Box | None:
        # None for the bonus and the total, which come below the boxes.
        assert self._state is not None
        boxes = self._state.rules.boxes
        return boxes[row] if row < len(boxes) else None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        # All enabled, so that the arrow keys reach every cell; selectable is what can be chosen.
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        if self.choosable(index) is not None:
            flags |= Qt.ItemFlag.ItemIsSelectable
        return flags

    @override
    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self._rows[index.row()][index.column()]
        match role:
            case Role.DisplayRole:
                return _text(cell)
            case Role.AccessibleTextRole | Role.ToolTipRole:
                return self._in_words(index, cell)
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case _ if role == HINT_ROLE:
                return self._is_hinted(index)
            case _ if role == PREVIEW_ROLE:
                return cell.is_preview
            case _ if role == PRESENT_ROLE:
                return self._is_present(index.column())
            case _ if role == SUM_ROLE:
                return self._box(index.row()) is None
            case _:
                return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return self._row_header(section, role) if 0 <= section < len(self._rows) else None
        return self._seat_header(section, role) if 0 <= section < len(self._names) else None

    def _row_header(self, row: int, role: int) -> object:
        match role:
            case Role.DisplayRole | Role.AccessibleTextRole:
                return self._row_name(row)
            case _ if role == SUM_ROLE:
                return self._box(row) is None
            case _:
                return None

    def _seat_header(self, column: int, role: int) -> object:
        score = number(self.totals()[column])
        match role:
            case Role.DisplayRole:
                return self._names[column]
            case Role.ToolTipRole | Role.AccessibleTextRole:
                sentences = [
                    self._names[column],
                    translate("ScoreSheet", "Score {score}").format(score=score),
                ]
                if self._is_present(column):
                    sentences.append(translate("ScoreSheet", "The dice are here now"))
                return ("\n" if role == Role.ToolTipRole else ". ").join(sentences)
            case _ if role == NOTE_ROLE:
                return score
            case _ if role == PRESENT_ROLE:
                return self._is_present(column)
            case _:
                return None

    def _is_present(self, column: int) -> bool:
        return self._state is not None and self._state.seat == column

    def _row_name(self, row: int) -> str:
        box = self._box(row)
        if box is not None:
            assert self._ruleset is not None
            return game_name(self._ruleset.game.box_names[box.id])
        if row == len(self._rows) - 1:
            return translate("ScoreSheet", "Total")
        return translate("ScoreSheet", "Bonus")

    def _in_words(self, index: Index, cell: Cell) -> str:
        if cell.missing:
            text = translate("ScoreSheet", "{player}, {box}: {points} of {needed}")
        elif cell.is_preview:
            text = translate("ScoreSheet", "{player}, {box}: open, this throw would give {points}")
        elif cell.points is None:
            text = translate("ScoreSheet", "{player}, {box}: open")
        else:
            text = translate("ScoreSheet", "{player}, {box}: {points}")
        said = text.format(
            player=self._names[index.column()],
            box=self._row_name(index.row()),
            points=number(cell.points or 0),
            needed=number((cell.points or 0) + cell.missing),
        )
        if not self._is_hinted(index):
            return said
        #: {cell}: a box and what it would give. A hint says that it is best to write it there.
        return translate("ScoreSheet", "{cell}. Best, says the hint").format(cell=said)


def _rows(state: ScorepadState) -> tuple[tuple[Cell, ...], ...]:
    rules, seats = state.rules, range(len(state.sheets))
    rows = [tuple(_box_cell(state, box, seat) for seat in seats) for box in rules.boxes]
    if rules.bonus_boxes and rules.bonus_points:
        rows.append(tuple(_bonus_cell(state, rules, seat) for seat in seats))
    return (*rows, tuple(Cell(score) for score in state.scores))


def _box_cell(state: ScorepadState, box: Box, seat: int) -> Cell:
    points = state.sheets[seat].points(box.id)
    if points is not None or seat != state.seat:
        return Cell(points)
    preview = state.preview(box)
    return Cell(preview, is_preview=preview is not None)


def _bonus_cell(state: ScorepadState, rules: ScorepadRules, seat: int) -> Cell:
    sheet = state.sheets[seat]
    bonus = sheet.bonus(rules)
    filled = dict(sheet.filled)
    made = sum(filled.get(box, 0) for box in rules.bonus_boxes)
    if bonus or all(box in filled for box in rules.bonus_boxes):
        return Cell(bonus)
    return Cell(made, missing=rules.bonus_from - made)


def _text(cell: Cell) -> str:
    if cell.points is None:
        return ""
    points = number(cell.points)
    if cell.missing:
        #: In a narrow cell: what has been made towards the bonus, such as "35 of 63".
        return translate("ScoreSheet", "{points} of {needed}").format(
            points=points, needed=number(cell.points + cell.missing)
        )
    return f"({points})" if cell.is_preview else points
