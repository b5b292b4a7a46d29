"""How long people wait for a computer player: `python tests/benchmarks/computer.py`.

With `gui` on PYTHONPATH. Prints, for each game as it ships, how long the process takes to be ready
for it, the median hint, and the median decision of every level; then a game with changed
house rules. At last how evenly a timer of 16 ms runs in the main thread: alone, beside the process
of `kubik.computer.thinking` at work, and beside a thread that does the same.
Wall-clock time; the bars are 100 ms for a hint, 2 s for the first after a change, 50 ms for a
decision at the median.
"""

import queue
import statistics
import threading
import time
from collections.abc import Callable

from kubik.computer.levels import Level
from kubik.computer.thinking import Answer, Decide, Hint, Packed, Question, Thinking
from kubik.play.cup import SeededCup
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.actions import Action
from kubik.rules.ruleset import MatchState, Ruleset

FRAME = 0.016
"""In seconds."""
FRAMES = 150


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


def measure(asking: Asking, ruleset: Ruleset, actions: int) -> str:
    """One match played by the levels in turn, a hint asked before every decision."""
    state: MatchState = ruleset.start(2)
    asking.thinking.play(ruleset)
    first, _ = asking.seconds(Hint(0, Packed.of(state)))
    cup, levels = SeededCup(1), tuple(Level)
    hints: list[float] = []
    decisions: dict[Level, list[float]] = {level: [] for level in levels}
    for number in range(actions):
        if state.seat is None:
            state = ruleset.start(2)
        position = Packed.of(state)
        hints.append(asking.seconds(Hint(number + 1, position))[0])
        level = levels[number // 12 % len(levels)]
        seconds, found = asking.seconds(Decide(number, position, level))
        decisions[level].append(seconds)
        assert isinstance(found, Action)
        _, state = state.step(found, cup)
    medians = ", ".join(
        f"{level} {1000 * statistics.median(taken):.0f}" for level, taken in decisions.items()
    )
    return (
        f"first hint {first:.2f} s, hints {1000 * statistics.median(hints):.0f} ms"
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
    print(f"process ready, first game solved: {time.perf_counter() - began:.2f} s")
    for game in shipped_ids():
        print(f"{game}: {measure(asking, shipped(game).ruleset(), 150)}", flush=True)
    changed = shipped("zilch").ruleset(topping="on", turn_min=300, triple_zilch_penalty=500)
    print(f"zilch, changed rules: {measure(asking, changed, 100)}", flush=True)
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
