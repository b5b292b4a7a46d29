"""The one command from a checkout: what it makes, keeps, mends and says. No network needed."""

import ast
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).parent.parent.parent / "packaging"

# A package of ours under a path with a space and letters from three alphabets, as homes have them.
CHECKOUT = "Jürgens Spiele кубик 🎲"

STUB = """
import os, signal, sys
match sys.argv[1:]:
    case ["die"]:
        os.kill(os.getpid(), signal.SIGKILL)
    case ["fail"]:
        sys.exit(3)
    case arguments:
        import probe
        print(arguments, probe.VERSION, os.getcwd(), ascii(__file__), sep="\\n")
"""

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="Linux alone has loose libraries")
on_posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no signals of this kind")


def load(name: str) -> ModuleType:
    """A script of packaging/ as a module; packaging/ is no package."""
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


system_libraries = load("system_libraries")
launch = load("launch")


def wheel(folder: Path, version: str) -> str:
    """Make a wheel of one module and give the requirement that installs it from the disk."""
    file = folder / f"probe-{version}-py3-none-any.whl"
    info = f"probe-{version}.dist-info"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("probe.py", f"VERSION = '{version}'\n")
        archive.writestr(
            f"{info}/METADATA", f"Metadata-Version: 2.1\nName: probe\nVersion: {version}\n"
        )
        archive.writestr(
            f"{info}/WHEEL",
            "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        archive.writestr(f"{info}/RECORD", "")
    return f"probe @ {file.as_uri()}"


class Checkout:
    """A small checkout with a stub for Kubik, started as a person would, with no network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = folder / ".venv-kubik"
        (folder / "packaging").mkdir(parents=True)
        for script in ("launch.py", "system_libraries.py"):
            shutil.copy(PACKAGING / script, folder / "packaging")
        (folder / "gui" / "kubik").mkdir(parents=True)
        (folder / "gui" / "kubik" / "__main__.py").write_text(STUB, encoding="utf-8")
        self.depend_on(wheel(folder, "1.0"))

    def depend_on(self, *requirements: str) -> None:
        lines = [
            f"project = {{ dependencies = {list(requirements)!r} }}",
            "dependency-groups = { dev = [] }",
        ]
        (self.folder / "pyproject.toml").write_text("\n".join(lines), encoding="utf-8")

    def start(
        self, *arguments: str, cwd: Path | None = None, environ: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        }
        return subprocess.run(
            [sys.executable, str(self.folder / "packaging" / "launch.py"), *arguments],
            env={**kept, **(environ or {}), "PIP_NO_INDEX": "1", "PYTHONUTF8": "1"},
            cwd=cwd or self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout whose environment is made; tests leave it in working order."""
    checkout = Checkout(tmp_path_factory.mktemp("home") / CHECKOUT)
    first = checkout.start("games")
    assert first.returncode == 0, first.stderr
    assert "preparing .venv-kubik" in first.stderr
    return checkout


def test_arguments_go_on_to_kubik_and_only_its_answer_is_on_standard_output(
    checkout: Checkout, tmp_path: Path
) -> None:
    ran = checkout.start("score", "zilch", "--json", "--rule", "a=b c", cwd=tmp_path)
    arguments, version, folder, file = ran.stdout.splitlines()
    assert arguments == "['score', 'zilch', '--json', '--rule', 'a=b c']"
    assert version == "1.0"
    assert Path(folder) == tmp_path
    assert file == ascii(str(checkout.folder / "gui" / "kubik" / "__main__.py"))
    assert ran.stderr == ""


def test_a_good_environment_is_kept_even_where_pip_no_longer_works(checkout: Checkout) -> None:
    pip = next(checkout.environment.rglob("site-packages/pip"))
    pip.rename(pip.with_name("pip.away"))
    try:
        ran = checkout.start("games")
    finally:
        pip.with_name("pip.away").rename(pip)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_module_of_the_folder_it_is_started_from_is_not_taken_for_one_of_kubiks(
    checkout: Checkout, tmp_path: Path
) -> None:
    (tmp_path / "probe.py").write_text("VERSION = 'a stranger'", encoding="utf-8")
    assert checkout.start("games", cwd=tmp_path).stdout.splitlines()[1] == "1.0"


def test_kubiks_exit_status_is_handed_back(checkout: Checkout) -> None:
    assert checkout.start("fail").returncode == 3


@on_posix
def test_a_killed_kubik_gives_the_status_that_shells_give(checkout: Checkout) -> None:
    assert checkout.start("die").returncode == 128 + signal.SIGKILL


def test_a_changed_list_of_dependencies_is_installed_at_the_next_start(checkout: Checkout) -> None:
    for version in ("2.0", "1.0"):
        checkout.depend_on(wheel(checkout.folder, version))
        ran = checkout.start("games")
        assert ran.stdout.splitlines()[1] == version, ran.stderr


def test_a_half_made_environment_is_mended_at_the_next_start(checkout: Checkout) -> None:
    (checkout.environment / "kubik-ready.txt").unlink()
    shutil.rmtree(next(checkout.environment.rglob("site-packages/pip")))
    ran = checkout.start("games")
    assert ran.returncode == 0, ran.stderr
    assert list(checkout.environment.rglob("site-packages/pip"))


def test_an_environment_of_a_python_that_is_gone_is_made_anew(checkout: Checkout) -> None:
    stamp = checkout.environment / "kubik-ready.txt"
    stamp.write_text(stamp.read_text(encoding="utf-8").replace("Python 3", "Python 2"), "utf-8")
    stranger = checkout.environment / "left-by-the-old-python"
    stranger.touch()
    assert checkout.start("games").returncode == 0
    assert not stranger.exists()


def test_what_pip_cannot_fetch_is_one_sentence_with_its_last_line(checkout: Checkout) -> None:
    good = (checkout.folder / "pyproject.toml").read_text(encoding="utf-8")
    checkout.depend_on("probe==99.0")
    failed = checkout.start("games")
    (checkout.folder / "pyproject.toml").write_text(good, encoding="utf-8")
    assert failed.returncode == 2
    assert failed.stdout == ""
    _preparing, sentence = failed.stderr.splitlines()
    assert sentence.startswith("Kubik: what it is built on could not be installed; is there a")
    assert sentence.endswith("ERROR: No matching distribution found for probe==99.0")


def test_what_pip_cannot_fetch_costs_nothing_that_was_there(checkout: Checkout) -> None:
    good = (checkout.folder / "pyproject.toml").read_text(encoding="utf-8")
    checkout.depend_on("probe==99.0")
    checkout.start("games")
    (checkout.folder / "pyproject.toml").write_text(good, encoding="utf-8")
    again = checkout.start("games")
    assert (again.returncode, again.stderr) == (0, "")


@on_linux
@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}])
def test_without_a_screen_it_says_so_before_it_fetches_anything(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    checkout = Checkout(tmp_path / "new")
    ran = checkout.start(environ=environ)
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
    assert "no screen to open a window on" in ran.stderr
    assert not checkout.environment.exists()


@on_linux
def test_a_screen_that_does_not_answer_is_named(checkout: Checkout) -> None:
    ran = checkout.start(environ={"DISPLAY": ":9876"})
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "Kubik: the screen :9876 does not answer: start Kubik from a desktop.\n"


@on_linux
def test_a_window_on_no_screen_at_all_may_be_asked_for(checkout: Checkout) -> None:
    assert checkout.start(environ={"QT_QPA_PLATFORM": "offscreen"}).stdout.startswith("[]\n")


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["--language", "hu"], True),
        (["games"], False),
        (["score", "yacht", "1"], False),
        (["--help"], False),
        (["--version"], False),
        (["--self-check"], False),
    ],
)
def test_only_a_window_needs_a_screen(arguments: list[str], window: bool) -> None:
    assert launch.opens_window(arguments) is window


