"""The chi-square test against published tables, and what it makes of dice."""

import os
import random
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from kubik.play.cup import FairCup
from kubik.play.statistics.fairness import (
    FEWEST_A_FACE,
    MANY_A_FACE,
    Verdict,
    chi_square,
    fairness,
    upper_tail,
)

GUI = Path(__file__).parents[3] / "gui"

# Upper critical values of the chi-square distribution: NIST/SEMATECH e-Handbook of Statistical
# Methods, 1.3.6.7.4, given there to three decimals.
CHANCES = (0.10, 0.05, 0.025, 0.01, 0.001)
CRITICAL = {
    1: (2.706, 3.841, 5.024, 6.635, 10.828),
    2: (4.605, 5.991, 7.378, 9.210, 13.816),
    3: (6.251, 7.815, 9.348, 11.345, 16.266),
    4: (7.779, 9.488, 11.143, 13.277, 18.467),
    5: (9.236, 11.070, 12.833, 15.086, 20.515),
    6: (10.645, 12.592, 14.449, 16.812, 22.458),
    7: (12.017, 14.067, 16.013, 18.475, 24.322),
    8: (13.362, 15.507, 17.535, 20.090, 26.125),
    9: (14.684, 16.919, 19.023, 21.666, 27.877),
    10: (15.987, 18.307, 20.483, 23.209, 29.588),
    20: (28.412, 31.410, 34.170, 37.566, 45.315),
    35: (46.059, 49.802, 53.203, 57.342, 66.619),
    100: (118.498, 124.342, 129.561, 135.807, 149.449),
}


@pytest.mark.parametrize("degrees", CRITICAL)
def test_the_chances_are_those_of_the_published_table(degrees: int) -> None:
    for chance, critical in zip(CHANCES, CRITICAL[degrees], strict=True):
        # The last digit of the table may be off by one: the true chance lies between these two.
        assert (
            upper_tail(critical + 0.001, degrees) < chance < upper_tail(critical - 0.001, degrees)
        )


def test_no_difference_is_certain_and_a_vast_one_all_but_impossible() -> None:
    assert upper_tail(0, 5) == 1
    assert upper_tail(1e-9, 5) == pytest.approx(1)
    assert 0 <= upper_tail(5000, 5) < 1e-300
    assert upper_tail(1e6, 5) == 0


def test_the_chance_falls_as_the_difference_grows() -> None:
    for degrees in range(1, 12):
        chances = [upper_tail(tenth / 10, degrees) for tenth in range(600)]
        assert all(later < earlier for earlier, later in pairwise(chances))


def test_the_statistic_is_that_of_a_worked_example() -> None:
    # 120 throws, 20 of each face expected: (0 + 4 + 1 + 25 + 16 + 4) / 20
    assert chi_square((20, 22, 19, 25, 16, 18)) == pytest.approx((0 + 4 + 1 + 25 + 16 + 4) / 20)


@pytest.mark.parametrize(
    ("counts", "verdict"),
    [
        ((0, 0, 0, 0, 0, 0), Verdict.TOO_FEW),
        ((29, 0, 0, 0, 0, 0), Verdict.TOO_FEW),  # 30 of such dice are needed
        ((30, 0, 0, 0, 0, 0), Verdict.SUSPICIOUS),
        ((5, 5, 5, 5, 5, 5), Verdict.EVEN),
        ((100, 101, 99, 100, 102, 98), Verdict.EVEN),
        ((20, 22, 19, 25, 16, 18), Verdict.USUAL),
        ((120, 90, 95, 110, 85, 100), Verdict.USUAL),
        ((130, 90, 95, 110, 80, 95), Verdict.UNEVEN),
        ((135, 80, 95, 110, 80, 100), Verdict.RARE),
        ((150, 90, 90, 90, 90, 90), Verdict.SUSPICIOUS),
        ((20, 20), Verdict.EVEN),
        ((30, 10), Verdict.RARE),
    ],
)
def test_dice_are_judged_by_how_often_fair_ones_look_no_better(
    counts: tuple[int, ...], verdict: Verdict
) -> None:
    found = fairness(counts)
    assert found.verdict is verdict
    assert found.dice == sum(counts)
    assert found.are_many is (found.dice >= MANY_A_FACE * len(counts))


