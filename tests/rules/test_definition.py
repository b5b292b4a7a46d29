"""Rule files: a game from a right one, one clear error for every mistake in one."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kubik.errors import KnownError, RuleFileError
from kubik.rule_files import LARGEST_FILE, find, games_folder, read, shipped
from kubik.rules.definition import parse
from kubik.rules.ruleset import Definition
from kubik.rules.settings import BankingRules

BANKING = """\
id: little
family: banking
name: {en: Little}
seats: {min: 2, max: 4}
rules:
  dice: 6
  singles: {1: 100, 5: 50}
  open_min: 500
  target: 2000
forms:
  - id: short
    name: {en: Short}
  - id: long
    name: {en: Long}
    rules: {target: 5000}
house_rules:
  target: {choices: [2000, 5000]}
  topping:
  tie_break:
"""

SHEET = """\
id: little_sheet
family: scorepad
name: {en: Little}
seats: {min: 1, max: 4}
rules: {dice: 5, throws: 3}
boxes:
  - {id: yacht, name: {en: Yacht}, shape: alike, size: 5, score: flat, points: 50}
  - {id: run, name: {en: Run}, shape: straight, faces: [1, 2, 3, 4], score: flat, points: 30}
  - {id: sixes, name: {en: Sixes}, shape: face, size: 6, score: matched}
  - {id: all, name: {en: All}, shape: any, score: sum}
house_rules:
  yacht_as_full_house:
