"""The one throw that a player has in a last round of single throws (RULES.md B13)."""

from collections.abc import Callable
from fractions import Fraction

from kubik.computer.odds.choice import Choice, ranked
from kubik.computer.odds.course import Given, Node, falls_at
from kubik.play.simulation import places
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import lands_exactly
from kubik.rules.banking.position import Stage, Turn
from kubik.rules.events import Busted

Worth = Callable[[Turn, int], float]
"""What it is worth that a turn has changed its player's score by so many points."""


def choices(state: BankingState, turn: Turn, worth: Worth) -> tuple[Choice, ...]:
    """Everything that may be done, the best first; every throw is tried in the engine."""
    if turn.stage is Stage.THROWN:
        return ranked(_banks(state, turn, worth))
    found = [_throw(state, turn, a.Roll(), state.rules.dice, worth)]
    if turn.offer is not None and state.refusal(a.TakeOver()) is None:
        found.append(_throw(state, turn, a.TakeOver(), len(turn.offer.dice), worth))
    for seat in range(len(state.pads)):
        challenge = a.Challenge(seat)
        if state.refusal(challenge) is None:
            _, then = state.step(challenge, Given(()))
            assert then.turn is not None
            thrown = _throw(then, then.turn, a.Roll(), state.rules.dice, worth)
            found.append(Choice((challenge, *thrown.actions), thrown.expected, thrown.bust))
    return ranked(found)


def _banks(state: BankingState, turn: Turn, worth: Worth) -> list[Choice]:
    """Every way to bank the present throw."""
    found = []
    for faces, kept in state.kept_sets(turn).items():
        dice = places(state, turn.loose, faces)
        chosen = turn._replace(kept=dice, kept_points=kept.points)
        banks_itself = lands_exactly(state, chosen)
        if banks_itself or state._replace(turn=chosen).refusal(a.Bank()) is None:
            keep = () if dice == turn.kept else (a.Keep(dice),)
            bank = () if banks_itself else (a.Bank(),)
            found.append(Choice((*keep, *bank), worth(chosen, chosen.at_risk), keep=faces))
    return found


def _throw(
    state: BankingState, turn: Turn, action: a.Roll | a.TakeOver, dice: int, worth: Worth
) -> Choice:
    ways = lost = 0
    points = 0.0
    for fall in falls_at(state.rules, Node(dice)):
        events, after = state.step(action, Given(fall.faces))
        ways += fall.ways
        if after.turn is not None and after.turn.stage is Stage.THROWN:
            best = max(choice.expected for choice in _banks(after, after.turn, worth))
        else:
            # Whoever takes over may lose more than his own dice would cost him.
            lost_by = state.evolve(events[0]).turn if isinstance(action, a.TakeOver) else turn
            assert lost_by is not None
            best = worth(lost_by, after.pads[turn.seat].score - state.pads[turn.seat].score)
            lost += fall.ways * any(isinstance(event, Busted) for event in events)
        points += fall.ways * best
    return Choice((action,), points / ways, Fraction(lost, ways))
