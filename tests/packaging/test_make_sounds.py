"""The sounds: made alike each time, gentle, small; and those that ship are these."""

import sys
import wave
from array import array
from collections.abc import Sequence
from itertools import pairwise
from math import cos, exp, sin, sqrt
from pathlib import Path

import pytest

from kubik.scene import sounds as playing
from kubik.scene.speaker import RATE

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

from sounds import make_sounds, synthesis  # noqa: E402 - packaging/ is no package

ASSETS = ROOT / "assets" / "sounds"
LONGEST = {"rattle": 0.55, "felt": 0.15, "rail": 0.2, "clack": 0.1, "aside": 0.25, "win": 1.5}
NAMES = tuple(make_sounds.SOUNDS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of sounds made just now."""
    folder = tmp_path_factory.mktemp("made") / "sounds"
    assert make_sounds.main([str(folder)]) == 0
    return folder


def samples(name: str) -> list[float]:
    return [sample / 32768 for sample in playing.read(ASSETS / f"{name}.wav")]


def centroid(wave: Sequence[float]) -> float:
    """The frequency in hertz that the ear calls the brightness of a sound.

    From the power of the slope: mean square of the derivative over mean square of the wave.
    """
    steps = [b - a for a, b in pairwise(wave)]
    share = sum(step * step for step in steps) / sum(sample * sample for sample in wave)
    return sqrt(share) * synthesis.RATE / (2 * synthesis.PI)


def test_there_is_a_sound_for_each_name_that_the_program_plays() -> None:
    assert sorted(NAMES) == sorted(playing.Sound)
    assert synthesis.RATE == RATE


def test_what_ships_is_what_the_script_makes(folder: Path) -> None:
    assert sorted(it.name for it in ASSETS.iterdir()) == sorted(it.name for it in folder.iterdir())
    for file in folder.iterdir():
        assert file.read_bytes() == (ASSETS / file.name).read_bytes(), file.name


@pytest.mark.parametrize("name", ["rattle", "felt_2", "clack_3", "aside"])
def test_a_sound_is_made_alike_each_time(name: str) -> None:
    make = make_sounds.SOUNDS[name]
    assert make() == make()


def test_all_together_are_small() -> None:
    assert sum(file.stat().st_size for file in ASSETS.iterdir()) <= 400_000


@pytest.mark.parametrize("name", NAMES)
def test_files_are_one_channel_of_16_bits(name: str) -> None:
    with wave.open(str(ASSETS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == synthesis.RATE


@pytest.mark.parametrize("name", NAMES)
def test_sounds_are_short(name: str) -> None:
    longest = LONGEST.get(name.partition("_")[0], 1.0)
    assert 0.05 < len(samples(name)) / synthesis.RATE <= longest


@pytest.mark.parametrize("name", NAMES)
def test_sounds_leave_room_for_others_at_the_same_time(name: str) -> None:
    assert 0.35 <= max(map(abs, samples(name))) <= 0.7


@pytest.mark.parametrize("name", NAMES)
def test_sounds_begin_and_end_without_a_click(name: str) -> None:
    made = samples(name)
    assert abs(made[0]) < 0.12
    assert abs(made[-1]) < 0.001
    assert max(map(abs, made[-64:])) < 0.005


@pytest.mark.parametrize("name", NAMES)
def test_no_sound_is_shrill_or_too_low_for_a_laptop(name: str) -> None:
    assert 200 < centroid(samples(name)) < 3000


def test_a_bust_is_the_quietest_and_lowest_of_what_becomes_of_a_turn() -> None:
    others = ("bank", "hot_dice", "win", "last_round")
    bust = samples("bust")
    assert all(centroid(bust) < centroid(samples(other)) for other in others)
    assert all(max(bust) < max(samples(other)) for other in others)


def test_clack_rail_and_felt_are_told_apart_by_their_brightness() -> None:
    felt, rail, clack = (centroid(samples(f"{kind}_1")) for kind in ("felt", "rail", "clack"))
    assert 1.3 * felt < rail < clack / 1.5


@pytest.mark.parametrize("angle", [0.0, 0.1, 1.0, 1.6, 2.5, 3.1])
def test_cosine_and_sine_are_those_of_the_books(angle: float) -> None:
    assert synthesis.cosine(angle) == pytest.approx(cos(angle), abs=1e-12)
    assert synthesis.sine(angle) == pytest.approx(sin(angle), abs=1e-12)


def test_a_tone_has_its_pitch_and_dies_away_at_its_rate() -> None:
    tone = synthesis.struck([synthesis.Tone(1000, 0.5, 0.1)], 0.3)
    for place in (1, 7, 100, 3200, 6400):
        seconds = place / synthesis.RATE
        wanted = 0.5 * exp(-seconds / 0.1) * sin(2 * synthesis.PI * 1000 * seconds)
        assert tone[place] == pytest.approx(wanted, abs=1e-9)


def test_finished_samples_are_as_loud_as_wanted() -> None:
    assert max(map(abs, array("h", synthesis.finished([0.1, -4.0] * 1000, 0.5)))) == 16384
