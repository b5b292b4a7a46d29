"""Yacht, and what else a sheet of boxes can say."""

import pytest

from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.definition import parse
from kubik.rules.dice import Throw
from kubik.rules.events import (
    Banked,
    BoxScored,
    DiceKept,
    DiceThrown,
    MatchEnded,
    Termination,
    TurnStarted,
)
from kubik.rules.ruleset import Definition
from kubik.rules.scorepad import ScorepadState
from kubik.rules.state import Refusal, Why
from rules.table import Table

ROWS = (
    "yacht",
    "large_straight",
    "small_straight",
    "four_of_a_kind",
    "full_house",
    "choice",
    "sixes",
    "fives",
    "fours",
    "threes",
    "twos",
    "ones",
)


def boxes(throw: str, **house_rules: object) -> dict[str, int]:
    """What a throw is worth in each box of Yacht."""
    faces = tuple(map(int, throw.split()))
    return shipped("yacht").ruleset(None, **house_rules).box_points(Throw(faces))


def fill(table: Table, order: tuple[str, ...]) -> None:
    """Play whole turns of one throw each, each player filling the boxes in this order."""
    seats = len(table.scores)
    for box in order:
        for _ in range(seats):
            table.roll()
            table.score(box)


@pytest.mark.parametrize("seats", range(1, 9))
def test_yacht_is_for_one_or_more_players_with_a_column_each(seats: int) -> None:
    # A3.1, A3.3
    assert len(Table("yacht", seats=seats).sheet.sheets) == seats


def test_the_sheet_has_twelve_rows_in_this_order() -> None:
    # A3.3
    assert tuple(boxes("1 2 3 4 6")) == ROWS


def test_a_turn_begins_with_all_five_dice() -> None:
    # A3.4
    table = Table("yacht", "1 2 2 4 6")
    assert list(table.legal()) == [a.Roll()]
    assert table.refusal(a.Keep((0,))) == Refusal(Why.ROLL_FIRST)
    assert table.refusal(a.Score("choice")) == Refusal(Why.ROLL_FIRST)
    assert table.roll() == (DiceThrown((0, 1, 2, 3, 4), (1, 2, 2, 4, 6)),)


def test_any_dice_may_be_set_aside_and_the_others_thrown_again() -> None:
    # A3.4
    table = Table("yacht", "1 2 2 4 6 | 4 4 6")
    table.roll()
    assert table.keep("2 2") == (DiceKept((1, 2), None),)
    assert table.roll() == (DiceThrown((0, 3, 4), (4, 4, 6)),)
    assert table.sheet.lying == (4, 2, 2, 4, 6)


def test_all_five_may_be_thrown_again() -> None:
    # A3.4
    table = Table("yacht", "1 2 2 4 6 | 1 2 3 4 5")
    table.roll()
    table.roll()
    assert table.sheet.lying == (1, 2, 3, 4, 5)


def test_dice_set_aside_earlier_may_be_thrown_again() -> None:
    # A3.4
    table = Table("yacht", "1 2 2 4 6 | 4 4 6 | 1 4 4")
    table.roll()
    table.keep("2 2")
    table.roll()
    table.keep("4 4")
    assert table.roll() == (DiceThrown((1, 2, 4), (1, 4, 4)),)


def test_a_choice_names_each_die_once_in_order_and_changes_something() -> None:
    table = Table("yacht", "1 2 2 4 6")
    table.roll()
    for dice in ((), (1, 0), (2, 2)):
        assert table.refusal(a.Keep(dice)) == Refusal(Why.NO_CHANGE)
    for die in (-1, 5):
        assert table.refusal(a.Keep((die,))) == Refusal(Why.DIE_NOT_LYING, die + 1)


def test_with_all_dice_held_there_is_nothing_to_throw() -> None:
    # A3.4: or he may stop
    table = Table("yacht", "1 2 2 4 6")
    table.roll()
    table.keep("1 2 2 4 6")
    assert table.refusal(a.Roll()) == Refusal(Why.ALL_HELD)
    table.keep("")
    assert table.refusal(a.Roll()) is None


