"""What stands behind the {values} of a rule text: the rules in force and the engine."""

from collections.abc import Callable, Mapping
from dataclasses import fields

from PySide6.QtCore import QLocale

from kubik.rules.combination import alike_points
from kubik.rules.dice import Colour, Throw
from kubik.rules.ruleset import Definition, Ruleset
from kubik.rules.settings import BankingRules, ScorepadRules
from kubik.text.rule_book_template import Condition, Test, Value

EXTRA = ("fewest", "most", "rows")
"""Values beside the settings: the fewest and the most players, and the rows of a score sheet."""

ABSENT = ("off", "none", "0", "")


def plural_forms(language: str) -> int:
    """How many forms a word after a number has in `language`."""
    return {"hu": 1, "ky": 1, "ru": 3}.get(language, 2)


def plural_form(language: str, n: int) -> int:
    """Which of the forms belongs to `n`: 0 for the first."""
    match plural_forms(language):
        case 1:
            return 0
        case 3:
            tens, ones = n % 100 // 10, n % 10
            if tens == 1 or ones == 0 or ones > 4:  # noqa: PLR2004 - 5 очков, 11 очков
                return 2
            return 0 if ones == 1 else 1
        case _:
            return 0 if n == 1 else 1


class Facts:
    """Answers for one ruleset, in the numbers of one language."""

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        """Take the rules in force and the language of the book."""
        self.ruleset = ruleset
        self.language = language
        self._locale = QLocale(language)
        self._changed = {name for name, _ in ruleset.changed}
        rules = ruleset.rules
        self._settings: dict[str, object] = {
            field.name: getattr(rules, field.name) for field in fields(rules)
        }
        fewest, most = ruleset.game.seats
        rows = len(rules.boxes) if isinstance(rules, ScorepadRules) else 0
        self._settings |= {"fewest": fewest, "most": most, "rows": rows}

    def number(self, value: Value) -> int:
        """The number that `value` is. Raises `RuleFileError` where it is none."""
        if value.name in READERS:
            try:
                return READERS[value.name](self.ruleset, value)
            except (LookupError, AssertionError) as error:
                raise value.place.wrong(value.source, "a value that this game has") from error
        found = self._setting(value)
        if isinstance(found, bool) or not isinstance(found, int):
            raise value.place.wrong(value.source, "a setting that is a number")
        return found

    def written(self, n: int) -> str:
        """`n` as the language groups its digits."""
        return self._locale.toString(n)

    def holds(self, condition: Condition) -> bool:
        """Whether `condition` is true. Raises `RuleFileError` where it asks for no setting."""
        return any(all(self._is_met(test) for test in group) for group in condition.groups)

    def is_changed(self, name: str) -> bool:
        """Whether a house rule differs from the form of the game."""
        return name in self._changed

    def best_dice(self, throw: Throw) -> Throw:
        """Those dice of `throw` that score best together; none on a bust."""
        found = self.ruleset.best(throw)
        wanted = list(found[0]) if found else []
        faces: list[int] = []
        colours: list[Colour] = []
        for place, face in enumerate(throw.faces):
            if face in wanted:
                wanted.remove(face)
                faces.append(face)
                if throw.colours is not None:
                    colours.append(throw.colours[place])
        return Throw(tuple(faces), tuple(colours) if throw.colours is not None else None)

    def _setting(self, value: Value) -> object:
        if value.name not in self._settings:
            expected = "one of " + ", ".join(self._settings)
            raise value.place.wrong(value.source, expected)
        return self._settings[value.name]

    def _is_met(self, test: Test) -> bool:
        value = test.value
        if value.name in READERS:
            return bool(self.number(value)) is not test.is_negated
        found = self._setting(value)
        if test.choice:
            return (str(found) == test.choice) is not test.is_negated
        is_there = bool(found) and found not in ABSENT
        return is_there is not test.is_negated


def _best(ruleset: Ruleset, value: Value) -> int:
    found = [ruleset.best(throw) for throw in value.throws]
    return sum(best[1] for best in found if best)


def _single(ruleset: Ruleset, value: Value) -> int:
    return _banking(ruleset).singles[value.numbers[0] - 1]


def _triplet(ruleset: Ruleset, value: Value) -> int:
    return _banking(ruleset).triplets[value.numbers[0] - 1]


def _alike(ruleset: Ruleset, value: Value) -> int:
    number, face = value.numbers
    return alike_points(_banking(ruleset), face, number)


def _straight(ruleset: Ruleset, value: Value) -> int:
    runs = {tuple(sorted(run)): points for run, points in _banking(ruleset).straights}
    return runs[tuple(sorted(value.numbers))]


def _box(ruleset: Ruleset, value: Value) -> int:
    return ruleset.box_points(value.throws[0])[value.key]


def _flat(ruleset: Ruleset, value: Value) -> int:
    assert isinstance(ruleset.rules, ScorepadRules)
    points = {box.id: box.points for box in ruleset.rules.boxes}[value.key]
    if not points:
        raise LookupError(value.key)
    return points


def _banking(ruleset: Ruleset) -> BankingRules:
    assert isinstance(ruleset.rules, BankingRules)
    return ruleset.rules


READERS: Mapping[str, Callable[[Ruleset, Value], int]] = {
    "best": _best,
    "sum": _best,
    "single": _single,
    "triplet": _triplet,
    "alike": _alike,
    "straight": _straight,
    "box": _box,
    "flat": _flat,
}
"""How the values are found that are no plain setting."""


def settings_of(game: Definition) -> frozenset[str]:
    """The names of everything that can be asked about `game`."""
    return frozenset(field.name for field in fields(game.forms[0].rules)) | set(EXTRA)
