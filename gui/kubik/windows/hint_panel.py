"""Beneath the score sheet: the button that gives a hint, and above it the hint."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.computer.advice import MOST_ALTERNATIVES
from kubik.text.catalogue import translate
from kubik.windows.action_bar import ActionBar
from kubik.windows.reading import fit_letters

LETTERS_SHARE = 1 / 52
"""Letters, of the height of the page."""
MOST = 0.36
"""The hint takes at most so much of the height of the page; what is longer is scrolled."""


@dataclass(frozen=True, slots=True)
class HintWords:
    """A hint as it is read: what it is about, what is best, and what comes next to it."""

    title: str
    best: str
    others: tuple[str, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it, one after the other."""
        return (self.title, self.best, *self.others)


Said = Callable[[], HintWords]
"""Gives the hint in the language of the moment."""


class HintCard(QFrame):
    """Some sentences, the first of them large, with a button to put them away."""

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.close_button = QToolButton(self)
        self.close_button.setAutoRaise(True)
        self.close_button.setText("✕")
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        page = QWidget(self)
        self.best, self.between = QLabel(page), QLabel(page)
        self.others = tuple(QLabel(page) for _ in range(MOST_ALTERNATIVES))
        self._labels = (self.best, self.between, *self.others)
        font = self.best.font()
        font.setBold(True)
        self.best.setFont(font)
        words = QVBoxLayout(page)
        words.setContentsMargins(0, 0, 0, 0)
        for label in self._labels:
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        words.addStretch()
        self._words = words
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._area.setWidget(page)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(head)
        self._layout.addWidget(self._area)
        self._most = 0

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels, and no more than its room."""
        for label in (self.title, *self._labels):
            fit_letters(label, height, LETTERS_SHARE)
        self._most = round(height * MOST)
        self._take_room()

    def show_words(self, words: HintWords) -> None:
        """Say this."""
        self.title.setText(words.title)
        self.best.setText(words.best)
        self.between.setText(translate("HintPanel", "Next best:"))
        self.between.setVisible(bool(words.others))
        for label, sentence in zip_longest(self.others, words.others):
            label.setText(sentence or "")
            label.setVisible(sentence is not None)
        self._area.setAccessibleName(words.title)
        self._area.setAccessibleDescription(" ".join(words.sentences[1:]))
        self._take_room()

    def scroll_up(self) -> None:
        """Begin to read anew."""
        self._area.verticalScrollBar().setValue(0)

    def _take_room(self) -> None:
        margins = self._layout.contentsMargins()
        room = self.width() - margins.left() - margins.right() - 2 * self.frameWidth()
        if self._words.totalHeightForWidth(room) > self._most:
            room -= self._area.verticalScrollBar().sizeHint().width()
        wanted = self._words.totalHeightForWidth(room)
        self._area.setFixedHeight(max(0, min(wanted, self._most)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_room()


class HintPanel(QWidget):
    """The button, with a line beneath it, and above it the hint once there is one.

    `put_away` when somebody has read it. The hint takes its room from the sheet, never from the
    table with the dice.
    """

    put_away = Signal()

    def __init__(self, action: QAction, parent: QWidget) -> None:
        """Offer `action`."""
        super().__init__(parent)
        self._action = action
        self._said: Said | None = None
        self.card = HintCard(self)
        self.card.hide()
        self.card.close_button.clicked.connect(self.put_away)
        self.bar = ActionBar((action,), self)
        self._escape = QAction(self)
        self._escape.setShortcut(QKeySequence("Esc"))
        self._escape.setEnabled(False)
        self._escape.triggered.connect(self.put_away)
        self.addAction(self._escape)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.card)
        layout.addWidget(self.bar)
        self.retranslate()

    @property
    def words(self) -> HintWords | None:
        """What is said, as it is shown; None while there is no hint."""
        return self._said() if self._said is not None else None

    def show_button(self, line: str, *, visible: bool) -> None:
        """Show the button with what it does beneath it, or why it is off; not after a match."""
        self.bar.show_action(self._action, line, visible=visible)
        self.bar.setVisible(visible)

    def show_words(self, said: Said) -> None:
        """Show these words until `dismiss`, in whatever language is spoken."""
        self._said = said
        self.card.scroll_up()
        self._escape.setEnabled(True)
        self.card.show_words(said())
        self.card.show()

    def dismiss(self) -> None:
        """Show no hint any more."""
        self._said = None
        self._escape.setEnabled(False)
        self.card.hide()

    def fit(self, height: int) -> None:
        """Use letters that suit a page of this height, in pixels."""
        self.bar.fit(height)
        self.card.fit(height)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        close = translate("HintPanel", "Put the hint away")
        self.card.close_button.setToolTip(close)
        self.card.close_button.setAccessibleName(close)
        self._escape.setText(close)
        if self._said is not None:
            self.card.show_words(self._said())

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
