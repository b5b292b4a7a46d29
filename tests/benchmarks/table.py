"""The budget of the table, measured: `python tests/benchmarks/table.py`, `gui` on PYTHONPATH.

Prints every row of the budget with its bar, best of three (a start: best of ten), and how busy the
machine was. Times are wall-clock times; behind a slash follows the 95th percentile, and in brackets
the processor time (of the thread that paints; of all threads of a start), which neighbours disturb
less.

Needs Linux and Xvfb (Debian: xvfb). The starts of GNOME Tali and KDE Kiriki are measured beside
ours where they are installed (tali, kiriki, dbus), on the same screen by the same method: how long
after exec a strip of the screen shows anything. Further programs are named by
`--start "LABEL=COMMAND"`, such as an installed Kubik. `--quick` takes two seconds instead of 20 for
the idle row, and three starts.
"""

import argparse
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from kubik.app import build
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules.dice import Colour
from kubik.scene.director import Director
from kubik.scene.solid.throw_plan import library, plan
from kubik.scene.sounds import Sounds
from kubik.scene.speaker import SilentBackend
from kubik.scene.table_picture import DiePicture, Look, TablePicture
from kubik.scene.table_scene import TableScene
from kubik.scene.timings import Timings
from kubik.text.languages import Languages
from kubik.windows.main_window import MainWindow
from kubik.windows.offers import ROLL
from kubik.windows.table_view import TableView

SIZES = ((1920, 1080), (900, 600))
PAINT_BARS = {SIZES[0]: (6, 10), SIZES[1]: (4, 7)}
COLOURS = (Colour.WHITE, Colour.WHITE, Colour.RED, Colour.RED, Colour.GREEN, Colour.GREEN)
GAME, SHORT_GAME = "zilch", "yacht"
NAMES = ("Anna", "Béla")
MATCHES = 10
SCREEN = (2048, 1200)
STRIPS = (120, 300, 420)
"""The lines of the screen that are looked at: a look takes 0.3 ms."""
GIVES_UP = 15.0
BARE = "import sys; from PySide6.QtWidgets import *; a = QApplication(sys.argv); " + (
    "w = QMainWindow(); w.setCentralWidget(QLabel('.', w)); w.resize(1100, 720); w.show(); a.exec()"
)


# Parts, each in a process of its own: figures by name.


class TimedView(TableView):
    """A view on the table that measures its paints, in milliseconds: wall and processor."""

    paints: list[tuple[float, float]]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        began, worked = time.perf_counter(), time.thread_time()
        super().paintEvent(event)
        self.paints.append(
            (1000 * (time.perf_counter() - began), 1000 * (time.thread_time() - worked))
        )


def paint(width: int, height: int) -> dict[str, float]:
    """Six tumbling dice on the felt, frame by frame as at 60 Hz."""
    root = QWidget()
    scene = TableScene(root)
    director = Director(scene, Timings.normal(), Sounds(SilentBackend), root)
    view = TimedView(scene, director, root)
    view.paints = []
    view.resize(width, height)
    root.resize(width, height)
    root.show()
    dice = tuple(
        DiePicture(place, place + 1, colour, Look.FREE) for place, colour in enumerate(COLOURS)
    )
    paints: list[tuple[float, float]] = []
    for seed in range(6):
        throw = plan(range(1, 7), seed)
        scene.begin_throw(TablePicture(dice, (), True), tuple(range(6)), throw)
        scene.show_throw(0.15)
        QApplication.processEvents()
        step = 10
        while throw.is_moving(step / 60):
            view.paints.clear()
            scene.show_throw(step / 60)
            QApplication.processEvents()
            paints.append((sum(w for w, _ in view.paints), sum(c for _, c in view.paints)))
            step += 1
    wall, worked = zip(*paints, strict=True)
    median, late = quantiles(wall)
    return {"median": median, "late": late, "cpu": statistics.median(worked)}


class Watcher(QObject):
    """Counts the paints of the table, of anything, and the timers that go off."""

    def __init__(self, table: QObject) -> None:
        super().__init__()
        self.table = table
        self.frames: list[float] = []
        self.settled = 0.0
        self.paints = self.timers = 0

    def settle(self) -> None:
        self.settled = time.perf_counter()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Paint:
            self.paints += 1
            if watched is self.table:
                self.frames.append(time.perf_counter())
        elif kind == QEvent.Type.Timer:
            self.timers += 1
        return False


def program(width: int, height: int) -> MainWindow:
    window = build(Path(tempfile.mkdtemp()), Languages(QApplication.instance()))
    window.resize(width, height)
    window.show()
    QTest.qWaitForWindowExposed(window)
    window.prepare()
    return window


def begin(window: MainWindow, game: str = GAME) -> Match:
    window.begin(shipped(game).ruleset(), tuple(map(Seat, NAMES)))
    match = window.match_page.match
    assert match is not None
    QApplication.processEvents()
    return match


def wait_for_rest(window: MainWindow) -> None:
    director = window.match_page.director
    loop = QEventLoop()
    director.idle.connect(loop.quit)
    if not director.is_idle:
        loop.exec()


