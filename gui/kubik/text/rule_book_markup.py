"""The Markdown of rule texts, which is a small part of Markdown, as HTML and as plain text."""

import re
from collections.abc import Iterator
from html import escape

DIE = re.compile(r"!\[(?P<words>[^\]]*)\]\((?P<die>die:[a-z]?[1-6])\)")
BOLD = re.compile(r"\*\*(?P<text>[^*]+)\*\*")
ITALIC = re.compile(r"\*(?P<text>[^*]+)\*")
RULE = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")
LEFT = ' align="left"'


def html(markdown: str) -> str:
    """HTML for Qt's text documents. A die is an image named `die:5` or `die:w5`."""
    return "\n".join(_block(lines) for lines in _blocks(markdown))


def plain(markdown: str) -> str:
    """The same without marks, the dice in words; for screen readers."""
    said = []
    for lines in _blocks(markdown):
        text = " ".join(_said(line.strip()) for line in lines if not RULE.fullmatch(line))
        text = DIE.sub(lambda found: f"{found['words']}, ", text.replace("*", ""))
        said.append(re.sub(r"[,\s]*([;.:])|\s+", _tidy, text).strip(" ,"))
    return "\n".join(said)


def _said(line: str) -> str:
    if line.startswith("|"):
        return line.strip("| ").replace("|", ";") + "."
    return line.removeprefix("- ").lstrip("#> ")


def _tidy(found: re.Match[str]) -> str:
    return found[1] or " "


def _blocks(markdown: str) -> Iterator[list[str]]:
    """The lines of each paragraph, list, table or quotation."""
    block: list[str] = []
    for line in (*markdown.split("\n"), ""):
        if line.strip():
            block.append(line.rstrip())
        elif block:
            yield block
            block = []


def _block(lines: list[str]) -> str:
    first = lines[0]
    if first.startswith("### "):
        heading = f"<h3>{_inline(first[4:])}</h3>"
        return heading + (_block(lines[1:]) if lines[1:] else "")
    if first.startswith("|"):
        return _table(lines)
    if first.startswith("- "):
        items = "\n".join(lines)[2:].split("\n- ")
        return "<ul>" + "".join(f"<li>{_inline(_joined(item))}</li>" for item in items) + "</ul>"
    if first.startswith("> "):
        inside = "\n".join(line.removeprefix(">").strip() for line in lines)
        cell = f"<tr><td>{_inline(_joined(inside))}</td></tr>"
        return f'<table class="example" width="100%">{cell}</table>'
    return f"<p>{_inline(_joined(chr(10).join(lines)))}</p>"


def _joined(text: str) -> str:
    return " ".join(text.split())


def _table(lines: list[str]) -> str:
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    aligned = [""] * len(cells[0])
    head = ""
    if len(lines) > 1 and RULE.fullmatch(lines[1]):
        aligned = [' align="right"' if cell.endswith(":") else "" for cell in cells[1]]
        head, cells = _row(cells[0], aligned, "th"), cells[2:]
    body = "".join(_row(row, aligned, "td") for row in cells)
    return f'<table class="points" width="100%">{head}{body}</table>'


def _row(cells: list[str], aligned: list[str], tag: str) -> str:
    inside = "".join(
        f"<{tag}{side or LEFT}>{_inline(cell)}</{tag}>"
        for cell, side in zip(cells, (*aligned, *[""] * len(cells)), strict=False)
    )
    return f"<tr>{inside}</tr>"


def _inline(text: str) -> str:
    found = escape(text, quote=False)
    found = DIE.sub(r'<img src="\g<die>"/>', found)
    found = BOLD.sub(r"<b>\g<text></b>", found)
    return ITALIC.sub(r"<i>\g<text></i>", found)
