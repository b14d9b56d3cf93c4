"""Messages about people whose time is over: they lose their buttons as soon as that is settled.

What settles it is committed elsewhere; the messages follow here, after a restart too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
import structlog

import db.outbox as outbox_db
from bot.platform.failures import UNREACHED, deleted, final, why
from bot.posts import overdue_messages
from bot.posts.upkeep import Upkeep
from bot.service.tables.session import Live
from bot.service.timekeeping import absence
from bot.service.votes import overdue as service
from bot.shared.clock import now
from db.outbox import MessageRow, NewMessage

log = structlog.stdlib.get_logger(__name__)


class Settling(Upkeep[str, object]):
    """Keeps these messages up to date."""

    name = "settle"

    async def send(
        self, channel: discord.PartialMessageable, live: Live, row: MessageRow
    ) -> discord.Message | None:
        """Ask or offer, unless that is settled already.

        Where nobody may learn who is done it is not told who it is about, and never will be.
        """
        if not service.stands(live, row, [row]):
            return None
        if service.seat_of(row) in live.undisclosed and row.kind != service.FREE:
            row = msgspec.structs.replace(row, payload={**(row.payload or {}), "secret": True})
            await self.tables.database.apply([outbox_db.held(row.nonce, row.payload or {})])
        async with self.tables.database.reading() as conn:
            gone = await absence.until(conn, live.id, now())
        if (row.payload or {}).get("quiet"):  # the one that was deleted has notified them
            gone = {**gone, **dict.fromkeys(overdue_messages.asks(live, row), now())}
        await self._note(row, overdue_messages.asks(live, row))
        return await channel.send(**overdue_messages.message(live, row, gone), nonce=row.nonce)

    async def work(self, table_id: str) -> None:
        """Say of what is settled that it is, and ask who can decide now what is not."""
        live = await self.tables.get(table_id)
        async with self.tables.database.reading() as conn:
            rows = await service.messages(conn, live)
        for row in rows:
            if row.state == "posted" and service.stands(live, row, rows):
                await self._follow(live, row)
            elif row.state == "posted":
                await self._settle(live, row)

    async def _follow(self, live: Live, row: MessageRow) -> None:
        """Ask those who can decide now; whoever sits down meanwhile is not notified."""
        asks = overdue_messages.asks(live, row)
        if asks == (row.payload or {}).get("asks", asks):
            return
        if await self._edited(live, row, overdue_messages.now(live, row)):
            await self._note(row, asks)

    async def _settle(self, live: Live, row: MessageRow) -> None:
        if await self._edited(
            live, row, {"content": overdue_messages.settled(live, row), "view": None}
        ):
            async with self.tables.database.writing() as conn:
                await outbox_db.finish(conn, [row.nonce])

    async def _edited(self, live: Live, row: MessageRow, content: dict[str, Any]) -> bool:
        """Edit a message, notifying nobody; whether that is done, or has become idle."""
        channel = self.client.get_partial_messageable(row.channel_id)
        try:
            if row.message_id is not None:
                message = channel.get_partial_message(row.message_id)
                none = discord.AllowedMentions.none()
                await self.trouble.closed.change(
                    row.channel_id, lambda: message.edit(**content, allowed_mentions=none)
                )
        except UNREACHED as error:
            log.info("question not edited", table=live.id, why=why(error))
            if deleted(error) and content.get("view") is not None:
                await self.post_again(live, row)
            # Else the next look tries again.
            return final(error) or self.trouble.closed.given_up(row.channel_id)
        return True

    async def post_again(self, live: Live, row: MessageRow) -> None:
        """Have a message that somebody deleted posted again, notifying nobody twice."""
        again = NewMessage(
            kind=row.kind,
            nonce=f"{live.id}-anew-{row.id}",
            channel_id=live.row.channel_id,
            first_seq=0,
            last_seq=0,
            payload={**(row.payload or {}), "quiet": True},
        )
        async with self.tables.database.writing() as conn:
            if not await outbox_db.mark_deleted(conn, row.nonce):
                return  # it was missed twice at once
            await outbox_db.add_messages(conn, live.id, [again], now())
        self.announce(live.id)

    async def _note(self, row: MessageRow, asks: Sequence[int]) -> None:
        """Keep whom a message asks, to know when that is out of date."""
        payload = {**(row.payload or {}), "asks": list(asks)}
        await self.tables.database.apply([outbox_db.held(row.nonce, payload)])
