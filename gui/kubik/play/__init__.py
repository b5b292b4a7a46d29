"""Playing: a match, its seats, its journal and where the dice come from."""
