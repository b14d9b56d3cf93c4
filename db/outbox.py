"""Messages still to be sent after a commit, and the pings that were sent.

A message is written in the transaction of the decision it reports, and posted afterwards with its
nonce, so that a crash in between neither loses nor doubles it.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Literal

import msgspec
from sqlalchemy import bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.owned import owned
from db.rows import Query, columns, constant, execute, param, sound

LONGEST = timedelta(hours=6)
_LAST_DAY = datetime.max.replace(tzinfo=UTC) - timedelta(days=1)
MessageState = Literal["pending", "posted", "failed", "dropped"]


class NewPing(msgspec.Struct, frozen=True, kw_only=True):
    """Someone whom a message asks for the decision opened at entry `decision`."""

    seat: int
    user_id: int
    decision: int


class NewMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A message about entries first_seq..last_seq; the nonce names it once and for all."""

    kind: str
    nonce: str
    channel_id: int
    first_seq: int
    last_seq: int
    payload: Mapping[str, object] | None = None
    not_before: datetime | None = None
    pings: Sequence[NewPing] = ()


class MessageRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    table_id: str
    kind: str
    first_seq: int
    last_seq: int
    nonce: str
    channel_id: int
    message_id: int | None
    state: MessageState
    attempts: int
    not_before: datetime | None
    error: str | None
    payload: dict[str, object] | None
    created_at: datetime
    posted_at: datetime | None
    shown: str | None = None
    """A mark of its present content; None if that is not known, or never changes."""


_o, _p, _s, _t = models.outbox, models.pings, models.seats, models.tables
_ADD_MESSAGE = insert(_o)
_ADD_PING = insert(_p)
_POSTED = (
    update(_o)
    .where(_o.c.nonce == bindparam("p_nonce"), _o.c.state != constant("posted"))
    .values(
        state="posted",
        message_id=bindparam("p_message"),
        posted_at=bindparam("p_at"),
        error=None,
        channel_id=func.coalesce(param("p_channel", _o.c.channel_id), _o.c.channel_id),
        shown=param("p_shown", _o.c.shown),
    )
)
_out = _o.c.nonce == bindparam("p_nonce")
_seq = select(_o.c.last_seq).where(_out).scalar_subquery()
_ANNOUNCED = (
    update(_t)
    .where(
        _t.c.id == select(_o.c.table_id).where(_out).scalar_subquery(), _t.c.announced_seq < _seq
    )
    .values(announced_seq=_seq)
)
_HELD = update(_o).where(_out).values(payload=bindparam("p_payload"))
_COVERED = update(_o).where(_out, _o.c.state == constant("pending")).values(state="dropped")
_COVERS = update(_o).where(_out).values(first_seq=bindparam("p_first"))

_earlier = _o.alias("earlier")
_is_pending = _o.c.state == constant("pending")
_is_posted = _o.c.state == constant("posted")
_held_back = (
    select(_earlier.c.id)
    .where(
        _earlier.c.table_id == _o.c.table_id,
        _earlier.c.state == constant("pending"),
        _earlier.c.not_before > param("p_now", _o.c.not_before),
        _earlier.c.not_before <= param("p_far", _o.c.not_before),
        _earlier.c.id <= _o.c.id,
    )
    .exists()
)
_pending = (
    select(*columns(_o, MessageRow))
    .where(_is_pending, ~_held_back)
    .order_by(_o.c.id)
    .limit(param("p_limit", _o.c.id))
)
_PENDING = Query(_pending, MessageRow)
_PENDING_AT = Query(_pending.where(_o.c.table_id == param("p_table", _o.c.table_id)), MessageRow)
_PENDING_TABLES = (
    select(_o.c.table_id)
    .where(_is_pending, ~_held_back, owned(_o.c.table_id))
    .group_by(_o.c.table_id)
    .order_by(func.min(_o.c.id))
)
_LAST_POSTED = Query(
    select(*columns(_o, MessageRow))
    .where(
        _o.c.table_id == param("p_table", _o.c.table_id),
        _o.c.kind == param("p_kind", _o.c.kind),
        _is_posted,
        _o.c.message_id.is_not(None),
    )
    .order_by(_o.c.id.desc())
    .limit(1),
    MessageRow,
)
_ENDED = Query(
    select(*columns(_o, MessageRow))
    .where(
        _o.c.table_id == param("p_table", _o.c.table_id),
        _o.c.kind == param("p_kind", _o.c.kind),
        _o.c.state == constant("dropped"),
        _o.c.message_id.is_not(None),
    )
    .order_by(_o.c.id),
    MessageRow,
)
_BY_NONCE = Query(
    select(*columns(_o, MessageRow)).where(_o.c.nonce == param("p_nonce", _o.c.nonce)), MessageRow
)


