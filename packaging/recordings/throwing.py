"""A hand that throws dice: from below the picture over the tray onto the felt."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kubik.scene.solid.quaternion import Quaternion, Vector, dot, unit
from recordings.contacts import Body
from recordings.physics import STEP, Impact, Table

HERTZ = 60
LONGEST = 1.45
"""A throw that still moves after so many seconds is given up."""
START_Y = -6.2
FEW = 3
"""More dice than this lie in rows in the hand."""

Frame = tuple[tuple[Vector, Quaternion], ...]
"""Where each die is at one instant, and how it is turned."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A throw from the hand to rest: frames at 60 Hz, and the impacts."""

    frames: tuple[Frame, ...]
    impacts: tuple[Impact, ...]
    deepest: float


def hand(dice: int, seed: int) -> list[Body]:
    """So many dice as they leave the hand; `seed` alone says how."""
    chance = Random(seed)
    in_row = dice if dice <= FEW else FEW if dice <= 2 * FEW else FEW + 1
    aside = 4.2 - 0.85 * in_row
    middle = chance.uniform(-aside, aside)
    aim = (chance.uniform(-1.0, 1.0) * (5.0 - in_row) - middle) / -START_Y
    places = list(range(dice))
    chance.shuffle(places)
    bodies = []
    for place in range(dice):
        row, column = divmod(places[place], in_row)
        here = min(in_row, dice - row * in_row)
        across = column - (here - 1) / 2
        speed = chance.uniform(18.5, 20.5)
        sideways = aim + across * 0.10 + chance.uniform(-0.12, 0.12)
        position = (
            middle + across * 1.6 + chance.uniform(-0.12, 0.12),
            START_Y - row * 1.7 - chance.uniform(0.0, 0.35),
            chance.uniform(1.1, 1.7),
        )
        velocity = [speed * sideways, speed, chance.uniform(2.0, 4.5)]
        spin = [chance.uniform(-24.0, -12.0), chance.uniform(-7, 7), chance.uniform(-8, 8)]
        bodies.append(Body(place, position, _any_turn(chance), velocity, spin))
    return bodies


def _any_turn(chance: Random) -> Quaternion:
    """All turns alike, by taking points of a cube until one lies in the ball."""
    while True:
        w, x, y, z = (chance.uniform(-1.0, 1.0) for _ in range(4))
        turn = (w, x, y, z)
        if 0.01 < dot(turn, turn) <= 1.0:  # noqa: PLR2004
            return unit(turn)


def throw(dice: int, seed: int, is_good: Callable[[Table], bool]) -> Flight | None:
    """Throw so many dice. None where they do not rest in time or a frame is not good."""
    table = Table(hand(dice, seed))
    frames = [_frame(table)]
    steps = round(1 / STEP / HERTZ)
    while not table.at_rest:
        if table.time >= LONGEST:
            return None
        for _ in range(steps):
            table.step()
        if not is_good(table):
            return None
        frames.append(_frame(table))
    return Flight(tuple(frames), tuple(table.impacts), table.deepest)


def _frame(table: Table) -> Frame:
    return tuple((body.position, body.turn) for body in table.bodies)
