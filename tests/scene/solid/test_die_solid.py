"""What is painted: as many pips as the face says, in every colour, turned anyhow, moving or not."""

from collections import deque
from math import cos, sin

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from kubik.rules.dice import Colour
from kubik.scene.solid import die_solid
from kubik.scene.solid.badges import SIGNS, paint_badge, paint_outline
from kubik.scene.solid.camera import seen
from kubik.scene.solid.faces import FACES, upright
from kubik.scene.solid.palette import SPOTS, palette
from kubik.scene.solid.quaternion import axes, product
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.scene.table_picture import Look

COLOURS = [None, Colour.WHITE, Colour.RED, Colour.GREEN]
SIZE = 132
ENLARGED = 1.5
YAWS = [0.0, 0.3, 0.785, 1.2]


def lying(face: int, yaw: float = 0.0, x: float = 0.0, y: float = 0.0) -> Pose:
    turn = product((cos(yaw / 2), 0.0, 0.0, sin(yaw / 2)), upright(face))
    return Pose(x, y, AT_REST, turn)


def top(pose: Pose) -> QPainterPath:
    """The flat part of the top face, where it is seen, less its marks along the edges."""
    middle = seen(pose.point)
    level = [axis for axis in axes(pose.turn) if abs(axis[2]) < 0.5]
    (a, b, _), (c, d, _) = level
    spots = [
        seen((pose.x + 0.40 * (u * a + v * c), pose.y + 0.40 * (u * b + v * d), 1.0))
        for u, v in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(spot.x - middle.x, spot.y - middle.y) for spot in spots]))
    path.closeSubpath()
    return path


