"""The mark of a PostgreSQL database into which an SQLite database is being copied.

It is there from before the first row until all rows have been compared; no bot starts meanwhile. It
is a separate table, outside of the schema, which is dropped at the end.
"""

import msgspec
from sqlalchemy import Column, Integer, MetaData, Table, Text, delete, insert, inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateTable, DropTable

from db.errors import CannotOpen
from db.rows import fetch_one

NAME = "slow_orbit_copying"
_mark = Table(
    NAME,
    MetaData(),
    Column("source", Text, nullable=False),
    Column("epoch", Integer),
    Column("schema", Text, nullable=False),
)


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """The file that is copied; its epoch, which is another one when a bot has used it since.

    Without an epoch, or with another schema, the rows copied so far are of no use.
    """

    source: str
    epoch: int | None
    schema: str


async def read_mark(conn: AsyncConnection) -> Mark:
    """Return the mark of a database that has one."""
    found = await fetch_one(conn, select(_mark), Mark)
    return found or Mark(source="", epoch=None, schema="")


async def create_mark(conn: AsyncConnection) -> None:
    """Mark a database; `write_mark` says of what."""
    await conn.execute(CreateTable(_mark))


async def write_mark(conn: AsyncConnection, mark: Mark) -> None:
    """Write into the mark what is copied."""
    await conn.execute(delete(_mark))
    await conn.execute(insert(_mark), msgspec.structs.asdict(mark))


async def drop_mark(conn: AsyncConnection) -> None:
    """Remove the mark: the database is a bot's from now on."""
    await conn.execute(DropTable(_mark))


def is_marked(connection: Connection) -> bool:
    """Return whether a database has the mark."""
    return connection.dialect.name != "sqlite" and inspect(connection).has_table(NAME)


async def refuse_marked(conn: AsyncConnection) -> None:
    """Refuse a database that is half copied, and say how to continue."""
    if not await conn.run_sync(is_marked):
        return
    mark = await read_mark(conn)
    where = conn.engine.url.set(drivername="postgresql").render_as_string(hide_password=True)
    raise CannotOpen(
        f"The file {mark.source} is being copied into the database {where}, and the copy is not"
        f" complete. To continue it, set DATABASE_URL=sqlite:///{mark.source} and start the program"
        " with --copy-to and the address of this database. Or set DATABASE_URL back to the file"
        " and play on with that."
    )
