"""The table is seen wholly, above the tray, and points go there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kubik.scene.solid.camera import REST_X, REST_Y, on_table, outline, seen

WIDTH, FELT = 1000.0, 372.0


def test_the_table_lies_above_the_tray() -> None:
    for corner in outline():
        assert 0 < corner.x < WIDTH
        assert 0 < corner.y < FELT


@pytest.mark.parametrize("x", [-REST_X, 0.0, REST_X])
@pytest.mark.parametrize("y", [-REST_Y, 0.0, REST_Y])
def test_a_resting_die_is_seen_at_a_readable_size(x: float, y: float) -> None:
    assert 72 <= seen((x, y, 0.5)).scale <= 90


@given(st.floats(-6, 6), st.floats(-5, 3), st.floats(0, 3))
def test_a_point_of_the_scene_is_found_again_on_the_table(x: float, y: float, z: float) -> None:
    spot = seen((x, y, z))
    assert on_table(spot.x, spot.y, z) == pytest.approx((x, y, z), abs=1e-9)


def test_what_is_nearer_is_larger_and_what_is_higher_is_seen_farther_up() -> None:
    assert seen((0, -1, 0)).scale > seen((0, 1, 0)).scale
    assert seen((0, 0, 1)).y < seen((0, 0, 0)).y
