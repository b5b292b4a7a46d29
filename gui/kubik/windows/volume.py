"""How loud the dice are."""

from enum import StrEnum


class Loudness(StrEnum):
    """How loud the dice are: a menu entry each, which keys and screen readers reach everywhere.

    A slider in a menu they do not, and the ear tells no finer steps apart.
    """

    OFF = "off"
    QUIET = "quiet"
    NORMAL = "normal"
    LOUD = "loud"


VOLUMES = {
    Loudness.OFF: 0.0,
    Loudness.QUIET: 0.35,
    Loudness.NORMAL: 0.65,
    Loudness.LOUD: 1.0,
}
"""For `Sounds.volume`, from 0 to 1: half as much sounds half as loud."""


def loudness_of(hundredths: int) -> Loudness:
    """The loudness that is nearest to a volume from 0 to 100."""
    return min(Loudness, key=lambda each: abs(round(VOLUMES[each] * 100) - hundredths))
