"""Posts about turns: one is edited while it is the table's last message, then a new one follows.

The channel reads forward: messages below another stay as they are. Even after an interruption,
sending again leads to the same message.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import discord
import msgspec
import structlog

import db.outbox as outbox_db
from bot.platform.http import UNREACHED, Cause, cause_of, deleted, final, too_many, why
from bot.platform.pictures import Pictures
from bot.posts import grouping, layout
from bot.posts.changes import BOARD
from bot.posts.grouping import Begun
from bot.posts.trouble import DeliveryTrouble
from bot.service.history.log_lines import listed
from bot.service.history.log_text import stories
from bot.service.tables.session import TableSession
from bot.service.tables.settings import posts_of
from bot.service.tables.store import Tables
from bot.shared.clock import now
from db.outbox import MessageRow

log = structlog.stdlib.get_logger(__name__)

CHANGED_FOR = timedelta(minutes=50)
"""How long a message is edited: after an hour Discord allows edits only rarely (error 30046)."""

ASKING = ("ping", "answer", "window", "over")
"""Kinds of messages that go with what was withdrawn: nobody has answered them yet."""

Sent = discord.Message | discord.PartialMessage


class Posting:
    """The sender of the posts of tables."""

    def __init__(
        self, client: discord.Client, tables: Tables, pictures: Pictures, trouble: DeliveryTrouble
    ) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self.trouble = trouble

    async def send(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> Sent | None:
        """Post the latest events: in the table's last message if it is a post, else in a new one.

        Return None if the last post was deleted with everything in it, as it was withdrawn.
        """
        if row.payload:  # of an attempt that failed
            await self._hold(row, Begun(row.first_seq))
        async with self.tables.database.reading_once() as conn:
            last = await outbox_db.last_posted(conn, live.id, "post")
        alone = posts_of(live) == BOARD
        if alone or (last is not None and grouping.begun(last).board):
            return await self._at_the_end(channel, live, row, last, alone=alone)
        if last is not None and _young(row, last):
            withdrawn = await grouping.withdrawn(self.tables, live, row, last)
            if withdrawn and not await self._followed(last, ASKING):
                done, sent = await self._taken_back(channel, live, row, last)
                if done:
                    return sent
            begun = await grouping.fold(self.tables, live, row, last)
            if begun.first < row.first_seq and not await self._followed(last):
                sent = await self._changed(channel, live, row, begun, last)
                if sent is not None:
                    return sent
        return await self._anew(channel, live, row, Begun(row.first_seq))

    async def _at_the_end(
        self,
        channel: discord.PartialMessageable,
        live: TableSession,
        row: MessageRow,
        last: MessageRow | None,
        *,
        alone: bool,
    ) -> discord.Message | None:
        """Send the one board of a table, or the first post after it, then delete the board before.

        If a board cannot be deleted now, all of this is tried again: its nonce sends it once.
        """
        begun = Begun(row.first_seq, board=alone)
        if alone:
            await self._hold(row, begun)
        message = await self._anew(channel, live, row, begun)
        if message is None or last is None or not grouping.begun(last).board:
            return message
        stood = self.client.get_partial_messageable(last.channel_id)  # the table may have moved
        try:
            await stood.get_partial_message(last.message_id or 0).delete()
        except UNREACHED as error:
            if cause_of(error) is Cause.LATER:
                raise  # what a place refuses that the table may have left holds nothing up
            log.info("board not deleted", table=live.id, why=why(error))
        return message

    async def _taken_back(
        self,
        channel: discord.PartialMessageable,
        live: TableSession,
        row: MessageRow,
        last: MessageRow,
    ) -> tuple[bool, Sent | None]:
        """Remove moves that were taken back from the last post; return whether, and its rest."""
        begun = grouping.begun(last)
        begun = msgspec.structs.replace(begun, entries=[*begun.entries, row.last_seq])
        told = await grouping.told_later(
            self.tables, live, begun.first, row.last_seq, begun.entries
        )
        if not listed(stories(live, told, live.lang)):
            return await self._removed(channel, live, last), None
        sent = await self._changed(channel, live, row, begun, last)
        return sent is not None, sent

    async def _hold(self, row: MessageRow, begun: Begun) -> None:
        kept = outbox_db.held(row.nonce, msgspec.to_builtins(begun))
        await self.tables.database.apply([kept])

    async def _followed(self, last: MessageRow, besides: Sequence[str] = ()) -> bool:
        """Return whether messages of the table, of kinds not in `besides`, are below a post."""
        async with self.tables.database.reading() as conn:
            return await outbox_db.followed(conn, last, besides=("dm", "note", *besides))

    async def _anew(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow, begun: Begun
    ) -> discord.Message | None:
        """Send a new post, unless other messages show everything in it."""
        made = await layout.post(self.tables, self.pictures, live, row, begun)
        if made.empty:
            return None
        message = await channel.send(
            view=made.layout, files=made.files, nonce=row.nonce, silent=True
        )
        await self.trouble.pictures(live, made.undrawn)
        return message

    async def _changed(
        self,
        channel: discord.PartialMessageable,
        live: TableSession,
        row: MessageRow,
        begun: Begun,
        last: MessageRow,
    ) -> Sent | None:
        """Change a post into this one; return None if Discord refuses."""
        await self._hold(row, begun)
        made = await layout.post(self.tables, self.pictures, live, row, begun)
        message = channel.get_partial_message(last.message_id or 0)
        try:
            await message.edit(view=made.layout, attachments=made.files)
        except UNREACHED as error:
            if not final(error) and not too_many(error):
                raise
            log.info("post not changed", table=live.id, why=why(error))
            await self._hold(row, Begun(row.first_seq))
            return None
        await self.trouble.pictures(live, made.undrawn)
        return message

    async def _removed(
        self, channel: discord.PartialMessageable, live: TableSession, last: MessageRow
    ) -> bool:
        """Delete a post of which nothing is left; return whether it is gone."""
        message_id = last.message_id or 0
        try:
            await channel.get_partial_message(message_id).delete()
        except UNREACHED as error:
            if not final(error):
                raise
            log.info("post not deleted", table=live.id, why=why(error))
            if not deleted(error):
                return False
        async with self.tables.database.writing() as conn:
            await outbox_db.mark_gone(conn, live.id, message_id)
        return True


def _young(row: MessageRow, last: MessageRow) -> bool:
    """Return whether the last post is in this channel, and recent enough for free edits."""
    written = discord.utils.snowflake_time(last.message_id or 0)
    return last.channel_id == row.channel_id and now() - written < CHANGED_FOR
