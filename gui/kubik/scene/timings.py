"""Every duration of the program, on one screen."""

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Timings:
    """How long things take, in milliseconds."""

    settle: int
    """After a throw, so long nothing can be thrown again: a double click throws once."""
    forced_pause: int
    """Before a throw that needs no decision is made by itself."""

    @classmethod
    def normal(cls) -> Self:
        """For people."""
        return cls(settle=450, forced_pause=1400)

    @classmethod
    def instant(cls) -> Self:
        """For tests: everything happens at once."""
        return cls(settle=0, forced_pause=0)
