"""Players who join, leave or change places in a game with a score sheet: every box is filled."""

import pytest

from kubik.rules import actions as a
from kubik.rules.events import Event, MatchEnded, SeatsChanged, Termination, TurnStarted
from kubik.rules.state import Refusal, Why
from rules.table import Table

FALL = "1 2 3 4 6"
BOXES = 12


def sources(text: str) -> tuple[int | None, ...]:
    """The old seats that `0 2 new` names."""
    return tuple(None if word == "new" else int(word) for word in text.split())


def sit(table: Table, text: str) -> tuple[Event, ...]:
    return table.submit(a.ChangeSeats(sources(text)))


def why_not(table: Table, text: str) -> Why | None:
    refused = table.refusal(a.ChangeSeats(sources(text)))
    return refused.why if refused else None


def fill(table: Table) -> None:
    """Whoever is on throws once and fills the first open box."""
    table.roll()
    assert table.seat is not None
    sheet = table.sheet.sheets[table.seat]
    table.score(next(box.id for box in table.sheet.rules.boxes if sheet.points(box.id) is None))


def yacht(boxes: int, seats: int = 3) -> Table:
    """A match in which so many boxes have been filled."""
    table = Table("yacht", " | ".join([FALL] * 150), seats=seats)
    for _ in range(boxes):
        fill(table)
    return table


def turn(table: Table) -> tuple[int | None, int]:
    return table.seat, table.sheet.round


def rest_of_round(table: Table) -> list[int | None]:
    found, number = [], table.sheet.round
    while table.sheet.round == number and table.outcome is None:
        found.append(table.seat)
        fill(table)
    return found


@pytest.mark.parametrize(
    ("boxes", "moved", "on", "rest"),
    [
        (1, "2 1 0", (1, 1), [1, 0]),
        (1, "1 2 0", (0, 1), [0, 1]),
        (2, "2 0 1", (0, 1), [0]),
        (4, "2 1 0", (1, 2), [1, 0]),
        (1, "0 1 2 new", (1, 1), [1, 2, 3]),
        (2, "new 0 1 2", (3, 1), [3, 0]),
        (1, "1 2", (0, 1), [0, 1]),
        (2, "0 2", (1, 1), [1]),
        # Who is on leaves.
        (1, "0 2", (1, 1), [1]),
        (2, "0 1", (0, 2), [0, 1]),
        (1, "2 0", (0, 1), [0]),
        (5, "0 1", (0, 3), [0, 1]),
        (2, "0 1 new", (2, 1), [2]),
        # A round begins with the first seat.
        (0, "2 1 0", (0, 1), [0, 1, 2]),
        (0, "new 0 1 2", (0, 1), [0, 1, 2, 3]),
        (3, "1 2 0", (0, 2), [0, 1, 2]),
        (3, "1 0", (0, 2), [0, 1]),
        (3, "1", (0, 2), [0]),
        (1, "2 1", (0, 1), [0, 1]),
        (1, "new new", (0, 1), [0, 1]),
    ],
)
def test_nobody_misses_a_turn_of_the_round_or_has_two(
    boxes: int, moved: str, on: tuple[int, int], rest: list[int]
) -> None:
    table = yacht(boxes)
    sit(table, moved)
    assert turn(table) == on
    assert rest_of_round(table) == rest
    assert rest_of_round(table) == list(range(len(table.scores)))


def test_the_sheets_go_with_the_players() -> None:
    table = yacht(3)
    sheets = table.sheet.sheets
    sit(table, "2 0")
    assert table.sheet.sheets == (sheets[2], sheets[0])


def test_the_turn_is_told_anew_only_where_another_is_on() -> None:
    table = yacht(1)
    assert sit(table, "2 1 0") == (SeatsChanged((2, 1, 0)),)
    assert sit(table, "0 2") == (SeatsChanged((0, 2)), TurnStarted(0, 1))


def test_everybody_who_stays_fills_all_boxes() -> None:
    table = yacht(20)
    sit(table, "2 0 1")
    for _ in range(3):
        fill(table)
    sit(table, "1 0")
    while table.outcome is None:
        fill(table)
    boxes = len(table.sheet.rules.boxes)
    assert [len(sheet.filled) for sheet in table.sheet.sheets] == [boxes, boxes]


@pytest.mark.parametrize("left", ["0 1", "1"])
def test_the_match_ends_when_the_last_with_an_open_box_leaves(left: str) -> None:
    table = yacht(3 * BOXES - 1)
    assert table.seat == 2
    ended = sit(table, left)[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.outcome.termination is Termination.SHEET_FULL
    assert len(ended.outcome.ranking) == len(left.split())


def test_the_others_play_on_when_one_leaves_in_the_last_round() -> None:
    table = yacht(3 * BOXES - 2)
    sit(table, "0 2")
    assert turn(table) == (1, BOXES)
    fill(table)
    assert table.outcome is not None


def test_seats_change_only_before_the_first_throw_of_a_turn() -> None:
    table = yacht(0)
    table.roll()
    assert [why_not(table, moved) for moved in ("1 0 2", "0 1")] == [Why.BETWEEN_TURNS] * 2
    before = table.state
    assert sit(table, "0 1 2") == (SeatsChanged((0, 1, 2)),)
    assert table.state == before


def test_nobody_joins_after_the_first_round() -> None:
    assert why_not(yacht(2), "0 1 2 new") is None
    assert why_not(yacht(3), "0 1 2 new") is Why.FIRST_ROUND_OVER
    assert why_not(yacht(3), "2 1") is None


@pytest.mark.parametrize("moved", ["0 0 1", "0 1 3", "-1 0 1"])
def test_nobody_sits_twice_or_comes_from_nowhere(moved: str) -> None:
    assert why_not(yacht(0), moved) is Why.NO_SUCH_SEAT


def test_after_the_end_only_names_change() -> None:
    table = yacht(BOXES, seats=1)
    assert table.outcome is not None
    assert table.refusal(a.ChangeSeats(())) == Refusal(Why.MATCH_OVER)
    before = table.state
    sit(table, "0")
    assert table.state == before
