"""What a person sees when the program has made a mistake: a sentence, never a traceback."""

from functools import partial

from PySide6.QtWidgets import QMessageBox, QWidget

from kubik.errors import KnownError
from kubik.text.catalogue import error_text, translate
from kubik.windows.message import Message


def show_crash(parent: QWidget | None, error: BaseException) -> None:
    """Tell what happened, without waiting for an answer."""
    sentence = partial(error_text, error) if isinstance(error, KnownError) else _mistake
    Message(QMessageBox.Icon.Warning, sentence, parent).open()


def _mistake() -> str:
    return translate(
        "CrashDialog",
        "Kubik has made a mistake and left out what you just did. The match goes on.",
    )
