"""Where dice come from: fair, seeded and scripted cups."""

from collections import Counter

import pytest

from kubik.errors import KnownError
from kubik.play.cup import FairCup, ScriptedCup, SeededCup

THROWS = 10_000
DICE = 6


def test_a_fair_cup_gives_every_face_equally_often() -> None:
    # 60,000 dice, 10,000 of each face expected. With five degrees of freedom a fair cup is above 40
    # once in 6.7 million runs; a face that comes 7 % too often (10,700) is above it by itself.
    cup = FairCup()
    dice = Counter(face for _ in range(THROWS) for face in cup.throw(DICE, 6))
    assert set(dice) == {1, 2, 3, 4, 5, 6}
    expected = THROWS * DICE / 6
    assert sum((dice[face] - expected) ** 2 / expected for face in dice) < 40


def test_no_two_fresh_cups_give_the_same_dice() -> None:
    # 100 dice each: two cups agree once in 6 ** 100
    assert len({FairCup().throw(100, 6) for _ in range(10)}) == 10


@pytest.mark.parametrize("cup", [FairCup(), SeededCup(1)], ids=["fair", "seeded"])
@pytest.mark.parametrize(("dice", "faces"), [(1, 2), (5, 6), (6, 6), (10, 9)])
def test_a_cup_gives_as_many_dice_as_asked_for(
    cup: FairCup | SeededCup, dice: int, faces: int
) -> None:
    thrown = [cup.throw(dice, faces) for _ in range(200)]
    assert {len(throw) for throw in thrown} == {dice}
    assert {face for throw in thrown for face in throw} == set(range(1, faces + 1))


def test_the_same_seed_gives_the_same_dice_and_another_seed_others() -> None:
    first, second, other = SeededCup(7), SeededCup(7), SeededCup(8)
    thrown = [first.throw(6, 6) for _ in range(20)]
    assert [second.throw(6, 6) for _ in range(20)] == thrown
    assert [other.throw(6, 6) for _ in range(20)] != thrown


def test_a_scripted_cup_gives_what_is_written() -> None:
    cup = ScriptedCup("5 2 5 5 2 | 1 1 |")
    assert not cup.is_empty
    assert cup.throw(5, 6) == (5, 2, 5, 5, 2)
    assert cup.throw(2, 6) == (1, 1)
    assert cup.is_empty


def test_a_script_that_is_over_says_so() -> None:
    cup = ScriptedCup("1 1")
    cup.throw(2, 6)
    with pytest.raises(KnownError) as raised:
        cup.throw(2, 6)
    assert str(raised.value) == "The script has no throw number 2."
    with pytest.raises(KnownError, match="no throw number 1"):
        ScriptedCup("").throw(1, 6)


@pytest.mark.parametrize(("dice", "faces"), [(3, 6), (1, 6), (2, 4)])
def test_a_throw_of_the_script_must_fit_what_is_asked_for(dice: int, faces: int) -> None:
    with pytest.raises(KnownError) as raised:
        ScriptedCup("1 5").throw(dice, faces)
    assert str(raised.value).startswith(f"Throw 1 of the script: found 1 5, expected {dice} dice")


@pytest.mark.parametrize("script", ["1 x", "0", "10", "1 | 2 ½"])
def test_a_script_of_something_else_than_dice_is_refused(script: str) -> None:
    with pytest.raises(KnownError, match=r"Die \d: found"):
        ScriptedCup(script)
