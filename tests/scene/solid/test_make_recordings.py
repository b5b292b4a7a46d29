"""The tool that makes recordings gives the same file each time, and refuses what nobody may see."""

from pathlib import Path

import pytest

from kubik.scene.solid.faces import tilt, upright
from kubik.scene.solid.quaternion import IDENTITY, Quaternion, axes, unit
from kubik.scene.solid.recordings import AT_REST, Library, Recording
from recordings.acceptance import depth, is_in_picture, refusal
from recordings.contacts import FELT, Body
from recordings.make_recordings import attempt, main, recordings
from recordings.physics import STEP, Table
from recordings.throwing import Flight, hand, throw

LEANING: Quaternion = unit((0.9, 0.2, 0.1, 0.3))


def falling(turn: Quaternion, *, spin: tuple[float, float, float] = (0.0, 0.0, 0.0)) -> Table:
    return Table([Body(0, (0.0, 0.0, 1.5), turn, [0.0, 0.0, 0.0], list(spin), entered=True)])


def run(table: Table, seconds: float) -> None:
    while table.time < seconds and not table.at_rest:
        table.step()


def test_the_same_seeds_give_the_same_file(tmp_path: Path) -> None:
    for name in ("one", "other"):
        arguments = ["--output", str(tmp_path / name), "--dice", "1", "2", "--each", "1"]
        assert main(arguments) == 0
    content = (tmp_path / "one").read_bytes()
    assert content == (tmp_path / "other").read_bytes()
    library = Library(content)
    assert [library.count(dice) for dice in (1, 2, 3)] == [1, 1, 0]


def test_what_ships_is_what_the_tool_makes() -> None:
    """The first recording of one and of three dice: the file is not older than the solver."""
    shipped = Library()
    for dice in (1, 3):
        (made,), _ = recordings(dice, 1)
        stored = shipped.recording(dice, 0)
        assert stored.settle == made.settle
        for flight, wanted in zip(stored.flights, made.flights, strict=True):
            for pose, other in zip(flight, wanted, strict=True):
                assert pose.point == pytest.approx(other.point, abs=1e-3)


def test_other_seeds_give_other_throws() -> None:
    assert hand(3, 1) == hand(3, 1)
    assert hand(3, 1) != hand(3, 2)


def test_a_die_falls_onto_a_face_and_stays() -> None:
    table = falling(LEANING)
    run(table, 3.0)
    (body,) = table.bodies
    assert table.at_rest
    assert body.position[2] == pytest.approx(AT_REST, abs=0.02)
    assert tilt(body.turn)[1] > 0.998
    assert {impact.second for impact in table.impacts} == {FELT}


def test_before_it_lands_a_die_falls_as_everything_does() -> None:
    table = falling(IDENTITY)
    steps = 24
    for _ in range(steps):
        table.step()
    time = steps * STEP
    assert table.bodies[0].position[2] == pytest.approx(1.5 - 75 * time * time / 2, abs=0.05)


def test_a_die_gains_no_energy_by_bouncing() -> None:
    table = falling(LEANING, spin=(5.0, -3.0, 8.0))
    energies = []
    for _ in range(400):
        table.step()
        (body,) = table.bodies
        moving = sum(x * x for x in body.velocity) / 2 + sum(x * x for x in body.spin) / 12
        energies.append(moving + 75 * body.position[2])
    assert max(energies) <= energies[0] * 1.02


def test_two_dice_that_meet_push_each_other_away() -> None:
    table = Table(
        [
            Body(0, (-1.2, 0.0, 2.0), upright(1), [6.0, 0.0, 0.0], [0.0, 0.0, 0.0]),
            Body(1, (1.2, 0.0, 2.0), upright(1), [-6.0, 0.0, 0.0], [0.0, 0.0, 0.0]),
        ]
    )
    run(table, 0.2)
    one, other = table.bodies
    assert one.velocity[0] < 0 < other.velocity[0]
    assert [(impact.first, impact.second) for impact in table.impacts] == [(1, 0)]
    assert table.impacts[0].speed == pytest.approx(12.0, rel=0.1)
    assert one.velocity[0] + other.velocity[0] == pytest.approx(0.0, abs=1e-6)


def test_the_rail_holds_the_dice() -> None:
    table = Table([Body(0, (5.0, 0.0, 0.5), IDENTITY, [20.0, 3.0, 0.0], [0.0, 0.0, 0.0])])
    for _ in range(240):
        table.step()
        assert table.bodies[0].position[0] < 6.0


def test_a_throw_that_is_no_good_is_given_up_at_once() -> None:
    asked: list[float] = []

    def never(table: Table) -> bool:
        asked.append(table.time)
        return False

    assert throw(2, 1, never) is None
    assert len(asked) == 1


def resting(*dice: tuple[float, float]) -> Flight:
    """Dice that turned over twice and lie on these places."""
    last = tuple(((x, y, AT_REST), IDENTITY) for x, y in dice)
    turning = (IDENTITY, upright(2), upright(6), upright(5)) * 2
    before = tuple(tuple(((x, y, AT_REST), turn) for x, y in dice) for turn in turning)
    return Flight((*before, last), (), 0.0)


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        (((0.0, 0.0), (1.5, 0.0)), None),
        (((0.0, 0.0), (1.2, 0.0)), "close together"),
        (((0.0, 0.0), (0.0, 1.9)), "by the rail"),
        (((5.6, 0.0),), "by the rail"),
    ],
)
def test_dice_must_rest_apart_and_within_the_table(
    dice: tuple[tuple[float, float], ...], why: str | None
) -> None:
    assert refusal(resting(*dice)) == why


def test_dice_must_tumble() -> None:
    still = (((0.0, 0.0, AT_REST), IDENTITY),)
    assert refusal(Flight((still, still), (), 0.0)) == "little tumbling"


def test_a_die_must_not_rest_on_another() -> None:
    high = resting((0.0, 0.0))
    lifted = (((0.0, 0.0, 1.5), IDENTITY),)
    assert refusal(Flight((*high.frames, lifted), (), 0.0)) == "on another die"


def test_a_die_is_in_the_picture_or_not_there_yet() -> None:
    body = axes(IDENTITY)
    assert is_in_picture((0.0, 0.0, AT_REST), body)
    assert is_in_picture((0.0, -8.0, 1.0), body)
    assert not is_in_picture((0.0, 2.0, 3.0), body)
    assert not is_in_picture((7.0, 0.0, AT_REST), body)


def test_depth_tells_how_far_dice_are_inside_each_other() -> None:
    here = ((0.0, 0.0, AT_REST), axes(IDENTITY))
    assert depth(here, ((0.9, 0.0, AT_REST), axes(IDENTITY))) == pytest.approx(0.1)
    assert depth(here, ((1.2, 0.0, AT_REST), axes(IDENTITY))) == pytest.approx(-0.2)
    assert depth(here, ((9.0, 0.0, AT_REST), axes(IDENTITY))) < 0


def test_an_attempt_says_why_it_gives_nothing() -> None:
    found = [attempt(6, seed) for seed in range(6)]
    assert all(isinstance(each, (str, Recording)) for each in found)
    assert any(isinstance(each, str) for each in found)


def test_a_number_that_is_not_reached_is_an_error(tmp_path: Path) -> None:
    made, refused = recordings(6, 5, tries=2)
    assert len(made) < 5
    assert len(made) + refused.total() == 2
