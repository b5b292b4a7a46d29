"""What the libraries of the program for Windows ask of each other and of Windows."""

import re
import shutil
import subprocess
from pathlib import Path

from making import BUILD, ROOT, Release, run
from system_libraries import Refusal

WINDOWS_OWN = re.compile(
    r"(advapi32|authz|bcrypt|comdlg32|d3d11|d3d12|d3d9|dnsapi|dwmapi|dwrite|dxgi|gdi32|icuuc|imm32"
    r"|iphlpapi|kernel32|mpr|msvcrt|netapi32|ntdll|ole32|oleaut32|rpcrt4|secur32|setupapi|shell32"
    r"|shlwapi|uiautomationcore|user32|userenv|uxtheme|version|winhttp|winmm|winspool|ws2_32"
    r"|wtsapi32|api-ms-win-[a-z0-9-]+)\.(dll|drv)"
)
"""Libraries that every Windows 10 from version 1903 on has."""

FORWARDING = """\
int __stdcall DllMain(void *library, unsigned reason, void *nothing) {
    (void)library, (void)reason, (void)nothing;
    return 1;
}
"""


def _described(library: Path) -> str:
    command = ["x86_64-w64-mingw32-objdump", "-p", str(library)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise Refusal(f"{library.name} is no library for Windows: {done.stderr.strip()}")
    return done.stdout


def shipped(folder: Path) -> tuple[Path, ...]:
    """The libraries of a folder."""
    return tuple(path for path in sorted(folder.rglob("*")) if path.suffix in (".dll", ".pyd"))


def imports(library: Path) -> frozenset[str]:
    """The names of the libraries that this one cannot be loaded without, in small letters."""
    found = re.findall(r"^\s*DLL Name: (\S+)$", _described(library), re.MULTILINE)
    return frozenset(name.lower() for name in found)


def asked_of(folder: Path, library: str) -> frozenset[str]:
    """The names that the libraries in `folder` ask of this one."""
    asked: set[str] = set()
    for path in shipped(folder):
        for part in _described(path).split("DLL Name: ")[1:]:
            if part.startswith(library):
                asked |= set(re.findall(r"^\s+[0-9a-f]+\s+\d+\s+(\w+)$", part, re.MULTILINE))
    return frozenset(asked)


def exports(library: Path) -> tuple[str, ...]:
    """The names of what it offers."""
    _, _, table = _described(library).partition("[Ordinal/Name Pointer] Table")
    return tuple(sorted(re.findall(r"^\s*\[\s*\d+\].*\s(\w+)$", table, re.MULTILINE)))


def make_python3(folder: Path, python: str, release: Release) -> None:
    """python3.dll, by which modules for any Python 3 find this one: it passes every call on."""
    offered = exports(folder / f"{python}.dll")
    if "Py_Main" not in offered:
        raise Refusal(f"{python}.dll does not say what it offers.")
    place = BUILD / "windows" / "python3"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    (place / "python3.c").write_text(FORWARDING, encoding="utf-8")
    lines = "".join(f"    {name} = {python}.{name}\n" for name in offered)
    (place / "python3.def").write_text(f"LIBRARY python3.dll\nEXPORTS\n{lines}", encoding="utf-8")
    run(
        *("x86_64-w64-mingw32-gcc", "-shared", "-s", "-nostdlib", "-Wl,-e,DllMain"),
        *("-Wl,--no-insert-timestamp", "-o", folder / "python3.dll", "python3.c", "python3.def"),
        release=release,
        folder=place,
    )


def shrink_linear_algebra(folder: Path, release: Release) -> None:
    """Put Kubik's small linear algebra in the place of numpy's, under the name numpy knows."""
    source = ROOT / "packaging" / "linear_algebra" / "linear_algebra.c"
    (library,) = folder.glob("libscipy_openblas64_-*.dll")
    run(
        *("x86_64-w64-mingw32-gcc", "-std=c11", "-O3", "-shared", "-static-libgcc", "-s"),
        *("-Wl,--no-insert-timestamp", "-o", library, source),
        release=release,
    )


def check(folder: Path) -> None:
    """Refuse a folder in which a library needs another that is neither there nor Windows' own."""
    names = {path.name.lower() for path in shipped(folder)}
    for path in shipped(folder):
        strange = [name for name in imports(path) - names if not WINDOWS_OWN.fullmatch(name)]
        if strange:
            raise Refusal(f"{path.name} needs {', '.join(sorted(strange))}.")


def c_string(name: str) -> str:
    """A wide string of C."""
    escaped = name.replace("\\", "\\\\")
    return f'L"{escaped}"'
