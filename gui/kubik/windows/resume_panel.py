"""What was begun and not ended, on the first page: to go on with at once.

The first page must be seen at once: nothing of the rules or of storage is loaded here.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.cards import cards
from kubik.errors import KnownError
from kubik.text.catalogue import error_text, translate
from kubik.text.matches_words import Names, game_and_form, players, when

if TYPE_CHECKING:
    from kubik.storage.saved import Saved

MOST = 3
"""Matches; the others are in the list of all."""


def present() -> datetime:
    """This moment."""
    return datetime.now(UTC)


class Notice(QFrame):
    """A sentence about what happened to the matches, until somebody has closed it.

    `closed` tells that it has been.
    """

    closed = Signal()

    def __init__(self, error: KnownError, parent: QWidget) -> None:
        """Say what `error` says."""
        super().__init__(parent)
        self._error = error
        self.setFrameShape(QFrame.Shape.StyledPanel)
        icon = QLabel(self)
        side = self.fontMetrics().height() * 3 // 2
        kind = QStyle.StandardPixmap.SP_MessageBoxInformation
        icon.setPixmap(self.style().standardIcon(kind).pixmap(side, side))
        self._sentence = _plain(QLabel(self))
        self._sentence.setWordWrap(True)
        self.close_button = QPushButton(self)
        self.close_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.close_button.clicked.connect(self._close)
        layout = QHBoxLayout(self)
        layout.addWidget(icon)
        layout.addWidget(self._sentence, 1)
        layout.addWidget(self.close_button)
        self.retranslate()

    @property
    def sentence(self) -> str:
        """What it says."""
        return self._sentence.text()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        sentence = error_text(self._error)
        self._sentence.setText(sentence)
        self.close_button.setText(translate("ResumePanel", "Close"))
        self.close_button.setAccessibleName(translate("ResumePanel", "Close the message"))
        self.close_button.setAccessibleDescription(sentence)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()


class MatchRow(QFrame):
    """One match that can be gone on with: what and who, when, and two buttons."""

    resumed = Signal(int)
    put_away = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Start without a match, hidden."""
        super().__init__(parent)
        self._saved: Saved | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._game, self._players = _plain(QLabel(self)), _plain(QLabel(self))
        font = self._game.font()
        font.setBold(True)
        self._game.setFont(font)
        self._when = _plain(QLabel(self))
        for label in (self._game, self._players):
            label.setWordWrap(True)
        self.go_on, self.away = QPushButton(self), QPushButton(self)
        font = self.go_on.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.go_on.setFont(font)
        self.go_on.setMinimumHeight(self.fontMetrics().height() * 5 // 2)
        self.go_on.setMinimumWidth(self.fontMetrics().averageCharWidth() * 16)
        self.go_on.clicked.connect(self._go_on)
        self.away.clicked.connect(self._put_away)
        head = QHBoxLayout()
        head.addWidget(self._game, 1)
        head.addWidget(self._when, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(self.fontMetrics().height() // 4)
        words.addLayout(head)
        words.addWidget(self._players)
        layout = QHBoxLayout(self)
        margin = self.fontMetrics().height() // 2
        layout.setContentsMargins(margin, margin // 2, margin, margin // 2)
        layout.setSpacing(margin)
        layout.addLayout(words, 1)
        layout.addWidget(self.go_on)
        layout.addWidget(self.away)
        self.hide()

    @property
    def words(self) -> tuple[str, str, str]:
        """What is written there: the game, the players, and when."""
        return self._game.text(), self._players.text(), self._when.text()

    def show_match(self, saved: "Saved | None", names: Names, now: datetime) -> None:
        """Show this match, or nothing, in the present language."""
        self._saved = saved
        self.setVisible(saved is not None)
        if saved is None:
            return
        self._game.setText(game_and_form(saved, names))
        self._players.setText(players(saved))
        self._when.setText(when(saved.changed, now))
        game, who, moment = self.words
        self.go_on.setText(translate("ResumePanel", "Go on"))
        self.away.setText(translate("ResumePanel", "Put away"))
        self.away.setToolTip(
            translate("ResumePanel", "End it as it stands. It can be brought back from all matches")
        )
        for button, text in (
            (self.go_on, translate("ResumePanel", "Go on: {game}")),
            (self.away, translate("ResumePanel", "Put away: {game}")),
        ):
            button.setAccessibleName(text.format(game=game))
            button.setAccessibleDescription(f"{who}, {moment}")

    def _go_on(self) -> None:
        if self._saved is not None:
            self.resumed.emit(self._saved.id)

    def _put_away(self) -> None:
        if self._saved is not None:
            self.put_away.emit(self._saved.id)


class ResumePanel(QWidget):
    """Offers the matches that were not ended, and says what there is to say about the matches.

    `resumed` and `put_away` give the id of a match; whoever puts it away shows the others anew.
    `all_wanted` asks for the list of all matches. The panel is hidden while it has nothing.
    """

    resumed = Signal(int)
    put_away = Signal(int)
    all_wanted = Signal()

    def __init__(self, parent: QWidget, now: Callable[[], datetime] = present) -> None:
        """Start with nothing. `now` is what "today" goes by; it has a time zone."""
        super().__init__(parent)
        self._now = now
        self._names: Names = {}
        self._matches: tuple[Saved, ...] = ()
        self._notices: list[Notice] = []
        self._title = _plain(QLabel(self))
        font = self._title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self._title.setFont(font)
        self.all_button = QPushButton(self)
        self.all_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.all_button.clicked.connect(self._want_all)
        self.rows = tuple(MatchRow(self) for _ in range(MOST))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.all_button)
        self._notices_place = QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.setSpacing(self.fontMetrics().height() // 3)
        layout.addLayout(self._notices_place)
        layout.addLayout(head)
        for row in self.rows:
            row.resumed.connect(self.resumed)
            row.put_away.connect(self.put_away)
            layout.addWidget(row)
        QWidget.setTabOrder(self.rows[-1].away, self.all_button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.retranslate()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What is said and not closed yet."""
        return tuple(self._notices)

    def show_matches(self, matches: tuple["Saved", ...]) -> None:
        """Offer the first of these, the one played last first."""
        if matches and not self._names:
            self._names = {card.id: card for card in cards()}
        self._matches = matches[:MOST]
        self.retranslate()

    def show_notices(self, notices: Sequence[KnownError]) -> None:
        """Say these sentences instead of the ones before."""
        for notice in self._notices:
            self._drop(notice)
        self._notices = [Notice(error, self) for error in notices]
        for notice in self._notices:
            notice.closed.connect(self._notice_closed)
            self._notices_place.addWidget(notice)
        self._show_or_hide()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._title.setText(translate("ResumePanel", "Go on playing"))
        self.all_button.setText(translate("ResumePanel", "All matches…"))
        for notice in self._notices:
            notice.retranslate()
        now = self._now()
        for place, row in enumerate(self.rows):
            saved = self._matches[place] if place < len(self._matches) else None
            row.show_match(saved, self._names, now)
        self._show_or_hide()

    def _show_or_hide(self) -> None:
        self._title.setVisible(bool(self._matches))
        self.setVisible(bool(self._matches or self._notices))

    def _notice_closed(self) -> None:
        closed = self.sender()
        for notice in self.notices:
            if notice is closed:
                self._notices.remove(notice)
                self._drop(notice)
        self._show_or_hide()

    def _drop(self, notice: Notice) -> None:
        self._notices_place.removeWidget(notice)
        notice.hide()
        notice.deleteLater()

    def _want_all(self) -> None:
        self.all_wanted.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _plain(label: QLabel) -> QLabel:
    """The label with names shown as they are, whatever they look like."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
