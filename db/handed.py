"""Interactions that arrived at one process and are for a table of another one, handed over whole.

The other process is notified, and looks every second besides: a notice can be lost.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.fleet_models import handed, shards

CHANNEL = "slow_orbit_handed"
"""The name under which the database notifies members."""
ANSWERABLE = timedelta(minutes=15)
"""How long Discord takes answers to an interaction."""


async def hand_over(
    conn: AsyncConnection, interaction_id: int, shard: int, payload: bytes, at: datetime
) -> None:
    """Keep an interaction for the process that has a shard; once, also if it came twice."""
    row = {"interaction_id": interaction_id, "shard": shard, "payload": payload, "at": at}
    await conn.execute(insert(handed).values(**row).on_conflict_do_nothing())
    await conn.execute(select(func.pg_notify(CHANNEL, str(shard))))


async def take_handed(
    conn: AsyncConnection, member: int, serving: Collection[int], at: datetime
) -> Sequence[bytes]:
    """Take the interactions for the shards that a member serves, oldest first.

    It still has a shard that it is about to give away, but the next one answers there. Interactions
    that are too old are dropped.
    """
    await conn.execute(delete(handed).where(handed.c.at < at - ANSWERABLE))
    mine = select(shards.c.shard).where(shards.c.member_id == member)
    found = await conn.execute(
        delete(handed)
        .where(handed.c.shard.in_(mine), handed.c.shard.in_(serving))
        .returning(handed.c.interaction_id, handed.c.payload)
    )
    return [row.payload for row in sorted(found, key=lambda row: row.interaction_id)]
