"""What has happened: facts, the dice that fell among them; nothing is worked out later."""

from dataclasses import dataclass
from enum import StrEnum

from kubik.rules.combination import Shape


class Change(StrEnum):
    """Why a score changed outside banking."""

    CHALLENGED = "challenged"
    """Deducted because a challenger banked."""
    CHALLENGE_LOST = "challenge_lost"
    THREE_BUSTS = "three_busts"
    TAKE_OVER_LOST = "take_over_lost"
    WELFARE = "welfare"
    SIX_ALIKE = "six_alike"


class BustCause(StrEnum):
    """Why a turn was lost."""

    NO_SCORE = "no_score"
    OVER_TARGET = "over_target"
    ATTEMPT_FAILED = "attempt_failed"
    BELOW_MINIMUM = "below_minimum"
    """The one throw of a last round of single throws did not reach the minimum."""


class Termination(StrEnum):
    """How a match ended."""

    TARGET = "target"
    LAST_ROUND = "last_round"
    EXACT = "exact"
    SIX_ALIKE = "six_alike"
    ROLL_OFF = "roll_off"
    ROUND_LIMIT = "round_limit"
    SHEET_FULL = "sheet_full"


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the ranking: the rank from 1 (shared by equals), the seat and its points."""

    rank: int
    seat: int
    score: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended, and the ranking, best first."""

    termination: Termination
    ranking: tuple[Place, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1; more than one where the win is shared."""
        return tuple(place.seat for place in self.ranking if place.rank == 1)


@dataclass(frozen=True, slots=True)
class Offer:
    """What the previous player left for taking over: his points and the places of the dice."""

    points: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """The dice passed to `seat` in `round` (from 1)."""

    seat: int
    round: int
    offer: Offer | None = None


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """These dice (places) fell on these faces, in this order."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceKept:
    """The choice among the thrown dice (places).

    `points` is what they would add, None while the choice is incomplete; `building` the faces that
    later dice could then build on.
    """

    dice: tuple[int, ...]
    points: int | None
    building: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DiceFrozen:
    """These dice (places) stay set aside and add `points`; later ones build on faces `building`."""

    dice: tuple[int, ...]
    points: int
    building: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CornerTurned:
    """All dice scored (hot dice); all are thrown anew. Later ones build on the faces `building`."""

    building: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TookOver:
    """The turn builds on `points` of the previous player; the dice (places) he left are thrown."""

    points: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChallengeMade:
    """The turn is played against `target`, with the first or second `token` (0 or 1)."""

    target: int
    token: int


@dataclass(frozen=True, slots=True)
class AttemptMade:
    """The dice (places) are kept to complete `shape` with one throw of the others."""

    shape: Shape
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Busted:
    """The turn is over and its `lost` points are gone; `in_a_row` counts the busts of this player.

    After a penalty for busts in a row the count may start anew; it is then 0.
    """

    seat: int
    lost: int
    cause: BustCause
    in_a_row: int


@dataclass(frozen=True, slots=True)
class Banked:
    """The points of a turn were written."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreChanged:
    """A score changed by `points`, which may be negative, for another reason than banking."""

    seat: int
    points: int
    why: Change


@dataclass(frozen=True, slots=True)
class LastRoundStarted:
    """`seat` reached the target; the others get a last turn or throw."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundCancelled:
    """Nobody is above the target any more; the match goes on."""


@dataclass(frozen=True, slots=True)
class KnockOffStarted:
    """`seat` throws the dice (places) that the finisher left, to knock his points off (B42)."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KnockedOff:
    """The last turn of `seat`, worth `points`, is cancelled, with all it did to the scores."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class RollOffStarted:
    """The tied seats throw all dice once each, in this order (RULES.md B14)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RollOffThrown:
    """What the throw of `seat` in a roll-off is worth."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BoxScored:
    """The throw was written into a box for `points`."""

    seat: int
    box: str
    points: int


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """The players sit anew: for each seat the old one that its player comes from, None if new."""

    sources: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    outcome: Outcome


Event = (
    TurnStarted
    | DiceThrown
    | DiceKept
    | DiceFrozen
    | CornerTurned
    | TookOver
    | ChallengeMade
    | AttemptMade
    | Busted
    | Banked
    | ScoreChanged
    | LastRoundStarted
    | LastRoundCancelled
    | KnockOffStarted
    | KnockedOff
    | RollOffStarted
    | RollOffThrown
    | BoxScored
    | SeatsChanged
    | MatchEnded
)
