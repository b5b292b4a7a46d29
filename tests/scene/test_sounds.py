import logging
import sys
import threading
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
from typing_extensions import override

from kubik.resources import folder
from kubik.scene import sounds
from kubik.scene import speaker as loudspeaker
from kubik.scene.solid.recordings import FELT, RAIL, Contact
from kubik.scene.solid.throw_plan import plan
from kubik.scene.sounds import (
    APART,
    BUMPS,
    CLACKS,
    LATENCY,
    THUDS,
    Impact,
    Sound,
    Sounds,
    impacts,
    read,
)
from kubik.scene.speaker import (
    FULL,
    MANY,
    RATE,
    STALE,
    Backend,
    MiniaudioDevice,
    Mixer,
    Samples,
    SpeakerBackend,
    open_backend,
)

FRAME = 0.016


@dataclass
class Tape:
    """A backend that writes down what it is given."""

    played: list[tuple[Samples, float, float]] = field(default_factory=list)
    is_closed: bool = False

    def play(self, samples: Samples, volume: float, delay: float = 0.0) -> None:
        self.played.append((samples, volume, delay))

    def close(self) -> None:
        self.is_closed = True


class Broken:
    """A backend that raises, and counts how often it was asked to."""

    asked = 0

    def play(self, samples: Samples, volume: float, delay: float = 0.0) -> None:
        self.asked += 1
        raise RuntimeError("no such device")

    def close(self) -> None:
        raise RuntimeError("no such device")


@pytest.fixture
def tape() -> Tape:
    return Tape()


@pytest.fixture
def table(tape: Tape) -> Sounds:
    return Sounds(lambda: tape)


def thud(time: float, speed: float = 10.0) -> Contact:
    return Contact(time, 0, FELT, speed)


def knock(time: float, speed: float = 10.0) -> Contact:
    return Contact(time, 0, 1, speed)


def bump(time: float, speed: float = 10.0) -> Contact:
    return Contact(time, 0, RAIL, speed)


def heard(
    table: Sounds, tape: Tape, contacts: Sequence[Contact], pace: float, frame: float = FRAME
) -> list[tuple[float, Samples, float]]:
    """Show a throw from its beginning to its end; when what was heard, in seconds of real time."""
    found = []
    table.throw(contacts, pace)
    for number in range(1, round(2.0 / pace / frame)):
        now = number * frame
        table.advance(now * pace)
        found += [(now + delay, samples, volume) for samples, volume, delay in tape.played]
        tape.played.clear()
    return found


# What is heard of a throw


def test_each_thing_that_a_die_meets_has_its_own_sound() -> None:
    felt, rail, die = impacts([thud(0.1), bump(0.2), knock(0.3)], pace=1.0)
    assert felt.sound in THUDS
    assert rail.sound in BUMPS
    assert die.sound in CLACKS


def test_the_same_sound_is_not_heard_twice_in_a_row() -> None:
    names = [it.sound for it in impacts([thud(k / 10) for k in range(1, 9)], pace=1.0)]
    assert all(a != b for a, b in pairwise(names))


@pytest.mark.parametrize("contact", [thud, knock, bump])
def test_the_volume_grows_with_the_speed_up_to_full(
    contact: Callable[[float, float], Contact],
) -> None:
    speeds = (6.0, 9.0, 14.0, 19.0, 25.0, 40.0)
    volumes = [it.volume for it in impacts([contact(v / 10, v) for v in speeds], pace=1.0)]
    assert volumes == sorted(volumes)
    assert len(set(volumes[:4])) == 4
    assert volumes[-2:] == [1.0, 1.0]


def test_what_barely_touches_is_not_heard() -> None:
    assert impacts([thud(0.1, 5.9), knock(0.2, 3.9), bump(0.3, 3.9)], pace=1.0) == ()


def test_a_clack_beats_a_faster_thud_at_the_same_time() -> None:
    (only,) = impacts([thud(0.100, 20.0), knock(0.105, 8.0), bump(0.110, 15.0)], pace=1.0)
    assert only == Impact(0.105, only.sound, 0.4)
    assert only.sound in CLACKS


def test_of_thuds_close_together_the_fastest_is_heard() -> None:
    assert [it.volume for it in impacts([thud(0.1, 8.0), thud(0.12, 16.0)], pace=1.0)] == [0.8]


@pytest.mark.parametrize("pace", [0.6, 1.0, 2.0])
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_impacts_of_real_throws_are_apart_and_in_order(dice: int, pace: float) -> None:
    for seed in range(10):
        times = [it.time / pace for it in impacts(plan((1,) * dice, seed).contacts, pace)]
        assert times
        gaps = [b - a for a, b in pairwise(times)]
        assert all(gap >= APART - 1e-9 for gap in gaps)
    assert APART >= 0.010


