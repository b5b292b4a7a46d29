"""Tries the Debian package as people will: in a fresh Debian 12, from the first start to the purge.

PYTHONPATH=packaging python3 -m linux.try_deb [PACKAGE] [--pictures FOLDER]

As root, on Debian, with a network for apt. Without PACKAGE it is the one in build/for-people/.
Needs: apt-get install mmdebstrap xvfb xauth openbox wmctrl xdotool imagemagick strace lintian
desktop-file-utils appstream
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from linux.fresh_root import HOME, USER, Root
from linux.screen import Failure, Screen, screen, wait

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

PEOPLE = Path(__file__).resolve().parent.parent.parent / "build" / "for-people"
TOOLS = (
    *("mmdebstrap", "Xvfb", "openbox", "wmctrl", "xdotool", "import", "strace", "lintian"),
    *("desktop-file-validate", "appstreamcli"),
)
DATA = f"{HOME}/.local/share/kubik"
# Where anybody may write for a while, and the places without a disk behind them.
TEMPORARY = ("/tmp/", "/var/tmp/", "/dev/", "/proc/", "/run/user/")
LANGUAGES = ("en", "hu", "de", "ru", "ky")
"""In the order of the menu."""


def main(arguments: Sequence[str]) -> int:
    """Try the package; 0 where everything is as it should be."""
    if lacking := [tool for tool in TOOLS if shutil.which(tool) is None]:
        print(f"{__doc__}\nmissing here: {', '.join(lacking)}")
        return 2
    words, pictures = list(arguments), None
    if "--pictures" in words:
        at = words.index("--pictures")
        pictures = Path(words[at + 1])
        pictures.mkdir(parents=True, exist_ok=True)
        del words[at : at + 2]
    package = Path(words[0]) if words else max(PEOPLE.glob("kubik_*.deb"))
    folder = Path(tempfile.mkdtemp(prefix="kubik-root-"))
    folder.chmod(0o755)
    try:
        with screen() as shown:
            trial = Trial(package, Root(folder / "root"), shown, pictures, time.monotonic())
            for step in STEPS:
                step(trial)
                trial.say(str(step.__doc__))
    except Failure as failure:
        print(f"try_deb: {failure}")
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


@dataclass
class Trial:
    """What the steps share."""

    package: Path
    root: Root
    screen: Screen
    pictures: Path | None
    began: float
    before: frozenset[str] = frozenset()
    match: str = ""
    """The title of the window when the program was killed."""

    def say(self, sentence: str) -> None:
        """One line, and after how many seconds."""
        print(f"{time.monotonic() - self.began:4.0f} s  {sentence}", flush=True)

    def picture(self, name: str) -> None:
        """A picture of the screen, where pictures are wanted."""
        if self.pictures:
            self.screen.picture(self.pictures / f"{name}.png")

    @contextmanager
    def running(self, *traced: str) -> Iterator[subprocess.Popen[bytes]]:
        """The program as its person starts it, with its window in front; killed where it stays."""
        command = self.root.command("kubik", user=USER, display=self.screen.display)
        with tempfile.TemporaryFile() as said:
            program = subprocess.Popen([*traced, *command], stdout=said, stderr=said)
            try:
                wait(60, "no window", lambda: self.screen.title != "" or program.poll() is not None)
                self.screen.to_front()
                yield program
            except Failure as failure:
                self.picture("failure")
                said.seek(0)
                raise Failure(f"{failure}\n{said.read().decode(errors='replace')}") from failure
            finally:
                if program.poll() is None:
                    program.kill()
                program.wait()
            said.seek(0)
            if b"Traceback" in (told := said.read()):
                raise Failure(f"it left a traceback:\n{told.decode()}")


def validated(trial: Trial) -> None:
    """lintian, desktop-file-validate and appstreamcli find no error."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "-x", str(trial.package), folder], check=True)
        share = Path(folder) / "usr" / "share"
        for command in (
            ("lintian", "--allow-root", "--fail-on", "error,warning", str(trial.package)),
            ("desktop-file-validate", *map(str, share.glob("applications/*.desktop"))),
            ("appstreamcli", "validate", "--no-net", *map(str, share.glob("metainfo/*.xml"))),
        ):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise Failure(f"{command[0]}:\n{done.stdout}{done.stderr}")


