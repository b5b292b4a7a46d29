"""Says what dice set aside are worth, as it is written on the table: `3 × 4 = 400`."""

from kubik.rules.combination import Combination, Shape
from kubik.text.catalogue import number, translate


def price(points: int, combination: Combination | None) -> str:
    """The price of dice: the `combination` that they are and its points, or the points alone.

    Dice alike are counted (`3 × 4 = 400`), others listed (`1-2-3-4-5-6 = 1,500`); the points are
    the engine's, whatever rules they come from.
    """
    if combination is None:
        return translate("Price", "%Ln point(s)", None, points)
    return f"{_dice(combination)} = {number(points)}"


def _dice(combination: Combination) -> str:
    faces = [number(face) for face in combination.dice]
    if len(faces) > 1 and len(set(faces)) == 1:
        return f"{number(len(faces))} × {faces[0]}"
    return ("-" if combination.shape is Shape.STRAIGHT else " ").join(faces)
