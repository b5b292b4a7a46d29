"""What one sees first: the games as cards, each with its dice and what it is about."""

import logging
from functools import cache
from math import cos, sin

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap, QPixmapCache
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.cards import Card
from kubik.rules.dice import Colour
from kubik.scene.felt import FeltColour, felt_for
from kubik.scene.solid import die_solid
from kubik.scene.solid.camera import seen
from kubik.scene.solid.die_solid import Drawing
from kubik.scene.solid.faces import upright
from kubik.scene.solid.palette import palette
from kubik.scene.solid.quaternion import product
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.text.catalogue import game_name, translate
from kubik.windows.language_choice import LanguageButtons, LanguageMenu
from kubik.windows.resume_panel import ResumePanel

LOG = logging.getLogger(__name__)

COLUMNS = 3


class DiceStrip(QWidget):
    """The dice of a game on a strip of felt, as a picture."""

    def __init__(self, game: Card, parent: QWidget) -> None:
        """Show the dice of `game`."""
        super().__init__(parent)
        self._colours = [Colour(colour) if colour else None for colour in game.colours]
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        height = self.fontMetrics().height()
        self.setMinimumHeight(height * 4)
        self.setMaximumHeight(height * 8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.minimumHeight() * 4, self.minimumHeight())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            painter.drawPixmap(0, 0, self._picture())
        except Exception:  # an exception that leaves a paint call can end the process
            LOG.exception("the dice of a card could not be painted")
        finally:
            painter.end()

    def _picture(self) -> QPixmap:
        """The strip, painted once for all games with the same dice."""
        size, fine = self.size(), self.devicePixelRatioF()
        key = f"dice strip {self._colours} {size.width()} {size.height()} {fine}"
        picture = QPixmap()
        if not QPixmapCache.find(key, picture):
            picture = QPixmap(size * fine)
            picture.setDevicePixelRatio(fine)
            picture.fill(QColor(0, 0, 0, 0))
            painter = QPainter(picture)
            try:
                self._paint(painter)
            finally:
                painter.end()
            QPixmapCache.insert(key, picture)
        return picture

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = felt_for(FeltColour.AUTOMATIC, coloured_dice=self._colours[0] is not None)
        shade = QLinearGradient(0, 0, 0, self.height())
        shade.setColorAt(0, felt.light)
        shade.setColorAt(1, felt.dark)
        painter.setBrush(shade)
        painter.setPen(QColor(0, 0, 0, 60))
        strip = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(strip, 10, 10)
        count = len(self._colours)
        step = min(strip.width() / (count + 0.5), strip.height() * 0.85)
        size = step * 0.72 / seen((0.0, 0.0, AT_REST)).scale
        for place, colour in enumerate(self._colours):
            painter.save()
            across = place - (count - 1) / 2
            painter.translate(strip.center().x() + across * step, strip.center().y())
            painter.scale(size, size)
            die_solid.paint(painter, _drawing(place, colour))
            painter.restore()


@cache
def _drawing(place: int, colour: Colour | None) -> Drawing:
    """The die at a place of a strip, from the left, made once for all strips."""
    # As they fell, not as they were laid.
    yaw = 0.35 * sin(2.1 * place + 0.6)
    turn = product((cos(yaw / 2), 0.0, 0.0, sin(yaw / 2)), upright(place % 6 + 1))
    pose = Pose((place - 2.5) * 1.3, 0.0, AT_REST, turn)
    return die_solid.drawing(pose, palette(colour), moving=False)


class GameCard(QPushButton):
    """One game to choose."""

    def __init__(self, game: Card, parent: QWidget) -> None:
        """Show `game`."""
        super().__init__(parent)
        self.game = game
        self._name = QLabel(self)
        font = self._name.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        font.setBold(True)
        self._name.setFont(font)
        self._about = QLabel(self)
        self._about.setWordWrap(True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.addWidget(DiceStrip(game, self), 2)
        layout.addWidget(self._name)
        layout.addWidget(self._about, 1)
        for label in (self._name, self._about):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._name.setText(game_name(self.game.name))
        self._about.setText(game_name(self.game.about))
        self.setAccessibleName(self._name.text())
        self.setAccessibleDescription(self._about.text())

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout else super().heightForWidth(width)

    @override
    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.totalSizeHint() if layout else super().sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth() * 26
        return QSize(width, self.heightForWidth(width))


class StartPage(QWidget):
    """A title and the games.

    `chosen` gives the id of the game that somebody wants to play, `rules_wanted` of the one whose
    rules.
    """

    chosen = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, games: tuple[Card, ...], languages: LanguageMenu, parent: QWidget) -> None:
        """Offer `games`, and the languages of the menu."""
        super().__init__(parent)
        self.language_buttons = LanguageButtons(languages, self)
        self.resume_panel = ResumePanel(self)
        self._title = QLabel("Kubik", self)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 2.8)
        font.setBold(True)
        self._title.setFont(font)
        self._sentence = QLabel(self)
        self._sentence.setWordWrap(True)
        for label in (self._title, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setSpacing(self.fontMetrics().height())
        self.cards = tuple(GameCard(game, inside) for game in games)
        self.rules_buttons = tuple(QPushButton(inside) for _ in games)
        for number, (card, button) in enumerate(zip(self.cards, self.rules_buttons, strict=True)):
            card.clicked.connect(self._card_clicked)
            button.clicked.connect(self._rules_clicked)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            place = QVBoxLayout()
            place.setSpacing(self.fontMetrics().height() // 4)
            place.addWidget(card, 1)
            place.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
            grid.addLayout(place, number // COLUMNS, number % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        scroll = self._scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.addWidget(self.language_buttons)
        layout.addWidget(self._title)
        layout.addWidget(self.resume_panel)
        layout.addWidget(self._sentence)
        layout.addWidget(scroll, 1)
        self.retranslate()

    def focus_on_next(self) -> None:
        """Put the focus where people go on: to the last match, or to the first game."""
        rows = self.resume_panel.rows
        first = next((row.go_on for row in rows if row.isVisible()), self.cards[0])
        first.setFocus()

    def _card_clicked(self) -> None:
        card = self.sender()
        if isinstance(card, GameCard):
            self.chosen.emit(card.game.id)

    def _rules_clicked(self) -> None:
        for card, button in zip(self.cards, self.rules_buttons, strict=True):
            if button is self.sender():
                self.rules_wanted.emit(card.game.id)

    @property
    def looked_at(self) -> str:
        """The id of the game whose card has the focus; the first where none has."""
        for card, button in zip(self.cards, self.rules_buttons, strict=True):
            if card.hasFocus() or button.hasFocus():
                return card.game.id
        return self.cards[0].game.id

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._sentence.setText(translate("StartPage", "Choose a game for your table."))
        self._scroll.setAccessibleName(translate("StartPage", "Games"))
        for card, button in zip(self.cards, self.rules_buttons, strict=True):
            card.retranslate()
            game = game_name(card.game.name)
            button.setText(translate("StartPage", "Rules"))
            button.setAccessibleName(translate("StartPage", "Rules: {game}").format(game=game))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
