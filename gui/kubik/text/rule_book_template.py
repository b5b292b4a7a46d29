"""The small language of the rule texts: Markdown with {values}, {if …} and {dice …}.

`translations/rules/HOWTO.md` tells translators what may stand between braces; this reads it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kubik.errors import KnownError, RuleFileError, shown
from kubik.rules.dice import Throw
from kubik.rules.notation import read_throw

HEADING = re.compile(r"##(?P<title>[^#{}\n]*)\{#(?P<id>[a-z_]+)\}[ \t]*")
NAME = re.compile(r"[a-z][a-z_0-9]*")
BRACES = re.compile(r"[{}]")
ELSEWHERE = ("elif", "else", "end")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands in a rule text: its file, line and column (from 1)."""

    source: str
    line: int
    column: int

    def wrong(self, found: str, expected: str) -> RuleFileError:
        """The error that something else was expected here."""
        return RuleFileError(self.source, self.line, self.column, shown(found), expected)


@dataclass(frozen=True, slots=True)
class Value:
    """A number that the rules in force or the engine know.

    `name` is a setting (with no arguments), or one of `WITH_DICE` and `WITH_NUMBERS`.
    """

    name: str
    place: Place
    key: str = ""
    """The id of a box."""
    numbers: tuple[int, ...] = ()
    throws: tuple[Throw, ...] = ()
    source: str = ""
    """How it is written, each blank once."""


WITH_DICE = ("best", "sum")
"""The points of the dice that score best, in one throw or (`sum`) in several with + between."""
WITH_NUMBERS = {"single": 1, "triplet": 1, "alike": 2, "straight": 0}
"""Points by face, and how many numbers follow; `straight` takes the faces of the run."""
WITH_BOX = ("box", "flat")
"""What dice are worth in a box; the points of a box that pays always the same."""


@dataclass(frozen=True, slots=True)
class Test:
    """One condition: a value that is there, or a setting with a certain choice; or not."""

    value: Value
    choice: str
    """Empty where the value need only be there: not 0, off or none."""
    is_negated: bool


@dataclass(frozen=True, slots=True)
class Condition:
    """Conditions of which one group must hold in all its parts: `a and b or c`."""

    groups: tuple[tuple[Test, ...], ...]
    source: str


@dataclass(frozen=True, slots=True)
class Words:
    """Plain text."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Number:
    """A value as a number; with `forms` the word that belongs to it, with `noun` both."""

    value: Value
    noun: bool = False
    forms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice as pictures: those that are written, or only those of them that score best."""

    throw: Throw
    only_best: bool
    place: Place
    source: str