def test_few_dice_get_no_chance() -> None:
    assert fairness((4, 5, 5, 5, 5, 5)).chance == 1
    assert FEWEST_A_FACE == 5


def test_fair_dice_get_each_verdict_about_as_often_as_it_promises() -> None:
    # Seeded: 2,000 sets of 300 dice. The bounds are five standard deviations off.
    source = random.Random(6)
    verdicts = Counter(
        fairness([sample.count(face) for face in range(1, 7)]).verdict
        for sample in ([source.randint(1, 6) for _ in range(300)] for _ in range(2000))
    )
    assert 51 < verdicts[Verdict.EVEN] < 149  # 5 % of 2,000
    assert 40 < verdicts[Verdict.UNEVEN] < 140  # 4.5 %
    assert verdicts[Verdict.RARE] < 25  # 0.45 %
    assert verdicts[Verdict.SUSPICIOUS] < 6  # 0.05 %
    assert verdicts[Verdict.TOO_FEW] == 0


@pytest.mark.parametrize(("dice", "least", "most"), [(300, 0.5, 0.7), (600, 0.87, 0.95)])
def test_dice_that_show_one_face_half_as_often_again_are_noticed(
    dice: int, least: float, most: float
) -> None:
    # 600 are what is called many. Seeded; 1,000 sets.
    source = random.Random(7)
    weights = (15, 10, 10, 10, 10, 10)
    sets = (source.choices(range(1, 7), weights, k=dice) for _ in range(1000))
    found = [fairness([sample.count(face) for face in range(1, 7)]) for sample in sets]
    assert all(one.are_many is (dice >= MANY_A_FACE * 6) for one in found)
    noticed = sum(one.verdict not in {Verdict.USUAL, Verdict.EVEN} for one in found)
    assert least < noticed / 1000 < most


FACES_LIMIT, PAIRS_LIMIT = 33.4, 86.4
"""What a fair cup passes less than once in 300,000 runs, each of the three times it is asked."""


def test_the_limits_for_the_cup_raise_a_false_alarm_less_than_once_in_100_000_runs() -> None:
    alarm = upper_tail(FACES_LIMIT, 5) + 2 * upper_tail(PAIRS_LIMIT, 35)
    assert 1 / 110_000 < alarm < 1 / 100_000


@pytest.mark.parametrize("dice", [1, pytest.param(6, marks=pytest.mark.slow)])
def test_600_000_throws_of_the_real_cup_are_those_of_fair_dice(dice: int) -> None:
    cup = FairCup()
    throws = [cup.throw(dice, 6) for _ in range(600_000)]
    thrown = [face for throw in throws for face in throw]
    assert len(thrown) == 600_000 * dice
    faces = Counter(thrown)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert chi_square(list(faces.values())) < FACES_LIMIT
    # Each die with the next one: the 1st and the 2nd, the 3rd and the 4th …, and, as a second
    # question, the 2nd and the 3rd, the 4th and the 5th …; so the pairs of a question share no die.
    for begin in (0, 1):
        pairs = Counter(zip(thrown[begin::2], thrown[begin + 1 :: 2], strict=False))
        assert len(pairs) == 36
        assert chi_square(list(pairs.values())) < PAIRS_LIMIT


def test_ten_fresh_starts_give_ten_different_first_throws() -> None:
    # Ten dice: any two starts agree once in 60 million runs, some two of ten once in a million.
    script = "from kubik.play.cup import FairCup; print(FairCup().throw(10, 6))"
    started = [
        subprocess.Popen(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": str(GUI)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(10)
    ]
    first_throws = {process.communicate(timeout=60)[0] for process in started}
    assert all(process.returncode == 0 for process in started)
    assert len(first_throws) == 10
