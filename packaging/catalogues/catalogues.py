#!/usr/bin/env python3
"""The catalogues of translations: take texts from the code, count what is missing, compile.

python packaging/catalogues/catalogues.py extract    write new and changed texts into the catalogues
python packaging/catalogues/catalogues.py missing    how many texts each language lacks
python packaging/catalogues/catalogues.py compile [FOLDER]    make a .qm of each .ts there

It runs the tools that come with PySide6, so it needs the environment of packaging/launch.py.
"""

import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parents[2]
CODE, TRANSLATIONS = ROOT / "gui" / "kubik", ROOT / "translations"
LANGUAGES = ("hu", "de", "ru", "ky")
"""Those that are translated; English is what the code says, but for its plurals."""

MARKS = ("translate", "QT_TRANSLATE_NOOP")
"""What lupdate looks for; it takes a context and a text, and here perhaps a count."""

EMPTY_FORMS = re.compile(
    r"(<source>([^<]*\(s\)[^<]*)</source>(?:\s*<extracomment>[^<]*</extracomment>)?)(\s*)"
    r'<translation type="unfinished">\s*(?:<numerusform></numerusform>\s*)+</translation>'
)


def tool(name: str, *arguments: str) -> None:
    """Run one of PySide6's tools; what it says is shown only where it fails."""
    program = Path(PySide6.__file__).parent / name
    done = subprocess.run(
        [str(program), *arguments], check=False, capture_output=True, text=True, cwd=ROOT
    )
    if done.returncode:
        raise SystemExit(f"{name}: {done.stderr or done.stdout}")


def extract(folder: Path = TRANSLATIONS, code: Path = CODE) -> None:
    """Bring the catalogues in `folder` up to date with the code; what is unused goes."""
    shared = ("-source-language", "en", "-locations", "none", "-no-obsolete")
    with tempfile.TemporaryDirectory() as place:
        sources = staged(code, Path(place))
        for language in LANGUAGES:
            target = str(folder / f"kubik_{language}.ts")
            tool("lupdate", *sources, *shared, "-target-language", language, "-ts", target)
        target = str(folder / "kubik_en.ts")
        tool("lupdate", *sources, *shared, "-pluralonly", "-target-language", "en", "-ts", target)
    english = folder / "kubik_en.ts"
    english.write_text(with_english_forms(english.read_text(encoding="utf-8")), encoding="utf-8")


def with_english_forms(catalogue: str) -> str:
    """The English catalogue with both forms of every new text: `point(s)` as `point`, `points`.

    Where more than that differs, correct it in the catalogue: what is there already stays.
    """
    return EMPTY_FORMS.sub(_english_forms, catalogue)


def _english_forms(message: re.Match[str]) -> str:
    head, text, space = message.groups()
    forms = (text.replace("(s)", ""), text.replace("(s)", "s"))
    lines = "".join(f"{space}    <numerusform>{form}</numerusform>" for form in forms)
    return f"{head}{space}<translation>{lines}{space}</translation>"


def staged(code: Path, place: Path) -> list[str]:
    """Copies of all modules in `place`, in which lupdate understands every count.

    It takes a name in the place of the count for an encoding, and forgets the plural; where more
    than a name stands there, it forgets the text.
    """
    copies = []
    for path in sorted(code.rglob("*.py")):
        copy = place / path.relative_to(code)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(with_plain_counts(path.read_text(encoding="utf-8")), encoding="utf-8")
        copies.append(str(copy))
    return copies


def with_plain_counts(source: str) -> str:
    """The same code with the number 1 for the count of every text with `%Ln`."""
    lines = source.encode().splitlines(keepends=True)  # columns count bytes
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    code = source.encode()
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        if not (isinstance(call.func, ast.Name) and call.func.id in MARKS and _counts(call)):
            continue
        context, text = (ast.unparse(argument) for argument in call.args[:2])
        first = starts[call.lineno - 1] + call.col_offset
        assert call.end_lineno is not None
        assert call.end_col_offset is not None
        last = starts[call.end_lineno - 1] + call.end_col_offset
        plain = f"translate({context}, {text}, None, 1)"
        code = code[:first] + plain.encode() + code[last:]
    return code.decode()


def _counts(call: ast.Call) -> bool:
    text = call.args[1] if len(call.args) > 1 else None
    return isinstance(text, ast.Constant) and "%Ln" in str(text.value)


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
