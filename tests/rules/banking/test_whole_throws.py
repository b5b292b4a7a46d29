"""What only a throw of all dice can be: six alike, double trips, coloured pairs, nothing at all."""

import pytest

from kubik.rules.combination import Shape
from kubik.rules.events import Change, ScoreChanged, Termination
from rules.table import Table, game_with


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_six_alike_in_one_throw_win_at_once(face: int) -> None:
    # A4.4, B37: an automatic 10,000; nobody gets a last roll
    table = Table("dice10000", " ".join([str(face)] * 6), scores=(0, 9000))
    _, written, _ = table.roll()
    assert written == ScoreChanged(0, 10000, Change.SIX_ALIKE)
    assert table.scores == (10000, 9000)
    assert table.winners == (0,)
    assert table.ended().outcome.termination is Termination.SIX_ALIKE


def test_six_alike_show_the_own_total_where_it_is_higher() -> None:
    # B37: in the last round, from behind
    table = Table("dice10000", "1 1 1 2 3 4 | 3 3 3 3 3 3", scores=(10500, 10200))
    table.banks("1 1 1")
    table.roll()
    assert table.scores == (11500, 10200)
    assert table.winners == (1,)
    assert [place.seat for place in table.ended().outcome.ranking] == [1, 0]


def test_six_alike_win_whatever_the_score_in_the_exact_game() -> None:
    # B37: exact mode
    table = Table("dice10000", "3 3 3 3 3 3", form="exact", scores=(9950, 0))
    table.roll()
    assert table.winners == (0,)
    assert table.scores == (10000, 0)


def test_six_alike_win_before_the_board() -> None:
    # B37: board status
    table = Table("dice10000", "3 3 3 3 3 3", open_min=1000)
    table.roll()
    assert table.winners == (0,)


def test_six_alike_win_after_hot_dice() -> None:
    # B37
    table = Table("dice10000", "1 2 3 4 5 6 | 3 3 3 3 3 3")
    table.throws("1 2 3 4 5 6")
    table.roll()
    assert table.winners == (0,)


def test_six_alike_win_where_six_dice_are_taken_over() -> None:
    # B37, B47
    table = Table("dice10000", "1 2 3 4 5 6 | 3 3 3 3 3 3", take_over=True)
    table.banks("1 2 3 4 5 6")
    table.take_over()
    assert table.winners == (1,)


def test_fewer_dice_alike_win_nothing() -> None:
    # B37: only on a throw of six dice
    table = Table("dice10000", "1 2 2 3 4 6 | 3 3 3 3 3")
    table.throws("1")
    table.roll()
    assert table.outcome is None
    assert table.kept_sets["3 3 3 3 3"] == 900


def test_six_alike_completed_by_an_attempt_win_nothing() -> None:
    # B33, B37: they were not thrown in one roll
    table = Table("dice10000", "2 2 2 3 4 6 | 2 2 2 2", quad_plus_pair_is_three_pairs=True)
    table.roll()
    table.attempt(Shape.THREE_PAIRS, "2 2")
    assert table.outcome is None
    assert table.at_risk == 1500


@pytest.mark.parametrize(("game", "points"), [("dice10000", 1600), ("zilch", 6000)])
def test_where_they_do_not_win_six_alike_are_scored(game: str, points: int) -> None:
    # B37, six_alike_wins off: the table of A4.3; A1.2
    table = Table(game, "4 4 4 4 4 4", six_alike_wins=False)
    table.throws("4 4 4 4 4 4")
    assert table.at_risk == points


def test_double_trips_are_added_and_doubled() -> None:
    # A4.8
    table = Table("dice10000", "2 2 2 3 3 3")
    table.throws("2 2 2 3 3 3")
    assert table.at_risk == 1000


def test_one_of_two_triplets_may_be_taken_at_its_plain_value() -> None:
    # B38
    table = Table("dice10000", "2 2 2 3 3 3")
    table.roll()
    assert table.kept_sets == {"2 2 2": 200, "3 3 3": 300, "2 2 2 3 3 3": 1000}


def test_without_double_trips_the_triplets_are_added() -> None:
    # B38, double_trips off
    table = Table("dice10000", "2 2 2 3 3 3", double_trips=False)
    table.throws("2 2 2 3 3 3")
    assert table.at_risk == 500


def test_four_and_a_pair_are_three_pairs_in_zilch_but_not_in_dice_10000() -> None:
    # B16, A4.6
    zilch = Table("zilch", "2 2 2 2 3 3")
    zilch.roll()
    assert zilch.kept_sets["2 2 2 2 3 3"] == 2000
    dice10000 = Table("dice10000", "2 2 2 2 3 3")
    dice10000.roll()
    assert "2 2 2 2 3 3" not in dice10000.kept_sets


def test_four_and_a_pair_as_three_pairs_is_a_house_rule() -> None:
    # B16, quad_plus_pair_is_three_pairs off
    table = Table("zilch", "2 2 2 2 3 3", form="to_10000", quad_plus_pair_is_three_pairs=False)
    table.roll()
    assert table.kept_sets == {"2 2 2": 200}


