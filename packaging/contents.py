"""What is in the frozen program on Linux, and what it needs of the system, in writing.

A library of the machine that builds comes along easily, and is neither wanted nor kept up to date
there; one that is left out and not asked of the system is missed only on somebody else's desk.
"""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

from system_libraries import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

QT_MODULES = ("QtCore", "QtGui", "QtNetwork", "QtPrintSupport", "QtWidgets")
COMPILED_MODULES = (
    "_cffi_backend",
    "_miniaudio",
    "numpy/_core/_multiarray_umath",
    "numpy/linalg/_umath_linalg",
    "shiboken6/Shiboken",
    "yaml/_yaml",
)
"""Not Python's own, of which there are more or fewer in each build of Python."""

QT_PLUGINS = (
    "iconengines/libqsvgicon",
    "imageformats/libqico",
    "imageformats/libqsvg",
    "platforminputcontexts/libcomposeplatforminputcontextplugin",
    "platforminputcontexts/libibusplatforminputcontextplugin",
    "platforms/libqminimal",
    "platforms/libqoffscreen",
    "platforms/libqwayland",
    "platforms/libqxcb",
    "platformthemes/libqxdgdesktopportal",
    "printsupport/libcupsprintersupport",
    "wayland-decoration-client/libadwaita",
    "wayland-decoration-client/libbradient",
    "wayland-shell-integration/libxdg-shell",
    "xcbglintegrations/libqxcb-glx-integration",
)
TRANSLATIONS = (
    *(f"PySide6/Qt/translations/qtbase_{language}.qm" for language in ("de", "hu", "ru")),
    *(f"kubik/translations/kubik_{language}.qm" for language in ("de", "en", "hu", "ky", "ru")),
    *(f"kubik/translations/qtbase_{language}.qm" for language in ("de", "hu", "ky", "ru")),
)
LIBRARIES = (
    *("libQt6Core.so.6", "libQt6DBus.so.6", "libQt6Gui.so.6", "libQt6Network.so.6"),
    *("libQt6PrintSupport.so.6", "libQt6Svg.so.6", "libQt6WaylandClient.so.6"),
    *("libQt6Widgets.so.6", "libQt6WlShellIntegration.so.6", "libQt6XcbQpa.so.6"),
    *("libicudata.so", "libicui18n.so", "libicuuc.so"),
    *("libpyside6.abi3.so", "libshiboken6.abi3.so", "libpython3.so.1.0", "libffi.so.8"),
    *("libscipy_openblas64_.so", "libsqlite3.so.0"),
    # Qt needs these for X11, and a desktop of today may lack them.
    *("libxcb-cursor.so.0", "libxcb-glx.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0"),
    *("libxcb-keysyms.so.1", "libxcb-randr.so.0", "libxcb-render-util.so.0", "libxcb-render.so.0"),
    *("libxcb-shape.so.0", "libxcb-shm.so.0", "libxcb-sync.so.1", "libxcb-util.so.1"),
    *("libxcb-xfixes.so.0", "libxcb-xkb.so.1", "libxkbcommon-x11.so.0", "libxkbcommon.so.0"),
)
"""As `plain_name` writes them."""

FROM_THE_SYSTEM: Mapping[str, str] = {
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "liblzma.so.5": "liblzma5",
    "libm.so.6": "libc6",
    "libmvec.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Without these Kubik does not start. By each, Debian's package; the names are also Ubuntu's."""

IF_THERE: Mapping[str, str] = {
    "libcups.so.2": "libcups2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""Printers, and windows without X11: plugins that Qt leaves alone where these are missing."""

NEWEST_C_LIBRARY = (2, 35)
"""Ubuntu 22.04 has it, Debian 12 and all newer systems have more."""


def check(folder: Path) -> None:
    """Refuse a frozen program with anything unexpected in it, or without what it needs."""
    inside = folder / "_internal"
    files = [path for path in inside.rglob("*") if path.is_file() and not path.is_symlink()]
    plugins = inside / "PySide6" / "Qt" / "plugins"
    programs = [*folder.glob("kubik"), *(path for path in files if ".so" in path.name)]
    found = {
        "Qt modules": {path.name.partition(".")[0] for path in inside.glob("PySide6/Qt*.so")},
        "compiled modules": compiled_modules(inside),
        "Qt plugins": {
            str(path.relative_to(plugins)).removesuffix(".so") for path in plugins.rglob("*.so")
        },
        "translations": {str(path.relative_to(inside)) for path in inside.rglob("*.qm")},
        "libraries": {plain_name(path) for path in programs if path.name.startswith("lib")}
        - {path.name for path in plugins.rglob("*.so")},
        "libraries of the system": needed(programs),
    }
    written = {
        "Qt modules": QT_MODULES,
        "compiled modules": COMPILED_MODULES,
        "Qt plugins": QT_PLUGINS,
        "translations": TRANSLATIONS,
        "libraries": LIBRARIES,
        "libraries of the system": (*FROM_THE_SYSTEM, *IF_THERE),
    }
    faults = [
        f"{kind}: {what} {name}"
        for kind, names in found.items()
        for what, odd in (
            ("unexpected", names - set(written[kind])),
            ("missing", set(written[kind]) - names),
        )
        for name in sorted(odd)
    ]
    if (version := c_library(programs)) > NEWEST_C_LIBRARY:
        faults.append("a C library of version {}.{} is needed".format(*version))
    if faults:
        raise Refusal("The folder is not what packaging/contents.py says:\n" + "\n".join(faults))


def compiled_modules(inside: Path) -> set[str]:
    """The modules in C, by their places, without what is Python's and Qt's."""
    places = {path.relative_to(inside) for path in inside.rglob("*.so")}
    return {
        str(place.with_name(place.name.partition(".")[0]))
        for place in places
        if not place.name.startswith("lib")
        and not place.is_relative_to("PySide6")
        and place.parent.name != "lib-dynload"
    }


def plain_name(library: Path) -> str:
    """The name without the versions that change with every release: libicuuc.so, libpython3.so."""
    name = re.sub(r"-[0-9a-f]{8}(?=\.so)", "", library.name)  # the mark that a wheel adds
    if name.startswith("libpython3"):
        return re.sub(r"^libpython3\.\d+", "libpython3", name)
    return re.sub(r"(^libicu\w+\.so|\.abi3\.so).*", r"\1", name)


def needed(programs: Iterable[Path]) -> set[str]:
    """The libraries that these programs and libraries name and do not have among them."""
    told = _objdump("-p", programs)
    names = set(re.findall(r"^ +NEEDED +(\S+)", told, re.MULTILINE))
    return names - {path.name for path in programs}


def c_library(programs: Iterable[Path]) -> tuple[int, int]:
    """The oldest version of the C library that they run with."""
    told = re.findall(r"\bGLIBC_(\d+)\.(\d+)", _objdump("-p", programs))
    return max(((int(major), int(minor)) for major, minor in told), default=(0, 0))


def _objdump(what: str, programs: Iterable[Path]) -> str:
    done = subprocess.run(
        ["objdump", what, *map(str, programs)], capture_output=True, text=True, check=True
    )
    return done.stdout
