"""What a person can act on: errors that say what was found, what was expected and where."""

from typing_extensions import override


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark `text` for the translators and return it unchanged; it is looked up when it is shown."""
    del context
    return text


class KnownError(Exception):
    """A mistake that a person can understand and mend.

    `text` is the English sentence with `{named}` places, also the key under which translations are
    looked up; `values` fill the places. The value `n` is the count of a sentence with a counted
    noun, `at most %Ln player(s)`: it stands for `%Ln` and chooses the form. `str()` gives the
    English sentence.
    """

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values

    @override
    def __str__(self) -> str:
        text = self.text
        if "n" in self.values:
            ending = "" if self.values["n"] == 1 else "s"
            text = text.replace("%Ln", "{n}").replace("(s)", ending)
        return text.format_map(self.values)


class RuleFileError(KnownError):
    """A mistake in a rule file: file, line, column (from 1), what was found and expected.

    Whoever writes rule files reads it in English, as their keys are: it is in no catalogue.
    """

    def __init__(self, source: str, line: int, column: int, found: str, expected: str) -> None:
        super().__init__(
            "{file}, line {line}, column {column}: found {found}, expected {expected}.",
            file=source,
            line=line,
            column=column,
            found=found,
            expected=expected,
        )


def shown(value: object, limit: int = 60) -> str:
    """`value` as an error message quotes it: on one line, never longer than `limit` characters."""
    text = value if isinstance(value, str) and "\n" not in value else repr(value)
    return text if len(text) <= limit else text[: limit - 1] + "…"