def debian_made(trial: Trial) -> None:
    """A fresh Debian 12 is there."""
    trial.root.make()
    trial.root.run("apt-get", "update", online=True)
    trial.before = frozenset(trial.root.files())


def installed(trial: Trial) -> None:
    """The package is installed, and each of its files is as it was packed."""
    told = trial.root.install(trial.package)
    trial.say(" ".join(re.findall(r"\d+ newly installed|[\d.,]+ .B of additional disk", told)))
    trial.root.run("dpkg", "-V", "kubik")


def self_checked(trial: Trial) -> None:
    """It finds everything that it brings."""
    told = trial.root.run("kubik", "--self-check", user=USER)
    trial.say(told.splitlines()[-1])
    for game in ("zilch", "yacht"):
        trial.root.run("kubik", "odds", game, user=USER)
    trial.root.run("kubik", "--version", user=USER)


def watched(trial: Trial) -> None:
    """The first start and four turns call no network and write nowhere but where they may."""
    log = trial.root.folder.parent / "calls"
    calls = "connect,bind,sendto,open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,"
    calls += "unlinkat,symlink,symlinkat,link,linkat,truncate,chmod,fchmodat,execve"
    traced = ("strace", "-f", "--seccomp-bpf", "-qq", "-s", "300", "-e", f"trace={calls}")
    with trial.running(*traced, "-o", str(log)) as program:
        trial.picture("first-start")
        begin_yacht(trial.screen)
        for turn in range(4):  # not three: who has the turn tells this match from the later one
            play_turn(trial.screen, turn)
        close(trial.screen, program)
    lines = log.read_text(encoding="utf-8").splitlines()
    begun = next(
        at for at, line in enumerate(lines) if "execve" in line and '/kubik", ["kubik"' in line
    )
    if faults := [line for line in lines[begun:] if is_forbidden(line)]:
        raise Failure("not allowed:\n" + "\n".join(faults[:20]))
    trial.say(f"{len(lines) - begun} calls of the system looked at")


def is_forbidden(call: str) -> bool:
    """Whether a line of strace shows a network call, or a write outside the allowed places."""
    if "AF_INET" in call:
        return True
    name = re.match(r"(?:\d+ +)?(\w+)\(", call)
    if name is None or " = -1 " in call or name[1] in {"connect", "bind", "sendto", "execve"}:
        return False
    if name[1] in {"open", "openat"} and not re.search(r"O_WRONLY|O_RDWR|O_CREAT", call):
        return False
    paths = [
        re.sub(r"\\(\d{1,3})", lambda octal: chr(int(octal[1], 8)), path).encode("latin-1").decode()
        for path in re.findall(r'"([^"]+)"', call)
    ]
    if name[1] == "mkdir" and all(Path(path) in Path(DATA).parents for path in paths):
        return False
    return any(not path.startswith((DATA, *TEMPORARY)) for path in paths)


def played(trial: Trial) -> None:
    """Three turns are played with mouse and keys, in five languages, and the program is killed."""
    with trial.running() as program:
        trial.picture("start")
        begin_yacht(trial.screen)
        for turn in range(3):
            play_turn(trial.screen, turn)
            trial.picture(f"turn-{turn + 1}")
        titles = {}
        for place, language in (*enumerate(LANGUAGES), (0, LANGUAGES[0])):
            choose_language(trial.screen, place)
            titles[language] = trial.screen.title
            trial.picture(language)
        if len(set(titles.values())) < len(LANGUAGES):
            raise Failure(f"the languages are not five: {titles}")
        trial.match = titles[LANGUAGES[0]]
        trial.screen.press("space")
        time.sleep(1)  # the dice are in the air
        trial.picture("killed")
        program.send_signal(signal.SIGKILL)
        program.wait()
    wait(20, "the window outlives the program", lambda: trial.screen.windows() == [])