@dataclass(frozen=True, slots=True)
class Mark:
    """The words "House rule:" where one of these settings differs from the form of the game."""

    names: tuple[str, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage of the shared text."""

    name: str
    place: Place


@dataclass(frozen=True, slots=True)
class Choice:
    """Branches of which the first is taken whose condition holds; the last may have none."""

    branches: tuple[tuple[Condition | None, "Nodes"], ...]
    place: Place


Node = Words | Number | Dice | Mark | Passage | Choice
Nodes = tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class SectionText:
    """One section as it is written: its id, its title and what it says."""

    id: str
    title: str
    nodes: Nodes
    place: Place


@dataclass(frozen=True, slots=True)
class RuleText:
    """A whole rule text as it is written."""

    sections: tuple[SectionText, ...]
    source: str

    def section(self, name: str) -> SectionText | None:
        """The section of this id."""
        return next((section for section in self.sections if section.id == name), None)


def walk(nodes: Nodes) -> Iterator[Node]:
    """Every node, those of all branches included."""
    for node in nodes:
        yield node
        if isinstance(node, Choice):
            for _, inside in node.branches:
                yield from walk(inside)


@dataclass(frozen=True, slots=True)
class _Piece:
    """Words between braces, or the words before and after them."""

    text: str
    place: Place
    is_braced: bool


@lru_cache(maxsize=32)
def parse(text: str, source: str) -> RuleText:
    """The rule text that `text` is; `source` names it in errors. Raises `RuleFileError`."""
    text = COMMENT.sub(lambda found: re.sub(r"[^\n]", "", found[0]), text)
    sections: list[SectionText] = []
    body: list[str] = []
    head: tuple[str, str, Place] | None = None
    for number, line in enumerate((*text.split("\n"), "## {#end_of_file}"), 1):
        place = Place(source, number, 1)
        if not line.startswith("## "):
            if head is None and line.strip():
                raise place.wrong(line, "## Title {#name} before anything else")
            body.append(line)
            continue
        if head is not None:
            nodes = _parse_nodes("\n".join(body), head[2])
            sections.append(SectionText(head[0], head[1], nodes, head[2]))
        found = HEADING.fullmatch(line)
        if found is None:
            raise place.wrong(line, "## Title {#name}")
        if any(section.id == found["id"] for section in sections):
            raise place.wrong(found["id"], "each section once")
        head, body = (found["id"], found["title"].strip(), place), []
    return RuleText(tuple(sections), source)


def _parse_nodes(text: str, head: Place) -> Nodes:
    pieces = list(_pieces(text, head))
    nodes, used = _until(pieces, 0, None)
    assert used == len(pieces)
    return nodes


def _pieces(text: str, head: Place) -> Iterator[_Piece]:
    # The text begins on the line after the heading.
    at = 0

    def place(position: int) -> Place:
        before = text[:position]
        line = head.line + 1 + before.count("\n")
        return Place(head.source, line, position - before.rfind("\n"))

    for brace in BRACES.finditer(text):
        start = brace.start()
        if start < at:
            continue
        if start > at:
            yield _Piece(text[at:start], place(at), is_braced=False)
        end = text.find("}", start)
        inside = text[start + 1 : end]
        if brace[0] == "}":
            raise place(start).wrong("}", "no } without a { before it")
        if end < 0 or "{" in inside or "\n" in inside:
            written = text[start : start + 20].partition("\n")[0]
            raise place(start).wrong(written, "a } on the same line")
        if not inside.strip():
            raise place(start).wrong("{}", "a name between the braces")
        yield _Piece(" ".join(inside.split()), place(start), is_braced=True)
        at = end + 1
    if at < len(text):
        yield _Piece(text[at:], place(at), is_braced=False)


def _until(pieces: Sequence[_Piece], at: int, opened: Place | None) -> tuple[Nodes, int]:
    """The nodes up to `elif`, `else` or `end`, or to the last piece; and where that is."""
    nodes: list[Node] = []
    while at < len(pieces):
        piece = pieces[at]
        word, _, rest = piece.text.partition(" ")
        if not piece.is_braced:
            nodes.append(Words(piece.text, piece.place))
            at += 1
        elif word == "if":
            choice, at = _choice(pieces, at)
            nodes.append(choice)
        elif word in ELSEWHERE:
            if opened is None:
                raise piece.place.wrong(f"{{{piece.text}}}", "an {if …} before it")
            return tuple(nodes), at
        else:
            nodes.append(_node(piece, word, rest))
            at += 1
    if opened is not None:
        raise opened.wrong("{if …} without its end", "{end} in the same section")
    return tuple(nodes), at


def _choice(pieces: Sequence[_Piece], at: int) -> tuple[Choice, int]:
    first = pieces[at]
    branches: list[tuple[Condition | None, Nodes]] = []
    has_else = False
    while True:
        piece = pieces[at]
        word, _, rest = piece.text.partition(" ")
        if word == "end":
            _nothing_after(piece, rest)
            return Choice(tuple(branches), first.place), at + 1
        if has_else:
            raise piece.place.wrong(f"{{{piece.text}}}", "{end} after {else}")
        condition = None
        if word == "else":
            _nothing_after(piece, rest)
            has_else = True
        else:
            condition = _condition(piece.place, rest)
        nodes, at = _until(pieces, at + 1, first.place)
        branches.append((condition, nodes))


def _nothing_after(piece: _Piece, rest: str) -> None:
    if rest:
        raise piece.place.wrong(f"{{{piece.text}}}", f"{{{piece.text.split()[0]}}} alone")


def _node(piece: _Piece, word: str, rest: str) -> Node:
    place = piece.place
    match word:
        case "dice" | "kept":
            return Dice(_throw(place, rest), word == "kept", place, piece.text)
        case "points":
            return Number(_value(place, rest), noun=True)
        case "plural":
            written, colon, forms = rest.partition(":")
            if not colon:
                raise place.wrong(f"{{{piece.text}}}", "{plural VALUE: form | form}")
            listed = tuple(form.strip() for form in forms.split("|"))
            if not all(listed):
                raise place.wrong(f"{{{piece.text}}}", "no empty form")
            return Number(_value(place, written.strip()), forms=listed)
        case "mark":
            names = tuple(rest.split())
            if not names:
                raise place.wrong("{mark}", "the name of a house rule")
            return Mark(names, place)
        case "passage":
            if not NAME.fullmatch(rest):
                raise place.wrong(f"{{{piece.text}}}", "{passage NAME}")
            return Passage(rest, place)
        case _:
            return Number(_value(place, piece.text))


def _value(place: Place, text: str) -> Value:
    """The value that `text` names. Raises `RuleFileError`."""
    word, _, rest = text.partition(" ")
    if word in WITH_DICE:
        written = rest.split("+") if word == "sum" else [rest]
        throws = tuple(_throw(place, dice.strip()) for dice in written)
        return Value(word, place, throws=throws, source=text)
    if word in WITH_BOX:
        key, _, dice = rest.partition(" ")
        if not NAME.fullmatch(key):
            raise place.wrong(text or "nothing", f"{word} and the id of a box")
        if word == "flat":
            if dice:
                raise place.wrong(text, "flat and the id of a box alone")
            return Value(word, place, key=key, source=text)
        return Value(word, place, key=key, throws=(_throw(place, dice),), source=text)
    if word in WITH_NUMBERS:
        numbers = rest.split()
        needed = WITH_NUMBERS[word]
        good = all(number in {"1", "2", "3", "4", "5", "6"} for number in numbers)
        if not good or not numbers or (needed and len(numbers) != needed):
            raise place.wrong(text, f"{word} and {needed or 'several'} numbers from 1 to 6")
        return Value(word, place, numbers=tuple(map(int, numbers)), source=text)
    if not NAME.fullmatch(text):
        raise place.wrong(text or "nothing", "a setting, or best, sum, box, flat, single, alike …")
    return Value(text, place, source=text)


def _throw(place: Place, text: str) -> Throw:
    try:
        return read_throw(text, 6)
    except KnownError as error:
        raise place.wrong(text or "no dice", f"dice such as 1 1 5 or w2 w2 r3 ({error})") from error


def _condition(place: Place, text: str) -> Condition:
    if not text:
        raise place.wrong("no condition", "the name of a setting")
    groups = tuple(
        tuple(_test(place, part.strip()) for part in re.split(r"\band\b", group))
        for group in re.split(r"\bor\b", text)
    )
    return Condition(groups, text)


def _test(place: Place, text: str) -> Test:
    is_negated = text.startswith("not ")
    written, equals, choice = text.removeprefix("not ").partition("=")
    choice = choice.strip()
    if equals and not choice:
        raise place.wrong(text, "a choice after =")
    return Test(_value(place, written.strip()), choice, is_negated)
