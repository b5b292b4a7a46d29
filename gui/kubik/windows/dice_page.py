"""What the dice did: bars, a plain sentence and the figures, people and computer players apart."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kubik.play.statistics.dice import Fallen
from kubik.play.statistics.fairness import fairness
from kubik.text.catalogue import number, translate
from kubik.text.statistics_columns import FACES
from kubik.text.statistics_tables import face_lines
from kubik.text.statistics_words import fairness_sentence
from kubik.windows.faces_chart import FacesChart
from kubik.windows.facts_view import FactsView, bold

LARGER = 1.15
"""The size of the sentence beside the font of the window: it is what most people look for."""


class DicePanel(QWidget):
    """The dice of people or of computer players."""

    def __init__(self, *, is_of_computers: bool, parent: QWidget) -> None:
        """Start without dice."""
        super().__init__(parent)
        self._is_of_computers = is_of_computers
        self._counts: tuple[int, ...] = ()
        self._title = bold(QLabel(self))
        self.chart = FacesChart(self)
        self.sentence = QLabel(self)
        font = self.sentence.font()
        font.setPointSizeF(font.pointSizeF() * LARGER)
        self.sentence.setFont(font)
        self.sentence.setWordWrap(True)
        self.sentence.setMinimumHeight(self.sentence.fontMetrics().lineSpacing() * 2)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.faces = FactsView(FACES, None, self)
        self.faces.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._title)
        layout.addWidget(self.chart, 1)
        layout.addWidget(self.sentence)
        layout.addWidget(self.faces)
        self.retranslate()

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show how often each face fell, from face 1."""
        self._counts = tuple(counts)
        lines = face_lines(self._counts)
        self.chart.show_lines(lines)
        self.faces.show_lines(lines)
        self.faces.setFixedHeight(self.faces.height_of_all())
        self._say()

    def _say(self) -> None:
        title = (
            translate("Statistics", "Dice of the computer players: {count}")
            if self._is_of_computers
            else translate("Statistics", "Dice of the people: {count}")
        ).format(count=number(sum(self._counts)))
        self._title.setText(title)
        self.faces.setAccessibleName(title)
        if self._counts:
            found = fairness(self._counts)
            self.sentence.setText(fairness_sentence(found, len(self._counts)))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.chart.retranslate()
        self.faces.retranslate()
        self._say()


class DicePage(QWidget):
    """Shows the dice with as many faces as is chosen, where games have different ones."""

    def __init__(self, parent: QWidget) -> None:
        """Start without dice."""
        super().__init__(parent)
        self._fallen: tuple[Fallen, ...] = ()
        self.choice = QComboBox(self)
        self.people = DicePanel(is_of_computers=False, parent=self)
        self.computers = DicePanel(is_of_computers=True, parent=self)
        panels = QHBoxLayout()
        panels.setSpacing(self.fontMetrics().height())
        panels.addWidget(self.people, 1)
        panels.addWidget(self.computers, 1)
        layout = QVBoxLayout(self)
        layout.addWidget(self.choice)
        layout.addLayout(panels, 1)
        self.choice.currentIndexChanged.connect(self._show)
        self.retranslate()

    def show_fallen(self, fallen: Sequence[Fallen]) -> None:
        """Show these dice, those that fell most often first."""
        self._fallen = tuple(
            sorted(fallen, key=lambda dice: -sum(dice.people) - sum(dice.computers))
        )
        self.choice.clear()
        self.choice.addItems([""] * len(self._fallen))
        self.choice.setVisible(len(self._fallen) > 1)
        self.retranslate()
        self._show()

    def _show(self) -> None:
        place = self.choice.currentIndex()
        if place < 0:
            return
        dice = self._fallen[place]
        self.people.show_counts(dice.people)
        self.computers.show_counts(dice.computers)
        self.computers.setVisible(any(dice.computers))
        self.people.setVisible(any(dice.people) or not any(dice.computers))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        for place, dice in enumerate(self._fallen):
            text = translate("Statistics", "Dice with %Ln face(s)", None, dice.faces)
            self.choice.setItemText(place, text)
        self.choice.setAccessibleName(translate("Statistics", "Which dice"))
        self.people.retranslate()
        self.computers.retranslate()
