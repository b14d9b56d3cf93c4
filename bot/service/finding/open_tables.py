"""Open tables: the listed tables of a server at which a person can take a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import db.servers as servers_db
from bot.service.clocks.quiet_hours import Quiet
from bot.service.finding.common_hours import common
from bot.service.seats import held_seats
from bot.service.seats.lobby import options
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.rows import sound


class OpenTable(NamedTuple):
    """A table with its free seats for a person, and the least and most players it allows."""

    live: TableSession
    free: int
    least: int
    most: int


async def open_tables(tables: Tables, guild_id: int, user_id: int) -> list[OpenTable]:
    """Return the tables of a server that a person could join, the newest first.

    Tables of all channels are among them: what the person can see is for the caller to find out.
    """
    async with tables.database.reading() as conn:
        rows = await servers_db.lobbies(conn, guild_id)
    found: list[OpenTable] = []
    for row in rows:
        if not sound(row) or row.settings.get("listed") is not True:
            continue
        try:
            table = open_to(await tables.get(row.id), user_id)
        except Problem:  # it cannot be read, or was moved to another server
            continue
        if table is not None:
            found.append(table)
    return found


def open_to(live: TableSession, user_id: int) -> OpenTable | None:
    """Return a listed table as it is open to a person; None if they can't join it."""
    settings = settings_of(live)
    if live.row.status != "lobby" or not settings.listed or live.seat_of(user_id) is not None:
        return None
    if settings.closed and not held_seats.invites(live, user_id):
        return None
    chosen, numbers = options(live), live.game.seats
    allowed = [count for count in numbers if live.game.setup_refusal(chosen, count) is None]
    if not allowed:
        return None
    beyond = numbers.stop - 1 - max(allowed)  # seats that the options leave unused
    free = held_seats.room(live, [user_id]) - beyond
    return OpenTable(live, free, min(allowed), max(allowed)) if free > 0 else None


def common_hours(live: TableSession, user_id: int, quiet: Mapping[int, Quiet]) -> float | None:
    """Return the hours that a person and the people at a table share; None if unknown."""
    others = [quiet.get(seat.user_id) for seat in live.people() if seat.user_id is not None]
    return common([quiet.get(user_id), *others], now()) if others else None
