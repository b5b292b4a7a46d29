"""Every shipped game scores as RULES.md says: throws by hand, and every throw there is.

The throws in `games/` were thought out from the rules; `plain_scorer` is a second scorer that
shares no code with the engine.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any, Protocol, assert_never

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kubik.rule_files import shipped
from kubik.rules.dice import Colour, Throw
from rules.plain_scorer import DICE, kept_sets, yacht_boxes
from rules.throws import Boxes, Bust, Case, Points, Win, read

GAMES = Path(__file__).with_name("games")
FILES = sorted(GAMES.glob("*.throws"))
CASES = [(path.stem, case) for path in FILES for case in read(path)]
LINES = [pytest.param(game, case, id=f"{game}.throws:{case.line}") for game, case in CASES]
LINES_WITHOUT_HOUSE_RULES = [
    pytest.param(game, case, id=f"{game}.throws:{case.line}")
    for game, case in CASES
    if not case.settings.keys() - {"form"}
]
COLOURS = {"w": Colour.WHITE, "r": Colour.RED, "g": Colour.GREEN}
SIX_COLOURED_DICE = ("w", "w", "r", "r", "g", "g")
AUTOMATIC_10_000 = 10_000
EVERY_NUMBER_OF_DICE = [
    pytest.param(game, dice, id=f"{game}, {dice} dice")
    for game, most in DICE.items()
    for dice in range(1, most + 1)
]

# RULES.md part D, "Bust chances".
BUST_CHANCES = {
    1: Fraction(2, 3),
    2: Fraction(4, 9),
    3: Fraction(5, 18),
    4: Fraction(17, 108),
    5: Fraction(25, 324),
}
BUST_CHANCE_OF_SIX = {
    "zilch": Fraction(5, 216),
    "zilch to_10000": Fraction(5, 216),
    "zilch to_5000": Fraction(5, 162),
    "zonk_detroit": Fraction(5, 162),
    "dice10000": Fraction(5, 216),
}
BUST_CHANCE_WITH_COLOURS = Fraction(59, 1944)


class Scorer(Protocol):
    """What these tests ask of a ruleset."""

    def kept_sets(self, throw: Throw, /) -> Mapping[tuple[int, ...], int]:
        """Every legal kept set, as sorted faces, with its points; empty for a bust."""

    def best(self, throw: Throw, /) -> tuple[tuple[int, ...], int] | None:
        """The dearest kept set, with the fewest dice on a tie; None for a bust."""

    def box_points(self, throw: Throw, /) -> Mapping[str, int]:
        """The points in every box of a score sheet."""


def throw(faces: Iterable[int], colours: Iterable[str] | None = None) -> Throw:
    """A throw as the dice lie, with a colour (w, r, g) for each or with none."""
    return Throw(tuple(faces), None if colours is None else tuple(COLOURS[c] for c in colours))


def every_throw(dice: int) -> Iterator[tuple[int, ...]]:
    """The faces of every throw of so many dice, in every order: 6 ** dice of them."""
    return product(range(1, 7), repeat=dice)


def house_rules(settings: Mapping[str, str]) -> dict[str, Any]:
    """The settings of a throws file as the engine takes them: a switch is a bool."""
    switches = {"on": True, "off": False}
    return {name: switches.get(value, value) for name, value in settings.items()}


@cache
def ruleset_of(game: str) -> Scorer:
    """The ruleset of a game and, after a blank, perhaps its form; house rules at their defaults."""
    name, *forms = game.split()
    return shipped(name).ruleset(form=forms[0]) if forms else shipped(name).ruleset()


def is_dearest(
    best: tuple[tuple[int, ...], int] | None, kept: Mapping[tuple[int, ...], int]
) -> bool:
    """Whether this is the dearest of these kept sets, with the fewest dice; or None of none."""
    if best is None or not kept:
        return best is None and not kept
    dice, points = best
    fewest = min(len(others) for others in kept if kept[others] == max(kept.values()))
    return kept.get(dice) == points == max(kept.values()) and len(dice) == fewest


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_game_has_at_least_thirty_throws_by_hand(path: Path) -> None:
    assert len(read(path)) >= 30


def test_every_game_has_its_throws() -> None:
    games = {name.split()[0] for name in DICE} | {"yacht"}
    assert {path.stem for path in FILES} == games


@pytest.mark.parametrize(("game", "case"), LINES)
def test_a_throw_is_worth_what_is_written_beside_it(game: str, case: Case) -> None:
    ruleset = shipped(game).ruleset(**house_rules(case.settings))
    thrown = throw(case.faces, case.colours)
    match case.expectation:
        case Boxes(points):
            assert points.items() <= ruleset.box_points(thrown).items()
        case Bust():
            assert not ruleset.kept_sets(thrown)
            assert ruleset.best(thrown) is None
        case Win():
            all_dice = tuple(sorted(case.faces))
            assert ruleset.best(thrown) == (all_dice, AUTOMATIC_10_000)
        case Points(best, all_dice):
            dearest = ruleset.best(thrown)
            assert dearest is not None
            assert dearest[1] == best
            if all_dice is not None:
                kept_together = ruleset.kept_sets(thrown).get(tuple(sorted(case.faces)), "-")
                assert kept_together == all_dice
        case _:
            assert_never(case.expectation)


@pytest.mark.parametrize(("game", "case"), LINES_WITHOUT_HOUSE_RULES)
def test_the_plain_scorer_agrees_with_the_throws_by_hand(game: str, case: Case) -> None:
    if isinstance(case.expectation, Boxes):
        assert case.expectation.points.items() <= yacht_boxes(case.faces).items()
        return
    kept = kept_sets(" ".join([game, *case.settings.values()]), case.faces, case.colours)
    all_dice = kept.get(tuple(sorted(case.faces)), "-")
    match case.expectation:
        case Bust():
            assert not kept
        case Win():
            assert all_dice == max(kept.values()) == AUTOMATIC_10_000
        case Points(best, expected):
            assert max(kept.values()) == best
            assert expected in {all_dice, None}


@pytest.mark.parametrize(
    ("game", "thrown", "kept", "points"),
    [
        # B2: 1, 5, 3-3-3 or mixtures
        ("zilch", "1 2 3 3 3 5", "1", 100),
        ("zilch", "1 2 3 3 3 5", "5", 50),
        ("zilch", "1 2 3 3 3 5", "3 3 3", 300),
        ("zilch", "1 2 3 3 3 5", "1 3 3 3", 400),
        ("zilch", "1 2 3 3 3 5", "1 3 3 3 5", 450),
        ("zilch", "1 2 3 3 3 5", "3", None),
        ("zilch", "1 2 3 3 3 5", "1 2", None),
        # B2: one 1 of three, three 2s of four
        ("zonk_chicago", "1 1 1 2 3", "1", 100),
        ("zonk_chicago", "1 1 1 2 3", "1 1", 200),
        ("zonk_chicago", "1 1 1 2 3", "1 1 1", 1000),
        ("zilch", "2 2 2 2 3 4", "2 2 2", 200),
        ("zilch", "2 2 2 2 3 4", "2 2 2 2", 4000),
        ("zilch", "2 2 2 2 3 4", "2 2", None),
        ("zonk_detroit", "2 2 2 2 3 4", "2 2 2 2", None),
        # B3: which dice are kept is the player's decision
        ("zilch", "2 2 2 2 3 3", "2 2 2 2", 4000),
        ("zilch", "2 2 2 2 3 3", "2 2 2 2 3 3", 2000),
        ("zilch", "2 2 2 2 3 3", "2 2 3 3", None),
        ("zilch", "2 2 2 2 3 3", "2 2 2 2 3", None),
        # A4.3, A4.8, B38: one of two triplets at its plain value, and kinds add
        ("dice10000", "2 2 2 3 3 3", "2 2 2", 200),
        ("dice10000", "2 2 2 3 3 3", "3 3 3", 300),
        ("dice10000", "2 2 2 3 3 3", "2 2 2 3 3 3", 1000),
        ("dice10000", "4 4 4 4 1 5", "4 4 4", 400),
        ("dice10000", "4 4 4 4 1 5", "4 4 4 4 5", 850),
        # A2.4, A4.5: a straight is kept whole, or its 1 and its 5
        ("zonk_chicago", "1 2 3 4 5", "1 5", 150),
        ("zonk_chicago", "1 2 3 4 5", "1 2 3 4", None),
        ("dice10000", "1 2 3 4 5 6", "1", 100),
        ("dice10000", "1 2 3 4 5 6", "2 3 4 5 6", None),
        # A set that was not thrown
        ("zilch", "1 2 3 3 3 5", "1 1", None),
    ],
)
def test_a_kept_set_is_worth_its_best_exact_split(
    game: str, thrown: str, kept: str, points: int | None
) -> None:
    sets = ruleset_of(game).kept_sets(throw(map(int, thrown.split())))
    assert sets.get(tuple(map(int, kept.split()))) == points


@pytest.mark.parametrize(
    ("game", "thrown", "dearest"),
    [
        ("zilch", "1 5 5 2 3 4", ("1 5 5", 200)),
        ("zilch", "2 2 2 2 3 3", ("2 2 2 2", 4000)),
        ("zonk_detroit", "2 2 2 2 5 5", ("2 2 2 5 5", 300)),
        ("dice10000", "1 1 1 2 2 2", ("1 1 1 2 2 2", 2400)),
    ],
)
def test_the_dearest_kept_set(game: str, thrown: str, dearest: tuple[str, int]) -> None:
    kept, points = dearest
    best = ruleset_of(game).best(throw(map(int, thrown.split())))
    assert best == (tuple(map(int, kept.split())), points)


def test_of_two_dearest_kept_sets_the_one_of_fewer_dice_is_best() -> None:
    # Under the default rules no throw has two; here three pairs pay 2000 as well.
    ruleset = shipped("zilch").ruleset(kind_mode="add")
    assert ruleset.best(throw((1, 2, 1, 1, 2, 1))) == ((1, 1, 1, 1), 2000)


@pytest.mark.parametrize(("game", "dice"), EVERY_NUMBER_OF_DICE)
def test_every_throw_has_the_kept_sets_of_the_plain_scorer(game: str, dice: int) -> None:
    ruleset = ruleset_of(game)
    wrong = (
        (faces, engine, plain)
        for faces in every_throw(dice)
        if (engine := dict(ruleset.kept_sets(throw(faces)))) != (plain := kept_sets(game, faces))
    )
    assert list(islice(wrong, 3)) == []


@pytest.mark.parametrize(("game", "dice"), EVERY_NUMBER_OF_DICE)
def test_the_best_of_every_throw_is_the_plain_scorers(game: str, dice: int) -> None:
    ruleset = ruleset_of(game)
    wrong = (
        (faces, best, plain)
        for faces in every_throw(dice)
        if not is_dearest(best := ruleset.best(throw(faces)), plain := kept_sets(game, faces))
    )
    assert list(islice(wrong, 3)) == []


def test_every_throw_of_coloured_dice_is_scored_as_the_plain_scorer_does() -> None:
    ruleset = ruleset_of("zonk_detroit")
    wrong = []
    for faces in every_throw(6):
        thrown = throw(faces, SIX_COLOURED_DICE)
        plain = kept_sets("zonk_detroit", faces, SIX_COLOURED_DICE)
        if dict(ruleset.kept_sets(thrown)) != plain or not is_dearest(ruleset.best(thrown), plain):
            wrong.append((faces, plain))
    assert wrong[:3] == []


def test_every_throw_fills_the_boxes_of_yacht_as_the_plain_scorer_does() -> None:
    ruleset = ruleset_of("yacht")
    wrong = (
        (faces, boxes, plain)
        for faces in every_throw(5)
        if (boxes := dict(ruleset.box_points(throw(faces)))) != (plain := yacht_boxes(faces))
    )
    assert list(islice(wrong, 3)) == []


def test_the_most_of_every_yacht_box_is_as_printed() -> None:
    # RULES.md A3.6, column "max".
    printed = {
        "yacht": 50,
        "large_straight": 30,
        "small_straight": 30,
        "four_of_a_kind": 30,
        "full_house": 28,
        "choice": 30,
        "sixes": 30,
        "fives": 25,
        "fours": 20,
        "threes": 15,
        "twos": 10,
        "ones": 5,
    }
    ruleset = ruleset_of("yacht")
    boxes = [ruleset.box_points(throw(faces)) for faces in every_throw(5)]
    assert {box: max(points[box] for points in boxes) for box in printed} == printed


@pytest.mark.parametrize(("game", "dice"), EVERY_NUMBER_OF_DICE)
def test_the_chance_of_a_bust_is_the_published_one(game: str, dice: int) -> None:
    ruleset = ruleset_of(game)
    busts = sum(ruleset.best(throw(faces)) is None for faces in every_throw(dice))
    expected = BUST_CHANCES[dice] if dice in BUST_CHANCES else BUST_CHANCE_OF_SIX[game]
    assert Fraction(busts, 6**dice) == expected


def test_colours_rescue_24_of_the_1440_busts_of_zonk_detroit() -> None:
    # B50: 1416 of 46,656.
    ruleset = ruleset_of("zonk_detroit")
    busts = sum(ruleset.best(throw(faces, SIX_COLOURED_DICE)) is None for faces in every_throw(6))
    assert Fraction(busts, 6**6) == BUST_CHANCE_WITH_COLOURS


@pytest.mark.parametrize(
    ("game", "points", "throws"),
    [
        ("zilch", 6000, 6),  # six alike
        ("zilch", 3000, 300),  # 3-3
        ("zilch", 2000, 1800 + 300),  # 2-2-2; 4-2 whose pair is neither 1s nor 5s
        ("zilch", 1500, 720),  # the straight
        ("zilch to_10000", 3000, 300 + 6),
        ("zilch to_10000", 2000, 1800 + 450),
        ("zilch to_10000", 1500, 720),
        ("zilch to_5000", 1500, 720 + 20),  # 1-1-1-5-5-5 is 1000 + 500
        ("zonk_detroit", 2000, 1),  # six 1s
        ("dice10000", AUTOMATIC_10_000, 6),
        ("dice10000", 1500, 720 + 1800),
    ],
)
def test_as_many_throws_pay_for_all_six_dice_as_there_are(
    game: str, points: int, throws: int
) -> None:
    # RULES.md part D, "Patterns of six dice".
    ruleset = ruleset_of(game)
    paid = (ruleset.kept_sets(throw(faces)).get(tuple(sorted(faces))) for faces in every_throw(6))
    assert sum(worth == points for worth in paid) == throws


def dice_of(game: str) -> st.SearchStrategy[tuple[str, list[int]]]:
    """A game, and a throw of all its dice or of fewer."""
    faces = st.lists(st.integers(1, 6), min_size=1, max_size=DICE[game])
    return st.tuples(st.just(game), faces)


def coloured(numbers: tuple[int, ...]) -> st.SearchStrategy[list[tuple[str, int]]]:
    """Two white, two red, two green dice showing these numbers, in any order on the table."""
    return st.permutations(list(zip(SIX_COLOURED_DICE, numbers, strict=True)))


def twice(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Each number twice in a row, as `SIX_COLOURED_DICE` has its colours."""
    return tuple(number for number in numbers for _ in range(2))


