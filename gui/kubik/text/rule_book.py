"""The rule book: what is told about a game, with the numbers of the rules in force."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

from kubik.errors import RuleFileError
from kubik.resources import folder
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import Ruleset, Words
from kubik.rules.settings import Rules
from kubik.text import rule_book_generic as generic
from kubik.text.rule_book_dice import pictures
from kubik.text.rule_book_markup import html, plain
from kubik.text.rule_book_template import (
    Choice,
    Dice,
    Mark,
    Nodes,
    Number,
    Passage,
    RuleText,
    SectionText,
    Value,
    parse,
    walk,
)
from kubik.text.rule_book_template import Words as Plain
from kubik.text.rule_book_values import EXTRA, READERS, Facts, plural_form, plural_forms

SHARED = "shared"
ENGLISH = "en"
HOUSE_RULES = "house_rules"
"""The id of the last section, which lists the house rules of the table."""
HOUSE_RULE, POINTS = "house_rule", "points"
"""The shared passages that hold no sentence: the words before a house rule; the forms of a noun."""

TABLES = {"single": "singles", "triplet": "triplets", "alike": "triplets", "straight": "straights"}
"""The settings that are lists, by the values that tell of them."""

VANISHING = "\0"
"""Stands for a directive, so that a line of nothing else leaves no blank line in a table."""


@dataclass(frozen=True, slots=True)
class Section:
    """One section of the book: its id, its title, and what it says, as Markdown.

    A die stands in it as `![five](die:5)`, or `![five, red](die:r5)` where dice have colours.
    """

    id: str
    title: str
    markdown: str

    @property
    def html(self) -> str:
        """What it says as HTML, without the title."""
        return html(self.markdown)

    @property
    def plain(self) -> str:
        """What it says without marks, the dice in words."""
        return plain(self.markdown)


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game as they are in force, in one language."""

    title: str
    form: str
    """The name of the form; empty where the game has one only."""
    language: str
    sections: tuple[Section, ...]

    def section(self, name: str) -> Section:
        """The section of this id; the first where there is none under these rules."""
        return next((part for part in self.sections if part.id == name), self.sections[0])


def texts_folder() -> Path:
    """Where the rule texts lie."""
    return folder("translations") / "rules"


def page(ruleset: Ruleset, language: str) -> Book:
    """The book of `ruleset` in `language`, or in English where the language has none of it yet.

    Lists of house rules are in the language of the moment, as everything outside the rule texts.
    Raises `RuleFileError` where a rule text cannot be read.
    """
    found = _texts(ruleset, language)
    if found is not None and _tells(found[0], found[1], ruleset):
        text, shared, told_in = found
        facts = Facts(ruleset, told_in)
        sections = tuple(_rendered(text, shared, facts))
    else:
        told_in = language
        sections = tuple(Section(*part) for part in generic.sections(ruleset, language))
    changes = generic.house_rules(ruleset)
    if changes:
        sections += (Section(HOUSE_RULES, generic.house_rules_title(), changes),)
    game = ruleset.game
    form = _named(ruleset.form.name, language) if len(game.forms) > 1 else ""
    return Book(_named(game.name, language), form, told_in, sections)


def read_text(path: Path) -> RuleText:
    """The rule text at `path`. Raises `RuleFileError`."""
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise RuleFileError(str(path), 1, 1, "a byte that is not UTF-8", "text") from error


def _named(words: Words, language: str) -> str:
    return words.get(language, words[ENGLISH])


def _texts(ruleset: Ruleset, language: str) -> tuple[RuleText, RuleText, str] | None:
    game = ruleset.game.id
    for told_in in (language, ENGLISH):
        own, shared = (texts_folder() / f"{name}.{told_in}.md" for name in (game, SHARED))
        if own.is_file() and shared.is_file():
            return read_text(own), read_text(shared), told_in
    return None


def _tells(text: RuleText, shared: RuleText, ruleset: Ruleset) -> bool:
    """Whether the text is about this game: somebody's own file may bear the same id."""
    game = ruleset.game
    if game.id not in shipped_ids():
        return False
    known = _usual_rules(game.id)
    if type(known) is not type(ruleset.rules):
        return False
    named = names_in(text, shared)
    for setting in fields(known):
        ours, theirs = getattr(known, setting.name), getattr(ruleset.rules, setting.name)
        if setting.name not in named and ours != theirs:
            return False
        if isinstance(ours, tuple) and _pattern(ours) != _pattern(theirs):
            return False
    return True


