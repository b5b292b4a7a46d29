"""The few large words on the felt."""

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF

from kubik.rules import events as e
from kubik.rules.events import BustCause, Event
from kubik.scene.banner import Banner, Tone
from kubik.scene.headline import choice_headline, headline


@pytest.fixture(autouse=True)
def english() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English))


@pytest.mark.parametrize(
    ("events", "text", "tone"),
    [
        (
            (e.Busted(0, 1350, BustCause.NO_SCORE, 1),),
            "Nothing this time: 1,350 points lost",
            "quiet",
        ),
        ((e.Busted(0, 0, BustCause.NO_SCORE, 1),), "Nothing this time", "quiet"),
        ((e.Banked(0, 450), e.TurnStarted(1, 1)), "450 points written", "warm"),
        ((e.Banked(0, 450), e.LastRoundStarted(0)), "Last round!", "festive"),
        ((e.CornerTurned(), e.DiceThrown((0,), (1,))), "Hot dice: all of them again", "warm"),
        (
            (e.CornerTurned(), e.Busted(0, 0, BustCause.NO_SCORE, 1)),
            "Nothing this time",
            "quiet",
        ),
        ((e.KnockedOff(0, 100),), "Knocked off!", "festive"),
        ((e.RollOffStarted((0, 1)),), "A tie: one throw decides", "festive"),
    ],
)
def test_the_most_important_event_is_the_headline(
    events: tuple[Event, ...], text: str, tone: str
) -> None:
    assert headline(events) == (text, Tone(tone))


def test_an_ordinary_throw_has_no_headline() -> None:
    assert headline((e.DiceThrown((0, 1), (2, 3)),)) is None


def test_chosen_dice_tell_their_points() -> None:
    assert choice_headline(400) == ("These dice: 400 points", Tone.WARM)


@pytest.mark.usefixtures("qapp")
def test_a_long_headline_is_made_small_enough() -> None:
    banner = Banner()
    banner.show_text("A word " * 40, Tone.WARM, QPointF(500, 60), 900)
    assert banner.mapToScene(banner.boundingRect()).boundingRect().width() <= 900.001
    banner.show_text("Short", Tone.WARM, QPointF(500, 60), 900)
    assert banner.scale() == 1.0
    banner.show_text("", Tone.WARM, QPointF(500, 60), 900)
    assert banner.boundingRect() == QRectF()
