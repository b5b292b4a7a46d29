"""The celebration of a win: it comes, it rests, it goes, and nothing is left of it."""

import logging
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, QObject, QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPathItem

from kubik.rules.events import Outcome, Termination
from kubik.rules.state import ranked
from kubik.scene.celebration import MIDDLE_FREE, confetti
from kubik.scene.headline import honours
from kubik.scene.laurels import Honours, Laurels
from kubik.scene.layout import HEIGHT, WIDTH
from kubik.scene.table_scene import TableScene
from kubik.scene.timings import Timings

ANNA = Honours("Anna", "10,000 points")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def scene(qapp: QApplication) -> Iterator[TableScene]:
    owner = QObject(qapp)
    yield TableScene(owner)
    owner.setParent(None)
    owner.deleteLater()
    QApplication.sendPostedEvents()


def picture(scene: TableScene) -> QImage:
    image = QImage(int(WIDTH / 2), int(HEIGHT / 2), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        scene.render(painter)
    return image


def seconds(milliseconds: int) -> float:
    return milliseconds / 1000


def test_it_takes_its_time_and_then_no_timer_runs(scene: TableScene) -> None:
    length = Timings.normal().festivity
    before = picture(scene)
    scene.celebration.begin(ANNA, length)
    assert scene.celebration.is_ticking
    assert picture(scene) == before  # the last throw can still be read
    scene.celebration.advance(seconds(length) * 0.5)
    assert scene.celebration.is_ticking
    scene.celebration.advance(seconds(length) * 0.6)
    assert not scene.celebration.is_ticking
    assert picture(scene) != before


@pytest.mark.parametrize("share", [0.0, 0.1, 0.27, 0.6, 0.99])
def test_skipped_at_any_moment_it_is_the_picture_that_comes_without_motion(
    scene: TableScene, share: float
) -> None:
    length = Timings.normal().festivity
    scene.celebration.begin(ANNA, Timings.instant().festivity)
    assert not scene.celebration.is_ticking
    still = picture(scene)
    scene.celebration.end()
    scene.celebration.begin(ANNA, length)
    scene.celebration.advance(seconds(length) * share)
    scene.celebration.skip()
    assert not scene.celebration.is_ticking
    assert picture(scene) == still


def test_nothing_is_left_when_it_has_ended(scene: TableScene) -> None:
    before, items = picture(scene), len(scene.items())
    scene.celebration.begin(ANNA, Timings.normal().festivity)
    scene.celebration.advance(1.0)
    scene.celebration.end()
    assert scene.celebration.honours is None
    assert not scene.celebration.is_ticking
    assert len(scene.items()) == items
    assert picture(scene) == before


def test_other_words_do_not_begin_it_again(scene: TableScene) -> None:
    scene.celebration.begin(ANNA, 0)
    items, before = len(scene.items()), picture(scene)
    scene.celebration.begin(Honours("Анна", "10 000 очков"), Timings.normal().festivity)
    assert not scene.celebration.is_ticking
    assert len(scene.items()) == items
    assert picture(scene) != before


def test_confetti_falls_without_a_jump_and_leaves_the_words_alone() -> None:
    for piece in confetti():
        steps = [piece.moment(step / 200) for step in range(201)]
        heights = [y for _, y, _ in steps]
        assert heights == sorted(heights)
        assert max(b - a for a, b in pairwise(heights)) < 30
        assert steps[-1] == (piece.x, piece.y, piece.turn)
        assert not MIDDLE_FREE < piece.x / WIDTH < 1 - MIDDLE_FREE


def test_no_piece_hangs_in_the_air_before_it_falls(scene: TableScene) -> None:
    length = Timings.normal().festivity
    scene.celebration.begin(ANNA, length)
    papers = [item for item in scene.items() if isinstance(item, QGraphicsPathItem)]
    assert not any(paper.isVisible() for paper in papers)
    scene.celebration.skip()
    assert papers
    assert all(paper.isVisible() for paper in papers)


def test_every_view_is_covered_however_high_or_wide() -> None:
    box = Laurels().boundingRect()
    assert box.contains(QPointF(-WIDTH / 2, HEIGHT / 2))
    assert box.contains(QPointF(WIDTH / 2, -HEIGHT))


def test_a_name_of_any_length_is_painted_within_the_table(scene: TableScene) -> None:
    scene.celebration.begin(Honours("Ж" * 30 + " and " + "W" * 30, "0 points"), 0)
    image = picture(scene)
    right, middle = image.pixelColor(image.width() - 4, 210), image.pixelColor(250, 262)
    assert right.lightness() < 60
    assert middle != right


def test_an_error_in_painting_is_logged_and_does_not_leave(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        msg = "no paint"
        raise RuntimeError(msg)

    monkeypatch.setattr(Laurels, "_paint", fail)
    scene.celebration.begin(ANNA, 0)
    with caplog.at_level(logging.ERROR):
        picture(scene)
    assert "the win could not be painted" in caplog.text
    caplog.clear()


@pytest.mark.parametrize(
    ("scores", "names", "line"),
    [
        ((5000, 10_050), "Béla", "10,050 points"),
        ((8000, 8000, 20), "Anna and Béla", "8,000 points"),
        ((213,), "Anna", "213 points"),
    ],
)
def test_all_who_share_a_win_are_honoured(scores: tuple[int, ...], names: str, line: str) -> None:
    outcome = Outcome(Termination.LAST_ROUND, ranked(scores))
    assert honours(outcome, ("Anna", "Béla", "Csaba")) == Honours(names, line)