# The first throw of a ruleset may build its tables, so no example has a deadline.


@settings(deadline=None)
@given(st.sampled_from(sorted(DICE)).flatmap(dice_of))
def test_sorting_the_dice_never_changes_their_value(game_and_faces: tuple[str, list[int]]) -> None:
    game, faces = game_and_faces
    ruleset = ruleset_of(game)
    lying, in_order = throw(faces), throw(sorted(faces))
    assert ruleset.kept_sets(lying) == ruleset.kept_sets(in_order)
    assert ruleset.best(lying) == ruleset.best(in_order)


@settings(deadline=None)
@given(st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_sorting_the_dice_never_changes_a_box_of_yacht(faces: list[int]) -> None:
    ruleset = ruleset_of("yacht")
    assert ruleset.box_points(throw(faces)) == ruleset.box_points(throw(sorted(faces)))


@settings(deadline=None)
@given(st.tuples(*[st.integers(1, 6)] * 6).flatmap(coloured))
def test_coloured_dice_are_worth_the_same_wherever_they_lie(dice: list[tuple[str, int]]) -> None:
    colours, faces = zip(*dice, strict=True)
    kept = ruleset_of("zonk_detroit").kept_sets(throw(faces, colours))
    assert dict(kept) == kept_sets("zonk_detroit", faces, colours)


@settings(deadline=None)
@given(st.tuples(*[st.integers(1, 6)] * 3).flatmap(lambda pairs: coloured(twice(pairs))))
def test_three_coloured_pairs_pay_1000_wherever_they_lie(dice: list[tuple[str, int]]) -> None:
    colours, faces = zip(*dice, strict=True)
    kept = ruleset_of("zonk_detroit").kept_sets(throw(faces, colours))
    assert kept[tuple(sorted(faces))] >= 1000