def painted(pose: Pose, colour: Colour | None, *, moving: bool, dimmed: bool = False) -> QImage:
    """The top face alone, on a ground of the body's colour."""
    colours = palette(colour, dimmed=dimmed)
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(colours.tone(1.0, 0.0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    painter.scale(ENLARGED, ENLARGED)
    painter.setClipPath(top(pose))
    die_solid.paint(painter, die_solid.drawing(pose, colours, moving=moving))
    painter.end()
    return image


def is_pip(image: QImage, x: int, y: int, colour: Colour | None) -> bool:
    tint = image.pixelColor(x, y)
    match colour:
        case Colour.RED:
            return tint.green() > 165
        case Colour.GREEN:
            return tint.red() > 165
        case _:
            return tint.lightness() < 110


def blobs(image: QImage, colour: Colour | None) -> int:
    """How many connected spots of pip colour there are, leaving out single stray pixels."""
    left = {(x, y) for x in range(SIZE) for y in range(SIZE) if is_pip(image, x, y, colour)}
    found = 0
    while left:
        todo, size = deque([left.pop()]), 0
        while todo:
            x, y = todo.popleft()
            size += 1
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    todo.append(near)
        found += size > 12
    return found


@pytest.mark.parametrize("yaw", YAWS)
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("colour", COLOURS)
def test_as_many_pips_are_seen_as_the_face_says(
    colour: Colour | None, face: int, yaw: float
) -> None:
    assert blobs(painted(lying(face, yaw), colour, moving=False), colour) == face


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_moving_die_has_its_pips_too(colour: Colour | None, face: int) -> None:
    assert blobs(painted(lying(face, 0.3), colour, moving=True), colour) == face


def luminance(tint: QColor) -> float:
    """Relative luminance, WCAG 2.2."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (tint.redF(), tint.greenF(), tint.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("colour", COLOURS)
def test_pips_stand_out_from_their_die(colour: Colour | None) -> None:
    image = painted(lying(1), colour, moving=False)
    shades = [luminance(image.pixelColor(x, y)) for x in range(40, 92) for y in range(30, 82)]
    shades.sort()
    body = luminance(palette(colour).tone(1.0, 0.0))
    pip = shades[len(shades) // 40] if palette(colour).drilled_dark else shades[-len(shades) // 40]
    light, dark = max(body, pip), min(body, pip)
    assert (light + 0.05) / (dark + 0.05) >= 3.0


def test_opposite_faces_are_printed_with_seven_pips_together() -> None:
    assert {face: len(spots) for face, spots in SPOTS.items()} == {face: face for face in FACES}


def test_red_and_green_dice_differ_without_their_colour() -> None:
    """Diamonds and brackets, squares and a frame, against round pips."""
    ivory, red, green = (palette(colour).print_on(5) for colour in (None, *COLOURS[2:]))
    assert ivory.mark is None
    assert red.mark is not None
    assert green.mark is not None
    assert len({red.mark.elementCount(), green.mark.elementCount()}) == 2
    corners = [each.pip.elementCount() for each in (ivory, red, green)]
    assert corners[0] > corners[1]
    assert red.pip != green.pip


def test_two_pictures_of_one_pose_are_the_same() -> None:
    one, other = (painted(lying(5, 0.3), Colour.RED, moving=False) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("colour", COLOURS)
def test_a_dead_die_is_opaque_and_keeps_its_pips(colour: Colour | None) -> None:
    colours = palette(colour, dimmed=True)
    drawn = die_solid.drawing(lying(5), colours, moving=False)
    assert all(brush.isOpaque() for brush, _ in (*drawn.areas, *drawn.prints))
    plain = palette(colour).tone(1.0, 0.0)
    assert colours.tone(1.0, 0.0) != plain


@pytest.mark.parametrize("x", [-5.0, 0.0, 5.0])
@pytest.mark.parametrize("face", FACES)
def test_the_outline_is_convex_and_holds_every_face(face: int, x: float) -> None:
    for yaw in YAWS:
        for tilted in (0.0, 0.4, 0.9):
            pose = lying(face, yaw, x)
            leaning = product((cos(tilted / 2), sin(tilted / 2), 0.0, 0.0), pose.turn)
            drawn = die_solid.drawing(Pose(x, 0.0, 1.0, leaning), palette(None), moving=False)
            hull = drawn.hull
            around = [hull.at(k) for k in range(hull.count())]
            bends = [
                (b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x())
                for a, b, c in zip(
                    around, around[1:] + around[:1], around[2:] + around[:2], strict=True
                )
            ]
            assert min(bends) > -0.05 or max(bends) < 0.05
            box = hull.boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5)
            assert all(box.contains(area.boundingRect()) for _, area in drawn.areas)


def signed(look: Look) -> tuple[QImage, QImage]:
    """The outline and the badge of a look, each by itself."""
    drawn = die_solid.drawing(lying(3), palette(None), moving=False)
    images = []
    for draw in (paint_outline, paint_badge):
        image = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(80, 80)
        draw(painter, drawn, look)
        painter.end()
        images.append(image)
    return images[0], images[1]


def test_every_look_differs_by_shape_not_only_by_colour() -> None:
    masks = []
    for look in SIGNS:
        _, badge = signed(look)
        masks.append(
            {
                (x, y)
                for x in range(160)
                for y in range(160)
                if badge.pixelColor(x, y).alpha() > 128 and badge.pixelColor(x, y).lightness() < 60
            }
        )
    for place, mask in enumerate(masks):
        assert mask
        for other in masks[:place]:
            assert len(mask ^ other) > 40


def test_badges_hide_no_pip() -> None:
    for face in FACES:
        pose = lying(face)
        drawn = die_solid.drawing(pose, palette(None), moving=False)
        box = drawn.hull.boundingRect()
        radius = 0.17 * drawn.scale
        centre = QPointF(box.right() + radius * 0.15, box.top() - radius * 0.15)
        badge = QPainterPath()
        badge.addEllipse(centre, radius, radius)
        for _, printed in drawn.prints:
            assert not printed.intersects(badge)


def test_a_dead_die_has_no_sign() -> None:
    blank = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
    blank.fill(0)
    assert signed(Look.DEAD) == (blank, blank)
