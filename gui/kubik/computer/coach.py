"""Looks back on a match: what every decision of a player cost, and what the dice gave.

A decision goes from where a player could choose (before a throw or after it) to the throw, or the
end of the turn, that he chose; dice set aside and taken back on the way are no decisions of their
own. Its *cost* is what the best choice was worth less what the chosen one was, in points: those of
the turn in a press-your-luck game, those still to come on a sheet. Who chooses best pays nothing.
Where he chose what wins likeliest instead, though it brings fewer points, that costs nothing
either: a last round is played to win.

*Luck* is what the dice gave beyond what could be expected: after each throw, the worth of the best
choice that it leaves (or what the turn then wrote, where it ended it) less the worth of the choice
that threw. Luck and costs together explain a result: over the turns of a player

    points written = worth of his turns as they began - costs + luck

but for the points that others changed, and for penalties still to come that a bust brings nearer.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from kubik.computer.advice import Option, option
from kubik.computer.odds.choice import Choice
from kubik.play.match import Step
from kubik.play.seats import Seat
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Stage
from kubik.rules.events import BoxScored, RollOffThrown
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState

Judge = Callable[[MatchState], tuple[Choice, ...]]
"""Gives everything that may be done in a position, the best first."""

DEAREST = 3
FREE = 1e-6
"""A smaller cost is none, in points."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: the number of the step (from 0) that ended it, and what it cost, in points."""

    step: int
    seat: Seat
    round: int
    chosen: Option
    best: Option
    cost: float


@dataclass(frozen=True, slots=True)
class Throw:
    """What the dice of one step (its number from 0) gave beyond expectation, in points."""

    step: int
    seat: Seat
    round: int
    luck: float


@dataclass(frozen=True, slots=True)
class Report:
    """One player's match. `by_round` has for each round played its number, cost and luck."""

    seat: Seat
    decisions: tuple[Decision, ...]
    throws: tuple[Throw, ...]

    @property
    def cost(self) -> float:
        """What all decisions cost together, in points."""
        return sum(decision.cost for decision in self.decisions)

    @property
    def luck(self) -> float:
        """What the dice gave beyond what could be expected, in points."""
        return sum(throw.luck for throw in self.throws)

    @property
    def best_share(self) -> float:
        """How many of the decisions cost nothing, from 0 to 1; 1 where there was none."""
        free = sum(decision.cost <= FREE for decision in self.decisions)
        return free / len(self.decisions) if self.decisions else 1.0

    @property
    def dearest(self) -> tuple[Decision, ...]:
        """The three mistakes that cost most, the dearest first; fewer where there are fewer."""
        mistakes = [decision for decision in self.decisions if decision.cost > FREE]
        return tuple(sorted(mistakes, key=lambda decision: -decision.cost)[:DEAREST])

    @property
    def by_round(self) -> tuple[tuple[int, float, float], ...]:
        """For a chart: each round played, what its decisions cost and what its dice gave."""
        rounds = sorted({d.round for d in self.decisions} | {t.round for t in self.throws})
        return tuple(
            (
                number,
                sum(decision.cost for decision in self.decisions if decision.round == number),
                sum(throw.luck for throw in self.throws if throw.round == number),
            )
            for number in rounds
        )


def reports(
    steps: Iterable[Step], in_points: Judge, to_win: Judge | None = None
) -> tuple[Report, ...]:
    """A report on everybody who decided anything, computer players too, in order of appearance.

    `in_points` judges what decisions are worth, `to_win` which are right to win.
    """
    fold = _Fold(in_points, to_win)
    for number, step in enumerate(steps):
        fold.take(number, step)
    return fold.reports


