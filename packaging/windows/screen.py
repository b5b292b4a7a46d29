"""A screen in memory with a hand at mouse and keys, and pictures of it."""

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar


class Missed(Exception):
    """What should have happened, and has not."""


class Screen:
    """A screen that programs can open windows on."""

    def __init__(self, display: str) -> None:
        """The screen of this name, as X names it, is there."""
        self.display = display

    def press(self, *keys: str) -> None:
        """Press keys, as xdotool names them, one after the other."""
        self._xdotool("key", "--clearmodifiers", "--delay", "60", *keys)

    def click(self, title: str, x: int, y: int) -> None:
        """Click in a window, at hundredths of its width and height."""
        window = self._window(title)
        told = self._xdotool("getwindowgeometry", "--shell", window).split()
        size = dict(line.split("=") for line in told if "=" in line)
        at = (int(size["WIDTH"]) * x // 100, int(size["HEIGHT"]) * y // 100)
        place = map(str, at)
        self._xdotool("mousemove", "--window", window, *place, "click", "1")

    def titles(self) -> tuple[str, ...]:
        """The titles of all windows that are seen."""
        windows = self._xdotool("search", "--onlyvisible", "--name", ".").split()
        return tuple(self._xdotool("getwindowname", window).strip() for window in windows)

    def wait_for(self, what: str, seconds: float = 60) -> str:
        """The title with `what` in it, as soon as there is such a window. Raises `Missed`."""

        def titled() -> str:
            return next((title for title in self.titles() if what in title), "")

        return until(titled, f"a window with “{what}” in its title", seconds)

    def picture(self, file: Path) -> None:
        """Write down what is seen."""
        command = ["import", "-display", self.display, "-window", "root", str(file)]
        subprocess.run(command, check=True, timeout=60)

    def _window(self, title: str) -> str:
        return self._xdotool("search", "--onlyvisible", "--name", title).split()[-1]

    def _xdotool(self, *words: str) -> str:
        environ = {"DISPLAY": self.display, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
        command = ["xdotool", *words]
        return subprocess.run(
            command, env=environ, capture_output=True, text=True, check=False, timeout=60
        ).stdout


Found = TypeVar("Found")


def until(look: Callable[[], Found], what: str, seconds: float) -> Found:
    """What `look` finds, as soon as it finds anything. Raises `Missed`."""
    end = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > end:
            raise Missed(f"{what} was waited for in vain, {seconds:.0f} s")
        time.sleep(0.2)
    return found


@contextmanager
def screen() -> Iterator[Screen]:
    """A screen with a window manager, until it is no longer needed."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        display = f":{server.stdout.readline().strip()}"
        manager = subprocess.Popen(
            ["openbox"],
            env={"DISPLAY": display, "PATH": "/usr/bin:/bin"},
            stderr=subprocess.DEVNULL,
        )
        try:
            yield Screen(display)
        finally:
            manager.terminate()
            manager.wait()
            server.terminate()
