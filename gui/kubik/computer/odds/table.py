"""The course of a turn as arrays, for a solver that goes through all of it at every step."""

from math import gcd, inf

import numpy as np
import numpy.typing as npt

from kubik.computer.odds.course import Course, Ending, Goal, Lead, Manner, Term

Values = npt.NDArray[np.float64]

PATIENCE = 500
"""A turn whose further throws bring as much as so many throws before need never end."""


class Table:
    """Every term, option and lead of a course, each in one order.

    A term belongs to the option, an option to the lead in whose range it lies: `options` and
    `leads` hold where each range begins.
    """

    def __init__(self, course: Course) -> None:
        """Lay the course out."""
        self.course = course
        rules = course.keeping.rules
        self.node_number = {node: number for number, node in enumerate(course.leads)}
        terms: list[Term] = []
        options: list[int] = []
        leads: list[int] = []
        bounds: list[tuple[float, float, bool]] = []
        size, columns = len(course.leads), list[Values]()
        self.chance_of = {ending: np.zeros(size) for ending in (Ending.BUST, Ending.WIN)}
        self.limited: list[tuple[int, float, Lead]] = []
        """Node, chance and lead of the throws that end a turn where little room is left."""
        for row, (node, counted) in enumerate(course.leads.items()):
            for lead, ways in counted.items():
                chance = ways / rules.faces**node.dice
                if lead.ending is not Ending.NONE and lead.below < inf:
                    self.limited.append((row, chance, lead))
                elif lead.ending is not Ending.NONE:
                    self.chance_of[lead.ending][row] += chance
                else:
                    column = np.zeros(size)
                    column[row] = chance
                    columns.append(column)
                    bounds.append((lead.least, lead.below, lead.overshoots))
                    leads.append(len(options))
                    for option in lead.options:
                        options.append(len(terms))
                        terms += option
        if not terms:  # every throw ends the turn by itself: a lead that never comes about
            bounds, leads, options = [(0, 0, False)], [0], [0]
            columns.append(np.zeros(size))
            terms = [Term(1.0, 1, Goal(Manner.HOT, course.first))]
        self.chances = np.column_stack(columns)
        """Of each lead, by node and lead."""
        self.least, self.below, overshoots = np.array(bounds).T
        self.overshoots = overshoots > 0
        self.leads = np.array(leads, dtype=np.intp)
        self.options = np.array(options, dtype=np.intp)
        self.weights = np.array([term.chance for term in terms])
        self.failing = 1 - np.add.reduceat(self.weights, self.options)
        """How likely each option is to bust with its own throw."""
        self.failing[np.abs(self.failing) < 1e-12] = 0  # noqa: PLR2004 - rounding
        self._may_fail = self.failing.any()
        self.step = gcd(*{term.points for term in terms})
        """What divides all points, in points."""
        self.rises = np.array([term.points // self.step for term in terms], dtype=np.intp)
        self.goals = tuple(sorted({term.goal for term in terms}))
        number = {goal: place for place, goal in enumerate(self.goals)}
        self.goal_of_term = np.array([number[term.goal] for term in terms], dtype=np.intp)
        self.manner_of_goal = np.array([goal.manner for goal in self.goals], dtype=np.intp)
        self.node_of_goal = np.array(
            [self.node_number[goal.node] for goal in self.goals], dtype=np.intp
        )
        self.most = int(self.rises.max())
        """The most that one throw can add, in steps."""

    def best(self, of_terms: Values, bust: Values) -> Values:
        """The value of each lead by lane, given that of each term by lane and of a bust by lane."""
        options = of_terms
        if self._may_fail:  # or every term is an option of its own
            options = self.weights * of_terms
            if len(self.options) < len(self.weights):  # not every option has a single term
                options = np.add.reduceat(options, self.options, axis=1)
            options += self.failing * bust[:, None]
        found: Values = np.maximum.reduceat(options, self.leads, axis=1)
        return found

    def hope(self, win: float) -> float:
        """More points than a turn can still gain on average, from any node; inf for no end.

        As if a bust lost nothing but the points to come; `win` is what ending the match brings.
        """
        points = self.rises * float(self.step)
        at_once = self.chance_of[Ending.WIN] * win
        gain = np.zeros(len(self.node_number))
        before = inf
        count = 0
        while True:
            count += 1
            of_terms = points + gain[self.node_of_goal][self.goal_of_term]
            further = at_once + self.chances @ self.best(of_terms[None], np.zeros(1))[0]
            more = (further - gain).max()
            gain = further
            if more < 1e-3:  # noqa: PLR2004 - the margin below is far more
                return float(gain.max()) * 1.1 + 1
            if count % PATIENCE == 0:
                if more > 0.99 * before:
                    return inf
                before = more
