"""All matches that are kept: to go on with, to look back at, to carry to another computer."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, QStandardPaths, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.cards import cards
from kubik.errors import KnownError
from kubik.models.matches_model import (
    GAME,
    PLAYERS,
    STATE,
    WHEN,
    Kept,
    MatchesInOrder,
    MatchesModel,
    Standing,
    standing_heading,
)
from kubik.storage.database import DAMAGED_MATCH, Database
from kubik.storage.exchange import (
    SUFFIX,
    Arrival,
    Imported,
    export_damaged,
    export_match,
    import_match,
)
from kubik.storage.saved import Saved, Status
from kubik.storage.winners import winners
from kubik.text.catalogue import error_text, number, translate
from kubik.text.matches_words import game_and_form
from kubik.windows.announcer import Announcer
from kubik.windows.facts_view import ENTER_KEYS, show_as_lines
from kubik.windows.message import show_error
from kubik.windows.resume_panel import present

FILTERS = (None, *Standing)
"""What can be chosen above the list; None is all that is not thrown away."""
WIDEST = 30
"""Letters of a column; what is longer is cut short, and whole in the tool tip."""
ROWS_MEASURED = 50
"""For the widths of the columns; of hundreds of matches it would take long."""

Sentence = Callable[[], str]


def no_match() -> int | None:
    """The id of the match on the table, where there is none."""
    return None


def nothing() -> str:
    """No sentence."""
    return ""


class MatchesView(QTableView):
    """The matches, a row each. `chosen` when Enter is pressed or one is double-clicked.

    Space sorts by the column that one is in, as a click on its heading does. `unwanted` when Delete
    is pressed.
    """

    chosen = Signal()
    unwanted = Signal()
    row_changed = Signal()

    def __init__(self, model: MatchesInOrder, parent: QWidget) -> None:
        """Show `model`, the match played last first."""
        super().__init__(parent)
        self.setModel(model)
        self.setSortingEnabled(True)
        self.sortByColumn(WHEN, Qt.SortOrder.DescendingOrder)
        show_as_lines(self)
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(ROWS_MEASURED)
        self.doubleClicked.connect(self._double_clicked)
        self.selectionModel().currentRowChanged.connect(self._tell)

    def fit_columns(self) -> None:
        """Give each column what its texts need, and the players what is left."""
        header, widest = self.horizontalHeader(), self.fontMetrics().averageCharWidth() * WIDEST
        for column in (WHEN, GAME, STATE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self.resizeColumnToContents(column)
            header.resizeSection(column, min(widest, self.columnWidth(column)))
        header.setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)

    def _double_clicked(self, _index: QModelIndex) -> None:
        self.chosen.emit()

    def _tell(self) -> None:
        self.row_changed.emit()

    def _sort(self) -> None:
        column, header = self.currentIndex().column(), self.horizontalHeader()
        is_again = header.sortIndicatorSection() == column
        is_up = header.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        self.sortByColumn(column, down if is_again and is_up else up)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        is_ours = key in {*ENTER_KEYS, Qt.Key.Key_Space, Qt.Key.Key_Delete}
        if not is_ours or not self.currentIndex().isValid():
            super().keyPressEvent(event)
            return
        event.accept()
        if event.isAutoRepeat():  # a held key acts once
            return
        if key == Qt.Key.Key_Space:
            self._sort()
        elif key == Qt.Key.Key_Delete:
            self.unwanted.emit()
        else:
            self.chosen.emit()


class MatchesWindow(QDialog):
    """Lists the matches of a database, read anew whenever the window comes up, or with F5.

    `resumed` and `history_wanted` give the id of a match. What else is done to a match is done
    here, and `changed` tells that something was.
    """

    resumed = Signal(int)
    history_wanted = Signal(int)
    changed = Signal()

    def __init__(
        self,
        database: Database,
        parent: QWidget | None,
        now: Callable[[], datetime] = present,
        under_way: Callable[[], int | None] = no_match,
    ) -> None:
        """Start without matches; they are read when the window is shown.

        `now` is what "today" goes by; `under_way` gives the id of the match on the table, which
        cannot be put or thrown away.
        """
        super().__init__(parent)
        self.setWindowFlags(
            Qt.WindowType.Window
            | Qt.WindowType.WindowMinMaxButtonsHint
            | Qt.WindowType.WindowCloseButtonHint
        )
        self._database = database
        self._under_way = under_way
        self._names = {card.id: card for card in cards()}
        self._winners: dict[tuple[int, int], tuple[str, ...]] = {}
        self._problem: KnownError | None = None
        self._told: Sentence = nothing
        self._announcer = Announcer(self)
        self.model = MatchesModel(self._names, now, self)
        self._rows = MatchesInOrder(self.model, self)
        self.view = MatchesView(self._rows, self)
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _make_widgets(self) -> None:
        self._filter_label = QLabel(self)
        self.filter_box = QComboBox(self)
        self.filter_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.filter_box.addItems([""] * len(FILTERS))
        self._filter_label.setBuddy(self.filter_box)
        self._empty, self._note = QLabel(self), QLabel(self)
        for label in (self._empty, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._note.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.go_on, self.history, self.save = (QPushButton(self) for _ in range(3))
        self.away, self.throw_away = QPushButton(self), QPushButton(self)
        self.open_file, self.close_button = QPushButton(self), QPushButton(self)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        """Those that do something to the chosen match."""
        return (self.go_on, self.history, self.save, self.away, self.throw_away)

    def _lay_out(self) -> None:
        head, row, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._filter_label)
        head.addWidget(self.filter_box)
        head.addStretch()
        for button in self._buttons:
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch()
        for button in (self.open_file, self.close_button):
            button.setAutoDefault(False)
        foot.addWidget(self.open_file)
        foot.addStretch()
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self._empty, 1)
        layout.addWidget(self.view, 1)
        layout.addWidget(self._note)
        layout.addLayout(row)
        layout.addLayout(foot)
        QWidget.setTabOrder(self.filter_box, self.view)
        self.view.setFocus()
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 130, metrics.lineSpacing() * 32)

    def _connect(self) -> None:
        self.filter_box.currentIndexChanged.connect(self._filter_chosen)
        self.view.row_changed.connect(self._row_changed)
        self.view.chosen.connect(self._choose)
        self.view.unwanted.connect(self.throw_away.click)
        self.go_on.clicked.connect(self._go_on)
        self.history.clicked.connect(self._want_history)
        self.save.clicked.connect(self._ask_where)
        self.away.clicked.connect(self._put_away)
        self.throw_away.clicked.connect(self._throw_away)
        self.open_file.clicked.connect(self._ask_which)
        self.close_button.clicked.connect(self.close)
        QShortcut(QKeySequence(Qt.Key.Key_F5), self).activated.connect(self.refresh)

    @property
    def match(self) -> Kept | None:
        """The match that is chosen."""
        return self._rows.kept(self.view.currentIndex())

    @property
    def note(self) -> str:
        """What was done last, and why a button is off."""
        return self._note.text()

    @property
    def empty_text(self) -> str:
        """What stands there instead of matches."""
        return self._empty.text()

    def choose(self, match_id: int) -> None:
        """Choose a match, and show all of its kind where it is not in the list."""
        row = self.model.row_of(match_id)
        if row is None:
            return
        wanted = self.model.index(row, WHEN)
        if not self._rows.mapFromSource(wanted).isValid():
            standing = self.model.matches[row].standing
            is_thrown = standing is Standing.THROWN_AWAY
            self.filter_box.setCurrentIndex(FILTERS.index(standing if is_thrown else None))
        self.view.setCurrentIndex(self._rows.mapFromSource(wanted))

    def refresh(self) -> None:
        """Read the matches again; the one that was chosen stays so, or the one in its place is."""
        chosen, row = self.match, self.view.currentIndex().row()
        self._problem = None
        try:
            found = self._read()
        except KnownError as error:
            found, self._problem = (), error
        if found == self.model.matches:
            self.model.retranslate()  # what was today may be yesterday
        else:
            self.model.show(found)
        self._show_counts()
        self._show_row(chosen, row)

    def _read(self) -> tuple[Kept, ...]:
        base = self._database
        listed = (*base.unfinished(), *base.finished(), *base.damaged())
        kept = [Kept(saved, winners=self._winners_of(saved)) for saved in listed]
        thrown = [Kept(saved, is_thrown_away=True) for saved in base.forgotten()]
        return (*kept, *thrown)

    def _winners_of(self, saved: Saved) -> tuple[str, ...]:
        """Read once: an end that is written down does not change."""
        key = (saved.id, saved.records)
        if key not in self._winners:
            self._winners[key] = winners(self._database, saved)
        return self._winners[key]

    def _show_row(self, chosen: Kept | None, row: int) -> None:
        """Let the match that was `chosen` be the current one, else what is in its row now."""
        source = self.model.row_of(chosen.saved.id) if chosen else None
        index = QModelIndex()
        if source is not None:
            index = self._rows.mapFromSource(self.model.index(source, WHEN))
        if not index.isValid():
            index = self._rows.index(min(max(row, 0), self._rows.rowCount() - 1), WHEN)
        with QSignalBlocker(self.view):  # nobody has chosen another match
            self.view.setCurrentIndex(index)
        self.view.fit_columns()
        self._say()

    def _filter_chosen(self) -> None:
        chosen = self.match
        self._rows.show_standing(FILTERS[self.filter_box.currentIndex()])
        self._told = nothing
        self._show_row(chosen, 0)

    def _row_changed(self) -> None:
        self._told = nothing
        self._say()

    # What can be done

    def _say(self) -> None:
        """Switch the buttons, and say why one is off."""
        is_empty = self._rows.rowCount() == 0
        self._empty.setText(self._why_empty())
        self._empty.setVisible(is_empty)
        self.view.setHidden(is_empty)
        reasons = self._reasons()
        for button, reason in zip(self._buttons, reasons, strict=True):
            button.setEnabled(not reason)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)
        self._show_away()
        said = [self._told(), *dict.fromkeys(reasons)]
        self._note.setText(" ".join(sentence for sentence in said if sentence))

    def _reasons(self) -> tuple[str, ...]:
        """For each of the buttons why it is off; empty where it is on."""
        kept = self.match
        if kept is None:
            reason = translate("MatchesWindow", "No match is chosen.")
            return (reason,) * len(self._buttons)
        if kept.saved.id == self._under_way():
            reason = translate("MatchesWindow", "This match is on the table now.")
            return "", "", "", reason, reason
        match kept.standing:
            case Standing.FINISHED:
                over = translate("MatchesWindow", "This match is over.")
                return over, "", "", over, ""
            case Standing.DAMAGED:
                damaged = translate(
                    "MatchesWindow",
                    "This match is damaged; what there is of it can be saved for a report.",
                )
                return damaged, damaged, "", damaged, ""
            case Standing.THROWN_AWAY:
                away = translate("MatchesWindow", "This match is in the bin; bring it back first.")
                return away, away if kept.saved.status is Status.DAMAGED else "", "", "", away
            case _:
                return ("",) * len(self._buttons)

    def _is_away(self) -> bool:
        """Whether the chosen match can be brought back."""
        kept = self.match
        return kept is not None and kept.standing in {Standing.PUT_AWAY, Standing.THROWN_AWAY}

    def _show_away(self) -> None:
        if self._is_away():
            self.away.setText(translate("MatchesWindow", "&Bring back"))
            hint = translate("MatchesWindow", "Have it among the other matches again")
        else:
            self.away.setText(translate("MatchesWindow", "&Put away"))
            hint = translate("MatchesWindow", "End it as it stands; it can be brought back")
        if self.away.isEnabled():
            self.away.setToolTip(hint)
            self.away.setAccessibleDescription(hint)

    def _why_empty(self) -> str:
        if self._problem is not None:
            return error_text(self._problem)
        if self.model.matches:
            return translate("MatchesWindow", "There is no such match. Choose others above.")
        return translate(
            "MatchesWindow",
            "No match has been played yet. Every match will be kept here, also one that is not "
            "ended.",
        )

    # What is done

    def _choose(self) -> None:
        """Go on with the match or, where that cannot be, watch it."""
        self.go_on.click() if self.go_on.isEnabled() else self.history.click()

    def _go_on(self) -> None:
        kept = self.match
        if kept is None:
            return
        if kept.standing is Standing.PUT_AWAY and not self._done(
            partial(self._database.reopen, kept.saved.id), nothing
        ):
            return
        self.resumed.emit(kept.saved.id)

    def _want_history(self) -> None:
        if self.match is not None:
            self.history_wanted.emit(self.match.saved.id)

    def _put_away(self) -> None:
        kept = self.match
        if kept is None:
            return
        match kept.standing:
            case Standing.THROWN_AWAY:
                self._done(partial(self._database.restore, kept.saved.id), _brought_back)
            case Standing.PUT_AWAY:
                self._done(partial(self._database.reopen, kept.saved.id), _brought_back)
            case _:
                self._done(partial(self._database.end_early, kept.saved.id), _is_put_away)

    def _throw_away(self) -> None:
        if self.match is not None:
            self._done(partial(self._database.forget, self.match.saved.id), _is_thrown_away)

    def _done(self, operation: Callable[[], None], sentence: Sentence) -> bool:
        """Whether `operation` was done; if so, `sentence` says it, else the reason is shown."""
        pressed = next((button for button in self._buttons if button.hasFocus()), None)
        try:
            operation()
        except KnownError as error:
            show_error(error, self)
            return False
        finally:
            self.refresh()
        self._tell(sentence)
        if pressed is not None and not pressed.isEnabled():
            (self.filter_box if self.view.isHidden() else self.view).setFocus()
        self.changed.emit()
        return True

    def _tell(self, sentence: Sentence) -> None:
        self._told = sentence
        self._say()
        said = sentence()
        if said:
            self._announcer.say((said,))

    # Files

    def save_to(self, file: str) -> None:
        """Write the chosen match to `file`; of a damaged one, the lines that there are."""
        kept = self.match
        if kept is None:
            return
        path, match_id = Path(file), kept.saved.id
        is_damaged = kept.saved.status is Status.DAMAGED
        try:
            if not is_damaged:
                is_damaged = _exported_or_damaged(self._database, match_id, path)
            if is_damaged:
                export_damaged(self._database, match_id, path)
        except KnownError as error:
            show_error(error, self)
            return
        self._tell(partial(_is_saved, path.name, is_damaged=is_damaged))

    def open_from(self, file: str) -> None:
        """Keep the match of `file`, and choose it."""
        try:
            found = import_match(self._database, Path(file))
        except KnownError as error:
            show_error(error, self)
            return
        self.refresh()
        self.choose(found.id)
        self._tell(partial(_has_arrived, found, Path(file).name))
        self.changed.emit()

    def _ask_where(self) -> None:
        if self.match is None:
            return
        saved = self.match.saved
        day = saved.changed.astimezone().date().isoformat()
        name = "".join(c for c in game_and_form(saved, self._names) if c not in '\\/:*?"<>|')
        dialog = self._dialog(translate("MatchesWindow", "Save the match as a file"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(f"Kubik – {name} – {day}{SUFFIX}")
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, translate("MatchesWindow", "&Save"))
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def _ask_which(self) -> None:
        dialog = self._dialog(translate("MatchesWindow", "Open the file of a match"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, translate("MatchesWindow", "&Open"))
        dialog.fileSelected.connect(self.open_from)
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        place = QStandardPaths.StandardLocation.DocumentsLocation
        dialog = QFileDialog(self, title, QStandardPaths.writableLocation(place))
        kind = translate("MatchesWindow", "Matches of Kubik (*{suffix})").format(suffix=SUFFIX)
        dialog.setNameFilter(kind)
        dialog.setLabelText(QFileDialog.DialogLabel.Reject, translate("MatchesWindow", "Cancel"))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    # Words

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(translate("MatchesWindow", "Matches"))
        self._filter_label.setText(translate("MatchesWindow", "&Show"))
        self.filter_box.setAccessibleName(translate("MatchesWindow", "Which matches are shown"))
        self.view.setAccessibleName(translate("MatchesWindow", "Matches"))
        self.view.horizontalHeader().setAccessibleName(translate("MatchesWindow", "Matches"))
        self.view.setAccessibleDescription(
            translate(
                "MatchesWindow",
                "Enter goes on with a match or watches it, Space sorts by the column, Delete "
                "moves the match to the bin",
            )
        )
        self.go_on.setText(translate("MatchesWindow", "&Go on"))
        self.history.setText(translate("MatchesWindow", "&History"))
        self.save.setText(translate("MatchesWindow", "Save as a &file…"))
        self.throw_away.setText(translate("MatchesWindow", "&To the bin"))
        self.open_file.setText(translate("MatchesWindow", "&Open a file…"))
        self.open_file.setToolTip(
            translate(
                "MatchesWindow", "Take in a match that was saved as a file, here or elsewhere"
            )
        )
        self.close_button.setText(translate("MatchesWindow", "&Close"))
        self.model.retranslate()
        self._rows.retranslate()
        self.view.fit_columns()
        self._show_counts()
        self._say()

    def _show_counts(self) -> None:
        standings = [kept.standing for kept in self.model.matches]
        for place, standing in enumerate(FILTERS):
            if standing is None:
                word = translate("MatchesWindow", "All matches")
                count = len(standings) - standings.count(Standing.THROWN_AWAY)
            else:
                word, count = standing_heading(standing), standings.count(standing)
            text = translate("MatchesWindow", "{standing} ({count})")
            self.filter_box.setItemText(place, text.format(standing=word, count=number(count)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()  # a match may have gone on meanwhile
        super().changeEvent(event)


def _exported_or_damaged(database: Database, match_id: int, path: Path) -> bool:
    """Write a match to a file; True, and nothing is written, where it proves to be damaged."""
    try:
        export_match(database, match_id, path)
    except KnownError as error:
        if error.text != DAMAGED_MATCH:
            raise
        return True
    return False


def _brought_back() -> str:
    return translate("MatchesWindow", "The match was brought back.")


def _is_put_away() -> str:
    return translate("MatchesWindow", "The match was put away; it can be brought back.")


def _is_thrown_away() -> str:
    return translate(
        "MatchesWindow", "The match is in the bin now; it can be brought back from there."
    )


def _is_saved(file: str, *, is_damaged: bool) -> str:
    if is_damaged:
        text = translate(
            "MatchesWindow",
            "{file} holds what there is of the damaged match, for a report; it cannot be opened.",
        )
    else:
        text = translate("MatchesWindow", "The match was saved as {file}.")
    return text.format(file=file)


def _has_arrived(found: Imported, file: str) -> str:
    match found.arrival:
        case Arrival.NEW:
            text = translate("MatchesWindow", "The match of {file} is kept here now.")
        case Arrival.KNOWN:
            text = translate(
                "MatchesWindow", "The match of {file} was here already; nothing was changed."
            )
        case Arrival.LONGER:
            text = translate(
                "MatchesWindow", "The match was here already and is now as far as in {file}."
            )
    return text.format(file=file)
