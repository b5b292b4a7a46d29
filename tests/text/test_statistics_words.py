"""The sentences and tables of the statistics, and the files made of them."""

import csv
import io
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QLocale

from kubik.play.statistics import Account, Played
from kubik.play.statistics.bests import Feat, best_list, categories, totals
from kubik.play.statistics.course import Who
from kubik.play.statistics.dice import Fallen, fallen
from kubik.play.statistics.fairness import Fairness, Verdict, fairness
from kubik.play.statistics.people import people
from kubik.rules import events as e
from kubik.text import statistics_columns as columns
from kubik.text.statistics_csv import ENCODING, bests_csv, dice_csv, people_csv
from kubik.text.statistics_tables import (
    AnyColumn,
    face_lines,
    feat_lines,
    form_lines,
    person_lines,
    plain,
    sort_key,
)
from kubik.text.statistics_words import (
    day,
    fairness_sentence,
    percent,
    remarks,
    rules_name,
    signed,
    who_name,
)
from play.statistics.samples import NOON, ROBOTS, match, told
from play.statistics.test_statistics import bust, end, throw, won

FEW = " There are few dice as yet: only a gross fault would show."


@pytest.mark.parametrize(
    ("counts", "sentence"),
    [
        ((0,) * 6, "No dice have fallen yet."),
        (
            (29, 0, 0, 0, 0, 0),
            "Too few dice to say anything: 29 so far, and it takes 30 at least.",
        ),
        ((3, 0, 0, 0), "Too few dice to say anything: 3 so far, and it takes 20 at least."),
        ((5,) * 6, "Nothing unusual: the faces fell very evenly." + FEW),
        ((200,) * 6, "Nothing unusual: the faces fell very evenly."),
        (
            (20, 22, 19, 25, 16, 18),  # chance 0.776
            "Nothing unusual: fair dice differ this much 8 times in 10." + FEW,
        ),
        (
            (120, 90, 95, 110, 85, 100),  # 0.131
            "Nothing unusual: fair dice differ this much once in 10 times.",
        ),
        (
            (130, 90, 95, 110, 80, 95),  # 0.008
            "Somewhat uneven, but luck does that: fair dice differ this much once in 100 times.",
        ),
        (
            (128, 92, 95, 110, 84, 91),  # 0.022
            "Somewhat uneven, but luck does that: fair dice differ this much 2 times in 100.",
        ),
        (
            (134, 84, 95, 110, 82, 95),  # 0.0020
            "Unusually uneven: fair dice differ this much only 2 times in 1,000. See whether it "
            "stays so when more have fallen.",
        ),
        (
            (150, 90, 90, 90, 90, 90),  # 0.00001
            "Suspicious: fair dice differ this much less than once in 1,000 times. If it stays "
            "so, something is wrong with these dice.",
        ),
    ],
)
def test_the_sentence_about_the_dice_says_no_more_than_is_known(
    counts: tuple[int, ...], sentence: str
) -> None:
    assert fairness_sentence(fairness(counts), len(counts)) == sentence


@pytest.mark.parametrize(
    ("verdict", "chance", "words"),
    [
        (Verdict.USUAL, 0.949, "9 times in 10"),
        (Verdict.USUAL, 0.16, "2 times in 10"),
        (Verdict.USUAL, 0.149, "once in 10 times"),
        (Verdict.USUAL, 0.05, "once in 10 times"),
        (Verdict.UNEVEN, 0.0499, "5 times in 100"),
        (Verdict.UNEVEN, 0.005, "once in 100 times"),
        (Verdict.RARE, 0.00499, "5 times in 1,000"),
        (Verdict.RARE, 0.0005, "once in 1,000 times"),
    ],
)
def test_chances_are_told_as_one_digit_in_ten_a_hundred_or_a_thousand(
    verdict: Verdict, chance: float, words: str
) -> None:
    assert words in fairness_sentence(Fairness(verdict, chance, 9999, are_many=True), 6)


def test_names_mark_computer_players() -> None:
    assert who_name("Anna", Who("x")) == "Anna"
    assert who_name("Robi", Who("x", is_computer=True)) == "Robi (computer)"


def test_rules_are_named_by_what_differs_from_the_rule_book() -> None:
    assert rules_name(()) == "As the rule book says"
    assert (
        rules_name((("target", 5000), ("topping", True)))
        == "Target score: 5,000 points; Topping: on"
    )


