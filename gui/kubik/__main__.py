"""`python -m kubik`: the window, or with a command word the command line."""

import sys

from kubik import cli


def run() -> int:
    """Start what the arguments ask for; give the exit status."""
    arguments = sys.argv[1:]
    if arguments and cli.is_wanted(arguments[0]):
        return cli.main(arguments)
    from kubik.app import main

    return main(arguments)


if __name__ == "__main__":
    sys.exit(run())
