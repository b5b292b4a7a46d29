"""The best totals and turns, each under the rules that they were reached with."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from kubik.play.statistics.account import Account, GameForm, HouseRules
from kubik.play.statistics.course import Who, Written

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


Feats = Callable[[Who, Account], Iterator[Feat]]


def totals(who: Who, account: Account) -> Iterator[Feat]:
    """The final score of `who`, if he sat at the end."""
    final = account.final(who)
    if final is not None:
        yield _feat(who, final.score, len(account.turns.get(who, ())), account)


def turns(who: Who, account: Account) -> Iterator[Feat]:
    """Every turn of `who` that wrote points."""
    for turn in account.turns.get(who, ()):
        if turn.written is Written.POINTS:
            yield _feat(who, turn.points, 1, account)


def best_list(
    told: Iterable[Account], feats: Feats, category: Category, *, with_hints: bool = False
) -> tuple[Feat, ...]:
    """The best `totals` or `turns` of a category, best first: points, fewer turns, the earlier.

    What was reached with the help of hints is left out unless it is asked for.
    """
    found = [
        feat
        for account in told
        if category_of(account) == category and (with_hints or not account.hints)
        for who in sorted(account.players, key=lambda who: (who.person, who.is_computer))
        for feat in feats(who, account)
    ]
    return tuple(sorted(found, key=_merit)[:LONGEST_LIST])


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


def best_total_of(who: Who, played: Sequence[Account]) -> Feat | None:
    """The best total of `who` under whatever rules; they are in it."""
    return min((f for account in played for f in totals(who, account)), key=_merit, default=None)


def best_turn_of(who: Who, played: Sequence[Account]) -> Feat | None:
    """The best turn of `who` under whatever rules; they are in it."""
    return min((f for account in played for f in turns(who, account)), key=_merit, default=None)


def _merit(feat: Feat) -> tuple[int, int, float]:
    return -feat.points, feat.turns, feat.when.timestamp()


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
