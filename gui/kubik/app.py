"""The window program: the only place where everything meets."""

import gc
import signal
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kubik.play.cup import FairCup
from kubik.scene.timings import Timings
from kubik.text.languages import Languages
from kubik.windows.main_window import MainWindow

if TYPE_CHECKING:
    from kubik.scene.sounds import Sounds


def build() -> MainWindow:
    """The main window with fair dice, the pace for people, and the machine's loudspeaker."""
    return MainWindow(Timings.normal(), FairCup, _sounds)


def _sounds() -> "Sounds":
    from kubik.scene.sounds import Sounds

    return Sounds()


def main(arguments: Sequence[str]) -> int:
    """Open the window and run until it is closed; give the exit status."""
    application = QApplication(["kubik", *arguments])
    application.setApplicationName("Kubik")
    application.setDesktopFileName("kubik")
    Languages(application).use("en")
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends the program at once
    sys.excepthook = _crashed
    window = build()

    def prepare() -> None:
        window.prepare()
        # All this stays: the collector need not walk over it again, least of all during a throw.
        gc.freeze()
        gc.enable()

    window.painted.connect(prepare, Qt.ConnectionType.QueuedConnection)
    window.show()
    return application.exec()


def _crashed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    from kubik.windows.crash_dialog import show_crash

    sys.__excepthook__(kind, error, trace)
    show_crash(QApplication.activeWindow(), error)