@cache
def _usual_rules(game: str) -> Rules:
    return shipped(game).forms[0].rules


def _pattern(table: object) -> object:
    """A list of points without their sizes: what scores, not how much."""
    if isinstance(table, tuple):
        return tuple(_pattern(entry) for entry in table)
    return bool(table) if isinstance(table, int) and table >= 10 else table  # noqa: PLR2004


def names_in(text: RuleText, shared: RuleText) -> frozenset[str]:
    """The settings that the text, with the passages it takes, tells of."""
    names: set[str] = set()
    for section in text.sections:
        for node in _with_passages(section, shared):
            names |= {TABLES.get(value.name, value.name) for value in values_in(node)}
    return frozenset(names - set(READERS) - set(EXTRA))


def values_in(node: object) -> Iterator[Value]:
    """The values that a node asks for itself."""
    match node:
        case Number(value):
            yield value
        case Choice(branches):
            for condition, _ in branches:
                if condition is not None:
                    yield from (test.value for group in condition.groups for test in group)
        case _:
            pass


def _with_passages(section: SectionText, shared: RuleText) -> Iterator[object]:
    for node in walk(section.nodes):
        yield node
        if isinstance(node, Passage):
            passage = shared.section(node.name)
            yield from walk(passage.nodes if passage else ())


def _rendered(text: RuleText, shared: RuleText, facts: Facts) -> Iterator[Section]:
    for section in text.sections:
        markdown = _without_empty_lines(_words(section.nodes, shared, facts, within=None))
        if markdown:
            yield Section(section.id, section.title, markdown)


def _without_empty_lines(text: str) -> str:
    lines = [line for line in text.split("\n") if VANISHING not in line or _says(line)]
    told = "\n".join(line.replace(VANISHING, "").rstrip() for line in lines)
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"(?<=\S) {2,}", " ", told)).strip()


def _says(line: str) -> bool:
    return bool(line.replace(VANISHING, "").strip())


def _words(nodes: Nodes, shared: RuleText, facts: Facts, within: Passage | None) -> str:
    told: list[str] = []
    for node in nodes:
        match node:
            case Plain(text):
                told.append(text)
            case Number():
                told.append(_number(node, shared, facts))
            case Dice(throw, only_best):
                told.append(pictures(facts.best_dice(throw) if only_best else throw))
            case Mark(names):
                told.append(VANISHING)
                if any(facts.is_changed(name) for name in names):
                    told.append(f"*{bare(shared, HOUSE_RULE)}*")
            case Passage(name, place):
                passage = shared.section(name)
                if passage is None or within is not None:
                    known = ", ".join(section.id for section in shared.sections)
                    expected = f"one of {known}" if within is None else "no passage in a passage"
                    raise place.wrong(name, expected)
                told += [VANISHING, _words(passage.nodes, shared, facts, node).strip("\n")]
            case Choice(branches):
                told.append(VANISHING)
                for condition, inside in branches:
                    if condition is None or facts.holds(condition):
                        told.append(_words(inside, shared, facts, within))
                        break
                told.append(VANISHING)
    return "".join(told)


def _number(node: Number, shared: RuleText, facts: Facts) -> str:
    n = facts.number(node.value)
    forms = node.forms
    if node.noun:
        forms = tuple(form.strip() for form in bare(shared, POINTS).split("|"))
    if not forms:
        return facts.written(n)
    needed = plural_forms(facts.language)
    if len(forms) != needed:
        raise node.value.place.wrong(
            f"{len(forms)} forms ({' | '.join(forms)})", f"{needed} in this language"
        )
    word = forms[plural_form(facts.language, n)]
    return f"{facts.written(n)}\u00a0{word}" if node.noun else word


def bare(shared: RuleText, name: str) -> str:
    """The words of a passage that holds no directive. Raises `RuleFileError`."""
    passage = shared.section(name)
    if passage is None:
        raise RuleFileError(shared.source, 1, 1, f"no passage {name}", f"## {{#{name}}}")
    for node in passage.nodes:
        if not isinstance(node, Plain):
            raise passage.place.wrong(name, "a passage of words alone")
    return "".join(node.text for node in passage.nodes if isinstance(node, Plain)).strip()
