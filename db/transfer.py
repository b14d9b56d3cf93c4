"""Copying the database from an SQLite file to an empty PostgreSQL database.

The rows are checked, copied in the order of their keys, and compared. A stopped copy is continued
behind the last key of each table; the target is marked (`db.transfer_mark`) until the end.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
from sqlalchemy import exc, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.address import parse_url, refuse_missing
from db.causes import remedy, said
from db.damage import corrupt
from db.database import Database, connect
from db.engine import schema_change
from db.errors import CannotOpen
from db.files import VERSIONS
from db.migrate import apply_missing, newest_schema, upgrade
from db.transfer_mark import Mark, create_mark, drop_mark, is_marked, read_mark, write_mark
from db.transfer_rows import Layout, Row, Source

T = TypeVar("T")
OPTION = "--copy-to"
SHOWN = 10
"""The most unfit rows that are listed."""
NO_RIGHTS = "42501"
"""PostgreSQL's code of that error."""
BYTES = ' COLLATE "C"'
"""The order of texts by their bytes, in databases of any language."""
_SEQUENCES = text(
    "SELECT table_name, column_name,"
    " pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence"
    " FROM information_schema.columns WHERE table_schema = current_schema()"
    " AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL"
)


class Progress(NamedTuple):
    """How far a part of the work is: `checking`, `copying` or `comparing`, in rows."""

    part: str
    done: int
    total: int


class Copied(NamedTuple):
    """What was copied."""

    rows: int
    games: int
    source: Path
    target: str


class DifferentError(CannotOpen):
    """A row is not the same in both databases."""


Report = Callable[[Progress], None]


async def copy(source_url: str, target_url: str, report: Report) -> Copied:
    """Copy the database, or continue to. Raise CannotOpen with what to mend.

    The source must not be in use; it is brought to the newest schema first. The target must be
    empty, or marked as being copied to from the same file; any other one is left as it is.
    """
    path = _checked(source_url, target_url)
    async with AsyncExitStack() as stack:
        source = await connect(source_url)
        stack.push_async_callback(source.close)
        await source.take_alone()
        await upgrade(source.engine)
        target = await connect(target_url)
        stack.push_async_callback(target.close)
        with _for_the_host(target):
            await target.take_alone()
            with _reading(path):
                rows = stack.enter_context(closing(Source(path)))
                return await _Transfer(source, target, path, rows, report).run()


def _checked(source_url: str, target_url: str) -> Path:
    """Return the file to copy. Refuse addresses of databases that cannot be copied so."""
    source, target = parse_url(source_url), parse_url(target_url, OPTION)
    if target.drivername.startswith("sqlite"):
        raise CannotOpen(
            f"{OPTION} needs the address of a PostgreSQL database:"
            " postgresql://user:password@host/name. To copy an SQLite file, use its own backup"
            " command (docs/hosting.md)."
        )
    if not source.drivername.startswith("sqlite"):
        which = "this database" if source == target else "a PostgreSQL database"
        raise CannotOpen(
            f"DATABASE_URL is set to {which} already, and only an SQLite file can be copied. Set"
            " DATABASE_URL=sqlite:/// and the path of the file."
        )
    refuse_missing(source_url)
    return Path(source.database or "").resolve()


@contextmanager
def _for_the_host(target: Database) -> Generator[None]:
    """Turn errors of the server into sentences."""
    driver: Any = cast(Any, target.engine.dialect).dbapi.asyncpg
    try:
        yield
    except (driver.PostgresError, driver.InterfaceError, exc.DBAPIError, OSError) as error:
        found = error.orig if isinstance(error, exc.DBAPIError) else error
        if getattr(found, "sqlstate", None) == NO_RIGHTS:
            help_ = "Its role needs the right to create tables: make it the database's owner."
        else:
            help_ = remedy(error) or "See whether its server runs, and what its log says."
        raise CannotOpen(
            f"The copy has stopped: the PostgreSQL database cannot be used ({said(error)})."
            f" {help_} What is copied is kept: the same command continues."
        ) from error


@contextmanager
def _reading(path: Path) -> Generator[None]:
    """Turn errors of the file into sentences."""
    try:
        yield
    except sqlite3.Error as error:
        raise corrupt(str(path), said(error)) from error


