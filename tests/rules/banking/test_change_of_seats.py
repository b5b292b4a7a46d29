"""Players who join, leave or change places: nobody misses a turn of the round or has two."""

import pytest

from kubik.rules import actions as a
from kubik.rules.banking.position import Pad
from kubik.rules.events import (
    Event,
    LastRoundCancelled,
    MatchEnded,
    Offer,
    SeatsChanged,
    Termination,
    TurnStarted,
)
from kubik.rules.state import IllegalAction, Refusal, Why
from rules.table import Table, game_with, of_kind

BUST = "2 3 4 6 2 3"
THOUSAND = "1 1 1 2 3 4"
NO_ATTEMPTS = {"straight_attempt": False, "three_pairs_attempt": False}


def sources(text: str) -> tuple[int | None, ...]:
    """The old seats that `0 2 new` names."""
    return tuple(None if word == "new" else int(word) for word in text.split())


def sit(table: Table, text: str) -> tuple[Event, ...]:
    return table.submit(a.ChangeSeats(sources(text)))


def why_not(table: Table, text: str) -> Why | None:
    refused = table.refusal(a.ChangeSeats(sources(text)))
    return refused.why if refused else None


def turn(table: Table) -> tuple[int | None, int]:
    """Who is on, and in which round."""
    return table.seat, table.position.round


def busting(busts: int, *, seats: int = 3, rounds: int = 3, **rules: object) -> Table:
    """A match in which everybody busts, after so many busts."""
    table = Table("zilch", " | ".join([BUST] * seats * rounds * 2), seats=seats, rules=rules)
    for _ in range(busts):
        table.busts()
    return table


def rest_of_round(table: Table) -> list[int | None]:
    """The seats that still have their turn in this round, in order."""
    found, number = [], table.position.round
    while table.position.round == number and table.outcome is None:
        found.append(table.seat)
        table.busts()
    return found


# Between turns, not in the last round.


def test_the_points_go_with_the_players() -> None:
    table = Table("zilch", scores=(100, 200, 300))
    sit(table, "2 new 0")
    assert table.scores == (300, 0, 100)


@pytest.mark.parametrize(("game", "is_on_board"), [("zilch", False), ("dice10000", True)])
def test_a_newcomer_starts_as_everybody_did(game: str, is_on_board: bool) -> None:
    table = Table(game, scores=(100, 200))
    sit(table, "0 1 new")
    assert table.position.pads[2] == Pad(on_board=is_on_board)


@pytest.mark.parametrize(
    ("busts", "moved", "on", "rest"),
    [
        # In mid-round whoever is on stays so, and the others follow who have not had their turn.
        (1, "0 1 2", (1, 1), [1, 2]),
        (1, "2 1 0", (1, 1), [1, 0]),
        (1, "1 2 0", (0, 1), [0, 1]),
        (1, "1 0 2", (0, 1), [0, 2]),
        (2, "2 1 0", (0, 1), [0]),
        (2, "2 0 1", (0, 1), [0]),
        (4, "2 1 0", (1, 2), [1, 0]),
        # Somebody joins: the turn comes in this round, whether before or behind who is on.
        (1, "0 1 2 new", (1, 1), [1, 2, 3]),
        (1, "0 new 1 2", (2, 1), [2, 3, 1]),
        (2, "new 0 1 2", (3, 1), [3, 0]),
        # Somebody else leaves.
        (1, "1 2", (0, 1), [0, 1]),
        (1, "0 1", (1, 1), [1]),
        (2, "0 2", (1, 1), [1]),
        # Who is on leaves: the next who has not had a turn in this round is on.
        (1, "0 2", (1, 1), [1]),
        (2, "0 1", (0, 2), [0, 1]),
        (1, "2 0", (0, 1), [0]),
        (2, "0 1 new", (2, 1), [2]),
        (2, "new 0 1", (0, 1), [0]),
        # At the beginning of a round the first seat begins, whoever was to.
        (0, "2 1 0", (0, 1), [0, 1, 2]),
        (0, "new 0 1 2", (0, 1), [0, 1, 2, 3]),
        (0, "1 2", (0, 1), [0, 1]),
        (3, "1 2 0", (0, 2), [0, 1, 2]),
        (3, "1 0", (0, 2), [0, 1]),
        # All who have had their turn have left: the round begins with those who have not.
        (1, "2 1", (0, 1), [0, 1]),
        (2, "2 new", (0, 1), [0, 1]),
        (1, "new new", (0, 1), [0, 1]),
    ],
)
def test_nobody_misses_a_turn_of_the_round_or_has_two(
    busts: int, moved: str, on: tuple[int, int], rest: list[int]
) -> None:
    table = busting(busts)
    sit(table, moved)
    assert turn(table) == on
    assert rest_of_round(table) == rest
    number = table.position.round
    assert rest_of_round(table) == list(range(len(table.scores)))
    assert table.position.round == number + 1