@pytest.mark.parametrize("script", ["launch.py", "system_libraries.py"])
def test_an_old_python_can_read_the_scripts(script: str) -> None:
    ast.parse((PACKAGING / script).read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize("script", ["launch.py", "system_libraries.py"])
def test_the_scripts_need_the_standard_library_alone(script: str) -> None:
    tree = ast.parse((PACKAGING / script).read_text(encoding="utf-8"))
    names = [alias.name for n in ast.walk(tree) if isinstance(n, ast.Import) for alias in n.names]
    names += [str(n.module) for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    roots = {name.split(".")[0] for name in names}
    assert roots - sys.stdlib_module_names - {"system_libraries"} == set()


@pytest.mark.parametrize("version", [(3, 8, 18), (3, 10, 13)])
def test_an_old_python_is_named_beside_the_one_that_is_needed(version: tuple[int, ...]) -> None:
    found = f"{version[0]}.{version[1]}"
    with pytest.raises(
        system_libraries.Refusal, match=rf"needs Python 3\.11 or newer.* is Python {found} "
    ):
        launch.refuse_old_python(version)


def test_a_new_python_is_welcome() -> None:
    launch.refuse_old_python((3, 11, 0))
    launch.refuse_old_python((4, 0, 0))


def test_the_dev_group_comes_on_top_of_what_kubik_itself_needs() -> None:
    pyproject = PACKAGING.parent / "pyproject.toml"
    plain = launch.requirements(pyproject)
    names = [re.split("[<>=]", line)[0] for line in plain]
    assert names == ["PySide6-Essentials", "PyYAML", "typing_extensions", "numpy", "miniaudio"]
    with_tools = launch.requirements(pyproject, "dev")
    assert with_tools[: len(plain)] == plain
    assert any(line.startswith("pytest>") for line in with_tools[len(plain) :])


@pytest.mark.parametrize(
    ("output", "line"),
    [
        ("ERROR: no\n\n[notice] a new pip\n", "ERROR: no"),
        ("E: Unable to locate package x\nreading\n", "E: Unable to locate package x"),
        ("one\ntwo\n\n", "two"),
        ("", "it said nothing"),
    ],
)
def test_the_line_that_tells_something_is_quoted(output: str, line: str) -> None:
    assert system_libraries.last_words(output) == line


@pytest.mark.parametrize(
    ("environ", "plugin"),
    [
        ({}, "xcb"),
        ({"DISPLAY": ":0"}, "xcb"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, "offscreen"),
        ({"QT_QPA_PLATFORM": "offscreen:configfile=x"}, "offscreen"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "wayland"),
    ],
)
def test_the_plugin_is_the_one_that_qt_will_load(environ: dict[str, str], plugin: str) -> None:
    assert system_libraries.platform_plugin(environ) == plugin


def test_each_library_that_is_not_found_is_named_once() -> None:
    listing = (
        "/x/libqxcb.so:\n"
        "\tlibxcb-icccm.so.4 => not found\n"
        "\tlibc.so.6 => /lib/libc.so.6 (0x00007f)\n"
        "/x/QtGui.abi3.so:\n"
        "\tlibEGL.so.1 => not found\n"
        "\tlibxcb-icccm.so.4 => not found\n"
    )
    assert system_libraries.libraries_not_found(listing) == ("libEGL.so.1", "libxcb-icccm.so.4")


def test_libraries_are_asked_for_by_their_debian_packages() -> None:
    missing = ("libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1", "libodd.so.7", "a font")
    packages = system_libraries.debian_packages(missing)
    assert packages == ("fonts-dejavu-core", "libegl1", "libglib2.0-0")


@on_linux
@pytest.mark.parametrize("plugin", ["offscreen", "xcb", "wayland"])
def test_every_library_that_qt_asks_the_system_for_has_a_package(plugin: str) -> None:
    qt = importlib.util.find_spec("PySide6")
    assert qt is not None
    assert qt.origin is not None
    pyside = Path(qt.origin).parent
    files = [*(pyside / "Qt" / "lib").glob("libQt6*.so.6"), *pyside.glob("Qt*.abi3.so")]
    used = ("Core", "DBus", "Gui", "Widgets", "Svg", "Test", "OpenGL", "XcbQpa", "WaylandClient")
    asked: set[str] = set()
    for file in [
        *(file for file in files if file.name.split(".")[0].removeprefix("libQt6") in used),
        pyside / "Qt" / "plugins" / "platforms" / f"libq{plugin}.so",
    ]:
        asked |= needed_by(file)
    own = {file.name for file in (pyside / "Qt" / "lib").iterdir()}
    of_every_system = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1"}
    of_every_python = {"libgcc_s.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
    known = system_libraries.PACKAGES.keys() | own | of_every_system | of_every_python
    assert "libEGL.so.1" in asked
    assert sorted(asked - known) == []


def needed_by(file: Path) -> set[str]:
    """The libraries that a file names itself; `ldd` also lists what those need in turn."""
    listing = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=True).stdout
    names = {line.split()[0] for line in listing.splitlines() if "=>" in line}
    content = file.read_bytes()
    return {name for name in names if name.encode() + b"\0" in content}


def test_a_folder_without_a_font_is_told_from_one_with(tmp_path: Path) -> None:
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "README.txt").touch()
    assert not system_libraries.has_fonts([tmp_path, tmp_path / "missing"])
    (tmp_path / "truetype" / "Some.TTF").touch()
    assert system_libraries.has_fonts([tmp_path / "missing", tmp_path])


LACKING = "Qt cannot start without libEGL.so.1"


def test_an_ordinary_user_gets_the_exact_line_to_run() -> None:
    debian = system_libraries.System(apt_get="/must/not/run", is_root=False)
    with pytest.raises(system_libraries.Refusal) as refusal:
        debian.install(["libegl1", "libgl1"], reason=LACKING)
    assert str(refusal.value).splitlines() == [
        "Qt cannot start without libEGL.so.1. Run this line, then start again:",
        "",
        "    sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1",
    ]


def test_elsewhere_than_on_debian_the_missing_libraries_are_named() -> None:
    with pytest.raises(
        system_libraries.Refusal, match=r"without libEGL\.so\.1: .* calls libegl1\."
    ):
        system_libraries.System(apt_get=None, is_root=True).install(["libegl1"], reason=LACKING)


class AptGet:
    """Stands for apt-get: writes down what it was asked, and fails at installing if told to."""

    def __init__(self, folder: Path, fails: bool) -> None:
        self.program = folder / "apt-get"
        self._asked = folder / "asked"
        self.program.write_text(
            f'#!/bin/sh\necho "$DEBIAN_FRONTEND: $*" >> "{self._asked}"\n'
            f'[ "$1" = update ] || {{ echo E: no such package; echo bye; exit {100 * fails}; }}\n'
        )
        self.program.chmod(0o755)

    def asked(self) -> list[str]:
        return self._asked.read_text().splitlines()


@on_posix
def test_root_has_the_packages_installed_without_a_question(tmp_path: Path) -> None:
    apt_get = AptGet(tmp_path, fails=False)
    debian = system_libraries.System(apt_get=str(apt_get.program), is_root=True)
    debian.install(["libegl1", "libgl1"], reason=LACKING)
    assert apt_get.asked() == [
        "noninteractive: update",
        "noninteractive: install -y --no-install-recommends libegl1 libgl1",
    ]


@on_posix
def test_when_apt_get_fails_its_own_reason_is_told(tmp_path: Path) -> None:
    apt_get = AptGet(tmp_path, fails=True)
    debian = system_libraries.System(apt_get=str(apt_get.program), is_root=True)
    with pytest.raises(system_libraries.Refusal, match=r"could not help: E: no such package$"):
        debian.install(["libegl1"], reason=LACKING)
