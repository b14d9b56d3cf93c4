"""Names that people change on Discord arrive at their tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

import db.tables as tables_db
import db.users as users_db
from bot.service.seats.lobby import put_seats
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.shared.names import distinct

FORMER = "called"
"""The key of a person's preferences for the names that they had at tables: a log can hold them."""


async def rename(
    tables: Tables, table_id: str, user_id: int, name: str, guild_id: int | None
) -> None:
    """Give a person at a table their present name on its server. Raise Problem.

    Stored records of the past keep their former name. While nobody may learn who has acted, nothing
    changes.
    """
    if _new(await tables.get(table_id), user_id, name, guild_id) is None:
        return
    async with tables.locked(table_id) as live:
        called = _new(live, user_id, name, guild_id)
        if called is None:
            return
        seat = live.require_seat(user_id)
        before = live.seats[seat]
        after = msgspec.structs.replace(before, name=called)
        async with tables.database.writing() as conn:
            user = await users_db.get_user(conn, user_id)
            kept = {**user.preferences, FORMER: sorted({*former(user.preferences), before.name})}
            await users_db.update_user(conn, user_id, preferences=kept)
            if live.row.status != "lobby":
                await tables_db.update_seat(conn, live.id, seat, name=called)
        if live.row.status == "lobby":
            await put_seats(tables, live, [after if s.seat == seat else s for s in live.seats])
        live.seats[seat] = after


def former(preferences: Mapping[str, object]) -> list[str]:
    """Return the names that a person had at tables before."""
    try:
        return msgspec.convert(preferences.get(FORMER, []), list[str])
    except msgspec.ValidationError:
        return []


def _new(live: TableSession, user_id: int, name: str, guild_id: int | None) -> str | None:
    """Return the new name of a person at a table, if it is not the same as before."""
    seat = live.seat_of(user_id)
    if seat is None or not live.running or live.undisclosed or guild_id != live.row.guild_id:
        return None
    called = distinct(name, [each.name for each in live.seats if each.seat != seat])
    return None if called == live.seats[seat].name else called
