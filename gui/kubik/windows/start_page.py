"""What one sees first: the games as cards, each with its dice and what it is about."""

import logging
from math import cos, sin

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
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

from kubik.rules.ruleset import Definition
from kubik.rules.settings import BankingRules
from kubik.scene.felt import FeltColour, felt_for
from kubik.scene.solid import die_solid
from kubik.scene.solid.camera import seen
from kubik.scene.solid.faces import upright
from kubik.scene.solid.palette import palette
from kubik.scene.solid.quaternion import product
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.text.catalogue import game_name, translate

LOG = logging.getLogger(__name__)

COLUMNS = 3


class DiceStrip(QWidget):
    """The dice of a game on a strip of felt, as a picture."""

    def __init__(self, game: Definition, parent: QWidget) -> None:
        """Show the dice of `game`."""
        super().__init__(parent)
        rules = game.forms[0].rules
        colours = rules.colours if isinstance(rules, BankingRules) else ()
        self._colours = colours or (None,) * rules.dice
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
            self._paint(painter)
        except Exception:  # an exception that leaves a paint call can end the process
            LOG.exception("the dice of a card could not be painted")
        finally:
            painter.end()

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
            # As they fell, not as they were laid.
            yaw = 0.35 * sin(2.1 * place + 0.6)
            turn = product((cos(yaw / 2), 0.0, 0.0, sin(yaw / 2)), upright(place % 6 + 1))
            pose = Pose(across * 1.3, 0.0, AT_REST, turn)
            die_solid.paint(painter, die_solid.drawing(pose, palette(colour), moving=False))
            painter.restore()


class GameCard(QPushButton):
    """One game to choose."""

    def __init__(self, game: Definition, parent: QWidget) -> None:
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

    `chosen` gives the `Definition` that somebody wants to play, `rules_wanted` the one whose rules.
    """

    chosen = Signal(object)
    rules_wanted = Signal(object)

    def __init__(self, games: tuple[Definition, ...], parent: QWidget) -> None:
        """Offer `games`."""
        super().__init__(parent)
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
        layout.addWidget(self._title)
        layout.addWidget(self._sentence)
        layout.addWidget(scroll, 1)
        self.retranslate()

    def _card_clicked(self) -> None:
        card = self.sender()
        if isinstance(card, GameCard):
            self.chosen.emit(card.game)

    def _rules_clicked(self) -> None:
        for card, button in zip(self.cards, self.rules_buttons, strict=True):
            if button is self.sender():
                self.rules_wanted.emit(card.game)

    @property
    def looked_at(self) -> Definition:
        """The game whose card has the focus; the first where none has."""
        for card, button in zip(self.cards, self.rules_buttons, strict=True):
            if card.hasFocus() or button.hasFocus():
                return card.game
        return self.cards[0].game

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
