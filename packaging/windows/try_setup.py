#!/usr/bin/env python3
"""Tries the installer for Windows under Wine, as an aunt would meet it. Takes about ten minutes.

python3 packaging/build.py windows
python3 packaging/windows/try_setup.py

It needs Debian's wine64, xvfb, openbox, xdotool, imagemagick, libc-bin with its locales, and what
the installer is made with. Pictures of what was seen are left in build/windows/pictures: look at
them. Everything else it writes is in build/windows too, and Wine's disk among it.
"""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from making import BUILD, PEOPLE, Release, this_release
from system_libraries import Refusal, say
from windows import libraries
from windows.folder import FOLDER
from windows.installer import pack
from windows.screen import Missed, Screen, screen, until
from windows.wine import MATHEMATICS, PERSON, Program, Wine

PLACE, PICTURES = BUILD / "windows" / "try", BUILD / "windows" / "pictures"
LISTED = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Kubik"
REMEMBERED = "HKCU\\Software\\Kubik"
TOO_OLD, STILL_RUNNING, BROKEN = 4, 5, 3
"""Exit statuses of the installer, and of Kubik.exe."""

UNINSTALLER = "_?="
"""What stands in the command line of the copy of itself that the uninstaller starts."""

LOCALES = {"hu": "hu_HU", "de": "de_DE", "ru": "ru_RU", "ky": "ky_KG"}
LANGUAGES = ("en", "hu", "de", "ru", "ky")
"""As the menu lists them."""


