"""The main window: it assembles the pages and the menus, and connects them."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget
from typing_extensions import override

from kubik.cards import cards
from kubik.errors import KnownError
from kubik.text.catalogue import game_name, translate
from kubik.text.languages import Languages
from kubik.windows.language_choice import LanguageMenu
from kubik.windows.message import show_error
from kubik.windows.settings import Settings, set_volume
from kubik.windows.start_page import StartPage
from kubik.windows.undo_actions import UndoActions
from kubik.windows.view_menu import ViewMenu

if TYPE_CHECKING:  # what a match needs is loaded when the first page has been painted
    from collections.abc import Callable, Sequence

    from kubik.play.match import Match
    from kubik.play.seats import Seat
    from kubik.rules.ruleset import Definition, Ruleset
    from kubik.rules.state import Cup
    from kubik.scene.sounds import Sounds
    from kubik.scene.timings import Timings
    from kubik.storage.database import Database
    from kubik.storage.opening import Opening
    from kubik.windows.hints import Hints
    from kubik.windows.match_page import MatchPage
    from kubik.windows.match_records import MatchRecords
    from kubik.windows.new_match_dialog import Choice
    from kubik.windows.rule_book_window import RuleBookWindow
    from kubik.windows.thinker import NewThinking, Thinker


class MainWindow(QMainWindow):
    """The program as one sees it."""

    painted = Signal()
    """The window is seen for the first time."""

    def __init__(
        self,
        timings: Timings,
        new_cup: Callable[[], Cup],
        new_sounds: Callable[[], Sounds] | None = None,
        open_kept: Callable[[], Opening] | None = None,
        languages: Languages | None = None,
        *,
        new_thinking: NewThinking | None = None,
    ) -> None:
        """Start on the first page; each match gets its dice from a cup of its own.

        Without `new_sounds` nothing is heard, without `open_kept` nothing is kept, without
        `new_thinking` there are no computer players and no hints. Each is called once, when it is
        needed.
        """
        super().__init__()
        self._timings = timings
        self._new_cup = new_cup
        self._new_sounds = new_sounds
        self._open_kept = open_kept
        self._new_thinking = new_thinking
        self._previous: Choice | None = None
        self._match_id: int | None = None
        self._match_page: MatchPage | None = None
        self._hints: Hints | None = None
        self._rule_book: RuleBookWindow | None = None
        self.is_painted = False
        """Whether it has been seen."""
        self._make_actions()
        self._make_menus()
        self.settings = Settings(self, languages or Languages(self))
        self.start_page = StartPage(cards(), self.language_menu, self)
        self.start_page.chosen.connect(self.ask_for_match_of)
        self.start_page.rules_wanted.connect(self._show_rules_of)
        self.start_page.resume_panel.resumed.connect(self.resume)
        self.start_page.resume_panel.put_away.connect(self._put_away)
        self.start_page.resume_panel.all_wanted.connect(self._show_matches)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        self.resize(1100, 720)
        self.retranslate()

    def _make_actions(self) -> None:
        self.new_match = self._action(self.ask_for_match, "Ctrl+N", "F2")
        self.play_again = self._action(self.begin_again)
        self.look_back = self._action(self._show_coach)
        self.first_page = self._action(self.show_first_page)
        self.all_matches = self._action(self._show_matches, "Ctrl+O")
        self.players = self._action(self._show_players)
        self.history = self._action(self._show_history, "Ctrl+H")
        self.statistics = self._action(self._show_statistics)
        self.quit = self._action(self.close, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.undo_actions = UndoActions(self)
        self.hint = QAction(self)
        self.hint.setObjectName("hint")
        self.hint.setShortcuts([QKeySequence("H"), QKeySequence("F12")])
        self.hint.setAutoRepeat(False)
        self.rules = self._action(self._show_rules, "F1")
        self.keys = self._action(self._show_keys, "Ctrl+K", "F3")
        self.about = self._action(self._show_about)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _action(self, wanted: Callable[[], object], *keys: str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(wanted)
        return action

    def _make_menus(self) -> None:
        undo, redo = self.undo_actions.undo, self.undo_actions.redo
        self._match_menu = QMenu(self)
        for group in (
            (self.new_match, self.all_matches, self.first_page),
            (undo, redo, self.hint, self.players),
            (self.history, self.statistics),
            (self.quit,),
        ):
            self._match_menu.addActions(list(group))
            self._match_menu.addSeparator()
        self.view_menu = ViewMenu(self)
        self.language_menu = LanguageMenu(self)
        self._help_menu = QMenu(self)
        self._help_menu.addActions([self.rules, self.keys, self.about])
        for menu in (self._match_menu, self.view_menu, self.language_menu, self._help_menu):
            self.menuBar().addMenu(menu)

    # What is made when it is needed.

    @cached_property
    def kept(self) -> Opening:
        """The file of matches and settings, or what there is in its place."""
        from datetime import UTC, datetime

        from kubik.storage.database import Database
        from kubik.storage.opening import Opening

        if self._open_kept is not None:
            return self._open_kept()
        return Opening(Database.in_memory(lambda: datetime.now(UTC)), (), is_kept=False)

    @property
    def database(self) -> Database:
        """Where matches and settings are kept."""
        return self.kept.database

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard; nothing where the program was given no sounds."""
        from kubik.scene.sounds import Sounds
        from kubik.scene.speaker import SilentBackend

        sounds = Sounds(SilentBackend) if self._new_sounds is None else self._new_sounds()
        set_volume(sounds, self.view_menu.loudness)
        return sounds

    @cached_property
    def thinker(self) -> Thinker | None:
        """What computer players, hints and the coach ask, beside the window."""
        from kubik.windows.thinker import Thinker

        if self._new_thinking is None:
            return None
        thinker = Thinker(self._new_thinking, self)
        self.match_page.computers.use(thinker)
        return thinker

    @cached_property
    def _games(self) -> tuple[Definition, ...]:
        from kubik.rule_files import shipped, shipped_ids

        return tuple(map(shipped, shipped_ids()))

    @property
    def match_page(self) -> MatchPage:
        """The page that plays matches."""
        if self._match_page is None:
            from kubik.windows.hints import Hints
            from kubik.windows.match_page import MatchPage

            ends = (self.play_again, self.new_match, self.look_back)
            undo = self.undo_actions
            page = MatchPage(self._timings, self.sounds, ends, undo, self, hint_action=self.hint)
            page.told_anew.connect(self._show_title)
            page.director.idle.connect(self._speak)
            page.asks_no_more.connect(self.settings.ask_no_more)
            self._match_page, self._hints = page, Hints(page, self.hint)
            self._pages.addWidget(page)
        return self._match_page

    @property
    def rule_book(self) -> RuleBookWindow:
        """The window with the rules."""
        if self._rule_book is None:
            from kubik.windows.rule_book_window import RuleBookWindow

            self._rule_book = RuleBookWindow(self)
        return self._rule_book

    @cached_property
    def records(self) -> MatchRecords:
        """The windows that look back: all matches, their turns and replays, and the statistics."""
        from kubik.windows.match_records import MatchRecords

        records = MatchRecords(self.database, self._under_way, self._thinks, self)
        records.resumed.connect(self.resume)
        records.changed.connect(self._show_unfinished)
        return records

    def prepare(self) -> None:
        """Load what a match needs, which the first page does without: it takes 0.2 s.

        Whatever is asked for earlier is loaded then.
        """
        import kubik.windows.new_match_dialog  # noqa: F401 - it is loaded, and used later
        from kubik.scene.solid.throw_plan import plan

        self.settings.apply()
        self._remember_people()
        self.start_page.resume_panel.show_notices(self.kept.notices)
        self._show_unfinished()
        self.start_page.focus_on_next()
        _ = self._games, self.match_page
        plan(range(1, 7), 0)  # nobody sees this throw, but it reads the recordings

    # Matches.

    def _remember_people(self) -> None:
        last = self.settings.last_match
        if last is not None:
            from kubik.windows.new_match_dialog import Choice

            self._previous = Choice(last.game, last.form, last.house_rules, last.seats)

    def _speak(self) -> None:
        page = self._match_page
        self.settings.speak_for(page.shown_seat if page is not None else None)

    def ask_for_match(self) -> None:
        """Open the dialog for a new match. The match under way goes on when it is cancelled."""
        self._ask(self._previous)

    def ask_for_match_of(self, game: str) -> None:
        """Open the dialog with the game of this id, as in the rule book."""
        from kubik.windows.new_match_dialog import Choice

        form = self._game(game).form()
        before = self._previous
        self._ask(Choice(game, form.id, (), before.seats if before else ()))

    def _ask(self, first: Choice | None) -> None:
        from kubik.windows.new_match_dialog import NewMatchDialog

        _ = self.thinker  # it is ready by the time somebody has chosen
        dialog = NewMatchDialog(first, self, self._games)
        dialog.accepted.connect(self._begin_from_dialog)
        dialog.finished.connect(dialog.deleteLater)
        self._dialog = dialog
        dialog.open()

    def _begin_from_dialog(self) -> None:
        dialog = self._dialog
        self._previous = dialog.choice
        self.attempt(partial(self.begin, dialog.ruleset, dialog.seats))

    def begin(self, ruleset: Ruleset, seats: Sequence[Seat]) -> None:
        """Open a match and show it; persons are known by their names.

        Raises `KnownError` where the seats do not fit the game, or nothing can be written.
        """
        from kubik.play.match import Match
        from kubik.play.seats import checked
        from kubik.storage.preferences import LastMatch

        taken = self._known(checked(seats, *ruleset.game.seats))
        journal = self.database.begin()
        match = Match(ruleset, taken, self._new_cup(), journal)
        self._match_id = journal.id
        self._show_match(match)
        rules = tuple((name, str(value)) for name, value in ruleset.changed)
        self.settings.remember(last_match=LastMatch(ruleset.game.id, ruleset.form.id, rules, taken))

    def _known(self, taken: Sequence[Seat]) -> tuple[Seat, ...]:
        """The same seats, with everybody's own id. Computer players are known by their names."""
        called = self.database.person_called
        return tuple(
            replace(seat, person=called(seat.name) if seat.level is None else "") for seat in taken
        )

    def begin_again(self) -> None:
        """Another match of the same game with the same people."""
        match = self.match_page.match
        if match is not None:
            self.attempt(partial(self.begin, match.ruleset, match.seats))

    def resume(self, match_id: int) -> None:
        """Go on with a match that was kept."""
        self.attempt(partial(self._resume, match_id))
        self._show_unfinished()

    def _resume(self, match_id: int) -> None:
        match = self.database.resume(match_id, self._new_cup())
        self._match_id = match_id
        self._show_match(match)

    def _under_way(self) -> int | None:
        page = self._match_page
        return self._match_id if page is not None and page.match is not None else None

    def _show_match(self, match: Match) -> None:
        self._pages.setCurrentWidget(self.match_page)
        if self.thinker is not None:
            self.thinker.play(match.ruleset)
            if self._hints is not None:
                self._hints.think_with(self.thinker)
        self.match_page.begin(match)
        self._speak()
        if "records" in self.__dict__:
            self.records.follow(match)
        if self._rule_book is not None and self._rule_book.isVisible():
            self._rule_book.use_rules(match.ruleset)
        self.retranslate()

    def show_first_page(self) -> None:
        """Go back to the games; the match under way is kept, and stands there to go on with."""
        if self._match_page is not None:
            self._match_page.leave()
            self._speak()
        self._show_unfinished()
        self._pages.setCurrentWidget(self.start_page)
        self.start_page.focus_on_next()
        self.retranslate()

    def _show_unfinished(self) -> None:
        self.attempt(lambda: self.start_page.resume_panel.show_matches(self.database.unfinished()))

    def _put_away(self, match_id: int) -> None:
        self.attempt(partial(self.database.end_early, match_id))
        self._show_unfinished()

    def attempt(self, wanted: Callable[[], object]) -> None:
        """Do what may fail for a reason that people can act on, and say the reason."""
        try:
            wanted()
        except KnownError as error:
            show_error(error, self)

    # Windows.

    def _show_players(self) -> None:
        from kubik.windows.seats_dialog import SeatsDialog

        match = self.match_page.match
        if match is None:
            return
        dialog = SeatsDialog(match, self)
        dialog.wanted.connect(self._change_seats)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _change_seats(self, wanted: tuple[Seat, ...]) -> None:
        match = self.match_page.match
        assert match is not None
        present = {seat.person for seat in match.seats}
        self.match_page.change_seats(
            [seat if seat.person in present else self._known([seat])[0] for seat in wanted]
        )

    def _show_matches(self) -> None:
        self.attempt(self.records.show_all)

    def _show_history(self) -> None:
        match = self.match_page.match
        if match is not None:
            self.records.show_turns(match, self.match_page.director.timings)

    def _thinks(self) -> Thinker | None:
        return self.thinker

    def _show_coach(self) -> None:
        match = self.match_page.match
        if match is not None and match.state.outcome is not None:
            self.records.show_coach(match, self.match_page.director.timings)

    def _show_statistics(self) -> None:
        self.records.show_statistics()

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

        bar, undo = self.match_page.bar, self.undo_actions
        rows: list[keys.Row] = [
            (keys.KEEP_DIE, [QKeySequence(str(digit)) for digit in range(1, 10)]),
            *[("", action) for action in (*bar.actions_by_name.values(), bar.skip_action)],
            (keys.NEXT_DIE, [QKeySequence("Left"), QKeySequence("Right")]),
            (keys.PRESS, [QKeySequence("Space"), QKeySequence("Return")]),
            (keys.NEXT_BOX, [QKeySequence(key) for key in ("Up", "Down", "Left", "Right")]),
            (keys.FILL_BOX, [QKeySequence("Return")]),
            (keys.NEXT_PART, [QKeySequence("Tab")]),
            *[("", action) for action in (undo.undo, undo.redo, self.hint, self.new_match)],
            *[("", action) for action in (self.all_matches, self.history)],
            *[("", action) for action in (self.rules, self.keys, self.quit)],
        ]
        sheet = keys.ShortcutSheet(rows, self)
        sheet.finished.connect(sheet.deleteLater)
        sheet.open()

    def _show_about(self) -> None:
        from kubik.libraries import libraries, licence_texts
        from kubik.windows.about_dialog import AboutDialog

        dialog = AboutDialog(libraries(), licence_texts(), self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # What is shown.

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.new_match.setText(translate("MatchMenu", "&New match…"))
        self.play_again.setText(translate("EndPanel", "&Play again"))
        self.look_back.setText(translate("EndPanel", "What could have been &better?"))
        self.all_matches.setText(translate("MatchMenu", "&All matches…"))
        self.first_page.setText(translate("MatchMenu", "&To the games"))
        self.hint.setText(translate("MatchMenu", "&Hint"))
        self.players.setText(translate("MatchMenu", "&Players…"))
        self.history.setText(translate("MatchMenu", "&History"))
        self.statistics.setText(translate("MatchMenu", "&Statistics"))
        self.quit.setText(translate("MatchMenu", "&Quit"))
        self.rules.setText(translate("HelpMenu", "&Rules"))
        #: The keys of the keyboard: opens the list of them.
        self.keys.setText(translate("HelpMenu", "&Keys"))
        self.about.setText(translate("HelpMenu", "&About Kubik"))
        #: A match of a dice game: the first menu.
        self._match_menu.setTitle(translate("MenuBar", "&Match"))
        self._help_menu.setTitle(translate("MenuBar", "&Help"))
        self.view_menu.retranslate()
        self.language_menu.retranslate()
        why = translate("MatchMenu", "Begin or go on with a match first")
        has_match = self._match_page is not None and self._match_page.match is not None
        for action in (self.players, self.history, self.first_page, self.hint):
            action.setEnabled(has_match)
            action.setToolTip("" if has_match else why)
        if self._hints is not None:
            self._hints.follow()
        self._match_menu.setToolTipsVisible(True)
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

    def come_to_front(self) -> None:
        """Be seen and have the keys: somebody has started the program once more."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self._match_page is not None:
            self._match_page.finish()
            self.sounds.close()
        if "thinker" in self.__dict__ and self.thinker is not None:
            self.thinker.close()
        if self._rule_book is not None:
            self._rule_book.close()
        if "records" in self.__dict__:
            self.records.close()
        if "kept" in self.__dict__:
            place: QByteArray = self.saveGeometry()
            self.settings.remember(window=bytes(place.toBase64().data()).decode())
            self.database.close()
            del self.kept
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
