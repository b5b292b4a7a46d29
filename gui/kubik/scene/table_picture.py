"""What lies on the table, as a value: every die, how it looks, and what the groups are worth."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from kubik.rules.actions import Keep
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Group, Stage
from kubik.rules.banking.position import Turn as BankingTurn
from kubik.rules.combination import Combination
from kubik.rules.dice import Colour
from kubik.rules.ruleset import MatchState
from kubik.rules.scorepad import ScorepadState


class Look(StrEnum):
    """What a die is to the player just now."""

    FREE = "free"
    """May be set aside."""
    CHOSEN = "chosen"
    """Set aside from the present throw; may be taken back."""
    FROZEN = "frozen"
    """Set aside in an earlier throw."""
    DEAD = "dead"
    """Lies there and cannot be used."""


@dataclass(frozen=True, slots=True)
class DiePicture:
    """One die: its place (from 0), its face, its colour (None is ivory) and its look."""

    place: int
    face: int
    colour: Colour | None
    look: Look


@dataclass(frozen=True, slots=True)
class GroupPicture:
    """Dice (places) in the tray that are one combination, and their points.

    Without a `combination` other dice have a part in the points, or there are none yet.
    """

    dice: tuple[int, ...]
    points: int
    combination: Combination | None = None


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Everything on the table. Dice that are in the cup are not in `dice`."""

    dice: tuple[DiePicture, ...] = ()
    groups: tuple[GroupPicture, ...] = ()
    has_coloured_dice: bool = False
    """Red and green dice vanish on green felt for some eyes."""
    has_tray: bool = True
    """Whether dice set aside stay aside."""

    @property
    def row(self) -> tuple[DiePicture, ...]:
        """The dice in front of the player, left to right; key 1 is the first of them."""
        return tuple(die for die in self.dice if die.look is not Look.FROZEN)


def picture_of(state: MatchState) -> TablePicture:
    """The table in this position."""
    if isinstance(state, ScorepadState):
        return _scorepad_picture(state)
    colours = state.rules.colours
    has_coloured_dice = bool(colours)
    turn = state.turn
    if turn is None or turn.stage is Stage.START:
        # What fell last stays to be seen until the next throw.
        looks = dict.fromkeys(range(len(state.lying)), Look.DEAD)
        groups: tuple[GroupPicture, ...] = ()
    else:
        looks = _looks(state, turn)
        groups = tuple(
            part for group in _whole_groups(turn) for part in _combinations(state, group)
        )
    dice = tuple(
        DiePicture(place, state.lying[place], colours[place] if colours else None, look)
        for place, look in sorted(looks.items())
        if state.lying[place]
    )
    return TablePicture(dice, groups, has_coloured_dice)


def _whole_groups(turn: BankingTurn) -> Iterator[Group]:
    """The groups, each with the dice before it that were kept for it without points (B32)."""
    waiting: tuple[int, ...] = ()
    for group in turn.frozen:
        waiting += group.dice
        if group.points:
            yield Group(waiting, group.points)
            waiting = ()
    if waiting:
        yield Group(waiting, 0)


def _combinations(state: BankingState, group: Group) -> Iterator[GroupPicture]:
    rest = sorted(group.dice, key=lambda place: (state.lying[place], place))
    parts = state.keeping.parts(state.faces_of(group.dice), group.points)
    if not parts:
        yield GroupPicture(tuple(rest), group.points)
    for part in parts:
        dice = []
        for face in part.dice:
            place = next(place for place in rest if state.lying[place] == face)
            rest.remove(place)
            dice.append(place)
        yield GroupPicture(tuple(dice), part.points, part)


def _looks(state: MatchState, turn: BankingTurn) -> dict[int, Look]:
    looks = {die: Look.FROZEN for group in turn.frozen for die in group.dice}
    for die in turn.loose:
        chosen = die in turn.kept
        toggled = Keep(toggled_choice(turn.kept, die))
        usable = state.refusal(toggled) is None
        looks[die] = Look.CHOSEN if chosen else Look.FREE if usable else Look.DEAD
    return looks


def _scorepad_picture(state: ScorepadState) -> TablePicture:
    turn = state.turn
    dice = []
    for place, face in enumerate(state.lying):
        if turn is None or not turn.throws:
            look = Look.DEAD
        elif place in turn.kept:
            look = Look.CHOSEN
        else:
            usable = state.refusal(Keep(toggled_choice(turn.kept, place))) is None
            look = Look.FREE if usable else Look.DEAD
        dice.append(DiePicture(place, face, None, look))
    return TablePicture(tuple(dice), has_tray=False)


def toggled_choice(kept: tuple[int, ...], die: int) -> tuple[int, ...]:
    """The choice `kept` with `die` taken in, or out where it is in already."""
    return tuple(sorted(set(kept) ^ {die}))
