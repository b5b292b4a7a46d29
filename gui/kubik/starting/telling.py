"""Lets a sentence be seen where there is no window: also by whoever has started from a menu."""

import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Sequence

BOXES: Sequence[Sequence[str]] = (
    ("zenity", "--error", "--no-markup", "--title=Kubik", "--text={sentence}"),
    ("kdialog", "--title", "Kubik", "--error", "{sentence}"),
    ("yad", "--title=Kubik", "--button=OK", "--no-markup", "--text={sentence}"),
    ("notify-send", "--app-name=Kubik", "--icon=org.kubik.Kubik", "Kubik", "{sentence}"),
    (
        "xmessage",
        *("-xrm", "*international: true", "-xrm", "*fontSet: {fonts}"),
        *("-title", "Kubik", "-center", "{lines}"),
    ),
)
"""Programs that show a sentence on a desktop, the best first; one that cannot ends at once."""
FONTS = "-*-*-medium-r-normal--18-*-*-*-*-*-*-*,*"
"""For the oldest of them, which wraps no lines and may have but Latin letters."""
WIDTH = 60
"""Of its lines, in characters."""
PATIENCE = 1.5
"""In seconds: a box that has stayed so long is seen."""
ERROR_ICON = 0x10


def tell(sentence: str, english: str) -> None:
    """Show the sentence in every way that there is: a terminal, a box of the desktop, the log.

    The English one goes to the log, and where the letters of the other may be missing.
    """
    is_read = sys.stderr is not None and _printed(sentence)
    match sys.platform:
        case "win32":
            _box_of_windows(sentence)
        case "darwin":
            script = 'on run argv\ndisplay alert "Kubik" message (item 1 of argv)\nend run'
            _is_shown(("osascript", "-e", script, sentence))
        case _:
            if not is_read:
                _log(english)
                show_on_desktop(sentence, english)


def show_on_desktop(
    sentence: str,
    english: str,
    which: Callable[[str], str | None] = shutil.which,
    patience: float = PATIENCE,
) -> bool:
    """Show a box by the first program that can, and do not wait for its end; whether one could."""
    both = dict.fromkeys((sentence, english))  # the same one once
    lines = "\n\n".join(textwrap.fill(each, WIDTH) for each in both)
    for program, *options in BOXES:
        found = which(program)
        if found is None:
            continue
        command = (
            found,
            *(option.format(sentence=sentence, lines=lines, fonts=FONTS) for option in options),
        )
        if _is_shown(command, patience):
            return True
    return False


def _is_shown(command: Sequence[str], patience: float = PATIENCE) -> bool:
    nothing = subprocess.DEVNULL
    try:
        box = subprocess.Popen(
            command,
            env={**os.environ, "LC_ALL": "C.UTF-8"},  # that of the person need not be installed
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            start_new_session=True,
        )
    except OSError:
        return False
    try:
        return box.wait(patience) == 0
    except subprocess.TimeoutExpired:
        return True


def _printed(sentence: str) -> bool:
    """Print it on standard error; whether somebody reads that, in a terminal or in a pipe."""
    encoding = sys.stderr.encoding or "utf-8"
    line = f"Kubik: {sentence}".encode(encoding, "backslashreplace").decode(encoding)
    try:
        print(line, file=sys.stderr, flush=True)
        return sys.stderr.isatty()
    except (OSError, ValueError):
        return False


def _log(sentence: str) -> None:
    if sys.platform == "linux":
        import syslog

        syslog.openlog("kubik")
        syslog.syslog(syslog.LOG_ERR, sentence)


def _box_of_windows(sentence: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Kubik", ERROR_ICON)