class _Transfer:
    """One run of a copy."""

    def __init__(
        self, source: Database, target: Database, path: Path, rows: Source, report: Report
    ) -> None:
        self.source, self.target, self.path = source, target, path
        self.rows, self.report = rows, report
        self.layouts = [Layout(table) for table in models.metadata.sorted_tables]
        self.counts = dict[str, int]()
        self._epoch: int | None = None
        """The epoch of the source, which is another one once a bot has used it."""
        self._part, self._done = "", 0

    async def run(self) -> Copied:
        """Check, copy and compare."""
        async with self.target.engine.connect() as conn:
            mark = await self._mark_of(conn)
        await self._check()
        await self._prepare(mark)
        async with self.target.engine.connect() as conn:
            # The driver itself: SQLAlchemy has no COPY, and keeps all rows of a result in memory.
            driver: Any = (await conn.get_raw_connection()).driver_connection
            await self._write(driver)
            await self._compare(driver)
        await self._finish()
        where = self.target.engine.url.set(drivername="postgresql")
        return Copied(
            sum(self.counts.values()),
            self.counts[models.tables.name],
            self.path,
            where.render_as_string(hide_password=True),
        )

    async def _mark_of(self, conn: AsyncConnection) -> Mark | None:
        """Return the mark of the target, None if it is empty. Refuse any other target."""
        encoding = await conn.scalar(text("SHOW server_encoding"))
        if encoding != "UTF8":
            raise CannotOpen(
                f"The PostgreSQL database has the encoding {encoding}, and must have UTF8: CREATE"
                " DATABASE ... ENCODING 'UTF8' TEMPLATE template0. Nothing was changed."
            )
        names = await conn.run_sync(_table_names)
        if not names:
            return None
        if await conn.run_sync(is_marked):
            mark = await read_mark(conn)
            if mark.source in ("", str(self.path)):
                return mark
            raise CannotOpen(
                f"The PostgreSQL database holds part of a copy of another file, {mark.source}."
                " Continue with that file, or give an empty database. Nothing was changed."
            )
        holds = "a database of this program" if VERSIONS in names else "another program's tables"
        raise CannotOpen(
            f"The PostgreSQL database is not empty: it holds {holds}. Give an empty one. Nothing"
            " was changed."
        )

    async def _check(self) -> None:
        """Make sure that PostgreSQL can store all rows, before anything is changed."""
        self.counts = {
            layout.name: await _in_thread(partial(self.rows.count, layout))
            for layout in self.layouts
        }
        faults = await _in_thread(self.rows.lost_references)
        self._begin("checking")
        for layout in self.layouts:
            with closing(self.rows.batches(layout, faults=faults)) as batches:
                while batch := await _next(batches):
                    self._advance(len(batch))
        if faults:
            more = [f"... and {len(faults) - SHOWN} more"] if len(faults) > SHOWN else []
            head = f"These rows of {self.path} cannot be stored in PostgreSQL:"
            tail = "Correct or delete them in the file (docs/hosting.md). Nothing was changed."
            raise CannotOpen("\n".join([head, *faults[:SHOWN], *more, tail]))

    async def _prepare(self, mark: Mark | None) -> None:
        """Give the target its schema and mark; drop rows that are of no use any longer."""
        self._epoch = await self._present_epoch()
        right = Mark(source=str(self.path), epoch=self._epoch, schema=newest_schema())
        if mark == right and self._epoch is not None:
            return
        # A program that has lost the file without knowing can no longer write.
        await self.source.claim()
        self._epoch = await self._present_epoch()
        async with schema_change(self.target.engine) as conn:
            await conn.run_sync(apply_missing)
            if mark is None:
                await create_mark(conn)
            else:
                names = ", ".join(f'"{layout.name}"' for layout in self.layouts)
                await conn.execute(text(f"TRUNCATE {names}"))
            await write_mark(conn, msgspec.structs.replace(right, epoch=self._epoch))

    async def _present_epoch(self) -> int | None:
        async with self.source.reading() as conn:
            return cast(int | None, await conn.scalar(select(models.fence.c.epoch)))

    async def _write(self, driver: Any) -> None:
        """Copy the rows that the target does not have."""
        self._begin("copying")
        for layout in self.layouts:
            there = await driver.fetchval(f'SELECT count(*) FROM "{layout.name}"')
            self._advance(there)
            last = await _last_key(driver, layout)
            with closing(self.rows.batches(layout, last)) as batches:
                while batch := await _next(batches):
                    await self.source.require()
                    await driver.copy_records_to_table(
                        layout.name,
                        records=[layout.stored(row) for row in batch],
                        columns=layout.written,
                    )
                    self._advance(len(batch))

    async def _compare(self, driver: Any) -> None:
        """Compare all rows of both sides. Raise DifferentError at the first difference."""
        self._begin("comparing")
        for layout in self.layouts:
            names = ", ".join(f'"{name}"' for name in layout.names)
            query = f'SELECT {names} FROM "{layout.name}" ORDER BY {layout.order(collate=BYTES)}'
            async with _cursor(driver, query) as cursor:
                with closing(self.rows.batches(layout)) as batches:
                    while batch := await _next(batches):
                        there = [tuple(row) for row in await cursor.fetch(len(batch))]
                        if there != batch:
                            await self._different(_difference(layout, batch, there))
                        self._advance(len(batch))
                if more := await cursor.fetch(1):
                    await self._different(_difference(layout, [], [tuple(more[0])]))

    async def _different(self, why: str) -> None:
        """Let the next run begin again, as this copy is of no use."""
        async with self.target.engine.begin() as conn:
            await write_mark(conn, msgspec.structs.replace(await read_mark(conn), epoch=None))
        raise DifferentError(
            f"The copy is not the same as the file: {why}. The file was not changed, and no bot"
            " starts on the copy. The same command copies everything again."
        )

    async def _finish(self) -> None:
        """Let new rows have new numbers, and the target be used."""
        if await self._present_epoch() != self._epoch:
            await self._different("a bot has used the file meanwhile")
        async with self.target.engine.begin() as conn:
            for name, column, sequence in (await conn.execute(_SEQUENCES)).all():
                await conn.execute(
                    text(
                        f'SELECT setval(:sequence, max("{column}")) FROM "{name}"'
                        f' HAVING max("{column}") IS NOT NULL'
                    ),
                    {"sequence": sequence},
                )
            await conn.execute(text("ANALYZE"))
            await drop_mark(conn)

    def _begin(self, part: str) -> None:
        self._part, self._done = part, 0
        self._advance(0)

    def _advance(self, rows: int) -> None:
        self._done += rows
        self.report(Progress(self._part, self._done, sum(self.counts.values())))


