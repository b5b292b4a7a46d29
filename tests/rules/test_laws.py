"""Laws that hold for every game under every combination of house rules."""

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kubik.errors import KnownError
from kubik.play.cup import SeededCup
from kubik.play.match import replay
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.actions import Action
from kubik.rules.banking import BankingState
from kubik.rules.combination import Shape
from kubik.rules.events import Event, Outcome, Termination
from kubik.rules.ruleset import Definition, MatchState, Ruleset
from kubik.rules.scorepad import ScorepadState
from kubik.rules.settings import BankingRules
from kubik.rules.state import IllegalAction
from rules.table import game_with

GAMES = ("zilch", "zonk_chicago", "zonk_detroit", "dice10000", "yacht")
CHUNKS = 20
RULESETS = 20
MATCHES = 5
"""Matches a ruleset; a chunk plays 100, all chunks 2,000 a game."""
FULL_LENGTH = 20
"""One ruleset of so many has the target of its form or any other; the others make short matches."""
MOST_ACTIONS = 200_000
"""More than 500 rounds of eight seats can take: a match with more would never end."""

CHUNK = pytest.mark.parametrize("chunk", range(CHUNKS))
GAME = pytest.mark.parametrize("game", GAMES)


class CountingCup:
    """A seeded cup that knows how often it was thrown."""

    def __init__(self, seed: int) -> None:
        self._cup = SeededCup(seed)
        self.throws = 0

    def throw(self, dice: int, faces: int) -> tuple[int, ...]:
        self.throws += 1
        return self._cup.throw(dice, faces)


@cache
def shorter(game: str) -> Definition:
    """The game with a limit of 100 rounds, where it has one, so that a slow match ends sooner."""
    is_banking = isinstance(shipped(game).form().rules, BankingRules)
    return game_with(game, "round_limit: 100") if is_banking else shipped(game)


def random_ruleset(game: str, source: random.Random, *, is_short: bool) -> Ruleset:
    """A form and a third of the house rules by chance; what contradicts itself is drawn again."""
    definition = shorter(game) if is_short else shipped(game)
    while True:
        choices = {
            rule.name: source.choice(rule.choices)
            for rule in definition.house_rules
            if source.random() < 0.3
        }
        if is_short and any(rule.name == "target" for rule in definition.house_rules):
            choices["target"] = source.choice((2000, 2000, 3000))
        try:
            return definition.ruleset(source.choice(definition.forms).id, **choices)
        except KnownError:
            continue


def match_of(
    ruleset: Ruleset, seats: int, cup: SeededCup, source: random.Random
) -> Iterator[tuple[Action, tuple[Event, ...], MatchState]]:
    """The steps of a random match up to its end: the action, its events, the position after it."""
    state: MatchState = ruleset.start(seats)
    for _ in range(MOST_ACTIONS):
        if state.outcome is not None:
            return
        action = random_action(state, source)
        events = state.decide(action, cup)
        state = replay(state, events)
        yield action, events, state
    raise AssertionError(f"no end after {MOST_ACTIONS} actions: {ruleset.changed}")


