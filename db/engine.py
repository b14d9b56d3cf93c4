"""Opening the database and running transactions. The only place that knows the dialects apart."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import aiosqlite
from sqlalchemy import event, exc, insert, select, text, update
from sqlalchemy.engine import AdaptedConnection, Connection, ExceptionContext
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from db import damage, models
from db.address import parse_url
from db.batch import BatchConnection, Opening, Outdated, driver_of, wrapped
from db.causes import outage, remedy, said
from db.errors import (
    CannotOpen,
    CorruptDatabase,
    InUse,
    StoreError,
    Superseded,
    Unreachable,
)
from db.files import leave_others, make_folder, make_private
from db.lock import Lock, take

OLDEST_SQLITE = (3, 35, 0)  # the first with RETURNING
PRAGMAS = (
    "PRAGMA busy_timeout = 10000",  # someone copying the file may hold it for a while
    "PRAGMA journal_mode = WAL",  # readers never wait for the writer
    "PRAGMA synchronous = FULL",  # a commit outlives a power cut; NORMAL does not promise that
    "PRAGMA fullfsync = ON",  # the same on macOS, where fsync stops at the drive's cache
    "PRAGMA foreign_keys = ON",  # off by default in SQLite
    "PRAGMA journal_size_limit = 67108864",  # gives the disk back after an unusual burst
)
UNKNOWN = (
    "Check that the file and its folder belong to the user who runs the bot, that the disk is not"
    " full and that no other program holds the file."
)
TAKEN = (
    "Another bot has taken over the database, so this one ends: two of them would answer everything"
    " twice."
)
_WRITES = "slow_orbit_writes"
RETAKEN_WITHIN = 10.0
"""Seconds in which a lost lock is taken again, or else tried again later."""
PATIENCE = 600
"""Seconds after which somebody who waits for a connection is told that there is none."""
_FENCE = "slow_orbit_fence"
_EPOCH = select(models.fence.c.epoch)
log = logging.getLogger(__name__)


class Fence:
    """The epoch in which this program took the database, if it did."""

    epoch: int | None = None

    def require(self, found: object) -> None:
        """Raise Superseded unless the epoch is still ours."""
        if self.epoch is not None and found != self.epoch:
            raise Superseded(TAKEN)


class Database:
    """An open database: give out connections with `reading()` and `writing()`.

    On SQLite writers take turns: they would only wait for each other in the file's lock, where
    waiting means sleeping and trying again.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        self._writer = engine.execution_options(**{_WRITES: True})
        # Several reads of one transaction must see the same moment; SQLite does that by itself.
        self._reader = (
            engine if self._sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        )
        self._turn = asyncio.Lock()
        self._lock: Lock | None = None
        self._retaking = asyncio.Lock()
        self._missed: float | None = None
        """When it was last tried in vain: who waited for that does not try by themselves too."""
        self._fence = Fence()
        self._fenced = self._writer.execution_options(**{_FENCE: self._fence})
        self.out_of_reach: list[Callable[[Unreachable], None]] = []
        """Called whenever the database could not be reached, read or written."""
        self.superseded = asyncio.Event()
        """Set when another program has the database, or another file is in its place."""
        self.loss = Superseded(TAKEN)
        """What is to be told then."""
        self._at_turn: asyncio.Task[Any] | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that sees one moment of the database and changes nothing.

        Raises Unreachable where the database is at fault, and Superseded.
        """
        with self._noticing():
            await self._require_held()
            async with self._reader.connect() as conn:
                # Not left to the first statement: queries may go to the driver directly.
                await conn.begin()
                yield conn

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that is committed when the block ends well, else undone.

        Raises Unreachable where the database is at fault, and Superseded.
        """
        with self._noticing():
            await self._require_held()
            async with self._write() as conn:
                yield conn

    @asynccontextmanager
    async def _write(self) -> AsyncGenerator[AsyncConnection]:
        if not self._sqlite:
            async with self._writer.begin() as conn:
                if self._fence.epoch is not None:
                    # Shared: others who write go on beside; who takes the database waits for all.
                    found = await conn.scalar(_EPOCH.with_for_update(read=True))
                    self._fence.require(found)
                yield conn
            return
        task = asyncio.current_task()
        if task is not None and task is self._at_turn:
            raise RuntimeError("writing() inside writing() would wait for itself")
        async with self._turn:
            self._at_turn = task
            try:
                async with self._fenced.begin() as conn:
                    yield conn
            finally:
                self._at_turn = None

    @contextmanager
    def _noticing(self) -> Generator[None]:
        """Tell the listeners of an outage and of the loss of the database."""
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
            raise self._gone(f"The database cannot be used just now {why}") from error

    def _gone(self, why: str) -> Unreachable:
        """Tell the listeners of an outage, which is to be raised then."""
        gone = Unreachable(why)
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

    async def take_alone(self) -> None:
        """Keep other programs out until `close`. Raises InUse if one is there."""
        try:
            self._lock = await take(self.engine)
        except (exc.SQLAlchemyError, OSError) as error:
            raise CannotOpen(f"The database cannot be locked ({said(error)}).") from error

    async def claim(self) -> None:
        """Count the epoch up: whoever had the database before can write no more."""
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

    async def require(self) -> None:
        """Make sure that the database is there and still this program's.

        Raises Unreachable, Superseded.
        """
        with self._noticing():
            await self._require_held()

    async def verify(self) -> None:
        """The same, with a question to the server: a broken line is silent."""
        if self._lock is not None:
            await self._lock.ping()
        await self.require()

    async def probe(self) -> None:
        """The same, by writing: reading may be possible where the disk is full."""
        async with self.writing() as conn:
            await conn.execute(update(models.fence).values(epoch=models.fence.c.epoch))

    async def _require_held(self) -> None:
        """See that the lock is held; one that was lost is taken again if nobody else has it."""
        if self._lock is None or self._lock.held():
            return
        loop = asyncio.get_running_loop()
        asked = loop.time()
        async with self._retaking:
            if self._lock.held():
                return
            if self._missed is not None and self._missed >= asked:
                raise self._gone("The database could not be locked again just now.")
            lost = self._lock
            if not self._sqlite:
                # Others that were open may lie on the same broken line, where nothing answers.
                await self.engine.dispose(close=False)
            try:
                async with asyncio.timeout(RETAKEN_WITHIN):
                    self._lock = await self._retake(lost)
            except Superseded:
                raise
            except CannotOpen as error:  # its file cannot be made, or must not be
                self._missed = loop.time()
                raise self._gone(f"The database cannot be locked again. {error}") from error
            except Exception:
                self._missed = loop.time()
                raise
            await lost.release()
            log.warning("the lock of the database was lost, and taken again")

    async def _retake(self, lost: Lock) -> Lock:
        """Take the lock again. Raises Superseded where the epoch is another's, and InUse.

        A server may keep the lost one for a while for the session that had it: that is ended.
        """
        while True:
            try:
                taken = await take(self.engine)
            except InUse as error:
                if self._fence.epoch is None:
                    raise Superseded(TAKEN) from error
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
        if self._lock is not None:
            await self._lock.release()
            self._lock = None
        await self.engine.dispose()


