"""Where the dice lie: in a row before the player, and in the tray."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kubik.scene.solid.camera import on_table
from kubik.scene.solid.faces import relabellings, squared_up, top_face
from kubik.scene.solid.quaternion import IDENTITY, Quaternion, product
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.scene.solid.throw_plan import row
from kubik.scene.table_picture import GroupPicture, Look, TablePicture

WIDTH, HEIGHT = 1000.0, 560.0
TRAY_TOP = 384.0
TRAY_MIDDLE = 446.0
TRAY_LABEL = 518.0
TRAY_SCALE = 0.8
TRAY_STEP = 84.0
TRAY_GAP = 44.0
CHOSEN_FORWARD = 0.42
"""A chosen die comes so far towards the player, in die-sides."""


class Place(NamedTuple):
    """Where a die lies, how it is turned, and its size beside the full one."""

    pose: Pose
    scale: float


def turned_to(face: int, turn: Quaternion) -> Quaternion:
    """`turn`, laid square on the table with `face` on top."""
    flat = squared_up(turn)
    return flat if top_face(flat) == face else product(flat, relabellings(flat, face)[0])


def row_order(picture: TablePicture, before: Sequence[int]) -> tuple[int, ...]:
    """The dice of the row from left to right: as before while they are the same, else by face."""
    places = {die.place: die.face for die in picture.row}
    if set(before) == set(places):
        return tuple(before)
    kept = [place for place in before if place in places]
    if len(kept) == len(places):
        return tuple(kept)
    return tuple(sorted(places, key=lambda place: (places[place], place)))


def places_of(
    picture: TablePicture, order: Sequence[int], turns: Mapping[int, Quaternion]
) -> dict[int, Place]:
    """Where every die of the picture lies. `turns` says how each was turned before."""
    found: dict[int, Place] = {}
    dice = {die.place: die for die in picture.dice}
    for place, (x, y) in zip(order, row(len(order)), strict=True):
        die = dice[place]
        forward = CHOSEN_FORWARD if die.look is Look.CHOSEN else 0.0
        turn = turned_to(die.face, turns.get(place, IDENTITY))
        found[place] = Place(Pose(x, y - forward, AT_REST, turn), 1.0)
    for place, (x, scale) in tray_spots(picture.groups).items():
        if place in dice:
            turn = turned_to(dice[place].face, turns.get(place, IDENTITY))
            point = on_table(x, TRAY_MIDDLE)
            found[place] = Place(Pose(*point[:2], AT_REST, turn), scale)
    return found


def tray_spots(groups: Sequence[GroupPicture]) -> dict[int, tuple[float, float]]:
    """For each die in the tray: its x in the scene, and its size."""
    spots: dict[int, tuple[float, float]] = {}
    centres, scale = _columns(groups)
    for group, xs in zip(groups, centres, strict=True):
        spots |= {place: (x, scale) for place, x in zip(group.dice, xs, strict=True)}
    return spots


class TrayLabel(NamedTuple):
    """Where the price of a group stands: the x of its middle in the scene, and its room."""

    x: float
    room: float
    group: GroupPicture


def tray_labels(groups: Sequence[GroupPicture]) -> list[TrayLabel]:
    """A label for each group that scores."""
    centres, scale = _columns(groups)
    shrink = scale / TRAY_SCALE
    return [
        TrayLabel((xs[0] + xs[-1]) / 2, (len(xs) * TRAY_STEP + TRAY_GAP * 0.8) * shrink, group)
        for group, xs in zip(groups, centres, strict=True)
        if xs and group.points
    ]


def _columns(groups: Sequence[GroupPicture]) -> tuple[list[list[float]], float]:
    dice = sum(len(group.dice) for group in groups)
    gaps = TRAY_GAP * max(len(groups) - 1, 0)
    wanted = dice * TRAY_STEP + gaps
    shrink = min(1.0, (WIDTH - 60) / wanted) if wanted else 1.0
    x = (WIDTH - wanted * shrink) / 2
    columns: list[list[float]] = []
    for group in groups:
        columns.append([x + (n + 0.5) * TRAY_STEP * shrink for n in range(len(group.dice))])
        x += (len(group.dice) * TRAY_STEP + TRAY_GAP) * shrink
    return columns, TRAY_SCALE * shrink
