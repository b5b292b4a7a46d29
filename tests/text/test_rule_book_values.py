"""Numbers and the words after them in five languages; Markdown as HTML and as plain text."""

import pytest

from kubik.rule_files import shipped
from kubik.text.rule_book_markup import html, plain
from kubik.text.rule_book_template import Choice, parse
from kubik.text.rule_book_values import Facts, plural_form, plural_forms

# The plural table of Qt Linguist, CLDR (ru, en, de) and, for hu and ky, no plural after a number.
FORMS = {
    "en": ("point", "points"),
    "hu": ("pont",),
    "de": ("Punkt", "Punkte"),
    "ru": ("очко", "очка", "очков"),
    "ky": ("упай",),
}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "points point points points points points points points points"),
        ("hu", "pont pont pont pont pont pont pont pont pont"),
        ("de", "Punkte Punkt Punkte Punkte Punkte Punkte Punkte Punkte Punkte"),
        ("ru", "очков очко очка очков очков очко очка очков очко"),
        ("ky", "упай упай упай упай упай упай упай упай упай"),
    ],
)
def test_the_word_after_a_number_has_the_form_of_its_language(language: str, words: str) -> None:
    forms = FORMS[language]
    assert len(forms) == plural_forms(language)
    numbers = (0, 1, 2, 5, 11, 21, 22, 25, 101)
    assert [forms[plural_form(language, n)] for n in numbers] == words.split()


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "1,500 15,000"),
        ("hu", "1500 15\u00a0000"),
        ("de", "1.500 15.000"),
        ("ru", "1\u00a0500 15\u00a0000"),
        ("ky", "1\u00a0500 15\u00a0000"),
    ],
)
def test_numbers_are_grouped_as_the_language_of_the_book_does(language: str, written: str) -> None:
    facts = Facts(shipped("zilch").ruleset(), language)
    assert f"{facts.written(1500)} {facts.written(15000)}" == written


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("open_min", True),
        ("not open_min", False),
        ("challenges", False),
        ("progressive", False),
        ("win_comparator = >", True),
        ("win_comparator = >=", False),
        ("not kind_mode = fixed", False),
        ("challenges or open_min and turn_min", True),
        ("challenges and open_min or turn_min", True),
        ("challenges and open_min", False),
        ("best 2 2 3 3 4 6", False),
        ("best 1 2 3 3 4 6", True),
    ],
)
def test_a_condition_is_asked_of_the_rules_in_force(condition: str, holds: bool) -> None:
    text = parse(f"## A {{#a}}\n{{if {condition}}}yes{{end}}", "a.en.md")
    choice = text.sections[0].nodes[0]
    assert isinstance(choice, Choice)
    asked = choice.branches[0][0]
    assert asked is not None
    assert Facts(shipped("zilch").ruleset(), "en").holds(asked) is holds


@pytest.mark.parametrize(
    ("markdown", "wanted"),
    [
        ("One\nline & <two>.", "<p>One line &amp; &lt;two&gt;.</p>"),
        ("A **bold** and *slanted* word.", "<p>A <b>bold</b> and <i>slanted</i> word.</p>"),
        ("- one\n  more\n- two", "<ul><li>one more</li><li>two</li></ul>"),
        ("### Small\nText.", "<h3>Small</h3><p>Text.</p>"),
        ("![five, red](die:r5)", '<p><img src="die:r5"/></p>'),
        (
            "> You throw\n> two.",
            '<table class="example" width="100%"><tr><td>You throw two.</td></tr></table>',
        ),
        (
            "| A | B |\n|:--|--:|\n| c | 5 |",
            '<table class="points" width="100%"><tr><th align="left">A</th>'
            '<th align="right">B</th></tr><tr><td align="left">c</td>'
            '<td align="right">5</td></tr></table>',
        ),
    ],
)
def test_the_markdown_of_rule_texts_becomes_html(markdown: str, wanted: str) -> None:
    assert html(markdown) == wanted


def test_plain_text_says_the_dice_and_keeps_the_paragraphs() -> None:
    markdown = "Throw ![one](die:1)![five](die:5).\n\n| A | B |\n|:--|--:|\n| *c* | 50 |"
    assert plain(markdown) == "Throw one, five.\nA; B. c; 50."
