"""Playing to win: chances to win a match instead of points of a turn.

Importing these modules loads numpy, as those of `kubik.computer.odds` do.
"""
