"""What the program can look like: each state by its name, and how one gets there.

A new window is one line in `STATES`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from kubik.errors import QT_TRANSLATE_NOOP, KnownError
from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.ruleset import Value
from kubik.rules.state import Cup
from kubik.scene.timings import Timings
from kubik.storage.database import Database
from kubik.storage.opening import DAMAGED_MATCHES
from kubik.windows.coach_window import CoachWindow
from kubik.windows.crash_dialog import show_crash
from kubik.windows.history_window import HistoryWindow
from kubik.windows.house_rules_panel import HouseRulesPanel
from kubik.windows.main_window import MainWindow
from kubik.windows.matches_window import MatchesWindow
from kubik.windows.players_panel import PlayersPanel
from kubik.windows.statistics_window import StatisticsWindow
from kubik.windows.thinker import NewThinking
from seated import seated
from windows.instant_thinking import InstantThinking, SilentThinking
from windows.kept import Clock, fill
from windows.pseudo import settle

NAMES = ("Ágnes", "Béla")
Step = Callable[[MainWindow], None]


@dataclass(frozen=True)
class State:
    """How one gets to a state, with the dice that fall on the way."""

    reach: Step
    dice: str = ""
    new_thinking: NewThinking | None = None

    def opened(self, timings: Timings | None = None) -> MainWindow:
        """A window in this state."""
        timings = timings or Timings.for_tests()
        window = MainWindow(timings, self._cup, new_thinking=self.new_thinking)
        window.show()
        self.reach(window)
        settle()
        return window

    def _cup(self) -> Cup:
        return ScriptedCup(self.dice)


def front(window: MainWindow) -> None:
    """The first page."""


def playing(game: str, *actions: Action, **rules: Value) -> Step:
    """A match of `game` in which these things have been done."""

    def reach(window: MainWindow) -> None:
        window.begin(shipped(game).ruleset(None, **rules), seated(*NAMES))
        for action in actions:
            window.match_page.submit(action)

    return reach


def computer_on_turn(window: MainWindow) -> None:
    """A computer player thinks, and does not come to an end."""
    window.begin(shipped("zilch").ruleset(), seated(NAMES[0], **{NAMES[1]: "perfect"}))
    for action in (a.Roll(), a.Keep((0, 1, 2)), a.Bank()):
        window.match_page.submit(action)
    window.match_page.submit(a.Roll())  # which is not for people to say


def unfolded(game: str) -> Step:
    """The dialog for a new match with the house rules of `game`, one changed, and a wrong name."""

    def reach(window: MainWindow) -> None:
        window.ask_for_match_of(game)
        rules = window.findChild(HouseRulesPanel)
        players = window.findChild(PlayersPanel)
        assert isinstance(rules, HouseRulesPanel)
        assert isinstance(players, PlayersPanel)
        rules.unfold_button.setChecked(True)
        for field in rules.fields:
            choice = field.house_rule.choices[-1]
            field.show_value(choice, field.default)
        rules.changed.emit()
        model = players.model
        while model.rowCount() < 2:
            model.add()
        model.setData(model.index(1), "")

    return reach


def giving_away(window: MainWindow) -> None:
    """The question before many points are given away."""
    playing("yacht", a.Roll())(window)
    window.match_page.score("ones")


def refused(window: MainWindow) -> None:
    """A match in which something was wanted that cannot be done."""
    playing("zilch")(window)
    window.match_page.submit(a.Bank())


def crashed(window: MainWindow) -> None:
    """After a mistake of the program."""
    show_crash(window, ZeroDivisionError())


def known_error(window: MainWindow) -> None:
    """After a mistake that a person can mend."""
    text = QT_TRANSLATE_NOOP("KnownError", "This game is for at most %Ln player(s).")
    show_crash(window, KnownError(text, n=8))


def keys(window: MainWindow) -> None:
    """The keys of the program, in a match."""
    playing("yacht", a.Roll())(window)
    window.keys.trigger()


def rules(window: MainWindow) -> None:
    """The rule book, of the match under way."""
    playing("zilch", a.Roll())(window)
    window.rules.trigger()


def about(window: MainWindow) -> None:
    """What the program is."""
    window.about.trigger()


def taken_back(window: MainWindow) -> None:
    """A match in which a bank was taken back, and could be done again."""
    playing("zilch", a.Roll(), KEEP, a.Bank(), open_min=0)(window)
    window.match_page.undo()


def begun(window: MainWindow) -> None:
    """What was begun, and a word on what was damaged."""
    panel = window.start_page.resume_panel
    panel.show_matches(some_matches().unfinished())
    panel.show_notices([KnownError(DAMAGED_MATCHES, number=1)])


def all_matches(window: MainWindow) -> None:
    """The matches that are kept, the finished one chosen."""
    matches = MatchesWindow(some_matches(), window)
    matches.show()
    matches.choose(4)


def thrown_away(window: MainWindow) -> None:
    """A match was just thrown away, and those thrown away are looked at."""
    matches = MatchesWindow(some_matches(), window)
    matches.show()
    matches.throw_away.click()
    matches.filter_box.setCurrentIndex(matches.filter_box.count() - 1)


def statistics(tab: int) -> Step:
    """The statistics of what is kept, with this tab in front."""

    def reach(window: MainWindow) -> None:
        fill(window.database, Clock())
        window.statistics.trigger()
        found = window.findChild(StatisticsWindow)
        assert isinstance(found, StatisticsWindow)
        found.tabs.setCurrentIndex(tab)

    return reach


def no_statistics(window: MainWindow) -> None:
    """The statistics before anything was played."""
    window.statistics.trigger()


def history(window: MainWindow) -> None:
    """The turns of the match under way."""
    playing("zilch", a.Roll(), KEEP, a.Bank(), a.Roll(), open_min=0)(window)
    window.history.trigger()


def replay(window: MainWindow) -> None:
    """The match under way, watched again from its third step."""
    history(window)
    turns = window.findChild(HistoryWindow)
    assert isinstance(turns, HistoryWindow)
    turns.replay_wanted.emit(3)


def hinted(game: str, *actions: Action) -> Step:
    """A match in which a hint is shown."""

    def reach(window: MainWindow) -> None:
        playing(game, *actions)(window)
        window.hint.trigger()
        settle()

    return reach


def coached(tab: int) -> Step:
    """What could have been better in a match that a lucky throw ended, with this tab in front."""

    def reach(window: MainWindow) -> None:
        first = (a.Roll(), a.Keep((0, 1, 2)), a.Bank())
        second = (a.Roll(), a.Keep((0,)), a.Bank())
        playing("dice10000", *first, *second, a.Roll(), open_min=0)(window)
        window.look_back.trigger()
        settle()
        found = window.findChild(CoachWindow)
        assert isinstance(found, CoachWindow)
        found.tabs.setCurrentIndex(tab)

    return reach


def unanswered(window: MainWindow) -> None:
    """The coach of a match that nobody can look back on."""
    playing("dice10000", a.Roll())(window)
    window.look_back.trigger()


def players(window: MainWindow) -> None:
    """The players of the match under way."""
    playing("zilch", a.Roll(), KEEP, a.Bank(), open_min=0)(window)
    window.players.trigger()


def some_matches() -> Database:
    """A database with a match of every kind."""
    clock = Clock()
    database = Database.in_memory(clock)
    fill(database, clock)
    return database


THREE_ONES, BUST = "1 1 1 2 3 4", "2 3 4 6 3 4"
LUCKY = "1 1 5 2 3 4 | 1 2 2 3 4 6 | 2 2 2 2 2 2"
KEEP = a.Keep((0, 1, 2))

STATES: dict[str, State] = {
    "front": State(front),
    "new match": State(MainWindow.ask_for_match),
    **{
        f"house rules of {game}": State(unfolded(game))
        for game in ("dice10000", "yacht", "zilch", "zonk_chicago", "zonk_detroit")
    },
    "before the throw": State(playing("zilch")),
    "choosing": State(playing("zilch", a.Roll(), KEEP), THREE_ONES),
    "set aside": State(playing("zilch", a.Roll(), KEEP, a.Roll()), f"{THREE_ONES} | 5 2 3"),
    "banked": State(playing("zilch", a.Roll(), KEEP, a.Bank(), open_min=0), THREE_ONES),
    "taken back": State(taken_back, THREE_ONES),
    "bust": State(playing("zilch", a.Roll(), KEEP, a.Roll()), f"{THREE_ONES} | 2 3 4"),
    "no score at all": State(playing("zilch", a.Roll()), BUST),
    "challenge": State(
        playing("zilch", a.Challenge(1), challenges=True, challenge_needs_board=False)
    ),
    "take over": State(playing("zonk_chicago", a.Roll(), KEEP, a.Bank(), open_min=0), THREE_ONES),
    "attempts": State(playing("dice10000", a.Roll()), "1 2 3 4 5 5"),
    "coloured dice": State(playing("zonk_detroit", a.Roll(), a.Keep((0,))), "1 2 5 2 3 3"),
    "boxes": State(playing("yacht", a.Roll(), a.Keep((0, 1))), "5 5 5 2 2"),
    "a box filled": State(playing("yacht", a.Roll(), a.Score("fives")), "5 5 5 2 2"),
    "refused": State(refused),
    "giving away": State(giving_away, "6 6 6 6 6"),
    "end": State(playing("dice10000", a.Roll()), "2 2 2 2 2 2"),
    "keys": State(keys, "5 5 5 2 2"),
    "rule book": State(rules, BUST),
    "about": State(about),
    "begun": State(begun),
    "matches": State(all_matches),
    "matches thrown away": State(thrown_away),
    "statistics of people": State(statistics(0)),
    "statistics of bests": State(statistics(1)),
    "statistics of dice": State(statistics(2)),
    "no statistics": State(no_statistics),
    "history": State(history, f"{THREE_ONES} | {BUST}"),
    "replay": State(replay, f"{THREE_ONES} | {BUST}"),
    "hint": State(hinted("zilch", a.Roll()), "1 1 5 2 3 4", InstantThinking),
    "hint of a box": State(
        hinted("yacht", *3 * (a.Roll(), a.Keep((0, 1, 2)))[:5]),
        "5 5 5 2 2 | 2 3 | 2 2",
        InstantThinking,
    ),
    "coach: mistakes": State(coached(0), LUCKY, InstantThinking),
    "coach: rounds": State(coached(1), LUCKY, InstantThinking),
    "no coach": State(unanswered, "2 2 2 2 2 2"),
    "computer on turn": State(computer_on_turn, THREE_ONES, SilentThinking),
    "players": State(players, THREE_ONES),
    "crash": State(crashed),
    "known error": State(known_error),
}
