"""Whole matches as they are told, sentence by sentence."""

import random
from dataclasses import dataclass, field
from typing import get_args

import pytest

from kubik.play import simulation
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match, Step
from kubik.play.seats import Seat
from kubik.rule_files import shipped, shipped_ids
from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.actions import Action
from kubik.rules.banking.position import Line, LineKind
from kubik.rules.combination import Shape
from kubik.rules.definition import parse
from kubik.rules.events import BustCause, Change, Event, Outcome, Place, Termination
from kubik.rules.ruleset import Definition
from kubik.text.narration import (
    line_text,
    line_tooltip,
    outcome_sentence,
    sentences,
    shape_name,
)

ROLL, BANK = a.Roll(), a.Bank()
FREELY = {"open_min": 0, "turn_min": 0}
TWO_BOXES = """
id: two_boxes
family: scorepad
name: {en: Two boxes}
seats: {min: 1, max: 4}
rules: {dice: 3, throws: 2, bonus_boxes: [sixes], bonus_from: 12, bonus_points: 5}
boxes:
  - {id: sixes, name: {en: Sixes, de: Sechser}, shape: face, size: 6, score: matched}
  - {id: trio, name: {en: Trio}, shape: alike, size: 3, score: flat, points: 20}
"""


def keep(*dice: int) -> a.Keep:
    return a.Keep(dice)


def with_setting(game: str, setting: str) -> Definition:
    """A shipped game whose rules say this, too (`round_limit: 1`)."""
    return parse(shipped(game).text.replace("\nrules:\n", f"\nrules:\n  {setting}\n", 1), game)


@dataclass(frozen=True)
class Story:
    """A match with written-down dice, and all that is told of it from its first throw."""

    name: str
    game: str | Definition
    dice: str
    actions: tuple[Action, ...]
    told: tuple[str, ...]
    form: str | None = None
    names: tuple[str, ...] = ("Anna", "Béla")
    house_rules: dict[str, object] = field(default_factory=dict)

    def play(self) -> tuple[list[str], list[Event]]:
        """What is told, and the events."""
        definition = shipped(self.game) if isinstance(self.game, str) else self.game
        ruleset = definition.ruleset(self.form, **self.house_rules)
        cup = ScriptedCup(self.dice)
        match = Match(ruleset, [Seat(name) for name in self.names], cup)
        told: list[str] = []
        events: list[Event] = []

        def tell(step: Step) -> None:
            told.extend(sentences(step.events, self.names, step.before, definition.box_names))
            events.extend(step.events)

        match.listen(tell)
        for action in self.actions:
            match.submit(action)
        assert cup.is_empty
        return told, events


