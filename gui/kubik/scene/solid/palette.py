"""The colours of dice and the shapes of their pips, with every brush made once.

Ivory and white dice have round pips, red ones diamonds and corner brackets, green ones squares and
a frame: no colour is needed to tell them apart.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPolygonF

from kubik.rules.dice import Colour
from kubik.scene.solid import light
from kubik.scene.solid.body import INNER

Tint = tuple[float, float, float]
Point = tuple[float, float]
SPOTS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
SPREAD = 0.245
PIP, LONE_PIP = 0.088, 0.118
RIM, FLOOR = 1.16, 0.58
CORNERS_OF_PIP = 18  # polygons: curves are ten times as slow under perspective


class Mark(Enum):
    """What tells a die from others without its colour."""

    NONE = auto()
    BRACKETS = auto()
    FRAME = auto()


@dataclass(frozen=True, slots=True)
class Material:
    """What a die is made of."""

    body: str
    bright: str
    dark: str
    pips: str
    mark: Mark = Mark.NONE


MATERIALS: dict[Colour | None, Material] = {
    None: Material("#F3E8CB", "#FFFBEC", "#A8946A", "#2A211B"),
    Colour.WHITE: Material("#F4F6F7", "#FFFFFF", "#98A2AC", "#1E2633"),
    Colour.RED: Material("#B8161F", "#E8474C", "#5E060D", "#FFF6EA", Mark.BRACKETS),
    Colour.GREEN: Material("#0F9463", "#4CD3A0", "#04482F", "#F7FFF9", Mark.FRAME),
}
DIM: Tint = (88, 100, 98)
"""Dice that cannot be used turn towards this. They stay opaque: glass would show its inside."""


@dataclass(frozen=True, slots=True)
class Inks:
    """The brushes of one face at one light."""

    rim: QBrush
    pip: QBrush
    floor: QBrush
    mark: QBrush


@dataclass(frozen=True, slots=True)
class Print:
    """What is drawn on one face, on a plane with the face's middle as origin."""

    rim: QPainterPath
    pip: QPainterPath
    floor: QPainterPath
    mark: QPainterPath | None


class Palette:
    """A material with its brushes; each shade of them is made once."""

    def __init__(self, material: Material, *, dimmed: bool) -> None:
        """Take the colours of `material`, pale and grey where `dimmed`."""
        fade, pale = (0.5, 0.42) if dimmed else (0.0, 0.0)
        self._body = _towards(_tint(material.body), DIM, fade)
        self._pips = _towards(_tint(material.pips), DIM, pale)
        self._bright = _towards(_tint(material.bright), DIM, fade)
        self._rim_dark = _towards(_tint(material.dark), DIM, fade)
        self.drilled_dark = sum(_tint(material.pips)) < sum(_tint(material.body))
        self._mark = material.mark
        red, green, blue = self._body
        self._night: Tint = (red * 0.10, green * 0.08, blue * 0.08)
        self._lit: dict[tuple[int, int], QBrush] = {}
        self._inks: dict[int, Inks] = {}
        self._edges: dict[int, QBrush] = {}

    def print_on(self, face: int) -> Print:
        """What is drawn on a face, 1–6."""
        return _print(face, self._mark, self.drilled_dark)

    def tone(self, lit: float, shine: float) -> QColor:
        """The body at so much light and white shine (0–1 each)."""
        tint = _towards(self._night, self._body, lit) if lit < 1 else self._body
        return QColor(*(min(255, int(part)) for part in _towards(tint, (255, 255, 255), shine)))

    def lit(self, lit: float, shine: float) -> QBrush:
        """A brush for the body at so much light and shine, in steps too small to see."""
        key = (int(lit * 64), int(shine * 24))
        brush = self._lit.get(key)
        if brush is None:
            brush = self._lit[key] = QBrush(self.tone(key[0] / 64, key[1] / 24))
        return brush

    def inks(self, lit: float) -> Inks:
        """The brushes of a face at so much light."""
        key = int(lit * 32)
        inks = self._inks.get(key)
        if inks is None:
            inks = self._inks[key] = self._mixed(min(1.0, key / 32))
        return inks

    def _mixed(self, lit: float) -> Inks:
        soft = 0.35 + 0.65 * lit
        pips = _towards(self._night, self._pips, soft)
        if self.drilled_dark:
            rim, floor = _scaled(self._body, 0.78 * lit), _towards(pips, (255, 255, 255), 0.17)
            well = pips
        else:
            rim, floor = _scaled(self._body, 0.55 * lit), pips
            well = _towards(pips, self._body, 0.22)
        mark = _towards(_towards(self._night, self._body, lit), pips, 0.5)
        return Inks(*(QBrush(QColor(*map(int, tint))) for tint in (rim, well, floor, mark)))

    def edge(self, scale: float) -> QBrush:
        """The brush of the outermost rounding, bright towards the lamp and dark away from it."""
        key = int(scale)
        brush = self._edges.get(key)
        if brush is None:
            x, y = light.IN_SCENE[0] * 0.72 * key, light.IN_SCENE[1] * 0.72 * key
            gradient = QLinearGradient(x, y, -x, -y)
            gradient.setColorAt(0.08, QColor(*map(int, self._bright)))
            gradient.setColorAt(0.45, QColor(*map(int, _scaled(self._body, 0.89))))
            gradient.setColorAt(0.92, QColor(*map(int, self._rim_dark)))
            brush = self._edges[key] = QBrush(gradient)
        return brush


