"""Small matches, written down event by event, and what statistics make of them."""

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone

import pytest

from kubik.play.records import Hinted, Opened, Record, Retracted, Stepped
from kubik.play.seats import Seat
from kubik.play.statistics import Played, accounts, selected
from kubik.play.statistics.bests import best_list, categories, totals, turns
from kubik.play.statistics.course import Who
from kubik.play.statistics.dice import fallen
from kubik.play.statistics.people import Person, people
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.combination import Shape
from kubik.rules.events import BustCause, Event, MatchEnded, Outcome, Place, Termination
from play.statistics.samples import NOON, PEOPLE, ROBOTS, match, told

ANNA, BELA = Who("person-Anna"), Who("person-Béla")


FOUR_FACES = """
id: four
family: scorepad
name: {en: Four}
about: {en: Dice of four faces.}
seats: {min: 1, max: 4}
rules: {dice: 3, faces: 4, throws: 1}
boxes:
  - {id: any, name: {en: Any}, shape: any, score: sum}
forms:
  - {id: standard, name: {en: Standard}}
house_rules: {}
"""


def throw(*faces: int) -> e.DiceThrown:
    return e.DiceThrown(tuple(range(len(faces))), faces)


def bust(seat: int) -> e.Busted:
    return e.Busted(seat, 0, BustCause.NO_SCORE, 1)


def end(*scores: int, ranks: Sequence[int] = ()) -> MatchEnded:
    """The seats in their order with these points; the rank is the place unless it is given."""
    places = [
        Place(rank, seat, score)
        for seat, (rank, score) in enumerate(
            zip(ranks or range(1, len(scores) + 1), scores, strict=True)
        )
    ]
    ranking = tuple(sorted(places, key=lambda place: place.rank))
    return MatchEnded(Outcome(Termination.TARGET, ranking))


def person(who: Who, *matches: Played) -> Person:
    return next(person for person in people(told(*matches)) if person.who == who)


def won(day: int, *, game: str = "zilch", form: str = "to_10000") -> Played:
    return match(
        (throw(1), e.Banked(0, 10000), end(10000, 0)),
        when=NOON + timedelta(day),
        game=game,
        form=form,
    )


def lost(day: int) -> Played:
    return match((throw(1), bust(0), end(0, 0, ranks=(2, 1))), when=NOON + timedelta(day))


def test_turns_are_counted_with_their_points_and_busts() -> None:
    played = match(
        (throw(1, 1, 1, 2, 3, 4),),
        (e.Banked(0, 1000), e.TurnStarted(1, 1)),
        (throw(2, 2, 3, 3, 4, 6), bust(1), e.TurnStarted(0, 2)),
        (throw(2, 2, 3, 3, 4, 6), bust(0), e.TurnStarted(1, 2)),
        (throw(5, 2, 3, 3, 4, 6),),
    )
    anna, bela = person(ANNA, played).overall, person(BELA, played).overall
    assert (anna.turns, anna.turn_points, anna.busts) == (2, 1000, 1)
    assert (anna.average_turn, anna.bust_share) == (500, 0.5)
    assert anna.best_turn is not None
    assert anna.best_turn.points == 1000
    assert (bela.turns, bela.busts, bela.best_turn) == (1, 1, None)


def test_what_was_taken_back_does_not_count() -> None:
    bank: tuple[Event, ...] = (e.Banked(0, 300), e.TurnStarted(1, 1))
    played = match((throw(1),), bank, Retracted(), (throw(1),), (e.Banked(0, 400), end(400, 0)))
    anna = person(ANNA, played).overall
    assert (anna.turns, anna.turn_points, anna.wins) == (1, 400, 1)
    undone = person(ANNA, match((throw(1),), (e.Banked(0, 400), end(400, 0)), Retracted())).overall
    assert (undone.matches, undone.finished, undone.turns, undone.wins) == (1, 0, 0, 0)


