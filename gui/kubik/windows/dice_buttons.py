"""The dice as buttons that a screen reader sees and the keyboard reaches; the scene paints them."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QWidget
from shiboken6 import isValid
from typing_extensions import override

from kubik.rules.actions import Keep
from kubik.rules.ruleset import MatchState
from kubik.rules.state import Refusal, Why
from kubik.scene.layout import row_order
from kubik.scene.solid.solid_item import SolidItem
from kubik.scene.table_picture import (
    DiePicture,
    Look,
    TablePicture,
    picture_of,
    toggled_choice,
)
from kubik.scene.table_scene import TableScene
from kubik.text import dice_words
from kubik.text.prices import price
from kubik.text.refusals import reason

LOG = logging.getLogger(__name__)

PRESSING_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
STILL_KEYS = {Qt.Key.Key_Up, Qt.Key.Key_Down}
"""A button would leave the row with these."""
OWN_KEYS = PRESSING_KEYS | set(STEPS) | STILL_KEYS

RING_ROOM = 0.16
"""The focus ring is so far away from the die, as a share of its size: outside its outline."""
RING_WIDTH = 0.03
BADGE_ROOM = 0.23
"""The ring is open around the badge at the corner of the die: the sign of its look stays seen."""
RING_LEAST = 2.0
"""The narrowest line of the ring, in pixels."""


@dataclass(frozen=True, slots=True)
class SaidDie:
    """What is said of a die: its name, its description, its state.

    The description is why it cannot be used or what it belongs to, where the name does not say it:
    a reader says one after the other.
    """

    name: str
    description: str
    is_usable: bool
    is_kept: bool


def said_dice(state: MatchState, row: Sequence[int]) -> dict[int, SaidDie]:
    """What is said of every die (by place) in `state`, in reading order.

    First the dice before the player, which lie as in `row`, then those in the tray.
    """
    picture = picture_of(state)
    dice = {die.place: die for die in picture.dice}
    said = {
        place: _said_of_row(state, dice[place], key)
        for key, place in enumerate(row_order(picture, row), 1)
    }
    return said | _said_of_tray(picture, dice)


def _said_of_row(state: MatchState, die: DiePicture, key: int) -> SaidDie:
    kept = state.turn.kept if state.turn else ()
    choice = Keep(toggled_choice(kept, die.place))
    refused = state.refusal(choice)
    why = reason(refused, choice) if refused else ""
    if die.look is Look.CHOSEN:
        name = dice_words.kept(key, die.face, die.colour)
    elif refused is None:
        name = dice_words.can_be_kept(key, die.face, die.colour)
    elif _scores_nothing(refused) and _scores_nothing(state.refusal(Keep((die.place,)))):
        name, why = dice_words.scores_nothing(key, die.face, die.colour), ""
    else:
        name = dice_words.lies(key, die.face, die.colour)
    return SaidDie(name, why, refused is None, die.look is Look.CHOSEN)


def _scores_nothing(refused: Refusal | None) -> bool:
    return refused is not None and refused.why is Why.DIE_SCORES_NOTHING


def _said_of_tray(picture: TablePicture, dice: dict[int, DiePicture]) -> dict[int, SaidDie]:
    said = {}
    for group in picture.groups:
        members = [dice[place] for place in group.dice if place in dice]
        is_alone = len(members) == 1
        worth = price(group.points, group.combination) if group.points else ""
        words = dice_words.tray_group((die.face, die.colour) for die in members)
        for die in members:
            name = dice_words.set_aside(die.face, die.colour, worth)
            said[die.place] = SaidDie(
                name, "" if is_alone else words, is_usable=False, is_kept=False
            )
    return said


class DieButton(QAbstractButton):
    """Lies invisible over a die; what is seen of it is the ring while it has the focus.

    It is checked while its die is kept. A press only says that somebody wants the die (`wanted`):
    the button follows once the die is kept in truth.
    """

    wanted = Signal(int)
    """The place of a die that somebody wants kept or back."""
    entered = Signal(int)
    """The place of the die that has the focus now."""
    passed = Signal(int)
    """An arrow key: -1 to the left, 1 to the right."""

    def __init__(self, place: int, view: QGraphicsView) -> None:
        """Stand for the die at `place`."""
        super().__init__(view.viewport())
        self._place, self._view = place, view
        self._item: SolidItem | None = None
        self._is_kept = False
        self._badge = QRectF()
        self.setObjectName(f"die-{place}")
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.toggled.connect(self._follow_truth)

    def show_die(self, said: SaidDie, item: SolidItem) -> None:
        """Say this, and lie over `item`, from now on."""
        self.show_words(said)
        self._is_kept = said.is_kept
        self.setChecked(said.is_kept)
        self.setEnabled(said.is_usable)
        if item is not self._item:
            self._item = item
            for moved in (item.xChanged, item.yChanged, item.scaleChanged):
                moved.connect(self._follow_die)
        self.cover()
        self.setVisible(True)

    def show_words(self, said: SaidDie) -> None:
        """Say this in the present language from now on."""
        self.setAccessibleName(said.name)
        self.setAccessibleDescription(said.description)

    def cover(self) -> None:
        """Lie over the die as it is seen now, with room for the ring."""
        if self._item is None or not isValid(self._item):  # the die has left, the table not yet
            return
        outline = self._view.mapFromScene(self._item.mapToScene(self._item.shape()))
        box = outline.boundingRect()
        room = max(box.width(), box.height()) * RING_ROOM
        self.setGeometry(box.adjusted(-room, -room, room, room).toAlignedRect())
        corner = box.topRight() - self.pos().toPointF()
        radius = BADGE_ROOM * box.width()
        self._badge = QRectF(corner.x() - radius, corner.y() - radius, 2 * radius, 2 * radius)

    def _follow_die(self) -> None:
        if self.hasFocus():  # of the others nothing is seen: they follow when the die has arrived
            self.cover()

    def _follow_truth(self, checked: bool) -> None:
        if checked is self._is_kept:
            return
        self.wanted.emit(self._place)
        self.setChecked(self._is_kept)

    @override
    def event(self, event: QEvent) -> bool:
        # Without this, Space would throw the dice.
        is_key = event.type() == QEvent.Type.ShortcutOverride
        if is_key and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(_is_own(event))
        if not event.isAccepted():
            return
        key = Qt.Key(event.key())
        if key in STEPS:
            self.passed.emit(STEPS[key])
        elif key in PRESSING_KEYS and not event.isAutoRepeat():  # a held key acts once
            self.click()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(_is_own(event))

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.cover()
        self.entered.emit(self._place)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        try:
            if self.hasFocus():
                self._paint_ring()
        except Exception:  # an exception that leaves a paint call can end the process
            LOG.exception("the focus of a die could not be painted: %s", self.accessibleName())

    def _paint_ring(self) -> None:
        # White between black lines: one of the two stands out from felt and dice of any colour.
        width = max(RING_LEAST, self.height() * RING_WIDTH)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            around = QPainterPath()
            around.addRect(QRectF(self.rect()))
            badge = QPainterPath()
            badge.addEllipse(self._badge)
            painter.setClipPath(around.subtracted(badge))
            ring = QRectF(self.rect()).adjusted(*(width * side for side in (1.5, 1.5, -1.5, -1.5)))
            for colour, share in ((Qt.GlobalColor.black, 3.0), (Qt.GlobalColor.white, 1.0)):
                painter.setPen(QPen(colour, width * share))
                painter.drawRoundedRect(ring, 4 * width, 4 * width)


def _is_own(event: QKeyEvent) -> bool:
    plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
    return event.key() in OWN_KEYS and event.modifiers() in plain


class DiceButtons(QObject):
    """A button over each die of the table: one stop of the Tab key, and arrows from die to die.

    Call `show` whenever a position can be read and again when nothing moves any more, `hide_all`
    before dice roll. The focus stays among the dice: when it cannot, it waits on the view.
    """

    wanted = Signal(int)
    """The place of a die that somebody wants kept or back."""

    def __init__(self, scene: TableScene, view: QGraphicsView) -> None:
        """Lie over the dice of `scene` as they are seen in `view`."""
        super().__init__(view)
        self._scene, self._view = scene, view
        self._state: MatchState | None = None
        self._buttons: dict[int, DieButton] = {}
        self._reading: tuple[int, ...] = ()
        self._row: tuple[int, ...] = ()
        self._stop: int | None = None
        self._is_waiting = False
        # The view fits the table into its new size only after it has been told that size.
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.timeout.connect(self.cover)
        view.installEventFilter(self)
        self.retranslate()

    @property
    def usable(self) -> tuple[int, ...]:
        """The dice (places) that can be kept or taken back, from left to right."""
        return self._row

    def button(self, place: int) -> DieButton:
        """The button of the die at `place`."""
        return self._buttons[place]

    @property
    def focused(self) -> int | None:
        """The die (place) that has the focus of its window."""
        holder = self._view.window().focusWidget()
        return next((place for place, b in self._buttons.items() if b is holder), None)

    def show(self, state: MatchState) -> None:
        """Lie over the dice as they are in `state`."""
        self._state = state
        items = {
            item.picture.place: item for item in self._scene.items() if isinstance(item, SolidItem)
        }
        # Before the scene has taken the position in, a die of it may not be there yet.
        said = {
            place: words
            for place, words in said_dice(state, self._scene.row).items()
            if place in items
        }
        before, self._row = self._row, tuple(place for place in said if said[place].is_usable)
        for place in said.keys() - self._buttons.keys():
            self._add(place)
        # The focus moves on while its die can still hold it: else Qt would take it anywhere.
        for place in self._row:
            self._buttons[place].show_die(said[place], items[place])
        self._settle_focus(before)
        for place in said.keys() - set(self._row):
            self._buttons[place].show_die(said[place], items[place])
        for place in self._buttons.keys() - said.keys():
            self._remove(place)
        self._put_in_order(tuple(said))

    def hide_all(self) -> None:
        """Be gone while dice roll."""
        if self.focused is not None:
            self._wait()
        for button in self._buttons.values():
            button.hide()

    def cover(self) -> None:
        """Lie over the dice where they are seen now."""
        for button in self._buttons.values():
            button.cover()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._view.viewport().setAccessibleName(dice_words.table_name())
        if self._state is None:
            return
        for place, words in said_dice(self._state, self._scene.row).items():
            if place in self._buttons:
                self._buttons[place].show_words(words)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._resized.start(0)
        return super().eventFilter(watched, event)

    def _add(self, place: int) -> None:
        button = DieButton(place, self._view)
        button.wanted.connect(self.wanted)
        button.entered.connect(self._make_stop)
        button.passed.connect(self._pass)
        self._buttons[place] = button

    def _remove(self, place: int) -> None:
        button = self._buttons.pop(place)
        button.hide()
        button.deleteLater()

    def _put_in_order(self, reading: tuple[int, ...]) -> None:
        # The order of reading is the order of the children, for a screen reader and the Tab key.
        if reading == self._reading:
            return
        self._reading = reading
        before: QWidget = self._view
        for place in reading:
            button = self._buttons[place]
            button.raise_()
            QWidget.setTabOrder(before, button)
            before = button

    # The focus.

    def _settle_focus(self, before: tuple[int, ...]) -> None:
        focused = self.focused
        self._is_waiting = self._is_waiting and self._view.window().focusWidget() is self._view
        if focused not in self._row and (focused is not None or self._is_waiting):
            if self._row:
                self._is_waiting = False
                self._buttons[self._nearest(focused, before)].setFocus()
            else:
                self._wait()
        if self.focused is not None:
            self._make_stop(self.focused)
        elif self._stop not in self._row:
            self._make_stop(self._row[0] if self._row else None)

    def _nearest(self, place: int | None, before: tuple[int, ...]) -> int:
        if place not in before:
            return self._row[0]
        at = before.index(place)
        return min(
            self._row, key=lambda p: abs(before.index(p) - at) if p in before else len(before)
        )

    def _wait(self) -> None:
        self._view.setFocus()
        self._is_waiting = True

    def _make_stop(self, place: int | None) -> None:
        self._stop = place
        for each, button in self._buttons.items():
            is_stop = each == place
            # The others take the focus from the arrows and the screen reader, not from Tab.
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus
            )

    def _pass(self, step: int) -> None:
        if self.focused in self._row:
            at = self._row.index(self.focused) + step
            if 0 <= at < len(self._row):
                self._buttons[self._row[at]].setFocus()
