"""Throws as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kubik.errors import KnownError
from kubik.rules.dice import Colour, Throw
from kubik.rules.notation import read_throw, write_throw


@pytest.mark.parametrize("text", ["5 2 5 5 2", "5,2,5,5,2", " 5, 2  5\t5 2 "])
def test_plain_digits_are_dice_without_colours(text: str) -> None:
    assert read_throw(text) == Throw((5, 2, 5, 5, 2))


@pytest.mark.parametrize("text", ["w2 w2 r3 g4", "W2, w2, R3, G4"])
def test_a_letter_before_the_digit_is_a_colour(text: str) -> None:
    colours = (Colour.WHITE, Colour.WHITE, Colour.RED, Colour.GREEN)
    assert read_throw(text) == Throw((2, 2, 3, 4), colours)


@pytest.mark.parametrize("text", ["", "  ", ",", " , "])
def test_no_dice_are_no_throw(text: str) -> None:
    with pytest.raises(KnownError) as raised:
        read_throw(text)
    assert str(raised.value) == "Found no dice, expected at least one."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 7", "Die 2: found 7, expected a face from 1 to 6."),
        ("0", "Die 1: found 0, expected a face from 1 to 6."),
        ("-1", "Die 1: found -1, expected a face from 1 to 6."),
        ("1 2 x", "Die 3: found x, expected a face from 1 to 6."),
        ("1.5", "Die 1: found 1.5, expected a face from 1 to 6."),
        ("²", "Die 1: found ², expected a face from 1 to 6."),
        ("٣", "Die 1: found ٣, expected a face from 1 to 6."),
        ("12", "Die 1: found 12, expected a face from 1 to 6."),
        ("9" * 5000, "Die 1: found 9999999999999999999…, expected a face from 1 to 6."),
        ("w1 r", "Die 2: found r, expected a face from 1 to 6, with w, r or g before it."),
        ("w1 w7", "Die 2: found w7, expected a face from 1 to 6, with w, r or g before it."),
        ("b1", "Die 1: found b1, expected a face from 1 to 6."),
    ],
)
def test_what_is_no_die_is_named(text: str, said: str) -> None:
    with pytest.raises(KnownError) as raised:
        read_throw(text, 6)
    assert str(raised.value) == said


@pytest.mark.parametrize("text", ["0001", "1000", "10"])
def test_a_face_is_written_plainly(text: str) -> None:
    with pytest.raises(KnownError, match="Die 1: found"):
        read_throw(text, 6)


@pytest.mark.parametrize(("text", "coloured"), [("w1 2 3", 1), ("1 w2 r3", 2)])
def test_all_dice_have_colours_or_none(text: str, coloured: int) -> None:
    with pytest.raises(KnownError) as raised:
        read_throw(text)
    assert str(raised.value) == f"Dice: 3. With a colour: {coloured}; expected all or none."


def test_a_throw_has_a_colour_for_each_die() -> None:
    with pytest.raises(ValueError, match="2 dice with 1 colours"):
        Throw((1, 2), (Colour.RED,))


@pytest.mark.parametrize(
    ("text", "paired"),
    [
        ("w2 w2 r3 r3 g4 g4", True),
        ("w2 r3 g4 w2 r3 g4", True),
        ("w2 w2 r2 r2 g2 g2", True),
        ("w2 w3 r3 r2 g4 g4", False),
        ("w2 w2 r3 r3 r3 r3", False),
        ("w2 w2", True),
        ("2 2 3 3 4 4", False),
    ],
)
def test_dice_pair_up_by_colour_and_number(text: str, paired: bool) -> None:
    # A2.6
    assert read_throw(text).is_paired_by_colour is paired


dice = st.lists(st.integers(1, 9), min_size=1, max_size=10).map(tuple)


@given(faces=dice, data=st.data())
def test_what_is_written_is_read_again(faces: tuple[int, ...], data: st.DataObject) -> None:
    assert read_throw(write_throw(Throw(faces))) == Throw(faces)
    colours = data.draw(st.tuples(*[st.sampled_from(list(Colour))] * len(faces)))
    assert read_throw(write_throw(Throw(faces, colours))) == Throw(faces, colours)