def test_a_share_a_difference_and_a_day_as_the_language_writes_them() -> None:
    assert percent(0.4949) == "49 %"
    assert [signed(2.25), signed(-2.26), signed(0), signed(-0.01)] == ["+2.3", "−2.3", "0.0", "0.0"]
    assert day(datetime(2026, 3, 2, 15)) == "2 March 2026"
    QLocale.setDefault(QLocale("de_DE"))
    assert day(datetime(2026, 3, 2, 15)) == "2. März 2026"


def test_values_as_they_stand_in_a_table() -> None:
    assert [plain(v) for v in ("x", 1234, 0.25, None)] == ["x", "1,234", "0.3", "–"]
    assert plain(datetime(2026, 3, 2)) == "2 March 2026"
    assert sort_key(NOON) == NOON.timestamp()
    assert [sort_key(v) for v in ("x", 12, 0.5, None)] == ["x", 12, 0.5, None]


def sample() -> tuple[Account, ...]:
    house = match(
        (throw(1, 2, 3, 4, 5, 6), e.Banked(0, 300), e.TurnStarted(1, 1)),
        (throw(2, 2), bust(1), e.TurnStarted(0, 2)),
        (throw(5), e.Banked(0, 5050), end(5350, 5350, ranks=(1, 1))),
        rules=(("target", "5000"),),
        when=NOON + timedelta(3),
        hints=True,
    )
    sheet = match((throw(1), e.BoxScored(0, "ones", 1)), game="yacht", form="standard")
    robots = match((throw(3), bust(0), end(0, 0, ranks=(2, 1))), seats=ROBOTS)
    return told(won(1), house, sheet, robots)


def texts(table: Sequence[AnyColumn], line: object) -> list[str]:
    return [column.text(line) for column in table]


def test_the_line_of_a_person() -> None:
    anna, bela = person_lines(people(sample()))[:2]
    assert texts(columns.PEOPLE, anna) == [
        "Anna", "3", "2", "2 of 2 (1 shared)", "4", "0 (0 %)", "2, now 2",
    ]  # fmt: skip
    assert texts(columns.PEOPLE, bela)[3:] == [
        "1 of 2 (1 shared)", "1", "1 (100 %)", "1, now 1",
    ]  # fmt: skip


def test_the_lines_of_a_person_game_by_game() -> None:
    anna = people(sample())[0]
    sheet, zilch = [texts(columns.BY_FORM, line) for line in form_lines(anna)]
    assert sheet == ["Yacht", "–", "–", "1.0", "1", "–", "–"]
    assert zilch[:3] == ["Zilch, To 10,000", "2 of 2 (1 shared)", "0 (0 %)"]
    assert zilch[3:] == ["5,116.7", "10,000", "7,675.0", "10,000"]
    assert columns.GAME.text(person_lines([anna])[0]) == "–"


def test_points_under_house_rules_or_with_hints_are_marked_and_explained() -> None:
    bela = people(sample())[1]
    (line,) = form_lines(bela)
    assert columns.BEST_TOTAL.text(line) == "5,350*"
    note = "On 4 March 2026, with hints and house rules (Target score: 5,000 points)"
    assert columns.BEST_TOTAL.noted(line) == note
    assert columns.BEST_TOTAL.spoken(line) == f"Best score: 5,350*. {note}"
    assert columns.BEST_TURN.spoken(line) == "Best turn: nothing yet"
    anna = form_lines(people(sample())[0])[-1]
    assert columns.BEST_TOTAL.noted(anna) == "On 2 March 2026"
    assert columns.NAME.spoken(line) == "Name: Béla"


def test_the_lines_of_a_best_list_share_places_and_tell_of_hints() -> None:
    found = sample()
    names = {who: name for account in found for who, name in account.names.items()}
    lists = [
        feat_lines(best_list(found, totals, category, with_hints=True), names)
        for category in categories(found)
    ]
    rows = [texts((*columns.TOTALS, columns.HINTS), line) for lines in lists for line in lines]
    assert rows == [
        ["1.", "Anna", "10,000", "1", "2 March 2026", ""],
        ["2.", "Maxi (computer)", "0", "0", "1 March 2026", ""],
        ["2.", "Béla", "0", "0", "2 March 2026", ""],
        ["2.", "Robi (computer)", "0", "1", "1 March 2026", ""],
        ["1.", "Béla", "5,350", "1", "4 March 2026", "with hints"],
        ["1.", "Anna", "5,350", "2", "4 March 2026", "with hints"],
    ]  # fmt: skip


