"""A first glance at the settings, for the window that must be there at once.

It reads a file that may be missing, damaged or of another version, loads nothing else of Kubik, and
changes nothing; whatever it cannot read is not there. `kubik.storage.opening` does the rest later.
"""

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path


def settings(path: Path) -> Mapping[str, object]:
    """What has been set (see `kubik.storage.preferences`), as far as it can be read at once."""
    found: dict[str, object] = {}
    if not path.is_file():
        return found
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=0.1)) as file:
            rows = file.execute("SELECT name, value FROM setting").fetchall()
    except (sqlite3.Error, ValueError):
        return found
    for name, value in rows:
        try:
            found[str(name)] = json.loads(value)
        except (TypeError, ValueError):
            continue
    return found
