"""What a person sees when the program has made a mistake: a sentence, never a traceback."""

from PySide6.QtWidgets import QMessageBox, QWidget

from kubik.errors import KnownError
from kubik.text.catalogue import error_text, translate


def show_crash(parent: QWidget | None, error: BaseException) -> None:
    """Tell what happened, without waiting for an answer."""
    if isinstance(error, KnownError):
        text = error_text(error)
    else:
        text = translate(
            "CrashDialog",
            "Kubik has made a mistake and left out what you just did. The match goes on.",
        )
    box = QMessageBox(QMessageBox.Icon.Warning, "Kubik", text, parent=parent)
    box.finished.connect(box.deleteLater)
    box.open()
