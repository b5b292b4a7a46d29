"""The rule book says what is so under the rules in force, whatever a family has switched."""

import re
from pathlib import Path

import pytest

from kubik.rule_files import read, shipped, shipped_ids
from kubik.rules.notation import read_throw
from kubik.rules.ruleset import Definition, HouseRule, Ruleset, Value
from kubik.rules.settings import NEEDS, ScorepadRules, is_in_force
from kubik.text.house_rule_words import choice, title
from kubik.text.rule_book import HOUSE_RULE, HOUSE_RULES, Book, bare, page, read_text, texts_folder
from kubik.text.rule_book_markup import DIE
from kubik.text.rule_book_moment import BANKING_SECTIONS, SCOREPAD_SECTIONS
from kubik.text.rule_book_template import Mark, Passage, walk

GAMES = {game: shipped(game) for game in shipped_ids()}
FORMS = [(game, form.id) for game in GAMES for form in GAMES[game].forms]

BASES: dict[str, dict[str, object]] = {
    # What else must be on for a house rule to make a difference at all (RULES.md part B).
    "take_over_needs_board": {"open_min": 500},
    "challenge_needs_board": {"open_min": 500},
    "resume_if_nobody_above": {"last_round": "one_turn"},
    "score_floor": {"challenges": True},
    "quad_plus_pair_is_three_pairs": {"three_pairs": 1000},
    "three_pairs_attempt": {"three_pairs": 1000},
    "six_alike_is_two_triplets": {"two_triplets": 2500},
}
WITHOUT: dict[str, dict[str, object]] = {
    # What must be off, because it settles the matter another way.
    "last_round": {"exact_mode": False},
    "win_comparator": {"exact_mode": False},
    "resume_if_nobody_above": {"exact_mode": False},
}


def base_of(game: Definition, house_rule: HouseRule) -> dict[str, object]:
    """House rules under which `house_rule` says something in this game."""
    known = {rule.name: rule for rule in game.house_rules}
    base: dict[str, object] = {}
    for needed in NEEDS.get(house_rule.name, ())[:1]:
        base[needed] = known[needed].choices[-1]
    base |= BASES.get(house_rule.name, {})
    base |= WITHOUT.get(house_rule.name, {})
    return {name: value for name, value in base.items() if name in known}


def without_marks(book: Book) -> str:
    """What the sentences themselves say: no marks, and no list of house rules at the end."""
    told = "\n".join(part.markdown for part in book.sections if part.id != HOUSE_RULES)
    shared = read_text(texts_folder() / f"shared.{book.language}.md")
    return " ".join(told.replace(f"*{bare(shared, HOUSE_RULE)}*", "").split())


LANGUAGES = sorted(path.name.split(".")[1] for path in texts_folder().glob("shared.*.md"))
OTHERS = [pytest.param(other, marks=pytest.mark.slow) for other in LANGUAGES if other != "en"]
HOUSE_RULES_OF_FORMS = [
    (game, form, house_rule.name) for game, form in FORMS for house_rule in GAMES[game].house_rules
]


def numbers_known(ruleset: Ruleset) -> frozenset[int]:
    """Every number that the rule data hold."""
    rules = ruleset.rules
    found: set[int] = set(ruleset.game.seats)
    waiting: list[object] = [getattr(rules, name) for name in rules.__dataclass_fields__]
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting += value
        elif isinstance(value, int) and not isinstance(value, bool):
            found.add(value)
    if isinstance(rules, ScorepadRules):
        found |= {box.points for box in rules.boxes} | {len(rules.boxes)}
    return frozenset(found)


def rows(book: Book, section: str) -> list[list[str]]:
    lines = book.section(section).markdown.split("\n")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]


def thrown(cell: str) -> str:
    return " ".join(found["die"].removeprefix("die:") for found in DIE.finditer(cell))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "form"), FORMS)
