"""Dropping data that nothing needs any longer: some tables at a time, the untidy ones.

A table becomes untidy when something is published there, and once more when its end is long ago.
The log itself is never dropped, so that with the first state a game stays complete.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import and_, bindparam, case, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.owned import owned
from db.rows import Query, columns, param, sound
from db.tables import RUNNING, Status

KEEP_ENDED = timedelta(days=30)
"""How long after the end of a game everything but the log, first and last state is dropped."""
TURNS = 2
"""The last turns or phases of which every state is kept: the table can agree to go back there."""
FOLDED = 60
"""How many entries back a person alone at a table can see their turns in one post."""
DRAWN = ("post", "end")
"""Kinds of messages that show the state after their last entry, whenever they are sent."""
REPEATED = timedelta(days=1)
"""How long a press is known as applied: Discord repeats one within minutes."""
TOLD = ("post", "ping", "answer", "dm")
"""Kinds of messages of which only the newest is ever looked up again."""


_ALL = 2**31 - 1  # more than any log has


class Untidy(msgspec.Struct, frozen=True, kw_only=True):
    """A table whose time to be tidied has come."""

    id: str
    status: Status
    state_seq: int
    public_seq: int
    ended_at: datetime | None


_t, _e, _s, _sn = models.tables, models.entries, models.seats, models.snapshots
_o, _p, _i = models.outbox, models.pings, models.interactions
_closing, _newer, _mine = _e.alias("closing"), _o.alias("newer"), _e.alias("mine")
_back, _unsent = _e.alias("back"), _o.alias("unsent")

_UNTIDY = Query(
    select(*columns(_t, Untidy))
    .where(_t.c.tidy_at <= param("p_at", _t.c.tidy_at), owned(_t.c.id))
    .order_by(_t.c.tidy_at)
    .limit(param("p_limit", _t.c.head)),
    Untidy,
)
_TIDIED = update(_t).where(_t.c.id == bindparam("p_table")).values(tidy_at=bindparam("p_next"))
_of_table = _sn.c.table_id == bindparam("p_table")
_shown = (
    select(_e.c.state_of)
    .where(_e.c.table_id == bindparam("p_table"), _e.c.seq == bindparam("p_public"))
    .scalar_subquery()
)
# The bot can be shut out of a channel for long while people play: later posts are drawn then.
_to_be_shown = (
    select(_e.c.state_of)
    .join(_unsent, (_unsent.c.table_id == _e.c.table_id) & (_unsent.c.last_seq == _e.c.seq))
    .where(
        _unsent.c.table_id == bindparam("p_table"),
        # Lists are not taken where a statement runs with several sets of parameters.
        or_(*(_unsent.c.kind == kind for kind in DRAWN)),
        or_(*(_unsent.c.state == state for state in ("pending", "failed"))),
    )
)
_DROP = delete(_sn).where(
    _of_table,
    _sn.c.seq > 1,  # the first state
    _sn.c.seq != bindparam("p_state"),
    _sn.c.seq != _shown,
    _sn.c.seq.not_in(_to_be_shown),
    or_(
        _sn.c.seq < bindparam("p_boundaries"),
        and_(_sn.c.boundary.is_(False), _sn.c.seq < bindparam("p_turns")),
    ),
)
_BACK = ("rewind", "withdrawn")
# Going back is marked as a closing too, and undoes the closings that it leaves behind.
_stands = and_(
    _closing.c.closed.is_(True),
    _closing.c.kind.not_in(_BACK),
    ~exists().where(
        _back.c.table_id == _closing.c.table_id,
        _back.c.seq > _closing.c.seq,
        _back.c.kind.in_(_BACK),
        _back.c.state_of < _closing.c.seq,
    ),
)


async def untidy(conn: AsyncConnection, at: datetime, limit: int) -> list[Untidy]:
    """Return tables whose time to be tidied has come, at most `limit`."""
    return await _UNTIDY.all(conn, p_at=at, p_limit=limit)


async def leave(conn: AsyncConnection, table_id: str) -> None:
    """Leave a table as it is until it becomes untidy again."""
    await run_writes(conn, [Write(_TIDIED, [{"p_table": table_id, "p_next": None}])])


async def tidy(conn: AsyncConnection, at: datetime, found: Sequence[Untidy]) -> None:
    """Tidy tables.

    A running game keeps: the first state, the present one, the public one, the states that unsent
    posts will show, all states of the last `TURNS`, and the ends of turns since which a player can
    catch up.
    """
    readable = [table for table in found if sound(table)]
    turns, seen = await _last_turns(conn, readable), await _seen(conn, readable)
    drops: list[dict[str, object]] = []
    # Damaged rows are left as they are.
    nexts: dict[str, datetime | None] = {table.id: None for table in found}
    for table in readable:
        ended = table.status not in RUNNING
        until = (table.ended_at or at) + KEEP_ENDED
        over = ended and until <= at
        from_turns = _ALL if over else turns.get(table.id, 0)
        boundaries = _ALL if over else min(from_turns, seen[table.id])
        drops.append(
            {
                "p_table": table.id,
                "p_state": table.state_seq,
                "p_public": table.state_seq if over else table.public_seq,
                "p_boundaries": boundaries,
                "p_turns": from_turns,
            }
        )
        if ended and not over:
            nexts[table.id] = until
    tidied = [{"p_table": table_id, "p_next": until} for table_id, until in nexts.items()]
    await run_writes(conn, [Write(_DROP, drops), Write(_TIDIED, tidied)])
    await _drop_told(conn, [table.id for table in readable])
    await conn.execute(
        delete(_i).where(
            _i.c.table_id.in_([table.id for table in readable]), _i.c.at < at - REPEATED
        )
    )


async def _last_turns(conn: AsyncConnection, found: Sequence[Untidy]) -> dict[str, int]:
    """Return the entries that ended the turn before the last ones, if there are enough turns."""
    ended = (
        select(_closing.c.seq)
        .where(
            _closing.c.table_id == _t.c.id,
            _closing.c.seq <= _t.c.public_seq,
            _stands,
        )
        .order_by(_closing.c.seq.desc())
        .limit(1)
        .offset(TURNS)
        .scalar_subquery()
    )
    query = select(_t.c.id, ended).where(_t.c.id.in_([table.id for table in found]))
    return {table_id: seq for table_id, seq in await conn.execute(query) if seq is not None}


async def _seen(conn: AsyncConnection, found: Sequence[Untidy]) -> dict[str, int]:
    """Return the last states that all players have seen, where all of them have acted."""
    acted = (
        select(_s.c.table_id, func.max(_mine.c.seq).label("seq"))
        .join(_t, _t.c.id == _s.c.table_id)
        .join(
            _mine,
            (_mine.c.table_id == _s.c.table_id)
            & (_mine.c.seat == _s.c.seat)
            & (_mine.c.user_id == _s.c.user_id)
            & (_mine.c.seq <= _t.c.public_seq),
        )
        .where(_s.c.table_id.in_([table.id for table in found]))
        .group_by(_s.c.table_id, _s.c.seat)
        .subquery()
    )
    # A player alone there has their turns shown together: the post marks what changed since them.
    first = case(
        (func.count() > 1, func.min(acted.c.seq)), else_=func.min(acted.c.seq) - FOLDED
    ).label("seq")
    since = select(acted.c.table_id, first).group_by(acted.c.table_id).subquery()
    ended = (
        select(_closing.c.seq)
        .where(_closing.c.table_id == since.c.table_id, _closing.c.seq < since.c.seq, _stands)
        .order_by(_closing.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    query = select(since.c.table_id, func.coalesce(ended, 0))
    found_rows = {table_id: int(seq) for table_id, seq in await conn.execute(query)}
    return {table.id: found_rows.get(table.id, 0) for table in found}


async def _drop_told(conn: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Drop messages that were posted before the newest of their kind and ask for nothing more."""
    newer = exists().where(
        _newer.c.table_id == _o.c.table_id,
        _newer.c.kind == _o.c.kind,
        _newer.c.state == "posted",
        _newer.c.message_id.is_not(None),
        _newer.c.id > _o.c.id,
    )
    asks = exists().where(_p.c.nonce == _o.c.nonce, _p.c.cleaned_at.is_(None))
    await conn.execute(
        delete(_o).where(
            _o.c.table_id.in_(table_ids),
            _o.c.kind.in_(TOLD),
            _o.c.state.in_(("posted", "dropped")),
            newer,
            ~asks,
        )
    )
