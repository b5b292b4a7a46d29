"""Which few words of a step belong on the felt, and how they are meant."""

from collections.abc import Sequence

from kubik.play.match import Step
from kubik.rules import events as e
from kubik.rules.banking.position import Turn as BankingTurn
from kubik.rules.events import Event, Outcome
from kubik.scene.banner import Tone
from kubik.scene.laurels import Honours
from kubik.text.catalogue import listing, translate

Headline = tuple[str, Tone]


def step_headline(step: Step) -> Headline:
    """What to show on the felt once `step` is shown: what has happened, or what is chosen."""
    turn = step.after.turn
    chosen = turn.kept_points if isinstance(turn, BankingTurn) else None
    found = choice_headline(chosen) if chosen else headline(step.events)
    return found or ("", Tone.QUIET)


def headline(events: Sequence[Event]) -> Headline | None:
    """The most important thing that has just happened, in a few words; None when nothing has."""
    found: Headline | None = None
    for event in events:
        match event:
            case e.LastRoundStarted():
                return translate("Headline", "Last round!"), Tone.FESTIVE
            case e.RollOffStarted():
                return translate("Headline", "A tie: one throw decides"), Tone.FESTIVE
            case e.Busted(_, lost):
                found = (_bust(lost), Tone.QUIET)
            case e.Banked(_, points):
                found = translate("Headline", "%Ln point(s) written", None, points), Tone.WARM
            case e.KnockedOff():
                found = translate("Headline", "Knocked off!"), Tone.FESTIVE
            case e.CornerTurned():
                found = translate("Headline", "Hot dice: all of them again"), Tone.WARM
            case _:
                pass
    return found


def _bust(lost: int) -> str:
    if not lost:
        return translate("Headline", "Nothing this time")
    return translate("Headline", "Nothing this time: %Ln point(s) lost", None, lost)


def choice_headline(points: int) -> Headline:
    """What the dice just chosen are worth."""
    return translate("Headline", "These dice: %Ln point(s)", None, points), Tone.WARM


def honours(outcome: Outcome, names: Sequence[str]) -> Honours:
    """Who has won, all of those who share the win, and with what."""
    points = translate("Headline", "%Ln point(s)", None, outcome.ranking[0].score)
    return Honours(listing([names[seat] for seat in outcome.winners]), points)
