"""A match: written before shown, refused without a trace, and found again in its journal."""

import random
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match, Step, replay
from kubik.play.records import Hinted, MemoryJournal, Opened, Record, Retracted, Stepped
from kubik.play.seats import Seat
from kubik.play.simulation import Tally, play, random_action
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.events import DiceKept, DiceThrown, SeatsChanged, TurnStarted
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
    with pytest.raises(KnownError, match="This game is for 2 to 8 players; found 1"):
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


# Taking back and doing again.


def scripted(game: str, dice: str, journal: MemoryJournal | None = None, **rules: object) -> Match:
    return Match(shipped(game).ruleset(None, **rules), SEATS, ScriptedCup(dice), journal)


def test_a_choice_of_dice_is_taken_back_and_done_again() -> None:
    match = scripted("zilch", "1 1 1 2 3 4")
    rolled = match.submit(a.Roll()).after
    kept = match.submit(a.Keep((0, 1, 2)))
    assert match.undoable is kept
    back = match.undo()
    assert match.state == rolled
    assert (back.before, back.after, back.events) == (kept.after, kept.before, ())
    assert back.took_back is kept
    assert match.redoable is kept
    assert match.redo() == kept
    assert match.redoable is None
    assert match.state == kept.after


def test_dice_that_have_fallen_are_never_taken_back() -> None:
    match = scripted("zilch", "1 1 1 2 3 4 | 2 3 3")
    assert match.undoable is None
    match.submit(a.Roll())
    assert match.undoable is None
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Roll())
    assert match.undoable is None
    with pytest.raises(AssertionError):
        match.undo()


def test_banking_is_taken_back_until_the_next_player_throws() -> None:
    match = scripted("zilch", "1 1 1 2 3 4 | 2 3 4 6 2 3")
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    before = match.state
    match.submit(a.Bank())
    assert (match.state.seat, match.state.scores) == (1, (1000, 0))
    match.undo()
    assert match.state == before
    match.redo()
    match.submit(a.Roll())
    assert match.undoable is None


def test_what_a_computer_player_has_decided_stands_and_who_sits_where_does_not() -> None:
    journal = MemoryJournal()
    seats = (Seat("Anna"), Seat("Robi", level="strong"))
    dice = ScriptedCup("1 1 1 2 3 4 | 1 1 1 2 3 4")
    match = Match(shipped("zilch").ruleset(), seats, dice, journal)
    for action in (a.Roll(), a.Keep((0, 1, 2)), a.Bank()):
        match.submit(action)
    assert match.undoable is not None  # it is Anna who decided, though Robi is on turn
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    assert match.undoable is None
    named = match.change_seats((seats[0], Seat("Robert", "robi", "strong")))
    assert match.undoable is named
    match.undo()
    match.submit(a.Bank())
    assert (match.state.seat, match.undoable) == (0, None)
    assert Match.resumed(journal.records, ScriptedCup("")).state == match.state


def test_a_box_filled_by_mistake_is_taken_back_even_the_last() -> None:
    journal = MemoryJournal()
    ruleset = shipped("yacht").ruleset()
    match = Match(ruleset, SEATS[:1], SeededCup(1), journal)
    for box in ruleset.rules.boxes:  # type: ignore[union-attr]
        match.submit(a.Roll())
        match.submit(a.Score(box.id))
    assert match.state.outcome is not None
    match.undo()
    assert match.state.outcome is None
    assert Match.resumed(journal.records, ScriptedCup("")).state == match.state


def test_a_new_decision_forgets_what_was_taken_back() -> None:
    match = scripted("zilch", "1 1 1 5 3 4")
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Keep((0, 1, 2, 3)))
    match.undo()
    match.undo()
    match.submit(a.Keep((3,)))
    assert match.redoable is None


def test_the_same_decision_as_before_leaves_the_rest_to_be_done_again() -> None:
    match = scripted("zilch", "1 1 1 5 3 4")
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Keep((0, 1, 2, 3)))
    match.undo()
    match.undo()
    match.submit(a.Keep((0, 1, 2)))
    assert match.redoable is not None
    assert match.redoable.action == a.Keep((0, 1, 2, 3))


