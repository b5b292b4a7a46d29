"""How fast the engine is: `python tests/benchmarks/engine.py`, with `gui` on PYTHONPATH.

Prints actions a second of random Zilch on one core (bar: 20,000) and the time to value one throw
once the game is loaded (bar: 50 microseconds). Best of three, in processor time.
"""

import random
import time
from collections.abc import Callable
from functools import partial

from kubik.play import simulation
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped
from kubik.rules.dice import Throw


def best_of_three(measure: Callable[[], float]) -> float:
    return min(measure() for _ in range(3))


def seconds_an_action() -> float:
    ruleset = shipped("zilch").ruleset()
    tally = simulation.Tally()
    cup, source = SeededCup(1), random.Random(1)
    began = time.process_time()
    while tally.matches < 100:
        simulation.play(ruleset, 2, cup, source, tally)
    return (time.process_time() - began) / tally.actions


def seconds_a_throw(game: str) -> float:
    ruleset = shipped(game).ruleset()
    source = random.Random(1)
    throws = [Throw(tuple(source.choices(range(1, 7), k=6))) for _ in range(20_000)]
    began = time.process_time()
    for throw in throws:
        ruleset.best(throw)
    return (time.process_time() - began) / len(throws)


if __name__ == "__main__":
    print(f"simulate zilch: {1 / best_of_three(seconds_an_action):,.0f} actions a second")
    for name in ("zilch", "dice10000", "zonk_detroit"):
        microseconds = 1e6 * best_of_three(partial(seconds_a_throw, name))
        print(f"value one throw of {name}: {microseconds:.1f} microseconds")