class _Fold:
    """Goes through the steps of a match."""

    def __init__(self, in_points: Judge, to_win: Judge | None) -> None:
        self._in_points = in_points
        self._to_win = to_win
        self._seats: tuple[Seat, ...] = ()
        self._decisions: dict[str, list[Decision]] = {}
        self._throws: dict[str, list[Throw]] = {}
        self._people: dict[str, Seat] = {}
        self._start: MatchState | None = None
        """Where the decision under way could be made."""
        self._announced: Action | None = None
        """A challenge, which is part of the decision that follows it."""

    @property
    def reports(self) -> tuple[Report, ...]:
        return tuple(
            Report(seat, tuple(self._decisions[person]), tuple(self._throws[person]))
            for person, seat in self._people.items()
        )

    def take(self, number: int, step: Step) -> None:
        before, action = step.before, step.action
        if isinstance(action, a.ChangeSeats) or before.seat is None:
            self._start = None
            return
        if self._start is None:
            self._start = before
        ends = _is_over(step)
        if isinstance(action, a.Challenge):
            self._announced = action
        if not (step.has_thrown or ends):
            return
        start, announced = self._start, self._announced
        self._start = self._announced = None
        if any(isinstance(event, RollOffThrown) for event in step.events):
            return
        choices = self._in_points(start)
        chosen = _chosen(before, action, announced, choices)
        seat = step.seats[before.seat]
        if chosen is None:  # a knock-off, in which there is nothing to decide
            return
        person = seat.person
        self._people.setdefault(person, seat)
        decisions = self._decisions.setdefault(person, [])
        throws = self._throws.setdefault(person, [])
        cost = max(0.0, choices[0].expected - chosen.expected)
        if cost > FREE and self._to_win is not None:
            likeliest = self._to_win(start)[0]
            if _is_same(likeliest, chosen):
                cost = 0.0
        if len(choices) > 1:
            done, best = option(start, chosen), option(start, choices[0])
            decisions.append(Decision(number, seat, before.round, done, best, cost))
        if step.has_thrown:
            luck = self._worth_after(step, before.seat) - chosen.expected
            throws.append(Throw(number, seat, before.round, luck))

    def _worth_after(self, step: Step, seat: int) -> float:
        before, after = step.before, step.after
        if not _is_over(step):
            choices = self._in_points(after)
            return choices[0].expected
        return float(after.scores[seat] - before.scores[seat])


def _is_over(step: Step) -> bool:
    """Whether the turn in which the step was done is over after it."""
    before, after = step.before, step.after
    if after.turn is None or before.seat != after.seat:
        return True
    if isinstance(before, BankingState) and isinstance(after, BankingState):
        assert after.turn is not None
        return before.turns != after.turns or after.turn.stage in {Stage.KNOCK_OFF, Stage.ROLL_OFF}
    return any(isinstance(event, BoxScored) for event in step.events)


def _chosen(
    before: MatchState,
    action: Action,
    announced: Action | None,
    choices: tuple[Choice, ...],
) -> Choice | None:
    """Which of `choices` the action at `before` completes."""
    keep = _kept(before)
    for choice in choices:
        last = choice.actions[-1]
        if _challenge(choice) != announced:
            continue
        if isinstance(action, a.Attempt):
            if isinstance(last, a.Attempt) and last.shape == action.shape:
                faces = tuple(sorted(before.lying[die] for die in action.dice))
                if faces == choice.keep:
                    return choice
        elif isinstance(action, a.Keep):  # it landed exactly on the target, and banked itself
            faces = tuple(sorted(before.lying[die] for die in action.dice))
            if isinstance(last, a.Keep) and faces == choice.keep:
                return choice
        elif last == action and (choice.keep == keep or isinstance(action, a.Score | a.GiveUp)):
            return choice
    return None


def _is_same(one: Choice, other: Choice) -> bool:
    """Whether two choices come to the same; dice of equal faces are as good as each other."""
    return (one.keep, one.actions[-1], _challenge(one)) == (
        other.keep,
        other.actions[-1],
        _challenge(other),
    )


def _challenge(choice: Choice) -> Action | None:
    return next((action for action in choice.actions if isinstance(action, a.Challenge)), None)


def _kept(state: MatchState) -> tuple[int, ...]:
    turn = state.turn
    assert turn is not None
    if isinstance(state, ScorepadState) and not turn.throws:
        return ()
    return tuple(sorted(state.lying[die] for die in turn.kept)) if state.lying else ()
