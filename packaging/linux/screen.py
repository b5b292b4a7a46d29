"""A screen in memory with a window manager, and a hand at its mouse and keys (Xvfb, xdotool)."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Failure(Exception):
    """What did not happen, as a sentence."""


def wait(seconds: float, what: str, has_happened: Callable[[], bool]) -> None:
    """Ask again until it is so; fail with `what` after so many seconds."""
    end = time.monotonic() + seconds
    while not has_happened():
        if time.monotonic() > end:
            raise Failure(what)
        time.sleep(0.1)


@contextmanager
def screen() -> Iterator[Screen]:
    """A screen of 1280 × 800 points, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "display"
        told.touch()
        with told.open("w") as target:
            command = ("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24")
            server = subprocess.Popen(
                [*command, "-ac", "-nolisten", "tcp"], stdout=target, stderr=subprocess.DEVNULL
            )
        try:
            wait(20, "there is no screen", lambda: told.read_text(encoding="ascii") != "")
            shown = Screen(f":{told.read_text(encoding='ascii').strip()}")
            manager = subprocess.Popen(
                ["openbox"], env=shown.environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            try:
                wait(20, "there is no window manager", lambda: shown.tell("wmctrl", "-m") != "")
                yield shown
            finally:
                manager.terminate()
                manager.wait()
        finally:
            server.terminate()
            server.wait()


@dataclass(frozen=True)
class Screen:
    """A screen by its name, such as ":99"."""

    display: str

    @property
    def environ(self) -> dict[str, str]:
        """What a program that is to appear here must be given."""
        return {**os.environ, "DISPLAY": self.display}

    def tell(self, *command: str) -> str:
        """What a program answers on this screen; nothing where it fails."""
        done = subprocess.run(
            command, env=self.environ, capture_output=True, text=True, check=False
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def windows(self, title: str = "") -> list[str]:
        """The visible windows of Kubik whose titles match, menus among them where any may."""
        found = self.tell("xdotool", "search", "--onlyvisible", "--class", "kubik").split()
        return [window for window in found if re.search(title, self.title_of(window))]

    def title_of(self, window: str) -> str:
        """The title of a window."""
        return self.tell("xdotool", "getwindowname", window)

    @property
    def title(self) -> str:
        """The title of the main window, the only one that ends in the program's name."""
        return next((self.title_of(window) for window in self.windows("Kubik$")), "")

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        self.tell("xdotool", "key", "--clearmodifiers", "--delay", "60", *keys)

    def click(self, across: int, down: int) -> None:
        """Click in the main window, at hundredths of its width and height."""
        (window, *_) = self.windows("Kubik$")
        told = self.tell("xdotool", "getwindowgeometry", "--shell", window)
        size = dict(line.split("=") for line in told.splitlines())
        x, y = int(size["WIDTH"]) * across // 100, int(size["HEIGHT"]) * down // 100
        self.tell("xdotool", "mousemove", "--window", window, str(x), str(y), "click", "1")

    def to_front(self) -> None:
        """Give the main window the keys."""
        wait(20, "the window cannot be brought to the front", self._is_in_front)

    def _is_in_front(self) -> bool:
        self.tell("wmctrl", "-a", "Kubik")
        return self.tell("xdotool", "getactivewindow", "getwindowname").endswith("Kubik")

    def close(self) -> None:
        """Ask the main window to close, as the cross in its frame does."""
        wait(20, "the window cannot be asked to close", self._asked_to_close)

    def _asked_to_close(self) -> bool:
        self.tell("wmctrl", "-c", "Kubik")
        return self.title == ""

    def picture(self, target: Path) -> None:
        """Keep what is on the screen."""
        self.tell("import", "-window", "root", str(target))
