"""`python -m tests.e2e.quick_toy`: the bot with the toy game, looking soon at due times."""

from __future__ import annotations

import sys

from bot.__main__ import main
from bot.process import scheduler
from tests.toy.main import only_toy

if __name__ == "__main__":
    scheduler.TICK = scheduler.EVERY = 0.5
    only_toy()
    sys.exit(main())
