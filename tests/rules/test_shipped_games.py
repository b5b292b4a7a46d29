"""The shipped games have the values, forms and house rules of RULES.md (parts A and B).

The tables here are written from the rules, not from the files.
"""

import pytest

from kubik.rule_files import shipped, shipped_ids
from kubik.rules.dice import Colour
from kubik.rules.settings import BoxScore, BoxShape, ScorepadRules, is_in_force

TRIPLETS = (1000, 200, 300, 400, 500, 600)
COMMON: dict[str, object] = {
    "dice": 6,
    "faces": 6,
    "singles": (100, 0, 0, 0, 50, 0),
    "triplets": TRIPLETS,
    "straights": (((1, 2, 3, 4, 5, 6), 1500),),
    "colours": (),
    "three_pairs": 0,
    "quad_plus_pair": 0,
    "two_triplets": 0,
    "full_house": 0,
    "coloured_pairs": 0,
    "nothing_scores": 0,
    "double_trips": False,
    "six_alike_wins": False,
    "open_min": 0,
    "turn_min": 0,
    "must_freeze_all": False,  # B1
    "hot_dice_mandatory": False,
    "hot_dice_scope": "cumulative",  # B4
    "progressive": "off",  # B28
    "progressive_across_hot_dice": False,  # B30
    "topping": False,  # B18
    "topping_equal_is_enough": False,
    "no_fifties": False,  # B15
    "straight_attempt": False,
    "three_pairs_attempt": False,
    "attempt_max_missing": 4,  # B32
    "attempt_on_bust": True,  # B34
    "take_over": False,
    "take_over_needs_board": True,  # B48
    "take_over_penalty": 0,  # B46
    "challenges": False,
    "challenge_needs_board": True,  # B21
    "triple_zilch_penalty": 0,  # B10
    "reset_after_penalty": True,
    "score_floor": "none",  # B11
    "resume_if_nobody_above": False,  # B25
    "exact_mode": False,
    "overshoot_is_bust": True,  # B40
    "knock_off": True,  # B42: on in exact mode
    "knock_off_steals_turn": False,
    "welfare": False,  # B43
}
KIND_FIXED = tuple((number, (points,) * 6) for number, points in ((4, 4000), (5, 5000), (6, 6000)))
ZILCH = COMMON | {
    "kind_mode": "fixed",
    "kind_fixed": KIND_FIXED,
    "three_pairs": 2000,
    "quad_plus_pair_is_three_pairs": True,  # B16
    "two_triplets": 3000,
    "six_alike_is_two_triplets": True,
    "open_min": 500,
    "turn_min": 350,
    "hot_dice_mandatory": True,  # B5
    "challenge_split": 5000,
    "challenge_penalty_first": 600,
    "challenge_penalty_second": 2000,
    "target": 15000,
    "win_comparator": ">",  # B12
    "last_round": "one_turn",  # B13
    "tie_break": "roll_off",  # B14
}
ZONK = COMMON | {
    "kind_mode": "none",  # B51
    "hot_dice_mandatory": True,
    "take_over": True,
    "target": 10000,
    "win_comparator": ">=",
    "last_round": "none",
    "tie_break": "first_to_reach",
}
DICE_10000 = COMMON | {
    "kind_mode": "add",  # A4.3
    "three_pairs": 1500,
    "quad_plus_pair_is_three_pairs": False,  # A4.6
    "double_trips": True,
    "six_alike_wins": True,
    "straight_attempt": True,
    "three_pairs_attempt": True,
    "target": 10000,
    "win_comparator": ">",
    "last_round": "one_turn",
    "tie_break": "first_to_reach",
}
FORMS: dict[tuple[str, str], dict[str, object]] = {
    ("zilch", "to_15000"): ZILCH,
    ("zilch", "to_10000"): ZILCH | {"target": 10000, "kind_mode": "none"},
    ("zilch", "to_5000"): ZILCH
    | {"target": 5000, "kind_mode": "none", "three_pairs": 0, "two_triplets": 0},
    ("zonk_chicago", "standard"): ZONK
    | {"dice": 5, "straights": (((1, 2, 3, 4, 5), 1500), ((2, 3, 4, 5, 6), 1500))},
    ("zonk_detroit", "standard"): ZONK
    | {
        "straights": (((1, 2, 3, 4, 5, 6), 1000),),
        "colours": tuple(Colour(c) for c in ("white", "white", "red", "red", "green", "green")),
        "coloured_pairs": 1000,
        "colours_scope": "six_dice",  # B50
    },
    ("dice10000", "standard"): DICE_10000,
    ("dice10000", "exact"): DICE_10000 | {"exact_mode": True},
    ("dice10000", "classic"): DICE_10000  # B31
    | {
        "open_min": 1000,
        "turn_min": 300,
        "take_over": True,
        "kind_mode": "double",
        "three_pairs": 750,
        "double_trips": False,
        "six_alike_wins": False,
        "straight_attempt": False,
        "three_pairs_attempt": False,
        "triple_zilch_penalty": 500,
        "win_comparator": ">=",
    },
}


