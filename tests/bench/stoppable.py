"""The bot with the toy game, with places for faults: `python -m tests.bench.stoppable`.

SIGUSR1 lets it stop itself in the middle of the next transaction that writes a decision. VERSION is
the version that it joins with.
"""

from __future__ import annotations

import os
import signal
import sys
from datetime import timedelta
from typing import Any

from sqlalchemy import Engine, event

import bot.process.run
from bot.__main__ import main
from bot.gateway import shards
from db import members
from tests.toy.main import only_toy

BEGIN_EVERY = 0.05
"""Seconds between two new sessions: the stand-in allows it, and the start is not measured."""


def stop_in_a_decision(*_: object) -> None:
    """Have this process stop itself after it has written its next entry, before the commit."""

    def written(_conn: Any, _cursor: Any, statement: str, *_: object) -> None:
        if statement.lstrip().upper().startswith("INSERT INTO ENTRIES"):
            event.remove(Engine, "after_cursor_execute", written)
            os.kill(os.getpid(), signal.SIGSTOP)

    event.listen(Engine, "after_cursor_execute", written)


if __name__ == "__main__":
    shards.GAP = BEGIN_EVERY
    members.IDENTIFY_EVERY = timedelta(seconds=BEGIN_EVERY)
    bot.process.run.__version__ = os.environ.get("VERSION", bot.process.run.__version__)
    only_toy()
    signal.signal(signal.SIGUSR1, stop_in_a_decision)
    sys.exit(main())
