"""The view on the table: the whole of it, whatever the size of the window."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget
from typing_extensions import override

from kubik.scene.director import Director


class TableView(QGraphicsView):
    """Shows the scene as large as it fits. `return_pressed` when Enter is pressed on it."""

    return_pressed = Signal()

    def __init__(self, scene: QGraphicsScene, director: Director, parent: QWidget) -> None:
        """Look at `scene`; a press on rolling dice lets the `director` skip to how they lie."""
        super().__init__(scene, parent)
        self._director = director
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)  # its gradients are dear
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(360, 200)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._director.is_rolling:
            self._director.skip()
            event.accept()
            return
        super().mousePressEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.return_pressed.emit()
            event.accept()
            return
        super().keyPressEvent(event)