STORIES = [
    Story(
        "banking after two throws, and a bust before anything is set aside",
        "zilch",
        "5 5 2 5 3 4 | 1 3 4 | 2 3 4 6 2 4",
        (ROLL, keep(0, 1, 3), ROLL, keep(2), BANK, ROLL),
        (
            "Anna throws 5 5 2 5 3 and 4",
            "Anna sets aside 5 5 5: 500 points",
            "Anna throws 1 3 and 4",
            "Anna sets aside 1: 100 points",
            "Anna banks 600 points",
            "Béla's turn",
            "Béla throws 2 3 4 6 2 and 4",
            "Nothing scores: no points for Béla",
            "Anna's turn",
        ),
    ),
    Story(
        "a choice that changes is told once, as it is when the dice are thrown",
        "zilch",
        "1 5 2 3 4 6 | 2 3 4 6 6",
        (ROLL, keep(0, 1), keep(1), keep(0), ROLL),
        (
            "Anna throws 1 5 2 3 4 and 6",
            "Anna sets aside 1: 100 points",
            "Anna throws 2 3 4 6 and 6",
            "Nothing scores: Anna loses 100 points",
            "Béla's turn",
        ),
    ),
    Story(
        "turning the corner, and a single die at last",
        "zilch",
        "1 1 1 5 5 2 | 5 | 1 2 3 4 6 6",
        (ROLL, keep(0, 1, 2, 3, 4), ROLL, keep(5), ROLL),
        (
            "Anna throws 1 1 1 5 5 and 2",
            "Anna sets aside 1 1 1 5 5: 1,100 points",
            "Anna throws 5",
            "Anna sets aside 5: 50 points",
            "All dice have scored: Anna throws them all again",
            "Anna throws 1 2 3 4 6 and 6",
        ),
    ),
    Story(
        "the last round",
        "zilch",
        "1 1 1 1 2 3 | 2 3 4 6 2 3 | 1 1 1 2 3 4",
        (ROLL, keep(0, 1, 2, 3), BANK, ROLL, ROLL, keep(0, 1, 2), BANK),
        (
            "Anna throws 1 1 1 1 2 and 3",
            "Anna sets aside 1 1 1 1: 4,000 points",
            "Anna banks 4,000 points",
            "Last round: everybody else gets one more turn",
            "Béla's turn",
            "Béla throws 2 3 4 6 2 and 3",
            "Nothing scores: no points for Béla",
            "Carla's turn",
            "Carla throws 1 1 1 2 3 and 4",
            "Carla sets aside 1 1 1: 1,000 points",
            "Carla banks 1,000 points",
            "Anna wins with 4,000 points",
        ),
        names=("Anna", "Béla", "Carla"),
        house_rules={"target": 2000},
    ),
    Story(
        "a last round of single throws",
        "zilch",
        "1 1 1 1 2 3 | 1 2 3 4 6 6",
        (ROLL, keep(0, 1, 2, 3), BANK, ROLL),
        (
            "Anna throws 1 1 1 1 2 and 3",
            "Anna sets aside 1 1 1 1: 4,000 points",
            "Anna banks 4,000 points",
            "Last round: everybody else gets one more throw",
            "Béla's turn",
            "Béla throws 1 2 3 4 6 and 6",
            "Too little to bank: no points for Béla",
            "Anna wins with 4,000 points",
        ),
        house_rules={"target": 2000, "last_round": "one_roll"},
    ),
    Story(
        "taking over the dice, and a bust with the points of another",
        "zonk_chicago",
        "1 1 1 5 2 | 5 3 | 2",
        (ROLL, keep(0, 1, 2), BANK, a.TakeOver(), keep(3), ROLL),
        (
            "Anna throws 1 1 1 5 and 2",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Béla's turn",
            "To take over: 1,000 points. Dice to throw: 2",
            "Béla takes over the dice left and 1,000 points",
            "Béla throws 5 and 3",
            "Béla sets aside 5: 50 points",
            "Béla throws 2",
            "Nothing scores: Béla loses 1,050 points",
            "The failed take-over costs Béla 500 points",
            "Anna's turn",
        ),
        house_rules={"take_over_penalty": 500},
    ),
    Story(
        "what may not be taken over is not offered",
        "zonk_chicago",
        "1 1 1 5 2",
        (ROLL, keep(0, 1, 2), BANK),
        (
            "Anna throws 1 1 1 5 and 2",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Béla's turn",
        ),
        house_rules={"open_min": 500},
    ),
    Story(
        "the target reached where nobody gets a last round",
        "zonk_chicago",
        "1 1 1 5 2 | 2 3 4 6 6 | 1 1 1 5 2",
        (ROLL, keep(0, 1, 2), BANK, ROLL, ROLL, keep(0, 1, 2), BANK),
        (
            "Anna throws 1 1 1 5 and 2",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Béla's turn",
            "To take over: 1,000 points. Dice to throw: 2",
            "Béla throws 2 3 4 6 and 6",
            "Nothing scores: no points for Béla",
            "Anna's turn",
            "Anna throws 1 1 1 5 and 2",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Anna wins with 2,000 points",
        ),
        house_rules={"target": 2000},
    ),
    Story(
        "three busts in a row, and with another a second penalty",
        "zonk_chicago",
        " | ".join(["2 3 4 6 6"] * 7),
        (ROLL,) * 7,
        (
            *("Anna throws 2 3 4 6 and 6", "Nothing scores: no points for Anna", "Béla's turn"),
            *("Béla throws 2 3 4 6 and 6", "Nothing scores: no points for Béla", "Anna's turn"),
            *("Anna throws 2 3 4 6 and 6", "Nothing scores: no points for Anna", "Béla's turn"),
            *("Béla throws 2 3 4 6 and 6", "Nothing scores: no points for Béla", "Anna's turn"),
            "Anna throws 2 3 4 6 and 6",
            "Nothing scores: no points for Anna",
            "Three busts in a row cost Anna 500 points",
            "Béla's turn",
            "Béla throws 2 3 4 6 and 6",
            "Nothing scores: no points for Béla",
            "Three busts in a row cost Béla 500 points",
            "Anna's turn",
            "Anna throws 2 3 4 6 and 6",
            "Nothing scores: no points for Anna",
            "Yet another bust in a row costs Anna 500 points",
            "Béla's turn",
        ),
        house_rules={"triple_zilch_penalty": 500, "reset_after_penalty": False},
    ),
    Story(
        "a challenge won and a challenge lost",
        "zilch",
        "1 1 1 2 3 4 | 2 3 4 6 2 3",
        (a.Challenge(1), ROLL, keep(0, 1, 2), BANK, a.Challenge(0), ROLL),
        (
            "Anna challenges Béla",
            "Anna throws 1 1 1 2 3 and 4",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Béla loses 1,000 points to Anna",
            "Béla's turn",
            "Béla challenges Anna",
            "Béla throws 2 3 4 6 2 and 3",
            "Nothing scores: no points for Béla",
            "The lost challenge costs Béla 600 points",
            "Anna's turn",
        ),
        house_rules={"challenges": True, **FREELY},
    ),
    Story(
        "a last round called off by a challenge",
        "zilch",
        "1 1 1 1 2 3 | 1 1 1 1 2 3",
        (ROLL, keep(0, 1, 2, 3), BANK, a.Challenge(0), ROLL, keep(0, 1, 2), BANK),
        (
            "Anna throws 1 1 1 1 2 and 3",
            "Anna sets aside 1 1 1 1: 4,000 points",
            "Anna banks 4,000 points",
            "Last round: everybody else gets one more turn",
            "Béla's turn",
            "Béla challenges Anna",
            "Béla throws 1 1 1 1 2 and 3",
            "Béla sets aside 1 1 1: 1,000 points",
            "Béla banks 1,000 points",
            "Anna loses 1,000 points to Béla",
            "Nobody has enough points to win any more: the match goes on",
            "Anna's turn",
        ),
        house_rules={
            "target": 3000,
            "challenges": True,
            "resume_if_nobody_above": True,
            **FREELY,
        },
    ),
    Story(
        "a tie and two roll-offs",
        "zilch",
        "1 1 1 1 2 3 | 1 1 1 1 2 3 | 1 2 3 4 6 6 | 1 2 3 4 6 6 | 2 2 3 3 4 6 | 5 2 3 4 6 6",
        (
            *(ROLL, keep(0, 1, 2, 3), BANK),
            *(ROLL, keep(0, 1, 2, 3), BANK),
            *(ROLL, ROLL),
            *(ROLL, ROLL),
        ),
        (
            "Anna throws 1 1 1 1 2 and 3",
            "Anna sets aside 1 1 1 1: 4,000 points",
            "Anna banks 4,000 points",
            "Last round: everybody else gets one more turn",
            "Béla's turn",
            "Béla throws 1 1 1 1 2 and 3",
            "Béla sets aside 1 1 1 1: 4,000 points",
            "Béla banks 4,000 points",
            "A tie: Anna and Béla throw all dice once, and the best throw wins",
            "Anna throws 1 2 3 4 6 and 6",
            "The throw of Anna is worth 100 points",
            "Béla throws 1 2 3 4 6 and 6",
            "The throw of Béla is worth 100 points",
            "Still a tie: Anna and Béla throw once more",
            "Anna throws 2 2 3 3 4 and 6",
            "The throw of Anna is worth nothing",
            "Béla throws 5 2 3 4 6 and 6",
            "The throw of Béla is worth 50 points",
            "Béla wins the roll-off",
        ),
        house_rules={"target": 2000},
    ),
    Story(
        "a straight completed, and one that does not come",
        "dice10000",
        "1 2 3 4 6 6 | 5 | 1 2 3 4 2 6 | 2",
        (
            *(ROLL, a.Attempt(Shape.STRAIGHT, (0, 1, 2, 3, 4)), BANK),
            *(ROLL, a.Attempt(Shape.STRAIGHT, (0, 1, 2, 3, 5))),
        ),
        (
            "Anna throws 1 2 3 4 6 and 6",
            "Anna keeps 1 2 3 4 6 and hopes for a straight",
            "Anna throws 5",
            "Anna completes it: 1,500 points",
            "Anna banks 1,500 points",
            "Béla's turn",
            "Béla throws 1 2 3 4 2 and 6",
            "Béla keeps 1 2 3 4 6 and hopes for a straight",
            "Béla throws 2",
            "It does not come: no points for Béla",
            "Anna's turn",
        ),
    ),
    Story(
        "three pairs instead of a bust, thrown on, and then lost",
        "dice10000",
        "2 2 3 3 4 6 | 4 | 2 2 3 3 4 6 | 3",
        (
            *(ROLL, a.Attempt(Shape.THREE_PAIRS, (0, 1, 2, 3, 4))),
            *(ROLL, a.Attempt(Shape.THREE_PAIRS, (0, 1, 2, 3, 4))),
        ),
        (
            "Anna throws 2 2 3 3 4 and 6",
            "Anna keeps 2 2 3 3 4 and hopes for three pairs",
            "Anna throws 4",
            "Anna completes it: 1,500 points",
            "All dice have scored: Anna throws them all again",
            "Anna throws 2 2 3 3 4 and 6",
            "Anna keeps 2 2 3 3 4 and hopes for three pairs",
            "Anna throws 3",
            "It does not come: Anna loses 1,500 points",
            "Béla's turn",
        ),
    ),
    Story(
        "a bust accepted",
        "dice10000",
        "2 2 3 3 4 6",
        (ROLL, a.GiveUp()),
        (
            "Anna throws 2 2 3 3 4 and 6",
            "Nothing scores: no points for Anna",
            "Béla's turn",
        ),
    ),
    Story(
        "six alike",
        "dice10000",
        "3 3 3 3 3 3",
        (ROLL,),
        (
            "Anna throws 3 3 3 3 3 and 3",
            "The score of Anna goes up to 10,000 points",
            "All dice alike: Anna wins at once",
        ),
    ),
    Story(
        "an exact finish that is not knocked off",
        "dice10000",
        "1 1 1 1 2 3 | 2 3",
        (ROLL, keep(0, 1, 2, 3), ROLL),
        (
            "Anna throws 1 1 1 1 2 and 3",
            "Anna sets aside 1 1 1 1: 2,000 points",
            "Anna banks 2,000 points",
            "Anna is exactly on the target, but Béla may knock the points off with the dice left",
            "Béla throws 2 and 3",
            "Nothing scores: the points of Anna are not knocked off",
            "Anna wins with exactly 2,000 points",
        ),
        form="exact",
        house_rules={"target": 2000},
    ),
    Story(
        "an exact finish with all dice",
        "dice10000",
        "1 1 1 1 2 3 | 5 5 5 1 1 1",
        (ROLL, keep(0, 1, 2, 3), BANK, ROLL, keep(0, 1, 2, 3, 4, 5)),
        (
            "Anna throws 1 1 1 1 2 and 3",
            "Anna sets aside 1 1 1 1: 2,000 points",
            "Anna banks 2,000 points",
            "Béla's turn",
            "Béla throws 5 5 5 1 1 and 1",
            "Béla sets aside 1 1 1 5 5 5: 3,000 points",
            "Béla banks 3,000 points",
            "Béla wins with exactly 3,000 points",
        ),
        form="exact",
        house_rules={"target": 3000},
    ),
    Story(
        "points knocked off",
        "dice10000",
        "1 1 1 1 2 3 | 5 3",
        (ROLL, keep(0, 1, 2, 3), ROLL),
        (
            "Anna throws 1 1 1 1 2 and 3",
            "Anna sets aside 1 1 1 1: 2,000 points",
            "Anna banks 2,000 points",
            "Anna is exactly on the target, but Béla may knock the points off with the dice left",
            "Béla throws 5 and 3",
            "Knocked off: Anna loses the 2,000 points of the last turn",
            "Béla's turn",
        ),
        form="exact",
        house_rules={"target": 2000},
    ),
    Story(
        "points knocked off and taken over, with the dice as they fell",
        "dice10000",
        "1 1 1 2 3 4 | 2 3 4 6 2 4 | 1 1 1 2 3 4 | 5 3 2",
        (
            *(ROLL, keep(0, 1, 2), BANK),
            *(ROLL, a.GiveUp()),
            *(ROLL, keep(0, 1, 2)),
            ROLL,
        ),
        (
            "Anna throws 1 1 1 2 3 and 4",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Béla's turn",
            "Béla throws 2 3 4 6 2 and 4",
            "Nothing scores: no points for Béla",
            "Anna's turn",
            "Anna throws 1 1 1 2 3 and 4",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Anna is exactly on the target, but Béla may knock the points off with the dice left",
            "Béla throws 5 3 and 2",
            "Knocked off: Anna loses the 1,000 points of the last turn",
            "Béla's turn",
            "Béla takes over the dice left and 1,000 points",
        ),
        form="exact",
        house_rules={"target": 2000, "knock_off_steals_turn": True},
    ),
    Story(
        "points over the target, which go to whoever is last",
        "dice10000",
        "1 2 3 4 5 6 | 6 6 6 2 3 4 | 1 2 3 4 2 6 | 6 6 6 2 3",
        (
            *(ROLL, keep(0, 1, 2, 3, 4, 5), BANK),
            *(ROLL, keep(0, 1, 2), BANK),
            *(ROLL, keep(0), ROLL),
        ),
        (
            "Anna throws 1 2 3 4 5 and 6",
            "Anna sets aside 1 2 3 4 5 6: 1,500 points",
            "Anna banks 1,500 points",
            "Béla's turn",
            "Béla throws 6 6 6 2 3 and 4",
            "Béla sets aside 6 6 6: 600 points",
            "Béla banks 600 points",
            "Anna's turn",
            "Anna throws 1 2 3 4 2 and 6",
            "Anna sets aside 1: 100 points",
            "Anna throws 6 6 6 2 and 3",
            "Over the target: Anna loses 100 points",
            "The points of this turn go to Béla: 700 points",
            "Béla's turn",
        ),
        form="exact",
        house_rules={"target": 2000, "welfare": True},
    ),
    Story(
        "a throw over the target that does not count",
        "dice10000",
        "1 2 3 4 5 6 | 6 6 6 2 3 4 | 1 2 3 4 2 6 | 6 6 6 2 3 | 6 6 6 3 4 2 | 6 6 6 2 3 4",
        (
            *(ROLL, keep(0, 1, 2, 3, 4, 5), BANK),
            *(ROLL, keep(0, 1, 2), BANK),
            *(ROLL, keep(0), ROLL),
            *(ROLL, keep(0, 1, 2), BANK),
            ROLL,
        ),
        (
            "Anna throws 1 2 3 4 5 and 6",
            "Anna sets aside 1 2 3 4 5 6: 1,500 points",
            "Anna banks 1,500 points",
            "Béla's turn",
            "Béla throws 6 6 6 2 3 and 4",
            "Béla sets aside 6 6 6: 600 points",
            "Béla banks 600 points",
            "Anna's turn",
            "Anna throws 1 2 3 4 2 and 6",
            "Anna sets aside 1: 100 points",
            "Anna throws 6 6 6 2 and 3",
            "Over the target: this throw does not count",
            "Anna banks 100 points",
            "Béla's turn",
            "Béla throws 6 6 6 3 4 and 2",
            "Béla sets aside 6 6 6: 600 points",
            "Béla banks 600 points",
            "Anna's turn",
            "Anna throws 6 6 6 2 3 and 4",
            "Over the target: no points for Anna",
            "Béla's turn",
        ),
        form="exact",
        house_rules={"target": 2000, "overshoot_is_bust": False},
    ),
    Story(
        "a win shared when the rounds are over",
        with_setting("zonk_chicago", "round_limit: 1"),
        "1 1 1 5 2 | 1 1 1 5 2",
        (*(ROLL, keep(0, 1, 2), BANK), *(ROLL, keep(0, 1, 2), BANK)),
        (
            "Anna throws 1 1 1 5 and 2",
            "Anna sets aside 1 1 1: 1,000 points",
            "Anna banks 1,000 points",
            "Béla's turn",
            "To take over: 1,000 points. Dice to throw: 2",
            "Béla throws 1 1 1 5 and 2",
            "Béla sets aside 1 1 1: 1,000 points",
            "Béla banks 1,000 points",
            "The rounds are over: Anna and Béla share the win with 1,000 points each",
        ),
        house_rules={"tie_break": "shared"},
    ),
    Story(
        "boxes, and a bonus",
        parse(TWO_BOXES, "two boxes"),
        "6 6 1 | 6 | 2 3 4 | 6 6 | 5 5 5 | 1 2 3",
        (
            *(ROLL, keep(0, 1), ROLL, a.Score("sixes")),
            *(ROLL, keep(2), ROLL, a.Score("sixes")),
            *(ROLL, a.Score("trio")),
            *(ROLL, a.Score("trio")),
        ),
        (
            "Anna throws 6 6 and 1",
            "Anna keeps 6 6 and throws 6",
            "Anna fills the box “Sixes”: 18",
            "Anna gets the bonus: 5",
            "Béla's turn",
            "Béla throws 2 3 and 4",
            "Béla keeps 4 and throws 6 and 6",
            "Béla fills the box “Sixes”: 12",
            "Béla gets the bonus: 5",
            "Anna's turn",
            "Anna throws 5 5 and 5",
            "Anna fills the box “Trio”: 20",
            "Béla's turn",
            "Béla throws 1 2 and 3",
            "Béla scratches the box “Trio”",
            "Anna wins with a score of 43",
        ),
    ),
    Story(
        "all dice thrown again, and one player alone",
        parse(TWO_BOXES, "two boxes"),
        "6 6 1 | 1 2 3 | 4 4 4",
        (ROLL, keep(0), keep(), ROLL, a.Score("sixes"), ROLL, a.Score("trio")),
        (
            "Anna throws 6 6 and 1",
            "Anna throws 1 2 and 3",
            "Anna scratches the box “Sixes”",
            "Anna's turn",
            "Anna throws 4 4 and 4",
            "Anna fills the box “Trio”: 20",
            "Anna ends with a score of 20",
        ),
        names=("Anna",),
    ),
]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_a_match_is_told(story: Story) -> None:
    told, _ = story.play()
    assert told == list(story.told)


