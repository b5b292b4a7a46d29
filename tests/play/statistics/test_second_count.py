"""Statistics against a second count, made straight from the events in the plainest way there is."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from kubik.play.records import Opened, Retracted, Stepped
from kubik.play.statistics import Account, Played, accounts, selected
from kubik.play.statistics.bests import best_list, categories, category_of, totals, turns
from kubik.play.statistics.dice import fallen
from kubik.play.statistics.people import Sums, people
from kubik.rules import events as e
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import LineKind
from kubik.rules.events import Event
from play.statistics.samples import Watched, random_match

CHUNK = pytest.mark.parametrize(
    "matches", [100, pytest.param(600, marks=pytest.mark.slow)], ids=str
)
Key = tuple[str, bool]


@cache
def watched(matches: int) -> tuple[Watched, ...]:
    return tuple(random_match(seed) for seed in range(matches))


@dataclass
class Plain:
    """What one match is found to have, by person and whether that is a computer player."""

    names: dict[Key, str] = field(default_factory=dict)
    took_part: set[Key] = field(default_factory=set)
    taken: list[tuple[Key, int | None, bool]] = field(default_factory=list)
    """Each turn: whose, its points (None where they were knocked off), whether it was a bust."""
    ranking: list[tuple[Key, int, int]] = field(default_factory=list)
    faces: dict[bool, Counter[int]] = field(
        default_factory=lambda: {False: Counter(), True: Counter()}
    )


def plain_match(played: Played) -> Plain:
    """One match, event by event."""
    found = Plain()
    head = _head(played)
    kept: list[Stepped] = []
    for record in played.records[1:]:
        if isinstance(record, Retracted):
            kept.pop()
        elif isinstance(record, Stepped):
            kept.append(record)
    seats = [(seat.person, seat.level is not None) for seat in head.seats]
    found.names = {(seat.person, seat.level is not None): seat.name for seat in head.seats}
    up = seats[0]  # by person: wherever he sits, until the events name another
    for step in kept:
        if step.seats is not None:
            before = seats
            seats = [(seat.person, seat.level is not None) for seat in step.seats]
            found.names |= {(s.person, s.level is not None): s.name for s in step.seats}
            (change,) = [event for event in step.events if isinstance(event, e.SeatsChanged)]
            places = [old for old in change.sources if old is not None and before[old] == up]
            up = seats[change.sources.index(places[0])] if places else up
        up = plain_step(step.events, seats, up, found)
    found.took_part |= {who for who, _, _ in found.ranking} | {who for who, _, _ in found.taken}
    return found


def plain_step(events: Sequence[Event], seats: list[Key], up: Key, found: Plain) -> Key:
    """One step; gives who is up after it."""
    is_knocked_off = False
    for event in events:
        if isinstance(event, (e.TurnStarted, e.KnockOffStarted)):
            up = seats[event.seat]
        if isinstance(event, e.KnockedOff):
            is_knocked_off = True
            (person, is_computer), points, is_bust = found.taken.pop()
            assert (person, points, is_bust) == (seats[event.seat][0], event.points, False)
            found.taken.append(((person, is_computer), None, False))
        if isinstance(event, e.DiceThrown) and not is_knocked_off:
            roll_off = [x.seat for x in events if isinstance(x, e.RollOffThrown)]
            who = seats[roll_off[0]] if roll_off else up
            found.took_part.add(who)
            found.faces[who[1]].update(event.faces)
        if isinstance(event, (e.Banked, e.BoxScored)):
            found.taken.append((seats[event.seat], event.points, False))
        if isinstance(event, e.Busted):
            found.taken.append((seats[event.seat], 0, True))
        if isinstance(event, e.MatchEnded):
            found.ranking = [(seats[p.seat], p.rank, p.score) for p in event.outcome.ranking]
    return up


def plain_count(matches: Sequence[Played]) -> dict[str, Any]:
    """All matches in the order of time."""
    found: dict[str, Any] = {
        "names": {},
        "faces": {False: Counter(), True: Counter()},
        "totals": defaultdict(list),
        "turns": defaultdict(list),
        "streaks": defaultdict(list),
    }
    for key in ("matches", "finished", "wins", "shared", "busts", "risky", "final"):
        found[key] = Counter()
    for played in sorted(matches, key=lambda played: played.when):
        one = plain_match(played)
        found["names"] |= one.names
        for is_computer, faces in one.faces.items():
            found["faces"][is_computer] += faces
        for who in one.took_part:
            found["matches"][who] += 1
        for who, points, is_bust in one.taken:
            found["turns"][who].append((points, is_bust))
            if "family: banking" in _head(played).rule_text:
                found["risky"][who] += 1
                found["busts"][who] += is_bust
        winners = [who for who, rank, _ in one.ranking if rank == 1]
        for who, _, score in one.ranking:
            found["finished"][who] += 1
            found["final"][who] += score
            found["totals"][who].append(score)
            if len(one.ranking) > 1:
                found["wins"][who] += winners == [who]
                found["shared"][who] += who in winners and len(winners) > 1
                found["streaks"][who].append("W" if who in winners else "L")
    return found


@CHUNK
@pytest.mark.parametrize("game", [None, "zilch", "yacht", "dice10000"])
def test_the_figures_of_everybody_are_those_of_a_second_count(
    matches: int, game: str | None
) -> None:
    all_played = [one.played for one in watched(matches)]
    told, unread = accounts(all_played)
    assert (len(told), unread) == (matches, 0)
    counted = plain_count([m for m in all_played if game is None or _head(m).game == game])
    found = people(selected(told, game))
    assert {(p.who.person, p.who.is_computer) for p in found} == set(counted["matches"])
    for person in found:
        who = (person.who.person, person.who.is_computer)
        assert person.name == counted["names"][who]
        check_sums(person.overall, counted, who)


def check_sums(sums: Sums, counted: dict[str, Any], who: tuple[str, bool]) -> None:
    assert sums.matches == counted["matches"][who]
    assert sums.finished == counted["finished"][who]
    assert sums.wins == counted["wins"][who]
    assert sums.shared_wins == counted["shared"][who]
    assert sums.busts == counted["busts"][who]
    assert sums.risky_turns == counted["risky"][who]
    assert sums.final_points == counted["final"][who]
    taken = counted["turns"][who]
    assert sums.turns == len(taken)
    assert sums.turn_points == sum(points or 0 for points, _ in taken)
    written = [points for points, is_bust in taken if points is not None and not is_bust]
    assert (sums.best_turn.points if sums.best_turn else None) == max(written, default=None)
    best = max(counted["totals"][who], default=None)
    assert (sums.best_total.points if sums.best_total else None) == best
    rows = "".join(counted["streaks"][who]).split("L")
    assert sums.longest_streak == max(map(len, rows))
    assert sums.streak == len(rows[-1])
    assert sums.contests == len(counted["streaks"][who])


@CHUNK
def test_games_and_forms_add_up_to_the_whole(matches: int) -> None:
    told, _ = accounts(one.played for one in watched(matches))
    for person in people(told):
        parts = [sums for _, sums in person.by_form]
        for name in ("matches", "finished", "contests", "wins", "shared_wins", "turns", "busts"):
            assert sum(getattr(sums, name) for sums in parts) == getattr(person.overall, name)
        for game_form, sums in person.by_form:
            own = [account for account in told if account.game_form == game_form]
            assert sums == next(p for p in people(own) if p.who == person.who).overall


@CHUNK
def test_the_dice_are_those_that_left_the_cup_each_of_them_once(matches: int) -> None:
    told, _ = accounts(one.played for one in watched(matches))
    (dice,) = fallen(told)
    thrown = {
        is_computer: Counter(face for one in watched(matches) for face in one.dice[is_computer])
        for is_computer in (False, True)
    }
    assert dice.faces == 6
    assert dice.people == tuple(thrown[False][face] for face in range(1, 7))
    assert dice.computers == tuple(thrown[True][face] for face in range(1, 7))
    assert plain_count([one.played for one in watched(matches)])["faces"] == thrown
    assert min(dice.people + dice.computers) > 0


@CHUNK
def test_each_match_agrees_with_the_position_that_the_rules_lead_to(matches: int) -> None:
    for one in watched(matches):
        (account,), _ = accounts([one.played])
        state = one.match.state
        if state.outcome is None:
            assert account.finals == ()
        else:
            assert tuple(f.score for f in account.finals) == tuple(
                state.scores[place.seat] for place in state.outcome.ranking
            )
        if not isinstance(state, BankingState):
            continue
        for seat, pad in zip(one.match.seats, state.pads, strict=True):
            lines = [line.kind for line in pad.lines if line.kind is not LineKind.CHANGED]
            taken = [turns for who, turns in account.taken.items() if who.person == seat.person]
            if not _has_left(one.played, seat.person):
                # A knock-off strikes out the line of the bank and writes one of its own.
                assert sum(turns.turns for turns in taken) == len(lines)
                assert sum(turns.busts for turns in taken) == lines.count(LineKind.BUSTED)


def test_the_matches_have_all_that_makes_counting_hard() -> None:
    records = [record for one in watched(100) for record in one.played.records]
    happened = {type(x) for r in records if isinstance(r, Stepped) for x in r.events}
    assert happened >= {e.KnockedOff, e.TookOver, e.RollOffThrown, e.SeatsChanged, e.BoxScored}
    assert sum(isinstance(record, Retracted) for record in records) > 100
    told, _ = accounts(one.played for one in watched(100))
    assert any(not account.finals for account in told)
    assert any(len(account.winners) > 1 for account in told)
    assert any(set(account.names) - {f.who for f in account.finals} for account in told)


@CHUNK
def test_every_finished_total_and_every_written_turn_stands_in_one_list(matches: int) -> None:
    told, _ = accounts(one.played for one in watched(matches))
    listed = 0
    for category in categories(told):
        own = [account for account in told if category_of(account) == category]
        listed += len(own)
        best = best_list(told, totals, category, with_hints=True)
        assert [feat.points for feat in best] == sorted(
            (final.score for account in own for final in account.finals), reverse=True
        )[:100]
        assert list(best) == sorted(best, key=lambda feat: (-feat.points, feat.turns, feat.when))
        best = best_list(told, turns, category, with_hints=True)
        assert [feat.points for feat in best] == sorted(_written(own), reverse=True)[:100]
        unaided = [account for account in own if not account.hints]
        best = best_list(told, turns, category)
        assert [feat.points for feat in best] == sorted(_written(unaided), reverse=True)[:100]
        assert not any(feat.hints for feat in best)
    assert listed == len(told)


def _written(told: Sequence[Account]) -> list[int]:
    return [
        points for account in told for taken in account.taken.values() for points in taken.written
    ]


def _head(played: Played) -> Opened:
    head = played.records[0]
    assert isinstance(head, Opened)
    return head


def _has_left(played: Played, person: str) -> bool:
    # Somebody who leaves and comes again starts on an empty sheet.
    return any(
        person not in {seat.person for seat in record.seats}
        for record in played.records
        if isinstance(record, (Opened, Stepped)) and record.seats is not None
    )