"""

ANY_NUMBER = "a whole number from 0 to 1000000"


def test_the_little_files_of_these_tests_are_right() -> None:
    banking, sheet = parse(BANKING, "little.yaml"), parse(SHEET, "sheet.yaml")
    assert [form.id for form in banking.forms] == ["short", "long"]
    assert [rule.name for rule in banking.house_rules] == ["target", "topping", "tie_break"]
    assert [form.id for form in sheet.forms] == ["standard"]
    assert sheet.name == {"en": "Little"}
    assert sheet.text == SHEET


def complaint(text: str, old: str, new: str) -> str:
    """What `parse` says of `text` once `old` is replaced by the mistake `new`."""
    assert text.count(old) >= 1
    with pytest.raises(RuleFileError) as raised:
        parse(text.replace(old, new, 1), "a.yaml")
    assert set(raised.value.values) == {"file", "line", "column", "found", "expected"}
    return str(raised.value)


# Old, new, line, column (0: any), found and expected, each from its beginning. Where the last two
# are empty, the wording is free.
MISTAKES_IN_BANKING = [
    # Wrong types
    ("dice: 6", "dice: six", 6, 9, "six", ANY_NUMBER),
    ("dice: 6", "dice: 6.0", 6, 9, "6.0", ANY_NUMBER),
    ("dice: 6", "dice: 0x6", 6, 9, "0x6", ANY_NUMBER),
    ("dice: 6", "dice: 1e1", 6, 9, "1e1", ANY_NUMBER),
    ("dice: 6", "dice: .inf", 6, 9, ".inf", ANY_NUMBER),
    ("dice: 6", "dice: ٦", 6, 9, "٦", ANY_NUMBER),
    ("dice: 6", "dice: null", 6, 9, "null", ANY_NUMBER),
    ("dice: 6", "dice: ~", 6, 9, "~", ANY_NUMBER),
    ("dice: 6", "dice:", 6, 8, "nothing", ANY_NUMBER),
    ("dice: 6", "dice: [6]", 6, 9, "a list", ANY_NUMBER),
    ("dice: 6", "dice: {six: 6}", 6, 9, "a mapping", ANY_NUMBER),
    ("dice: 6", "topping: maybe", 6, 12, "maybe", "on or off"),
    ("dice: 6", "topping: 1", 6, 12, "1", "on or off"),
    ("dice: 6", "topping: [on]", 6, 12, "a list", "on or off"),
    ("dice: 6", "kind_mode: triple", 6, 14, "triple", "one of none, add, double, fixed"),
    ("dice: 6", "kind_mode: {}", 6, 14, "a mapping", "one of none, add, double, fixed"),
    ("dice: 6", "win_comparator: <", 6, 19, "<", "one of >, >="),
    ("{en: Little}", "Little", 3, 7, "Little", "a mapping (name: value)"),
    ("{en: Little}", "{en: [Little]}", 3, 12, "a list", "a text"),
    ("{en: Little}", "{en: ' '}", 3, 12, " ", "a text"),
    ("{en: Little}", "{de: Klein}", 3, 7, "none", "a value for en"),
    ("{1: 100, 5: 50}", "[100, 50]", 7, 12, "a list", "a mapping (name: value)"),
    ("{1: 100, 5: 50}", "100", 7, 12, "100", "a mapping (name: value)"),
    ("{target: 5000}", "[target]", 15, 12, "a list", "a mapping (name: value)"),
    # Unknown and repeated names
    ("id: little", "id: little\ncolour: red", 2, 1, "colour", "one of id, name, family"),
    ("dice: 6", "dices: 6", 6, 3, "dices", "one of dice, faces, colours"),
    ("dice: 6", "full_hous: 250", 6, 3, "full_hous", "one of dice, faces, colours"),
    ("max: 4", "max: 4, best: 3", 4, 25, "best", "one of min, max"),
    ("dice: 6", "dice: 6\n  dice: 6", 7, 3, "dice a second time", "each name once"),
    ("5: 50", "1: 50", 7, 21, "1 a second time", "each name once"),
    ("5: 50", "01: 50", 7, 0, "", ""),
    ("5: 50", "[5]: 50", 7, 21, "a list", "a text"),
    ("topping:\n", "topping:\n  topping:\n", 19, 3, "topping a second time", "each name once"),
    ("  topping:", "  toping:", 18, 3, "toping", "one of faces, kind_mode"),
    ("  topping:", "  singles:", 18, 3, "singles", "one of faces, kind_mode"),
    ("id: long", "id: short", 13, 9, "short a second time", "each form once"),
    # Numbers out of bounds
    ("min: 2", "min: 0", 4, 14, "0", "a whole number from 1 to 8"),
    ("max: 4", "max: 9", 4, 22, "9", "a whole number from 2 to 8"),
    ("max: 4", "max: 1", 4, 22, "1", "a whole number from 2 to 8"),
    ("5: 50", "7: 50", 7, 21, "7", "a whole number from 1 to 6"),
    ("5: 50", "0: 50", 7, 21, "0", "a whole number from 1 to 6"),
    ("5: 50", "5: -50", 7, 24, "-50", ANY_NUMBER),
    ("5: 50", "5: fifty", 7, 24, "fifty", ANY_NUMBER),
    ("5: 50", "5: 1000001", 7, 24, "1000001", ANY_NUMBER),
    ("5: 50", "5: " + "9" * 5000, 7, 24, "9" * 59 + "…", ANY_NUMBER),
    ("dice: 6", "dice: 11", 6, 9, "dice 11", "dice: from 1 to 10 dice"),
    ("dice: 6", "dice: 0", 6, 9, "dice 0", "dice: from 1 to 10 dice"),
    ("dice: 6", "faces: 1", 6, 10, "1", "a whole number from 2 to "),
    ("dice: 6", "round_limit: 0", 6, 16, "round_limit 0", "round_limit: at least 1"),
    ("target: 2000", "target: 0", 9, 11, "target 0", "target: more than 0"),
    # Combinations
    ("dice: 6", "straights: [{faces: [1, 2, 7], points: 5}]", 6, 30, "7", "a whole number from 1"),
    ("dice: 6", "straights: [{faces: [], points: 5}]", 6, 23, "none", "at least one face"),
    (
        "dice: 6",
        "straights: [{faces: [1, 1], points: 5}]",
        6,
        14,
        "straights 1-1",
        "straights: diff",
    ),
    ("dice: 6", "straights: [{faces: [1, 2]}]", 6, 15, "none", "a value for points"),
    ("dice: 6", "straights: {faces: [1, 2]}", 6, 14, "a mapping", "a list"),
    (
        "dice: 6",
        "dice: 1\n  straights: [{faces: [1, 2], points: 5}]",
        7,
        14,
        "straights 1-2",
        "str",
    ),
    ("dice: 6", "kind_fixed: {3: 100}", 6, 16, "3", "a whole number from 4 to 10"),
    ("dice: 6", "kind_fixed: {4: {7: 100}}", 6, 20, "7", "a whole number from 1 to 6"),
    ("dice: 6", "dice: 5\n  kind_fixed: {6: 9}", 7, 15, "kind_fixed 6 alike", "kind_fixed: from 4"),
    (
        "dice: 6",
        "dice: 5\n  three_pairs: 9",
        7,
        16,
        "three_pairs 9",
        "three_pairs: 0, for it takes",
    ),
    ("dice: 6", "colours: [white, blue]", 6, 20, "blue", "one of white, red, green"),
    ("dice: 6", "colours: [white, white]", 6, 12, "colours 2 colours", "colours: one for each"),
    (
        "dice: 6",
        "colours: [white, white, red, red, red, green]",
        6,
        12,
        "colours 3 red",
        "colours: two dice of each colour",
    ),
    ("dice: 6", "coloured_pairs: 9", 6, 19, "coloured_pairs 9", "coloured_pairs: 0"),
    ("{1: 100, 5: 50}", "{}", 7, 12, "singles no face that scores", "singles: at least one face"),
    ("dice: 6", "faces: 10", 6, 10, "10", "a whole number from 2 to "),
    # Settings that contradict each other
    (
        "open_min: 500",
        "open_min: 2050",
        8,
        13,
        "open_min 2050",
        "open_min: no more than the target",
    ),
    (
        "open_min: 500",
        "turn_min: 2050",
        8,
        13,
        "turn_min 2050",
        "turn_min: no more than the target",
    ),
    ("{target: 5000}", "{open_min: 2050}", 15, 23, "open_min 2050", "open_min: no more than the t"),
    ("{target: 5000}", "{target: 400}", 8, 13, "open_min 500", "open_min: no more than the target"),
    ("2000", "2025\n  exact_mode: on", 9, 11, "target 2025", "target: a multiple of 50"),
    # Forms
    ("id: long", "id: Long One", 13, 9, "Long One", "an id of small letters"),
    ("id: long\n    name: {en: Long}", "id: long", 13, 5, "none", "a value for name"),
    ("id: long\n    name", "name", 13, 5, "none", "a value for id"),
    # House rules
    ("  topping:", "  topping: on", 18, 12, "on", "nothing: a switch is on or off"),
    ("  topping:", "  topping: {choices: [on]}", 18, 12, "a mapping", "nothing: a switch"),
    (
        "tie_break:",
        "tie_break: {choices: [roll_off, shared]}",
        19,
        14,
        "others",
        "choices with the default",
    ),
    ("tie_break:", "tie_break: {choices: [dice]}", 19, 25, "dice", "one of roll_off"),
    ("tie_break:", "tie_break: {choices: []}", 19, 24, "a list", "two or more different choices"),
    ("tie_break:", "tie_break: {options: []}", 19, 15, "options", "one of choices"),
    ("[2000, 5000]", "[2000, 3000]", 17, 11, "others", "choices with the default of the form long"),
    ("[2000, 5000]", "[2000]", 17, 21, "a list", "two or more different choices"),
    ("[2000, 5000]", "[2000, 5000, 2000]", 17, 21, "a list", "two or more different choices"),
    ("[2000, 5000]", "2000", 17, 21, "2000", "a list"),
    ("{choices: [2000, 5000]}", "{from: 2000, to: 5000}", 17, 11, "none", "a value for step"),
    ("{choices: [2000, 5000]}", "{from: 1, to: 9, step: 0}", 17, 34, "0", "a whole number from 1"),
    ("{choices: [2000, 5000]}", "{from: 5, to: 2, step: 1}", 17, 25, "2", "a whole number from 6"),
    ("{choices: [2000, 5000]}", "", 17, 10, "nothing", "a mapping (name: value)"),
    (
        "{choices: [2000, 5000]}",
        "{from: 2000, to: 5000, step: 3000, choices: [2000, 5000]}",
        17,
        0,
        "",
        "",
    ),
    (
        "tie_break:",
        "tie_break: {choices: [shared, first_to_reach, shared]}",
        19,
        0,
        "",
        "",
    ),
    # The head of the file
    ("id: little", "id: Little One", 1, 5, "Little One", "an id of small letters, digits and _"),
    ("id: little", "id:", 1, 4, "nothing", "a text"),
    ("id: little", "id: [a]", 1, 5, "a list", "a text"),
    ("id: little\n", "", 1, 1, "none", "a value for id"),
    ("family: banking", "family: farkle", 2, 9, "farkle", "one of banking, scorepad"),
    ("family: banking", "family: scorepad", 7, 3, "singles", "one of dice, faces, throws"),
    ("house_rules:", "boxes: []\nhouse_rules:", 16, 8, "a list", "no boxes in a banking game"),
    # What is no YAML, or more YAML than a rule file needs
    ("  topping:", "\ttopping:", 18, 1, "character that cannot start any token", "YAML"),
    ("{en: Little}", "{en: Little", 4, 6, "did not find expected ',' or '}'", "YAML"),
    ("{en: Little}", "*a", 3, 7, "an anchor or alias (& or *)", "plain values"),
    ("{en: Little}", "&a {en: Little}", 3, 7, "an anchor or alias (& or *)", "plain values"),
    ("{en: Little}", "[" * 11 + "]" * 11, 3, 16, "values nested more than 10 deep", "fewer"),
    ("{en: Little}", "{en: a\x01b}", 3, 13, "a character not allowed", "text"),
    ("{en: Little}", "{en: a\x00b}", 3, 13, "a character not allowed", "text"),
    ("{en: Little}", "!!python/object/apply:os.system [echo]", 3, 7, "", ""),
    ("dice: 6", "dice: !!python/object:os.x 6", 6, 0, "", ""),
    ("dice: 6", "dice: !!float 6", 6, 0, "", ""),
]

MISTAKES_IN_A_SHEET = [
    ("[1, 2, 3, 4]", "[4, 5, 6, 7]", 8, 0, "", ""),
    ("[1, 2, 3, 4]", "[1, 10]", 8, 60, "10", "a whole number from 1"),
    ("[1, 2, 3, 4]", "[]", 8, 0, "", ""),
    ("[1, 2, 3, 4]", "[1, 1, 2]", 8, 0, "", ""),
    ("[1, 2, 3, 4]", "[1, 2, 3, 4, 5, 6]", 8, 0, "", ""),
    ("[1, 2, 3, 4]", "4", 8, 56, "4", "a list"),
    ("size: 6", "size: 7", 9, 0, "", ""),
    ("size: 5", "size: 6", 7, 0, "", ""),
    ("size: 5", "size: 0", 7, 56, "0", "a whole number from 1 to 10"),
    ("size: 5, ", "", 7, 5, "yacht without it", "a value for size with alike"),
    ("points: 50", "points: many", 7, 80, "many", ANY_NUMBER),
    ("points: 50", "points: -1", 7, 80, "-1", ANY_NUMBER),
    (", points: 50", "", 7, 5, "yacht without it", "a value for points"),
    ("shape: any", "shape: any, size: 3", 10, 5, "all with it", "no value for size with any"),
    ("shape: any", "shape: any, faces: [1]", 10, 5, "all with it", "no value for faces with any"),
    ("score: sum", "score: sum, points: 3", 10, 5, "all with it", "no value for points with any"),
    ("score: sum", "score: total", 10, 51, "total", "one of flat, sum, matched"),
    ("score: sum", "score: sum, prize: 3", 10, 56, "prize", "one of id, name, shape"),
    ("shape: any", "shape: all", 10, 39, "all", "one of any, alike, full_house"),
    ("id: all", "id: yacht", 10, 0, "", ""),
    ("id: all", "id: All", 10, 10, "All", "an id of small letters, digits and _"),
    ("id: all, ", "", 10, 5, "none", "a value for id"),
    ("name: {en: All}, ", "", 10, 5, "none", "a value for name"),
    ("throws: 3", "throws: 0", 5, 26, "throws 0", "throws: from 1 to 10 throws a turn"),
    ("throws: 3", "bonus_boxes: [none]", 5, 31, "bonus_boxes none", "bonus_boxes: a box of"),
    ("throws: 3", "boxes: []", 5, 18, "boxes", "one of dice, faces, throws"),
    ("dice: 5", "dice: 11", 5, 15, "dice 11", "dice: from 1 to 10 dice"),
    ("{dice: 5, throws: 3}", "", 5, 7, "nothing", "a mapping (name: value)"),
    ("boxes:\n", "boxes: 3\nabout:\n", 6, 8, "3", "a list"),
    ("  yacht_as_full_house:", "  dice: {choices: [5, 6]}", 12, 3, "dice", "one of faces, throws"),
]


def check(said: str, line: int, column: int, found: str, expected: str) -> None:
    """Whether the error names the place, what was found and what was expected."""
    place = rf"a\.yaml, line {line}, column {column or '[1-9][0-9]*'}"
    wanted = rf"{place}: found {re.escape(found)}.*, expected {re.escape(expected)}.*\."
    assert re.fullmatch(wanted, said), said


@pytest.mark.parametrize(("old", "new", "line", "column", "found", "expected"), MISTAKES_IN_BANKING)
def test_a_mistake_in_a_banking_game_is_named_with_its_place(  # noqa: PLR0917 - a table's row
    old: str, new: str, line: int, column: int, found: str, expected: str
) -> None:
    check(complaint(BANKING, old, new), line, column, found, expected)


@pytest.mark.parametrize(("old", "new", "line", "column", "found", "expected"), MISTAKES_IN_A_SHEET)
def test_a_mistake_in_a_sheet_is_named_with_its_place(  # noqa: PLR0917 - a table's row
    old: str, new: str, line: int, column: int, found: str, expected: str
) -> None:
    check(complaint(SHEET, old, new), line, column, found, expected)


def test_a_sheet_needs_boxes() -> None:
    without = SHEET[: SHEET.index("boxes:")] + SHEET[SHEET.index("house_rules:") :]
    empty = SHEET[: SHEET.index("boxes:")] + "boxes: []\n"
    with pytest.raises(
        RuleFileError, match=r"line 1, column 1: found none, expected a value for boxes"
    ):
        parse(without, "a.yaml")
    with pytest.raises(RuleFileError, match=r"no box, expected boxes: at least one box"):
        parse(empty, "a.yaml")


@pytest.mark.parametrize("forms", ["forms: []\n", "forms:\n", "forms: {}\n"])
def test_a_list_of_forms_has_one(forms: str) -> None:
    text = BANKING[: BANKING.index("forms:")] + forms
    with pytest.raises(
        RuleFileError, match=r"a.yaml, line 10, column \d+: found (none|nothing|a mapping)"
    ):
        parse(text, "a.yaml")


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("", 1, 1, "an empty file", "a rule file"),
        ("  \n\n", 1, 1, "an empty file", "a rule file"),
        ("# only a comment\n", 1, 1, "an empty file", "a rule file"),
        ("- a\n- b\n", 1, 1, "a list", "a mapping"),
        ("Zilch is a game", 1, 1, "Zilch is a game", "a mapping"),
        ("42", 1, 1, "42", "a mapping"),
        ("null", 1, 1, "null", "a mapping"),
        ("[]", 1, 1, "a list", "a mapping"),
        ("{}", 1, 1, "none", "a value for id"),
        ("a: b: c", 1, 5, "mapping values are not allowed", "YAML"),
        ("? [a]\n: b", 1, 3, "a list", "a text"),
        ("a: 1\n---\nb: 2\n", 2, 1, "", "YAML"),
        ("%YAML 9.9\n---\na: 1", 1, 1, "", "YAML"),
        ('"', 1, 2, "", "YAML"),
        ("@", 1, 1, "", "YAML"),
    ],
)
def test_a_text_that_is_no_rule_file_is_refused(
    text: str, line: int, column: int, found: str, expected: str
) -> None:
    with pytest.raises(RuleFileError) as raised:
        parse(text, "a.yaml")
    said = str(raised.value)
    assert said.startswith(f"a.yaml, line {line}, column {column}: found {found}"), said
    assert f", expected {expected}" in said


def test_an_alias_bomb_is_refused_before_it_grows() -> None:
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    lines += [
        f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]"
        for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    with pytest.raises(RuleFileError, match=r"line 1, column 4: found an anchor or alias"):
        parse("\n".join(lines), "bomb.yaml")


@pytest.mark.parametrize("opening", ["[", "{a: "])
def test_deep_nesting_is_refused_before_it_overflows(opening: str) -> None:
    with pytest.raises(RuleFileError, match=r"nest(ed more than 10 deep|ing depth)"):
        parse("a: " + opening * 20_000, "deep.yaml")


def test_a_tag_never_runs_anything(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    for tag in ("python/object/apply:pathlib.Path.touch", "python/object/new:os.system"):
        text = BANKING.replace("{en: Little}", f"!!{tag} ['{touched}']")
        with pytest.raises(RuleFileError):
            parse(text, "a.yaml")
    assert not touched.exists()


def file_with(content: bytes) -> Callable[[Path], Path]:
    """Makes a file with this content in a folder."""

    def make(folder: Path) -> Path:
        path = folder / "a.yaml"
        path.write_bytes(content)
        return path

    return make


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (file_with(b"x" * 10_000_000), "line 1, column 1: found a file of more than 200000 bytes"),
        (
            file_with(b"x" * (LARGEST_FILE + 1)),
            "line 1, column 1: found a file of more than 200000",
        ),
        (file_with(b""), "line 1, column 1: found an empty file, expected a rule file."),
        (
            file_with(b"id: \xff"),
            "line 1, column 5: found a byte that is not UTF-8, expected text.",
        ),
        (file_with(b"id: a\nb: \xc3("), "line 2, column 4: found a byte that is not UTF-8"),
        (file_with("id: é".encode("utf-16")), "line 1, column 1: found a byte that is not UTF-8"),
        (file_with(b"\x00"), "line 1, column 1: found a character not allowed, expected text."),
        (file_with(b"\x7fELF\x02\x01"), "line 1, column 1: found a character not allowed"),
        (lambda folder: folder, "found a folder, expected a rule file."),
        (lambda folder: folder / "none.yaml", "found no file, expected a rule file."),
        (lambda folder: folder / "a\0b.yaml", "found no file, expected a rule file."),
        (lambda folder: folder / ("x" * 5000), "cannot be read (its name is too long)."),
    ],
)
def test_a_file_that_cannot_be_a_rule_file_is_refused(
    make: Callable[[Path], Path], said: str, tmp_path: Path
) -> None:
    with pytest.raises(KnownError) as raised:
        read(make(tmp_path))
    assert said in str(raised.value)


def test_a_file_may_begin_with_a_byte_order_mark_and_end_its_lines_as_windows_does(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + BANKING.replace("\n", "\r\n").encode())
    assert read(path).id == "little"
    path.write_bytes(BANKING.replace("\n", "\r\n").replace("dice: 6", "dice: six").encode())
    with pytest.raises(RuleFileError, match="line 6, column 9: found six"):
        read(path)


def test_a_game_is_found_by_its_id_or_by_the_path_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(BANKING, encoding="utf-8")
    assert find("zilch") == shipped("zilch")
    assert find(str(path)).id == "little"
    with pytest.raises(KnownError, match="no game farkle; expected one of dice10000, yacht, zilch"):
        find("farkle")


@pytest.mark.parametrize(
    ("name", "found", "said"),
    [
        ("topping", "perhaps", "House rule topping: found perhaps, expected on or off."),
        ("target", "1", "House rule target: found 1, expected one of 2000, 5000."),
        ("tie_break", "dice", "House rule tie_break: found dice, expected one of roll_off, first"),
        (
            "colour",
            "red",
            "Little has no house rule colour; it has form, target, topping, tie_break.",
        ),
    ],
)
def test_a_choice_that_is_none_is_refused(name: str, found: str, said: str) -> None:
    with pytest.raises(KnownError) as raised:
        parse(BANKING, "a.yaml").ruleset(**{name: found})
    assert str(raised.value).startswith(said)


def test_a_form_that_is_none_is_refused() -> None:
    with pytest.raises(KnownError, match="form: found tall, expected one of short, long"):
        parse(BANKING, "a.yaml").ruleset("tall")


@pytest.mark.parametrize("name", ["tie_break", "tieBreak", "tie-break"])
@pytest.mark.parametrize("choice", ["roll_off", "rollOff", "roll-off"])
def test_names_and_choices_may_be_written_as_in_the_rule_book(name: str, choice: str) -> None:
    ruleset = parse(BANKING, "a.yaml").ruleset(**{name: choice})
    assert [(n, str(value)) for n, value in ruleset.changed] == [("tie_break", "roll_off")]


@pytest.mark.parametrize(
    ("word", "choice"),
    [("on", True), ("Yes", True), ("1", True), (True, True), ("off", False), (False, False)],
)
def test_a_switch_is_said_in_several_ways(word: object, choice: bool) -> None:
    rules = parse(BANKING, "a.yaml").ruleset(topping=word).rules
    assert isinstance(rules, BankingRules)
    assert rules.topping is choice


def test_a_long_row_of_choices_is_told_by_its_ends() -> None:
    assert shipped("zilch").house_rule("open_min").expected == "0 to 2000 in steps of 50"


TEXTS = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted(games_folder().glob("*.yaml"))
}


def damaged(text: str, source: random.Random) -> str:
    """The text after one to three accidents: something cut, doubled, swapped or overwritten."""
    for _ in range(source.randint(1, 3)):
        lines = text.splitlines(keepends=True) or [""]
        first, second = source.randrange(len(lines)), source.randrange(len(lines))
        start = source.randrange(len(text) + 1)
        end = start + source.randint(0, 12)
        match source.randrange(8):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:end] + text[start:]
            case 2:
                text = text[:start]
            case 3:
                letters = "[]{},:&*!|>'\"%@`#-? \n\t0123456789aé\x00\x1b\ufffe"
                text = text[:start] + source.choice(letters) + text[start + 1 :]
            case 4:
                lines[first], lines[second] = lines[second], lines[first]
                text = "".join(lines)
            case 5:
                text = "".join([*lines[:first], lines[second], *lines[first:]])
            case 6:
                text = "".join([*lines[:first], *lines[first + 1 :]])
            case _:
                words = re.findall(r"[\w>=-]+", text) or ["x"]
                text = re.sub(
                    rf"\b{re.escape(source.choice(words))}\b", source.choice(words), text, count=1
                )
    return text


@pytest.mark.parametrize("game", sorted(TEXTS))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**64))
def test_a_damaged_rule_file_gives_a_game_or_one_clear_error(game: str, seed: int) -> None:
    text = damaged(TEXTS[game], random.Random(seed))
    try:
        found = parse(text, "damaged.yaml")
    except RuleFileError as error:
        said = str(error)
    else:
        assert isinstance(found, Definition)
        assert found.ruleset().start(found.seats[0]).outcome is None
        return
    assert re.match(r"damaged\.yaml, line \d+, column \d+: found .", said, re.DOTALL)


@settings(max_examples=100, deadline=None)
@given(content=st.binary(max_size=200))
def test_any_bytes_give_a_game_or_one_clear_error(
    content: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.yaml"
    path.write_bytes(content)
    with pytest.raises(KnownError, match="found"):
        read(path)


@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=200))
def test_any_text_gives_one_clear_error(text: str) -> None:
    with pytest.raises(RuleFileError, match="found"):
        parse(text, "any.yaml")


def test_half_a_character_is_named_with_its_place() -> None:
    with pytest.raises(RuleFileError, match="line 2, column 4: found half a character"):
        parse("id: a\nid:\ud800", "a.yaml")


def test_a_range_of_too_many_choices_is_refused() -> None:
    text = shipped("zilch").text.replace(
        "{from: 0, to: 2000, step: 50}", "{from: 0, to: 2000, step: 1}"
    )
    with pytest.raises(RuleFileError, match="found 1, expected larger steps, for at most 1000"):
        parse(text, "a.yaml")
