"""What is heard: dice on the felt, on the rail and on one another, and what became of a turn.

Sound is never worth a stopped match: without miniaudio, without a loudspeaker, or when one is
pulled out, everything goes on in silence.
"""

import atexit
import logging
import sys
import threading
import time
import wave
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from pathlib import Path
from typing import Any, Protocol

from kubik.resources import folder
from kubik.scene.solid.recordings import FELT, RAIL, Contact

LOG = logging.getLogger(__name__)

RATE = 32_000
"""Samples a second, in the files and on the way to the loudspeaker."""
FULL = 32_767
BLOCK = 20
"""Milliseconds that a device asks for at a time; three such blocks are under way."""
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

MANY = 12
"""More sounds than this at once are not mixed."""
STALE = 0.2
"""Seconds; a sound that could not begin for so long no longer belongs to what is seen."""
LOOKS_EVERY, RESTS_AFTER, GONE_AFTER = 0.25, 2.0, 4.0
"""Seconds: between two looks at a device; until a silent one rests, and a dead one is given up."""

Samples = Sequence[int]
"""16-bit samples of one channel, `RATE` of them a second."""


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


class Backend(Protocol):
    """Where samples go."""

    def play(self, samples: Samples, volume: float, delay: float = 0.0) -> None:
        """Let samples sound at `volume` (0 to 1) after `delay` seconds, together with all others.

        Returns at once.
        """
        ...

    def close(self) -> None:
        """Let nothing sound any more."""
        ...


class SilentBackend:
    """Where nothing is heard."""

    def play(self, samples: Samples, volume: float, delay: float = 0.0) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


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


class Device(Protocol):
    """A loudspeaker that fetches samples, in a thread of its own, by the function it was made with.

    Each method may raise `OSError`.
    """

    def start(self) -> None:
        """Begin to fetch."""
        ...

    def stop(self) -> None:
        """Fetch no more until it is started again."""
        ...

    def is_started(self) -> bool:
        """Whether it fetches; False as well where it has stopped by itself."""
        ...

    def close(self) -> None:
        """Give everything back; not to be used afterwards."""
        ...


@dataclass(slots=True)
class Voice:
    """A sound that is being mixed."""

    samples: Samples
    volume: float
    place: int
    """The next sample; below zero so many are still waited."""


class Mixer:
    """Adds up sounds. `add` and `mixed` may be called from different threads."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Tell how late a sound is by `clock`, in seconds."""
        self.blocks = 0
        """How many times something was fetched."""
        self._clock = clock
        self._asked: deque[tuple[Samples, float, float]] = deque(maxlen=MANY)
        self._voices: list[Voice] = []

    @property
    def is_silent(self) -> bool:
        """Whether there is nothing to hear, now and later."""
        return not self._asked and not self._voices

    def add(self, samples: Samples, volume: float, delay: float) -> None:
        """Mix in samples after `delay` seconds, even if the device starts only meanwhile."""
        self._asked.append((samples, volume, self._clock() + delay))

    def mixed(self, count: int) -> bytes:
        """The next so many samples, as the machine stores 16-bit numbers."""
        self.blocks += 1
        now = self._clock()
        while self._asked:
            samples, volume, due = self._asked.popleft()
            if now - due < STALE:
                self._voices.append(Voice(samples, volume, -max(0, round((due - now) * RATE))))
        if not self._voices:
            return bytes(2 * count)
        sums = [0.0] * count
        for voice in self._voices[-MANY:]:
            start = min(count, max(0, -voice.place))
            part = voice.samples[voice.place + start : voice.place + count]
            sums[start : start + len(part)] = [
                a + voice.volume * b for a, b in zip(sums[start:], part, strict=False)
            ]
            voice.place += count
        self._voices = [it for it in self._voices[-MANY:] if it.place < len(it.samples)]
        if max(sums) > FULL or min(sums) < -FULL:
            sums = [min(FULL, max(-FULL, sample)) for sample in sums]
        return array("h", map(int, sums)).tobytes()


