"""What can be told about any game: its table of points, and the settings in force in words.

This is the whole book of a game that somebody has written a rule file for and no rule text.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields

from kubik.rules.combination import Shape, scoring_combinations
from kubik.rules.dice import Throw
from kubik.rules.ruleset import Ruleset, Words
from kubik.rules.settings import BankingRules, Box, BoxScore, ScorepadRules, is_in_force
from kubik.text.catalogue import number, translate
from kubik.text.house_rule_words import choice, sentence, title
from kubik.text.house_rules import HOUSE_RULES
from kubik.text.narration import shape_name
from kubik.text.rule_book_dice import pictures

Written = tuple[str, str, str]
"""The id of a section, its title, and what it says."""


def house_rules_title() -> str:
    """The title of the list of changed house rules."""
    return translate("RuleBook", "House rules of this table")


def house_rules(ruleset: Ruleset) -> str:
    """The house rules that differ from the form of the game and say something, as a list."""
    rules, changed = ruleset.rules, dict(ruleset.changed)
    names = [rule.name for rule in ruleset.game.house_rules if rule.name in changed]
    told = [name for name in names if is_in_force(rules, name)]
    return "\n".join(f"- {_setting(rules, name)}" for name in told)


def sections(ruleset: Ruleset, language: str) -> Iterator[Written]:
    """The sections of a book without a text: the aim, the points, the settings."""
    about = ruleset.game.about.get(language, ruleset.game.about["en"])
    if about:
        yield "goal", translate("RuleBook", "What it is about"), " ".join(about.split())
    rules = ruleset.rules
    if isinstance(rules, ScorepadRules):
        rows = _box_rows(rules, ruleset.game.box_names, language)
    else:
        rows = _combination_rows(rules)
    head = (translate("RuleBook", "Dice"), translate("RuleBook", "Points"))
    table = "\n".join(f"| {left} | {right} |" for left, right in (head, (":--", "--:"), *rows))
    yield "scoring", translate("RuleBook", "Points"), table
    listed = "\n".join(f"- {_setting(rules, name)} {sentence(name)}" for name in _told(rules))
    if listed:
        yield "turn", translate("RuleBook", "The rules in force"), listed


def _setting(rules: BankingRules | ScorepadRules, name: str) -> str:
    return f"**{title(name)}:** {choice(name, getattr(rules, name))}."


def _told(rules: BankingRules | ScorepadRules) -> Iterator[str]:
    """The settings worth a line: those that are switched on and say something."""
    names = {field.name for field in fields(rules)}
    for name in HOUSE_RULES:
        if name in names and is_in_force(rules, name):
            value = getattr(rules, name)
            if value and value != "off":
                yield name


def _combination_rows(rules: BankingRules) -> Iterator[tuple[str, str]]:
    seen: set[tuple[Shape, int, int]] = set()
    for found in scoring_combinations(rules):
        kind = (found.shape, len(found.dice), found.points)
        if kind not in seen:
            seen.add(kind)
            yield _combination(found.shape, Throw(found.dice)), number(found.points)
    if rules.coloured_pairs:
        faces = tuple(1 + place // 2 for place in range(rules.dice))
        colours = tuple(sorted(rules.colours))
        throw = Throw(faces, colours)
        yield _combination(Shape.COLOURED_PAIRS, throw), number(rules.coloured_pairs)
    if rules.nothing_scores:
        yield shape_name(Shape.NOTHING), number(rules.nothing_scores)
    if rules.six_alike_wins:
        yield shape_name(Shape.SIX_ALIKE), translate("RuleBook", "wins at once")


def _combination(shape: Shape, example: Throw) -> str:
    return f"{pictures(example)} {shape_name(shape)}"


def _box_rows(
    rules: ScorepadRules, names: Mapping[str, Words], language: str
) -> Iterator[tuple[str, str]]:
    for box in rules.boxes:
        words = names[box.id]
        yield words.get(language, words["en"]), _worth(box)
    if rules.bonus_boxes and rules.bonus_points:
        yield translate("RuleBook", "Bonus"), number(rules.bonus_points)


def _worth(box: Box) -> str:
    match box.score:
        case BoxScore.FLAT:
            return number(box.points)
        case BoxScore.SUM:
            return translate("RuleBook", "the sum of all dice")
        case BoxScore.MATCHED:
            return translate("RuleBook", "the sum of the dice that fit")
