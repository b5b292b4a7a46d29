"""The texts of licences in a program that is ready to be packed."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import kubik
from kubik import libraries

PACKAGING = Path(__file__).parent.parent.parent / "packaging"


def load(name: str) -> ModuleType:
    """A script of packaging/ as a module; packaging/ is no package."""
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


load("system_libraries")
licences = load("licences")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """What is installed: a text for each library, one of them deep in its folder."""
    for library in licences.LIBRARIES:
        folder = tmp_path / "site" / f"{library}-1.0.dist-info" / "licenses"
        (folder / library / "inner").mkdir(parents=True)
        (folder / "LICENSE.txt").write_text(f"Terms of {library}: © Гүлнара.", encoding="utf-8")
        (folder / library / "inner" / "COPYING").write_text("Terms of a part.")
        (folder.parent / "METADATA").write_text("no licence")
    return tmp_path / "site"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (tmp_path / "kubik" / "_internal" / "kubik").mkdir(parents=True)
    return tmp_path / "kubik"


def test_all_texts_lie_where_the_about_window_looks(
    program: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = licences.collect(program, site)
    monkeypatch.setattr(
        libraries, "PACKAGE", program / "_internal" / Path(kubik.__file__).parent.name
    )
    assert libraries.licence_texts() == target
    names = {file.name for file in target.iterdir()}
    assert {"Kubik.txt", "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt", "READ-ME.txt"} <= names
    assert {f"{library}.txt" for library in licences.LIBRARIES} <= names
    numpy = (target / "numpy.txt").read_text(encoding="utf-8")
    assert "Terms of numpy: © Гүлнара." in numpy
    assert "numpy/inner/COPYING\n===================\n\nTerms of a part." in numpy
    assert "no licence" not in numpy


def test_icus_text_is_there_where_icu_is(program: Path, site: Path) -> None:
    assert not (licences.collect(program, site) / "ICU.txt").exists()
    (program / "_internal" / "libicuuc.so.73").write_bytes(b"")
    assert (licences.collect(program, site) / "ICU.txt").is_file()


def test_the_terms_that_the_lgpl_asks_for_are_told() -> None:
    told = (licences.TEXTS / "READ-ME.txt").read_text(encoding="utf-8")
    for words in ("LGPL-3.0.txt", "GPL-3.0.txt", "may replace", "download.qt.io"):
        assert words in told
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (licences.TEXTS / "LGPL-3.0.txt").read_text()
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in (licences.TEXTS / "Python.txt").read_text()


def test_a_library_without_a_text_is_refused(program: Path, site: Path) -> None:
    for file in (site / "miniaudio-1.0.dist-info").rglob("*"):
        if file.is_file():
            file.rename(file.with_name("readme"))
    with pytest.raises(licences.Refusal, match="miniaudio"):
        licences.collect(program, site)
    assert licences.main([str(program), str(site)]) == 1


def test_what_is_no_program_is_refused(tmp_path: Path, site: Path) -> None:
    with pytest.raises(licences.Refusal, match="PyInstaller"):
        licences.collect(tmp_path / "nothing", site)


def test_the_packages_of_libraries_are_read_from_dpkg() -> None:
    listing = (
        "libxcb1:amd64: /usr/lib/x86_64-linux-gnu/libxcb.so.1\n"
        "diversion by dash from: /usr/lib/x/libxcb.so.1\n"
        "libglib2.0-0:amd64, libglib2.0-dev: /usr/lib/x86_64-linux-gnu/libglib-2.0.so.0\n"
        "steam: /opt/steam/libxcb.so.1\n"
    )
    assert licences.packages(listing) == ("libglib2.0-0", "libglib2.0-dev", "libxcb1")


@pytest.mark.skipif(not licences.COMMON.is_dir(), reason="the licences that Debian has once")
def test_the_licences_that_debian_has_once_come_along() -> None:
    texts = ("see /usr/share/common-licenses/LGPL-2.1.", "`/usr/share/common-licenses/NO-SUCH'")
    assert licences.common_licences(texts) == ("LGPL-2.1",)
