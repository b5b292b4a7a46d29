"""No text escapes translation: in a made-up language every one of them stands out."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from windows.pseudo import ACCENTED, PseudoLanguages, spoken
from windows.states import NAMES, STATES
from windows.walk import escaped, is_said, texts_of

FEWEST_TEXTS = 40
"""So many texts have even the menus alone."""


@pytest.fixture
def strange() -> Iterator[PseudoLanguages]:
    with spoken(ACCENTED) as languages:
        yield languages


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("name", STATES)
def test_every_text_is_looked_up(qtbot: QtBot, name: str) -> None:
    window = STATES[name].opened()
    qtbot.addWidget(window)
    assert escaped(window, ACCENTED, NAMES) == []
    assert sum(ACCENTED.marks[0] in text for _, text in texts_of(window)) > FEWEST_TEXTS


@pytest.mark.parametrize(
    ("text", "is_fine"),
    [
        ("⟦Ûñđö~~⟧", True),
        ("Undo", False),
        ("⟦Undo~~⟧", False),
        ("⟦Ûñđö: dice~~⟧", False),
        ("⟦Ûñđö: ⟦đíçé~⟧~~⟧", True),
        ("⟦þöíñţš~~⟧ left", False),
        ("Ágnes · 1.500", True),
        ("Ágneska", False),
        ("⟦Çţŕł~~⟧+Z, F4", True),
        ("пункт", False),
        ("⟪αβ⟫", False),
        ("⟦Ûñđö: ⟪αβ⟫~~⟧", False),
        ("", True),
    ],
)
def test_the_walker_tells_what_was_looked_up(text: str, is_fine: bool) -> None:
    assert is_said(text, ACCENTED, NAMES) is is_fine
