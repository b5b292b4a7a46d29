"""Dice as solids: how they turn, how they are seen, and how a throw moves them."""
