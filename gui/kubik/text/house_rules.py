"""What each house rule is called and what it changes, in English; also the translators' list.

Nothing here knows Qt, so that the command line can print it; `house_rule_words` looks it up.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kubik.errors import QT_TRANSLATE_NOOP

#: A house rule is switched off.
OFF = QT_TRANSLATE_NOOP("HouseRules", "off")
#: A house rule is switched on.
ON = QT_TRANSLATE_NOOP("HouseRules", "on")
#: No points at all: a minimum, a penalty or a bonus of that kind is not in the game.
NONE = QT_TRANSLATE_NOOP("HouseRules", "none")
NOT_IN_THIS_GAME = QT_TRANSLATE_NOOP("HouseRules", "not in this game")


@dataclass(frozen=True, slots=True)
class HouseRuleText:
    """The words of one house rule.

    `choices` are those that are no switch and no number as it stands, by their spelling in a rule
    file; the other numbers are points, or just numbers where `is_count`.
    """

    title: str
    sentence: str
    choices: Mapping[str, str] = field(default_factory=dict)
    is_count: bool = False


def english_title(name: str) -> str:
    """The title of a house rule, such as "Set aside every scoring die"."""
    return HOUSE_RULES[name].title


def english_sentence(name: str) -> str:
    """One sentence that says what a house rule changes."""
    return HOUSE_RULES[name].sentence


_THE_END: dict[str, HouseRuleText] = {
    "target": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Target score"),
        QT_TRANSLATE_NOOP("HouseRules", "The match is played up to this score."),
    ),
    "win_comparator": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Reach the target or pass it"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Whether exactly the target will do, or it takes more than that."
        ),
        {
            ">": QT_TRANSLATE_NOOP("HouseRules", "more than the target"),
            ">=": QT_TRANSLATE_NOOP("HouseRules", "the target is enough"),
        },
    ),
    "last_round": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Last round"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "What everybody else gets once a player has enough points to win."
        ),
        {
            "none": QT_TRANSLATE_NOOP("HouseRules", "none: the match is over"),
            "one_turn": QT_TRANSLATE_NOOP("HouseRules", "one more turn each"),
            "one_roll": QT_TRANSLATE_NOOP("HouseRules", "one more throw each"),
        },
    ),
    "tie_break": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Ties"),
        QT_TRANSLATE_NOOP("HouseRules", "Who wins when several players share the highest score."),
        {
            "roll_off": QT_TRANSLATE_NOOP("HouseRules", "whoever throws best in a roll-off"),
            "first_to_reach": QT_TRANSLATE_NOOP("HouseRules", "whoever had the score first"),
            "shared": QT_TRANSLATE_NOOP("HouseRules", "all of them together"),
        },
    ),
    "exact_mode": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Exact target"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "Whoever lands exactly on the target wins at once, and nobody may go over it.",
        ),
    ),
    "overshoot_is_bust": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Going over is a bust"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "A throw that can only go over the target loses the whole turn; without this rule "
            "only that throw is lost, as long as the points before it are enough to bank.",
        ),
    ),
    "knock_off": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Knocking off"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "After an exact finish the next player throws the dice left over; if they score, the "
            "winning turn is cancelled.",
        ),
    ),
    "knock_off_steals_turn": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Knocked-off points are taken over"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "Whoever knocks points off plays on with those dice and builds on those points.",
        ),
    ),
    "welfare": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Welfare"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "The points of a turn that goes over the target are given to the rival with the "
            "lowest score.",
        ),
    ),
    "round_limit": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Most rounds"),
        QT_TRANSLATE_NOOP("HouseRules", "After this many rounds the highest score wins."),
        is_count=True,
    ),
}

_THE_TURN: dict[str, HouseRuleText] = {
    "open_min": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Opening minimum"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "To get on board, a player must make at least these points in one turn."
        ),
        {"0": NONE},
    ),
    "turn_min": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Turn minimum"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Once on board, a player may bank no fewer points than these."
        ),
        {"0": NONE},
    ),
    "must_freeze_all": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Set aside every scoring die"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "Every die that adds points must be set aside, not just those a player likes.",
        ),
    ),
    "hot_dice_mandatory": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Hot dice must be thrown"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "When all dice have scored, they must all be thrown again; nobody may bank then.",
        ),
    ),
    "hot_dice_scope": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "When dice are hot"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "Whether all dice may be thrown anew once all have scored over several throws, or "
            "only when all score in one.",
        ),
        {
            "cumulative": QT_TRANSLATE_NOOP("HouseRules", "over several throws"),
            "single_roll": QT_TRANSLATE_NOOP("HouseRules", "in one throw"),
        },
    ),
    "no_fifties": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "No scores ending in 50"),
        QT_TRANSLATE_NOOP("HouseRules", "Nobody may bank while the new score would end in 50."),
    ),
    "topping": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Topping"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "To bank, a player must beat the points that the player before has just banked.",
        ),
    ),
    "topping_equal_is_enough": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Topping with equal points"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "As many points as the player before has banked are enough."
        ),
    ),
    "progressive": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Pyramiding"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "Dice of a later throw may join those set aside: one 5 aside and two new 5s are three "
            "5s.",
        ),
        {
            "off": OFF,
            "kinds": QT_TRANSLATE_NOOP("HouseRules", "only dice of the same number"),
            "all": QT_TRANSLATE_NOOP("HouseRules", "every combination"),
        },
    ),
    "progressive_across_hot_dice": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Pyramiding after hot dice"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "When all dice have scored and are thrown anew, they may still join those counted "
            "before.",
        ),
    ),
    "throws": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Throws in a turn"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "After this many throws a player must stop and choose a box."
        ),
        is_count=True,
    ),
    "faces": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Numbers on a die"),
        QT_TRANSLATE_NOOP("HouseRules", "Every die shows the numbers from 1 up to this one."),
        is_count=True,
    ),
}

_WHAT_SCORES: dict[str, HouseRuleText] = {
    "kind_mode": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Four or more alike"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "What a fourth die of one number, and each beyond it, is worth."
        ),
        {
            "none": QT_TRANSLATE_NOOP("HouseRules", "only three alike count"),
            "fixed": QT_TRANSLATE_NOOP("HouseRules", "points of their own"),
            "add": QT_TRANSLATE_NOOP("HouseRules", "each adds the value of three alike"),
            "double": QT_TRANSLATE_NOOP("HouseRules", "each doubles the value of three alike"),
        },
    ),
    "three_pairs": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Three pairs"),
        QT_TRANSLATE_NOOP("HouseRules", "The points for three pairs in one throw."),
        {"0": NOT_IN_THIS_GAME},
    ),
    "quad_plus_pair_is_three_pairs": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Four alike and a pair are three pairs"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Four dice alike and a pair count as three pairs; so do six alike."
        ),
    ),
    "quad_plus_pair": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Four alike and a pair"),
        QT_TRANSLATE_NOOP("HouseRules", "The points for four dice alike and a pair in one throw."),
        {"0": NOT_IN_THIS_GAME},
    ),
    "two_triplets": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Two triples"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "The points for three dice alike and three more alike in one throw."
        ),
        {"0": NOT_IN_THIS_GAME},
    ),
    "six_alike_is_two_triplets": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Six alike are two triples"),
        QT_TRANSLATE_NOOP("HouseRules", "The two triples may be of the same number."),
    ),
    "double_trips": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Double trips"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Two different triples in one throw are added up and count double."
        ),
    ),
    "full_house": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Full house"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "The points that a pair adds to three dice alike of the same throw."
        ),
        {"0": NOT_IN_THIS_GAME},
    ),
    "coloured_pairs": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Coloured pairs"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "The points for a throw of all dice in which every colour shows the same number twice.",
        ),
        {"0": NOT_IN_THIS_GAME},
    ),
    "colours_scope": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "When coloured pairs count"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "Whether only the first throw of a turn may pair up by colour, or any throw of all "
            "dice.",
        ),
        {
            "six_dice": QT_TRANSLATE_NOOP("HouseRules", "in any throw of all dice"),
            "first_throw": QT_TRANSLATE_NOOP("HouseRules", "only in the first throw"),
        },
    ),
    "six_alike_wins": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "All dice alike win"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Whoever throws the same number on all dice at once wins the match."
        ),
    ),
    "nothing_scores": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Points for nothing"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "A throw of all dice without a score is worth these points and no bust."
        ),
        {"0": NOT_IN_THIS_GAME},
    ),
    "four_kind_sums_four": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Four of a kind counts four dice"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Four of a kind scores the sum of the four dice alike, not of all dice."
        ),
    ),
    "yacht_as_full_house": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Five alike as a full house"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Five dice of one number score in the box for a full house, too."
        ),
    ),
    "bonus_from": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Points needed for the bonus"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "The bonus takes at least this sum in the boxes of its section."
        ),
        is_count=True,
    ),
    "bonus_points": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Bonus"),
        QT_TRANSLATE_NOOP("HouseRules", "What a section with a high enough sum is worth besides."),
        {"0": NONE},
        is_count=True,
    ),
}

_ATTEMPTS: dict[str, HouseRuleText] = {
    "straight_attempt": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Completing a straight"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "After a throw of all dice, those that fit a straight may be kept and the others "
            "thrown once more to complete it; if that fails, the turn is lost.",
        ),
    ),
    "three_pairs_attempt": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Completing three pairs"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "After a throw of all dice, those that fit three pairs may be kept and the others "
            "thrown once more to complete them; if that fails, the turn is lost.",
        ),
    ),
    "attempt_max_missing": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Numbers missing from a straight"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "A straight may only be completed if no more numbers than this are missing.",
        ),
        is_count=True,
    ),
    "attempt_on_bust": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Completing instead of a bust"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Even a throw without a score may be completed, which can save the turn."
        ),
    ),
}

_BETWEEN_PLAYERS: dict[str, HouseRuleText] = {
    "take_over": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Taking over the dice"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "When a player banks, the next one may throw the dice left over and build on the "
            "points of that turn.",
        ),
    ),
    "take_over_needs_board": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Taking over only on board"),
        QT_TRANSLATE_NOOP("HouseRules", "Only players who are on board may take over the dice."),
    ),
    "take_over_penalty": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Penalty for a bust after taking over"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Whoever takes over the dice and busts loses these points from the score."
        ),
        {"0": NONE},
    ),
    "challenges": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Challenges"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "Twice in a match a player may challenge a rival before throwing: the points of that "
            "turn are taken from the rival, and a bust costs a penalty.",
        ),
    ),
    "challenge_needs_board": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Challenging only on board"),
        QT_TRANSLATE_NOOP("HouseRules", "Only players who are on board may challenge a rival."),
    ),
    "challenge_split": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Score for the second challenge"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "One challenge is for scores below this, the other for scores from this up.",
        ),
    ),
    "challenge_penalty_first": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Penalty for the first challenge"),
        QT_TRANSLATE_NOOP("HouseRules", "A bust in the first challenge costs these points."),
        {"0": NONE},
    ),
    "challenge_penalty_second": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Penalty for the second challenge"),
        QT_TRANSLATE_NOOP("HouseRules", "A bust in the second challenge costs these points."),
        {"0": NONE},
    ),
    "resume_if_nobody_above": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "The last round may be called off"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "If challenges leave nobody with enough points to win at the end of the last round, "
            "the match goes on.",
        ),
    ),
    "triple_zilch_penalty": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Penalty for three busts in a row"),
        QT_TRANSLATE_NOOP("HouseRules", "Whoever busts three times in a row loses these points."),
        {"0": NONE},
    ),
    "reset_after_penalty": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Count busts anew after the penalty"),
        QT_TRANSLATE_NOOP(
            "HouseRules",
            "The next penalty takes three more busts in a row; without this rule every further "
            "bust costs it again.",
        ),
    ),
    "score_floor": HouseRuleText(
        QT_TRANSLATE_NOOP("HouseRules", "Lowest score"),
        QT_TRANSLATE_NOOP(
            "HouseRules", "Whether penalties and challenges can push a score below zero."
        ),
        {
            "none": QT_TRANSLATE_NOOP("HouseRules", "scores may fall below zero"),
            "0": QT_TRANSLATE_NOOP("HouseRules", "never below zero"),
        },
    ),
}

HOUSE_RULES: Mapping[str, HouseRuleText] = (
    _THE_END | _THE_TURN | _WHAT_SCORES | _ATTEMPTS | _BETWEEN_PLAYERS
)
"""The words of every setting that a rule file may offer as a house rule, by its name."""
