"""Texts are taken from the code with their counts, and the catalogues here have them all."""

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

from catalogues import catalogues  # noqa: E402 - packaging/ is no package

CODE = '''"""Words."""
#: Stands beneath a button.
a = translate("Sums", "%Ln point(s)", None, len(points))
b = translate("Sums", "{player}: %Ln " "die or dice", None, offer.dice).format(player=name)
c = translate("Sums", "No points")
d = QT_TRANSLATE_NOOP("Sums", "At most %Ln player(s)")
'''


@pytest.fixture
def code(tmp_path: Path) -> Path:
    folder = tmp_path / "code"
    folder.mkdir()
    (folder / "words.py").write_text(CODE, encoding="utf-8")
    return folder


@pytest.fixture
def extracted(tmp_path: Path, code: Path) -> Path:
    folder = tmp_path / "translations"
    folder.mkdir()
    catalogues.extract(folder, code)
    return folder


def test_a_count_of_any_kind_makes_a_plural(extracted: Path) -> None:
    catalogue = (extracted / "kubik_ru.ts").read_text(encoding="utf-8")
    assert catalogue.count('<message numerus="yes">') == 3
    assert catalogue.count("<numerusform></numerusform>") == 9
    assert "<source>{player}: %Ln die or dice</source>" in catalogue
    assert "<extracomment>Stands beneath a button.</extracomment>" in catalogue


def test_english_gets_both_forms_by_itself_where_an_s_is_all(extracted: Path) -> None:
    catalogue = (extracted / "kubik_en.ts").read_text(encoding="utf-8")
    for form in ("%Ln point", "%Ln points", "At most %Ln player", "At most %Ln players"):
        assert f"<numerusform>{form}</numerusform>" in catalogue
    assert catalogues.missing(extracted / "kubik_en.ts") == ("{player}: %Ln die or dice",)
    assert "No points" not in catalogue


def test_what_is_translated_stays(extracted: Path, code: Path) -> None:
    english = extracted / "kubik_en.ts"
    changed = english.read_text(encoding="utf-8").replace(">%Ln point<", ">a single point<")
    english.write_text(changed, encoding="utf-8")
    catalogues.extract(extracted, code)
    assert english.read_text(encoding="utf-8") == changed


def test_the_catalogues_have_all_texts_of_the_code(tmp_path: Path) -> None:
    folder = tmp_path / "translations"
    shutil.copytree(catalogues.TRANSLATIONS, folder)
    catalogues.extract(folder)
    changed = [
        path.name
        for path in sorted(folder.glob("kubik_*.ts"))
        if path.read_bytes() != (catalogues.TRANSLATIONS / path.name).read_bytes()
    ]
    assert changed == [], "run packaging/catalogues/catalogues.py extract"
