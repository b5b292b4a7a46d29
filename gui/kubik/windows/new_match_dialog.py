"""What to play, by which house rules, and with whom."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.errors import KnownError
from kubik.play.seats import Seat, checked
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import Definition, Ruleset, Value
from kubik.text.catalogue import error_text, game_name, quoted, translate
from kubik.text.house_rule_words import title
from kubik.text.rule_book_moment import GOAL
from kubik.windows.game_delegate import ABOUT_ROLE, GameDelegate
from kubik.windows.house_rules_panel import HouseRulesPanel
from kubik.windows.names_view import ENTER_KEYS
from kubik.windows.players_panel import PlayersPanel
from kubik.windows.rule_book_window import RuleBookWindow


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen for a match: ids and values, no words of any language but the names."""

    game: str
    form: str
    house_rules: tuple[tuple[str, object], ...]
    seats: tuple[Seat, ...]


class NewMatchDialog(QDialog):
    """Asks for everything a match needs. It can only be accepted with what can be played."""

    def __init__(
        self,
        previous: Choice | None,
        parent: QWidget | None,
        games: Iterable[Definition] | None = None,
    ) -> None:
        """Start with the `previous` choice, as far as it can still be had. `games`: all of them."""
        super().__init__(parent)
        self._games = tuple(map(shipped, shipped_ids()) if games is None else games)
        self._chosen: dict[str, tuple[str, dict[str, Value]]] = {}
        self._shown: Definition | None = None
        self._ruleset: Ruleset | None = None
        self.rule_book: RuleBookWindow | None = None
        """A book of its own: that of the main window is out of reach while this dialog is open."""
        self._make_widgets()
        self._lay_out()
        self.retranslate()
        self._show_previous(previous)
        self._game_list.currentRowChanged.connect(self._show_game)
        self._form_box.currentIndexChanged.connect(self._show_form)
        self._players.model.names_changed.connect(self._judge)
        self._house_rules.changed.connect(self._judge)
        self._judge()
        self._game_list.setFocus()

    @property
    def ruleset(self) -> Ruleset:
        """The rules that were chosen."""
        assert self._ruleset is not None
        return self._ruleset

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order of play; the persons are known by their names alone."""
        return self._players.seats

    @property
    def choice(self) -> Choice:
        """What was chosen, to begin with the next time."""
        ruleset = self.ruleset
        return Choice(ruleset.game.id, ruleset.form.id, ruleset.changed, self.seats)

    def _make_widgets(self) -> None:
        self._game_label = QLabel(self)
        self._game_list = QListWidget(self)
        self._game_label.setBuddy(self._game_list)
        self._game_list.setItemDelegate(GameDelegate(self._game_list))
        self._game_list.setResizeMode(QListView.ResizeMode.Adjust)
        self._game_list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._game_list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._game_list.addItems([""] * len(self._games))
        self._form_label = QLabel(self)
        self._form_box = QComboBox(self)
        self._form_label.setBuddy(self._form_box)
        self._players = PlayersPanel(self)
        self._house_rules = HouseRulesPanel(self)
        self._mark = QLabel(self)
        self._verdict = QLabel(self)
        self._verdict.setWordWrap(True)
        self._verdict.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons = QDialogButtonBox(self)
        self.rules_button = QPushButton(self)
        self.rules_button.clicked.connect(self._show_rules)
        self._start = QPushButton(self)
        self._cancel = QPushButton(self)
        self._buttons.addButton(self.rules_button, QDialogButtonBox.ButtonRole.HelpRole)
        self._buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._start.setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        text_height = self.fontMetrics().height()
        left = QVBoxLayout()
        left.addWidget(self._game_label)
        left.addWidget(self._game_list, 1)
        left.addSpacing(text_height // 2)
        left.addWidget(self._form_label)
        left.addWidget(self._form_box)
        right = QVBoxLayout()
        right.addWidget(self._players, 2)
        right.addSpacing(text_height // 2)
        right.addWidget(self._house_rules, 3)
        for column in (left, right):
            column.setSpacing(text_height // 3)
        columns = QHBoxLayout()
        columns.setSpacing(text_height)
        columns.addLayout(left, 2)
        columns.addLayout(right, 3)
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        foot = QHBoxLayout()
        foot.addWidget(self._mark)
        foot.addWidget(self._verdict, 1)
        foot.addWidget(self._buttons)
        self._verdict.setMinimumHeight(text_height * 2)  # a second line moves nothing
        self._verdict.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout = QVBoxLayout(self)
        layout.addLayout(columns, 1)
        layout.addWidget(line)
        layout.addLayout(foot)
        width = self.fontMetrics().averageCharWidth()
        self.resize(width * 110, text_height * 34)

    def _show_previous(self, previous: Choice | None) -> None:
        row = 0
        for place, game in enumerate(self._games):
            if previous is not None and game.id == previous.game:
                row = place
                self._chosen[game.id] = (previous.form, _readable(game, previous))
        self._game_list.setCurrentRow(row)
        self._show_game(row)
        self._players.show_seats(previous.seats if previous else ())

    def _show_game(self, row: int) -> None:
        self._remember()
        game = self._games[row]
        self._shown = game
        form_id, chosen = self._chosen.get(game.id, (game.forms[0].id, {}))
        place = next((n for n, form in enumerate(game.forms) if form.id == form_id), 0)
        with QSignalBlocker(self._form_box):
            self._form_box.clear()
            self._form_box.addItems([""] * len(game.forms))
            self._form_box.setCurrentIndex(place)
        self._form_label.setVisible(len(game.forms) > 1)
        self._form_box.setVisible(len(game.forms) > 1)
        self._house_rules.begin(game, game.forms[place], chosen)
        self._players.show_limits(*game.seats)
        self._name_forms()
        self._judge()

    def _remember(self) -> None:
        # House rules belong to one game; whoever comes back to it finds them again.
        if self._shown is not None:
            form = self._shown.forms[self._form_box.currentIndex()]
            self._chosen[self._shown.id] = (form.id, self._house_rules.chosen)

    def _show_form(self, place: int) -> None:
        assert self._shown is not None
        self._house_rules.show_form(self._shown.forms[place])
        self._judge()

    def _judge(self) -> None:
        """Say whether the match can begin, and why not."""
        game = self._shown
        if game is None:
            return
        form = game.forms[self._form_box.currentIndex()]
        problems = []
        try:
            checked(self.seats, *game.seats)
        except KnownError as error:
            problems.append(error_text(error))
        try:
            self._ruleset = game.ruleset(form.id, **self._house_rules.chosen)
        except KnownError as error:
            self._ruleset = None
            reason = _with_title(error)
            problems.append(reason)
            self._house_rules.show_refusal(str(error.values.get("name")), reason)
        else:
            self._house_rules.show_ruleset(self._ruleset)
            if self.rule_book is not None and self.rule_book.isVisible():
                self.rule_book.use_rules(self._ruleset)
        self._show_verdict(problems)

    def _show_rules(self) -> None:
        # Where the house rules contradict each other there are none to tell but those of the form.
        game = self._shown
        assert game is not None
        if self.rule_book is None:
            self.rule_book = RuleBookWindow(self)
        self.rule_book.show_rules(self._ruleset or game.ruleset(), GOAL)

    def _show_verdict(self, problems: list[str]) -> None:
        kind = QStyle.StandardPixmap
        icon = self.style().standardIcon(
            kind.SP_MessageBoxWarning if problems else kind.SP_DialogApplyButton
        )
        side = self.fontMetrics().height() * 3 // 2
        self._mark.setPixmap(icon.pixmap(side, side))
        reason = "\n".join(problems)
        ready = translate("NewMatch", "Ready: {player} begins.")
        self._verdict.setText(reason or ready.format(player=self._players.names[0]))
        self._start.setEnabled(not problems)
        self._start.setToolTip(reason)
        self._start.setAccessibleDescription(self._verdict.text())

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(translate("NewMatch", "New match"))
        self._game_label.setText(translate("NewMatch", "&Game"))
        self._game_list.setAccessibleName(translate("NewMatch", "Game"))
        for row, game in enumerate(self._games):
            item = self._game_list.item(row)
            item.setText(game_name(game.name))
            item.setData(ABOUT_ROLE, game_name(game.about))
        self._form_label.setText(translate("NewMatch", "&Version"))
        self._form_box.setAccessibleName(translate("NewMatch", "Version of the game"))
        self._start.setText(translate("NewMatch", "&Start"))
        self.rules_button.setText(translate("NewMatch", "Rules"))
        self.rules_button.setShortcut(QKeySequence("F1"))  # a new text takes it away
        self._cancel.setText(translate("NewMatch", "Cancel"))
        self._name_forms()
        self._judge()

    def _name_forms(self) -> None:
        if self._shown is None:
            return
        for place, form in enumerate(self._shown.forms):
            self._form_box.setItemText(place, game_name(form.name))

    @override
    def accept(self) -> None:
        self._start.setFocus()  # what is being typed counts, by whatever key one starts
        self._judge()
        if self._start.isEnabled():
            super().accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter starts from the list of games; elsewhere it ends what one is doing and no more.
        if event.key() in ENTER_KEYS and self.focusWidget() is not self._game_list:
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._players.retranslate()
            self._house_rules.retranslate()
            self.retranslate()
        super().changeEvent(event)


def _readable(game: Definition, previous: Choice) -> dict[str, Value]:
    # The house rules of an earlier match that the game still has; its rule file may have changed.
    found: dict[str, Value] = {}
    for name, value in previous.house_rules:
        with suppress(KnownError):
            found[name] = game.house_rule(name).read(value)
    return found


def _with_title(error: KnownError) -> str:
    # The error names the setting by its id.
    name = error.values.get("name")
    if not isinstance(name, str):
        return error_text(error)
    return error_text(KnownError(error.text, **{**error.values, "name": quoted(title(name))}))
