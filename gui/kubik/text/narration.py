"""Tells what has happened, and how it ended, one short sentence at a time."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

from kubik.rules import actions as a
from kubik.rules import events as e
from kubik.rules.banking import BankingState
from kubik.rules.banking.position import Line, LineKind, Stage
from kubik.rules.combination import Shape
from kubik.rules.events import BustCause, Change, Event, Outcome, Termination
from kubik.rules.ruleset import MatchState, Words
from kubik.rules.scorepad import ScorepadState
from kubik.rules.settings import LastRound
from kubik.text.catalogue import game_name, listing, number, quoted, translate

BUST_MARK, KNOCKED_OFF_MARK = "–", "×"
"""What stands in a cell of the sheet for a lost turn and for points knocked off."""


def sentences(
    events: Iterable[Event],
    names: Sequence[str],
    before: MatchState,
    box_names: Mapping[str, Words],
) -> tuple[str, ...]:
    """What to say about the events of one step, in their order.

    `names` are the players' by seat, `before` is the position before the step, `box_names` those of
    the game's definition. A choice among the dice is told only once it is final, by the throw or
    the bank that follows: until then it may change with every click.
    """
    said: list[str] = []
    has_thrown = False
    state = before
    for event in events:
        after = state.evolve(event)
        is_throw = isinstance(event, e.DiceThrown)
        # Dice taken over from a knock-off stay as they fell: their event repeats what was told.
        if not (is_throw and has_thrown):
            said += _told(event, names, state, after, box_names)
        has_thrown = has_thrown or is_throw
        state = after
    return tuple(said)


def _told(
    event: Event,
    names: Sequence[str],
    before: MatchState,
    after: MatchState,
    box_names: Mapping[str, Words],
) -> Iterator[str]:
    match event:
        case e.TurnStarted(seat, _, offer):
            yield translate("Narration", "{player}'s turn").format(player=names[seat])
            if offer is not None and after.refusal(a.TakeOver()) is None:
                yield translate(
                    "Narration",
                    "To take over: %Ln point(s). Dice to throw: {dice}",
                    None,
                    offer.points,
                ).format(dice=number(len(offer.dice)))
        case e.DiceThrown(_, faces):
            yield _throw(faces, names, before)
        case e.DiceKept():
            return
        case e.DiceFrozen(dice, points):
            yield _set_aside(dice, points, names, before)
        case e.CornerTurned():
            yield translate(
                "Narration", "All dice have scored: {player} throws them all again"
            ).format(player=_player(names, before))
        case e.TookOver(points, _):
            yield translate(
                "Narration", "{player} takes over the dice left and %Ln point(s)", None, points
            ).format(player=_player(names, before))
        case e.ChallengeMade(target, _):
            yield translate("Narration", "{player} challenges {rival}").format(
                player=_player(names, before), rival=names[target]
            )
        case e.AttemptMade(shape, dice):
            yield _attempt(shape, _faces(before, dice), _player(names, before))
        case e.Busted(seat, lost, cause, _):
            yield _bust(cause, lost).format(player=names[seat])
        case e.Banked(seat, points):
            yield from _bank(names[seat], points, before)
        case e.ScoreChanged():
            yield _change(event, names, before)
        case e.LastRoundStarted():
            yield _last_round(before)
        case e.LastRoundCancelled():
            yield translate(
                "Narration", "Nobody has enough points to win any more: the match goes on"
            )
        case e.KnockOffStarted(seat, _):
            yield translate(
                "Narration",
                "{finisher} is exactly on the target, but {player} may knock the points off with "
                "the dice left",
            ).format(finisher=_player(names, before), player=names[seat])
        case e.KnockedOff(seat, points):
            yield translate(
                "Narration",
                "Knocked off: {player} loses the %Ln point(s) of the last turn",
                None,
                points,
            ).format(player=names[seat])
        case e.RollOffStarted(seats):
            yield _roll_off([names[seat] for seat in seats], before)
        case e.RollOffThrown(seat, points):
            text = (
                translate("Narration", "The throw of {player} is worth %Ln point(s)", None, points)
                if points
                else translate("Narration", "The throw of {player} is worth nothing")
            )
            yield text.format(player=names[seat])
        case e.BoxScored(seat, box, points):
            yield from _box(names[seat], game_name(box_names[box]), points)
            yield from _bonus(seat, names, before, after)
        case e.SeatsChanged():
            return  # who came, went or moved is told with the names (step_words.py)
        case e.MatchEnded(outcome):
            yield from _end(outcome, names, before)
        case _:
            assert_never(event)


def _player(names: Sequence[str], state: MatchState) -> str:
    # Who is throwing.
    assert state.seat is not None
    return names[state.seat]


def _faces(state: MatchState, dice: Iterable[int]) -> str:
    return " ".join(str(face) for face in sorted(state.lying[die] for die in dice))


def _throw(faces: tuple[int, ...], names: Sequence[str], before: MatchState) -> str:
    assert before.turn is not None
    dice = str(faces[-1])
    if len(faces) > 1:
        #: The numbers that were thrown: "1 2 2 5 and 6".
        dice = translate("Narration", "{dice} and {last}").format(
            dice=" ".join(map(str, faces[:-1])), last=dice
        )
    # Dice kept from throw to throw; where dice are set aside for good, that has been told already.
    kept = before.turn.kept
    text = (
        translate("Narration", "{player} keeps {kept} and throws {dice}")
        if kept
        else translate("Narration", "{player} throws {dice}")
    )
    return text.format(player=_player(names, before), kept=_faces(before, kept), dice=dice)


def _set_aside(dice: tuple[int, ...], points: int, names: Sequence[str], before: MatchState) -> str:
    assert isinstance(before, BankingState)
    assert before.turn is not None
    frozen = before.turn.frozen
    # Only the dice kept for an attempt are set aside without points.
    text = (
        translate("Narration", "{player} completes it: %Ln point(s)", None, points)
        if frozen and not frozen[-1].points
        else translate("Narration", "{player} sets aside {dice}: %Ln point(s)", None, points)
    )
    return text.format(player=_player(names, before), dice=_faces(before, dice))


def _attempt(shape: Shape, dice: str, player: str) -> str:
    match shape:
        case Shape.STRAIGHT:
            text = translate("Narration", "{player} keeps {dice} and hopes for a straight")
        case Shape.THREE_PAIRS:
            text = translate("Narration", "{player} keeps {dice} and hopes for three pairs")
        case _:
            text = translate("Narration", "{player} keeps {dice}. Hoped for: {shape}")
    return text.format(player=player, dice=dice, shape=shape_name(shape))


def _bust(cause: BustCause, lost: int) -> str:
    match cause:
        case BustCause.NO_SCORE:
            if lost:
                return translate(
                    "Narration", "Nothing scores: {player} loses %Ln point(s)", None, lost
                )
            return translate("Narration", "Nothing scores: no points for {player}")
        case BustCause.OVER_TARGET:
            if lost:
                return translate(
                    "Narration", "Over the target: {player} loses %Ln point(s)", None, lost
                )
            return translate("Narration", "Over the target: no points for {player}")
        case BustCause.ATTEMPT_FAILED:
            if lost:
                return translate(
                    "Narration", "It does not come: {player} loses %Ln point(s)", None, lost
                )
            return translate("Narration", "It does not come: no points for {player}")
        case BustCause.BELOW_MINIMUM:
            if lost:
                return translate(
                    "Narration", "Too little to bank: {player} loses %Ln point(s)", None, lost
                )
            return translate("Narration", "Too little to bank: no points for {player}")
    assert_never(cause)


def _bank(player: str, points: int, before: MatchState) -> Iterator[str]:
    assert isinstance(before, BankingState)
    turn = before.turn
    assert turn is not None
    if turn.kept:
        yield translate(
            "Narration", "{player} sets aside {dice}: %Ln point(s)", None, turn.kept_points or 0
        ).format(player=player, dice=_faces(before, turn.kept))
    elif turn.loose:  # a throw over the target that is no bust (RULES.md B40)
        yield translate("Narration", "Over the target: this throw does not count")
    yield translate("Narration", "{player} banks %Ln point(s)", None, points).format(player=player)


def _change(event: e.ScoreChanged, names: Sequence[str], before: MatchState) -> str:
    assert isinstance(before, BankingState)
    pad = before.pads[event.seat]
    points = abs(event.points)
    match event.why:
        case Change.CHALLENGED:
            text = translate(
                "Narration", "{player} loses %Ln point(s) to {challenger}", None, points
            )
        case Change.CHALLENGE_LOST:
            text = translate(
                "Narration", "The lost challenge costs {player} %Ln point(s)", None, points
            )
        case Change.TAKE_OVER_LOST:
            text = translate(
                "Narration", "The failed take-over costs {player} %Ln point(s)", None, points
            )
        case Change.THREE_BUSTS:
            text = (
                translate(
                    "Narration",
                    "Yet another bust in a row costs {player} %Ln point(s)",
                    None,
                    points,
                )
                if pad.busts > 3  # noqa: PLR2004 - three cost the first penalty (RULES.md B10)
                else translate(
                    "Narration", "Three busts in a row cost {player} %Ln point(s)", None, points
                )
            )
        case Change.WELFARE:
            text = translate(
                "Narration", "The points of this turn go to {player}: %Ln point(s)", None, points
            )
        case Change.SIX_ALIKE:
            text = translate(
                "Narration",
                "The score of {player} goes up to %Ln point(s)",
                None,
                pad.score + event.points,
            )
        case _:
            assert_never(event.why)
    return text.format(player=names[event.seat], challenger=_player(names, before))


def _last_round(before: MatchState) -> str:
    assert isinstance(before, BankingState)
    if before.rules.last_round is LastRound.ONE_ROLL:
        return translate("Narration", "Last round: everybody else gets one more throw")
    return translate("Narration", "Last round: everybody else gets one more turn")


def _roll_off(names: list[str], before: MatchState) -> str:
    assert isinstance(before, BankingState)
    text = (
        translate("Narration", "A tie: {players} throw all dice once, and the best throw wins")
        if before.roll_off is None
        else translate("Narration", "Still a tie: {players} throw once more")
    )
    return text.format(players=listing(names))


def _box(player: str, box: str, points: int) -> Iterator[str]:
    text = (
        translate("Narration", "{player} fills the box {box}: {points}")
        if points
        else translate("Narration", "{player} scratches the box {box}")
    )
    yield text.format(player=player, box=quoted(box), points=number(points))


def _bonus(seat: int, names: Sequence[str], before: MatchState, after: MatchState) -> Iterator[str]:
    assert isinstance(before, ScorepadState)
    assert isinstance(after, ScorepadState)
    bonus = after.sheets[seat].bonus(after.rules)
    if bonus > before.sheets[seat].bonus(before.rules):
        yield translate("Narration", "{player} gets the bonus: {points}").format(
            player=names[seat], points=number(bonus)
        )


def _end(outcome: Outcome, names: Sequence[str], before: MatchState) -> Iterator[str]:
    if isinstance(before, BankingState) and before.turn and before.turn.stage is Stage.KNOCK_OFF:
        yield translate(
            "Narration", "Nothing scores: the points of {player} are not knocked off"
        ).format(player=names[outcome.winners[0]])
    yield outcome_sentence(outcome, names)


def outcome_sentence(outcome: Outcome, names: Sequence[str]) -> str:
    """Who has won, with what score and how."""
    scores = [place.score for place in outcome.ranking]
    points = scores[0]
    winners = [names[seat] for seat in outcome.winners]
    is_alone = len(names) == 1
    is_shared = len(winners) > 1
    is_first_of_equals = not is_shared and scores[1:2] == scores[:1]
    match outcome.termination:
        case Termination.ROUND_LIMIT if points < 0 and is_shared:
            text = translate("Narration", "{players} share the win with a score of {points} each")
        case Termination.ROUND_LIMIT if points < 0:
            text = translate("Narration", "{player} wins with a score of {points}")
        case Termination.TARGET:
            text = translate("Narration", "{player} wins with %Ln point(s)", None, points)
        case Termination.LAST_ROUND if is_shared:
            text = translate(
                "Narration", "{players} share the win with %Ln point(s) each", None, points
            )
        case Termination.LAST_ROUND if is_first_of_equals:
            text = translate(
                "Narration", "{player} wins: nobody else had %Ln point(s) so early", None, points
            )
        case Termination.LAST_ROUND:
            text = translate("Narration", "{player} wins with %Ln point(s)", None, points)
        case Termination.EXACT:
            text = translate("Narration", "{player} wins with exactly %Ln point(s)", None, points)
        case Termination.SIX_ALIKE:
            text = translate("Narration", "All dice alike: {player} wins at once")
        case Termination.ROLL_OFF:
            text = translate("Narration", "{player} wins the roll-off")
        case Termination.ROUND_LIMIT if is_shared:
            text = translate(
                "Narration",
                "The rounds are over: {players} share the win with %Ln point(s) each",
                None,
                points,
            )
        case Termination.ROUND_LIMIT:
            text = translate(
                "Narration", "The rounds are over: {player} wins with %Ln point(s)", None, points
            )
        case Termination.SHEET_FULL if is_alone:
            text = translate("Narration", "{player} ends with a score of {points}")
        case Termination.SHEET_FULL if is_shared:
            text = translate("Narration", "{players} share the win with a score of {points} each")
        case Termination.SHEET_FULL:
            text = translate("Narration", "{player} wins with a score of {points}")
        case _:
            assert_never(outcome.termination)
    return text.format(player=winners[0], players=listing(winners), points=number(points))


def shape_name(shape: Shape) -> str:
    """What a combination is called."""
    match shape:
        case Shape.SINGLE:
            return translate("Combinations", "Single die")
        case Shape.ALIKE:
            #: Three or more dice of one number.
            return translate("Combinations", "Alike")
        case Shape.STRAIGHT:
            return translate("Combinations", "Straight")
        case Shape.THREE_PAIRS:
            return translate("Combinations", "Three pairs")
        case Shape.FOUR_AND_PAIR:
            return translate("Combinations", "Four alike and a pair")
        case Shape.TWO_TRIPLETS:
            return translate("Combinations", "Two triples")
        case Shape.DOUBLE_TRIPS:
            return translate("Combinations", "Double trips")
        case Shape.FULL_HOUSE:
            return translate("Combinations", "Full house")
        case Shape.COLOURED_PAIRS:
            return translate("Combinations", "Coloured pairs")
        case Shape.NOTHING:
            #: A throw of all dice without any score, which is worth points in some games.
            return translate("Combinations", "Nothing")
        case Shape.SIX_ALIKE:
            return translate("Combinations", "All dice alike")
    assert_never(shape)


def line_text(line: Line) -> str:
    """What stands in a cell of the score sheet of a game without boxes."""
    match line.kind:
        case LineKind.BANKED:
            return number(line.points)
        case LineKind.BUSTED:
            return BUST_MARK
        case LineKind.KNOCKED_OFF:
            return KNOCKED_OFF_MARK
        case LineKind.CHANGED:
            return f"+{number(line.points)}" if line.points > 0 else number(line.points)
    assert_never(line.kind)


def line_tooltip(line: Line) -> str:
    """The same cell in words: the round, what happened, and the score after it."""
    return _line_words(line).format(round=number(line.round), score=number(line.score))


def _line_words(line: Line) -> str:
    match line.kind:
        case LineKind.BANKED:
            return translate(
                "ScoreSheet", "Round {round}: %Ln point(s) banked, score {score}", None, line.points
            )
        case LineKind.BUSTED:
            return translate("ScoreSheet", "Round {round}: bust, score still {score}")
        case LineKind.KNOCKED_OFF:
            return translate("ScoreSheet", "Round {round}: points knocked off, score {score}")
        case LineKind.CHANGED:
            assert line.change is not None
            return _change_words(line.change, abs(line.points))
    assert_never(line.kind)


def _change_words(change: Change, points: int) -> str:
    match change:
        case Change.CHALLENGED:
            return translate(
                "ScoreSheet",
                "Round {round}: %Ln point(s) lost to a challenger, score {score}",
                None,
                points,
            )
        case Change.CHALLENGE_LOST:
            return translate(
                "ScoreSheet",
                "Round {round}: %Ln point(s) for a lost challenge, score {score}",
                None,
                points,
            )
        case Change.THREE_BUSTS:
            return translate(
                "ScoreSheet",
                "Round {round}: %Ln point(s) for busts in a row, score {score}",
                None,
                points,
            )
        case Change.TAKE_OVER_LOST:
            return translate(
                "ScoreSheet",
                "Round {round}: %Ln point(s) for a failed take-over, score {score}",
                None,
                points,
            )
        case Change.WELFARE:
            return translate(
                "ScoreSheet",
                "Round {round}: %Ln point(s) over the target received, score {score}",
                None,
                points,
            )
        case Change.SIX_ALIKE:
            return translate("ScoreSheet", "Round {round}: all dice alike, score {score}")
    assert_never(change)
