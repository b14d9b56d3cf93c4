"""Messages that are kept up to date after they were posted: votes, and players out of time.

The changes are committed elsewhere; the messages follow here, after a restart too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import discord
import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.clocks as clocks_db
import db.outbox as outbox_db
import db.pings as pings_db
import db.shown as shown_db
import db.tables as tables_db
import db.votes as votes_db
from bot.platform.http import UNREACHED, deleted, final, why
from bot.posts import overdue_messages, vote_messages
from bot.posts.trouble import DeliveryTrouble
from bot.posts.window_text import SLIP, Shown
from bot.service.tables.open_windows import OVER, WINDOW
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.votes import overdue, voting
from bot.shared.clock import now
from bot.shared.problems import DamagedProblem
from bot.shared.tasks import PerTable
from db.errors import CannotOpen
from db.outbox import MessageRow, NewMessage
from db.votes import VoteRow

log = structlog.stdlib.get_logger(__name__)


FOLLOWED = timedelta(minutes=10)
"""Within which a message shows a change at its table, if nothing is in the way."""
SAVED_WITHIN = 5.0
"""Seconds until the marks of edited messages are stored: not with each edit, to save writes."""


async def left_behind(conn: AsyncConnection, seen: datetime | None) -> set[str]:
    """Return the tables with messages that a restart can have left out of date.

    What becomes of windows, and who has answered, is followed as it happens: with `seen`, when the
    run before was last at work, only what changed shortly before that can be left, and deadlines
    that have moved meanwhile.
    """
    found = {*await outbox_db.tables_with(conn, WINDOW), *await pings_db.partly_answered(conn)}
    if seen is not None:
        recent = {*await tables_db.changed_since(conn, seen - FOLLOWED)}
        if now() - seen > SLIP:
            recent.update(await clocks_db.running(conn))
        found &= recent
    return found.union(await outbox_db.tables_with(conn, OVER))


class Upkeep(PerTable):
    """The upkeep of messages of one kind; `announce` has a table's new ones posted.

    `shown` is a mark of the last content of each, by nonce, as far as this run of the bot knows.
    The database has it too, so that a restart edits no message that shows the same.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        trouble: DeliveryTrouble,
        announce: Callable[[str], None],
    ) -> None:
        super().__init__()
        self.client = client
        self.tables = tables
        self.trouble = trouble
        self.announce = announce
        self.shown: dict[str, str] = {}
        self._unsaved: dict[str, str] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._saving: asyncio.Task[None] | None = None
        self.open = True  # only posted messages are changed

    def known(self, row: MessageRow) -> str | None:
        """Return a mark of what a message shows; None if that is not known."""
        return self.shown.get(row.nonce, row.shown)

    def keep(self, nonce: str, mark: str) -> None:
        """Keep a mark of what a message shows since an edit; it is stored soon, with others."""
        self.shown[nonce] = self._unsaved[nonce] = mark
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SAVED_WITHIN, self._save_now)

    def _save_now(self) -> None:
        self._timer = None
        self._saving = asyncio.create_task(self.save(), name=f"{self.name}-save")

    async def save(self) -> None:
        """Store the marks of messages that were edited since, all in one transaction."""
        if not (marks := dict(self._unsaved)):
            return
        with suppress(CannotOpen):  # stored with the next ones, else the messages are edited again
            await self.tables.database.apply([shown_db.shows(marks)])
            for nonce, mark in marks.items():
                if self._unsaved.get(nonce) == mark:
                    del self._unsaved[nonce]

    async def close(self) -> None:
        """Finish the present work, and store what messages show."""
        await super().close()
        if self._timer is not None:
            self._timer.cancel()
        await self.save()

    async def failed(self, table_id: str, error: Exception) -> None:
        """Report a defect."""
        await self.trouble.defect(table_id, error)


