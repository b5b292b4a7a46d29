"""A die is a right one however it is turned, and any face can be made to end on top."""

from math import cos, isclose, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kubik.scene.solid.faces import (
    FACES,
    OUTWARD,
    direction,
    flat,
    relabellings,
    rotations,
    squared_up,
    tilt,
    top_face,
    upright,
)
from kubik.scene.solid.quaternion import (
    IDENTITY,
    Quaternion,
    Vector,
    axes,
    between,
    bringing,
    dot,
    product,
    unit,
)

part = st.floats(-1.0, 1.0)
turns = (
    st.tuples(part, part, part, part)
    .filter(lambda turn: sum(x * x for x in turn) > 0.01)
    .map(lambda turn: unit((turn[0], turn[1], turn[2], turn[3])))
)


def cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def test_opposite_faces_add_up_to_seven() -> None:
    for face, outward in OUTWARD.items():
        opposite = next(
            other for other in FACES if OUTWARD[other] == tuple(-x + 0.0 for x in outward)
        )
        assert face + opposite == 7


def test_the_die_is_right_handed_as_dice_in_the_west_are() -> None:
    # Seen from the corner they share, 1, 2 and 3 go round against the clock.
    assert cross(OUTWARD[1], OUTWARD[2]) == OUTWARD[3]


@given(turns)
def test_a_turned_die_still_has_seven_on_opposite_sides(turn: Quaternion) -> None:
    for face in FACES:
        one, other = direction(turn, face), direction(turn, 7 - face)
        assert all(isclose(a, -b, abs_tol=1e-9) for a, b in zip(one, other, strict=True))


def test_there_are_24_ways_to_put_a_cube_into_its_box() -> None:
    assert len(rotations()) == 24
    assert {top_face(turn) for turn in rotations()} == set(FACES)


@given(turns, st.sampled_from(FACES))
def test_four_ways_to_hand_over_a_die_bring_each_face_on_top(turn: Quaternion, face: int) -> None:
    final = flat(turn)
    ways = relabellings(final, face)
    assert len(set(ways)) == 4
    for way in ways:
        assert tilt(product(final, way)) == pytest.approx((face, 1.0), abs=1e-9)


@given(turns)
def test_laying_a_die_flat_keeps_its_top_face(turn: Quaternion) -> None:
    face, up = tilt(flat(turn))
    assert isclose(up, 1.0, abs_tol=1e-9)
    assert face == top_face(turn) or tilt(turn)[1] < sqrt(0.5) + 1e-6


@given(st.floats(-0.78, 0.78), st.sampled_from(FACES), st.integers(0, 3))
def test_squaring_up_a_flat_die_keeps_its_top_face(yaw: float, face: int, quarters: int) -> None:
    turn = product((cos(yaw / 2), 0.0, 0.0, sin(yaw / 2)), upright(face, quarters))
    assert top_face(squared_up(turn)) == face
    assert abs(dot(squared_up(turn), upright(face, quarters))) > 0.999


@given(turns)
def test_the_axes_of_a_die_are_square_to_each_other(turn: Quaternion) -> None:
    x, y, z = axes(turn)
    assert cross(x, y) == pytest.approx(z, abs=1e-9)


@given(turns, turns)
def test_between_two_turns_starts_and_ends_with_them(one: Quaternion, other: Quaternion) -> None:
    if abs(dot(one, other)) > 1e-3:
        assert abs(dot(between(one, other, 0.0), one)) == pytest.approx(1.0)
        assert abs(dot(between(one, other, 1.0), other)) == pytest.approx(1.0)


def test_bringing_one_direction_onto_another_turns_it_there() -> None:
    turn = bringing((0.6, 0.0, 0.8), (0.0, 0.0, 1.0))
    x, _, z = axes(turn)
    moved = tuple(0.6 * a + 0.8 * c for a, c in zip(x, z, strict=True))
    assert moved == pytest.approx((0.0, 0.0, 1.0))
    assert bringing((0.0, 0.0, 1.0), (0.0, 0.0, 1.0)) == IDENTITY
