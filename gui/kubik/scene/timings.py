"""Every duration of the program, on one screen."""

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Timings:
    """How long things take, in milliseconds, and how fast dice fly."""

    pace: float | None
    """Recorded throws run at this multiple of their time; None shows only how they end."""
    glide: int
    """A die slides to its place."""
    guard: int
    """So long after a throw has begun nothing is thrown: a double click throws once."""
    forced_pause: int
    """Before a throw that needs no decision is made by itself."""
    festivity: int = 0
    """A win is celebrated, until everything lies still."""
    thought: int = 0
    """A computer player lets one see what it has done before it goes on."""

    @classmethod
    def slow(cls) -> Self:
        """For guests who have never seen it."""
        return cls(pace=0.6, glide=260, guard=500, forced_pause=2200, festivity=4500, thought=1900)

    @classmethod
    def normal(cls) -> Self:
        """For people."""
        return cls(pace=1.0, glide=160, guard=450, forced_pause=1400, festivity=3600, thought=1100)

    @classmethod
    def fast(cls) -> Self:
        """For people in a hurry."""
        return cls(pace=2.0, glide=90, guard=400, forced_pause=700, festivity=2400, thought=500)

    @classmethod
    def instant(cls) -> Self:
        """Without motion."""
        return cls(pace=None, glide=0, guard=350, forced_pause=700, thought=800)

    @classmethod
    def for_tests(cls) -> Self:
        """Everything at once, as fast as a test can press."""
        return cls(pace=None, glide=0, guard=0, forced_pause=0)

    @property
    def is_instant(self) -> bool:
        """Whether nothing moves."""
        return self.pace is None
