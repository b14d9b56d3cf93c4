"""Processes that serve one PostgreSQL database together, and which of them has which shard.

A process is a member as long as it renews its lease. Once the lease has run out, another member
marks it dead and takes its shards. Every transaction of a member that writes reads the member's
row, shared: marking it dead waits for transactions under way, and refuses all later ones. The row
of the lease is another one, so that renewing waits for nobody.

Times are the server's: the clocks of machines differ. All but `renew`, `keep_sessions` and
`identify_wait` are done one at a time over all members.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from math import ceil

import msgspec
from sqlalchemy import BigInteger, cast, delete, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.columns import MICROSECOND
from db.errors import CannotOpen
from db.fleet_models import identify_slots, leases, members, shards

LEASE = timedelta(seconds=10)
"""How long a member lives after it has renewed its lease."""
IDENTIFY_EVERY = timedelta(seconds=5)
"""How often Discord lets one bucket of shards begin a session."""
KEY = 0x510A_0B18
"""The number of the advisory lock under which members join, leave, and take shards."""

_now = cast(func.extract("epoch", func.clock_timestamp()) * 1_000_000, BigInteger)
_alive = select(leases.c.member_id).scalar_subquery()
_free = or_(shards.c.member_id.is_(None), shards.c.member_id.not_in(_alive))


class Session(msgspec.Struct, frozen=True):
    """A session with Discord's gateway, as another connection can resume it."""

    id: str
    sequence: int
    url: str


class Taken(msgspec.Struct, frozen=True):
    """A shard that was taken, with the session of the member that had it."""

    shard: int
    session: Session | None


async def one_at_a_time(conn: AsyncConnection) -> None:
    """Wait until no other member joins, leaves or takes shards, until the transaction ends."""
    await conn.execute(select(func.pg_advisory_xact_lock(KEY)))


