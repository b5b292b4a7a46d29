"""The words of the house rules in the language of the moment."""

from kubik.rules.ruleset import Value
from kubik.rules.settings import NEEDS
from kubik.text.catalogue import look_up, number, quoted, translate
from kubik.text.house_rules import HOUSE_RULES, OFF, ON


def title(name: str) -> str:
    """What a house rule is called."""
    return look_up("HouseRules", HOUSE_RULES[name].title)


def sentence(name: str) -> str:
    """One sentence that says what a house rule changes."""
    return look_up("HouseRules", HOUSE_RULES[name].sentence)


def choice(name: str, value: Value) -> str:
    """What a house rule is set to."""
    if isinstance(value, bool):
        return look_up("HouseRules", ON if value else OFF)
    text = HOUSE_RULES[name]
    word = text.choices.get(str(value))
    if word is not None:
        return look_up("HouseRules", word)
    if text.is_count:
        return number(int(value))
    return translate("HouseRules", "%Ln point(s)", None, int(value))


def idle_reason(name: str) -> str:
    """Which other house rule must be set before this one says anything; empty where none must."""
    names = NEEDS.get(name, ())
    if not names:
        return ""
    needed, *others = names
    if others:
        text = translate("HouseRules", "Says something only with {rule} or {other}")
        return text.format(rule=quoted(title(needed)), other=quoted(title(others[0])))
    idle = next(
        (word for word in ("0", "off", "none") if word in HOUSE_RULES[needed].choices), None
    )
    if idle is None:
        return translate("HouseRules", "Says something only while {rule} is on").format(
            rule=quoted(title(needed))
        )
    return translate("HouseRules", "Says nothing while {rule} is set to {choice}").format(
        rule=quoted(title(needed)),
        choice=quoted(look_up("HouseRules", HOUSE_RULES[needed].choices[idle])),
    )
