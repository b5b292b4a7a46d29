"""Every house rule has a title, a sentence and words for its choices."""

import os
import subprocess
import sys
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from typing import get_type_hints

import pytest

import kubik
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import HouseRule, Value
from kubik.rules.settings import (
    NEEDS,
    BankingRules,
    ColoursScope,
    KindMode,
    LastRound,
    ScoreFloor,
    ScorepadRules,
    TieBreak,
)
from kubik.text import house_rule_words
from kubik.text.house_rules import HOUSE_RULES, english_sentence, english_title

SHIPPED: dict[str, set[Value]] = {}
for game in shipped_ids():
    for house_rule in shipped(game).house_rules:
        SHIPPED.setdefault(house_rule.name, set()).update(house_rule.choices)
EVERY_CHOICE = [
    pytest.param(name, choice, id=f"{name}={choice}")
    for name, choices in SHIPPED.items()
    for choice in sorted(choices, key=str)
]
NO_HOUSE_RULE = {"dice"}
"""Settings of a number, switch or word that no rule file may offer."""


def settings_of_choice() -> set[str]:
    found = set()
    for kind in (BankingRules, ScorepadRules):
        types = get_type_hints(kind)
        for field in fields(kind):
            of = types[field.name]
            if of in {bool, int} or (isinstance(of, type) and issubclass(of, StrEnum)):
                found.add(field.name)
    return found - NO_HOUSE_RULE


def test_every_setting_that_a_rule_file_may_offer_has_its_words() -> None:
    assert set(HOUSE_RULES) == settings_of_choice()


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_house_rule_has_a_title_and_a_sentence(name: str) -> None:
    title, sentence = english_title(name), english_sentence(name)
    assert title[0].isupper()
    assert title[-1].isalnum()
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert not {"{", "}"} & set(title + sentence)
    assert len(title) < 45


def test_no_two_house_rules_read_the_same() -> None:
    assert len({text.title for text in HOUSE_RULES.values()}) == len(HOUSE_RULES)
    assert len({text.sentence for text in HOUSE_RULES.values()}) == len(HOUSE_RULES)


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_without_a_translation_the_english_words_are_shown(name: str) -> None:
    assert house_rule_words.title(name) == english_title(name)
    assert house_rule_words.sentence(name) == english_sentence(name)


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_translation_is_shown_where_there_is_one(name: str) -> None:
    assert house_rule_words.title(name) == f"‹{english_title(name)}›"
    assert house_rule_words.sentence(name) == f"‹{english_sentence(name)}›"


@pytest.mark.parametrize(("name", "value"), EVERY_CHOICE)
def test_every_choice_of_the_shipped_games_has_words(name: str, value: Value) -> None:
    words = house_rule_words.choice(name, value)
    assert words
    assert "{" not in words
    assert words.islower() or words.isdigit()


@pytest.mark.parametrize("name", SHIPPED)
def test_no_two_choices_of_a_house_rule_read_the_same(name: str) -> None:
    words = {house_rule_words.choice(name, value) for value in SHIPPED[name]}
    assert len(words) == len(SHIPPED[name])


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("topping", True, "on"),
        ("topping", False, "off"),
        ("target", 15_000, "15,000 points"),
        ("open_min", 0, "none"),
        ("open_min", 500, "500 points"),
        ("three_pairs", 0, "not in this game"),
        ("take_over_penalty", 0, "none"),
        ("attempt_max_missing", 1, "1"),
        ("last_round", LastRound.NONE, "none: the match is over"),
        ("last_round", LastRound.ONE_ROLL, "one more throw each"),
        ("tie_break", TieBreak.SHARED, "all of them together"),
        ("kind_mode", KindMode.NONE, "only three alike count"),
        ("score_floor", ScoreFloor.NONE, "scores may fall below zero"),
        ("score_floor", ScoreFloor.ZERO, "never below zero"),
        ("colours_scope", ColoursScope.FIRST_THROW, "only in the first throw"),
    ],
)
def test_a_choice_reads(name: str, value: Value, words: str) -> None:
    assert house_rule_words.choice(name, value) == words


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize(("name", "value"), EVERY_CHOICE)
def test_every_choice_is_looked_up_unless_it_is_a_number(name: str, value: Value) -> None:
    words = house_rule_words.choice(name, value)
    assert words.isdigit() or (words[0], words[-1]) == ("‹", "›")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("knock_off", "Says something only while “Exact target” is on"),
        ("take_over_penalty", "Says something only while “Taking over the dice” is on"),
        (
            "quad_plus_pair_is_three_pairs",
            "Says nothing while “Three pairs” is set to “not in this game”",
        ),
        (
            "reset_after_penalty",
            "Says nothing while “Penalty for three busts in a row” is set to “none”",
        ),
        ("progressive_across_hot_dice", "Says nothing while “Pyramiding” is set to “off”"),
        (
            "attempt_on_bust",
            "Says something only with “Completing a straight” or “Completing three pairs”",
        ),
        ("target", ""),
    ],
)
def test_an_idle_house_rule_says_what_it_needs(name: str, reason: str) -> None:
    assert house_rule_words.idle_reason(name) == reason


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("name", NEEDS)
def test_every_idle_reason_is_looked_up_with_the_title_in_it(name: str) -> None:
    reason = house_rule_words.idle_reason(name)
    assert (reason[0], reason[-1]) == ("‹", "›")
    for needed in NEEDS[name]:
        assert f"“‹{english_title(needed)}›”" in reason


@pytest.mark.parametrize("needed", sorted({name for names in NEEDS.values() for name in names}))
def test_a_house_rule_that_another_needs_is_a_switch_or_has_one_choice_that_is_off(
    needed: str,
) -> None:
    silent = [
        word
        for word in HOUSE_RULES[needed].choices
        if HouseRule(needed, tuple(SHIPPED[needed])).read(word) in {0, "off", "none"}
    ]
    is_switch = SHIPPED[needed] == {True, False}
    assert len(silent) == (0 if is_switch else 1)


def test_the_english_words_need_no_qt() -> None:
    code = (
        "import sys; from kubik.text.house_rules import english_title, english_sentence; "
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'shiboken'))]; "
        "print(english_title('topping'))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(kubik.__file__).parent.parent)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (ran.returncode, ran.stdout.strip()) == (0, "Topping"), ran.stderr
