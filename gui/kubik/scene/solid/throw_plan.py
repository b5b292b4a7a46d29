"""A throw before it is shown: where every die is at every moment, and that the decided faces end on top.

The faces are known first. A recorded flight, chosen by the seed alone, is given to dice that are
turned beforehand so that they end right: neither path nor time tells the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

from kubik.scene.solid.faces import relabellings, squared_up
from kubik.scene.solid.gathering import Path, lifted, point_on
from kubik.scene.solid.quaternion import Quaternion, between, product
from kubik.scene.solid.recordings import AT_REST, HERTZ, Contact, Library, Pose, Recording

PAUSE = 0.14
"""Seconds between the last die's rest and the gathering."""
GATHER = 0.30
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
    flights: tuple[tuple[Pose, ...], ...]
    """For each die its poses at 60 Hz; the last one is flat, with the decided face on top."""
    contacts: tuple[Contact, ...]
    """Everything that is heard, in order of time."""
    final: tuple[Pose, ...]
    """Where the dice end, in their row."""
    settle: float
    """After so many seconds the faces are there to be read: the game may go on."""
    total: float
    """After so many seconds the dice lie in their row."""
    _paths: tuple[Path, ...] = field(repr=False)

    @property
    def resting(self) -> tuple[Pose, ...]:
        """Where the dice come to rest, before they are gathered."""
        return tuple(flight[-1] for flight in self.flights)

    def is_moving(self, time: float) -> bool:
        """Whether the dice tumble after `time` seconds, so that nobody can see small things."""
        return time < self.settle - 0.18

    def poses(self, time: float) -> tuple[Pose, ...]:
        """Where every die is after `time` seconds, in the order of the faces. Any time will do."""
        if time >= self.total:
            return self.final
        if time >= self.settle:
            share = (time - self.settle - PAUSE) / (self.total - self.settle - PAUSE)
            return self.resting if share <= 0 else self._gathering(share)
        frame, share = divmod(max(0.0, time) * HERTZ, 1.0)
        now = min(int(frame), len(self.flights[0]) - 2)
        return tuple(_between(flight[now], flight[now + 1], share) for flight in self.flights)

    def _gathering(self, share: float) -> tuple[Pose, ...]:
        poses = []
        for path, start, end in zip(self._paths, self.resting, self.final, strict=True):
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
    recording = known.recording(count, chance.randrange(known.count(count)))
    mirrored = chance.random() < 0.5  # noqa: PLR2004 - a coin
    paths = list(range(count))
    chance.shuffle(paths)
    labels = [chance.randrange(4) for _ in range(count)]
    flights = tuple(
        _labelled(recording, path, mirrored=mirrored, face=face, label=label)
        for path, face, label in zip(paths, faces, labels, strict=True)
    )
    resting = [flight[-1] for flight in flights]
    order = sorted(range(count), key=lambda die: (faces[die], resting[die].x, die))
    spot_of = dict(zip(order, spots, strict=True))
    final = tuple(
        Pose(*spot_of[die], AT_REST, squared_up(pose.turn)) for die, pose in enumerate(resting)
    )
    settle = recording.settle
    return ThrowPlan(
        faces=tuple(faces),
        flights=flights,
        contacts=_contacts(recording, paths),
        final=final,
        settle=settle,
        total=settle + PAUSE + GATHER,
        _paths=lifted([((a.x, a.y), (b.x, b.y)) for a, b in zip(resting, final, strict=True)]),
    )


def _labelled(
    recording: Recording, path: int, *, mirrored: bool, face: int, label: int
) -> tuple[Pose, ...]:
    """The flight of one die, turned beforehand so that it ends with `face` on top."""
    flight = [frame[path] for frame in recording.frames]
    reflect: Callable[[Pose], Pose] = _mirrored if mirrored else lambda pose: pose
    turn = relabellings(reflect(flight[-1]).turn, face)[label]
    return tuple(
        Pose(pose.x, pose.y, pose.z, product(pose.turn, turn)) for pose in map(reflect, flight)
    )


def _mirrored(pose: Pose) -> Pose:
    w, x, y, z = pose.turn
    turn: Quaternion = (w, x, -y, -z)
    return Pose(-pose.x, pose.y, pose.z, turn)


def _contacts(recording: Recording, paths: Sequence[int]) -> tuple[Contact, ...]:
    die_on = {path: die for die, path in enumerate(paths)}
    return tuple(
        Contact(it.time, die_on[it.die], die_on.get(it.other, it.other), it.speed)
        for it in recording.contacts
    )


def _between(start: Pose, end: Pose, share: float) -> Pose:
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.z + (end.z - start.z) * share,
        between(start.turn, end.turn, share),
    )
