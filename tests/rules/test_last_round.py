"""The last round: exactly the others get exactly one turn, in order (A1.14, A4.11, B13)."""

import pytest

from kubik.rules.events import LastRoundStarted, MatchEnded, Termination, TurnStarted
from rules.table import Table, of_kind

ZILCH = "2 3 4 6 2 3"
NO_ATTEMPTS = {"straight_attempt": False, "three_pairs_attempt": False}
THOUSAND = "1 1 1 2 3 4"
TABLES = [(seats, trigger) for seats in (2, 3, 6) for trigger in range(seats)]
GAMES = ["zilch", "dice10000"]


def before_the_last_round(game: str, seats: int, trigger: int, last_turns: list[str]) -> Table:
    """Everybody before `trigger` busts; `trigger` passes the target."""
    dice = " | ".join([ZILCH] * trigger + [THOUSAND] + last_turns)
    target = 15000 if game == "zilch" else 10000
    scores = tuple(target - 100 * (seat + 1) for seat in range(seats))
    table = Table(game, dice, scores=scores, rules=NO_ATTEMPTS)
    for _ in range(trigger):
        table.busts()
    table.banks("1 1 1")
    return table


def players(table: Table) -> list[int]:
    """The seats whose turns started since the last round did, in order."""
    begun = next(i for i, event in enumerate(table.events) if isinstance(event, LastRoundStarted))
    return [event.seat for event in table.events[begun:] if isinstance(event, TurnStarted)]


def others_in_order(seats: int, trigger: int) -> list[int]:
    """Everybody but `trigger`, from the seat after him round the table."""
    return [(trigger + step) % seats for step in range(1, seats)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seats", "trigger"), TABLES)
def test_exactly_the_others_get_exactly_one_turn_in_order(
    game: str, seats: int, trigger: int
) -> None:
    table = before_the_last_round(game, seats, trigger, [ZILCH] * (seats - 1))
    for _ in range(seats - 1):
        assert table.outcome is None
        table.busts()
    assert players(table) == others_in_order(seats, trigger)
    assert table.winners == (trigger,)
    assert table.ended().outcome.termination is Termination.LAST_ROUND
    assert table.is_out_of_dice


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seats", "trigger"), TABLES)
def test_passing_the_target_again_gives_nobody_another_turn(
    game: str, seats: int, trigger: int
) -> None:
    # B13: then stop, even if the lead changes hands
    table = before_the_last_round(game, seats, trigger, [THOUSAND] * (seats - 1))
    for _ in range(seats - 1):
        assert table.outcome is None
        table.banks("1 1 1")
    assert players(table) == others_in_order(seats, trigger)
    assert len(of_kind(tuple(table.events), LastRoundStarted)) == 1
    assert isinstance(table.events[-1], MatchEnded)
    assert table.winners == (0,)  # everybody gained 1000, and the first seat was ahead


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seats", "trigger"), TABLES)
def test_a_last_turn_may_take_several_throws(game: str, seats: int, trigger: int) -> None:
    turns = [f"{THOUSAND} | 5 2 3"] * (seats - 1)
    table = before_the_last_round(game, seats, trigger, turns)
    for _ in range(seats - 1):
        table.throws("1 1 1")
        table.banks("5")
    assert players(table) == others_in_order(seats, trigger)
    assert isinstance(table.events[-1], MatchEnded)


@pytest.mark.parametrize(("seats", "trigger"), TABLES)
def test_one_throw_each_where_the_last_round_is_of_single_throws(seats: int, trigger: int) -> None:
    # B13, last_round one_roll
    dice = " | ".join([ZILCH] * trigger + [THOUSAND] * seats)
    table = Table("zilch", dice, scores=(14500,) * seats, last_round="one_roll", tie_break="shared")
    for _ in range(trigger):
        table.busts()
    for _ in range(seats):
        table.banks("1 1 1")
    assert players(table) == others_in_order(seats, trigger)
    assert len(table.winners) == seats
