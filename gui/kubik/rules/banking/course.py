"""The course of a press-your-luck turn, and of the match around it."""

from typing import Generic, TypeVar, assert_never

from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.actions import Action
from kubik.rules.banking import ending
from kubik.rules.banking.permissions import (
    attempts,
    floor_change,
    is_one_roll,
    lands_exactly,
    shortfall,
    token_for,
)
from kubik.rules.banking.position import Position, Stage, Turn
from kubik.rules.events import BustCause, Change, Event
from kubik.rules.keeping import completed_points
from kubik.rules.settings import Progressive
from kubik.rules.state import Cup

P = TypeVar("P", bound=Position)


class Draft(Generic[P]):
    """A position while an action is being decided, and the events that led there."""

    def __init__(self, position: P) -> None:
        """Start from `position`."""
        self.position = position
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Let `event` happen."""
        self.events.append(event)
        self.position = self.position.evolve(event)

    @property
    def turn(self) -> Turn:
        """The turn under way."""
        assert self.position.turn is not None
        return self.position.turn


def decide(position: P, action: Action, cup: Cup) -> Draft[P]:
    """What happens when the legal `action` is done, and where it leads."""
    draft = Draft(position)
    assert not isinstance(action, a.Score)  # refused: there are no boxes
    match action:
        case a.Roll():
            _roll(draft, cup)
        case a.Keep(dice):
            _keep(draft, dice)
        case a.Bank():
            _bank(draft)
        case a.TakeOver():
            assert draft.turn.offer is not None
            draft.add(e.TookOver(draft.turn.offer.points, draft.turn.offer.dice))
            _throw(draft, draft.turn.loose, cup)
            _look_at_throw(draft)
        case a.Challenge(seat):
            pad = position.pads[draft.turn.seat]
            draft.add(e.ChallengeMade(seat, token_for(position, pad)))
        case a.Attempt():
            _attempt(draft, action, cup)
        case a.GiveUp():
            _lose_throw(draft)
        case a.ChangeSeats(sources):
            draft.add(e.SeatsChanged(sources))
            for event in ending.after_change_of_seats(position, draft.position, sources):
                draft.add(event)
        case _:
            assert_never(action)
    return draft


def _roll(draft: Draft[P], cup: Cup) -> None:
    match draft.turn.stage:
        case Stage.START:
            _throw(draft, draft.position.all_dice, cup)
            _look_at_throw(draft)
        case Stage.THROWN:
            if draft.turn.kept:
                _freeze(draft)
            if not draft.turn.loose:
                _turn_corner(draft)
            _throw(draft, draft.turn.loose or draft.position.all_dice, cup)
            _look_at_throw(draft)
        case Stage.KNOCK_OFF:
            _knock_off(draft, cup)
        case Stage.ROLL_OFF:
            _throw(draft, draft.position.all_dice, cup)
            best = draft.position.keeping.sets(draft.position.lying_now(draft.turn)).best
            draft.add(e.RollOffThrown(draft.turn.seat, best.points if best else 0))
            for event in ending.after_roll_off(draft.position):
                draft.add(event)


def _throw(draft: Draft[P], dice: tuple[int, ...], cup: Cup) -> None:
    draft.add(e.DiceThrown(dice, cup.throw(len(dice), draft.position.rules.faces)))


def _freeze(draft: Draft[P]) -> None:
    turn = draft.turn
    assert turn.kept_points is not None
    draft.add(e.DiceFrozen(turn.kept, turn.kept_points, turn.kept_building))


def _turn_corner(draft: Draft[P]) -> None:
    rules, building = draft.position.rules, draft.turn.building
    # B30; no more dice than one set of the game are carried on, so that they can still be counted.
    across = rules.progressive_across_hot_dice and len(building) <= rules.dice
    draft.add(e.CornerTurned(building if across else ()))


def _look_at_throw(draft: Draft[P]) -> None:
    """What a fresh throw means: a win, a bust or a decision. The order of questions matters."""
    position, turn = draft.position, draft.turn
    rules = position.rules
    if (
        rules.six_alike_wins
        and len(turn.loose) == rules.dice
        and len(set(position.faces_of(turn.loose))) == 1
    ):
        _win_with_six_alike(draft)
        return
    sets = position.kept_sets(turn)
    if not sets:
        if rules.attempt_on_bust and attempts(position, turn):  # B34
            return
        _lose_throw(draft)
    elif is_one_roll(position) and not any(
        shortfall(position, turn, turn.secured + kept.points) is None for kept in sets.values()
    ):
        _bust(draft, BustCause.BELOW_MINIMUM)


def _lose_throw(draft: Draft[P]) -> None:
    """No die may be set aside: nothing scores, or all that scores would pass the target."""
    if draft.position.keeping.sets(draft.position.lying_now(draft.turn)):
        _overshoot(draft)
    else:
        _bust(draft, BustCause.NO_SCORE)


def _keep(draft: Draft[P], dice: tuple[int, ...]) -> None:
    position = draft.position
    kept = position.kept_sets(draft.turn).get(position.faces_of(dice))
    chosen = e.DiceKept(dice, kept.points, kept.building) if kept else e.DiceKept(dice, None)
    draft.add(chosen)
    if kept and lands_exactly(draft.position, draft.turn):  # B41: the bank is automatic
        _bank(draft)


def _attempt(draft: Draft[P], attempt: a.Attempt, cup: Cup) -> None:
    draft.add(e.AttemptMade(attempt.shape, attempt.dice))
    rest = tuple(die for die in draft.turn.loose if die not in attempt.dice)
    _throw(draft, rest, cup)
    points = completed_points(draft.position.rules, attempt.shape, draft.position.lying)
    if not points:
        _bust(draft, BustCause.ATTEMPT_FAILED)
        return
    builds_on_all = draft.position.rules.progressive is Progressive.ALL
    all_faces = tuple(sorted(draft.position.lying))
    draft.add(e.DiceFrozen(rest, points, all_faces if builds_on_all else draft.turn.building))
    if lands_exactly(draft.position, draft.turn):
        _bank(draft)


def _bank(draft: Draft[P]) -> None:
    turn = draft.turn
    left = turn.rest or draft.position.all_dice  # B47: with no die left, all are offered
    points = turn.at_risk
    draft.add(e.Banked(turn.seat, points))
    if turn.challenged is not None:
        _deduct(draft, turn.challenged, points, Change.CHALLENGED)
    for event in ending.after_bank(draft.position, turn, e.Offer(points, left)):
        draft.add(event)


def _overshoot(draft: Draft[P]) -> None:
    """Every kept set would pass the target (RULES.md B40, B43)."""
    position, turn = draft.position, draft.turn
    rules = position.rules
    has_own = turn.secured > turn.carried
    if not rules.overshoot_is_bust and has_own and not shortfall(position, turn, turn.secured):
        # The throw does not count; what the turn had before it is written.
        _bank(draft)
        return
    best = position.keeping.sets(position.lying_now(turn)).best
    assert best is not None
    gift = turn.secured + best.points
    _bust(draft, BustCause.OVER_TARGET, gift if rules.welfare else 0)


def _bust(draft: Draft[P], cause: BustCause, gift: int = 0) -> None:
    position, turn = draft.position, draft.turn
    rules, seat = position.rules, turn.seat
    in_a_row = position.pads[seat].busts + 1
    penalised = bool(rules.triple_zilch_penalty) and in_a_row >= 3  # noqa: PLR2004 - B10
    counted = 0 if penalised and rules.reset_after_penalty else in_a_row
    draft.add(e.Busted(seat, turn.at_risk, cause, counted))
    if turn.challenged is not None:  # B24
        first, second = rules.challenge_penalty_first, rules.challenge_penalty_second
        _deduct(draft, seat, second if turn.token else first, Change.CHALLENGE_LOST)
    if turn.carried:  # B46
        _deduct(draft, seat, rules.take_over_penalty, Change.TAKE_OVER_LOST)
    if penalised:
        _deduct(draft, seat, rules.triple_zilch_penalty, Change.THREE_BUSTS)
    if gift:
        _give(draft, gift)
    for event in ending.after_turn(draft.position, seat):
        draft.add(event)


def _deduct(draft: Draft[P], seat: int, points: int, why: Change) -> None:
    change = floor_change(draft.position, seat, -points, needs_board=why is not Change.CHALLENGED)
    if change:
        draft.add(e.ScoreChanged(seat, change, why))


def _give(draft: Draft[P], points: int) -> None:
    """Give overshot points to the lowest of the others; nobody finishes by a gift (B43)."""
    seat, count = draft.turn.seat, len(draft.position.pads)
    others = [(seat + step) % count for step in range(1, count)]
    scores = draft.position.scores
    if others:
        lowest = min(others, key=lambda other: scores[other])
        if scores[lowest] + points < draft.position.rules.target:
            draft.add(e.ScoreChanged(lowest, points, Change.WELFARE))


def _win_with_six_alike(draft: Draft[P]) -> None:
    """Six alike in one throw end the match at once, whatever the scores (RULES.md B37)."""
    seat = draft.turn.seat
    missing = draft.position.rules.target - draft.position.pads[seat].score
    if missing > 0:
        draft.add(e.ScoreChanged(seat, missing, Change.SIX_ALIKE))
    draft.add(ending.win_at_once(draft.position, seat, e.Termination.SIX_ALIKE))


def _knock_off(draft: Draft[P], cup: Cup) -> None:
    """The next player throws the dice that the finisher left (RULES.md B42)."""
    position, turn = draft.position, draft.turn
    winner = (turn.seat - 1) % len(position.pads)
    _throw(draft, turn.loose, cup)
    thrown = draft.turn
    if not draft.position.keeping.sets(draft.position.lying_now(thrown)):
        draft.add(ending.win_at_once(draft.position, winner, e.Termination.EXACT))
        return
    points = position.previous_points
    draft.add(e.KnockedOff(winner, points))
    faces = tuple(draft.position.lying[die] for die in thrown.loose)
    up, number = ending.following(draft.position, winner)
    draft.add(e.TurnStarted(up, number))
    room = draft.position.room(draft.turn)
    # Once players have changed places the next turn may be that of somebody else.
    steals = position.rules.knock_off_steals_turn and up == turn.seat
    if steals and room is not None and points < room:
        draft.add(e.TookOver(points, thrown.loose))
        draft.add(e.DiceThrown(thrown.loose, faces))
        _look_at_throw(draft)
