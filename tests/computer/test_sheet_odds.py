"""Score sheets solved: published values, and recursion over the engine on small sheets."""

import random
from dataclasses import replace
from itertools import product
from math import sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from computer.recursion import Written
from kubik.computer.levels import Level
from kubik.computer.minds import SheetMind
from kubik.computer.odds.sheet_odds import SheetOdds
from kubik.computer.odds.sheet_solver import SheetSolver
from kubik.computer.players import Player
from kubik.computer.winning.sheets import ahead
from kubik.computer.winning.spreads import Spreads
from kubik.errors import KnownError
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.ruleset import Ruleset
from kubik.rules.scorepad import ScorepadState, Sheet, Turn
from kubik.rules.settings import Box, BoxScore, BoxShape, ScorepadRules

YACHT = shipped("yacht").ruleset()


@pytest.fixture(scope="module")
def yacht() -> SheetOdds:
    return SheetOdds(YACHT)


def ruleset_of(rules: ScorepadRules) -> Ruleset:
    game = shipped("yacht")
    return Ruleset(game, game.forms[0], (), rules)


def all_but(*open_boxes: str) -> Sheet:
    assert isinstance(YACHT.rules, ScorepadRules)
    return Sheet(tuple((box.id, 0) for box in YACHT.rules.boxes if box.id not in open_boxes))


def test_yacht_is_worth_what_part_d_says(yacht: SheetOdds) -> None:
    assert round(yacht.expected_total, 6) == 169.773889
    assert round(yacht.deviation, 2) == 35.30


@pytest.mark.parametrize(
    ("box", "points"),
    [
        ("yacht", 2.301432),
        ("large_straight", 5.904872),
        ("small_straight", 5.904872),
        ("four_of_a_kind", 5.611263),
        ("full_house", 6.965727),
        ("choice", 70 / 3),
        ("sixes", 455 / 216 * 6),
        ("fives", 455 / 216 * 5),
        ("fours", 455 / 216 * 4),
        ("threes", 455 / 216 * 3),
        ("twos", 455 / 216 * 2),
        ("ones", 455 / 216),
    ],
)
def test_one_open_row_is_worth_what_part_d_says(yacht: SheetOdds, box: str, points: float) -> None:
    assert yacht.expected(all_but(box)) == pytest.approx(points, abs=5e-7)


def test_five_alike_come_4_6029_times_in_a_hundred(yacht: SheetOdds) -> None:
    assert yacht.expected(all_but("yacht")) == pytest.approx(50 * 347897 / 7558272, abs=1e-12)


def thrown(
    faces: tuple[int, ...], throws: int, sheet: Sheet, kept: tuple[int, ...] = ()
) -> ScorepadState:
    state = YACHT.start(1)
    assert isinstance(state, ScorepadState)
    return replace(state, sheets=(sheet,), turn=Turn(0, throws, kept), lying=faces)


def test_before_the_first_throw_there_is_only_the_throw(yacht: SheetOdds) -> None:
    state = YACHT.start(1)
    assert isinstance(state, ScorepadState)
    (choice,) = yacht.choices(state)
    assert choice.actions == (a.Roll(),)
    assert choice.expected == yacht.expected_total


def test_after_the_last_throw_only_boxes_are_left(yacht: SheetOdds) -> None:
    choices = yacht.choices(thrown((4, 4, 1, 4, 4), 3, all_but("full_house", "four_of_a_kind")))
    assert [choice.actions for choice in choices] == [
        (a.Score("four_of_a_kind"),),
        (a.Score("full_house"),),
    ]
    assert choices[0].expected == pytest.approx(17 + yacht.expected(all_but("full_house")))


def test_a_keep_holds_dice_and_throws_the_rest(yacht: SheetOdds) -> None:
    choices = yacht.choices(thrown((6, 6, 1, 6, 6), 2, all_but("yacht")))
    best = choices[0]
    assert (best.actions, best.keep) == ((a.Keep((0, 1, 3, 4)), a.Roll()), (6, 6, 6, 6))
    assert best.expected == pytest.approx(50 / 6)
    assert len(choices) == 1 + 2 * 5 - 1  # one box; none to four 6s, with and without the 1


def test_dice_held_already_need_not_be_held_again(yacht: SheetOdds) -> None:
    best, *_ = yacht.choices(thrown((6, 6, 1, 6, 6), 2, all_but("yacht"), (0, 1, 3, 4)))
    assert best.actions == (a.Roll(),)