class SpeakerBackend:
    """Mixes what is played and runs a device, from a thread of its own, while there is any sound.

    Where no device can be had, or it goes away, all that follows is silence, said once in the log.
    """

    def __init__(self, device: Callable[[Callable[[int], bytes]], Device]) -> None:
        """Open what `device` makes, in the thread; it fetches from the function it is given."""
        self._mixer = Mixer()
        self._device = device
        self._is_wanted = threading.Event()
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kubik-sounds", daemon=True)
        # A device that still fetches while Python goes down would call into nothing.
        atexit.register(self.close)
        self._thread.start()

    def play(self, samples: Samples, volume: float, delay: float = 0.0) -> None:
        """Let samples sound after `delay` seconds; nothing where there is no device."""
        if not self._is_closed.is_set():
            self._mixer.add(samples, volume, delay)
            self._is_wanted.set()

    def close(self) -> None:
        """Stop the device and wait for that, but not for long."""
        atexit.unregister(self.close)
        if self._is_closed.is_set():
            return  # the thread ends, or waits for a lost device: miniaudio may do so for ever
        self._is_closed.set()
        self._is_wanted.set()
        self._thread.join(1.0)

    def _run(self) -> None:
        try:
            device = self._device(self._mixer.mixed)
        except Exception as error:  # a machine without sound is nothing to alarm anybody about
            LOG.info("no sound: %s", error)
            self._is_closed.set()
            return
        try:
            while not self._is_closed.is_set():
                self._is_wanted.wait()
                self._is_wanted.clear()
                if not self._is_closed.is_set():
                    device.start()
                    self._watch(device)
                    device.stop()
        except Exception as error:  # nobody would see one that leaves a thread
            LOG.warning("no more sound: %s", error)
        finally:
            self._is_closed.set()
            device.close()

    def _watch(self, device: Device) -> None:
        """Return when nothing has sounded for a while: a running device keeps a laptop awake."""
        silent = idle = 0.0
        while silent < RESTS_AFTER:
            blocks = self._mixer.blocks
            if self._is_closed.wait(LOOKS_EVERY):
                return
            idle = idle + LOOKS_EVERY if self._mixer.blocks == blocks else 0.0
            silent = silent + LOOKS_EVERY if self._mixer.is_silent else 0.0
            if idle >= GONE_AFTER or not device.is_started():
                msg = "the loudspeaker is gone"
                raise OSError(msg)


class MiniaudioDevice:
    """The loudspeaker that the machine has chosen, by miniaudio."""

    def __init__(self, mixed: Callable[[int], bytes]) -> None:
        """Open it; `ImportError` without miniaudio, `OSError` where there is no loudspeaker."""
        # miniaudio's Python layer loads urllib and ssl for radio from the net: 60 ms and 9 MB.
        # Its compiled layer, the C interface of miniaudio 0.11, takes 4 ms and 1 MB.
        from _miniaudio import ffi, lib  # type: ignore[import-not-found]  # noqa: PLC0415

        def fetch(device: Any, output: Any, _input: object, count: int) -> None:
            ffi.memmove(output, ffi.from_handle(device.pUserData)(count), 2 * count)

        ffi.def_extern(name="_internal_data_callback")(fetch)
        self._lib = lib
        systems = [getattr(lib, f"ma_backend_{system}") for system in sound_systems()]
        self._context = ffi.new("ma_context *")
        context = lib.ma_context_config_init()
        self._name = ffi.new("char[]", b"Kubik")
        context.pulse.pApplicationName = self._name
        self._do("context_init", systems, len(systems), ffi.addressof(context), self._context)
        config = lib.ma_device_config_init(lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.channels = 1
        config.playback.format = lib.ma_format_s16
        config.periodSizeInMilliseconds = BLOCK
        config.dataCallback = lib._internal_data_callback
        config.pUserData = self._mixed = ffi.new_handle(mixed)
        self._device = ffi.new("ma_device *")
        try:
            self._do("device_init", self._context, ffi.addressof(config), self._device)
        except OSError:
            lib.ma_context_uninit(self._context)
            raise

    def start(self) -> None:
        """Begin to fetch."""
        self._do("device_start", self._device)

    def stop(self) -> None:
        """Fetch no more until it is started again."""
        self._do("device_stop", self._device)

    def is_started(self) -> bool:
        """Whether it fetches; False as well where it has stopped by itself."""
        return bool(self._lib.ma_device_is_started(self._device))

    def close(self) -> None:
        """Give everything back; not to be used afterwards."""
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def _do(self, what: str, *arguments: Any) -> None:
        result = getattr(self._lib, f"ma_{what}")(*arguments)
        if result != self._lib.MA_SUCCESS:
            msg = f"miniaudio's {what} gave {result}"
            raise OSError(msg)


def sound_systems() -> Sequence[str]:
    """What to look for a loudspeaker by, the best first, in miniaudio's names."""
    match sys.platform:
        case "win32":
            return ("wasapi", "dsound", "winmm")
        case "darwin":
            return ("coreaudio",)
        case "linux":
            # Without a sound card ALSA writes twenty lines on standard error instead of an answer.
            has_card = any(Path("/dev/snd").glob("pcm*p"))
            return ("pulseaudio", "alsa") if has_card else ("pulseaudio",)
        case _:
            return ("sndio", "audio4", "oss")


def open_backend() -> Backend:
    """The machine's loudspeaker, opened meanwhile by another thread; silence where it has none."""
    return SpeakerBackend(MiniaudioDevice)
