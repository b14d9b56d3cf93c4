"""Messages that were posted and are kept up to date, beside the posting of new ones.

Discord lets old messages be edited only rarely, and discord.py then waits for minutes: it is work
of its own, which holds no post of the table back.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import discord

from bot.posts.trouble import Trouble
from bot.service.tables.store import Tables
from bot.shared.tasks import PerTable

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Upkeep(PerTable, Generic[K, V]):
    """Keeps the messages of one kind up to date; `announce` has a table's new ones posted.

    `shown` is what each of them said last, as far as this run of the bot knows.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        trouble: Trouble,
        announce: Callable[[str], None],
    ) -> None:
        super().__init__()
        self.client = client
        self.tables = tables
        self.trouble = trouble
        self.announce = announce
        self.shown: dict[K, V] = {}
        self.open = True  # only what was posted is changed

    async def failed(self, table_id: str, error: Exception) -> None:
        """Tell of a defect."""
        await self.trouble.defect(table_id, error)
