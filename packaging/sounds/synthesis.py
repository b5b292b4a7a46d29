"""Sounds from nothing: struck wood and ivory, soft noise, warm notes.

A struck thing is a few tones that die away, each at its own rate (modal synthesis); felt and
leather add short noise. Only `+ - * /` and a seeded generator are used, no sine of the machine's
own, so the same samples come out everywhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

RATE = 32_000
"""Samples a second: enough for sounds that hold nothing above 10 kHz."""
FULL = 32_767
PI = 3.141592653589793
TERMS = 24

Wave = list[float]
"""Samples from -1 to 1, `RATE` of them a second."""


@dataclass(frozen=True, slots=True)
class Tone:
    """A part of a struck thing: how high (Hz), how loud, and after how many seconds 1/e is left."""

    pitch: float
    loudness: float
    decay: float


def cosine(angle: float) -> float:
    """The cosine of an angle from 0 to pi, in radians."""
    total = term = 1.0
    for k in range(1, TERMS):
        term *= -angle * angle / ((2 * k - 1) * (2 * k))
        total += term
    return total


def sine(angle: float) -> float:
    """The sine of an angle from 0 to pi, in radians."""
    return cosine(PI / 2 - angle if angle < PI / 2 else angle - PI / 2)


def left_after(samples: float) -> float:
    """By what a sample is multiplied so that 1/e is left after so many samples."""
    total = term = 1.0
    for k in range(1, TERMS):
        term *= -1.0 / (samples * k)
        total += term
    return total


def silence(seconds: float) -> Wave:
    """So many seconds of nothing, to mix into."""
    return [0.0] * round(seconds * RATE)


def struck(tones: Iterable[Tone], seconds: float, attack: float = 0.0) -> Wave:
    """The sum of tones that all begin at once; `attack` seconds soften the beginning."""
    wave = silence(seconds)
    for tone in tones:
        angle = 2 * PI * tone.pitch / RATE
        fall = left_after(tone.decay * RATE)
        # A decaying sine is its own recurrence: y = 2 r cos(a) y' - r^2 y''.
        first, second = 2 * fall * cosine(angle), fall * fall
        before, now = 0.0, tone.loudness * fall * sine(angle)
        for place in range(1, len(wave)):
            wave[place] += now
            before, now = now, first * now - second * before
    rise = round(attack * RATE)
    for place in range(min(rise, len(wave))):
        share = place / rise
        wave[place] *= share * share * (3 - 2 * share)
    return wave


def noise(chance: Random, decay: float, seconds: float) -> Wave:
    """Noise that dies away as a `Tone` does."""
    fall = left_after(decay * RATE)
    wave, loudness = [], 1.0
    for _ in range(round(seconds * RATE)):
        wave.append(loudness * (2 * chance.random() - 1))
        loudness *= fall
    return wave


def muffled(wave: Sequence[float], above: float, times: int = 2) -> Wave:
    """The wave with everything above so many hertz softened, by 6 dB an octave each time."""
    weight = 2 * PI * above / RATE
    weight /= 1 + weight
    muted = list(wave)
    for _ in range(times):
        value = 0.0
        for place, sample in enumerate(muted):
            value += weight * (sample - value)
            muted[place] = value
    return muted


def thinned(wave: Sequence[float], below: float) -> Wave:
    """The wave with everything below so many hertz softened."""
    return [a - b for a, b in zip(wave, muffled(wave, below, 1), strict=True)]


def mix(onto: Wave, wave: Sequence[float], at: float = 0.0, loudness: float = 1.0) -> None:
    """Add a wave `at` so many seconds; what is over the end is cut off."""
    start = round(at * RATE)
    for place, sample in enumerate(wave[: max(0, len(onto) - start)], start):
        onto[place] += loudness * sample


def in_a_room(wave: Sequence[float], loudness: float = 0.22) -> Wave:
    """The wave with what a furnished room gives back of it."""
    heard = list(wave)
    soft = muffled(wave, 1800, 1)
    for at, share in ((0.0131, 1.0), (0.0227, -0.7), (0.0371, 0.55), (0.0533, -0.4)):
        mix(heard, soft, at, loudness * share)
    return heard


def finished(wave: Sequence[float], peak: float, fade: float = 0.02) -> Sequence[int]:
    """16-bit samples as loud as `peak` (of 1), that end in silence over the last `fade` seconds."""
    ending = round(fade * RATE)
    length = len(wave)
    faded = [sample * min(1.0, (length - 1 - place) / ending) for place, sample in enumerate(wave)]
    loudest = max(map(abs, faded))
    return [round(sample / loudest * peak * FULL) for sample in faded]
