"""Misspelt words are found wherever Kubik says something; what is no word is not looked up."""

import sys
from collections.abc import Collection
from pathlib import Path
from shutil import which

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

from catalogues import spelling  # noqa: E402 - packaging/ is no package
from catalogues.spelling import Text  # noqa: E402


class Dictionary:
    """Knows the words that it is given, in any language."""

    def __init__(self, words: str) -> None:
        self.words = words.split()
        self.asked: list[str] = []

    def unknown(self, language: str, words: Collection[str]) -> frozenset[str]:
        self.asked += [f"{language} {word}" for word in words]
        return frozenset(words) - frozenset(self.words)


def text(said: str, language: str = "en") -> Text:
    return Text("some.ts", language, said, spelling.words_in(said))


def found(said: str, known: str = "", listed: str = "", language: str = "en") -> list[str]:
    lists = {language: frozenset(listed.split())}
    texts = (text(said, language),)
    return [word for _, word in spelling.mistakes(texts, lists, Dictionary(known))]


def written(folder: Path, name: str, content: str) -> Path:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path


def catalogue(folder: Path, source: str, translation: str) -> Path:
    return written(
        folder,
        "kubik_de.ts",
        '<TS version="2.1" language="de"><context><name>C</name><message>'
        f"<source>{source}</source><translation>{translation}</translation>"
        "</message></context></TS>",
    )


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Keep the dice.", ["Keep", "the", "dice"]),
        ("It’s a player's cup", ["It's", "a", "player's", "cup"]),
        ("Фулл‑хаус, „кубик“", ["Фулл-хаус", "кубик"]),
        ("10 000 pont, 6-os, 5-t, 3D, 10 000ден, w2", ["pont"]),
        ("a <b class='x'>dark</b> cup &mdash; &quot;felt&quot;", ["a", "dark", "cup", "felt"]),
        ("point(s)", ["points"]),
        ("run `kubik ods` <!-- a remrk --> [here](https://nowere.org)", ["run", "here"]),
        ("Würfel\u00adbecher", ["Würfelbecher"]),
    ],
)
def test_words_are_what_is_left_without_code_tags_entities_and_numbers(
    said: str, words: list[str]
) -> None:
    assert list(spelling.words_in(said)) == words


def test_a_misspelt_word_is_named_once_a_text() -> None:
    assert found("Kep the dice, kep the cup", known="the dice cup kep") == ["Kep"]
    assert found("trow or trow", known="or") == ["trow"]


@pytest.mark.parametrize(
    ("word", "listed", "is_known"),
    [
        ("zonk", "zonk", True),
        ("Zonk", "zonk", True),
        ("ZONK", "zonk", True),
        ("zonk", "Zonk", False),
        ("zOnk", "zonk", False),
        ("Zonks", "zonk", False),
    ],
)
def test_a_word_of_the_list_may_begin_or_be_all_in_capitals(
    word: str, listed: str, is_known: bool
) -> None:
    assert found(word, listed=listed) == ([] if is_known else [word])


def test_a_list_is_for_its_own_language_alone() -> None:
    texts = (text("Pasch", "de"), text("Pasch", "hu"))
    mistakes = spelling.mistakes(texts, {"de": {"Pasch"}}, Dictionary(""))
    assert [(said.language, word) for said, word in mistakes] == [("hu", "Pasch")]


@pytest.mark.parametrize(
    ("language", "word"),
    [("ky", "oюн"), ("ky", "үстәл"), ("ru", "кубiк"), ("ru", "xод")],
)
def test_a_latin_or_a_neighbours_letter_is_wrong_even_where_the_list_has_the_word(
    language: str, word: str
) -> None:
    assert found(word, listed=word, language=language) == [word]


def test_words_of_the_list_are_not_looked_up() -> None:
    dictionary = Dictionary("dice")
    assert list(spelling.mistakes((text("zonk dice"),), {"en": {"zonk"}}, dictionary)) == []
    assert dictionary.asked == ["en dice"]


def test_a_catalogue_is_read_without_places_and_marks_of_keys(tmp_path: Path) -> None:
    path = catalogue(tmp_path, "&amp;Trow {player}: %Ln", "&amp;Wrf {player}: %Ln &amp;quot;")
    (german,) = spelling.in_catalogue(path)
    (english,) = spelling.in_code(path)
    assert (german.file, german.language, german.words) == ("kubik_de.ts", "de", ("Wrf",))
    assert (english.language, english.words) == ("en", ("Trow",))


def test_a_mark_of_a_key_in_a_word_does_not_break_it(tmp_path: Path) -> None:
    (german,) = spelling.in_catalogue(catalogue(tmp_path, "Quit", "B&amp;eenden"))
    assert german.words == ("Beenden",)


