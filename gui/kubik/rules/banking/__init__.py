"""The press-your-luck games: set dice aside and throw on, or bank."""

from collections.abc import Iterator
from typing import Self

from kubik.rules.actions import Action
from kubik.rules.banking import course, permissions
from kubik.rules.banking.position import Pad, Position, Turn
from kubik.rules.events import Event
from kubik.rules.keeping import Keeping
from kubik.rules.state import Cup, IllegalAction, LegalActions, Refusal


class BankingState(Position):
    """A position of a press-your-luck game (see `kubik.rules.state.State`)."""

    __slots__ = ()

    @classmethod
    def start(cls, keeping: Keeping, seats: int) -> Self:
        """The position before the first throw; seat 0 begins."""
        pad = Pad(on_board=keeping.rules.open_min == 0)
        return cls(keeping, (pad,) * seats, Turn(0))

    def refusal(self, action: Action) -> Refusal | None:
        """Why `action` cannot be done now, or None when it can."""
        return permissions.refusal(self, action)

    def candidates(self) -> Iterator[Action]:
        """Every action that could ever be legal in a position like this."""
        return permissions.candidates(self)

    def legal_actions(self) -> LegalActions:
        """What may be done now."""
        return LegalActions(self)

    def decide(self, action: Action, cup: Cup) -> tuple[Event, ...]:
        """What happens when `action` is done. Raises `IllegalAction`."""
        return self.step(action, cup)[0]

    def step(self, action: Action, cup: Cup) -> tuple[tuple[Event, ...], Self]:
        """What `decide` gives, and the position after it, without working it out twice."""
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalAction(action, refused, self.turn)
        draft = course.decide(self, action, cup)
        return tuple(draft.events), draft.position
