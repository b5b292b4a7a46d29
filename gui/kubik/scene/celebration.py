"""How a win is celebrated: the light grows warm, confetti falls once, slowly, and lies still."""

from dataclasses import dataclass
from math import sin
from random import Random

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from kubik.scene.laurels import Honours, Laurels
from kubik.scene.layout import HEIGHT, WIDTH

FRAME = 16
ABOVE_ALL = 1000.0

DAWN, DAY = 0.18, 0.36
"""The shares of the time when the light begins to change, and when it has: until then the last
throw can be read."""
PIECES = 44
TINTS = ("#f2c14e", "#e4572e", "#5fa8d3", "#8cc084", "#f7e7ce", "#c06ba4")
SEED = 7
ABOVE_TABLE = 190.0
"""Confetti comes from so far above the table: from outside the picture in most windows."""
MIDDLE_FREE = 0.30
"""Confetti leaves the words and the cup alone: it falls at the sides, in so wide a share each."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of confetti: where it comes to lie, and how it gets there."""

    x: float
    y: float
    turn: float
    """Degrees, at rest."""
    start: float
    """The share of the time when it begins to fall."""
    swing: float
    """Scene units to each side."""
    spin: float
    """Degrees that it turns on its way."""

    def moment(self, share: float) -> tuple[float, float, float]:
        """x, y and turn after `share` (0–1) of the time."""
        way = min(1.0, max(0.0, (share - self.start) / (1.0 - self.start)))
        left = (1.0 - way) ** 1.6
        y = self.y - (self.y + ABOVE_TABLE) * left
        return (self.x + self.swing * left * sin(9.0 * way), y, self.turn + self.spin * left)


def confetti() -> tuple[Piece, ...]:
    """The pieces, the same for every win."""
    chance = Random(SEED)
    pieces = []
    for number in range(PIECES):
        aside = chance.random() * MIDDLE_FREE
        x = (aside if number % 2 else 1 - aside) * WIDTH
        pieces.append(
            Piece(
                x=x,
                y=20 + chance.random() ** 0.6 * (HEIGHT - 36),
                turn=chance.uniform(0, 180),
                start=DAWN + chance.random() * 0.4,
                swing=chance.uniform(14, 34),
                spin=chance.uniform(-200, 200),
            )
        )
    return tuple(pieces)


class Celebration(QObject):
    """Lays the picture of a win over a table, and takes it away again."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Have nothing to celebrate in `scene` yet."""
        super().__init__(scene)
        self._scene = scene
        self._laurels: Laurels | None = None
        self._pieces = confetti()
        self._papers: list[QGraphicsPathItem] = []
        self._length = 0.0
        self._time = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def honours(self) -> Honours | None:
        """What is celebrated."""
        return self._laurels.honours if self._laurels else None

    @property
    def is_ticking(self) -> bool:
        """Whether a timer runs; none does once everything lies still."""
        return self._timer.isActive()

    def begin(self, honours: Honours, milliseconds: int) -> None:
        """Celebrate for so long, 0 for a picture that is there at once; it stays until `end`.

        While a celebration is there already, only its words are changed.
        """
        if self._laurels is not None:
            self._laurels.show_honours(honours)
            return
        self._laurels = Laurels()
        self._laurels.show_honours(honours)
        self._laurels.setZValue(ABOVE_ALL)
        self._scene.addItem(self._laurels)
        for number, _ in enumerate(self._pieces):
            self._papers.append(self._paper(number))
        self._time, self._length = 0.0, milliseconds / 1000
        self._show(0.0 if milliseconds else 1.0)
        if milliseconds:
            self._clock.restart()
            self._timer.start()

    def advance(self, seconds: float) -> None:
        """Let it go on for so many seconds."""
        if self._laurels is None or not self._timer.isActive():
            return
        self._time += seconds
        if self._time >= self._length:
            self.skip()
        else:
            self._show(self._time / self._length)

    def skip(self) -> None:
        """Show at once how everything comes to lie."""
        self._timer.stop()
        if self._laurels is not None:
            self._show(1.0)

    def end(self) -> None:
        """Clear the table."""
        self._timer.stop()
        if self._laurels is not None:
            for item in (self._laurels, *self._papers):
                self._scene.removeItem(item)
        self._laurels = None
        self._papers.clear()

    def _tick(self) -> None:
        self.advance(self._clock.restart() / 1000)

    def _show(self, share: float) -> None:
        assert self._laurels is not None
        self._laurels.setOpacity(min(1.0, max(0.0, (share - DAWN) / (DAY - DAWN))))
        for piece, paper in zip(self._pieces, self._papers, strict=True):
            x, y, turn = piece.moment(share)
            paper.setVisible(share >= piece.start)
            paper.setPos(x, y)
            paper.setRotation(turn)

    def _paper(self, number: int) -> QGraphicsPathItem:
        path = QPainterPath()
        path.addRoundedRect(QRectF(-9, -5, 18, 10), 2, 2)
        paper = QGraphicsPathItem(path)
        paper.setBrush(QColor(TINTS[number // 2 % len(TINTS)]))
        paper.setPen(Qt.PenStyle.NoPen)
        paper.setZValue(ABOVE_ALL + 1)
        paper.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(paper)
        return paper
