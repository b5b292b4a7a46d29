"""What the table shows in a position."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.combination import Combination, Shape
from kubik.rules.dice import Colour
from kubik.scene.table_picture import GroupPicture, Look, TablePicture, picture_of, toggled_choice
from kubik.text.prices import price


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


def after(game: str, dice: str, *actions: Action, **rules: object) -> TablePicture:
    match = Match(
        shipped(game).ruleset(None, **rules), [Seat("Anna"), Seat("Béla")], ScriptedCup(dice)
    )
    for action in actions:
        match.submit(action)
    return picture_of(match.state)


def looks(picture: TablePicture) -> list[Look]:
    return [die.look for die in picture.dice]


def test_before_the_first_throw_the_table_is_empty() -> None:
    assert after("zilch", "") == TablePicture()


def test_only_dice_that_can_still_complete_a_kept_set_are_free() -> None:
    picture = after("zilch", "2 2 2 3 4 6", a.Roll())
    assert looks(picture) == [Look.FREE] * 3 + [Look.DEAD] * 3


def test_a_chosen_die_can_be_taken_back() -> None:
    picture = after("zilch", "2 2 2 3 4 6", a.Roll(), a.Keep((1,)))
    assert looks(picture)[:3] == [Look.FREE, Look.CHOSEN, Look.FREE]


def test_dice_of_an_earlier_throw_lie_in_the_tray_with_their_points() -> None:
    picture = after("zilch", "2 2 2 3 4 6 | 1 4 6", a.Roll(), a.Keep((0, 1, 2)), a.Roll())
    assert looks(picture) == [Look.FROZEN] * 3 + [Look.FREE, Look.DEAD, Look.DEAD]
    assert picture.groups == (
        GroupPicture((0, 1, 2), 200, Combination(Shape.ALIKE, (2, 2, 2), 200)),
    )
    assert [die.place for die in picture.row] == [3, 4, 5]


def priced(picture: TablePicture) -> list[tuple[tuple[int, ...], str]]:
    return [(group.dice, price(group.points, group.combination)) for group in picture.groups]


def test_each_combination_in_the_tray_has_its_own_price() -> None:
    picture = after("zilch", "5 2 1 2 2 1 | 5", a.Roll(), a.Keep((0, 1, 2, 3, 4)), a.Roll())
    assert priced(picture) == [((2,), "1 = 100"), ((1, 3, 4), "3 × 2 = 200"), ((0,), "5 = 50")]


def test_dice_that_make_earlier_ones_worth_more_show_only_what_they_add() -> None:
    rolls = "2 2 2 3 4 6 | 2 4 6 | 1 4"
    moves = (a.Roll(), a.Keep((0, 1, 2)), a.Roll(), a.Keep((3,)), a.Roll())
    picture = after("zilch", rolls, *moves, progressive="kinds", kind_mode="double")
    assert priced(picture) == [((0, 1, 2), "3 × 2 = 200"), ((3,), "200 points")]


def test_dice_that_wait_for_a_straight_have_no_price_until_it_is_there() -> None:
    rolls = "1 2 3 4 5 5 | 6"
    attempt = a.Attempt(Shape.STRAIGHT, (0, 1, 2, 3, 4))
    assert after("dice10000", "1 2 3 4 5 5", a.Roll()).groups == ()
    picture = after("dice10000", rolls, a.Roll(), attempt)
    assert priced(picture) == [((0, 1, 2, 3, 4, 5), "1-2-3-4-5-6 = 1,500")]


def test_after_a_bust_the_dice_stay_to_be_seen_but_cannot_be_used() -> None:
    picture = after("zilch", "2 2 3 3 4 6", a.Roll())
    assert [die.face for die in picture.dice] == [2, 2, 3, 3, 4, 6]
    assert set(looks(picture)) == {Look.DEAD}


def test_dice_with_colours_lie_has_coloured_dice_felt() -> None:
    picture = after("zonk_detroit", "1 2 3 4 6 6", a.Roll())
    assert [die.colour for die in picture.dice] == [
        *(Colour.WHITE, Colour.WHITE),
        *(Colour.RED, Colour.RED),
        *(Colour.GREEN, Colour.GREEN),
    ]
    assert picture.has_coloured_dice
    assert not after("zilch", "1 2 3 4 6 6", a.Roll()).has_coloured_dice


def test_in_a_game_with_boxes_every_die_is_free_until_the_last_throw() -> None:
    rolls = "1 2 2 4 6 | 4 4 6 | 1 4 4"
    first = after("yacht", rolls, a.Roll(), a.Keep((1, 2)))
    assert looks(first) == [Look.FREE, Look.CHOSEN, Look.CHOSEN, Look.FREE, Look.FREE]
    assert not first.has_tray
    last = after("yacht", rolls, a.Roll(), a.Keep((1, 2)), a.Roll(), a.Roll())
    assert looks(last) == [Look.DEAD, Look.CHOSEN, Look.CHOSEN, Look.DEAD, Look.DEAD]
    scored = after("yacht", "1 2 2 4 6", a.Roll(), a.Score("twos"))
    assert set(looks(scored)) == {Look.DEAD}


@pytest.mark.parametrize(
    ("kept", "die", "expected"), [((), 2, (2,)), ((1, 3), 2, (1, 2, 3)), ((1, 3), 3, (1,))]
)
def test_pressing_a_die_toggles_it(
    kept: tuple[int, ...], die: int, expected: tuple[int, ...]
) -> None:
    assert toggled_choice(kept, die) == expected
