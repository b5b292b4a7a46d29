"""The table: the felt, the dice that were thrown, and the tray with the dice set aside."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem
from typing_extensions import override

from kubik.scene.banner import Banner, Tone
from kubik.scene.celebration import Celebration
from kubik.scene.felt import FeltColour, felt_for, paint_felt, paint_tray
from kubik.scene.layout import (
    HEIGHT,
    TRAY_LABEL,
    TRAY_TOP,
    WIDTH,
    Place,
    places_of,
    row_order,
    tray_labels,
)
from kubik.scene.pointers import Pointers
from kubik.scene.solid.camera import seen
from kubik.scene.solid.faces import top_face
from kubik.scene.solid.quaternion import between
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.scene.solid.solid_item import SolidItem
from kubik.scene.solid.throw_plan import ThrowPlan
from kubik.scene.table_picture import TablePicture
from kubik.text.catalogue import number
from kubik.text.prices import price

LOG = logging.getLogger(__name__)

BANNER_MIDDLE = 62.0
PRICE_PIXELS, KEY_PIXELS = 24.0, 18.0
LEAST_PIXELS = 14.0
"""No label is smaller on the screen than this, however small the table is seen."""
HOP = 0.35
"""How high a die lifts on its way into the tray, in die-sides."""


class TableScene(QGraphicsScene):
    """Shows a `TablePicture`; `die_clicked` gives the place of a die that somebody wants.

    A throw is begun with `begin_throw` and shown moment by moment with `show_throw`; `show_picture`
    ends whatever moves and puts everything where it belongs.
    """

    die_clicked = Signal(int)

    def __init__(self, parent: QObject) -> None:
        """Start with an empty table."""
        super().__init__(0, 0, WIDTH, HEIGHT, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._picture = TablePicture()
        self._felt = FeltColour.AUTOMATIC
        self._dice: dict[int, SolidItem] = {}
        self._order: tuple[int, ...] = ()
        self._labels: list[QGraphicsSimpleTextItem] = []
        self._glides: dict[int, tuple[Place, Place]] = {}
        self._thrown: tuple[int, ...] = ()
        self._banner = Banner()
        self.addItem(self._banner)
        self.pointers = Pointers()
        """What a hint points at."""
        self.addItem(self.pointers)
        self._plan: ThrowPlan | None = None
        self._magnification = 1.0
        self.celebration = Celebration(self)

    @property
    def picture(self) -> TablePicture:
        """What is shown."""
        return self._picture

    @property
    def row(self) -> tuple[int, ...]:
        """The dice (places) before the player from left to right; key 1 is the first of them."""
        return self._order

    def die_position(self, place: int) -> QPointF:
        """Where the die at `place` is seen, in scene coordinates."""
        return self._dice[place].pos()

    def point_at(self, dice: Sequence[int]) -> None:
        """Point at these dice (places) as they lie now; nobody else takes the arrows away."""
        items = [self._dice[place] for place in dice if place in self._dice]
        boxes = [item.mapRectToScene(item.drawing.hull.boundingRect()) for item in items]
        self.pointers.point_at([QPointF(box.center().x(), box.top()) for box in boxes])

    def be_seen_at(self, magnification: float) -> None:
        """Be readable when a scene unit is `magnification` pixels on the screen."""
        if magnification != self._magnification:
            self._magnification = magnification
            self.retranslate()

    def use_felt(self, colour: FeltColour) -> None:
        """Lie on this felt from now on."""
        self._felt = colour
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def faces_on_top(self) -> dict[int, int]:
        """For each die (place) the face that one sees on top."""
        return {place: top_face(item.pose.turn) for place, item in self._dice.items()}

    # Pictures.

    def show_picture(self, picture: TablePicture) -> None:
        """Show `picture` from now on, without motion."""
        self.take_picture(picture)
        self.show_glide(1.0)

    def take_picture(self, picture: TablePicture) -> bool:
        """Show what `picture` says of each die; give whether dice must glide to their places."""
        self._plan = None
        self._take_dice(picture)
        self._order = row_order(picture, self._order)
        turns = {place: item.pose.turn for place, item in self._dice.items()}
        targets = places_of(picture, self._order, turns)
        self._glides = {}
        for place, target in targets.items():
            item = self._dice[place]
            start = Place(item.pose, item.scale())
            if start != target:
                self._glides[place] = (start, target)
        self.retranslate()
        return bool(self._glides)

    def show_glide(self, share: float) -> None:
        """Show the dice after `share` (0–1) of their way to where they belong."""
        eased = share * share * (3 - 2 * share)
        for place, (start, end) in self._glides.items():
            a, b = start.pose, end.pose
            hop = HOP * 4 * share * (1 - share) if start.scale != end.scale else 0.0
            pose = Pose(
                a.x + (b.x - a.x) * eased,
                a.y + (b.y - a.y) * eased,
                AT_REST + hop,
                b.turn if share >= 1 else between(a.turn, b.turn, eased),
            )
            scale = start.scale + (end.scale - start.scale) * eased
            self._dice[place].set_pose(end.pose if share >= 1 else pose, scale=scale)
        if share >= 1:
            self._glides = {}

    def _take_dice(self, picture: TablePicture) -> None:
        before = self._picture
        same_dice = picture.has_coloured_dice == before.has_coloured_dice
        if not same_dice or picture.has_tray != before.has_tray:
            self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
        self._picture = picture
        shown = {die.place: die for die in picture.dice}
        for place in [place for place in self._dice if place not in shown]:
            self._dice.pop(place).leave()
        targets: dict[int, Place] = {}
        for place, die in shown.items():
            if place in self._dice:
                self._dice[place].show_picture(die)
                continue
            targets = targets or places_of(picture, row_order(picture, self._order), {})
            target = targets[place]
            item = SolidItem(die, target.pose)
            item.set_pose(target.pose, scale=target.scale)
            item.clicked.connect(self.die_clicked)
            item.enter(self)
            self._dice[place] = item

    # Throws.

    def begin_throw(self, picture: TablePicture, dice: tuple[int, ...], plan: ThrowPlan) -> None:
        """Take the `dice` (places) into the hand: they are about to fly as `plan` says.

        The others of `picture` glide to their places meanwhile.
        """
        self._take_dice(picture)
        by_place = {die.place: die for die in picture.dice}
        for place in dice:
            self._dice[place].show_picture(by_place[place], plain=True)
        final = dict(zip(dice, plan.final, strict=True))
        self._order = tuple(sorted(final, key=lambda place: (-final[place].y, final[place].x)))
        turns = {place: item.pose.turn for place, item in self._dice.items()}
        self._glides = {
            place: (Place(self._dice[place].pose, self._dice[place].scale()), target)
            for place, target in places_of(picture, self._order, turns).items()
            if place not in final
        }
        self._thrown, self._plan = dice, plan
        self.show_banner("", Tone.WARM)
        self.retranslate()
        self.show_throw(0.0)

    def show_throw(self, time: float) -> None:
        """Show the dice `time` seconds after they left the hand."""
        if self._plan is None:
            return
        moving = self._plan.is_moving(time)
        for place, pose in zip(self._thrown, self._plan.poses(time), strict=True):
            self._dice[place].set_pose(pose, moving=moving)

    def show_looks(self, picture: TablePicture) -> None:
        """The thrown dice rest: show what can be done with them, while they gather."""
        for die in picture.dice:
            if die.place in self._dice:
                self._dice[die.place].show_picture(die)

    # Words.

    @property
    def banner(self) -> Banner:
        """The large words on the felt."""
        return self._banner

    def show_banner(self, text: str, tone: Tone) -> None:
        """Show a few words above the dice; empty shows none."""
        self._banner.show_text(text, tone, QPointF(WIDTH / 2, BANNER_MIDDLE), WIDTH - 60)

    def retranslate(self) -> None:
        """Write every label anew, in the present language."""
        self._clear_labels()
        self._label_tray()
        if self._plan is not None:
            return  # the dice are in the air: there is no row to number
        places = places_of(self._picture, self._order, {})
        for key, place in enumerate(self._order, 1):
            pose = places[place].pose
            under = seen((pose.x, pose.y - 0.98, 0.0))
            self._label(number(key % 10), QPointF(under.x, under.y), KEY_PIXELS, 60.0, bold=False)

    def _label_tray(self) -> None:
        for x, room, group in tray_labels(self._picture.groups):
            text = price(group.points, group.combination)
            self._label(text, QPointF(x, TRAY_LABEL), PRICE_PIXELS, room, bold=True)

    def _clear_labels(self) -> None:
        for label in self._labels:
            self.removeItem(label)
        self._labels.clear()

    def _label(self, text: str, centre: QPointF, size: float, room: float, *, bold: bool) -> None:
        label = QGraphicsSimpleTextItem(text)
        font = QFont()
        font.setPixelSize(round(max(size, LEAST_PIXELS / self._magnification)))
        font.setBold(bold)
        label.setFont(font)
        label.setBrush(QColor("#ffffff"))
        box = label.boundingRect()
        scale = min(1.0, room / box.width())
        label.setScale(scale)
        label.setPos(centre - QPointF(box.width(), box.height()) * (scale / 2))
        label.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(label)
        self._labels.append(label)

    # Felt.

    @override
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        try:
            self._paint_felt(painter, QRectF(rect))
        except Exception:  # an exception that leaves a paint call can end the process
            LOG.exception("the felt could not be painted")

    def _paint_felt(self, painter: QPainter, rect: QRectF) -> None:
        felt = felt_for(self._felt, coloured_dice=self._picture.has_coloured_dice)
        paint_felt(painter, rect, felt, QPointF(WIDTH / 2, TRAY_TOP / 2), WIDTH * 0.75)
        if self._picture.has_tray:
            paint_tray(painter, QRectF(16, TRAY_TOP, WIDTH - 32, HEIGHT - TRAY_TOP - 14))
