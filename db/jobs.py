"""Work at a table that one process leaves to another one, which has the table."""

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.fleet_models import jobs
from db.handed import CHANNEL
from db.owned import owned
from db.rows import columns, fetch_all

MOST = 100
"""Jobs that are read at a time."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do for a person at a table; it may be done twice, if a process dies."""

    id: int
    table_id: str
    kind: str
    user_id: int
    body: dict[str, object]
    at: datetime


async def leave_job(
    conn: AsyncConnection,
    table_id: str,
    kind: str,
    user_id: int,
    body: Mapping[str, object],
    at: datetime,
) -> None:
    """Leave a job to the process that has the table, and notify it."""
    row = {"table_id": table_id, "kind": kind, "user_id": user_id, "body": dict(body), "at": at}
    await conn.execute(insert(jobs).values(row))
    await conn.execute(select(func.pg_notify(CHANNEL, "job")))


async def jobs_here(conn: AsyncConnection) -> Sequence[Job]:
    """Return jobs for the tables of this process, oldest first."""
    query = select(*columns(jobs, Job)).where(owned(jobs.c.table_id))
    return await fetch_all(conn, query.order_by(jobs.c.id).limit(MOST), Job)


async def end_job(conn: AsyncConnection, job_id: int) -> None:
    """Remove a job that is done."""
    await conn.execute(delete(jobs).where(jobs.c.id == job_id))
