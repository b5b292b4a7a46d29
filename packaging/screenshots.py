"""Pictures of every window, in every look and size: `python packaging/screenshots.py FOLDER`.

Run with `gui` on PYTHONPATH; no screen is needed. `--scale 2` makes them twice as fine, as on a
screen of 200 %. `--only WORD` makes those whose name has the word.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from kubik.play.cup import ScriptedCup
from kubik.play.seats import Seat
from kubik.rule_files import shipped, shipped_ids
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.combination import Shape
from kubik.scene.timings import Timings
from kubik.windows.giving_away import GivingAwayQuestion
from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.main_window import MainWindow
from kubik.windows.new_match_dialog import NewMatchDialog
from kubik.windows.shortcut_sheet import ShortcutSheet

SIZES = ((800, 600), (1366, 768), (1920, 1080))
LOOKS = (Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST)
NAMES = ("Anna", "Béla", "Гүлнара")
EIGHT = (*NAMES, "Dóra", "Ede", "Flóra", "Gizi", "Hugó")


def match(
    game: str, dice: str, *actions: Action, form: str | None = None, **rules: object
) -> MainWindow:
    """The window in the middle of a match: after `actions`, with these dice."""
    names = rules.pop("names", NAMES)
    assert isinstance(names, tuple)
    window = MainWindow(Timings.normal(), lambda: ScriptedCup(dice))
    window.begin(shipped(shipped_named(game)).ruleset(form, **rules), tuple(map(Seat, names)))
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
    return at_rest(match("zilch", rolls, a.Roll(), a.Keep((0, 1, 2)), a.Roll(), a.Keep((3,))))


def tray() -> QWidget:
    """Three combinations in the tray, later in a match that has been going on for a while."""
    rolls = "1 1 1 2 3 4 | 5 5 5 1 2 3 | 2 2 3 3 4 6 | 1 1 1 2 3 4 | 2 2 3 3 4 6"
    turn = (a.Roll(), a.Keep((0, 1, 2)), a.Bank())
    lost = (a.Roll(),)
    steps = (*turn, *turn, *lost, *turn, *lost)
    more = (a.Roll(), a.Keep((0, 1, 2, 3, 4)), a.Roll())
    return at_rest(match("zilch", f"{rolls} | 4 4 4 1 5 2 | 5", *steps, *more))


def flying() -> QWidget:
    """Coloured dice in the air."""
    window = match("detroit", "1 2 3 4 5 6", a.Roll())
    window.match_page.director.advance(0.45)
    return window


def coloured() -> QWidget:
    """Coloured dice at rest: some may be kept, some cannot be used."""
    return at_rest(match("detroit", "1 5 3 4 5 6", a.Roll(), a.Keep((0,))))


def taking_over() -> QWidget:
    """The player before has left dice and points."""
    rolls = "1 1 1 2 3"
    return at_rest(match("chicago", rolls, a.Roll(), a.Keep((0, 1, 2)), a.Bank()))


def attempting() -> QWidget:
    """A straight may be completed."""
    return at_rest(match("10000", "1 2 3 4 5 5", a.Roll()))


def attempted() -> QWidget:
    """The straight has come."""
    attempt = a.Attempt(Shape.STRAIGHT, (0, 1, 2, 3, 4))
    return at_rest(match("10000", "1 2 3 4 5 5 | 6", a.Roll(), attempt))


def challenging() -> QWidget:
    """Every button that a turn can have."""
    rules = {"challenges": "on", "challenge_needs_board": "off", "take_over": "on"}
    return at_rest(match("zilch", "1 2 2 3 4 6", **rules))


def hot_dice() -> QWidget:
    """All dice score, and all may be thrown again."""
    rolls = "1 1 1 5 5 5 | 1 2 3 4 6 6"
    return at_rest(match("zilch", rolls, a.Roll(), a.Keep((0, 1, 2, 3, 4, 5)), a.Roll()))


def last_round() -> QWidget:
    """Somebody has reached the target."""
    steps = (a.Roll(), a.Keep((0, 1, 2, 3, 4)), a.Bank())
    return at_rest(match("zilch", "1 1 1 1 1 3", *steps, target=2000))


def bust() -> QWidget:
    """Nothing scores, and the next player may begin."""
    rolls = "1 1 1 2 3 4 | 2 3 4"
    return at_rest(match("zilch", rolls, a.Roll(), a.Keep((0, 1, 2)), a.Roll()))


def yacht() -> QWidget:
    """Two fours held, and what the dice would score."""
    return at_rest(match("yacht", "1 4 4 2 6", a.Roll(), a.Keep((1, 2))))


def end() -> QWidget:
    """Six alike in one throw: the ranking."""
    return at_rest(match("10000", "3 3 3 3 3 3", a.Roll()))


def end_of_eight() -> QWidget:
    """The largest ranking there is."""
    return at_rest(match("10000", "3 3 3 3 3 3", a.Roll(), names=EIGHT))


def winning() -> QWidget:
    """Confetti falls."""
    window = match("10000", "3 3 3 3 3 3", a.Roll())
    window.match_page.director.skip()
    window.match_page.scene.celebration.advance(1.9)
    return window


def front() -> QWidget:
    """The games as cards."""
    return MainWindow(Timings.normal(), lambda: ScriptedCup(""))


def new_match() -> QWidget:
    """The dialog for a new match."""
    return NewMatchDialog(None, None)


def giving_away() -> MainWindow:
    """The question before many points are given away."""
    window = match("yacht", "6 6 6 6 6", a.Roll())
    window.match_page.director.skip()
    window.match_page.score("ones")
    return window


def keys() -> MainWindow:
    """What the keys do."""
    window = match("zilch", "")
    window.keys.trigger()
    return window


def shipped_named(part: str) -> str:
    """The id of the shipped game whose rule file has `part` in its name."""
    return next(game for game in shipped_ids() if part in game)


WINDOWS: dict[str, Callable[[], QWidget]] = {
    "front": front,
    "new-match": new_match,
    "zilch": zilch,
    "tray": tray,
    "flying": flying,
    "coloured": coloured,
    "taking-over": taking_over,
    "attempting": attempting,
    "attempted": attempted,
    "challenging": challenging,
    "hot-dice": hot_dice,
    "last-round": last_round,
    "bust": bust,
    "yacht": yacht,
    "winning": winning,
    "end": end,
    "end-of-eight": end_of_eight,
}
DIALOGS: dict[str, tuple[Callable[[], MainWindow], type[QDialog]]] = {
    "giving-away": (giving_away, GivingAwayQuestion),
    "keys": (keys, ShortcutSheet),
}
"""What is opened over a window, in the size that it takes."""


def pictures(folder: Path, only: str) -> Iterator[Path]:
    """Make the pictures, one after the other."""
    for look in LOOKS:
        use_scheme(look)
        for name, make in WINDOWS.items():
            for width, height in SIZES:
                file = folder / f"{name}-{look}-{width}x{height}.png"
                if only in file.stem:
                    yield picture(make(), file, (width, height))
        for name, (make_below, kind) in DIALOGS.items():
            file = folder / f"{name}-{look}.png"
            if only in file.stem:
                below = make_below()
                yield picture(next(iter(below.findChildren(kind))), file, None)
                below.deleteLater()


def picture(window: QWidget, file: Path, size: tuple[int, int] | None) -> Path:
    """Make one picture, of this size or of the window's own."""
    if size is not None:
        window.resize(*size)
    window.show()
    QApplication.processEvents()
    window.grab().save(str(file))
    window.close()
    window.deleteLater()
    return file


def main() -> None:
    """Make all pictures and name them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--scale", choices=("1", "2"), default="1")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = options.scale  # read when the application is made
    options.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication(["screenshots"])
    QLocale.setDefault(QLocale(QLocale.Language.English))
    for file in pictures(options.folder, options.only):
        print(file)
    application.quit()


if __name__ == "__main__":
    main()
