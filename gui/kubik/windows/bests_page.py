"""The best results: one game, one form, one set of rules at a time."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from kubik.play.statistics import Account, GameForm, Who
from kubik.play.statistics.bests import (
    Category,
    best_list,
    categories,
    category_of,
    totals,
    turns,
)
from kubik.text.catalogue import number, translate
from kubik.text.statistics_columns import BEST_TURNS, HINTS, TOTALS
from kubik.text.statistics_tables import feat_lines
from kubik.text.statistics_words import game_form_name, rules_name
from kubik.windows.facts_view import FactsView

WIDEST_RULES = 60
"""Letters of a set of house rules in its box; all of them stand in the line below."""


class BestsPage(QWidget):
    """Shows a best list. Results under other house rules stand in lists of their own."""

    def __init__(self, parent: QWidget) -> None:
        """Start without results."""
        super().__init__(parent)
        self._told: Sequence[Account] = ()
        self._names: Mapping[Who, str] = {}
        self._categories: tuple[Category, ...] = ()
        self._game_forms: tuple[GameForm, ...] = ()
        self._lists: tuple[Category, ...] = ()
        self.games, self.kinds, self.rules = QComboBox(self), QComboBox(self), QComboBox(self)
        self.kinds.addItems(["", ""])
        self._labels = (QLabel(self), QLabel(self), QLabel(self))
        self.hints = QCheckBox(self)
        self.list = FactsView(TOTALS, 1, self)
        self._foot = QLabel(self)
        self._foot.setWordWrap(True)
        self._lay_out()
        self.games.currentIndexChanged.connect(self._show_rules)
        self.kinds.currentIndexChanged.connect(self._show_list)
        self.rules.currentIndexChanged.connect(self._show_list)
        self.hints.toggled.connect(self._show_list)
        self.retranslate()

    def _lay_out(self) -> None:
        choices = QGridLayout()
        for column, box in enumerate((self.games, self.kinds, self.rules)):
            self._labels[column].setBuddy(box)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choices.addWidget(self._labels[column], 0, column)
            choices.addWidget(box, 1, column)
            choices.setColumnStretch(column, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(choices)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._foot)
        layout.addWidget(self.hints)

    def show_accounts(self, told: Sequence[Account], names: Mapping[Who, str]) -> None:
        """Show the results of these matches; the game that was chosen stays so."""
        chosen = self._category
        self._told, self._names, self._categories = told, names, categories(told)
        self._game_forms = tuple(dict.fromkeys(c.game_form for c in self._categories))
        with QSignalBlocker(self.games):
            self.games.clear()
            self.games.addItems([game_form_name(each) for each in self._game_forms])
            if self._game_forms:
                known = chosen is not None and chosen.game_form in self._game_forms
                game_form = chosen.game_form if chosen and known else self._most_played()
                self.games.setCurrentIndex(self._game_forms.index(game_form))
        self._show_rules()

    @property
    def foot(self) -> str:
        """What is to be known about the list; empty for nothing."""
        return self._foot.text()

    def _most_played(self) -> GameForm:
        counts = Counter(account.game_form for account in self._told)
        return max(self._game_forms, key=lambda game_form: counts[game_form])

    @property
    def _category(self) -> Category | None:
        row = self.rules.currentIndex()
        return self._lists[row] if 0 <= row < len(self._lists) else None

    def _show_rules(self) -> None:
        chosen = self._category
        place = self.games.currentIndex()
        self._lists = tuple(
            category
            for category in self._categories
            if place >= 0 and category.game_form == self._game_forms[place]
        )
        with QSignalBlocker(self.rules):
            self.rules.clear()
            self.rules.addItems([_shortened(rules_name(each.house_rules)) for each in self._lists])
            same = [
                chosen is not None and each.house_rules == chosen.house_rules
                for each in self._lists
            ]
            if any(same):
                self.rules.setCurrentIndex(same.index(True))
        for widget in (self._labels[2], self.rules):
            widget.setVisible(any(each.house_rules for each in self._lists))
        self._show_list()

    def _show_list(self) -> None:
        category = self._category
        if category is None:
            self.list.show_lines(())
            return
        is_of_turns = self.kinds.currentIndex() == 1
        best = best_list(
            self._told,
            turns if is_of_turns else totals,
            category,
            with_hints=self.hints.isChecked(),
        )
        columns = BEST_TURNS if is_of_turns else TOTALS
        if self.hints.isChecked():
            columns = (*columns[:2], HINTS, *columns[2:])  # beside the name
        self.list.show_lines(feat_lines(best, self._names), columns)
        own = [account for account in self._told if category_of(account) == category]
        helped = sum(account.hints for account in own)
        self.hints.setVisible(bool(helped))
        said = []
        if category.house_rules:
            text = translate("Statistics", "House rules: {rules}")
            said.append(text.format(rules=rules_name(category.house_rules)))
        if helped and not self.hints.isChecked():
            text = translate("Statistics", "Matches with hints, left out here: {count}")
            said.append(text.format(count=number(helped)))
        if not best:
            said.insert(0, translate("Statistics", "Nobody has come to a result here yet."))
        self._foot.setText("\n".join(said))
        self._foot.setVisible(bool(said))

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        texts = (
            translate("Statistics", "Ga&me"),
            translate("Statistics", "&List"),
            translate("Statistics", "&Rules"),
        )
        for label, box, text in zip(
            self._labels, (self.games, self.kinds, self.rules), texts, strict=True
        ):
            label.setText(text)
            box.setAccessibleName(text.replace("&", ""))
        self.kinds.setItemText(0, translate("Statistics", "Final scores"))
        self.kinds.setItemText(1, translate("Statistics", "Single turns"))
        self.hints.setText(translate("Statistics", "Show results with &hints, too"))
        self.list.setAccessibleName(translate("Statistics", "Best results"))
        self.list.retranslate()
        self.show_accounts(self._told, self._names)


def _shortened(text: str) -> str:
    return text if len(text) <= WIDEST_RULES else text[: WIDEST_RULES - 1] + "…"
