"""What people have set: applied when the file is opened, remembered when it is chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

from kubik.windows.looks import Scheme, use_scheme
from kubik.windows.view_menu import SPEEDS
from kubik.windows.volume import VOLUMES, Loudness, loudness_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from kubik.play.seats import Seat
    from kubik.scene.sounds import Sounds
    from kubik.storage.preferences import LastMatch
    from kubik.text.languages import Languages
    from kubik.windows.main_window import MainWindow


class Settings(QObject):
    """Does what the menus of a window ask for, and keeps it in the file of the window."""

    def __init__(self, window: MainWindow, languages: Languages) -> None:
        """Follow the menus of `window`, which are there; what they change is made later."""
        super().__init__(window)
        self._window = window
        self._languages = languages
        self._language = languages.code or "en"
        self._speaks_for_seat = False
        self.last_match: LastMatch | None = None
        """What was played last, and by whom, in an earlier sitting."""
        window.view_menu.speed_chosen.connect(self._speed_chosen)
        window.view_menu.scheme_chosen.connect(self._scheme_chosen)
        window.view_menu.felt_chosen.connect(self._felt_chosen)
        window.view_menu.loudness_chosen.connect(self._loudness_chosen)
        window.language_menu.chosen.connect(self._language_chosen)
        window.language_menu.mark(self._language)
        languages.changed.connect(_language_changed)

    def apply(self) -> None:
        """Be as it was set in an earlier sitting. A pace that was set only now stays."""
        from kubik.storage import preferences

        window = self._window
        found = preferences.read(window.database)
        if found.speed != window.view_menu.speed and found.speed in SPEEDS:
            window.match_page.director.timings = SPEEDS[found.speed]()
        loudness = loudness_of(found.volume)
        window.view_menu.mark(
            speed=found.speed, scheme=found.look, felt=found.felt, loudness=loudness
        )
        set_volume(window.sounds, loudness)
        window.match_page.scene.use_felt(window.view_menu.felt)
        window.match_page.asks = found.asks_before_giving_away
        self.last_match = found.last_match

    def remember(self, **settings: object) -> None:
        """Keep these settings (see `kubik.storage.preferences`), or say why they cannot be kept."""
        from kubik.storage import preferences

        keep: Callable[[], object] = partial(preferences.change, self._window.database, **settings)
        self._window.attempt(keep)

    def ask_no_more(self) -> None:
        """Never ask again before points are given away."""
        self.remember(asks_before_giving_away=False)

    def _speed_chosen(self, word: str) -> None:
        self._window.match_page.director.timings = SPEEDS[word]()
        self.remember(speed=word)

    def _scheme_chosen(self, word: str) -> None:
        use_scheme(Scheme(word))
        self.remember(look=word)

    def _felt_chosen(self, word: str) -> None:
        self._window.match_page.scene.use_felt(self._window.view_menu.felt)
        self.remember(felt=word)

    def _loudness_chosen(self, word: str) -> None:
        from kubik.scene.sounds import Sound

        loudness = Loudness(word)
        set_volume(self._window.sounds, loudness)
        self._window.sounds.play(Sound.CLACK_1)  # this is how loud it is now
        self.remember(volume=round(VOLUMES[loudness] * 100))

    def _language_chosen(self, code: str) -> None:
        self._language = code
        self._window.language_menu.mark(code)
        self._languages.use(code)
        self.remember(language=code)

    def speak_for(self, seat: Seat | None) -> None:
        """Speak the language of whoever is on turn, and that of the program otherwise."""
        theirs = seat.language if seat is not None else None
        if theirs is not None or self._speaks_for_seat:
            self._languages.use(theirs or self._language)
        self._speaks_for_seat = theirs is not None


def _language_changed(code: str) -> None:
    for window in QApplication.topLevelWidgets():
        window.setLocale(QLocale(code))  # number fields ask their window


def set_volume(sounds: Sounds, loudness: Loudness) -> None:
    """Let `sounds` be heard this loud from now on."""
    sounds.is_on = loudness is not Loudness.OFF
    sounds.volume = VOLUMES[loudness]