async def add_messages(
    conn: AsyncConnection, table_id: str, messages: Sequence[NewMessage], at: datetime
) -> None:
    """Put messages into the outbox, in the caller's transaction."""
    await run_writes(conn, message_writes(table_id, messages, at))


def message_writes(table_id: str, messages: Sequence[NewMessage], at: datetime) -> list[Write]:
    """Return the statements that put messages into the outbox."""
    rows: list[dict[str, object]] = []
    pings: list[dict[str, object]] = []
    for message in messages:
        if not 0 < len(message.nonce) <= models.NONCE_LENGTH:
            raise ValueError(f"a nonce has 1 to {models.NONCE_LENGTH} characters")
        row = msgspec.structs.asdict(message)
        del row["pings"]
        rows.append(
            {**row, "table_id": table_id, "state": "pending", "attempts": 0, "created_at": at}
        )
        pings.extend(
            {"nonce": message.nonce, "table_id": table_id, **msgspec.structs.asdict(ping)}
            for ping in message.pings
        )
    return [Write(_ADD_MESSAGE, rows), Write(_ADD_PING, pings)]


async def pending_messages(
    conn: AsyncConnection, now: datetime, table_id: str | None = None, limit: int = 100
) -> list[MessageRow]:
    """Return messages to be posted now, in the order in which they were written."""
    far = now + LONGEST if now < _LAST_DAY else now
    if table_id is None:
        return await _PENDING.all(conn, p_now=now, p_far=far, p_limit=limit)
    return await _PENDING_AT.all(conn, p_now=now, p_far=far, p_limit=limit, p_table=table_id)


async def newest(conn: AsyncConnection) -> int:
    """Return the id of the newest message, 0 if there is none."""
    return await conn.scalar(select(func.max(_o.c.id))) or 0


async def failing_tables(conn: AsyncConnection) -> list[str]:
    """Return all tables with a message that could not be posted yet."""
    query = select(_o.c.table_id).where(_is_pending, _o.c.attempts > 0, owned(_o.c.table_id))
    return list(await conn.scalars(query.distinct().order_by(_o.c.table_id)))


async def tables_with_pending(conn: AsyncConnection, now: datetime) -> list[str]:
    """Return all tables with a message to post now, the one with the oldest message first."""
    far = now + LONGEST if now < _LAST_DAY else now
    result = await conn.execute(_PENDING_TABLES, {"p_now": now, "p_far": far})
    return list(result.scalars())


async def mark_posted(
    conn: AsyncConnection,
    nonce: str,
    message_id: int | None,
    at: datetime,
    *,
    channel_id: int | None = None,
) -> bool:
    """Note that a message is out; False if it had been marked before (the first id stays).

    `channel_id` is where, if not where it was meant to go. The table's `announced_seq` follows.
    """
    writes = posted(nonce, message_id, at, channel_id=channel_id)
    return await run_writes(conn, writes, guarded=True)


