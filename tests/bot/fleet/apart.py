"""Two processes over one database, as their tables see it: each has one of two shards."""

from __future__ import annotations

from typing import Any

from bot.service.tables.store import Tables
from bot.shared.ownership import Ownership
from db import Database
from tests.bot.seated import Seated

HERE, THERE = 1, 1 << 22
"""Servers of the first and of the second shard."""


class Apart:
    """The tables of both processes: `here` leads."""

    def __init__(self, database: Database) -> None:
        self.here = Tables(database, Ownership(2, {0}))
        self.there = Tables(database, Ownership(2, {1}))

    async def table(self, server: int, channel: int = 7, people: int = 2, **more: Any) -> Seated:
        """Begin a table in a server."""
        tables = self.here if server == HERE else self.there
        return await Seated.start(tables, people, channel, guild_id=server, **more)
