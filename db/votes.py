"""Votes of the seated: one open vote per table, kind and target."""

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.owned import owned
from db.rows import Query, columns, execute, fetch_all, fetch_one, param


class VoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """An outcome is set when the vote is closed, `shown_at` when its question shows it.

    `name` is the asker's, `about` the subject of the question, as the caller wants to show it.
    """

    id: int
    table_id: str
    kind: str
    target: str
    opened_by: int
    opened_at: datetime
    outcome: str | None
    closed_at: datetime | None
    name: str = ""
    about: dict[str, object] | None = None
    shown_at: datetime | None = None


class Missed(msgspec.Struct, frozen=True, kw_only=True):
    """An open vote that a player who is back has yet to answer."""

    vote_id: int
    table_id: str
    opened_at: datetime
    about: dict[str, object] | None = None
    seat: int
    user_id: int


class Ballot(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    agrees: bool
    at: datetime


_v, _b, _s = models.votes, models.ballots, models.seats

_OPEN = Query(
    select(*columns(_v, VoteRow))
    .where(_v.c.table_id == param("p_table", _v.c.table_id), _v.c.closed_at.is_(None))
    .order_by(_v.c.id),
    VoteRow,
)
_UNSHOWN = Query(
    select(*columns(_v, VoteRow))
    .where(_v.c.table_id == param("p_table", _v.c.table_id), _v.c.shown_at.is_(None))
    .order_by(_v.c.id),
    VoteRow,
)
_CLOSE = (
    update(_v)
    .where(
        _v.c.table_id == bindparam("p_table"),
        _v.c.closed_at.is_(None),
        _v.c.kind == func.coalesce(param("p_kind", _v.c.kind), _v.c.kind),
        _v.c.target == func.coalesce(param("p_target", _v.c.target), _v.c.target),
    )
    .values(outcome=bindparam("p_outcome"), closed_at=bindparam("p_at"))
)


async def open_vote(
    conn: AsyncConnection,
    table_id: str,
    kind: str,
    target: str,
    opened_by: int,
    at: datetime,
    *,
    name: str = "",
    about: Mapping[str, object] | None = None,
) -> VoteRow:
    """Return the open vote about this; open one now if there is none."""
    found = await find_vote(conn, table_id, kind, target)
    if found is not None:
        return found
    statement = (
        insert(_v)
        .values(
            table_id=table_id,
            kind=kind,
            target=target,
            opened_by=opened_by,
            opened_at=at,
            name=name,
            about=about,
        )
        .returning(*columns(_v, VoteRow))
    )
    (made,) = await fetch_all(conn, statement, VoteRow)
    return made


async def find_vote(conn: AsyncConnection, table_id: str, kind: str, target: str) -> VoteRow | None:
    query = select(*columns(_v, VoteRow)).where(
        _v.c.table_id == table_id,
        _v.c.kind == kind,
        _v.c.target == target,
        _v.c.closed_at.is_(None),
    )
    return await fetch_one(conn, query, VoteRow)


async def open_votes(conn: AsyncConnection, table_id: str) -> list[VoteRow]:
    """Return the votes of a table that are open, oldest first."""
    return await _OPEN.all(conn, p_table=table_id)


async def unshown_votes(conn: AsyncConnection, table_id: str) -> list[VoteRow]:
    """Return votes of a table that are open, or whose question does not show the outcome."""
    return await _UNSHOWN.all(conn, p_table=table_id)


async def unshown_tables(conn: AsyncConnection) -> set[str]:
    """Return tables with a closed vote whose question does not show its outcome yet."""
    query = select(_v.c.table_id).where(_v.c.shown_at.is_(None), _v.c.closed_at.is_not(None))
    return set(await conn.scalars(query.where(owned(_v.c.table_id))))


async def mark_shown(conn: AsyncConnection, vote_id: int, at: datetime) -> None:
    """Note that the question of a closed vote shows its outcome."""
    await conn.execute(
        update(_v).where(_v.c.id == vote_id, _v.c.closed_at.is_not(None)).values(shown_at=at)
    )


async def old_votes(
    conn: AsyncConnection, before: datetime, sooner: datetime, kinds: Sequence[str]
) -> list[VoteRow]:
    """Return open votes from before a time, oldest first.

    Votes of some kinds are returned from before a later time already.
    """
    old = or_(_v.c.opened_at < before, (_v.c.opened_at < sooner) & _v.c.kind.in_(kinds))
    query = select(*columns(_v, VoteRow)).where(_v.c.closed_at.is_(None), old, owned(_v.c.table_id))
    return await fetch_all(conn, query.order_by(_v.c.id), VoteRow)


async def missed_votes(conn: AsyncConnection, at: datetime) -> list[Missed]:
    """Return open votes with a person who is back since they were opened and has not voted."""
    answered = exists().where(_b.c.vote_id == _v.c.id, _b.c.user_id == _s.c.user_id)
    query = (
        select(
            _v.c.id.label("vote_id"),
            _v.c.table_id,
            _v.c.opened_at,
            _v.c.about,
            _s.c.seat,
            _s.c.user_id,
        )
        .join(_s, _s.c.table_id == _v.c.table_id)
        .where(
            _v.c.closed_at.is_(None),
            _s.c.user_id.is_not(None),
            _s.c.away_until > _v.c.opened_at,
            _s.c.away_until <= at,
            ~answered,
            owned(_v.c.table_id),
        )
        .order_by(_v.c.id, _s.c.seat)
    )
    return await fetch_all(conn, query, Missed)


async def get_vote(conn: AsyncConnection, vote_id: int) -> VoteRow | None:
    query = select(*columns(_v, VoteRow)).where(_v.c.id == vote_id)
    return await fetch_one(conn, query, VoteRow)


async def cast_ballot(
    conn: AsyncConnection, vote_id: int, user_id: int, agrees: bool, at: datetime
) -> list[Ballot]:
    """Count this person's ballot instead of an earlier one; return all ballots."""
    await conn.execute(delete(_b).where(_b.c.vote_id == vote_id, _b.c.user_id == user_id))
    await conn.execute(insert(_b).values(vote_id=vote_id, user_id=user_id, agrees=agrees, at=at))
    return await ballots(conn, vote_id)


async def ballots(conn: AsyncConnection, vote_id: int) -> list[Ballot]:
    query = select(*columns(_b, Ballot)).where(_b.c.vote_id == vote_id)
    return await fetch_all(conn, query.order_by(_b.c.at, _b.c.user_id), Ballot)


async def close_vote(conn: AsyncConnection, vote_id: int, outcome: str, at: datetime) -> bool:
    """Close an open vote; return True for the one caller who closed it."""
    count = await execute(
        conn,
        update(_v)
        .where(_v.c.id == vote_id, _v.c.closed_at.is_(None))
        .values(outcome=outcome, closed_at=at),
    )
    return count == 1


async def close_votes(conn: AsyncConnection, table_id: str, outcome: str, at: datetime) -> None:
    """Close all that is open at a table."""
    await run_writes(conn, [closing(table_id, outcome, at)])


def closing(
    table_id: str,
    outcome: str,
    at: datetime,
    *,
    kind: str | None = None,
    targets: Sequence[str] | None = None,
) -> Write:
    """Return the statement that closes a table's open votes, of a kind and targets if given."""
    wanted = [None] if targets is None else targets
    return Write(
        _CLOSE,
        [
            {
                "p_table": table_id,
                "p_kind": kind,
                "p_target": target,
                "p_outcome": outcome,
                "p_at": at,
            }
            for target in wanted
        ],
    )
