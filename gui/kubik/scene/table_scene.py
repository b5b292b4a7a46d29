"""The table: the felt, the dice that were thrown, and the tray with the dice set aside."""

import logging

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem
from typing_extensions import override

from kubik.scene.die_item import DieItem
from kubik.scene.die_painter import SIDE
from kubik.scene.table_picture import Look, TablePicture
from kubik.text.catalogue import number, translate

LOG = logging.getLogger(__name__)

WIDTH, HEIGHT = 1000.0, 560.0
TRAY_TOP = 372.0
STEP = SIDE + 40
GREEN_FELT = (QColor("#2f7d55"), QColor("#14492f"))
BLUE_FELT = (QColor("#36608f"), QColor("#172f4f"))


class TableScene(QGraphicsScene):
    """Shows a `TablePicture`; `die_clicked` gives the place of a die that somebody wants."""

    die_clicked = Signal(int)

    def __init__(self, parent: QObject) -> None:
        """Start with an empty table."""
        super().__init__(0, 0, WIDTH, HEIGHT, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._picture = TablePicture()
        self._dice: dict[int, DieItem] = {}
        self._labels: list[QGraphicsSimpleTextItem] = []

    @property
    def picture(self) -> TablePicture:
        """What is shown."""
        return self._picture

    def show_picture(self, picture: TablePicture) -> None:
        """Show `picture` from now on."""
        if (picture.on_blue, picture.has_tray) != (self._picture.on_blue, self._picture.has_tray):
            self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
        self._picture = picture
        shown = {die.place: die for die in picture.dice}
        for place in list(self._dice):
            if place not in shown:
                item = self._dice.pop(place)
                self.removeItem(item)
                item.deleteLater()
        for place, die in shown.items():
            if place in self._dice:
                self._dice[place].show_picture(die)
            else:
                item = DieItem(die)
                item.clicked.connect(self.die_clicked)
                self.addItem(item)
                self._dice[place] = item
        self.retranslate()

    def die_position(self, place: int) -> QPointF:
        """Where the die at `place` lies, in scene coordinates."""
        return self._dice[place].pos()

    def retranslate(self) -> None:
        """Lay everything out anew, with the words of the present language."""
        for label in self._labels:
            self.removeItem(label)
        self._labels.clear()
        self._lay_out_table()
        self._lay_out_tray()

    def _lay_out_table(self) -> None:
        lying = self._picture.row
        middle = (TRAY_TOP if self._picture.has_tray else HEIGHT) / 2
        per_row = min(max(len(lying), 1), 6)
        for index, die in enumerate(lying):
            row, column = divmod(index, per_row)
            in_row = min(per_row, len(lying) - row * per_row)
            x = WIDTH / 2 + (column - (in_row - 1) / 2) * STEP
            rows = (len(lying) - 1) // per_row + 1
            y = middle + (row - (rows - 1) / 2) * STEP
            lifted = -22 if die.look is Look.CHOSEN else 0
            self._dice[die.place].setPos(x, y + lifted)
            self._dice[die.place].setScale(1.0)
            self._label(str(index + 1), QPointF(x, y + SIDE / 2 + 26), 17, dim=True)

    def _lay_out_tray(self) -> None:
        groups = self._picture.groups
        number_of_dice = sum(len(group.dice) for group in groups)
        if not number_of_dice:
            return
        gap = 40.0
        scale = min(0.72, (WIDTH - 60 - gap * len(groups)) / (number_of_dice * (SIDE + 22)))
        step = (SIDE + 22) * scale
        width = number_of_dice * step + gap * (len(groups) - 1)
        x = (WIDTH - width) / 2
        middle = TRAY_TOP + (HEIGHT - TRAY_TOP) / 2 - 12
        for group in groups:
            start = x
            for place in group.dice:
                item = self._dice.get(place)
                if item is not None:
                    item.setPos(x + step / 2, middle)
                    item.setScale(scale)
                x += step
            text = translate("Table", "{points} points").format(points=number(group.points))
            if group.points:
                self._label(text, QPointF((start + x) / 2, middle + step / 2 + 18), 19, dim=False)
            x += gap

    def _label(self, text: str, centre: QPointF, size: int, *, dim: bool) -> None:
        label = QGraphicsSimpleTextItem(text)
        font = QFont()
        font.setPixelSize(size)
        font.setBold(not dim)
        label.setFont(font)
        label.setBrush(QColor(255, 255, 255, 190 if dim else 255))
        box = label.boundingRect()
        label.setPos(centre - QPointF(box.width() / 2, box.height() / 2))
        label.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(label)
        self._labels.append(label)

    @override
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        try:
            self._paint_felt(painter, QRectF(rect))
        except Exception:  # an exception that leaves a paint call can end the process
            LOG.exception("the felt could not be painted")

    def _paint_felt(self, painter: QPainter, rect: QRectF) -> None:
        light, dark = BLUE_FELT if self._picture.on_blue else GREEN_FELT
        felt = QRadialGradient(QPointF(WIDTH / 2, TRAY_TOP / 2), WIDTH * 0.75)
        felt.setColorAt(0, light)
        felt.setColorAt(1, dark)
        painter.fillRect(rect, felt)
        if not self._picture.has_tray:
            return
        tray = QRectF(16, TRAY_TOP, WIDTH - 32, HEIGHT - TRAY_TOP - 14)
        painter.setPen(QPen(QColor(255, 255, 255, 50), 2))
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(tray, 20, 20)
