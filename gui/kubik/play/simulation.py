"""Random legal play, to try rules out and to measure the engine."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import attempts
from kubik.rules.banking.position import Stage, Turn
from kubik.rules.events import TurnStarted
from kubik.rules.ruleset import MatchState, Ruleset
from kubik.rules.scorepad import ScorepadState
from kubik.rules.state import Cup

ATTEMPT_SHARE = 0.25
"""How often a random player tries to complete a combination where he may."""


@dataclass(slots=True)
class Tally:
    """What came of simulated matches: how they ended, and how many turns and actions they took."""

    matches: int = 0
    turns: int = 0
    actions: int = 0
    endings: Counter[str] = field(default_factory=Counter)


def play(ruleset: Ruleset, seats: int, cup: Cup, source: random.Random, tally: Tally) -> MatchState:
    """Play one random match to its end, count it in `tally`, and give the last position."""
    state: MatchState = ruleset.start(seats)
    tally.turns += 1
    while state.outcome is None:
        events, state = state.step(random_action(state, source), cup)
        tally.actions += 1
        tally.turns += sum(isinstance(event, TurnStarted) for event in events)
    tally.matches += 1
    tally.endings[state.outcome.termination] += 1
    return state


def random_action(state: MatchState, source: random.Random) -> Action:
    """A legal action, by chance; dice are set aside in whole kept sets, so that matches get on."""
    if isinstance(state, ScorepadState):
        return _random_in_scorepad(state, source)
    turn = state.turn
    assert turn is not None
    if turn.stage is Stage.THROWN:
        return _random_with_dice(state, turn, source)
    special: list[Action] = []
    if state.rules.take_over:
        special.append(a.TakeOver())
    if state.rules.challenges:
        special += [a.Challenge(seat) for seat in range(len(state.pads))]
    legal = [action for action in special if state.refusal(action) is None]
    return source.choice([a.Roll(), *legal]) if legal else a.Roll()


def _random_with_dice(state: BankingState, turn: Turn, source: random.Random) -> Action:
    if turn.kept or not turn.loose:
        wanted: list[Action] = [a.Roll(), a.Bank()]
        if source.random() < 0.5:  # noqa: PLR2004
            wanted.reverse()
        for action in wanted:
            if state.refusal(action) is None:
                return action
    sets = state.kept_sets(turn)
    tries = attempts(state, turn)
    if tries and (not sets or source.random() < ATTEMPT_SHARE):
        chosen = source.choice(tries)
        return a.Attempt(chosen.shape, chosen.dice)
    if not sets:
        return a.GiveUp()
    already = state.faces_of(turn.kept)
    faces = source.choice([dice for dice in sets if dice != already])
    return a.Keep(places(state, turn.loose, faces))


def places(state: BankingState, loose: Sequence[int], faces: Sequence[int]) -> tuple[int, ...]:
    """Places of dice among `loose` that show these sorted faces."""
    found: list[int] = []
    for face in faces:
        found.append(next(d for d in loose if state.lying[d] == face and d not in found))
    return tuple(sorted(found))


def _random_in_scorepad(state: ScorepadState, source: random.Random) -> Action:
    turn = state.turn
    assert turn is not None
    if turn.throws and (turn.throws == state.rules.throws or source.random() < 0.25):  # noqa: PLR2004
        sheet = state.sheets[turn.seat]
        return a.Score(
            source.choice([b.id for b in state.rules.boxes if sheet.points(b.id) is None])
        )
    kept = tuple(die for die in range(state.rules.dice) if source.random() < 0.5)  # noqa: PLR2004
    wanted: tuple[Action, ...] = (a.Keep(kept), a.Roll()) if turn.throws else (a.Roll(),)
    legal = [action for action in wanted if state.refusal(action) is None]
    return legal[0] if legal else a.Keep(())
