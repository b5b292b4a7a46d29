"""The program for Windows: what it is made of fits pyproject.toml, and its installer says all."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

from windows import folder  # noqa: E402 - packaging/ is no package

WINDOWS = ROOT / "packaging" / "windows"
LANGUAGES = ("ENGLISH", "HUNGARIAN", "GERMAN", "RUSSIAN", "KYRGYZ")


def requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [Requirement(line) for line in project["dependencies"]]


@pytest.mark.parametrize("requirement", requirements(), ids=str)
def test_every_dependency_is_pinned_in_a_version_that_fits(requirement: Requirement) -> None:
    pinned = {wheel.name.lower(): wheel.version for wheel in folder.wheels()}
    assert requirement.specifier.contains(pinned[requirement.name.lower()])


def test_of_every_wheel_something_is_taken() -> None:
    names = {wheel.name.lower().replace("-", "_") for wheel in folder.wheels()}
    assert names == set(folder.TAKEN)


@pytest.mark.parametrize(
    ("version", "four"), [("0.1.0", "0.1.0.0"), ("1.2.3rc1", "1.2.3.0"), ("2.0", "2.0.0.0")]
)
def test_windows_wants_four_numbers(version: str, four: str) -> None:
    assert folder.four_numbers(version) == four


@pytest.mark.parametrize(
    ("file", "is_taken"),
    [
        ("PySide6/Qt6Core.dll", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/Qt6Quick.dll", False),
        ("PySide6/plugins/tls/qschannelbackend.dll", False),
        ("PySide6/translations/qtbase_hu.qm", True),
        ("PySide6/translations/qtbase_fr.qm", False),
        ("PySide6/QtCore.pyi", False),
    ],
)
def test_of_qt_only_what_is_used_is_taken(file: str, is_taken: bool) -> None:
    pattern = folder.TAKEN["pyside6_essentials"]
    assert bool(re.fullmatch(pattern, file)) is is_taken


def test_the_installer_says_everything_in_every_language() -> None:
    text = (WINDOWS / "words.nsh").read_text(encoding="utf-8")
    said = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} ".+"$', text, re.MULTILINE)
    names = {name for name, _ in said}
    assert sorted(said) == sorted((name, each) for name in names for each in LANGUAGES)
    asked = set(re.findall(r"\$\(([A-Z_]+)\)", (WINDOWS / "kubik.nsi").read_text(encoding="utf-8")))
    assert asked == names


def test_kyrgyz_has_a_text_for_every_name() -> None:
    lines = (WINDOWS / "Kyrgyz.nlf").read_text(encoding="utf-8").splitlines()
    names = [number for number, line in enumerate(lines) if line.startswith("# ^")]
    assert len(names) == 89
    assert all(lines[number + 1] and lines[number + 1][0] != "#" for number in names)


def test_the_launcher_speaks_every_language() -> None:
    launcher = (WINDOWS / "launcher.c").read_text(encoding="utf-8")
    spoken = re.findall(r"\{(LANG_\w+|0x40), ?(?:/\* \w+ \*/)?\n", launcher)
    assert len(set(spoken)) == len(LANGUAGES)
