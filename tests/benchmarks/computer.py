"""How long people wait for a computer player: `python tests/benchmarks/computer.py`.

With `gui` on PYTHONPATH. Prints how long a hint takes that is asked the moment the process starts;
then, for each game as it ships and some with changed house rules, the first hint, asked as soon as
the game is told, the hint before each decision of a match, and the median decision of every level.
At last how evenly a timer of 16 ms runs in the main thread: alone, beside the process of
`kubik.computer.thinking` at work, and beside a thread that does the same.
Wall-clock time; the bars are 100 ms for a hint, 2 s for the first after a change, 50 ms for a
decision at the median.
"""

import queue
import statistics
import threading
import time
from collections.abc import Callable

from kubik.computer.levels import Level
from kubik.computer.odds.choice import Choice
from kubik.computer.thinking import Answer, Decide, Hint, Packed, Question, Thinking
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import MatchState, Ruleset

FRAME = 0.016
"""In seconds."""
FRAMES = 150
PAUSE = 5.0
"""In seconds: so long the process has been there when somebody has chosen a game."""
CHANGED: tuple[tuple[str, str | None, dict[str, object]], ...] = (
    ("zilch", None, {"topping": "on", "turn_min": 300, "triple_zilch_penalty": 500}),
    ("zilch", None, {"progressive": "kinds"}),
    ("zonk_chicago", None, {"kind_mode": "double", "open_min": 500}),
    ("zonk_detroit", None, {"last_round": "one_turn", "exact_mode": "on"}),
    ("dice10000", None, {"progressive": "all", "turn_min": 300}),
)
"""Game, form and house rules: what costs the solver much, and what costs it little."""


class Asking:
    """Asks the process and waits for the answer, as nothing else may do."""

    def __init__(self) -> None:
        self._answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self.thinking = Thinking(self._answers.put)

    def seconds(self, question: Question) -> tuple[float, object]:
        """How long the answer took, and what it is."""
        began = time.perf_counter()
        self.thinking.ask(question)
        answer = self._answers.get(timeout=120)
        return time.perf_counter() - began, answer.found


def measure(asking: Asking, ruleset: Ruleset, number: int) -> str:
    """Matches played by the levels in turn, a hint asked before each of so many decisions."""
    state: MatchState = ruleset.start(2)
    asking.thinking.play(ruleset)
    first, _ = asking.seconds(Hint(0, Packed.of(state)))
    cup, levels = SeededCup(1), tuple(Level)
    hints: list[float] = []
    decisions: dict[Level, list[float]] = {level: [] for level in levels}
    for place in range(number):
        if state.seat is None:
            state = ruleset.start(2)
        position = Packed.of(state)
        hints.append(asking.seconds(Hint(place + 1, position))[0])
        level = levels[place // 12 % len(levels)]
        seconds, found = asking.seconds(Decide(place, position, level))
        decisions[level].append(seconds)
        assert isinstance(found, Choice)
        for action in found.actions:
            _, state = state.step(action, cup)
    medians = ", ".join(
        f"{level} {1000 * statistics.median(taken):.0f}" for level, taken in decisions.items()
    )
    return (
        f"first hint {1000 * first:.0f} ms, hints {1000 * statistics.median(hints):.0f} ms"
        f" (95 of 100 below {1000 * statistics.quantiles(hints, n=20)[-1]:.0f});"
        f" decisions in ms: {medians}"
    )


def frames(busy: Callable[[], None] | None) -> str:
    """How late a timer of 16 ms is at worst and at the 99th of 100, while `busy` runs beside it."""
    stop = threading.Event()
    thread = None
    if busy is not None:
        work = busy

        def again() -> None:
            while not stop.is_set():
                work()

        thread = threading.Thread(target=again)
        thread.start()
    late: list[float] = []
    due = time.perf_counter()
    for _ in range(FRAMES):
        due += FRAME
        time.sleep(max(0.0, due - time.perf_counter()))
        late.append(max(0.0, time.perf_counter() - due))
        if late[-1] > FRAME:
            due = time.perf_counter()
    stop.set()
    if thread is not None:
        thread.join()
    lost = sum(wait > FRAME for wait in late)
    worst, usual = 1000 * max(late), 1000 * statistics.quantiles(late, n=100)[-1]
    return f"late by {usual:.1f} ms (99 of 100), {worst:.1f} at worst; {lost} of {FRAMES} lost"


def solve_here() -> None:
    """Solve a game anew, as the process does when house rules have changed."""
    from kubik.computer.odds.turn_odds import TurnOdds  # noqa: PLC0415 - it loads numpy

    TurnOdds(shipped("zilch").ruleset()).expected_per_turn  # noqa: B018 - it is worked out


def main() -> None:
    """Print all."""
    began = time.perf_counter()
    asking = Asking()
    ruleset = shipped("zonk_chicago").ruleset()
    asking.thinking.play(ruleset)
    asking.seconds(Hint(0, Packed.of(ruleset.start(2))))
    print(f"asked as the process starts: {time.perf_counter() - began:.2f} s")
    time.sleep(PAUSE)
    for game in shipped_ids():
        print(f"{game}: {measure(asking, shipped(game).ruleset(), 150)}", flush=True)
    for game, form, rules in CHANGED:
        ruleset = shipped(game).ruleset(form, **rules)
        said = ", ".join(f"{name}={value}" for name, value in rules.items())
        print(f"{game}, {said}: {measure(asking, ruleset, 100)}", flush=True)
    print(f"timer alone: {frames(None)}")
    for number in range(6):  # enough to keep it busy: rules that it has to solve
        asking.thinking.play(shipped("dice10000").ruleset(progressive="all", turn_min=50 * number))
    print(f"timer beside the process: {frames(None)}")
    print(f"timer beside a thread: {frames(solve_here)}")
    began = time.perf_counter()
    asking.thinking.close()
    print(f"closed in {time.perf_counter() - began:.2f} s")


if __name__ == "__main__":
    main()
