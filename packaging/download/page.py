"""The page from which people download Kubik, made for one release."""

from __future__ import annotations

import base64
import hashlib
import html
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parent / "pictures"
ICONS = HERE.parent.parent / "assets" / "icons"


@dataclass(frozen=True)
class Form:
    """One kind of file for people, and how its name is recognised."""

    name: str
    """As words.toml calls it."""
    pattern: str


FORMS = (
    Form("windows", "kubik-*-windows-x64-setup.exe"),
    Form("deb", "kubik_*_amd64.deb"),
    Form("rpm", "kubik-*.x86_64.rpm"),
    Form("run", "kubik-*-linux-x86_64.run"),
    Form("dmg", "kubik-*-macos-*.dmg"),
    Form("wheel", "kubik-*-py3-none-any.whl"),
    Form("source", "kubik-*.tar.gz"),
)
"""In the order of the page: who knows least comes first."""

ADVICE = ("update", "remove", "matches", "sums")
MARKS = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*([^*]+)\*"), r"<b>\1</b>"),
)


def page(folder: Path, version: str, date: str) -> str:
    """The whole page, for the files that lie in `folder`; it needs no other file but them."""
    words = tomllib.loads((HERE / "words.toml").read_text(encoding="utf-8"))
    names = {form.name: sorted(folder.glob(form.pattern)) for form in FORMS}
    texts = [article(code, words[code], names, version, date) for code in words]
    choice = "".join(
        f'<a href="#{code}" lang="{code}">{html.escape(words[code]["name"])}</a>' for code in words
    )
    template = Template((HERE / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        choice=choice,
        icon=data_uri(ICONS / "kubik-128.png"),
        picture=data_uri(PICTURES / "throw.png"),
        texts="\n".join(texts),
    )


def article(
    code: str,
    words: Mapping[str, str],
    files: Mapping[str, Sequence[Path]],
    version: str,
    date: str,
) -> str:
    """The page in one language."""
    names = {form: found[0].name for form, found in files.items() if found}
    cards = [card(form, words, found, names) for form, found in files.items() if found]
    advice = [
        f"<section><h3>{html.escape(words[name])}</h3>"
        f"<p>{marked(words[f'{name}_how'], names)}</p></section>"
        for name in ADVICE
    ]
    said = words["version"].format(version=version, date=date)
    return (
        f'<article id="{code}" lang="{code}">'
        f'<p class="tagline">{html.escape(words["tagline"])}</p>'
        f'<p class="version">{html.escape(said)}</p>'
        f'<div class="picture" role="img" aria-label="{html.escape(words["picture"])}"></div>'
        f'<div class="cards">{"".join(cards)}</div><div class="advice">{"".join(advice)}</div>'
        "</article>"
    )


def card(
    form: str, words: Mapping[str, str], found: Sequence[Path], names: Mapping[str, str]
) -> str:
    """What one kind of file is, for whom, and the way to it."""
    links = "".join(
        f'<a class="get" href="{html.escape(file.name)}">{html.escape(words["download"])}'
        f"<small>{file.stat().st_size / 1e6:.1f} MB · {html.escape(file.name)}</small></a>"
        f"<details><summary>{html.escape(words['sum'])}</summary><code>{digest(file)}</code></details>"
        for file in found
    )
    warning = ""
    if form == "windows":
        warning = (
            f'<details class="warns"><summary>{html.escape(words["warns"])}</summary>'
            f"<p>{marked(words['warns_how'], names)}</p></details>"
        )
    return (
        f'<section class="card {form}"><h2>{html.escape(words[form])}</h2>'
        f"{links}<p>{marked(words[f'{form}_how'], names)}</p>{warning}</section>"
    )


def marked(text: str, names: Mapping[str, str]) -> str:
    """A text of words.toml with the names of the files, its marks made those of HTML."""
    made = html.escape(text.format_map(names), quote=False)
    for pattern, tag in MARKS:
        made = pattern.sub(tag, made)
    return made


def digest(file: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def data_uri(picture: Path) -> str:
    """A picture as a part of the page itself."""
    return f"data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}"
