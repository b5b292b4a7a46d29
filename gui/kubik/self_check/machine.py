"""What Kubik needs of the computer: a screen that Qt knows, fonts, a loudspeaker, a place.

Qt ends the whole process where it cannot begin, so that it is tried in a process of its own.
"""

import multiprocessing
import os
import platform
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

from kubik.self_check.checks import Check, Fault

PATIENCE = 60
"""In seconds: so long Qt may take in a process of its own."""
LISTENS = 5
"""In seconds: so long the system may take to say whether there is a loudspeaker."""
UNSEEN = (
    "offscreen",
    "minimal",
    "vnc",
    "eglfs",
    "linuxfb",
    "minimalegl",
    "vkkhrdisplay",
    "direct2d",
)
"""Qt's ways to draw that are none of a person's screen."""
SIZE = (1100, 720)


def checks(place: Path) -> Sequence[Check]:
    """What there is of Qt, the window, the loudspeaker and the place for matches."""
    return (
        Check("screen", partial(_apart, screens)),
        Check("window", partial(_apart, window, place)),
        Check("loudspeaker", loudspeaker),
        Check("place for matches", partial(_apart, place_for_matches)),
    )


def _apart(look: Callable[..., str], *arguments: object) -> str:
    """What `look` finds in a process of its own. Raises `Fault`, also where the process ends."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_answer, args=(theirs, look, arguments), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(PATIENCE):
            process.kill()
            raise Fault(f"no answer in {PATIENCE} s")
        is_well, found = ours.recv()
    except EOFError as error:
        process.join()
        raise Fault(f"Qt ended the process with status {process.exitcode}") from error
    finally:
        process.join(PATIENCE)
        ours.close()
    if not is_well:
        raise Fault(found)
    return str(found)


def _answer(connection: Connection, look: Callable[..., str], arguments: Sequence[object]) -> None:
    try:
        answer = True, look(*arguments)
    except Fault as fault:
        answer = False, str(fault)
    except Exception as error:  # the one who asked says so
        answer = False, f"{type(error).__name__}: {error}"
    connection.send(answer)


def screens() -> str:
    """At least one of Qt's plugins for a screen can be loaded, with all libraries it asks for."""
    from PySide6.QtCore import QLibraryInfo, QPluginLoader, qVersion

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    loaded, failed = [], []
    for file in sorted(folder.glob("*q*")):
        name = file.name.split(".")[0].removeprefix("lib").removeprefix("q")
        if name in UNSEEN or file.suffix not in {".so", ".dll", ".dylib"}:
            continue
        loader = QPluginLoader(str(file))
        if loader.load():
            loaded.append(name)
        else:
            failed.append(f"{name} cannot be loaded: {loader.errorString()}")
    if not loaded:
        raise Fault("; ".join(failed) or f"there is none in {folder}")
    return "; ".join([f"Qt {qVersion()} with {', '.join(loaded)}", *failed])


def window(place: Path) -> str:
    """The window is built and painted where nobody sees it, in every language."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    if sys.platform == "win32":  # where Qt draws unseen with fonts that lie in a folder it is told
        os.environ["QT_QPA_FONTDIR"] = str(Path(os.environ["WINDIR"]) / "Fonts")
    from PySide6.QtGui import QFontDatabase, QIcon, QImageReader
    from PySide6.QtWidgets import QApplication

    from kubik.app import build
    from kubik.resources import folder
    from kubik.text.languages import LANGUAGES, Languages

    application = QApplication(["kubik"])
    families = QFontDatabase.families()
    if not families:
        raise Fault("there is no font")
    for file in (folder("assets") / "icons").glob("*.png"):  # Windows reads its own without Qt
        if QIcon(str(file)).pixmap(16).isNull():
            raise Fault(f"{file.name} cannot be shown")
    languages = Languages(application, place)
    kubik = build(place / "window", languages)
    kubik.resize(*SIZE)
    kubik.show()
    application.processEvents()
    kubik.prepare()
    pictures = set()
    for code in LANGUAGES:
        languages.use(code)
        application.processEvents()
        picture = kubik.grab().toImage()
        pictures.add(bytes(picture.constBits()))
    kubik.close()
    if not kubik.is_painted or len(pictures) < len(LANGUAGES):
        raise Fault(f"{len(pictures)} different pictures in {len(LANGUAGES)} languages")
    formats = sorted(bytes(each.data()).decode() for each in QImageReader.supportedImageFormats())
    return (
        f"painted in {len(pictures)} languages, unseen; {len(families)} families of fonts; "
        f"pictures: {', '.join(formats)}"
    )


def loudspeaker() -> str:
    """Whether anything could be heard; a machine without a loudspeaker is as good."""
    has_wheels = platform.machine() in {"x86_64", "AMD64", "arm64"} and sys.version_info < (3, 15)
    found: list[str] = []
    asking = threading.Thread(target=_ask_for_loudspeaker, args=(found,), daemon=True)
    asking.start()
    asking.join(LISTENS)
    said = found[0] if found else f"the system does not say in {LISTENS} s whether there is one"
    if said.startswith("no miniaudio") and has_wheels:
        raise Fault(said)
    return said


def _ask_for_loudspeaker(found: list[str]) -> None:
    from kubik.scene.speaker import MiniaudioDevice

    try:
        MiniaudioDevice(lambda count: bytes(2 * count)).close()
    except ImportError as error:
        found.append(f"no miniaudio ({error}): Kubik plays in silence")
    except OSError as error:
        found.append(f"none here, which is fine: Kubik plays in silence ({error})")
    else:
        found.append("there is one, and it can be opened")


def place_for_matches() -> str:
    """Where matches are kept on this computer; nothing is written there."""
    from PySide6.QtCore import QCoreApplication

    from kubik.app import FILE, data_folder

    application = QCoreApplication(["kubik"])
    application.setApplicationName("kubik")
    file = data_folder() / FILE
    if file.is_file():
        return f"{file}, {file.stat().st_size // 1000} kB"
    nearest = next(each for each in file.parents if each.is_dir())
    can = "can" if os.access(nearest, os.W_OK) else "cannot"
    return f"{file}, which is not there yet and {can} be made"