def test_seats_may_change_again_and_again_in_one_round() -> None:
    table = busting(1, seats=4)
    sit(table, "3 2 1 0")  # the second of four is on
    table.busts()
    sit(table, "3 2 1 0")
    assert rest_of_round(table) == [3, 2]


def test_the_turn_is_told_anew_only_where_another_is_on() -> None:
    table = busting(1)
    assert sit(table, "2 1 0") == (SeatsChanged((2, 1, 0)),)
    assert sit(table, "2 0") == (SeatsChanged((2, 0)), TurnStarted(1, 1, None))


def test_a_change_of_names_is_no_change_of_turn_and_always_possible() -> None:
    table = busting(0)
    assert sit(table, "0 1 2") == (SeatsChanged((0, 1, 2)),)
    table = Table("zilch", THOUSAND)
    table.throws("1 1 1")
    before = table.state
    assert sit(table, "0 1") == (SeatsChanged((0, 1)),)
    assert table.state == before
    table = Table("dice10000", "1 2 2 3 4 6 | 2 3 3 4 6", scores=(9900, 0), form="exact")
    table.throws("1")
    assert table.position.turn is not None
    sit(table, "0 1")  # before a knock-off
    table.roll()
    assert table.winners == (0,)
    sit(table, "0 1")  # after the end
    assert table.winners == (0,)


def test_dice_left_to_take_over_pass_on_to_whoever_is_next() -> None:
    table = Table("zonk_chicago", "1 1 1 2 3", seats=3)
    table.banks("1 1 1")
    assert table.turn.offer == Offer(1000, (3, 4))
    sit(table, "0 2")
    assert table.seat == 1
    assert table.turn.offer == Offer(1000, (3, 4))
    assert sit(table, "1 0") == (SeatsChanged((1, 0)),)
    assert (table.seat, table.turn.offer) == (0, Offer(1000, (3, 4)))


def test_they_pass_on_to_the_next_round_too() -> None:
    table = Table("zonk_chicago", "2 3 4 6 2 | 1 1 1 2 3", seats=3)
    table.busts()
    table.banks("1 1 1")
    sit(table, "0 1")
    assert turn(table) == (0, 2)
    assert table.turn.offer == Offer(1000, (3, 4))


def test_the_last_to_play_before_the_limit_of_rounds_leaves_and_the_match_ends() -> None:
    limited = game_with("zilch", "round_limit: 1")
    table = Table(limited, f"{BUST} | {BUST}", scores=(700, 600, 800))
    table.busts()
    table.busts()
    sit(table, "0 1")
    assert table.ended().outcome.termination is Termination.ROUND_LIMIT


def test_after_a_knock_off_nobody_has_two_turns_of_the_round() -> None:
    # The first to play of three sits behind the finisher now: he knocks off, and the third is on.
    dice = f"{BUST} | 1 2 2 3 4 6 | 1 1 1 2 3"
    table = Table("dice10000", dice, scores=(0, 9900, 0), form="exact", rules=NO_ATTEMPTS)
    table.busts()
    sit(table, "1 0 2")
    table.throws("1")
    assert table.seat == 1
    table.roll()
    assert turn(table) == (2, 1)
    assert table.scores == (9900, 0, 0)
    assert table.turn.carried == 0


# In the last round.


def last_round(seats: int, trigger: int, busts: int = 0, **rules: object) -> Table:
    """The last round that `trigger` has begun by passing the target, after so many busts of it."""
    scores = tuple(9500 if seat == trigger else 100 * (seat + 1) for seat in range(seats))
    dice = " | ".join([BUST] * trigger + [THOUSAND] + [BUST] * 12)
    table = Table("dice10000", dice, scores=scores, rules={**NO_ATTEMPTS, **rules})
    for _ in range(trigger):
        table.busts()
    table.banks("1 1 1")
    for _ in range(busts):
        table.busts()
    return table


def rest_of_match(table: Table) -> list[int | None]:
    found = []
    while table.outcome is None:
        found.append(table.seat)
        table.busts()
    return found


@pytest.mark.parametrize(
    ("busts", "left", "on", "rest"),
    [
        # Four seats, the second has begun the last round in round 1: 2 and 3 follow, then 0.
        (0, "0 1 3", (2, 1), [2, 0]),
        (0, "0 1", (0, 2), [0]),
        (0, "1 2 3", (1, 1), [1, 2]),
        (1, "0 1 2", (0, 2), [0]),
        (1, "0 1 3", (2, 1), [2, 0]),
        (2, "0 1 2", (0, 2), [0]),
        (2, "0 1 3", (0, 2), [0]),
    ],
)
def test_those_who_stay_have_exactly_their_last_turn(
    busts: int, left: str, on: tuple[int, int], rest: list[int]
) -> None:
    table = last_round(4, 1, busts)
    sit(table, left)
    assert turn(table) == on
    assert rest_of_match(table) == rest
    assert table.winners == (sources(left).index(1),)


