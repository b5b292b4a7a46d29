"""Without Qt the same words are found as with it."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from kubik import app, resources
from kubik.errors import QT_TRANSLATE_NOOP, KnownError, Phrase
from kubik.resources import INSTALLED_IN
from kubik.starting import words
from kubik.starting.reasons import MISTAKE, NO_FONT, NO_LIBRARY, NO_SCREEN, NO_WINDOW
from kubik.text.catalogue import error_text
from kubik.text.languages import LANGUAGES, Languages, catalogues

ERRORS = (
    KnownError(NO_SCREEN),
    KnownError(NO_FONT),
    KnownError(NO_LIBRARY, library="libEGL.so.1"),
    KnownError(NO_WINDOW, reason="it is dark"),
    KnownError(MISTAKE, reason="{braces} & marks"),
    KnownError(NO_WINDOW, reason=Phrase(QT_TRANSLATE_NOOP("KnownError", "it is not allowed"))),
)


@pytest.fixture
def spoken(qtbot: QtBot) -> Iterator[Languages]:
    del qtbot
    languages = Languages()
    yield languages
    languages.use("en")
    QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize("compiled", [False, True], ids=["sources", "compiled"])
def test_the_words_are_those_that_qt_finds(
    compiled: bool, spoken: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = {}
    for language in LANGUAGES:
        spoken.use(language)
        expected[language] = [error_text(error) for error in ERRORS]
        for path in catalogues(language, tmp_path / "translations"):
            if not compiled:
                path = resources.folder("translations") / path.with_suffix(".ts").name  # noqa: PLW2901
            if path.is_file():
                (tmp_path / "beside" / "translations").mkdir(parents=True, exist_ok=True)
                shutil.copy(path, tmp_path / "beside" / "translations")
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "beside")
    found = {code: [words.error_words(error, code) for error in ERRORS] for code in LANGUAGES}
    assert found == expected
    assert len({sentences[0] for sentences in found.values()}) == len(LANGUAGES)


def test_without_catalogues_or_with_a_broken_one_it_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path)
    (tmp_path / "translations").mkdir()
    for content in (None, b"", b"nonsense", words.MAGIC + b"\x69\0\0\0\xff\3\0"):
        if content is not None:
            (tmp_path / "translations" / "kubik_hu.qm").write_bytes(content)
        assert words.error_words(KnownError(NO_SCREEN), "hu") == NO_SCREEN


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "ky_KG"}, "ky"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:de:hu"}, "de"),
        ({"LANG": "kk_KZ.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "hu"}, "en"),
        ({}, "en"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps its language elsewhere")
def test_the_language_is_the_systems(
    environ: dict[str, str], language: str, tmp_path: Path
) -> None:
    assert words.language_wanted({**environ, "XDG_DATA_HOME": str(tmp_path)}) == language


def test_the_language_of_the_installer_comes_before_that(tmp_path: Path) -> None:
    environ = {"LANG": "hu_HU.UTF-8", INSTALLED_IN: "ky", "XDG_DATA_HOME": str(tmp_path)}
    assert words.language_wanted(environ) == "ky"


@pytest.mark.skipif(sys.platform != "linux", reason="the folder of Linux")
def test_the_language_chosen_in_kubik_comes_first(tmp_path: Path) -> None:
    (tmp_path / "kubik").mkdir()
    with closing(sqlite3.connect(tmp_path / "kubik" / "kubik.sqlite")) as file:
        file.execute("CREATE TABLE setting (name TEXT, value TEXT)")
        file.execute("INSERT INTO setting VALUES ('language', ?)", (json.dumps("ky"),))
        file.commit()
    environ = {"LANG": "hu_HU.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    assert words.language_wanted(environ) == "ky"


def test_matches_are_where_qt_says(qapp: QCoreApplication) -> None:
    name = qapp.applicationName()
    qapp.setApplicationName("kubik")
    try:
        assert words.data_folder(os.environ) == app.data_folder()
    finally:
        qapp.setApplicationName(name)
    assert words.FILE == app.FILE


def test_nothing_of_it_loads_qt() -> None:
    code = (
        "import sys, kubik.starting.window, kubik.starting.words, kubik.starting.telling;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    gui = Path(app.__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": str(gui)}, check=False)
    assert done.returncode == 0
