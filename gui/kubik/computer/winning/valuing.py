"""Values the turns of a press-your-luck game by the chance to win the match."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.circumstances import Circumstances
from kubik.computer.odds.course import Manner, Node
from kubik.computer.odds.solutions import Solutions
from kubik.computer.winning.turn import ValuedTurn, solve
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Turn

Values = npt.NDArray[np.float64]

MEMORY = 32_000_000
"""So many bytes of turns are remembered; one takes some twenty thousand."""


class Outlook(Protocol):
    """The chance to win of whoever is on turn, by what becomes of the turn."""

    def banked(self, state: BankingState, turn: Turn) -> Values:
        """After banking, by steps (the last row holds for all more) and by dice left less one."""
        ...

    def busted(self, state: BankingState, turn: Turn, change: int) -> float:
        """After a bust that has changed the score by `change`."""
        ...


class ToWin:
    """Values turns by the chance to win that they leave (see `odds.valuing.Valuing`)."""

    def __init__(self, solutions: Solutions, outlook: Outlook, memory: int = MEMORY) -> None:
        """Take the turns of the game, what the ends of a turn are worth, and room in bytes."""
        self.course = solutions.course
        self._solutions = solutions
        self._outlook = outlook
        self._room = memory
        self._known: dict[object, ValuedTurn] = {}

    def of(self, state: BankingState, turn: Turn) -> "TurnToWin":
        """What may become of `turn`."""
        circumstances = Circumstances.of(state, turn)
        standing = tuple((pad.score, pad.on_board) for pad in state.pads)
        key = (circumstances, standing, state.trigger, turn.seat, turn.challenged)
        found = self._known.get(key)
        if found is None:
            bust = self._outlook.busted(state, turn, circumstances.bust(self.course).change)
            stop = self._outlook.banked(state, turn)
            found = solve(self._solutions.solver(circumstances), stop, bust, 1.0)
            self._known[key] = found
            self._room -= found.size
            while self._room < 0 and len(self._known) > 1:
                self._room += self._known.pop(next(iter(self._known))).size
        return TurnToWin(found)


class TurnToWin:
    """A turn whose worth is the chance to win (see `odds.valuing.Valuation`)."""

    def __init__(self, turn: ValuedTurn) -> None:
        """Take the solved turn."""
        self._turn = turn

    @property
    def bust(self) -> float:
        """The chance to win after a bust."""
        return self._turn.bust

    def may(self, manner: Manner, points: int) -> tuple[bool, bool]:
        """Whether one may bank and may throw on."""
        return self._turn.may(manner, points)

    def stop(self, points: int, dice: int) -> float:
        """The chance to win after banking."""
        return self._turn.worth_of_stop(points, dice)

    def roll(self, points: int, node: Node) -> float:
        """The chance to win when throwing on."""
        return self._turn.roll(points, node)
