#!/usr/bin/env python3
"""Draws what stands beside the installer's words: the icon's die on felt, as Windows' BMP.

python packaging/windows/side_picture.py FILE.bmp

It needs the environment of packaging/launch.py, and no screen.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRadialGradient

from icons.make_icons import icon
from kubik.scene.felt import FeltColour, felt_for

WIDTH, HEIGHT = 328, 628
"""Twice what NSIS makes of it on an old screen, so that it is sharp on a new one."""


def picture() -> QImage:
    """The felt, brighter where the lamp hangs, and the icon where the eye falls."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    felt = felt_for(FeltColour.GREEN, coloured_dice=False)
    light = QRadialGradient(QPointF(WIDTH * 0.4, HEIGHT * 0.25), HEIGHT * 0.8)
    light.setColorAt(0, QColor(felt.light).lighter(112))
    light.setColorAt(1, felt.dark)
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    size = WIDTH * 3 // 4
    painter.drawImage(QPointF((WIDTH - size) / 2, HEIGHT * 0.22), icon(size))
    painter.end()
    return image


def main(arguments: Sequence[str]) -> int:
    """Write the picture; 2 where no file is named."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    application = QGuiApplication([])  # noqa: F841 - nothing is drawn without one
    return 0 if picture().save(arguments[0]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