def test_the_stories_have_every_event() -> None:
    events = [event for story in STORIES for event in story.play()[1]]
    told_with_the_names = {e.SeatsChanged}  # text/step_words.py
    assert {type(event) for event in events} == set(get_args(Event)) - told_with_the_names
    assert {event.cause for event in events if isinstance(event, e.Busted)} == set(BustCause)
    assert {event.why for event in events if isinstance(event, e.ScoreChanged)} == set(Change)
    assert {
        event.outcome.termination for event in events if isinstance(event, e.MatchEnded)
    } == set(Termination)


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_every_sentence_is_looked_up_when_it_is_told(story: Story) -> None:
    told, _ = story.play()
    assert len(told) == len(story.told)
    assert [sentence for sentence in told if sentence[0] + sentence[-1] != "‹›"] == []


@pytest.mark.parametrize("game", shipped_ids())
def test_every_step_but_a_choice_of_dice_is_told(game: str) -> None:
    definition = shipped(game)
    names = ("Anna", "{player}", "%2")
    source = random.Random(3)
    cup = SeededCup(4)
    for number in range(30):
        form = definition.forms[number % len(definition.forms)]
        house_rules = {
            rule.name: source.choice(rule.choices)
            for rule in definition.house_rules
            if rule.name != "target" and source.random() < 0.5
        }
        match = Match(
            definition.ruleset(form.id, **house_rules), [Seat(name) for name in names], cup
        )
        for _ in range(150):
            if match.state.outcome is not None:
                break
            step = match.submit(simulation.random_action(match.state, source))
            told = sentences(step.events, names, step.before, definition.box_names)
            is_choice = all(isinstance(event, e.DiceKept) for event in step.events)
            assert bool(told) != is_choice
            assert all(told)
            assert not any("{" in sentence.replace("{player}", "") for sentence in told)


