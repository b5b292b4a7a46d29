"""The games with a score sheet: up to three throws, then one box is filled."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self, assert_never

from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.actions import Action
from kubik.rules.events import Event, MatchEnded, Outcome, Termination
from kubik.rules.seating import Sources, heir, is_as_before, is_possible, seated
from kubik.rules.settings import Box, BoxScore, BoxShape, ScorepadRules
from kubik.rules.state import Cup, IllegalAction, LegalActions, Refusal, Why, ranked


def box_points(rules: ScorepadRules, box: Box, faces: tuple[int, ...]) -> int:
    """What the dice `faces`, in any order, are worth in `box`, in points (RULES.md A3.6)."""
    matched = _matched(rules, box, faces)
    if matched is None:
        return 0
    match box.score:
        case BoxScore.FLAT:
            return box.points
        case BoxScore.SUM:
            is_four_kind = box.shape is BoxShape.ALIKE and box.size == 4  # noqa: PLR2004
            return sum(matched if rules.four_kind_sums_four and is_four_kind else faces)  # B55
        case BoxScore.MATCHED:
            return sum(matched)
    assert_never(box.score)


def _matched(rules: ScorepadRules, box: Box, faces: tuple[int, ...]) -> tuple[int, ...] | None:
    # The dice that make the shape, or None where they do not fit.
    most = sorted(set(faces), key=lambda face: (-faces.count(face), -face))
    counts = [faces.count(face) for face in most]
    match box.shape:
        case BoxShape.ANY:
            return faces
        case BoxShape.FACE:
            return tuple(face for face in faces if face == box.size)
        case BoxShape.ALIKE:
            fitting = [face for face in most if faces.count(face) >= box.size]
            return (max(fitting),) * box.size if fitting else None
        case BoxShape.FULL_HOUSE:
            alike = rules.yacht_as_full_house and counts == [5]  # B56
            return faces if counts == [3, 2] or alike else None
        case BoxShape.TWO_PAIRS:
            pairs = sorted((face for face in most if faces.count(face) > 1), reverse=True)[:2]
            return tuple(pairs * 2) if len(pairs) > 1 else None
        case BoxShape.STRAIGHT:
            return box.faces if set(box.faces) <= set(faces) else None
    assert_never(box.shape)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's column: the filled boxes in the order they were filled, with their points."""

    filled: tuple[tuple[str, int], ...] = ()

    def points(self, box: str) -> int | None:
        """The points in `box`, None while it is open."""
        return dict(self.filled).get(box)

    def bonus(self, rules: ScorepadRules) -> int:
        """The bonus of the section, where the rules have one."""
        sums = sum(points for box, points in self.filled if box in rules.bonus_boxes)
        return rules.bonus_points if rules.bonus_boxes and sums >= rules.bonus_from else 0

    def total(self, rules: ScorepadRules) -> int:
        """All points of the column."""
        return sum(points for _, points in self.filled) + self.bonus(rules)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn under way: the throws so far and the dice (places) held for the next one."""

    seat: int
    throws: int = 0
    kept: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScorepadState:
    """A position of a game with a score sheet (see `kubik.rules.state.State`)."""

    rules: ScorepadRules
    sheets: tuple[Sheet, ...]
    turn: Turn | None
    round: int = 1
    lying: tuple[int, ...] = ()
    """The faces of all dice by place, as they fell last; empty before the first throw."""
    outcome: Outcome | None = None

    @classmethod
    def start(cls, rules: ScorepadRules, seats: int) -> Self:
        """The position before the first throw; seat 0 begins."""
        return cls(rules, (Sheet(),) * seats, Turn(0))

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the match is over."""
        return self.turn.seat if self.turn else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple(sheet.total(self.rules) for sheet in self.sheets)

    def preview(self, box: Box) -> int | None:
        """What the dice now lying would score in `box`; None before the first throw of a turn."""
        if self.turn is None or not self.turn.throws:
            return None
        return box_points(self.rules, box, self.lying)

    def candidates(self) -> Iterator[Action]:
        """Every action that could ever be legal in a position like this."""
        yield a.Roll()
        for number in range(self.rules.dice + 1):
            yield from (a.Keep(dice) for dice in combinations(range(self.rules.dice), number))
        yield from (a.Score(box.id) for box in self.rules.boxes)

    def legal_actions(self) -> LegalActions:
        """What may be done now."""
        return LegalActions(self)

    def refusal(self, action: Action) -> Refusal | None:
        """Why `action` cannot be done now, or None when it can."""
        if isinstance(action, a.ChangeSeats) and is_as_before(action.sources, len(self.sheets)):
            return None
        if self.turn is None:
            return Refusal(Why.MATCH_OVER)
        match action:
            case a.Roll():
                return self._roll_refusal(self.turn)
            case a.Keep(dice):
                return self._keep_refusal(self.turn, dice)
            case a.Score(box):
                return self._score_refusal(self.turn, box)
            case a.ChangeSeats():
                return self._seating_refusal(self.turn, action)
            case a.Bank() | a.TakeOver() | a.Challenge() | a.Attempt() | a.GiveUp():
                return Refusal(Why.NOT_IN_THIS_GAME)
        assert_never(action)

    def _roll_refusal(self, turn: Turn) -> Refusal | None:
        if turn.throws >= self.rules.throws:
            return Refusal(Why.NO_THROWS_LEFT, self.rules.throws)
        return Refusal(Why.ALL_HELD) if len(turn.kept) == self.rules.dice else None

    def _keep_refusal(self, turn: Turn, dice: tuple[int, ...]) -> Refusal | None:
        if not turn.throws:
            return Refusal(Why.ROLL_FIRST)
        if turn.throws >= self.rules.throws:
            return Refusal(Why.NO_THROWS_LEFT, self.rules.throws)
        for die in dice:
            if not 0 <= die < self.rules.dice:
                return Refusal(Why.DIE_NOT_LYING, die + 1)
        if dice == turn.kept or tuple(sorted(set(dice))) != dice:
            return Refusal(Why.NO_CHANGE)
        return None

    def _score_refusal(self, turn: Turn, box: str) -> Refusal | None:
        if all(box != known.id for known in self.rules.boxes):
            return Refusal(Why.NO_SUCH_BOX)
        if not turn.throws:
            return Refusal(Why.ROLL_FIRST)
        filled = self.sheets[turn.seat].points(box) is not None
        return Refusal(Why.BOX_FILLED) if filled else None

    def _seating_refusal(self, turn: Turn, action: a.ChangeSeats) -> Refusal | None:
        if not is_possible(action.sources, len(self.sheets)):
            return Refusal(Why.NO_SUCH_SEAT)
        if turn.throws:
            return Refusal(Why.BETWEEN_TURNS)
        if None in action.sources and self.round > 1:
            return Refusal(Why.FIRST_ROUND_OVER)
        return None

    def decide(self, action: Action, cup: Cup) -> tuple[Event, ...]:
        """What happens when `action` is done. Raises `IllegalAction`."""
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalAction(action, refused, self.turn)
        if isinstance(action, a.ChangeSeats):
            return self._change_seats(action.sources)
        assert self.turn is not None
        match action:
            case a.Keep(dice):
                return (e.DiceKept(dice, None),)
            case a.Score(box):
                return self._score(self.turn, box)
            case _:
                kept = self.turn.kept
                dice = tuple(die for die in range(self.rules.dice) if die not in kept)
                return (e.DiceThrown(dice, cup.throw(len(dice), self.rules.faces)),)

    def step(self, action: Action, cup: Cup) -> tuple[tuple[Event, ...], Self]:
        """What `decide` gives, and the position after it."""
        events = self.decide(action, cup)
        state = self
        for event in events:
            state = state.evolve(event)
        return events, state

    def _score(self, turn: Turn, box_id: str) -> tuple[Event, ...]:
        box = next(box for box in self.rules.boxes if box.id == box_id)
        scored = e.BoxScored(turn.seat, box_id, box_points(self.rules, box, self.lying))
        return (scored, self.evolve(scored)._next(turn.seat))

    def _next(self, seat: int) -> Event:
        """What follows a turn of `seat`: the end, or the next turn.

        The next is whoever has the fewest boxes filled: the next seat, unless seats have changed.
        A round begins with the first seat.
        """
        filled = [len(sheet.filled) for sheet in self.sheets]
        fewest = min(filled)
        if fewest == len(self.rules.boxes):
            return MatchEnded(Outcome(Termination.SHEET_FULL, ranked(self.scores)))
        if fewest == max(filled):
            return e.TurnStarted(0, fewest + 1)
        after = [*range(seat + 1, len(filled)), *range(seat + 1)]
        return e.TurnStarted(next(s for s in after if filled[s] == fewest), fewest + 1)

    def _change_seats(self, sources: Sources) -> tuple[Event, ...]:
        changed = e.SeatsChanged(sources)
        if is_as_before(sources, len(self.sheets)):
            return (changed,)
        assert self.turn is not None
        after = self.evolve(changed)
        stays = self.turn.seat in sources
        up = heir(self.turn.seat, sources, len(self.sheets))
        begins = len({len(sheet.filled) for sheet in after.sheets}) == 1
        if stays and not begins:
            return (changed,)
        following = after._next(up - 1)
        goes_on = stays and isinstance(following, e.TurnStarted) and following.seat == up
        return (changed,) if goes_on else (changed, following)

    def evolve(self, event: Event) -> Self:
        """The position after `event`; no rules, no chance, no refusal."""
        match event:
            case e.TurnStarted(seat, number):
                return replace(self, turn=Turn(seat), round=number)
            case e.DiceThrown(dice, faces):
                assert self.turn is not None
                lying = list(self.lying or (0,) * self.rules.dice)
                for die, face in zip(dice, faces, strict=True):
                    lying[die] = face
                turn = replace(self.turn, throws=self.turn.throws + 1)
                return replace(self, turn=turn, lying=tuple(lying))
            case e.DiceKept(dice):
                assert self.turn is not None
                return replace(self, turn=replace(self.turn, kept=dice))
            case e.BoxScored(seat, box, points):
                sheet = Sheet((*self.sheets[seat].filled, (box, points)))
                return replace(self, sheets=(*self.sheets[:seat], sheet, *self.sheets[seat + 1 :]))
            case e.SeatsChanged(sources):
                sheets = seated(self.sheets, sources, Sheet())
                if self.turn is None:
                    return replace(self, sheets=sheets)
                up = heir(self.turn.seat, sources, len(self.sheets))
                return replace(self, sheets=sheets, turn=replace(self.turn, seat=up))
            case e.MatchEnded(outcome):
                return replace(self, turn=None, outcome=outcome)
            case _:
                msg = f"{event} in a game with boxes"
                raise TypeError(msg)