def test_a_match_whose_records_tell_of_a_hint_is_one_with_hints() -> None:
    bank: tuple[Event, ...] = (e.Banked(0, 300), e.TurnStarted(1, 1))
    plain, hinted = told(match((throw(1),), bank), match((throw(1),), Hinted(0), bank))
    assert (plain.hints, hinted.hints) == (False, True)
    assert person(ANNA, match((throw(1),), Hinted(0), bank)).overall.turn_points == 300


def test_a_match_in_which_nobody_has_thrown_was_not_played() -> None:
    assert people(told(match(), match((e.ChallengeMade(1, 0),)))) == ()


def test_an_unfinished_match_is_played_but_neither_won_nor_lost() -> None:
    played = match((throw(1),), when=NOON + timedelta(9))
    anna = person(ANNA, won(1), played).overall
    assert (anna.matches, anna.finished, anna.wins) == (2, 1, 1)
    assert (anna.streak, anna.longest_streak) == (1, 1)


def test_a_shared_win_is_counted_as_such_and_goes_on_with_a_streak() -> None:
    shared = match((throw(1), end(500, 500, ranks=(1, 1))), when=NOON + timedelta(2))
    anna = person(ANNA, won(1), shared, won(3), lost(4), won(5)).overall
    assert (anna.wins, anna.shared_wins, anna.contests) == (3, 1, 5)
    assert (anna.longest_streak, anna.streak) == (3, 1)
    assert person(ANNA, won(1), lost(2)).overall.streak == 0


def test_matches_follow_one_another_by_time_and_not_as_they_come() -> None:
    assert person(ANNA, lost(2), won(3), won(1)).overall.longest_streak == 1
    assert person(ANNA, lost(2), won(3), won(1)).overall.streak == 1


def test_nobody_wins_alone() -> None:
    alone = match((throw(1), end(180)), seats=PEOPLE[:1], game="yacht", form="standard")
    anna = person(ANNA, alone).overall
    assert (anna.finished, anna.contests, anna.wins, anna.streak) == (1, 0, 0, 0)
    assert anna.average_final == 180


def test_who_leaves_midway_keeps_the_turns_but_has_neither_won_nor_lost() -> None:
    leaves = Stepped(a.ChangeSeats((0, 2)), (e.SeatsChanged((0, 2)),), (PEOPLE[0], PEOPLE[2]))
    played = match(
        (throw(1), e.Banked(0, 100), e.TurnStarted(1, 1)),
        (throw(5), e.Banked(1, 50), e.TurnStarted(2, 1)),
        leaves,
        (throw(6), e.Banked(1, 9000), end(100, 9050, ranks=(2, 1))),
        seats=PEOPLE[:3],
    )
    bela = person(BELA, played).overall
    assert (bela.matches, bela.finished, bela.turns, bela.turn_points) == (1, 0, 1, 50)
    assert (bela.average_final, bela.best_total) == (None, None)
    third = person(Who("person-Гүлнара"), played).overall
    assert (third.turn_points, third.wins) == (9000, 1)


def test_who_has_never_thrown_before_leaving_has_not_played() -> None:
    leaves = Stepped(a.ChangeSeats((0,)), (e.SeatsChanged((0,)),), PEOPLE[:1])
    found = people(told(match((throw(1),), leaves)))
    assert [person.who for person in found] == [ANNA]


def test_a_computer_player_in_somebodys_place_does_not_count_for_him() -> None:
    sits = Stepped(
        a.ChangeSeats((0, 1)),
        (e.SeatsChanged((0, 1)),),
        (Seat("Anna", "person-Anna", level="easy"), PEOPLE[1]),
    )
    played = match(
        (throw(1), e.Banked(0, 100), e.TurnStarted(0, 2)), sits, (throw(2, 2), end(1, 0))
    )
    anna = person(ANNA, played).overall
    assert (anna.turns, anna.finished, anna.wins) == (1, 0, 0)
    robot = person(Who("person-Anna", is_computer=True), played).overall
    assert (robot.turns, robot.finished, robot.wins) == (0, 1, 1)
    (dice,) = fallen(told(played))
    assert (dice.people, dice.computers) == ((1, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0))