@pytest.mark.parametrize(("choice", "points"), [(True, 3000), (False, 2000)])
def test_six_alike_as_two_triplets_is_a_house_rule(choice: bool, points: int) -> None:
    # B, footnote 1: six 2s are two triplets (3000), else three pairs (2000)
    table = Table("zilch", "2 2 2 2 2 2", form="to_10000", six_alike_is_two_triplets=choice)
    table.roll()
    assert table.kept_sets["2 2 2 2 2 2"] == points


def test_six_alike_may_be_two_plain_triplets() -> None:
    # B, footnote 1: "or, strictly, two plain triplets (400)"
    table = Table(
        "zilch",
        "2 2 2 2 2 2",
        form="to_10000",
        six_alike_is_two_triplets=False,
        quad_plus_pair_is_three_pairs=False,
    )
    table.roll()
    assert table.kept_sets == {"2 2 2": 200, "2 2 2 2 2 2": 400}


# Detroit's dice lie white, white, red, red, green, green.


def test_colours_that_pair_up_pay_1000() -> None:
    # A2.6
    table = Table("zonk_detroit", "3 3 2 2 4 4")
    table.throws("2 2 3 3 4 4")
    assert table.at_risk == 1000


def test_the_numbers_of_the_coloured_pairs_need_not_differ() -> None:
    # B50: four 2s and two 3s
    table = Table("zonk_detroit", "2 2 2 2 3 3")
    table.throws("2 2 2 2 3 3")
    assert table.at_risk == 1000


def test_three_pairs_across_the_colours_pay_nothing() -> None:
    # A2.6: by colour and number
    table = Table("zonk_detroit", "3 2 3 2 4 4")
    assert table.busts().lost == 0


def test_the_better_of_colours_and_other_scoring_counts() -> None:
    # B50: six 1s are 2000
    table = Table("zonk_detroit", "1 1 1 1 1 1")
    table.throws("1 1 1 1 1 1")
    assert table.at_risk == 2000


def test_colours_pair_up_after_hot_dice_too() -> None:
    # B50, colours_scope six_dice (the default)
    table = Table("zonk_detroit", "3 3 2 2 4 4 | 6 6 2 2 4 4")
    table.throws("2 2 3 3 4 4")
    table.throws("2 2 4 4 6 6")
    assert table.at_risk == 2000


def test_colours_may_be_for_the_first_throw_only() -> None:
    # B50, colours_scope first_throw
    table = Table("zonk_detroit", "3 3 2 2 4 4 | 6 6 2 2 4 4", colours_scope="first_throw")
    table.throws("2 2 3 3 4 4")
    assert table.busts().lost == 1000


def test_colours_pair_up_only_on_six_dice() -> None:
    # B50
    table = Table("zonk_detroit", "1 5 3 4 2 3 | 2 2 4 4")
    table.throws("1 5")
    assert table.busts().lost == 150


def test_coloured_pairs_use_all_dice() -> None:
    # B50: hence the corner
    table = Table("zonk_detroit", "3 3 2 2 4 4 | 1 2 3 4 6 6")
    table.throws("2 2 3 3 4 4")
    table.roll()
    assert len(table.lying) == 6


def test_what_coloured_pairs_pay_is_a_house_rule() -> None:
    table = Table("zonk_detroit", "3 3 2 2 4 4", coloured_pairs=0)
    table.busts()
    table = Table("zonk_detroit", "3 3 2 2 4 4", coloured_pairs=1500)
    table.throws("2 2 3 3 4 4")
    assert table.at_risk == 1500


def test_nothing_on_six_dice_may_pay() -> None:
    # Part C, zilch_playr: nothing on six dice 500, with a free roll
    table = Table("zilch", "2 3 4 6 2 3 | 2 3 4 6 2 3", nothing_scores=500)
    table.roll()
    assert table.kept_sets == {"2 2 3 3 4 6": 500}
    table.keep("2 2 3 3 4 6")
    table.roll()
    assert table.at_risk == 500


def test_nothing_on_fewer_dice_pays_nothing() -> None:
    # Part C, zilch_playr
    table = Table("zilch", "1 2 3 4 6 2 | 2 3 4 6 2", nothing_scores=500)
    table.throws("1")
    assert table.busts().lost == 100


def test_four_and_a_pair_may_have_a_price_of_their_own() -> None:
    # Part C, farkle_patch: four_plus_pair 1500
    table = Table(game_with("dice10000", "quad_plus_pair: 1500"), "2 2 2 2 3 3")
    table.throws("2 2 2 2 3 3")
    assert table.at_risk == 1500


def test_a_full_house_may_add_to_its_triplet() -> None:
    # Part C, farkle_wikipedia_variants: full_house triplet + 250
    table = Table(game_with("dice10000", "full_house: 250"), "2 2 2 3 3 6")
    table.throws("2 2 2 3 3")
    assert table.at_risk == 450
