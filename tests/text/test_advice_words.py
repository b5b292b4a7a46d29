"""Hints in plain words."""

from fractions import Fraction

import pytest

from kubik.computer.advice import Advice, Measure, Option
from kubik.computer.odds.choice import Choice
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.combination import Dice, Shape
from kubik.text.advice_words import advice_sentences, option_words
from kubik.text.level_words import LEVELS, level_name, level_sentence

BOXES = {"full_house": {"en": "Full House"}}
BANKS: tuple[Action, ...] = (a.Bank(),)


def option(
    actions: tuple[Action, ...],
    worth: float,
    *,
    keep: Dice = (),
    bust: Fraction = Fraction(0),
    dice: int = 0,
    points: int | None = None,
) -> Option:
    return Option(Choice(actions, worth, bust, keep), worth, bust, dice, points)


@pytest.mark.parametrize(
    ("found", "measure", "sentence"),
    [
        (
            option(
                (a.Keep((0, 1)), a.Roll()),
                384.6,
                keep=(5, 5),
                bust=Fraction(17, 108),
                dice=4,
                points=100,
            ),
            Measure.POINTS,
            "Keep 5 5 and throw 4 dice: 385 points on average, busts 16 times in 100.",
        ),
        (
            option((a.Keep((0,)), a.Roll()), 1, keep=(1,), bust=Fraction(1, 3), dice=1, points=100),
            Measure.POINTS,
            "Keep 1 and throw 1 die: 1 point on average, busts 33 times in 100.",
        ),
        (option(BANKS, 350, points=350), Measure.POINTS, "Stop: 350 points."),
        (
            option((a.Keep((0,)), a.Bank()), 350, keep=(1, 5, 5), points=350),
            Measure.POINTS,
            "Keep 1 5 5 and stop: 350 points.",
        ),
        (
            option((a.TakeOver(),), 0.519, bust=Fraction(4, 9), dice=2, points=600),
            Measure.CHANCE,
            "Take over the 2 dice that lie there: wins 51.9 times in 100, busts 44 times in 100.",
        ),
        (
            option((a.Challenge(1), a.Roll()), -120, bust=Fraction(1, 1000), dice=6, points=0),
            Measure.POINTS,
            "Challenge, and throw: a loss of 120 points on average, hardly ever busts.",
        ),
        (
            option((a.Roll(),), 845.8, bust=Fraction(5, 216), dice=6, points=0),
            Measure.POINTS,
            "Throw 6 dice: 846 points on average, busts 2 times in 100.",
        ),
        (
            option(
                (a.Attempt(Shape.THREE_PAIRS, (0, 1, 2, 3, 4)),),
                300,
                keep=(2, 2, 3, 3, 4),
                bust=Fraction(5, 6),
                dice=1,
            ),
            Measure.POINTS,
            "Keep 2 2 3 3 4 and try for three pairs: 300 points on average, busts 83 times in 100.",
        ),
        (
            option((a.Attempt(Shape.STRAIGHT, (0,)),), 300, keep=(1,), bust=Fraction(5, 6), dice=5),
            Measure.POINTS,
            "Keep 1 and try for a straight: 300 points on average, busts 83 times in 100.",
        ),
        (option((a.GiveUp(),), 0, points=0), Measure.POINTS, "Give the turn up: 0 points."),
        (
            option((a.Score("full_house"),), 98.2, points=23),
            Measure.POINTS,
            "Write it into Full House: 98 points on average.",
        ),
    ],
)
def test_an_option_is_said_in_plain_words(found: Option, measure: Measure, sentence: str) -> None:
    assert option_words(found, measure, BOXES) == sentence


def test_advice_has_a_sentence_for_the_best_and_for_each_of_the_next() -> None:
    stop = option(BANKS, 350, points=350)
    throw = option((a.Roll(),), 300, dice=6, points=0)
    advice = Advice(Measure.POINTS, stop, (throw,))
    assert advice_sentences(advice, BOXES) == (
        "Stop: 350 points.",
        "Throw 6 dice: 300 points on average.",
    )


def test_every_level_has_a_name_and_a_sentence() -> None:
    assert [level_name(level) for level in LEVELS] == ["Beginner", "Casual", "Strong", "Perfect"]
    assert all(level_sentence(level).endswith(".") for level in LEVELS)
    assert level_name("grandmaster") == "grandmaster"
