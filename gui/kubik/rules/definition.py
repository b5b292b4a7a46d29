"""Reads a rule file: YAML text in, a whole game or one clear error out."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeVar, get_type_hints

import yaml

from kubik.errors import RuleFileError, shown
from kubik.rules.dice import Colour
from kubik.rules.ruleset import Definition, Form, HouseRule, Value, Words
from kubik.rules.settings import (
    BankingRules,
    Box,
    BoxScore,
    BoxShape,
    FacePoints,
    Rules,
    ScorepadRules,
    SettingError,
)

W = TypeVar("W", bound=StrEnum)

DEEPEST = 10
MOST_POINTS = 1_000_000
MOST_CHOICES = 1_000
FAMILIES: dict[str, type[BankingRules] | type[ScorepadRules]] = {
    "banking": BankingRules,
    "scorepad": ScorepadRules,
}
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Entry:
    """A piece of a rule file with its place, for reading and for complaining."""

    node: yaml.Node
    source: str

    def wrong(self, expected: str, found: str | None = None) -> RuleFileError:
        """The error that this piece is not what was expected."""
        mark = self.node.start_mark
        described = self.described() if found is None else found
        return RuleFileError(self.source, mark.line + 1, mark.column + 1, described, expected)

    def described(self) -> str:
        """What stands here, in a few words."""
        match self.node:
            case yaml.ScalarNode(value=value):
                return shown(value) if value else "nothing"
            case yaml.MappingNode():
                return "a mapping"
            case _:
                return "a list"

    def mapping(
        self, required: tuple[str, ...] = (), optional: tuple[str, ...] | None = ()
    ) -> dict[str, "Entry"]:
        """The entries of a mapping by key. With `optional` None any key will do."""
        if not isinstance(self.node, yaml.MappingNode):
            raise self.wrong("a mapping (name: value)")
        found: dict[str, Entry] = {}
        for key_node, value_node in self.node.value:
            key = Entry(key_node, self.source)
            name = key.text()
            if name in found:
                raise key.wrong("each name once", f"{shown(name)} a second time")
            if optional is not None and name not in required + optional:
                raise key.wrong("one of " + ", ".join(required + optional))
            found[name] = Entry(value_node, self.source)
        for name in required:
            if name not in found:
                raise self.wrong(f"a value for {name}", "none")
        return found

    def keys_of_mapping(self) -> Iterator["Entry"]:
        """The keys of a mapping that has been read already."""
        for key_node, _ in self.node.value:
            yield Entry(key_node, self.source)

    def items(self) -> list["Entry"]:
        """The entries of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.wrong("a list")
        return [Entry(node, self.source) for node in self.node.value]

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.node, yaml.ScalarNode) or not self.node.value.strip():
            raise self.wrong("a text")
        return str(self.node.value)

    def number(self, lowest: int = 0, highest: int = MOST_POINTS) -> int:
        """A whole number within bounds."""
        expected = f"a whole number from {lowest} to {highest}"
        digits = self.node.value if isinstance(self.node, yaml.ScalarNode) else ""
        if not digits.removeprefix("-").isascii() or not digits.removeprefix("-").isdigit():
            raise self.wrong(expected)
        if len(digits) > len(str(MOST_POINTS)) or not lowest <= int(digits) <= highest:
            raise self.wrong(expected)
        return int(digits)

    def switch(self) -> bool:
        """On or off."""
        words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        text = self.node.value if isinstance(self.node, yaml.ScalarNode) else None
        if not isinstance(text, str) or text.lower() not in words:
            raise self.wrong("on or off")
        return words[text.lower()]

    def word(self, words: type[W]) -> W:
        """One of several words."""
        text = self.node.value if isinstance(self.node, yaml.ScalarNode) else None
        for word in words:
            if word == text:
                return word
        raise self.wrong("one of " + ", ".join(words))

    def words(self) -> Words:
        """A text by language code; `en` must be there."""
        entries = self.mapping(("en",), optional=None)
        return {language: entry.text() for language, entry in entries.items()}


def parse(text: str, source: str) -> Definition:
    """The game that the rule file `text` describes; `source` names it in errors.

    Raises `RuleFileError` with line, column, what was found and what was expected.
    """
    root = Entry(_compose(text, source), source)
    top = root.mapping(
        ("id", "name", "family", "seats", "rules"), ("about", "forms", "house_rules", "boxes")
    )
    family = top["family"].text()
    if family not in FAMILIES:
        raise top["family"].wrong("one of " + ", ".join(FAMILIES))
    kind = FAMILIES[family]
    base = _settings(top["rules"], kind)
    box_names: dict[str, Words] = {}
    if kind is ScorepadRules:
        if "boxes" not in top:
            raise root.wrong("a value for boxes", "none")
        base["boxes"], box_names = _boxes(top["boxes"]), _box_names(top["boxes"])
    elif "boxes" in top:
        raise top["boxes"].wrong("no boxes in a banking game")
    forms = _forms(top, kind, base)
    return Definition(
        id=_identifier(top["id"]),
        name=top["name"].words(),
        about=top["about"].words() if "about" in top else {"en": ""},
        seats=_seats(top["seats"]),
        forms=forms,
        house_rules=_house_rules(top["house_rules"], kind, forms) if "house_rules" in top else (),
        box_names=box_names,
        text=text,
    )


