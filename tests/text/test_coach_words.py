"""What the coach says of luck and of mistakes, in words."""

from fractions import Fraction

import pytest

from kubik.computer.advice import Option
from kubik.computer.coach import Decision, Report, Throw
from kubik.computer.odds.choice import Choice
from kubik.play.seats import Seat
from kubik.rules import actions as a
from kubik.text.coach_words import (
    are_fine,
    luck_sentence,
    mistake_lines,
    mistake_title,
    points,
    signed_points,
)

ANNA, BELA = Seat("Anna"), Seat("Béla")
ROBOT = Seat("Robi", level="strong")
BANK = Option(Choice((a.Keep((0,)), a.Bank()), 100.0, keep=(1,)), 100.0, Fraction(0), 0, 100)
ROLL = Option(
    Choice((a.Keep((0,)), a.Roll()), 385.0, Fraction(16, 100), (1,)),
    385.0,
    Fraction(16, 100),
    5,
    100,
)


def report(seat: Seat, luck: float, cost: float = 0.0) -> Report:
    decision = Decision(3, seat, 2, BANK, ROLL, cost)
    return Report(seat, (decision,), (Throw(1, seat, 2, luck),))


@pytest.mark.parametrize(
    ("lucks", "said"),
    [
        (((ANNA, 120.4), (BELA, -300.0)), "The dice were 420 points kinder to Anna than to Béla."),
        (((ANNA, 0.0), (BELA, 1.0)), "The dice were 1 point kinder to Béla than to Anna."),
        (((ANNA, 5.2), (BELA, 5.0)), "The dice were equally kind to everybody."),
        (
            ((ANNA, -10.0), (BELA, 0.0), (ROBOT, 20.0)),
            "The dice were 30 points kinder to Robi (computer) than to Anna.",
        ),
        (((ANNA, 12.0),), "The dice gave 12 points more than usual."),
        (((ANNA, -12.0),), "The dice gave 12 points less than usual."),
    ],
)
def test_luck_is_told_of_those_who_had_most_and_least(
    lucks: tuple[tuple[Seat, float], ...], said: str
) -> None:
    assert luck_sentence([report(seat, luck) for seat, luck in lucks]) == said


def test_a_mistake_says_what_was_done_and_what_would_have_been_better() -> None:
    [decision] = report(ANNA, 0, cost=285.0).decisions
    assert mistake_title(decision, is_fine=False) == "Round 2. Points given away: 285"
    assert mistake_lines(decision, {}) == (
        "Done: Keep 1 and stop.",
        "Better: Keep 1 and throw 5 dice: 385 points on average, busts 16 times in 100.",
    )


def test_tenths_of_points_are_told_where_points_are_few() -> None:
    assert are_fine([report(ANNA, 0, cost=4.5)])
    assert not are_fine([report(ANNA, 0, cost=4.5), report(BELA, 0, cost=150)])
    assert (points(4.46, is_fine=True), points(149.6, is_fine=False)) == ("4.5", "150")
    assert signed_points(-4.46, is_fine=True) == "−4.5"
    assert signed_points(1200.4, is_fine=False) == "+1,200"
    assert signed_points(0.2, is_fine=False) == "0"
