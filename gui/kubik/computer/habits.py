"""How people play who do not reckon: what catches the eye, a round number, courage or fear.

A beginner keeps all that scores and throws on as long as he feels like it, whatever number of dice
is left; with a sheet he collects what he has most of, and writes where the most points are. The
casual player goes by rules of thumb: the fewer dice are left, the sooner he stops.
"""

import random
from collections import Counter

from kubik.computer.levels import Level
from kubik.computer.odds.choice import Choice
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Stage
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState

CASUAL_STOPS = {0: 2.4, 1: 0.66, 2: 0.8, 3: 1.1, 4: 1.95}
"""By dice left, from how much on the casual player banks, in good turns; see `MANY_DICE`."""
MANY_DICE = 3.0
COURAGE = (0.7, 4.5)
"""A beginner banks from so much on, in good turns: anything between these, by whim."""
CASUAL_BOUND, BEGINNER_BOUND = 0.2, 0.7
"""The most that a mistake may cost, in good turns or filled boxes."""
BRAVE = 0.15
"""How often a beginner tries what is rare: a challenge, a combination to complete."""


def bound(level: Level, typical: float) -> float:
    """The most points that one decision of this level may cost."""
    return typical * (BEGINNER_BOUND if level is Level.BEGINNER else CASUAL_BOUND)


def wanted(
    state: MatchState, choices: tuple[Choice, ...], typical: float, whim: random.Random | None
) -> Choice:
    """What a person would do; `whim` is the chance of a beginner, None for a casual player."""
    if isinstance(state, ScorepadState):
        return _on_sheet(state, choices, whim)
    return _in_turn(state, choices, typical, whim)


def nearest(wanted: Choice, choices: tuple[Choice, ...], most: float) -> Choice:
    """Of what costs no more than `most`, the choice most like the one that was wanted."""
    good = [choice for choice in choices if choices[0].expected - choice.expected <= most]

    def likeness(choice: Choice) -> tuple[bool, int]:
        same = type(choice.actions[-1]) is type(wanted.actions[-1])
        common = Counter(choice.keep) & Counter(wanted.keep)
        return same, common.total() - abs(len(choice.keep) - len(wanted.keep))

    return max(good, key=likeness)


def _in_turn(
    state: BankingState, choices: tuple[Choice, ...], typical: float, whim: random.Random | None
) -> Choice:
    turn = state.turn
    assert turn is not None
    if turn.stage is not Stage.THROWN:
        return _before_throw(choices, whim)
    tries = [choice for choice in choices if isinstance(choice.actions[0], a.Attempt)]
    rest = [choice for choice in choices if not isinstance(choice.actions[0], a.Attempt)]
    if tries and (not any(choice.keep for choice in rest) or _feels_like(whim)):
        return max(tries, key=lambda choice: choice.expected)
    kept = state.kept_sets(turn) if turn.loose else {}
    points = {choice.keep: kept[choice.keep].points for choice in rest if choice.keep in kept}
    most = max(points.values(), default=0)
    keep = max((faces for faces, value in points.items() if value == most), key=len, default=())
    here = [choice for choice in rest if choice.keep == keep] or rest
    at_risk = turn.secured + most
    left = (len(turn.loose) or state.rules.dice) - len(keep)
    enough = CASUAL_STOPS.get(left, MANY_DICE) if whim is None else whim.uniform(*COURAGE)
    banks = [choice for choice in here if not isinstance(choice.actions[-1], a.Roll)]
    others = [choice for choice in here if choice not in banks]
    stops = at_risk >= enough * typical
    return (banks or others)[0] if stops else (others or banks)[0]


def _before_throw(choices: tuple[Choice, ...], whim: random.Random | None) -> Choice:
    """Take over what looks like much; a challenge is for the brave."""
    plain = [choice for choice in choices if not isinstance(choice.actions[0], a.Challenge)]
    if len(plain) < len(choices) and _feels_like(whim):
        return next(choice for choice in choices if choice not in plain)
    return plain[0]


def _feels_like(whim: random.Random | None) -> bool:
    return whim is not None and whim.random() < BRAVE


def _on_sheet(
    state: ScorepadState, choices: tuple[Choice, ...], whim: random.Random | None
) -> Choice:
    """Collect what there is most of; write where it brings the most."""
    boxes = {
        choice.actions[0].box: choice
        for choice in choices
        if isinstance(choice.actions[0], a.Score)
    }
    points = {box.id: state.preview(box) or 0 for box in state.rules.boxes if box.id in boxes}
    most = max(points.values())
    dear = [box for box, value in points.items() if value == most]
    throws = [choice for choice in choices if isinstance(choice.actions[-1], a.Roll)]
    is_good = most >= 5 * state.rules.dice
    if not throws or is_good:
        if whim is None and not is_good:
            return boxes[max(points, key=lambda box: (points[box] - _par(state, box), box))]
        return boxes[dear[0] if whim is None else whim.choice(dear)]
    faces = Counter(state.lying)
    open_faces = {box.size for box in state.rules.boxes if box.id in boxes and box.size}
    if whim is None:
        face = max(faces, key=lambda face: (faces[face], face in open_faces, face))
    else:
        face = max(faces, key=lambda face: (faces[face], whim.random()))
    keep = (face,) * faces[face]
    return next((choice for choice in throws if choice.keep == keep), throws[0])


def _par(state: ScorepadState, box_id: str) -> float:
    """What one hopes to have in a box: three of a number, half of what else there is."""
    box = next(box for box in state.rules.boxes if box.id == box_id)
    if box.shape == "face":
        return 3.0 * box.size - 4
    return box.points / 3 if box.points else 3.0 * state.rules.dice