def test_after_three_throws_the_player_must_stop_and_score() -> None:
    # A3.4
    table = Table("yacht", "1 2 2 4 6 | 1 2 2 4 6 | 1 2 2 4 6")
    for _ in range(3):
        table.roll()
    assert table.refusal(a.Roll()) == Refusal(Why.NO_THROWS_LEFT, 3)
    assert table.refusal(a.Keep((0,))) == Refusal(Why.NO_THROWS_LEFT, 3)
    assert set(table.legal()) == {a.Score(box) for box in ROWS}


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_a_player_may_score_after_any_throw(throws: int) -> None:
    # A3.4, B60: nobody must use all three
    table = Table("yacht", " | ".join(["1 2 2 4 6"] * throws), seats=1)
    for _ in range(throws):
        table.roll()
    table.score("choice")
    assert table.scores == (15,)


def test_exactly_one_box_is_filled_a_turn_and_the_dice_pass() -> None:
    # A3.5
    table = Table("yacht", "1 2 2 4 6 | 1 2 2 4 6")
    table.roll()
    assert table.score("twos") == (BoxScored(0, "twos", 4), TurnStarted(1, 1))
    table.roll()
    assert table.score("sixes") == (BoxScored(1, "sixes", 6), TurnStarted(0, 2))
    assert table.sheet.sheets[0].filled == (("twos", 4),)
    assert table.sheet.turn is not None
    assert table.sheet.turn.kept == ()


def test_a_filled_box_stays_filled() -> None:
    # A3.5: an empty row
    table = Table("yacht", "1 2 2 4 6 | 2 2 2 4 6", seats=1)
    table.roll()
    table.score("twos")
    table.roll()
    assert table.refusal(a.Score("twos")) == Refusal(Why.BOX_FILLED)
    assert table.sheet.sheets[0].points("twos") == 4
    assert table.sheet.sheets[0].points("threes") is None


def test_a_box_of_another_sheet_does_not_exist() -> None:
    table = Table("yacht", "1 2 2 4 6")
    table.roll()
    assert table.refusal(a.Score("large")) == Refusal(Why.NO_SUCH_BOX)


@pytest.mark.parametrize(
    "action",
    [a.Bank(), a.TakeOver(), a.Challenge(1), a.GiveUp(), a.Attempt("straight", ())],  # type: ignore[arg-type]
)
def test_nobody_presses_his_luck_on_a_sheet_of_boxes(action: a.Action) -> None:
    table = Table("yacht", "1 2 2 4 6")
    table.roll()
    assert table.refusal(action) == Refusal(Why.NOT_IN_THIS_GAME)


@pytest.mark.parametrize(
    ("throw", "box", "points"),
    [
        # A3.6, row by row: what fits, what does not, the most
        ("3 3 3 3 3", "yacht", 50),
        ("3 3 3 3 4", "yacht", 0),
        ("6 5 4 3 2", "large_straight", 30),
        ("1 2 3 4 5", "large_straight", 0),
        ("5 4 3 2 1", "small_straight", 30),
        ("2 3 4 5 6", "small_straight", 0),  # B58
        ("1 2 3 4 6", "small_straight", 0),
        ("1 2 3 4 4", "small_straight", 0),
        ("4 4 4 4 1", "four_of_a_kind", 17),  # B55: all five dice
        ("6 6 6 6 6", "four_of_a_kind", 30),  # B57
        ("6 6 6 1 1", "four_of_a_kind", 0),
        ("3 3 3 6 6", "full_house", 21),
        ("6 6 6 5 5", "full_house", 28),
        ("3 3 3 3 3", "full_house", 0),  # B56
        ("3 3 3 3 6", "full_house", 0),
        ("3 3 2 2 6", "full_house", 0),
        ("1 2 3 4 6", "choice", 16),
        ("6 6 6 6 6", "choice", 30),  # B57
        ("6 6 6 6 6", "sixes", 30),  # B57
        ("5 5 1 2 3", "fives", 10),
        ("4 4 4 2 3", "fours", 12),
        ("3 1 2 4 6", "threes", 3),
        ("2 2 2 2 2", "twos", 10),
        ("1 1 1 1 1", "ones", 5),
        ("2 3 4 5 6", "ones", 0),
    ],
)
def test_what_a_throw_is_worth_in_a_box(throw: str, box: str, points: int) -> None:
    assert boxes(throw)[box] == points