def test_a_rule_text_is_read_without_directives_but_with_the_forms_of_a_word(
    tmp_path: Path,
) -> None:
    path = written(
        tmp_path,
        "zilch.ru.md",
        "## Цель {#goal}\n<!-- a remrk\nof two lines -->\n"
        "{if topping}Ход{else}Бросок{end} {dice w1 2} {x} {plural x: очка | очко}\n",
    )
    texts = tuple(spelling.in_rule_text(path))
    assert {each.language for each in texts} == {"ru"}
    words = [word for each in texts for word in each.words]
    assert words == ["Цель", "Ход", "Бросок", "очка", "очко"]


def test_a_rule_file_is_read_in_every_language(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "game.yaml",
        "id: gmae\nname: {en: Yacht, ru: Яхта}\n"
        "boxes:\n  - {id: x, name: {en: Oens, hu: Egyesek}}\n",
    )
    said = [(each.language, each.words) for each in spelling.in_game(path)]
    assert said == [
        ("en", ("Yacht",)),
        ("ru", ("Яхта",)),
        ("en", ("Oens",)),
        ("hu", ("Egyesek",)),
    ]


def test_a_document_is_read_by_paragraphs_without_its_code(tmp_path: Path) -> None:
    path = written(
        tmp_path, "README.md", "# Kubik\n\nOne\ncup.\n\n```\nnot reed\n```\n\n| `x` | two |\n"
    )
    words = [each.words for each in spelling.in_prose(path)]
    assert [each for each in words if each] == [("Kubik",), ("One", "cup"), ("two",)]


def test_a_new_list_has_what_is_unknown_in_small_letters_where_they_occur() -> None:
    texts = (text("Zonk, a zonk; Pasch; gone"),)
    dictionary = Dictionary("a gone")
    assert spelling.new_list(texts, (), (), dictionary) == ("Pasch", "zonk")


def test_a_new_list_keeps_how_the_old_one_writes_a_word_and_drops_what_is_unused() -> None:
    texts = (text("Stritt and Pasch"),)
    listed = spelling.new_list(texts, ("stritt", "unused"), {"Pasch"}, Dictionary("and"))
    assert listed == ("stritt",)


@pytest.mark.parametrize("language", spelling.DICTIONARIES)
def test_the_lists_are_sorted_and_have_one_word_a_line(language: str) -> None:
    path = ROOT / "translations" / "words" / f"{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(set(lines))
    assert [spelling.words_in(line) for line in lines] == [(line,) for line in lines]


def test_every_kyrgyz_word_is_in_the_list_for_want_of_a_dictionary() -> None:
    listed = spelling.read_list(ROOT / "translations" / "words" / "ky.txt")
    texts = tuple(each for each in spelling.everything(ROOT) if each.language == "ky")
    lists = {"ky": listed | spelling.names(ROOT)}
    assert [word for _, word in spelling.mistakes(texts, lists, Dictionary(""))] == []
    planted = (*texts, text("кубикк", "ky"))
    assert [word for _, word in spelling.mistakes(planted, lists, Dictionary(""))] == ["кубикк"]


def test_without_hunspell_it_says_so_and_the_status_is_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert spelling.main([]) == 2
    assert capsys.readouterr().out.startswith("hunspell is missing")


@pytest.mark.skipif(sys.platform == "win32", reason="its hunspell cannot be a script")
def test_without_a_dictionary_it_says_which_and_the_status_is_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    program = written(tmp_path, "hunspell", "#!/bin/sh\necho 'no such dictionary' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert spelling.main([]) == 2
    said = capsys.readouterr().out
    assert "the dictionary" in said
    assert "no such dictionary" in said


@pytest.mark.skipif(which("hunspell") is None, reason="hunspell is not installed")
@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "colour", "colourr"),
        ("hu", "dobókocka", "dobókockka"),
        ("de", "Würfelbecher", "Würfelbehcer"),
        ("ru", "кубиков", "кубикоф"),
    ],
)
def test_hunspell_tells_right_words_from_wrong_ones(language: str, right: str, wrong: str) -> None:
    hunspell = spelling.Hunspell()
    try:
        unknown = hunspell.unknown(language, (right, wrong, f"{wrong}-{right}"))
    except spelling.MissingError as missing:
        pytest.skip(str(missing))
    assert unknown == {wrong, f"{wrong}-{right}"}


@pytest.mark.skipif(which("hunspell") is None, reason="hunspell is not installed")
def test_kubik_has_no_unknown_word(capsys: pytest.CaptureFixture[str]) -> None:
    status = spelling.main([])
    said = capsys.readouterr().out
    if status == 2:
        pytest.skip(said)
    assert said == "no unknown words\n"
