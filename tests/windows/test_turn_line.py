"""Whose turn it is, and the points, at one glance."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kubik.windows.turn_line import TurnLine

LONG = "Maximiliana Josephine Adelheid"


@pytest.fixture
def line(qtbot: QtBot) -> TurnLine:
    line = TurnLine(None)
    qtbot.addWidget(line)
    line.show()
    return line


@pytest.mark.parametrize(("height", "least"), [(600, 38), (768, 48), (1080, 70), (2160, 140)])
def test_points_can_be_read_across_the_room(line: TurnLine, height: int, least: int) -> None:
    # 0.36 degrees: 12.6 mm two metres away, 48 pixels of a common screen (96 an inch).
    line.show_turn("Anna to play", "Points at risk", "1,250")
    line.fit(height)
    points = next(x for x in line.findChildren(QLabel) if x.text() == "1,250")
    assert points.font().pixelSize() >= least
    assert points.font().bold()


def test_a_name_without_room_is_cut_but_said_in_full(line: TurnLine) -> None:
    line.resize(420, 60)
    line.fit(600)
    line.show_turn(f"{LONG} to play", "Points at risk", "10,000")
    shown = line.findChildren(QLabel)[0]
    assert shown.text().endswith("…")
    assert shown.accessibleName() == line.turn == f"{LONG} to play"
    assert shown.fontMetrics().horizontalAdvance(shown.text()) <= shown.width()
    line.resize(1400, 60)
    assert shown.text() == f"{LONG} to play"


def test_the_points_are_said_with_what_they_are(line: TurnLine) -> None:
    line.show_turn("Anna to play", "Points at risk", "250")
    assert line.points == "250"
    assert line.findChildren(QLabel)[2].accessibleName() == "Points at risk: 250"
