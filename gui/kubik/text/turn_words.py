"""Tells a turn as one looks back on it: its throws, what was kept, and what it came to."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from kubik.play.turns import EndEntry, Entry, Result, SeatsEntry, ThrownDie, TurnEntry, TurnThrow
from kubik.rules.events import BustCause
from kubik.rules.ruleset import Words
from kubik.text.catalogue import game_name, number, translate
from kubik.text.dice_words import colour_name
from kubik.text.narration import outcome_sentence
from kubik.text.step_words import told

Names = Mapping[str, str]
"""What each person is called, by id."""


def note(entry: SeatsEntry | EndEntry, box_names: Mapping[str, Words]) -> str:
    """What happened between turns, in a few sentences."""
    match entry:
        case SeatsEntry(before, step):
            # The turn that follows tells itself.
            return ". ".join(told(replace(step, events=()), before, box_names))
        case EndEntry(outcome, seats):
            return outcome_sentence(outcome, [seat.name for seat in seats])
    assert_never(entry)


def throw_words(place: int, throw: TurnThrow, names: Names) -> str:
    """One throw of a turn, `place` from 1: `Throw 2: 5 2 3, kept 5 for 50 points`."""
    kept = throw.kept_dice
    if throw.knocker is not None:
        text = translate("History", "{player} throws {dice} to knock the points off")
    elif not kept:
        text = translate("History", "Throw {number}: {dice}")
    elif throw.points:
        text = translate(
            "History", "Throw {number}: {dice}, kept {kept} for %Ln point(s)", None, throw.points
        )
    else:
        text = translate("History", "Throw {number}: {dice}, kept {kept}")
    return text.format(
        number=number(place),
        dice=_dice(throw.dice),
        kept=_dice(kept),
        points=number(throw.points or 0),
        player=names.get(throw.knocker or "", ""),
    )


def _dice(dice: tuple[ThrownDie, ...]) -> str:
    if any(die.colour for die in dice):
        return ", ".join(
            f"{die.face} {colour_name(die.colour)}" if die.colour else str(die.face) for die in dice
        )
    return " ".join(str(die.face) for die in dice)


def result_words(turn: TurnEntry, box_names: Mapping[str, Words]) -> str:
    """What became of a turn, in a word or two."""
    match turn.result:
        case Result.OPEN:
            return translate("History", "under way")
        case Result.BANKED:
            return translate("History", "banked")
        case Result.BUSTED:
            return _bust(turn.cause)
        case Result.BOX:
            return game_name(box_names[turn.box or ""])
        case Result.KNOCKED_OFF:
            return translate("History", "knocked off")
        case Result.ROLL_OFF:
            return translate("History", "roll-off")
        case Result.ENDED:
            return translate("History", "all dice alike")
    assert_never(turn.result)


def _bust(cause: BustCause | None) -> str:
    match cause:
        case BustCause.OVER_TARGET:
            return translate("History", "bust: over the target")
        case BustCause.BELOW_MINIMUM:
            return translate("History", "bust: too little")
        case _:
            return translate("History", "bust")


def points_words(turn: TurnEntry) -> str:
    """What a turn added to the score, or what it lost on the way; empty while it goes on."""
    match turn.result:
        case Result.OPEN:
            return ""
        case Result.BUSTED | Result.KNOCKED_OFF:
            if not turn.points:
                return number(0)
            return translate("History", "{points} lost").format(points=number(turn.points))
        case Result.ROLL_OFF:
            return number(turn.points)
        case Result.BANKED | Result.BOX | Result.ENDED:
            return f"+{number(turn.points)}" if turn.points else number(0)
    assert_never(turn.result)


def sentences(entry: Entry, names: Names, box_names: Mapping[str, Words]) -> Iterator[str]:
    """The whole entry for whoever hears it, or points at it."""
    if not isinstance(entry, TurnEntry):
        yield note(entry, box_names)
        return
    head = translate("History", "Round {round}, {player}")
    yield head.format(round=number(entry.round), player=names[entry.person])
    yield from extras(entry, names)
    for place, throw in enumerate(entry.throws, 1):
        yield throw_words(place, throw, names)
    points = points_words(entry)
    result = result_words(entry, box_names)
    yield f"{result}: {points}" if points else result
    if entry.score is not None:
        yield translate("History", "Score {score}").format(score=number(entry.score))


def extras(turn: TurnEntry, names: Names) -> Iterator[str]:
    """What was special about a turn, in a few words each."""
    if turn.rival is not None:
        yield translate("History", "challenges {player}").format(player=names[turn.rival])
    if turn.taken_over:
        yield translate("History", "takes %Ln point(s) over", None, turn.taken_over)
    if turn.starts_last_round:
        yield translate("History", "begins the last round")
