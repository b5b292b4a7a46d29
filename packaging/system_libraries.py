"""What a Linux system must have before Qt can open a window: libraries, a font and a screen."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

# Debian's package of each library that PySide6 needs and a small system may lack. The names are
# also Ubuntu's; where a release added "t64" to one, the new package still answers to the old name.
PACKAGES: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libgl1",
    "libGLdispatch.so.0": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpng16.so.16": "libpng16-16",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
FONTS = "a font"
FONT_PACKAGE = "fonts-dejavu-core"

_QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtTest")
_NOT_FOUND = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
_FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
_FONT_FILES = (".ttf", ".otf", ".ttc", ".pfb")


class Refusal(Exception):
    """What stands in the way, as a sentence for the person at the keyboard."""


@dataclass(frozen=True)
class System:
    """This machine as something that packages are installed on."""

    apt_get: str | None  # the program, on Debian and its relatives
    is_root: bool

    @classmethod
    def here(cls) -> System:
        """The machine that this runs on."""
        debian = Path("/etc/debian_version").exists()
        return cls(
            apt_get=shutil.which("apt-get") if debian else None,
            is_root=sys.platform != "win32" and os.geteuid() == 0,
        )

    def install(self, packages: Sequence[str], reason: str) -> None:
        """Install Debian packages as root; as anybody else, or elsewhere, say what to do."""
        if self.apt_get is None:
            raise Refusal(f"{reason}: install what this system calls {' '.join(packages)}.")
        options = ["install", "-y", "--no-install-recommends", *packages]
        if not self.is_root:
            line = f"sudo apt-get update && sudo apt-get {' '.join(options)}"
            raise Refusal(f"{reason}. Run this line, then start again:\n\n    {line}\n")
        say(f"{reason}; installing {' '.join(packages)} …")
        self._run(self.apt_get, "update")  # where it fails, the lists at hand may still do
        done = self._run(self.apt_get, *options)
        if done.returncode:
            raise Refusal(f"{reason}, and apt-get could not help: {last_words(done.stdout)}")

    @staticmethod
    def _run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )


def last_words(output: str) -> str:
    """The last line of a failed program that tells something: an error's, if it has one."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.upper().startswith(("ERROR", "E:"))]
    return (errors or lines or ["it said nothing"])[-1]


def say(sentence: str) -> None:
    """Tell the person at the keyboard, leaving standard output to the program."""
    print(f"Kubik: {sentence}", file=sys.stderr, flush=True)


def platform_plugin(environ: Mapping[str, str]) -> str:
    """Name of the plugin by which Qt will draw: `xcb`, `wayland`, `offscreen` or another."""
    wish = re.split("[:;]", environ.get("QT_QPA_PLATFORM", ""))[0]
    if wish:
        return wish
    return "wayland" if "DISPLAY" not in environ and "WAYLAND_DISPLAY" in environ else "xcb"


def libraries_not_found(ldd_output: str) -> tuple[str, ...]:
    """Each library, once and sorted, that `ldd` could not find."""
    return tuple(sorted(set(_NOT_FOUND.findall(ldd_output))))


def missing_libraries(pyside: Path, plugin: str) -> tuple[str, ...]:
    """What Qt in the folder `pyside` asks for and this system lacks; nothing if none can tell."""
    ldd = shutil.which("ldd")
    files = [pyside / f"{module}.abi3.so" for module in _QT_MODULES]
    files.append(pyside / "Qt" / "plugins" / "platforms" / f"libq{plugin}.so")
    present = [str(file) for file in files if file.is_file()]
    if not ldd or not present:
        return ()
    listing = subprocess.run(  # its status only repeats that something was not found
        [ldd, *present], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    )
    fonts = () if has_fonts(Path(folder).expanduser() for folder in _FONT_FOLDERS) else (FONTS,)
    return (*libraries_not_found(listing.stdout), *fonts)


def has_fonts(folders: Iterable[Path]) -> bool:
    """Whether at least one font that Qt can draw with lies under one of the folders."""
    return any(
        name.lower().endswith(_FONT_FILES)
        for folder in folders
        for _, _, names in os.walk(folder)
        for name in names
    )


def debian_packages(libraries: Iterable[str]) -> tuple[str, ...]:
    """The packages, sorted, that hold these libraries; libraries nobody knows are left out."""
    known = {**PACKAGES, FONTS: FONT_PACKAGE}
    return tuple(sorted({known[library] for library in libraries if library in known}))


def screen_answers(environ: Mapping[str, str]) -> bool:
    """Whether a window could be opened on the X or Wayland screen that the environment names."""
    return _x_answers(environ) or _wayland_answers(environ)


def _x_answers(environ: Mapping[str, str]) -> bool:
    if not environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # this system keeps its libraries elsewhere: let Qt try
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(environ["DISPLAY"].encode(), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    name = environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(str(Path(environ.get("XDG_RUNTIME_DIR", "/")) / name))
        except OSError:
            return False
    return True
