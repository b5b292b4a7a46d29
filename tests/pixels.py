"""What can be read off a picture: contrasts as WCAG counts them, and colours as others see them."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency" (IEEE TVCG 15(6), 2009), the matrices for severity 1.0, on linear light.
VISIONS: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: QColor) -> tuple[float, float, float]:
    """The light of a colour of the screen (sRGB): red, green and blue, from 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def luminance(colour: QColor, vision: str = "normal") -> float:
    """Relative luminance (WCAG 2.2), 0 for black, 1 for white, of a colour as `vision` has it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(m * part for m, part in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: float, other: float) -> float:
    """The contrast of two luminances (WCAG 2.2), from 1 to 21."""
    light, dark = max(one, other), min(one, other)
    return (light + 0.05) / (dark + 0.05)


def colours(image: QImage, region: QRect) -> Iterator[QColor]:
    """Every pixel of a part of a picture."""
    within = region.intersected(image.rect())
    for y in range(within.top(), within.bottom() + 1):
        for x in range(within.left(), within.right() + 1):
            yield image.pixelColor(x, y)


def contrast_of_text(image: QImage, region: QRect) -> float:
    """The contrast of what is written in `region` to its paper.

    The paper is what most of the region shows, the ink the pixel that stands out most from it.
    """
    within = region.intersected(image.rect())
    assert not within.isEmpty(), f"{region} is outside of the picture"
    part = image.copy(within).convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(part.constBits()).cast("I"))
    shades = sorted((luminance(QColor(pixel)), count) for pixel, count in counted.items())
    passed = accumulate(count for _, count in shades)
    half = counted.total() / 2
    paper = next(shade for (shade, _), sofar in zip(shades, passed, strict=True) if sofar >= half)
    return max(ratio(shades[0][0], paper), ratio(shades[-1][0], paper))


def region_of(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget is seen in a picture of its window, without its frame."""
    inside = widget.contentsRect().adjusted(1, 1, -1, -1)
    return QRect(widget.mapTo(window, inside.topLeft()), inside.size())
