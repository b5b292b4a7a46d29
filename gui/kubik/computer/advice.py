"""What is best to do in a position, and what comes next to it."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING

from kubik.computer.odds.choice import Choice
from kubik.rules import actions as a
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState

if TYPE_CHECKING:  # it loads numpy, and whoever reads advice has no need of that
    from kubik.computer.minds import Mind

MOST_ALTERNATIVES = 4


class Measure(StrEnum):
    """What the numbers of a piece of advice are."""

    POINTS = "points"
    """Points of the turn, or those still to come on a sheet: what `kubik odds` prints."""
    CHANCE = "chance"
    """The chance to win the match, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be done: its worth in the measure of the advice, and its danger.

    `dice` is how many dice it throws, 0 where it ends the turn; `points` what is at risk then, or
    is written, where that can be said.
    """

    choice: Choice
    worth: float
    bust: Fraction
    dice: int
    points: int | None


@dataclass(frozen=True, slots=True)
class Advice:
    """The best decision, the next ones, and what their numbers mean."""

    measure: Measure
    best: Option
    next: tuple[Option, ...]


def advice(state: MatchState, mind: "Mind", *, to_win: bool = False) -> Advice | None:
    """What is best to do, or None at the end of a match.

    It is what the strong player does: the most points, and near the end the best chance to win;
    with `to_win` what the perfect one does. Of options that keep the same faces for the same end
    there is one, and of attempts at the same combination the best.
    """
    if state.seat is None:
        return None
    by_chance = (to_win or mind.is_near_end(state)) and _has_chances(state)
    choices = mind.to_win(state) if to_win else mind.strongest(state)
    if not choices:
        return None
    best, *others = _different(choices)
    wanted = others[:MOST_ALTERNATIVES]
    stopping = [choice for choice in others if _ends_turn(choice)]
    if stopping and not any(_ends_turn(choice) for choice in [best, *wanted]):
        wanted[-1:] = stopping[:1]  # what stopping would bring is always of interest
    return Advice(
        Measure.CHANCE if by_chance else Measure.POINTS,
        option(state, best),
        tuple(option(state, choice) for choice in wanted),
    )


def _has_chances(state: MatchState) -> bool:
    """Whether there is a chance to win to speak of.

    Alone, and before the first throw of a box, whoever plays to win goes by the points.
    """
    if not isinstance(state, ScorepadState):
        return True
    return len(state.sheets) > 1 and state.turn is not None and bool(state.turn.throws)


def _ends_turn(choice: Choice) -> bool:
    return not isinstance(choice.actions[-1], a.Roll | a.TakeOver | a.Attempt)


def _different(choices: tuple[Choice, ...]) -> list[Choice]:
    found: dict[object, Choice] = {}
    for choice in choices:
        last = choice.actions[-1]
        first = choice.actions[0]
        kind: object = (last.shape,) if isinstance(last, a.Attempt) else (choice.keep, last)
        found.setdefault((kind, first if isinstance(first, a.Challenge) else None), choice)
    return list(found.values())


def option(state: MatchState, choice: Choice) -> Option:
    """The choice with what there is to be said of it in this position."""
    dice, points = _reach(state, choice)
    return Option(choice, choice.expected, choice.bust, dice, points)


def _reach(state: MatchState, choice: Choice) -> tuple[int, int | None]:
    """How many dice the choice throws, and the points at risk or written then."""
    if isinstance(state, ScorepadState):
        return _reach_on_sheet(state, choice)
    turn, last, everything = state.turn, choice.actions[-1], state.rules.dice
    assert turn is not None
    match last:
        case a.TakeOver():
            assert turn.offer is not None
            return len(turn.offer.dice), turn.offer.points
        case a.Attempt(_, dice):
            return everything - len(dice), turn.secured
        case a.GiveUp():
            return 0, 0
        case _:
            kept = state.kept_sets(turn).get(choice.keep) if choice.keep else None
            points = turn.secured + (kept.points if kept else 0)
            if not isinstance(last, a.Roll):
                return 0, points
            return (len(turn.loose) - len(choice.keep)) or everything, points


def _reach_on_sheet(state: ScorepadState, choice: Choice) -> tuple[int, int | None]:
    last = choice.actions[-1]
    if isinstance(last, a.Score):
        return 0, state.preview(next(box for box in state.rules.boxes if box.id == last.box))
    return state.rules.dice - len(choice.keep), None
