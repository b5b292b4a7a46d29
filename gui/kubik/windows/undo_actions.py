"""Undo and redo, as the menu, the buttons and the keys share them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from kubik.text.catalogue import translate

if TYPE_CHECKING:
    from kubik.play.match import Match


class UndoActions(QObject):
    """Two actions that say what they would take back or do again, or why they cannot.

    Their `iconText` is the bare word, for a narrow button.
    """

    def __init__(self, parent: QObject) -> None:
        """Start switched off: there is no match yet."""
        super().__init__(parent)
        self.undo = QAction(self)
        self.undo.setObjectName("undo")
        self.undo.setShortcuts([QKeySequence("Ctrl+Z"), QKeySequence("F4")])
        self.redo = QAction(self)
        self.redo.setObjectName("redo")
        self.redo.setShortcuts(
            [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y"), QKeySequence("Shift+F4")]
        )
        self.show(None)

    def show(self, match: "Match | None") -> None:
        """Follow what stands in `match` now, in the language of the moment."""
        self._show_undo(match)
        self._show_redo(match)
        self.undo.setEnabled(match is not None and match.undoable is not None)
        self.redo.setEnabled(match is not None and match.redoable is not None)

    def _show_undo(self, match: "Match | None") -> None:
        word = translate("UndoActions", "&Undo")
        if match is not None and match.undoable is not None:
            from kubik.text.step_words import decision  # noqa: PLC0415 - not on the first page

            done = decision(match.undoable, match.ruleset.game.box_names)
            text = translate("UndoActions", "&Undo: {decision}").format(decision=done)
            _label(self.undo, word, text, text)
        elif match is not None and match.steps:
            why = translate("UndoActions", "Dice that have fallen are never taken back")
            if not match.steps[-1].has_thrown:
                why = translate("UndoActions", "What a computer player has decided stands")
            _label(self.undo, word, word, why)
        else:
            why = translate("UndoActions", "There is nothing to take back yet")
            _label(self.undo, word, word, why)

    def _show_redo(self, match: "Match | None") -> None:
        word = translate("UndoActions", "&Redo")
        if match is not None and match.redoable is not None:
            from kubik.text.step_words import decision  # noqa: PLC0415 - not on the first page

            done = decision(match.redoable, match.ruleset.game.box_names)
            text = translate("UndoActions", "&Redo: {decision}").format(decision=done)
            _label(self.redo, word, text, text)
        else:
            why = translate("UndoActions", "Nothing has been taken back")
            _label(self.redo, word, word, why)


def _label(action: QAction, word: str, text: str, tip: str) -> None:
    action.setIconText(word.replace("&", ""))
    action.setText(text)
    action.setToolTip(tip.replace("&", ""))
