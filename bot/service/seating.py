"""Who sits where while a game goes on: ending, pausing, resigning, coming back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.tables as tables_db
import db.timers as timers_db
import db.votes as votes_db
from bot.errors import Problem
from bot.service.live import Live
from bot.service.tables import Tables, now


async def update_seat(tables: Tables, live: Live, seat: int, **changes: Any) -> None:
    """Change a seat outside the log; the caller holds the table's lock."""
    async with tables.database.writing() as conn:
        await tables_db.update_seat(conn, live.id, seat, **changes)
    live.seats[seat] = msgspec.structs.replace(live.seats[seat], **changes)


async def seen(tables: Tables, table_id: str, seat: int) -> None:
    """Note that a person has been told of everything up to now."""
    async with tables.locked(table_id) as live:
        head = live.row.head
        if live.seats[seat].last_seen_seq != head:
            await update_seat(tables, live, seat, last_seen_seq=head)


async def cancel_lobby(tables: Tables, table_id: str) -> Live:
    """Close a table that has not begun."""
    async with tables.locked(table_id) as live:
        if live.row.status != "lobby":
            raise Problem("problem-not-lobby", table=live.id)
        await _close(tables, live)
        return live


async def cancel(tables: Tables, table_id: str) -> Live:
    """End a game without a result; its log and last state are kept."""
    async with tables.locked(table_id) as live:
        if live.row.status not in ("lobby", "playing", "paused"):
            raise Problem(f"problem-table-{live.row.status}", table=live.id)
        await _close(tables, live)
        return live


async def _close(tables: Tables, live: Live) -> None:
    at = now()
    async with tables.database.writing() as conn:
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
    await outbox_db.drop_messages(conn, table_id, ("ping", "remind"))
    await timers_db.cancel_timers(conn, table_id)
    await votes_db.close_votes(conn, table_id, "moot", now())
