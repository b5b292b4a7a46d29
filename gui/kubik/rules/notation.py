"""Throws as text: `5 2 5 5 2`, or `w2 w2 r3 r3 g4 g4` where the dice have colours."""

from kubik.errors import QT_TRANSLATE_NOOP, KnownError, shown
from kubik.rules.dice import Colour, Throw

COLOUR_LETTERS = {"w": Colour.WHITE, "r": Colour.RED, "g": Colour.GREEN}
BAD_DIE = QT_TRANSLATE_NOOP(
    "KnownError", "Die {number}: found {found}, expected a face from 1 to {faces}."
)
BAD_COLOURED_DIE = QT_TRANSLATE_NOOP(
    "KnownError",
    "Die {number}: found {found}, expected a face from 1 to {faces}, with w, r or g before it.",
)


def read_throw(text: str, faces: int = 9) -> Throw:
    """The throw that `text` describes; every die is coloured or none. Raises `KnownError`."""
    words = text.replace(",", " ").split()
    if not words:
        raise KnownError(QT_TRANSLATE_NOOP("KnownError", "Found no dice, expected at least one."))
    found: list[int] = []
    colours: list[Colour] = []
    for number, word in enumerate(words, 1):
        letter, digits = word[:1].lower(), word
        if letter in COLOUR_LETTERS:
            colours.append(COLOUR_LETTERS[letter])
            digits = word[1:]
        if not (digits.isascii() and digits.isdigit()) or not 1 <= int(digits[:3]) <= faces:
            mistake = BAD_COLOURED_DIE if colours else BAD_DIE
            raise KnownError(mistake, number=number, found=shown(word, 20), faces=faces)
        found.append(int(digits[:3]))
    if colours and len(colours) != len(found):
        raise KnownError(
            QT_TRANSLATE_NOOP(
                "KnownError", "Dice: {dice}. With a colour: {found}; expected all or none."
            ),
            found=len(colours),
            dice=len(found),
        )
    return Throw(tuple(found), tuple(colours) if colours else None)


def write_throw(throw: Throw) -> str:
    """The text of a throw, as `read_throw` reads it."""
    if throw.colours is None:
        return " ".join(map(str, throw.faces))
    return " ".join(f"{c[0]}{face}" for c, face in zip(throw.colours, throw.faces, strict=True))
