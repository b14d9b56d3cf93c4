"""Pings that were posted: whom they ask, and which of them nobody needs any longer.

They are written with their messages (`db.outbox`).
"""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.owned import owned
from db.rows import Query, constant, param


class PingRow(msgspec.Struct, frozen=True, kw_only=True):
    """One person in a posted ping message; `channel_id` is where it is, `kind` the message's."""

    nonce: str
    table_id: str
    kind: str
    seat: int
    user_id: int
    decision: int
    channel_id: int
    message_id: int


_o, _p, _s, _t = models.outbox, models.pings, models.seats, models.tables
_is_posted = _o.c.state == constant("posted")
_CLEANED = (
    update(_p)
    .where(
        _p.c.nonce == bindparam("p_nonce"),
        _p.c.cleaned_at.is_(None),
        _p.c.seat == func.coalesce(param("p_seat", _p.c.seat), _p.c.seat),
    )
    .values(cleaned_at=bindparam("p_at"))
)

_at_table = _p.c.table_id == param("p_table", _p.c.table_id)
_live = (
    select(
        *(_p.c[name] for name in ("nonce", "table_id", "seat", "user_id", "decision")),
        _o.c.kind,
        _o.c.channel_id,
        _o.c.message_id,
    )
    .join(_o, _o.c.nonce == _p.c.nonce)
    .where(_p.c.cleaned_at.is_(None), _is_posted, _o.c.message_id.is_not(None))
    .order_by(_o.c.id, _p.c.seat)
)
_fellow, _newer, _newer_message = _p.alias("fellow"), _p.alias("newer"), _o.alias("newer_message")
_told_again = (
    select(_newer.c.nonce)
    .join(_newer_message, _newer_message.c.nonce == _newer.c.nonce)
    .where(
        _newer.c.table_id == _fellow.c.table_id,
        _newer.c.seat == _fellow.c.seat,
        _newer.c.cleaned_at.is_(None),
        _newer_message.c.kind == _o.c.kind,
        _newer_message.c.id > _o.c.id,
        _newer_message.c.state == constant("posted"),
        _newer_message.c.message_id.is_not(None),
    )
    .correlate(_fellow, _o)
    .exists()
)
# One message can ask several seats: it is needed as long as one of them is awaited, at any
# decision, and has no newer one.
_still_asks = (
    select(_fellow.c.nonce)
    .join(_s, (_s.c.table_id == _fellow.c.table_id) & (_s.c.seat == _fellow.c.seat))
    .where(
        _fellow.c.nonce == _p.c.nonce,
        _fellow.c.cleaned_at.is_(None),
        _s.c.waiting_since.is_not(None),
        _s.c.user_id == _fellow.c.user_id,
        ~_told_again,
    )
    .correlate(_p, _o)
    .exists()
)
_stale = _live.join(_t, _t.c.id == _p.c.table_id).where(
    or_(_t.c.status != constant("playing"), ~_still_asks)
)
_PARTLY_ANSWERED = (
    select(_p.c.table_id)
    .join(_o, _o.c.nonce == _p.c.nonce)
    .join(_s, (_s.c.table_id == _p.c.table_id) & (_s.c.seat == _p.c.seat))
    .where(
        _p.c.cleaned_at.is_(None),
        _is_posted,
        _o.c.message_id.is_not(None),
        _s.c.waiting_since.is_(None),
        _still_asks,
        owned(_p.c.table_id),
    )
    .distinct()
)
_LIVE_AT = Query(_live.where(_at_table), PingRow)
_ALL_STALE = Query(_stale.where(owned(_p.c.table_id)), PingRow)
_STALE_AT = Query(_stale.where(_at_table), PingRow)


async def live_pings(conn: AsyncConnection, table_id: str) -> list[PingRow]:
    """Return the posted pings of a table that have not been cleaned up, oldest first."""
    return await _LIVE_AT.all(conn, p_table=table_id)


async def stale_pings(conn: AsyncConnection, table_id: str | None = None) -> list[PingRow]:
    """Return the posted pings of messages that nobody needs: no asked seat is awaited there."""
    if table_id is None:
        return await _ALL_STALE.all(conn)
    return await _STALE_AT.all(conn, p_table=table_id)


async def partly_answered(conn: AsyncConnection) -> list[str]:
    """Return all tables with a posted ping to several seats of which one is no longer awaited."""
    return list(await conn.scalars(_PARTLY_ANSWERED))


async def mark_cleaned(
    conn: AsyncConnection, nonce: str, at: datetime, seats: Sequence[int] | None = None
) -> None:
    """Note that the ping message was edited or deleted for these seats (all if None)."""
    await run_writes(conn, [cleaned(nonce, at, seats)])


def cleaned(nonce: str, at: datetime, seats: Sequence[int] | None = None) -> Write:
    """Return the statement that notes a ping as cleaned up."""
    rows = [
        {"p_nonce": nonce, "p_at": at, "p_seat": seat}
        for seat in ([None] if seats is None else seats)
    ]
    return Write(_CLEANED, rows)


async def pinged_seats(conn: AsyncConnection, table_id: str) -> set[int]:
    """Return the seats pinged for their present decision, or soon pinged by a pending message."""
    query = (
        select(_p.c.seat)
        .join(_o, _o.c.nonce == _p.c.nonce)
        .join(_s, (_s.c.table_id == _p.c.table_id) & (_s.c.seat == _p.c.seat))
        .where(
            _p.c.table_id == table_id,
            _p.c.decision == _s.c.decision,
            _p.c.user_id == _s.c.user_id,
            _o.c.state.in_(("pending", "posted")),
        )
    )
    return set(await conn.scalars(query))
