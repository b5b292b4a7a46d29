"""Makes assets/sounds/*.wav: every sound of the program, from nothing.

    PYTHONPATH=packaging python -m sounds.make_sounds

Nothing is left to chance: the same files come out each time, on every machine.
"""

import argparse
import sys
import wave
from array import array
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from sounds.synthesis import (
    RATE,
    Tone,
    Wave,
    finished,
    in_a_room,
    mix,
    muffled,
    noise,
    silence,
    struck,
    thinned,
)

ROOT = Path(__file__).resolve().parents[2]

IVORY = (
    Tone(1180, 0.55, 0.013),
    Tone(1910, 1.00, 0.011),
    Tone(2870, 0.60, 0.008),
    Tone(4230, 0.25, 0.004),
)
"""Two dice that knock together: dry and short."""
WOOD = (
    Tone(196, 0.55, 0.040),
    Tone(418, 1.00, 0.030),
    Tone(811, 0.55, 0.018),
    Tone(1390, 0.35, 0.010),
)
"""The rail."""
CLOTH = (
    Tone(148, 0.60, 0.028),
    Tone(263, 1.00, 0.021),
    Tone(447, 0.60, 0.013),
    Tone(806, 0.25, 0.007),
)
"""The table under the felt: not so low that the loudspeakers of a laptop leave it out."""

# Equal temperament from a' = 440 Hz.
A3, C4, E4, F4, G4, A4 = 220.00, 261.63, 329.63, 349.23, 392.00, 440.00
C5, E5, G5, C6 = 523.25, 659.26, 783.99, 1046.50


def tuned(tones: Sequence[Tone], by: float) -> tuple[Tone, ...]:
    """The same thing, a little larger or smaller."""
    return tuple(Tone(tone.pitch * by, tone.loudness, tone.decay / by) for tone in tones)


def bar(pitch: float, decay: float) -> tuple[Tone, ...]:
    """A wooden bar with a tube under it, as a marimba has."""
    return (
        Tone(pitch, 1.00, decay),
        Tone(2 * pitch, 0.10, decay * 0.7),
        Tone(3.98 * pitch, 0.16, decay * 0.28),
        Tone(9.2 * pitch if pitch < A4 else 6.1 * pitch, 0.03, decay * 0.08),
    )


def bell(pitch: float, decay: float) -> tuple[Tone, ...]:
    """A small bronze bell, struck with wood."""
    return (
        Tone(pitch / 2, 0.35, decay * 1.2),
        Tone(pitch, 1.00, decay),
        Tone(1.194 * pitch, 0.30, decay * 0.7),
        Tone(1.503 * pitch, 0.22, decay * 0.6),
        Tone(2.004 * pitch, 0.40, decay * 0.5),
        Tone(3.01 * pitch, 0.10, decay * 0.25),
    )


def clack(seed: int, by: float) -> Sequence[int]:
    """Die on die."""
    chance = Random(seed)
    sound = silence(0.09)
    mix(sound, struck(tuned(IVORY, by), 0.09))
    mix(sound, muffled(noise(chance, 0.002, 0.02), 3200), loudness=0.5)
    mix(sound, struck(tuned(IVORY, by * 1.06), 0.05), at=0.0043, loudness=0.25)
    return finished(in_a_room(sound, 0.15), 0.62)


def felt(seed: int, by: float) -> Sequence[int]:
    """A die on felt: more thud than knock."""
    chance = Random(seed)
    sound = silence(0.13)
    mix(sound, struck(tuned(CLOTH, by), 0.13, attack=0.0015))
    mix(sound, thinned(muffled(noise(chance, 0.010, 0.08), 1100), 200), loudness=1.6)
    mix(sound, struck(tuned(IVORY, by * 0.8), 0.03), loudness=0.09)
    return finished(in_a_room(sound, 0.12), 0.62)


def rail(seed: int, by: float) -> Sequence[int]:
    """A die on the wooden rail."""
    chance = Random(seed)
    sound = silence(0.17)
    mix(sound, struck(tuned(WOOD, by), 0.17, attack=0.0006))
    mix(sound, muffled(noise(chance, 0.004, 0.03), 1600), loudness=0.7)
    mix(sound, struck(tuned(IVORY, by * 0.9), 0.04), loudness=0.14)
    return finished(in_a_room(sound, 0.15), 0.64)


def rattle() -> Sequence[int]:
    """Dice shaken three times in a leather cup, the last time on their way out."""
    chance = Random(7)
    sound = silence(0.5)
    for shake, (start, loudness) in enumerate(((0.02, 0.75), (0.165, 1.0), (0.31, 0.8))):
        mix(sound, muffled(noise(chance, 0.03, 0.12), 600), start, 1.6 * loudness)
        for _ in range(8):
            knock = struck(tuned(IVORY, 0.62 + 0.34 * chance.random()), 0.12)
            at = start + 0.085 * chance.random() + 0.02 * shake * chance.random()
            mix(sound, knock, at, loudness * (0.25 + 0.5 * chance.random()))
        mix(sound, struck(tuned(CLOTH, 1.7), 0.1, attack=0.002), start + 0.03, 0.8 * loudness)
    return finished(in_a_room(muffled(sound, 2600, 1), 0.25), 0.5, fade=0.06)


