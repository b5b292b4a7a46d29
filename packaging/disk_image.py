"""The disk image for macOS, made on a Mac alone: the program as an application to drag away."""

from __future__ import annotations

import platform
import shutil
import struct
import sys
from typing import TYPE_CHECKING

from frozen import stage
from making import BUILD, PEOPLE, ROOT, environment, run
from system_libraries import Refusal, say

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from making import Release

ICON = BUILD / "kubik.icns"
KINDS: Mapping[bytes, int] = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""What an icon of macOS calls a picture of so many points."""


def build_dmg(release: Release) -> Path:
    """The image. It is signed for no one, so that macOS asks before the first start."""
    if sys.platform != "darwin":
        raise Refusal("an image for macOS can only be made on a Mac: see .github/workflows.")
    home = environment()
    stage(home, release)
    ICON.write_bytes(icon({size: picture(size) for size in KINDS.values()}))
    made = BUILD / "mac"
    shutil.rmtree(made, ignore_errors=True)
    run(
        home.python,
        *("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", made / "made", "--workpath", BUILD / "work"),
        ROOT / "packaging" / "kubik.spec",
        release=release,
    )
    image = made / "image"
    image.mkdir()
    application = image / "Kubik.app"
    (made / "made" / "Kubik.app").replace(application)
    run("codesign", "--force", "--deep", "--sign", "-", application, release=release)
    (image / "Applications").symlink_to("/Applications")
    PEOPLE.mkdir(parents=True, exist_ok=True)
    target = PEOPLE / f"kubik-{release.version}-macos-{platform.machine()}.dmg"
    run(
        *("hdiutil", "create", "-volname", "Kubik", "-srcfolder", image),
        *("-ov", "-format", "ULMO", target),
        release=release,
    )
    say(f"dmg: {target.stat().st_size / 1e6:.1f} MB")
    return target


def picture(size: int) -> bytes:
    """The icon in one size, as a PNG."""
    return (ROOT / "assets" / "icons" / f"kubik-{size}.png").read_bytes()


def icon(pictures: Mapping[int, bytes]) -> bytes:
    """An icon of macOS: each picture behind its kind and its length, all behind theirs."""
    parts = [
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in KINDS.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
