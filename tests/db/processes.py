"""Several processes over one PostgreSQL database, each with a connection to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from sqlalchemy import text, update

from db import Database, members, uptime
from db.columns import EPOCH, metadata
from db.database import connect
from db.fleet_models import leases
from db.lease import Lease
from db.members import Session, Taken
from db.uptime import UptimeRow
from tests.db.samples import NOON

SESSION = Session("abc", 17, "wss://gateway.discord.gg/?resume")
Opened = Callable[[], Awaitable[Database]]


@pytest.fixture
async def opened(migrated_server: str) -> AsyncIterator[Opened]:
    """Yield a function that opens the same database once more, as another process does."""
    made: list[Database] = []

    async def another() -> Database:
        made.append(await connect(migrated_server))
        return made[-1]

    first = await another()
    names = ", ".join(table.name for table in metadata.sorted_tables)
    async with first.writing() as conn:
        await conn.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
    yield another
    for each in made:
        await each.close()


async def joined(opened: Opened, version: str = "1.0.0", count: int = 4) -> tuple[Database, int]:
    """Return a process's database and the id of the member that it is."""
    database = await opened()
    return database, (await database.join("orbit", version, count)).member


async def take(database: Database, member: int) -> list[Taken]:
    async with database.engine.begin() as conn:
        return await members.take(conn, member)


async def taken(database: Database, member: int) -> list[int]:
    return [each.shard for each in await take(database, member)]


async def silence(database: Database, member: int) -> None:
    """Let the lease of a member run out, as the server sees it."""
    async with database.engine.begin() as conn:
        run_out = update(leases).where(leases.c.member_id == member).values(expires_at=EPOCH)
        await conn.execute(run_out)


async def write(database: Database) -> None:
    async with database.writing() as conn:
        await uptime.put_uptime(conn, UptimeRow(seen_at=NOON))


def lease_of(database: Database) -> Lease:
    assert isinstance(database._lock, Lease)
    return database._lock
