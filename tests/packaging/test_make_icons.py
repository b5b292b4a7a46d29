"""The icons: those that ship are those that the script draws, and Windows can read its own."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QImageReader

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

from icons import make_icons  # noqa: E402 - packaging/ is no package

ASSETS = ROOT / "assets" / "icons"


@pytest.mark.parametrize("size", make_icons.SIZES)
def test_the_icons_that_ship_are_those_that_are_drawn(qapp: QGuiApplication, size: int) -> None:
    shipped = QImage(str(ASSETS / f"kubik-{size}.png"))
    drawn = make_icons.icon(size)
    assert (shipped.width(), shipped.height()) == (size, size)
    points = [(x, y) for x in range(0, size, 3) for y in range(0, size, 3)]
    apart = [
        abs(getattr(shipped.pixelColor(x, y), part)() - getattr(drawn.pixelColor(x, y), part)())
        for x, y in points
        for part in ("red", "green", "blue", "alpha")
    ]
    assert sum(apart) / len(apart) < 2, "run packaging/icons/make_icons.py assets/icons"
    assert shipped.pixelColor(0, 0).alpha() == 0
    assert shipped.pixelColor(size // 2, size // 2).alpha() == 255


def test_windows_finds_every_size_in_its_icon(qapp: QGuiApplication) -> None:
    reader = QImageReader(str(ASSETS / "kubik.ico"))
    assert reader.imageCount() == len(make_icons.IN_ICO)
    found = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        found.append(reader.read().width())
    assert tuple(sorted(found)) == make_icons.IN_ICO


def test_without_a_folder_nothing_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_icons.main([]) == 2
    assert "FOLDER" in capsys.readouterr().out
