"""The window program: the only place where everything meets."""

import gc
import signal
import sys
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QStandardPaths, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from kubik.errors import KnownError
from kubik.play.cup import FairCup
from kubik.resources import folder
from kubik.scene.timings import Timings
from kubik.starting.reasons import unforeseen
from kubik.starting.window import CANNOT, refused
from kubik.storage import glance
from kubik.text.catalogue import translate
from kubik.text.languages import LANGUAGES, Languages, system_language
from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.main_window import MainWindow
from kubik.windows.screen import require_font, watched
from kubik.windows.single_instance import SingleInstance

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from kubik.computer.thinking import Answer, Thinking
    from kubik.scene.sounds import Sounds
    from kubik.storage.opening import Opening

DESKTOP_FILE = "org.kubik.Kubik"
FILE = "kubik.sqlite"


def build(place: Path, languages: Languages) -> MainWindow:
    """The main window with fair dice, the pace for people, and the machine's loudspeaker.

    Matches and settings are kept in the folder `place`, which need not be there.
    """
    settings = glance.settings(place / FILE)
    language = str(settings.get("language"))
    languages.use(language if language in LANGUAGES else system_language())
    look = settings.get("look")
    if look in set(Scheme):
        use_scheme(Scheme(str(look)))

    def open_kept() -> "Opening":
        from kubik.storage.opening import opened_safely

        return opened_safely(place / FILE, _now)

    window = MainWindow(
        Timings.normal(), FairCup, _sounds, open_kept, languages, new_thinking=_thinking
    )
    _place_window(window, settings)
    return window


def _place_window(window: MainWindow, settings: Mapping[str, object]) -> None:
    try:
        place = b64decode(str(settings.get("window") or ""))
    except NotBase64:
        return
    window.restoreGeometry(QByteArray(place))


def _now() -> "datetime":
    from datetime import UTC, datetime

    return datetime.now(UTC)


def _sounds() -> "Sounds":
    from kubik.scene.sounds import Sounds

    return Sounds()


def _thinking(answered: "Callable[[Answer], None]") -> "Thinking":
    from kubik.computer.thinking import Thinking

    return Thinking(answered)


def main(arguments: Sequence[str]) -> int:
    """Open the window and run until it is closed; give the exit status."""
    with watched(refused):
        application = QApplication(["kubik", *arguments])
    require_font()
    if sys.platform == "win32":
        # Its own style has no dark colours, and lays a pale blue under what is chosen and white.
        application.setStyle("Fusion")
    application.setApplicationName("kubik")
    application.setApplicationDisplayName("Kubik")
    application.setDesktopFileName(DESKTOP_FILE)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends the program at once
    sys.excepthook = _crashed
    languages = Languages(application)
    place = data_folder()
    instance = _instance(place)
    if not instance.is_first():
        return _call(instance, languages)
    try:
        application.setWindowIcon(QIcon(str(folder("assets") / "icons" / "kubik-128.png")))
        window = build(place, languages)
    except Exception as error:  # there is no window yet in which a mistake would be said
        return _not_opened(error)
    instance.called.connect(window.come_to_front)

    def prepare() -> None:
        window.prepare()
        instance.listen()
        # All this stays: the collector need not walk over it again, least of all during a throw.
        gc.freeze()
        gc.enable()

    window.painted.connect(prepare, Qt.ConnectionType.QueuedConnection)
    window.show()
    status = application.exec()
    instance.close()
    return status


def data_folder() -> Path:
    """Where the matches of the person at this computer are kept, once the program has its name."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def _instance(place: Path) -> SingleInstance:
    with suppress(OSError):  # then nothing can be kept there, which the window will say
        place.mkdir(parents=True, exist_ok=True)
    return SingleInstance(place)


def _call(instance: SingleInstance, languages: Languages) -> int:
    """Bring the program that runs already to the front; say so where it does not answer."""
    if instance.call():
        return 0
    languages.use(system_language())
    text = translate("App", "Kubik is running already, but does not answer. Close it first.")
    QMessageBox.information(None, "Kubik", text)
    return 1


def _not_opened(error: Exception) -> int:
    """Say why the window could not be made; give the exit status."""
    from kubik.starting.words import wanted_words

    sys.__excepthook__(type(error), error, error.__traceback__)
    reason = error if isinstance(error, KnownError) else unforeseen(error)
    QMessageBox.critical(None, "Kubik", wanted_words(reason))  # Qt need not speak as yet
    return CANNOT


def _crashed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    from kubik.windows.crash_dialog import show_crash

    sys.__excepthook__(kind, error, trace)
    show_crash(QApplication.activeWindow(), error)
