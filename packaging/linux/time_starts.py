"""How long programs take from being started to being painted, by turns on one screen.

PYTHONPATH=packaging python3 -m linux.time_starts [--rounds N] PROGRAM ...

By each: milliseconds that a person waits, and those that the program has a processor, which say
more on a machine that has other work.

Nothing is asked of the programs: the screen in memory is read all the time, and a program has been
painted when the screen first shows what it shows at the end, but for 2 in 100 points.
Needs numpy, and apt-get install xvfb openbox wmctrl xdotool; for example tali kiriki.
"""

from __future__ import annotations

import ctypes
import shlex
import statistics
import subprocess
import sys
import time
from ctypes import c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from linux.screen import Failure, Screen, screen

if TYPE_CHECKING:
    from collections.abc import Sequence

WATCHED = 3.0
"""Seconds after which a program is taken to have finished its start."""
APART = 0.02
"""The share of the points that may still change: a hint that fades in, a blinking cursor."""
PAUSE = 0.002
ALL_PLANES, AS_POINTS = c_ulong(-1).value, 2

Picture = NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class Start:
    """Milliseconds until a program was painted: those it took, and those it had a processor."""

    waited: float
    worked: float


class Eye:
    """Reads the screen as a program for screenshots does."""

    def __init__(self, shown: Screen, width: int = 1280, height: int = 800) -> None:
        """Open the display."""
        self._size = width, height
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype = c_void_p
        self._x.XOpenDisplay.argtypes = [c_char_p]
        self._x.XDefaultRootWindow.restype = c_ulong
        self._x.XDefaultRootWindow.argtypes = [c_void_p]
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        self._x.XGetImage.argtypes = [
            *(c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int)
        ]
        self._x.XDestroyImage.argtypes = [c_void_p]
        self._display = self._x.XOpenDisplay(shown.display.encode())
        self._root = self._x.XDefaultRootWindow(self._display)

    def look(self) -> Picture:
        """The colours of all points."""
        width, height = self._size
        image: Any = self._x.XGetImage(
            self._display, self._root, 0, 0, width, height, ALL_PLANES, AS_POINTS
        )
        raw = ctypes.string_at(image.contents.data, width * height * 4)
        self._x.XDestroyImage(image)
        return np.frombuffer(raw, dtype=np.uint32)


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = (
        ("width", c_int),
        ("height", c_int),
        ("xoffset", c_int),
        ("format", c_int),
        ("data", c_void_p),
        ("bytes_per_line", c_long),
    )


def start(command: Sequence[str], shown: Screen, eye: Eye) -> Start:
    """Start it and wait until it is painted. It is killed in the end."""
    empty = eye.look()
    seen: list[tuple[Start, Picture]] = []
    began = time.perf_counter()
    program = subprocess.Popen(
        command, env=shown.environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    while (now := time.perf_counter()) < began + WATCHED:
        picture = eye.look()
        if not seen or not np.array_equal(picture, seen[-1][1]):
            seen.append((Start((now - began) * 1000, worked(program.pid)), picture))
        time.sleep(PAUSE)
    program.kill()
    program.wait()
    end = time.monotonic() + 5
    while not np.array_equal(eye.look(), empty) and time.monotonic() < end:
        time.sleep(0.05)
    last = seen[-1][1]
    if np.array_equal(last, empty):
        raise Failure(f"{command[0]} shows nothing")
    return next(at for at, picture in seen if np.mean(picture != last) < APART)


def worked(process: int) -> float:
    """For how many milliseconds its threads have had a processor."""
    threads = Path("/proc", str(process), "task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e6


def main(arguments: Sequence[str]) -> int:
    """Start all of them by turns and print what it took, in milliseconds."""
    words, rounds = list(arguments), 9
    if words[:1] == ["--rounds"]:
        rounds, words = int(words[1]), words[2:]
    if not words:
        print(__doc__)
        return 2
    times: dict[str, list[Start]] = {word: [] for word in words}
    with screen() as shown:
        eye = Eye(shown)
        for lap in range(rounds + 1):
            for word in words:
                took = start(shlex.split(word), shown, eye)
                if lap:  # the first reads the files from the disk
                    times[word].append(took)
    for word, starts in times.items():
        waited, busy = zip(*((each.waited, each.worked) for each in starts), strict=True)
        print(f"{summary(waited)}   {summary(busy)}   {word}")
    return 0


def summary(milliseconds: Sequence[float]) -> str:
    """Median, least and most."""
    middle = statistics.median(milliseconds)
    return f"{middle:5.0f} ms ({min(milliseconds):.0f} to {max(milliseconds):.0f})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