def test_each_form_has_a_book_without_a_house_rule(game: str, form: str, language: str) -> None:
    book = page(GAMES[game].ruleset(form), language)
    shared = read_text(texts_folder() / f"shared.{book.language}.md")
    assert book.title == GAMES[game].name.get(language, GAMES[game].name["en"])
    assert bool(book.form) is (len(GAMES[game].forms) > 1)
    assert bare(shared, HOUSE_RULE) not in "".join(part.markdown for part in book.sections)
    assert not any(mark in part.markdown for part in book.sections for mark in "{}\0")


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize(("game", "form", "name"), HOUSE_RULES_OF_FORMS)
def test_every_choice_of_every_house_rule_has_a_sentence_of_its_own(
    game: str, form: str, name: str, language: str
) -> None:
    definition = GAMES[game]
    house_rule = definition.house_rule(name)
    choices: tuple[Value, ...] = house_rule.choices
    if len(choices) > 8:  # a range of points; a few of them tell all branches
        choices = (choices[0], choices[1], choices[len(choices) // 2], choices[-1])
    base = base_of(definition, house_rule)
    books = {}
    for value in choices:
        ruleset = definition.ruleset(form, **{**base, name: value})
        if is_in_force(ruleset.rules, name):
            books[value] = without_marks(page(ruleset, language))
    assert len(books) == len(choices)
    assert len(set(books.values())) == len(choices)


@pytest.mark.parametrize(("game", "form", "name"), HOUSE_RULES_OF_FORMS)
def test_a_changed_house_rule_is_listed_at_the_end(game: str, form: str, name: str) -> None:
    definition = GAMES[game]
    base = base_of(definition, definition.house_rule(name))
    default = getattr(definition.form(form).rules, name)
    other = next(value for value in definition.house_rule(name).choices if value != default)
    book = page(definition.ruleset(form, **{**base, name: other}), "en")
    assert f"**{title(name)}:** {choice(name, other)}." in book.sections[-1].markdown


@pytest.mark.parametrize("game", GAMES)
def test_each_house_rule_is_marked_in_some_sentence(game: str) -> None:
    text, shared = (read_text(texts_folder() / f"{name}.en.md") for name in (game, "shared"))
    marked: set[str] = set()
    for section in text.sections:
        taken = [node.name for node in walk(section.nodes) if isinstance(node, Passage)]
        passages = [part for part in shared.sections if part.id in taken]
        for part in (section, *passages):
            marks = [node.names for node in walk(part.nodes) if isinstance(node, Mark)]
            marked |= {name for names in marks for name in names}
    assert {house_rule.name for house_rule in GAMES[game].house_rules} - marked == set()


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_every_number_in_a_book_is_in_the_rules_or_comes_from_the_engine(
    game: str, form: str
) -> None:
    definition = GAMES[game]
    all_on: dict[str, object] = {rule.name: rule.choices[-1] for rule in definition.house_rules}
    nothing: dict[str, object] = {}
    for switches in (nothing, all_on):
        ruleset = definition.ruleset(form, **switches)
        book = page(ruleset, "en")
        told = [part.markdown for part in book.sections if part.id not in {HOUSE_RULES, "examples"}]
        for line in "\n".join(told).split("\n"):
            numbers = re.findall(r"\d[\d,]*", DIE.sub("", line))
            found = {int(number.replace(",", "")) for number in numbers if len(number) > 1}
            allowed = set(numbers_known(ruleset)) | engine_points(ruleset, line)
            assert found <= allowed, line


def engine_points(ruleset: Ruleset, line: str) -> set[int]:
    """What the engine makes of the dice in a line: each group of pictures, and sums of them."""
    groups = [
        thrown(found[0])
        for found in re.finditer(
            rf"(?:{DIE.pattern})+".replace("?P<words>", "").replace("?P<die>", ""), line
        )
    ]
    found: set[int] = set()
    for group in groups:
        throw = read_throw(group)
        if isinstance(ruleset.rules, ScorepadRules):
            if len(throw.faces) == ruleset.rules.dice:
                found |= set(ruleset.box_points(throw).values())
        else:
            best = ruleset.best(throw)
            found.add(best[1] if best else 0)
    return found | {one + other for one in found for other in found}


@pytest.mark.parametrize(("game", "form"), [pair for pair in FORMS if pair[0] != "yacht"])
def test_the_examples_are_worth_what_the_engine_says(game: str, form: str) -> None:
    ruleset = GAMES[game].ruleset(form)
    examples = rows(page(ruleset, "en"), "examples")[2:]
    assert len(examples) >= 5
    for throw, kept, points in examples:
        best = ruleset.best(read_throw(thrown(throw)))
        assert int(points.replace(",", "")) == (best[1] if best else 0)
        faces = sorted(int(die[-1]) for die in thrown(kept).split())
        assert tuple(faces) == (best[0] if best else ())


def test_the_boxes_of_the_examples_are_worth_what_the_engine_says() -> None:
    ruleset = GAMES["yacht"].ruleset()
    names = {words["en"].lower(): box for box, words in ruleset.game.box_names.items()}
    examples = rows(page(ruleset, "en"), "examples")[2:]
    for throw, box, points in examples:
        worth = ruleset.box_points(read_throw(thrown(throw)))
        assert worth[names[box.lower()]] == int(points)
    assert len({box for _, box, _ in examples}) >= 6


def test_published_values_of_awkward_throws_stand_in_the_books() -> None:
    # RULES.md A2.7, A3.8 (Ana's turn), A4.8 and the table after B15.
    chicago = page(GAMES["zonk_chicago"].ruleset(), "en")
    assert [row[2] for row in rows(chicago, "examples")[2:]] == [
        "350", "150", "300", "1,100", "1,500", "0",
    ]  # fmt: skip
    d10k = page(GAMES["dice10000"].ruleset(), "en")
    assert rows(d10k, "examples")[4][2] == "1,000"
    assert "17\u00a0points" in page(GAMES["yacht"].ruleset(), "en").section("turn").markdown


@pytest.mark.parametrize("game", GAMES)
def test_a_combination_that_is_switched_off_has_no_row(game: str) -> None:
    definition = GAMES[game]
    names = {rule.name for rule in definition.house_rules}
    for name, row in (("three_pairs", "three pairs |"), ("two_triplets", "two triples |")):
        if name in names:
            with_it = (
                page(definition.ruleset(None, **{name: 1500}), "en").section("scoring").markdown
            )
            without = page(definition.ruleset(None, **{name: 0}), "en").section("scoring").markdown
            assert f"{row} 1,500 |" in with_it
            assert row not in without
            assert "\n\n|" not in without.split("|", 1)[1]


def test_a_house_rule_is_marked_in_its_sentence() -> None:
    book = page(GAMES["zilch"].ruleset(topping="on"), "en")
    assert "*House rule:* And mind your neighbour" in book.section("minimum").markdown
    assert "House rule" not in book.section("turn").markdown
    assert "Topping" in book.sections[-1].markdown


@pytest.mark.parametrize("game", GAMES)
def test_the_sections_that_a_moment_leads_to_are_in_every_text(game: str) -> None:
    definition = GAMES[game]
    scorepad = isinstance(definition.forms[0].rules, ScorepadRules)
    switches: dict[str, object] = {
        rule.name: True
        for rule in definition.house_rules
        if rule.name in {"straight_attempt", "take_over", "challenges"}
    }
    book = page(definition.ruleset(None, **switches), "en")
    for name in SCOREPAD_SECTIONS if scorepad else BANKING_SECTIONS:
        assert book.section(name).id == name


def test_a_section_that_says_nothing_is_left_out_and_the_first_stands_in() -> None:
    book = page(GAMES["zilch"].ruleset(), "en")
    assert book.section("challenge") is book.sections[0]


def test_a_language_without_a_text_gets_the_english_one() -> None:
    assert page(GAMES["zilch"].ruleset(), "eo").language == "en"


def own_game(tmp_path: Path, changes: dict[str, str], of: str = "zilch") -> Definition:
    text = GAMES[of].text
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    file = tmp_path / "own.yaml"
    file.write_text(text, encoding="utf-8")
    return read(file)


def test_a_game_of_ones_own_gets_its_points_and_its_rules(tmp_path: Path) -> None:
    game = own_game(tmp_path, {"id: zilch": "id: ours", "{1: 100, 5: 50}": "{1: 150, 5: 50}"})
    book = page(game.ruleset(challenges="on"), "en")
    assert [part.id for part in book.sections] == ["goal", "scoring", "turn", HOUSE_RULES]
    assert "![one](die:1) Single die | 150 |" in book.section("scoring").markdown
    assert "**Target score:** 15,000 points." in book.section("turn").markdown
    assert "Challenges" in book.section("turn").markdown


def test_a_score_sheet_of_ones_own_lists_its_boxes(tmp_path: Path) -> None:
    game = own_game(tmp_path, {"id: yacht": "id: ours", "points: 50}": "points: 60}"}, "yacht")
    book = page(game.ruleset(), "en")
    assert "| Yacht | 60 |" in book.section("scoring").markdown
    assert "| Full House | the sum of all dice |" in book.section("scoring").markdown


def test_an_own_game_under_a_known_id_is_told_only_as_far_as_the_text_goes(tmp_path: Path) -> None:
    dearer = own_game(tmp_path, {"1: 1000, 2: 200": "1: 1200, 2: 200"})
    assert "three 1s | 1,200 |" in page(dearer.ruleset(), "en").section("scoring").markdown
    fours = own_game(tmp_path, {"{1: 100, 5: 50}": "{1: 100, 4: 40, 5: 50}"})
    assert "each 1 |" not in page(fours.ruleset(), "en").section("scoring").markdown
    assert "| 40 |" in page(fours.ruleset(), "en").section("scoring").markdown


def test_a_setting_that_the_text_is_silent_about_is_not_hidden(tmp_path: Path) -> None:
    changes = {"two_triplets: 3000\n  six": "full_house: 250\n  two_triplets: 3000\n  six"}
    game = own_game(tmp_path, changes)
    assert "Full house" in page(game.ruleset(), "en").section("scoring").markdown


def test_plain_text_has_the_dice_in_words_and_no_marks() -> None:
    plain = page(GAMES["zonk_detroit"].ruleset(), "en").section("examples").plain
    assert "two, white, five, white" in plain
    assert not any(mark in plain for mark in ("|", "die:", "![", "**"))
