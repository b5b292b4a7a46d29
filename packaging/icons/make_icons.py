#!/usr/bin/env python3
"""Draws the program's icon with the program's own dice: PNGs of every usual size, and one .ico.

python packaging/icons/make_icons.py FOLDER

An icon is a die on felt, seen from a corner; at 32 pixels and below it fills more of the square,
because pips must stay apart. It needs the environment of packaging/launch.py, and no screen.
"""

import os
import struct
import sys
from collections.abc import Sequence
from math import cos, radians, sin
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "gui"))

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QImageWriter,
    QLinearGradient,
    QPainter,
    QRadialGradient,
)

from kubik.scene.felt import FeltColour, felt_for
from kubik.scene.solid import die_solid
from kubik.scene.solid.camera import seen
from kubik.scene.solid.faces import upright
from kubik.scene.solid.palette import palette
from kubik.scene.solid.quaternion import Quaternion, product
from kubik.scene.solid.recordings import AT_REST, Pose

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
IN_ICO = (16, 24, 32, 48, 64, 128, 256)
SMALL = 32
FINENESS = 4
"""How many times larger an icon is drawn before it is scaled down: edges come out smooth."""


def turned(axis: tuple[float, float, float], degrees: float) -> Quaternion:
    """The turn about a unit vector."""
    half = radians(degrees) / 2
    x, y, z = axis
    return (cos(half), x * sin(half), y * sin(half), z * sin(half))


def icon(size: int) -> QImage:
    """The icon, `size` pixels wide and high."""
    large = QImage(size * FINENESS, size * FINENESS, QImage.Format.Format_ARGB32_Premultiplied)
    large.fill(Qt.GlobalColor.transparent)
    painter = QPainter(large)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(large.width() / 100, large.width() / 100)
    small = size <= SMALL
    _felt(painter, QRectF(1, 1, 98, 98) if small else QRectF(4, 4, 92, 92))
    _die(painter, 62 if small else 54)
    painter.end()
    return large.scaled(
        size, size, mode=Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_ARGB32)


def _felt(painter: QPainter, square: QRectF) -> None:
    felt = felt_for(FeltColour.GREEN, coloured_dice=False)
    shade = QLinearGradient(square.topLeft(), square.bottomRight())
    shade.setColorAt(0, QColor(felt.light).lighter(112))
    shade.setColorAt(1, felt.dark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(square, 20, 20)


def _die(painter: QPainter, width: float) -> None:
    shadow = QRadialGradient(QPointF(54, 74), width * 0.62)
    shadow.setColorAt(0, QColor(0, 0, 0, 130))
    shadow.setColorAt(0.6, QColor(0, 0, 0, 70))
    shadow.setColorAt(1, QColor(0, 0, 0, 0))
    painter.setBrush(shadow)
    painter.save()
    painter.translate(0, 37)
    painter.scale(1, 0.5)
    painter.drawEllipse(QPointF(54, 74), width * 0.62, width * 0.62)
    painter.restore()
    towards = turned((1.0, 0.0, 0.0), -32)
    pose = Pose(0.0, 0.0, AT_REST, product(towards, product(turned((0, 0, 1), 38), upright(5))))
    painter.translate(50, 49)
    scale = width / seen((0.0, 0.0, AT_REST)).scale
    painter.scale(scale, scale)
    die_solid.paint(painter, die_solid.drawing(pose, palette(None), moving=False))


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def ico(images: Sequence[QImage]) -> bytes:
    """A Windows icon that holds these images as PNGs (as Windows has read them since Vista)."""
    head = struct.pack("<HHH", 0, 1, len(images))
    entries, content = b"", b""
    place = len(head) + 16 * len(images)
    for image in images:
        data = png(image)
        side = image.width() % 256  # 0 stands for 256
        entries += struct.pack(
            "<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place + len(content)
        )
        content += data
    return head + entries + content


def main(arguments: Sequence[str]) -> int:
    """Write all icons into the folder that is named."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    application = QGuiApplication.instance() or QGuiApplication([])
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: icon(size) for size in SIZES}
    for size, image in drawn.items():
        (folder / f"kubik-{size}.png").write_bytes(png(image))
    (folder / "kubik.ico").write_bytes(ico([drawn[size] for size in IN_ICO]))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