@pytest.mark.parametrize(("game", "form"), list(FORMS), ids="-".join)
def test_a_shipped_game_has_the_values_of_the_rules(game: str, form: str) -> None:
    rules = shipped(game).form(form).rules
    wrong = {
        name: (getattr(rules, name), value)
        for name, value in FORMS[game, form].items()
        if getattr(rules, name) != value
    }
    assert wrong == {}


def test_the_first_form_is_the_default() -> None:
    assert shipped("zilch").form().id == "to_15000"
    assert shipped("dice10000").form().id == "standard"


def test_these_games_are_shipped() -> None:
    assert shipped_ids() == ("dice10000", "yacht", "zilch", "zonk_chicago", "zonk_detroit")


def test_yacht_has_the_rows_of_the_rules() -> None:
    # A3.3, A3.6
    rules = shipped("yacht").form().rules
    assert isinstance(rules, ScorepadRules)
    assert (rules.dice, rules.faces, rules.throws, rules.bonus_points) == (5, 6, 3, 0)
    assert not rules.four_kind_sums_four  # B55
    assert not rules.yacht_as_full_house  # B56
    rows = [(box.id, box.shape, box.size, box.faces, box.score, box.points) for box in rules.boxes]
    flat, matched, any_sum = BoxScore.FLAT, BoxScore.MATCHED, BoxScore.SUM
    assert rows == [
        ("yacht", BoxShape.ALIKE, 5, (), flat, 50),
        ("large_straight", BoxShape.STRAIGHT, 0, (2, 3, 4, 5, 6), flat, 30),
        ("small_straight", BoxShape.STRAIGHT, 0, (1, 2, 3, 4, 5), flat, 30),
        ("four_of_a_kind", BoxShape.ALIKE, 4, (), any_sum, 0),
        ("full_house", BoxShape.FULL_HOUSE, 0, (), any_sum, 0),
        ("choice", BoxShape.ANY, 0, (), any_sum, 0),
        ("sixes", BoxShape.FACE, 6, (), matched, 0),
        ("fives", BoxShape.FACE, 5, (), matched, 0),
        ("fours", BoxShape.FACE, 4, (), matched, 0),
        ("threes", BoxShape.FACE, 3, (), matched, 0),
        ("twos", BoxShape.FACE, 2, (), matched, 0),
        ("ones", BoxShape.FACE, 1, (), matched, 0),
    ]


def test_a_setting_may_say_something_only_while_another_is_on() -> None:
    rules = shipped("zilch").ruleset(topping="off", challenges="on").rules
    assert not is_in_force(rules, "topping_equal_is_enough")
    assert is_in_force(rules, "challenge_needs_board")
    assert is_in_force(rules, "tie_break")


SWITCHES = {
    # Every switch named in RULES.md parts A and B, as the rule files spell it.
    "must_freeze_all",
    "hot_dice_scope",
    "hot_dice_mandatory",
    "triple_zilch_penalty",
    "reset_after_penalty",
    "score_floor",
    "win_comparator",
    "last_round",
    "tie_break",
    "no_fifties",
    "six_alike_is_two_triplets",
    "quad_plus_pair_is_three_pairs",
    "open_min",
    "turn_min",
    "topping",
    "topping_equal_is_enough",
    "challenges",
    "challenge_needs_board",
    "resume_if_nobody_above",
    "progressive",
    "progressive_across_hot_dice",
    "take_over",
    "straight_attempt",
    "attempt_max_missing",
    "attempt_on_bust",
    "three_pairs_attempt",
    "six_alike_wins",
    "double_trips",
    "exact_mode",
    "overshoot_is_bust",
    "knock_off",
    "knock_off_steals_turn",
    "welfare",
    "take_over_penalty",
    "take_over_needs_board",
    "colours_scope",
    "kind_mode",
    "four_kind_sums_four",
    "yacht_as_full_house",
}


def test_every_switch_of_the_rules_is_a_house_rule_of_some_game() -> None:
    named = {rule.name for game in shipped_ids() for rule in shipped(game).house_rules}
    assert named >= SWITCHES


@pytest.mark.parametrize("game", ["zilch", "dice10000"])
def test_a_game_of_six_dice_has_every_switch_that_can_mean_something_there(game: str) -> None:
    names = {rule.name for rule in shipped(game).house_rules}
    assert names >= SWITCHES - {"colours_scope", "four_kind_sums_four", "yacht_as_full_house"}


@pytest.mark.parametrize("game", shipped_ids())
def test_every_choice_of_every_house_rule_can_be_made(game: str) -> None:
    definition = shipped(game)
    for rule in definition.house_rules:
        for choice in rule.choices:
            assert (
                getattr(definition.ruleset(None, **{rule.name: choice}).rules, rule.name) == choice
            )
