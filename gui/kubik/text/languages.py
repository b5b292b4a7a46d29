"""The languages of the program, and which of them it speaks now."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QStandardPaths,
    QTranslator,
    Signal,
)

from kubik.resources import INSTALLED_IN, PACKAGE, folder

LANGUAGES = {
    "en": "English",
    "hu": "Magyar",
    "de": "Deutsch",
    "ru": "Русский",
    "ky": "Кыргызча",
}
"""Each language by its code, named as its speakers name it, in the order of the menu."""


def language_of(tags: Sequence[str]) -> str:
    """The first of our languages among `tags` (`ky-Cyrl-KG`, `de`), the best first; else English.

    Kazakh is not Kyrgyz: whoever asks for another language gets English, and the menu.
    """
    for tag in tags:
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def system_language() -> str:
    """The language that Kubik was installed in, or this computer's, if it is ours; else English."""
    return language_of((os.environ.get(INSTALLED_IN, ""), *QLocale.system().uiLanguages()))


class Languages(QObject):
    """Speaks one language at a time. `changed` gives its code once all words are at hand.

    Qt sends a LanguageChange of its own to every widget; scene items and what has no parent among
    the widgets follow `changed`.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None, place: Path | None = None) -> None:
        """Start without a word: `use` comes first. `place` as in `catalogues`."""
        super().__init__(parent)
        self._place = place
        self._code = ""
        self._translators: list[QTranslator] = []

    @property
    def code(self) -> str:
        """The language spoken now."""
        return self._code

    def use(self, code: str) -> None:
        """Speak the language `code` from now on; of numbers and dates, too."""
        if code == self._code:
            return
        self._code = code
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()
        QLocale.setDefault(QLocale(code))
        for path in catalogues(code, self._place):  # the last one that knows a text wins
            translator = QTranslator(self)
            if translator.load(str(path)):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
        self.changed.emit(code)


def catalogues(code: str, place: Path | None = None) -> list[Path]:
    """The compiled catalogues of a language, the best last.

    First the English one, which has the plurals of what is not translated yet, then Qt's own. In a
    checkout, and in a wheel, they are compiled when they are first wanted: in the folder `place`,
    where one is given; beside their sources in a checkout; for an installed program, into whose
    folder nothing is written, where this person's programs keep what they can make again.
    """
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    ours = folder("translations")
    found = [] if code == "en" else [_compiled(ours / "kubik_en.ts", place)]
    found.append(qt / f"qtbase_{code}.qm")
    found += [_compiled(ours / f"{name}_{code}.ts", place) for name in ("qtbase", "kubik")]
    return [path for path in found if path.is_file()]


def _compiled(source: Path, place: Path | None) -> Path:
    beside = source.with_suffix(".qm")
    if not source.is_file():  # an installed program has the compiled catalogue alone
        return beside
    cache = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
    is_checkout = PACKAGE not in source.parents
    targets = [each / beside.name for each in ((place,) if place else (source.parent, cache))]
    for target in targets:
        if target.is_file() and target.stat().st_mtime >= source.stat().st_mtime:
            return target
        if target == beside and not is_checkout:
            continue
        try:
            _compile(source, target)
        except OSError:  # the folder is not ours to write, or there is no compiler
            continue
        return target
    return targets[-1]


def _compile(source: Path, target: Path) -> None:
    """Make `target` at once and whole, so that a second program never reads half of it."""
    tool = Path(sys.modules["PySide6"].__file__ or "").parent / "lrelease"
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as place:
        made = Path(place) / target.name
        subprocess.run(
            [str(tool), "-silent", str(source), "-qm", str(made)], check=False, capture_output=True
        )
        made.replace(target)
