"""The turns of a match as one looks back on them."""

import pytest

from kubik.play.cup import ScriptedCup
from kubik.play.match import Match
from kubik.play.seats import Seat
from kubik.play.turns import EndEntry, Entry, Result, SeatsEntry, TurnEntry, Turns
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.combination import Shape
from kubik.rules.dice import Colour
from kubik.rules.events import BustCause
from play.test_seat_laws import GAMES, Party

ANNA, BELA, CSABA = Seat("Anna", "p1"), Seat("Béla", "p2"), Seat("Csaba", "p3")
BUST = "2 3 4 6 2 3"
THOUSAND = "1 1 1 2 3 4"


class Book:
    """A match with scripted dice whose turns are followed."""

    def __init__(
        self, game: str, dice: str, scores: tuple[int, ...] = (0, 0), **rules: object
    ) -> None:
        form = rules.pop("form", None)
        ruleset = shipped(game).ruleset(None if form is None else str(form), **rules)
        people = (ANNA, BELA, CSABA)[: len(scores)]
        self.match = Match(ruleset, people, ScriptedCup(dice))
        if any(scores):
            pads = zip(self.match.opening.pads, scores, strict=True)  # type: ignore[union-attr]
            self.match.opening = self.match.opening._replace(  # type: ignore[union-attr]
                pads=tuple(pad._replace(score=score, on_board=True) for pad, score in pads)
            )
        self.turns = Turns(people)
        self.changed: list[int] = []
        self.match.listen(lambda step: self.changed.append(self.turns.follow(step)))

    def do(self, *actions: a.Action) -> None:
        for action in actions:
            self.match.submit(action)

    def turn(self, place: int = -1) -> TurnEntry:
        entry = self.turns.entries[place]
        assert isinstance(entry, TurnEntry)
        return entry


def shown(turn: TurnEntry) -> list[str]:
    """Each throw as text, the kept dice with a star."""
    return [
        " ".join(f"{die.face}{'*' * (die.place in throw.kept)}" for die in throw.dice)
        for throw in turn.throws
    ]


def test_a_turn_is_there_from_its_first_throw_on() -> None:
    book = Book("zilch", THOUSAND)
    assert book.turns.entries == []
    book.do(a.Roll())
    turn = book.turn()
    assert (turn.person, turn.round, turn.first_step) == ("p1", 1, 0)
    assert (turn.result, turn.score) == (Result.OPEN, None)
    assert shown(turn) == ["1 1 1 2 3 4"]


def test_a_bank_tells_what_was_kept_of_each_throw_and_what_it_came_to() -> None:
    book = Book("zilch", f"{THOUSAND} | 5 2 3 | {BUST}")
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Roll(), a.Keep((3,)), a.Bank(), a.Roll())
    turn = book.turn(0)
    assert shown(turn) == ["1* 1* 1* 2 3 4", "5* 2 3"]
    assert [throw.points for throw in turn.throws] == [1000, 50]
    assert [die.face for die in turn.throws[0].kept_dice] == [1, 1, 1]
    assert (turn.result, turn.points, turn.score) == (Result.BANKED, 1050, 1050)
    assert (book.turn(1).person, book.turn(1).first_step) == ("p2", 5)


def test_a_bust_tells_what_was_lost() -> None:
    book = Book("zilch", f"{THOUSAND} | 2 3 3", scores=(700, 0))
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Roll())
    turn = book.turn()
    assert (turn.result, turn.points, turn.score) == (Result.BUSTED, 1000, 700)
    assert turn.cause is BustCause.NO_SCORE
    assert shown(turn) == ["1* 1* 1* 2 3 4", "2 3 3"]


def test_the_score_after_a_bust_counts_its_penalties() -> None:
    book = Book("zilch", BUST, scores=(700, 500), challenges=True)
    book.do(a.Challenge(1), a.Roll())
    assert (book.turn().rival, book.turn().score) == ("p2", 100)


def test_the_score_after_a_challenge_is_that_of_the_challenger() -> None:
    book = Book("zilch", THOUSAND, scores=(700, 1500), challenges=True)
    book.do(a.Challenge(1), a.Roll(), a.Keep((0, 1, 2)), a.Bank())
    assert book.turn().score == 1700


def test_dice_taken_over_are_told() -> None:
    book = Book("zonk_chicago", "1 1 1 2 3 | 2 3", scores=(500, 500))
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.TakeOver())
    assert (book.turn().taken_over, shown(book.turn())) == (1000, ["2 3"])


def test_an_attempt_is_two_throws() -> None:
    book = Book("dice10000", "1 2 3 4 5 5 | 6")
    book.do(a.Roll(), a.Attempt(Shape.STRAIGHT, (0, 1, 2, 3, 4)))
    assert shown(book.turn()) == ["1* 2* 3* 4* 5* 5", "6*"]


def test_coloured_dice_keep_their_colours() -> None:
    book = Book("zonk_detroit", BUST)
    book.do(a.Roll())
    assert {die.colour for die in book.turn().throws[0].dice} == set(Colour)


def test_a_box_tells_the_dice_held_from_throw_to_throw() -> None:
    book = Book("yacht", "5 5 2 3 4 | 5 1 2 | 6")
    book.do(a.Roll(), a.Keep((0, 1)), a.Roll(), a.Keep((0, 1, 2, 4)), a.Roll(), a.Score("fives"))
    turn = book.turn()
    assert shown(turn) == ["5* 5* 2 3 4", "5* 5* 5* 1 2*", "5* 5* 5* 6* 2*"]
    assert (turn.result, turn.box, turn.points, turn.score) == (Result.BOX, "fives", 15, 15)


