"""Opening the database and running transactions. The only place that knows the dialects apart."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

from sqlalchemy import URL, event, exc, make_url, text
from sqlalchemy.engine import AdaptedConnection, Connection, ExceptionContext
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from db.batch import BatchConnection, driver_of, wrapped
from db.causes import remedy, said
from db.errors import CannotOpen, CorruptDatabase, NotOurs
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
VERSIONS = "alembic_version"
"""The table in which migrations note the schema: it is there in every database of ours."""
_WRITES = "slow_orbit_writes"


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
        self._at_turn: asyncio.Task[Any] | None = None

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that sees one moment of the database and changes nothing."""
        async with self._reader.connect() as conn:
            # Not left to the first statement: queries may go to the driver directly.
            await conn.begin()
            yield conn

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that is committed when the block ends well, else undone."""
        if not self._sqlite:
            async with self._writer.begin() as conn:
                yield conn
            return
        task = asyncio.current_task()
        if task is not None and task is self._at_turn:
            raise RuntimeError("writing() inside writing() would wait for itself")
        async with self._turn:
            self._at_turn = task
            try:
                async with self._writer.begin() as conn:
                    yield conn
            finally:
                self._at_turn = None

    async def take_alone(self) -> None:
        """Keep other programs out until `close`. Raises InUse if one is there."""
        self._lock = await take(self.engine)

    async def close(self) -> None:
        if self._lock is not None:
            await self._lock.release()
            self._lock = None
        await self.engine.dispose()


def parse_url(url: str) -> URL:
    """The address with its asynchronous driver filled in; refuses what is not supported."""
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError):  # the latter for a port that is no number
        # The text may hold a password: it is not repeated.
        raise CannotOpen(
            "DATABASE_URL is not a database address. Examples: sqlite:///data/slow-orbit.db,"
            " postgresql://user:password@host/name."
        ) from None
    match parsed.drivername:
        case "sqlite" | "sqlite+aiosqlite":
            return _sqlite_url(parsed)
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            return _server_url(parsed)
        case other:
            raise CannotOpen(
                f"DATABASE_URL asks for {other!r}, but only sqlite and postgresql are supported."
            )


def _sqlite_url(parsed: URL) -> URL:
    if parsed.host:
        raise CannotOpen(
            "DATABASE_URL has two slashes where SQLite needs three: sqlite:///folder/file.db, or"
            " four before a path from the root: sqlite:////var/lib/file.db."
        )
    if parsed.query:
        raise CannotOpen(
            "DATABASE_URL ends with settings (after ?), which SQLite here has none of."
        )
    return parsed.set(drivername="sqlite+aiosqlite")


def _server_url(parsed: URL) -> URL:
    if "@" in (parsed.host or ""):
        raise CannotOpen(
            "DATABASE_URL has more than one @. In a password write @ as %40, : as %3A, / as %2F"
            " and % as %25."
        )
    return parsed.set(drivername="postgresql+asyncpg")


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


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
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
    try:
        run(lambda driver: driver.execute(statement))
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
        await asyncio.to_thread(_make_folder, Path(name))
        await asyncio.to_thread(_leave_others, Path(name))
    try:
        async with engine.execution_options(**{_WRITES: True}).begin() as conn:
            found = (await conn.execute(text("PRAGMA quick_check(1)"))).scalar_one()
            # Read-only files and folders show only when something is written.
            version = (await conn.execute(text("PRAGMA user_version"))).scalar_one()
            await conn.execute(text(f"PRAGMA user_version = {int(version)}"))
    except exc.OperationalError as error:
        raise CannotOpen(
            f"The database file {name} cannot be opened for writing ({said(error)})."
            f" {remedy(error) or UNKNOWN}"
        ) from error
    except exc.DatabaseError as error:
        raise _corrupt(name, error.orig) from error
    if found != "ok":
        raise _corrupt(name, found)


def _corrupt(name: str | None, reason: object) -> CorruptDatabase:
    return CorruptDatabase(
        f"The file {name} is damaged or is not a database ({reason})."
        " Put a backup in its place, or move it away to start afresh."
    )


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        folder = path.is_dir()
    except OSError as error:
        raise CannotOpen(
            f"The folder {path.parent} for the database cannot be made or entered"
            f" ({error.strerror})."
        ) from error
    if folder:
        raise CannotOpen(f"{path} is a folder; DATABASE_URL must name a file in it.")


def _leave_others(path: Path) -> None:
    """Refuse another program's file before the settings of a connection change it."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as conn:
            found = conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    except sqlite3.Error:
        return  # not there yet, or else what is wrong is told by the check that writes
    if found and (VERSIONS,) not in found:
        raise NotOurs


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
