"""The linter of rule texts finds each kind of mistake, with its line and column."""

import shutil
from pathlib import Path

import pytest

from kubik.text.rule_book import texts_folder
from kubik.text.rule_book_check import main, text_problems

TEXTS = sorted(texts_folder().glob("*.*.md"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the English texts, and the same as a beginning of a Hungarian translation."""
    for name in ("shared", "zilch", "yacht"):
        original = texts_folder() / f"{name}.en.md"
        shutil.copy(original, tmp_path / f"{name}.en.md")
        text = original.read_text(encoding="utf-8")
        text = text.replace("point | points", "pont").replace(": number | numbers}", ": szám}")
        text = text.replace(": throw | throws}", ": dobás}")
        (tmp_path / f"{name}.hu.md").write_text(text, encoding="utf-8")
    return tmp_path


def plant(file: Path, before: str, after: str) -> tuple[int, int]:
    """Replace `before` once; give the line and column where it stood."""
    text = file.read_text(encoding="utf-8")
    assert before in text, before
    at = text.index(before)
    file.write_text(text[:at] + after + text[at + len(before) :], encoding="utf-8")
    return text[:at].count("\n") + 1, at - text[:at].rfind("\n")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_the_texts_of_the_program_are_right(path: Path) -> None:
    assert [str(problem) for problem in text_problems(path)] == []


def test_a_faithful_translation_has_no_problems(folder: Path) -> None:
    for name in ("shared", "zilch", "yacht"):
        assert text_problems(folder / f"{name}.hu.md") == ()


@pytest.mark.parametrize(
    ("before", "after", "offset", "found", "expected"),
    [
        # Numbers that the scorer knows nothing of.
        ("{points sum 2 2 2 3 4 6 + 1 4 5}", "350 points", 0, "350", "a value in braces"),
        ("points of the whole turn", "10,000 points of the turn", 0, "10,000", "a value in braces"),
        ("Six dice and", "6 000 dice and", 0, "6 000", "a value in braces"),
        ("three 1s |", "three 7s |", 6, "7", "a value in braces"),
        # Names that mean nothing.
        ("{single 1}", "{singel 1}", 0, "singel 1", "a setting, or best"),
        ("{points target}", "{traget}", 0, "traget", "one of dice"),
        ("{if two_triplets}", "{if two_triples}", 0, "two_triples", "the name of a setting"),
        ("{if kind_mode = fixed}", "{if kind_mode = fixd}", 0, "fixd", "one of add, double"),
        ("{passage minimum}", "{passage minimal}", 0, "minimal", "one of house_rule"),
        ("{best 1 5 2 3 4 6}", "{best 1 5 2 3 4 6 6}", 0, "7 dice", "at most 6"),
        ("{best 1 5 2 3 4 6}", "{best 1 5 2 3 4 x}", 0, "1 5 2 3 4 x", "dice such as"),
        ("{dice 1 5 2 3 4 6}", "{dice w1 r5}", 0, "dice with colours", "plain dice"),
        ("{alike 4 4}", "{alike 4}", 0, "alike 4", "alike and 2 numbers"),
        ("{triplet 6}", "{box yacht 6 6 6 6 6}", 0, "box yacht 6 6 6 6 6", "that this game has"),
        ("{points best 1 4 5}", "{points kind_mode}", 0, "kind_mode", "a setting that is a number"),
        # Braces that do not close, and conditions without an end.
        ("{points target}", "{target", 0, "{target", "a } on the same line"),
        ("{single 5}", "single 5}", 8, "}", "no } without a {"),
        ("{single 5}", "{}", 0, "{}", "a name between the braces"),
        ("{passage aside}", "{end}", 0, "{end}", "an {if …} before it"),
        ("{passage aside}", "{if topping}", 0, "{if …} without", "{end} in the same section"),
        ("{passage aside}", "{if }", 0, "no condition", "the name of a setting"),
        ("{passage aside}", "{mark tooping}", 0, "tooping", "a house rule of this game"),
        # What sticks to a number.
        ("{points target}.", "{target}-ig.", 8, "-ig.", "a blank after the number"),
        ("{points target}.", "az{target}.", 2, "az", "a blank before the number"),
        # Tables and blanks.
        ("| {dice 5} each 5 | {single 5} |", "| {dice 5} each 5 |", -1, "1 cells", "2 cells"),
        ("stop and bank.", "stop  and bank.", 4, "two blanks", "one blank"),
        ("## Examples {#examples}", "## Examples", -1, "## Examples", "## Title {#name}"),
        ("## Examples {#examples}", "## {#examples}", -1, "no title", "## Title {#name}"),
        ("## Examples {#examples}", "## Examples {#turn}", -2, "turn", "each section once"),
    ],
)
def test_a_planted_mistake_is_found_where_it_is(
    folder: Path, *, before: str, after: str, offset: int, found: str, expected: str
) -> None:
    file = folder / "zilch.en.md"
    line, column = plant(file, before, after)
    problems = text_problems(file)
    assert problems
    hits = [p for p in problems if found in p.found and expected in p.expected]
    assert hits, [str(problem) for problem in problems]
    assert hits[0].file == str(file)
    if offset >= 0:
        assert (hits[0].line, hits[0].column) == (line, column + offset)
    elif offset == -1:
        assert hits[0].line == line


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (
            "{if topping_equal_is_enough}",
            "{if topping}",
            "{if topping_equal_is_enough} 1 times fewer",
        ),
        ("{mark no_fifties} ", "", "{mark no_fifties} 1 times fewer"),
        ("{mark no_fifties} ", "{mark topping} ", "{mark topping} 1 times more"),
        ("{points take_over_penalty}", "pont", "no {take_over_penalty} in takeover"),
        ("{points best 5 5 5}", "{points best 5 5}", "{best 5 5} in building"),
        ("{dice 5 5 5}", "{dice 6 6 6}", "{dice 6 6 6} in building"),
        ("## {#aside}", "## {#asides}", "the sections house_rule, points, asides"),
    ],
)
def test_a_translation_that_says_something_else_than_english_is_found(
    folder: Path, before: str, after: str, found: str
) -> None:
    plant(folder / "shared.hu.md", before, after)
    problems = [problem.found for problem in text_problems(folder / "shared.hu.md")]
    assert any(found in problem for problem in problems), problems


def test_a_number_may_be_written_with_its_noun_or_without(folder: Path) -> None:
    plant(folder / "shared.hu.md", "{points open_min} in", "{open_min} pontot in")
    assert text_problems(folder / "shared.hu.md") == ()


@pytest.mark.parametrize(
    ("language", "forms", "is_right"),
    [
        ("ru", "очко | очка | очков", True),
        ("ru", "очко | очков", False),
        ("ky", "упай", True),
        ("ky", "упай | упай", False),
        ("de", "Punkt | Punkte", True),
    ],
)
def test_a_word_after_a_number_has_as_many_forms_as_the_language(
    folder: Path, language: str, forms: str, is_right: bool
) -> None:
    text = (folder / "shared.en.md").read_text(encoding="utf-8")
    number = {1: "сан", 2: "Zahl | Zahlen", 3: "число | числа | чисел"}
    count = {"ru": 3, "ky": 1, "de": 2}[language]
    text = text.replace("point | points", forms).replace("number | numbers", number[count])
    file = folder / f"shared.{language}.md"
    file.write_text(text, encoding="utf-8")
    problems = [problem.found for problem in text_problems(file)]
    assert problems == ([] if is_right else [f"{len(forms.split('|'))} forms"])


def test_a_section_that_f1_leads_to_must_be_there(folder: Path) -> None:
    plant(folder / "zilch.en.md", "{#hot}", "{#warm}")
    found = [problem.expected for problem in text_problems(folder / "zilch.en.md")]
    assert "## Title {#hot}" in found


def test_a_list_needs_an_empty_line_before_it(folder: Path) -> None:
    line, _ = plant(folder / "zilch.en.md", "Then choose:", "- Then choose:")
    problems = text_problems(folder / "zilch.en.md")
    assert [(p.line, p.expected) for p in problems] == [(line, "an empty line before it")]


def test_a_missing_file_and_a_strange_name_are_told(folder: Path) -> None:
    (folder / "shared.hu.md").unlink()
    assert [p.found for p in text_problems(folder / "zilch.hu.md")] == ["no file"]
    assert [p.expected for p in text_problems(folder / "chess.hu.md")] == [
        "GAME.LANGUAGE.md or shared.LANGUAGE.md"
    ]


def test_remarks_are_nobodys_business(folder: Path) -> None:
    plant(folder / "zilch.en.md", "## Examples", "<!-- 12,345 {nonsense -->\n\n## Examples")
    assert text_problems(folder / "zilch.en.md") == ()


def test_the_command_prints_the_problems_and_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(folder / "zilch.en.md")]) == 0
    line, column = plant(folder / "zilch.en.md", "{single 5}", "55")
    assert main([str(folder / "zilch.en.md")]) == 1
    assert f"zilch.en.md:{line}:{column}: found 55," in capsys.readouterr().out
