"""Every decision that a position of a press-your-luck game leaves, with what it is worth."""

from fractions import Fraction

from kubik.computer.odds import last_throw
from kubik.computer.odds.choice import Choice, ranked
from kubik.computer.odds.circumstances import Circumstances
from kubik.computer.odds.course import ROOM_FOR_ALL, Given, Goal, Manner, Node
from kubik.computer.odds.valuing import Valuing
from kubik.play.simulation import places
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import attempts, is_one_roll
from kubik.rules.banking.position import Stage, Turn
from kubik.rules.combination import Dice
from kubik.rules.events import Banked, TookOver


def choices(valuing: Valuing, state: BankingState) -> tuple[Choice, ...]:
    """Everything that may be done, the best first; see `TurnOdds.choices`.

    `Choice.expected` is what `valuing` says, on average.
    """
    turn = state.turn
    if turn is None:
        return ()
    if turn.stage in {Stage.KNOCK_OFF, Stage.ROLL_OFF}:
        return (Choice((a.Roll(),), 0.0),)
    if is_one_roll(state):
        return last_throw.choices(state, turn, _written(valuing, state))
    decision = _Decision(valuing, state, turn)
    return ranked(decision.before() if turn.stage is Stage.START else decision.after())


def stop_or_throw(valuing: Valuing, state: BankingState, dice: int) -> tuple[Choice, ...]:
    """Banking, or throwing so many dice next; see `TurnOdds.stop_or_throw`."""
    turn = state.turn
    assert turn is not None
    manner = Manner.REST if dice < state.rules.dice else Manner.HOT
    goal = Goal(manner, valuing.course.known(Node(dice, turn.building)))
    return ranked(_Decision(valuing, state, turn).stop_or_go((), turn.secured, goal, ()))


def _written(valuing: Valuing, state: BankingState) -> last_throw.Worth:
    """What a single throw is worth by what it does to the score."""

    def worth(turn: Turn, change: int) -> float:
        valuation = valuing.of(state, turn)
        dice = len(turn.rest) or state.rules.dice
        return valuation.stop(change, dice) if change > 0 else valuation.bust

    return worth


class _Decision:
    """A position and what it is valued by."""

    def __init__(self, valuing: Valuing, state: BankingState, turn: Turn) -> None:
        self._valuing = valuing
        self._valuation = valuing.of(state, turn)
        self._course = valuing.course
        self._state = state
        self._turn = turn
        room = Circumstances.of(state, turn).room(state.rules)
        self._room = ROOM_FOR_ALL if room is None else room

    def before(self) -> list[Choice]:
        """What may be done before the first throw of a turn."""
        state, offer, course = self._state, self._turn.offer, self._course
        found = [self._roll((a.Roll(),), 0, course.first)]
        for seat in range(len(state.pads)):
            challenge = a.Challenge(seat)
            if state.refusal(challenge) is None:
                _, challenging = state.step(challenge, Given(()))
                then = self._of(challenging)
                found.append(then._roll((challenge, a.Roll()), 0, course.first))
        if offer is not None and state.refusal(a.TakeOver()) is None:
            dice = len(offer.dice)
            node = course.first if dice == state.rules.dice else Node(dice)
            then = self._of(state.evolve(TookOver(offer.points, offer.dice)))
            found.append(then._roll((a.TakeOver(),), offer.points, node))
        return found

    def after(self) -> list[Choice]:
        """What may be done with a throw."""
        state, turn = self._state, self._turn
        if not turn.loose:  # an attempt has come off
            return self.stop_or_go((), turn.secured, Goal(Manner.HOT, Node(state.rules.dice)), ())
        found: list[Choice] = []
        chosen = state.faces_of(turn.kept)
        for faces, kept in state.kept_sets(turn).items():
            keep = () if faces == chosen else (a.Keep(places(state, turn.loose, faces)),)
            goal = self._course.goal(kept, len(turn.loose))
            goal = goal._replace(node=self._course.known(goal.node))
            found += self.stop_or_go(keep, turn.secured + kept.points, goal, faces)
        tries = {
            (done.shape, state.faces_of(done.dice)): done
            for done in reversed(attempts(state, turn))
        }
        found += [
            self._attempt(a.Attempt(done.shape, done.dice), faces)
            for (_, faces), done in tries.items()
        ]
        if state.refusal(a.GiveUp()) is None:
            events, _ = state.step(a.GiveUp(), Given(()))
            banked = [event.points for event in events if isinstance(event, Banked)]
            if banked:  # what scored would have passed the target, and does not count
                worth = self._valuation.stop(banked[0], len(turn.rest))
                found.append(Choice((a.GiveUp(),), worth))
            else:
                found.append(Choice((a.GiveUp(),), self._valuation.bust, Fraction(1)))
        return found

    def _of(self, state: BankingState) -> "_Decision":
        assert state.turn is not None
        return _Decision(self._valuing, state, state.turn)

    def _roll(
        self, actions: tuple[Action, ...], points: int, node: Node, keep: Dice = ()
    ) -> Choice:
        """The throw at `node`, which these actions lead to, with so many points at risk."""
        value = self._valuation.roll(points, node)
        return Choice(actions, value, self._course.bust_chance(node, self._room - points), keep)

    def stop_or_go(
        self, keep: tuple[Action, ...], points: int, goal: Goal, faces: Dice
    ) -> list[Choice]:
        may_bank, may_roll = self._valuation.may(goal.manner, points)
        found = []
        if may_bank:  # on exactly the target the bank follows by itself (B41)
            bank = () if points == self._room else (a.Bank(),)
            found.append(Choice((*keep, *bank), self._stop(points, goal), keep=faces))
        if may_roll:
            found.append(self._roll((*keep, a.Roll()), points, goal.node, faces))
        return found

    def _stop(self, points: int, goal: Goal) -> float:
        return self._valuation.stop(points, goal.node.dice)

    def _attempt(self, attempt: a.Attempt, kept: Dice) -> Choice:
        lost, terms = self._course.attempt(attempt.shape, kept)
        value = float(lost) * self._valuation.bust
        for term in terms:
            then = self.stop_or_go((), self._turn.secured + term.points, term.goal, ())
            value += term.chance * max(choice.expected for choice in then)
        return Choice((attempt,), value, lost, kept)
