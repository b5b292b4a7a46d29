"""What a cell or a header of a score sheet tells beside its text."""

from PySide6.QtCore import Qt

TOTAL_ROLE = Qt.ItemDataRole.UserRole + 1
"""The score after the round (int), None while the cell is empty; banking games."""

CHANGE_ROLE = Qt.ItemDataRole.UserRole + 2
"""How the total came about: "+450", "× bust", "+450 -600"; empty where there is nothing to say."""

BUST_ROLE = Qt.ItemDataRole.UserRole + 3
"""Whether the turn of this cell was lost."""

AT_RISK_ROLE = Qt.ItemDataRole.UserRole + 4
"""Whether the text is the points at risk of the turn under way."""

PREVIEW_ROLE = Qt.ItemDataRole.UserRole + 5
"""Whether the text is what the present dice would score in an open box."""

PRESENT_ROLE = Qt.ItemDataRole.UserRole + 6
"""Whether the cell or the header belongs to the seat whose turn it is."""

SUM_ROLE = Qt.ItemDataRole.UserRole + 7
"""Whether the row sums others up."""

HINT_ROLE = Qt.ItemDataRole.UserRole + 9
"""Whether a hint says that the throw is best written here."""

NOTE_ROLE = Qt.ItemDataRole.UserRole + 8
"""A header's second line: the score, or what is missing to get on board."""
