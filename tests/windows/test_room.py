"""In every language every text is whole, on a small screen and in large letters, too."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kubik.text.languages import LANGUAGES
from windows.room import in_another_language, put_on_screen, speaking, without_room
from windows.states import NAMES, STATES

SMALL, USUAL = QSize(1024, 600), QSize(1366, 768)
PEOPLE = (*NAMES, "Anna")


def check(qtbot: QtBot, name: str, code: str, screen: QSize, percent: int) -> None:
    with speaking(code, percent):
        window = STATES[name].opened()
        qtbot.addWidget(window)
        put_on_screen(window, screen)
        assert without_room(window, screen) == []
        assert in_another_language(window, code, PEOPLE) == []
        window.close()


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize(
    ("code", "screen", "percent"), [("ky", SMALL, 150), ("ru", USUAL, 100)], ids=["ky", "ru"]
)
def test_every_text_has_room_where_it_is_scarcest(
    qtbot: QtBot, name: str, code: str, screen: QSize, percent: int
) -> None:
    check(qtbot, name, code, screen, percent)


@pytest.mark.slow
@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("screen", [SMALL, USUAL], ids=["small", "usual"])
@pytest.mark.parametrize("percent", [100, 150])
def test_every_text_has_room(
    qtbot: QtBot, name: str, code: str, screen: QSize, percent: int
) -> None:
    check(qtbot, name, code, screen, percent)


@pytest.mark.parametrize(
    ("kind", "size", "wraps", "is_whole"),
    [
        (QLabel, (300, 60), False, True),
        (QLabel, (40, 60), False, False),
        (QLabel, (300, 5), False, False),
        (QLabel, (90, 200), True, True),
        (QLabel, (90, 20), True, False),
        (QLabel, (20, 400), True, False),
        (QPushButton, (300, 60), False, True),
        (QPushButton, (40, 60), False, False),
        (QPushButton, (500, 60), False, False),  # half of it is beyond the edge of the window
    ],
)
def test_what_is_cut_off_is_found(
    qtbot: QtBot,
    kind: type[QLabel | QPushButton],
    size: tuple[int, int],
    wraps: bool,
    is_whole: bool,
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 500)
    part = kind("Words that need some room", window)
    if isinstance(part, QLabel):
        part.setWordWrap(wraps)
    part.resize(*size)
    window.show()
    assert (without_room(window, SMALL) == []) is is_whole


def test_what_is_wider_than_its_page_is_found(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    page = QWidget()
    page.setMinimumSize(500, 900)
    area.setWidget(page)
    area.resize(400, 400)
    area.show()
    (found,) = without_room(area, SMALL)
    assert "beyond the edge" in found


def test_a_window_larger_than_the_screen_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setMinimumSize(900, 700)
    window.show()
    put_on_screen(window, SMALL)
    assert without_room(window, SMALL) == ["QWidget is 1024 × 700, the screen 1024 × 600"]


@pytest.mark.parametrize(
    ("code", "text", "is_foreign"),
    [
        ("hu", "Choose a game for your table.", True),
        ("hu", "Round 3, step 2 of 9", True),
        ("hu", "Правила", True),
        ("hu", "Szabályok", False),
        ("ru", "Rules", True),
        ("ru", "Правила: Ctrl+R", False),
        ("ru", "Ходит Béla", False),
        ("ru", "Ходит Zoé", True),
        ("en", "Choose a game for your table.", False),
    ],
)
def test_a_text_of_another_language_is_found(
    qtbot: QtBot, code: str, text: str, is_foreign: bool
) -> None:
    window = QLabel(text)
    qtbot.addWidget(window)
    assert bool(in_another_language(window, code, PEOPLE)) is is_foreign