def test_the_journal_has_what_was_taken_back_before_anybody_is_told() -> None:
    journal = MemoryJournal()
    match = scripted("zilch", "1 1 1 2 3 4", journal)
    match.submit(a.Roll())
    match.submit(a.Keep((0,)))
    seen: list[tuple[Record, MatchState, bool]] = []
    match.listen(
        lambda step: seen.append((journal.records[-1], match.state, step.took_back is not None))
    )
    back = match.undo()
    again = match.redo()
    assert seen == [
        (Retracted(), back.after, True),
        (Stepped(a.Keep((0,)), again.events), again.after, False),
    ]


def test_a_journal_that_cannot_write_takes_nothing_back() -> None:
    class Full(MemoryJournal):
        @override
        def append(self, record: Record) -> None:
            if isinstance(record, Retracted):
                raise FullDisk
            super().append(record)

    match = scripted("zilch", "1 1 1 2 3 4", Full())
    match.submit(a.Roll())
    kept = match.submit(a.Keep((0,)))
    with pytest.raises(FullDisk):
        match.undo()
    assert match.state is kept.after
    assert match.undoable is kept


def test_a_resumed_match_can_take_back_and_do_again_what_the_first_could() -> None:
    journal = MemoryJournal()
    match = scripted("zilch", "1 1 1 5 3 4", journal)
    match.submit(a.Roll())
    match.submit(a.Keep((0,)))
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())
    match.undo()
    match.undo()
    again = Match.resumed(journal.records, ScriptedCup(""), journal)
    assert again.undoable == match.undoable
    assert again.redoable == match.redoable
    assert again.steps == match.steps
    again.redo()
    again.redo()
    assert again.redoable is None
    assert again.state.scores == (1000, 0)
    assert Match.resumed(journal.records, ScriptedCup("")).state == again.state


# Seats.

ANNA, BELA, CSABA = Seat("Anna"), Seat("Béla"), Seat("Csaba")


def test_a_player_may_be_renamed_at_any_time_and_stays_the_same_person() -> None:
    match = scripted("zilch", "1 1 1 2 3 4")
    match.submit(a.Roll())
    state = match.state
    step = match.change_seats([ANNA, Seat(" Béla  bácsi ", "béla")])
    assert match.seats == step.seats == (ANNA, Seat("Béla bácsi", "béla"))
    assert match.state == state
    match.undo()
    assert match.seats == SEATS


def test_who_leaves_takes_the_points_along_and_who_joins_has_none() -> None:
    match = scripted("zilch", "1 1 1 2 3 4")
    match.submit(a.Roll())
    match.submit(a.Keep((0, 1, 2)))
    match.submit(a.Bank())
    match.change_seats([CSABA, BELA])
    assert match.state.scores == (0, 0)
    match.undo()
    assert (match.seats, match.state.scores) == (SEATS, (1000, 0))
    match.redo()
    assert (match.seats, match.state.scores) == ((CSABA, BELA), (0, 0))


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([ANNA], "2 to 8 players; found 1"),
        ([Seat(f"Player {n}") for n in range(9)], "2 to 8 players; found 9"),
        ([ANNA, BELA, Seat("anna", "another")], "Two players are called"),
        ([ANNA, Seat(" ", "béla")], "no name yet"),
    ],
)
def test_seats_that_do_not_fit_change_nothing(seats: list[Seat], message: str) -> None:
    journal = MemoryJournal()
    match = scripted("zilch", "", journal)
    with pytest.raises(KnownError, match=message):
        match.change_seats(seats)
    assert (match.seats, match.steps, len(journal.records)) == (SEATS, (), 1)


def test_nobody_leaves_in_the_middle_of_a_turn() -> None:
    match = Match(shipped("zilch").ruleset(), (ANNA, BELA, CSABA), ScriptedCup("1 1 1 2 3 4"))
    match.submit(a.Roll())
    with pytest.raises(IllegalAction):
        match.change_seats([ANNA, BELA])
    assert match.seats == (ANNA, BELA, CSABA)


def test_a_change_of_seats_can_be_looked_at_before_it_is_made() -> None:
    match = scripted("zilch", "2 3 4 6 2 3")
    match.submit(a.Roll())
    told: list[Step] = []
    match.listen(told.append)
    preview = match.preview_of_seats([BELA, CSABA])
    assert (match.seats, told, len(match.steps)) == (SEATS, [], 1)
    assert match.change_seats([BELA, CSABA]) == preview


