"""Who sits where while a game goes on: ending, pausing, resigning, coming back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.queued as queued_db
import db.tables as tables_db
import db.votes as votes_db
from bot.errors import Problem
from bot.naming import distinct, safe
from bot.service.commit import Also, Step, Writing, write
from bot.service.live import PERSON, Live
from bot.service.tables import Tables, now
from bot.texts import say
from db.tables import SeatRow
from games.core import codec
from games.core.seats import LEVELS


async def update_seat(tables: Tables, live: Live, seat: int, **changes: Any) -> None:
    """Change a seat outside the log; the caller holds the table's lock."""
    async with tables.database.writing() as conn:
        await tables_db.update_seat(conn, live.id, seat, **changes)
    live.seats[seat] = msgspec.structs.replace(live.seats[seat], **changes)


async def cancel_lobby(tables: Tables, table_id: str) -> Live:
    """Close a table that has not begun."""
    async with tables.locked(table_id) as live:
        if live.row.status != "lobby":
            raise Problem("problem-not-lobby", table=live.id)
        await close(tables, live)
        return live


async def cancel(tables: Tables, table_id: str) -> Live:
    """End a game without a result; its log and last state are kept."""
    async with tables.locked(table_id) as live:
        await close(tables, live)
        return live


async def close(tables: Tables, live: Live, before: Sequence[Also] = ()) -> None:
    """End a table without a result; the caller holds its lock."""
    if not live.running:
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    at = now()
    async with tables.database.writing() as conn:
        for change in before:
            await change(conn)
        await tables_db.update_table(conn, live.id, at, status="cancelled", ended_at=at)
        for seat in live.seats:
            await tables_db.update_seat(conn, live.id, seat.seat, decision=None, waiting_since=None)
        await _nothing_left(conn, live.id)
    live.row = msgspec.structs.replace(live.row, status="cancelled", ended_at=at)
    live.seats = [
        msgspec.structs.replace(seat, decision=None, waiting_since=None) for seat in live.seats
    ]
    live.forget()
    tables.notify(live.id)


async def _nothing_left(conn: AsyncConnection, table_id: str) -> None:
    """Drop what would still have been done or said at a table that ended."""
    await outbox_db.drop_messages(conn, table_id, ("ping", "dm"))
    await votes_db.close_votes(conn, table_id, "moot", now())


# Changes that are noted in the log


def _note(live: Live, kind: str, seat: int | None, user_id: int | None) -> Step:
    """Return an entry that leaves the state as it is."""
    return Step(
        kind,
        seat,
        user_id,
        state_hash=codec.state_hash(live.state),
        state_of=live.row.state_seq,
    )


async def set_paused(
    tables: Tables, live: Live, user_id: int, *, paused: bool, before: Sequence[Also] = ()
) -> None:
    """Stop or resume a game; the caller holds its lock."""
    wanted = "playing" if paused else "paused"
    if live.row.status != wanted:
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    kind = "pause" if paused else "resume"
    await write(
        tables,
        live,
        Writing(
            [_note(live, kind, live.seat_of(user_id), user_id)],
            live.state,
            status="paused" if paused else "playing",
            texts=(say(live.lang, f"note-{kind}", name=live.title),),
        ),
        before=before,
    )


async def put_computer(
    tables: Tables, live: Live, seat: int, user_id: int, kind: str, before: Sequence[Also] = ()
) -> None:
    """Let a program play a person's seat, who may take it back; holds the table's lock."""
    _require_running(live)
    row = live.seats[seat]
    if row.kind != PERSON:
        raise Problem("problem-seat-computer", name=safe(row.name))
    new = msgspec.structs.replace(
        row, kind=LEVELS[-1], user_id=None, original_user_id=row.original_user_id or row.user_id
    )
    await _reseat(tables, live, new, user_id, kind, before)


async def resign(tables: Tables, table_id: str, user_id: int) -> Live:
    """Give one's seat to a program."""
    async with tables.locked(table_id) as live:
        await put_computer(tables, live, live.require_seat(user_id), user_id, "resign")
        return live


async def reclaim(tables: Tables, table_id: str, user_id: int, name: str) -> Live:
    """Take one's seat back from whoever plays it in one's place, and perhaps gave it his name."""
    async with tables.locked(table_id) as live:
        _require_running(live)
        mine = [s.seat for s in live.seats if s.original_user_id == user_id != s.user_id]
        if not mine or live.seat_of(user_id) is not None:
            raise Problem("problem-nothing-to-reclaim", table=live.id)
        others = [each.name for each in live.seats if each.seat != mine[0]]
        new = msgspec.structs.replace(
            live.seats[mine[0]], kind=PERSON, user_id=user_id, name=distinct(name, others)
        )
        await _reseat(tables, live, new, user_id, "reclaim")
        return live


async def take_over(
    tables: Tables, table_id: str, seat: int, user_id: int, name: str, by: int
) -> Live:
    """Let another person play a seat from now on; its owner may still reclaim it."""
    async with tables.locked(table_id) as live:
        _require_running(live)
        if live.seat_of(user_id) is not None:
            raise Problem("problem-already-seated", table=live.id)
        row = live.seats[seat]
        owner = row.original_user_id or row.user_id
        others = [each.name for each in live.seats if each.seat != seat]
        new = msgspec.structs.replace(
            row, kind=PERSON, user_id=user_id, original_user_id=owner, name=distinct(name, others)
        )
        await _reseat(tables, live, new, by, "replace")
        return live


def _require_running(live: Live) -> None:
    if live.row.status not in ("playing", "paused"):
        raise Problem(f"problem-table-{live.row.status}", table=live.id)


async def _reseat(
    tables: Tables, live: Live, new: SeatRow, user_id: int, kind: str, before: Sequence[Also] = ()
) -> None:
    """Put somebody else in a seat; his decision is asked anew."""
    old = live.seats[new.seat]

    async def store(conn: AsyncConnection) -> None:
        await tables_db.update_seat(
            conn,
            live.id,
            new.seat,
            kind=new.kind,
            user_id=new.user_id,
            original_user_id=new.original_user_id,
            name=new.name,
            away_until=None,
        )
        await queued_db.drop_queued_turn(conn, live.id, new.seat)

    live.seats[new.seat] = msgspec.structs.replace(new, away_until=None)
    writing = Writing(
        [_note(live, kind, new.seat, user_id)],
        live.state,
        refresh=frozenset({new.seat}),
        texts=(say(live.lang, f"note-{kind}", name=safe(old.name), other=safe(new.name)),),
    )
    await write(tables, live, writing, before=[*before, store])
    live.plans.pop(new.seat, None)
