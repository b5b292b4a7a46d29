"""The command `kubik odds`: what a turn or a sheet is worth, and every decision in it.

Importing it loads numpy; `kubik.cli` does so only when the command is given.
"""

import argparse

from kubik.computer.odds.combination_odds import combination_odds
from kubik.computer.odds.sheet_odds import SheetOdds
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.errors import KnownError
from kubik.odds_command.positions import after_throw, before_throw, before_turn, on_sheet, require
from kubik.odds_command.printing import print_choices, print_game, print_sheet
from kubik.rules.dice import Throw
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import BankingRules

OF_A_TURN = ("at_risk", "left", "building", "score", "opening", "previous", "busts", "offer")
OF_A_SHEET = ("open", "throws", "section")
"""Options that only games of one family have a use for."""


def run(ruleset: Ruleset, throw: Throw | None, options: argparse.Namespace) -> None:
    """Print the odds of the game, or of the position that the options describe.

    Raises `KnownError` where they make no sense for the game.
    """
    is_turn = isinstance(ruleset.rules, BankingRules)
    for name in OF_A_SHEET if is_turn else OF_A_TURN:
        if _is_given(options, name):
            raise KnownError(
                "{game} has no use for --{option}.",
                game=ruleset.game.name["en"],
                option=name.replace("_", "-"),
            )
    if is_turn:
        _turn(ruleset, throw, options)
    else:
        _sheet(ruleset, throw, options)


def _is_given(options: argparse.Namespace, name: str) -> bool:
    return getattr(options, name) not in {None, False} if name != "open" else bool(options.open)


def _turn(ruleset: Ruleset, throw: Throw | None, options: argparse.Namespace) -> None:
    odds = TurnOdds(ruleset)
    if throw is None and not any(_is_given(options, name) for name in OF_A_TURN):
        print_game(ruleset, odds, combination_odds(ruleset), as_json=options.json)
        return
    start = before_turn(ruleset, odds, options)
    if throw is not None:
        require(options.left is None, "left", options.left, "--dice without it")
        state = after_throw(start, odds, throw, options)
        choices = odds.choices(state) if state.seat == 0 else ()
    elif options.left is not None:
        state = before_throw(start, odds, options.left, options)
        choices = odds.stop_or_throw(state, options.left)
    else:
        require(options.at_risk is None, "at-risk", options.at_risk, "--dice or --left with it")
        require(options.building is None, "building", options.building, "--dice or --left with it")
        choices = odds.choices(start)
    print_choices(ruleset, choices, odds.inexact, as_json=options.json)


def _sheet(ruleset: Ruleset, throw: Throw | None, options: argparse.Namespace) -> None:
    odds = SheetOdds(ruleset)
    state = on_sheet(ruleset, throw, options)
    if throw is not None:
        print_choices(ruleset, odds.choices(state), as_json=options.json)
        return
    sheet = state.sheets[0]
    deviation = None if sheet.filled else odds.deviation
    print_sheet(ruleset, odds.expected(sheet), deviation, as_json=options.json)
