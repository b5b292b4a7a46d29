"""Races that were solved beforehand, as they ship in `assets/tables`."""

import json
import lzma
import struct
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kubik.computer.winning.race import is_race
from kubik.resources import folder
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Turn
from kubik.rules.ruleset import Ruleset
from kubik.rules.settings import BankingRules, is_in_force

Values = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]

SCALE, SCALE_OF_OFFERS = 65535, 4095
"""Chances are kept as whole numbers up to this; what taking over adds to them is kept to less."""


@dataclass(frozen=True, slots=True)
class RaceTable:
    """The chance to win of two perfect players, by steps that each of them misses.

    `chances[m, t]` is that of a player on turn who misses m steps while the other misses t.
    `offers[m, t, p, d - 1]` is what taking over p steps with d dice adds to it, on a coarser grid
    of m and t, beginning at 0; it is empty where nothing can be taken over.
    """

    step: int
    chances: Values
    offers: Values

    @property
    def most(self) -> int:
        """The most steps missing that it knows."""
        return len(self.chances) - 1

    def offer(self, mine: int, theirs: Places, taken: Places) -> Values:
        """What taking over adds to a chance, one for each of `theirs` and steps `taken` over.

        By that and by dice less one.
        """
        below, share = between(self.most)
        (low, rise), (left, part) = (
            (below[mine], share[mine]),
            (below[theirs], share[theirs][:, None]),
        )
        right = np.minimum(left + 1, len(self.offers) - 1)
        near, far = (
            self.offers[row, left, taken] * (1 - part) + self.offers[row, right, taken] * part
            for row in (low, min(low + 1, len(self.offers) - 1))
        )
        found: Values = near * (1 - rise) + far * rise
        return found


def grid(most: int) -> list[int]:
    """For which steps missing it is kept what taking over is worth; between them it is read.

    Near the end it changes fast: every step up to 8, every second up to 20, every fifth up to 40,
    then every twentieth, and the last.
    """
    fine = [*range(8), *range(8, 20, 2), *range(20, 40, 5), *range(40, most, 20)]
    return [*(steps for steps in fine if steps < most), most]


@cache
def between(most: int) -> tuple[Places, Values]:
    """For every number of steps up to `most`: the place in `grid` below it, and how far it is on.

    That is a share of the way to the next place.
    """
    points = np.array(grid(most))
    below = np.searchsorted(points, np.arange(most + 1), side="right") - 1
    above = np.append(points[1:], most + 1)[below]
    return below, (np.arange(most + 1) - points[below]) / (above - points[below])


