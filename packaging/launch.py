#!/usr/bin/env python3
"""Start Kubik from a checkout, or run its tests: needs Python 3.11 or newer and nothing else.

python3 packaging/launch.py [ARGUMENT ...]          start Kubik; arguments are passed on to it
python3 packaging/launch.py --test [ARGUMENT ...]   the quick tests; arguments are passed to pytest
python3 packaging/launch.py --slow [ARGUMENT ...]   the slow tests
python3 packaging/launch.py --check                 format, lint, types, imports, workflows

The first start makes a private environment beside pyproject.toml and needs the network; later
starts keep it. This file must parse, and get as far as its sentence, on Python 3.8.
"""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import system_libraries
from system_libraries import Refusal, System, last_words, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)

_WORDS = ("-h", "--help", "--version", "--self-check")
_SCREEN_PLUGINS = ("xcb", "wayland")
_CHECKS = (
    ("ruff format --check", ("-m", "ruff", "format", "--check", ".")),
    ("ruff check", ("-m", "ruff", "check", ".")),
    ("mypy", ("-m", "mypy")),
    # Not the script of that name: its first line holds the path of the environment, which may move.
    (
        "lint-imports",
        ("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo"),
    ),
    ("yamllint", ("-m", "yamllint", "--strict", ".github")),
    (
        "the workflows' schema",
        (
            *("-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"),
            ".github/workflows/installers.yml",
        ),
    ),
)


@dataclass(frozen=True)
class Environment:
    """The private environment: a folder, complete only while its stamp says what is in it."""

    folder: Path

    @property
    def python(self) -> Path:
        """The interpreter inside."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """Written last and removed first: the Python version, then a requirement a line."""
        return self.folder / "kubik-ready.txt"

    def holds(self, requirements: Sequence[str]) -> bool:
        """Whether everything required is installed, judged without the network."""
        return self._is_sound() and set(requirements) <= set(self._stamped()[1:])

    def make_ready(self, requirements: Sequence[str]) -> None:
        """Leave with everything required installed; a half-made environment is made anew."""
        if self.holds(requirements):
            return
        say(f"preparing {self.folder.name} (the first time this downloads about 100 MB) …")
        before = self._stamped() if self._is_sound() else []
        if not before:
            self._create()
        self.stamp.unlink(missing_ok=True)
        try:
            self._install(requirements)
        except Refusal:  # what pip cannot do it leaves alone; only being killed breaks off half-way
            if before:
                self._write_stamp(before)
            raise
        self._write_stamp([self._version(), *requirements])

    def pyside(self) -> Path | None:
        """The folder that holds Qt, on Linux."""
        return next(self.folder.glob("lib/python3*/site-packages/PySide6"), None)

    def _is_sound(self) -> bool:
        return self.stamp.is_file() and self._stamped()[:1] == [self._version()]

    def _stamped(self) -> list[str]:
        return self.stamp.read_text(encoding="utf-8", errors="replace").splitlines()

    def _write_stamp(self, lines: Sequence[str]) -> None:
        self.stamp.write_text("\n".join(lines), encoding="utf-8")

    def _version(self) -> str:
        """Ask the interpreter itself: it may have gone, or been upgraded by the system."""
        question = "import sys; print('Python %d.%d' % sys.version_info[:2])"
        try:
            answer = subprocess.run(
                [str(self.python), "-c", question], capture_output=True, text=True, check=False
            )
        except OSError:
            return ""
        return answer.stdout.strip()

    def _create(self) -> None:
        made = subprocess.run(
            [sys.executable, "-m", "venv", "--clear", str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if made.returncode:
            raise Refusal(f"{self.folder} could not be made: {last_words(made.stdout)}")

    def _install(self, requirements: Sequence[str]) -> None:
        pip = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check"]
        if not sys.stderr.isatty():
            pip.append("--quiet")
        # Standard output belongs to Kubik's answers, which other programs may read.
        done = subprocess.run(
            [*pip, *requirements],
            stdout=sys.stderr,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise Refusal(
                "what it is built on could not be installed; is there a network? "
                f"pip's last line: {last_words(done.stderr)}"
            )


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments ask; whatever stands in the way becomes one sentence and status 2."""
    try:
        status = launch(arguments, Environment(ROOT / ".venv-kubik"), os.environ)
    except (Refusal, OSError) as trouble:
        say(str(trouble))
        return 2
    except KeyboardInterrupt:
        say("stopped; the next start mends what is half done.")
        return 128 + signal.SIGINT
    return status if status >= 0 else 128 - status


