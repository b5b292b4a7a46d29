"""Makes assets/throws/recordings.bin: throws dice until enough throws are good.

    PYTHONPATH=gui:packaging python -m recordings.make_recordings

The seeds are 0, 1, 2 ... and nothing else is left to chance: the same content comes out each time.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from kubik.scene.solid.recordings import Recording, packed
from recordings.acceptance import is_good, recording, refusal
from recordings.throwing import throw

ROOT = Path(__file__).resolve().parents[2]
WANTED = {**dict.fromkeys(range(1, 7), 16), 7: 6, 8: 6, 9: 6, 10: 4}
"""How many recordings of each number of dice ship."""
SEEDS_APART = 1_000_003
TRIES = 60_000


def attempt(dice: int, seed: int) -> Recording | str:
    """The recording that a seed gives, or why it gives none."""
    flight = throw(dice, dice * SEEDS_APART + seed, is_good)
    if flight is None:
        return "out of the picture, too deep or too long"
    why = refusal(flight)
    if why is not None:
        return why
    made = recording(flight)
    return "too short, too long or too deep" if made is None else made


def recordings(dice: int, wanted: int, tries: int = TRIES) -> tuple[list[Recording], Counter[str]]:
    """So many recordings of so many dice, and how often each reason refused one.

    Fewer than `wanted` come back where `tries` throws are not enough.
    """
    made: list[Recording] = []
    refused: Counter[str] = Counter()
    for seed in range(tries):
        match attempt(dice, seed):
            case str() as why:
                refused[why] += 1
            case found:
                made.append(found)
                if len(made) == wanted:
                    break
    return made, refused


def main(arguments: Sequence[str]) -> int:
    """Make the file and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--output", type=Path, default=ROOT / "assets" / "throws" / "recordings.bin"
    )
    parser.add_argument("--dice", type=int, nargs="*", default=sorted(WANTED))
    parser.add_argument("--each", type=int, help="so many of each, instead of what ships")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    everything: list[Recording] = []
    for dice in options.dice:
        wanted = options.each or WANTED[dice]
        made, refused = recordings(dice, wanted)
        everything += made
        passed = f"{time.monotonic() - began:.0f} s"
        print(f"{dice} dice: {len(made)} of {len(made) + refused.total()} throws, {passed}")
        print("   ", ", ".join(f"{why}: {count}" for why, count in refused.most_common()))
        sys.stdout.flush()
        if len(made) < wanted:
            return 1
    content = packed(everything)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_bytes(content)
    print(f"{options.output}: {len(content):,} bytes, {len(everything)} recordings")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