async def _next(batches: Iterator[list[Row]]) -> list[Row]:
    """Return the next batch of rows from the file; an empty one at the end."""
    return await _in_thread(partial[list[Row]](next, batches, []))


async def _in_thread(call: Callable[[], T]) -> T:
    """Call in a thread; when cancelled, wait until it has come back from the file."""
    running = asyncio.get_running_loop().run_in_executor(None, call)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise


def _table_names(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


async def _last_key(driver: Any, layout: Layout) -> Row | None:
    """Return the last key of a table in the target, None if it has no rows."""
    keys = ", ".join(f'"{name}"' for name in layout.keys)
    order = layout.order(collate=BYTES, last_first=True)
    found = await driver.fetchrow(f'SELECT {keys} FROM "{layout.name}" ORDER BY {order} LIMIT 1')
    return None if found is None else tuple(found)


@asynccontextmanager
async def _cursor(driver: Any, query: str) -> AsyncGenerator[Any]:
    """Open a cursor: the rows of a query stay on the server until they are fetched."""
    async with driver.transaction(readonly=True):
        yield await driver.cursor(query)


def _difference(layout: Layout, here: list[Row], there: list[Row]) -> str:
    """Return the first difference between rows of the file and of the target, for the host."""
    for one, other in zip_longest(here, there):
        if one == other:
            continue
        if one is None or (other is not None and layout.key(other) < layout.key(one)):
            return f"{layout.describe(layout.key(other))} is only in PostgreSQL"
        if other is None or layout.key(other) != layout.key(one):
            return f"{layout.describe(layout.key(one))} is missing in PostgreSQL"
        names = zip(layout.names, one, other, strict=True)
        column = next(name for name, cell, copied in names if cell != copied)
        return f"{layout.describe(layout.key(one))} has another {column} in PostgreSQL"
    raise RuntimeError("there is no difference")