@pytest.mark.parametrize("left", ["1 2 3", "1 3"])
def test_when_the_last_to_play_leaves_the_match_ends(left: str) -> None:
    table = last_round(4, 1, 2)
    events = sit(table, left)
    assert isinstance(events[-1], MatchEnded)
    assert events[-1].outcome.termination is Termination.LAST_ROUND
    assert table.winners == (0,)


@pytest.mark.parametrize(
    ("left", "rest"), [("0 2 3", [2, 0]), ("0 3", [1, 0]), ("2 3", [1]), ("0 1 2 3", [3, 0])]
)
def test_the_round_goes_on_without_who_began_it_if_somebody_else_has_the_points(
    left: str, rest: list[int]
) -> None:
    # The third of four, who plays first in the last round, has passed the target too.
    table = last_round(4, 1)
    pads = list(table.position.pads)
    pads[3] = Pad(10600, on_board=True)
    table.state = table.position._replace(pads=tuple(pads))
    table.busts()
    sit(table, left)
    assert table.position.trigger is not None
    assert rest_of_match(table) == rest


def test_who_is_on_may_leave_after_who_began_the_last_round() -> None:
    table = last_round(4, 1)
    pads = list(table.position.pads)
    pads[3] = Pad(10600, on_board=True)
    table.state = table.position._replace(pads=tuple(pads))
    sit(table, "0 2 3")
    assert table.position.trigger == table.seat == 1
    sit(table, "0 2")
    assert turn(table) == (1, 1)
    assert rest_of_match(table) == [1, 0]
    assert table.winners == (1,)


@pytest.mark.parametrize(
    ("busts", "left", "on", "rest"),
    [
        (0, "0 2 3", (1, 1), [1, 2]),
        (0, "0 3", (1, 1), [1]),
        (1, "0 2", (0, 2), [0, 1]),
        (1, "0 2 3", (2, 1), [2]),
        (2, "0 2 3", (0, 2), [0, 1, 2]),
        (2, "2 3", (0, 2), [0, 1]),
    ],
)
def test_if_nobody_has_the_points_any_more_the_match_goes_on(
    busts: int, left: str, on: tuple[int, int], rest: list[int]
) -> None:
    table = last_round(4, 1, busts)
    events = sit(table, left)
    assert events[1] == LastRoundCancelled()
    assert table.position.trigger is None
    assert turn(table) == on
    assert rest_of_round(table) == rest


# What is refused.


def test_seats_change_only_before_the_first_throw_of_a_turn() -> None:
    table = Table("zilch", THOUSAND, seats=3)
    table.roll()
    for moved in ("1 0 2", "0 1", "0 1 2 new"):
        assert why_not(table, moved) is Why.BETWEEN_TURNS
    before = table.state
    with pytest.raises(IllegalAction):
        sit(table, "1 0 2")
    assert table.state is before


def test_a_challenge_that_is_announced_is_a_turn_begun() -> None:
    table = Table("zilch", scores=(500, 500), challenges=True)
    table.challenge(1)
    assert why_not(table, "1 0") is Why.BETWEEN_TURNS


def test_a_knock_off_and_a_roll_off_are_played_by_those_who_sit_there() -> None:
    table = Table("dice10000", "1 2 2 3 4 6", scores=(9900, 0, 0), form="exact")
    table.throws("1")
    assert why_not(table, "1 0 2") is Why.BETWEEN_TURNS
    dice = f"{THOUSAND} | {THOUSAND}"
    table = Table("zilch", dice, scores=(14500, 14500), rules={"tie_break": "roll_off"})
    table.banks("1 1 1")
    table.banks("1 1 1")
    assert why_not(table, "1 0") is Why.BETWEEN_TURNS


@pytest.mark.parametrize("moved", ["1 0 2 3", "0 1 2 3 new", "new 1 2 3"])
def test_in_the_last_round_one_can_only_leave(moved: str) -> None:
    assert why_not(last_round(4, 1), moved) is Why.LAST_ROUND_RUNS


def test_nobody_moves_after_the_end() -> None:
    table = last_round(2, 0, 1)
    assert table.outcome is not None
    assert table.refusal(a.ChangeSeats((1, 0))) == Refusal(Why.MATCH_OVER)


@pytest.mark.parametrize("moved", ["0 0", "0 2", "0 1 0"])
def test_nobody_sits_twice_or_comes_from_nowhere(moved: str) -> None:
    assert why_not(Table("zilch"), moved) is Why.NO_SUCH_SEAT
    assert why_not(Table("zilch", seats=2), "-1 0") is Why.NO_SUCH_SEAT


def test_one_alone_may_go_on_where_a_game_can_be_played_alone() -> None:
    table = last_round(2, 0)
    assert not of_kind(sit(table, "0"), TurnStarted)
    assert table.winners == (0,)
    table = last_round(2, 0)
    sit(table, "1")
    assert rest_of_round(table) == [0]
