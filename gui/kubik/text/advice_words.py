"""Says in plain words what is best to do: a hint, and the decisions that come next to it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import assert_never

from PySide6.QtCore import QLocale

from kubik.computer.advice import Advice, Measure, Option
from kubik.rules import actions as a
from kubik.rules.combination import Dice, Shape
from kubik.rules.ruleset import Words
from kubik.text.catalogue import game_name, translate

HUNDRED = 100


def advice_sentences(advice: Advice, box_names: Mapping[str, Words]) -> tuple[str, ...]:
    """The best decision first, then the others, each in a line that can stand alone."""
    return tuple(
        option_words(option, advice.measure, box_names) for option in (advice.best, *advice.next)
    )


def option_words(option: Option, measure: Measure, box_names: Mapping[str, Words]) -> str:
    """One option: `Keep 5 5 and throw 4 dice: 385 points on average, busts 16 times in 100`."""
    worth = _worth(option, measure)
    danger = _danger(option.bust) if option.bust and option.dice else ""
    if danger:
        #: {what}: what to do; {worth}: what it brings; {danger}: how often it goes wrong.
        text = translate("Hint", "{what}: {worth}, {danger}.")
    else:
        #: {what}: what to do; {worth}: what it brings.
        text = translate("Hint", "{what}: {worth}.")
    return text.format(what=deed(option, box_names), worth=worth, danger=danger)


def _worth(option: Option, measure: Measure) -> str:
    match measure:
        case Measure.CHANCE:
            percent = QLocale().toString(HUNDRED * option.worth, "f", 1)
            return translate("Hint", "wins {percent} times in 100").format(percent=percent)
        case Measure.POINTS:
            return _points(round(option.worth), told=None if option.dice else option.points)
    assert_never(measure)


def _points(points: int, *, told: int | None) -> str:
    """Points on average, or those that are certain because they are written now."""
    if points == told:
        return translate("Hint", "%Ln point(s)", None, points)
    if points < 0:
        return translate("Hint", "a loss of %Ln point(s) on average", None, -points)
    return translate("Hint", "%Ln point(s) on average", None, points)


def _danger(bust: Fraction) -> str:
    times = round(HUNDRED * float(bust))
    if times == 0:
        return translate("Hint", "hardly ever busts")
    return translate("Hint", "busts %Ln time(s) in 100", None, times)


def deed(option: Option, box_names: Mapping[str, Words]) -> str:
    """What is done, without its worth: `Keep 5 5 and throw 4 dice`."""
    choice, dice = option.choice, option.dice
    last = choice.actions[-1]
    keep = _faces(choice.keep)
    if isinstance(choice.actions[0], a.Challenge):
        return translate("Hint", "Challenge, and throw")
    match last:
        case a.Roll():
            if keep:
                text = translate("Hint", "Keep {dice} and throw %Ln dice", None, dice)
                return text.format(dice=keep)
            return translate("Hint", "Throw %Ln dice", None, dice)
        case a.Bank() | a.Keep():
            if keep:
                return translate("Hint", "Keep {dice} and stop").format(dice=keep)
            return translate("Hint", "Stop")
        case a.TakeOver():
            return translate("Hint", "Take over the %Ln dice that lie there", None, dice)
        case a.Attempt(shape):
            text = translate("Hint", "Keep {dice} and try for {combination}")
            return text.format(dice=keep, combination=_shape(shape))
        case a.GiveUp():
            return translate("Hint", "Give the turn up")
        case a.Score(box):
            return translate("Hint", "Write it into {box}").format(box=game_name(box_names[box]))
        case a.Challenge() | a.ChangeSeats():
            return translate("Hint", "Challenge, and throw")
    assert_never(last)


def _shape(shape: Shape) -> str:
    if shape is Shape.STRAIGHT:
        return translate("Hint", "a straight")
    return translate("Hint", "three pairs")


def _faces(dice: Dice) -> str:
    """The dice as the log of the match writes them."""
    return " ".join(str(face) for face in dice)
