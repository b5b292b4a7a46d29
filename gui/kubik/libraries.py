"""What Kubik is built on: each library, its version here, and its licence.

The versions are asked of the libraries themselves, whose names are no more than looked up. What
packages are installed (`importlib.metadata`) takes 0.1 s to load and is not known to a frozen
program; numpy takes 0.25 s to load, and only its version is wanted: that file is read in 0.01 s.
"""

import importlib
import importlib.util
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import PathFinder
from pathlib import Path

from kubik import __version__
from kubik.resources import PACKAGE

LICENCE = "MIT"
"""That of Kubik."""
MISSING = "–"
"""Stands for the version of a library that is not there or cannot be loaded."""


@dataclass(frozen=True, slots=True)
class Library:
    """Something that others made and Kubik uses."""

    name: str
    version: str
    licence: str
    """By its short name, as spdx.org lists it."""


def libraries() -> tuple[Library, ...]:
    """The libraries that are shipped with Kubik, or installed with it."""
    return (
        Library("Python", platform.python_version(), "PSF-2.0"),
        Library("Qt, PySide6", _asked(_pyside), "LGPL-3.0"),
        Library("numpy", _asked(_numpy), "BSD-3-Clause"),
        Library("PyYAML", _asked(_yaml), "MIT"),
        Library("miniaudio", _asked(_miniaudio), "MIT"),
    )


def lines() -> tuple[str, ...]:
    """Kubik and its libraries with versions and licences, as `kubik --version` prints them."""
    return (
        f"Kubik {__version__} ({LICENCE})",
        *(f"{each.name} {each.version} ({each.licence})" for each in libraries()),
    )


def licence_texts() -> Path | None:
    """The folder with the text of every licence; None where each library brings its own along.

    Installers lay it beside the code (`packaging/licences.py`); what pip installs, and a checkout,
    has none.
    """
    folder = PACKAGE / "licences"
    return folder if folder.is_dir() else None


def _asked(version: Callable[[], str]) -> str:
    try:
        return version()
    except (ImportError, OSError, AttributeError):
        return MISSING


# By name, and not by `import`: this is asked by the command line, too, which never draws anything.


def _pyside() -> str:
    return str(importlib.import_module("PySide6").__version__)


def _yaml() -> str:
    return str(importlib.import_module("yaml").__version__)


def _numpy() -> str:
    package = importlib.util.find_spec("numpy")
    if package is None:
        return MISSING
    spec = PathFinder.find_spec("numpy.version", package.submodule_search_locations)
    if spec is None or spec.loader is None:
        return MISSING
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.version)


def _miniaudio() -> str:
    compiled = importlib.import_module("_miniaudio")
    return str(compiled.ffi.string(compiled.lib.ma_version_string()).decode())
