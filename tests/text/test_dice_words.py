"""Every die can be said, whatever it shows, whatever its colour and whatever it is good for."""

import pytest

from kubik.rules.dice import Colour
from kubik.text import dice_words as words

FACES = ["one", "two", "three", "four", "five", "six"]


@pytest.mark.parametrize(("face", "name"), list(enumerate(FACES, 1)))
def test_every_face_has_its_word(face: int, name: str) -> None:
    assert words.face_name(face) == name
    assert words.die(face, None) == name


def test_a_face_beyond_six_is_said_as_its_number() -> None:
    assert words.face_name(12) == "12"


@pytest.mark.parametrize("colour", list(Colour))
def test_every_colour_has_its_word(colour: Colour) -> None:
    assert words.colour_name(colour) == colour.value
    assert words.die(5, colour) == f"five, {colour.value}"


@pytest.mark.parametrize(
    ("say", "key", "face", "colour", "expected"),
    [
        (words.lies, 3, 5, None, "Die 3: five"),
        (words.lies, 3, 5, Colour.RED, "Die 3: five, red"),
        (words.can_be_kept, 3, 5, Colour.RED, "Die 3: five, red, can be kept"),
        (words.kept, 10, 1, None, "Die 10: one, kept"),
        (words.scores_nothing, 1, 4, Colour.GREEN, "Die 1: four, green, scores nothing"),
    ],
)
def test_a_die_is_said_with_what_it_is_to_the_player(
    say: words.Said, key: int, face: int, colour: Colour | None, expected: str
) -> None:
    assert say(key, face, colour) == expected


@pytest.mark.parametrize(
    ("colour", "price", "expected"),
    [
        (None, "3 × 3 = 300", "Set aside, 3 × 3 = 300: three"),
        (Colour.WHITE, "1,500 points", "Set aside, 1,500 points: three, white"),
        (None, "", "Set aside: three"),
    ],
)
def test_a_die_in_the_tray_is_said_with_its_price(
    colour: Colour | None, price: str, expected: str
) -> None:
    assert words.set_aside(3, colour, price) == expected


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ([(3, None)] * 3, "Together: three, three and three"),
        ([(2, None), (3, None)], "Together: two and three"),
        ([(5, Colour.RED), (5, Colour.GREEN)], "Together: five, red; five, green"),
    ],
)
def test_a_group_in_the_tray_is_said_as_one(
    dice: list[tuple[int, Colour | None]], expected: str
) -> None:
    assert words.tray_group(dice) == expected


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("say", [words.lies, words.can_be_kept, words.kept, words.scores_nothing])
def test_every_word_is_looked_up_at_the_moment_it_is_said(say: words.Said) -> None:
    assert "‹‹five›, ‹red››" in say(3, 5, Colour.RED)
    assert say(3, 5, Colour.RED).startswith("‹")


@pytest.mark.usefixtures("brackets")
def test_the_tray_and_the_table_are_looked_up_too() -> None:
    assert words.set_aside(6, None, "5 = 50") == "‹Set aside, 5 = 50: ‹six››"
    assert words.tray_group([(6, None)]) == "‹Together: ‹six››"
    assert words.table_name() == "‹Dice›"