def test_the_lines_of_the_faces() -> None:
    lines = face_lines((4, 1, 2, 1))
    assert [texts(columns.FACES, line) for line in lines] == [
        ["1", "4", "2.0", "+2.0"],
        ["2", "1", "2.0", "−1.0"],
        ["3", "2", "2.0", "0.0"],
        ["4", "1", "2.0", "−1.0"],
    ]
    assert face_lines((0, 0)) == ()


def read(text: str, delimiter: str) -> list[dict[str, str]]:
    """The table as a spreadsheet reads the file."""
    content = text.encode(ENCODING)
    assert content.startswith(b"\xef\xbb\xbf")
    file = io.StringIO(content.decode("utf-8-sig"), newline="")
    return list(csv.DictReader(file, delimiter=delimiter, strict=True))


@pytest.mark.parametrize(
    ("language", "delimiter", "point", "form"),
    [("en_GB", ",", ".", "To 10,000"), ("hu_HU", ";", ",", "10\u00a0000 pontig")],
)
def test_the_file_of_the_people_reads_back(
    language: str, delimiter: str, point: str, form: str
) -> None:
    QLocale.setDefault(QLocale(language))
    rows = read(people_csv(people(sample())), delimiter)
    assert [(row["Name"], row["Game"]) for row in rows[:3]] == [
        ("Anna", "All games"),
        ("Anna", "Yacht"),
        ("Anna", f"Zilch, {form}"),
    ]
    overall, _, zilch = rows[:3]
    assert (overall["Matches"], overall["Won"], overall["Shared wins"]) == ("3", "2", "1")
    assert (overall["Average turn"], overall["Best score"]) == ("", "")
    assert (zilch["Average turn"], zilch["Best score"]) == (f"5116{point}6667", "10000")
    assert [row["Computer player"] for row in rows if row["Name"] == "Robi"] == ["yes", "yes"]


def test_the_file_of_the_best_lists_reads_back() -> None:
    found = sample()
    names = {who: name for account in found for who, name in account.names.items()}
    rows = read(bests_csv(found, names), ",")
    assert [row["Game"] for row in rows] == ["Yacht"] + ["Zilch"] * 9
    assert rows[1] == {
        "Game": "Zilch",
        "Version": "To 10,000",
        "Rules": "As the rule book says",
        "List": "Final scores",
        "Place": "1",
        "Name": "Anna",
        "Computer player": "no",
        "Points": "10000",
        "In turns": "1",
        "Day": "2026-03-02",
        "With hints": "no",
    }
    house = [row for row in rows if row["Rules"] == "Target score: 5,000 points"]
    assert {row["With hints"] for row in house} == {"yes"}
    assert [row["Points"] for row in house if row["List"] == "Single turns"] == ["5050", "300"]


def test_the_file_of_the_dice_reads_back() -> None:
    rows = read(dice_csv(fallen(sample())), ",")
    assert len(rows) == 12
    assert sum(int(row["Fell"]) for row in rows if row["Computer player"] == "no") == 11
    assert rows[0]["Expected"] == "1.8333"
    empty = Fallen(6, (0,) * 6, (0,) * 6)
    assert read(dice_csv([empty]), ",") == []


@pytest.mark.parametrize("name", ["=1+1", "+49", "-x", "@SUM(A1)"])
def test_no_name_becomes_a_formula(name: str) -> None:
    played = won(1)
    found = replace(told(played)[0], names={Who("person-Anna"): name, Who("person-Béla"): "Béla"})
    rows = read(people_csv(people([found])), ",")
    assert f"'{name}" in {row["Name"] for row in rows}


def test_the_day_of_a_match_is_that_of_this_place() -> None:
    when = datetime(2026, 3, 2, 12, tzinfo=timezone(timedelta(hours=3)))
    local = when.astimezone()
    assert day(when) == f"{local.day} March 2026"
    assert [feat.when for feat in _totals(Played(when, won(1).records, hints=False))] == [when] * 2


def test_there_are_no_remarks_on_what_was_reached_by_the_rule_book_alone() -> None:
    assert [remarks(feat) for feat in _totals(won(1))] == ["", ""]


def _totals(played: Played) -> Sequence[Feat]:
    found = told(played)
    return best_list(found, totals, categories(found)[0])
