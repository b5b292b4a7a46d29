"""Who plays: how many, and how they may be called."""

import pytest

from kubik.errors import KnownError
from kubik.play.seats import LONGEST_NAME, Seat, clean, name_problem, newcomer, seats


def refused(names: list[str]) -> str:
    """Why these names are refused at a table for one to eight."""
    with pytest.raises(KnownError) as raised:
        seats(names, 1, 8)
    return str(raised.value)


def test_names_become_seats_in_order() -> None:
    assert seats(["Béla", "Anna"], 2, 8) == (Seat("Béla"), Seat("Anna"))


def test_nobody_is_too_few() -> None:
    assert refused([]) == "This game is for 1 to 8 players; found 0."


def test_one_is_too_few_where_two_are_needed() -> None:
    with pytest.raises(KnownError, match="for 2 to 8 players; found 1"):
        seats(["Anna"], 2, 8)


def test_twenty_are_too_many() -> None:
    names = [f"Player {number}" for number in range(20)]
    assert refused(names) == "This game is for 1 to 8 players; found 20."


def test_a_name_fits_on_the_sheet() -> None:
    assert seats(["x" * LONGEST_NAME], 1, 8) == (Seat("x" * LONGEST_NAME),)
    assert refused(["Anna", "x" * 200]) == (
        "The name of player 2 has 200 letters; at most 30 fit on the sheet."
    )


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u00a0", "\x00\x07", "\u2003"])
def test_a_name_is_not_empty(name: str) -> None:
    assert refused(["Anna", name]) == "Player 2 has no name yet."


@pytest.mark.parametrize("name", ["\u200b", "\u200b\u200d", "\x7f", "\x9b", "\u202e"])
def test_a_name_of_invisible_letters_is_empty(name: str) -> None:
    assert refused(["Anna", name]) == "Player 2 has no name yet."


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Anna", "Anna"),
        ("Anna", "ANNA"),
        ("Anna", " Anna "),
        ("Anna Maria", "Anna\tMaria"),
        ("Anna Maria", "Anna  Maria"),
        ("Ildikó", "Ildiko\u0301"),
        ("IldikÓ", "ildiko\u0301"),
        ("Straße", "STRASSE"),
        ("Алма", "алма"),
    ],
)
def test_two_players_have_two_names(first: str, second: str) -> None:
    said = refused([first, second])
    assert said.startswith("Two players are called ")
    assert said.endswith("; give one of them another name.")


def test_names_that_differ_are_let_be() -> None:
    names = ["Anna", "Ánna", "Hanna"]
    assert [seat.name for seat in seats(names, 1, 8)] == names


def test_only_the_second_of_two_equal_names_is_the_problem() -> None:
    names = ["Anna", "Béla", "anna"]
    assert [name_problem(names, place) is None for place in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Anna ", "Anna"),
        ("Anna\nMaria", "Anna Maria"),
        ("An\x00na", "An na"),
        ("\x1b[31mAnna", "[31mAnna"),
        ("Ildiko\u0301", "Ildikó"),
        ("Үмүт", "Үмүт"),
    ],
)
def test_a_name_is_cleaned_of_what_no_sheet_can_show(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@pytest.mark.parametrize("letter", ["\x7f", "\x85", "\x9b", "\u2028", "\u202e"])
def test_no_control_character_stays_in_a_name(letter: str) -> None:
    assert letter not in clean(f"An{letter}na")


def test_a_newcomer_is_another_person_than_all_who_sit_there() -> None:
    assert newcomer("Anna", ()) == Seat("Anna", "anna")
    renamed = (Seat("Anna néni", "anna"), Seat("Béla", "anna 2"))
    assert newcomer(" Anna ", renamed) == Seat(" Anna ", "anna 3")
