"""Who sits where in the match under way: other names, another order, somebody leaves or joins."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.errors import KnownError
from kubik.play.match import Match, Step
from kubik.play.seats import Seat, newcomer
from kubik.rules import actions as a
from kubik.rules.state import IllegalAction
from kubik.text.catalogue import error_text, translate
from kubik.text.refusals import reason
from kubik.text.step_words import told
from kubik.windows.names_view import ENTER_KEYS
from kubik.windows.players_panel import PlayersPanel, Refusals


class SeatsDialog(QDialog):
    """Shows the players of a match and lets them be changed, as far as the rules allow it now.

    `wanted` gives the new seats (a tuple of `Seat`, for `Match.change_seats`) once they have been
    accepted, where they are others than before.
    """

    wanted = Signal(tuple)

    def __init__(self, match: Match, parent: QWidget | None) -> None:
        """Start with the seats of `match` as they are; nothing is changed here."""
        super().__init__(parent)
        self._match = match
        self._seats = match.seats
        self._players = PlayersPanel(self)
        self._mark = QLabel(self)
        self._verdict = QLabel(self)
        self._verdict.setWordWrap(True)
        self._verdict.setTextFormat(Qt.TextFormat.PlainText)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._verdict.setMinimumHeight(self.fontMetrics().lineSpacing() * 4)
        self._verdict.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        kinds = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel, self)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._ok = self._buttons.button(kinds.Ok)
        self._cancel = self._buttons.button(kinds.Cancel)
        foot = QHBoxLayout()
        foot.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self._verdict, 1)
        layout = QVBoxLayout(self)
        layout.addWidget(self._players, 1)
        layout.addLayout(foot)
        layout.addWidget(self._buttons)
        self._players.show_limits(*match.ruleset.game.seats)
        self._players.show_seats(match.seats)
        self._players.model.names_changed.connect(self._judge)
        self.retranslate()
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 70, metrics.lineSpacing() * 22)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where; whoever was at the table before is the same person as then."""
        wanted, origins = self._players.seats, self._players.model.origins
        known = [self._seats[origin] for origin in origins if origin is not None]
        found: list[Seat] = []
        for seat, origin in zip(wanted, origins, strict=True):
            if origin is None:
                person = newcomer(seat.name, (*known, *found)).person
            else:
                person = self._seats[origin].person
            found.append(replace(seat, person=person))
        return tuple(found)

    @property
    def verdict(self) -> str:
        """What will be, or why it cannot be, as it is shown."""
        return self._verdict.text()

    @property
    def players(self) -> PlayersPanel:
        """The names with their buttons."""
        return self._players

    def _judge(self) -> None:
        """Say what the change would bring, or why it cannot be."""
        if self._seats != self._match.seats:  # another window has changed them meanwhile
            self._seats = self._match.seats
            self._players.show_seats(self._seats)
        problem, sentences = "", []
        try:
            step = self._match.preview_of_seats(self.seats)
        except KnownError as error:
            problem = error_text(error)
        except IllegalAction as error:
            problem = reason(error.refusal, a.ChangeSeats(()))
        else:
            sentences = list(self._sentences(step))
        nothing = translate("SeatsDialog", "Nothing is changed yet.")
        kind = QStyle.StandardPixmap
        icon = kind.SP_MessageBoxWarning if problem else kind.SP_MessageBoxInformation
        side = self.fontMetrics().height() * 3 // 2
        self._mark.setPixmap(self.style().standardIcon(icon).pixmap(side, side))
        self._verdict.setText(problem or "\n".join(sentences) or nothing)
        self._ok.setEnabled(not problem)
        self._ok.setToolTip(problem)
        self._ok.setAccessibleDescription(self._verdict.text())

    def _sentences(self, step: Step) -> Iterator[str]:
        if step.seats == self._match.seats:
            return
        yield from told(step, self._match.seats, self._match.ruleset.game.box_names)
        staying = {seat.person for seat in step.seats}
        for seat, points in zip(self._match.seats, step.before.scores, strict=True):
            if seat.person not in staying and points:
                text = translate("SeatsDialog", "{player} takes %Ln point(s) along", None, points)
                yield text.format(player=seat.name)

    def _show_refusals(self) -> None:
        # Each kind of change is asked for by an example of it.
        here = tuple(range(len(self._seats)))
        self._players.show_refusals(
            Refusals(
                adding=self._why_not((*here, None)),
                removing=self._why_not(here[:-1]),
                moving=self._why_not((here[-1], *here[:-1])) if len(here) > 1 else "",
            )
        )

    def _why_not(self, sources: tuple[int | None, ...]) -> str:
        action = a.ChangeSeats(sources)
        refused = self._match.state.refusal(action)
        return reason(refused, action) if refused else ""

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(translate("SeatsDialog", "Players of this match"))
        self._ok.setText(translate("SeatsDialog", "OK"))
        self._cancel.setText(translate("SeatsDialog", "Cancel"))
        self._show_refusals()
        self._judge()

    @override
    def accept(self) -> None:
        self._ok.setFocus()  # what is being typed counts, by whatever key one ends
        self._show_refusals()
        self._judge()
        if not self._ok.isEnabled():
            return
        seats = self.seats
        super().accept()
        if seats != self._match.seats:
            self.wanted.emit(seats)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter in a name ends its typing and no more.
        if event.key() in ENTER_KEYS and not self._buttons.isAncestorOf(self.focusWidget()):
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._players.retranslate()
            self.retranslate()
        super().changeEvent(event)
