"""The value of a turn by plain recursion over the engine: slow, and knows nothing of the solver."""

from itertools import product
from math import inf

from kubik.play.simulation import places
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import attempts
from kubik.rules.banking.position import Stage, Turn
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import BankingRules


class Written:
    """A cup with one throw written down."""

    def __init__(self, faces: tuple[int, ...] = ()) -> None:
        self._faces = faces

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        del faces
        assert dice == len(self._faces)
        return self._faces


def ruleset_of(rules: BankingRules) -> Ruleset:
    """A ruleset with exactly these rules, whatever any rule file says."""
    game = shipped("zilch")
    return Ruleset(game, game.forms[0], (), rules)


class Recursion:
    """Values positions of one turn by what its seat's score changes on average.

    From `cap` points at risk on, a player who may bank is taken to bank; who never may is taken to
    bust in the end.
    """

    def __init__(self, start: BankingState, cap: int) -> None:
        assert start.turn is not None
        self._seat = start.turn.seat
        self._turns = start.turns
        self._score = start.pads[self._seat].score
        self._cap = cap
        self._known: dict[tuple[object, ...], float] = {}

    def value(self, state: BankingState) -> float:
        """The best average change of the score from here to the end of the turn."""
        turn = state.turn
        if turn is None or state.turns != self._turns:
            return float(state.pads[self._seat].score - self._score)
        if turn.stage not in {Stage.START, Stage.THROWN}:  # the finisher's dice are thrown off
            return float(state.pads[self._seat].score - self._score)
        if turn.at_risk >= 4 * self._cap:  # so rarely that it does not matter
            return 0.0
        loose = state.faces_of(turn.loose)
        if state.rules.coloured_pairs and len(turn.loose) == state.rules.dice:
            loose = state.lying
        key = (
            (turn.stage, turn.secured, turn.carried, turn.building, turn.challenged),
            (loose, turn.kept, turn.kept_points, turn.throws == 1),
        )
        if key not in self._known:
            self._known[key] = max(
                (self.after(state, action) for action in self._actions(state)), default=-inf
            )
        return self._known[key]

    def after(self, state: BankingState, action: Action) -> float:
        """The average change of the score if `action` is done now."""
        dice = dice_thrown(state, action)
        faces = range(1, state.rules.faces + 1)
        falls = list(product(faces, repeat=dice))
        return sum(self.value(state.step(action, Written(fall))[1]) for fall in falls) / len(falls)

    def _actions(self, state: BankingState) -> list[Action]:
        turn = state.turn
        assert turn is not None
        wanted: list[Action] = [a.Bank(), a.GiveUp(), a.TakeOver(), a.Roll()]
        if turn.stage is Stage.THROWN and turn.loose and not turn.kept:
            sets = state.kept_sets(turn)
            wanted += [a.Keep(places(state, turn.loose, faces)) for faces in sets]
            wanted += [a.Attempt(done.shape, done.dice) for done in attempts(state, turn)]
        legal = [action for action in wanted if state.refusal(action) is None]
        if turn.at_risk >= self._cap and a.Bank() in legal:
            return [action for action in legal if action != a.Roll()]
        return legal


def dice_thrown(state: BankingState, action: Action) -> int:
    """How many dice `action` will throw."""
    turn = state.turn
    assert isinstance(turn, Turn)
    match action:
        case a.Roll():
            return len(turn.rest) or state.rules.dice
        case a.TakeOver():
            assert turn.offer is not None
            return len(turn.offer.dice)
        case a.Attempt(_, dice):
            return state.rules.dice - len(dice)
        case _:
            return 0
