"""The computer players: what is known exactly is worked out anew, and the process that thinks."""

import queue
import time
from collections.abc import Sequence
from fractions import Fraction

from kubik.computer.advice import Advice
from kubik.computer.levels import Level
from kubik.computer.odds.choice import Choice
from kubik.computer.odds.turn_odds import TurnOdds
from kubik.computer.thinking import Answer, Decide, Hint, Packed, Thinking
from kubik.rule_files import shipped, shipped_ids
from kubik.rules.ruleset import Definition, Ruleset
from kubik.rules.settings import BankingRules
from kubik.self_check.checks import Check, Fault

PATIENCE = 60
"""In seconds: so long the process may take to start and to answer."""

PIG = BankingRules(dice=1, singles=(0, 2, 3, 4, 5, 6), triplets=(0,) * 6, target=100)
"""One die, a 1 busts."""
HOLD, WORTH, BUST = 20, 8.1418, Fraction(1, 6)
"""Hold at 20, 8.14 points a turn (Neller and Presser 2004): what is known of Pig."""


def checks() -> Sequence[Check]:
    """The solver, and the process."""
    return (Check("odds", odds), Check("thinking", thinking))


def odds() -> str:
    """A small game whose best play has been published is solved."""
    import numpy as np

    game = _banking_game()
    solved = TurnOdds(Ruleset(game, game.forms[0], (), PIG))
    found = (solved.bank_from(), round(solved.expected_per_turn, 4), solved.bust_chance(1))
    if found != ({1: HOLD}, WORTH, BUST):
        raise Fault(f"Pig is held at {HOLD} for {WORTH} points, and not {found}")
    return f"Pig: hold at {HOLD}, {WORTH} points a turn, bust {BUST}; numpy {np.__version__}"


def thinking() -> str:
    """The process starts, gives a hint and a decision that can be done, and ends."""
    answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    ruleset = _banking_game().ruleset()
    state = ruleset.start(ruleset.game.seats[0])
    began = time.perf_counter()
    process = Thinking(answers.put)
    try:
        process.play(ruleset)
        process.ask(Hint(1, Packed.of(state)))
        hint = answers.get(timeout=PATIENCE).found
        process.ask(Decide(2, Packed.of(state), Level.STRONG))
        decision = answers.get(timeout=PATIENCE).found
    except queue.Empty as error:
        raise Fault(f"no answer in {PATIENCE} s") from error
    finally:
        process.close()
    seconds = time.perf_counter() - began
    if not isinstance(hint, Advice) or not isinstance(decision, Choice):
        raise Fault(f"the process has gone, or answers {hint!r} and {decision!r}")
    action = decision.actions[0]
    if (refusal := state.refusal(action)) is not None:
        raise Fault(f"{action} cannot be done: {refusal}")
    if process.process is None or process.process.is_alive():
        raise Fault("the process does not end")
    return f"a process of its own: started, asked twice, ended in {seconds:.1f} s"


def _banking_game() -> Definition:
    """The first game in which a turn may be gone on with."""
    games = map(shipped, shipped_ids())
    return next(game for game in games if isinstance(game.forms[0].rules, BankingRules))
