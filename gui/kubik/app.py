"""The window program: the only place where everything meets."""

import signal
import sys
from collections.abc import Sequence
from types import TracebackType

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from kubik.play.cup import FairCup
from kubik.scene.sounds import Sounds
from kubik.scene.timings import Timings
from kubik.windows.crash_dialog import show_crash
from kubik.windows.main_window import MainWindow


def build() -> MainWindow:
    """The main window with fair dice and the pace for people."""
    return MainWindow(Timings.normal(), FairCup, Sounds())


def main(arguments: Sequence[str]) -> int:
    """Open the window and run until it is closed; give the exit status."""
    application = QApplication(["kubik", *arguments])
    application.setApplicationName("Kubik")
    application.setDesktopFileName("kubik")
    # The numbers follow the language of the sentences around them.
    QLocale.setDefault(QLocale(QLocale.Language.English))
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends the program at once
    sys.excepthook = _crashed
    window = build()
    window.show()
    return application.exec()


def _crashed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    sys.__excepthook__(kind, error, trace)
    show_crash(QApplication.activeWindow(), error)
