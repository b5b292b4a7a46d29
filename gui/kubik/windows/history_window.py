"""The history of a match: every turn with its throws, followed live or looked at afterwards."""

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.models.log_model import (
    ENTRY_ROLE,
    PLAYER,
    POINTS,
    RESULT,
    ROUND,
    SCORE,
    THROWS,
    LogModel,
    TurnsOfOne,
)
from kubik.play.match import Match, Step
from kubik.play.turns import EndEntry, SeatsEntry, TurnEntry
from kubik.text.catalogue import game_name, translate
from kubik.windows.throws_delegate import OneLineDelegate, ThrowsDelegate

ROOMY = 120
"""Letters; in a wider list the results have more room."""


class LogView(QTreeView):
    """The turns, a row each. `chosen` when Enter is pressed or one is double-clicked."""

    chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Start without a model. Rows are measured only when they are seen."""
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setAllColumnsShowFocus(True)
        self.setAlternatingRowColors(True)
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setItemDelegateForColumn(THROWS, ThrowsDelegate(self))
        one_line = OneLineDelegate(self)
        for column in (ROUND, PLAYER, POINTS, SCORE):
            self.setItemDelegateForColumn(column, one_line)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.sectionResized.connect(self._measure_anew)
        self.doubleClicked.connect(self._double_clicked)

    def fit_columns(self) -> None:
        """Give each column what it needs, and the throws what is left."""
        header, metrics = self.header(), self.fontMetrics()
        letter = metrics.averageCharWidth()
        roomy = self.viewport().width() > letter * ROOMY
        result = 28 if roomy else 17
        widths = ((ROUND, 8), (PLAYER, 14), (RESULT, result), (POINTS, 12), (SCORE, 9))
        for column, letters in widths:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(column, max(letter * letters, header.sectionSizeHint(column)))
        header.setSectionResizeMode(THROWS, QHeaderView.ResizeMode.Stretch)

    def _measure_anew(self, column: int) -> None:
        if column == THROWS:  # how many lines a turn takes depends on it
            self.scheduleDelayedItemsLayout()

    def _double_clicked(self, _index: QModelIndex) -> None:
        self.chosen.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat() and self.currentIndex().isValid():
                self.chosen.emit()
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()
        self.scheduleDelayedItemsLayout()


class HistoryWindow(QDialog):
    """Lists the turns of a match. `replay_wanted` gives the number of steps before the chosen turn.

    The list follows the match until the window is closed; it never changes it.
    """

    replay_wanted = Signal(int)
    coach_wanted = Signal()
    """Somebody wants to know what could have been better."""

    def __init__(self, match: Match, parent: QWidget | None) -> None:
        """Show `match`, under way or over."""
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Window)
        self._match = match
        self.model = LogModel(match, self)
        self._turns = TurnsOfOne(self)
        self._turns.setSourceModel(self.model)
        self._persons: tuple[str, ...] = ()
        self._label = QLabel(self)
        self.player_box = QComboBox(self)
        self.player_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._label.setBuddy(self.player_box)
        self.view = LogView(self)
        self.view.setModel(self._turns)
        self.view.fit_columns()
        self._empty = QLabel(self)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.watch_button = QPushButton(self)
        self.coach_button = QPushButton(self)
        self.close_button = QPushButton(self)
        for button in (self.watch_button, self.coach_button, self.close_button):
            button.setAutoDefault(False)
        head = QHBoxLayout()
        head.addWidget(self._label)
        head.addWidget(self.player_box)
        head.addStretch()
        foot = QHBoxLayout()
        foot.addWidget(self.watch_button)
        foot.addWidget(self.coach_button)
        foot.addStretch()
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self._empty, 1)
        layout.addWidget(self.view, 1)
        layout.addLayout(foot)
        self.player_box.currentIndexChanged.connect(self._player_chosen)
        self.view.chosen.connect(self._watch)
        self.view.selectionModel().currentChanged.connect(self._show_button)
        self.watch_button.clicked.connect(self._watch)
        self.coach_button.clicked.connect(self.coach_wanted)
        self.close_button.clicked.connect(self.close)
        match.listen(self._follow)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 130, metrics.lineSpacing() * 36)
        self.retranslate()
        self._show_last()
        self.view.setFocus()

    @property
    def match(self) -> Match:
        """The match whose turns are shown."""
        return self._match

    def choose_step(self, place: int) -> None:
        """Choose the turn to which the step at `place` (from 0) belongs."""
        row = self.model.row_of_step(place)
        if row is not None:
            index = self._turns.mapFromSource(self.model.index(row, ROUND))
            if index.isValid():
                self.view.setCurrentIndex(index)

    def _follow(self, step: Step) -> None:
        bar = self.view.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        self.model.follow(step)
        self._show_players()
        self._show_emptiness()
        self._show_button()
        if was_at_end:
            self.view.scrollToBottom()

    def _show_last(self) -> None:
        last = self._turns.rowCount() - 1
        if last >= 0:
            self.view.setCurrentIndex(self._turns.index(last, ROUND))
        self.view.scrollToBottom()

    def _show_players(self) -> None:
        names = self.model.names
        texts = [translate("History", "Everybody"), *names.values()]
        shown = [self.player_box.itemText(n) for n in range(self.player_box.count())]
        if texts == shown:
            return
        chosen = self._person
        self._persons = tuple(names)
        with QSignalBlocker(self.player_box):
            self.player_box.clear()
            self.player_box.addItems(texts)
            self.player_box.setCurrentIndex(self._persons.index(chosen) + 1 if chosen else 0)

    @property
    def _person(self) -> str | None:
        place = self.player_box.currentIndex() - 1
        return self._persons[place] if place >= 0 else None

    def _player_chosen(self) -> None:
        self._turns.show_person(self._person)
        self._show_emptiness()
        self._show_last()

    def _show_emptiness(self) -> None:
        is_empty = self._turns.rowCount() == 0
        self._empty.setVisible(is_empty)
        self.view.setHidden(is_empty)

    def _show_button(self) -> None:
        self.watch_button.setEnabled(self.view.currentIndex().isValid())
        is_over = self._match.state.outcome is not None
        why = "" if is_over else translate("History", "When the match is over")
        self.coach_button.setEnabled(is_over)
        self.coach_button.setToolTip(why)
        self.coach_button.setAccessibleDescription(why)

    def _watch(self) -> None:
        entry = self.view.currentIndex().data(ENTRY_ROLE)
        if isinstance(entry, TurnEntry | SeatsEntry | EndEntry):
            self.replay_wanted.emit(entry.first_step)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        game = game_name(self._match.ruleset.game.name)
        title = translate("History", "History: {game}")
        self.setWindowTitle(title.format(game=game))
        self._label.setText(translate("History", "&Turns of"))
        self.player_box.setAccessibleName(translate("History", "Whose turns are shown"))
        self.view.setAccessibleName(translate("History", "The turns of the match"))
        self.view.header().setAccessibleName(translate("History", "The turns of the match"))
        self._empty.setText(
            translate("History", "Nothing has been thrown yet. Each turn will be listed here.")
        )
        self.watch_button.setText(translate("History", "&Watch this turn again"))
        self.coach_button.setText(translate("History", "What could have been &better?"))
        self.close_button.setText(translate("History", "&Close"))
        self._show_players()
        self._show_emptiness()
        self._show_button()

    @override
    def done(self, result: int) -> None:
        self._match.unlisten(self._follow)
        super().done(result)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
