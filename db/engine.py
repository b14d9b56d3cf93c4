"""Making engines, with the settings of every connection, different for each dialect.

No other module knows the dialects apart.
"""

import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

import aiosqlite
from sqlalchemy import event, text
from sqlalchemy.engine import AdaptedConnection, Connection, ExceptionContext
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry, PoolResetState

from db.address import parse_url
from db.batch import BatchConnection, Opening, Outdated, driver_of, wrapped
from db.errors import CannotOpen, CorruptDatabase, Superseded

OLDEST_SQLITE = (3, 35, 0)  # the first with RETURNING
PRAGMAS = (
    "PRAGMA busy_timeout = 10000",  # someone copying the file can hold it for a while
    "PRAGMA journal_mode = WAL",  # readers never wait for the writer
    "PRAGMA synchronous = FULL",  # a commit outlives a power cut; NORMAL does not promise that
    "PRAGMA fullfsync = ON",  # the same on macOS, where fsync stops at the drive's cache
    "PRAGMA foreign_keys = ON",  # off by default in SQLite
    "PRAGMA journal_size_limit = 67108864",  # releases disk space after an unusual burst
)
TAKEN = (
    "Another bot has taken over the database, so this one ends: two of them would answer everything"
    " twice."
)
WRITES = "slow_orbit_writes"
"""The option of a connection that writes."""
FENCE = "slow_orbit_fence"
"""Its option that holds the fence."""
SCHEMA_KEY = 0x510A_0B19
"""The number of PostgreSQL's advisory lock under which a schema changes."""
_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(:key)")
PATIENCE = 600
"""Seconds after which a caller who waits for a connection gets an error."""


def taken_over() -> Superseded:
    """Return the error for when another program has taken the database."""
    return Superseded(TAKEN)


class Fence:
    """The epoch in which this program took the database, if it did."""

    epoch: int | None = None

    def require(self, found: object) -> None:
        """Raise Superseded unless the epoch is still ours."""
        if self.epoch is not None and found != self.epoch:
            raise taken_over()


def make_engine(url: str) -> AsyncEngine:
    """Return an engine with the settings this program relies on. Opens nothing yet."""
    parsed = parse_url(url)
    # Parameters hold hands and states: errors and logs must not repeat them.
    if parsed.drivername == "postgresql+asyncpg":
        try:
            engine = create_async_engine(
                parsed, hide_parameters=True, pool_pre_ping=True, pool_timeout=PATIENCE
            )
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
        pool_reset_on_return=None,  # see _reset
        # Python's own habit of opening transactions is switched off; see _begin.
        connect_args={"isolation_level": None, "factory": BatchConnection},
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    event.listen(engine.sync_engine, "reset", _reset)
    return engine


def _hide_rows(context: ExceptionContext) -> None:
    """Hide the details of PostgreSQL's errors: they quote whole rows in tracebacks."""
    cause = cast(Any, context.original_exception.__cause__)
    if getattr(cause, "detail", None):
        cause.detail = "(hidden)"


_decoded = partial(str, encoding="utf-8", errors="replace")
"""A cell that is not valid text would keep all the rows of a query from being read."""


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    adapted = cast(AdaptedConnection, connection)
    cast(aiosqlite.Connection, adapted.driver_connection).text_factory = _decoded
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction; a writer takes the lock at once.

    A reader that starts to write can find the lock taken for good.
    """
    options = connection.get_execution_options()
    statement = "BEGIN IMMEDIATE" if options.get(WRITES, False) else "BEGIN"
    adapted = cast(AdaptedConnection, connection.connection.dbapi_connection)
    run = cast(Callable[[Callable[[Any], Any]], object], adapted.run_async)
    begin = opening(statement, cast(Fence | None, options.get(FENCE)))
    try:
        if isinstance(begin, Opening):
            run(lambda driver: driver.executescript(begin))
        else:
            run(lambda driver: driver.execute(begin))
    except Outdated as error:
        raise taken_over() from error
    except sqlite3.Error as error:  # SQLAlchemy does not wrap it, unlike errors of statements
        raise wrapped(statement, error) from error
    except BaseException:
        # Cancelled, yet the driver's thread begins it nonetheless: undone there right after that.
        connection.connection.rollback()
        raise


def opening(statement: str, fence: Fence | None) -> str:
    """Return the statement that begins a transaction.

    With an epoch taken, only the program that holds it can begin one.
    """
    if fence is None or fence.epoch is None:
        return statement
    return Opening(statement, fence.epoch)


def _reset(connection: DBAPIConnection, _entry: ConnectionPoolEntry, state: PoolResetState) -> None:
    """Undo an open transaction when a connection is given back; mostly there is none.

    Without this SQLAlchemy would cross to the driver's thread for that each time.
    """
    adapted = cast(AdaptedConnection, connection)
    driver = cast(aiosqlite.Connection, adapted.driver_connection)
    if not state.terminate_only and driver.in_transaction:
        connection.rollback()


@asynccontextmanager
async def schema_change(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """Open a writing transaction for migrations, in which SQLite can replace whole tables.

    Replacing means dropping the old one, which with foreign keys on would take the rows that refer
    to it along. They are off meanwhile, and checked before the commit.
    """
    async with engine.execution_options(**{WRITES: True}).connect() as conn:
        if conn.dialect.name != "sqlite":
            async with conn.begin():
                # Of several processes that start together, one changes the schema.
                await conn.execute(_ONE_AT_A_TIME, {"key": SCHEMA_KEY})
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
