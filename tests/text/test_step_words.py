"""Steps that are not told by their events: what was taken back, and who has come, gone or moved."""

from collections.abc import Callable

import pytest

from kubik.play.cup import ScriptedCup
from kubik.play.match import Match, Step
from kubik.play.seats import Seat
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.text.step_words import decision, told

ANNA, BELA, CARLA = Seat("Anna", "1"), Seat("Béla", "2"), Seat("Carla", "3")
ZILCH, YACHT = shipped("zilch"), shipped("yacht")


def zilch(dice: str, *seats: Seat, **rules: object) -> Match:
    return Match(ZILCH.ruleset(**rules), seats or (ANNA, BELA), ScriptedCup(dice))  # type: ignore[arg-type]


def banked() -> Step:
    match = zilch("1 1 1 2 3 4")
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    return match.submit(a.Bank())


def challenged() -> Step:
    match = zilch("1 1 1 2 3 4", challenges="on", challenge_needs_board="off")
    return match.submit(a.Challenge(1))


def given_up() -> Step:
    match = Match(shipped("dice10000").ruleset(), (ANNA, BELA), ScriptedCup("2 2 3 3 4 6"))
    match.submit(a.Roll())
    return match.submit(a.GiveUp())


def kept() -> Step:
    match = zilch("1 1 1 2 3 4")
    match.submit(a.Roll())
    return match.submit(a.Keep((0,)))


def scored() -> Step:
    match = Match(YACHT.ruleset(), (ANNA, BELA), ScriptedCup("5 5 5 2 2"))
    match.submit(a.Roll())
    return match.submit(a.Score("full_house"))


def swapped() -> Step:
    return zilch("").change_seats((BELA, ANNA))


DECISIONS: list[tuple[Callable[[], Step], str]] = [
    (kept, "dice set aside"),
    (banked, "1,000 points banked"),
    (challenged, "the challenge"),
    (scored, "Full House for 19 points"),
    (swapped, "the change at the table"),
    (given_up, "the turn given up"),
]


@pytest.mark.parametrize(("step_of", "words"), DECISIONS, ids=lambda x: getattr(x, "__name__", x))
def test_a_decision_has_its_words(step_of: Callable[[], Step], words: str) -> None:
    step = step_of()
    assert decision(step, YACHT.box_names) == words
    back = Step(step.after, step.action, (), step.before, step.seats, took_back=step)
    assert told(back, step.seats, YACHT.box_names) == (f"Taken back: {words}",)


@pytest.mark.parametrize(
    ("new", "words"),
    [
        ((ANNA, Seat("Bea", "2"), CARLA), ("Béla is called Bea from now on",)),
        ((ANNA, CARLA), ("Béla leaves the match",)),
        ((ANNA, BELA, CARLA, Seat("Dora", "4")), ("Dora joins the match",)),
        (
            (BELA, ANNA, CARLA),
            ("The order is now: Béla, Anna, and Carla", "Béla's turn"),
        ),
        (
            (CARLA, Seat("Dora", "4"), BELA),
            (
                "Anna leaves the match",
                "Dora joins the match",
                "The order is now: Carla, Dora, and Béla",
                "Carla's turn",
            ),
        ),
    ],
)
def test_who_has_come_gone_or_moved_is_told(new: tuple[Seat, ...], words: tuple[str, ...]) -> None:
    match = zilch("", ANNA, BELA, CARLA)
    before = match.seats
    step = match.change_seats(new)
    said = told(step, before, ZILCH.box_names)
    assert tuple(sentence.replace(" and", ", and").replace(",,", ",") for sentence in said) == words


@pytest.mark.usefixtures("brackets")
def test_every_word_is_looked_up_when_it_is_told() -> None:
    for step_of, _ in DECISIONS:
        assert decision(step_of(), YACHT.box_names).startswith("‹")
    match = zilch("", ANNA, BELA, CARLA)
    step = match.change_seats((BELA, Seat("Anne", "1"), Seat("Dora", "4")))
    said = told(step, (ANNA, BELA, CARLA), ZILCH.box_names)
    assert [sentence for sentence in said if sentence[0] != "‹"] == []
