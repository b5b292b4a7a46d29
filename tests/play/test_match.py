"""A match: written before shown, refused without a trace, and found again in its journal."""

import random
from typing import TYPE_CHECKING

import pytest

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match, Step, replay
from kubik.play.records import MemoryJournal, Opened, Record, Stepped
from kubik.play.seats import Seat
from kubik.play.simulation import Tally, play, random_action
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.state import IllegalAction

if TYPE_CHECKING:
    from kubik.rules.ruleset import MatchState

SEATS = (Seat("Anna"), Seat("Béla"))
GAMES = ("zilch", "zonk_chicago", "zonk_detroit", "dice10000", "yacht")


class FullDisk(Exception):
    """What a journal raises that cannot write."""


class BrokenJournal:
    """Writes the head of a match and nothing more."""

    def append(self, record: Record) -> None:
        if isinstance(record, Stepped):
            raise FullDisk


def test_a_match_begins_with_its_head_in_the_journal() -> None:
    journal = MemoryJournal()
    game = shipped("zilch")
    Match(game.ruleset("to_10000", topping="on"), SEATS, ScriptedCup(""), journal)
    assert journal.records == [
        Opened("zilch", game.text, "to_10000", (("topping", "True"),), SEATS)
    ]


def test_a_step_is_what_was_before_what_happened_and_what_is_now() -> None:
    match = Match(shipped("zilch").ruleset(), SEATS, ScriptedCup("1 1 1 2 3 4"))
    before = match.state
    step = match.submit(a.Roll())
    assert step.before == before
    assert step.action == a.Roll()
    assert step.after == match.state == replay(before, step.events)


def test_the_journal_has_the_record_before_anybody_is_told() -> None:
    journal = MemoryJournal()
    match = Match(shipped("zilch").ruleset(), SEATS, ScriptedCup("1 1 1 2 3 4"), journal)
    seen: list[tuple[Record, MatchState]] = []
    match.listen(lambda step: seen.append((journal.records[-1], match.state)))
    step = match.submit(a.Roll())
    assert seen == [(Stepped(a.Roll(), step.events), step.after)]


def test_every_listener_is_told_in_order_of_asking() -> None:
    match = Match(shipped("zilch").ruleset(), SEATS, ScriptedCup("1 1 1 2 3 4"))
    told: list[tuple[str, Step]] = []
    match.listen(lambda step: told.append(("first", step)))
    match.listen(lambda step: told.append(("second", step)))
    step = match.submit(a.Roll())
    assert told == [("first", step), ("second", step)]


def test_a_journal_that_cannot_write_leaves_the_match_as_it_was_and_nobody_told() -> None:
    match = Match(shipped("zilch").ruleset(), SEATS, ScriptedCup("1 1 1 2 3 4"), BrokenJournal())
    told: list[Step] = []
    match.listen(told.append)
    before = match.state
    with pytest.raises(FullDisk):
        match.submit(a.Roll())
    assert match.state is before
    assert told == []


def test_a_refused_action_leaves_no_trace() -> None:
    journal = MemoryJournal()
    match = Match(shipped("zilch").ruleset(), SEATS, ScriptedCup("1 1 1 2 3 4"), journal)
    told: list[Step] = []
    match.listen(told.append)
    before = match.state
    with pytest.raises(IllegalAction):
        match.submit(a.Bank())
    assert match.state is before
    assert len(journal.records) == 1
    assert told == []
    match.submit(a.Roll())  # the throw of the script is still there


def test_a_cup_that_fails_leaves_no_trace() -> None:
    journal = MemoryJournal()
    match = Match(shipped("zilch").ruleset(), SEATS, ScriptedCup(""), journal)
    before = match.state
    with pytest.raises(KnownError, match="no throw number 1"):
        match.submit(a.Roll())
    assert match.state is before
    assert len(journal.records) == 1


def test_a_match_for_too_few_is_never_opened() -> None:
    journal = MemoryJournal()
    with pytest.raises(KnownError, match="Zilch is for 2 to 8 players; found 1"):
        Match(shipped("zilch").ruleset(), SEATS[:1], ScriptedCup(""), journal)
    assert journal.records == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_journal_leads_to_the_same_position_after_every_step(game: str, seed: int) -> None:
    definition = shipped(game)
    source = random.Random(f"{game} {seed}")
    choices = {
        rule.name: source.choice(rule.choices)
        for rule in definition.house_rules
        if rule.name not in {"open_min", "turn_min"} and source.random() < 0.3
    }
    journal = MemoryJournal()
    match = Match(definition.ruleset(None, **choices), SEATS, SeededCup(seed), journal)
    for _ in range(25):
        again = Match.resumed(journal.records, ScriptedCup(""))
        assert again.state == match.state
        assert again.ruleset.rules == match.ruleset.rules
        if match.state.outcome is not None:
            break
        match.submit(random_action(match.state, source))


def test_a_journal_keeps_the_rules_it_was_opened_with() -> None:
    # Editing a rule file never changes a match: the text is in the journal.
    text = shipped("zilch").text.replace("turn_min: 350", "turn_min: 200")
    head = Opened("zilch", text, "to_5000", (("topping", "True"),), SEATS)
    ruleset = Match.resumed([head], ScriptedCup("")).ruleset
    assert getattr(ruleset.rules, "turn_min") == 200  # noqa: B009 - of either family
    assert ruleset.form.id == "to_5000"
    assert [name for name, _ in ruleset.changed] == ["topping"]


@pytest.mark.parametrize("game", GAMES)
def test_a_simulated_match_is_counted(game: str) -> None:
    ruleset = shipped(game).ruleset()
    tally = Tally()
    for seed in range(2):
        state = play(ruleset, 2, SeededCup(seed), random.Random(seed), tally)
        assert state.outcome is not None
    assert tally.matches == sum(tally.endings.values()) == 2
    assert tally.actions > tally.turns > 2


def test_a_simulation_comes_again_with_its_seeds() -> None:
    ruleset = shipped("yacht").ruleset()
    ends = [play(ruleset, 3, SeededCup(4), random.Random(4), Tally()) for _ in range(2)]
    assert ends[0] == ends[1]
