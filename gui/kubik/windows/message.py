"""A sentence in a box of its own, said in the language of the moment."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QMessageBox, QWidget
from typing_extensions import override

from kubik.errors import KnownError
from kubik.text.catalogue import error_text


class Message(QMessageBox):
    """Shows one sentence until somebody has read it; `open` it, nothing waits for the answer."""

    def __init__(
        self, icon: QMessageBox.Icon, sentence: Callable[[], str], parent: QWidget | None
    ) -> None:
        """Say what `sentence` gives, now and again whenever the language changes."""
        super().__init__(icon, "Kubik", sentence(), parent=parent)
        self._sentence = sentence
        self.finished.connect(self.deleteLater)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setText(self._sentence())
        super().changeEvent(event)


def show_error(error: KnownError, parent: QWidget | None) -> None:
    """Say what a person can act on, without waiting for an answer."""
    Message(QMessageBox.Icon.Warning, partial(error_text, error), parent).open()