def test_a_full_sheet_leaves_nothing_to_do(yacht: SheetOdds) -> None:
    state = thrown((6, 6, 1, 6, 6), 3, all_but("yacht"))
    over = state.step(a.Score("yacht"), Written())[1]
    assert yacht.choices(over) == ()


def test_a_sheet_with_too_many_boxes_is_refused() -> None:
    box = Box("any", BoxShape.ANY, BoxScore.SUM)
    boxes = tuple(replace(box, id=f"any{number}") for number in range(23))
    with pytest.raises(KnownError, match="too many boxes"):
        SheetOdds(ruleset_of(ScorepadRules(boxes=boxes))).expected(Sheet())


def value(state: ScorepadState, known: dict[object, float]) -> float:
    """The best average of points still to come, by plain recursion over the engine."""
    if state.turn is None:
        return float(state.sheets[0].total(state.rules))
    key = (state.sheets, state.turn, tuple(state.lying) if state.turn.throws else ())
    if key not in known:
        known[key] = max(
            after(state, action, known) for action in state.legal_actions() if wanted(state, action)
        )
    return known[key]


def wanted(state: ScorepadState, action: a.Action) -> bool:
    return not isinstance(action, a.Keep) or state.turn is None or not state.turn.kept


def after(state: ScorepadState, action: a.Action, known: dict[object, float]) -> float:
    assert state.turn is not None
    dice = state.rules.dice - len(state.turn.kept) if isinstance(action, a.Roll) else 0
    falls = list(product(range(1, state.rules.faces + 1), repeat=dice))
    total = 0.0
    for faces in falls:
        then = state.step(action, Written(faces))[1]
        if isinstance(action, a.Roll) and then.turn is not None:
            then = replace(then, turn=replace(then.turn, kept=()))  # held dice may be thrown again
        total += value(then, known)
    return total / len(falls)


BOXES = st.lists(
    st.sampled_from(
        [
            Box("ones", BoxShape.FACE, BoxScore.MATCHED, size=1),
            Box("twos", BoxShape.FACE, BoxScore.MATCHED, size=2),
            Box("pair", BoxShape.ALIKE, BoxScore.SUM, size=2),
            Box("run", BoxShape.STRAIGHT, BoxScore.FLAT, faces=(1, 2), points=5),
            Box("any", BoxShape.ANY, BoxScore.SUM),
        ]
    ),
    min_size=1,
    max_size=3,
    unique=True,
)


@settings(max_examples=8, deadline=None)
@given(
    boxes=BOXES,
    dice=st.integers(2, 3),
    throws=st.integers(1, 2),
    section=st.lists(st.sampled_from([0, 1, 2]), unique=True),
    bonus_from=st.integers(0, 6),
)
def test_small_sheets_have_the_value_that_recursion_gives_them(
    boxes: list[Box], dice: int, throws: int, section: list[int], bonus_from: int
) -> None:
    inside = tuple(boxes[place].id for place in section if place < len(boxes))
    rules = ScorepadRules(
        dice=dice,
        faces=2,
        throws=throws,
        boxes=tuple(boxes),
        bonus_boxes=inside,
        bonus_from=bonus_from,
        bonus_points=7,
    )
    odds, known = SheetOdds(ruleset_of(rules)), dict[object, float]()
    start = ScorepadState.start(rules, 1)
    assert odds.expected_total == pytest.approx(value(start, known), abs=1e-9)
    state = start.step(a.Roll(), Written((1, 2, 2)[:dice]))[1]
    for choice in odds.choices(state):
        then = state
        for action in choice.actions[:-1]:
            then = then.step(action, Written())[1]
        assert choice.expected == pytest.approx(after(then, choice.actions[-1], known), abs=1e-9)


