"""A table for tests: a game, dice that are written down, and players who say what they do."""

from collections.abc import Iterator, Mapping

from kubik.play.cup import ScriptedCup
from kubik.play.match import replay
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.rules.actions import Action
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Pad, Turn
from kubik.rules.combination import Shape
from kubik.rules.definition import parse
from kubik.rules.events import Busted, Event, MatchEnded, Outcome
from kubik.rules.ruleset import Definition, MatchState
from kubik.rules.scorepad import ScorepadState
from kubik.rules.state import Refusal


def faces(text: str) -> tuple[int, ...]:
    """The faces that a text like `1 1 5` names, sorted."""
    return tuple(sorted(map(int, text.split())))


def game_with(game: str, *settings: str) -> Definition:
    """A shipped game whose rules have these settings as well (`round_limit: 3`)."""
    text = shipped(game).text
    lines = "".join(f"  {setting}\n" for setting in settings)
    changed = text.replace("\nrules:\n", f"\nrules:\n{lines}", 1)
    assert changed != text
    return parse(changed, f"{game} with {', '.join(settings)}")


class Table:
    """One match with scripted dice, parted by `|`.

    `scores` are what the seats have before the first throw; a seat with points, or with `on_board`,
    need not open any more. House rules are named one by one or all in `rules`. Every method that
    acts gives the events that followed.
    """

    def __init__(
        self,
        game: str | Definition,
        dice: str = "",
        *,
        seats: int = 2,
        form: str | None = None,
        scores: tuple[int, ...] = (),
        on_board: bool = False,
        rules: Mapping[str, object] | None = None,
        **house_rules: object,
    ) -> None:
        definition = shipped(game) if isinstance(game, str) else game
        ruleset = definition.ruleset(form, **(rules or {}), **house_rules)
        self.state: MatchState = ruleset.start(len(scores) or seats)
        if isinstance(self.state, BankingState):
            pads = tuple(
                Pad(score, on_board=pad.on_board or on_board or score != 0)
                for score, pad in zip(scores or self.state.scores, self.state.pads, strict=True)
            )
            self.state = self.state._replace(pads=pads)
        self._cup = ScriptedCup(dice)
        self.events: list[Event] = []

    # What can be seen.

    @property
    def position(self) -> BankingState:
        """The position of a press-your-luck game."""
        assert isinstance(self.state, BankingState)
        return self.state

    @property
    def sheet(self) -> ScorepadState:
        """The position of a game with boxes."""
        assert isinstance(self.state, ScorepadState)
        return self.state

    @property
    def turn(self) -> Turn:
        """The turn of a press-your-luck game."""
        assert self.position.turn is not None
        return self.position.turn

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return self.state.scores

    @property
    def seat(self) -> int | None:
        """Whose decision it is."""
        return self.state.seat

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.state.outcome

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the match goes on."""
        return self.state.outcome.winners if self.state.outcome else ()

    @property
    def at_risk(self) -> int:
        """The points of the turn so far."""
        return self.turn.at_risk

    @property
    def lying(self) -> tuple[int, ...]:
        """The sorted faces of the dice that were thrown last and may be set aside."""
        return self.position.faces_of(self.turn.loose)

    @property
    def kept_sets(self) -> dict[str, int]:
        """What may be set aside of the present throw, and what it adds."""
        sets = self.position.kept_sets(self.turn)
        return {" ".join(map(str, dice)): kept.points for dice, kept in sets.items()}

    @property
    def attempts(self) -> set[tuple[Shape, str]]:
        """What may be attempted: the shape and the faces kept for it."""
        return {
            (action.shape, " ".join(str(self.position.lying[die]) for die in action.dice))
            for action in self.legal()
            if isinstance(action, a.Attempt)
        }

    @property
    def is_out_of_dice(self) -> bool:
        """Whether every throw of the script has been thrown."""
        return self._cup.is_empty

    def legal(self) -> Iterator[Action]:
        """What may be done."""
        return iter(self.state.legal_actions())

    def refusal(self, action: Action) -> Refusal | None:
        """Why `action` may not be done."""
        return self.state.refusal(action)

    def refusal_to_keep(self, kept: str) -> Refusal | None:
        """Why dice with these faces may not be set aside."""
        return self.state.refusal(a.Keep(self._places(kept)))

    # What can be done.

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Do `action`."""
        events = self.state.decide(action, self._cup)
        self.state = replay(self.state, events)
        self.events += events
        return events

    def roll(self) -> tuple[Event, ...]:
        """Throw."""
        return self.submit(a.Roll())

    def keep(self, kept: str) -> tuple[Event, ...]:
        """Set aside dice with these faces, the first ones that show them."""
        return self.submit(a.Keep(self._places(kept)))

    def bank(self) -> tuple[Event, ...]:
        """Write the points."""
        return self.submit(a.Bank())

    def take_over(self) -> tuple[Event, ...]:
        """Take over the dice that the previous player left."""
        return self.submit(a.TakeOver())

    def challenge(self, seat: int) -> tuple[Event, ...]:
        """Challenge `seat`."""
        return self.submit(a.Challenge(seat))

    def attempt(self, shape: Shape, kept: str) -> tuple[Event, ...]:
        """Keep dice with these faces and throw the others once to complete `shape`."""
        return self.submit(a.Attempt(shape, self._places(kept)))

    def give_up(self) -> tuple[Event, ...]:
        """Accept the bust."""
        return self.submit(a.GiveUp())

    def score(self, box: str) -> tuple[Event, ...]:
        """Write the dice into `box`."""
        return self.submit(a.Score(box))

    # Several at once.

    def throws(self, kept: str) -> tuple[Event, ...]:
        """Throw and set aside dice with these faces."""
        return self.roll() + self.keep(kept)

    def banks(self, kept: str) -> tuple[Event, ...]:
        """Throw, set aside dice with these faces, and bank."""
        return self.throws(kept) + self.bank()

    def busts(self) -> Busted:
        """Throw and lose the turn."""
        return next(event for event in self.roll() if isinstance(event, Busted))

    def ended(self) -> MatchEnded:
        """The event that ended the match."""
        last = self.events[-1]
        assert isinstance(last, MatchEnded)
        return last

    def _places(self, kept: str) -> tuple[int, ...]:
        if isinstance(self.state, BankingState):
            lying, loose = self.state.lying, self.turn.loose
        else:
            lying, loose = self.state.lying, tuple(range(len(self.state.lying)))
        found: list[int] = []
        for face in faces(kept):
            found.append(next(d for d in loose if lying[d] == face and d not in found))
        return tuple(sorted(found))


def of_kind(events: tuple[Event, ...], *kinds: type[Event]) -> list[Event]:
    """Only the events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]
