"""Delivering the outbox: in order per table, each message once, even after a crash.

A message is marked once Discord has it; until then its nonce makes Discord drop a second copy.
"""

from __future__ import annotations

import asyncio
from collections import ChainMap
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

import discord
import structlog

import db.outbox as outbox_db
import db.pings as pings_db
import db.tables as tables_db
import db.votes as votes_db
from bot.platform import limits
from bot.platform.http import UNREACHED, Cause, cause_of, deleted, why
from bot.platform.pictures import Pictures
from bot.posts import grouping, layout, payloads
from bot.posts.deleted_messages import Missing
from bot.posts.game_over import Results
from bot.posts.live_messages import Questions, Settling, left_behind
from bot.posts.ping_cleanup import Cleaner
from bot.posts.trouble import DeliveryTrouble
from bot.posts.turn_posts import Posting, Sent
from bot.posts.window_messages import Windows
from bot.service.notices import commit_messages, ping_messages
from bot.service.notices.ping_messages import PingTarget
from bot.service.tables import direct_messages
from bot.service.tables.damage import DamageError
from bot.service.tables.session import TableSession
from bot.service.tables.store import FOREVER, Tables
from bot.service.timekeeping import absence
from bot.service.votes import overdue
from bot.shared.clock import now
from bot.shared.tasks import Background, PerTable
from db.errors import CannotOpen
from db.outbox import MessageRow

log = structlog.stdlib.get_logger(__name__)

BUSY = 8
"""Tables with messages on their way, from which on a post can be left to a newer one."""
AHEAD = 6
"""Pending messages of a table that are looked at together."""
TAKEN_OVER = timedelta(minutes=2)
"""What has changed for so long is looked at where another process had a table."""