def posted(
    nonce: str,
    message_id: int | None,
    at: datetime,
    *,
    channel_id: int | None = None,
    shown: str | None = None,
) -> list[Write]:
    """Return the statements that note a message as posted; the first one guards the other.

    `shown` is a mark of its content, if it is kept up to date.
    """
    row: dict[str, object] = {
        "p_nonce": nonce,
        "p_message": message_id,
        "p_at": at,
        "p_channel": channel_id,
        "p_shown": shown,
    }
    return [Write(_POSTED, [row]), Write(_ANNOUNCED, [{"p_nonce": nonce}])]


async def mark_attempt(
    conn: AsyncConnection, nonce: str, error: str, retry_at: datetime | None
) -> None:
    """Note a failed attempt: try again at the given time, or give up (None)."""
    await conn.execute(
        update(_o)
        .where(_o.c.nonce == nonce, _o.c.state == "pending")
        .values(
            attempts=_o.c.attempts + 1,
            error=error,
            not_before=retry_at,
            state="failed" if retry_at is None else "pending",
        )
    )


async def mark_deleted(conn: AsyncConnection, nonce: str) -> bool:
    """Note that a posted message is gone; True for the one caller who noted it."""
    count = await execute(
        conn,
        update(_o).where(_o.c.nonce == nonce, _o.c.state == "posted").values(state="dropped"),
    )
    return count == 1


async def mark_gone(conn: AsyncConnection, table_id: str, message_id: int) -> None:
    """Note that a posted message is gone, with all that was added to it later."""
    await conn.execute(
        update(_o)
        .where(_o.c.table_id == table_id, _o.c.message_id == message_id, _o.c.state == "posted")
        .values(state="dropped")
    )


async def finish(conn: AsyncConnection, nonces: Sequence[str]) -> None:
    """Note that these messages need no more work: they are final or gone."""
    await conn.execute(update(_o).where(_o.c.nonce.in_(nonces)).values(state="dropped"))


async def tables_with(conn: AsyncConnection, *kinds: str) -> list[str]:
    """Return all tables with a posted message of these kinds that is not finished."""
    query = select(_o.c.table_id).where(_o.c.kind.in_(kinds), _o.c.state == "posted")
    return list(await conn.scalars(query.where(owned(_o.c.table_id)).distinct()))


async def followed(conn: AsyncConnection, last: MessageRow, besides: Sequence[str]) -> bool:
    """Return whether a message of its table is below this one, of other kinds than `besides`.

    A ping or post that was deleted does not count; questions that are over are still there.
    """
    gone = select(_p.c.nonce).where(_p.c.nonce == _o.c.nonce, _p.c.cleaned_at.is_not(None)).exists()
    query = select(_o.c.id).where(
        _o.c.table_id == last.table_id,
        _o.c.id > last.id,
        _o.c.kind.not_in(besides),
        or_(_o.c.state == "posted", (_o.c.state == "dropped") & (_o.c.kind != "post")),
        _o.c.message_id.is_not(None),
        ~gone,
    )
    return await conn.scalar(query.limit(1)) is not None


async def drop_messages(
    conn: AsyncConnection, table_id: str, kinds: Sequence[str] | None = None
) -> int:
    """Drop pending messages that need not be posted any longer; return how many."""
    statement = (
        update(_o).where(_o.c.table_id == table_id, _o.c.state == "pending").values(state="dropped")
    )
    if kinds is not None:
        statement = statement.where(_o.c.kind.in_(kinds))
    return await execute(conn, statement)


async def redirect_messages(conn: AsyncConnection, table_id: str, channel_id: int) -> None:
    """Move a table's pending messages to its new channel, and retry failed ones."""
    await conn.execute(
        update(_o)
        .where(_o.c.table_id == table_id, _o.c.state.in_(("pending", "failed")))
        .values(channel_id=channel_id, state="pending", not_before=None)
    )


