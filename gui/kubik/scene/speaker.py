"""The loudspeaker: mixes what sounds together in a thread of its own; fails without harm."""

import atexit
import logging
import sys
import threading
import time
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

LOG = logging.getLogger(__name__)

RATE = 32_000
"""Samples a second, in the files and on the way to the loudspeaker."""
FULL = 32_767
BLOCK = 20
"""Milliseconds that a device asks for at a time; three such blocks are under way."""

MANY = 12
"""More sounds than this at once are not mixed."""
STALE = 0.2
"""Seconds; a sound that could not begin for so long no longer belongs to what is seen."""
LOOKS_EVERY, RESTS_AFTER, GONE_AFTER = 0.25, 2.0, 4.0
"""Seconds: between two looks at a device; until a silent one rests, and a dead one is given up."""

Samples = Sequence[int]
"""16-bit samples of one channel, `RATE` of them a second."""


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
        # It asks for _cffi_backend, which a freezer of programs sees only where it is written out.
        import _cffi_backend  # type: ignore[import-untyped]  # noqa: F401, PLC0415
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
