"""How the table looks, moves and sounds: the menu, and what was chosen in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from kubik.scene.felt import FeltColour
from kubik.scene.timings import Timings
from kubik.text.catalogue import translate
from kubik.windows.looks import Scheme
from kubik.windows.volume import Loudness

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SPEEDS: dict[str, Callable[[], Timings]] = {
    "slow": Timings.slow,
    "normal": Timings.normal,
    "fast": Timings.fast,
    "instant": Timings.instant,
}


class ViewMenu(QMenu):
    """One entry is marked in each group. What somebody chooses is told by its word."""

    speed_chosen = Signal(str)
    scheme_chosen = Signal(str)
    felt_chosen = Signal(str)
    loudness_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        """Mark what is so at first."""
        super().__init__(parent)
        self.speeds = self._choices(SPEEDS, "normal")
        self.schemes = self._choices(Scheme, Scheme.SYSTEM)
        self.felts = self._choices(FeltColour, FeltColour.AUTOMATIC)
        self.volumes = self._choices(Loudness, Loudness.NORMAL)
        for group in (self.speeds, self.schemes, self.felts):
            self.addActions(group.actions())
            self.addSeparator()
        self._sound = self.addMenu("")
        self._sound.addActions(self.volumes.actions())
        self.retranslate()

    def _choices(self, ids: Iterable[str], first: str) -> QActionGroup:
        group = QActionGroup(self)
        for choice in ids:
            action = QAction(group)
            action.setData(str(choice))
            action.setCheckable(True)
            action.setChecked(choice == first)
        group.triggered.connect(self._tell)
        return group

    def _tell(self, action: QAction) -> None:
        for group, chosen in (
            (self.speeds, self.speed_chosen),
            (self.schemes, self.scheme_chosen),
            (self.felts, self.felt_chosen),
            (self.volumes, self.loudness_chosen),
        ):
            if action.actionGroup() is group:
                chosen.emit(action.data())

    @property
    def speed(self) -> str:
        """The word of `SPEEDS` that is marked."""
        return _marked(self.speeds)

    @property
    def loudness(self) -> Loudness:
        """The loudness that is marked."""
        return Loudness(_marked(self.volumes))

    @property
    def felt(self) -> FeltColour:
        """The felt that is marked."""
        return FeltColour(_marked(self.felts))

    def mark(self, *, speed: str, scheme: str, felt: str, loudness: str) -> None:
        """Mark what was chosen an earlier time; a word that is not known changes nothing."""
        for group, word in (
            (self.speeds, speed),
            (self.schemes, scheme),
            (self.felts, felt),
            (self.volumes, loudness),
        ):
            for action in group.actions():
                if action.data() == word:
                    action.setChecked(True)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setTitle(translate("MenuBar", "&View"))
        self._sound.setTitle(translate("ViewMenu", "S&ound"))
        words = {
            "slow": translate("ViewMenu", "&Slow dice"),
            "normal": translate("ViewMenu", "&Dice as fast as real ones"),
            "fast": translate("ViewMenu", "&Fast dice"),
            "instant": translate("ViewMenu", "Dice without &motion"),
            Scheme.SYSTEM: translate("ViewMenu", "&Colours of the system"),
            Scheme.LIGHT: translate("ViewMenu", "&Light colours"),
            Scheme.DARK: translate("ViewMenu", "Dar&k colours"),
            Scheme.CONTRAST: translate("ViewMenu", "&High contrast"),
            FeltColour.AUTOMATIC: translate("ViewMenu", "Felt that suits the d&ice"),
            FeltColour.GREEN: translate("ViewMenu", "&Green felt"),
            FeltColour.BLUE: translate("ViewMenu", "&Blue felt"),
            FeltColour.WINE: translate("ViewMenu", "&Wine-red felt"),
            FeltColour.SLATE: translate("ViewMenu", "Gr&ey felt"),
        }
        for group in (self.speeds, self.schemes, self.felts):
            for action in group.actions():
                action.setText(words[action.data()])
        loudness = {
            Loudness.OFF: translate("SoundMenu", "&Off"),
            Loudness.QUIET: translate("SoundMenu", "&Quiet"),
            Loudness.NORMAL: translate("SoundMenu", "&As loud as on a table"),
            Loudness.LOUD: translate("SoundMenu", "&Loud"),
        }
        for action in self.volumes.actions():
            action.setText(loudness[action.data()])


def _marked(group: QActionGroup) -> str:
    return str(group.checkedAction().data())
