"""What of a position, besides the dice and points of the turn, decides what the turn is worth."""

from dataclasses import dataclass, replace
from typing import Self

from kubik.computer.odds.course import Course, Given, Manner, before
from kubik.rules.actions import Bank, GiveUp, Roll
from kubik.rules.banking import BankingState
from kubik.rules.banking.permissions import lands_exactly
from kubik.rules.banking.position import Pad, Position, Stage, Turn
from kubik.rules.events import Banked, Busted
from kubik.rules.keeping import Keeping
from kubik.rules.settings import BankingRules, ScoreFloor


@dataclass(frozen=True, slots=True)
class Bust:
    """What a bust does to a score, in points, and how many busts in a row it makes."""

    change: int
    in_a_row: int


@dataclass(frozen=True, slots=True)
class Circumstances:
    """A seat's score and all else that matters; what the rules do not look at has its default.

    Two positions with equal circumstances have equal odds, so that a solution serves both.
    """

    score: int = 0
    on_board: bool = True
    previous_points: int = 0
    busts: int = 0
    carried: int = 0
    token: int | None = None
    """Which challenge is under way."""

    @classmethod
    def of(cls, position: Position, turn: Turn) -> Self:
        """Those of the seat whose turn it is."""
        rules, pad = position.rules, position.pads[turn.seat]
        challenged = turn.challenged is not None
        floor = rules.score_floor is not ScoreFloor.NONE or not pad.on_board
        has_costs = bool(rules.triple_zilch_penalty or turn.carried or challenged)
        score = 0
        if rules.exact_mode or rules.six_alike_wins or (floor and has_costs):
            score = pad.score
        elif rules.no_fifties:
            score = pad.score % 100
        asks_own = rules.exact_mode or bool(rules.open_min and not pad.on_board)
        return cls(
            score=score,
            on_board=pad.on_board,
            previous_points=position.previous_points if rules.topping else 0,
            busts=pad.busts if rules.triple_zilch_penalty else 0,
            carried=turn.carried if rules.take_over_penalty or asks_own else 0,
            token=turn.token if challenged else None,
        )

    def position(self, keeping: Keeping, turn: Turn) -> BankingState:
        """A position like this, with two seats, in which it is the turn of the first."""
        pad = Pad(self.score, self.on_board, self.busts)
        turn = turn._replace(carried=self.carried)
        if self.token is not None:
            turn = turn._replace(challenged=1, token=self.token)
        state = BankingState(keeping, (pad, Pad(on_board=True)), turn)
        return state._replace(previous_points=self.previous_points)

    def room(self, rules: BankingRules) -> int | None:
        """The most points that a turn may come to in exact mode; None for any."""
        return rules.target - self.score if rules.exact_mode else None

    def may(self, keeping: Keeping, manner: Manner, points: int) -> tuple[bool, bool]:
        """Whether a player with so many points at risk may bank, and whether he may throw on."""
        rest: dict[Manner, Turn] = {
            Manner.REST: Turn(0, Stage.THROWN, loose=(0, 1), kept=(0,)),
            Manner.HOT: Turn(0, Stage.THROWN),
            Manner.SPENT: Turn(0, Stage.THROWN, loose=(0,), kept=(0,)),
        }
        turn = rest[manner]._replace(secured=points, kept_points=0)
        state = self.position(keeping, turn)
        if lands_exactly(state, turn):  # B41: the bank is automatic
            return True, False
        return state.refusal(Bank()) is None, state.refusal(Roll()) is None

    def permitting(self, rules: BankingRules) -> Self:
        """As much of this as decides what one may do; `may` says the same of it."""
        score = 0
        if rules.exact_mode:
            score = self.score
        elif rules.no_fifties:
            score = self.score % 100
        carried = 0 if self.on_board else self.carried
        return replace(self, score=score, busts=0, carried=carried, token=None)

    def bust(self, course: Course) -> Bust:
        """What a bust costs here."""
        rules = course.keeping.rules
        if course.busting is not None:
            tries = [(1, *course.busting)]
        else:  # then only passing the target can lose a turn
            room, node, fall = course.tight
            at_risk = (self.room(rules) or 0, self.carried)
            tries = [(points, node, fall) for points in at_risk if points and room]
        for points, node, fall in tries:
            state = self.position(course.keeping, before(rules, node, points))
            events, after = state.step(Roll(), Given(fall.faces))
            if after.refusal(GiveUp()) is None:
                events, after = after.step(GiveUp(), Given(()))
            if any(isinstance(event, Busted) for event in events):
                return Bust(after.pads[0].score - self.score, after.pads[0].busts)
        return Bust(0, 0)

    def overshot(self, course: Course, points: int) -> int:
        """What a turn writes whose throw would pass the target with all that scores."""
        least, node, fall = course.tight
        room = self.room(course.keeping.rules)
        if room is None or least <= room - points:
            return 0  # no throw does
        turn = before(course.keeping.rules, node, points)
        events, _ = self.position(course.keeping, turn).step(Roll(), Given(fall.faces))
        return sum(event.points for event in events if isinstance(event, Banked))


USUAL = Circumstances()
"""A turn of a player who is on board, with nothing else to be looked at."""
