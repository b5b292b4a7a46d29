"""The icon for macOS is one that macOS reads; the image itself can only be made on a Mac."""

import struct
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent.parent / "packaging"))

import disk_image
from making import Release
from system_libraries import Refusal


def parts(icon: bytes) -> list[tuple[bytes, bytes]]:
    """Kind and content of each picture: four letters, the length with these eight bytes, a PNG."""
    found, at = [], 8
    while at < len(icon):
        kind, length = struct.unpack_from(">4sI", icon, at)
        found.append((kind, icon[at + 8 : at + length]))
        at += length
    return found


def test_the_icon_holds_each_picture_by_the_name_of_its_size() -> None:
    made = disk_image.icon({size: disk_image.picture(size) for size in (16, 32, 128, 256, 512)})
    assert struct.unpack_from(">4sI", made) == (b"icns", len(made))
    # The kinds that take a PNG, as Apple Icon Image format (Wikipedia) lists them.
    names = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}
    widths = {kind: struct.unpack_from(">I", png, 16)[0] for kind, png in parts(made)}
    assert widths == names
    assert all(png.startswith(b"\x89PNG") for _, png in parts(made))


@pytest.mark.skipif(sys.platform == "darwin", reason="this is a Mac")
def test_elsewhere_it_says_that_it_takes_a_mac() -> None:
    with pytest.raises(Refusal, match="only be made on a Mac"):
        disk_image.build_dmg(Release("1.0.0", 0))
