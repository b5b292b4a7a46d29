"""Plays against a real file until it is killed; started by `test_kill.py`, again and again.

For every line on the standard input a child is forked that opens the file given as argument, goes
on with the match that is open, or begins one, and plays with fair dice. It says what it has done
only when that is durable: `resumed UUID RECORDS`, then `done UUID NUMBER LINE` for each record.
"""

import os
import random
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from kubik.play.cup import FairCup
from kubik.play.match import Match
from kubik.play.records import Opened, Record
from kubik.storage.codec import RECORD
from kubik.storage.database import Database
from kubik.storage.journal import MatchJournal
from storage.matches import GAMES, one_more_step, random_ruleset, random_seats


class Telling:
    """A journal that says aloud what another one has made durable."""

    def __init__(self, journal: MatchJournal, database: Database, said: int) -> None:
        self._journal, self._database = journal, database
        self._number, self._uuid = said, ""

    def append(self, record: Record) -> None:
        self._journal.append(record)
        if isinstance(record, Opened):
            self._uuid = self._database.saved(self._journal.id).uuid
        say("done", self._uuid, str(self._number), RECORD.text(record))
        self._number += 1


def say(*words: str) -> None:
    os.write(1, (" ".join(words) + "\n").encode())  # one write: whole lines or nothing


def play_on(path: Path) -> None:
    """Play match after match; never comes to an end by itself."""
    source = random.SystemRandom()
    database = Database.open(path, lambda: datetime.now(UTC))
    for saved in database.unfinished():
        match = database.resume(saved.id, FairCup())
        say("resumed", saved.uuid, str(saved.records))
        lines = saved.records
        while match.state.outcome is None:
            one_more_step(match, source)
            for line in database.lines(saved.id)[lines:]:
                say("done", saved.uuid, str(lines), line)
                lines += 1
    for _ in count():
        ruleset = random_ruleset(source.choice(GAMES), source)
        journal = Telling(database.begin(), database, 0)
        match = Match(ruleset, random_seats(ruleset, source), FairCup(), journal)
        while match.state.outcome is None:
            one_more_step(match, source)


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            play_on(Path(sys.argv[1]))
        say("began", str(child))
        os.waitpid(child, 0)
        say("gone")


if __name__ == "__main__":
    main()
