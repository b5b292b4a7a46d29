"""The games solved: exact expected points of every decision, under any house rules.

Everything here is worked out from the rules, which are asked and never written a second time.
Importing the solvers loads numpy, which takes a tenth of a second; whoever must start fast imports
them only when they are wanted.
"""
