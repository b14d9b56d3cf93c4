"""The limits of new sessions: how many a day, how fast, and for how many guilds."""

from __future__ import annotations

import asyncio
import collections
import math

from sandbox.world import Json, World

DAY = 86_400.0
RECOMMENDED_GUILDS = 1000
"""Guilds for which Discord recommends a shard."""


class SessionStarts:
    """A count of the sessions that were started."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._begun: collections.deque[float] = collections.deque()
        self._last: dict[int, float] = {}

    def guilds(self, shard: tuple[int, int]) -> list[Json]:
        """Return the guilds of a shard that the bot is in."""
        index, count = shard
        return [
            guild
            for guild in self.world.guilds.values()
            if (int(guild["id"]) >> 22) % count == index
            and self.world.application_id in guild["members"]
        ]

    def limits(self) -> Json:
        """Return the number of shards that Discord recommends, and the limits of their starts."""
        settings = self.world.settings
        recommended = settings.recommended_shards
        if recommended is None:
            recommended = math.ceil(len(self.guilds((0, 1))) / RECOMMENDED_GUILDS) or 1
        left = self.remaining
        since = asyncio.get_running_loop().time() - self._begun[0] if self._begun else 0.0
        return {
            "shards": recommended,
            "session_start_limit": {
                "total": settings.session_starts,
                "remaining": left,
                "reset_after": int((DAY - since) * 1000),
                "max_concurrency": settings.max_concurrency,
            },
        }

    @property
    def remaining(self) -> int:
        """How many sessions can still be started today."""
        now = asyncio.get_running_loop().time()
        if self._begun and now - self._begun[0] >= DAY:
            self._begun.clear()
        return max(0, self.world.settings.session_starts - len(self._begun))

    def too_fast(self, shard: int) -> bool:
        """Return whether another shard of this one's bucket has identified just now."""
        settings, now = self.world.settings, asyncio.get_running_loop().time()
        last = self._last.get(shard % settings.max_concurrency)
        return last is not None and now - last < settings.identify_seconds

    def note(self, shard: int) -> None:
        """Count a session."""
        now = asyncio.get_running_loop().time()
        self._begun.append(now)
        self._last[shard % self.world.settings.max_concurrency] = now
