"""Finds what ships beside the code: rule files, sounds, icons, translations."""

from pathlib import Path

from kubik.errors import QT_TRANSLATE_NOOP, KnownError

PACKAGE = Path(__file__).resolve().parent

INSTALLED_IN = "KUBIK_LANGUAGE"
"""The environment variable with the code of the language that was chosen in the installer."""


def folder(name: str) -> Path:
    """The folder `assets` or `translations`, in the package (a wheel) or beside `gui/`.

    Raises `KnownError` where neither is there.
    """
    for place in (PACKAGE / name, PACKAGE.parent.parent / name):
        if place.is_dir():
            return place
    raise KnownError(
        QT_TRANSLATE_NOOP(
            "KnownError", "Kubik is not installed completely: the folder {name} is missing."
        ),
        name=name,
    )
