"""What each column of the statistics is called, holds and says."""

from kubik.errors import QT_TRANSLATE_NOOP
from kubik.play.statistics.bests import Feat
from kubik.text.catalogue import number, translate
from kubik.text.statistics_tables import Column, FaceLine, FeatLine, PersonLine
from kubik.text.statistics_words import (
    day,
    game_form_name,
    percent,
    remarks,
    signed,
    who_name,
)

MARK = "*"
"""What stands beside points that were not reached by the rule book alone."""


def _won(line: PersonLine) -> str:
    sums = line.sums
    won, shared = number(sums.wins + sums.shared_wins), number(sums.shared_wins)
    text = (
        translate("Statistics", "{won} of {matches} ({shared} shared)")
        if sums.shared_wins
        else translate("Statistics", "{won} of {matches}")
    )
    return text.format(won=won, matches=number(sums.contests), shared=shared)


def _streaks(line: PersonLine) -> str:
    return translate("Statistics", "{longest}, now {streak}").format(
        longest=number(line.sums.longest_streak), streak=number(line.sums.streak)
    )


def _busts(line: PersonLine) -> str:
    return translate("Statistics", "{busts} ({share})").format(
        busts=number(line.sums.busts), share=percent(line.sums.bust_share or 0)
    )


def _best(feat: Feat | None) -> str:
    if feat is None:
        return ""
    return number(feat.points) + (MARK if remarks(feat) else "")


def _when_and_how(feat: Feat | None) -> str:
    if feat is None:
        return ""
    said = remarks(feat)
    on = translate("Statistics", "On {day}").format(day=day(feat.when))
    return f"{on}, {said}" if said else on


NAME: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Name"),
    QT_TRANSLATE_NOOP("Statistics", "The newest name; whoever changes it keeps all results"),
    lambda line: who_name(line.person.name, line.person.who),
)
MATCHES: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Matches"),
    QT_TRANSLATE_NOOP("Statistics", "Matches played, unfinished ones among them"),
    lambda line: line.sums.matches,
)
FINISHED: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Finished"),
    QT_TRANSLATE_NOOP("Statistics", "Matches played to their end"),
    lambda line: line.sums.finished,
)
WON: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Won"),
    QT_TRANSLATE_NOOP(
        "Statistics", "Matches won, of those played to the end by two or more; nobody wins alone"
    ),
    lambda line: line.sums.wins + line.sums.shared_wins if line.sums.contests else None,
    shown=_won,
)
TURNS: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Turns"),
    QT_TRANSLATE_NOOP("Statistics", "Turns played to their end"),
    lambda line: line.sums.turns,
)
BUSTS: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Busts"),
    QT_TRANSLATE_NOOP("Statistics", "Lost turns, and how many of a hundred turns are lost"),
    lambda line: line.sums.bust_share,
    shown=_busts,
)
LONGEST: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Wins in a row"),
    QT_TRANSLATE_NOOP("Statistics", "The most matches won one after the other, and how many now"),
    lambda line: line.sums.longest_streak,
    shown=_streaks,
)
STREAK: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "In a row now"),
    QT_TRANSLATE_NOOP("Statistics", "Matches won one after the other up to the last one"),
    lambda line: line.sums.streak,
)
GAME: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Game"),
    QT_TRANSLATE_NOOP("Statistics", "The game and its version"),
    lambda line: game_form_name(line.game_form) if line.game_form else None,
)
AVERAGE_TURN: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Average turn"),
    QT_TRANSLATE_NOOP("Statistics", "Points a turn; a bust counts as 0"),
    lambda line: line.sums.average_turn,
)
BEST_TURN: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Best turn"),
    QT_TRANSLATE_NOOP("Statistics", "* = with changed house rules or with hints"),
    lambda line: line.sums.best_turn.points if line.sums.best_turn else None,
    shown=lambda line: _best(line.sums.best_turn),
    note=lambda line: _when_and_how(line.sums.best_turn),
)
AVERAGE_FINAL: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Average score"),
    QT_TRANSLATE_NOOP("Statistics", "The average score at the end of a match"),
    lambda line: line.sums.average_final,
)
BEST_TOTAL: Column[PersonLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Best score"),
    QT_TRANSLATE_NOOP("Statistics", "* = with changed house rules or with hints"),
    lambda line: line.sums.best_total.points if line.sums.best_total else None,
    shown=lambda line: _best(line.sums.best_total),
    note=lambda line: _when_and_how(line.sums.best_total),
)

PEOPLE = (NAME, MATCHES, FINISHED, WON, TURNS, BUSTS, LONGEST)
"""All games together: what can be added up whatever is played."""

BY_FORM = (GAME, WON, BUSTS, AVERAGE_TURN, BEST_TURN, AVERAGE_FINAL, BEST_TOTAL)
"""Game by game: points, too."""

RANK: Column[FeatLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Place"),
    QT_TRANSLATE_NOOP("Statistics", "Equal points share a place"),
    lambda line: line.rank,
    shown=lambda line: translate("Statistics", "{rank}.").format(rank=number(line.rank)),
)
WHO: Column[FeatLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Name"),
    QT_TRANSLATE_NOOP("Statistics", "Whose result this is"),
    lambda line: line.name,
)
POINTS: Column[FeatLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Points"),
    QT_TRANSLATE_NOOP("Statistics", "The points that were reached"),
    lambda line: line.feat.points,
)
IN_TURNS: Column[FeatLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "In turns"),
    QT_TRANSLATE_NOOP("Statistics", "How many turns it took"),
    lambda line: line.feat.turns,
)
WHEN: Column[FeatLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Day"),
    QT_TRANSLATE_NOOP("Statistics", "When it was"),
    lambda line: line.feat.when,
)
HINTS: Column[FeatLine] = Column(
    QT_TRANSLATE_NOOP("Statistics", "Hints"),
    QT_TRANSLATE_NOOP("Statistics", "Whether there were hints in the match"),
    lambda line: translate("Statistics", "with hints") if line.feat.hints else "",
)

TOTALS = (RANK, WHO, POINTS, IN_TURNS, WHEN)
BEST_TURNS = (RANK, WHO, POINTS, WHEN)

FACES: tuple[Column[FaceLine], ...] = (
    Column(
        QT_TRANSLATE_NOOP("Statistics", "Face"),
        QT_TRANSLATE_NOOP("Statistics", "The face of the die"),
        lambda line: line.face,
    ),
    Column(
        QT_TRANSLATE_NOOP("Statistics", "Fell"),
        QT_TRANSLATE_NOOP("Statistics", "How often it fell"),
        lambda line: line.fell,
    ),
    Column(
        QT_TRANSLATE_NOOP("Statistics", "Expected"),
        QT_TRANSLATE_NOOP("Statistics", "How often each face falls on the average"),
        lambda line: line.expected,
    ),
    Column(
        QT_TRANSLATE_NOOP("Statistics", "Difference"),
        QT_TRANSLATE_NOOP("Statistics", "How much oftener or more rarely it fell"),
        lambda line: line.fell - line.expected,
        shown=lambda line: signed(line.fell - line.expected),
    ),
)
