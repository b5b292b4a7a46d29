"""A throw before it is shown: where every die is at every moment.

The faces are known first. A recorded flight, chosen by the seed alone, is given to dice that are
turned beforehand so that they end right: neither path nor time tells the result.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

from kubik.scene.solid.faces import relabellings, squared_up
from kubik.scene.solid.gathering import Way, lifted, point_on
from kubik.scene.solid.quaternion import Quaternion, between, product
from kubik.scene.solid.recordings import AT_REST, HERTZ, Contact, Library, Pose, Recording

PAUSE = 0.14
"""Seconds between the last die's rest and the gathering."""
GATHER = 0.34
ROW_STEP = 1.45
ROWS_APART = 1.75
IN_ROW = 6
Spot = tuple[float, float]
"""A place on the table: x and y, in die-sides."""


@cache
def library() -> Library:
    """The recordings that ship with the program."""
    return Library()


def row(dice: int, y: float = 0.0) -> tuple[Spot, ...]:
    """A row for so many dice in the middle of the table, from left to right.

    More than `IN_ROW` dice make two rows, the far one first.
    """
    if dice <= IN_ROW:
        return tuple(((place - (dice - 1) / 2) * ROW_STEP, y) for place in range(dice))
    far = (dice + 1) // 2
    return row(far, y + ROWS_APART / 2) + row(dice - far, y - ROWS_APART / 2)


@dataclass(frozen=True, slots=True)
class ThrowPlan:
    """A throw of dice, the first face for the first die, from the hand to the tidy row."""

    faces: tuple[int, ...]
    contacts: tuple[Contact, ...]
    """Everything that is heard, in order of time."""
    final: tuple[Pose, ...]
    """Where the dice end, in their row."""
    settle: float
    """After so many seconds the faces are there to be read: the game may go on."""
    total: float
    """After so many seconds the dice lie in their row."""
    resting: tuple[Pose, ...]
    """Where the dice come to rest, flat, the decided faces on top, before they are gathered."""
    _flights: tuple[tuple[Pose, ...], ...] = field(repr=False)
    _turns: tuple[Quaternion, ...] = field(repr=False)
    """How each die is turned in its flight, so that it ends right."""
    _ways: tuple[Way, ...] = field(repr=False)
    """Where each die rests and where it ends. The paths are found when the dice rest: that takes
    longer than a click may wait."""

    def is_moving(self, time: float) -> bool:
        """Whether the dice tumble after `time` seconds, so that nobody can see small things."""
        return time < self.settle - 0.18

    def poses(self, time: float) -> tuple[Pose, ...]:
        """Where every die is after `time` seconds, in the order of the faces. Any time will do."""
        if time >= self.total:
            return self.final
        if time >= self.settle:
            lifted(self._ways)
            share = (time - self.settle - PAUSE) / (self.total - self.settle - PAUSE)
            return self.resting if share <= 0 else self._gathering(share)
        frame, share = divmod(max(0.0, time) * HERTZ, 1.0)
        now = min(int(frame), len(self._flights[0]) - 2)
        return tuple(
            _between(flight[now], flight[now + 1], share, turn)
            for flight, turn in zip(self._flights, self._turns, strict=True)
        )

    def _gathering(self, share: float) -> tuple[Pose, ...]:
        poses = []
        for path, start, end in zip(lifted(self._ways), self.resting, self.final, strict=True):
            x, y, z, eased = point_on(path, share)
            poses.append(Pose(x, y, AT_REST + z, between(start.turn, end.turn, eased)))
        return tuple(poses)


def plan(
    faces: Sequence[int],
    seed: int,
    spots: Sequence[Spot] | None = None,
    recordings: Library | None = None,
) -> ThrowPlan:
    """The throw of dice that end with `faces` (1–6 each) on top, in the way that `seed` picks.

    Afterwards the dice go to `spots`, one each, from the first: the lowest face first, equal faces
    together as they lie from left to right. Without `spots` they form a `row`.
    """
    count = len(faces)
    spots = row(count) if spots is None else tuple(spots)
    if len(spots) != count:
        msg = f"{count} dice and {len(spots)} spots"
        raise ValueError(msg)
    known = recordings or library()
    chance = Random(seed)
    number, mirrored = chance.randrange(known.count(count)), chance.random() < 0.5  # noqa: PLR2004
    recording = known.recording(count, number, mirrored=mirrored)
    paths = list(range(count))
    chance.shuffle(paths)
    flights = tuple(recording.flights[path] for path in paths)
    turns = tuple(
        relabellings(flight[-1].turn, face)[chance.randrange(4)]
        for flight, face in zip(flights, faces, strict=True)
    )
    resting = tuple(_turned(flight[-1], turn) for flight, turn in zip(flights, turns, strict=True))
    order = sorted(range(count), key=lambda die: (faces[die], resting[die].x, die))
    spot_of = dict(zip(order, spots, strict=True))
    final = tuple(
        Pose(*spot_of[die], AT_REST, squared_up(pose.turn)) for die, pose in enumerate(resting)
    )
    settle = recording.settle
    return ThrowPlan(
        faces=tuple(faces),
        contacts=_contacts(recording, paths),
        final=final,
        settle=settle,
        total=settle + PAUSE + GATHER,
        resting=resting,
        _flights=flights,
        _turns=turns,
        _ways=tuple(((a.x, a.y), (b.x, b.y)) for a, b in zip(resting, final, strict=True)),
    )


def _turned(pose: Pose, turn: Quaternion) -> Pose:
    return Pose(pose.x, pose.y, pose.z, product(pose.turn, turn))


def _contacts(recording: Recording, paths: Sequence[int]) -> tuple[Contact, ...]:
    die_on = {path: die for die, path in enumerate(paths)}
    return tuple(
        Contact(it.time, die_on[it.die], die_on.get(it.other, it.other), it.speed)
        for it in recording.contacts
    )


def _between(start: Pose, end: Pose, share: float, turn: Quaternion) -> Pose:
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.z + (end.z - start.z) * share,
        product(between(start.turn, end.turn, share), turn),
    )
