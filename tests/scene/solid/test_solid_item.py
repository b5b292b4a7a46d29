"""A die in the scene: it follows its pose, is hit where it is seen, and never ends the program."""

import logging
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
)
from pytestqt.qtbot import QtBot

from kubik.rules.dice import Colour
from kubik.scene.solid import die_solid, solid_item
from kubik.scene.solid.camera import seen
from kubik.scene.solid.faces import upright
from kubik.scene.solid.recordings import AT_REST, Pose
from kubik.scene.solid.solid_item import SolidItem
from kubik.scene.solid.throw_plan import plan
from kubik.scene.table_picture import DiePicture, Look

POSE = Pose(0.0, 0.0, AT_REST, upright(4))


@pytest.fixture
def scene(qapp: object) -> QGraphicsScene:
    return QGraphicsScene(0, 0, 1000, 560)


@pytest.fixture
def die(scene: QGraphicsScene) -> SolidItem:
    item = SolidItem(DiePicture(2, 4, Colour.RED, Look.FREE), POSE)
    item.enter(scene)
    return item


def rendered(scene: QGraphicsScene) -> QImage:
    image = QImage(1000, 560, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkBlue)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


def test_a_die_is_where_its_pose_is_seen(die: SolidItem) -> None:
    pose = Pose(2.0, 1.0, 1.5, upright(1))
    die.set_pose(pose, moving=True)
    spot = seen(pose.point)
    assert (die.x(), die.y()) == pytest.approx((spot.x, spot.y))
    assert die.pose == pose


def test_a_click_gives_the_place(qtbot: QtBot, scene: QGraphicsScene, die: SolidItem) -> None:
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(1000, 560)
    view.show()
    spot = view.mapFromScene(die.pos())
    heard: list[int] = []
    die.clicked.connect(heard.append)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert heard == []
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert heard == [2]


def test_a_die_is_hit_where_it_is_seen_and_not_beside_it(die: SolidItem) -> None:
    assert die.contains(QPointF(0, 0))
    corner = die.boundingRect().topLeft()
    assert not die.contains(corner * 0.9)


def test_everything_painted_is_within_the_box(scene: QGraphicsScene, die: SolidItem) -> None:
    for look in Look:
        for moving in (False, True):
            die.show_picture(DiePicture(0, 4, None, look))
            die.set_pose(POSE._replace(x=1.0), moving=moving)
            image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            painter.translate(200, 200)
            die.paint(painter, QStyleOptionGraphicsItem())
            painter.end()
            box = die.boundingRect().translated(200, 200).toAlignedRect()
            assert not any(
                image.pixelColor(x, y).alpha()
                for x in range(400)
                for y in range(400)
                if not box.contains(x, y)
            )


def test_looks_are_seen_only_on_dice_at_rest(scene: QGraphicsScene, die: SolidItem) -> None:
    shown = rendered(scene)
    die.show_picture(die.picture, plain=True)
    plain = rendered(scene)
    assert plain != shown
    die.set_pose(POSE, moving=True)
    assert rendered(scene) not in (plain, shown)


def test_a_die_is_kept_as_a_picture_only_while_it_rests(die: SolidItem) -> None:
    assert die.cacheMode() == QGraphicsItem.CacheMode.DeviceCoordinateCache
    die.set_pose(POSE, moving=True)
    assert die.cacheMode() == QGraphicsItem.CacheMode.NoCache
    die.set_pose(POSE)
    assert die.cacheMode() == QGraphicsItem.CacheMode.DeviceCoordinateCache


def test_the_shadow_comes_moves_and_goes_with_its_die(
    scene: QGraphicsScene, die: SolidItem
) -> None:
    assert die.shadow.scene() is scene
    assert die.shadow.zValue() < die.zValue()
    before = die.shadow.sceneBoundingRect()
    die.set_pose(POSE._replace(x=3.0))
    assert die.shadow.sceneBoundingRect().left() > before.left()
    die.leave()
    assert scene.items() == []


def test_nearer_dice_are_painted_over_farther_ones(die: SolidItem) -> None:
    far, near = (SolidItem(die.picture, POSE._replace(y=y)) for y in (1.0, -1.0))
    assert near.zValue() > far.zValue()


def test_an_error_in_painting_is_logged_and_does_not_leave(
    scene: QGraphicsScene,
    die: SolidItem,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(die_solid, "paint", fail)
    monkeypatch.setattr(solid_item, "tile", fail)
    with caplog.at_level(logging.ERROR):
        rendered(scene)
    assert {record.message.split(" could")[0] for record in caplog.records} == {
        "a die",
        "a shadow",
    }
    caplog.clear()


def test_a_whole_throw_is_painted_without_a_word(
    scene: QGraphicsScene, caplog: pytest.LogCaptureFixture
) -> None:
    throw = plan((1, 2, 3, 4, 5), 3)
    items = [
        SolidItem(DiePicture(place, face, None, Look.FREE), pose)
        for (place, face), pose in zip(enumerate(throw.faces), throw.poses(0.0), strict=True)
    ]
    for item in items:
        item.enter(scene)
    pictures = []
    for time in (0.0, 0.3, 0.6, throw.settle, throw.total):
        for item, pose in zip(items, throw.poses(time), strict=True):
            item.set_pose(pose, moving=throw.is_moving(time))
        pictures.append(rendered(scene))
    assert all(one != other for one, other in pairwise(pictures))
    assert caplog.records == []
