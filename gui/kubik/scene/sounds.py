"""What is heard: dice on the felt, on the rail and on one another, and what became of a turn.

Sound is never worth a stopped match: without miniaudio, without a loudspeaker, or when one is
pulled out, everything goes on in silence.
"""

import logging
import wave
from array import array
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum, auto
from pathlib import Path

from kubik.resources import folder
from kubik.scene.solid.recordings import FELT, RAIL, Contact
from kubik.scene.speaker import RATE, Backend, Samples, SilentBackend, open_backend

LOG = logging.getLogger(__name__)

LATENCY = 0.04
"""Seconds from a call of `Backend.play` to the loudspeaker; impacts are played so much earlier."""
TICK = 0.018
"""Seconds, a little more than from one picture of the scene to the next."""

APART = 0.03
"""Seconds that two impacts are apart at least: closer ones sound like one, only harsher."""
SOFTEST_KNOCK, SOFTEST_THUD = 4.0, 6.0
"""Slower impacts, in die-sides a second, are not heard."""
HARDEST = 20.0
"""From this speed on an impact is as loud as it gets."""


class Sound(StrEnum):
    """A file of `assets/sounds`, made by `packaging/sounds/make_sounds.py`."""

    RATTLE = auto()
    FELT_1 = auto()
    FELT_2 = auto()
    FELT_3 = auto()
    RAIL_1 = auto()
    RAIL_2 = auto()
    CLACK_1 = auto()
    CLACK_2 = auto()
    CLACK_3 = auto()
    ASIDE = auto()
    BANK = auto()
    BUST = auto()
    HOT_DICE = auto()
    WIN = auto()
    LAST_ROUND = auto()


THUDS = (Sound.FELT_1, Sound.FELT_2, Sound.FELT_3)
BUMPS = (Sound.RAIL_1, Sound.RAIL_2)
CLACKS = (Sound.CLACK_1, Sound.CLACK_2, Sound.CLACK_3)


@dataclass(frozen=True, slots=True)
class Impact:
    """A die is heard after `time` seconds of a throw, at a volume from 0 to 1."""

    time: float
    sound: Sound
    volume: float


def impacts(contacts: Iterable[Contact], pace: float) -> tuple[Impact, ...]:
    """What is heard of a throw that is shown at `pace` times its speed, in order of time.

    Of contacts that are less than `APART` apart one is heard: dice that knock together before felt
    and rail, then the fastest.
    """
    apart = APART * pace
    kept: list[Contact] = []
    for contact in sorted(contacts, key=lambda it: (it.other < 0, -it.speed, it.time)):
        softest = SOFTEST_THUD if contact.other == FELT else SOFTEST_KNOCK
        if contact.speed >= softest and all(abs(contact.time - it.time) >= apart for it in kept):
            kept.append(contact)
    kept.sort(key=lambda it: it.time)
    return tuple(
        Impact(it.time, _sound(it, place), min(1.0, it.speed / HARDEST))
        for place, it in enumerate(kept)
    )


def _sound(contact: Contact, place: int) -> Sound:
    """One sound after the other of a kind: the same one twice at once sounds like a machine."""
    kinds = {FELT: THUDS, RAIL: BUMPS}.get(contact.other, CLACKS)
    return kinds[place % len(kinds)]


class Sounds:
    """The sounds of a table.

    For a throw call `throw` as it begins, `advance` with each picture, and `hush` where it ends or
    is skipped. Files are read and the loudspeaker is opened when the first sound is wanted, or
    beforehand by `prepare`.
    """

    def __init__(self, opened: Callable[[], Backend] | None = None) -> None:
        """Play on what `opened` gives, which is called once; else on the machine's loudspeaker."""
        self.is_on = True
        self._opened = opened or open_backend
        self._backend: Backend | None = None
        self._samples: dict[Sound, Samples] = {}
        self._volume = 1.0
        self._impacts: deque[Impact] = deque()
        self._pace = 1.0

    @property
    def volume(self) -> float:
        """How loud everything is, from 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = min(1.0, max(0.0, volume))

    def prepare(self) -> None:
        """Open the loudspeaker and read all files, so that the first sounds are not late."""
        if self.is_on:
            self._try(lambda _backend: [self._read(sound) for sound in Sound])

    def play(self, sound: Sound, volume: float = 1.0, delay: float = 0.0) -> None:
        """Let a sound be heard, at a share of the volume (0 to 1), after `delay` seconds."""
        # The ear measures in ratios: the square makes half the slider sound half as loud.
        loudness = self._volume**2 * min(1.0, max(0.0, volume))
        if self.is_on and loudness > 0:
            self._try(lambda backend: backend.play(self._read(sound), loudness, delay))

    def throw(self, contacts: Iterable[Contact], pace: float | None) -> None:
        """Be ready for the impacts of a throw shown at `pace`; None shows, and plays, nothing."""
        self._impacts = deque(impacts(contacts, pace) if pace else ())
        self._pace = pace or 1.0

    def advance(self, time: float) -> None:
        """The throw is seen as it is after `time` seconds at its own pace: play what is due.

        The time that a sound takes to the loudspeaker is made up for.
        """
        heard = time + LATENCY * self._pace
        due = []
        while self._impacts and self._impacts[0].time <= heard + TICK * self._pace:
            due.append(self._impacts.popleft())
        if due:
            heard = min(heard, due[0].time)  # after a stall all are late, but not all at once
        for impact in due:
            self.play(impact.sound, impact.volume, (impact.time - heard) / self._pace)

    def hush(self) -> None:
        """Forget the rest of the throw."""
        self._impacts.clear()

    def close(self) -> None:
        """Let nothing sound any more, and give the loudspeaker back."""
        self.hush()
        if self._backend is not None:
            self._try(lambda backend: backend.close())
        self._backend = SilentBackend()

    def _try(self, act: Callable[[Backend], object]) -> None:
        if isinstance(self._backend, SilentBackend):
            return
        try:
            if self._backend is None:
                self._backend = self._opened()
            act(self._backend)
        except Exception:  # whatever a sound system may raise, the match goes on
            LOG.exception("Kubik is silent from now on")
            self._backend = SilentBackend()

    def _read(self, sound: Sound) -> Samples:
        if sound not in self._samples:
            self._samples[sound] = read(folder("assets") / "sounds" / f"{sound}.wav")
        return self._samples[sound]


def read(file: Path) -> Samples:
    """The samples of a WAV file; `ValueError` where it is not 16 bits, one channel and `RATE`."""
    with wave.open(str(file), "rb") as content:
        form = (content.getnchannels(), content.getsampwidth(), content.getframerate())
        if form != (1, 2, RATE):
            msg = f"{file}: channels, bytes and samples a second are {form}"
            raise ValueError(msg)
        return array("h", content.readframes(content.getnframes()))
