"""Every kind of mistake that translators make is found, and what is right is not."""

import sys
from dataclasses import replace
from itertools import chain
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

from catalogues import lint, messages, terms  # noqa: E402 - packaging/ is no package

GLOSSARY = ROOT / "translations" / "glossary.yaml"
TERMS = terms.read_terms(GLOSSARY)


def catalogue(folder: Path, language: str, *texts: tuple[str, ...], name: str = "kubik") -> Path:
    """A catalogue: context, English, translation; several of them where it is counted."""
    contexts = []
    for context, source, *forms in texts:
        is_plural = "%Ln" in source
        inside = (
            "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms)
            if is_plural
            else escape(forms[0])
        )
        kind = ' numerus="yes"' if is_plural else ""
        contexts.append(
            f"<context><name>{context}</name><message{kind}>"
            f"<source>{escape(source)}</source><translation>{inside}</translation>"
            "</message></context>"
        )
    path = folder / f"{name}_{language}.ts"
    path.write_text(f'<TS version="2.1" language="{language}">{"".join(contexts)}</TS>', "utf-8")
    return path


def found(path: Path, **wanted: bool) -> list[str]:
    return lint.report(messages.read(path), TERMS, **wanted)


MISTAKES: list[tuple[str, tuple[tuple[str, ...], ...], str]] = [
    ("de", (("C", "{player} goes", "{plaer} geht"),), "{plaer} is there 1 times, not 0"),
    ("de", (("C", "{player} goes", "Er geht"),), "{player} is there 0 times, not 1"),
    ("de", (("C", "%Ln point(s)", "ein Punkt", "%Ln Punkte"),), "%Ln is there 0 times, not 1"),
    ("ru", (("C", "%Ln point(s)", "%Ln очко", "%Ln очка"),), "2 plural forms, ru has 3"),
    ("hu", (("C", "%Ln point(s)", "%Ln pont", "%Ln pont"),), "2 plural forms, hu has 1"),
    ("ru", (("C", "%Ln point(s)", "%Ln очко", "", "%Ln очков"),), "one plural form is empty"),
    ("de", (("C", "Good day", ""),), "is marked as finished, but empty"),
    ("de", (("C", "&Good day", "Guten Tag"),), "0 keys marked with &, not 1"),
    ("de", (("C", "&Good day", "&Guten &Tag"),), "2 keys marked with &, not 1"),
    ("ky", (("Menu", "&Add", "&Кошуу"), ("Menu", "&Shut", "Жа&кын")), "has the key к of &Кошуу"),
    (
        "de",
        (("MatchMenu", "&Quit", "&Beenden"), ("UndoActions", "&Undo", "Rückgängig &b")),
        "has the key b of &Beenden",
    ),
    ("de", (("C", "Choose…", "Wählen"),), "ends with “”, not with “…”"),
    ("de", (("C", "Choose…", "Wählen..."),), "three dots instead of …"),
    ("de", (("C", "Choose:", "Wählen"),), "ends with “”, not with “:”"),
    ("de", (("C", "Choose", "Wählen."),), "ends with “.”, not with “”"),
    ("de", (("C", "Choose", " Wählen"),), "a space at its beginning or end"),
    ("de", (("C", "Choose it", "Wähle  es"),), "two spaces"),
    ("ru", (("C", "Hello", "Пpивет"),), "a Latin letter in a Cyrillic word"),
    ("hu", (("C", "Hello", "Szeр"),), "a Cyrillic letter"),
    ("ky", (("C", "Hello", "Сәлем"),), "a letter that ky does not have, ә"),
    ("ru", (("C", "Hello", "Өкүт"),), "a letter that ru does not have, ү Ө"),
    ("hu", (("C", "Hello", "Weiß"),), "a letter that hu does not have, ß"),
    ("hu", (("C", "Hello", "Lejátszó"),), "“lejátszó” is a machine's word"),
    ("ky", (("C", "Hello", "Тамаша"),), "“тамаша” is a machine's word"),
    ("hu", (("C", "For {player}", "{player}nak"),), "an ending glued to a place"),
    ("ky", (("C", "Of {player}", "{player}-нын"),), "an ending glued to a place"),
    ("ru", (("C", "%Ln point(s)", *["%Ln-е очко"] * 3),), "an ending glued to a place"),
    ("hu", (("C", "The file {file}", "A {file} fájl"),), "an article before a place"),
    ("hu", (("C", "Bank now", "Most pihenj"),), "has no word for “bank”"),
    ("ru", (("C", "%Ln point(s)", *["%Ln балл"] * 3),), "has no word for “point”"),
    ("de", (("C", "Add", "Neu"), ("C", "Begin", "Neu")), "has the translation of Add: Neu"),
    (
        "ky",
        (("UndoActions", "&Undo", "&Кайтаруу"), ("Other", "Redo", "Кайтаруу")),
        "has the translation of Undo",
    ),
    (
        "ky",
        (("A", "Undo", "Жокко кайтаруу"), ("B", "Cancel", "Жокко кайтаруу")),
        "has the translation of Undo",
    ),
]


