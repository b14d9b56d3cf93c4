"""`python -m tests.e2e.quick`: the bot, looking at due times every second.

With `GAME_SEED` in the environment every game is dealt from that seed.
"""

from __future__ import annotations

import os
import sys
from typing import Any, cast

from bot.__main__ import main
from bot.process import scheduler
from bot.service.seats import lobby
from rendering.pictures import Renderer


class Dealt:
    """Takes the place of the source of seeds."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def randbits(self, bits: int) -> int:
        """Return the seed."""
        return self.seed % 2**bits


async def _cold(*_: object) -> None:
    """Take the place of the filling of caches."""


def hurry() -> None:
    """Look soon at due times; deal from the seed in the environment, if there is one."""
    scheduler.TICK = scheduler.EVERY = 1.0
    Renderer.warm = _cold  # pictures of games that nobody plays here are not drawn beforehand
    if seed := os.environ.get("GAME_SEED"):
        lobby.secrets = cast(Any, Dealt(int(seed)))


if __name__ == "__main__":
    hurry()
    sys.exit(main())