class Settling(Upkeep):
    """The upkeep of messages about players out of time and free seats."""

    name = "settle"

    async def send(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> discord.Message | None:
        """Ask or offer, unless that is settled already.

        Where no player may learn who is done, the message never shows whom it is about.
        """
        if not overdue.stands(live, row, [row]):
            return None
        if overdue.seat_of(row) in live.undisclosed and row.kind != overdue.FREE:
            row = msgspec.structs.replace(row, payload={**(row.payload or {}), "secret": True})
            await self.tables.database.apply([outbox_db.held(row.nonce, row.payload or {})])
        async with self.tables.database.reading() as conn:
            gone = await absence.until(conn, live.id, now())
        if (row.payload or {}).get("quiet"):  # the deleted message has notified them
            gone = {**gone, **dict.fromkeys(overdue_messages.asks(live, row), now())}
        content = overdue_messages.message(live, row, gone)
        message = await channel.send(**content, nonce=row.nonce)
        self.shown[row.nonce] = Shown(content["content"]).mark
        return message

    async def work(self, table_id: str) -> None:
        """Mark settled questions as settled, and ask the players who can decide the others now."""
        live = await self.tables.get(table_id)
        async with self.tables.database.reading_once() as conn:
            rows = await overdue.messages(conn, live)
        for row in rows:
            if row.state == "posted" and overdue.stands(live, row, rows):
                await self._follow(live, row)
            elif row.state == "posted":
                await self._settle(live, row)

    async def _follow(self, live: TableSession, row: MessageRow) -> None:
        """Ask the players who can decide now; a player who sits down later is not notified."""
        content = overdue_messages.now(live, row)
        shown = Shown(content["content"])
        if not shown.same(self.known(row)) and await self._edited(live, row, content):
            self.keep(row.nonce, shown.mark)

    async def _settle(self, live: TableSession, row: MessageRow) -> None:
        if await self._edited(
            live, row, {"content": overdue_messages.settled(live, row), "view": None}
        ):
            self.shown.pop(row.nonce, None)
            async with self.tables.database.writing() as conn:
                await outbox_db.finish(conn, [row.nonce])

    async def _edited(self, live: TableSession, row: MessageRow, content: dict[str, Any]) -> bool:
        """Edit a message without notice; return whether that is done, or no longer of use."""
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

    async def post_again(self, live: TableSession, row: MessageRow) -> None:
        """Have a deleted message posted again, notifying no one twice."""
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
        self.shown.pop(row.nonce, None)
        self.announce(live.id)


class Questions(Upkeep):
    """The upkeep of the tables' votes."""

    name = "questions"

    async def send(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> discord.Message | None:
        """Put a question to the vote, unless it is decided already."""
        payload = row.payload or {}
        number = payload.get("vote")
        assert isinstance(number, int)
        tally = await voting.look(self.tables, live, number)
        if tally.outcome is not None:
            return None
        async with self.tables.database.reading() as conn:
            left_alone = set(await absence.until(conn, live.id, now()))
        if payload.get("quiet"):  # the deleted message notified them
            left_alone |= {*tally.missing, *tally.excused}
        content = vote_messages.question(live, tally, left_alone)
        message = await channel.send(**content, nonce=row.nonce)
        self.shown[row.nonce] = Shown(content["content"]).mark
        return message

    async def work(self, table_id: str) -> None:
        """See to the votes of a table that are open, or not shown to be over."""
        async with self.tables.database.reading_once() as conn:
            rows = await votes_db.unshown_votes(conn, table_id)
        # Each one, even if another fails.
        looks = await asyncio.gather(*map(self._look, rows), return_exceptions=True)
        errors = [error for error in looks if isinstance(error, BaseException)]
        if any(isinstance(error, DamagedProblem) for error in errors):
            async with self.tables.database.writing() as conn:  # nothing can be said of it any more
                for vote in rows:
                    await votes_db.mark_shown(conn, vote.id, now())
        elif errors:
            raise errors[0]

    async def _look(self, vote: VoteRow) -> None:
        """Show the outcome of a closed vote; of an open one the users it asks, and where."""
        tables = self.tables
        tally = await voting.settle(tables, vote.table_id, vote.id)
        live = await tables.get(vote.table_id)
        await vote_messages.refresh(self.client, self.trouble.closed, tables, live, tally)
