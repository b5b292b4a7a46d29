"""Dice slide or hop into their row, and who would pass through another hops higher."""

import pytest

from kubik.scene.solid.gathering import WINDOWS, Path, lifted, point_on


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("storey", [0, 1, 2])
def test_a_path_leads_from_start_to_end_on_the_felt(
    storey: int, window: tuple[float, float]
) -> None:
    path = Path((-3.0, 1.0), (2.0, 0.0), storey, window)
    assert point_on(path, 0.0) == (-3.0, 1.0, 0.0, 0.0)
    assert point_on(path, 1.0) == pytest.approx((2.0, 0.0, 0.0, 1.0))
    assert point_on(path, 0.5)[2] > 0


def test_a_die_alone_stays_low() -> None:
    (path,) = lifted((((-3.0, 0.0), (3.0, 0.0)),))
    assert path.storey == 0


def test_two_dice_that_change_places_pass_over_each_other() -> None:
    one, other = lifted((((-2.0, 0.0), (2.0, 0.0)), ((2.0, 0.0), (-2.0, 0.0))))
    assert one.storey != other.storey


def test_the_die_at_the_far_rail_stays_low() -> None:
    near, far = lifted((((-2.0, -0.1), (2.0, 0.0)), ((2.0, 0.1), (-2.0, 0.0))))
    assert (near.storey > 0, far.storey) == (True, 0)


def test_dice_that_are_not_in_each_others_way_all_slide_at_once() -> None:
    paths = lifted(tuple(((x * 2.0, 0.0), (x * 1.45, 0.0)) for x in (-2, -1, 0, 1, 2)))
    assert {(path.storey, path.window) for path in paths} == {(0, (0.0, 1.0))}
