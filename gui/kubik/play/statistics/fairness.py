"""Whether dice fell as fair dice do: Pearson's chi-square test."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

FEWEST_A_FACE = 5
"""How often each face must be expected before the test says anything (Cochran 1954)."""

MANY_A_FACE = 100
"""With so many, dice that show one face half as often again as the others are noticed ten times of
eleven; with half of them, six times of ten."""


class Verdict(StrEnum):
    """What the dice look like. The limits are shares of sets of fair dice that look no better."""

    TOO_FEW = "too_few"
    EVEN = "even"
    """Evener than 19 of 20 sets of fair dice."""
    USUAL = "usual"
    UNEVEN = "uneven"
    """As 1 to 5 in 100 sets of fair dice."""
    RARE = "rare"
    """As 1 to 5 in 1,000."""
    SUSPICIOUS = "suspicious"


@dataclass(frozen=True, slots=True)
class Fairness:
    """The verdict on `dice` dice that fell.

    `chance` is that of fair dice to differ from what is expected at least as much, from 0 to 1.
    """

    verdict: Verdict
    chance: float
    dice: int
    are_many: bool


def fairness(counts: Sequence[int]) -> Fairness:
    """How fair the dice look whose faces fell so often."""
    dice, faces = sum(counts), len(counts)
    if dice < FEWEST_A_FACE * faces:
        return Fairness(Verdict.TOO_FEW, 1.0, dice, are_many=False)
    chance = upper_tail(chi_square(counts), faces - 1)
    return Fairness(_verdict(chance), chance, dice, are_many=dice >= MANY_A_FACE * faces)


def _verdict(chance: float) -> Verdict:
    limits = (
        (0.95, Verdict.EVEN),
        (0.05, Verdict.USUAL),
        (0.005, Verdict.UNEVEN),
        (0.0005, Verdict.RARE),
    )
    return next((verdict for limit, verdict in limits if chance >= limit), Verdict.SUSPICIOUS)


def chi_square(counts: Sequence[int]) -> float:
    """How far the counts are from all equal: the sum of (fell - expected)² / expected."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def upper_tail(statistic: float, degrees: int) -> float:
    """The chance of a chi-square variable with so many degrees of freedom to reach `statistic`.

    That is the regularised incomplete gamma function Q(degrees / 2, statistic / 2). For halves of
    whole numbers it is a finite sum of positive terms, so no digits are lost: Q(a + 1, z) =
    Q(a, z) + zᵃ e⁻ᶻ / Γ(a + 1), starting from Q(1/2, z) = erfc(√z) or Q(1, z) = e⁻ᶻ (NIST Digital
    Library of Mathematical Functions, 8.8.6, 8.4.6 and 8.4.8).
    """
    z = statistic / 2
    if z <= 0:
        return 1.0
    a, q = (0.5, math.erfc(math.sqrt(z))) if degrees % 2 else (1.0, math.exp(-z))
    while a < degrees / 2:
        q += math.exp(a * math.log(z) - z - math.lgamma(a + 1))
        a += 1
    return min(q, 1.0)