class Announcer(PerTable):
    """The worker that posts the messages of tables."""

    name = "announce"

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        pictures: Pictures,
        trouble: DeliveryTrouble,
        background: Background,
    ) -> None:
        super().__init__()
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self.trouble = trouble
        self.background = background
        self.cleaner = Cleaner(client, tables, trouble, self.wake)
        self.questions = Questions(client, tables, trouble, self.wake)
        self.settling = Settling(client, tables, trouble, self.wake)
        self.posting = Posting(client, tables, pictures, trouble)
        self.results = Results(tables, pictures, trouble)
        self.windows = Windows(client, tables, trouble, self.wake)
        kept = self.cleaner, self.windows, self.settling
        self.missing = Missing(client, tables, trouble, kept)
        self._before: int | None = None
        """The newest message of an earlier run, which may have sent it."""
        self._tried: dict[str, str] = {}
        """By table: the message that this run has tried to send, if it cannot say that it was."""
        self.workers: list[PerTable] = [*kept, self.questions, self.missing]
        self.shown = ChainMap(*(each.shown for each in (*kept, self.questions)))

    async def wake_all(self, seen: datetime | None = None) -> None:
        """Serve all tables with due messages: after a restart, and from the timer loop.

        Few at a time: they can be thousands. `seen` is when the run before was last at work.
        """
        begun, self.open = not self.open, True
        async with self.tables.database.reading() as conn:
            if self._before is None:
                self._before = await outbox_db.newest(conn)
            shown = await left_behind(conn, seen) if begun else set[str]()
            pending = await outbox_db.tables_with_pending(conn, now())
            stale = await pings_db.stale_pings(conn)
            untold = await votes_db.unshown_tables(conn)
            asked = await outbox_db.tables_with(conn, *overdue.KINDS)
            if begun:
                self.trouble.closed.servers |= await outbox_db.failing_servers(conn)
        due = [*pending, *(ping.table_id for ping in stale), *untold, *shown, *asked]
        self.wake_each(due)

    async def taken_over(self) -> None:
        """Serve the tables of other processes that this one has from now on.

        Those may have sent their newest messages.
        """
        async with self.tables.database.reading() as conn:
            self._before = await outbox_db.newest(conn)
        self.open = False
        await self.wake_all(now() - TAKEN_OVER)

    def used(self, table_id: str, user_id: int, message_id: int = 0) -> None:
        """Note that a person has used the bot at a table: questions to them must exist there."""
        if self.open:
            self.missing.used(table_id, user_id, message_id)

    async def ask_again(self, live: TableSession) -> bool:
        """Post deleted questions again. Return whether there were any."""
        return await self.missing.again(live)

    async def retry_in(self, server_id: int, channel_ids: Collection[int] | None = None) -> None:
        """Try at once again what failed in a server, or only in some of its channels."""
        closed = self.trouble.closed
        closed.servers.discard(server_id)
        async with self.tables.database.reading() as conn:
            waiting = await outbox_db.waiting_channels(conn, server_id)
        places = {*waiting, *closed.refused_in(server_id)}
        if places:
            closed.failing(server_id)
        if chosen := places if channel_ids is None else places.intersection(channel_ids):
            await self.retry(list(chosen))

    async def retry(self, channel_ids: Sequence[int]) -> None:
        """Try at once again where the bot can write now."""
        closed = self.trouble.closed.reopened(channel_ids)
        async with self.tables.database.reading() as conn:
            rows = [await tables_db.last_table(conn, channel_id) for channel_id in closed]
            waiting = await outbox_db.waiting_in(conn, channel_ids)
        tables = {row.id for row in rows if row is not None}
        if waiting:
            async with self.tables.database.writing() as conn:
                tables |= await outbox_db.retry_messages(conn, channel_ids)
        for table_id in tables:
            self.wake(table_id)

    async def close(self) -> None:
        """Finish the posts and deletions under way, and begin no new ones."""
        await asyncio.gather(super().close(), *(worker.close() for worker in self.workers))

    async def idle(self) -> None:
        """Wait until nothing is being posted, by this or by its workers; for tests."""
        while self.busy() or any(worker.busy() for worker in self.workers):
            await super().idle()
            for worker in self.workers:
                await worker.idle()

    async def failed(self, table_id: str, error: Exception) -> None:
        """Report a defect."""
        await self.trouble.defect(table_id, error)

    async def work(self, table_id: str) -> None:
        """Post a table's messages, then see to its pings."""
        while self.open:
            await self.background.turn()
            # Read when its turn comes: the table may move or end while one before it is sent.
            async with self.tables.database.reading_once() as conn:
                rows = await outbox_db.pending_messages(conn, now(), table_id, limit=AHEAD)
            if not rows:
                break
            live = await self.tables.get(table_id)
            if await self._is_covered(live, rows):
                continue
            self._tried[table_id] = rows[0].nonce
            if not await self._deliver(live, rows[0]):
                break
            del self._tried[table_id]
        for worker in self.workers:
            worker.wake(table_id)

    async def _is_covered(self, live: TableSession, rows: Sequence[MessageRow]) -> bool:
        """Leave the first message to a newer one, if that is a post which can report all of it.

        Only if many tables have something to post, and never one that Discord may have already.
        """
        if len(self._tasks) < BUSY:
            return False
        row = rows[0]
        earlier = self._before is None or row.id <= self._before
        if earlier or row.attempts or self._tried.get(row.table_id) == row.nonce:
            return False
        newer = await grouping.newer(self.tables, live, rows)
        if newer is None:
            return False
        return await self.tables.database.apply(outbox_db.covered(row, newer), guarded=True)

    async def _deliver(self, live: TableSession, row: MessageRow) -> bool:
        """Post one message; return whether the table's next one can follow."""
        channel = self.client.get_partial_messageable(row.channel_id)
        try:
            message = await self.trouble.closed.opened(
                row.channel_id, lambda: self._send(channel, live, row)
            )
        except CannotOpen:
            raise  # the database's trouble, not the message's
        except Exception as error:  # noqa: BLE001  one message's trouble is not the others'
            return await self.trouble.not_sent(live, row, error, self.wake)
        posted = outbox_db.posted(
            row.nonce,
            message.id if message else None,
            now(),
            channel_id=message.channel.id if message else None,
            shown=self.shown.get(row.nonce),
        )
        if row.kind == "end":  # of a former version, whose last post had the result too
            result = [commit_messages.result(live, row.last_seq)]
            posted += outbox_db.message_writes(live.id, result, now())
        await self.tables.database.apply(posted, guarded=True)
        self.questions.shown.pop(row.nonce, None)  # it is in the database now, where votes look
        if message is not None:
            self.trouble.mended(live)
        return True

    async def _send(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> Sent | None:
        payloads.require_sound(live, row)
        match row.kind:
            case "post" | "end":
                return await self.posting.send(channel, live, row)
            case "result":
                return await self.results.send(channel, live, row)
            case "ping" | ping_messages.ANSWER:
                return await self._send_ping(channel, live, row)
            case "dm":
                return await self._send_direct(live, row)
            case "note":
                return await self._send_note(live, row)
            case "text":
                if undone := commit_messages.immediate(row).unsaid:
                    return await self._unsay(channel, live, undone)
                text = limits.clip(str((row.payload or {}).get("text", "")), limits.CONTENT)
                return await channel.send(text, nonce=row.nonce, silent=True)
            case "invited":
                return await channel.send(**layout.invitation(row))
            case "closed":
                return await self._close_lobby(channel, live, row)
            case "expired" | "free":
                return await self.settling.send(channel, live, row)
            case "vote":
                return await self.questions.send(channel, live, row)
            case "window":
                return await self._send_window(channel, live, row)
            case "over":
                return None  # shown where the window was posted
            case _:
                raise DamageError("a message of an unknown kind")

    async def _close_lobby(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> discord.Message:
        """Post that a table is closed before its game began, and remove its buttons."""
        told = row.payload or {}
        if isinstance(lobby := told.get("lobby"), str) and lobby.isdecimal():
            try:
                await channel.get_partial_message(int(lobby)).edit(view=None)
            except UNREACHED as error:
                log.info("lobby message not edited", table=live.id, why=why(error))
        text = limits.clip(str(told.get("text", "")), limits.CONTENT)
        return await channel.send(text, nonce=row.nonce, silent=True)

    async def _unsay(
        self, channel: discord.PartialMessageable, live: TableSession, entries: Sequence[int]
    ) -> None:
        """Delete the immediate messages about moves that were taken back."""
        async with self.tables.database.reading() as conn:
            rows = await outbox_db.messages_of_kind(conn, live.id, "text")
        for row in rows:
            if row.message_id is None or set(entries).isdisjoint(
                commit_messages.immediate(row).entries
            ):
                continue
            try:
                await channel.get_partial_message(row.message_id).delete()
            except discord.NotFound as error:
                if not deleted(error):
                    raise
            async with self.tables.database.writing() as conn:
                await outbox_db.mark_gone(conn, live.id, row.message_id)

    async def _send_ping(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> discord.Message | None:
        people = await self.cleaner.recipients(live, row)
        if not people:
            return None
        view = await layout.asked_view(self.tables, live, [asked.seat for asked in people])
        self.cleaner.posted(live, view, row.nonce, people)
        await self._copy(live, row, [one.seat for one in people if one.loud])
        return await channel.send(
            **layout.ping(live, view, people, late=ping_messages.late(row.payload)), nonce=row.nonce
        )

    async def _send_window(
        self, channel: discord.PartialMessageable, live: TableSession, row: MessageRow
    ) -> discord.Message | None:
        """Post a window's message, which notifies the players it asks, unless they are away."""
        seats = self.windows.notifies(live, row)
        async with self.tables.database.reading() as conn:
            gone = await absence.until(conn, live.id, now())
        seats = [seat for seat in seats if live.seats[seat].user_id not in gone]
        await self._copy(live, row, seats)
        users = [live.seats[seat].user_id or 0 for seat in seats]
        return await self.windows.send(channel, live, row, users)

    async def _copy(self, live: TableSession, row: MessageRow, seats: Sequence[int]) -> None:
        """Also ask players directly who want a direct message for every question."""
        database = self.tables.database
        people = {live.seats[seat].user_id or 0: seat for seat in seats}
        chosen = await direct_messages.chosen_by(database, people.keys())
        wanted = [seat for user_id, seat in people.items() if chosen[user_id] == "always"]
        if not wanted:
            return
        copies = ping_messages.copies(live, row, wanted)
        async with database.writing() as conn:
            for copy in copies:  # a ping that is sent again after a failure has had its own
                if await outbox_db.message_of(conn, copy.nonce) is None:
                    await outbox_db.add_messages(conn, live.id, [copy], now())

    async def _send_direct(self, live: TableSession, row: MessageRow) -> discord.Message | None:
        """Ask one player directly where the channel may not learn that they are asked.

        A player who takes no direct messages is asked in the channel, together with all the others.
        """
        (one,) = ping_messages.asked(row.payload)
        if live.seats[one.seat].user_id != one.user_id or one.seat not in live.waiting():
            return None  # decided meanwhile
        async with self.tables.database.reading() as conn:
            if one.user_id in await absence.until(conn, live.id, now()):
                return None  # asked when they are back
        told = await self._directly(live, row, one)
        if told is None and not ping_messages.copied(row.payload):
            await self._in_the_open(live, row, one.seat)
        return told

    async def _directly(
        self, live: TableSession, row: MessageRow, one: PingTarget
    ) -> discord.Message | None:
        """Ask a player by direct message, in their language, unless they accept none."""
        if await direct_messages.chosen(self.tables.database, one.user_id) == "never":
            return None
        late, lang = ping_messages.late(row.payload), self.tables.people.languages.get(one.user_id)
        try:
            user = await self.client.fetch_user(one.user_id)
            text = layout.direct_ping(live, one.seat, lang or live.lang, late=late)
            return await user.send(**text, nonce=row.nonce)
        except discord.HTTPException as error:
            if cause_of(error) in (Cause.LATER, Cause.OURS):
                raise
            log.info("person not reached", user=one.user_id, why=why(error))
            return None

    async def _send_note(self, live: TableSession, row: MessageRow) -> discord.Message | None:
        """Send a person a direct message; it can fail, as the channel has the news too."""
        told = row.payload or {}
        seat = told.get("seat")  # those of former versions have none
        if isinstance(seat, int) and live.seats[seat].user_id != int(str(told["user_id"])):
            return None  # the seat belongs to another player now
        if await direct_messages.chosen(self.tables.database, int(str(told["user_id"]))) == "never":
            return None
        try:
            user = await self.client.fetch_user(int(str(told["user_id"])))
            async with self.tables.database.reading() as conn:
                gone = await absence.until(conn, row.table_id, now())
            # Who is away finds it when they are back.
            silent = user.id in gone or bool(told.get("silent"))
            text = limits.clip(str(told["text"]), limits.CONTENT)
            return await user.send(text, nonce=row.nonce, silent=silent)
        except discord.HTTPException as error:
            if cause_of(error) in (Cause.LATER, Cause.OURS):
                raise
            log.info("person not reached", user=told["user_id"], why=why(error))
            return None

    async def _in_the_open(self, live: TableSession, row: MessageRow, seat: int) -> None:
        """Ping all players whom the phase asks, unless that was done since this message."""
        async with self.tables.database.writing() as conn:
            last = await outbox_db.last_posted(conn, live.id, "ping")
            waiting = await outbox_db.pending_messages(conn, FOREVER, live.id)
            done = last is not None and (last.posted_at or row.created_at) > row.created_at
            if done or any(message.kind == "ping" for message in waiting):
                return
            ping = ping_messages.in_the_open(live, seat, row.id)
            await outbox_db.add_messages(conn, live.id, [ping], now())
        self.wake(live.id)
