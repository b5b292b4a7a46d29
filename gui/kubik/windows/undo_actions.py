"""Undo and redo, as the menu, the buttons and the keys share them."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from kubik.play.match import Match
from kubik.text.step_words import redo_text, undo_text, why_no_redo, why_no_undo


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

    def show(self, match: Match | None) -> None:
        """Follow what stands in `match` now, in the language of the moment."""
        undoable = match.undoable if match else None
        redoable = match.redoable if match else None
        names = match.ruleset.game.box_names if match else {}
        self._show(self.undo, undo_text(undoable, names), undo_text(None, names))
        self._show(self.redo, redo_text(redoable, names), redo_text(None, names))
        self.undo.setEnabled(undoable is not None)
        self.redo.setEnabled(redoable is not None)
        if undoable is None:
            self.undo.setToolTip(why_no_undo(match.steps if match else ()))
        if redoable is None:
            self.redo.setToolTip(why_no_redo())

    @staticmethod
    def _show(action: QAction, text: str, word: str) -> None:
        action.setText(text)
        action.setIconText(word.replace("&", ""))
        action.setToolTip(text.replace("&", ""))