@pytest.mark.parametrize(
    ("throw", "box", "points"),
    [
        ("6 6 4 6 6", "four_of_a_kind", 24),
        ("3 3 3 3 3", "four_of_a_kind", 12),
        ("3 3 3 1 1", "four_of_a_kind", 0),
        ("3 3 3 3 3", "yacht", 50),
        ("6 6 4 6 6", "choice", 28),
        ("3 3 3 6 6", "full_house", 21),
    ],
)
def test_where_the_house_says_so_only_the_four_are_added(throw: str, box: str, points: int) -> None:
    # B55, four_kind_sums_four: the numbers of exercism's canonical tests
    assert boxes(throw, four_kind_sums_four=True)[box] == points


@pytest.mark.parametrize(
    ("throw", "points"), [("3 3 3 3 3", 15), ("3 3 3 6 6", 21), ("3 3 3 3 6", 0)]
)
def test_where_the_house_says_so_five_alike_are_a_full_house(throw: str, points: int) -> None:
    # B56, yacht_as_full_house
    assert boxes(throw, yacht_as_full_house=True)["full_house"] == points


def test_where_nothing_fits_a_zero_is_entered() -> None:
    # A3.7
    table = Table("yacht", "1 2 2 4 6", seats=1)
    table.roll()
    assert table.score("yacht") == (BoxScored(0, "yacht", 0), TurnStarted(0, 2))
    assert table.sheet.sheets[0].points("yacht") == 0
    assert table.refusal(a.Score("yacht")) == Refusal(Why.ROLL_FIRST)


def test_a_fitting_throw_may_be_entered_as_nothing_elsewhere() -> None:
    # B59: any row may be chosen
    table = Table("yacht", "3 3 3 3 3", seats=1)
    table.roll()
    table.score("ones")
    assert table.scores == (0,)


def test_anas_turn() -> None:
    # A3.8: 1-2-2-4-6, keeps the 2s; 4-4-6; keeps the 4s; 1-4-4; four of a kind, 17
    table = Table("yacht", "3 3 3 6 6 | 1 2 2 4 6 | 4 4 6 | 1 4 4", seats=1)
    table.roll()
    table.score("full_house")
    table.roll()
    table.keep("2 2")
    table.roll()
    assert sorted(table.sheet.lying) == [2, 2, 4, 4, 6]
    assert table.refusal(a.Score("full_house")) == Refusal(Why.BOX_FILLED)
    table.keep("4 4")
    table.roll()
    assert sorted(table.sheet.lying) == [1, 4, 4, 4, 4]
    assert table.score("four_of_a_kind")[0] == BoxScored(0, "four_of_a_kind", 17)
    assert table.scores == (21 + 17,)


def test_the_match_ends_when_every_row_is_filled_and_the_highest_wins() -> None:
    # A3.5, A3.9: twelve turns each
    dice = ["1 2 3 4 6", "2 2 2 2 2"] * 12
    table = Table("yacht", " | ".join(dice))
    fill(table, ROWS)
    assert table.is_out_of_dice
    assert table.scores == (16 + 6 + 4 + 3 + 2 + 1, 50 + 10 + 10 + 10)
    assert table.winners == (1,)
    assert table.ended().outcome.termination is Termination.SHEET_FULL


def test_the_last_box_of_the_last_player_ends_the_match() -> None:
    # A3.9
    table = Table("yacht", " | ".join(["1 2 3 4 6"] * 24))
    fill(table, ROWS[:-1])
    table.roll()
    assert table.score("ones")[-1] == TurnStarted(1, 12)
    table.roll()
    assert isinstance(table.score("ones")[-1], MatchEnded)
    assert table.seat is None
    assert list(table.legal()) == []
    assert table.refusal(a.Roll()) == Refusal(Why.MATCH_OVER)
    assert table.sheet.preview(table.sheet.rules.boxes[0]) is None


def test_equals_share_the_win() -> None:
    # A3.9, B14: Yacht: a shared win
    table = Table("yacht", " | ".join(["1 2 3 4 6", "1 2 3 4 6", "1 1 1 1 2"] * 12), seats=3)
    fill(table, ROWS)
    assert table.winners == (0, 1)
    assert [(place.rank, place.seat) for place in table.ended().outcome.ranking] == [
        (1, 0),
        (1, 1),
        (3, 2),
    ]


