"""What `kubik odds` prints, in words and as JSON."""

import json
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, assert_never

from kubik.computer.odds.choice import Choice
from kubik.computer.odds.combination_odds import CombinationOdds
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import BankingRules

REASONS = {
    "progressive_across_hot_dice": "dice of before the corner are not built on here",
    "endless": "a turn need never end by these rules",
    "score_floor": "a penalty that the floor would cut is taken in full",
}
"""Why the numbers are not the exact optimum."""


def print_game(
    ruleset: Ruleset, odds: TurnOdds, combinations: Sequence[CombinationOdds], *, as_json: bool
) -> None:
    """Print what a turn is worth, when to stop in it, and what its throws may be."""
    rules = ruleset.rules
    assert isinstance(rules, BankingRules)
    opening = odds.expected_opening
    dice = range(rules.dice, 0, -1)
    busts = {number: odds.bust_chance(number) for number in dice}
    bank = odds.bank_from()
    if as_json:
        found: dict[str, Any] = {
            "expected_per_turn": odds.expected_per_turn,
            "bust": {str(number): str(busts[number]) for number in sorted(busts)},
            "bank_from": {str(number): bank[number] for number in sorted(bank)},
        }
        if opening is not None:
            from_opening = odds.bank_from(on_board=False)
            found["opening"] = {
                "expected_per_turn": opening,
                "bank_from": {str(number): from_opening[number] for number in sorted(bank)},
            }
        found["combinations"] = [
            {
                "shape": part.shape,
                "dice": part.dice,
                "chance": str(part.chance),
                "average": part.average,
            }
            for part in combinations
        ]
        print(json.dumps(found | _exactness(odds.inexact)))
        return
    print(f"{ruleset.game.name['en']}: {odds.expected_per_turn:.6f} points a turn")
    _print_stopping(busts, bank)
    if opening is not None:
        print(f"An opening turn ({rules.open_min} points or more): {opening:.6f} points")
        _print_stopping(busts, odds.bank_from(on_board=False))
    print(f"A throw of {rules.dice} dice has")
    for part in combinations:
        name = f"{part.shape.replace('_', ' ')} of {part.dice}"
        print(f"  {name}: {_percent(part.chance)} ({part.chance}), {part.average:.2f} points")
    _print_reasons(odds.inexact)


def print_sheet(ruleset: Ruleset, total: float, deviation: float | None, *, as_json: bool) -> None:
    """Print what a sheet, or what is open of it, brings on average."""
    if as_json:
        found = {"expected_total": total}
        print(json.dumps(found if deviation is None else found | {"deviation": deviation}))
        return
    spread = "" if deviation is None else f", standard deviation {deviation:.2f}"
    print(f"{ruleset.game.name['en']}: {total:.6f} points{spread}")


def print_choices(
    ruleset: Ruleset, choices: Sequence[Choice], inexact: Sequence[str] = (), *, as_json: bool
) -> None:
    """Print what may be done, the best first; nothing may be done after a bust."""
    rules = ruleset.rules
    if as_json:
        found = [
            {
                "action": action_words(choice, rules.dice),
                "expected": choice.expected,
                "bust": str(choice.bust),
                "keep": list(choice.keep),
            }
            for choice in choices
        ]
        print(json.dumps({"choices": found} | _exactness(inexact)))
        return
    tried: set[str] = set()
    for choice in choices:
        action = choice.actions[0]
        if isinstance(action, a.Attempt):  # of each combination the best attempt will do
            if action.shape in tried:
                continue
            tried.add(action.shape)
        bust = f", busts {_percent(choice.bust)}" if choice.bust else ""
        print(f"  {choice.expected:.6f}  {action_words(choice, rules.dice)}{bust}")
    if not choices:
        print("  Nothing may be done: the turn is over.")
    _print_reasons(inexact)


def action_words(choice: Choice, dice: int) -> str:
    """The whole choice in words: `keep 1 1 5, roll 3`; `dice` is how many the game has."""
    keep = f"keep {_faces(choice.keep)}" if choice.keep else ""
    words = [keep, *(_then(action, choice, dice) for action in choice.actions)]
    found = ", ".join(word for word in words if word)
    # What lands exactly on the target is banked by itself.
    return f"{found}, bank" if isinstance(choice.actions[-1], a.Keep) else found


def _then(action: Action, choice: Choice, dice: int) -> str:
    match action:
        case a.Roll():
            return f"roll {dice - len(choice.keep)}" if choice.keep else "roll"
        case a.Keep() | a.ChangeSeats():
            return ""
        case a.Bank():
            return "bank"
        case a.TakeOver():
            return "take over"
        case a.Challenge(seat):
            return f"challenge {seat + 1}"
        case a.Attempt(shape):
            return f"try for {shape.replace('_', ' ')}"
        case a.GiveUp():
            return "give up"
        case a.Score(box):
            return f"score {box}"
    assert_never(action)


def _print_stopping(busts: dict[int, Fraction], bank: dict[int, int | None]) -> None:
    for number, chance in busts.items():
        points = bank[number]
        stop = "never bank" if points is None else f"bank from {points}"
        dice = "die" if number == 1 else "dice"
        print(f"  {number} {dice} to throw: bust {_percent(chance)} ({chance}), {stop}")


def _exactness(inexact: Sequence[str]) -> dict[str, object]:
    return {"exact": False, "reasons": list(inexact)} if inexact else {"exact": True}


def _print_reasons(inexact: Sequence[str]) -> None:
    for reason in inexact:
        print(f"Not exact: {REASONS[reason]}.")


def _faces(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice))


def _percent(chance: Fraction) -> str:
    return f"{float(chance):.2%}"
