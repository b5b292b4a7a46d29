"""What the frozen program begins with."""

import multiprocessing
import sys

from kubik.__main__ import run

multiprocessing.freeze_support()  # the process that thinks begins with this file, too
sys.exit(run())
