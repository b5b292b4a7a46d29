"""The coach after a match: skill and luck told apart, and what could have been better."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.computer.coach import Report
from kubik.computer.thinking import Answer, Review, review
from kubik.play.match import Match
from kubik.rules import actions as a
from kubik.text.catalogue import game_name, translate
from kubik.text.coach_words import (
    PLAYERS,
    ROUNDS,
    PlayerLine,
    are_fine,
    luck_sentence,
    no_mistakes,
    player_name,
    round_lines,
)
from kubik.windows.coach_chart import CoachChart
from kubik.windows.facts_view import FactsView, bold
from kubik.windows.mistake_list import MistakeList
from kubik.windows.thinker import Thinker

MOST_TRIES = 2
"""A match is asked about again where the process was lost that looked at it."""
MOST_LINES = 4
"""So many players are seen at once; of more one scrolls."""


class CoachWindow(QDialog):
    """Shows a report on everybody who decided something in a match, computer players too.

    Who lost to a computer player wants to know whether it had the better dice. `replay_wanted`
    gives the number of steps before the moment somebody wants to see again. The window never
    changes the match, and remembers nothing when it is closed.
    """

    replay_wanted = Signal(int)

    def __init__(
        self, match: Match, version: int, thinker: Thinker | None, parent: QWidget | None
    ) -> None:
        """Ask about `match`; no other question about a match may have this `version`."""
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Window)
        self._match, self._version, self._thinker = match, version, thinker
        self._steps = match.steps
        self._tries = 0
        self._reports: tuple[Report, ...] | None = None
        self._make_widgets()
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 110, metrics.lineSpacing() * 34)
        if thinker is not None:
            thinker.answered.connect(self._take)
            self._ask(thinker)
        self.retranslate()

    def _make_widgets(self) -> None:
        self.sentence = bold(QLabel(self))
        self.sentence.setWordWrap(True)
        self.players = FactsView(PLAYERS, 0, self)
        self.players.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.players.line_chosen.connect(self._show_player)
        self.mistakes = MistakeList(self)
        self.mistakes.watched.connect(self._watch)
        rounds = QWidget(self)
        self.chart = CoachChart(rounds)
        self.rounds = FactsView(ROUNDS, 0, rounds)
        side_by_side = QHBoxLayout(rounds)
        side_by_side.addWidget(self.chart, 1)
        side_by_side.addWidget(self.rounds, 1)
        self.tabs = QTabWidget(self)
        self.tabs.addTab(self.mistakes, "")
        self.tabs.addTab(rounds, "")
        self.tabs.tabBar().setUsesScrollButtons(False)
        self.close_button = QPushButton(self)
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.sentence)
        layout.addWidget(self.players)
        layout.addWidget(self.tabs, 1)
        layout.addStretch()
        layout.addLayout(foot)

    @property
    def match(self) -> Match:
        """The match that is looked at."""
        return self._match

    def _ask(self, thinker: Thinker) -> None:
        self._tries += 1
        thinker.ask(review(self._version, self._match))

    def _take(self, answer: Answer) -> None:
        if answer.kind is not Review or answer.version != self._version or self._reports:
            return
        found = answer.found
        if isinstance(found, tuple):
            self._reports = found
        elif self._tries < MOST_TRIES and self._thinker is not None:
            self._ask(self._thinker)
            return
        else:
            self._thinker = None
        self.retranslate()
        if self._reports:
            self.players.setFocus()

    @property
    def _chosen(self) -> Report | None:
        line = self.players.line
        return line.report if isinstance(line, PlayerLine) else None

    def _show(self) -> None:
        reports = self._reports or ()
        self.sentence.setText(self._sentence())
        for part in (self.players, self.tabs):
            part.setVisible(bool(reports))
        chosen = self._chosen
        place = next((n for n, each in enumerate(reports) if each is chosen), 0)
        is_fine = are_fine(reports)
        lines = [PlayerLine(report, is_fine) for report in reports]
        if self.players.facts.lines != tuple(lines):
            self.players.show_lines(lines, chosen=place if lines else None)
        self.players.setFixedHeight(self._height_of_players())
        self._show_player()

    def _height_of_players(self) -> int:
        row = self.players.verticalHeader().defaultSectionSize()
        too_many = max(0, len(self.players.facts.lines) - MOST_LINES)
        return self.players.height_of_all() - too_many * row

    def _sentence(self) -> str:
        if self._reports:
            return luck_sentence(self._reports)
        if self._reports is not None:
            return translate("Coach", "There was nothing to decide in this match.")
        if self._thinker is None:
            return translate("Coach", "Nobody could look back on this match. Try it once more.")
        return translate("Coach", "Looking back on every decision…")

    def _show_player(self) -> None:
        report = self._chosen
        if report is None or self._reports is None:
            return
        is_fine = are_fine(self._reports)
        names = self._match.ruleset.game.box_names
        self.mistakes.show_mistakes(report.dearest, no_mistakes(report), names, is_fine=is_fine)
        lines = round_lines(report, is_fine=is_fine)
        if self.rounds.facts.lines != lines:
            self.rounds.show_lines(lines)
        self.chart.show_lines(lines)
        name = translate("Coach", "The rounds of {name}").format(name=player_name(report))
        self.rounds.setAccessibleName(name)

    def _watch(self, step: int) -> None:
        """Go to where the decision began: before the dice were set aside for it."""
        while step and isinstance(self._steps[step - 1].action, a.Keep | a.Challenge):
            step -= 1
        self.replay_wanted.emit(step)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        title = translate("Coach", "What could have been better: {game}")
        game = game_name(self._match.ruleset.game.name)
        self.setWindowTitle(title.format(game=game))
        self.players.setAccessibleName(translate("Coach", "What the coach says of everybody"))
        self.players.retranslate()
        self.rounds.retranslate()
        self.tabs.setAccessibleName(translate("Statistics", "What to see"))
        self.tabs.setTabText(0, translate("Coach", "&Dearest mistakes"))
        self.tabs.setTabText(1, translate("Coach", "&Round by round"))
        self.close_button.setText(translate("History", "&Close"))
        self._show()

    @override
    def done(self, result: int) -> None:
        if self._thinker is not None:
            self._thinker.answered.disconnect(self._take)
            self._thinker = None
        super().done(result)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