async def join(conn: AsyncConnection, name: str, version: str, count: int) -> int:
    """Become a member, and return its id; there are `count` shards.

    Raises CannotOpen if other members have another number of shards.
    """
    await one_at_a_time(conn)
    await end_overdue(conn)
    found = await conn.scalar(select(func.count()).select_from(shards)) or 0
    if found != count:
        if await conn.scalar(select(func.count()).select_from(leases)):
            raise CannotOpen(
                f"Other processes of this bot run with SHARDS={found}, not {count}. Use the same"
                " number, or stop all of them first."
            )
        await conn.execute(delete(shards))
        await conn.execute(delete(members).where(members.c.dead))
        await conn.execute(insert(shards), [{"shard": shard} for shard in range(count)])
    member = await conn.scalar(
        insert(members)
        .values(name=name, version=version, joined_at=_now, dead=False)
        .returning(members.c.id)
    )
    assert member is not None
    await conn.execute(
        insert(leases).values(member_id=member, expires_at=_now + LEASE // MICROSECOND)
    )
    return member


async def renew(conn: AsyncConnection, member: int) -> bool:
    """Renew the lease of a member; return False if the member is dead."""
    done = await conn.execute(
        update(leases)
        .where(leases.c.member_id == member)
        .values(expires_at=_now + LEASE // MICROSECOND)
    )
    return done.rowcount == 1


async def is_alive(conn: AsyncConnection, member: int) -> bool:
    """Return whether a member has not been marked dead."""
    query = select(leases.c.member_id).where(leases.c.member_id == member)
    return await conn.scalar(query) is not None


async def count_living(conn: AsyncConnection) -> int:
    """Return the number of members whose leases have not run out."""
    query = select(func.count()).select_from(leases).where(leases.c.expires_at >= _now)
    return await conn.scalar(query) or 0


async def end_overdue(conn: AsyncConnection) -> Sequence[int]:
    """Mark members dead whose leases have run out, and return them.

    This waits for their transactions under way, which the server ends if nothing comes of them
    (`idle_in_transaction_session_timeout`).
    """
    overdue = delete(leases).where(leases.c.expires_at < _now).returning(leases.c.member_id)
    found = list(await conn.scalars(overdue))
    if found:
        await conn.execute(update(members).where(members.c.id.in_(found)).values(dead=True))
    return found


async def leave(conn: AsyncConnection, member: int) -> None:
    """End a member that has released its shards."""
    await one_at_a_time(conn)
    await conn.execute(delete(leases).where(leases.c.member_id == member))
    await conn.execute(update(members).where(members.c.id == member).values(dead=True))


async def take(conn: AsyncConnection, member: int, most: int | None = None) -> list[Taken]:
    """Give a member its share of the shards that no living member has, and return them.

    The share is the same for all, rounded up. A shard never goes back to an older version of this
    program, which could not read what a newer one wrote. `most` bounds the number.
    """
    await one_at_a_time(conn)
    await end_overdue(conn)
    wanted = await share(conn) - len(await owned(conn, member))
    version = await conn.scalar(select(members.c.version).where(members.c.id == member))
    found = await conn.execute(select(shards).where(_free).order_by(shards.c.shard))
    fit = [row for row in found if row.version is None or rank(row.version) <= rank(version or "")]
    taken = fit[: max(wanted if most is None else min(wanted, most), 0)]
    for row in taken:
        await conn.execute(
            update(shards)
            .where(shards.c.shard == row.shard)
            .values(member_id=member, version=version)
        )
    return [Taken(row.shard, _session(row.session, row.sequence, row.url)) for row in taken]


def _session(session: str | None, sequence: int | None, url: str | None) -> Session | None:
    if session is None or sequence is None or url is None:
        return None
    return Session(session, sequence, url)


def rank(version: str) -> tuple[int, ...]:
    """Return what orders versions such as `1.10.2`."""
    return tuple(int(part) for part in version.split(".") if part.isdecimal())


async def share(conn: AsyncConnection) -> int:
    """Return the number of shards that each member should have at most.

    Members of an older version, which may not take every shard, do not count: others would leave
    shards to them that nobody takes.
    """
    count = await conn.scalar(select(func.count()).select_from(shards)) or 0
    held = await conn.scalars(select(shards.c.version).where(shards.c.version.is_not(None)))
    newest = max((rank(version) for version in held if version is not None), default=())
    joined = select(members.c.version).join(leases, leases.c.member_id == members.c.id)
    able = [version for version in await conn.scalars(joined) if rank(version) >= newest]
    return ceil(count / max(len(able), 1))


async def owned(conn: AsyncConnection, member: int) -> list[int]:
    """Return the shards of a member."""
    query = select(shards.c.shard).where(shards.c.member_id == member)
    return list(await conn.scalars(query.order_by(shards.c.shard)))


async def sessions(conn: AsyncConnection, member: int) -> list[Taken]:
    """Return the shards of a member with the sessions that were stored last."""
    mine = select(shards).where(shards.c.member_id == member)
    found = await conn.execute(mine.order_by(shards.c.shard))
    return [Taken(row.shard, _session(row.session, row.sequence, row.url)) for row in found]


async def is_served(conn: AsyncConnection, shard: int) -> bool:
    """Return whether a living member has a shard."""
    query = select(shards.c.shard).where(shards.c.shard == shard, ~_free)
    return await conn.scalar(query) is not None


async def unowned(conn: AsyncConnection) -> int:
    """Return the number of shards that no living member has."""
    return await conn.scalar(select(func.count()).select_from(shards).where(_free)) or 0


async def keep_sessions(
    conn: AsyncConnection, member: int, sessions: Mapping[int, Session]
) -> None:
    """Store the sessions of a member's shards, for the member that takes them after it."""
    for shard, session in sessions.items():
        await conn.execute(
            update(shards)
            .where(shards.c.shard == shard, shards.c.member_id == member)
            .values(session=session.id, sequence=session.sequence, url=session.url)
        )


async def release(
    conn: AsyncConnection, member: int, shard: int, session: Session | None = None
) -> None:
    """Give a shard away, with its session if another member can resume that."""
    values = (None, None, None) if session is None else msgspec.structs.astuple(session)
    await conn.execute(
        update(shards)
        .where(shards.c.shard == shard, shards.c.member_id == member)
        .values(member_id=None, **dict(zip(("session", "sequence", "url"), values, strict=True)))
    )


async def identify_wait(conn: AsyncConnection, bucket: int) -> float:
    """Reserve the next moment at which a shard of a bucket can begin a session.

    Returns the seconds until then. Members share these moments.
    """
    step = IDENTIFY_EVERY // MICROSECOND
    first = upsert(identify_slots).values(bucket=bucket, free_at=_now + step)
    later = func.greatest(identify_slots.c.free_at, _now) + step
    query = first.on_conflict_do_update(
        index_elements=[identify_slots.c.bucket], set_={"free_at": later}
    ).returning((identify_slots.c.free_at - _now).cast(BigInteger))
    left = await conn.scalar(query)
    return max((left or 0) - step, 0) / 1_000_000
