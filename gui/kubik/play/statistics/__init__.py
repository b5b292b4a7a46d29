"""What matches tell of their players and dice, folded straight from the events.

`accounts` reads matches into figures once; `people`, `bests` and `dice` add those up in a moment,
for all games or some, so that a window may ask again whenever somebody chooses otherwise.
"""

from kubik.play.statistics.account import Account, GameForm, Played, accounts, selected
from kubik.play.statistics.course import Who

__all__ = ["Account", "GameForm", "Played", "Who", "accounts", "selected"]
