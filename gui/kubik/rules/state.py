"""What every position of every game can be asked."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, Self

from kubik.rules.actions import Action
from kubik.rules.events import Event, Outcome, Place


class Why(StrEnum):
    """Why an action is refused. `Refusal.number` is what the comment after the name says."""

    MATCH_OVER = "match_over"
    NOT_IN_THIS_GAME = "not_in_this_game"
    ROLL_FIRST = "roll_first"
    ONLY_ROLL = "only_roll"  # a roll-off or a knock-off is under way
    NOTHING_KEPT = "nothing_kept"
    INCOMPLETE = "incomplete"
    MUST_FREEZE_ALL = "must_freeze_all"
    HOT_DICE = "hot_dice"
    NO_DICE_LEFT = "no_dice_left"
    ONE_ROLL = "one_roll"
    BELOW_OPENING = "below_opening"  # points missing
    BELOW_MINIMUM = "below_minimum"  # points missing
    BELOW_TOPPING = "below_topping"  # points missing
    ENDS_IN_FIFTY = "ends_in_fifty"  # the score it would give
    DIE_NOT_LYING = "die_not_lying"  # the place of the die, from 1
    DIE_SCORES_NOTHING = "die_scores_nothing"
    OVER_TARGET = "over_target"  # points that still fit
    NO_CHANGE = "no_change"
    NOTHING_TO_TAKE_OVER = "nothing_to_take_over"
    NOT_ON_BOARD = "not_on_board"  # the opening minimum
    TURN_BEGUN = "turn_begun"
    CHALLENGE_SPENT = "challenge_spent"
    ALREADY_CHALLENGED = "already_challenged"
    NO_SUCH_SEAT = "no_such_seat"
    CANNOT_ATTEMPT = "cannot_attempt"
    STILL_SCORING = "still_scoring"
    ALL_HELD = "all_held"
    NO_THROWS_LEFT = "no_throws_left"  # how many throws a turn has
    BOX_FILLED = "box_filled"
    NO_SUCH_BOX = "no_such_box"
    BETWEEN_TURNS = "between_turns"
    LAST_ROUND_RUNS = "last_round_runs"
    FIRST_ROUND_OVER = "first_round_over"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action cannot be done now, with the number that belongs to the reason."""

    why: Why
    number: int = 0


class IllegalAction(Exception):
    """An action that the rules refuse; nothing has happened."""

    def __init__(self, action: Action, refusal: Refusal, turn: object) -> None:
        """Say which action, why, and in which turn."""
        super().__init__(f"{action}: {refusal.why} {refusal.number} in {turn}")
        self.action = action
        self.refusal = refusal


class Cup(Protocol):
    """Where dice come from."""

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        """Give that many faces, each from 1 to `faces`."""
        ...


class State(Protocol):
    """A position; immutable."""

    @property
    def outcome(self) -> Outcome | None:
        """None until the match is over."""
        ...

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the match is over."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        ...

    def refusal(self, action: Action) -> Refusal | None:
        """Why `action` cannot be done now, or None when it can."""
        ...

    def candidates(self) -> Iterator[Action]:
        """Every action that could ever be legal in a position like this, some of them refused."""
        ...

    def decide(self, action: Action, cup: Cup) -> tuple[Event, ...]:
        """What happens when `action` is done. Raises `IllegalAction`."""
        ...

    def step(self, action: Action, cup: Cup) -> tuple[tuple[Event, ...], Self]:
        """What `decide` gives, and the position after it. Raises `IllegalAction`."""
        ...

    def evolve(self, event: Event) -> Self:
        """The position after `event`; no rules, no chance, no refusal."""
        ...


class LegalActions:
    """The legal actions of a position: `in`, iteration, truth; each worked out only when asked."""

    def __init__(self, state: State) -> None:
        """Take the position."""
        self._state = state

    def __contains__(self, action: Action) -> bool:
        """Whether the action is accepted."""
        return self._state.refusal(action) is None

    def __iter__(self) -> Iterator[Action]:
        """Give each legal action once."""
        return (action for action in self._state.candidates() if action in self)

    def __bool__(self) -> bool:
        """Whether there is one."""
        return any(True for _ in self)


def ranked(scores: tuple[int, ...], first: tuple[int, ...] = ()) -> tuple[Place, ...]:
    """The ranking by points; equals share a rank.

    Seats in `first` come first, in that order, whatever their points (a tie broken, a win at once).
    """
    rest = sorted((s for s in range(len(scores)) if s not in first), key=lambda s: (-scores[s], s))
    places = [Place(number, seat, scores[seat]) for number, seat in enumerate(first, 1)]
    for number, seat in enumerate(rest, len(first) + 1):
        rank = number
        if number > len(first) + 1 and places[-1].score == scores[seat]:
            rank = places[-1].rank
        places.append(Place(rank, seat, scores[seat]))
    return tuple(places)
