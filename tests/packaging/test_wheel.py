"""The wheel holds what the program needs, and no more; the source archive gives the same wheel."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def built(kind: str, source: Path, place: Path) -> Path:
    """A wheel or a source archive (`wheel`, `sdist`) of what lies in the folder `source`."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(place)],
        cwd=source,
        check=True,
        capture_output=True,
    )
    return next(place.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {
            name.removeprefix("kubik/") for name in archive.namelist() if "dist-info" not in name
        }


def test_everything_that_ships_beside_the_code_is_in_the_wheel(wheel: Path) -> None:
    assets = {
        str(file.relative_to(ROOT)) for file in (ROOT / "assets").rglob("*") if file.is_file()
    }
    translations = ROOT / "translations"
    compiled = {f"translations/{file.stem}.qm" for file in translations.glob("*.ts")}
    rules = {f"translations/rules/{file.name}" for file in translations.glob("rules/*.*.md")}
    code = {
        str(file.relative_to(ROOT / "gui" / "kubik"))
        for file in (ROOT / "gui" / "kubik").rglob("*.py")
    }
    assert len(compiled) >= 5
    assert names(wheel) == assets | compiled | rules | code


def test_the_catalogues_in_the_wheel_are_whole(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        compiled = [name for name in archive.namelist() if name.endswith(".qm")]
        magic = {archive.read(name)[:4] for name in compiled}
    assert magic == {bytes.fromhex("3cb86418")}  # the first bytes of every compiled catalogue of Qt


def test_the_source_archive_gives_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(built("sdist", ROOT, tmp_path / "archive")) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = next(tmp_path.glob("kubik-*"))
    assert built("wheel", unpacked, tmp_path / "wheel").read_bytes() == wheel.read_bytes()
