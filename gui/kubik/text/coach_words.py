"""Says what the coach has found: what decisions cost, what luck gave, the dearest mistakes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kubik.computer.advice import Measure
from kubik.computer.coach import Decision, Report
from kubik.errors import QT_TRANSLATE_NOOP
from kubik.rules.ruleset import Words
from kubik.text.advice_words import deed, option_words
from kubik.text.catalogue import number, translate
from kubik.text.statistics_tables import Column
from kubik.text.statistics_words import decimal, percent

FINE = 20
"""Where nothing costs so many points, a tenth of a point is worth telling."""


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What the coach says of one player. `is_fine` as in `points`."""

    report: Report
    is_fine: bool


@dataclass(frozen=True, slots=True)
class RoundLine:
    """What a player's decisions cost in a round (from 1), and what the dice gave, in points."""

    round: int
    cost: float
    luck: float
    is_fine: bool


def are_fine(reports: Sequence[Report]) -> bool:
    """Whether the points of this match are so few that tenths count, as on a sheet."""
    dearest = [decision.cost for report in reports for decision in report.dearest]
    return max(dearest, default=0.0) < FINE


def points(value: float, *, is_fine: bool) -> str:
    """So many points, a number without a sign."""
    return decimal(value) if is_fine else number(round(value))


def signed_points(value: float, *, is_fine: bool) -> str:
    """So many points more or less than could be expected."""
    text = points(abs(value), is_fine=is_fine)
    return text if text == points(0, is_fine=is_fine) else ("+" if value > 0 else "−") + text


def player_name(report: Report) -> str:
    """What a player is called; computer players are marked."""
    if report.seat.level is None:
        return report.seat.name
    return translate("Statistics", "{name} (computer)").format(name=report.seat.name)


def luck_sentence(reports: Sequence[Report]) -> str:
    """To whom the dice were kinder, and by how much."""
    kindest = max(reports, key=lambda report: report.luck)
    harshest = min(reports, key=lambda report: report.luck)
    if kindest is harshest:
        more = round(kindest.luck)
        if more >= 0:
            return translate("Coach", "The dice gave %Ln point(s) more than usual.", None, more)
        return translate("Coach", "The dice gave %Ln point(s) less than usual.", None, -more)
    more = round(kindest.luck - harshest.luck)
    if not more:
        return translate("Coach", "The dice were equally kind to everybody.")
    #: {lucky} and {unlucky} are names.
    text = translate(
        "Coach", "The dice were %Ln point(s) kinder to {lucky} than to {unlucky}.", None, more
    )
    return text.format(lucky=player_name(kindest), unlucky=player_name(harshest))


def mistake_title(decision: Decision, *, is_fine: bool) -> str:
    """When a mistake was made, and what it cost."""
    #: {points}: how many points a decision cost on average.
    text = translate("Coach", "Round {round}. Points given away: {points}")
    cost = points(decision.cost, is_fine=is_fine)
    return text.format(round=number(decision.round), points=cost)


def mistake_lines(decision: Decision, box_names: Mapping[str, Words]) -> tuple[str, str]:
    """What was done, and what would have been better."""
    done = translate("Coach", "Done: {decision}.")
    better = translate("Coach", "Better: {decision}")
    return (
        done.format(decision=deed(decision.chosen, box_names)),
        better.format(decision=option_words(decision.best, Measure.POINTS, box_names)),
    )


def no_mistakes(report: Report) -> str:
    """Said of whoever made none."""
    text = translate("Coach", "{name}: every decision was the best one.")
    return text.format(name=player_name(report))


WHO: Column[PlayerLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Name"),
    QT_TRANSLATE_NOOP("Statistics", "Who decided; computer players are among them"),
    lambda line: player_name(line.report),
)
COST: Column[PlayerLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Cost of decisions"),
    QT_TRANSLATE_NOOP(
        "Statistics", "How many points more the best decisions would have brought on average"
    ),
    lambda line: line.report.cost,
    shown=lambda line: points(line.report.cost, is_fine=line.is_fine),
)
LUCK: Column[PlayerLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Luck"),
    QT_TRANSLATE_NOOP("Statistics", "What the dice gave beyond what could be expected, in points"),
    lambda line: line.report.luck,
    shown=lambda line: signed_points(line.report.luck, is_fine=line.is_fine),
)
BEST_SHARE: Column[PlayerLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Best decisions"),
    QT_TRANSLATE_NOOP("Statistics", "How many of a hundred decisions were the best ones"),
    lambda line: line.report.best_share,
    shown=lambda line: percent(line.report.best_share),
)
PLAYERS = (WHO, COST, LUCK, BEST_SHARE)

ROUND: Column[RoundLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Round"),
    QT_TRANSLATE_NOOP("Statistics", "The round of the match"),
    lambda line: line.round,
)
ROUND_COST: Column[RoundLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Cost"),
    QT_TRANSLATE_NOOP(
        "Statistics", "How many points more the best decisions would have brought on average"
    ),
    lambda line: line.cost,
    shown=lambda line: points(line.cost, is_fine=line.is_fine),
)
ROUND_LUCK: Column[RoundLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Luck"),
    QT_TRANSLATE_NOOP("Statistics", "What the dice gave beyond what could be expected, in points"),
    lambda line: line.luck,
    shown=lambda line: signed_points(line.luck, is_fine=line.is_fine),
)
ROUNDS = (ROUND, ROUND_COST, ROUND_LUCK)


def round_lines(report: Report, *, is_fine: bool) -> tuple[RoundLine, ...]:
    """The rounds that a player has played, in order."""
    return tuple(RoundLine(*line, is_fine) for line in report.by_round)
