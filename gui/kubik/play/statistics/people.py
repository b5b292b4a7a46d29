"""What each player has done: matches, wins, turns, busts, bests, wins in a row."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kubik.play.statistics.account import Account, GameForm
from kubik.play.statistics.bests import Feat, best_of, totals, turns
from kubik.play.statistics.course import Who


@dataclass(frozen=True, slots=True)
class Sums:
    """What somebody's matches add up to.

    A match counts as played once he has thrown dice in it, as finished where he sat at the end:
    whoever leaves midway, or has not finished yet, keeps the turns that he took, but has neither
    won nor lost.
    """

    matches: int
    finished: int
    contests: int
    """Those of the finished matches in which somebody else sat at the end."""
    wins: int
    """Wins alone."""
    shared_wins: int
    turns: int
    turn_points: int
    """What those turns wrote, together."""
    risky_turns: int
    """Turns in games in which one can bust."""
    busts: int
    final_points: int
    """The final scores of the finished matches, together."""
    best_turn: Feat | None
    best_total: Feat | None
    longest_streak: int
    """The most contests in a row that were won, alone or shared."""
    streak: int
    """The same up to the last contest: 0 where that was lost."""

    @property
    def average_turn(self) -> float | None:
        """Points a turn, busts counted as 0; None before the first turn."""
        return self.turn_points / self.turns if self.turns else None

    @property
    def bust_share(self) -> float | None:
        """The share of turns that were busts, from 0 to 1; None where there is no bust."""
        return self.busts / self.risky_turns if self.risky_turns else None

    @property
    def average_final(self) -> float | None:
        """The average final score; None before a match was finished."""
        return self.final_points / self.finished if self.finished else None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, by the newest name; all matches together, and by game and form.

    Points of one game say nothing beside those of another: average and best turn, average final
    score and best total mean something only by game and form.
    """

    who: Who
    name: str
    overall: Sums
    by_form: tuple[tuple[GameForm, Sums], ...]


def people(told: Sequence[Account]) -> tuple[Person, ...]:
    """Everybody who has played in these matches, which come in the order of time."""
    mine: dict[Who, list[Account]] = {}
    names: dict[Who, str] = {}
    for account in told:
        names.update(account.names)
        for who in account.players:
            mine.setdefault(who, []).append(account)
    found = [
        Person(who, names[who], sums(who, played), _by_form(who, played))
        for who, played in mine.items()
    ]
    return tuple(sorted(found, key=lambda person: (person.name.casefold(), person.who.person)))


def _by_form(who: Who, played: Iterable[Account]) -> tuple[tuple[GameForm, Sums], ...]:
    forms: dict[GameForm, list[Account]] = {}
    for account in played:
        forms.setdefault(account.game_form, []).append(account)
    ordered = sorted(forms, key=lambda game_form: (game_form.game, game_form.form))
    return tuple((game_form, sums(who, forms[game_form])) for game_form in ordered)


def sums(who: Who, played: Sequence[Account]) -> Sums:
    """What the matches add up to for `who`, who has played in all of them."""
    taken = [account.turns(who) for account in played]
    risky = [account.turns(who) for account in played if account.can_bust]
    scores = [final.score for account in played if (final := account.final(who)) is not None]
    contests = [
        account for account in played if account.is_contest and account.final(who) is not None
    ]
    won = [who in account.winners for account in contests]
    alone = sum(account.winners == (who,) for account in contests)
    streaks = _streaks(won)
    return Sums(
        matches=len(played),
        finished=len(scores),
        contests=len(contests),
        wins=alone,
        shared_wins=sum(won) - alone,
        turns=sum(one.turns for one in taken),
        turn_points=sum(one.points for one in taken),
        risky_turns=sum(one.turns for one in risky),
        busts=sum(one.busts for one in taken),
        final_points=sum(scores),
        best_turn=best_of(who, played, turns),
        best_total=best_of(who, played, totals),
        longest_streak=max(streaks, default=0),
        streak=streaks[-1] if streaks else 0,
    )


def _streaks(won: Iterable[bool]) -> list[int]:
    # After each contest, how many have been won in a row.
    streaks: list[int] = []
    row = 0
    for is_won in won:
        row = row + 1 if is_won else 0
        streaks.append(row)
    return streaks