def gone_on(trial: Trial) -> None:
    """The next start offers the match, in the turn that it was in."""
    with trial.running() as program:
        go_on(trial)
        close(trial.screen, program)


def upgraded(trial: Trial) -> None:
    """The next version leaves no file of this one, and keeps the match."""
    gone = "usr/lib/kubik/_internal/kubik/assets/icons/kubik.ico"  # Windows alone needs it
    with tempfile.TemporaryDirectory() as folder:
        tree, package = Path(folder) / "tree", Path(folder) / "kubik-next.deb"
        subprocess.run(["dpkg-deb", "-R", str(trial.package), str(tree)], check=True)
        control = tree / "DEBIAN" / "control"
        text = control.read_text(encoding="utf-8")
        control.write_text(re.sub(r"^(Version: .+)", r"\1+next", text, flags=re.M), "utf-8")
        (tree / gone).unlink()
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", str(tree), str(package)],
            check=True,
            capture_output=True,
        )
        trial.root.install(package)
    if not trial.root.run("dpkg-query", "-W", "-f", "${Version}", "kubik").endswith("+next"):
        raise Failure("the next version is not installed")
    if (trial.root.folder / gone).exists():
        raise Failure(f"the upgrade leaves {gone}")
    with trial.running() as program:
        go_on(trial)
        close(trial.screen, program)


def purged(trial: Trial) -> None:
    """Removed with all that came for its sake, it leaves the matches and nothing else."""
    trial.root.purge("kubik")
    left = trial.root.files() - trial.before
    matches = {path for path in left if path.startswith(DATA)}
    above = {str(path) for path in Path(DATA).parents}
    if f"{DATA}/kubik.sqlite" not in matches:
        raise Failure(f"the matches are gone; there is {sorted(matches)}")
    if others := left - matches - above:
        raise Failure(f"left over: {sorted(others)[:20]}")


STEPS: tuple[Callable[[Trial], None], ...] = (
    validated,
    debian_made,
    installed,
    self_checked,
    watched,
    played,
    gone_on,
    upgraded,
    purged,
)


def begin_yacht(shown: Screen) -> None:
    """A match of Yacht, by the keys of the dialog for a new match."""
    shown.press("F2")
    wait(20, "F2 opens no dialog", lambda: shown.windows("New match") != [])
    shown.press("y", "Return")
    wait(30, "no match of Yacht begins", lambda: "to play" in shown.title)


def play_turn(shown: Screen, number: int) -> None:
    """The button for a throw is clicked, then a box; two players have turns, counted from 0."""
    turn = shown.title
    across, down = (78, 92)[number % 2], (10, 14)[number // 2]
    shown.click(20, 92)

    def is_over() -> bool:
        if shown.title == turn:
            shown.click(across, down)
            time.sleep(0.5)
        if shown.title == "Kubik":  # the question before points are given away
            shown.press("alt+w")
        return shown.title not in {turn, "Kubik"}

    time.sleep(2)  # the dice come to rest
    wait(60, f"no turn can be played: {turn}", is_over)


def choose_language(shown: Screen, place: int) -> None:
    """By the keys alone, since the menu is named in another language each time."""
    shown.press("Alt_L", "Right", "Right", "Down", *("Down",) * place, "Return")
    time.sleep(1)  # the texts are set, also where the title stays the same


def go_on(trial: Trial) -> None:
    """Take up the match that the first page offers, and find it as it was."""

    def is_found() -> bool:
        trial.screen.press("space")
        time.sleep(1)
        return trial.screen.title == trial.match

    wait(30, f"expected {trial.match!r}, found {trial.screen.title!r}", is_found)


def close(shown: Screen, program: subprocess.Popen[bytes]) -> None:
    """Close the window; the program ends well."""
    shown.close()
    wait(30, "the program stays", lambda: program.poll() is not None)
    if program.returncode:
        raise Failure(f"ended with status {program.returncode}")


if __name__ == "__main__":
    if os.geteuid() != 0:
        print(__doc__)
        sys.exit(2)
    sys.exit(main(sys.argv[1:]))
