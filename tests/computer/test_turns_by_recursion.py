"""The solver against plain recursion over the engine, under random rules."""

import random

import pytest
from hypothesis import HealthCheck, assume, given, note, settings
from hypothesis import strategies as st

from computer.recursion import Recursion, Written, dice_thrown, ruleset_of
from kubik.computer.odds.choice import Choice
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.rules import actions as a
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Stage, Turn
from kubik.rules.dice import Colour
from kubik.rules.events import Offer
from kubik.rules.keeping import Keeping
from kubik.rules.settings import (
    BankingRules,
    ColoursScope,
    HotDiceScope,
    KindMode,
    LastRound,
    Progressive,
    ScoreFloor,
)

CAP = 600
"""From so many points on the recursion banks, which is then certainly right."""
SWITCH = st.booleans()
POINTS = st.sampled_from([10, 20, 50])


@st.composite
def tiny_rules(draw: st.DrawFn) -> BankingRules:
    """Up to three dice with up to three faces, few of which score, and any house rules."""
    dice, faces = draw(st.integers(1, 3)), draw(st.integers(2, 3))
    exact = draw(SWITCH)
    scoring = draw(st.integers(1, faces))
    singles = tuple(draw(POINTS) if face == scoring else 0 for face in range(1, faces + 1))
    triplets = tuple(draw(st.sampled_from([0, 30, 100])) for _ in range(faces))
    run = tuple(range(1, dice + 1))
    # Not of one die: it would hide the single, and no turn could leave what `positions` offers.
    straights = ((run, draw(POINTS)),) if 1 < dice <= faces and draw(SWITCH) else ()
    coloured = dice == 2 and draw(SWITCH)
    return BankingRules(
        dice=dice,
        faces=faces,
        colours=(Colour.RED,) * 2 if coloured else (),
        coloured_pairs=draw(POINTS) if coloured else 0,
        colours_scope=draw(st.sampled_from(ColoursScope)),
        singles=singles,
        triplets=triplets,
        kind_mode=draw(st.sampled_from([KindMode.NONE, KindMode.ADD, KindMode.DOUBLE])),
        straights=straights,
        nothing_scores=draw(st.sampled_from([0, 0, 50])),
        six_alike_wins=draw(SWITCH),
        open_min=draw(st.sampled_from([0, 50])),
        turn_min=draw(st.sampled_from([0, 30])),
        must_freeze_all=draw(SWITCH),
        # Without a target to hit, compulsory corners have no end that a recursion could reach.
        hot_dice_mandatory=exact and draw(SWITCH),
        hot_dice_scope=draw(st.sampled_from(HotDiceScope)),
        progressive=draw(st.sampled_from(Progressive)),
        topping=draw(SWITCH),
        no_fifties=draw(SWITCH),
        straight_attempt=draw(SWITCH),
        attempt_max_missing=draw(st.integers(1, 2)),
        attempt_on_bust=draw(SWITCH),
        take_over=True,
        take_over_needs_board=draw(SWITCH),
        take_over_penalty=draw(st.sampled_from([0, 30])),
        challenges=draw(SWITCH),
        challenge_split=100,
        challenge_penalty_first=10,
        challenge_penalty_second=40,
        score_floor=draw(st.sampled_from(ScoreFloor)),
        target=200,
        last_round=LastRound.ONE_ROLL,
        exact_mode=exact,
        overshoot_is_bust=draw(SWITCH),
        welfare=draw(SWITCH),
    )


@st.composite
def positions(draw: st.DrawFn) -> BankingState:
    """The start of a turn under tiny rules, at any score, with or without an offer."""
    rules = draw(tiny_rules())
    score = draw(st.sampled_from([0, 20, 110, 150]))
    on_board = not rules.open_min or (score > 0 and draw(SWITCH))
    offer = None
    if draw(SWITCH):
        left = tuple(range(draw(st.integers(1, rules.dice))))
        offer = Offer(max(rules.singles) * draw(st.integers(1, 6)), left)
    pads = (Pad(score, on_board), Pad(50, on_board=True))
    state = BankingState(Keeping(rules), pads, Turn(0, offer=offer))
    last = not rules.exact_mode and draw(st.integers(0, 4)) == 0
    return state._replace(
        previous_points=draw(st.sampled_from([0, 40])), trigger=1 if last else None
    )


def recursible(rules: BankingRules) -> TurnOdds:
    """The odds under these rules, which must end a turn before a recursion has gone too deep."""
    odds = TurnOdds(ruleset_of(rules))
    assume(not odds.inexact)
    banks = odds.bank_from().values()
    assume(rules.exact_mode or all(points is None or points <= CAP // 2 for points in banks))
    assume(rules.exact_mode or odds.bust_chance(rules.dice))  # or turns are long beyond measure
    return odds


def check(odds: TurnOdds, state: BankingState, source: random.Random) -> None:
    """Whether every choice of `state`, and of some positions after it, has its true value."""
    recursion = Recursion(state, CAP)
    for _ in range(4):
        turn = state.turn
        if turn is None or state.turns != 1 or turn.stage is Stage.KNOCK_OFF:
            return
        choices = odds.choices(state)
        assert choices
        assert [c.expected for c in choices] == sorted((c.expected for c in choices), reverse=True)
        if not turn.loose or not turn.kept:
            best = recursion.value(state)
            if choices[0].actions[:1] != (a.Challenge(1),):
                assert choices[0].expected == pytest.approx(best, abs=1e-6)
        for choice in choices:
            assert choice.expected == pytest.approx(true_value(recursion, state, choice), abs=1e-6)
        state = played(state, source.choice(choices), source)


def true_value(recursion: Recursion, state: BankingState, choice: Choice) -> float:
    for action in choice.actions[:-1]:
        state = state.step(action, Written())[1]
    return recursion.after(state, choice.actions[-1])


def played(state: BankingState, choice: Choice, source: random.Random) -> BankingState:
    for action in choice.actions:
        dice = dice_thrown(state, action)
        faces = tuple(source.randint(1, state.rules.faces) for _ in range(dice))
        state = state.step(action, Written(faces))[1]
    return state


def examples(number: int) -> settings:
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    return settings(max_examples=number, deadline=None, suppress_health_check=slow)


@examples(25)
@given(state=positions(), seed=st.integers(0, 2**32))
def test_every_choice_has_the_value_that_recursion_gives_it(state: BankingState, seed: int) -> None:
    rules = state.rules
    note(str(rules))
    check(recursible(rules), state, random.Random(seed))


def test_colours_of_the_first_throw_do_not_say_what_a_later_one_writes_that_goes_over() -> None:
    rules = BankingRules(
        dice=2,
        faces=3,
        colours=(Colour.RED,) * 2,
        coloured_pairs=50,
        colours_scope=ColoursScope.FIRST_THROW,
        singles=(0, 10, 0),
        triplets=(0, 0, 0),
        kind_mode=KindMode.NONE,
        nothing_scores=50,
        hot_dice_mandatory=False,
        target=200,
        exact_mode=True,
        overshoot_is_bust=False,
    )
    pads = (Pad(0, on_board=True), Pad(50, on_board=True))
    odds = TurnOdds(ruleset_of(rules))
    check(odds, BankingState(Keeping(rules), pads, Turn(0)), random.Random(1))


@pytest.mark.slow
@examples(300)
@given(state=positions(), seed=st.integers(0, 2**32))
def test_every_choice_has_its_value_in_many_more_games(state: BankingState, seed: int) -> None:
    check(recursible(state.rules), state, random.Random(seed))
