"""The statistics: who has won how often, the best results, and how the dice fell."""

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QStandardPaths, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.errors import KnownError, reason
from kubik.play.statistics import Account, Played, Who, accounts, selected
from kubik.play.statistics.dice import fallen
from kubik.play.statistics.people import people
from kubik.storage.exchange import NOT_WRITTEN
from kubik.text.catalogue import error_text, number, translate
from kubik.text.statistics_csv import ENCODING, bests_csv, dice_csv, people_csv
from kubik.windows.bests_page import BestsPage
from kubik.windows.dice_page import DicePage
from kubik.windows.facts_view import bold
from kubik.windows.message import show_error
from kubik.windows.people_page import PeoplePage
from kubik.windows.statistics_filter import StatisticsFilter


class StatisticsWindow(QDialog):
    """Shows what `matches` tells, read anew whenever the window comes up, or with F5.

    `now` is the time from which "the last 30 days" are counted back.
    """

    def __init__(
        self,
        matches: Callable[[], Iterable[Played]],
        parent: QWidget | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """Start without figures; they are read when the window is shown."""
        super().__init__(parent)
        self.setWindowFlags(
            Qt.WindowType.Window
            | Qt.WindowType.WindowMinMaxButtonsHint
            | Qt.WindowType.WindowCloseButtonHint
        )
        self._matches = matches
        self._told: tuple[Account, ...] = ()
        self._chosen: tuple[Account, ...] = ()
        self._names: dict[Who, str] = {}
        self._unread = 0
        self._problem: KnownError | None = None
        self.filter = StatisticsFilter(now, self)
        self._make_widgets()
        self._lay_out()
        self.retranslate()
        self.filter.changed.connect(self._choose)
        self._save.clicked.connect(self._ask_where)
        self._close.clicked.connect(self.close)
        QShortcut(QKeySequence(Qt.Key.Key_F5), self).activated.connect(self.refresh)

    def _make_widgets(self) -> None:
        self.tabs = QTabWidget(self)
        self.tabs.setUsesScrollButtons(False)  # the window is wide enough for all of them
        self.people, self.bests, self.dice = PeoplePage(self), BestsPage(self), DicePage(self)
        for page in (self.people, self.bests, self.dice):
            self.tabs.addTab(page, "")
        self._empty = QWidget(self)
        self._empty_title, self._empty_text = bold(QLabel(self)), QLabel(self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.tabs)
        self._pages.addWidget(self._empty)
        self._note = QLabel(self)
        self._note.setWordWrap(True)
        self._save, self._close = QPushButton(self), QPushButton(self)
        for button in (self._save, self._close):
            button.setAutoDefault(False)  # Enter sorts the table that has the focus

    def _lay_out(self) -> None:
        font = self._empty_title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        self._empty_title.setFont(font)
        empty = QVBoxLayout(self._empty)
        empty.setSpacing(self.fontMetrics().height())
        empty.addStretch(2)
        for label in (self._empty_title, self._empty_text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setMaximumWidth(self.fontMetrics().averageCharWidth() * 70)
            row = QHBoxLayout()
            row.addWidget(label)
            empty.addLayout(row)
        empty.addStretch(3)
        foot = QHBoxLayout()
        foot.addWidget(self._note, 1)
        foot.addWidget(self._save)
        foot.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.addWidget(self.filter)
        layout.addWidget(self._pages, 1)
        layout.addLayout(foot)
        width, height = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        self.resize(width * 150, height * 36)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return self._pages.currentWidget() is self._empty

    @property
    def empty_text(self) -> str:
        """What stands there instead of figures."""
        return f"{self._empty_title.text()}\n{self._empty_text.text()}"

    @property
    def note(self) -> str:
        """What is to be known about the figures as a whole; empty for nothing."""
        return self._note.text()

    def refresh(self) -> None:
        """Read all matches again."""
        self._problem = None
        try:
            self._told, self._unread = accounts(self._matches())
        except KnownError as error:
            self._told, self._unread, self._problem = (), 0, error
        self._names = {}
        for account in self._told:
            self._names.update(account.names)
        self.filter.show_games({a.game_form.game: a.game_form.name for a in self._told})
        self._choose()

    def _choose(self) -> None:
        self._chosen = selected(self._told, self.filter.game, self.filter.earliest)
        found = people(self._chosen)
        self._pages.setCurrentWidget(self.tabs if found else self._empty)
        self._save.setEnabled(bool(found))
        self.people.show_people(found)
        self.bests.show_accounts(self._chosen, self._names)
        self.dice.show_fallen(fallen(self._chosen))
        self._say()

    def _say(self) -> None:
        title, text = self._why_empty()
        self._empty_title.setText(title)
        self._empty_text.setText(text)
        note = ""
        if self._unread:
            text = translate("Statistics", "Matches that cannot be read and are left out: {count}")
            note = text.format(count=number(self._unread))
        self._note.setText(note)

    def _why_empty(self) -> tuple[str, str]:
        if self._problem is not None:
            title = translate("Statistics", "The matches cannot be read")
            return title, error_text(self._problem)
        if any(account.players for account in self._told):
            return (
                translate("Statistics", "Nothing was played in this time"),
                translate("Statistics", "Choose another game or a longer time above."),
            )
        return (
            translate("Statistics", "Nothing to count yet"),
            translate(
                "Statistics",
                "Here you will see who has played and won how often, the best results of every "
                "game, and how the dice fell. Play a match and come back!",
            ),
        )

    def table_text(self) -> str:
        """The table of the page that is shown, as text for a spreadsheet."""
        match self.tabs.currentIndex():
            case 0:
                return people_csv(people(self._chosen))
            case 1:
                return bests_csv(self._chosen, self._names)
            case _:
                return dice_csv(fallen(self._chosen))

    def save_to(self, file: str) -> None:
        """Write the table of the page that is shown; says so where that cannot be done."""
        try:
            Path(file).write_text(self.table_text(), encoding=ENCODING, newline="")
        except OSError as error:
            name, why = Path(file).name, reason(error)
            show_error(KnownError(NOT_WRITTEN, file=name, reason=why), self)

    def _ask_where(self) -> None:
        place = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(place))
        name = self.tabs.tabText(self.tabs.currentIndex()).replace("&", "")
        dialog = QFileDialog(self, self._save_text(), str(folder / f"Kubik – {name}.csv"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(translate("Statistics", "Tables (*.csv)"))
        dialog.setDefaultSuffix("csv")
        dialog.fileSelected.connect(self.save_to)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save_text(self) -> str:
        return translate("Statistics", "Save as CSV")

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(translate("Statistics", "Statistics"))
        self.tabs.setAccessibleName(translate("Statistics", "What to see"))
        self.tabs.setTabText(0, translate("Statistics", "&People"))
        self.tabs.setTabText(1, translate("Statistics", "&Best results"))
        self.tabs.setTabText(2, translate("Statistics", "&Dice"))
        self._save.setText(translate("Statistics", "&Save as CSV…"))
        self._save.setToolTip(
            translate("Statistics", "Write the table of this page to a file for a spreadsheet")
        )
        self._close.setText(translate("Statistics", "&Close"))
        self.filter.retranslate()
        for page in (self.people, self.bests, self.dice):
            page.retranslate()
        self._say()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
