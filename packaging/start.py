"""What the frozen program begins with."""

import sys

from kubik.__main__ import run

sys.exit(run())
