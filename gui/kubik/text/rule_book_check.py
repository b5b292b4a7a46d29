"""The linter of the rule texts: what is wrong in one, alone and beside its English original."""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import get_type_hints

from typing_extensions import override

from kubik.errors import RuleFileError, shown
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import Definition, Ruleset
from kubik.rules.settings import BankingRules, ScorepadRules
from kubik.text.rule_book import (
    ENGLISH,
    HOUSE_RULE,
    POINTS,
    SHARED,
    bare,
    read_text,
    values_in,
)
from kubik.text.rule_book_moment import BANKING_SECTIONS, SCOREPAD_SECTIONS
from kubik.text.rule_book_template import (
    Choice,
    Dice,
    Mark,
    Node,
    Nodes,
    Number,
    Passage,
    Place,
    RuleText,
    SectionText,
    Words,
    walk,
)
from kubik.text.rule_book_values import Facts, plural_forms, settings_of

FACE_DIGIT = re.compile(r"[1-6]")
"""The only digits a text may hold: a single one that names a face, as in `three 5s`."""
DIGITS = re.compile(r"\d+(?:[.,\u00a0\u202f ]\d{3})*")
GLUED_AFTER = re.compile(r"-?\w")
GLUED_BEFORE = re.compile(r"\w")
LIST_MARKS = ("- ", "|", "> ", "### ")
FILE = re.compile(r"(?P<name>[a-z0-9_]+)\.(?P<language>[a-z]{2,3})\.md")


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong in a rule text, where, and what was expected instead."""

    file: str
    line: int
    column: int
    found: str
    expected: str

    @override
    def __str__(self) -> str:
        """One line, as compilers write them."""
        return (
            f"{self.file}:{self.line}:{self.column}: found {self.found}, expected {self.expected}"
        )


def text_problems(path: Path) -> tuple[Problem, ...]:
    """Everything that is wrong in the rule text at `path`, in the order of its lines.

    A text in another language is also held beside the English one of the same folder: the same
    sections with the same values, conditions, dice, marks and passages.
    """
    named = FILE.fullmatch(path.name)
    if named is None or named["name"] not in (*shipped_ids(), SHARED):
        return (Problem(str(path), 1, 1, path.name, "GAME.LANGUAGE.md or shared.LANGUAGE.md"),)
    english = path.with_name(f"{named['name']}.{ENGLISH}.md")
    try:
        text = read_text(path)
        own = read_text(english) if path != english else text
        shared = read_text(path.with_name(f"{SHARED}.{named['language']}.md"))
        problems = list(_Checker(text, shared, named["name"], named["language"]).problems())
        problems += _missing_from(text, own) if own is not text else ()
    except RuleFileError as error:
        problems = [_problem(error)]
    except OSError as error:
        problems = [Problem(str(error.filename), 1, 1, "no file", "a rule text")]
    return tuple(sorted(set(problems), key=lambda problem: (problem.line, problem.column)))


def _problem(error: RuleFileError) -> Problem:
    values = error.values
    line, column = int(str(values["line"])), int(str(values["column"]))
    found, expected = str(values["found"]), str(values["expected"])
    return Problem(str(values["file"]), line, column, found, expected)


def _wrong(place: Place, found: str, expected: str) -> Problem:
    return Problem(place.source, place.line, place.column, shown(found), expected)


class _Checker:
    """Looks at one text by itself."""

    def __init__(self, text: RuleText, shared: RuleText, name: str, language: str) -> None:
        self.text = text
        self.shared = shared
        self.language = language
        self.is_shared = name == SHARED
        # What several games share is for press-your-luck games, the first of them for instance.
        games = [shipped(game) for game in shipped_ids()]
        banking = [game for game in games if isinstance(game.forms[0].rules, BankingRules)]
        self.games = tuple(banking) if self.is_shared else (shipped(name),)

    def problems(self) -> Iterator[Problem]:
        yield from self._sections()
        for name in (HOUSE_RULE, POINTS) if self.is_shared else ():
            bare(self.text, name)
        if self.is_shared:
            forms = bare(self.text, POINTS).split("|")
            yield from self._forms(self.text.sections[0].place, len(forms))
        for section in self.text.sections:
            if not section.title and not self.is_shared:
                yield _wrong(section.place, "no title", "## Title {#name}")
            yield from self._layout(section)
            for node in walk(section.nodes):
                yield from self._node(node)
            for nodes in _sequences(section.nodes):
                yield from _glued(nodes)

    def _sections(self) -> Iterator[Problem]:
        if self.is_shared:
            return
        is_scorepad = isinstance(self.games[0].forms[0].rules, ScorepadRules)
        for name in SCOREPAD_SECTIONS if is_scorepad else BANKING_SECTIONS:
            if self.text.section(name) is None:
                yield Problem(self.text.source, 1, 1, "no section", f"## Title {{#{name}}}")

    def _node(self, node: Node) -> Iterator[Problem]:
        match node:
            case Words():
                yield from _digits(node)
            case Dice(throw, _, place):
                yield from self._dice(place, len(throw.faces), throw.colours is not None)
            case Mark(names, place):
                for name in names:
                    if not any(_is_house_rule(game, name) for game in self.games):
                        yield _wrong(place, name, "a house rule of this game")
            case Passage(name, place):
                if self.is_shared:
                    yield _wrong(place, name, "no passage in a passage")
                elif self.shared.section(name) is None:
                    known = ", ".join(section.id for section in self.shared.sections)
                    yield _wrong(place, name, f"one of {known}")
            case Number(value, _, forms):
                if forms:
                    yield from self._forms(value.place, len(forms))
                yield from self._number(node)
            case Choice():
                yield from self._choices(node)

    def _number(self, number: Number) -> Iterator[Problem]:
        value = number.value
        for throw in value.throws:
            yield from self._dice(value.place, len(throw.faces), throw.colours is not None)
        problems = [_unreadable(game, number, self.language) for game in self.games]
        if all(problems):
            yield from (problem for problem in problems[:1] if problem)

    def _dice(self, place: Place, count: int, coloured: bool) -> Iterator[Problem]:
        most = max(game.forms[0].rules.dice for game in self.games)
        if count > most:
            yield _wrong(place, f"{count} dice", f"at most {most}")
        rules = self.games[0].forms[0].rules
        if coloured and not (isinstance(rules, BankingRules) and rules.colours):
            yield _wrong(place, "dice with colours", "plain dice")

    def _forms(self, place: Place, count: int) -> Iterator[Problem]:
        needed = plural_forms(self.language)
        if count != needed:
            yield _wrong(place, f"{count} forms", f"{needed} in this language")

    def _choices(self, node: Choice) -> Iterator[Problem]:
        for condition, _ in node.branches:
            if condition is None:
                continue
            for test in (test for group in condition.groups for test in group):
                value = test.value
                if value.throws or value.numbers or value.key:
                    continue
                if not any(value.name in settings_of(game) for game in self.games):
                    yield _wrong(value.place, value.source, "the name of a setting")
                elif test.choice and not any(
                    test.choice in _choices_of(game, value.name) for game in self.games
                ):
                    known = ", ".join(sorted(_choices_of(self.games[0], value.name)))
                    yield _wrong(value.place, test.choice, f"one of {known or 'no choices'}")

    def _layout(self, section: SectionText) -> Iterator[Problem]:
        lines = Path(self.text.source).read_text(encoding="utf-8").split("\n")
        before = ""
        columns = 0
        for number in range(section.place.line + 1, len(lines) + 1):
            line = lines[number - 1]
            if line.startswith("## "):
                return
            place = Place(self.text.source, number, 1)
            if "  " in line.strip():
                column = line.index("  ", len(line) - len(line.lstrip())) + 1
                yield _wrong(Place(place.source, number, column), "two blanks", "one blank")
            bare_line = re.sub(r"\{[^}]*\}", "", line).strip()
            if not bare_line and line.strip():
                continue  # a line of directives vanishes
            is_row = bare_line.startswith("|")
            if is_row:
                cells = bare_line.count("|")
                if columns and cells != columns:
                    yield _wrong(place, f"{cells - 1} cells", f"{columns - 1} cells in this table")
                columns = columns or cells
            else:
                columns = 0
            mark = next((mark for mark in LIST_MARKS if bare_line.startswith(mark)), "")
            if mark and before and not before.startswith(mark):
                yield _wrong(place, shown(bare_line, 20), "an empty line before it")
            before = bare_line


def _is_house_rule(game: Definition, name: str) -> bool:
    return any(house_rule.name == name for house_rule in game.house_rules)


def _unreadable(game: Definition, number: Number, language: str) -> Problem | None:
    form = game.forms[0]
    try:
        Facts(Ruleset(game, form, (), form.rules), language).number(number.value)
    except RuleFileError as error:
        return _problem(error)
    return None


def _choices_of(game: Definition, name: str) -> frozenset[str]:
    """What a setting can be compared with: the words it has, or the numbers a family may choose."""
    kind = get_type_hints(type(game.forms[0].rules)).get(name)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return frozenset(kind)
    for house_rule in game.house_rules:
        if house_rule.name == name and kind is int:
            return frozenset(map(str, house_rule.choices))
    return frozenset()


def _digits(words: Words) -> Iterator[Problem]:
    for found in DIGITS.finditer(words.text):
        if not FACE_DIGIT.fullmatch(found[0]):
            place = _at(words, found.start())
            yield _wrong(place, found[0], "a value in braces; only single digits name a face")


def _at(words: Words, position: int) -> Place:
    before = words.text[:position]
    lines = before.count("\n")
    column = position - before.rfind("\n") if lines else words.place.column + position
    return Place(words.place.source, words.place.line + lines, column)


def _sequences(nodes: Nodes) -> Iterator[Nodes]:
    yield nodes
    for node in nodes:
        if isinstance(node, Choice):
            for _, inside in node.branches:
                yield from _sequences(inside)


def _glued(nodes: Nodes) -> Iterator[Problem]:
    """Endings and articles stuck to a number: which one is right depends on the number."""
    for before, after in pairwise(nodes):
        if isinstance(before, Number) and isinstance(after, Words):
            if GLUED_AFTER.match(after.text):
                yield _wrong(after.place, after.text.split()[0], "a blank after the number")
        elif (
            isinstance(before, Words)
            and isinstance(after, Number)
            and before.text
            and GLUED_BEFORE.match(before.text[-1])
        ):
            yield _wrong(after.value.place, before.text.split()[-1], "a blank before the number")


def _missing_from(text: RuleText, english: RuleText) -> Iterator[Problem]:
    ours, theirs = ([section.id for section in one.sections] for one in (text, english))
    if ours != theirs:
        yield Problem(
            text.source,
            1,
            1,
            f"the sections {', '.join(ours)}",
            f"{', '.join(theirs)} as in English",
        )
    for section in text.sections:
        original = english.section(section.id)
        if original is None:
            continue
        found, wanted = _uses(section.nodes), _uses(original.nodes)
        for use in sorted(wanted - found):
            yield _wrong(section.place, f"no {use} in {section.id}", "it, as in English")
        for use in sorted(found - wanted):
            yield _wrong(section.place, f"{use} in {section.id}", "none, as in English")
        lost = _counts(original.nodes) - _counts(section.nodes)
        more = _counts(section.nodes) - _counts(original.nodes)
        for use, count in sorted((lost + more).items()):
            side = "fewer" if use in lost else "more"
            yield _wrong(section.place, f"{use} {count} times {side} than in English", "as many")


def _uses(nodes: Nodes) -> set[str]:
    """The values and dice of a section; how often a sentence needs them is its own affair."""
    found: set[str] = set()
    for node in walk(nodes):
        if isinstance(node, Number):
            found |= {f"{{{value.source}}}" for value in values_in(node)}
        elif isinstance(node, Dice):
            found.add(f"{{{node.source}}}")
    return found


def _counts(nodes: Nodes) -> Counter[str]:
    """The conditions, marks and passages of a section, each as often as it stands there."""
    found: Counter[str] = Counter()
    for node in walk(nodes):
        match node:
            case Choice(branches):
                for condition, _ in branches:
                    found[f"{{if {condition.source}}}" if condition else "{else}"] += 1
            case Mark(names):
                found[f"{{mark {' '.join(names)}}}"] += 1
            case Passage(name):
                found[f"{{passage {name}}}"] += 1
            case _:
                pass
    return found


def main(paths: Sequence[str]) -> int:
    """Print what is wrong in the rule texts at `paths`; give the exit status."""
    problems = [problem for path in paths for problem in text_problems(Path(path))]
    sys.stdout.writelines(f"{problem}\n" for problem in problems)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
