"""Dice stand out from the felt, and their colours differ in shape for all eyes, in real pixels."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from kubik.rules.dice import Colour
from kubik.scene.felt import FELTS, FeltColour, paint_felt, paint_tray
from kubik.scene.layout import HEIGHT, WIDTH
from kubik.scene.solid.badges import BADGE
from kubik.scene.solid.faces import upright
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.scene.solid.solid_item import SolidItem
from kubik.scene.table_picture import DiePicture, Look
from pixels import VISIONS, colours, luminance, ratio

STYLES = (None, *Colour)
SIDE = 160
"""Scene units; the picture has `FINE` pixels a unit."""
FINE = 2
FACE = 5
TOP = QRect(FINE * 46, FINE * 34, FINE * 70, FINE * 60)
"""The top face of a die in the middle of the picture, without its roundings."""
GAPS = 0.45
"""No more of a dashed line than this is gaps."""


def picture(
    colour: Colour | None, look: Look, felt: FeltColour, *, in_tray: bool = False
) -> tuple[QImage, SolidItem]:
    """A die at rest in the middle of the table, where the felt is lightest."""
    scene = QGraphicsScene(0, 0, WIDTH, HEIGHT)
    item = SolidItem(DiePicture(0, FACE, colour, look), Pose(0.0, 0.0, AT_REST, upright(FACE)))
    item.enter(scene)
    image = QImage(SIDE * FINE, SIDE * FINE, QImage.Format.Format_RGB32)
    part = QRectF(item.x() - SIDE / 2, item.y() - SIDE / 2, SIDE, SIDE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(FINE, FINE)
        painter.translate(-part.topLeft())
        paint_felt(painter, part, FELTS[felt], QPointF(WIDTH / 2, item.y()), WIDTH * 0.75)
        if in_tray:
            paint_tray(painter, part.adjusted(-20, -20, 20, 20))
        painter.resetTransform()
        scene.render(painter, QRectF(image.rect()), part)
    return image, item


def at_the_edge(image: QImage, item: SolidItem, vision: str = "normal") -> Iterator[float]:
    """In 90 directions: the best contrast of the die's edge to the felt beside it."""
    hull = item.drawing.hull
    corner, badge = hull.boundingRect().topRight(), 1.4 * BADGE * item.drawing.scale
    for step in range(90):
        way = QPointF(cos(2 * pi * step / 90), sin(2 * pi * step / 90))
        reach = 20.0
        while hull.containsPoint(way * reach, Qt.FillRule.OddEvenFill):
            reach += 0.5
        beside = way * (reach + 14.0) - corner
        if item.picture.look is not Look.DEAD and hypot(beside.x(), beside.y()) < badge:
            continue
        shades = []
        for beyond in (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 14.0):
            spot = (way * (reach + beyond) + QPointF(SIDE / 2, SIDE / 2)) * FINE
            shades.append(luminance(image.pixelColor(spot.toPoint()), vision))
        yield max(ratio(shade, shades[-1]) for shade in shades[:-1])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("colour", STYLES)
@pytest.mark.parametrize("look", [Look.CHOSEN, Look.DEAD, Look.FREE])
def test_the_edge_of_a_die_stands_out_from_every_felt(
    look: Look, colour: Colour | None, felt: FeltColour
) -> None:
    image, item = picture(colour, look, felt)
    found = sorted(at_the_edge(image, item))
    if look is Look.FREE:  # between the dashes there is only the die
        found = found[int(len(found) * GAPS) :]
    assert found[0] >= 3.0


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("colour", STYLES)
def test_the_edge_of_a_die_set_aside_stands_out_from_the_tray(
    colour: Colour | None, felt: FeltColour
) -> None:
    image, item = picture(colour, Look.FROZEN, felt, in_tray=True)
    assert min(at_the_edge(image, item)) >= 3.0


def ink(image: QImage, vision: str) -> tuple[set[int], float]:
    """Where pips and marks are on the top face (pixels by number), and their contrast to it."""
    shades = [luminance(colour, vision) for colour in colours(image, TOP)]
    body = sorted(shades)[len(shades) // 2]
    strongest = max(shades, key=lambda shade: ratio(shade, body))
    half = ratio(strongest, body) ** 0.5
    is_lighter = strongest > body
    mask = {
        place
        for place, shade in enumerate(shades)
        if ratio(shade, body) > half and (shade > body) is is_lighter
    }
    return mask, ratio(strongest, body)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("vision", VISIONS)
def test_the_three_colours_of_detroit_differ_in_shape_for_all_eyes(vision: str) -> None:
    masks = {}
    for colour in Colour:
        image, _ = picture(colour, Look.CHOSEN, FeltColour.BLUE)
        masks[colour], contrast = ink(image, vision)
        assert contrast >= 3.0, colour
        assert masks[colour]
    for one in Colour:
        for other in Colour:
            if one is not other:
                apart = len(masks[one] ^ masks[other])
                assert apart >= 0.25 * max(len(masks[one]), len(masks[other])), (one, other)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("look", Look)
@pytest.mark.parametrize("colour", STYLES)
def test_pips_stand_out_whatever_the_look(colour: Colour | None, look: Look) -> None:
    image, _ = picture(colour, look, FeltColour.GREEN)
    _, contrast = ink(image, "normal")
    assert contrast >= 3.0