@pytest.mark.parametrize(
    "shape", [shape for shape in Shape if shape not in {Shape.STRAIGHT, Shape.THREE_PAIRS}]
)
def test_an_attempt_at_any_shape_names_it(shape: Shape) -> None:
    match = Match(
        shipped("dice10000").ruleset(), (Seat("Anna"), Seat("Béla")), ScriptedCup("1 2 3 4 6 6")
    )
    match.submit(ROLL)
    told = sentences([e.AttemptMade(shape, (5, 0))], ("Anna", "Béla"), match.state, {})
    assert told == (f"Anna keeps 1 6. Hoped for: {shape_name(shape)}",)


def ended(termination: Termination, *places: tuple[int, int, int]) -> Outcome:
    return Outcome(termination, tuple(Place(*place) for place in places))


CLEAR = ((1, 1, 10_250), (2, 0, 9_000))
FIRST = ((1, 1, 10_250), (2, 0, 10_250))
EQUAL = ((1, 0, 10_250), (1, 1, 10_250))


ENDINGS = [
    (ended(Termination.TARGET, *CLEAR), "Béla wins with 10,250 points"),
    (ended(Termination.LAST_ROUND, *CLEAR), "Béla wins with 10,250 points"),
    (
        ended(Termination.LAST_ROUND, *FIRST),
        "Béla wins: nobody else had 10,250 points so early",
    ),
    (
        ended(Termination.LAST_ROUND, *EQUAL),
        "Anna and Béla share the win with 10,250 points each",
    ),
    (ended(Termination.EXACT, *CLEAR), "Béla wins with exactly 10,250 points"),
    (ended(Termination.SIX_ALIKE, *CLEAR), "All dice alike: Béla wins at once"),
    (ended(Termination.ROLL_OFF, *FIRST), "Béla wins the roll-off"),
    (
        ended(Termination.ROUND_LIMIT, *CLEAR),
        "The rounds are over: Béla wins with 10,250 points",
    ),
    (
        ended(Termination.ROUND_LIMIT, *EQUAL),
        "The rounds are over: Anna and Béla share the win with 10,250 points each",
    ),
    (ended(Termination.SHEET_FULL, (1, 1, 171), (2, 0, 3)), "Béla wins with a score of 171"),
    (
        ended(Termination.SHEET_FULL, (1, 0, 171), (1, 1, 171)),
        "Anna and Béla share the win with a score of 171 each",
    ),
]


