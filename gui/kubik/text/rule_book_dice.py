"""Dice in the Markdown of the rule book."""

from kubik.rules.dice import Throw
from kubik.rules.notation import write_throw
from kubik.text.dice_words import die


def pictures(throw: Throw) -> str:
    """Dice as images with their words: `![five](die:5)`, `![five, red](die:r5)`."""
    if not throw.faces:
        return ""
    colours = throw.colours or (None,) * len(throw.faces)
    drawn = zip(throw.faces, colours, write_throw(throw).split(), strict=True)
    return "".join(f"![{die(face, colour)}](die:{name})" for face, colour, name in drawn)
