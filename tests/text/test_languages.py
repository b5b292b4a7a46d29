"""The language of the moment: found, switched, and compiled from the checkout where need be."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from kubik.resources import INSTALLED_IN
from kubik.text import languages
from kubik.text.catalogue import number, translate
from kubik.text.languages import (
    LANGUAGES,
    Languages,
    catalogues,
    language_of,
    system_language,
)

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context><name>Greeting</name>
<message><source>Good day</source><translation>{word}</translation></message>
</context></TS>
"""

ENGLISH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context><name>Greeting</name>
<message numerus="yes"><source>%Ln day(s)</source><translation><numerusform>%Ln day</numerusform>
<numerusform>%Ln days</numerusform></translation></message>
</context></TS>
"""


@pytest.fixture
def spoken(qapp: QCoreApplication) -> Iterator[Languages]:
    before = QLocale()
    chosen = Languages()
    yield chosen
    chosen.use("en")
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (("ky-Cyrl-KG", "ky-KG", "ky"), "ky"),
        (("kk", "ky", "ru"), "ky"),
        (("kk-KZ",), "en"),
        (("ru-KG",), "ru"),
        (("hu_HU",), "hu"),
        (("de-AT", "en"), "de"),
        (("C",), "en"),
        ((), "en"),
    ],
)
def test_the_first_of_our_languages_is_taken(tags: tuple[str, ...], code: str) -> None:
    assert language_of(tags) == code


def test_the_menu_names_each_language_in_itself() -> None:
    assert tuple(LANGUAGES) == ("en", "hu", "de", "ru", "ky")
    assert LANGUAGES["ky"] == "Кыргызча"


def test_numbers_follow_the_language(spoken: Languages) -> None:
    said = {}
    for code in LANGUAGES:
        spoken.use(code)
        said[code] = (number(1500), number(15000))
    assert said == {
        "en": ("1,500", "15,000"),
        "hu": ("1500", "15\u00a0000"),
        "de": ("1.500", "15.000"),
        "ru": ("1\u00a0500", "15\u00a0000"),
        "ky": ("1\u00a0500", "15\u00a0000"),
    }


@pytest.mark.parametrize("code", ["hu", "de", "ru", "ky"])
def test_qts_own_words_are_there_in_every_language(spoken: Languages, code: str) -> None:
    spoken.use(code)
    assert translate("QPlatformTheme", "Cancel") != "Cancel"
    assert translate("QFileDialog", "Files of &type:") != "Files of &type:"


def test_a_switch_is_told_once_and_only_when_it_is_one(spoken: Languages) -> None:
    told: list[str] = []
    spoken.changed.connect(told.append)
    for code in ("de", "de", "ky", "en"):
        spoken.use(code)
    assert told == ["de", "ky", "en"]
    assert translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one catalogue, and a cache beside it."""
    folder = tmp_path / "translations"
    folder.mkdir()
    (folder / "kubik_de.ts").write_text(CATALOGUE.format(word="Guten Tag"), encoding="utf-8")
    monkeypatch.setattr(languages, "folder", lambda name: tmp_path / name)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


def test_a_catalogue_is_compiled_when_it_is_wanted_and_again_when_it_has_changed(
    spoken: Languages, checkout: Path
) -> None:
    spoken.use("de")
    assert translate("Greeting", "Good day") == "Guten Tag"
    assert (checkout / "kubik_de.qm").is_file()
    assert [path.name for path in checkout.iterdir() if path.is_dir()] == []
    source = checkout / "kubik_de.ts"
    source.write_text(CATALOGUE.format(word="Servus"), encoding="utf-8")
    later = source.stat().st_mtime + 10
    os.utime(source, (later, later))
    spoken.use("en")
    spoken.use("de")
    assert translate("Greeting", "Good day") == "Servus"


def test_what_is_not_translated_yet_is_counted_in_english(
    spoken: Languages, checkout: Path
) -> None:
    (checkout / "kubik_en.ts").write_text(ENGLISH, encoding="utf-8")
    spoken.use("de")
    said = [translate("Greeting", "%Ln day(s)", None, n) for n in (1, 2, 1500)]
    assert said == ["1 day", "2 days", "1.500 days"]


def test_an_installed_program_needs_no_source(spoken: Languages, checkout: Path) -> None:
    spoken.use("de")
    (checkout / "kubik_de.ts").unlink()
    assert checkout / "kubik_de.qm" in catalogues("de")


def test_a_folder_that_is_not_ours_is_left_alone(
    spoken: Languages, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = languages._compile

    def refused(source: Path, target: Path) -> None:
        if target.parent == checkout:
            raise PermissionError(target)
        compiled(source, target)

    monkeypatch.setattr(languages, "_compile", refused)
    spoken.use("de")
    assert translate("Greeting", "Good day") == "Guten Tag"
    assert list(checkout.glob("*.qm")) == []


def test_nothing_is_written_into_the_folder_of_an_installed_program(
    spoken: Languages, checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "PACKAGE", tmp_path)  # a wheel has the sources in the package
    spoken.use("de")
    assert translate("Greeting", "Good day") == "Guten Tag"
    assert list(checkout.glob("*.qm")) == []
    assert list((tmp_path / "cache").rglob("kubik_de.qm")) != []


def test_a_place_for_what_is_compiled_may_be_named(checkout: Path, tmp_path: Path) -> None:
    assert tmp_path / "place" / "kubik_de.qm" in catalogues("de", tmp_path / "place")
    assert list(checkout.glob("*.qm")) == []
    assert not (tmp_path / "cache").exists()


def test_without_a_compiler_the_program_speaks_english(
    spoken: Languages, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(source: Path, target: Path) -> None:
        raise FileNotFoundError(source)

    monkeypatch.setattr(languages, "_compile", refused)
    spoken.use("de")
    assert translate("Greeting", "Good day") == "Good day"
    assert number(15000) == "15.000"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_of_the_installer_comes_before_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setenv(INSTALLED_IN, code)
    assert system_language() == code
