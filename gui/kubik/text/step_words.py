"""Tells one step of a match whatever it is, and names the decision that it took back or could."""

from collections.abc import Mapping, Sequence

from kubik.play.match import Step
from kubik.play.seats import Seat
from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.ruleset import Words
from kubik.text.catalogue import game_name, listing, translate
from kubik.text.narration import sentences


def told(step: Step, seats: Sequence[Seat], box_names: Mapping[str, Words]) -> tuple[str, ...]:
    """What to say about `step`, in order; `seats` is who sat where before it.

    `box_names` are those of the game's definition.
    """
    if step.took_back is not None:
        text = translate("Steps", "Taken back: {decision}")
        return (text.format(decision=decision(step.took_back, box_names)),)
    names = [seat.name for seat in step.seats]
    return (
        *_who_has_moved(seats, step.seats),
        *sentences(step.events, names, step.before, box_names),
    )


def _who_has_moved(old: Sequence[Seat], new: Sequence[Seat]) -> list[str]:
    if tuple(old) == tuple(new):
        return []
    before = {seat.person: seat.name for seat in old}
    after = {seat.person: seat.name for seat in new}
    said = [
        translate("Steps", "{old} is called {new} from now on").format(old=before[person], new=name)
        for person, name in after.items()
        if before.get(person, name) != name
    ]
    said += [
        translate("Steps", "{player} leaves the match").format(player=name)
        for person, name in before.items()
        if person not in after
    ]
    said += [
        translate("Steps", "{player} joins the match").format(player=name)
        for person, name in after.items()
        if person not in before
    ]
    stayed = [person for person in after if person in before]
    if stayed != [person for person in before if person in after]:
        text = translate("Steps", "The order is now: {players}")
        said.append(text.format(players=listing(list(after.values()))))
    return said


def decision(step: Step, box_names: Mapping[str, Words]) -> str:
    """What was decided in `step`, as it stands after "Undo:" in the menu."""
    match step.action:
        case a.Keep():
            #: This and the next stand after "Undo:" and "Redo:" in the menu.
            return translate("Steps", "dice set aside")
        case a.Bank():
            points = sum(ev.points for ev in step.events if isinstance(ev, e.Banked))
            return translate("Steps", "%Ln point(s) banked", None, points)
        case a.Challenge():
            return translate("Steps", "the challenge")
        case a.GiveUp():
            return translate("Steps", "the turn given up")
        case a.Score(box):
            points = sum(ev.points for ev in step.events if isinstance(ev, e.BoxScored))
            text = (
                #: Stands after "Undo:": the box that was filled, and its points.
                translate("Steps", "{box} for %Ln point(s)", None, points)
                if points
                #: Stands after "Undo:": the box into which nothing was written.
                else translate("Steps", "{box} scratched")
            )
            return text.format(box=game_name(box_names[box]))
        case a.ChangeSeats():
            return translate("Steps", "the change at the table")
        case a.Roll() | a.TakeOver() | a.Attempt():
            #: Stands after "Undo:": a noun.
            return translate("Steps", "a throw")