def test_there_is_no_bonus_of_any_kind() -> None:
    # A3.9: a full upper half is worth its dice
    dice = ["6 6 6 6 6", "5 5 5 5 5", "4 4 4 4 4", "3 3 3 3 3", "2 2 2 2 2", "1 1 1 1 1"]
    table = Table("yacht", " | ".join(dice), seats=1)
    fill(table, ("sixes", "fives", "fours", "threes", "twos", "ones"))
    assert table.scores == (105,)


def test_what_a_box_would_score_is_shown_only_for_dice_of_this_turn() -> None:
    table = Table("yacht", "1 2 2 4 6", seats=1)
    twos = next(box for box in table.sheet.rules.boxes if box.id == "twos")
    assert table.sheet.preview(twos) is None
    table.roll()
    assert table.sheet.preview(twos) == 4
    table.score("ones")
    assert table.sheet.preview(twos) is None


def test_an_event_of_another_family_is_refused_loudly() -> None:
    with pytest.raises(TypeError, match="in a game with boxes"):
        Table("yacht").sheet.evolve(Banked(0, 100))


def sheet_of(*lines: str, rules: str = "") -> Definition:
    """A game with these boxes (RULES.md part C: the relatives of Yacht)."""
    listed = "\n".join(f"  - {{{line}}}" for line in lines)
    return parse(
        "id: relative\nname: {en: Relative}\nfamily: scorepad\nseats: {min: 1, max: 2}\n"
        f"rules: {{dice: 5{rules}}}\nboxes:\n{listed}\n",
        "relative",
    )


RELATIVE = (
    "id: one_pair, name: {en: One Pair}, shape: alike, size: 2, score: matched",
    "id: two_pairs, name: {en: Two Pairs}, shape: two_pairs, score: matched",
    "id: three, name: {en: Three}, shape: alike, size: 3, score: matched",
    "id: small, name: {en: Small}, shape: straight, faces: [1, 2, 3, 4], score: matched",
    "id: sum_of_all, name: {en: All}, shape: two_pairs, score: sum",
)


@pytest.mark.parametrize(
    ("throw", "box", "points"),
    [
        # Part C, yatzy_scandinavian: the sum of the set
        ("3 3 6 6 1", "one_pair", 12),
        ("3 3 3 3 1", "one_pair", 6),
        ("1 2 3 4 6", "one_pair", 0),
        ("3 3 6 6 1", "two_pairs", 18),
        ("3 3 3 6 6", "two_pairs", 18),
        ("3 3 3 3 1", "two_pairs", 0),
        ("3 3 3 3 1", "three", 9),
        ("1 2 3 4 6", "small", 10),
        ("1 2 3 5 6", "small", 0),
        ("3 3 6 6 1", "sum_of_all", 19),
    ],
)
def test_relatives_of_yacht_can_be_said(throw: str, box: str, points: int) -> None:
    game = sheet_of(*RELATIVE)
    assert game.ruleset().box_points(Throw(tuple(map(int, throw.split()))))[box] == points


@pytest.mark.parametrize(
    ("throws", "bonus"), [("6 6 6 6 6 | 5 5 1 1 1", 50), ("6 6 6 6 6 | 5 1 1 1 1", 0)]
)
def test_a_section_may_have_a_bonus(throws: str, bonus: int) -> None:
    # Part C, yahtzee_kniffel and yatzy_scandinavian: a bonus from so many points in these boxes
    game = sheet_of(
        "id: sixes, name: {en: Sixes}, shape: face, size: 6, score: matched",
        "id: fives, name: {en: Fives}, shape: face, size: 5, score: matched",
        "id: all, name: {en: All}, shape: any, score: sum",
        rules=", bonus_boxes: [sixes, fives], bonus_from: 40, bonus_points: 50",
    )
    table = Table(game, throws, seats=1)
    for box in ("sixes", "fives"):
        table.roll()
        table.score(box)
    sheet, rules = table.sheet.sheets[0], table.sheet.rules
    assert sheet.bonus(rules) == bonus
    assert table.scores == (30 + (10 if bonus else 5) + bonus,)


def test_the_state_of_a_sheet_is_a_value() -> None:
    rules = Table("yacht").sheet.rules
    assert ScorepadState.start(rules, 2) == ScorepadState.start(rules, 2)
    assert ScorepadState.start(rules, 2) != ScorepadState.start(rules, 3)
