"""Numbers, names and errors in the language of the moment, and texts that lupdate can find."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import kubik
from kubik.errors import QT_TRANSLATE_NOOP, KnownError, Phrase, RuleFileError
from kubik.storage.exchange import BAD_LINE
from kubik.text.catalogue import error_text, game_name, listing, number, quoted

MODULES = sorted(Path(kubik.__path__[0]).rglob("*.py"))
LOOK_UP = "look_up"
"""The one function that may hand `translate` a text that is no literal."""


def calls(tree: ast.AST, *names: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def can_be_found(call: ast.Call) -> bool:
    """Two literals; a text with `%Ln`, and no other, is handed its count besides."""
    if call.keywords or len(call.args) < 2 or not all(map(is_text, call.args[:2])):
        return False
    is_marked = isinstance(call.func, ast.Name) and call.func.id == "QT_TRANSLATE_NOOP"
    if "%Ln" not in ast.unparse(call.args[1]) or is_marked:
        return len(call.args) == 2
    return len(call.args) == 4 and ast.unparse(call.args[2]) == "None"


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "10,250"), ("de", "10.250"), ("hu", "10\xa0250"), ("ru", "10\xa0250")],
)
def test_numbers_are_grouped_as_the_language_does(language: str, written: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert number(10_250) == written


def test_a_number_below_nothing_keeps_its_sign() -> None:
    assert number(-1_500) == "-1,500"


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (["Anna"], "Anna"),
        (["Anna", "Béla"], "Anna and Béla"),
        (["Anna", "Béla", "Carla"], "Anna, Béla and Carla"),
    ],
)
def test_a_listing_joins_the_last_word_with_and(words: list[str], written: str) -> None:
    assert listing(words) == written


@pytest.mark.parametrize(
    ("language", "name"), [("de_AT", "Zehntausend"), ("ky", "Ten Thousand"), ("C", "Ten Thousand")]
)
def test_a_game_goes_by_its_english_name_where_the_language_is_missing(
    language: str, name: str
) -> None:
    QLocale.setDefault(QLocale(language))
    assert game_name({"en": "Ten Thousand", "de": "Zehntausend"}) == name


def test_an_error_says_its_values_with_numbers_grouped() -> None:
    error = KnownError(BAD_LINE, file="{friday}.kubik", line=1200, found="7", expected="“{6}”")
    assert error_text(error) == "{friday}.kubik, line 1,200: found 7, expected “{6}”."


@pytest.mark.usefixtures("brackets")
def test_the_words_within_an_error_are_looked_up_too() -> None:
    inner = KnownError("a {size} list", size=Phrase("%Ln byte(s) long", n=1200))
    error = KnownError("{file}: {problem}", file="a.kubik", problem=inner)
    assert error_text(error) == "‹a.kubik: ‹a ‹1,200 bytes long› list››"
    assert str(error) == "a.kubik: a 1200 bytes long list"


@pytest.mark.usefixtures("brackets")
def test_of_a_rule_file_the_window_says_where_the_mistake_is() -> None:
    error = RuleFileError("my.yaml", 1200, 3, "“dize”", "one of dice, {faces}")
    assert error_text(error) == "‹my.yaml, line 1,200, column 3: there is a mistake.›"
    assert "found “dize”, expected one of dice, {faces}." in str(error)


@pytest.mark.usefixtures("brackets")
def test_an_error_is_looked_up_when_it_is_shown() -> None:
    error = KnownError("Player {number} has no name yet.", number=2)
    assert error_text(error) == "‹Player 2 has no name yet.›"
    assert str(error) == "Player 2 has no name yet."


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.stem)
def test_lupdate_finds_every_text(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    allowed = {
        call
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == LOOK_UP
        for call in calls(function, "translate")
    }
    hidden = [
        call.lineno
        for call in calls(tree, "translate", "QT_TRANSLATE_NOOP")
        if call not in allowed and not can_be_found(call)
    ]
    assert hidden == []


def test_the_search_for_texts_knows_a_literal_from_what_lupdate_would_miss() -> None:
    found = {
        "translate('C', 'a' 'b')": True,
        "translate('C', '%Ln point(s)', None, len(x))": True,
        "QT_TRANSLATE_NOOP('C', '%Ln point(s)')": True,
        "translate('C', f'{x}')": False,
        "translate('C', text)": False,
        "translate('C', '%Ln point(s)')": False,
        "translate('C', '%Ln point(s)', n=3)": False,
        "translate('C', '%Ln point(s)', '', 3)": False,
        "translate('C', 'a', None, 3)": False,
    }
    calls_of = {text: calls(ast.parse(text), "translate", "QT_TRANSLATE_NOOP") for text in found}
    assert {text: can_be_found(call) for text, (call,) in calls_of.items()} == found


@pytest.mark.parametrize(("most", "said"), [(1, "1 player"), (2, "2 players"), (21, "21 players")])
def test_an_error_counts(most: int, said: str) -> None:
    error = KnownError(
        QT_TRANSLATE_NOOP("KnownError", "This game is for at most %Ln player(s)."), n=most
    )
    assert error_text(error) == str(error) == f"This game is for at most {said}."


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "“Full house”"),
        ("de", "„Full house“"),
        ("hu", "„Full house”"),
        ("ru", "«Full house»"),
    ],
)
def test_names_stand_in_the_quotation_marks_of_the_language(language: str, written: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert quoted("Full house") == written