# When it is heard


@pytest.mark.parametrize("pace", [0.6, 1.0, 2.0])
def test_the_impacts_of_a_real_throw_are_heard_when_they_are_seen(
    table: Sounds, tape: Tape, pace: float
) -> None:
    # A throw whose first impact comes later than a sound takes to the loudspeaker.
    contacts = plan((1, 2, 3, 4, 5, 6), 6).contacts
    wanted = impacts(contacts, pace)
    assert wanted[0].time / pace > LATENCY
    found = heard(table, tape, contacts, pace)
    files = {sound: read(folder("assets") / "sounds" / f"{sound}.wav") for sound in Sound}
    assert [samples for _, samples, _ in found] == [files[it.sound] for it in wanted]
    assert [volume for *_, volume in found] == [it.volume for it in wanted]
    assert [when + LATENCY for when, *_ in found] == pytest.approx(
        [it.time / pace for it in wanted], abs=1e-9
    )


def test_nothing_is_heard_twice_or_too_early(table: Sounds, tape: Tape) -> None:
    table.throw([thud(0.5)], 1.0)
    table.advance(0.4)
    assert tape.played == []
    table.advance(0.45)
    table.advance(0.6)
    assert len(tape.played) == 1


def test_after_a_stall_late_impacts_keep_their_distances(table: Sounds, tape: Tape) -> None:
    table.throw([thud(0.10), thud(0.15), thud(0.25)], 1.0)
    table.advance(0.4)
    assert [delay for *_, delay in tape.played] == pytest.approx([0.0, 0.05, 0.15])


def test_a_skipped_throw_is_silent(table: Sounds, tape: Tape) -> None:
    table.throw([thud(0.5)], 1.0)
    table.hush()
    table.advance(1.0)
    assert tape.played == []


def test_a_throw_without_motion_is_silent(table: Sounds, tape: Tape) -> None:
    table.throw([thud(0.5)], None)
    table.advance(1.0)
    assert tape.played == []


def test_a_new_throw_takes_the_place_of_the_old(table: Sounds, tape: Tape) -> None:
    table.throw([thud(0.5), thud(0.6)], 1.0)
    table.throw([thud(0.2)], 1.0)
    table.advance(1.0)
    assert len(tape.played) == 1


# Volume, off


def test_off_means_nothing_is_heard_or_opened() -> None:
    opened: list[int] = []

    def opener() -> Backend:
        opened.append(1)
        return Tape()

    table = Sounds(opener)
    table.is_on = False
    table.prepare()
    table.play(Sound.WIN)
    table.throw([thud(0.1)], 1.0)
    table.advance(1.0)
    assert opened == []


def test_switched_on_in_mid_throw_the_past_stays_silent(table: Sounds, tape: Tape) -> None:
    table.is_on = False
    table.throw([thud(0.1), thud(0.8)], 1.0)
    table.advance(0.5)
    table.is_on = True
    table.advance(0.8)
    assert len(tape.played) == 1


def test_a_volume_of_nothing_plays_nothing(table: Sounds, tape: Tape) -> None:
    table.volume = 0.0
    table.play(Sound.WIN)
    assert tape.played == []


def test_the_volume_scales_every_sound(table: Sounds, tape: Tape) -> None:
    loudness = []
    for table.volume in (0.25, 0.5, 1.0):
        table.play(Sound.BANK, 0.8)
        loudness.append(tape.played[-1][1])
    assert loudness == pytest.approx([0.05, 0.2, 0.8])


@pytest.mark.parametrize(("asked", "kept"), [(-1.0, 0.0), (0.3, 0.3), (7.0, 1.0)])
def test_the_volume_stays_between_nothing_and_full(
    table: Sounds, asked: float, kept: float
) -> None:
    table.volume = asked
    assert table.volume == kept


def test_every_sound_has_a_file_that_can_be_played(table: Sounds, tape: Tape) -> None:
    for sound in Sound:
        table.play(sound)
    assert len(tape.played) == len(Sound)
    assert all(RATE / 20 < len(samples) < 2 * RATE for samples, *_ in tape.played)


