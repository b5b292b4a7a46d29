"""Solve the races of two players that ship in `assets/tables`: chances to win, not points.

    python packaging/tables/make_tables.py [GAME ...]      with `gui` on PYTHONPATH

Without a name every game is made. The same rules give the same bytes. For each it prints what it
took, the size of the file and the chance of whoever begins, of two perfect players.
"""

import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from kubik.computer.winning.race import Race
from kubik.computer.winning.tables import packed
from kubik.rule_files import shipped
from kubik.rules.settings import BankingRules

TABLES = Path(__file__).parents[2] / "assets" / "tables"
RACES: dict[str, tuple[str, bool]] = {
    "zonk_chicago": ("zonk_chicago", True),
    "zonk_chicago_alone": ("zonk_chicago", False),
    "zonk_detroit": ("zonk_detroit", True),
}
"""By the name of the file: the game, and whether dice may be taken over."""
TARGET = 10_000
"""In points; the same table serves every target below."""


def solved(name: str) -> Race:
    """The race of this name."""
    game, take_over = RACES[name]
    rules = shipped(game).ruleset().rules
    assert isinstance(rules, BankingRules)
    rules = replace(rules, take_over=take_over)
    return Race(rules, TARGET // rules.unit)


def main(names: Sequence[str]) -> None:
    """Make the tables of these names."""
    TABLES.mkdir(exist_ok=True)
    for name in names or RACES:
        began = time.process_time()
        race = solved(name)
        content = packed(race.rules, race.step, race.chances, race.offers)
        (TABLES / f"{name}.race").write_bytes(content)
        seconds, first = time.process_time() - began, race.chances[-1, -1]
        print(f"{name}: {first:.6f}, {len(content):,} bytes, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
