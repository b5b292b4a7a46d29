"""What the levels of computer players are called, and how they play."""

from kubik.errors import QT_TRANSLATE_NOOP
from kubik.text.catalogue import look_up

NAMES = {
    #: How well a computer player plays: one of four levels, from weak to unbeatable.
    "beginner": QT_TRANSLATE_NOOP("Level", "Beginner"),
    #: A computer player who goes by rules of thumb.
    "casual": QT_TRANSLATE_NOOP("Level", "Casual"),
    #: A computer player who makes the most points of every turn.
    "strong": QT_TRANSLATE_NOOP("Level", "Strong"),
    #: A computer player who plays every turn to win.
    "perfect": QT_TRANSLATE_NOOP("Level", "Perfect"),
}

SENTENCES = {
    "beginner": QT_TRANSLATE_NOOP("Level", "Plays as the mood takes it, as a child does."),
    "casual": QT_TRANSLATE_NOOP("Level", "Goes by rules of thumb and does not reckon."),
    "strong": QT_TRANSLATE_NOOP(
        "Level", "Makes the most of every turn, and looks at the score near the end."
    ),
    "perfect": QT_TRANSLATE_NOOP("Level", "Plays every turn to win the match."),
}

LEVELS = tuple(NAMES)
"""The ids, from the weakest to the strongest."""


def level_name(level: str) -> str:
    """The name of a level; its id where there is no such level, as in a file from elsewhere."""
    return look_up("Level", NAMES[level]) if level in NAMES else level


def level_sentence(level: str) -> str:
    """How a level plays, in a sentence."""
    return look_up("Level", SENTENCES[level])
