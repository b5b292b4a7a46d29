"""How well a computer player plays."""

from enum import StrEnum


class Level(StrEnum):
    """A level by its id, as `Seat.level` holds it; the weakest comes first."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    STRONG = "strong"
    PERFECT = "perfect"
