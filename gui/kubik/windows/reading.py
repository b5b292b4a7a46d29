"""Letters that grow with the window, so that a large screen is read from farther away."""

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QWidget


def fit_letters(widget: QWidget, height: int, share: float) -> None:
    """Write in `widget` with letters of this share of a page's height, in pixels.

    They are never smaller than all other letters of the program.
    """
    least = QFontInfo(QApplication.font()).pixelSize()
    pixels = max(least, round(height * share))
    font = widget.font()
    if font.pixelSize() != pixels:
        font.setPixelSize(pixels)
        widget.setFont(font)