@pytest.mark.parametrize(("outcome", "sentence"), ENDINGS)
def test_an_ending_reads(outcome: Outcome, sentence: str) -> None:
    assert outcome_sentence(outcome, ("Anna", "Béla")) == sentence


def test_the_endings_above_are_all_there_are() -> None:
    assert {outcome.termination for outcome, _ in ENDINGS} == set(Termination)


def test_every_combination_has_a_name_of_its_own() -> None:
    assert len({shape_name(shape) for shape in Shape}) == len(Shape)


LINES = [
    (Line(3, LineKind.BANKED, 450, 1200), "450", "Round 3: 450 points banked, score 1,200"),
    (Line(3, LineKind.BUSTED, 0, 1200), "–", "Round 3: bust, score still 1,200"),
    (Line(3, LineKind.KNOCKED_OFF, 0, 1200), "×", "Round 3: points knocked off, score 1,200"),
    (
        Line(3, LineKind.CHANGED, -1500, -300, Change.CHALLENGED),
        "-1,500",
        "Round 3: 1,500 points lost to a challenger, score -300",
    ),
    (
        Line(3, LineKind.CHANGED, -600, 1200, Change.CHALLENGE_LOST),
        "-600",
        "Round 3: 600 points for a lost challenge, score 1,200",
    ),
    (
        Line(3, LineKind.CHANGED, -500, 1200, Change.THREE_BUSTS),
        "-500",
        "Round 3: 500 points for busts in a row, score 1,200",
    ),
    (
        Line(3, LineKind.CHANGED, -500, 1200, Change.TAKE_OVER_LOST),
        "-500",
        "Round 3: 500 points for a failed take-over, score 1,200",
    ),
    (
        Line(3, LineKind.CHANGED, 700, 1200, Change.WELFARE),
        "+700",
        "Round 3: 700 points over the target received, score 1,200",
    ),
    (
        Line(3, LineKind.CHANGED, 8800, 10_000, Change.SIX_ALIKE),
        "+8,800",
        "Round 3: all dice alike, score 10,000",
    ),
]


@pytest.mark.parametrize(("line", "text", "tooltip"), LINES)
def test_a_line_of_the_sheet_reads(line: Line, text: str, tooltip: str) -> None:
    assert line_text(line) == text
    assert line_tooltip(line) == tooltip


def test_the_lines_above_are_of_every_kind() -> None:
    assert {line.kind for line, *_ in LINES} == set(LineKind)
    assert {line.change for line, *_ in LINES} == {None, *Change}


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize(("line", "text", "tooltip"), LINES)
def test_every_tooltip_is_looked_up(line: Line, text: str, tooltip: str) -> None:
    assert line_tooltip(line) == f"‹{tooltip}›"
    assert line_text(line) == text
