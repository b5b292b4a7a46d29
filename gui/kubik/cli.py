"""The command line, for people who write house rules; no window."""

import argparse
import errno
import json
import os
import random
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from typing_extensions import override

from kubik import rule_files
from kubik.errors import KnownError, shown
from kubik.play import simulation
from kubik.play.cup import SeededCup
from kubik.rules.dice import Throw
from kubik.rules.notation import read_throw, write_throw
from kubik.rules.ruleset import Definition, HouseRule, Ruleset, snake_case
from kubik.rules.settings import BankingRules, ScorepadRules
from kubik.text.house_rules import english_sentence, english_title

MISTAKE, STOPPED = 2, 130
"""Exit statuses: bad input, and Ctrl+C."""

CLOSED_PIPE = {errno.EPIPE, errno.EINVAL}
"""What writing to somebody who reads no more fails with; the latter on Windows."""


def main(arguments: Sequence[str]) -> int:
    """Do one command; give the exit status. Bad input: one line on standard error, status 2."""
    try:
        options = _parser().parse_args(arguments)
        status: int = options.command(options)
        sys.stdout.flush()
    except KnownError as error:
        print(f"kubik: {error}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        print("kubik: stopped.", file=sys.stderr)
        return STOPPED
    except OSError as error:
        if error.errno not in CLOSED_PIPE:
            raise
        # Whoever read has seen enough; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    @override
    def error(self, message: str) -> NoReturn:
        raise KnownError("{message} (kubik --help lists the commands).", message=message)


class _Version(argparse.Action):
    """Prints Kubik and its libraries, and ends."""

    @override
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from kubik.libraries import lines

        print("\n".join(lines()))
        parser.exit()


def _parser() -> _Parser:
    parser = _Parser(prog="kubik", description="Dice games. Without a command the window opens.")
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="print the version and the libraries"
    )
    parser.add_argument(
        "--self-check", action="store_true", help="say whether everything is there and works"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="list the games, their forms and house rules")
    games.add_argument("--json", action="store_true", help="print one JSON object")
    games.set_defaults(command=_games)

    check = commands.add_parser("check", help="check rule files")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--json", action="store_true", help="print one JSON object")
    check.set_defaults(command=_check)

    score = commands.add_parser("score", help="value a throw")
    _add_game(score)
    score.add_argument("dice", nargs="+", metavar="DIE", help="faces, or - for a throw a line")
    score.set_defaults(command=_score)

    _add_odds(commands.add_parser("odds", help="solve a game, or rank what may be done"))

    simulate = commands.add_parser("simulate", help="play random legal matches")
    _add_game(simulate)
    simulate.add_argument("--matches", type=int, default=100, metavar="N")
    simulate.add_argument("--seed", type=int, default=0, metavar="S")
    simulate.add_argument("--seats", type=int, default=2, metavar="K", help="players (2)")
    simulate.set_defaults(command=_simulate)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or the path of a rule file")
    parser.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a house rule, or form=NAME; may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _add_odds(odds: argparse.ArgumentParser) -> None:
    _add_game(odds)
    odds.add_argument("--form", metavar="NAME", help="the same as --rule form=NAME")
    odds.add_argument("--dice", nargs="+", metavar="DIE", help="the throw to decide about")
    turn = odds.add_argument_group("a position of a press-your-luck game")
    turn.add_argument("--at-risk", type=int, metavar="N", help="points of earlier throws (0)")
    turn.add_argument("--left", type=int, metavar="N", help="dice not set aside: bank or throw?")
    turn.add_argument("--building", metavar="FACES", help="dice set aside that may be built on")
    turn.add_argument("--score", type=int, metavar="N", help="the player's score (0)")
    turn.add_argument("--opening", action="store_true", help="the player is not on board yet")
    turn.add_argument("--previous", type=int, metavar="N", help="what the last player banked (0)")
    turn.add_argument("--busts", type=int, metavar="N", help="the player's busts in a row (0)")
    turn.add_argument("--offer", metavar="POINTS:DICE", help="what may be taken over")
    sheet = odds.add_argument_group("a position on a score sheet")
    sheet.add_argument("--open", nargs="+", metavar="BOX", help="the boxes not filled yet (all)")
    sheet.add_argument("--throws", type=int, metavar="N", help="throws made in this turn (1)")
    sheet.add_argument("--section", type=int, metavar="N", help="points in the bonus section (0)")
    odds.set_defaults(command=_odds)


def ruleset_from(game: str, settings: Iterable[str]) -> Ruleset:
    """The rules of `game` with house rules given as `NAME=VALUE`. Raises `KnownError`."""
    definition = rule_files.find(game)
    form: str | None = None
    chosen: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise KnownError("--rule: found {found}, expected NAME=VALUE.", found=shown(setting))
        if snake_case(name) in chosen or (name == "form" and form is not None):
            raise KnownError("--rule: found {found} a second time.", found=shown(name))
        if name == "form":
            form = value
        else:
            chosen[snake_case(name)] = value
    return definition.ruleset(form, **chosen)


# games ------------------------------------------------------------------------------------------


def _games(options: argparse.Namespace) -> int:
    games = [rule_files.shipped(game) for game in rule_files.shipped_ids()]
    if options.json:
        print(json.dumps({"games": [_game_as_json(game) for game in games]}))
        return 0
    for game in games:
        fewest, most = game.seats
        print(f"{game.id}: {game.name['en']}, for {fewest} to {most} players")
        print(f"  {game.about['en']}")
        for form in game.forms:
            print(f"  form={form.id}: {form.name['en']}")
        for rule in game.house_rules:
            default = getattr(game.forms[0].rules, rule.name)
            print(f"  {rule.name}={_word(default)}  ({rule.expected})")
            print(f"      {english_title(rule.name)}. {english_sentence(rule.name)}")
        print()
    return 0


