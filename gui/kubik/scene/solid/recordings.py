"""Recorded throws: how so many dice fly, bump and come to rest, 60 times a second.

The file is zlib over: `KTH1`, the number of recordings (u16), then each recording:

    dice (u8), frames (u16), contacts (u16)
    per contact: time in ms (u16), die (i8), other (i8), speed in 1/100 (u16)
    per die, per channel x y z (1/2000 die-side), w x y z of the quaternion (1/8192):
        the second differences modulo 65536, all low bytes, then all high bytes

All numbers are little-endian. Second differences of a smooth flight are small, and split into bytes
they pack well.
"""

import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from kubik.resources import folder
from kubik.scene.solid.faces import flat
from kubik.scene.solid.quaternion import Quaternion, Vector, dot, unit

HERTZ = 60.0
MAGIC = b"KTH1"
HEAD = struct.Struct("<BHH")
CONTACT = struct.Struct("<HbbH")
SIDES, TURNS = 2000, 8192
CHANNELS = 7
WRAP = 1 << 16
HALF_WRAP = WRAP // 2
AT_REST = 0.5
"""The height of the middle of a die that lies on the felt."""

FELT, RAIL = -1, -2
"""What a die can touch beside other dice."""


class Pose(NamedTuple):
    """Where the middle of a die is, in die-sides (see `camera`), and how the die is turned."""

    x: float
    y: float
    z: float
    turn: Quaternion

    @property
    def point(self) -> Vector:
        """The middle of the die."""
        return (self.x, self.y, self.z)


@dataclass(frozen=True, slots=True)
class Contact:
    """After `time` seconds a die met `other`: a die, or `FELT`, or `RAIL`. Speed is a second's."""

    time: float
    die: int
    other: int
    speed: float


@dataclass(frozen=True, slots=True)
class Recording:
    """A throw: for each die its poses at 60 Hz, and what is heard.

    In the last one the dice lie flat, and nothing is outside the table.
    """

    flights: tuple[tuple[Pose, ...], ...]
    contacts: tuple[Contact, ...]

    @property
    def dice(self) -> int:
        """How many dice are thrown."""
        return len(self.flights)

    @property
    def settle(self) -> float:
        """Seconds until the last die rests."""
        return (len(self.flights[0]) - 1) / HERTZ

    @property
    def mirrored(self) -> "Recording":
        """The same throw, seen in a mirror that stands on the table: left is right."""
        return Recording(tuple(tuple(map(_mirrored, each)) for each in self.flights), self.contacts)


def _mirrored(pose: Pose) -> Pose:
    w, x, y, z = pose.turn
    return Pose(-pose.x, pose.y, pose.z, (w, x, -y, -z))


KEPT = 8
"""So many recordings stay unpacked; one takes a millisecond or two."""


class Library:
    """The recordings of one file, read when the first one is asked for."""

    def __init__(self, packed: bytes | None = None) -> None:
        """Take the recordings from `packed`, or from the file that ships with the program."""
        self._packed = packed
        self._content = b""
        self._starts: dict[int, list[int]] = {}
        self._known: dict[tuple[int, bool], Recording] = {}

    def load(self) -> None:
        """Read the file now, so that the first throw need not. Reading it again costs nothing."""
        if self._starts:
            return
        packed = self._packed
        if packed is None:
            packed = (folder("assets") / "throws" / "recordings.bin").read_bytes()
        content = zlib.decompress(packed)
        if not content.startswith(MAGIC):
            msg = f"no recorded throws: the file begins with {content[:4]!r}"
            raise ValueError(msg)
        (count,) = struct.unpack_from("<H", content, len(MAGIC))
        position = len(MAGIC) + 2
        for _ in range(count):
            dice, frames, contacts = HEAD.unpack_from(content, position)
            self._starts.setdefault(dice, []).append(position)
            position += HEAD.size + contacts * CONTACT.size + 2 * dice * CHANNELS * frames
        self._content, self._packed = content, None

    def count(self, dice: int) -> int:
        """How many recordings there are of so many dice."""
        self.load()
        return len(self._starts.get(dice, ()))

    def recording(self, dice: int, number: int, *, mirrored: bool = False) -> Recording:
        """The recording `number` (from 0) of so many dice."""
        self.load()
        key = (self._starts[dice][number], mirrored)
        if key not in self._known:
            if len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            found = _unpacked(self._content, key[0])
            self._known[key] = found.mirrored if mirrored else found
        return self._known[key]


def _unpacked(content: bytes, position: int) -> Recording:
    dice, frames, count = HEAD.unpack_from(content, position)
    position += HEAD.size
    contacts = []
    for _ in range(count):
        time, die, other, speed = CONTACT.unpack_from(content, position)
        contacts.append(Contact(time / 1000, die, other, speed / 100))
        position += CONTACT.size
    flights = []
    for _ in range(dice):
        channels = []
        for _ in range(CHANNELS):
            channels.append(_summed(content[position : position + 2 * frames]))
            position += 2 * frames
        flights.append([_pose(values) for values in zip(*channels, strict=True)])
    for flight in flights:
        last = flight[-1]
        flight[-1] = Pose(last.x, last.y, AT_REST, flat(last.turn))
    return Recording(tuple(map(tuple, flights)), tuple(contacts))


def _summed(halves: bytes) -> list[int]:
    """A channel from its second differences: all low bytes, then all high bytes."""
    count = len(halves) // 2
    paired = bytearray(len(halves))
    paired[::2], paired[1::2] = halves[:count], halves[count:]
    differences = struct.unpack(f"<{count}H", paired)
    return [(value + HALF_WRAP) % WRAP - HALF_WRAP for value in accumulate(accumulate(differences))]


def _pose(values: tuple[int, ...]) -> Pose:
    x, y, z, w, i, j, k = values
    return Pose(x / SIDES, y / SIDES, z / SIDES, unit((w, i, j, k)))


def packed(recordings: Sequence[Recording]) -> bytes:
    """The recordings as a file."""
    parts = [MAGIC, struct.pack("<H", len(recordings))]
    for recording in recordings:
        parts.append(
            HEAD.pack(recording.dice, len(recording.flights[0]), len(recording.contacts)),
        )
        parts += [
            CONTACT.pack(round(it.time * 1000), it.die, it.other, round(it.speed * 100))
            for it in recording.contacts
        ]
        for flight in recording.flights:
            parts += [_differences(channel) for channel in _channels(flight)]
    return zlib.compress(b"".join(parts), 9)


def _channels(flight: Sequence[Pose]) -> Iterable[tuple[int, ...]]:
    rows = []
    before = flight[0].turn
    for pose in flight:
        turn = pose.turn
        if dot(turn, before) < 0:  # q and -q are one turn: take the one that is no jump
            turn = (-turn[0], -turn[1], -turn[2], -turn[3])
        before = turn
        rows.append(
            (*(round(part * SIDES) for part in pose.point), *(round(q * TURNS) for q in turn))
        )
    return zip(*rows, strict=True)


def _differences(values: Sequence[int]) -> bytes:
    first = [b - a for a, b in zip((0, *values), values, strict=False)]
    second = [(b - a) % WRAP for a, b in zip((0, *first), first, strict=False)]
    return bytes(value % 256 for value in second) + bytes(value // 256 for value in second)
