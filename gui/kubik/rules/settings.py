"""Everything a rule file can say about a game, as frozen values."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import reduce
from math import gcd

from kubik.errors import QT_TRANSLATE_NOOP
from kubik.rules.dice import Colour

FacePoints = tuple[int, ...]
"""Points by face: the entry for face f is at f - 1; 0 where the face does not score."""

NO_POINTS: FacePoints = (0,) * 6

ABOVE_TARGET = QT_TRANSLATE_NOOP(
    "KnownError", "House rule {name}: found {found}, expected no more than the target, {limit}."
)
NEVER_EXACT = QT_TRANSLATE_NOOP(
    "KnownError",
    "House rule {name}: found {found}, expected a multiple of {limit}, or an exact finish could "
    "never be reached.",
)


class KindMode(StrEnum):
    """What four or more alike in one throw are worth (RULES.md A4.3, B51)."""

    NONE = "none"
    """Only three alike score."""
    ADD = "add"
    """Each die beyond three adds the value of three alike once more."""
    DOUBLE = "double"
    """Each die beyond three doubles the value."""
    FIXED = "fixed"
    """The rule file says the points (`kind_fixed`)."""


class HotDiceScope(StrEnum):
    """When all dice scored counts as hot dice (RULES.md B4)."""

    CUMULATIVE = "cumulative"
    SINGLE_ROLL = "single_roll"


class Progressive(StrEnum):
    """What later throws may build on the dice set aside before (RULES.md B28)."""

    OFF = "off"
    KINDS = "kinds"
    ALL = "all"


class ColoursScope(StrEnum):
    """Which throws of all dice may pair up by colour (RULES.md B50)."""

    SIX_DICE = "six_dice"
    FIRST_THROW = "first_throw"


class ScoreFloor(StrEnum):
    """Whether scores may go below nothing (RULES.md B11)."""

    NONE = "none"
    ZERO = "0"


class Comparator(StrEnum):
    """Whether the target must be passed or reached (RULES.md B12)."""

    MORE = ">"
    AT_LEAST = ">="


class LastRound(StrEnum):
    """What the others get when somebody has reached the target (RULES.md B13)."""

    NONE = "none"
    ONE_TURN = "one_turn"
    ONE_ROLL = "one_roll"


class TieBreak(StrEnum):
    """What decides between equal highest scores (RULES.md B14)."""

    ROLL_OFF = "roll_off"
    FIRST_TO_REACH = "first_to_reach"
    SHARED = "shared"


class SettingError(ValueError):
    """A setting that makes no sense: which one, what was found, what was expected (English).

    `item` is the place (from 0) of what is wrong, where the setting is a list. `sentence` is there
    where a choice among house rules can go wrong so, for people: it names the setting and what was
    found by `{name}` and `{found}`, and the `limit` that it breaks.
    """

    def __init__(
        self,
        setting: str,
        found: str,
        expected: str,
        item: int | None = None,
        *,
        sentence: str = "",
        limit: int = 0,
    ) -> None:
        super().__init__(f"{setting}: found {found}, expected {expected}")
        self.sentence = sentence
        self.limit = limit
        self.setting = setting
        self.found = found
        self.expected = expected
        self.item = item


def _require(
    truth: bool,
    setting: str,
    found: object,
    expected: str,
    item: int | None = None,
    *,
    sentence: str = "",
    limit: int = 0,
) -> None:
    if not truth:
        raise SettingError(setting, str(found), expected, item, sentence=sentence, limit=limit)


@dataclass(frozen=True, slots=True, kw_only=True)
class BankingRules:
    """The rules of one press-your-luck game. Points are whole numbers; 0 switches them off.

    The names are those of the switches in RULES.md part B. Raises `SettingError` where two settings
    contradict each other.
    """

    # What lies on the table.
    dice: int = 6
    faces: int = 6
    colours: tuple[Colour, ...] = ()

    # What scores (one throw, unless `progressive`).
    singles: FacePoints = NO_POINTS
    triplets: FacePoints = NO_POINTS
    kind_mode: KindMode = KindMode.NONE
    kind_fixed: tuple[tuple[int, FacePoints], ...] = ()
    straights: tuple[tuple[tuple[int, ...], int], ...] = ()
    three_pairs: int = 0
    quad_plus_pair_is_three_pairs: bool = False
    quad_plus_pair: int = 0
    two_triplets: int = 0
    six_alike_is_two_triplets: bool = False
    double_trips: bool = False
    full_house: int = 0
    coloured_pairs: int = 0
    colours_scope: ColoursScope = ColoursScope.SIX_DICE
    nothing_scores: int = 0
    six_alike_wins: bool = False

    # The course of a turn.
    open_min: int = 0
    turn_min: int = 0
    must_freeze_all: bool = False
    hot_dice_mandatory: bool = False
    hot_dice_scope: HotDiceScope = HotDiceScope.CUMULATIVE
    progressive: Progressive = Progressive.OFF
    progressive_across_hot_dice: bool = False
    topping: bool = False
    topping_equal_is_enough: bool = False
    no_fifties: bool = False
    straight_attempt: bool = False
    three_pairs_attempt: bool = False
    attempt_max_missing: int = 4
    attempt_on_bust: bool = True

    # Between the seats.
    take_over: bool = False
    take_over_needs_board: bool = True
    take_over_penalty: int = 0
    challenges: bool = False
    challenge_needs_board: bool = True
    challenge_split: int = 5000
    challenge_penalty_first: int = 600
    challenge_penalty_second: int = 2000
    triple_zilch_penalty: int = 0
    reset_after_penalty: bool = True
    score_floor: ScoreFloor = ScoreFloor.NONE

    # The end.
    target: int = 10000
    win_comparator: Comparator = Comparator.AT_LEAST
    last_round: LastRound = LastRound.ONE_TURN
    resume_if_nobody_above: bool = False
    tie_break: TieBreak = TieBreak.FIRST_TO_REACH
    exact_mode: bool = False
    overshoot_is_bust: bool = True
    knock_off: bool = True
    knock_off_steals_turn: bool = False
    welfare: bool = False
    round_limit: int = 500
    """After so many rounds the highest score wins, so that every match ends."""

    def __post_init__(self) -> None:
        self._check_dice()
        self._check_combinations()
        _require(self.target > 0, "target", self.target, "more than 0")
        for name in ("open_min", "turn_min"):
            _require(
                getattr(self, name) <= self.target,
                name,
                getattr(self, name),
                f"no more than the target, {self.target}",
                sentence=ABOVE_TARGET,
                limit=self.target,
            )
        _require(
            not self.exact_mode or self.target % self.unit == 0,
            "target",
            self.target,
            f"a multiple of {self.unit}, or an exact finish could never be reached",
            sentence=NEVER_EXACT,
            limit=self.unit,
        )
        _require(self.round_limit > 0, "round_limit", self.round_limit, "at least 1")

    def _check_dice(self) -> None:
        _require(1 <= self.dice <= 10, "dice", self.dice, "from 1 to 10 dice")  # noqa: PLR2004
        _require(2 <= self.faces <= 6, "faces", self.faces, "from 2 to 6 faces")  # noqa: PLR2004
        _require(
            not self.colours or len(self.colours) == self.dice,
            "colours",
            f"{len(self.colours)} colours",
            f"one for each of the {self.dice} dice",
        )
        for colour in self.colours:
            count = self.colours.count(colour)
            _require(count == 2, "colours", f"{count} {colour}", "two dice of each colour")  # noqa: PLR2004
        _require(
            not self.coloured_pairs or bool(self.colours),
            "coloured_pairs",
            self.coloured_pairs,
            "0, for the dice have no colours",
        )

    def _check_combinations(self) -> None:
        for name in ("singles", "triplets"):
            table = getattr(self, name)
            _require(len(table) == self.faces, name, f"{len(table)} faces", f"{self.faces} faces")
        for number, _ in self.kind_fixed:
            _require(
                3 < number <= self.dice,  # noqa: PLR2004
                "kind_fixed",
                f"{number} alike",
                f"from 4 to {self.dice} alike, with {self.dice} dice",
            )
        for faces, _ in self.straights:
            _require(
                len(faces) <= self.dice and len(set(faces)) == len(faces),
                "straights",
                "-".join(map(str, faces)),
                f"different faces, no more than the {self.dice} dice",
            )
        for name, needed in (
            ("three_pairs", 6),
            ("quad_plus_pair", 6),
            ("two_triplets", 6),
            ("full_house", 5),
        ):
            _require(
                not getattr(self, name) or self.dice >= needed,
                name,
                getattr(self, name),
                f"0, for it takes {needed} dice and the game has {self.dice}",
            )
        _require(
            any(self.singles) or any(self.triplets) or bool(self.straights),
            "singles",
            "no face that scores",
            "at least one face, triplet or straight with points",
        )

    @property
    def unit(self) -> int:
        """The smallest step between two scores, in points: what divides all values."""
        values = [*self.singles, *self.triplets, self.three_pairs, self.quad_plus_pair]
        values += [self.two_triplets, self.full_house, self.coloured_pairs, self.nothing_scores]
        values += [points for _, points in self.straights]
        values += [points for _, table in self.kind_fixed for points in table]
        values += [self.triple_zilch_penalty, self.take_over_penalty]
        values += [self.challenge_penalty_first, self.challenge_penalty_second]
        return reduce(gcd, values)


class BoxShape(StrEnum):
    """What the dice must show for a box of the score sheet (RULES.md A3.6)."""

    ANY = "any"
    ALIKE = "alike"
    """At least `size` of one number."""
    FULL_HOUSE = "full_house"
    """Three of one number and two of another."""
    TWO_PAIRS = "two_pairs"
    STRAIGHT = "straight"
    """All of `faces`."""
    FACE = "face"
    """The number `size`; any throw will do."""


class BoxScore(StrEnum):
    """What a box is worth when the dice fit."""

    FLAT = "flat"
    SUM = "sum"
    """All dice added up."""
    MATCHED = "matched"
    """Only the dice that make the shape added up."""


@dataclass(frozen=True, slots=True)
class Box:
    """One row of the sheet: its id, condition and worth; 0 where the dice do not fit."""

    id: str
    shape: BoxShape
    score: BoxScore
    size: int = 0
    faces: tuple[int, ...] = ()
    points: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ScorepadRules:
    """The rules of one game with boxes to fill. Raises `SettingError` on a contradiction."""

    dice: int = 5
    faces: int = 6
    throws: int = 3
    boxes: tuple[Box, ...] = field(default=())
    bonus_boxes: tuple[str, ...] = ()
    bonus_from: int = 0
    bonus_points: int = 0
    four_kind_sums_four: bool = False
    yacht_as_full_house: bool = False

    def __post_init__(self) -> None:
        _require(1 <= self.dice <= 10, "dice", self.dice, "from 1 to 10 dice")  # noqa: PLR2004
        _require(2 <= self.faces <= 6, "faces", self.faces, "from 2 to 6 faces")  # noqa: PLR2004
        _require(1 <= self.throws <= 10, "throws", self.throws, "from 1 to 10 throws a turn")  # noqa: PLR2004
        _require(bool(self.boxes), "boxes", "no box", "at least one box")
        ids = [box.id for box in self.boxes]
        for place, box in enumerate(self.boxes):
            twice = box.id in ids[:place]
            _require(not twice, "boxes", f"a second box {box.id}", "each box once", place)
            self._check_box(box, place)
        for name in self.bonus_boxes:
            _require(name in ids, "bonus_boxes", name, "a box of this sheet")

    def _check_box(self, box: Box, place: int) -> None:
        highest = self.dice if box.shape is BoxShape.ALIKE else self.faces
        size = f"size {box.size} of {box.id}"
        _require(box.size <= highest, "boxes", size, f"at most {highest}", place)
        if box.shape is BoxShape.STRAIGHT:
            different = len(set(box.faces)) == len(box.faces)
            _require(
                different and 0 < len(box.faces) <= self.dice and max(box.faces) <= self.faces,
                "boxes",
                "-".join(map(str, box.faces)) or f"no faces for {box.id}",
                f"1 to {self.dice} different faces from 1 to {self.faces}",
                place,
            )


Rules = BankingRules | ScorepadRules

NEEDS: dict[str, tuple[str, ...]] = {
    "quad_plus_pair_is_three_pairs": ("three_pairs",),
    "six_alike_is_two_triplets": ("two_triplets", "double_trips"),
    "colours_scope": ("coloured_pairs",),
    "progressive_across_hot_dice": ("progressive",),
    "topping_equal_is_enough": ("topping",),
    "attempt_max_missing": ("straight_attempt",),
    "attempt_on_bust": ("straight_attempt", "three_pairs_attempt"),
    "take_over_needs_board": ("take_over",),
    "take_over_penalty": ("take_over",),
    "challenge_needs_board": ("challenges",),
    "resume_if_nobody_above": ("challenges",),
    "reset_after_penalty": ("triple_zilch_penalty",),
    "overshoot_is_bust": ("exact_mode",),
    "knock_off": ("exact_mode",),
    "knock_off_steals_turn": ("exact_mode",),
    "welfare": ("exact_mode",),
}
"""A setting that says something only while one of the others is on."""


def is_in_force(rules: Rules, setting: str) -> bool:
    """Whether `setting` says anything at all under `rules` (see `NEEDS`)."""
    needed = NEEDS.get(setting, ())
    return not needed or any(getattr(rules, name) not in {0, "off", "none"} for name in needed)
