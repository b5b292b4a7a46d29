"""The panel of the first page: what was begun can be gone on with."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import kubik
from kubik.errors import KnownError
from kubik.storage.database import Database
from kubik.storage.opening import BEGUN_ANEW, DAMAGED_MATCHES
from kubik.text.matches_words import when
from kubik.windows.resume_panel import ResumePanel
from windows.kept import NOW, Clock, won, yacht, zilch
from windows.pseudo import ACCENTED, GREEK, spoken
from windows.walk import escaped

NOTICES = (KnownError(BEGUN_ANEW, file="kubik.db"), KnownError(DAMAGED_MATCHES, number=2))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path, clock: Clock) -> Iterator[Database]:
    database = Database.open(tmp_path / "kubik.db", clock)
    yield database
    database.close()


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[ResumePanel]:
    page = QWidget()
    page.resize(800, 600)
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    panel = ResumePanel(page, lambda: NOW)
    layout.addWidget(panel)
    layout.addStretch()
    page.show()
    yield panel
    page.close()


def shown(panel: ResumePanel) -> list[tuple[str, str, str]]:
    return [row.words for row in panel.rows if row.isVisible()]


def test_it_is_not_seen_while_there_is_nothing(panel: ResumePanel, database: Database) -> None:
    assert not panel.isVisible()
    panel.show_matches(database.unfinished())
    assert not panel.isVisible()
    won(database)
    panel.show_matches(database.unfinished())
    assert not panel.isVisible()


def test_the_match_played_last_stands_first(
    panel: ResumePanel, database: Database, clock: Clock
) -> None:
    clock.back(days=1, hours=1)
    zilch(database)
    clock.back(minutes=16)
    yacht(database)
    panel.show_matches(database.unfinished())
    assert panel.isVisible()
    assert shown(panel) == [
        ("Yacht", "Béla 15 · Ágnes 0", "today 8:14\u202fPM"),
        ("Zilch, To 15,000", "Ágnes 1,000 · Béla 0", "yesterday 7:30\u202fPM"),
    ]


def test_three_are_shown_and_the_others_are_in_the_list(
    panel: ResumePanel, database: Database, clock: Clock
) -> None:
    for days in (30, 20, 10, 5):
        clock.back(days=days)
        zilch(database)
    panel.show_matches(database.unfinished())
    assert [moment for _, _, moment in shown(panel)] == [
        "November 22, 2026",
        "November 17, 2026",
        "November 7, 2026",
    ]
    wanted = QSignalSpy(panel.all_wanted)
    panel.all_button.click()
    assert wanted.count() == 1


def test_the_buttons_give_the_match(panel: ResumePanel, database: Database, clock: Clock) -> None:
    clock.back(days=1)
    zilch(database)
    clock.back()
    yacht(database)
    panel.show_matches(database.unfinished())
    resumed, put_away = QSignalSpy(panel.resumed), QSignalSpy(panel.put_away)
    panel.rows[1].go_on.click()
    QTest.keyClick(panel.rows[0].go_on, Qt.Key.Key_Space)
    panel.rows[0].away.click()
    assert [resumed.at(n)[0] for n in range(resumed.count())] == [1, 2]
    assert [put_away.at(n)[0] for n in range(put_away.count())] == [2]


def test_what_was_put_away_makes_room(panel: ResumePanel, database: Database) -> None:
    zilch(database)
    panel.show_matches(database.unfinished())
    panel.put_away.connect(database.end_early)
    panel.rows[0].away.click()
    panel.show_matches(database.unfinished())
    assert not panel.isVisible()
    panel.rows[0].go_on.click()  # nothing to give any more


def test_an_unknown_game_is_called_by_its_id(panel: ResumePanel, tmp_path: Path) -> None:
    database = Database.open(tmp_path / "other.db", Clock())
    zilch(database)
    database._write("UPDATE match SET game = 'grandmas'")
    panel.show_matches(database.unfinished())
    assert shown(panel)[0][0] == "grandmas"
    database.close()


def test_notices_stand_until_they_are_closed(panel: ResumePanel) -> None:
    panel.show_notices(NOTICES)
    assert panel.isVisible()
    assert shown(panel) == []
    first, second = panel.notices
    assert first.sentence == "kubik.db was empty; a new one was begun."
    assert second.close_button.accessibleDescription() == second.sentence
    first.close_button.click()
    assert panel.notices == (second,)
    panel.show_notices(NOTICES[:1])
    assert [notice.sentence for notice in panel.notices] == [first.sentence]
    panel.notices[0].close_button.click()
    assert not panel.notices
    assert not panel.isVisible()


def test_it_follows_the_language(panel: ResumePanel, database: Database) -> None:
    zilch(database)
    with spoken(ACCENTED) as languages:
        panel.show_matches(database.unfinished())
        panel.show_notices([KnownError(DAMAGED_MATCHES, number=2)])
        for tongue in (ACCENTED, GREEK):
            languages.use(tongue)
            assert escaped(panel.window(), tongue, ("Ágnes", "Béla")) == []


@pytest.mark.parametrize(
    ("language", "far", "near"),
    [
        ("hu", "2026. november 5.", "20:14"),
        ("de", "5. November 2026", "20:14"),
        ("ru", "5 ноября 2026\u202fг.", "20:14"),
        ("ky", "2026-ж., 5-ноябрь", "20:14"),
        ("en", "November 5, 2026", "8:14\u202fPM"),
    ],
)
def test_dates_have_the_month_in_letters(qapp: object, language: str, far: str, near: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert when(NOW.replace(day=5), NOW) == far
    assert when(NOW.replace(minute=14), NOW) == f"today {near}"
    midnight = NOW.replace(hour=0, minute=0)
    assert when(midnight, NOW).startswith("today ")
    assert when(midnight - timedelta(minutes=1), NOW).startswith("yesterday ")


def test_it_loads_neither_rules_nor_storage(tmp_path: Path) -> None:
    script = "import sys, kubik.windows.resume_panel; print(*sys.modules)"
    gui = str(Path(kubik.__file__).parent.parent)
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": gui, "QT_QPA_PLATFORM": "offscreen"},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    loaded = ran.stdout.split()
    heavy = ("kubik.rules", "kubik.storage", "kubik.play", "sqlite3", "yaml")
    assert "kubik.windows.resume_panel" in loaded
    assert [name for name in loaded if name.startswith(heavy)] == []
