"""Tells a screen reader what has happened, once."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

ENDS = (".", "!", "?", "…", ":")


class Announcer(QObject):
    """Speaks through the screen reader, if one listens, and never interrupts what it says.

    What is to be seen anyway need not be announced: the reader says by itself what has the focus.
    Move the focus first, therefore, and say afterwards what has happened.
    """

    def __init__(self, speaker: QWidget) -> None:
        """Speak for `speaker`, which must be in a window to be heard."""
        super().__init__(speaker)
        self._speaker = speaker
        self._said: tuple[str, ...] = ()

    def say(self, sentences: tuple[str, ...]) -> None:
        """Say a sentence for each event of a step.

        The very same tuple is the same step's: it is not said again when it is shown again. Equal
        sentences of another step are.
        """
        if sentences is self._said or not sentences:
            return
        self._said = sentences
        # All of them at once: some readers let one announcement cut off the one before it.
        message = " ".join(s if s.endswith(ENDS) else f"{s}." for s in sentences)
        event = QAccessibleAnnouncementEvent(self._speaker, message)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)