def written(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    """The score of every seat as the events alone tell it."""
    points = [0] * seats
    before_last_bank: Sequence[int] = points
    for event in events:
        match event:
            case e.Banked(seat, gained):
                before_last_bank = tuple(points)
                points[seat] += gained
            case e.ScoreChanged(seat, gained) | e.BoxScored(seat, _, gained):
                points[seat] += gained
            case e.KnockedOff():
                points = list(before_last_bank)
            case _:
                pass
    return tuple(points)


def check_sheet(state: MatchState) -> None:
    """Whether the lines of every column add up to its score, one by one."""
    if isinstance(state, ScorepadState):
        for sheet in state.sheets:
            assert sum(points for _, points in sheet.filled) == sheet.total(state.rules)
            assert len({box for box, _ in sheet.filled}) == len(sheet.filled)
        return
    for pad in state.pads:
        score = 0
        for line in pad.lines:
            score += line.points
            assert line.score == score
        assert pad.score == score


def check_outcome(outcome: Outcome, state: MatchState) -> None:
    """Whether the ranking names every seat once, the best first, with the points of the sheet."""
    ranking = outcome.ranking
    assert sorted(place.seat for place in ranking) == list(range(len(state.scores)))
    assert all(place.score == state.scores[place.seat] for place in ranking)
    behind = [place.score for place in ranking if place.rank > 1]
    if outcome.termination is Termination.ROLL_OFF:
        assert len(outcome.winners) == 1
    elif outcome.termination is not Termination.SIX_ALIKE:
        assert all(earlier >= later for earlier, later in pairwise(behind))
        assert all(state.scores[seat] == max(state.scores) for seat in outcome.winners)
    if outcome.termination in {Termination.EXACT, Termination.SIX_ALIKE}:
        assert isinstance(state, BankingState)
        assert state.scores[outcome.winners[0]] >= state.rules.target
        assert len(outcome.winners) == 1


@GAME
@CHUNK
def test_every_match_ends_and_its_events_tell_it_all(game: str, chunk: int) -> None:
    source = random.Random(f"{game} {chunk}")
    fewest, most = shipped(game).seats
    for number in range(RULESETS):
        ruleset = random_ruleset(game, source, is_short=number % FULL_LENGTH != 0)
        for seed in range(MATCHES):
            seats = source.choice([fewest, 2, 2, 3, source.randint(fewest, most)])
            check_match(ruleset, seats, source, SeededCup(chunk * MATCHES + seed))


def check_match(ruleset: Ruleset, seats: int, source: random.Random, cup: SeededCup) -> None:
    """Play one match to its end and ask of its events all that they must tell."""
    events: list[Event] = []
    state = ruleset.start(seats)
    for _, happened, after in match_of(ruleset, seats, cup, source):
        events += happened
        state = after
    assert state.outcome is not None
    assert isinstance(events[-1], e.MatchEnded)
    assert replay(ruleset.start(seats), events) == state, ruleset.changed
    assert written(events, seats) == state.scores, ruleset.changed
    check_sheet(state)
    check_outcome(state.outcome, state)


def conceivable(state: MatchState) -> Iterator[Action]:
    """Every action that somebody could think of in this match, and some that nobody should."""
    dice = range(state.rules.dice)
    choices = [kept for number in range(len(dice) + 1) for kept in combinations(dice, number)]
    choices += [(0, 0), (1, 0), (-1,), (99,), (0, 99), (0, 1, 1), (len(dice),)]
    yield from (a.Roll(), a.Bank(), a.TakeOver(), a.GiveUp())
    yield from map(a.Challenge, (-99, -1, *range(len(state.scores) + 1), 99))
    yield from map(a.Keep, choices)
    is_whole = isinstance(state, BankingState) and state.turn and len(state.turn.loose) == len(dice)
    for shape in (Shape.STRAIGHT, Shape.THREE_PAIRS):
        # A quarter of the choices for each throw, another quarter for the next: asking is slow.
        asked = choices[sum(state.lying) % 4 :: 4] if is_whole else choices[-9:]
        yield from (a.Attempt(shape, kept) for kept in asked)
    yield a.Attempt(Shape.SIX_ALIKE, (0,))
    yield from map(a.Score, ("", "no such box", "yacht", "choice", "ones"))
    if isinstance(state, ScorepadState):
        yield from (a.Score(box.id) for box in state.rules.boxes)


def check_actions(state: MatchState) -> None:
    """Whether exactly the actions of `legal_actions()` are accepted and the others do nothing."""
    legal = list(state.legal_actions())
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (state.outcome is None) == bool(state.legal_actions())
    for action in {*legal, *state.candidates(), *conceivable(state)}:
        cup = CountingCup(1)
        if action in legal:
            assert action in state.legal_actions()
            events = state.decide(action, cup)
            assert events
            assert replay(state, events) != state
        else:
            assert action not in state.legal_actions()
            refusal = state.refusal(action)
            with pytest.raises(IllegalAction) as raised:
                state.decide(action, cup)
            assert raised.value.refusal == refusal
            assert cup.throws == 0


def house_rules_of(game: str) -> st.SearchStrategy[dict[str, object]]:
    """Any choice of any house rules; the target is near, so that a match is short."""
    rules = shipped(game).house_rules
    choices = {rule.name: st.sampled_from(rule.choices) for rule in rules if rule.name != "target"}
    target = {"target": st.just(2000)} if any(rule.name == "target" for rule in rules) else {}
    strategy: st.SearchStrategy[dict[str, object]] = st.fixed_dictionaries(target, optional=choices)
    return strategy


@GAME
@settings(
    max_examples=6,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data(), seed=st.integers(0, 2**32), seats=st.integers(2, 3))
def test_exactly_the_legal_actions_are_accepted_and_replay_gives_every_position(
    game: str, data: st.DataObject, seed: int, seats: int
) -> None:
    definition = shorter(game)
    form = data.draw(st.sampled_from([form.id for form in definition.forms]))
    ruleset = definition.ruleset(form, **data.draw(house_rules_of(game)))
    source = random.Random(seed)
    events: list[Event] = []
    check_actions(ruleset.start(seats))
    for action, happened, after in match_of(ruleset, seats, SeededCup(seed), source):
        events += happened
        check_actions(after)
        assert replay(ruleset.start(seats), events) == after, action
        assert written(events, seats) == after.scores
        check_sheet(after)


@GAME
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_house_rules_together_give_a_match_that_ends(
    game: str, data: st.DataObject, seed: int
) -> None:
    definition = shorter(game)
    form = data.draw(st.sampled_from([form.id for form in definition.forms]))
    ruleset = definition.ruleset(form, **data.draw(house_rules_of(game)))
    state = ruleset.start(2)
    for _, _, after in match_of(ruleset, 2, SeededCup(seed), random.Random(seed)):
        state = after
    assert state.outcome is not None


@GAME
def test_the_same_dice_and_actions_give_the_same_match(game: str) -> None:
    ruleset = random_ruleset(game, random.Random(game), is_short=True)
    first = list(match_of(ruleset, 2, SeededCup(5), random.Random(5)))
    second = list(match_of(ruleset, 2, SeededCup(5), random.Random(5)))
    assert first == second