def _compose(text: str, source: str) -> yaml.Node:
    """The YAML tree; never an alias (a YAML bomb needs them), never deeper than a rule file is."""
    depth = 0
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            mark = event.start_mark
            assert mark is not None
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                found = "an anchor or alias (& or *)"
                raise RuleFileError(source, mark.line + 1, mark.column + 1, found, "plain values")
            tag = getattr(event, "tag", None)
            if tag:
                found = f"the tag {shown(tag)}"
                raise RuleFileError(source, mark.line + 1, mark.column + 1, found, "plain values")
            depth += isinstance(event, yaml.CollectionStartEvent)
            depth -= isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                found = f"values nested more than {DEEPEST} deep"
                raise RuleFileError(source, mark.line + 1, mark.column + 1, found, "fewer")
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        place = error.problem_mark or error.context_mark
        line, column = (place.line + 1, place.column + 1) if place else (1, 1)
        found = str(error.problem or error.context).removeprefix("found ")
        raise RuleFileError(source, line, column, found, "YAML") from error
    except UnicodeEncodeError as error:
        place_of = _place(text, error.start)
        raise RuleFileError(source, *place_of, "half a character", "text") from error
    except yaml.reader.ReaderError as error:
        place_of = _place(text, error.position)
        raise RuleFileError(source, *place_of, "a character not allowed", "text") from error
    if node is None:
        raise RuleFileError(source, 1, 1, "an empty file", "a rule file")
    return node


def _place(text: str, position: int) -> tuple[int, int]:
    """The line and column, from 1, of the character at `position`."""
    before = text[:position]
    return before.count("\n") + 1, position - before.rfind("\n")


def _identifier(entry: Entry) -> str:
    name = entry.text()
    if not name.replace("_", "a").isalnum() or not name.isascii() or name != name.lower():
        raise entry.wrong("an id of small letters, digits and _")
    return name


def _seats(entry: Entry) -> tuple[int, int]:
    seats = entry.mapping(("min", "max"))
    fewest = seats["min"].number(1, 8)
    return fewest, seats["max"].number(fewest, 8)


def _forms(
    top: Mapping[str, Entry], kind: type[BankingRules] | type[ScorepadRules], base: dict[str, Any]
) -> tuple[Form, ...]:
    if "forms" not in top:
        rules = _rules(kind, base, top["rules"], top)
        return (Form("standard", {"en": "Standard"}, rules),)
    forms: list[Form] = []
    for entry in top["forms"].items():
        parts = entry.mapping(("id", "name"), ("rules",))
        form_id = _identifier(parts["id"])
        if any(form.id == form_id for form in forms):
            raise parts["id"].wrong("each form once", f"{form_id} a second time")
        changes: dict[str, Any] = {}
        places: dict[str, Entry] = {}
        if "rules" in parts:
            changes = _settings(parts["rules"], kind, base)
            places = parts["rules"].mapping(optional=None)
        rules = _rules(kind, base | changes, top["rules"], {**top, **places})
        forms.append(Form(form_id, parts["name"].words(), rules))
    if not forms:
        raise top["forms"].wrong("at least one form", "none")
    return tuple(forms)


def _rules(
    kind: type[BankingRules] | type[ScorepadRules],
    settings: dict[str, Any],
    base: Entry,
    places: Mapping[str, Entry],
) -> Rules:
    try:
        return kind(**settings)
    except SettingError as error:
        entry = places.get(error.setting) or base.mapping(optional=None).get(error.setting) or base
        if error.item is not None:
            entry = entry.items()[error.item]
        raise entry.wrong(
            f"{error.setting}: {error.expected}", f"{error.setting} {error.found}"
        ) from error


