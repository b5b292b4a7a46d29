"""The tables of the statistics as files for a spreadsheet."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QLocale

from kubik.play.statistics import Account
from kubik.play.statistics.bests import Category, Results, best_list, categories, totals, turns
from kubik.play.statistics.course import Who
from kubik.play.statistics.dice import Fallen
from kubik.play.statistics.people import Person
from kubik.text import statistics_columns as t
from kubik.text.catalogue import game_name, translate
from kubik.text.statistics_tables import (
    Value,
    face_lines,
    feat_lines,
    form_lines,
    person_lines,
)
from kubik.text.statistics_words import rules_name

ENCODING = "utf-8-sig"
"""With a mark at the beginning, by which Excel knows that it is UTF-8."""

FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""

Cell = Value | bool


def people_csv(people: Sequence[Person]) -> str:
    """Everybody, all games together and then game by game. Points only game by game."""
    shared = translate("Statistics", "Shared wins")
    share = translate("Statistics", "Share of busts")
    counted = (t.MATCHES, t.FINISHED, t.WON, t.TURNS, t.LONGEST, t.STREAK)
    points = (t.AVERAGE_TURN, t.BEST_TURN, t.AVERAGE_FINAL, t.BEST_TOTAL)
    heads = [t.NAME.title(), _computer(), t.GAME.title()]
    heads += [column.title() for column in counted]
    heads += [shared, t.BUSTS.title(), share]
    heads += [column.title() for column in points]
    rows: list[list[Cell]] = []
    for person in people:
        for line in (*person_lines([person]), *form_lines(person)):
            is_one_game = line.game_form is not None
            game = t.GAME.value(line) if is_one_game else translate("Statistics", "All games")
            row: list[Cell] = [person.name, person.who.is_computer, game]
            row += [column.value(line) for column in counted]
            row += [line.sums.shared_wins, line.sums.busts, line.sums.bust_share]
            row += [column.value(line) if is_one_game else None for column in points]
            rows.append(row)
    return _csv(heads, rows)


def bests_csv(told: Sequence[Account], names: Mapping[Who, str]) -> str:
    """All best lists one below the other, the results with hints among them and marked."""
    heads = [
        t.GAME.title(),
        translate("Statistics", "Version"),
        translate("Statistics", "Rules"),
        translate("Statistics", "List"),
        t.RANK.title(),
        t.WHO.title(),
        _computer(),
        t.POINTS.title(),
        t.IN_TURNS.title(),
        t.WHEN.title(),
        translate("Statistics", "With hints"),
    ]
    lists: tuple[tuple[str, Results], ...] = (
        (translate("Statistics", "Final scores"), totals),
        (translate("Statistics", "Single turns"), turns),
    )
    rows: list[list[Cell]] = []
    for category in categories(told):
        for title, results in lists:
            best = best_list(told, results, category, with_hints=True)
            for line in feat_lines(best, names):
                feat = line.feat
                row: list[Cell] = [*_category(category), title, line.rank, names[feat.who]]
                row += [feat.who.is_computer, feat.points, feat.turns, feat.when, feat.hints]
                rows.append(row)
    return _csv(heads, rows)


def _category(category: Category) -> tuple[str, str, str]:
    game_form = category.game_form
    form = game_name(game_form.form_name) if game_form.form_name else ""
    return game_name(game_form.name), form, rules_name(category.house_rules)


def dice_csv(fallen: Iterable[Fallen]) -> str:
    """How often each face fell, for people and for computer players."""
    heads = [translate("Statistics", "Faces of the die"), _computer()]
    heads += [column.title() for column in t.FACES]
    rows: list[list[Cell]] = []
    for dice in fallen:
        for is_computer, counts in ((False, dice.people), (True, dice.computers)):
            for line in face_lines(counts):
                row: list[Cell] = [dice.faces, is_computer]
                rows.append(row + [column.value(line) for column in t.FACES])
    return _csv(heads, rows)


def _computer() -> str:
    return translate("Statistics", "Computer player")


def _csv(heads: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """The table as text.

    A spreadsheet opens a file at once in its columns, with numbers as numbers, only where both are
    written as its language has it: the decimal point, or the comma, and then semicolons between the
    cells. So Hungarian, German, Kyrgyz and Russian files have semicolons, English ones commas.
    """
    point = QLocale().decimalPoint()
    file = io.StringIO()
    writer = csv.writer(file, delimiter=";" if point == "," else ",", lineterminator="\r\n")
    writer.writerow([_cell(head, point) for head in heads])
    writer.writerows([_cell(value, point) for value in row] for row in rows)
    return file.getvalue()


def _cell(value: Cell, point: str) -> str:
    match value:
        case None:
            return ""
        case bool():
            return translate("Statistics", "yes") if value else translate("Statistics", "no")
        case int():
            return str(value)
        case float():
            return f"{value:.4f}".rstrip("0").rstrip(".").replace(".", point)
        case datetime():
            return value.astimezone().date().isoformat()
        case str():
            return f"'{value}" if value.startswith(FORMULA_SIGNS) else value