class Trial:
    """One Windows on which Kubik is installed, played, upgraded and removed."""

    def __init__(self, wine: Wine, seen: Screen, setup: Path, release: Release) -> None:
        """Nothing has been tried yet."""
        self._wine, self._screen = wine, seen
        self._setup, self._release = setup, release
        self._program = wine.home / "AppData" / "Local" / "Programs" / "Kubik"
        self._matches = wine.home / "AppData" / "Roaming" / "kubik"
        self._shortcut = (
            wine.home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Kubik.lnk"
        )
        self._kubik: Program | None = None

    def everything(self) -> None:
        """All steps, in their order. Raises `Missed` where one fails."""
        self._wine.install()
        self._before = self._wine.files()
        for step in (
            self.old_windows_is_refused,
            self.installs_without_a_question,
            self.checks_itself,
            self.plays_a_turn,
            self.thinks_in_a_process_of_its_own,
            self.speaks_five_languages,
            self.is_not_replaced_while_it_runs,
            self.goes_on_where_the_plug_was_pulled,
            self.wrote_nothing_beside_itself,
            self.a_missing_library_is_named,
            self.is_upgraded,
            self.is_removed_without_the_matches,
            self.is_installed_by_hand_in_kyrgyz,
            self.is_removed_by_hand_with_the_matches,
        ):
            began = time.monotonic()
            found = step()
            name = step.__name__.replace("_", " ")
            say(f"ok  {name}{f': {found}' if found else ''} ({time.monotonic() - began:.0f} s)")

    def old_windows_is_refused(self) -> str:
        """Windows 7 is, with a status of its own."""
        self._wine.pretend("win7")
        status = self._wine.run(self._setup, "/S").status
        self._wine.pretend("win10")
        expect(status == TOO_OLD, f"the installer ended with {status}")
        return f"status {TOO_OLD}"

    def installs_without_a_question(self) -> str:
        """Every file is there, in the menu too, and in the list of what can be removed."""
        self._install(self._setup)
        expect_same(FOLDER, self._program)
        expect(self._shortcut.is_file(), "there is nothing in the start menu")
        expect(self._release.version in self._registered(LISTED), "it is not listed")
        size = self._setup.stat().st_size / 1e6
        return f"{size:.1f} MB, {len(list(self._program.rglob('*')))} files for {PERSON}"

    def checks_itself(self) -> str:
        """All that the self-check looks at is well, by the program for the command line."""
        self._mend()
        ended = self._wine.run(self._program / "bin" / "kubik.exe", "--self-check", patience=300)
        (PICTURES / "self-check.txt").write_text(ended.said, encoding="utf-8")
        expect(ended.status == 0, ended.said)
        return ended.said.strip().splitlines()[-1]

    def plays_a_turn(self) -> str:
        """The window opens, a match begins, dice are thrown and a box is filled."""
        self._open()
        self._picture("first page")
        self._screen.press("F2")
        self._screen.wait_for("New match")
        self._picture("new match")
        self._screen.press("y", "Return")
        self._screen.wait_for("Yacht")
        self._screen.press("space")
        time.sleep(5)  # for the picture alone: the dice come to rest
        self._picture("thrown")

        def next_player() -> str:
            self._screen.click("Yacht", 76, 10)
            return next((title for title in self._screen.titles() if "Player 2" in title), "")

        return until(next_player, "the turn of player 2", 30)

    def thinks_in_a_process_of_its_own(self) -> str:
        """Multiprocessing has started Kubik.exe again, not a Python that is not there."""
        children = until(
            lambda: self._wine.running("--multiprocessing-fork"), "a process that thinks", 30
        )
        return children[0].split("Kubik.exe ")[-1]

    def speaks_five_languages(self) -> None:
        """Each can be chosen in the menu."""
        pictures = set()
        for number, language in enumerate(LANGUAGES):
            # Alt alone goes to the menu bar, whose third menu is that of languages.
            self._screen.press("Alt_L", "Right", "Right", "Down", *("Down",) * number, "Return")
            time.sleep(2)
            pictures.add(self._picture(f"language {language}").read_bytes())
        expect(len(pictures) == len(LANGUAGES), f"{len(pictures)} languages")
        self._screen.press("Alt_L", "Right", "Right", "Down", "Return")
        self._screen.wait_for("to play")

    def is_not_replaced_while_it_runs(self) -> str:
        """Neither installer nor uninstaller touches a program that runs; by hand they say so."""
        status = self._wine.run(self._setup, "/S").status
        expect(status == STILL_RUNNING, f"the installer ended with {status}")
        self._uninstall()
        expect_same(FOLDER, self._program, mended=True)
        self._wine.start(self._program / "uninstall.exe")
        self._screen.wait_for("Kubik Uninstall")
        self._picture("uninstaller")
        self._screen.press("Return")
        time.sleep(3)
        self._picture("still running")
        self._screen.press("Escape")
        until(lambda: not self._wine.running(UNINSTALLER), "the end of the uninstaller", 30)
        expect_same(FOLDER, self._program, mended=True)
        return f"status {STILL_RUNNING}"

    def goes_on_where_the_plug_was_pulled(self) -> str:
        """A match that is killed in mid-turn goes on there."""
        before = self._screen.wait_for("to play")
        self._screen.press("space")
        time.sleep(2)
        self._wine.kill_all()
        self._open()
        self._picture("after the plug was pulled")
        self._screen.press("space")
        after = self._screen.wait_for("to play")
        time.sleep(3)
        self._picture("gone on with")
        expect(after == before, f"{after} after {before}")
        self._screen.press("alt+F4")
        assert self._kubik is not None
        ended = self._kubik.ended(30)
        expect(ended.status == 0, f"it ended with {ended.status}: {ended.said}")
        return after

    def wrote_nothing_beside_itself(self) -> None:
        """The program's folder is as it was installed."""
        expect_same(FOLDER, self._program, mended=True)

    def a_missing_library_is_named(self) -> None:
        """In a box, and in the language of the system."""
        library = self._program / "app" / "PySide6" / "Qt6Gui.dll"
        library.rename(library.with_suffix(".away"))
        for language in LANGUAGES:
            kubik = self._wine.start(self._program / "Kubik.exe", speaking=self._speaking(language))
            self._screen.wait_for("Kubik")
            time.sleep(1)
            self._picture(f"missing {language}")
            self._screen.press("Return")
            status = kubik.ended(30).status
            expect(status == BROKEN, f"Kubik.exe ended with {status}")
        library.with_suffix(".away").rename(library)

    def is_upgraded(self) -> str:
        """A newer version leaves nothing of the old one but the matches."""
        newer, setup = PLACE / "newer", PLACE / "newer-setup.exe"
        shutil.rmtree(newer, ignore_errors=True)
        shutil.copytree(FOLDER, newer)
        (newer / "app" / "kubik" / "cli.pyc").rename(newer / "app" / "kubik" / "newer.pyc")
        release = replace(self._release, version="99.0")
        pack(newer, setup, release, "-DQUICK")
        (self._program / "DLLs" / "old.dll").touch()
        kept = contents(self._matches)
        self._install(setup)
        expect_same(newer, self._program)
        expect(kept == contents(self._matches), "the matches are not what they were")
        expect(release.version in self._registered(LISTED), "the old version is listed")
        return f"{self._release.version} to {release.version}"

    def is_removed_without_the_matches(self) -> str:
        """Of all that was not there before, only the matches are left."""
        self._uninstall()
        left = self._wine.files() - self._before
        strange = {path for path in left if not path.is_relative_to(self._matches)}
        strange -= set(self._program.parents)
        expect(not strange, f"left: {some(strange)}")
        expect(not self._registered(LISTED) + self._registered(REMEMBERED), "it is registered")
        expect((self._matches / "kubik.sqlite").is_file(), "the matches are gone")
        return f"left are {', '.join(sorted(path.name for path in self._matches.iterdir()))}"

    def is_installed_by_hand_in_kyrgyz(self) -> None:
        """Language, welcome, folder, the end; and then Kubik opens, and speaks that language."""
        shutil.rmtree(self._matches)  # and what was chosen in Kubik
        self._wine.start(self._setup)
        self._screen.wait_for("Kubik")
        time.sleep(2)
        self._picture("installer 1 languages")
        self._screen.press("Down", "Down")
        self._picture("installer 2 Kyrgyz")
        self._screen.press("Return")
        self._screen.wait_for("орнотуу")
        for number, page in enumerate(("welcome", "folder", "installing"), 3):
            time.sleep(2)
            self._picture(f"installer {number} {page}")
            self._screen.press("Return")
        until(lambda: "1088" in self._registered(REMEMBERED), "the end", 90)
        time.sleep(5)
        self._picture("installer 6 end")
        self._mend()
        self._screen.press("Return")
        time.sleep(8)
        self._picture("installer 7 Kubik in Kyrgyz")
        self._screen.press("F2")
        self._screen.wait_for("Жаңы оюн")
        self._screen.press("Escape")
        self._screen.press("alt+F4")
        until(lambda: "Kubik" not in self._screen.titles(), "the end of Kubik", 30)

    def is_removed_by_hand_with_the_matches(self) -> None:
        """The box is ticked, and nothing at all is left."""
        self._wine.start(self._program / "uninstall.exe")
        self._screen.wait_for("чыгарып салуу")
        time.sleep(2)
        self._picture("uninstaller 1 Kyrgyz")
        self._screen.click("чыгарып салуу", 20, 41)
        time.sleep(1)
        self._picture("uninstaller 2 ticked")
        self._screen.press("Return")
        until(lambda: not self._registered(LISTED), "the end", 60)
        time.sleep(3)
        self._picture("uninstaller 3 end")
        self._screen.press("Return")
        until(lambda: not self._program.exists(), "the folder's end", 30)
        left = self._wine.files() - self._before - set(self._program.parents)
        expect(not left, f"left: {some(left)}")

    def _install(self, setup: Path) -> None:
        ended = self._wine.run(setup, "/S", patience=300)
        expect(ended.status == 0, f"the installer ended with {ended.status}: {ended.said}")

    def _uninstall(self) -> None:
        """What is started ends at once; a copy of it does the work, and takes it away, too."""
        self._wine.run(self._program / "uninstall.exe", "/S")
        until(lambda: not self._wine.running(UNINSTALLER), "the end of the uninstaller", 60)

    def _mend(self) -> None:
        asked = libraries.asked_of(FOLDER, MATHEMATICS.decode())
        self._wine.mend_numpy(self._program, asked)

    def _open(self) -> None:
        self._kubik = self._wine.start(self._program / "Kubik.exe")
        self._screen.wait_for("Kubik")
        time.sleep(3)

    def _picture(self, name: str) -> Path:
        file = PICTURES / f"{name.replace(' ', '-')}.png"
        time.sleep(1)  # a window is there a little before what is in it
        self._screen.picture(file)
        return file

    def _registered(self, key: str) -> str:
        ended = self._wine.run("reg", "query", key)
        return ended.said if ended.status == 0 else ""

    def _speaking(self, language: str) -> dict[str, str]:
        if language not in LOCALES:
            return {}
        name = LOCALES[language]
        target = PLACE / "locales" / f"{name}.UTF-8"
        if not target.is_dir():
            target.parent.mkdir(parents=True, exist_ok=True)
            command = ["localedef", "-i", name, "-f", "UTF-8", str(target)]
            subprocess.run(command, check=False, capture_output=True)
        return {"LOCPATH": str(target.parent), "LC_ALL": f"{name}.UTF-8"}


