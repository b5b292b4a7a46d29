"""Laws of random matches whose players come, go, change places and take decisions back."""

import random
from collections import Counter
from itertools import count, groupby

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kubik.errors import KnownError
from kubik.play.cup import ScriptedCup, SeededCup
from kubik.play.match import Match, Step
from kubik.play.records import MemoryJournal
from kubik.play.seats import Seat
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules import events as e
from kubik.rules.ruleset import Ruleset
from kubik.rules.scorepad import ScorepadState
from kubik.rules.settings import BankingRules
from kubik.rules.state import IllegalAction
from rules.table import game_with

GAMES = ("zilch", "zonk_chicago", "zonk_detroit", "dice10000", "yacht")
MOST_STEPS = 50_000


def random_ruleset(game: str, source: random.Random) -> Ruleset:
    """House rules by chance, with a near target and a limit of rounds."""
    is_banking = isinstance(shipped(game).form().rules, BankingRules)
    definition = game_with(game, "round_limit: 40") if is_banking else shipped(game)
    while True:
        choices = {
            rule.name: source.choice(rule.choices)
            for rule in definition.house_rules
            if source.random() < 0.3
        }
        if is_banking:
            choices["target"] = source.choice((2000, 3000))
        try:
            return definition.ruleset(source.choice(definition.forms).id, **choices)
        except KnownError:
            continue


class Party:
    """People who play a match to its end, as restless as people are."""

    def __init__(self, game: str, seed: int) -> None:
        self.source = random.Random(seed)
        self.numbers = count(1)
        self.journal = MemoryJournal()
        ruleset = random_ruleset(game, self.source)
        fewest, _ = ruleset.game.seats
        seats = [self.newcomer() for _ in range(self.source.randint(max(fewest, 2), 5))]
        self.match = Match(ruleset, seats, SeededCup(seed), self.journal)
        self.changes = 0

    def newcomer(self) -> Seat:
        return Seat(f"Player {next(self.numbers)}")

    def change_seats(self) -> None:
        seats = list(self.match.seats)
        for _ in range(self.source.randint(1, 2)):
            match self.source.randrange(3):
                case 0:
                    seats.insert(self.source.randint(0, len(seats)), self.newcomer())
                case 1 if len(seats) > 1:
                    seats.pop(self.source.randrange(len(seats)))
                case _:
                    self.source.shuffle(seats)
        before, written = self.match.state, len(self.journal.records)
        try:
            self.match.change_seats(seats)
        except (IllegalAction, KnownError):
            assert self.match.state is before
            assert len(self.journal.records) == written
        else:
            self.changes += 1

    def play(self) -> None:
        match, source = self.match, self.source
        for _ in range(MOST_STEPS):
            if match.state.outcome is not None:
                return
            if source.random() < 0.15:
                self.change_seats()
            elif source.random() < 0.1 and match.undoable is not None:
                match.undo()
            elif source.random() < 0.3 and match.redoable is not None:
                match.redo()
            else:
                match.submit(random_action(match.state, source))
        msg = "the match does not end"
        raise AssertionError(msg)


def turns_ended(step: Step) -> list[tuple[str, int]]:
    """The person and the round of each turn that ended in `step`."""
    found, number = [], step.before.round
    for event in step.events:
        match event:
            case e.TurnStarted():
                number = event.round
            case e.Banked(seat) | e.Busted(seat) | e.BoxScored(seat):
                found.append((step.seats[seat].person, number))
            case _:
                pass
    return found


def present_throughout(steps: list[Step]) -> set[str]:
    """Who sat at the table before and after each of `steps`."""
    present = {seat.person for seat in steps[0].seats}
    for step in steps:
        present &= {seat.person for seat in step.seats}
    return present


def check_rounds(match: Match) -> None:
    """Whether nobody missed a turn of a round or had two, up to the last round and in it."""
    starts = [n for n, step in enumerate(match.steps) if isinstance_in(step, e.LastRoundStarted)]
    regular = match.steps[: starts[0] + 1] if starts else match.steps
    turns = Counter(turn for step in regular for turn in turns_ended(step))
    assert all(times == 1 for times in turns.values()), turns.most_common(1)
    rounds = [list(steps) for _, steps in groupby(regular, lambda step: step.before.round)]
    for steps in rounds[:-1]:
        number = steps[0].before.round
        for person in present_throughout(steps):
            assert turns[(person, number)] == 1, (person, number)
    stayed = present_throughout(list(match.steps))
    played = Counter(person for step in regular for person, _ in turns_ended(step))
    numbers = [played[person] for person in stayed]
    assert not numbers or max(numbers) - min(numbers) <= 1
    if len(starts) == 1 and not any(isinstance_in(s, e.LastRoundCancelled) for s in match.steps):
        check_last_round(list(match.steps[starts[0] :]))


def check_last_round(steps: list[Step]) -> None:
    """Whether everybody who stayed had one turn more, but for the one who began the round."""
    begun, *last = steps
    beginner = turns_ended(begun)[0][0]
    turns = Counter(person for step in last for person, _ in turns_ended(step))
    assert all(times == 1 for times in turns.values())
    if last:
        assert present_throughout(last) - {beginner} <= set(turns)
    assert beginner not in turns


def isinstance_in(step: Step, kind: type[e.Event]) -> bool:
    return any(isinstance(event, kind) for event in step.events)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32))
def test_a_match_of_restless_people_ends_and_is_fair_to_those_who_stay(
    game: str, seed: int
) -> None:
    party = Party(game, seed)
    party.play()
    match = party.match
    check_rounds(match)
    state = match.state
    assert len(state.scores) == len(match.seats)
    if isinstance(state, ScorepadState):
        boxes = len(state.rules.boxes)
        assert [len(sheet.filled) for sheet in state.sheets] == [boxes] * len(match.seats)
    again = Match.resumed(party.journal.records, ScriptedCup(""))
    assert (again.state, again.seats) == (state, match.seats)
    assert again.steps == match.steps
    assert (again.undoable, again.redoable) == (match.undoable, match.redoable)


def test_these_people_do_change_seats_in_every_game() -> None:
    for game in GAMES:
        party = Party(game, 1)
        party.play()
        assert party.changes > 2