@cache
def palette(colour: Colour | None, *, dimmed: bool = False) -> Palette:
    """The palette of a die of this colour; None is ivory."""
    return Palette(MATERIALS[colour], dimmed=dimmed)


def _tint(code: str) -> Tint:
    colour = QColor(code)
    return (colour.red(), colour.green(), colour.blue())


def _towards(start: Tint, end: Tint, share: float) -> Tint:
    return (
        start[0] + (end[0] - start[0]) * share,
        start[1] + (end[1] - start[1]) * share,
        start[2] + (end[2] - start[2]) * share,
    )


def _scaled(tint: Tint, factor: float) -> Tint:
    return (tint[0] * factor, tint[1] * factor, tint[2] * factor)


@cache
def _print(face: int, mark: Mark, drilled_dark: bool) -> Print:
    radius = LONE_PIP if face == 1 else PIP

    def pips(size: float) -> QPainterPath:
        shape = _pip(mark, radius * size)
        return _path(
            [(x + column * SPREAD, y + row * SPREAD) for x, y in shape]
            for column, row in SPOTS[face]
        )

    floor = FLOOR if drilled_dark else 0.84
    return Print(pips(RIM), pips(1.0), pips(floor), _mark(mark))


def _pip(mark: Mark, radius: float) -> list[Point]:
    match mark:
        case Mark.NONE:
            angles = [2 * pi * k / CORNERS_OF_PIP for k in range(CORNERS_OF_PIP)]
            return [(radius * 1.006 * cos(a), radius * 1.006 * sin(a)) for a in angles]
        case Mark.BRACKETS:
            size = radius * 1.22
            return [(0.0, -size), (size, 0.0), (0.0, size), (-size, 0.0)]
        case Mark.FRAME:
            size = radius * 0.90
            return [(-size, -size), (size, -size), (size, size), (-size, size)]


def _mark(mark: Mark) -> QPainterPath | None:
    far, long, wide = INNER - 0.03, 0.13, 0.026
    match mark:
        case Mark.NONE:
            return None
        case Mark.BRACKETS:
            bracket = [
                (far, far - long), (far, far), (far - long, far),
                (far - long, far - wide), (far - wide, far - wide), (far - wide, far - long),
            ]  # fmt: skip
            return _path([(x * u, y * v) for u, v in bracket] for x in (-1, 1) for y in (-1, 1))
        case Mark.FRAME:
            return _path([_octagon(far), _octagon(far - wide)[::-1]])


def _octagon(size: float) -> list[Point]:
    cut = size - 0.05
    return [
        (-size, -cut), (-cut, -size), (cut, -size), (size, -cut),
        (size, cut), (cut, size), (-cut, size), (-size, cut),
    ]  # fmt: skip


def _path(polygons: Iterable[Sequence[Point]]) -> QPainterPath:
    path = QPainterPath()
    for polygon in polygons:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in polygon]))
        path.closeSubpath()
    return path
