"""Telling somebody who can mend it that a table is in trouble."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import structlog

from bot.service.live import Live
from bot.texts import say

if TYPE_CHECKING:
    from bot.app import App

log = structlog.stdlib.get_logger(__name__)


class Trouble:
    """Remembers who is to be told what, and tells at the first possible place."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._told: set[tuple[str, str]] = set()
        self._owed: dict[int, list[str]] = {}

    async def channel(self, live: Live, error: discord.HTTPException) -> None:
        """A table's channel cannot be written to: tell its creator once."""
        key = "trouble-gone" if isinstance(error, discord.NotFound) else "trouble-forbidden"
        if (live.id, key) in self._told:
            return
        self._told.add((live.id, key))
        channel = f"<#{live.row.channel_id}>"
        await self.tell(
            live.row.creator_id,
            say(live.lang, key, table=live.id, name=live.row.name, channel=channel),
        )

    def mended(self, live: Live) -> None:
        """Writing to the table's channel works again."""
        self._told = {(table, key) for table, key in self._told if table != live.id}

    async def tell(self, user_id: int, text: str) -> None:
        """Send a direct message; what cannot be sent is kept for the person's next press."""
        try:
            user = await self.app.client.fetch_user(user_id)
            await user.send(text)
        except discord.HTTPException as error:
            log.warning("creator not reached", user=user_id, code=error.code)
            self._owed.setdefault(user_id, []).append(text)

    def owed(self, user_id: int) -> list[str]:
        """Return, once, what a person could not be told before."""
        return self._owed.pop(user_id, [])
