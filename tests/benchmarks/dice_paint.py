"""How fast tumbling dice are painted: `python tests/benchmarks/dice_paint.py`, `gui` on PYTHONPATH.

Prints median and 95th percentile of one paint of six tumbling dice with their shadows on a felt, in
milliseconds on the wall clock, best of three. Bars: 6 / 10 at 1920x1080, 4 / 7 at 900x600. What is
drawn is worked out within the paint. The felt is one ready picture, as it is in the program.
"""

import os
import statistics
import time
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView
from typing_extensions import override

from kubik.rules.dice import Colour
from kubik.scene.solid.solid_item import SolidItem
from kubik.scene.solid.throw_plan import plan
from kubik.scene.table_picture import DiePicture, Look

COLOURS = (Colour.WHITE, Colour.WHITE, Colour.RED, Colour.RED, Colour.GREEN, Colour.GREEN)
FACES = (1, 2, 3, 4, 5, 6)
BARS = {(1920, 1080): (6.0, 10.0), (900, 600): (4.0, 7.0)}
THROWS = 4


class Table(QGraphicsView):
    """A view on a felt that measures its paints."""

    def __init__(self, scene: QGraphicsScene, width: int, height: int) -> None:
        super().__init__(scene)
        self.paints: list[float] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(self.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(self.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.felt = QPixmap(width, height)
        self.felt.fill(QColor("#24568a"))
        self.resize(width, height)

    @override
    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        exposed = self.mapFromScene(rect).boundingRect().intersected(self.viewport().rect())
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(exposed, self.felt, exposed)
        painter.restore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        began = time.perf_counter()
        super().paintEvent(event)
        self.paints.append(1000 * (time.perf_counter() - began))


def frames(width: int, height: int) -> Iterator[tuple[float, float]]:
    """Milliseconds of each paint, and of posing and painting together."""
    scene = QGraphicsScene(0, 0, 1000, 560)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view = Table(scene, width, height)
    view.show()
    view.fitInView(scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    for seed in range(THROWS):
        throw = plan(FACES, seed)
        items = [
            SolidItem(DiePicture(place, FACES[place], COLOURS[place], Look.FREE), pose)
            for place, pose in enumerate(throw.poses(0.2))
        ]
        for item in items:
            item.enter(scene)
        QApplication.processEvents()
        step = 12
        while throw.is_moving(step / 60):
            began = time.perf_counter()
            for item, pose in zip(items, throw.poses(step / 60), strict=True):
                item.set_pose(pose, moving=True)
            view.paints.clear()
            QApplication.processEvents()
            yield sum(view.paints), 1000 * (time.perf_counter() - began)
            step += 1
        for item in items:
            item.leave()
    view.close()


def quantiles(values: list[float]) -> tuple[float, float]:
    return statistics.median(values), statistics.quantiles(values, n=20)[-1]


if __name__ == "__main__":
    application = QApplication([])
    for (width, height), bars in BARS.items():
        runs = []
        for _ in range(3):
            paints, whole = zip(*frames(width, height), strict=True)
            runs.append((quantiles(list(paints)), quantiles(list(whole)), len(paints)))
        (median, late), (frame, late_frame), count = min(runs)
        print(
            f"{width}x{height}: paint {median:.2f} / {late:.2f} ms (bar {bars[0]:.0f} /"
            f" {bars[1]:.0f}), whole frame {frame:.2f} / {late_frame:.2f} ms, {count} frames"
        )
