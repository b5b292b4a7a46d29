"""One calm question when many points are about to be given away."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget
from typing_extensions import override

from kubik.rules.scorepad import ScorepadState, box_points
from kubik.text.catalogue import translate

MANY = 50
"""Points; so much is given away by a slip, hardly ever on purpose."""


def given_away(state: ScorepadState, box_id: str) -> int:
    """How many points more the present dice would bring in another open box, never less than 0."""
    if state.turn is None:
        return 0
    sheet = state.sheets[state.turn.seat]
    worth = {box.id: box_points(state.rules, box, state.lying) for box in state.rules.boxes}
    best = max(points for box, points in worth.items() if sheet.points(box) is None)
    return max(0, best - worth[box_id])


class GivingAwayQuestion(QMessageBox):
    """Asks before a box is filled; `confirmed` gives the box. It can be switched off for good."""

    confirmed = Signal(str)
    switched_off = Signal()

    def __init__(self, box_id: str, points: int, parent: QWidget) -> None:
        """Ask about filling `box_id`, which gives away `points`."""
        super().__init__(parent)
        self._box_id = box_id
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle("Kubik")
        self._points = points
        self._write = self.addButton("", QMessageBox.ButtonRole.AcceptRole)
        self.other = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.other)
        self.setEscapeButton(self.other)
        self._never = QCheckBox(self)
        self.setCheckBox(self._never)
        self.finished.connect(self._answered)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setText(
            translate(
                "GivingAway",
                "These dice are worth %Ln point(s) more in another box.",
                None,
                self._points,
            )
        )
        self.setInformativeText(translate("GivingAway", "Write them here all the same?"))
        self._write.setText(translate("GivingAway", "&Write here"))
        self.other.setText(translate("GivingAway", "&Choose another box"))
        self._never.setText(translate("GivingAway", "Do not &ask again"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _answered(self) -> None:
        if self._never.isChecked():
            self.switched_off.emit()
        if self.clickedButton() is self._write:
            self.confirmed.emit(self._box_id)
        self.deleteLater()
