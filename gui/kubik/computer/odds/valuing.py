"""What decisions are measured by: the points of a turn, or something else that a player wants."""

from functools import cached_property
from typing import Protocol

from kubik.computer.odds.circumstances import Circumstances
from kubik.computer.odds.course import Course, Manner, Node
from kubik.computer.odds.solutions import Solutions
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Turn


class Valuation(Protocol):
    """What may become of a turn, in one measure: the more the better."""

    @property
    def bust(self) -> float:
        """The worth of a bust."""
        ...

    def may(self, manner: Manner, points: int) -> tuple[bool, bool]:
        """Whether one may bank and may throw on, with dice that lie in this manner."""
        ...

    def stop(self, points: int, dice: int) -> float:
        """The worth of banking so many points, with so many dice that would be thrown next."""
        ...

    def roll(self, points: int, node: Node) -> float:
        """The worth of throwing on at `node` with so many points at risk."""
        ...


class Valuing(Protocol):
    """Values any turn of one game."""

    @property
    def course(self) -> Course:
        """The throws of the game."""
        ...

    def of(self, state: BankingState, turn: Turn) -> Valuation:
        """What may become of `turn`, which is that of `state`."""
        ...


class InPoints:
    """Values turns by the points that they write."""

    def __init__(self, solutions: Solutions) -> None:
        """Take the turns of the game, solved."""
        self._solutions = solutions
        self.course = solutions.course

    def of(self, state: BankingState, turn: Turn) -> Valuation:
        """What may become of `turn`, in points."""
        return _Points(self._solutions, Circumstances.of(state, turn))


class _Points:
    def __init__(self, solutions: Solutions, circumstances: Circumstances) -> None:
        self._solutions = solutions
        self._circumstances = circumstances

    @cached_property
    def bust(self) -> float:
        return self._solutions.bust_value(self._circumstances)

    def may(self, manner: Manner, points: int) -> tuple[bool, bool]:
        return self._solutions.at(self._circumstances, points).may(manner, points)

    def stop(self, points: int, dice: int) -> float:
        del dice
        return float(points)

    def roll(self, points: int, node: Node) -> float:
        return self._solutions.at(self._circumstances, points).roll(points, node)