def _settings(
    entry: Entry,
    kind: type[BankingRules] | type[ScorepadRules],
    base: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    types = get_type_hints(kind)
    names = tuple(field.name for field in fields(kind) if field.name != "boxes")
    entries = entry.mapping(optional=names)
    found: dict[str, Any] = dict(base or {})
    faces = entries["faces"].number(2, 6) if "faces" in entries else int(found.get("faces", 6))
    settings: dict[str, Any] = {}
    for name, value in entries.items():
        if name in READERS:
            settings[name] = READERS[name](value, faces)
        elif types[name] is bool:
            settings[name] = value.switch()
        elif types[name] is int:
            settings[name] = value.number()
        else:
            settings[name] = value.word(types[name])
    return settings


def _face_points(entry: Entry, faces: int) -> FacePoints:
    table = dict.fromkeys(range(1, faces + 1), 0)
    for face, value in _numbered(entry, 1, faces):
        table[face] = value.number()
    return tuple(table.values())


def _numbered(entry: Entry, lowest: int, highest: int) -> Iterator[tuple[int, Entry]]:
    """The entries of a mapping whose keys are numbers, each number once."""
    values = entry.mapping(optional=None)
    found: set[int] = set()
    for key in entry.keys_of_mapping():
        number = key.number(lowest, highest)
        if number in found:
            raise key.wrong("each number once", f"{number} a second time")
        found.add(number)
        yield number, values[key.text()]


def _kind_fixed(entry: Entry, faces: int) -> tuple[tuple[int, FacePoints], ...]:
    found = []
    for number, value in _numbered(entry, 4, 10):
        if isinstance(value.node, yaml.MappingNode):
            points = _face_points(value, faces)
        else:
            points = (value.number(),) * faces
        found.append((number, points))
    return tuple(sorted(found))


def _straights(entry: Entry, faces: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    found = []
    for item in entry.items():
        parts = item.mapping(("faces", "points"))
        run = tuple(face.number(1, faces) for face in parts["faces"].items())
        if not run:
            raise parts["faces"].wrong("at least one face", "none")
        found.append((run, parts["points"].number()))
    return tuple(found)


def _colours(entry: Entry, faces: int) -> tuple[Colour, ...]:
    del faces
    return tuple(item.word(Colour) for item in entry.items())


def _names(entry: Entry, faces: int) -> tuple[str, ...]:
    del faces
    return tuple(item.text() for item in entry.items())


READERS: dict[str, Callable[[Entry, int], Any]] = {
    "singles": _face_points,
    "triplets": _face_points,
    "kind_fixed": _kind_fixed,
    "straights": _straights,
    "colours": _colours,
    "bonus_boxes": _names,
}
"""Settings that are not a switch, a number or a word."""


def _boxes(entry: Entry) -> tuple[Box, ...]:
    boxes = []
    for item in entry.items():
        parts = item.mapping(("id", "name", "shape", "score"), ("size", "faces", "points"))
        box = Box(
            id=_identifier(parts["id"]),
            shape=parts["shape"].word(BoxShape),
            score=parts["score"].word(BoxScore),
            size=parts["size"].number(1, 10) if "size" in parts else 0,
            faces=tuple(face.number(1, 9) for face in parts["faces"].items())
            if "faces" in parts
            else (),
            points=parts["points"].number() if "points" in parts else 0,
        )
        for part, is_needed in (
            ("size", box.shape in {BoxShape.ALIKE, BoxShape.FACE}),
            ("faces", box.shape is BoxShape.STRAIGHT),
            ("points", box.score is BoxScore.FLAT),
        ):
            if is_needed != (part in parts):
                expected = f"{'a' if is_needed else 'no'} value for {part} with {box.shape}"
                raise item.wrong(expected, f"{box.id} {'with' if part in parts else 'without'} it")
        boxes.append(box)
    return tuple(boxes)


def _box_names(entry: Entry) -> dict[str, Words]:
    return {
        item.mapping(optional=None)["id"].text(): item.mapping(optional=None)["name"].words()
        for item in entry.items()
    }


def _house_rules(
    entry: Entry, kind: type[BankingRules] | type[ScorepadRules], forms: tuple[Form, ...]
) -> tuple[HouseRule, ...]:
    types = get_type_hints(kind)
    names = tuple(name for name in types if name not in READERS and name not in {"boxes", "dice"})
    found: list[HouseRule] = []
    for name, value in entry.mapping(optional=names).items():
        house_rule = HouseRule(name, _choices(value, types[name]))
        for form in forms:
            if getattr(form.rules, name) not in house_rule.choices:
                default = str(getattr(form.rules, name))
                raise value.wrong(
                    f"choices with the default of the form {form.id}, {default}", "others"
                )
        found.append(house_rule)
    return tuple(found)


def _choices(entry: Entry, kind: Any) -> tuple[Value, ...]:
    is_plain = isinstance(entry.node, yaml.ScalarNode) and not entry.node.value
    if kind is bool:
        if not is_plain:
            raise entry.wrong("nothing: a switch is on or off")
        return (False, True)
    if kind is int:
        return _points_choices(entry)
    if is_plain:
        return tuple(kind)
    listed = entry.mapping(("choices",))["choices"]
    return _several(listed, [item.word(kind) for item in listed.items()])


def _several(entry: Entry, choices: list[Any]) -> tuple[Value, ...]:
    if len(choices) < 2 or len(set(choices)) < len(choices):  # noqa: PLR2004
        raise entry.wrong("two or more different choices")
    return tuple(choices)


def _points_choices(entry: Entry) -> tuple[Value, ...]:
    parts = entry.mapping(optional=("choices", "from", "to", "step"))
    if "choices" in parts:
        listed = entry.mapping(("choices",))["choices"]
        return _several(listed, [item.number() for item in listed.items()])
    ends = entry.mapping(("from", "to", "step"))
    lowest = ends["from"].number()
    highest = ends["to"].number(lowest + 1)
    step = ends["step"].number(1, highest - lowest)
    if (highest - lowest) // step > MOST_CHOICES:
        raise ends["step"].wrong(f"larger steps, for at most {MOST_CHOICES} choices")
    return tuple(range(lowest, highest + 1, step))
