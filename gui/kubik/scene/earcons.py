"""Which sound goes with what has happened."""

from collections.abc import Sequence

from kubik.rules import events as e
from kubik.rules.events import Event
from kubik.scene.sounds import Sound


def sound_of(events: Sequence[Event]) -> Sound | None:
    """The sound for the events of a step, beside that of rolling dice; None for silence.

    Where several would fit, the one that matters most: the end, the last round, a bust, a bank.
    """
    kinds = {type(event) for event in events}
    for kind, sound in (
        (e.MatchEnded, Sound.WIN),
        (e.LastRoundStarted, Sound.LAST_ROUND),
        (e.Busted, Sound.BUST),
        (e.Banked, Sound.BANK),
        (e.BoxScored, Sound.BANK),
        (e.CornerTurned, Sound.HOT_DICE),
        (e.DiceKept, Sound.ASIDE),
    ):
        if kind in kinds:
            return sound
    return None