def throws(width: int, height: int, beside: str = "") -> dict[str, float]:
    """Throws of six dice in the program, begun by the mouse, in real time.

    With `beside` the process that thinks solves another game, which takes it longer than a throw.
    """
    window = program(width, height)
    page = window.match_page
    table = page.table.viewport()
    watcher = Watcher(table)
    page.director.shown.connect(watcher.settle)
    firsts, worked, rates, gathered = [], [], [], []
    for number in range(6):
        begin(window)
        if beside and window.thinker is not None:
            dear = shipped("dice10000").ruleset(progressive="all", turn_min=300 + 50 * number)
            window.thinker.play(dear)
        QTest.qWait(100)
        table.installEventFilter(watcher)
        watcher.frames.clear()
        button = page.bar.button(page.bar.actions_by_name[ROLL])
        clicked, busy = time.perf_counter(), time.thread_time()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        while not watcher.frames:
            QApplication.processEvents()
        firsts.append(1000 * (time.perf_counter() - clicked))
        worked.append(1000 * (time.thread_time() - busy))
        wait_for_rest(window)
        gathered.append(time.perf_counter() - clicked)
        table.removeEventFilter(watcher)
        # Dice that lie and wait to be gathered need no frames.
        flying = [moment for moment in watcher.frames if moment <= watcher.settled]
        rates.append((len(flying) - 1) / (flying[-1] - flying[0]))
    window.close()
    return {
        "first": statistics.median(firsts),
        "cpu": statistics.median(worked),
        "very first": firsts[0],
        "rate": statistics.median(rates),
        "gathered": statistics.median(gathered),
    }


def idle(seconds: float) -> dict[str, float]:
    """After a throw nothing happens: timers that wait or go off, paints, processor time."""
    window = program(1100, 720)
    page = window.match_page
    begin(window)
    page.bar.actions_by_name[ROLL].trigger()
    wait_for_rest(window)
    QTest.qWait(1000)
    application = QApplication.instance()
    assert application is not None
    watcher = Watcher(page.table.viewport())
    application.installEventFilter(watcher)
    began, worked = time.perf_counter(), time.process_time()
    waiting = sum(timer.isActive() for timer in window.findChildren(QTimer))
    ending = QTimer()
    ending.setSingleShot(True)
    ending.timeout.connect(application.quit)
    ending.start(int(1000 * seconds))
    QApplication.exec()
    took, spent = time.perf_counter() - began, time.process_time() - worked
    own = 1  # the timer that ends the waiting
    return {
        "timers": waiting + watcher.timers - own,
        "paints": watcher.paints,
        "cpu": 100 * spent / took,
        "ms": 1000 * spent,
    }


def memory() -> dict[str, float]:
    """Megabytes that are this process's share, after the start, one match and ten."""
    window = program(1100, 720)
    QTest.qWait(500)
    found = {"start": proportional_megabytes()}
    page, source = window.match_page, Random(1)
    for number in range(1, MATCHES + 1):
        match = begin(window, SHORT_GAME)
        while match.state.outcome is None:
            match.submit(random_action(match.state, source))
            page.director.advance(0.3)
            QApplication.processEvents()
            page.director.skip()
        QTest.qWait(50)  # what is deleted later is deleted now
        if number in {1, 2, MATCHES}:
            found[str(number)] = proportional_megabytes()
    return found


def proportional_megabytes() -> float:
    lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def quantiles(values: Sequence[float]) -> tuple[float, float]:
    return statistics.median(values), statistics.quantiles(values, n=20)[-1]


PARTS: dict[str, Callable[..., dict[str, float]]] = {
    "paint": lambda width, height: paint(int(width), int(height)),
    "throws": lambda width, height, *beside: throws(int(width), int(height), *beside),
    "idle": lambda seconds: idle(float(seconds)),
    "memory": memory,
}


# Starts, of any program.


