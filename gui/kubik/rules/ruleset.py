"""A game as its rule file says it, and the rules in force for one match."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from kubik.errors import QT_TRANSLATE_NOOP, KnownError, shown
from kubik.rules.banking import BankingState
from kubik.rules.combination import Dice
from kubik.rules.dice import Throw
from kubik.rules.keeping import Keeping
from kubik.rules.scorepad import ScorepadState, box_points
from kubik.rules.settings import BankingRules, Rules, ScorepadRules, SettingError

Value = bool | int | StrEnum
"""What a house rule can be set to: a switch, points or a count, or one of several words."""

Words = Mapping[str, str]
"""One text in several languages, by language code; `en` is always there."""

MatchState = BankingState | ScorepadState

SWITCH_WORDS = {
    "on": True,
    "yes": True,
    "true": True,
    "1": True,
    "off": False,
    "no": False,
    "false": False,
    "0": False,
}

# Those on the command line read these, in English: a window offers nothing that does not exist.
NO_SUCH_HOUSE_RULE = "{game} has no house rule {name}; it has {expected}."
BAD_CHOICE = "House rule {name}: found {found}, expected {expected}."


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A setting that a family may change for one match, and what it may be set to, in order."""

    name: str
    choices: tuple[Value, ...]

    def read(self, found: object) -> Value:
        """The choice that `found` names. Raises `KnownError`."""
        text = str(found).lower() if isinstance(found, bool) else str(found)
        for choice in self.choices:
            if isinstance(choice, bool):
                if SWITCH_WORDS.get(text.lower()) is choice:
                    return choice
            elif text == str(choice) or snake_case(text) == str(choice):
                return choice
        raise KnownError(BAD_CHOICE, name=self.name, found=shown(text), expected=self.expected)

    @property
    def expected(self) -> str:
        """The choices as an error message lists them (English)."""
        if isinstance(self.choices[0], bool):
            return "on or off"
        if len(self.choices) > 8:  # noqa: PLR2004 - a range of points
            step = int(self.choices[1]) - int(self.choices[0])
            return f"{self.choices[0]} to {self.choices[-1]} in steps of {step}"
        return "one of " + ", ".join(map(str, self.choices))


@dataclass(frozen=True, slots=True)
class Form:
    """A form of a game: its id, its name, and the rules it has."""

    id: str
    name: Words
    rules: Rules


@dataclass(frozen=True)
class Definition:
    """Everything one rule file says. The first form is the default; `text` is the file itself."""

    id: str
    name: Words
    about: Words
    seats: tuple[int, int]
    """The fewest and the most seats."""
    forms: tuple[Form, ...]
    house_rules: tuple[HouseRule, ...]
    box_names: Mapping[str, Words]
    text: str = field(repr=False)

    def house_rule(self, name: str) -> HouseRule:
        """The house rule of this name; `hotDiceScope` will do, too. Raises `KnownError`."""
        for house_rule in self.house_rules:
            if house_rule.name == snake_case(name):
                return house_rule
        names = ", ".join(house_rule.name for house_rule in self.house_rules)
        raise KnownError(
            NO_SUCH_HOUSE_RULE, game=self.name["en"], name=shown(name), expected=f"form, {names}"
        )

    def form(self, form_id: str | None = None) -> Form:
        """The form of this id, or the default. Raises `KnownError`."""
        for form in self.forms:
            if form_id is None or form.id == form_id:
                return form
        names = ", ".join(form.id for form in self.forms)
        raise KnownError(BAD_CHOICE, name="form", found=shown(form_id), expected=f"one of {names}")

    def ruleset(self, form: str | None = None, **choices: object) -> "Ruleset":
        """The rules in force with this form and these house rules. Raises `KnownError`."""
        chosen_form = self.form(form)
        chosen: dict[str, Value] = {}
        for name, found in choices.items():
            house_rule = self.house_rule(name)
            chosen[house_rule.name] = house_rule.read(found)
        changed = {n: v for n, v in chosen.items() if getattr(chosen_form.rules, n) != v}
        try:
            rules = replace(chosen_form.rules, **changed)  # type: ignore[arg-type]
        except SettingError as error:
            raise KnownError(
                error.sentence or BAD_CHOICE,
                name=error.setting,
                found=int(error.found) if error.sentence else error.found,
                expected=error.expected,
                limit=error.limit,
            ) from error
        return Ruleset(self, chosen_form, tuple(sorted(changed.items())), rules)


@dataclass(frozen=True)
class Ruleset:
    """The rules in force: a game, the chosen form, and the house rules that differ from it."""

    game: Definition
    form: Form
    changed: tuple[tuple[str, Value], ...]
    rules: Rules

    @cached_property
    def _keeping(self) -> Keeping:
        assert isinstance(self.rules, BankingRules)
        return Keeping(self.rules)

    def start(self, seats: int) -> MatchState:
        """The position before the first throw, with that many seats. Raises `KnownError`."""
        fewest, most = self.game.seats
        if not fewest <= seats <= most:
            raise KnownError(
                QT_TRANSLATE_NOOP(
                    "KnownError", "This game is for {fewest} to %Ln player(s); found {found}."
                ),
                fewest=fewest,
                n=most,
                found=seats,
            )
        if isinstance(self.rules, ScorepadRules):
            return ScorepadState.start(self.rules, seats)
        return BankingState.start(self._keeping, seats)

    def kept_sets(self, throw: Throw) -> dict[Dice, int]:
        """The legal kept sets of a throw, as sorted faces, with their points; empty is a bust."""
        return {dice: kept.points for dice, kept in self._keeping.of(throw).items()}

    def best(self, throw: Throw) -> tuple[Dice, int] | None:
        """The kept set with the most points (the fewest dice of equal ones), or None on a bust."""
        best = self._keeping.of(throw).best
        return (best.dice, best.points) if best else None

    def box_points(self, throw: Throw) -> dict[str, int]:
        """What a throw is worth in each box, in the order of the sheet."""
        assert isinstance(self.rules, ScorepadRules)
        return {box.id: box_points(self.rules, box, throw.faces) for box in self.rules.boxes}


def snake_case(name: str) -> str:
    """`hotDiceScope` and `hot-dice-scope` as `hot_dice_scope`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).replace("-", "_").lower()
