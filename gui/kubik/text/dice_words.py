"""Says a die: its number, its face, its colour, and what it is to the player just now."""

from collections.abc import Callable, Iterable
from typing import assert_never

from kubik.rules.dice import Colour
from kubik.text.catalogue import listing, number, translate

Said = Callable[[int, int, Colour | None], str]
"""Says a die before the player: the key that means it, its face and its colour."""


def table_name() -> str:
    """What the dice together are called."""
    return translate("Dice", "Dice")


def face_name(face: int) -> str:
    """The word for the face with so many pips; the digits where there is no such face."""
    match face:
        #: The faces of a die, as one says them: one … six.
        case 1:
            return translate("Dice", "one")
        case 2:
            return translate("Dice", "two")
        case 3:
            return translate("Dice", "three")
        case 4:
            return translate("Dice", "four")
        case 5:
            return translate("Dice", "five")
        case 6:
            return translate("Dice", "six")
        case _:
            return number(face)


def colour_name(colour: Colour) -> str:
    """The word for the colour of a die."""
    match colour:
        case Colour.WHITE:
            #: Colours of a die, after its face: "five, white".
            return translate("Dice", "white")
        case Colour.RED:
            return translate("Dice", "red")
        case Colour.GREEN:
            return translate("Dice", "green")
    assert_never(colour)


def die(face: int, colour: Colour | None) -> str:
    """A die by itself: `five, red`. Ivory dice have no colour worth saying."""
    if colour is None:
        return face_name(face)
    text = translate("Dice", "{face}, {colour}")
    return text.format(face=face_name(face), colour=colour_name(colour))


def lies(key: int, face: int, colour: Colour | None) -> str:
    """A die before the player of which there is nothing to say; `key` is the key that means it."""
    text = translate("Dice", "Die {number}: {die}")
    return text.format(number=number(key), die=die(face, colour))


def can_be_kept(key: int, face: int, colour: Colour | None) -> str:
    """A die before the player that may be kept."""
    text = translate("Dice", "Die {number}: {die}, can be kept")
    return text.format(number=number(key), die=die(face, colour))


def kept(key: int, face: int, colour: Colour | None) -> str:
    """A die before the player that is kept, and may be taken back."""
    text = translate("Dice", "Die {number}: {die}, kept")
    return text.format(number=number(key), die=die(face, colour))


def scores_nothing(key: int, face: int, colour: Colour | None) -> str:
    """A die before the player that cannot be kept because it is worth nothing."""
    text = translate("Dice", "Die {number}: {die}, scores nothing")
    return text.format(number=number(key), die=die(face, colour))


def set_aside(face: int, colour: Colour | None, price: str) -> str:
    """A die in the tray; `price` is that of its group, empty where it waits for others."""
    text = (
        translate("Dice", "Set aside, {price}: {die}")
        if price
        else translate("Dice", "Set aside: {die}")
    )
    return text.format(die=die(face, colour), price=price)


def tray_group(dice: Iterable[tuple[int, Colour | None]]) -> str:
    """The dice (face and colour) that were set aside together; `set_aside` tells their points."""
    #: Dice that were set aside together: "Together: two, two and two".
    return translate("Dice", "Together: {dice}").format(dice=_listed(tuple(dice)))


def _listed(dice: tuple[tuple[int, Colour | None], ...]) -> str:
    if any(colour for _, colour in dice):
        return "; ".join(die(face, colour) for face, colour in dice)
    return listing([face_name(face) for face, _ in dice])
