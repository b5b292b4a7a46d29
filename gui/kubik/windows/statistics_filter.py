"""Which matches the statistics are about: all games or one, and since when."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from enum import StrEnum

from PySide6.QtCore import QCollator, QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from kubik.rules.ruleset import Words
from kubik.text.catalogue import game_name, translate

A_MONTH = timedelta(days=30)


class Since(StrEnum):
    """How far back one looks."""

    ALWAYS = "always"
    THIS_YEAR = "this_year"
    A_MONTH = "a_month"


class StatisticsFilter(QWidget):
    """Asks for a game and a time. `changed` tells that something else was chosen."""

    changed = Signal()

    def __init__(self, now: Callable[[], datetime], parent: QWidget) -> None:
        """Start with all games from the beginning. `now` is what "this year" goes by."""
        super().__init__(parent)
        self._now = now
        self._names: Mapping[str, Words] = {}
        self._games: tuple[str, ...] = ()
        self.games, self.since = QComboBox(self), QComboBox(self)
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.since.addItems([""] * len(Since))
        self._games_label, self._since_label = QLabel(self), QLabel(self)
        self._games_label.setBuddy(self.games)
        self._since_label.setBuddy(self.since)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._games_label)
        layout.addWidget(self.games)
        layout.addSpacing(self.fontMetrics().height())
        layout.addWidget(self._since_label)
        layout.addWidget(self.since)
        layout.addStretch()
        self.retranslate()
        self.games.currentIndexChanged.connect(self._tell)
        self.since.currentIndexChanged.connect(self._tell)

    def show_games(self, names: Mapping[str, Words]) -> None:
        """Offer these games (by id), in the order of the language; what was chosen stays so."""
        chosen = self.game
        self._names = names
        collator = QCollator(QLocale())
        self._games = tuple(sorted(names, key=lambda g: collator.sortKey(game_name(names[g]))))
        with QSignalBlocker(self.games):
            self.games.clear()
            self.games.addItem(translate("Statistics", "All games"))
            self.games.addItems([game_name(names[game]) for game in self._games])
            if chosen in self._games:
                self.games.setCurrentIndex(self._games.index(chosen) + 1)
        for box in (self.games, self.since):
            box.setEnabled(bool(names))

    @property
    def game(self) -> str | None:
        """The id of the game that was chosen, None for all of them."""
        place = self.games.currentIndex()
        return self._games[place - 1] if place > 0 else None

    @property
    def earliest(self) -> datetime | None:
        """The time from which matches count, None for all of them."""
        now = self._now()
        match tuple(Since)[self.since.currentIndex()]:
            case Since.ALWAYS:
                return None
            case Since.THIS_YEAR:
                return now.replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
            case Since.A_MONTH:
                return now - A_MONTH

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._games_label.setText(translate("Statistics", "&Games"))
        self.games.setAccessibleName(translate("Statistics", "Games"))
        self._since_label.setText(translate("Statistics", "&Time"))
        self.since.setAccessibleName(translate("Statistics", "Time"))
        texts = (
            translate("Statistics", "From the beginning"),
            translate("Statistics", "This year"),
            translate("Statistics", "The last 30 days"),
        )
        for place, text in enumerate(texts):
            self.since.setItemText(place, text)
        self.show_games(self._names)

    def _tell(self) -> None:
        self.changed.emit()
