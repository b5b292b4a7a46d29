"""The price of dice as it is written on the table."""

import pytest
from PySide6.QtCore import QLocale

from kubik.rules.combination import Combination, Shape
from kubik.text.prices import price


@pytest.mark.parametrize(
    ("shape", "dice", "points", "expected"),
    [
        (Shape.ALIKE, (4, 4, 4), 400, "3 × 4 = 400"),
        (Shape.SINGLE, (5,), 50, "5 = 50"),
        (Shape.STRAIGHT, (1, 2, 3, 4, 5, 6), 1500, "1-2-3-4-5-6 = 1,500"),
        (Shape.THREE_PAIRS, (2, 2, 3, 3, 6, 6), 750, "2 2 3 3 6 6 = 750"),
        (Shape.FULL_HOUSE, (2, 2, 6, 6, 6), 900, "2 2 6 6 6 = 900"),
        (Shape.SIX_ALIKE, (3,) * 6, 10_000, "6 × 3 = 10,000"),
    ],
)
def test_a_combination_is_written_with_its_dice_and_its_points(
    shape: Shape, dice: tuple[int, ...], points: int, expected: str
) -> None:
    assert price(points, Combination(shape, dice, points)) == expected


def test_points_that_other_dice_have_a_part_in_stand_alone() -> None:
    assert price(1200, None) == "1,200 points"


@pytest.mark.usefixtures("brackets")
def test_the_words_are_looked_up_and_numbers_grouped_as_the_language_has_them() -> None:
    QLocale.setDefault(QLocale("de"))
    assert price(1200, None) == "‹1.200 points›"
    assert price(1500, Combination(Shape.STRAIGHT, (1, 2), 1500)) == "1-2 = 1.500"