def test_files_are_read_once_and_only_when_wanted(
    table: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: list[str] = []

    def noted(file: Path) -> Samples:
        files.append(file.name)
        return [0]

    monkeypatch.setattr(sounds, "read", noted)
    table.play(Sound.WIN)
    table.play(Sound.WIN)
    assert files == ["win.wav"]
    table.prepare()
    assert sorted(files) == sorted(f"{sound}.wav" for sound in Sound)


def test_after_closing_nothing_is_heard(table: Sounds, tape: Tape) -> None:
    table.play(Sound.WIN)
    table.close()
    table.close()
    table.play(Sound.WIN)
    assert tape.is_closed
    assert len(tape.played) == 1


# Trouble


def test_a_backend_that_raises_is_replaced_by_silence_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = Broken()
    table = Sounds(lambda: broken)
    for _ in range(5):
        table.play(Sound.WIN)
    table.close()
    assert broken.asked == 1
    assert [record.getMessage() for record in caplog.records] == ["Kubik is silent from now on"]


def test_a_backend_that_cannot_be_opened_is_silence(caplog: pytest.LogCaptureFixture) -> None:
    def opener() -> Backend:
        raise OSError("no sound here")

    table = Sounds(opener)
    table.prepare()
    table.play(Sound.WIN)
    assert len(caplog.records) == 1


def test_missing_files_are_silence(
    table: Sounds, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(_file: object) -> Samples:
        raise FileNotFoundError("win.wav")

    monkeypatch.setattr(sounds, "read", missing)
    table.play(Sound.WIN)
    table.play(Sound.BANK)
    assert len(caplog.records) == 1


# Mixing


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mixer(clock: Clock) -> Mixer:
    return Mixer(clock)


def fetched(mixer: Mixer, count: int) -> list[int]:
    return list(array("h", mixer.mixed(count)))


def test_without_sounds_there_is_silence(mixer: Mixer) -> None:
    assert fetched(mixer, 4) == [0, 0, 0, 0]
    assert mixer.is_silent


def test_sounds_are_added_up_at_their_volumes_across_blocks(mixer: Mixer) -> None:
    mixer.add([100, 200, 300], 1.0, 0.0)
    mixer.add([1000, 1000, 1000, 1000, 1000], 0.5, 0.0)
    assert fetched(mixer, 2) == [600, 700]
    assert fetched(mixer, 2) == [800, 500]
    assert not mixer.is_silent
    assert fetched(mixer, 2) == [500, 0]
    assert mixer.is_silent


def test_a_delay_is_kept_to_the_sample(mixer: Mixer) -> None:
    mixer.add([7, 8], 1.0, 5 / RATE)
    assert fetched(mixer, 4) == [0, 0, 0, 0]
    assert fetched(mixer, 4) == [0, 7, 8, 0]


def test_the_time_until_the_device_fetches_counts_towards_the_delay(
    mixer: Mixer, clock: Clock
) -> None:
    mixer.add([7, 8], 1.0, 0.1)
    clock.now += 0.1 - 1 / RATE
    assert fetched(mixer, 4) == [0, 7, 8, 0]


def test_a_sound_that_comes_far_too_late_is_dropped(mixer: Mixer, clock: Clock) -> None:
    mixer.add([7, 8], 1.0, 0.0)
    clock.now += STALE
    assert fetched(mixer, 4) == [0, 0, 0, 0]
    assert mixer.is_silent


def test_too_loud_sums_are_cut_off_and_do_not_wrap(mixer: Mixer) -> None:
    for _ in range(3):
        mixer.add([FULL, -FULL], 1.0, 0.0)
    assert fetched(mixer, 3) == [FULL, -FULL, 0]


def test_of_very_many_sounds_the_last_ones_are_mixed(mixer: Mixer) -> None:
    for k in range(3 * MANY):
        mixer.add([k] * 4, 1.0, 0.0)
    assert fetched(mixer, 1) == [sum(range(2 * MANY, 3 * MANY))]


# The loudspeaker


class FakeDevice:
    """A device that fetches when the test says so."""

    def __init__(self, trouble: str = "") -> None:
        self.trouble = trouble
        self.log: list[str] = []
        self.done = threading.Event()
        self.has_started, self.has_stopped = threading.Event(), threading.Event()

    def __call__(self, mixed: Callable[[int], bytes]) -> "FakeDevice":
        self.mixed = mixed
        return self

    def _do(self, what: str) -> None:
        self.log.append(what)
        if self.trouble == what:
            raise OSError(what)

    def start(self) -> None:
        self._do("start")
        self.has_started.set()

    def stop(self) -> None:
        self._do("stop")
        self.has_stopped.set()

    def is_started(self) -> bool:
        return self.trouble != "unplugged"

    def close(self) -> None:
        self.log.append("close")
        self.done.set()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "LOOKS_EVERY", 0.005)
    monkeypatch.setattr(loudspeaker, "RESTS_AFTER", 0.02)
    monkeypatch.setattr(loudspeaker, "GONE_AFTER", 0.5)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [it.getMessage() for it in caplog.records if it.levelno >= logging.WARNING]


@pytest.mark.usefixtures("quick")
def test_the_device_runs_only_while_there_is_sound() -> None:
    device = FakeDevice()
    speaker = SpeakerBackend(device)
    for _ in range(2):
        device.has_started.clear()
        device.has_stopped.clear()
        speaker.play([1, 2, 3], 1.0)
        assert device.has_started.wait(5)
        device.mixed(8)
        assert device.has_stopped.wait(5)
    speaker.close()
    assert device.log == ["start", "stop", "start", "stop", "close"]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("trouble", ["start", "stop", "unplugged", "asleep"])
def test_a_device_that_goes_away_means_silence_logged_once(
    trouble: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = FakeDevice(trouble)
    if trouble == "asleep":  # it runs, but fetches nothing
        monkeypatch.setattr(loudspeaker, "GONE_AFTER", 0.02)
    speaker = SpeakerBackend(device)
    speaker.play([1, 2, 3], 1.0)
    if trouble == "stop":
        assert device.has_started.wait(5)
        device.mixed(8)
    assert device.done.wait(5)
    for _ in range(5):
        speaker.play([1, 2, 3], 1.0)
    speaker.close()
    assert len(warnings(caplog)) == 1
    assert device.log.count("start") == 1


def test_closing_does_not_wait_for_a_device_that_is_lost() -> None:
    class Stuck(FakeDevice):
        @override
        def close(self) -> None:
            self.done.set()
            release.wait(20)

    release = threading.Event()
    device = Stuck("start")
    speaker = SpeakerBackend(device)
    speaker.play([1], 1.0)
    assert device.done.wait(5)
    began = time.perf_counter()
    speaker.close()
    release.set()
    assert time.perf_counter() - began < 0.5


def test_opening_a_slow_device_does_not_keep_the_window_waiting() -> None:
    release = threading.Event()

    def slow(mixed: Callable[[int], bytes]) -> FakeDevice:
        release.wait(20)
        return FakeDevice()(mixed)

    began = time.perf_counter()
    speaker = SpeakerBackend(slow)
    speaker.play([1], 1.0)
    took = time.perf_counter() - began
    release.set()
    speaker.close()
    assert took < 0.1


def test_this_machines_loudspeaker_or_none_is_opened_at_once_and_nothing_raises(
    caplog: pytest.LogCaptureFixture,
) -> None:
    took = []
    for _ in range(3):  # the best of three: the machine may be busy
        began = time.perf_counter()
        backend = open_backend()
        backend.play([0] * 100, 0.0)
        took.append(time.perf_counter() - began)
        backend.close()
        backend.play([0] * 100, 0.0)
    assert min(took) < 0.010
    assert warnings(caplog) == []


def test_without_miniaudio_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    caplog.set_level(logging.INFO)
    table = Sounds()
    table.play(Sound.WIN)
    table.close()
    (record,) = caplog.records
    assert record.levelno == logging.INFO
    assert record.getMessage().startswith("no sound: ")


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "freebsd14"])
def test_miniaudio_knows_the_sound_systems_by_name(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = pytest.importorskip("_miniaudio").lib
    monkeypatch.setattr(sys, "platform", platform)
    for system in loudspeaker.sound_systems():
        assert hasattr(library, f"ma_backend_{system}")


def test_miniaudio_fetches_what_is_played_and_rests_afterwards(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pytest.importorskip("_miniaudio")
    # miniaudio's own stand-in for a sound card, which fetches at the right speed.
    monkeypatch.setattr(loudspeaker, "sound_systems", lambda: ("null",))
    monkeypatch.setattr(loudspeaker, "RESTS_AFTER", 0.25)
    fetches: list[bytes] = []
    ended = threading.Event()

    def device(mixed: Callable[[int], bytes]) -> MiniaudioDevice:
        def fetch(count: int) -> bytes:
            fetches.append(mixed(count))
            return fetches[-1]

        class Noted(MiniaudioDevice):
            @override
            def stop(self) -> None:
                super().stop()
                ended.set()

        return Noted(fetch)

    speaker = SpeakerBackend(device)
    samples = list(range(1, 3001))
    speaker.play(samples, 1.0)
    assert ended.wait(10)
    speaker.close()
    whole = list(array("h", b"".join(fetches)))
    assert [sample for sample in whole if sample] == samples
    assert warnings(caplog) == []