def make_engine(url: str) -> AsyncEngine:
    """An engine with the settings this program relies on. Opens nothing yet."""
    parsed = parse_url(url)
    # Parameters hold hands and states: errors and logs must not repeat them.
    if parsed.drivername == "postgresql+asyncpg":
        try:
            engine = create_async_engine(parsed, hide_parameters=True, pool_pre_ping=True)
        except ImportError:
            raise CannotOpen(
                "PostgreSQL needs the package asyncpg, which is not installed here."
            ) from None
        event.listen(engine.sync_engine, "handle_error", _hide_rows)
        return engine
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise CannotOpen(f"SQLite {sqlite3.sqlite_version} is too old: 3.35 or newer is needed.")
    memory = parsed.database in {None, "", ":memory:"}
    engine = create_async_engine(
        parsed,
        hide_parameters=True,
        poolclass=AsyncAdaptedQueuePool,
        # A database in memory lives and dies with its one connection.
        pool_size=1 if memory else 5,
        max_overflow=0,
        # Connections are given out in turn. A long queue means much to do, not that one is lost.
        pool_timeout=PATIENCE,
        # Python's own habit of opening transactions is switched off; see _begin.
        connect_args={"isolation_level": None, "factory": BatchConnection},
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _hide_rows(context: ExceptionContext) -> None:
    """PostgreSQL's details quote whole rows; tracebacks of the cause would show them."""
    cause = cast(Any, context.original_exception.__cause__)
    if getattr(cause, "detail", None):
        cause.detail = "(hidden)"


_decoded = partial(str, encoding="utf-8", errors="replace")
"""Text that is none, in one cell, would keep all the rows of a question from being read."""


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    adapted = cast(AdaptedConnection, connection)
    cast(aiosqlite.Connection, adapted.driver_connection).text_factory = _decoded
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers take the lock at once: a reader that starts to write may find it taken for good."""
    writes = connection.get_execution_options().get(_WRITES, False)
    statement = "BEGIN IMMEDIATE" if writes else "BEGIN"
    adapted = cast(AdaptedConnection, connection.connection.dbapi_connection)
    run = cast(Callable[[Callable[[Any], Any]], object], adapted.run_async)
    fence = cast(Fence | None, connection.get_execution_options().get(_FENCE))
    try:
        if fence is None or fence.epoch is None:
            run(lambda driver: driver.execute(statement))
        else:
            opening = Opening(statement, fence.epoch)
            run(lambda driver: driver.executescript(opening))
    except Outdated as error:
        raise Superseded(TAKEN) from error
    except sqlite3.Error as error:  # SQLAlchemy leaves it as it is, unlike those of statements
        raise wrapped(statement, error) from error


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
        await asyncio.to_thread(leave_others, Path(name))
        await asyncio.to_thread(make_private, Path(name))
    try:
        async with engine.execution_options(**{_WRITES: True}).begin() as conn:
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


@asynccontextmanager
async def schema_change(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """A writing transaction for migrations, in which SQLite may replace whole tables.

    Replacing means dropping the old one, which with foreign keys on would take the rows that
    refer to it along. They are off meanwhile, and checked before the commit.
    """
    async with engine.execution_options(**{_WRITES: True}).connect() as conn:
        if conn.dialect.name != "sqlite":
            async with conn.begin():
                yield conn
            return
        driver = await driver_of(conn)
        await driver.execute("PRAGMA foreign_keys = OFF")  # of no effect once a transaction runs
        try:
            async with conn.begin():
                yield conn
                broken = (await conn.execute(text("PRAGMA foreign_key_check"))).all()
                if broken:
                    raise CorruptDatabase(
                        f"The upgrade would leave {len(broken)} rows without what they refer to;"
                        " nothing was changed."
                    )
        finally:
            await driver.execute("PRAGMA foreign_keys = ON")
