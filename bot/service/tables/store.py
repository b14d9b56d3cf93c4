"""The tables in memory: loading, locking, forgetting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

import db.clocks as clocks_db
import db.drafts as drafts_db
import db.entries as entries_db
import db.jobs as jobs_db
import db.notes as notes_db
import db.outbox as outbox_db
import db.papers as papers_db
import db.tables as tables_db
from bot.service.clocks import clocks
from bot.service.tables import (
    damage,
    drafts,
    loading,
    newcomers,
    open_windows,
    replay,
    undo_rights,
)
from bot.service.tables.caches import ByteCaches
from bot.service.tables.preferences import Marks, People
from bot.service.tables.session import TableSession, nobody_counts
from bot.shared.clock import now
from bot.shared.ownership import ElsewhereError, Ownership
from bot.shared.problems import DamagedProblem, Problem, PrunedProblem
from db import Database, causes
from db.entries import EntryRow
from db.errors import NoSuchTable
from db.outbox import MessageRow
from db.rows import sound
from games import registry
from games.core.errors import SnapshotError
from games.core.game import AnyGame

log = structlog.stdlib.get_logger(__name__)

FOREVER = datetime.max.replace(tzinfo=UTC)
ENDED = ("finished", "cancelled")
TELLING = ("post", "end")
"""Kinds of messages that report events."""
ALL = 2**31 - 1
"""More messages than any table has to send, after any outage."""
KEPT = 256
"""Tables kept in memory; the rest is loaded again when asked for."""


class Tables:
    """Every table that is in use, each with its lock.

    `changed` is called with a table's id after each commit; the announcer and the driver of
    computer players listen there. `served` returns the time of clocks (`bot.process.uptime`); if
    nothing counts it, it is stopped. `ownership` says which tables are this process's. `people` are
    the settings of persons, `marks` the emoji of icons, `shelves` the caches of past turns.
    """

    def __init__(self, database: Database, ownership: Ownership | None = None) -> None:
        self.database = database
        self.changed: list[Callable[[str], None]] = []
        self._live: OrderedDict[str, TableSession] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._channels: dict[int, str] = {}
        self.served: Callable[[], int] = nobody_counts
        self.ownership = ownership or Ownership()
        self.people = People()
        self.marks = Marks(self.people)
        self._unreadable: set[tuple[str, str]] = set()
        self.shelves = ByteCaches()

    @property
    def loaded(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    async def get(self, table_id: str) -> TableSession:
        """Return a table, loading it if need be.

        Raises `Problem` for an unknown one, and ElsewhereError for another process's.
        """
        live = self._live.get(table_id)
        if live is not None:
            self._live.move_to_end(table_id)
            return live
        # It lives as long as a caller holds it or waits for it, also where nothing can be loaded.
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id in self._live:
                return self._live[table_id]
            live = await self._load(table_id)
            self.ownership.require(live.row.guild_id)
            self._live[table_id] = live
        self._evict()
        return live

    async def glance(self, table_id: str) -> TableSession:
        """Return a table to read only: also another process's, which is not kept."""
        try:
            return await self.get(table_id)
        except ElsewhereError:
            return await self._load(table_id)

    async def leave_job(self, table_id: str, kind: str, user_id: int, **body: object) -> None:
        """Leave work for a person at a table to the process that has it; it can be done twice."""
        async with self.database.writing() as conn:
            found = msgspec.to_builtins(body)
            await jobs_db.leave_job(conn, table_id, kind, user_id, found, now())

    def of_shard(self, shard: int) -> list[str]:
        """Return the tables in memory that belong to a shard."""
        shard_of = self.ownership.shard_of
        return [each.id for each in self._live.values() if shard_of(each.row.guild_id) == shard]

    async def give_away(self, shard: int) -> None:
        """Forget the tables of a shard that is no longer this process's, each when it is free."""
        for table_id in self.of_shard(shard):
            live = self._live.get(table_id)
            if live is not None:
                async with live.lock:
                    self.drop(table_id)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[TableSession]:
        """Hold a table for writing; memory changed before it is stored is safe here.

        If something went wrong the table is loaded afresh later. Only a `Problem` leaves it as it
        is: that refuses before anything is changed.
        """
        while True:
            live = await self.get(table_id)
            async with live.lock:
                if self._live.get(table_id) is not live:
                    continue  # it was dropped while we waited for it
                try:
                    yield live
                except Problem:
                    raise
                except BaseException:
                    self.drop(table_id)
                    raise
                return

    def drop(self, table_id: str) -> None:
        """Forget a table in memory."""
        live = self._live.pop(table_id, None)
        if live is not None:
            self._channels.pop(live.row.channel_id, None)

    def _evict(self) -> None:
        for table_id in list(self._live):
            if len(self._live) <= KEPT:
                return
            if not self._live[table_id].lock.locked():
                self.drop(table_id)

    def notify(self, table_id: str) -> None:
        """Notify the listeners that something was committed."""
        for listener in self.changed:
            listener(table_id)

    async def in_channel(self, channel_id: int) -> TableSession | None:
        """Return the running table of a channel, or else the last one that was there."""
        known = self._live.get(self._channels.get(channel_id, ""))
        # At most one table runs in a channel, so a running one that is known is the answer.
        if known is not None and known.row.channel_id == channel_id and known.running:
            return known
        async with self.database.reading() as conn:
            row = await tables_db.last_table(conn, channel_id)
        if row is None:
            return None
        self._channels[channel_id] = row.id
        return await self.get(row.id)

    async def _load(self, table_id: str) -> TableSession:
        row = None
        async with self.database.reading() as conn:
            try:
                row = damage.mended(await tables_db.get_table(conn, table_id))
                seats = await tables_db.seats_of(conn, table_id)
                return await self._read(conn, row, seats)
            except NoSuchTable:
                raise Problem("problem-unknown-table", table=table_id) from None
            except (damage.DamageError, DamagedProblem, PrunedProblem, DBAPIError) as error:
                if isinstance(error, DBAPIError) and not causes.damaged(error):
                    raise
                ended = row is not None and row.status in ENDED
                if not isinstance(error, DamagedProblem):
                    self._note_damage(table_id, causes.said(error))
                key = "problem-damaged-ended" if ended else "problem-damaged"
                raise DamagedProblem(table_id, key) from error

    async def damaged(self, table_id: str) -> damage.DamagedTable:
        """Return the row and seats of a table that cannot be read. Raise `Problem` if unknown."""
        async with self.database.reading() as conn:
            row = await tables_db.find_table(conn, table_id)
            if row is None:
                raise Problem("problem-unknown-table", table=table_id)
            return damage.DamagedTable(row, await tables_db.seats_of(conn, table_id))

    async def _read(
        self, conn: AsyncConnection, row: tables_db.TableRow, seats: list[tables_db.SeatRow]
    ) -> TableSession:
        """Return a table from its rows. Raises `DamageError`, or `Problem` for its position."""
        game = damage.require_sound(row, seats)
        try:
            await replay.adopt(conn, game, row.content_hash)
        except SnapshotError as error:
            raise damage.DamageError(str(error)) from error
        live = TableSession(
            row, seats, game, served=self._served, quiet=self.people.quiet, marks=self.marks
        )
        if row.state_seq:
            live.state, live.boundary = await self._last(conn, live, row.state_seq)
            live.public = await self._public(conn, live)
            await self.read_reach(conn, live)
            if live.row.result is None and live.row.status == "finished":
                result = msgspec.to_builtins(game.result(live.state))
                live.row = msgspec.structs.replace(live.row, result=result)
        await newcomers.load(conn, live)
        live.written = await written(conn, row)
        rows = await outbox_db.messages_of_kind(conn, row.id, *open_windows.KINDS)
        live.windows = open_windows.shown({}, rows)
        loading.load(live, await drafts_db.drafts_of(conn, row.id))
        drafts.complete(live)
        loading.load_instructions(live, await papers_db.papers_of(conn, row.id))
        live.notes = loading.load_notes(await notes_db.notes_of(conn, row.id))
        live.clocks = clocks.load(await clocks_db.clocks_of(conn, row.id))
        return live

    def _served(self) -> int:
        """Return the served time, from the counter set by then."""
        return self.served()

    def _note_damage(self, table_id: str, why: str) -> None:
        """Log once for the host that a table cannot be read; it is looked at again and again."""
        if (table_id, why) not in self._unreadable:
            self._unreadable.add((table_id, why))
            log.error("table cannot be read", table=table_id, why=why)

    async def _public(self, conn: AsyncConnection, live: TableSession) -> tuple[int, object] | None:
        seq = live.row.public_seq
        if not seq:
            return None
        if seq == live.row.state_seq:
            return seq, live.state
        return seq, (await self._last(conn, live, seq))[0]

    async def _last(
        self, conn: AsyncConnection, live: TableSession, seq: int
    ) -> tuple[object, bool]:
        """Return a state that a table cannot do without, played again if it is damaged.

        Raises `Problem` if the log does not lead to it either.
        """
        try:
            return await replay.stored(conn, live.game, live.id, seq)
        except (DamagedProblem, PrunedProblem) as error:
            return await self._mended(conn, live, seq, error)

    async def _mended(
        self, conn: AsyncConnection, live: TableSession, seq: int, error: Problem
    ) -> tuple[object, bool]:
        """Return a state played again from the log. Raise the first error if that fails."""
        try:
            found = await replay.rebuilt(conn, live.game, live.id, seq)
        except replay.NotRebuiltError:
            self._note_state(live.id, seq, error)
            raise error from error.__cause__
        self._note_rebuilt(live.id, seq)
        return found.state, found.boundary

    def _note_rebuilt(self, table_id: str, seq: int) -> None:
        """Log once for the host that a damaged state was played again from the log."""
        why = f"rebuilt {seq}"
        if (table_id, why) not in self._unreadable:
            self._unreadable.add((table_id, why))
            log.warning("damaged state was rebuilt from the log", table=table_id, state=seq)

    async def _state(
        self, conn: AsyncConnection, live: TableSession, seq: int
    ) -> tuple[object, bool]:
        """Return the state after an entry, and whether a turn or phase ended there."""
        try:
            return await replay.stored(conn, live.game, live.id, seq)
        except DamagedProblem as error:
            return await self._mended(conn, live, seq, error)

    def _note_state(self, table_id: str, seq: int, error: Problem) -> None:
        """Log for the host why a state cannot be read; the caller reports a pruned state."""
        if error.__cause__ is not None:
            self._note_damage(table_id, f"state {seq}: {causes.said(error.__cause__)}")

    async def state_at(self, live: TableSession, seq: int) -> object:
        """Return the state after an entry of the log; raises `Problem` if it is not kept."""
        if seq == live.row.state_seq:
            return live.state
        if live.public is not None and live.public[0] == seq:
            return live.public[1]
        async with self.database.reading() as conn:
            return (await self._state(conn, live, seq))[0]

    async def read_reach(self, conn: AsyncConnection, live: TableSession) -> None:
        """Read the seats that can take something back, after loading a table or going back."""
        live.recent = await undo_rights.read(conn, live)
        entry = await entries_db.get_entry(conn, live.id, live.row.state_seq)
        live.last = None
        if entry is None or not sound(entry) or entry.kind != "act" or entry.revealed:
            return
        if not entry.closed or (entry.user_id and await self._asked_alone(conn, live, entry)):
            live.last = entry.seat

    async def _asked_alone(
        self, conn: AsyncConnection, live: TableSession, entry: EntryRow
    ) -> bool:
        """Return whether only one seat was asked where a publication was decided, if known."""
        base = entry.base
        while await entries_db.load_snapshot(conn, live.id, base) is None:
            before = await entries_db.get_entry(conn, live.id, base)
            if before is None or not sound(before) or before.seat != entry.seat:
                return False
            base = before.base
        try:
            state, _ = await self._state(conn, live, base)
        except Problem:
            return False
        return all(wait.seat == entry.seat for wait in live.game.rules.waits(state))

    async def public_state(self, live: TableSession) -> object:
        """Return the state that the public sees: the last ended turn or phase."""
        return await self.state_at(live, live.row.public_seq)


async def written(conn: AsyncConnection, row: tables_db.TableRow) -> int:
    """Return the last entry that a post, sent or still to be sent, reports."""
    waiting = await outbox_db.pending_messages(conn, FOREVER, row.id, limit=ALL)
    # A message that cannot be read is not posted: its entries are reported by the next one.
    posts = [post for post in waiting if sound(post) and _tells(post)]
    return max([row.announced_seq, *(post.last_seq for post in posts)])


def _tells(message: MessageRow) -> bool:
    """Return whether a message reports events: a post, or a plain one about a play aside."""
    return message.kind in TELLING or bool(message.last_seq)


def game_of(key: str) -> AnyGame:
    """Return a game by its key. Raises `Problem` if this program does not have it."""
    try:
        return registry.get(key)
    except registry.UnknownGameError:
        raise Problem("problem-unknown-game", game=key) from None
