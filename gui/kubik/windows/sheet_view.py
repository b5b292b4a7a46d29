"""The score sheet beside the table: the model that fits the game, in one view."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget
from typing_extensions import override

from kubik.models.banking_model import BankingModel
from kubik.models.scorepad_model import ScorepadModel
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.scorepad import ScorepadState
from kubik.rules.settings import ScorepadRules
from kubik.windows.reading import fit_letters
from kubik.windows.score_delegate import ScoreDelegate, ScoreHeader

LETTERS_SHARE = 1 / 58
"""Letters, of the height of the page."""
ROW = 1.9
"""The height of a row, in lines."""


class SheetView(QTableView):
    """Shows the sheet of a match. `box_chosen` gives the id of a box that somebody wants filled."""

    box_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Start with an empty sheet."""
        super().__init__(parent)
        self._shown: MatchState | None = None
        self._hinted: int | None = None
        self._banking = BankingModel(self)
        self._scorepad = ScorepadModel(self)
        self.setItemDelegate(ScoreDelegate(self))
        self.setHorizontalHeader(ScoreHeader(Qt.Orientation.Horizontal, self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 34)
        self.clicked.connect(self._chosen)

    def begin(self, ruleset: Ruleset, names: tuple[str, ...]) -> None:
        """Show the sheet of a new match."""
        if isinstance(ruleset.rules, ScorepadRules):
            self._scorepad.begin(ruleset, names)
            self.setModel(self._scorepad)
        else:
            self._banking.begin(ruleset, names)
            self.setModel(self._banking)

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels."""
        for part in (self, self.horizontalHeader(), self.verticalHeader()):
            fit_letters(part, height, LETTERS_SHARE)
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * ROW))

    def show_state(self, state: MatchState) -> None:
        """Show the sheet of this position."""
        if isinstance(state, ScorepadState):
            self._scorepad.show(state)
            self._follow_turn(state.seat)
        else:
            self._banking.show(state)
            if state is not self._shown:  # else somebody may have scrolled back to read
                self.scrollToBottom()
        self._shown = state

    def show_hint(self, box: str | None) -> None:
        """Point at the box of this id, where it can be seen, or at none."""
        if self.model() is not self._scorepad:
            return
        self._hinted = self._scorepad.show_hint(box)
        self._scroll_to_hint()

    def _scroll_to_hint(self) -> None:
        if self._hinted is not None:
            self.scrollTo(self.model().index(self._hinted, max(self.currentIndex().column(), 0)))

    def _follow_turn(self, seat: int | None) -> None:
        """Stay in the row, but go to the column of whoever decides now."""
        here = self.currentIndex()
        if seat is not None and here.isValid() and here.column() != seat:
            self.setCurrentIndex(here.siblingAtColumn(seat))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll_to_hint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self._chosen(self.currentIndex())
            event.accept()
            return
        super().keyPressEvent(event)

    def choosable(self, index: QModelIndex) -> str | None:
        """The id of the box that can be chosen at `index`, or None."""
        return self._scorepad.choosable(index) if index.model() is self._scorepad else None

    def _chosen(self, index: QModelIndex) -> None:
        box = self.choosable(index)
        if box is not None:
            self.box_chosen.emit(box)
