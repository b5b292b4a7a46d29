"""The program for Windows in one folder, put together on Linux out of wheels.

    Kubik.exe         opens the window
    bin/kubik.exe     the command line
    python311.*       Python, and its library as one archive of compiled modules
    DLLs/             Python's own compiled modules
    app/              Kubik, Qt and everything else that is imported

Nothing in it is written to when the program runs, and nothing is there that Kubik does not use: of
each wheel only what its pattern in `TAKEN` names.
"""

import hashlib
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import licences
from frozen import STAGE, stage
from launch import Environment
from making import BUILD, ROOT, Release, environment, run
from system_libraries import Refusal, say
from windows import libraries

HERE = ROOT / "packaging" / "windows"
WHEELS, SITE = BUILD / "windows" / "wheels", BUILD / "windows" / "site"
FOLDER = BUILD / "windows" / "Kubik"
LICENCES = FOLDER / "app" / "kubik" / "licences"
"""Where the About window looks for the texts of all licences."""

PYTHON = "python311"
LIBRARY = Path("/usr/lib/python3.11")
"""Where Debian's libpython3.11-stdlib lies: what of Python is itself written in Python."""

TAKEN: Mapping[str, str] = {
    "panda3d": r"deploy_libs/("
    r"python311\.dll|libffi-8\.dll|sqlite3\.dll|select\.pyd|unicodedata\.pyd"
    r"|_(bz2|ctypes|decimal|lzma|multiprocessing|queue|socket|sqlite3|uuid)\.pyd)",
    "pyside6_essentials": r"PySide6/("
    r"__init__\.py|_config\.py|_git_pyside_version\.py|support/(__init__|deprecated)\.py"
    r"|pyside6\.abi3\.dll|Qt(Core|Gui|Network|PrintSupport|Widgets)\.pyd"
    r"|Qt6(Core|Gui|Network|PrintSupport|Widgets)\.dll"
    r"|msvcp140(_1|_2)?\.dll|vcruntime140(_1)?\.dll"
    r"|plugins/platforms/q(windows|offscreen|minimal)\.dll|plugins/imageformats/qico\.dll"
    r"|translations/qtbase_(de|hu|ru)\.qm)",
    "shiboken6": r"shiboken6/(__init__|_config|_git_shiboken_module_version)\.py"
    r"|shiboken6/(Shiboken\.pyd|shiboken6\.abi3\.dll)",
    "pyyaml": r"yaml/.*\.(py|pyd)",
    "typing_extensions": r"typing_extensions\.py",
    "numpy": r"numpy/((__config__|__init__|_array_api_info|_distributor_init|_expired_attrs_2_0"
    r"|_globals|_pytesttester|dtypes|exceptions|matlib|version)\.py"
    r"|(_core|_typing|_utils|lib|linalg|ma|matrixlib|rec|char|strings|typing)/(?!tests/).*\.py"
    r"|_core/_multiarray_umath\..*\.pyd|linalg/_umath_linalg\..*\.pyd)"
    r"|numpy\.libs/.*\.dll",
    "miniaudio": r"_miniaudio\.pyd",
    "cffi": r"_cffi_backend\..*\.pyd",
}
"""Of each wheel, by the beginning of its file name, the files that Kubik uses."""

LICENCE = re.compile(r"[^/]+\.dist-info/(METADATA|LICEN[CS]E.*|licen[cs]es/.*[^/])")

UNUSED_LIBRARY = re.compile(
    r"(asyncio|config-|ctypes/(macholib|test)|curses|dbm|distutils|ensurepip|idlelib|lib-dynload"
    r"|lib2to3|msilib|pydoc|site-packages|sqlite3/test|test|tkinter|turtle|unittest|venv|wsgiref"
    r"|xmlrpc|_sysconfigdata|_osx_support|_aix_support|_pyio|antigravity|sitecustomize"
    r"|__pycache__|.*/__pycache__)"
)
"""Of Python's library, what has no use here."""

EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The time of everything in an archive, which has no earlier one."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """A line of wheels.txt."""

    name: str
    version: str
    sha256: str


def wheels() -> tuple[Wheel, ...]:
    """What wheels.txt asks for."""
    text = (HERE / "wheels.txt").read_text(encoding="utf-8")
    lines = re.findall(r"^(\S+)==(\S+) --hash=sha256:([0-9a-f]{64})$", text, re.MULTILINE)
    return tuple(Wheel(*line) for line in lines)


def build_program(release: Release) -> Path:
    """The folder, complete and checked."""
    if sys.version_info[:2] != (3, 11) or not LIBRARY.is_dir():
        raise Refusal(f"the program for Windows needs Python 3.11 and {LIBRARY} to be made.")
    home = environment()
    stage(home, release)
    files = fetch(home, release)
    for place in (FOLDER, SITE):
        shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(ROOT / "gui" / "kubik", FOLDER / "app" / "kubik", ignore=_not_shipped)
    for wheel in files:
        unpack(wheel)
    arrange()
    for name in ("assets", "translations"):
        shutil.copytree(STAGE / name, FOLDER / "app" / "kubik" / name)
    for start in (HERE / "kubik_start.py", ROOT / "packaging" / "start.py"):
        shutil.copyfile(start, FOLDER / "app" / start.name)
    compile_modules(home, FOLDER / "app", release)
    pack_library(home, release)
    libraries.shrink_linear_algebra(FOLDER / "app" / "numpy.libs", release)
    libraries.make_python3(FOLDER, PYTHON, release)
    add_licences()
    libraries.check(FOLDER)
    make_programs(release)
    return FOLDER


def _not_shipped(_: str, names: list[str]) -> set[str]:
    return {name for name in names if name == "__pycache__"}


def fetch(home: Environment, release: Release) -> tuple[Path, ...]:
    """The wheels of wheels.txt; the network is asked only for those that are not there yet."""
    wanted = {wheel.sha256 for wheel in wheels()}
    if not wanted <= set(_fetched()):
        say("fetching the parts for Windows (160 MB) …")
        run(
            *(home.python, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"),
            *("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"),
            *("--abi", "cp311", "--abi", "abi3", "--abi", "none", "--only-binary", ":all:"),
            *("--dest", WHEELS, "--requirement", HERE / "wheels.txt"),
            release=release,
        )
    found = _fetched()
    return tuple(found[sha256] for sha256 in sorted(wanted))


def _fetched() -> dict[str, Path]:
    return {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in WHEELS.glob("*.whl")}


def unpack(wheel: Path) -> None:
    """Lay what is used of a wheel into the folder, and what it says of itself into another."""
    prefix = wheel.name.split("-")[0].lower()
    pattern = re.compile(TAKEN[prefix])
    with zipfile.ZipFile(wheel) as archive:
        taken = [name for name in archive.namelist() if pattern.fullmatch(name)]
        if not taken:
            raise Refusal(f"{wheel.name} has nothing of what Kubik uses.")
        for name in taken:
            _write(FOLDER / "app" / name, archive.read(name))
        if prefix == "panda3d":  # of which nothing is here but Python, whose licence Debian has
            return
        for name in archive.namelist():
            if LICENCE.fullmatch(name):
                _write(SITE / name, archive.read(name))


def _write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def arrange() -> None:
    """Put Python where Kubik.exe looks for it, and say where it finds its modules."""
    (FOLDER / "app" / "deploy_libs").rename(FOLDER / "DLLs")
    (FOLDER / "DLLs" / f"{PYTHON}.dll").rename(FOLDER / f"{PYTHON}.dll")
    for name in ("vcruntime140.dll", "vcruntime140_1.dll"):  # Python's need them, too
        shutil.copyfile(FOLDER / "app" / "PySide6" / name, FOLDER / name)
    # A file of this name shuts out every other Python of the machine, and its settings.
    text = f"{PYTHON}.zip\nDLLs\napp\n"
    (FOLDER / f"{PYTHON}._pth").write_text(text, encoding="utf-8")


def compile_modules(home: Environment, folder: Path, release: Release) -> None:
    """Leave of every module in `folder` its compiled form alone, which never grows stale."""
    run(
        *(home.python, "-m", "compileall", "-q", "-b", "--invalidation-mode", "unchecked-hash"),
        *("-s", folder, folder),
        release=release,
    )
    for source in sorted(folder.rglob("*.py")):
        if not source.with_suffix(".pyc").is_file():
            raise Refusal(f"{source} could not be compiled.")
        source.unlink()


def pack_library(home: Environment, release: Release) -> None:
    """Python's library as one archive. It is not compressed: the installer does that better."""
    place = BUILD / "windows" / "library"
    shutil.rmtree(place, ignore_errors=True)
    for source in sorted(LIBRARY.rglob("*.py")):
        name = source.relative_to(LIBRARY)
        if not UNUSED_LIBRARY.match(name.as_posix()):
            _write(place / name, source.read_bytes())
    compile_modules(home, place, release)
    with zipfile.ZipFile(FOLDER / f"{PYTHON}.zip", "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(place.rglob("*.pyc")):
            entry = zipfile.ZipInfo(path.relative_to(place).as_posix(), EARLIEST)
            archive.writestr(entry, path.read_bytes())


def add_licences() -> None:
    """The texts of all licences."""
    shutil.copytree(licences.TEXTS, LICENCES)
    (LICENCES / "ICU.txt").unlink()  # Windows has ICU of its own
    shutil.copyfile(ROOT / "LICENSE", LICENCES / "Kubik.txt")
    for library in licences.LIBRARIES:
        if library != "pyinstaller":
            text = licences.text_of(library, SITE)
            (LICENCES / f"{library}.txt").write_text(text, encoding="utf-8")


def make_programs(release: Release) -> None:
    """Kubik.exe and bin/kubik.exe."""
    place = BUILD / "windows" / "launcher"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    names = "\n".join(f"    {libraries.c_string(name)}," for name in needed(FOLDER))
    header = f"static const wchar_t *const NEEDED[] = {{\n{names}\n}};\n"
    (place / "needed.h").write_text(header, encoding="utf-8")
    shutil.copyfile(ROOT / "assets" / "icons" / "kubik.ico", place / "kubik.ico")
    for name in ("kubik.rc", "kubik.manifest"):
        (place / name).write_text(filled(HERE / name, release), encoding="utf-8")
    run(
        *("x86_64-w64-mingw32-windres", "--codepage=65001", "kubik.rc", "-O", "coff", "kubik.o"),
        release=release,
        folder=place,
    )
    (FOLDER / "bin").mkdir()
    programs = {"Kubik.exe": ("-mwindows",), "bin/kubik.exe": ("-mconsole", "-DCONSOLE")}
    for name, options in programs.items():
        run(
            *("x86_64-w64-mingw32-gcc", "-std=c11", "-Os", "-s", "-municode", *options),
            *("-Wall", "-Wextra", "-Werror", "-I", place, "-Wl,--no-insert-timestamp"),
            *("-o", FOLDER / name, HERE / "launcher.c", place / "kubik.o"),
            release=release,
        )


def needed(folder: Path) -> Iterator[str]:
    """What an antivirus program may take away, and Kubik cannot do without, as Windows names it."""
    yield f"{PYTHON}.zip"
    for path in libraries.shipped(folder):
        yield str(path.relative_to(folder)).replace("/", "\\")


def filled(source: Path, release: Release) -> str:
    """The text of `source` with the version as people and as Windows write it."""
    text = source.read_text(encoding="utf-8")
    four = four_numbers(release.version)
    for mark, value in (
        ("@VERSION@", release.version),
        ("@FOUR@", four),
        ("@COMMAS@", four.replace(".", ",")),
    ):
        text = text.replace(mark, value)
    return text


def four_numbers(version: str) -> str:
    """The version as four numbers, all that Windows understands: 1.2.0rc1 is 1.2.0.0."""
    found = re.match(r"\d+(\.\d+)*", version)
    numbers = [*(found[0] if found else "0").split("."), "0", "0", "0"]
    return ".".join(numbers[:4])
