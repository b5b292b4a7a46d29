"""Whole stretches of play, written down: what the players do, and what the rules make of it.

A file in `playthroughs/` has a head (game, form, house rules, names, scores to begin with, dice)
and lines `> action`; the indented lines below each are what happened. Actions and dice are the
input, the indented lines are the golden output: read them as a player would. To write them anew:

    KUBIK_REWRITE_PLAYTHROUGHS=1 pytest tests/test_playthroughs.py
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import assert_never

import pytest

from kubik.rules import events as e
from kubik.rules.combination import Shape
from kubik.rules.events import Event
from kubik.rules.ruleset import MatchState
from kubik.rules.state import IllegalAction
from rules.table import Table

FILES = sorted(Path(__file__).with_name("playthroughs").glob("*.txt"))


def played(text: str) -> str:
    """The playthrough anew: its head and its actions, each with what happens now."""
    lines = [line for line in text.splitlines() if not line.startswith(" ")]
    head = dict(line.split(": ", 1) for line in lines if ": " in line and line[0] not in "#>")
    names = head["players"].split(", ")
    rules = dict(rule.split("=") for rule in head.get("rules", "").split())
    scores = tuple(int(score) for score in head.get("scores", "").split(", ") if score)
    table = Table(
        head["game"],
        head["dice"],
        seats=len(names),
        form=head.get("form"),
        scores=scores,
        rules=rules,
    )
    told: list[str] = []
    for line in lines:
        told.append(line)
        if line.startswith("> "):
            told += [f"    {what}" for what in answer(table, line[2:], names)]
    assert table.is_out_of_dice, "the script has dice that nobody threw"
    return "\n".join(told) + "\n"


def answer(table: Table, action: str, names: list[str]) -> Iterator[str]:
    """What follows an action, event by event; or why it is refused."""
    state = table.state
    try:
        events = act(table, action, names)
    except IllegalAction as error:
        refusal = error.refusal
        yield f"refused: {refusal.why}" + (f" {refusal.number}" if refusal.number else "")
        return
    for event in events:
        yield sentence(event, state, names)
        before, state = state.scores, state.evolve(event)
        if state.scores != before:
            pairs = zip(names, state.scores, strict=True)
            yield "    score: " + ", ".join(f"{name} {score}" for name, score in pairs)


def act(table: Table, action: str, names: list[str]) -> tuple[Event, ...]:
    """Do what an action line says."""
    verb, _, rest = action.partition(" ")
    match verb:
        case "roll":
            return table.roll()
        case "keep":
            return table.keep(rest)
        case "bank":
            return table.bank()
        case "take-over":
            return table.take_over()
        case "give-up":
            return table.give_up()
        case "challenge":
            return table.challenge(names.index(rest))
        case "score":
            return table.score(rest)
        case "attempt":
            shape, _, kept = rest.partition(" ")
            return table.attempt(Shape(shape), kept)
        case _:
            raise ValueError(f"no action: {action}")


def sentence(event: Event, state: MatchState, names: list[str]) -> str:
    """One event in words; `state` is the position before it."""
    name = names[state.seat] if state.seat is not None else ""

    def shown(dice: tuple[int, ...]) -> str:
        return " ".join(str(face) for face in sorted(state.lying[die] for die in dice))

    match event:
        case e.TurnStarted(seat, number, offer):
            left = f"; may take over {offer.points} with {len(offer.dice)} dice" if offer else ""
            return f"{names[seat]}'s turn, round {number}{left}"
        case e.DiceThrown(_, faces):
            return f"{name} throws " + " ".join(map(str, faces))
        case e.DiceKept(dice, points):
            worth = "" if points is None else f" for {points}"
            return f"{name} keeps {shown(dice) or 'nothing'}{worth}"
        case e.DiceFrozen(dice, points, building):
            built = f", building on {' '.join(map(str, building))}" if building else ""
            return f"{shown(dice)} set aside for {points}{built}"
        case e.CornerTurned():
            return f"{name} turns the corner"
        case e.TookOver(points, dice):
            return f"{name} takes over {points} with {len(dice)} dice"
        case e.ChallengeMade(target, token):
            return f"{name} challenges {names[target]} (challenge {token + 1})"
        case e.AttemptMade(shape, dice):
            return f"{name} keeps {shown(dice)} to complete {shape}"
        case e.Busted(seat, lost, cause, in_a_row):
            return f"{names[seat]} loses {lost}: {cause} ({in_a_row} in a row)"
        case e.Banked(seat, points):
            return f"{names[seat]} banks {points}"
        case e.ScoreChanged(seat, points, why):
            return f"{names[seat]} {points:+}: {why}"
        case e.LastRoundStarted(seat):
            return f"{names[seat]} starts the last round"
        case e.LastRoundCancelled():
            return "the last round is off: nobody is above the target"
        case e.KnockOffStarted(seat, dice):
            return f"{names[seat]} may knock it off with {len(dice)} dice"
        case e.KnockedOff(seat, points):
            return f"{names[seat]}'s {points} are knocked off"
        case e.RollOffStarted(seats):
            return "roll-off: " + ", ".join(names[seat] for seat in seats)
        case e.RollOffThrown(seat, points):
            return f"{names[seat]}'s throw is worth {points}"
        case e.BoxScored(seat, box, points):
            return f"{names[seat]} writes {points} into {box}"
        case e.SeatsChanged(sources):
            return f"seats now filled from {sources}"
        case e.MatchEnded(outcome):
            places = (
                f"{place.rank}. {names[place.seat]} {place.score}" for place in outcome.ranking
            )
            return f"the end ({outcome.termination}): " + ", ".join(places)
    assert_never(event)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_match_is_played_as_it_is_written_down(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    now = played(written)
    if os.environ.get("KUBIK_REWRITE_PLAYTHROUGHS"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")


def test_there_is_a_playthrough_of_every_game() -> None:
    heads = {line for path in FILES for line in path.read_text(encoding="utf-8").splitlines()}
    games = ("zilch", "zonk_chicago", "zonk_detroit", "dice10000", "yacht")
    assert {f"game: {game}" for game in games} <= heads
