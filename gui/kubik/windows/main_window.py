"""The main window: it assembles the pages and the menus, and connects them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMessageBox, QStackedWidget
from typing_extensions import override

from kubik import __version__
from kubik.cards import cards
from kubik.scene.felt import FeltColour
from kubik.scene.timings import Timings
from kubik.text.catalogue import game_name, translate
from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.message import Message
from kubik.windows.start_page import StartPage
from kubik.windows.undo_actions import UndoActions
from kubik.windows.volume import VOLUMES, Loudness

if TYPE_CHECKING:  # what a match needs is loaded when the first page has been painted
    from collections.abc import Callable, Iterable

    from kubik.rules.ruleset import Definition, Ruleset
    from kubik.rules.state import Cup
    from kubik.scene.sounds import Sounds
    from kubik.windows.match_page import MatchPage
    from kubik.windows.new_match_dialog import Choice
    from kubik.windows.rule_book_window import RuleBookWindow

SPEEDS: dict[str, Callable[[], Timings]] = {
    "slow": Timings.slow,
    "normal": Timings.normal,
    "fast": Timings.fast,
    "instant": Timings.instant,
}


class MainWindow(QMainWindow):
    """The program as one sees it."""

    painted = Signal()
    """The window is seen for the first time."""

    def __init__(
        self,
        timings: Timings,
        new_cup: Callable[[], Cup],
        new_sounds: Callable[[], Sounds] | None = None,
    ) -> None:
        """Start on the first page; each match gets its dice from a cup of its own.

        Without `new_sounds`, which is called once, nothing is heard.
        """
        super().__init__()
        self._timings = timings
        self._new_cup = new_cup
        self._new_sounds = new_sounds
        self._previous: Choice | None = None
        self._match_page: MatchPage | None = None
        self._rule_book: RuleBookWindow | None = None
        self.is_painted = False
        """Whether it has been seen."""
        self.new_match = QAction(self)
        self.new_match.setShortcuts([QKeySequence("Ctrl+N"), QKeySequence("F2")])
        self.new_match.triggered.connect(self.ask_for_match)
        self.play_again = QAction(self)
        self.play_again.triggered.connect(self.begin_again)
        self.quit = QAction(self)
        self.quit.setShortcut(QKeySequence("Ctrl+Q"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit.triggered.connect(self.close)
        self._make_help()
        self.undo_actions = UndoActions(self)
        self.start_page = StartPage(cards(), self)
        self.start_page.chosen.connect(self.ask_for_match_of)
        self.start_page.rules_wanted.connect(self._show_rules_of)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        self._make_menus()
        self.resize(1100, 720)
        self.retranslate()

    def _make_menus(self) -> None:
        self.speeds = self._choices(SPEEDS, "normal", self._speed_chosen)
        self.schemes = self._choices(Scheme, Scheme.SYSTEM, self._scheme_chosen)
        self.felts = self._choices(FeltColour, FeltColour.AUTOMATIC, self._felt_chosen)
        self.volumes = self._choices(Loudness, Loudness.NORMAL, self._volume_chosen)
        self._view_menu = QMenu(self)
        for group in (self.speeds, self.schemes, self.felts):
            self._view_menu.addActions(group.actions())
            self._view_menu.addSeparator()
        self._sound_menu = self._view_menu.addMenu("")
        self._sound_menu.addActions(self.volumes.actions())
        self._match_menu = QMenu(self)
        self._match_menu.addAction(self.new_match)
        self._match_menu.addSeparator()
        self._match_menu.addActions([self.undo_actions.undo, self.undo_actions.redo])
        self._match_menu.addSeparator()
        self._match_menu.addAction(self.quit)
        self._help_menu = QMenu(self)
        self._help_menu.addActions([self.rules, self.keys, self.about])
        self.menuBar().addMenu(self._match_menu)
        self.menuBar().addMenu(self._view_menu)
        self.menuBar().addMenu(self._help_menu)

    @cached_property
    def _sounds(self) -> Sounds:
        from kubik.scene.sounds import Sounds
        from kubik.scene.speaker import SilentBackend

        sounds = Sounds(SilentBackend) if self._new_sounds is None else self._new_sounds()
        _set_volume(sounds, Loudness(self.volumes.checkedAction().data()))
        return sounds

    @cached_property
    def _games(self) -> tuple[Definition, ...]:
        from kubik.rule_files import shipped, shipped_ids

        return tuple(map(shipped, shipped_ids()))

    @property
    def match_page(self) -> MatchPage:
        """The page that plays matches."""
        if self._match_page is None:
            from kubik.windows.match_page import MatchPage

            ends = (self.play_again, self.new_match)
            self._match_page = MatchPage(self._timings, self._sounds, ends, self.undo_actions, self)
            self._match_page.director.shown.connect(self._show_title)
            self._pages.addWidget(self._match_page)
        return self._match_page

    @property
    def rule_book(self) -> RuleBookWindow:
        """The window with the rules."""
        if self._rule_book is None:
            from kubik.windows.rule_book_window import RuleBookWindow

            self._rule_book = RuleBookWindow(self)
        return self._rule_book

    def prepare(self) -> None:
        """Load what a match needs, which the first page does without: it takes 0.2 s.

        Whatever is asked for earlier is loaded then.
        """
        import kubik.windows.new_match_dialog  # noqa: F401 - it is loaded, and used later
        from kubik.scene.solid.throw_plan import plan

        _ = self._games, self.match_page
        plan(range(1, 7), 0)  # nobody sees this throw, but it reads the recordings

    def _make_help(self) -> None:
        self.rules = QAction(self)
        self.rules.setShortcut(QKeySequence("F1"))
        self.rules.triggered.connect(self._show_rules)
        self.about = QAction(self)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.about.triggered.connect(self._show_about)
        self.keys = QAction(self)
        self.keys.setShortcuts([QKeySequence("Ctrl+K"), QKeySequence("F3")])
        self.keys.triggered.connect(self._show_keys)

    def ask_for_match(self) -> None:
        """Open the dialog for a new match. The match under way goes on when it is cancelled."""
        self._ask(self._previous)

    def ask_for_match_of(self, game: str) -> None:
        """Open the dialog with the game of this id, as in the rule book."""
        from kubik.windows.new_match_dialog import Choice

        form = self._game(game).form()
        names = self._previous.names if self._previous else ()
        self._ask(Choice(game, form.id, (), names))

    def _ask(self, first: Choice | None) -> None:
        from kubik.windows.new_match_dialog import NewMatchDialog

        dialog = NewMatchDialog(first, self, self._games)
        dialog.accepted.connect(self._begin_from_dialog)
        dialog.finished.connect(dialog.deleteLater)
        self._dialog = dialog
        dialog.open()

    def _begin_from_dialog(self) -> None:
        self._previous = self._dialog.choice
        self.begin(self._dialog.ruleset, self._dialog.names)

    def begin(self, ruleset: Ruleset, names: tuple[str, ...]) -> None:
        """Open a match and show it. Raises `KnownError` where the names do not fit the game."""
        from kubik.play.match import Match
        from kubik.play.seats import seats

        fewest, most = ruleset.game.seats
        match = Match(ruleset, seats(names, fewest, most), self._new_cup())
        self._pages.setCurrentWidget(self.match_page)
        self.match_page.begin(match)
        if self.rule_book.isVisible():
            self.rule_book.use_rules(ruleset)
        self.retranslate()

    def begin_again(self) -> None:
        """Another match of the same game with the same people."""
        match = self.match_page.match
        if match is not None:
            self.begin(match.ruleset, self.match_page.names)

    def _choices(
        self, ids: Iterable[str], first: str, chosen: Callable[[QAction], None]
    ) -> QActionGroup:
        group = QActionGroup(self)
        for choice in ids:
            action = QAction(group)
            action.setData(str(choice))
            action.setCheckable(True)
            action.setChecked(choice == first)
        group.triggered.connect(chosen)
        return group

    def _speed_chosen(self, action: QAction) -> None:
        self.match_page.director.timings = SPEEDS[action.data()]()

    def _scheme_chosen(self, action: QAction) -> None:
        use_scheme(Scheme(action.data()))

    def _felt_chosen(self, action: QAction) -> None:
        self.match_page.scene.use_felt(FeltColour(action.data()))

    def _volume_chosen(self, action: QAction) -> None:
        from kubik.scene.sounds import Sound

        _set_volume(self._sounds, Loudness(action.data()))
        self._sounds.play(Sound.CLACK_1)  # this is how loud it is now

    def _show_rules(self) -> None:
        # At the table the book opens at the present moment; before that, at the game one looks at.
        page = self._match_page
        if page is not None and page.match is not None and self._pages.currentWidget() is page:
            self.rule_book.show_rules(page.match.ruleset, page.moment)
        else:
            self._show_rules_of(self.start_page.looked_at)

    def _show_rules_of(self, game: str) -> None:
        from kubik.text.rule_book_moment import GOAL

        self.rule_book.show_rules(self._game(game).ruleset(), GOAL)

    def _game(self, game: str) -> Definition:
        return next(each for each in self._games if each.id == game)

    def _show_keys(self) -> None:
        from kubik.windows import shortcut_sheet as keys

        page = self.match_page
        turn = [("", action) for action in page.actions_by_name.values()]
        digits = [QKeySequence(str(digit)) for digit in range(1, 10)]
        rows: list[keys.Row] = [
            (keys.KEEP_DIE, digits),
            *turn,
            (keys.NEXT_DIE, [QKeySequence("Left"), QKeySequence("Right")]),
            (keys.PRESS, [QKeySequence("Space"), QKeySequence("Return")]),
            (keys.NEXT_BOX, [QKeySequence(key) for key in ("Up", "Down", "Left", "Right")]),
            (keys.FILL_BOX, [QKeySequence("Return")]),
            (keys.NEXT_PART, [QKeySequence("Tab")]),
            *(
                ("", action)
                for action in (
                    self.undo_actions.undo,
                    self.undo_actions.redo,
                    self.new_match,
                    self.rules,
                    self.keys,
                    self.quit,
                )
            ),
        ]
        sheet = keys.ShortcutSheet(rows, self)
        sheet.finished.connect(sheet.deleteLater)
        sheet.open()

    def _show_about(self) -> None:
        Message(QMessageBox.Icon.NoIcon, _about, self).open()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.new_match.setText(translate("MatchMenu", "&New match…"))
        self.play_again.setText(translate("EndPanel", "&Play again"))
        self.quit.setText(translate("MatchMenu", "&Quit"))
        self._sound_menu.setTitle(translate("ViewMenu", "S&ound"))
        self.rules.setText(translate("HelpMenu", "&Rules"))
        #: The keys of the keyboard: opens the list of them.
        self.keys.setText(translate("HelpMenu", "&Keys"))
        self.about.setText(translate("HelpMenu", "&About Kubik"))
        #: A match of a dice game: the first menu.
        self._match_menu.setTitle(translate("MenuBar", "&Match"))
        self._help_menu.setTitle(translate("MenuBar", "&Help"))
        self._view_menu.setTitle(translate("MenuBar", "&View"))
        words = {
            "slow": translate("ViewMenu", "&Slow dice"),
            "normal": translate("ViewMenu", "&Dice as fast as real ones"),
            "fast": translate("ViewMenu", "&Fast dice"),
            "instant": translate("ViewMenu", "Dice without &motion"),
            Scheme.SYSTEM: translate("ViewMenu", "&Colours of the system"),
            Scheme.LIGHT: translate("ViewMenu", "&Light colours"),
            Scheme.DARK: translate("ViewMenu", "Dar&k colours"),
            Scheme.CONTRAST: translate("ViewMenu", "&High contrast"),
            FeltColour.AUTOMATIC: translate("ViewMenu", "Felt that suits the d&ice"),
            FeltColour.GREEN: translate("ViewMenu", "&Green felt"),
            FeltColour.BLUE: translate("ViewMenu", "&Blue felt"),
            FeltColour.WINE: translate("ViewMenu", "&Wine-red felt"),
            FeltColour.SLATE: translate("ViewMenu", "Gr&ey felt"),
        }
        loudness = {
            Loudness.OFF: translate("MainWindow", "&Off"),
            Loudness.QUIET: translate("MainWindow", "&Quiet"),
            Loudness.NORMAL: translate("MainWindow", "&As loud as on a table"),
            Loudness.LOUD: translate("MainWindow", "&Loud"),
        }
        for action in self.volumes.actions():
            action.setText(loudness[action.data()])
        for group in (self.speeds, self.schemes, self.felts):
            for action in group.actions():
                action.setText(words[action.data()])
        self._show_title()

    def _show_title(self) -> None:
        """Who plays what, or who has won: a glance at the task bar is enough."""
        match = self._match_page.match if self._match_page else None
        parts = ["Kubik"]
        if match is not None:
            form = game_name(match.ruleset.form.name)
            game = game_name(match.ruleset.game.name)
            has_forms = len(match.ruleset.game.forms) > 1
            parts = [self.match_page.told, f"{game}, {form}" if has_forms else game, "Kubik"]
        self.setWindowTitle(" – ".join(parts))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self._match_page is not None:
            self._match_page.finish()
            self._sounds.close()
        if self._rule_book is not None:
            self._rule_book.close()
        super().closeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            self.painted.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _set_volume(sounds: Sounds, loudness: Loudness) -> None:
    sounds.is_on = loudness is not Loudness.OFF
    sounds.volume = VOLUMES[loudness]


def _about() -> str:
    text = translate(
        "MainWindow", "Kubik {version}: dice games for one table. Free software, MIT licence."
    )
    return text.format(version=__version__)
