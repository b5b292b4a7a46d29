"""The best totals and turns, each under the rules that they were reached with."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from heapq import nsmallest
from operator import itemgetter

from kubik.play.statistics.account import Account, GameForm, HouseRules
from kubik.play.statistics.course import Who

LONGEST_LIST = 100
"""Lines of a best list."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Points that somebody reached, when, and under which rules.

    `turns` is how many turns it took: those of the whole match for a total, 1 for a turn.
    """

    who: Who
    points: int
    turns: int
    when: datetime
    game_form: GameForm
    house_rules: HouseRules
    hints: bool


@dataclass(frozen=True, slots=True)
class Category:
    """Feats that may fairly be compared: one game, one form, the same house rules."""

    game_form: GameForm
    house_rules: HouseRules


Results = Callable[[Who, Account], Iterable[tuple[int, int]]]
"""What somebody reached in a match: points, and how many turns they took."""


def totals(who: Who, account: Account) -> Iterator[tuple[int, int]]:
    """The final score of `who`, if he sat at the end."""
    final = account.final(who)
    if final is not None:
        yield final.score, account.turns(who).turns


def turns(who: Who, account: Account) -> Iterator[tuple[int, int]]:
    """Every turn of `who` that wrote points."""
    for points in account.turns(who).written:
        yield points, 1


def best_list(
    told: Iterable[Account], results: Results, category: Category, *, with_hints: bool = False
) -> tuple[Feat, ...]:
    """The best `totals` or `turns` of a category, best first: points, fewer turns, the earlier.

    What was reached with the help of hints is left out unless it is asked for.
    """
    found = [
        (-points, count, account.when.timestamp(), who, account)
        for account in told
        if category_of(account) == category and (with_hints or not account.hints)
        for who in sorted(account.players)
        for points, count in results(who, account)
    ]
    # Feats are made of the few that are shown: there may be a hundred thousand turns.
    best = nsmallest(LONGEST_LIST, found, key=itemgetter(0, 1, 2))
    return tuple(_feat(who, -points, count, account) for points, count, _, who, account in best)


def best_of(who: Who, played: Iterable[Account], results: Results) -> Feat | None:
    """The best total or turn of `who` under whatever rules; None where there is none."""
    reached = [(max(results(who, account), default=None), account) for account in played]
    found = [(*best, account) for best, account in reached if best is not None]
    if not found:
        return None
    points, count, account = min(found, key=lambda one: (-one[0], one[1], one[2].when.timestamp()))
    return _feat(who, points, count, account)


def _feat(who: Who, points: int, count: int, account: Account) -> Feat:
    return Feat(
        who,
        points,
        count,
        account.when,
        account.game_form,
        account.house_rules,
        account.hints,
    )


def categories(told: Iterable[Account]) -> tuple[Category, ...]:
    """The categories of these matches, by game and form; the rule book's before house rules."""
    found = {category_of(account) for account in told}
    return tuple(
        sorted(
            found,
            key=lambda category: (
                category.game_form.game,
                category.game_form.form,
                [(name, str(value)) for name, value in category.house_rules],
            ),
        )
    )


def category_of(account: Account) -> Category:
    """Where the results of a match stand."""
    return Category(account.game_form, account.house_rules)
