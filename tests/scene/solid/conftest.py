"""The tool that makes recordings is in packaging/, which is no package: put it on the path."""

import sys
from pathlib import Path

PACKAGING = str(Path(__file__).resolve().parents[3] / "packaging")
if PACKAGING not in sys.path:
    sys.path.append(PACKAGING)
