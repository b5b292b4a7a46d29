"""The page for the download: complete in each language, and every link leads to a file."""

import hashlib
import re
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typing_extensions import override

PACKAGING = Path(__file__).parent.parent.parent / "packaging"
sys.path.append(str(PACKAGING))

from download import page  # noqa: E402 - packaging/ is no package

NAMES = (
    "kubik-0.2.0-windows-x64-setup.exe",
    "kubik_0.2.0_amd64.deb",
    "kubik-0.2.0-1.x86_64.rpm",
    "kubik-0.2.0-linux-x86_64.run",
    "kubik-0.2.0-macos-arm64.dmg",
    "kubik-0.2.0-macos-x86_64.dmg",
    "kubik-0.2.0-py3-none-any.whl",
    "kubik-0.2.0.tar.gz",
)
LANGUAGES = ["en", "hu", "de", "ru", "ky"]
WORDS = tomllib.loads((PACKAGING / "download" / "words.toml").read_text(encoding="utf-8"))


class Reader(HTMLParser):
    """What a browser finds on the page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.languages: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "a":
            self.links.append(values["href"])
        elif "src" in values or tag == "link":
            self.loaded.append(values.get("src", values.get("href", "")))
        if tag == "article":
            self.languages.append(values["lang"])
        if tag not in {"meta", "link", "img"}:
            self.open.append(tag)

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in NAMES:
        (tmp_path / name).write_bytes(name.encode() * 100_000)
    return tmp_path


def test_every_link_leads_to_a_file_or_to_a_language(folder: Path) -> None:
    reader = Reader(page.page(folder, "0.2.0", "2026-11-30"))
    assert reader.open == []
    assert reader.languages == LANGUAGES
    assert reader.links == [f"#{code}" for code in LANGUAGES] + list(NAMES) * len(LANGUAGES)


def test_it_loads_nothing_from_elsewhere(folder: Path) -> None:
    text = page.page(folder, "0.2.0", "2026-11-30")
    reader = Reader(text)
    assert reader.loaded
    assert all(address.startswith("data:image/png;base64,") for address in reader.loaded)
    assert "http:" not in text
    assert "https:" not in text
    assert re.findall(r"url\(\"(?!data:)", text) == []


def test_size_and_checksum_are_those_of_the_file(folder: Path) -> None:
    text = page.page(folder, "0.2.0", "2026-11-30")
    for name in NAMES:
        content = (folder / name).read_bytes()
        assert text.count(f"{len(content) / 1e6:.1f} MB · {name}") == len(LANGUAGES)
        assert text.count(hashlib.sha256(content).hexdigest()) == len(LANGUAGES)


def test_what_was_not_built_is_not_offered(folder: Path) -> None:
    for image in folder.glob("*.dmg"):
        image.unlink()
    reader = Reader(page.page(folder, "0.2.0", "2026-11-30"))
    assert [link for link in reader.links if link.endswith(".dmg")] == []


def test_no_language_lacks_a_word_or_a_mark() -> None:
    assert list(WORDS) == LANGUAGES
    for name, english in WORDS["en"].items():
        said = [words[name] for words in WORDS.values()]
        marks = {tuple(sorted(re.findall(r"\{\w+\}", text))) for text in said}
        assert marks == {tuple(sorted(re.findall(r"\{\w+\}", english)))}
        assert {text.count("`") for text in said} == {english.count("`")}
        assert all(text.strip() and text.count("*") % 2 == 0 for text in said)
    for code, words in WORDS.items():
        assert set(words) == set(WORDS["en"]), code


def test_the_words_stand_on_the_page_without_a_mark_left(folder: Path) -> None:
    text = page.page(folder, "0.2.0", "2026-11-30")
    articles = re.findall(r"<article.*?</article>", text, re.DOTALL)
    for article, words in zip(articles, WORDS.values(), strict=True):
        assert not re.search(r"[`*{}]", article)
        assert words["windows"] in article
        assert words["update_how"] in article
