#!/usr/bin/env python3
"""The catalogues of translations: take texts from the code, count what is missing, compile.

python packaging/catalogues/catalogues.py extract    write new and changed texts into the catalogues
python packaging/catalogues/catalogues.py missing    how many texts each language lacks
python packaging/catalogues/catalogues.py compile [FOLDER]    make a .qm of each .ts there

It runs the tools that come with PySide6, so it needs the environment of packaging/launch.py.
"""

import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parents[2]
CODE, TRANSLATIONS = ROOT / "gui" / "kubik", ROOT / "translations"
LANGUAGES = ("hu", "de", "ru", "ky")
"""Those that are translated; English is what the code says, but for its plurals."""


def tool(name: str, *arguments: str) -> None:
    """Run one of PySide6's tools; what it says is shown only where it fails."""
    program = Path(PySide6.__file__).parent / name
    done = subprocess.run(
        [str(program), *arguments], check=False, capture_output=True, text=True, cwd=ROOT
    )
    if done.returncode:
        raise SystemExit(f"{name}: {done.stderr or done.stdout}")


def extract(folder: Path = TRANSLATIONS) -> None:
    """Bring the catalogues in `folder` up to date with the code; what is unused goes."""
    sources = sorted(str(path.relative_to(ROOT)) for path in CODE.rglob("*.py"))
    shared = ("-source-language", "en", "-locations", "none", "-no-obsolete")
    for language in LANGUAGES:
        target = str(folder / f"kubik_{language}.ts")
        tool("lupdate", *sources, *shared, "-target-language", language, "-ts", target)
    target = str(folder / "kubik_en.ts")
    tool("lupdate", *sources, *shared, "-pluralonly", "-target-language", "en", "-ts", target)


def missing(path: Path) -> tuple[str, ...]:
    """The texts of a catalogue that have no finished translation."""
    found = []
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        forms = [] if translation is None else translation.findall("numerusform") or [translation]
        done = translation is not None and translation.get("type") != "unfinished"
        if not (done and forms and all((form.text or "").strip() for form in forms)):
            found.append(message.findtext("source") or "")
    return tuple(found)


def compile_all(folder: Path = TRANSLATIONS) -> None:
    """Make a compiled catalogue beside every catalogue in `folder`."""
    for path in sorted(folder.glob("*.ts")):
        tool("lrelease", "-silent", str(path), "-qm", str(path.with_suffix(".qm")))


def main(arguments: Sequence[str]) -> int:
    """Do what the first argument says; 1 where texts are missing, 2 for anything else."""
    match list(arguments):
        case ["extract"]:
            extract()
        case ["compile"]:
            compile_all()
        case ["compile", folder]:
            compile_all(Path(folder))
        case ["missing"]:
            counts = {path.name: missing(path) for path in sorted(TRANSLATIONS.glob("*.ts"))}
            for name, texts in counts.items():
                print(f"{name}: {len(texts)} missing")
            return 1 if any(counts.values()) else 0
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
