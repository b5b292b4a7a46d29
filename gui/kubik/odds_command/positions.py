"""The position that the options of `kubik odds` describe."""

import argparse

from kubik.computer.odds.course import Given, Node, before
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.errors import KnownError, shown
from kubik.rules.actions import Roll
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Turn
from kubik.rules.dice import Throw
from kubik.rules.events import Offer
from kubik.rules.notation import read_throw
from kubik.rules.ruleset import Ruleset
from kubik.rules.scorepad import ScorepadState, Sheet
from kubik.rules.scorepad import Turn as SheetTurn
from kubik.rules.settings import BankingRules

MOST_DIGITS = 6
"""Of points in an offer."""


def require(truth: bool, option: str, found: object, expected: str) -> None:
    """Raise `KnownError` about this option of the command unless `truth` holds."""
    if not truth:
        raise KnownError(
            "--{option}: found {found}, expected {expected}.",
            option=option,
            found=shown(found),
            expected=expected,
        )


def before_turn(ruleset: Ruleset, odds: TurnOdds, options: argparse.Namespace) -> BankingState:
    """The position before the first throw of a turn. Raises `KnownError`."""
    state = ruleset.start(max(2, ruleset.game.seats[0]))
    assert isinstance(state, BankingState)
    rules, score = state.rules, options.score or 0
    require(abs(score) <= 10 * rules.target, "score", score, "a score of this game")
    if rules.exact_mode:
        require(score < rules.target, "score", score, f"less than {rules.target}")
    for name in ("previous", "busts"):
        number = getattr(options, name) or 0
        require(0 <= number <= rules.target, name, number, f"0 to {rules.target}")
    pad = Pad(score, on_board=not options.opening, busts=options.busts or 0)
    pads = (pad, *(Pad(on_board=True) for _ in state.pads[1:]))
    offer = None if options.offer is None else _offer(rules, odds, options.offer)
    return state._replace(
        pads=pads, turn=Turn(0, offer=offer), previous_points=options.previous or 0
    )


def _offer(rules: BankingRules, odds: TurnOdds, text: str) -> Offer:
    points, _, dice = text.partition(":")
    are_numbers = all(part.isascii() and part.isdigit() for part in (points, dice))
    good = are_numbers and len(points) <= MOST_DIGITS and 1 <= int(dice[:3]) <= rules.dice
    require(good and rules.take_over, "offer", text, f"POINTS:DICE, with 1 to {rules.dice} dice")
    _check_points(rules, odds, "offer", int(points))
    return Offer(int(points), tuple(range(int(dice))))


def _check_points(rules: BankingRules, odds: TurnOdds, option: str, points: int) -> None:
    most = 10 * rules.target
    good = 0 <= points <= most and points % odds.unit == 0
    require(good, option, points, f"0 to {most} in steps of {odds.unit}")


def points_at_risk(start: BankingState, odds: TurnOdds, options: argparse.Namespace) -> int:
    """The points of earlier throws of the turn. Raises `KnownError`."""
    points: int = options.at_risk or 0
    _check_points(start.rules, odds, "at-risk", points)
    if start.rules.exact_mode:
        room = start.rules.target - start.pads[0].score
        require(points < room, "at-risk", points, f"less than the {room} points still missing")
    return points


def before_throw(
    start: BankingState, odds: TurnOdds, dice: int, options: argparse.Namespace
) -> BankingState:
    """The position of `start`, later in the turn, before so many dice are thrown."""
    rules, points = start.rules, points_at_risk(start, odds, options)
    require(1 <= dice <= rules.dice, "left", dice, f"1 to {rules.dice}")
    building = read_throw(options.building, rules.faces).faces if options.building else ()
    node = Node(dice, tuple(sorted(building)))
    expected = f"dice that {dice} more could build on"
    require(odds.can_build_on(*node[:2]), "building", options.building, expected)
    turn = before(rules, node, points)
    return start._replace(turn=turn._replace(building=node.building))


def after_throw(
    start: BankingState, odds: TurnOdds, throw: Throw, options: argparse.Namespace
) -> BankingState:
    """The position after this throw, which the engine judges: a bust passes the dice on."""
    dice = len(throw.faces)
    state = before_throw(start, odds, dice, options)
    if dice == start.rules.dice and not options.at_risk:
        state = start
    return state.step(Roll(), Given(_in_places(start.rules, throw)))[1]


def _in_places(rules: BankingRules, throw: Throw) -> tuple[int, ...]:
    """The faces in the order of the game's dice, whose colours are in a fixed order."""
    if len(throw.faces) < rules.dice or not rules.colours:
        return throw.faces
    if throw.colours is None:  # pairs of faces must not look like pairs of colours
        faces = sorted(throw.faces)
        return (*faces[::2], *faces[1::2])
    lying = list(zip(throw.colours, throw.faces, strict=True))
    found = []
    for colour in rules.colours:
        die = next(die for die in lying if die[0] == colour)
        lying.remove(die)
        found.append(die[1])
    return tuple(found)


def on_sheet(ruleset: Ruleset, throw: Throw | None, options: argparse.Namespace) -> ScorepadState:
    """The position on a score sheet. Raises `KnownError`."""
    state = ruleset.start(ruleset.game.seats[0])
    assert isinstance(state, ScorepadState)
    rules = state.rules
    ids = [box.id for box in rules.boxes]
    names = [name for text in options.open or ids for name in text.replace(",", " ").split()]
    for name in names:
        require(name in ids, "open", name, "one of " + ", ".join(ids))
    require(bool(names), "open", options.open, "at least one box")
    filled = [(box, 0) for box in ids if box not in names]
    section = options.section or 0
    inside = [place for place, (box, _) in enumerate(filled) if box in rules.bonus_boxes]
    most = 10 * rules.bonus_from if inside else 0
    require(0 <= section <= most, "section", section, f"0 to {most}, with these boxes filled")
    if inside:
        filled[inside[0]] = (filled[inside[0]][0], section)
    sheets = (Sheet(tuple(filled)), *state.sheets[1:])
    throws = 1 if options.throws is None else options.throws
    require(1 <= throws <= rules.throws, "throws", throws, f"1 to {rules.throws}")
    if throw is None:
        require(options.throws is None, "throws", throws, "--dice with it")
        return ScorepadState(rules, sheets, SheetTurn(0))
    return ScorepadState(rules, sheets, SheetTurn(0, throws), lying=throw.faces)
