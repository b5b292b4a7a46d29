"""`kubik odds`, as somebody who wonders whether to stop uses it."""

import json
from pathlib import Path
from typing import Any

import pytest

from kubik import cli
from kubik.resources import folder

BUSCHE = str(folder("assets") / "examples" / "zilch_playr.yaml")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(("odds", *arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    status, out, err = run(capsys, *arguments, "--json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


def test_a_game_is_printed_as_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "zilch")
    assert found["expected_per_turn"] == pytest.approx(845.814456, abs=5e-7)
    assert found["bust"] == {
        "1": "2/3",
        "2": "4/9",
        "3": "5/18",
        "4": "17/108",
        "5": "25/324",
        "6": "5/216",
    }
    bank = {"1": 450, "2": 350, "3": 500, "4": 1200, "5": 3950, "6": None}
    assert found["bank_from"] == bank
    assert found["opening"]["expected_per_turn"] == pytest.approx(841.468798, abs=5e-7)
    assert found["opening"]["bank_from"] == bank | {"1": 500, "2": 500}
    assert found["exact"] is True
    combinations = {(c["shape"], c["dice"]): c for c in found["combinations"]}
    # RULES.md part D: 720 of 46,656 throws are a straight, 6 are six alike.
    assert combinations["straight", 6]["chance"] == "5/324"
    assert combinations["straight", 6]["average"] == 1500
    assert combinations["alike", 6]["chance"] == "1/7776"
    # One single 1 or 5: any of the throws that show one, 46,656 less 4 to the power of 6.
    assert combinations["single", 1]["chance"] == "665/729"


@pytest.mark.parametrize(
    ("arguments", "points"),
    [
        (("zilch", "--form", "to_10000"), 590.375595),
        (("zilch", "--rule", "form=to_5000"), 467.052429),
        (("zonk_chicago",), 340.408293),
        (("zonk_detroit",), 466.977911),
        (
            (
                *("dice10000", "--rule", "straight_attempt=off"),
                *("--rule", "three_pairs_attempt=off", "--rule", "six_alike_wins=off"),
            ),
            586.545132,
        ),
        ((BUSCHE,), 620.854672),
    ],
)
def test_the_values_of_part_d_come_out_to_the_digit(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], points: float
) -> None:
    assert round(as_json(capsys, *arguments)["expected_per_turn"], 6) == points


def test_a_game_in_words_says_when_to_stop(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "zilch")
    assert "Zilch: 845.814456 points a turn" in out
    assert "  6 dice to throw: bust 2.31% (5/216), never bank" in out
    assert "  1 die to throw: bust 66.67% (2/3), bank from 450" in out
    assert "An opening turn (500 points or more): 841.468798 points" in out
    assert "  straight of 6: 1.54% (5/324), 1500.00 points" in out


def test_a_sheet_brings_its_total(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "yacht")
    assert found["expected_total"] == pytest.approx(169.773889, abs=5e-7)
    assert found["deviation"] == pytest.approx(35.30, abs=5e-3)
    _, out, _ = run(capsys, "yacht")
    assert out == "Yacht: 169.773889 points, standard deviation 35.30\n"


def test_the_open_boxes_of_a_sheet_bring_theirs(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "yacht", "--open", "full_house")
    assert found == {"expected_total": pytest.approx(6.965727, abs=5e-7)}
    assert run(capsys, "yacht", "--open", "yacht")[1] == "Yacht: 2.301432 points\n"


def test_keeps_and_boxes_are_ranked(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--open", "full_house,four_of_a_kind", "--throws", "2")
    choices = as_json(capsys, "yacht", "--dice", "2", "2", "4", "4", "6", *options)["choices"]
    assert choices[0]["action"] == "keep 2 2 4 4, roll 1"
    assert choices[0]["keep"] == [2, 2, 4, 4]
    expected = [choice["expected"] for choice in choices]
    assert expected == sorted(expected, reverse=True)
    assert {"score full_house", "score four_of_a_kind", "roll"} <= {c["action"] for c in choices}


def test_points_in_the_bonus_section_count(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bonus.yaml"
    file.write_text(
        "id: bonus\nname: {en: Bonus}\nfamily: scorepad\nseats: {min: 1, max: 2}\n"
        "rules: {dice: 1, throws: 1, bonus_boxes: [ones, sixes], bonus_from: 7, bonus_points: 30}\n"
        "boxes:\n"
        "  - {id: ones, name: {en: Ones}, shape: face, size: 1, score: matched}\n"
        "  - {id: sixes, name: {en: Sixes}, shape: face, size: 6, score: matched}\n"
    )
    found = as_json(capsys, str(file), "--open", "sixes", "--section", "1")
    assert found["expected_total"] == pytest.approx((6 + 30) / 6)
    found = as_json(capsys, str(file), "--open", "sixes")
    assert found["expected_total"] == pytest.approx(1)


def test_what_to_set_aside_is_ranked(capsys: pytest.CaptureFixture[str]) -> None:
    choices = as_json(capsys, "zonk_chicago", "--dice", "5", "1", "5", "2", "3")["choices"]
    assert choices[0]["action"] == "keep 1, roll 4"
    assert choices[0]["bust"] == "17/108"
    assert {
        "action": "keep 1 5 5, bank",
        "expected": 200,
        "bust": "0",
        "keep": [1, 5, 5],
    } in choices


def test_stopping_is_weighed_against_throwing_on(capsys: pytest.CaptureFixture[str]) -> None:
    def best(*options: str) -> str:
        return str(as_json(capsys, "zilch", *options)["choices"][0]["action"])

    assert best("--at-risk", "450", "--left", "3") == "roll"
    assert best("--at-risk", "500", "--left", "3") == "bank"
    assert best("--at-risk", "350", "--left", "2") == "bank"
    assert best("--at-risk", "350", "--left", "2", "--opening") == "roll"
    assert best("--at-risk", "1000", "--left", "6") == "roll"
    topping = ("--rule", "topping=on", "--previous", "2000")
    assert best("--at-risk", "500", "--left", "3", *topping) == "roll"


def test_a_position_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "zonk_chicago", "--at-risk", "350", "--left", "3")
    assert out == "  351.707581  roll, busts 27.78%\n  350.000000  bank\n"
    _, out, _ = run(capsys, "dice10000", "--dice", "2", "2", "3", "3", "4", "6")
    assert out.count("try for three pairs") == 1
    assert "give up, busts 100.00%" in out
    _, out, _ = run(capsys, "zilch", "--dice", "2", "2", "3", "3", "4", "6")
    assert out == "  Nothing may be done: the turn is over.\n"


def test_an_offer_is_weighed_against_a_turn_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    choices = as_json(capsys, "zonk_chicago", "--offer", "600:2")["choices"]
    assert [choice["action"] for choice in choices] == ["take over", "roll"]


def test_a_challenge_is_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    choices = as_json(capsys, "zilch", "--rule", "challenges=on", "--score", "100")["choices"]
    assert [choice["action"] for choice in choices] == ["roll", "challenge 2, roll"]


def test_a_finish_to_the_point_is_a_bank(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--form", "exact", "--score", "9900", "--dice", "1", "2", "3", "3", "4", "6")
    best, *_ = as_json(capsys, "dice10000", *options)["choices"]
    assert (best["action"], best["expected"]) == ("keep 1, bank", 100)


def test_pairs_by_colour_are_seen_in_a_throw_with_colours_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    coloured = ("g4", "w2", "r3", "g4", "w2", "r3")
    best, *_ = as_json(capsys, "zonk_detroit", "--dice", *coloured)["choices"]
    assert best["keep"] == [2, 2, 3, 3, 4, 4]
    plain = as_json(capsys, "zonk_detroit", "--dice", "4", "2", "3", "4", "2", "3")
    assert plain["choices"] == []


def test_dice_set_aside_may_be_built_on(capsys: pytest.CaptureFixture[str]) -> None:
    pyramid = ("--rule", "progressive=kinds", "--at-risk", "200", "--building", "1 1")
    choices = as_json(capsys, "zilch", *pyramid, "--dice", "1", "2", "3", "6")["choices"]
    assert choices[0]["expected"] > 1000
    assert as_json(capsys, "zilch", *pyramid, "--left", "4")["choices"][0]["action"] == "roll"


def test_a_penalty_near_makes_a_player_stop_sooner(capsys: pytest.CaptureFixture[str]) -> None:
    def roll(*options: str) -> float:
        found = as_json(capsys, BUSCHE, "--at-risk", "300", "--left", "3", *options)["choices"]
        return float(next(c["expected"] for c in found if c["action"] == "roll"))

    assert roll() > roll("--busts", "1") > roll("--busts", "2")


def test_what_is_not_exact_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--rule", "triple_zilch_penalty=500", "--rule", "score_floor=0")
    found = as_json(capsys, "zonk_chicago", *rules)
    assert (found["exact"], found["reasons"]) == (False, ["score_floor"])
    _, out, _ = run(capsys, "zonk_chicago", *rules)
    assert "Not exact: a penalty that the floor would cut is taken in full." in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("zilch", "--dice", "7"), "Die 1: found 7"),
        (("zilch", "--open", "yacht"), "Zilch has no use for --open"),
        (("yacht", "--at-risk", "100"), "Yacht has no use for --at-risk"),
        (("yacht", "--opening"), "Yacht has no use for --opening"),
        (("yacht", "--open", "sevens"), "--open: found sevens, expected one of yacht, "),
        (("yacht", "--open", ","), "--open: found [','], expected at least one box"),
        (("yacht", "--throws", "2"), "--throws: found 2, expected --dice with it"),
        (("yacht", "--dice", *"12345", "--throws", "4"), "--throws: found 4, expected 1 to 3"),
        (("yacht", "--section", "5"), "--section: found 5, expected 0 to 0"),
        (("yacht", "--dice", "1"), "found 1 dice, expected 5"),
        (("zilch", "--at-risk", "100"), "--at-risk: found 100, expected --dice or --left with it"),
        (("zilch", "--at-risk", "75", "--left", "2"), "expected 0 to 150000 in steps of 50"),
        (("zilch", "--at-risk", "-50", "--left", "2"), "expected 0 to 150000 in steps of 50"),
        (("zilch", "--building", "1"), "--building: found 1, expected --dice or --left with it"),
        (("zilch", "--building", "1", "--left", "5"), "expected dice that 5 more could build on"),
        (("zilch", "--left", "7"), "--left: found 7, expected 1 to 6"),
        (("zilch", "--left", "2", "--dice", "1"), "--left: found 2, expected --dice without it"),
        (("zilch", "--score", "1000000"), "--score: found 1000000"),
        (("zilch", "--busts", "-1"), "--busts: found -1"),
        (("zilch", "--offer", "600:2"), "--offer: found 600:2"),
        (("zonk_chicago", "--offer", "600"), "expected POINTS:DICE, with 1 to 5 dice"),
        (("zonk_chicago", "--offer", "600:6"), "expected POINTS:DICE, with 1 to 5 dice"),
        (("zonk_chicago", "--offer", "75:1"), "expected 0 to 100000 in steps of 50"),
        (("dice10000", "--form", "exact", "--score", "10000"), "expected less than 10000"),
        (
            ("dice10000", "--form=exact", "--score=9900", "--at-risk=100", "--left=1"),
            "expected less than the 100 points still missing",
        ),
        (("zilch", "--form", "x"), "expected one of to_15000"),
    ],
)
def test_bad_input_is_one_line_on_standard_error_and_status_two(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith("kubik: ")
    assert said in err


def test_the_example_is_a_right_rule_file_but_no_shipped_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(("check", BUSCHE)) == 0
    assert "no mistake" in capsys.readouterr().out
    assert cli.main(("games", "--json")) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    assert "zilch_playr" not in {game["id"] for game in games}
