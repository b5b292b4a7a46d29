"""A shadow tells how high its die is."""

from PySide6.QtCore import QPointF, Qt

from kubik.scene.solid.camera import seen
from kubik.scene.solid.quaternion import IDENTITY, unit
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.scene.solid.shadow import shadow, tile


def test_the_higher_a_die_the_softer_and_paler_its_shadow() -> None:
    shadows = [shadow(Pose(0.0, 0.0, height, IDENTITY)) for height in (AT_REST, 1.0, 2.0, 3.0)]
    blurs, darks = [each.blur for each in shadows], [each.dark for each in shadows]
    assert blurs == sorted(blurs)
    assert darks == sorted(darks, reverse=True)
    assert len(set(darks)) == 4


def test_the_shadow_of_a_lying_die_is_at_its_foot() -> None:
    foot = seen((0.0, 0.0, 0.0))
    cast = shadow(Pose(0.0, 0.0, AT_REST, IDENTITY))
    assert cast.outline.containsPoint(QPointF(foot.x, foot.y), Qt.FillRule.WindingFill)


def test_a_shadow_falls_away_from_the_lamp_as_the_die_rises() -> None:
    low, high = (shadow(Pose(0.0, 0.0, height, IDENTITY)).box.center() for height in (0.5, 2.0))
    assert high.x() > low.x()
    assert high.y() > low.y()


def test_a_tile_is_small_and_ends_in_nothing() -> None:
    for turn in (IDENTITY, unit((0.9, 0.3, 0.2, 0.1))):
        image = tile(shadow(Pose(1.0, 0.5, 0.6, turn)))
        width, height = image.width(), image.height()
        assert max(width, height) < 60
        rim = [image.pixelColor(x, y).alpha() for x in (0, width - 1) for y in range(height)]
        rim += [image.pixelColor(x, y).alpha() for x in range(width) for y in (0, height - 1)]
        assert max(rim) == 0
        assert image.pixelColor(width // 2, height // 2).alpha() > 60
