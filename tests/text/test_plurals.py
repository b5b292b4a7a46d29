"""The form of a noun after a number, in all five languages (CLDR's plural rules)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from kubik.text.catalogue import translate
from kubik.text.languages import Languages

COUNTS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
POINTS = {
    "en": "0 points|1 point|2 points|5 points|11 points|21 points|22 points|25 points|101 points",
    "hu": "0 pont|1 pont|2 pont|5 pont|11 pont|21 pont|22 pont|25 pont|101 pont",
    "de": "0 Punkte|1 Punkt|2 Punkte|5 Punkte|11 Punkte|21 Punkte|22 Punkte|25 Punkte|101 Punkte",
    "ru": "0 очков|1 очко|2 очка|5 очков|11 очков|21 очко|22 очка|25 очков|101 очко",
    "ky": "0 упай|1 упай|2 упай|5 упай|11 упай|21 упай|22 упай|25 упай|101 упай",
}


@pytest.fixture
def spoken(qapp: QCoreApplication) -> Iterator[Languages]:
    chosen = Languages()
    yield chosen
    chosen.use("en")


@pytest.mark.parametrize("code", POINTS)
def test_points_have_the_form_that_their_number_asks_for(spoken: Languages, code: str) -> None:
    spoken.use(code)
    said = [translate("EndPanel", "%Ln point(s)", None, n) for n in COUNTS]
    assert said == POINTS[code].split("|")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "12,345 points"),
        ("hu", "12\xa0345 pont"),
        ("de", "12.345 Punkte"),
        ("ru", "12\xa0345 очков"),
        ("ky", "12\xa0345 упай"),
    ],
)
def test_the_number_before_the_noun_is_grouped(spoken: Languages, code: str, said: str) -> None:
    spoken.use(code)
    assert translate("EndPanel", "%Ln point(s)", None, 12_345) == said
