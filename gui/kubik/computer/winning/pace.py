"""How fast a player of a press-your-luck game gets on: in one turn, and in several."""

from functools import cached_property
from math import inf

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.circumstances import USUAL
from kubik.computer.odds.course import Ending, Manner, Node
from kubik.computer.odds.solutions import Solutions
from kubik.computer.odds.turn_solver import NEVER

Values = npt.NDArray[np.float64]

MOST_TURNS = 400
SURE = 0.999
FARTHEST = 2.0
"""How far a turn is followed, in targets."""


class Pace:
    """The chances of gains, in steps of points, under one set of rules; see each method.

    They are those of a player on board whom nothing else (topping, a challenge) binds.
    """

    def __init__(self, solutions: Solutions) -> None:
        """Take the turns of the game, solved."""
        self.solutions = solutions
        self.table = solutions.table
        self.rules = solutions.rules
        self.step = self.table.step
        self.needs = -(-self.rules.target // self.step) + 1
        """The most steps that anybody misses at the beginning."""

    @cached_property
    def gains(self) -> Values:
        """How likely a turn played for points gains each number of steps; 0 is a bust."""
        table, farthest = self.table, int(FARTHEST * self.needs)
        solution = self.solutions.at(USUAL, farthest * self.step)
        rows = min(solution.trusted, farthest)
        weights = np.zeros(rows + table.most + 1)
        mass = np.zeros((rows + table.most + 1, len(table.node_number)))
        mass[0, table.node_number[table.course.first]] = 1
        ends = np.append(table.options[1:], len(table.rises))
        option_of_term = np.repeat(np.arange(len(table.options)), ends - table.options)
        last = np.append(table.leads[1:], len(table.options)) - table.leads
        lead_of_option = np.repeat(np.arange(len(table.leads)), last)
        for row in range(rows):
            if mass[row].sum() < 1e-15:  # noqa: PLR2004
                continue
            to = row + table.rises
            inside = np.minimum(to, len(solution.values) - 1)
            manner = table.manner_of_goal[table.goal_of_term]
            node = table.node_of_goal[table.goal_of_term]
            stop = np.where(solution.may_bank[inside, manner], to * float(self.step), NEVER)
            on = np.where(
                solution.may_roll[inside, manner], solution.values[inside, 0, node], NEVER
            )
            on = np.where((to >= rows) & (stop > NEVER), NEVER, on)
            of_terms = np.maximum(stop, on)
            options = np.add.reduceat(table.weights * of_terms, table.options)
            best = np.maximum.reduceat(options, table.leads)
            is_best = options >= best[lead_of_option] - 1e-9
            firsts = np.zeros(len(table.leads), dtype=np.intp)
            places = np.flatnonzero(is_best)[::-1]
            firsts[lead_of_option[places]] = places
            leads = mass[row] @ table.chances * (table.below == inf)
            chance = np.zeros(len(table.options))
            chance[firsts] = leads
            weights[0] += float(mass[row] @ table.chance_of[Ending.BUST])
            weights[0] += float(chance @ table.failing)
            weights[-1] += float(mass[row] @ table.chance_of[Ending.WIN])
            of_term = chance[option_of_term] * table.weights
            stops = stop >= on
            np.add.at(weights, to[stops], of_term[stops])
            np.add.at(mass, (to[~stops], node[~stops]), of_term[~stops])
        weights[-1] += mass[rows:].sum()
        return weights

    @cached_property
    def reach(self) -> Values:
        """The best chance to gain so many steps or more in one turn; exactly, in exact mode."""
        least = -(-self.rules.turn_min // self.step)
        return self._reaching(0 if self.rules.exact_mode else least)

    @cached_property
    def reach_opening(self) -> Values:
        """The same for a turn that must reach the opening minimum."""
        least = -(-max(self.rules.open_min, self.rules.turn_min) // self.step)
        return self._reaching(0 if self.rules.exact_mode else least)

    @cached_property
    def reach_in_a_throw(self) -> Values:
        """The chance that a single throw of all dice brings so many steps or more."""
        table = self.table
        node = table.node_number[table.course.first]
        rises = np.where(table.weights >= 1, table.rises, 0)
        best = np.maximum.reduceat(np.maximum.reduceat(rises, table.options), table.leads)
        chances = table.chances[node]
        found = np.array([chances[best >= need].sum() for need in range(table.most + 1)])
        return np.append(found, 0.0)

    @property
    def within(self) -> Values:
        """By number of turns and steps missing, the chance to have them all after so many turns."""
        return self._course[0]

    @property
    def left(self) -> Values:
        """The same for the steps that whoever has not got them all still misses on average."""
        return self._course[1]

    @cached_property
    def _course(self) -> tuple[Values, Values]:
        gains, needs = self.gains, self.needs
        most = min(len(gains), needs + 1)
        more = gains[::-1].cumsum()[::-1]  # by steps, the chance of so many or more
        past = np.zeros(needs + 1)
        past[: min(len(more), needs + 1) - 1] = more[1 : needs + 1]
        reach = np.zeros(needs + 1)
        reach[:] = self.reach[: needs + 1]
        rows, lefts = [np.zeros(needs + 1)], [np.arange(needs + 1, dtype=float)]
        rows[0][0] = 1
        while len(rows) <= MOST_TURNS and rows[-1].min() <= SURE:
            before = rows[-1]
            row = np.convolve(before, gains[:most])[: needs + 1]
            row += before * past if self.rules.exact_mode else past
            tried = reach + (1 - reach) * before  # the whole turn for what is missing
            missing = lefts[-1] * (1 - before)
            on_average = np.convolve(missing, gains[:most])[: needs + 1]
            if self.rules.exact_mode:
                on_average += missing * past
            on_average = np.where(tried > row, (1 - reach) * missing, on_average)
            row = np.clip(np.maximum(row, tried), 0.0, 1.0)
            row[0] = 1
            rows.append(row)
            lefts.append(on_average / np.maximum(1 - row, 1e-12))
        return np.array(rows), np.array(lefts)

    @cached_property
    def average(self) -> float:
        """The steps that a turn gains on average."""
        return float(self.gains @ np.arange(len(self.gains)))

    @cached_property
    def bonuses(self) -> Values:
        """What taking over is worth beyond a turn of one's own, in steps: by steps and dice less 1.

        There is a row for every step up to the target.
        """
        table, rows = self.table, self.needs + 1
        solution = self.solutions.at(USUAL, rows * self.step)
        nodes = [Node(dice) for dice in range(1, self.rules.dice)] + [table.course.first]
        places = [table.node_number[node] for node in nodes]
        gains = solution.values[:rows, 0, places] - solution.start()[0]
        short = np.zeros((rows - len(gains), len(nodes)))  # beyond an exact finish
        bonuses: Values = np.maximum(np.vstack([gains, short]), 0.0) / self.step
        return bonuses

    def _reaching(self, least: int) -> Values:
        """By steps needed: the best chance to get so many, where no bank is below `least` steps."""
        table, exact = self.table, self.rules.exact_mode
        size = int(FARTHEST * self.needs) + 1
        goals = len(table.goals)
        bankable = table.manner_of_goal == Manner.REST
        if not self.rules.hot_dice_mandatory or exact:
            bankable = np.ones(goals, dtype=np.bool_)
        rollable = table.manner_of_goal != Manner.SPENT
        lost = np.zeros(1)
        values = np.zeros((size, len(table.node_number)))
        after = np.zeros((size, goals))
        after[0] = bankable
        for _ in range(0 if exact else MOST_TURNS):
            leads = table.best(after[0][table.goal_of_term][None], lost)[0]
            values[0] = table.chance_of[Ending.WIN] + table.chances @ leads
            after[0] = np.maximum(bankable, values[0][table.node_of_goal] * rollable)
        for need in range(1, size):
            left = need - table.rises
            of_terms = after[np.maximum(left, 0), table.goal_of_term]
            if exact:
                of_terms = np.where(left < 0, 0.0, of_terms)
            leads = table.best(of_terms[None], lost)[0]
            if exact:
                points = need * self.step
                leads = leads * ((table.least <= points) & (points < table.below))
            values[need] = table.chance_of[Ending.WIN] + table.chances @ leads
            after[need] = values[need][table.node_of_goal] * rollable
        reached = values[:, table.node_number[table.course.first]].copy()
        reached[:least] = reached[least]
        return reached
