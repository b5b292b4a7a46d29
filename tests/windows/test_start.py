"""What is loaded before the window is seen: the first page and nothing more."""

import os
import subprocess
import sys
from pathlib import Path

import kubik

GUI = Path(kubik.__file__).parent.parent

SHOWN = """
import sys
from PySide6.QtWidgets import QApplication
from pathlib import Path
from kubik.app import build
from kubik.text.languages import Languages
application = QApplication([])
window = build(Path(sys.argv[1]), Languages(application))
window.show()
while not window.is_painted:
    application.processEvents()
print(*sys.modules)
window.prepare()
print(*sys.modules)
window.close()
"""

LATER = [
    "kubik.cli",
    "kubik.models",
    "kubik.play.match",
    "kubik.rule_files",
    "kubik.rules.banking",
    "kubik.rules.definition",
    "kubik.rules.ruleset",
    "kubik.scene.director",
    "kubik.scene.sounds",
    "kubik.scene.speaker",
    "kubik.scene.solid.throw_plan",
    "kubik.scene.table_scene",
    "kubik.storage.database",
    "kubik.windows.crash_dialog",
    "kubik.windows.match_page",
    "kubik.windows.matches_window",
    "kubik.windows.new_match_dialog",
    "kubik.windows.shortcut_sheet",
    "yaml",
]
"""Each of these, or what it loads, takes more than a millisecond."""


def test_the_first_page_is_seen_before_what_a_match_needs_is_loaded(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", SHOWN, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(GUI)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    seen, prepared = (set(line.split()) for line in ran.stdout.splitlines())
    assert "kubik.windows.start_page" in seen
    assert [name for name in LATER if name in seen] == []
    unprepared = {
        "kubik.cli",
        "kubik.windows.crash_dialog",
        "kubik.windows.matches_window",
        "kubik.windows.shortcut_sheet",
    }
    assert [name for name in LATER if name not in prepared] == sorted(unprepared)