def test_people_are_known_by_id_and_shown_under_their_newest_name() -> None:
    renamed = Stepped(
        a.ChangeSeats((0, 1)),
        (e.SeatsChanged((0, 1)),),
        (Seat("Anne", "person-Anna"), PEOPLE[1]),
    )
    older, newer = match((throw(1),), renamed), won(1)
    assert person(ANNA, older).name == "Anne"
    assert person(ANNA, newer, older).name == "Anna"
    assert person(ANNA, match((throw(1),), renamed, Retracted())).name == "Anna"
    twins = people(
        told(
            match(
                (throw(1),),
                (e.TurnStarted(1, 1), throw(1)),
                seats=(Seat("Anna", "x"), Seat("anna", "y")),
            )
        )
    )
    assert [(found.name, found.who.person) for found in twins] == [("Anna", "x"), ("anna", "y")]


def test_busts_are_a_share_of_the_turns_that_can_bust() -> None:
    sheet = match((throw(1), e.BoxScored(0, "ones", 0)), game="yacht", form="standard")
    assert person(ANNA, sheet).overall.bust_share is None
    anna = person(ANNA, sheet, lost(1)).overall
    assert (anna.turns, anna.risky_turns, anna.busts, anna.bust_share) == (2, 1, 1, 1)


def test_without_turns_there_is_no_average() -> None:
    anna = person(ANNA, match((throw(1),))).overall
    assert (anna.average_turn, anna.bust_share, anna.average_final) == (None, None, None)


def test_a_knock_off_takes_the_points_from_the_turn_and_counts_its_dice_once() -> None:
    played = match(
        (throw(4, 4, 4, 1, 2, 3),),
        (e.DiceKept((0, 1, 2, 3), 500), e.Banked(0, 500), e.KnockOffStarted(1, (4, 5))),
        (
            e.DiceThrown((4, 5), (5, 2)),
            e.KnockedOff(0, 500),
            e.TurnStarted(1, 1),
            e.TookOver(500, (4, 5)),
            e.DiceThrown((4, 5), (5, 2)),
        ),
        (e.Banked(1, 550), e.TurnStarted(0, 2)),
        game="dice10000",
        form="exact",
    )
    anna, bela = person(ANNA, played).overall, person(BELA, played).overall
    assert (anna.turns, anna.turn_points, anna.busts, anna.best_turn) == (1, 0, 0, None)
    assert (bela.turns, bela.turn_points) == (1, 550)
    (dice,) = fallen(told(played))
    assert dice.people == (1, 2, 1, 3, 1, 0)


def test_dice_of_a_roll_off_are_put_down_to_who_throws_them() -> None:
    played = match(
        (throw(1), bust(0), e.RollOffStarted((1, 0))),
        (throw(2, 2), e.RollOffThrown(1, 0)),
        (throw(3), e.RollOffThrown(0, 100), end(5, 5)),
        seats=(PEOPLE[0], ROBOTS[0]),
    )
    (dice,) = fallen(told(played))
    assert (dice.people, dice.computers) == ((1, 0, 1, 0, 0, 0), (0, 2, 0, 0, 0, 0))


def test_an_attempt_and_what_else_is_told_are_no_turns() -> None:
    played = match(
        (throw(1, 2, 3), e.AttemptMade(Shape.STRAIGHT, (0,)), e.DiceFrozen((1,), 50)),
        (e.CornerTurned(), e.ScoreChanged(0, -500, e.Change.THREE_BUSTS)),
        (e.LastRoundStarted(0), e.LastRoundCancelled()),
    )
    assert person(ANNA, played).overall.turns == 0


def test_dice_are_told_apart_by_their_number_of_faces() -> None:
    head = Opened("four", FOUR_FACES, "standard", (), PEOPLE[:2])
    throws = (Stepped(a.Roll(), (throw(4, 1, 4),)),)
    found = fallen(told(Played(NOON, (head, *throws), hints=False), won(1)))
    assert [(dice.faces, dice.people) for dice in found] == [
        (4, (1, 0, 0, 2)),
        (6, (1, 0, 0, 0, 0, 0)),
    ]


