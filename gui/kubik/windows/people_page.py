"""The people of the statistics: everybody in a table, and below it one of them game by game."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kubik.play.statistics.people import Person
from kubik.text.catalogue import translate
from kubik.text.statistics_columns import BY_FORM, MARK, PEOPLE
from kubik.text.statistics_tables import PersonLine, form_lines, person_lines
from kubik.text.statistics_words import who_name
from kubik.windows.facts_view import FactsView, bold


class PeoplePage(QWidget):
    """Shows what everybody has done; the games are those of whoever is chosen."""

    def __init__(self, parent: QWidget) -> None:
        """Start without people."""
        super().__init__(parent)
        self.people = FactsView(PEOPLE, 0, self)
        self._title = bold(QLabel(self))
        self.games = FactsView(BY_FORM, 0, self)
        self._foot = QLabel(self)
        self._foot.setWordWrap(True)
        self.people.line_chosen.connect(self._show_games)
        layout = QVBoxLayout(self)
        layout.addWidget(self.people, 3)
        layout.addWidget(self._title)
        layout.addWidget(self.games, 2)
        layout.addWidget(self._foot)
        self.retranslate()

    def show_people(self, people: Sequence[Person]) -> None:
        """Show these people; whoever was chosen stays so."""
        chosen = self._chosen
        row = next((n for n, p in enumerate(people) if chosen and p.who == chosen.who), 0)
        self.people.show_lines(person_lines(people), chosen=row)
        self._show_games()

    @property
    def _chosen(self) -> Person | None:
        line = self.people.line
        return line.person if isinstance(line, PersonLine) else None

    def _show_games(self) -> None:
        person = self._chosen
        lines = form_lines(person) if person else ()
        self.games.show_lines(lines)
        name = who_name(person.name, person.who) if person else ""
        title = translate("Statistics", "{player}, game by game").format(player=name)
        self._title.setText(title)
        self.games.setAccessibleName(title)
        # The sentence about the mark stands there only where there is one.
        marked = any(MARK in column.text(line) for line in lines for column in BY_FORM[1:])
        self._foot.setVisible(marked)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.people.retranslate()
        self.games.retranslate()
        self.people.setAccessibleName(translate("Statistics", "People"))
        self._foot.setText(translate("Statistics", "* = with changed house rules or with hints"))
        self._show_games()