@pytest.mark.parametrize(("language", "texts", "what"), MISTAKES)
def test_a_mistake_is_found(
    tmp_path: Path, language: str, texts: tuple[tuple[str, ...], ...], what: str
) -> None:
    path = catalogue(tmp_path, language, *texts)
    context, source, *_ = texts[-1]
    assert [line for line in found(path) if line.startswith(f"{path.name}: {context}: {source}: ")]
    assert any(what in line for line in found(path)), found(path)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("ru", (("C", "{player} takes {dice}", "{dice} у {player}"),)),
        ("hu", (("C", "For {player}", "Neki: {player}"),)),
        ("hu", (("C", "The file {file}", "Ez a fájl: {file}"),)),
        ("de", (("A", "&Add", "&Neu"), ("B", "&Begin", "&Nun"))),
        (
            "de",
            (
                ("UndoActions", "&Undo", "&Rückgängig"),
                ("UndoActions", "&Undo: {x}", "&Rückgängig: {x}"),
            ),
        ),
        ("de", (("C", "&Game", "&Spiel"), ("C", "Game", "Spiel"))),
        ("de", (("C", "The box you kept for later, when all of it is over", "Feld"),)),
        ("ky", (("C", "%Ln point(s)", "%Ln упай", "%Ln упай"),)),
    ],
)
def test_what_is_right_is_left_alone(
    tmp_path: Path, language: str, texts: tuple[tuple[str, ...], ...]
) -> None:
    assert found(catalogue(tmp_path, language, *texts)) == []


def test_the_contexts_of_one_menu_are_still_called_so() -> None:
    contexts = {m.context for m in messages.read(GLOSSARY.with_name("kubik_de.ts")).messages}
    assert contexts.issuperset(chain.from_iterable(lint.TOGETHER))


@pytest.mark.parametrize("language", ["hu", "de", "ru", "ky"])
def test_undo_with_the_key_of_another_entry_of_its_menu_is_found(language: str) -> None:
    ours = messages.read(GLOSSARY.with_name(f"kubik_{language}.ts"))
    [quit_] = [m for m in ours.messages if (m.context, m.source) == ("MatchMenu", "&Quit")]
    [key] = messages.mnemonics(quit_.forms[0])
    changed = tuple(
        replace(m, forms=(f"&{key}",)) if (m.context, m.source) == ("UndoActions", "&Undo") else m
        for m in ours.messages
    )
    assert lint.report(replace(ours, messages=changed)) == [
        f"kubik_{language}.ts: UndoActions: &Undo: has the key {key} of {quit_.forms[0]}"
    ]


def test_what_is_missing_counts_only_where_all_must_be_finished(tmp_path: Path) -> None:
    path = tmp_path / "kubik_de.ts"
    path.write_text(
        '<TS language="de"><context><name>C</name><message><source>Hello</source>'
        '<translation type="unfinished"></translation></message></context></TS>',
        "utf-8",
    )
    assert found(path) == []
    assert found(path, finished=True) == ["kubik_de.ts: C: Hello: is not translated"]


def test_the_count_must_be_extracted_as_one(tmp_path: Path) -> None:
    path = tmp_path / "kubik_de.ts"
    path.write_text(
        '<TS language="de"><context><name>C</name><message><source>%Ln point(s)</source>'
        "<translation>%Ln Punkte</translation></message></context></TS>",
        "utf-8",
    )
    assert found(path) == [
        "kubik_de.ts: C: %Ln point(s): has a count, but is no plural: extract it anew"
    ]


def test_qts_own_menus_are_not_ours(tmp_path: Path) -> None:
    texts = (("QLineEdit", "&Undo", "&Undoer"), ("QLineEdit", "&Up", "&Uben"))
    assert found(catalogue(tmp_path, "de", *texts, name="qtbase")) == []


def test_the_exit_status_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = catalogue(tmp_path, "de", ("C", "Hello", "Hallo"))
    bad = catalogue(tmp_path, "hu", ("C", "Hello", " Szia"))
    assert lint.main([str(good)]) == 0
    assert lint.main([str(good), str(bad)]) == 1
    assert "kubik_hu.ts: C: Hello: a space at its beginning or end" in capsys.readouterr().out


def test_the_catalogues_of_kubik_have_no_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert lint.main([]) == 0, capsys.readouterr().out


def test_the_glossary_itself_has_the_stems_that_are_asked_for() -> None:
    listed = yaml.safe_load(GLOSSARY.read_text(encoding="utf-8"))["terms"]
    wrong = [
        (term.key, language)
        for term in TERMS
        if term.key in listed
        for language, stems in term.stems.items()
        if not any(stem in listed[term.key][language]["t"].lower() for stem in stems)
    ]
    assert wrong == []
