"""A second scorer, so plain that it can be checked by eye: it tries every way to split the dice.

Written from RULES.md A1-A4 and B1-B3, B16, B37, B38, B50-B52a, B55-B58 alone; it shares no code
with the engine and knows the default rules only.
"""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import TypeAlias

Faces: TypeAlias = tuple[int, ...]

ZILCH = "zilch"
ZILCH_TO_10000 = "zilch to_10000"
ZILCH_TO_5000 = "zilch to_5000"
CHICAGO = "zonk_chicago"
DETROIT = "zonk_detroit"
DICE_10000 = "dice10000"

DICE = {ZILCH: 6, ZILCH_TO_10000: 6, ZILCH_TO_5000: 6, CHICAGO: 5, DETROIT: 6, DICE_10000: 6}
"""How many dice each banking game is played with."""

TRIPLET = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
AUTOMATIC_WIN = 10_000
COLOURED_PAIRS = 1000
SIX_DICE = 6


def kept_sets(game: str, faces: Faces, colours: tuple[str, ...] | None = None) -> dict[Faces, int]:
    """Every legal kept set of a throw, as sorted faces, with its points; empty if it is a bust.

    The throw may lie in any order and may have fewer dice than the game. `colours` are one of "w",
    "r", "g" per die and matter to Zonk Detroit alone.
    """
    kept = {}
    for dice in _subsets(tuple(sorted(faces))):
        points = value(game, dice)
        if points is not None:
            kept[dice] = points
    if game == DETROIT and colours is not None and _pairs_of_one_colour(faces, colours):
        all_dice = tuple(sorted(faces))
        kept[all_dice] = max(COLOURED_PAIRS, kept.get(all_dice, 0))  # B50: the better of the two
    return kept


@cache
def value(game: str, dice: Faces) -> int | None:
    """The points of keeping exactly these dice (B3), or None if some die would be useless.

    The first die lies in some combination: try it together with every choice of the others, and
    split what is left in the same way.
    """
    if not dice:
        return 0
    first, others = dice[0], dice[1:]
    totals = []
    for size in range(len(others) + 1):
        for chosen in combinations(range(len(others)), size):
            block = (first, *(others[i] for i in chosen))
            left = tuple(face for i, face in enumerate(others) if i not in chosen)
            block_worth, left_worth = block_points(game, block), value(game, left)
            if block_worth is not None and left_worth is not None:
                totals.append(block_worth + left_worth)
    return max(totals, default=None)


def block_points(game: str, block: Faces) -> int | None:
    """What these dice (sorted) pay as one single combination, or None if they are none."""
    assert game in DICE, game
    shape = tuple(sorted(Counter(block).values(), reverse=True))
    triplet = TRIPLET[block[0]]
    offers = [
        # A1.2, A2.3, A4.2: the same in every game.
        (block == (1,), 100),
        (block == (5,), 50),
        (shape == (3,), triplet),
        # A1.2, dropped by A1.17 and A1.18: four, five, six alike, whatever the face.
        (game == ZILCH and shape in {(4,), (5,), (6,)}, 1000 * len(block)),
        # A4.3: each extra die is worth the triplet once more.
        (game == DICE_10000 and shape in {(4,), (5,)}, triplet * (len(block) - 2)),
        # A4.4, B37: six alike can only lie in one throw here.
        (game == DICE_10000 and shape == (6,), AUTOMATIC_WIN),
        # A1.2, A4.5, A2.5, A2.4.
        (game.startswith(ZILCH) and block == (1, 2, 3, 4, 5, 6), 1500),
        (game == DICE_10000 and block == (1, 2, 3, 4, 5, 6), 1500),
        (game == DETROIT and block == (1, 2, 3, 4, 5, 6), 1000),
        (game == CHICAGO and block in {(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)}, 1500),
        # A1.2 "any three pairs", B16; the 5,000 form has none (A1.18).
        (game in {ZILCH, ZILCH_TO_10000} and shape in {(2, 2, 2), (4, 2), (6,)}, 2000),
        # A4.6: four alike and a pair do not count.
        (game == DICE_10000 and shape == (2, 2, 2), 1500),
        # A1.2 "any two triplets", footnote 1; the 5,000 form has none (A1.18).
        (game in {ZILCH, ZILCH_TO_10000} and shape in {(3, 3), (6,)}, 3000),
        # A4.8: double trips.
        (game == DICE_10000 and shape == (3, 3), 2 * sum(TRIPLET[face] for face in set(block))),
    ]
    return max((points for fits, points in offers if fits), default=None)


def yacht_boxes(faces: Faces) -> dict[str, int]:
    """What five dice pay in every box of Yacht, in the order of the sheet (A3.6)."""
    dice = tuple(sorted(faces))
    shape = tuple(sorted(Counter(dice).values(), reverse=True))
    return {
        "yacht": 50 if shape == (5,) else 0,
        "large_straight": 30 if dice == (2, 3, 4, 5, 6) else 0,
        "small_straight": 30 if dice == (1, 2, 3, 4, 5) else 0,  # B58
        "four_of_a_kind": sum(dice) if shape in {(4, 1), (5,)} else 0,  # B55, B57
        "full_house": sum(dice) if shape == (3, 2) else 0,  # B56: five alike are none
        "choice": sum(dice),
        "sixes": 6 * dice.count(6),
        "fives": 5 * dice.count(5),
        "fours": 4 * dice.count(4),
        "threes": 3 * dice.count(3),
        "twos": 2 * dice.count(2),
        "ones": dice.count(1),
    }


@cache
def _subsets(dice: Faces) -> frozenset[Faces]:
    """Every non-empty choice of some of these dice, alike ones named once."""
    sizes = range(1, len(dice) + 1)
    return frozenset(chosen for size in sizes for chosen in combinations(dice, size))


def _pairs_of_one_colour(faces: Faces, colours: tuple[str, ...]) -> bool:
    """A2.6, B50: all six dice are thrown, and both dice of each colour show the same number."""
    if len(faces) != SIX_DICE:
        return False
    numbers = {
        colour: {
            face for face, its_colour in zip(faces, colours, strict=True) if its_colour == colour
        }
        for colour in "wrg"
    }
    return all(len(shown) == 1 for shown in numbers.values())
