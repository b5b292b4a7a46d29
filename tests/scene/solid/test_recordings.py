"""Every recording that ships is what ANIMATION.md asks of one, and the file says what went in."""

from functools import cache
from itertools import combinations, pairwise
from math import acos, hypot, isclose, pi

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from kubik.scene.solid.camera import REST_X, REST_Y, TABLE_DEPTH, TABLE_WIDTH, seen
from kubik.scene.solid.die_solid import drawing
from kubik.scene.solid.faces import tilt
from kubik.scene.solid.palette import palette
from kubik.scene.solid.quaternion import axes, dot
from kubik.scene.solid.recordings import (
    AT_REST,
    FELT,
    HERTZ,
    RAIL,
    Contact,
    Library,
    Pose,
    Recording,
    packed,
)
from recordings.acceptance import GAP, HIGHEST, OVERLAP, overlap

LIBRARY = Library()
KINDS = [(dice, number) for dice in range(1, 11) for number in range(LIBRARY.count(dice))]
STORED = 0.002
"""What rounding in the file can add to a distance, in die-sides."""
all_recordings = pytest.mark.parametrize(("dice", "number"), KINDS)


@cache
def recording(dice: int, number: int) -> Recording:
    return LIBRARY.recording(dice, number)


def frames(dice: int, number: int) -> list[tuple[Pose, ...]]:
    return list(zip(*recording(dice, number).flights, strict=True))


def test_there_are_recordings_for_one_to_ten_dice() -> None:
    assert [LIBRARY.count(dice) for dice in range(12)] == [
        *(0, 16, 16, 16, 16, 16, 16, 6, 6, 6, 4, 0)
    ]


@all_recordings
def test_dice_settle_quickly_but_not_at_once(dice: int, number: int) -> None:
    assert 0.80 <= recording(dice, number).settle <= 1.30


@all_recordings
def test_dice_rest_flat_on_the_felt_within_the_table(dice: int, number: int) -> None:
    for pose in frames(dice, number)[-1]:
        assert pose.z == AT_REST
        assert tilt(pose.turn)[1] > 1 - 1e-9
        assert abs(pose.x) <= REST_X + STORED
        assert abs(pose.y) <= REST_Y + STORED


@all_recordings
def test_dice_at_rest_are_seen_wholly_and_above_the_tray(dice: int, number: int) -> None:
    for pose in frames(dice, number)[-1]:
        spot = seen(pose.point)
        box = drawing(pose, palette(None), moving=False).hull.boundingRect()
        box.translate(spot.x, spot.y)
        assert box.left() >= 0
        assert box.right() <= 1000
        assert box.top() >= 0
        assert box.bottom() <= 372


@all_recordings
def test_no_die_rests_on_the_place_of_another(dice: int, number: int) -> None:
    resting = frames(dice, number)[-1]
    for one, other in combinations(resting, 2):
        assert hypot(one.x - other.x, one.y - other.y) >= GAP - STORED
        assert footprint(one).intersected(footprint(other)).isEmpty()


def footprint(pose: Pose) -> QPolygonF:
    """The square that a die covers, by Qt: an outside opinion on the solver's."""
    level = [axis for axis in axes(pose.turn) if abs(axis[2]) < 0.5]
    (a, b, _), (c, d, _) = level
    corners = ((0.5, 0.5), (0.5, -0.5), (-0.5, -0.5), (-0.5, 0.5))
    return QPolygonF([QPointF(pose.x + u * a + v * c, pose.y + u * b + v * d) for u, v in corners])


@all_recordings
def test_dice_hardly_enter_each_other_on_the_way(dice: int, number: int) -> None:
    assert overlap(frames(dice, number)) <= OVERLAP + STORED


@all_recordings
def test_dice_do_not_leave_the_table_or_fly_too_high(dice: int, number: int) -> None:
    for flight in recording(dice, number).flights:
        for pose in flight:
            assert abs(pose.x) <= TABLE_WIDTH / 2
            assert pose.y <= TABLE_DEPTH / 2
            assert pose.z <= HIGHEST


