"""Hints: asked for by whoever is on turn, thought out elsewhere, shown until the next step."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from kubik.computer.advice import Advice, Measure
from kubik.computer.odds.choice import Choice
from kubik.computer.thinking import Answer, Hint, Packed
from kubik.errors import KnownError
from kubik.play.match import Match, Step
from kubik.rules import actions as a
from kubik.rules.ruleset import MatchState, Words
from kubik.rules.scorepad import ScorepadState
from kubik.text.advice_words import advice_sentences
from kubik.text.catalogue import error_text, translate
from kubik.windows.announcer import Announcer
from kubik.windows.computer_turns import computer_on_turn
from kubik.windows.hint_panel import HintWords
from kubik.windows.match_page import MatchPage
from kubik.windows.offers import is_forced
from kubik.windows.thinker import Thinker

SLOW = 100
"""In milliseconds: an answer that takes longer is announced by a word."""
MOST_TRIES = 2
"""A question is asked again where the process was lost that thought about it."""


class Hints(QObject):
    """Gives a hint when the action is triggered, and switches it off, with a reason, where not.

    It asks for what the strong player does: the most points, and near the end the best chance to
    win. Points are what people see on the sheet and what `kubik odds` prints; the chances of the
    perfect player differ early in a match by less than anybody could make sense of.

    `version` counts the steps of all matches: an answer to a question of an earlier one is stale.
    """

    def __init__(self, page: MatchPage, action: QAction) -> None:
        """Give hints to whoever plays on `page`; nothing thinks until `think_with`."""
        super().__init__(page)
        self._page, self._action, self._panel = page, action, page.hint_panel
        self._thinker: Thinker | None = None
        self._match: Match | None = None
        self._announcer = Announcer(page.table)
        self._tries = 0
        self._is_shown = False
        self.version = 0
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW)
        self._slow.timeout.connect(self._show_thinking)
        self._panel.put_away.connect(self.drop)
        action.triggered.connect(self.give)
        page.told_anew.connect(self.follow)
        self.follow()

    def think_with(self, thinker: Thinker) -> None:
        """Ask `thinker` from now on."""
        if thinker is not self._thinker:
            self._thinker = thinker
            thinker.answered.connect(self._take)

    @property
    def is_waiting(self) -> bool:
        """Whether somebody waits for a hint."""
        return self._tries > 0

    def follow(self) -> None:
        """The page shows another position, another match or another language."""
        match = self._page.match
        if match is not self._match:
            if self._match is not None:
                self._match.unlisten(self._after_step)
            if match is not None:
                match.listen(self._after_step)
            self._match = match
            self._forget()
        why_not = self._why_not()
        self._action.setEnabled(not why_not)
        line = why_not or translate("Hint", "What is best now?")
        self._action.setToolTip(line)
        is_over = match is not None and match.state.seat is None
        self._panel.show_button(line, visible=not is_over)

    def _why_not(self) -> str:
        """Why there can be no hint now; empty where there can be one."""
        match = self._match
        if match is None:
            return translate("MatchMenu", "Begin or go on with a match first")
        state = match.state
        if state.seat is None:
            return translate("Hint", "The match is over")
        if self._thinker is None:
            return translate("Hint", "There is nobody here to give one")
        if computer_on_turn(match) is not None:
            return translate("Hint", "A computer player is on turn")
        return translate("Hint", "There is nothing to decide now") if is_forced(state) else ""

    def _after_step(self, _step: Step) -> None:
        self._forget()

    def _forget(self) -> None:
        self.version += 1
        self.drop()

    def drop(self) -> None:
        """Show no hint any more, and wait for none."""
        self._end_waiting()
        self._is_shown = False
        focus = QApplication.focusWidget()
        if focus is not None and self._panel.card.isAncestorOf(focus):
            self._page.table.setFocus()
        self._panel.dismiss()
        self._point_at((), None)

    def give(self) -> None:
        """Ask for a hint; one that is shown already is said again."""
        self._page.director.skip()  # nobody decides on dice that cannot be read
        if self._why_not() or self.is_waiting:
            return
        if self._is_shown:
            self._say()
            return
        self._slow.start()
        self._ask()

    def _ask(self) -> None:
        assert self._match is not None
        assert self._thinker is not None
        self._tries += 1
        self._thinker.ask(Hint(self.version, Packed.of(self._match.state)))

    def _show_thinking(self) -> None:
        self._panel.show_words(_thinking)

    def _take(self, answer: Answer) -> None:
        if answer.kind is not Hint or answer.version != self.version or not self.is_waiting:
            return
        if isinstance(answer.found, Advice):
            self._show(answer.found)
        elif self._tries < MOST_TRIES:
            self._ask()
        else:
            self._end_waiting()
            self._panel.show_words(_no_hint)
            self._say()

    def _end_waiting(self) -> None:
        self._tries = 0
        self._slow.stop()

    def _show(self, advice: Advice) -> None:
        match = self._match
        assert match is not None
        self._end_waiting()
        try:
            match.note_hint()
        except KnownError as error:  # what cannot be written down is not shown
            self._panel.show_words(partial(_problem, error))
            self._say()
            return
        names = match.ruleset.game.box_names
        is_on_sheet = isinstance(match.state, ScorepadState)
        self._panel.show_words(partial(hint_words, advice, names, is_on_sheet=is_on_sheet))
        self._is_shown = True
        best = advice.best.choice
        self._point_at(dice_of(best, match.state), box_of(best))
        self._say()

    def _point_at(self, dice: Sequence[int], box: str | None) -> None:
        self._page.scene.point_at(dice)
        self._page.sheet.show_hint(box)

    def _say(self) -> None:
        words = self._panel.words
        assert words is not None
        self._announcer.say(words.sentences)


def dice_of(choice: Choice, state: MatchState) -> tuple[int, ...]:
    """The dice (places) that a choice sets aside or holds, of those that lie before the player."""
    for action in choice.actions:
        if isinstance(action, a.Keep | a.Attempt):
            return action.dice
    return state.turn.kept if choice.keep and state.turn is not None else ()


def box_of(choice: Choice) -> str | None:
    """The id of the box that a choice writes into, or None."""
    last = choice.actions[-1]
    return last.box if isinstance(last, a.Score) else None


def hint_words(advice: Advice, box_names: Mapping[str, Words], *, is_on_sheet: bool) -> HintWords:
    """The hint in the language of the moment. What its numbers are stands above it."""
    best, *others = advice_sentences(advice, box_names)
    if advice.measure is Measure.CHANCE:
        title = translate("Hint", "Hint: chances to win")
    elif is_on_sheet:
        title = translate("Hint", "Hint: points still to come")
    else:
        title = translate("Hint", "Hint: points of this turn")
    return HintWords(title, best, tuple(others))


def _thinking() -> HintWords:
    return HintWords(_title(), translate("Hint", "Thinking…"))


def _no_hint() -> HintWords:
    text = translate("Hint", "There is no hint just now. Ask once more in a moment.")
    return HintWords(_title(), text)


def _problem(error: KnownError) -> HintWords:
    return HintWords(_title(), error_text(error))


def _title() -> str:
    #: What is best to do: a noun.
    return translate("Hint", "Hint")
