"""A game as a file."""

from __future__ import annotations

from typing import Any

import msgspec

import db.entries as entries_db
from bot.errors import Problem
from bot.service.live import Live
from bot.service.tables import Tables
from db.entries import EntryRow
from games.core import codec
from games.core.game import visible


async def export(tables: Tables, live: Live, user_id: int) -> bytes:
    """Return a game as JSON.

    A finished game is complete: first state, decisions, events, result, for anyone. A running one
    holds what the asking player knows: his own decisions, and what the others' told everybody.
    """
    if live.state is None:
        raise Problem("problem-table-lobby", table=live.id)
    finished = live.row.status == "finished"
    seat = None if finished else live.require_seat(user_id)
    async with tables.database.reading() as conn:
        log = await entries_db.entries_of(conn, live.id)
    standing = entries_db.standing(log, live.row.state_seq)
    found: dict[str, Any] = {
        "table": live.id,
        "name": live.row.name,
        "game": live.game.key,
        "rules": live.game.rules,
        "options": live.row.options,
        "content": live.row.content_hash,
        "players": [{"seat": s.seat, "name": s.name, "kind": s.kind} for s in live.seats],
        "started": live.row.started_at,
        "ended": live.row.ended_at,
        "complete": finished,
        "entries": [
            _entry(live, entry, seat, complete=finished)
            for entry in standing
            # Even that somebody has decided something may be unknown until it is told.
            if finished or entry.seq <= live.row.public_seq or entry.seat == seat
        ],
        "result": live.row.result,
    }
    if finished:
        first: Any = await tables.state_at(live, standing[0].seq)
        found["start"] = msgspec.to_builtins(first)
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def _entry(live: Live, entry: EntryRow, seat: int | None, *, complete: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat}
    if entry.action is not None and (complete or entry.seat == seat):
        shown["action"] = msgspec.Raw(entry.action)
    if entry.events is not None:
        events = codec.decode_events(live.game, entry.events)
        shown["events"] = events if complete else visible(events, seat)
    if complete:
        shown["state_hash"] = entry.state_hash
    return shown