@all_recordings
def test_dice_are_seen_wholly_once_they_are_over_the_felt(dice: int, number: int) -> None:
    for flight in recording(dice, number).flights:
        for pose in flight[::3]:
            spot = seen(pose.point)
            box = drawing(pose, palette(None), moving=True).hull.boundingRect()
            box.translate(spot.x, spot.y)
            assert box.top() >= 560 or (box.left() >= 0 and box.right() <= 1000 and box.top() >= 0)


@all_recordings
def test_dice_do_not_sink_into_the_felt(dice: int, number: int) -> None:
    for flight in recording(dice, number).flights:
        for pose in flight:
            lowest = pose.z - 0.405 * sum(abs(axis[2]) for axis in axes(pose.turn)) - 0.095
            assert lowest >= -STORED


@all_recordings
def test_every_die_tumbles(dice: int, number: int) -> None:
    for flight in recording(dice, number).flights:
        turned = sum(
            2 * acos(min(1.0, abs(dot(before.turn, after.turn))))
            for before, after in pairwise(flight)
        )
        assert turned / (2 * pi) >= 0.79


@all_recordings
def test_dice_come_from_outside_the_picture(dice: int, number: int) -> None:
    assert all(seen(pose.point).y > 560 for pose in frames(dice, number)[0])


@all_recordings
def test_contacts_are_in_order_and_name_real_things(dice: int, number: int) -> None:
    found = recording(dice, number).contacts
    assert found
    assert list(found) == sorted(found, key=lambda contact: contact.time)
    for contact in found:
        assert 0 <= contact.time <= recording(dice, number).settle + 1 / HERTZ
        assert contact.die in range(dice)
        assert contact.other in {FELT, RAIL, *range(dice)} - {contact.die}
        assert contact.speed > 0


def test_a_mirrored_recording_is_the_same_throw_with_left_for_right() -> None:
    plain, mirrored = LIBRARY.recording(3, 0), LIBRARY.recording(3, 0, mirrored=True)
    assert mirrored.mirrored == plain
    for pose, other in zip(plain.flights[0], mirrored.flights[0], strict=True):
        assert (other.x, other.y, other.z) == (-pose.x, pose.y, pose.z)
        for axis, reflected in zip(axes(pose.turn), axes(other.turn), strict=True):
            # A mirror turns handedness round: the x axis of a body comes out the other way.
            assert isclose(abs(axis[0]), abs(reflected[0]), abs_tol=1e-9)
            assert isclose(abs(axis[2]), abs(reflected[2]), abs_tol=1e-9)


def test_what_is_packed_is_read_again() -> None:
    still = Pose(1.0, -0.5, AT_REST, (1.0, 0.0, 0.0, 0.0))
    falling = Pose(1.25, -6.5, 2.0, (0.5, -0.5, 0.5, 0.5))
    made = Recording(((falling, still), (still, still)), (Contact(0.125, 1, FELT, 12.5),))
    library = Library(packed([made, made]))
    assert library.count(2) == 2
    read = library.recording(2, 1)
    assert read.contacts == made.contacts
    for flight, wanted in zip(read.flights, made.flights, strict=True):
        for pose, other in zip(flight, wanted, strict=True):
            assert pose.point == pytest.approx(other.point, abs=1 / 2000)
            assert abs(dot(pose.turn, other.turn)) == pytest.approx(1.0, abs=1e-6)


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="no recorded throws"):
        Library(b"x\x9c\x03\x00\x00\x00\x00\x01").load()


def test_only_a_few_recordings_stay_unpacked() -> None:
    library = Library()
    first = library.recording(1, 0)
    assert library.recording(1, 0) is first
    for number in range(10):
        library.recording(2, number)
    assert library.recording(1, 0) is not first
    assert library.recording(1, 0) == first