def aside() -> Sequence[int]:
    """A die pushed over felt and put down."""
    chance = Random(11)
    sound = silence(0.2)
    breath = thinned(muffled(noise(chance, 0.5, 0.085), 1500), 350)
    swell: Wave = [
        sample * place / len(breath) * (1 - place / len(breath)) * 4
        for place, sample in enumerate(breath)
    ]
    mix(sound, swell, 0.0, 0.55)
    mix(sound, struck(tuned(WOOD, 1.25), 0.12, attack=0.001), 0.075, 0.8)
    mix(sound, struck(tuned(CLOTH, 1.3), 0.12, attack=0.001), 0.075, 0.5)
    mix(sound, struck(tuned(IVORY, 0.85), 0.05), 0.075, 0.10)
    return finished(in_a_room(sound, 0.12), 0.45)


def bank() -> Sequence[int]:
    """Two warm notes upwards: what was won is safe."""
    sound = silence(0.68)
    mix(sound, struck(bar(C5, 0.16), 0.68, attack=0.002))
    mix(sound, struck(bar(C4, 0.20), 0.68, attack=0.004), 0.0, 0.45)
    mix(sound, struck(bar(G5, 0.19), 0.56, attack=0.002), 0.125, 0.85)
    mix(sound, struck(bar(E4, 0.22), 0.56, attack=0.004), 0.125, 0.40)
    return finished(in_a_room(sound), 0.5, fade=0.12)


def bust() -> Sequence[int]:
    """Two low notes downwards, softly: never mind."""
    sound = silence(0.72)
    for pitch, at, loudness in ((C4, 0.0, 0.9), (A3, 0.17, 1.0)):
        hum = (Tone(pitch, 1.0, 0.17), Tone(2 * pitch, 0.34, 0.12), Tone(3 * pitch, 0.10, 0.07))
        mix(sound, struck(hum, 0.72, attack=0.018), at, loudness)
    return finished(in_a_room(muffled(sound, 1100, 1), 0.15), 0.4, fade=0.15)


def hot_dice() -> Sequence[int]:
    """Four notes that climb: all dice are yours again."""
    sound = silence(0.92)
    for place, pitch in enumerate((C5, E5, G5, C6)):
        note = struck(bar(pitch, 0.15 + 0.02 * place), 0.92, attack=0.002)
        mix(sound, note, 0.085 * place, 0.8)
    for pitch in (C4, G4):
        mix(sound, struck(bar(pitch, 0.28), 0.67, attack=0.006), 0.255, 0.42)
    return finished(in_a_room(sound), 0.5, fade=0.15)


def win() -> Sequence[int]:
    """A short run upwards and a chord that stays a little."""
    sound = silence(1.35)
    for place, pitch in enumerate((G4, C5, E5, G5, E5, G5)):
        mix(sound, struck(bar(pitch, 0.14), 1.35, attack=0.002), 0.092 * place, 0.75)
    for pitch, loudness in ((C4, 0.6), (E4, 0.35), (G4, 0.4), (C5, 0.55), (E5, 0.5), (C6, 0.6)):
        mix(sound, struck(bar(pitch, 0.30), 0.8, attack=0.003), 0.552, loudness)
    return finished(in_a_room(sound), 0.55, fade=0.25)


def last_round() -> Sequence[int]:
    """A small bell, twice: now it counts."""
    sound = silence(0.78)
    mix(sound, struck(bell(A4, 0.20), 0.78, attack=0.001), 0.0, 0.8)
    mix(sound, struck(bell(F4, 0.24), 0.6, attack=0.001), 0.19, 1.0)
    return finished(in_a_room(muffled(sound, 2400, 1)), 0.45, fade=0.2)


SOUNDS: Mapping[str, Callable[[], Sequence[int]]] = {
    "rattle": rattle,
    "felt_1": lambda: felt(1, 1.00),
    "felt_2": lambda: felt(2, 1.09),
    "felt_3": lambda: felt(3, 0.93),
    "rail_1": lambda: rail(4, 1.00),
    "rail_2": lambda: rail(5, 1.11),
    "clack_1": lambda: clack(6, 1.00),
    "clack_2": lambda: clack(7, 1.08),
    "clack_3": lambda: clack(8, 0.94),
    "aside": aside,
    "bank": bank,
    "bust": bust,
    "hot_dice": hot_dice,
    "win": win,
    "last_round": last_round,
}


def write(samples: Sequence[int], file: Path) -> None:
    """Write a WAV file: one channel, 16 bits."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(array("h", samples).tobytes())


def main(arguments: Sequence[str]) -> int:
    """Make the files and say how large they are."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "assets" / "sounds")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, make in SOUNDS.items():
        file = folder / f"{name}.wav"
        samples = make()
        write(samples, file)
        total += file.stat().st_size
        print(f"{file.name:<15} {len(samples) / RATE:5.2f} s  {file.stat().st_size:7,} bytes")
    print(f"{len(SOUNDS)} sounds, {total:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