def test_totals_with_house_rules_stand_in_a_list_of_their_own() -> None:
    plain = won(1)
    easier = match((throw(1), end(20000, 0)), rules=(("target", "5000"),))
    found = told(
        plain, easier, won(2, form="to_5000"), won(3, game="zonk_chicago", form="standard")
    )
    lists = {
        (c.game_form.game, c.game_form.form, c.house_rules): [
            feat.points for feat in best_list(found, totals, c)
        ]
        for c in categories(found)
    }
    assert lists == {
        ("zilch", "to_10000", ()): [10000, 0],
        ("zilch", "to_10000", (("target", 5000),)): [20000, 0],
        ("zilch", "to_5000", ()): [10000, 0],
        ("zonk_chicago", "standard", ()): [10000, 0],
    }


def test_a_house_rule_set_to_what_the_rule_book_says_changes_nothing() -> None:
    found = told(won(1), match((throw(1), end(5, 4)), rules=(("topping", "False"),)))
    assert len(categories(found)) == 1


def test_totals_with_hints_are_left_out_unless_they_are_asked_for() -> None:
    helped = match((throw(1), end(20000, 0)), hints=True)
    found = told(won(1), helped)
    (category,) = categories(found)
    assert [feat.points for feat in best_list(found, totals, category)] == [10000, 0]
    with_hints = best_list(found, totals, category, with_hints=True)
    assert [(feat.points, feat.hints) for feat in with_hints][:2] == [(20000, True), (10000, False)]


def test_of_equal_totals_the_one_with_fewer_turns_leads_then_the_earlier() -> None:
    def in_turns(count: int, day: int) -> Played:
        banks = [(throw(1), e.Banked(0, 10)) for _ in range(count)]
        return match(*banks, (end(900, 0),), when=NOON + timedelta(day))

    found = told(in_turns(3, 1), in_turns(2, 3), in_turns(2, 2))
    best = best_list(found, totals, categories(found)[0])[:3]
    assert [(feat.turns, feat.when.day) for feat in best] == [(2, 3), (2, 4), (3, 2)]


def test_the_best_turns_leave_out_busts() -> None:
    found = told(lost(1), won(2))
    assert [feat.points for feat in best_list(found, turns, categories(found)[0])] == [10000]


def test_bests_of_a_person_say_under_which_rules_they_were_reached() -> None:
    house = match((throw(1), end(20000, 0)), rules=(("target", "5000"),), hints=True)
    best = person(ANNA, won(1), house).overall.best_total
    assert best is not None
    assert (best.points, best.house_rules, best.hints) == (20000, (("target", 5000),), True)


def test_matches_are_selected_by_game_and_time() -> None:
    found = told(won(1), won(2), won(3, form="standard", game="zonk_chicago"))
    assert [account.when.day for account in selected(found)] == [2, 3, 4]
    assert [account.when.day for account in selected(found, "zilch")] == [2, 3]
    since = NOON + timedelta(2)
    assert [account.when.day for account in selected(found, since=since)] == [3, 4]
    assert [account.when.day for account in selected(found, "zilch", since)] == [3]
    assert selected(found, since=since.astimezone(timezone(timedelta(hours=5)))) == found[1:]


def test_times_with_and_without_a_zone_are_put_in_one_order() -> None:
    zone = datetime(2026, 3, 2, 12, tzinfo=timezone(timedelta(hours=6)))
    matches = [match((throw(1),), when=when) for when in (NOON + timedelta(5), zone, NOON)]
    assert [account.when.day for account in told(*matches)] == [1, 2, 6]


@pytest.mark.parametrize(
    "records",
    [
        [],
        [Retracted()],
        [Opened("zilch", "no: rules", "to_10000", (), PEOPLE[:2])],
        [*won(1).records, *won(1).records],
        [won(1).records[0], Retracted()],
        [Opened("zilch", shipped("zilch").text, "no form", (), PEOPLE[:2])],
    ],
    ids=["nothing", "no head", "no rules", "two heads", "nothing to take back", "no form"],
)
def test_a_match_that_makes_no_sense_is_left_out_and_counted(records: list[Record]) -> None:
    found, unread = accounts([Played(NOON, records, hints=False), won(1)])
    assert (len(found), unread) == (1, 1)
