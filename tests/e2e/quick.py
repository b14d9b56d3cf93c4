"""`python -m tests.e2e.quick`: the bot, looking at what is due twice a second."""

from __future__ import annotations

import sys

from bot import timers
from bot.__main__ import main

if __name__ == "__main__":
    timers.EVERY = 0.5
    sys.exit(main())