def strips() -> list[QImage]:
    screen = QGuiApplication.primaryScreen()
    return [screen.grabWindow(0, 0, y, SCREEN[0] // 2, 1).toImage() for y in STRIPS]


def to_picture(command: Sequence[str], empty: list[QImage]) -> tuple[float, float]:
    """Milliseconds from exec until the screen is no longer empty: on the wall, of processors.

    Then the program is ended.
    """
    waits = time.perf_counter() + GIVES_UP
    while strips() != empty and time.perf_counter() < waits:
        time.sleep(0.05)
    time.sleep(0.3)
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while strips() == empty:
                if time.perf_counter() - began > GIVES_UP:
                    break
            return 1000 * (time.perf_counter() - began), worked(process.pid)
        finally:
            process.terminate()


def worked(process: int) -> float:
    """Milliseconds that the threads of a process have had of processors."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(each.read_text(encoding="ascii").split()[0]) for each in threads) / 1e6


def starts(further: Sequence[str], rounds: int) -> dict[str, list[tuple[float, float]]]:
    """For each program what `to_picture` gives of its starts; the programs take turns."""
    path = os.environ.get("PATH", "") + os.pathsep + "/usr/games"
    commands: dict[str, list[str]] = {
        "Kubik, checkout": [sys.executable, "-m", "kubik"],
        "a bare PySide6 window": [sys.executable, "-c", BARE],
    }
    for label, name in (("GNOME Tali", "tali"), ("KDE Kiriki", "kiriki")):
        if found := shutil.which(name, path=path):
            commands[label] = [found]
    for each in further:
        label, _, line = each.partition("=")
        commands[label] = shlex.split(line)
    empty = strips()
    for command in commands.values():
        to_picture(command, empty)  # what is read from the disk is there from now on
    found_times: dict[str, list[tuple[float, float]]] = {label: [] for label in commands}
    for _ in range(rounds):
        for label, command in commands.items():
            found_times[label].append(to_picture(command, empty))
    return found_times


# All of it.


@contextmanager
def screen() -> Iterator[None]:
    """A screen in memory, and a message bus, without which Kiriki does not start."""
    own = [
        subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
    ]
    if shutil.which("dbus-daemon"):
        own.append(
            subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        )
    said = [process.stdout.readline().decode().strip() for process in own if process.stdout]
    os.environ |= {"DISPLAY": f":{said[0]}", "QT_QPA_PLATFORM": "xcb"}
    if said[1:]:
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = said[1]
    try:
        yield
    finally:
        for process in reversed(own):
            process.terminate()
            process.wait()


def measured(*part: object) -> dict[str, float]:
    ran = subprocess.run(
        [sys.executable, __file__, "--part", *map(str, part)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def row(what: str, found: str, bar: str) -> None:
    print(f"{what:<46}{found:<36}{bar}", flush=True)


def report(options: argparse.Namespace) -> None:
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    row("", "", "bar")
    for size in SIZES:
        best = min((measured("paint", *size) for _ in range(3)), key=lambda it: it["median"])
        found = f"{best['median']:.1f} / {best['late']:.1f} ms ({best['cpu']:.1f})"
        median, late = PAINT_BARS[size]
        row(f"paint of six tumbling dice, {size[0]}x{size[1]}", found, f"{median} / {late} ms")
    for size in SIZES:
        runs = [measured("throws", *size) for _ in range(3)]
        row(
            f"frames per second, {size[0]}x{size[1]}",
            f"{max(r['rate'] for r in runs):.1f}",
            ">= 58",
        )
        first = min(runs, key=lambda run: run["first"])
        very = f"the very first {first['very first']:.1f}"
        found = f"{first['first']:.1f} ms ({first['cpu']:.1f}); {very}"
        row(f"click on Roll -> first frame, {size[0]}x{size[1]}", found, "<= 10 ms")
        row("click -> gathered, in real time", f"{first['gathered']:.2f} s", "<= 1.8 s")
    rates = [measured("throws", *SIZES[0], "beside")["rate"] for _ in range(3)]
    row("  while another game is solved", f"{max(rates):.1f}", ">= 58")
    plans = [plan([1] * dice, seed) for dice in range(1, 11) for seed in range(60)]
    for what, bar, values in (
        ("settle", "0.4 to 1.3 s", [each.settle for each in plans]),
        ("with gathering", "<= 1.8 s", [each.total for each in plans]),
    ):
        found = f"{min(values):.2f} to {max(values):.2f} s, 1 to 10 dice"
        row(f"{what}, normal speed", found, bar)
    still = measured("idle", 2 if options.quick else 20)
    found = f"{still['timers']:.0f} timers, {still['paints']:.0f} paints, {still['cpu']:.2f} % CPU"
    row("idle after a throw", found, "0, 0, 0.0 %")
    for label, times in starts(options.start, 3 if options.quick else 10).items():
        walls, spent = zip(*times, strict=True)
        found = f"{min(walls):.0f} ms ({min(spent):.0f}), median {statistics.median(walls):.0f}"
        row(f"start: {label}", found, "<= Tali, Kiriki" if "Kubik" in label else "")
    shares = [measured("memory") for _ in range(1 if options.quick else 3)]
    share = min(shares, key=lambda it: it["start"])
    row("memory (PSS) after the start", f"{share['start']:.1f} MB", "<= 75 MB")
    grown = f"{share['1']:.1f}, {share['2']:.1f}, {share[str(MATCHES)]:.1f} MB"
    row(f"  after one, two, {MATCHES} matches", grown, "no growth")
    after = " ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"load before {load}, after {after}; {os.cpu_count()} processors")


def main() -> None:
    parser = argparse.ArgumentParser(description="The budget of the table, measured.")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--start", action="append", default=[], metavar="LABEL=COMMAND")
    parser.add_argument("--part", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    # A program that is installed has its bytecode.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if options.part:
        _application = QApplication([])
        name, *arguments = options.part
        print(json.dumps(PARTS[name](*arguments)))
        sys.stdout.flush()
        os._exit(0)  # windows need not be taken down one by one
    library().load()
    with screen():
        _screen = QGuiApplication([])
        report(options)


if __name__ == "__main__":
    main()
