"""Pictures of every window, in every look and size: `python packaging/screenshots.py FOLDER`.

Run with `gui` on PYTHONPATH; no screen is needed. `QT_SCALE_FACTOR=2` in the environment makes them
twice as fine. `--only WORD` makes those whose name has the word.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped, shipped_ids
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.scene.timings import Timings
from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.main_window import MainWindow
from kubik.windows.new_match_dialog import NewMatchDialog

SIZES = ((800, 600), (1366, 768), (1920, 1080))
LOOKS = (Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST)
NAMES = ("Anna", "Béla", "Гүлнара")
LONGEST_THROW = 4.0


def match(game: str, dice: str, *actions: Action, form: str | None = None) -> MainWindow:
    """The window in the middle of a match: after `actions`, with these dice."""
    window = MainWindow(Timings.normal(), lambda: ScriptedCup(dice))
    window.begin(shipped(game).ruleset(form), NAMES)
    page = window.match_page
    for action in actions:
        page.director.skip()
        assert page.match is not None
        page.match.submit(action)
    return window


def at_rest(window: MainWindow) -> MainWindow:
    """The window when nothing moves any more."""
    window.match_page.director.skip()
    window.match_page.scene.celebration.skip()
    return window


def zilch() -> QWidget:
    """Three dice in the tray, a five chosen."""
    rolls = "2 2 2 4 6 1 | 5 1 3"
    steps = (a.Roll(), a.Keep((0, 1, 2)), a.Roll(), a.Keep((3,)))
    return at_rest(match(shipped_named("zilch"), rolls, *steps))


def flying() -> QWidget:
    """Coloured dice in the air."""
    window = match(shipped_named("detroit"), "1 2 3 4 5 6", a.Roll())
    window.match_page.director.advance(0.45)
    return window


def bust() -> QWidget:
    """Nothing scores, and the next player may begin."""
    rolls = "1 1 1 2 3 4 | 2 3 4"
    steps = (a.Roll(), a.Keep((0, 1, 2)), a.Roll())
    return at_rest(match(shipped_named("zilch"), rolls, *steps))


def yacht() -> QWidget:
    """Two fours held, and what the dice would score."""
    return at_rest(match(shipped_named("yacht"), "1 4 4 2 6", a.Roll(), a.Keep((1, 2))))


def end() -> QWidget:
    """Six alike in one throw: the ranking."""
    return at_rest(match(shipped_named("10000"), "3 3 3 3 3 3", a.Roll()))


def front() -> QWidget:
    """The games as cards."""
    return MainWindow(Timings.normal(), lambda: ScriptedCup(""))


def new_match() -> QWidget:
    """The dialog for a new match."""
    return NewMatchDialog(None, None)


def shipped_named(part: str) -> str:
    """The id of the shipped game whose rule file has `part` in its name."""
    return next(game for game in shipped_ids() if part in game)


WINDOWS: dict[str, Callable[[], QWidget]] = {
    "front": front,
    "new-match": new_match,
    "zilch": zilch,
    "flying": flying,
    "bust": bust,
    "yacht": yacht,
    "end": end,
}


def pictures(folder: Path, only: str) -> Iterator[Path]:
    """Make the pictures, one after the other."""
    for look in LOOKS:
        use_scheme(look)
        for name, make in WINDOWS.items():
            for width, height in SIZES:
                file = folder / f"{name}-{look}-{width}x{height}.png"
                if only not in file.stem:
                    continue
                window = make()
                window.resize(width, height)
                window.show()
                QApplication.processEvents()
                window.grab().save(str(file))
                window.close()
                window.deleteLater()
                yield file


def main() -> None:
    """Make all pictures and name them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication(["screenshots"])
    QLocale.setDefault(QLocale(QLocale.Language.English))
    for file in pictures(options.folder, options.only):
        print(file)
    application.quit()


if __name__ == "__main__":
    main()