def launch(arguments: Sequence[str], home: Environment, environ: Mapping[str, str]) -> int:
    """Run the wanted task in the environment `home`; the result is its exit status."""
    refuse_old_python(sys.version_info)
    task, rest = list(arguments[:1]), arguments[1:]
    if task == ["--check"]:
        make_ready(home, "dev")
        return check(home)
    if task in (["--test"], ["--slow"]):
        make_ready(home, "dev")
        make_qt_loadable(home, environ.get("QT_QPA_PLATFORM", "offscreen"))
        chosen = "slow" if task == ["--slow"] else "not slow"
        pytest = ("-m", "pytest", "-m", chosen, "-n", "auto", *rest)
        return run(home, pytest, folder=ROOT)
    return start(arguments, home, environ)


def start(arguments: Sequence[str], home: Environment, environ: Mapping[str, str]) -> int:
    """Start Kubik: its window, or a command of its command line."""
    kubik = ("-m", "kubik", *arguments)
    if not opens_window(arguments):
        make_ready(home)
        if "--self-check" in arguments[:1]:
            make_qt_loadable(home, "offscreen")
        return run(home, kubik)
    plugin = system_libraries.platform_plugin(environ)
    on_a_screen = sys.platform == "linux" and plugin in _SCREEN_PLUGINS
    if on_a_screen and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        raise Refusal(
            "no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set): "
            "start Kubik from a desktop."
        )
    make_ready(home)
    make_qt_loadable(home, plugin)
    if on_a_screen and not system_libraries.screen_answers(environ):
        screen = environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
        raise Refusal(f"the screen {screen} does not answer: start Kubik from a desktop.")
    status = run(home, kubik)
    if os.name == "posix" and status == -signal.SIGABRT:
        raise Refusal(
            "Qt broke off. Its reason stands above; QT_DEBUG_PLUGINS=1 makes it say more."
        )
    return status


def check(home: Environment) -> int:
    """Run every check, also after one that failed: 0 when all are content."""
    failed = []
    for name, command in _CHECKS:
        print(f"== {name}", flush=True)
        if run(home, command, folder=ROOT):
            failed.append(name)
    if failed:
        say(f"not content: {', '.join(failed)}")
    return 1 if failed else 0


def opens_window(arguments: Sequence[str]) -> bool:
    """A word in front is a command of the command line, and that needs no screen."""
    if not arguments:
        return True
    return arguments[0].startswith("-") and arguments[0] not in _WORDS


def refuse_old_python(version: Sequence[object]) -> None:
    """Say which Python is needed and which this is."""
    if tuple(version[:2]) < OLDEST_PYTHON:
        wanted, found = (".".join(str(part) for part in v[:2]) for v in (OLDEST_PYTHON, version))
        raise Refusal(
            f"needs Python {wanted} or newer, and this is Python {found} ({sys.executable})."
        )


def requirements(pyproject: Path, *groups: str) -> tuple[str, ...]:
    """What pyproject.toml says must be installed: the dependencies, then those of each group."""
    import tomllib  # new in Python 3.11

    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))
    lists = [project["project"]["dependencies"]]
    lists += [project["dependency-groups"][group] for group in groups]
    return tuple(requirement for lines in lists for requirement in lines)


def make_ready(home: Environment, *groups: str) -> None:
    """Bring the environment to what pyproject.toml asks for, and the system to be able to."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        System.here().install(
            [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"],
            reason="Python's venv, in which Kubik lives, is missing",
        )
    home.make_ready(requirements(ROOT / "pyproject.toml", *groups))


def make_qt_loadable(home: Environment, plugin: str) -> None:
    """On Linux, find the system libraries that Qt lacks; install them or say how."""
    pyside = home.pyside()
    if sys.platform != "linux" or pyside is None:
        return
    system = System.here()
    missing = system_libraries.missing_libraries(pyside, plugin)
    packages = system_libraries.debian_packages(missing)
    if packages and system.apt_get:
        some = ", ".join(missing[:2]) + (" …" if missing[2:] else "")
        system.install(packages, reason=f"Qt cannot start without {some}, missing on this system")
        missing = system_libraries.missing_libraries(pyside, plugin)
    if missing:
        raise Refusal(f"Qt cannot start without {', '.join(missing)}, missing on this system.")


def run(home: Environment, command: Sequence[str], folder: Path | None = None) -> int:
    """Exit status of the environment's Python, minus the signal if one ended it.

    A Ctrl+C is the program's to answer: it reaches the program too, and is waited out here.
    """
    # -P: the folder it is started from is no place to import modules from; gui/ is.
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "gui")}
    with subprocess.Popen([str(home.python), "-P", *command], env=environ, cwd=folder) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:
                continue


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
