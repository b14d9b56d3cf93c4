"""`python -m tests.e2e.sharded`: the bot with the toy game; its shards start without a gap."""

from __future__ import annotations

import sys
from datetime import timedelta

from bot.__main__ import main
from bot.gateway import shards
from db import members
from tests.toy.main import only_toy

if __name__ == "__main__":
    shards.GAP = 0.05
    members.IDENTIFY_EVERY = timedelta(seconds=0.05)
    only_toy()
    sys.exit(main())
