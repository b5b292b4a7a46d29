"""What a screen reader would get: the accessibility tree, and the announcements."""

import ctypes
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import PySide6
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

E = TypeVar("E", bound=QAccessibleEvent)
FLAGS = ("focusable", "focused", "checkable", "checked", "disabled", "invisible")


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing of the tree."""

    name: str
    description: str
    role: QAccessible.Role
    flags: frozenset[str]
    object: QObject


def tree(root: QObject) -> list[Heard]:
    """Everything that a screen reader finds in `root`, in its order."""
    found = QAccessible.queryAccessibleInterface(root)
    assert found is not None
    heard: list[Heard] = []
    waiting = [found]
    while waiting:
        thing = waiting.pop()
        state = thing.state()
        heard.append(
            Heard(
                thing.text(QAccessible.Text.Name),
                thing.text(QAccessible.Text.Description),
                thing.role(),
                frozenset(flag for flag in FLAGS if getattr(state, flag)),
                thing.object(),
            )
        )
        waiting += [thing.child(n) for n in reversed(range(thing.childCount()))]
    return heard


def can_listen() -> bool:
    """Whether the events can be caught: PySide6 lacks QAccessible::installUpdateHandler."""
    return sys.platform == "linux"


@contextmanager
def listening() -> Iterator[list[tuple[QAccessible.Event, str]]]:
    """Collects the kind of each event for screen readers, and what is announced."""
    heard: list[tuple[QAccessible.Event, str]] = []

    def take(address: int) -> None:
        event, said = _at(address, QAccessibleEvent), ""
        kind = event.type()
        del event  # one wrapper for an address at a time
        if kind is QAccessible.Event.Announcement:
            announced = _at(address, QAccessibleAnnouncementEvent)
            assert announced.politeness() is QAccessible.AnnouncementPoliteness.Polite
            said = announced.message()
        heard.append((kind, said))

    handler = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(take)
    before = _install()(ctypes.cast(handler, ctypes.c_void_p))
    QAccessible.setActive(True)
    try:
        yield heard
    finally:
        QAccessible.setActive(False)
        _install()(before)


def _at(address: int, kind: type[E]) -> E:
    found = shiboken6.wrapInstance(address, kind)
    assert isinstance(found, kind)
    return found


def _install() -> Callable[[ctypes.c_void_p | int | None], int | None]:
    library = ctypes.CDLL(str(Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"))
    function = library["_ZN11QAccessible20installUpdateHandlerEPFvP16QAccessibleEventE"]
    function.restype = ctypes.c_void_p
    function.argtypes = [ctypes.c_void_p]
    return function
