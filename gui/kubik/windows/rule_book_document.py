"""The rule book as a document: its text, its tables, and its dice as sharp pictures."""

import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from math import cos, sin

from PySide6.QtCore import QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPalette, QTextDocument

from kubik.rules.notation import read_throw
from kubik.scene.solid import die_solid
from kubik.scene.solid.camera import TILT, seen
from kubik.scene.solid.faces import upright
from kubik.scene.solid.palette import palette
from kubik.scene.solid.quaternion import product
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.text.rule_book import Book

IMAGE = re.compile(r'<img src="(?P<die>die:(?P<name>[a-z]?[1-6]))"/>')
DIE_IN_LINES = 1.5
"""The height of a die beside that of a line."""
SHARP = 3
"""Pixels of a picture for each pixel on a plain screen: sharp at any scale up to this."""
PRINTED_SHARP = 8
ROOM = 0.85
"""How much of its picture a die fills."""
LEAN = TILT * 0.7


@dataclass(frozen=True, slots=True)
class Ink:
    """The few colours of a page, as names for a style sheet."""

    text: str
    heading: str
    line: str
    shade: str

    @classmethod
    def of(cls, colours: QPalette) -> "Ink":
        """The colours of a window."""
        role = QPalette.ColorRole
        text, paper = colours.color(role.Text), colours.color(role.Base)
        return cls(
            text.name(),
            text.name(),
            _between(paper, text, 0.35).name(),
            _between(paper, text, 0.08).name(),
        )


ON_PAPER = Ink("#000000", "#000000", "#888888", "#eeeeee")


def document(book: Book, ink: Ink, font: QFont, sharp: int, parent: QObject) -> QTextDocument:
    """The book as a document. Every section is an anchor of its id."""
    made = QTextDocument(parent)
    made.setDefaultFont(font)
    made.setDefaultStyleSheet(_style(ink))
    made.setDocumentMargin(QFontMetricsF(font).height())
    side = round(QFontMetricsF(font).height() * DIE_IN_LINES)
    body = "\n".join(
        f'<h2><a name="{section.id}">{escape(section.title)}</a></h2>\n{section.html}'
        for section in book.sections
    )
    for name in {found["name"] for found in IMAGE.finditer(body)}:
        picture = die_picture(name, side * sharp)
        made.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"die:{name}"), picture)
    size = rf'<img src="\g<die>" width="{side}" height="{side}" style="vertical-align: middle"/>'
    form = f"<p>{escape(book.form)}</p>" if book.form else ""
    made.setHtml(f"<h1>{escape(book.title)}</h1>{form}\n{IMAGE.sub(size, body)}")
    made.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, book.title)
    return made


@lru_cache(maxsize=64)
def die_picture(name: str, side: int) -> QImage:
    """A die as a square picture of so many pixels a side; `name` is `5` or `r5`."""
    throw = read_throw(name)
    colour = throw.colours[0] if throw.colours else None
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    # It leans towards the reader, so that one number is seen and not two.
    lean = (cos(LEAN / 2), sin(LEAN / 2), 0.0, 0.0)
    turn = product(lean, upright(throw.faces[0]))
    drawn = die_solid.drawing(Pose(0.0, 0.0, AT_REST, turn), palette(colour), moving=False)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(side / 2, side / 2))
    size = side * ROOM / seen((0.0, 0.0, AT_REST)).scale
    painter.scale(size, size)
    die_solid.paint(painter, drawn)
    painter.end()
    return picture


def _style(ink: Ink) -> str:
    return f"""
        body, p, li, td, th {{ color: {ink.text}; }}
        h1, h2, h3 {{ color: {ink.heading}; }}
        h2 {{ margin-top: 22px; margin-bottom: 6px; }}
        p {{ margin-top: 6px; margin-bottom: 6px; line-height: 125%; }}
        li {{ margin-bottom: 4px; line-height: 125%; }}
        table.points {{ border-collapse: collapse; margin-top: 6px; margin-bottom: 10px; }}
        table.points th, table.points td {{
            border-bottom: 1px solid {ink.line}; padding: 4px 8px 4px 8px;
            vertical-align: middle;
        }}
        table.example {{ background-color: {ink.shade}; margin-top: 6px; margin-bottom: 10px; }}
        table.example td {{ padding: 8px; line-height: 130%; }}
    """


def _between(one: QColor, other: QColor, share: float) -> QColor:
    return QColor(
        *(
            round(a + (b - a) * share)
            for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
        )
    )
