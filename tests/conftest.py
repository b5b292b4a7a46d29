"""Draw on no screen: Qt reads this once, when it is first imported."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
