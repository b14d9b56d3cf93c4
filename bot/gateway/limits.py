"""Discord's limits of connections, and what they ask of the host."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection

import msgspec

from bot.shared.problems import HostError

SERVERS = 1000
"""Servers for each shard that are a good measure."""
NEARLY_FULL = 2000
"""Servers of one shard from which the host is warned; Discord refuses more than 2,500."""
BAD_TOKEN, BAD_SHARD, TOO_FEW_SHARDS, BAD_INTENTS, DENIED_INTENTS = 4004, 4010, 4011, 4013, 4014


class SessionStarts(msgspec.Struct, frozen=True):
    """How many sessions can begin; `reset_after` is in milliseconds."""

    remaining: int
    reset_after: int
    max_concurrency: int


class Limits(msgspec.Struct, frozen=True):
    """The gateway's address, and how many shards Discord recommends and lets start."""

    url: str
    shards: int
    session_start_limit: SessionStarts

    def require_starts(self, shards: int) -> None:
        """Raise HostError if this many shards would be one too many today.

        Discord would end all sessions and reset the bot's token.
        """
        starts = self.session_start_limit
        if starts.remaining < shards:
            minutes = math.ceil(starts.reset_after / 60_000)
            raise HostError(
                f"The bot has connected to Discord too often today: {starts.remaining} more"
                f" connections are allowed, and it needs {shards}."
                f" Start it again in {minutes} minutes."
            )


def shards_to_set(limits: Limits, shards: int, servers: Collection[int]) -> int | None:
    """Return the number of shards to set where one of them is nearly full, else None."""
    count = Counter((server >> 22) % shards for server in servers)
    if limits.shards <= shards or max(count.values(), default=0) < NEARLY_FULL:
        return None
    return max(limits.shards, math.ceil(len(servers) / SERVERS))


def closed_for_good(code: int, shards: int, limits: Limits | None) -> HostError:
    """Return the error for a connection that Discord closed with a final code."""
    if code in (BAD_SHARD, TOO_FEW_SHARDS):
        more = max(shards + 1, 0 if limits is None else limits.shards)
        return HostError(
            f"Discord demands more shards (code {code}). Set SHARDS={more} and start the bot again."
        )
    closed = f"Discord has closed the connection for good (code {code})."
    if code == BAD_TOKEN:
        return HostError(f"{closed} Has the token been reset?")
    if code in (BAD_INTENTS, DENIED_INTENTS):
        return HostError(
            f"Discord refuses the events that the bot asks for (code {code})."
            " Is there a newer version of the bot?"
        )
    return HostError(f"{closed} If it does so again, look for a newer version of the bot.")