async def has_unsent(conn: AsyncConnection, table_id: str, kind: str) -> bool:
    """Return whether a message of this kind waits, or was given up."""
    query = select(_o.c.id).where(
        _o.c.table_id == table_id, _o.c.kind == kind, _o.c.state.in_(("pending", "failed"))
    )
    return await conn.scalar(query.limit(1)) is not None


async def retry_messages(conn: AsyncConnection, channel_ids: Sequence[int]) -> set[str]:
    """Make messages that wait for a retry in these channels due now; return their tables."""
    statement = (
        update(_o)
        .where(
            _o.c.channel_id.in_(channel_ids),
            _o.c.state == "pending",
            _o.c.not_before.is_not(None),
        )
        .values(not_before=None)
        .returning(_o.c.table_id)
    )
    return set((await conn.execute(statement)).scalars())


async def waiting_in(conn: AsyncConnection, channel_ids: Sequence[int]) -> bool:
    """Return whether anything waits for a later attempt in these channels."""
    query = select(_o.c.id).where(
        _o.c.channel_id.in_(channel_ids), _o.c.state == "pending", _o.c.not_before.is_not(None)
    )
    return await conn.scalar(query.limit(1)) is not None


async def waiting_channels(conn: AsyncConnection, guild_id: int) -> set[int]:
    """Return the channels of a server in which anything waits for a later attempt."""
    query = (
        select(_o.c.channel_id)
        .join(_t, _t.c.id == _o.c.table_id)
        .where(_is_pending, _o.c.not_before.is_not(None), _t.c.guild_id == guild_id)
    )
    return set(await conn.scalars(query))


async def failing_servers(conn: AsyncConnection) -> set[int]:
    """Return the servers in which anything waits for a later attempt."""
    query = (
        select(_t.c.guild_id)
        .join(_o, _t.c.id == _o.c.table_id)
        .where(_is_pending, _o.c.not_before.is_not(None), _t.c.guild_id.is_not(None))
        .where(owned(_t.c.id))
    )
    return set(await conn.scalars(query))


async def message_of(conn: AsyncConnection, nonce: str) -> MessageRow | None:
    """Return the message of this nonce."""
    return await _BY_NONCE.one(conn, p_nonce=nonce)


async def last_posted(conn: AsyncConnection, table_id: str, kind: str) -> MessageRow | None:
    """Return the latest posted message of a kind (the last turn's post), unless unreadable."""
    row = await _LAST_POSTED.one(conn, p_table=table_id, p_kind=kind)
    return row if row is not None and sound(row) else None


def held(nonce: str, payload: Mapping[str, object]) -> Write:
    """Return the statement that keeps the content a message had when it was posted."""
    return Write(_HELD, [{"p_nonce": nonce, "p_payload": payload}])


def covered(row: MessageRow, newer: MessageRow) -> list[Write]:
    """Return the statements with which a newer post reports what a pending one would have."""
    return [
        Write(_COVERED, [{"p_nonce": row.nonce}]),
        Write(_COVERS, [{"p_nonce": newer.nonce, "p_first": row.first_seq}]),
    ]


async def messages_of_kind(conn: AsyncConnection, table_id: str, *kinds: str) -> list[MessageRow]:
    """Return the messages of these kinds that are posted or will be, oldest first."""
    return await _of_kinds(kinds).all(conn, p_table=table_id)


@cache
def _of_kinds(kinds: tuple[str, ...]) -> Query[MessageRow]:
    """Return the query for messages of these kinds: it is made once."""
    query = select(*columns(_o, MessageRow)).where(
        _o.c.table_id == param("p_table", _o.c.table_id),
        or_(*(_o.c.kind == constant(kind) for kind in kinds)),
        or_(_is_pending, _is_posted),
    )
    return Query(query.order_by(_o.c.id), MessageRow)


async def ended_messages(conn: AsyncConnection, table_id: str, kind: str) -> list[MessageRow]:
    """Return the messages of a kind that were posted and are final, or gone."""
    return await _ENDED.all(conn, p_table=table_id, p_kind=kind)