@pytest.mark.parametrize(("lying", "chance"), [(6, 1.0), (5, 0.5), (4, 0.0)])
def test_the_bonus_of_a_section_counts_for_the_win(lying: int, chance: float) -> None:
    # One has 36 points. The other has a 1, and gets 30 points for 6 or more in the section.
    rules = ScorepadRules(
        dice=1,
        throws=1,
        boxes=(
            Box("ones", shape=BoxShape.FACE, size=1, score=BoxScore.MATCHED),
            Box("fives", shape=BoxShape.FACE, size=5, score=BoxScore.MATCHED),
            Box("choice", shape=BoxShape.ANY, score=BoxScore.SUM),
        ),
        bonus_boxes=("ones", "choice"),
        bonus_from=6,
        bonus_points=30,
    )
    first = Sheet((("ones", 0), ("fives", 36), ("choice", 0)))
    second = Sheet((("ones", 1), ("fives", 0)))
    state = ScorepadState(rules, (first, second), Turn(1, 1), round=3, lying=(lying,))
    mind = SheetMind(ruleset_of(rules))
    assert mind.to_win(state)[0].expected == chance


@pytest.mark.parametrize("open_boxes", [("yacht",), ("choice", "fives"), ("ones", "twos", "yacht")])
def test_the_points_to_come_are_spread_around_their_mean(open_boxes: tuple[str, ...]) -> None:
    assert isinstance(YACHT.rules, ScorepadRules)
    solver = SheetSolver(YACHT.rules, moments=2)
    filled = sum(1 << n for n, box in enumerate(YACHT.rules.boxes) if box.id not in open_boxes)
    chances = Spreads(solver).of(filled, 0)
    points = np.arange(len(chances))
    assert chances.sum() == pytest.approx(1)
    assert chances @ points == pytest.approx(solver.worth[0, filled, 0])
    assert chances @ points**2 == pytest.approx(solver.worth[1, filled, 0])
    if open_boxes == ("yacht",):  # RULES.md part D: five alike in three throws
        assert chances[50] == pytest.approx(347897 / 7558272)


def test_with_few_boxes_left_a_chance_is_that_of_every_total() -> None:
    # The other has 100 points and one box that brings 50 or nothing, this one 99 and a last throw.
    yacht, choice = all_but("yacht"), all_but("choice")
    other = Sheet(tuple((box, 100 if box == "choice" else 0) for box, _ in yacht.filled))
    own = Sheet(tuple((box, 99 if box == "yacht" else 0) for box, _ in choice.filled))
    assert isinstance(YACHT.rules, ScorepadRules)
    lying = (1, 1, 1, 1, 2)
    state = ScorepadState(YACHT.rules, (other, own), Turn(1, 3), round=12, lying=lying)
    (score,) = SheetMind(YACHT).to_win(state)
    # 105 points win unless five alike come, which nothing normal would say of it.
    assert score.expected == pytest.approx(1 - 347897 / 7558272)


def test_with_many_boxes_left_a_chance_is_that_of_two_normal_totals() -> None:
    names = ("ones", "twos", "threes", "fours", "fives", "sixes")
    boxes = tuple(
        Box(name, shape=BoxShape.FACE, size=face, score=BoxScore.MATCHED)
        for face, name in enumerate(names, 1)
    )
    rules = ScorepadRules(
        dice=1, throws=1, boxes=boxes, bonus_boxes=names, bonus_from=10, bonus_points=20
    )
    solver = SheetSolver(rules, moments=2)
    state = ScorepadState(rules, (Sheet(), Sheet()), Turn(0, 1), round=1, lying=(6,))
    chances = {
        choice.actions[0]: choice.expected for choice in SheetMind(ruleset_of(rules)).to_win(state)
    }
    mean, square = solver.worth[:, 0, 0]
    for box, points in ((5, 6), (0, 0)):
        own, own_square = solver.worth[:, 1 << box, points]
        variance = own_square - own**2 + square - mean**2
        expected = ahead(points + own - mean, variance)
        assert chances[a.Score(names[box])] == pytest.approx(expected)
    assert [ahead(lead, 0.0) for lead in (-1, 0, 1)] == [0, 0.5, 1]


@pytest.mark.slow
def test_the_perfect_player_alone_brings_the_value_of_yacht_in_two_thousand_games(
    yacht: SheetOdds,
) -> None:
    cup, totals = SeededCup(1), []
    perfect = Player(Level.PERFECT, YACHT, random.Random(1), SheetMind(YACHT, yacht))
    for _ in range(2000):
        state = YACHT.start(1)
        while state.seat is not None:
            for action in perfect.choice(state).actions:
                state = state.step(action, cup)[1]
        totals.append(state.scores[0])
    mean = sum(totals) / len(totals)
    assert abs(mean - yacht.expected_total) < 3 * yacht.deviation / sqrt(len(totals))
