"""The director: what is shown when, and that watching and skipping end alike."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from kubik.play.cup import SeededCup
from kubik.play.match import Match, Step
from kubik.play.seats import Seat
from kubik.play.simulation import random_action
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.events import DiceThrown
from kubik.rules.ruleset import MatchState
from kubik.scene.director import Director
from kubik.scene.sounds import Sounds
from kubik.scene.speaker import SilentBackend
from kubik.scene.table_picture import picture_of
from kubik.scene.table_scene import TableScene
from kubik.scene.timings import Timings

GAMES = ("zilch", "zonk_detroit", "dice10000", "yacht")
LONGER_THAN_ANY_THROW = 4.0


class Show:
    """A match, its scene and its director, without a window."""

    def __init__(self, game: str, timings: Timings, seed: int, parent: QObject) -> None:
        seats = [Seat("Anna"), Seat("Béla")]
        self.match = Match(shipped(game).ruleset(), seats, SeededCup(seed))
        self.source = Random(seed)
        self.scene = TableScene(parent)
        self.director = Director(self.scene, timings, Sounds(SilentBackend), parent)
        self.told: list[MatchState] = []
        self.director.shown.connect(self.told.append)
        self.director.show_now(self.match.state)
        self.match.listen(self.director.enqueue)

    def step(self) -> Step:
        return self.match.submit(random_action(self.match.state, self.source))

    def assert_true_picture(self) -> None:
        picture = picture_of(self.match.state)
        assert self.director.is_idle
        assert not self.director.is_ticking
        assert self.scene.picture == picture
        assert self.scene.faces_on_top() == {die.place: die.face for die in picture.dice}
        assert set(self.scene.row) == {die.place for die in picture.row}


@pytest.fixture
def owner(qapp: QApplication) -> Iterator[QObject]:
    owner = QObject(qapp)
    yield owner
    owner.setParent(None)
    owner.deleteLater()
    QApplication.sendPostedEvents()


def test_points_are_told_only_when_the_last_die_rests(owner: QObject) -> None:
    show = Show("zilch", Timings.normal(), 1, owner)
    before = len(show.told)
    show.match.submit(a.Roll())
    assert show.director.is_rolling
    assert show.director.is_ticking
    for _ in range(8):
        show.director.advance(0.05)
        assert len(show.told) == before
        assert show.director.is_rolling
    show.director.advance(LONGER_THAN_ANY_THROW)
    assert show.told[before:] == [show.match.state]
    show.assert_true_picture()


def test_the_dice_gather_after_they_have_been_told(owner: QObject) -> None:
    show = Show("zilch", Timings.normal(), 1, owner)
    show.match.submit(a.Roll())
    while show.director.is_rolling:
        show.director.advance(0.01)
    assert not show.director.is_idle
    show.director.advance(LONGER_THAN_ANY_THROW)
    show.assert_true_picture()


@pytest.mark.parametrize("game", GAMES)
def test_watched_to_the_end_the_table_shows_the_true_position(game: str, owner: QObject) -> None:
    show = Show(game, Timings.normal(), 7, owner)
    for _ in range(60):
        show.step()
        while not show.director.is_idle:
            show.director.advance(0.3)
        show.assert_true_picture()


@pytest.mark.parametrize("game", GAMES)
def test_skipped_at_any_moment_the_table_shows_the_true_position(game: str, owner: QObject) -> None:
    show = Show(game, Timings.normal(), 11, owner)
    moments = Random(3)
    for _ in range(120):
        show.step()
        for _ in range(moments.randrange(6)):
            show.director.advance(moments.random() * 0.4)
        show.director.skip()
        show.assert_true_picture()


def test_without_motion_every_step_is_told_at_once(owner: QObject) -> None:
    show = Show("zonk_detroit", Timings.instant(), 5, owner)
    for _ in range(60):
        show.step()
        assert show.told[-1] is show.match.state
        show.assert_true_picture()


def test_steps_that_come_while_dice_roll_wait_their_turn(owner: QObject) -> None:
    show = Show("zilch", Timings.normal(), 5, owner)
    states = [show.step().after for _ in range(12)]
    before = len(show.told)
    while not show.director.is_idle:
        show.director.advance(0.2)
    assert show.told[before:] == [state for state in states if state not in show.told[:before]]
    show.assert_true_picture()


def test_a_new_position_ends_whatever_moves(owner: QObject) -> None:
    show = Show("zilch", Timings.normal(), 5, owner)
    show.match.submit(a.Roll())
    show.director.advance(0.2)
    other = Match(shipped("yacht").ruleset(), [Seat("Csaba")], SeededCup(1))
    show.director.show_now(other.state)
    assert show.director.is_idle
    assert not show.director.is_ticking
    assert show.scene.picture == picture_of(other.state)


def test_the_same_throw_is_shown_faster_at_a_faster_pace(owner: QObject) -> None:
    def seconds(timings: Timings) -> float:
        show = Show("zilch", timings, 5, owner)
        show.match.submit(a.Roll())
        taken = 0.0
        while show.director.is_rolling:
            show.director.advance(0.01)
            taken += 0.01
        return taken

    assert 0.4 <= seconds(Timings.fast()) < seconds(Timings.normal()) < seconds(Timings.slow())
    assert seconds(Timings.normal()) <= 1.3


def test_words_can_change_in_the_middle_of_a_throw(owner: QObject) -> None:
    show = Show("zilch", Timings.normal(), 5, owner)
    show.match.submit(a.Roll())
    show.director.advance(0.3)
    show.scene.retranslate()
    show.director.skip()
    show.scene.retranslate()
    show.assert_true_picture()


def test_the_row_is_sorted_by_face_after_a_throw(owner: QObject) -> None:
    show = Show("yacht", Timings.normal(), 9, owner)
    step = show.match.submit(a.Roll())
    show.director.advance(LONGER_THAN_ANY_THROW)
    thrown = next(event for event in step.events if isinstance(event, DiceThrown))
    faces = [thrown.faces[thrown.dice.index(place)] for place in show.scene.row]
    assert faces == sorted(faces)
