"""The open database: transactions that read, that write, and that write with others."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import exc, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import damage, models
from db.batch import Batch, Write, ready, run_writes
from db.causes import outage, remedy, said
from db.copies import remove_copies
from db.engine import FENCE, WRITES, Fence, make_engine, taken_over
from db.errors import (
    CannotOpen,
    CorruptDatabase,
    InUse,
    OutcomeUnknown,
    StoreError,
    Superseded,
    Unreachable,
)
from db.files import leave_others, make_folder, make_private, refuse_empty
from db.fleet_models import members
from db.group_commit import GroupCommit
from db.lease import Lease
from db.lock import Lock, take

UNKNOWN = (
    "Check that the file and its folder belong to the user who runs the bot, that the disk is not"
    " full and that no other program holds the file."
)
RETAKEN_WITHIN = 10.0
"""Seconds in which a lost lock is taken again, or else tried again later."""
_EPOCH = select(models.fence.c.epoch)
log = logging.getLogger(__name__)


class Database:
    """An open database: get connections with `reading()` and `writing()`, or use `apply`.

    On SQLite writers take turns: they would only wait for each other in the file's lock, where
    waiting means sleeping and trying again.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        self._writer = engine.execution_options(**{WRITES: True})
        # Several reads of one transaction must see the same moment; SQLite always does that.
        self._reader = (
            engine if self._sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self._turn = asyncio.Lock()
        self._lock: Lock | None = None
        self._retaking = asyncio.Lock()
        self._missed: float | None = None
        """When it was last tried in vain: a caller who waited for that does not try as well."""
        self._fence = Fence()
        self._fenced = self._writer.execution_options(**{FENCE: self._fence})
        self._group = GroupCommit(engine, self._turn, self._fence)
        self.out_of_reach: list[Callable[[Unreachable], None]] = []
        """Called whenever the database could not be reached, read or written."""
        self.committed: list[Callable[[float], None]] = []
        """Called after each commit with the seconds since it was asked for."""
        self.superseded = asyncio.Event()
        """Set when another program has the database, or another file lies where it was."""
        self.loss = taken_over()
        """The error for that case."""
        self._at_turn: asyncio.Task[Any] | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that sees one moment of the database and changes nothing.

        Raises Unreachable if the database is at fault, and Superseded.
        """
        with self._noticing():
            await self._require_held()
            async with self._reader.connect() as conn:
                # Not left to the first statement: queries can go to the driver directly.
                await conn.begin()
                yield conn

    @asynccontextmanager
    async def reading_once(self) -> AsyncGenerator[AsyncConnection]:
        """Open a connection for a single query, which sees one moment also without a transaction.

        For frequent ones: on SQLite the transaction takes three times as long as the query.
        Raises as `reading` does.
        """
        with self._noticing():
            await self._require_held()
            async with self._reader.connect() as conn:
                yield conn

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that is committed when the block ends well, else undone.

        Raises Unreachable if the database is at fault, and Superseded.
        """
        with self._noticing(), self._timing():
            await self._require_held()
            async with self._write() as conn:
                yield conn

    async def apply(self, writes: Sequence[Write], *, guarded: bool = False) -> bool:
        """Execute statements in a separate transaction, as `run_writes` does in a given one.

        Calls of the same moment are committed together on SQLite, yet one that fails is undone
        without the others. Raises Unreachable, Superseded and errors of the statements.
        """
        with self._noticing(), self._timing():
            await self._require_held()
            if not self._sqlite:
                async with self._write() as conn:
                    return await run_writes(conn, writes, guarded=guarded)
            self._require_outside()
            batch = Batch(ready(self.engine.dialect, writes), guarded=guarded)
            return await self._group.apply(batch)

    def _require_outside(self) -> None:
        task = asyncio.current_task()
        if task is not None and task is self._at_turn:
            raise RuntimeError("writing inside writing() would wait for itself")

    @asynccontextmanager
    async def _write(self) -> AsyncGenerator[AsyncConnection]:
        if not self._sqlite:
            async with self._writer.connect() as conn:
                await conn.begin()  # undone unless it is committed
                if isinstance(self._lock, Lease):
                    living = select(members.c.id).where(
                        members.c.id == self._lock.member, ~members.c.dead
                    )
                    if await conn.scalar(living.with_for_update(read=True)) is None:
                        raise taken_over()
                elif self._fence.epoch is not None:
                    # Shared: other writers continue; a program that takes the database waits for
                    # all.
                    found = await conn.scalar(_EPOCH.with_for_update(read=True))
                    self._fence.require(found)
                yield conn
                await self._commit(conn)
            return
        self._require_outside()
        async with self._turn:
            self._at_turn = asyncio.current_task()
            try:
                async with self._fenced.begin() as conn:
                    yield conn
            finally:
                self._at_turn = None

    async def _commit(self, conn: AsyncConnection) -> None:
        try:
            await conn.commit()
        except (exc.SQLAlchemyError, OSError) as error:
            if not outage(error):
                raise
            why = f"The database was lost while it committed ({said(error)})."
            raise self._gone(OutcomeUnknown(why)) from error

    @contextmanager
    def _noticing(self) -> Generator[None]:
        """Notify the listeners of an outage and of the loss of the database."""
        try:
            yield
        except Superseded as error:
            self.loss = error
            self.superseded.set()
            raise
        except Exception as error:
            if isinstance(error, StoreError) or not outage(error):
                raise
            why = f"({said(error)}). {remedy(error) or ''}"
            raise self._gone(Unreachable(f"The database cannot be used just now {why}")) from error

    @contextmanager
    def _timing(self) -> Generator[None]:
        """Report how long writing took, if it ends well."""
        began = time.perf_counter()
        yield
        for listener in self.committed:
            listener(time.perf_counter() - began)

    def _gone(self, gone: Unreachable) -> Unreachable:
        """Notify the listeners of an outage, and return the error for the caller to raise."""
        for listener in self.out_of_reach:
            listener(gone)
        return gone

    async def check(self) -> CorruptDatabase | None:
        """Look through a large SQLite file for damage, as opening it did with a small one."""
        name = self.engine.url.database
        if not self._sqlite or name is None or not damage.is_large(name):
            return None
        found = await damage.whole(name)
        return None if found == "ok" else damage.corrupt(name, found)

    async def remove_copies(self, before: datetime | None = None) -> None:
        """Remove the copies of an SQLite file from before its schema changed, all or old ones.

        Raises OSError where one cannot be removed.
        """
        name = self.engine.url.database
        if self._sqlite and name:
            for copy in await asyncio.to_thread(remove_copies, Path(name), before):
                log.info("removed the old copy of the database %s", copy)

    async def take_alone(self) -> None:
        """Keep other programs out until `close`. Raises InUse if one is there."""
        try:
            self._lock = await take(self.engine)
        except (exc.SQLAlchemyError, OSError) as error:
            raise CannotOpen(f"The database cannot be locked ({said(error)}).") from error

    async def join(self, name: str, version: str, shards: int) -> Lease:
        """Serve the database with other processes; return the lease, which the caller renews.

        Raises CannotOpen.
        """
        try:
            self._lock = await Lease.join(self.engine, name, version, shards)
        except (exc.SQLAlchemyError, OSError) as error:
            raise CannotOpen(f"The database cannot be shared ({said(error)}).") from error
        return self._lock

    async def claim(self) -> None:
        """Count the epoch up: the program that had the database before can no longer write."""
        async with self._writer.begin() as conn:
            found = await conn.scalar(
                update(models.fence)
                .values(epoch=models.fence.c.epoch + 1)
                .returning(models.fence.c.epoch)
            )
            if found is None:
                found = 1
                await conn.execute(insert(models.fence).values(id=1, epoch=found))
        self._fence.epoch = found

    @property
    def held(self) -> bool:
        """Whether this process has the database, or its share of it, as far as it can see."""
        return self._lock is None or self._lock.held()

    async def require(self) -> None:
        """Make sure that the database is there and still this program's.

        Raises Unreachable, Superseded.
        """
        with self._noticing():
            await self._require_held()

    async def verify(self) -> None:
        """Make sure as `require` does, with a query to the server: a broken line is silent."""
        if self._lock is not None:
            await self._lock.ping()
        await self.require()

    async def probe(self) -> None:
        """Make sure as `require` does, by writing: with a full disk reading can still work."""
        async with self.writing() as conn:
            await conn.execute(update(models.fence).values(epoch=models.fence.c.epoch))

    async def _require_held(self) -> None:
        """Check that the lock is held; take a lost one again if no other program has it."""
        if self._lock is None or self._lock.held():
            return
        if isinstance(self._lock, Lease):
            raise self._gone(Unreachable("The lease of this process was not renewed in time."))
        loop = asyncio.get_running_loop()
        asked = loop.time()
        async with self._retaking:
            if self._lock.held():
                return
            if self._missed is not None and self._missed >= asked:
                raise self._gone(Unreachable("The database could not be locked again just now."))
            lost = self._lock
            if not self._sqlite:
                # Other open connections can be on the same broken line, where nothing answers.
                await self.engine.dispose(close=False)
            try:
                async with asyncio.timeout(RETAKEN_WITHIN):
                    self._lock = await self._retake(lost)
            except Superseded:
                raise
            except CannotOpen as error:  # its file cannot be made, or must not be
                self._missed = loop.time()
                why = f"The database cannot be locked again. {error}"
                raise self._gone(Unreachable(why)) from error
            except Exception:
                self._missed = loop.time()
                raise
            await lost.release()
            log.warning("the lock of the database was lost, and taken again")

    async def _retake(self, lost: Lock) -> Lock:
        """Take the lock again. Raise Superseded if the epoch is another program's, and InUse.

        A server can keep the lost one for a while for the session that had it: that session is
        ended.
        """
        while True:
            try:
                taken = await take(self.engine)
            except InUse as error:
                if self._fence.epoch is None:
                    raise taken_over() from error
                async with self.engine.connect() as conn:
                    self._fence.require(await conn.scalar(_EPOCH))
                    ended = await lost.end_ghost(conn)
                if not ended:
                    raise
                await asyncio.sleep(0.1)  # it takes the server a moment
                continue
            try:
                async with self.engine.connect() as conn:
                    self._fence.require(await conn.scalar(_EPOCH))
            except BaseException:
                await taken.release()
                raise
            return taken

    async def close(self) -> None:
        await self._group.finish()
        if self._lock is not None:
            await self._lock.release()
            self._lock = None
        await self.engine.dispose()


async def connect(url: str) -> Database:
    """Open the database and make sure that it can be read and written."""
    engine = make_engine(url)
    async with AsyncExitStack() as unless_usable:
        unless_usable.push_async_callback(engine.dispose)
        if engine.dialect.name == "sqlite":
            await _check_sqlite(engine)
        else:
            await _check_server(engine)
        unless_usable.pop_all()
    return Database(engine)


async def _check_sqlite(engine: AsyncEngine) -> None:
    name = engine.url.database
    if name and name != ":memory:" and not name.startswith("file:"):
        await asyncio.to_thread(make_folder, Path(name))
        await asyncio.to_thread(refuse_empty, Path(name))
        await asyncio.to_thread(leave_others, Path(name))
        await asyncio.to_thread(make_private, Path(name))
    try:
        async with engine.execution_options(**{WRITES: True}).begin() as conn:
            found = await damage.at_once(conn, name)
            # Read-only files and folders show only when something is written.
            version = (await conn.execute(text("PRAGMA user_version"))).scalar_one()
            await conn.execute(text(f"PRAGMA user_version = {int(version)}"))
    except exc.OperationalError as error:
        raise CannotOpen(
            f"The database file {name} cannot be opened for writing ({said(error)})."
            f" {remedy(error) or UNKNOWN}"
        ) from error
    except exc.DatabaseError as error:
        raise damage.corrupt(name, error.orig) from error
    if found != "ok":
        raise damage.corrupt(name, found)


async def _check_server(engine: AsyncEngine) -> None:
    try:
        async with engine.connect() as conn:
            await conn.execute(text("SELECT 1"))
    except (exc.DBAPIError, OSError) as error:
        reason = error.orig if isinstance(error, exc.DBAPIError) else error
        where = engine.url.render_as_string(hide_password=True)
        raise CannotOpen(f"The database {where} cannot be reached ({reason}).") from error