def expect(is_so: bool, otherwise: str) -> None:
    """Go on where it is so. Raises `Missed`."""
    if not is_so:
        raise Missed(otherwise)


def some(things: Iterable[object]) -> str:
    """The first of them, for people."""
    words = sorted(map(str, things))
    return ", ".join(words[:5]) + (f" and {len(words) - 5} more" if words[5:] else "")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, by its path in it."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def expect_same(made: Path, installed: Path, *, mended: bool = False) -> None:
    """What was made is installed, and nothing else but the uninstaller. Raises `Missed`.

    With `mended`, numpy may differ.
    """
    expected, found = contents(made), contents(installed)
    found.pop("uninstall.exe", None)
    names = expected.keys() ^ found.keys()
    names |= {name for name in expected.keys() & found.keys() if expected[name] != found[name]}
    strange = [name for name in sorted(names) if not (mended and "_multiarray_umath" in name)]
    expect(not strange, f"not as it was made: {some(strange)}")


def main(arguments: Sequence[str]) -> int:
    """Try everything; 1 where something is not as it should be."""
    if arguments:
        print(__doc__)
        return 2
    release = this_release()
    setup = PEOPLE / f"kubik-{release.version}-windows-x64-setup.exe"
    try:
        if not setup.is_file():
            raise Refusal("build it first: python3 packaging/build.py windows")
        shutil.rmtree(PICTURES, ignore_errors=True)
        PICTURES.mkdir(parents=True)
        with screen() as seen:
            wine = Wine(PLACE / "wine", seen.display)
            try:
                Trial(wine, seen, setup, release).everything()
            except Missed:
                seen.picture(PICTURES / "missed.png")
                raise
            finally:
                wine.kill_all()
    except (Missed, Refusal) as trouble:
        say(str(trouble))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
