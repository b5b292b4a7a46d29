"""The data of ICU: taken apart and put together unchanged, and enough of them kept for Qt."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

import icu_data  # noqa: E402 - packaging/ is no package
import making  # noqa: E402
import trimming  # noqa: E402

LIBRARIES = sorted((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"))

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None or not LIBRARIES,
    reason="needs Linux, gcc and ICU with Qt",
)

# What Qt asks ICU for, and what it is said to have itself, in the five languages.
QUESTIONS = """
import json
from itertools import product
from PySide6.QtCore import *

words = '''
áfa alma ÁRON Aron cica csalfa csók cukor dzsem dzeta gyár gyík géz lyuk nyak nap öt olló ozor őz
őr sz szék sark süt tyúk tart út üt űr zsák zab Zsófi Äpfel Apfel ärgern Arzt Straße Strasse
Müller Mueller Muller Öl Ofen über Ufer ёж ель еда ёлка йод игра эра юла яма щит шар Өмүр омур үй
уй ңан нан Аня аня Ёлка Ж ж җ 10 9 2 Ада адам Эмил Нургүл Айгүл Бермет Өзгөн a-b ab a b
'''.split()
texts = ("KÉT DOBÁS; két dobás — Őzike", "Straße, GROẞ, ǆ", "Гүлнара ЫҢГАЙЛУУ өң", "İstanbul ıI iİ")
said = []
for name in ("en", "en_GB", "hu", "hu_HU", "de", "de_DE", "de_AT", "ru", "ru_RU", "ky", "ky_KG"):
    locale = QLocale(name)
    collator = QCollator(locale)
    for numeric, case in product((False, True), Qt.CaseSensitivity):
        collator.setNumericMode(numeric)
        collator.setCaseSensitivity(case)
        said.append([name, sorted(words, key=collator.sortKey)])
        said.append([collator.compare(a, b) for a in words for b in words[::5]])
    said.append([(locale.toUpper(text), locale.toLower(text)) for text in texts])
    moment = QDateTime(QDate(2026, 3, 9), QTime(17, 5, 8), QTimeZone(b"Europe/Budapest"))
    for form in QLocale.FormatType:
        said.append(locale.toString(moment, form))
        said.append(locale.toString(moment.date(), form))
    said += [locale.toString(1234567), locale.toString(-0.5), locale.toCurrencyString(3)]
    zone = QTimeZone(b"Asia/Bishkek")
    for time, style in product(QTimeZone.TimeType, QTimeZone.NameType):
        said.append(zone.displayName(time, style, locale))
for text in texts + ("Hosszú mondat, amely törik.  Zwei Sätze? Ja! Жаңы сап; экинчи.",):
    for kind in QTextBoundaryFinder.BoundaryType:
        finder, places = QTextBoundaryFinder(kind, text), []
        while (place := finder.toNextBoundary()) != -1:
            places.append(place)
        said.append(places)
with open("/proc/self/maps") as maps:
    (library,) = {line.split()[-1] for line in maps if "libicudata" in line}
print(json.dumps([library, said]))
"""


@pytest.fixture(scope="module")
def data() -> icu_data.Data:
    """All data, as Qt brings them."""
    return icu_data.parse(icu_data.in_library(LIBRARIES[0].read_bytes()))


def test_taken_apart_and_put_together_the_data_are_the_same(data: icu_data.Data) -> None:
    assert icu_data.written(data) == icu_data.in_library(LIBRARIES[0].read_bytes())


def test_every_name_of_what_is_kept_is_there(data: icu_data.Data) -> None:
    kept = data.kept()
    again = icu_data.parse(icu_data.written(kept))
    assert again.items == kept.items
    names = {name.partition("/")[2] for name in kept.items}
    for language in ("en", "hu", "de", "ru", "ky"):
        assert f"{language}.res" in names
    assert {"coll/hu.res", "coll/ky.res", "coll/ru.res", "coll/de.res"} <= names
    assert sum(map(len, kept.items.values())) < 3_000_000


@pytest.mark.parametrize(
    "bytes_",
    [b"no data at all", b"CmnD" + bytes(40) + b"CmnD", bytes(12) + b"CmnX" + bytes(100)],
)
def test_what_is_no_library_of_data_is_refused(bytes_: bytes) -> None:
    with pytest.raises(icu_data.UnknownFormat):
        icu_data.parse(icu_data.in_library(bytes_))


def test_a_table_out_of_order_is_refused(data: icu_data.Data) -> None:
    few = icu_data.Data(data.header, {name: data.items[name] for name in list(data.items)[:2]})
    raw = bytearray(icu_data.written(few))
    at = len(few.header) + 4
    raw[at : at + 8], raw[at + 8 : at + 16] = raw[at + 8 : at + 16], raw[at : at + 8]
    with pytest.raises(icu_data.UnknownFormat):
        icu_data.parse(bytes(raw))


def test_qt_sorts_writes_and_breaks_as_with_all_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trimming, "BUILD", tmp_path)
    (tmp_path / "work").mkdir()
    library = tmp_path / LIBRARIES[0].name
    shutil.copyfile(LIBRARIES[0], library)
    trimming.cut_languages(tmp_path, making.Release("1", 0))
    assert library.stat().st_size < 3_000_000

    def answers(environ: dict[str, str]) -> tuple[str, object]:
        done = subprocess.run(
            [sys.executable, "-c", QUESTIONS],
            env={"LC_ALL": "C.UTF-8", **environ},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        return found[0], found[1]

    full_library, full = answers({})
    cut_library, cut = answers({"LD_PRELOAD": str(library)})
    assert cut_library == str(library) != full_library
    assert cut == full
