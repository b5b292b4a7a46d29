"""Records as text: one line, the same after reading, and refused where anything is off."""

import json
from typing import get_args

import pytest

from kubik.errors import KnownError
from kubik.play.records import Hinted, MemoryJournal, Opened, Record, Retracted, Stepped
from kubik.play.seats import Seat
from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.combination import Shape
from kubik.storage.codec import RECORD, Codec
from storage.matches import GAMES, random_match

OUTCOME = e.Outcome(e.Termination.TARGET, (e.Place(1, 1, 5000), e.Place(2, 0, -50)))
ACTIONS: tuple[a.Action, ...] = (
    a.Roll(),
    a.Keep((0, 3)),
    a.Bank(),
    a.TakeOver(),
    a.Challenge(1),
    a.Attempt(Shape.STRAIGHT, (0, 1, 2, 3, 4)),
    a.GiveUp(),
    a.Score("yacht"),
    a.ChangeSeats((1, None, 0)),
)
EVENTS: tuple[e.Event, ...] = (
    e.TurnStarted(0, 1),
    e.TurnStarted(1, 2, e.Offer(350, (4, 5))),
    e.DiceThrown((0, 1), (6, 6)),
    e.DiceKept((0,), None),
    e.DiceKept((0,), 50, (5,)),
    e.DiceFrozen((0,), 50),
    e.CornerTurned((1, 1)),
    e.TookOver(300, (1, 2)),
    e.ChallengeMade(1, 0),
    e.AttemptMade(Shape.THREE_PAIRS, (0, 1)),
    e.Busted(0, 250, e.BustCause.NO_SCORE, 1),
    e.Banked(0, 350),
    e.ScoreChanged(0, -600, e.Change.CHALLENGE_LOST),
    e.LastRoundStarted(0),
    e.LastRoundCancelled(),
    e.KnockOffStarted(1, (5,)),
    e.KnockedOff(0, 400),
    e.RollOffStarted((0, 1)),
    e.RollOffThrown(0, 150),
    e.BoxScored(0, "ones", 3),
    e.SeatsChanged((None, 0)),
    e.MatchEnded(OUTCOME),
)
RECORDS: tuple[Record, ...] = (
    Opened("zilch", "id: zilch\n", "long", (("topping", "True"),), (Seat("Béla", "1", "easy"),)),
    Retracted(),
    Hinted(1),
    Stepped(a.ChangeSeats((0,)), (), (Seat("Ömer", "id", None, "hu"),)),
    *(Stepped(action, EVENTS) for action in ACTIONS),
)


def text_of(**step: object) -> str:
    """The line of a step, `Roll` and no events but for what is given."""
    return json.dumps({"Stepped": {"action": {"Roll": {}}, "events": []} | step})


def refused(line: str) -> str:
    with pytest.raises(KnownError) as raised:
        RECORD.value(line)
    return str(raised.value)


def test_the_examples_leave_no_action_and_no_event_out() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(a.Action))
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))
    assert {type(record) for record in RECORDS} == set(get_args(Record))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_a_record_is_the_same_after_writing_and_reading(record: Record) -> None:
    line = RECORD.text(record)
    assert "\n" not in line
    assert RECORD.value(line) == record


@pytest.mark.parametrize("game", GAMES)
def test_every_record_of_random_matches_is_the_same_after_writing_and_reading(game: str) -> None:
    journal = MemoryJournal()
    for _ in random_match(game, "codec", 120, journal):
        pass
    assert len(journal.records) > 50
    assert [RECORD.value(RECORD.text(record)) for record in journal.records] == journal.records


def test_a_line_is_short_and_can_be_read_by_people() -> None:
    step = Stepped(a.Roll(), (e.DiceThrown((0, 1), (6, 2)), e.DiceKept((0,), None)))
    assert RECORD.text(step) == (
        '{"Stepped":{"action":{"Roll":{}},"events":[{"DiceThrown":{"dice":[0,1],"faces":[6,2]}},'
        '{"DiceKept":{"dice":[0],"points":null,"building":[]}}]}}'
    )
    assert RECORD.text(Retracted()) == '{"Retracted":{}}'
    assert RECORD.text(Hinted(1)) == '{"Hinted":{"seat":1}}'


