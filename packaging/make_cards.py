"""Writes down what the first page says of the shipped games: `python packaging/make_cards.py`.

Run with `gui` on PYTHONPATH after a rule file has been added or changed, and commit what it writes.
"""

from kubik.cards import INDEX, index
from kubik.rule_files import games_folder


def main() -> None:
    """Write the index beside the rule files."""
    place = games_folder()
    (place / INDEX).write_text(index(sorted(place.glob("*.yaml"))), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
