"""Several constant statements with their values, executed in one go.

SQLAlchemy's cursors cross to SQLite's thread three times per statement. The writes of a decision
are known beforehand, so it crosses once: as a script to which the values are attached. On other
databases the same statements go through SQLAlchemy as usual.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import lru_cache
from typing import Any, NamedTuple, cast

import aiosqlite
from sqlalchemy import Select, exc
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

Values = tuple[Any, ...]


class Write(NamedTuple):
    """A constant statement, to be executed once per row; all rows have the same keys."""

    statement: UpdateBase
    rows: Sequence[Mapping[str, object]]


class Prepared:
    """A statement as SQLite's driver takes it: text, and its values in order."""

    def __init__(
        self,
        statement: UpdateBase | Select[*tuple[Any, ...]],
        dialect: Dialect,
        keys: frozenset[str] | None,
    ) -> None:
        compiled = statement.compile(
            dialect=dialect, column_keys=None if keys is None else sorted(keys)
        )
        self.sql = compiled.string
        self._slots = [
            (
                key,
                compiled.binds[key].value,
                compiled.binds[key].type.dialect_impl(dialect).bind_processor(dialect),
            )
            for key in compiled.positiontup or ()
        ]

    def row(self, params: Mapping[str, object]) -> Values:
        values = ((params.get(key, fixed), process) for key, fixed, process in self._slots)
        return tuple(process(value) if process else value for value, process in values)


@lru_cache(maxsize=256)
def prepare(statement: UpdateBase, dialect: Dialect, keys: frozenset[str]) -> Prepared:
    return Prepared(statement, dialect, keys)


class GuardFailed(Exception):
    """The first statement of a guarded batch changed nothing: the others were not executed."""


class Batch(str):
    """A script whose statements take values. As text, it is the statements alone."""

    __slots__ = ("guarded", "steps")
    steps: Sequence[tuple[str, Sequence[Values]]]
    guarded: bool

    def __new__(cls, steps: Sequence[tuple[str, Sequence[Values]]], *, guarded: bool) -> "Batch":
        made = super().__new__(cls, ";\n".join(sql for sql, _ in steps))
        made.steps = steps
        made.guarded = guarded
        return made


class Opening(str):
    """The statement that begins a transaction for the holder of an epoch only."""

    __slots__ = ("epoch",)
    epoch: int

    def __new__(cls, sql: str, epoch: int) -> "Opening":
        made = super().__new__(cls, sql)
        made.epoch = epoch
        return made


class Outdated(Exception):
    """Another program has taken the database since; the transaction was not begun."""


class Group(str):
    """Batches that are committed together; one that fails is undone without the others.

    `outcomes` says of each why it was not carried out, None if it was.
    """

    __slots__ = ("batches", "opening", "outcomes")
    batches: Sequence[Batch]
    opening: str
    outcomes: list[Exception | None]

    def __new__(cls, opening: str, batches: Sequence[Batch]) -> "Group":
        made = super().__new__(cls, ";\n".join(batches))
        made.batches = batches
        made.opening = opening
        made.outcomes = []
        return made


class BatchConnection(sqlite3.Connection):
    """A connection that can execute a Batch, an Opening and a Group."""

    def executescript(self, sql_script: str, /) -> sqlite3.Cursor:
        """Execute a script; return its cursor, closed.

        An open cursor resets its statement when it is collected: with the traceback of an error,
        in another thread, while the connection executes that statement again.
        """
        with closing(self.cursor()) as cursor:
            match sql_script:
                case Opening():
                    _open(cursor, sql_script)
                case Batch():
                    _run(cursor, sql_script)
                case Group():
                    self._commit(cursor, sql_script)
                case _:
                    return super().executescript(sql_script)
            return cursor

    def _commit(self, cursor: sqlite3.Cursor, group: Group) -> None:
        _open(cursor, group.opening)
        try:
            group.outcomes = [self._outcome(cursor, batch) for batch in group.batches]
            cursor.execute("COMMIT")
        except BaseException:
            if self.in_transaction:
                cursor.execute("ROLLBACK")
            raise

    def _outcome(self, cursor: sqlite3.Cursor, batch: Batch) -> Exception | None:
        cursor.execute("SAVEPOINT batch")
        found: Exception | None = None
        try:
            _run(cursor, batch)
        except (GuardFailed, sqlite3.Error) as error:
            if not self.in_transaction:  # SQLite has undone all of it: the disk is full, say
                raise
            cursor.execute("ROLLBACK TO batch")
            found = error
        cursor.execute("RELEASE batch")
        return found


def _open(cursor: sqlite3.Cursor, opening: str) -> None:
    cursor.execute(str(opening))
    if not isinstance(opening, Opening):
        return
    if cursor.execute("SELECT epoch FROM fence").fetchone() != (opening.epoch,):
        cursor.execute("ROLLBACK")
        raise Outdated


def _run(cursor: sqlite3.Cursor, batch: Batch) -> None:
    guarded = batch.guarded
    for sql, rows in batch.steps:
        cursor.executemany(sql, rows)
        if guarded and cursor.rowcount == 0:
            raise GuardFailed
        guarded = False


async def run_writes(
    conn: AsyncConnection, writes: Sequence[Write], *, guarded: bool = False
) -> bool:
    """Execute statements in their order, within the connection's transaction.

    Guarded, the first one must change a row, else False is returned and the others are left out.
    """
    if conn.dialect.name == "sqlite":
        return await _run_batch(conn, writes, guarded=guarded)
    for write in writes:
        if guarded:
            guarded = False
            result = await conn.execute(write.statement, dict(write.rows[0]))
            if result.rowcount == 0:
                return False
        elif write.rows:
            await conn.execute(write.statement, [dict(row) for row in write.rows])
    return True


async def _run_batch(conn: AsyncConnection, writes: Sequence[Write], *, guarded: bool) -> bool:
    batch = Batch(ready(conn.dialect, writes), guarded=guarded)
    driver = await driver_of(conn)
    try:
        await driver.executescript(batch)
    except GuardFailed:
        return False
    except sqlite3.Error as error:
        raise wrapped(str(batch), error) from error
    return True


async def driver_of(conn: AsyncConnection) -> aiosqlite.Connection:
    """Return the SQLite driver's connection beneath one of SQLAlchemy."""
    return cast(aiosqlite.Connection, (await conn.get_raw_connection()).driver_connection)


def wrapped(sql: str, error: sqlite3.Error) -> exc.DBAPIError:
    """Return SQLAlchemy's form of an SQLite error, without the values: they can be secret."""
    kind = getattr(exc, type(error).__name__, exc.DatabaseError)
    return cast(exc.DBAPIError, kind(sql, None, error, hide_parameters=True))


def ready(dialect: Dialect, writes: Sequence[Write]) -> list[tuple[str, list[Values]]]:
    """Return the statements as text, each with its rows of values."""
    steps: list[tuple[str, list[Values]]] = []
    for write in writes:
        if write.rows:
            prepared = prepare(write.statement, dialect, frozenset(write.rows[0]))
            steps.append((prepared.sql, [prepared.row(row) for row in write.rows]))
    return steps
