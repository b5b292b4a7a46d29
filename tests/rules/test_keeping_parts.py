"""How dice set aside come to their points."""

import pytest

from kubik.rule_files import shipped
from kubik.rules.combination import Shape
from kubik.rules.keeping import Keeping
from kubik.rules.settings import BankingRules


@pytest.mark.parametrize(
    ("dice", "points", "shapes"),
    [
        ((2, 2, 2), 200, [(Shape.ALIKE, 200)]),
        ((1, 1, 5), 250, [(Shape.SINGLE, 100), (Shape.SINGLE, 100), (Shape.SINGLE, 50)]),
        ((1, 2, 3, 4, 5, 6), 1500, [(Shape.STRAIGHT, 1500)]),
        ((2,), 200, []),
        ((2, 2, 2), 400, []),
    ],
)
def test_the_parts_are_those_that_give_the_points(
    dice: tuple[int, ...], points: int, shapes: list[tuple[Shape, int]]
) -> None:
    rules = shipped("zilch").ruleset().rules
    assert isinstance(rules, BankingRules)
    assert [(part.shape, part.points) for part in Keeping(rules).parts(dice, points)] == shapes