def test_points_knocked_off_belong_to_the_turn_that_lost_them() -> None:
    dice = "1 2 2 3 4 6 | 5 5 2 3 4"
    rules = {"form": "exact", "knock_off_steals_turn": True, "straight_attempt": False}
    book = Book("dice10000", dice, (9900, 0), **rules)
    book.do(a.Roll(), a.Keep((0,)))
    assert (book.turn().result, book.turn().score) == (Result.BANKED, 10000)
    book.do(a.Roll())
    knocked, stolen = book.turn(0), book.turn(1)
    assert (knocked.result, knocked.points, knocked.score) == (Result.KNOCKED_OFF, 100, 9900)
    assert [throw.knocker for throw in knocked.throws] == [None, "p2"]
    assert (stolen.person, stolen.taken_over, shown(stolen)) == ("p2", 100, ["5 5 2 3 4"])
    assert book.changed == [0, 0, 0]


def test_a_roll_off_is_a_turn_for_each_who_is_tied() -> None:
    dice = f"{THOUSAND} | {THOUSAND} | 1 2 3 3 4 6 | 5 2 3 3 4 6"
    book = Book("zilch", dice, scores=(14500, 14500), tie_break="roll_off")
    for _ in range(2):
        book.do(a.Roll(), a.Keep((0, 1, 2)), a.Bank())
    book.do(a.Roll(), a.Roll())
    first, second, end = book.turns.entries[-3:]
    assert isinstance(first, TurnEntry)
    assert isinstance(second, TurnEntry)
    assert [(t.person, t.result, t.points, t.score) for t in (first, second)] == [
        ("p1", Result.ROLL_OFF, 100, 15500),
        ("p2", Result.ROLL_OFF, 50, 15500),
    ]
    assert isinstance(end, EndEntry)
    assert end.outcome.winners == (0,)
    assert book.turn(0).starts_last_round


@pytest.mark.parametrize("score", [0, 10100])
def test_six_alike_end_a_turn_without_a_bank(score: int) -> None:
    book = Book("dice10000", "2 2 2 2 2 2", scores=(score, 50))
    book.do(a.Roll())
    turn = book.turn(0)
    assert (turn.result, turn.score) == (Result.ENDED, max(score, 10000))
    assert isinstance(book.turns.entries[-1], EndEntry)


def test_who_joins_leaves_or_moves_is_an_entry_and_a_new_name_is_none() -> None:
    book = Book("zilch", f"{BUST} | {THOUSAND}")
    book.do(a.Roll())
    step = book.match.change_seats([BELA, ANNA, CSABA])
    assert book.turns.entries[-1] == SeatsEntry((ANNA, BELA), step, 1)
    book.do(a.Roll())
    book.match.change_seats([BELA, Seat("Panni", "p1"), CSABA])
    assert len(book.turns.entries) == 3
    assert book.turns.names == {"p1": "Panni", "p2": "Béla", "p3": "Csaba"}
    assert book.turn().person == "p2"


def test_a_match_may_end_with_a_player_who_leaves() -> None:
    rules = {"straight_attempt": False, "three_pairs_attempt": False}
    book = Book("dice10000", f"{THOUSAND} | {BUST}", (9500, 0, 0), **rules)
    book.do(a.Roll(), a.Keep((0, 1, 2)), a.Bank(), a.Roll())
    book.match.change_seats([ANNA, BELA])
    assert isinstance(book.turns.entries[-2], SeatsEntry)
    end = book.turns.entries[-1]
    assert isinstance(end, EndEntry)
    assert end.seats == (ANNA, BELA)


def test_what_is_taken_back_is_not_in_it() -> None:
    book = Book("zilch", f"{THOUSAND} | {BUST}")
    book.do(a.Roll())
    before = list(book.turns.entries)
    book.do(a.Keep((0, 1, 2)), a.Bank())
    after = list(book.turns.entries)
    book.match.undo()
    assert book.turn().result is Result.OPEN
    book.match.undo()
    assert book.turns.entries == before
    book.match.redo()
    book.match.redo()
    assert book.turns.entries == after
    assert book.changed == [0] * 7


def test_only_the_last_turn_is_told_as_changed() -> None:
    book = Book("zilch", f"{BUST} | {BUST} | {THOUSAND}")
    book.do(a.Roll(), a.Roll(), a.Roll(), a.Keep((0,)))
    book.match.change_seats([Seat("Panni", "p1"), BELA])
    assert book.changed == [0, 1, 2, 2, 3]


def folded(match: Match) -> list[Entry]:
    turns = Turns(match.opening_seats)
    for step in match.steps:
        turns.follow(step)
    return turns.entries


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_followed_live_it_is_the_same_as_looked_at_afterwards(game: str, seed: int) -> None:
    party = Party(game, seed)
    live = Turns(party.match.opening_seats)
    seen: list[Entry] = []

    def follow(step: object) -> None:
        first = live.follow(step)  # type: ignore[arg-type]
        assert live.entries[:first] == seen[:first]
        seen[:] = live.entries

    party.match.listen(follow)
    party.play()
    assert live.entries == folded(party.match)
    ended = [entry for entry in live.entries if isinstance(entry, TurnEntry)]
    assert all(turn.score is not None for turn in ended)
    assert isinstance(live.entries[-1], EndEntry)
