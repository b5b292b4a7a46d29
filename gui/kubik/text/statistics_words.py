"""The words of the statistics: names, games, rules, and what the dice look like."""

from datetime import datetime

from PySide6.QtCore import QLocale

from kubik.play.statistics.account import GameForm, HouseRules
from kubik.play.statistics.bests import Feat
from kubik.play.statistics.course import Who
from kubik.play.statistics.fairness import FEWEST_A_FACE, Fairness, Verdict
from kubik.text.catalogue import game_name, listing, number, translate
from kubik.text.house_rule_words import choice, title
from kubik.text.matches_words import date

LEAST_LIKELY = 1_000
"""Rarer than once in so many is said as it is: the test is not exact enough for more."""


def who_name(name: str, who: Who) -> str:
    """What a player is called; computer players are marked."""
    if not who.is_computer:
        return name
    return translate("Statistics", "{name} (computer)").format(name=name)


def game_form_name(game_form: GameForm) -> str:
    """What a game is called, with its form where it has several."""
    name = game_name(game_form.name)
    if game_form.form_name is None:
        return name
    return translate("Statistics", "{game}, {form}").format(
        game=name, form=game_name(game_form.form_name)
    )


def rules_name(house_rules: HouseRules) -> str:
    """Which rules are in force: those of the rule book, or what differs from them."""
    if not house_rules:
        return translate("Statistics", "As the rule book says")
    text = translate("Statistics", "{rule}: {choice}")
    return "; ".join(
        text.format(rule=title(name), choice=choice(name, value)) for name, value in house_rules
    )


def remarks(feat: Feat) -> str:
    """What must be known to compare points honestly; empty where there is nothing to say."""
    said = []
    if feat.hints:
        said.append(translate("Statistics", "with hints"))
    if feat.house_rules:
        rules = translate("Statistics", "house rules ({rules})")
        said.append(rules.format(rules=rules_name(feat.house_rules)))
    return listing(said)


def decimal(value: float) -> str:
    """A number with one place after the point, as the language of the moment writes it."""
    return QLocale().toString(float(value), "f", 1)


def signed(value: float) -> str:
    """A difference with its sign."""
    text = decimal(abs(value))
    return text if text == decimal(0) else ("+" if value > 0 else "−") + text


def percent(share: float) -> str:
    """A share from 0 to 1 in whole percent."""
    return translate("Statistics", "{share} %").format(share=number(round(share * 100)))


def day(when: datetime) -> str:
    """The day of a moment, in the time of this place."""
    return date(when.astimezone())


def fairness_sentence(found: Fairness, faces: int) -> str:
    """What the dice look like, for somebody who has never heard of a test."""
    text = _verdict(found)
    if found.verdict in {Verdict.EVEN, Verdict.USUAL} and not found.are_many:
        text = translate(
            "Statistics", "{sentence} There are few dice as yet: only a gross fault would show."
        ).format(sentence=text)
    dice, enough = number(found.dice), number(FEWEST_A_FACE * faces)
    return text.format(dice=dice, enough=enough, often=_how_often(found.chance))


def _verdict(found: Fairness) -> str:
    match found.verdict:
        case Verdict.TOO_FEW if not found.dice:
            return translate("Statistics", "No dice have fallen yet.")
        case Verdict.TOO_FEW:
            return translate(
                "Statistics",
                "Too few dice to say anything: {dice} so far, and it takes {enough} at least.",
            )
        case Verdict.EVEN:
            return translate("Statistics", "Nothing unusual: the faces fell very evenly.")
        case Verdict.USUAL:
            return translate("Statistics", "Nothing unusual: fair dice differ this much {often}.")
        case Verdict.UNEVEN:
            return translate(
                "Statistics",
                "Somewhat uneven, but luck does that: fair dice differ this much {often}.",
            )
        case Verdict.RARE:
            return translate(
                "Statistics",
                "Unusually uneven: fair dice differ this much only {often}. See whether it stays "
                "so when more have fallen.",
            )
        case Verdict.SUSPICIOUS:
            return translate(
                "Statistics",
                "Suspicious: fair dice differ this much less than once in 1,000 times. If it stays "
                "so, something is wrong with these dice.",
            )


def _how_often(chance: float) -> str:
    # In tens, hundreds or thousands, whatever gives a count of one digit: no more is known.
    scale = next((s for s in (10, 100) if chance * s >= 0.5), LEAST_LIKELY)  # noqa: PLR2004
    times = int(chance * scale + 0.5)
    text = (
        translate("Statistics", "once in {scale} times")
        if times <= 1
        else translate("Statistics", "{times} times in {scale}")
    )
    return text.format(times=number(times), scale=number(scale))
