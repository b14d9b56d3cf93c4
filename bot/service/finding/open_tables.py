"""Open tables: the listed tables of a server at which a person can take a seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import NamedTuple

from bot.service.clocks import quiet_hours
from bot.service.clocks.quiet_hours import Quiet
from bot.service.finding.common_hours import common
from bot.service.seats import held_seats, invitations
from bot.service.seats.lobby import options
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.shared.clock import now
from db.tables import TableRow


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
    found = [open_to(live, user_id) async for live in lobbies(tables, guild_id)]
    return [table for table in found if table is not None]


def lobbies(tables: Tables, guild_id: int) -> AsyncIterator[TableSession]:
    """Yield the tables of a server that look for players, the newest first."""
    return invitations.lobbies(tables, guild_id, _looks)


def _looks(row: TableRow) -> object:
    return row.settings.get("listed") or row.settings.get("found")


def allowed_sizes(live: TableSession) -> list[int]:
    """Return the numbers of players that a table's options allow."""
    chosen, numbers = options(live), live.game.seats
    return [count for count in numbers if live.game.setup_refusal(chosen, count) is None]


def open_to(live: TableSession, user_id: int) -> OpenTable | None:
    """Return a listed table as it is open to a person; None if they can't join it."""
    settings = settings_of(live)
    if live.row.status != "lobby" or not settings.listed or live.seat_of(user_id) is not None:
        return None
    if settings.closed and not held_seats.invites(live, user_id):
        return None
    allowed = allowed_sizes(live)
    if not allowed:
        return None
    beyond = live.game.seats.stop - 1 - max(allowed)  # seats that the options leave unused
    free = held_seats.room(live, [user_id]) - beyond
    return OpenTable(live, free, min(allowed), max(allowed)) if free > 0 else None


def common_hours(live: TableSession, user_id: int, quiet: Mapping[int, Quiet]) -> float | None:
    """Return the hours that a person and the people at a table share; None if unknown."""
    others = [quiet.get(seat.user_id) for seat in live.people() if seat.user_id is not None]
    mine, at = quiet.get(user_id), now()
    if not others or mine is None or is_new(mine):
        return None
    return common([mine, *others], at)


def is_new(hours: Quiet) -> bool:
    """Return whether a person has changed their time zone or quiet hours within a day.

    They are shown no common hours: by trying many they would learn when the others are asleep.
    """
    return hours.since > now() - quiet_hours.DAY