def test_a_field_with_a_default_may_be_missing_as_in_an_older_file() -> None:
    line = text_of(events=[{"TurnStarted": {"seat": 1, "round": 2}}])
    assert RECORD.value(line) == Stepped(a.Roll(), (e.TurnStarted(1, 2),))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "JSON: found , expected JSON."),
        ("nonsense", "JSON: found nonsense, expected JSON."),
        ("[" * 100_000, f"JSON: found {'[' * 59}…, expected JSON."),
        ("1" * 5_000, f"JSON: found {'1' * 59}…, expected JSON."),
        ("null", "JSON: found None, expected one name with its fields."),
        ("{}", "JSON: found {}, expected one name with its fields."),
        ('{"Retracted":{},"Opened":{}}', "expected one name with its fields."),
        (
            '{"os.system":{}}',
            "JSON: found os.system, expected one of Opened, Stepped, Retracted, Hinted.",
        ),
        ('{"Roll":{}}', "JSON: found Roll, expected one of Opened, Stepped, Retracted, Hinted."),
        ('{"Retracted":[]}', "JSON: found [], expected Retracted with its fields."),
        ('{"Retracted":{"by":1}}', "Retracted: found by, expected no field."),
        ('{"Stepped":{}}', "Stepped: found nothing, expected a value for action."),
        (text_of(event=[]), "Stepped: found event, expected one of action, events, seats."),
        (text_of(events={}), "Stepped.events: found {}, expected a list."),
        (text_of(action={"Keep": {"dice": 1}}), "Stepped.action → Keep.dice: found 1, expected a"),
        (text_of(action={"Keep": {"dice": [True]}}), "Keep.dice: found True, expected a whole"),
        (text_of(action={"Keep": {"dice": [1.0]}}), "Keep.dice: found 1.0, expected a whole"),
        (text_of(action={"Keep": {"dice": [2**53 + 1]}}), "expected a whole number."),
        (text_of(action={"Keep": {"dice": [float("nan")]}}), "found nan, expected a whole"),
        (text_of(action={"Challenge": {"seat": "1"}}), "Challenge.seat: found 1, expected a whole"),
        (text_of(action={"Score": {"box": 1}}), "Score.box: found 1, expected text."),
        (text_of(action={"Score": {"box": "\ud800"}}), "Score.box: found half a character"),
        (
            text_of(action={"Attempt": {"shape": "circle", "dice": []}}),
            "Attempt.shape: found circle, expected one of single, alike, straight,",
        ),
        (text_of(action={"ChangeSeats": {"sources": ["x"]}}), "sources → 1: found x"),
        (text_of(seats=[{}]), "Stepped.seats → 1 → Seat: found nothing, expected a value"),
        (
            '{"Opened":{"game":"x","rule_text":"","form":"","house_rules":[["a"]],"seats":[]}}',
            "Opened.house_rules → 1: found ['a'], expected a list of 2.",
        ),
    ],
)
def test_a_line_that_is_no_record_is_refused_with_what_was_found_and_where(
    line: str, sentence: str
) -> None:
    assert sentence in refused(line)


def test_letters_of_all_languages_are_themselves() -> None:
    step = Stepped(a.Score("Ёé×"), ())
    assert "Ёé×" in RECORD.text(step)
    assert RECORD.value(RECORD.text(step)) == step


def test_a_switch_is_true_or_false() -> None:
    switch: Codec[bool] = Codec(bool)
    assert switch.value(switch.text(True)) is True
    with pytest.raises(KnownError, match="found 1, expected one of true, false"):
        switch.value("1")


def test_half_a_character_is_not_written() -> None:
    with pytest.raises(KnownError, match="half a character"):
        RECORD.text(Stepped(a.Score("\udc00"), ()))