def test_who_listens_no_more_is_told_no_more() -> None:
    match = scripted("zilch", "1 1 1 2 3 4")
    told: list[Step] = []

    def once(step: Step) -> None:
        told.append(step)
        match.unlisten(once)

    match.listen(once)
    match.listen(told.append)
    match.submit(a.Roll())
    match.submit(a.Keep((0,)))
    match.unlisten(once)
    assert len(told) == 3


def test_the_steps_tell_the_dice_and_the_seats_of_their_time() -> None:
    match = scripted("zilch", "2 3 4 6 2 3")
    match.submit(a.Roll())
    match.change_seats([BELA, ANNA])
    assert [step.seats for step in match.steps] == [SEATS, (BELA, ANNA)]


# Records that do not follow from the rules.


def records() -> list[Record]:
    """A throw, dice set aside, one more player, and a choice taken back."""
    journal = MemoryJournal()
    match = scripted("zilch", "2 3 4 6 2 3 | 1 1 1 2 3 4", journal)
    match.submit(a.Roll())
    match.change_seats([ANNA, BELA, CSABA])
    match.submit(a.Roll())
    match.submit(a.Keep((0,)))
    match.undo()
    return journal.records


def test_the_records_of_a_match_are_a_match() -> None:
    match = Match.resumed(records(), ScriptedCup(""))
    assert match.seats == (ANNA, BELA, CSABA)
    assert len(match.steps) == 3
    assert match.redoable is not None


@pytest.mark.parametrize(
    ("place", "other"),
    [
        (1, Stepped(a.Bank(), ())),
        (1, Stepped(a.Roll(), ())),
        (1, Stepped(a.Roll(), (DiceThrown((0, 1, 2, 3, 4, 5), (2, 3, 4, 6, 2, 7)),))),
        (1, Retracted()),
        (2, Retracted()),
        (2, Hinted(2)),
        (2, Stepped(a.ChangeSeats((0, 1, None)), (SeatsChanged((0, 1, None)),))),
        (2, Stepped(a.ChangeSeats((0, 1)), (SeatsChanged((0, 1)),), (BELA, ANNA))),
        (4, Stepped(a.Keep((0,)), (DiceKept((0,), 100, (1,)),), (ANNA, BELA, CSABA))),
        (4, Stepped(a.Keep((0,)), (DiceKept((0,), 200, (1,)),))),
        (5, Opened("zilch", shipped("zilch").text, "to_10000", (), SEATS)),
    ],
)
def test_a_step_that_does_not_follow_from_the_rules_is_refused(place: int, other: Record) -> None:
    changed = records()
    changed[place] = other
    with pytest.raises(KnownError, match=f"Step {place} of this match"):
        Match.resumed(changed, ScriptedCup(""))


def test_seats_of_a_record_must_fit_the_game() -> None:
    changed = records()
    left = (SeatsChanged((0,)), TurnStarted(0, 2))
    changed[2] = Stepped(a.ChangeSeats((0,)), left, (ANNA,))
    with pytest.raises(KnownError, match="2 to 8 players"):
        Match.resumed(changed, ScriptedCup(""))


@pytest.mark.parametrize("changed", [[], [Retracted()]])
def test_records_without_a_head_are_no_match(changed: list[Record]) -> None:
    with pytest.raises(KnownError, match="not the record of a match"):
        Match.resumed(changed, ScriptedCup(""))


def test_a_head_that_names_another_game_than_its_rules_is_no_match() -> None:
    head = Opened("yacht", shipped("zilch").text, "to_10000", (), SEATS)
    with pytest.raises(KnownError, match="not the record of a match"):
        Match.resumed([head], ScriptedCup(""))


def test_a_hint_is_written_before_it_is_known_and_stands_whatever_is_taken_back() -> None:
    journal = MemoryJournal()
    match = scripted("zilch", "1 1 1 2 3 4", journal)
    match.submit(a.Roll())
    match.submit(a.Keep((0,)))
    match.note_hint()
    assert journal.records[-1] == Hinted(0)
    match.undo()
    person = match.seats[0].person
    again = Match.resumed(journal.records, ScriptedCup(""))
    assert match.hints == again.hints == (person,)
    assert again.redoable == match.redoable
    assert again.state == match.state


def test_a_hint_that_cannot_be_written_is_none() -> None:
    class Full(MemoryJournal):
        @override
        def append(self, record: Record) -> None:
            if isinstance(record, Hinted):
                raise FullDisk
            super().append(record)

    match = scripted("zilch", "", Full())
    with pytest.raises(FullDisk):
        match.note_hint()
    assert match.hints == ()
