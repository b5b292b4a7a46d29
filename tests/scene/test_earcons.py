"""Which sound goes with what has happened."""

import pytest

from kubik.rules import events as e
from kubik.rules.events import BustCause, Event, Outcome, Termination
from kubik.scene.earcons import sound_of
from kubik.scene.sounds import Sound

BUST = e.Busted(0, 100, BustCause.NO_SCORE, 1)
BANK = e.Banked(0, 100)
END = e.MatchEnded(Outcome(Termination.TARGET, ()))


@pytest.mark.parametrize(
    ("events", "sound"),
    [
        ((e.DiceKept((0,), 100),), Sound.ASIDE),
        ((BANK, e.TurnStarted(1, 1)), Sound.BANK),
        ((e.BoxScored(0, "ones", 3),), Sound.BANK),
        ((e.DiceThrown((0,), (2,)), BUST), Sound.BUST),
        ((e.CornerTurned(), e.DiceThrown((0,), (2,))), Sound.HOT_DICE),
        ((e.CornerTurned(), e.DiceThrown((0,), (2,)), BUST), Sound.BUST),
        ((BANK, e.LastRoundStarted(0)), Sound.LAST_ROUND),
        ((BANK, END), Sound.WIN),
        ((e.DiceThrown((0,), (2,)),), None),
    ],
)
def test_the_most_important_event_is_heard(events: tuple[Event, ...], sound: Sound | None) -> None:
    assert sound_of(events) is sound