class RaceByTable:
    """The outlook of two players whose race is in a table (see `valuing.Outlook`)."""

    def __init__(self, rules: BankingRules, table: RaceTable) -> None:
        """Take the rules in force and the table that fits them."""
        self._rules = rules
        self._table = table

    def banked(self, state: BankingState, turn: Turn) -> Values:
        """The chance to win after banking, by steps and by dice left less one."""
        mine, theirs = self._missing(state, turn)
        left = np.maximum(mine - np.arange(mine + 1), 0)
        other = self._table.chances[theirs, left]
        found = np.repeat((1 - other)[:, None], self._rules.dice, axis=1)
        if self._table.offers.size:
            rows = np.arange(1, mine)
            found[1:mine] -= self._table.offer(theirs, mine - rows, rows)
        found[mine] = 1.0
        chances: Values = np.clip(found, 0.0, 1.0)
        return chances

    def busted(self, state: BankingState, turn: Turn, change: int) -> float:
        """The chance to win after a bust."""
        mine, theirs = self._missing(state, turn)
        return float(1 - self._table.chances[theirs, mine - change // self._table.step])

    def _missing(self, state: BankingState, turn: Turn) -> tuple[int, int]:
        step, target = self._table.step, self._rules.target
        mine, theirs = (
            -(-(target - pad.score) // step)
            for pad in (state.pads[turn.seat], state.pads[1 - turn.seat])
        )
        return mine, theirs


def fingerprint(rules: BankingRules) -> str:
    """What tells rules apart for a race; its target is not among it, for one table serves many."""
    said = {
        field.name: str(getattr(rules, field.name))
        for field in fields(rules)
        if is_in_force(rules, field.name)
        and field.name not in {"target", "tie_break", "round_limit", "score_floor", "kind_fixed"}
        and not (field.name.startswith("challenge") and not rules.challenges)
    }
    if rules.kind_mode == "fixed":
        said["kind_fixed"] = str(rules.kind_fixed)
    return sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


def packed(
    rules: BankingRules, step: int, chances: Values, offers: npt.NDArray[np.float32] | None
) -> bytes:
    """A solved race as a file; `offers` as `Race.offers`, whole."""
    most = len(chances) - 1
    parts = [_whole(chances[1:, 1:], SCALE)]
    if offers is not None:
        parts.append(_whole(_gains(chances, offers), SCALE_OF_OFFERS))
    head = json.dumps(
        {
            "rules": fingerprint(rules),
            "step": step,
            "most": most,
            "dice": rules.dice,
            "take_over": offers is not None,
        }
    ).encode()
    body = b"".join(np.diff(part, axis=-1, prepend=0).astype("<u2").tobytes() for part in parts)
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lp": 1, "pb": 1}]
    content = lzma.compress(body, format=lzma.FORMAT_XZ, filters=filters)
    return struct.pack("<I", len(head)) + head + content


def unpacked(content: bytes) -> tuple[str, RaceTable]:
    """The fingerprint of the rules, and the table."""
    (size,) = struct.unpack_from("<I", content)
    head = json.loads(content[4 : 4 + size])
    most, dice = head["most"], head["dice"]
    numbers = np.frombuffer(lzma.decompress(content[4 + size :]), dtype="<u2")
    flat = numbers[: most * most].reshape(most, most)
    chances = np.zeros((most + 1, most + 1))
    chances[1:, 1:] = np.cumsum(flat, axis=-1, dtype=np.uint16) / SCALE
    offers = np.zeros(0)
    if head["take_over"]:
        points = len(grid(most))
        shape = (points, points, dice, most + 1)
        known = np.cumsum(numbers[most * most :].reshape(shape), axis=-1, dtype=np.uint16)
        offers = (known / SCALE_OF_OFFERS).transpose(0, 1, 3, 2)
    return head["rules"], RaceTable(head["step"], chances, offers)


def _whole(chances: Values, scale: int) -> npt.NDArray[np.uint16]:
    return np.round(chances * scale).astype(np.uint16)


def _gains(chances: Values, offers: npt.NDArray[np.float32]) -> Values:
    """What taking over adds, on the coarse grid, by dice before points."""
    most = len(chances) - 1
    kept = grid(most)
    found = np.zeros((len(kept), len(kept), offers.shape[-1], most + 1))
    for row, mine in enumerate(kept):
        for column, theirs in enumerate(kept):
            # Nobody misses nothing; the least that anybody misses is as near as can be.
            at = max(mine, 1), max(theirs, 1)
            points = np.minimum(np.arange(most + 1), at[0])
            gain = offers[at][points] - chances[at]
            found[row, column] = np.clip(gain, 0.0, 1.0).T
    return found


def solved_race(ruleset: Ruleset) -> RaceByTable | None:
    """The table that ships for these rules, or None."""
    rules = ruleset.rules
    assert isinstance(rules, BankingRules)
    if not is_race(rules):
        return None
    wanted = fingerprint(rules)
    for file in table_files():
        rules_of_file, table = unpacked(file.read_bytes())
        if rules_of_file == wanted and rules.target <= table.most * table.step:
            return RaceByTable(rules, table)
    return None


def table_files() -> Iterable[Path]:
    """The tables that ship, in order; none where they are missing: play is good without them."""
    return sorted((folder("assets") / "tables").glob("*.race"))