def _game_as_json(game: Definition) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name["en"],
        "about": game.about["en"],
        "seats": list(game.seats),
        "forms": [{"id": form.id, "name": form.name["en"]} for form in game.forms],
        "house_rules": [_house_rule_as_json(game, rule) for rule in game.house_rules],
    }


def _house_rule_as_json(game: Definition, rule: HouseRule) -> dict[str, object]:
    return {
        "name": rule.name,
        "title": english_title(rule.name),
        "sentence": english_sentence(rule.name),
        "choices": list(rule.choices),
        "default": getattr(game.forms[0].rules, rule.name),
    }


def _word(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


# check ------------------------------------------------------------------------------------------


def _check(options: argparse.Namespace) -> int:
    results: list[dict[str, object]] = []
    for file in options.files:
        try:
            game = rule_files.read(Path(file))
        except KnownError as error:
            results.append({"file": file, "ok": False, "error": str(error)})
            if not options.json:
                print(f"kubik: {error}", file=sys.stderr)
        else:
            results.append({"file": file, "ok": True, "error": None})
            if not options.json:
                print(f"{file}: {game.name['en']}, {len(game.house_rules)} house rules, no mistake")
    if options.json:
        print(json.dumps({"files": results}))
    return 0 if all(result["ok"] for result in results) else MISTAKE


# score ------------------------------------------------------------------------------------------


def _score(options: argparse.Namespace) -> int:
    ruleset = ruleset_from(options.game, options.rule)
    if options.dice != ["-"]:
        _print_score(ruleset, " ".join(options.dice), as_json=options.json)
        return 0
    for number, line in enumerate(sys.stdin, 1):
        if line.strip():
            try:
                _print_score(ruleset, line, as_json=options.json)
            except KnownError as error:
                raise KnownError("Line {number}: {error}", number=number, error=error) from error
    return 0


def _print_score(ruleset: Ruleset, text: str, *, as_json: bool) -> None:
    throw = _throw_for(ruleset, text)
    if isinstance(ruleset.rules, ScorepadRules):
        boxes = ruleset.box_points(throw)
        if as_json:
            print(json.dumps({"boxes": boxes}))
        else:
            print(write_throw(throw))
            for box, points in boxes.items():
                print(f"  {ruleset.game.box_names[box]['en']}: {points}")
        return
    sets = sorted(ruleset.kept_sets(throw).items(), key=lambda kept: (-kept[1], kept[0]))
    best = ruleset.best(throw)
    if as_json:
        kept_sets = [{"dice": list(dice), "points": points} for dice, points in sets]
        best_set = {"dice": list(best[0]), "points": best[1]} if best else None
        print(json.dumps({"bust": best is None, "best": best_set, "kept_sets": kept_sets}))
        return
    print(write_throw(throw))
    if best is None:
        print("  Bust: nothing scores.")
        return
    print(f"  Best: {best[1]} points with {_faces(best[0])}")
    for dice, points in sets:
        print(f"  {_faces(dice)} = {points}")


def _faces(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice))


def _throw_for(ruleset: Ruleset, text: str) -> Throw:
    """The throw that `text` describes, which must fit the dice of the game. Raises `KnownError`."""
    rules, name = ruleset.rules, ruleset.game.name["en"]
    throw = read_throw(text, rules.faces)
    number = len(throw.faces)
    is_scorepad = isinstance(rules, ScorepadRules)
    if number > rules.dice or (is_scorepad and number < rules.dice):
        expected = str(rules.dice) if is_scorepad else f"1 to {rules.dice}"
        raise KnownError(
            "{game}: found {found} dice, expected {expected}.",
            game=name,
            found=number,
            expected=expected,
        )
    owned = rules.colours if isinstance(rules, BankingRules) else ()
    for colour in throw.colours or ():
        if (throw.colours or ()).count(colour) > owned.count(colour):
            raise KnownError(
                "{game}: found {found} {colour} dice, expected at most {expected}.",
                game=name,
                found=(throw.colours or ()).count(colour),
                colour=colour,
                expected=owned.count(colour),
            )
    return throw


# odds -------------------------------------------------------------------------------------------


def _odds(options: argparse.Namespace) -> int:
    from kubik import odds_command

    settings = options.rule if options.form is None else [f"form={options.form}", *options.rule]
    ruleset = ruleset_from(options.game, settings)
    throw = _throw_for(ruleset, " ".join(options.dice)) if options.dice else None
    odds_command.run(ruleset, throw, options)
    return 0


# simulate ---------------------------------------------------------------------------------------


def _simulate(options: argparse.Namespace) -> int:
    ruleset = ruleset_from(options.game, options.rule)
    if options.matches < 1:
        raise KnownError(
            "--matches: found {found}, expected at least 1.", found=shown(options.matches)
        )
    cup, source = SeededCup(options.seed), random.Random(options.seed)
    tally = simulation.Tally()
    began = time.perf_counter()
    for _ in range(options.matches):
        simulation.play(ruleset, options.seats, cup, source, tally)
    seconds = time.perf_counter() - began
    endings = {str(ending): number for ending, number in sorted(tally.endings.items())}
    if options.json:
        result = {"matches": tally.matches, "turns": tally.turns, "actions": tally.actions}
        print(json.dumps(result | {"seconds": round(seconds, 6), "endings": endings}))
        return 0
    print(f"{ruleset.game.name['en']}: {tally.matches} matches of {options.seats} players")
    for ending, number in endings.items():
        print(f"  ended by {ending}: {number}")
    print(f"  {tally.turns} turns, {tally.actions} actions in {seconds:.2f} s", end="")
    print(f" ({tally.actions / seconds:,.0f} actions a second)")
    return 0
