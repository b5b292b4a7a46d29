"""A throw shows the faces the cup decided, and its path tells nobody before it ends."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kubik.scene.solid.faces import rotations, tilt
from kubik.scene.solid.quaternion import dot
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.scene.solid.throw_plan import GATHER, PAUSE, ThrowPlan, library, plan, row
from recordings.acceptance import overlap

DICE = range(1, 11)
throws = st.lists(st.integers(1, 6), min_size=1, max_size=10)
seeds = st.integers(0, 2**32 - 1)


def points(poses: tuple[Pose, ...]) -> list[tuple[float, float, float]]:
    return [pose.point for pose in poses]


def shows(poses: tuple[Pose, ...], faces: tuple[int, ...]) -> bool:
    tops = [tilt(pose.turn) for pose in poses]
    return tuple(face for face, _ in tops) == faces and all(up > 1 - 1e-6 for _, up in tops)


@pytest.mark.parametrize("dice", DICE)
def test_a_thousand_throws_end_with_the_decided_faces(dice: int) -> None:
    source = Random(dice)
    for _ in range(1000):
        faces = tuple(source.choices(range(1, 7), k=dice))
        throw = plan(faces, source.getrandbits(32))
        assert shows(throw.resting, faces)
        assert shows(throw.final, faces)
        assert all(pose.z == AT_REST for pose in throw.resting + throw.final)


@given(throws, seeds)
def test_faces_are_read_from_the_moment_the_dice_settle(faces: list[int], seed: int) -> None:
    throw = plan(faces, seed)
    for time in (throw.settle, throw.settle + 0.1, throw.total - 1e-9, throw.total, 99.0):
        assert shows(throw.poses(time), tuple(faces))


@settings(deadline=None)  # ten dice find their ways in 50 ms on an idle machine
@given(throws, seeds)
def test_the_path_does_not_tell_the_faces(faces: list[int], seed: int) -> None:
    one, other = plan(faces, seed), plan([7 - face for face in faces], seed)
    assert (one.settle, one.total, one.contacts) == (other.settle, other.total, other.contacts)
    for frame in range(int(one.settle * 60) + 8):
        assert points(one.poses(frame / 60)) == points(other.poses(frame / 60))


@given(throws, seeds)
def test_the_same_faces_and_seed_give_the_same_throw(faces: list[int], seed: int) -> None:
    assert plan(faces, seed) == plan(faces, seed)


@settings(deadline=None)  # ten dice find their ways in 50 ms on an idle machine
@given(throws, seeds, st.lists(st.floats(0.0, 3.0), max_size=8))
def test_poses_depend_on_nothing_but_the_time(
    faces: list[int], seed: int, times: list[float]
) -> None:
    throw, fresh = plan(faces, seed), plan(faces, seed)
    for time in times:  # in any order, with any gaps: what a skip or a stall does
        assert throw.poses(time) == plan(faces, seed).poses(time)
    assert throw.poses(99.0) == fresh.poses(99.0) == throw.final


@settings(max_examples=30, deadline=None)
@given(throws, seeds)
def test_dice_never_jump_from_frame_to_frame(faces: list[int], seed: int) -> None:
    throw = plan(faces, seed)
    before = throw.poses(0.0)
    for frame in range(1, int(throw.total * 240) + 2):
        after = throw.poses(frame / 240)
        for one, other in zip(before, after, strict=True):
            assert sum(abs(a - b) for a, b in zip(one.point, other.point, strict=True)) < 0.75
            assert abs(dot(one.turn, other.turn)) > 0.97
        before = after


@given(throws, seeds)
def test_dice_gather_by_face_with_equal_faces_together(faces: list[int], seed: int) -> None:
    spots = [(-5.0 + place, 0.25) for place in range(len(faces))]
    throw = plan(faces, seed, spots)
    from_left = sorted(range(len(faces)), key=lambda die: throw.final[die].x)
    assert [faces[die] for die in from_left] == sorted(faces)
    assert sorted((pose.x, pose.y) for pose in throw.final) == spots
    for one, other in pairwise(from_left):
        if faces[one] == faces[other]:
            assert throw.resting[one].x <= throw.resting[other].x


@given(throws, seeds)
def test_gathered_dice_lie_along_the_edges_of_the_table(faces: list[int], seed: int) -> None:
    for pose in plan(faces, seed).final:
        assert max(abs(dot(pose.turn, turn)) for turn in rotations()) > 1 - 1e-9


@pytest.mark.parametrize("dice", DICE)
def test_gathered_dice_do_not_touch(dice: int) -> None:
    throw = plan([1] * dice, 5)
    assert overlap([throw.final]) == 0.0


def entered(throw: ThrowPlan) -> float:
    """How far dice are inside each other at most while they gather, in die-sides."""
    times = [throw.settle + PAUSE + GATHER * step / 18 for step in range(19)]
    return overlap([throw.poses(time) for time in times])


@pytest.mark.parametrize("dice", DICE)
def test_gathering_dice_do_not_pass_through_each_other(dice: int) -> None:
    source = Random(dice)
    for seed in range(10):
        assert entered(plan(source.choices(range(1, 7), k=dice), seed)) < 0.04


@pytest.mark.slow
@pytest.mark.parametrize("dice", DICE)
def test_dice_gather_cleanly_from_every_recording(dice: int) -> None:
    count = library().count(dice)
    source, left = Random(dice), dict.fromkeys(range(count), 4)
    seed = 0
    while any(left.values()):
        seed += 1
        number = Random(seed).randrange(count)  # the recording that the plan picks
        if left[number]:
            left[number] -= 1
            throw = plan(source.choices(range(1, 7), k=dice), seed)
            assert entered(throw) < 0.1, (number, seed)


def test_a_throw_settles_and_gathers_within_the_budget() -> None:
    for dice in DICE:
        for seed in range(20):
            throw = plan([1] * dice, seed)
            assert 0.4 <= throw.settle <= 1.3
            assert throw.total <= 1.8


def test_contacts_follow_the_dice_that_fly_the_path() -> None:
    """Wherever the seed lets a die fly, its first contact is where it first comes low."""
    for seed in range(20):
        throw = plan((1, 2, 3), seed)
        for die in range(3):
            first = next(contact.time for contact in throw.contacts if die == contact.die)
            heights = [throw.poses(frame / 60)[die].z for frame in range(int(first * 60) + 2)]
            assert min(heights) < 1.6


def test_seeds_bring_variety() -> None:
    starts = {points(plan((1, 1), seed).poses(0.5))[0] for seed in range(40)}
    assert len(starts) > 20


def test_spots_must_be_one_for_each_die() -> None:
    with pytest.raises(ValueError, match="2 dice and 3 spots"):
        plan((1, 2), 0, row(3))


def test_small_details_are_drawn_before_the_last_die_rests() -> None:
    throw: ThrowPlan = plan((1,), 0)
    assert throw.is_moving(0.0)
    assert not throw.is_moving(throw.settle - 0.1)
